package ludus.marenostrum;

import ludus.kernel.Game;
import ludus.kernel.laws.ScenarioLaws;

/// The worked examples and edge cases, each a file of `scenarios/mare-nostrum`.
class ScenariosTest extends ScenarioLaws<State, Move> {

  @Override
  protected Game<State, Move> game() {
    return TestTable.GAME;
  }

  @Override
  protected String rules() {
    return "MN-";
  }
}
