package ludus.kernel.json;

import ludus.kernel.BadInput;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// How a game's values are written as JSON. A state that is written and read again is equal to the
/// one before; names are those of the rulebook and the data file.
public interface Notation<S, M> {

  /// Writes and reads everything of this game: moves, views, events.
  JsonMapper mapper();

  Class<M> moveType();

  ObjectNode write(S state);

  /// @throws BadInput if this is no state of the game
  S read(ObjectNode json);

  /// A position made from the start of a game by an RFC 7396 patch; components that the patch
  /// places are taken away from where they were.
  ///
  /// @throws BadInput if this makes no position of the game
  S position(S start, ObjectNode patch);

  default ObjectNode writeMove(M move) {
    return mapper().writerFor(moveType()).<ObjectNode>valueToTree(move);
  }

  /// @throws BadInput if this is no move of the game
  default M readMove(JsonNode json) {
    if (!json.isObject()) {
      throw new BadInput("A move must be a JSON object with a \"type\".");
    }
    try {
      return mapper().readerFor(moveType()).readValue(json);
    } catch (JacksonException e) {
      throw new BadInput("This is no move of the game: " + Json.reason(e), e);
    }
  }

  /// A view, an event or an outcome as JSON.
  default JsonNode writeValue(Object value) {
    return mapper().valueToTree(value);
  }
}
