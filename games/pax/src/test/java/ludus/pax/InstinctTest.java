package ludus.pax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import ludus.kernel.BadInput;
import ludus.kernel.Setup;
import org.junit.jupiter.api.Test;

/// How a conspirator leans: what must hold whatever was learnt.
class InstinctTest {

  private static final PaxInstinct INSTINCT = PaxInstinct.IT;

  @Test
  void every_move_has_a_weight_and_the_features_that_make_it() {
    TestTable.random(
        TestTable.PAX,
        Setup.of(3),
        5,
        table -> {
          State state = table.state();
          if (table.isOver()) {
            return;
          }
          int seat = TestTable.PAX.agenda(state).must().getFirst().seat();
          List<Move> moves = TestTable.PAX.moves(state, seat);
          double[] weights = INSTINCT.weights(state, seat, moves);
          assertThat(weights).hasSize(moves.size());
          double[] first = INSTINCT.features(state, seat, moves.getFirst());
          assertThat(first).hasSize(INSTINCT.names().size());
          for (double weight : weights) {
            assertThat(weight).isBetween(0.0, 1.0);
          }
        });
  }

  @Test
  void without_weights_all_moves_are_alike() {
    StringBuilder nothing = new StringBuilder("{");
    for (String name : INSTINCT.names()) {
      nothing.append(nothing.length() > 1 ? "," : "").append("\"%s\": 0".formatted(name));
    }
    PaxInstinct indifferent = INSTINCT.with(nothing.append("}").toString());
    TestTable table = TestTable.at("{}");
    int seat = table.state().activePlayer();
    List<Move> moves = TestTable.PAX.moves(table.state(), seat);
    for (double weight : indifferent.weights(table.state(), seat, moves)) {
      assertThat(weight).isCloseTo(1, within(1e-12));
    }
  }

  @Test
  void weights_for_something_else_are_refused() {
    assertThatThrownBy(() -> INSTINCT.with("{\"beauty\": 1}"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("beauty");
  }
}
