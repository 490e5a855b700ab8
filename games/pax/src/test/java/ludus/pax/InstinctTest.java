package ludus.pax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import ludus.kernel.BadInput;
import ludus.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  private static double feature(String patch, Move move, String name) {
    State state = TestTable.at(patch).state();
    int at = INSTINCT.names().indexOf(name);
    assertThat(at).as(name).isNotNegative();
    return INSTINCT.features(state, 0, move)[at];
  }

  private static Card card(String id) {
    return TestTable.card(id);
  }

  /// Rome holds what nobody has more of; it has one Wealth.
  @ParameterizedTest
  @CsvSource({"SEN-01, 0, 1, 1", "WEA-01, 0, 1, 0", "WEA-08, 0, 1, 1", "WEA-01, 2, 0, 0"})
  void a_card_may_take_a_category_from_rome(String card, int rival, int held, int freed) {
    String patch =
        ("{'rome':{'faceUp':{'WEALTH':['WEA-02']}},'step':{'type':'Play','played':[]},"
                + "'players':{'0':{'hand':['%s']},'1':{'display':{WEALTH*%d}}}}")
            .formatted(card, rival);
    Move move = new Move.PlayCard(card(card));
    assertThat(feature(patch, move, "played: of a category that Rome holds")).isEqualTo(held);
    assertThat(feature(patch, move, "played: takes a category from Rome")).isEqualTo(freed);
  }

  /// Two Intrigue ahead, half a one for who holds Primus Conspiratus: by three it is clear.
  @ParameterizedTest
  @CsvSource({"0, 0, -0.1667", "2, 0, 0.8333", "0, 2, -0.8333", "5, 0, 1", "0, 5, -1"})
  void who_has_more_intrigue_plots(int own, int rival, double plotting) {
    String patch =
        ("{'step':{'type':'Play','played':[]},'pcHolder':%s,'players':{'0':{'hand':['SEN-01'],'display':{INTRIGUE*%d}},"
                + "'1':{'display':{INTRIGUE*%d}}}}")
            .formatted(own > 0 ? "0" : rival > 0 ? "1" : "null", own, rival);
    Move move = new Move.PlayCard(card("SEN-01"));
    assertThat(feature(patch, move, "played: any card")).isEqualTo(1);
    assertThat(feature(patch, move, "played: any card, plotting"))
        .isCloseTo(plotting, within(1e-3));
    double late = feature(patch, move, "played: any card, late");
    assertThat(late).isBetween(0.0, 1.0);
    assertThat(feature(patch, move, "played: any card, plotting late"))
        .isCloseTo(plotting * late, within(1e-3));
  }

  @Test
  void weights_for_something_else_are_refused() {
    assertThatThrownBy(() -> INSTINCT.with("{\"beauty\": 1}"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("beauty");
  }
}
