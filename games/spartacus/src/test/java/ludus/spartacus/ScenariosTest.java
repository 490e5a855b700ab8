package ludus.spartacus;

import ludus.kernel.Game;
import ludus.kernel.laws.ScenarioLaws;

/// The worked examples and edge cases, each a file of `scenarios/spartacus`.
class ScenariosTest extends ScenarioLaws<State, Move> {

  @Override
  protected Game<State, Move> game() {
    return TestTable.SPARTACUS;
  }

  @Override
  protected String rules() {
    return "SP-";
  }
}
