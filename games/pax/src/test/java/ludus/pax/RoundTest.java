package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ludus.kernel.Setup;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Section 10: the end of a round and the new one.
class RoundTest {

  /// The last player of a round is about to end it.
  private static TestTable lastPlay(int seats, String more) {
    return TestTable.at(
        seats, "{'activePlayer':%d,'step':{'type':'Play'}%s}".formatted(seats - 1, more));
  }

  /// EX-R6, edge case 18.
  @Test
  @Rule({"PAX-ROUND-1", "PAX-ROUND-3"})
  void rome_takes_the_group_with_the_highest_sum_of_values() {
    TestTable table =
        lastPlay(
            2,
            ",'legions':[['ARM-08'],['LAN-01','WEA-04'],['SEN-04']],"
                + "'players':{'0':{'display':{WEALTH*9}},'1':{'display':{RELIGION*1}}}");
    table.end();
    assertThat(table.rome(Category.ARMY)).containsExactly("ARM-08");
    assertThat(table.group(1)).doesNotContain("ARM-08").hasSize(1);
    assertThat(table.group(2)).containsExactly("LAN-01", "WEA-04");
    PaxEvent.RomeTook took = table.event(PaxEvent.RomeTook.class);
    assertThat(took.legion()).isEqualTo(1);
    assertThat(took.value()).isEqualTo(4);
    assertThat(took.rule()).hasToString("PAX-ROUND-1");
  }

  @Test
  @Rule("PAX-ROUND-1")
  void rome_takes_one_group_after_the_last_turn_of_a_round_and_not_before() {
    TestTable table = TestTable.at(3, "{}");
    for (int turn = 0; turn < 2; turn++) {
      assertThat(table.pass().events(PaxEvent.RomeTook.class)).isEmpty();
    }
    assertThat(table.pass().events(PaxEvent.RomeTook.class)).hasSize(1);
    assertThat(table.state().round()).isEqualTo(2);
  }

  static Stream<JsonNode> romeTakes() {
    return TestTable.vectors("romeTakes").stream();
  }

  /// EX-18: the values are those of single cards, or of two where none is so dear.
  @ParameterizedTest
  @MethodSource("romeTakes")
  @Rule({"PAX-ROUND-1", "PAX-ROUND-2"})
  void of_equal_groups_rome_takes_the_one_under_the_lowest_legion(JsonNode vector) {
    List<JsonNode> values = List.copyOf(vector.get("columnValues").values());
    String legions =
        values.stream()
            .map(JsonNode::intValue)
            .map(v -> v == 0 ? "[]" : v > 4 ? "[#4,#%d]".formatted(v - 4) : "[#%d]".formatted(v))
            .collect(Collectors.joining(",", "[", "]"));
    TestTable table = lastPlay(values.size() - 1, ",'legions':" + legions).end();
    PaxEvent.RomeTook took = table.event(PaxEvent.RomeTook.class);
    int legion = vector.get("legion").intValue();
    assertThat(took.legion()).isEqualTo(legion);
    long equal = values.stream().filter(v -> v.equals(values.get(legion - 1))).count();
    assertThat(took.rule()).hasToString(equal > 1 ? "PAX-ROUND-2" : "PAX-ROUND-1");
  }

  @Test
  @Rule("PAX-ROUND-3")
  void romes_cards_lie_face_up_by_category_and_it_needs_no_land_for_them() {
    TestTable table =
        lastPlay(
            2,
            ",'legions':[['FLE-08','ARM-08','FLE-01','SEN-01'],['SEN-05'],['LAN-07']],"
                + "'rome':{'faceUp':{'FLEET':['FLE-02']}}");
    table.end();
    assertThat(table.rome(Category.FLEET)).containsExactly("FLE-02", "FLE-08", "FLE-01");
    assertThat(table.rome(Category.ARMY)).containsExactly("ARM-08");
    assertThat(table.rome(Category.SENATOR)).containsExactly("SEN-01");
    assertThat(table.view(0).rome().strength()).startsWith(0, 4, 3);
  }

  @Test
  @Rule("PAX-ROUND-4")
  void rome_always_finds_a_group() {
    for (int seats = 1; seats <= 4; seats++) {
      for (long seed = 0; seed < 40; seed++) {
        TestTable.random(
            PAX,
            Setup.of(seats),
            seed,
            table ->
                table
                    .events(PaxEvent.RomeTook.class)
                    .forEach(took -> assertThat(took.cards()).isNotEmpty()));
      }
    }
  }

  @Test
  @Rule("PAX-ROUND-4")
  void a_position_in_which_rome_might_find_nothing_is_impossible() {
    State state = lastPlay(2, "").state();
    State empty = state.withLegions(ludus.kernel.Pile.times(3, ludus.kernel.Pile.empty()));
    assertThat(PAX.audit(empty)).anyMatch(broken -> broken.contains("PAX-ROUND-4"));
    State one = empty.withLegion(1, ludus.kernel.Pile.of(TestTable.card("LAN-01")));
    assertThat(PAX.audit(one)).noneMatch(broken -> broken.contains("PAX-ROUND-4"));
    assertThat(PAX.audit(one.ask(Step.Buy.IT))).anyMatch(broken -> broken.contains("PAX-ROUND-4"));
  }

