package ludus.server.live;

import ludus.kernel.Refusal;
import ludus.server.Problem;
import ludus.server.api.Play;

/// A move that the rules refuse, with where the game stands.
public final class Refusing extends Problem {

  private static final long serialVersionUID = 1;

  private final transient Refusal refusal;
  private final transient Play.Position position;
  private final String at;

  Refusing(Refusal refusal, Play.Position position, String at) {
    super(409, "refused", refusal.message());
    this.refusal = refusal;
    this.position = position;
    this.at = at;
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

  static Play.Refused refused(Refusal refusal) {
    return new Play.Refused(refusal.rule().map(rule -> rule.id()), refusal.message());
  }
}
