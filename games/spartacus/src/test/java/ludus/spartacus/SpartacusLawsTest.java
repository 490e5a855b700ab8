package ludus.spartacus;

import java.util.List;
import ludus.kernel.Game;
import ludus.kernel.Setup;
import ludus.kernel.laws.GameLaws;

class SpartacusLawsTest extends GameLaws<State, Move> {

  private static final Spartacus SPARTACUS = Spartacus.standard();

  @Override
  public Game<State, Move> game() {
    return SPARTACUS;
  }

  @Override
  public List<Setup> setups() {
    return List.of(
        Setup.of(3).with("rounds", "8"),
        Setup.of(4).with("length", "standard").with("deck", "intrigue104").with("rounds", "5"),
        Setup.of(4).with("length", "advanced").with("wagers", "inTurn").with("rounds", "5"));
  }

  @Override
  public int games() {
    return 1;
  }
}
