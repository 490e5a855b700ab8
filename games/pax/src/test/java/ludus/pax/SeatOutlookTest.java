package ludus.pax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ludus.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What tells of one seat, with two players unless it says so; the first of them is first to act.
class SeatOutlookTest {

  private static final String TEN =
      "'LAN-02','LAN-03','LAN-04','SEN-01','SEN-02','SEN-03','REL-01','REL-02','REL-03','WEA-02'";

  private record Told(State state) {

    static Told of(String patch) {
      return new Told(TestTable.at(patch).state());
    }

    double of(int seat, String feature) {
      int at = SeatOutlook.NAMES.indexOf(feature);
      assertThat(at).as(feature).isNotNegative();
      return SeatOutlook.of(new Outlook(state), seat)[at];
    }
  }

  /// Two Intrigue for 4, one for 1, three other symbols for 4.
  private static Told groups(String rest) {
    return Told.of(
        ("{'deck':[%s],'legions':[['INT-08','LAN-01'],['INT-01'],['LAN-08','WEA-01']],"
                + "'players':{'0':{'aurei':3},'1':{'aurei':4}}%s}")
            .formatted(TEN, rest));
  }

  @Test
  void every_feature_has_a_name_of_its_own() {
    assertThat(SeatOutlook.NAMES).doesNotHaveDuplicates();
    for (int seats = 2; seats <= 4; seats++) {
      State state = TestTable.at(Setup.of(seats), "{}").state();
      for (int seat = 0; seat < seats; seat++) {
        assertThat(SeatOutlook.of(new Outlook(state), seat)).hasSize(SeatOutlook.NAMES.size());
      }
    }
  }

  @Test
  void groups_are_in_reach_or_too_dear() {
    Told told = groups("");
    assertThat(told.of(0, "Intrigue of a group")).isEqualTo(1);
    assertThat(told.of(0, "Intrigue of another group")).isZero();
    assertThat(told.of(0, "Intrigue of a group that is too dear")).isEqualTo(2);
    assertThat(told.of(0, "points of the best group")).isPositive();
    assertThat(told.of(0, "points of the second best group")).isZero();
    assertThat(told.of(0, "points of a group that is too dear"))
        .isGreaterThan(told.of(0, "points of the best group"));
    assertThat(told.of(1, "Intrigue of a group")).isEqualTo(2);
    assertThat(told.of(1, "Intrigue of another group")).isEqualTo(1);
    assertThat(told.of(1, "Intrigue of a group that is too dear")).isZero();
    assertThat(told.of(1, "points of a group that is too dear")).isZero();
    assertThat(told.of(1, "points of the third best group"))
        .isPositive()
        .isLessThan(told.of(1, "points of the second best group"));
  }

  /// Rome would take the first of the two for 4.
  @Test
  void the_dearest_group_may_be_worth_something_too() {
    Told told = groups("");
    assertThat(told.of(0, "Intrigue of the dearest group")).isEqualTo(2);
    assertThat(told.of(0, "points of the dearest group"))
        .isPositive()
        .isEqualTo(told.of(1, "points of the dearest group"));
  }

