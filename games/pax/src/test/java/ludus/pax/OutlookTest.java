package ludus.pax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What tells whether Rome wins, with two players unless it says so; the first is first to act.
class OutlookTest {

  private static final String SIX = "'LAN-02','LAN-03','LAN-04','SEN-01','SEN-02','SEN-03'";

  private static double told(State state, String feature) {
    int at = Outlook.OF_ROME.indexOf(feature);
    assertThat(at).as(feature).isNotNegative();
    double[] all = new Outlook(state).ofRome();
    assertThat(all).hasSize(Outlook.OF_ROME.size());
    return all[at];
  }

  private static double told(String patch, String feature) {
    return told(TestTable.at(patch).state(), feature);
  }

  /// Intrigue in hand that can still be played counts too.
  @Test
  void somebody_plots_for_rome() {
    String second =
        "{'pcHolder':0,'deck':[],'players':{'0':{'display':{INTRIGUE*1}},"
            + "'1':{'aurei':9,'hand':['INT-10'],'display':{INTRIGUE*1,WEALTH*2,LAND*1}}}}";
    assertThat(told(second, "lead in Intrigue")).isEqualTo(2);
    assertThat(told(second, "points of the one with most Intrigue")).isPositive();
    String first = second.replace("'hand':['INT-10']", "'hand':['SEN-10']");
    assertThat(told(first, "lead in Intrigue")).isZero();
    assertThat(told(first, "points of the one with most Intrigue")).isNegative();
    assertThat(told(first, "Primus Conspiratus is somebody")).isEqualTo(1);
    assertThat(told("{}", "Primus Conspiratus is somebody")).isZero();
  }

  @ParameterizedTest
  @CsvSource({"true, 0, 2, 1, 2, 1", "true, 1, 1, 1, 1, 0.5", "false, 0, 2, 0, 0, 2"})
  void the_last_round_is_known(
      boolean empty, int active, int inRound, int last, int inLast, double turns) {
    String patch = "{'deck':[%s],'activePlayer':%d}".formatted(empty ? "" : SIX, active);
    assertThat(told(patch, "turns to come in this round")).isEqualTo(inRound);
    assertThat(told(patch, "last round")).isEqualTo(last);
    assertThat(told(patch, "turns to come in the last round")).isEqualTo(inLast);
    assertThat(told(patch, "turns to come")).isEqualTo(turns);
  }

  @Test
  void what_lies_there_and_in_hands_is_counted() {
    String patch =
        "{'legions':[['INT-08','LAN-01'],['INT-01'],['LAN-08','WEA-01']],"
            + "'players':{'0':{'hand':['SEN-01','SEN-02','REL-01']},'1':{'hand':[]}}}";
    assertThat(told(patch, "symbols on offer")).isEqualTo(7);
    assertThat(told(patch, "Intrigue on offer")).isEqualTo(3);
    assertThat(told(patch, "groups on offer")).isEqualTo(3);
    assertThat(told(patch, "cards in hands")).isEqualTo(1.5);
  }

  @ParameterizedTest
  @CsvSource({"2, 1, 0", "3, 0, 0", "4, 0, 1"})
  void tables_are_told_apart(int seats, int two, int four) {
    State state = TestTable.at(seats, "{}").state();
    assertThat(told(state, "two players")).isEqualTo(two);
    assertThat(told(state, "four players")).isEqualTo(four);
  }
}
