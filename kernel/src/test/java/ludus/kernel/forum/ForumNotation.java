package ludus.kernel.forum;

import ludus.kernel.BadInput;
import ludus.kernel.json.Json;
import ludus.kernel.json.Notation;
import ludus.kernel.scenario.Placement;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The Forum as JSON, all by records.
enum ForumNotation implements Notation<ForumState, ForumMove> {
  IT;

  @SuppressWarnings("ImmutableEnumChecker") // a built mapper doesn't change
  private final JsonMapper mapper =
      Json.builder(ForumMove.class, ForumEvent.class, ForumState.Frame.class).build();

  @Override
  public JsonMapper mapper() {
    return mapper;
  }

  @Override
  public Class<ForumMove> moveType() {
    return ForumMove.class;
  }

  @Override
  public ObjectNode write(ForumState state) {
    return mapper.valueToTree(state);
  }

  @Override
  public ForumState read(ObjectNode json) {
    try {
      return mapper.treeToValue(json, ForumState.class);
    } catch (JacksonException e) {
      throw new BadInput("This is no state of the Forum: " + Json.reason(e), e);
    }
  }

  @Override
  public ForumState position(ForumState start, ObjectNode patch) {
    return read(Placement.of(write(start), patch, _ -> false).json());
  }
}
