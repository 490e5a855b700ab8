package ludus.server.live;

import ludus.kernel.Refusal;
import ludus.server.Problem;
import ludus.server.api.Play;
import tools.jackson.databind.json.JsonMapper;

/// A move that the rules refuse, with where the game stands.
public final class Refusing extends Problem {

  private static final long serialVersionUID = 1;

  private final transient Refusal refusal;
  private final transient Play.Position position;
  private final String at;
  private final transient JsonMapper mapper;

  Refusing(Refusal refusal, Play.Position position, String at, JsonMapper mapper) {
    super(409, "refused", refusal.message());
    this.refusal = refusal;
    this.position = position;
    this.at = at;
    this.mapper = mapper;
  }

  public Play.Refused refused() {
    return refused(refusal);
  }

  public Play.Position position() {
    return position;
  }

  public String at() {
    return at;
  }

  /// Writes the position.
  public JsonMapper mapper() {
    return mapper;
  }

  static Play.Refused refused(Refusal refusal) {
    return new Play.Refused(refusal.rule().map(rule -> rule.id()), refusal.message());
  }
}