  @Test
  @Rule("PAX-ROUND-5")
  void rome_takes_its_group_also_when_the_deck_is_empty_and_then_the_game_ends() {
    TestTable table = lastPlay(2, ",'deck':[],'legions':[['ARM-08'],['SEN-05'],['LAN-07']]").end();
    assertThat(table.rome(Category.ARMY)).containsExactly("ARM-08");
    assertThat(table.isOver()).isTrue();
    assertThat(table.event(PaxEvent.GameEnded.class).rule()).hasToString("PAX-END-2");
    assertThat(table.events(PaxEvent.RoundBegan.class)).isEmpty();
  }

  /// EX-17.
  @Test
  @Rule({"PAX-ROUND-6", "PAX-ROUND-9"})
  void whoever_holds_primus_conspiratus_gets_primus_with_the_new_round_and_not_before() {
    TestTable table =
        TestTable.at(
            4, "{'activePlayer':2,'step':{'type':'Play'},'players':{'2':{'hand':['INT-01']}}}");
    table.lay("INT-01");
    assertThat(table.state().pcHolder()).isEqualTo(2);
    assertThat(table.state().primus()).isZero();
    table.end();
    assertThat(table.state().primus()).isZero();
    assertThat(table.state().activePlayer()).isEqualTo(3);
    table.pass();
    assertThat(table.event(PaxEvent.PrimusPassed.class).seat()).isEqualTo(2);
    assertThat(table.state().primus()).isEqualTo(2);
    assertThat(table.state().activePlayer()).isEqualTo(2);
    assertThat(table.state().round()).isEqualTo(2);
    assertThat(table.event(PaxEvent.RoundBegan.class)).isEqualTo(new PaxEvent.RoundBegan(2, 2));
  }

  @Test
  @Rule("PAX-ROUND-6")
  void primus_stays_if_nobody_or_primus_holds_it() {
    TestTable nobody = lastPlay(3, "").end();
    assertThat(nobody.state().primus()).isZero();
    assertThat(nobody.state().activePlayer()).isZero();
    assertThat(nobody.events(PaxEvent.PrimusPassed.class)).isEmpty();
    TestTable own = lastPlay(3, ",'players':{'0':{'display':{INTRIGUE*1}}}").end();
    assertThat(own.state().primus()).isZero();
    assertThat(own.events(PaxEvent.PrimusPassed.class)).isEmpty();
  }

  /// EX-19, edge cases 15 and 20.
  @Test
  @Rule({"PAX-ROUND-7", "PAX-ROUND-8"})
  void each_empty_legion_gets_a_card_from_the_top_in_ascending_order_and_no_other_does() {
    TestTable table =
        lastPlay(
            2,
            ",'legions':[[],['SEN-01','SEN-02'],['LAN-01']],'deck':['REL-01','REL-02','REL-03','REL-04']");
    table.end();
    assertThat(table.rome(Category.SENATOR)).containsExactly("SEN-01", "SEN-02");
    assertThat(table.group(1)).containsExactly("REL-01");
    assertThat(table.group(2)).containsExactly("REL-02");
    assertThat(table.group(3)).containsExactly("LAN-01");
    assertThat(table.deck()).containsExactly("REL-03", "REL-04");
    assertThat(table.events(PaxEvent.LegionFilled.class))
        .extracting(PaxEvent.LegionFilled::legion)
        .containsExactly(1, 2);
    assertThat(table.events(PaxEvent.LegionFilled.class).getFirst().rule())
        .hasToString("PAX-ROUND-7");
  }

  @Test
  @Rule("PAX-ROUND-8")
  void groups_that_still_have_cards_are_left_alone() {
    List<List<Card>> before = new ArrayList<>();
    TestTable table = lastPlay(4, ",'legions':[[#4],[#1,#1,#1],[#1],[#2],[#1]]");
    before.addAll(table.state().legions());
    table.end();
    assertThat(table.state().legions().subList(1, 5)).isEqualTo(before.subList(1, 5));
    assertThat(table.state().legions().getFirst()).hasSize(1);
  }

  @Test
  @Rule("PAX-ROUND-9")
  void primus_conspiratus_moving_does_not_change_the_order_of_the_round() {
    TestTable table =
        TestTable.at(
            3,
            "{'pcHolder':1,'step':{'type':'Play'},'players':{'0':{'hand':['INT-08']},"
                + "'1':{'display':{INTRIGUE*1}}}}");
    table.lay("INT-08").end();
    assertThat(table.state().pcHolder()).isZero();
    assertThat(table.state().activePlayer()).isEqualTo(1);
    assertThat(table.pass().state().activePlayer()).isEqualTo(2);
    assertThat(table.pass().state().primus()).isZero();
  }
}
