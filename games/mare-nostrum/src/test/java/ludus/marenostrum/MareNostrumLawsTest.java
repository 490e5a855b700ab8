package ludus.marenostrum;

import java.util.List;
import ludus.kernel.Game;
import ludus.kernel.Setup;
import ludus.kernel.laws.GameLaws;

class MareNostrumLawsTest extends GameLaws<State, Move> {

  private static final MareNostrum MARE_NOSTRUM = MareNostrum.standard();

  @Override
  public Game<State, Move> game() {
    return MARE_NOSTRUM;
  }

  @Override
  public List<Setup> setups() {
    return List.of(
        Setup.of(3).with("roundLimit", "5").with("coverSet", "literal"),
        Setup.of(4)
            .with("roundLimit", "3")
            .with("display", "experienced")
            .with("empires", "chosen"),
        Setup.of(5).with("roundLimit", "3"));
  }

  @Override
  public int games() {
    return 1;
  }
}
