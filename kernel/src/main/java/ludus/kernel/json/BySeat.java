package ludus.kernel.json;

import ludus.kernel.BadInput;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What every seat has is a list in a state, but is written by seat, so that a patch can change one
/// of them.
public record BySeat(String field, String one) {

  /// The list becomes an object.
  public void open(ObjectNode state) {
    JsonNode list = state.get(field);
    ObjectNode seats = state.putObject(field);
    int seat = 0;
    for (JsonNode its : list) {
      seats.set(String.valueOf(seat++), its);
    }
  }

  /// The object becomes a list again, of so many seats.
  ///
  /// @throws BadInput if it is no object, a seat is missing, or there is one too many
  public void close(ObjectNode state, int seats) {
    if (!(state.get(field) instanceof ObjectNode its)) {
      throw new BadInput("A state needs an object \"%s\".".formatted(field));
    }
    ArrayNode list = state.arrayNode();
    for (int seat = 0; seat < seats; seat++) {
      if (!its.has(String.valueOf(seat))) {
        throw new BadInput("The %s of seat %d is missing.".formatted(one, seat));
      }
      list.add(its.get(String.valueOf(seat)));
    }
    if (its.size() > seats) {
      throw new BadInput("There must be %d %s.".formatted(seats, field));
    }
    state.set(field, list);
  }
}
