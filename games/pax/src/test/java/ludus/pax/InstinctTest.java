package ludus.pax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import ludus.kernel.BadInput;
import ludus.kernel.Reasons;
import ludus.kernel.Setup;
import ludus.kernel.Tendency;
import ludus.kernel.text.Resources;
import org.junit.jupiter.api.Test;

/// How a conspirator leans: what must hold whatever was learnt.
class InstinctTest {

  private static final PaxInstinct INSTINCT = PaxInstinct.IT;

  /// The weights that decide and the reasons that are learnt from are two ways to the same.
  @Test
  void every_move_has_a_weight_and_the_reasons_that_make_it() {
    Tendency tendency =
        Tendency.of(
            Resources.text("/ludus/pax/instinct.json"),
            INSTINCT.things(),
            INSTINCT.circumstances());
    for (Setup setup :
        List.of(
            Setup.of(1).with("soloGame", "4"), Setup.of(3), Setup.of(5).with("twoCopies", "on"))) {
      TestTable.random(
          TestTable.PAX,
          setup,
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
            Reasons reasons = INSTINCT.reasons(state, seat, moves);
            assertThat(reasons.so()).hasSize(INSTINCT.circumstances().size());
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < weights.length; i++) {
              most = Math.max(most, tendency.score(reasons, i));
            }
            for (int i = 0; i < weights.length; i++) {
              double expected = Math.exp(tendency.score(reasons, i) - most);
              assertThat(weights[i]).isCloseTo(expected, within(1e-3));
            }
          });
    }
  }

  /// What a seat is told to be so.
  @Test
  void circumstances_are_those_of_the_seat() {
    TestTable table =
        TestTable.at(
            "{'pcHolder':0,'players':{'0':{'aurei':10,'hand':['INT-01'],'display':{INTRIGUE*2}},'1':{'display':{INTRIGUE*1}}}}");
    float[] so = INSTINCT.reasons(table.state(), 0, List.of()).so();
    List<String> names = INSTINCT.circumstances();
    assertThat(so[names.indexOf("always")]).isEqualTo(1);
    assertThat(so[names.indexOf("late")]).isEqualTo((float) Odds.progress(table.state()));
    assertThat(so[names.indexOf("plotting")]).isCloseTo(2.5f / 3, within(1e-6f));
    assertThat(so[names.indexOf("as Primus Conspiratus")]).isEqualTo(1);
    assertThat(so[names.indexOf("with a full hand")]).isCloseTo(2f / 6 - 1, within(1e-6f));
    assertThat(so[names.indexOf("rich")]).isEqualTo(1);
    assertThat(so[names.indexOf("among many")]).isEqualTo(-1);
    float[] other = INSTINCT.reasons(table.state(), 1, List.of()).so();
    assertThat(other[names.indexOf("plotting")]).isCloseTo(-1.5f / 3, within(1e-6f));
    assertThat(other[names.indexOf("as Primus Conspiratus")]).isZero();
  }

  @Test
  void without_weights_all_moves_are_alike() {
    PaxInstinct indifferent =
        INSTINCT.with(Tendency.none(INSTINCT.things(), INSTINCT.circumstances()));
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
        .hasMessageContaining("The instinct is for");
  }
}
