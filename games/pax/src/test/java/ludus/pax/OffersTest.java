package ludus.pax;

import static org.assertj.core.api.Assertions.assertThat;

import ludus.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What lies with the Legions for whom, with two players; the first of them is first to act.
class OffersTest {

  private static final String TEN =
      "'LAN-02','LAN-03','LAN-04','SEN-01','SEN-02','SEN-03','REL-01','REL-02','REL-03','WEA-02'";

  /// Two Intrigue for 4, one for 1, three other symbols for 4.
  private static Offers offers(String deck, String rest) {
    State state =
        TestTable.at(
                ("{'deck':[%s],'legions':[['INT-08','LAN-01'],['INT-01'],['LAN-08','WEA-01']],"
                        + "'players':{'0':{'aurei':3},'1':{'aurei':4}}%s}")
                    .formatted(deck, rest))
            .state();
    return new Offers(state, new Clock(state), new Groups(state.legions()));
  }

  @Test
  void only_what_can_be_paid_is_on_offer() {
    Offers offers = offers("", "");
    assertThat(offers.intrigue(0)).isEqualTo(1);
    assertThat(offers.symbols(0)).isEqualTo(1);
    assertThat(offers.intrigue(1)).isEqualTo(2);
    assertThat(offers.symbols(1)).isEqualTo(3);
  }

  @Test
  void wealth_makes_it_cheaper() {
    State state =
        TestTable.at(
                "{'legions':[['INT-08','LAN-01'],['INT-01'],['LAN-08']],"
                    + "'players':{'0':{'aurei':3,'display':{WEALTH*3}}}}")
            .state();
    assertThat(new Offers(state, new Clock(state), new Groups(state.legions())).intrigue(0))
        .isEqualTo(2);
  }

  /// Each number for the first and for the second player: before the first has bought, after that,
  /// and in the second's turn. Between two rounds Rome takes a group.
  @ParameterizedTest
  @CsvSource({
    "0, TurnChoice, 1, 0,  0, 1,  0, 0",
    "0, Buy,        1, 0,  0, 1,  0, 0",
    "0, Play,       0, 1,  0, 0,  0.5, 0",
    "1, TurnChoice, 0, 1,  0, 0,  0.5, 0",
    "1, Play,       0, 0,  0, 0,  1, 0.5"
  })
  void who_buys_when(
      int active,
      String step,
      double now0,
      double now1,
      double soon0,
      double soon1,
      double later0,
      double later1) {
    String at =
        switch (step) {
          case "Play" -> ",'step':{'type':'Play','played':[]}";
          case "Buy" -> ",'step':{'type':'Buy'}";
          default -> "";
        };
    String rest = ",'activePlayer':" + active + at;
    Offers offers = offers(TEN, rest);
    assertThat(new double[] {offers.now(0), offers.now(1)}).containsExactly(now0, now1);
    assertThat(new double[] {offers.soon(0), offers.soon(1)}).containsExactly(soon0, soon1);
    assertThat(new double[] {offers.later(0), offers.later(1)}).containsExactly(later0, later1);
    Offers last = offers("", rest);
    assertThat(new double[] {last.now(0), last.now(1)}).containsExactly(now0, now1);
    assertThat(last.later(0) + last.later(1)).isZero();
  }

  @Test
  void of_three_whoever_waits_longer_has_less_of_it() {
    State state = TestTable.at(Setup.of(3), "{'primus':0,'activePlayer':0}").state();
    Offers offers = new Offers(state, new Clock(state), new Groups(state.legions()));
    assertThat(offers.soon(1)).isEqualTo(1);
    assertThat(offers.soon(2)).isEqualTo(0.5);
  }

  @Test
  void intrigue_is_scarce_when_deck_and_legions_have_little() {
    assertThat(offers("", "").scarcity()).isEqualTo(1 / (1 + 3 / 4.0));
    assertThat(offers("'INT-09'", "").scarcity()).isEqualTo(1 / (1 + 5 / 4.0));
  }
}
