package ludus.pax;

import java.util.List;
import ludus.kernel.Game;
import ludus.kernel.Setup;
import ludus.kernel.laws.GameLaws;

class PaxLawsTest extends GameLaws<State, Move> {

  private static final Pax PAX = Pax.standard();

  @Override
  public Game<State, Move> game() {
    return PAX;
  }

  @Override
  public List<Setup> setups() {
    return List.of(
        Setup.of(1),
        Setup.of(1).with("soloGame", "5"),
        Setup.of(2),
        Setup.of(3).with("openMoney", "on").with("tieBreak", "on"),
        Setup.of(4),
        Setup.of(4).with("strictBank", "on").with("primus", "3"),
        Setup.of(8).with("twoCopies", "on"));
  }
}