  @Test
  void who_has_bought_may_buy_in_the_next_round() {
    Told told = groups(",'step':{'type':'Play','played':[]}");
    assertThat(told.of(0, "points of the best group")).isZero();
    assertThat(told.of(0, "Intrigue of a group")).isZero();
    assertThat(told.of(0, "points of the best group later")).isPositive();
    assertThat(told.of(0, "Intrigue of a group later")).isEqualTo(1);
    assertThat(told.of(1, "Intrigue of a group")).isEqualTo(2);
    assertThat(told.of(1, "Intrigue of a group later")).isZero();
    assertThat(told.of(1, "points of the second best group later")).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "0, TurnChoice, buys first, buys second",
    "0, Play, 'buys after Rome, third', buys first",
    "1, TurnChoice, 'buys after Rome, third', buys first",
    "1, Play, 'buys after Rome, second', 'buys after Rome, third'"
  })
  void buyers_are_told_apart(int active, String step, String first, String second) {
    String at = step.equals("Play") ? ",'step':{'type':'Play','played':[]}" : "";
    Told told = groups(",'activePlayer':" + active + at);
    for (String name : SeatOutlook.NAMES) {
      if (name.startsWith("buys ")) {
        assertThat(told.of(0, name)).as(name).isEqualTo(name.equals(first) ? 1 : 0);
        assertThat(told.of(1, name)).as(name).isEqualTo(name.equals(second) ? 1 : 0);
      }
    }
    assertThat(told.of(0, "buying or playing")).isEqualTo(step.equals("Play") ? 1 : 0);
  }

  @Test
  void the_last_turns_are_told_apart() {
    Told last = Told.of("{'deck':[],'activePlayer':1}");
    assertThat(last.of(0, "no turn to come")).isEqualTo(1);
    assertThat(last.of(0, "one turn to come")).isZero();
    assertThat(last.of(1, "no turn to come")).isZero();
    assertThat(last.of(1, "one turn to come")).isEqualTo(1);
    assertThat(last.of(1, "two turns to come")).isZero();
    Told before = groups("");
    assertThat(before.of(0, "turns to come")).isEqualTo(2);
    assertThat(before.of(0, "two turns to come")).isEqualTo(1);
  }

  @Test
  void categories_are_seen_one_by_one() {
    Told told =
        Told.of(
            "{'rome':{'faceDown':['LAN-08','LAN-09','WEA-01']},'legions':[['LAN-10'],['LAN-01'],['LAN-02']],'players':{'0':{'hand':['SEN-01','REL-08','REL-01'],"
                + "'display':{WEALTH*3}}}}");
    assertThat(told.of(0, "Wealth in display")).isEqualTo(3);
    assertThat(told.of(0, "Wealth ahead of Rome")).isEqualTo(2);
    assertThat(told.of(0, "Religion in hand")).isEqualTo(3);
    assertThat(told.of(0, "Religion in display")).isZero();
    assertThat(told.of(0, "Land ahead of Rome")).isEqualTo(-4);
    assertThat(told.of(0, "Wealth likely stronger than Rome"))
        .isGreaterThan(told.of(0, "Senator likely stronger than Rome"));
    assertThat(told.of(0, "Senator likely stronger than Rome"))
        .isGreaterThan(told.of(1, "Senator likely stronger than Rome"));
    assertThat(told.of(0, "new categories in hand")).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"2,0,0", "3,1,0", "5,1,0", "6,1,1"})
  void religion_shows_more_cards_at_once(int symbols, int two, int three) {
    Told told = Told.of("{'players':{'0':{'display':{RELIGION*%d}}}}".formatted(symbols));
    assertThat(told.of(0, "cards seen two at a time")).isEqualTo(two);
    assertThat(told.of(0, "cards seen three at a time")).isEqualTo(three);
  }

  @Test
  void wealth_and_room_have_their_effects() {
    Told told = Told.of("{'players':{'0':{'display':{WEALTH*6,LAND*4,ARMY*3,FLEET*1}}}}");
    assertThat(told.of(0, "discount")).isEqualTo(2);
    assertThat(told.of(0, "room for Armies")).isEqualTo(1);
    assertThat(told.of(0, "room for Fleets")).isEqualTo(3);
    assertThat(told.of(0, "room for Armies and Fleets")).isEqualTo(1);
  }

  /// Of three the second is the next to the first, the third the second next; nobody is the third.
  @Test
  void one_is_compared_with_each_of_the_others() {
    Told told =
        new Told(
            TestTable.at(
                    3,
                    "{'pcHolder':2,'players':{'0':{'display':{INTRIGUE*1}},"
                        + "'1':{'display':{WEALTH*2,LAND*1}},'2':{'display':{INTRIGUE*3}}}}")
                .state());
    assertThat(told.of(0, "Intrigue ahead of the next")).isEqualTo(1);
    assertThat(told.of(0, "Intrigue ahead of the second next")).isEqualTo(-2);
    assertThat(told.of(1, "Intrigue ahead of the next")).isEqualTo(-3);
    assertThat(told.of(2, "Intrigue in reach ahead of the next")).isEqualTo(2);
    assertThat(told.of(0, "Intrigue ahead of the third")).isZero();
    assertThat(told.of(0, "Primus Conspiratus is the next")).isZero();
    assertThat(told.of(0, "Primus Conspiratus is the second next")).isEqualTo(1);
    assertThat(told.of(1, "Primus Conspiratus is the next")).isEqualTo(1);
    assertThat(told.of(0, "points ahead of the next")).isNegative();
    assertThat(told.of(1, "points ahead of the second next"))
        .isCloseTo(-told.of(0, "points ahead of the next"), within(1e-9));
    assertThat(told.of(0, "three players at the table")).isEqualTo(1);
    assertThat(told.of(0, "two players at the table")).isZero();
  }
}
