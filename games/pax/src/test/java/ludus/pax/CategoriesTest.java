package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static ludus.pax.TestTable.toPlay;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import ludus.kernel.Setup;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Section 8: what the categories do during play.
class CategoriesTest {

  private static TestTable playing(String hand, String display) {
    return TestTable.at(
        "{'step':{'type':'Play'},'players':{'0':{'aurei':9,'hand':[%s],'display':{%s}}}}"
            .formatted(hand, display));
  }

  /// EX-R5, edge case 24.
  @ParameterizedTest
  @CsvSource({"0, 0, 0", "3, 4, 4", "3, 3, 3", "5, 0, 5", "0, 2, 2", "4, 1, 4"})
  @Rule("PAX-CAT-1")
  void the_limit_is_the_better_of_land_and_intrigue_and_not_their_sum(
      int land, int intrigue, int cap) {
    TestTable table = playing("", display(land, intrigue, 0, 0));
    assertThat(table.player(0).cap()).isEqualTo(cap);
    assertThat(table.view(1).players().getFirst().cap()).isEqualTo(cap);
  }

  private static String display(int land, int intrigue, int fleet, int army) {
    List<String> rows = new ArrayList<>();
    rows.add(land == 0 ? "" : "LAND*" + land);
    rows.add(intrigue == 0 ? "" : "INTRIGUE*" + intrigue);
    rows.add(fleet == 0 ? "" : "FLEET*" + fleet);
    rows.add(army == 0 ? "" : "ARMY*" + army);
    rows.removeIf(String::isEmpty);
    return String.join(",", rows);
  }

  @Test
  @Rule("PAX-CAT-2")
  void fleet_and_army_have_the_limit_each_on_its_own() {
    TestTable table = playing("'FLE-01','FLE-02','ARM-01','ARM-02'", "LAND*1");
    table.lay("FLE-01", "ARM-01");
    table.refuses("PAX-CAT-3", toPlay("FLE-02")).refuses("PAX-CAT-3", toPlay("ARM-02"));
    TestTable four = playing("'FLE-01','ARM-01'", "LAND*4,FLEET*3,ARMY*3").lay("FLE-01", "ARM-01");
    assertThat(four.state().player(0).symbols(Category.FLEET)).isEqualTo(4);
    assertThat(four.state().player(0).symbols(Category.ARMY)).isEqualTo(4);
  }

  static Stream<JsonNode> caps() {
    return TestTable.vectors("caps").stream();
  }

  /// A display may exceed the limit only from a solo opening, so all vectors play game 5.
  @ParameterizedTest
  @MethodSource("caps")
  @Rule({"PAX-CAT-2", "PAX-CAT-3"})
  void a_fleet_or_army_is_legal_if_its_symbols_after_the_play_are_within_the_limit(
      JsonNode vector) {
    Category category = Category.valueOf(vector.get("playCategory").stringValue());
    int symbols = vector.get("playSymbols").intValue();
    String card =
        switch (category) {
          case FLEET -> symbols == 1 ? "FLE-01" : "FLE-10";
          case ARMY -> symbols == 1 ? "ARM-01" : "ARM-10";
          default -> "REL-01";
        };
    TestTable table =
        TestTable.at(
            Setup.of(1).with("soloGame", "5"),
            "{'step':{'type':'Play'},'players':{'0':{'hand':['%s'],'display':{%s}}}}"
                .formatted(
                    card,
                    display(
                        vector.get("land").intValue(),
                        vector.get("intrigue").intValue(),
                        vector.get("fleet").intValue(),
                        vector.get("army").intValue())));
    if (vector.get("legal").booleanValue()) {
      assertThat(table.moves()).contains(toPlay(card));
      table.lay(card);
    } else {
      table.refuses("PAX-CAT-3", toPlay(card));
    }
  }

  /// EX-14, edge case 23.
  @Test
  @Rule("PAX-CAT-3")
  void a_card_counts_with_all_its_symbols_and_can_be_kept_in_hand() {
    TestTable table = playing("'ARM-08','ARM-01'", "LAND*3,ARMY*2");
    table.refuses("PAX-CAT-3", toPlay("ARM-08"));
    assertThat(table.moves()).containsExactlyInAnyOrder(toPlay("ARM-01"), Move.EndPlay.IT);
    assertThat(PAX.refusal(table.state(), 0, toPlay("ARM-08")).orElseThrow().message().args())
        .containsEntry("cap", 3)
        .containsEntry("symbols", 4);
    assertThat(table.lay("ARM-01").end().hand(0)).containsExactly("ARM-08");
  }

  /// EX-15, edge cases 4 and 5.
  @Test
  @Rule("PAX-CAT-4")
  void a_turn_with_intrigue_gives_no_income() {
    TestTable table = playing("'INT-08','FLE-08'", "LAND*1").lay("INT-08", "FLE-08");
    assertThat(table.view(0).turn().orElseThrow().income()).isZero();
    assertThat(table.end().aurei(0)).isEqualTo(8);
    assertThat(table.state().pcHolder()).isZero();
    assertThat(playing("'INT-01'", "").lay("INT-01").end().aurei(0)).isEqualTo(9);
    TestTable row = playing("'INT-01','WEA-01'", "WEALTH+5").lay("WEA-01", "INT-01");
    assertThat(row.end().aurei(0)).isEqualTo(8);
    TestTable next = playing("'WEA-01'", "INTRIGUE*2").lay("WEA-01");
    assertThat(next.end().aurei(0)).isEqualTo(10);
  }

  private static TestTable duel(String first, String second) {
    return TestTable.at(
        "{'activePlayer':1,'step':{'type':'Play'},"
            + "'pcHolder':0,'players':{'0':{'aurei':9,'display':{%s}},'1':{'aurei':9,%s}}}"
                .formatted(first, second));
  }

  /// EX-16.
  @Test
  @Rule("PAX-CAT-5")
  void primus_conspiratus_goes_at_once_to_whoever_has_strictly_more_intrigue() {
    TestTable table = duel("INTRIGUE*2", "'hand':['INT-01','INT-02','INT-03']").lay("INT-01");
    assertThat(table.state().pcHolder()).isZero();
    assertThat(table.lay("INT-02").state().pcHolder()).isZero();
    assertThat(table.events(PaxEvent.ConspiratusTaken.class)).isEmpty();
    assertThat(table.lay("INT-03").state().pcHolder()).isEqualTo(1);
    assertThat(table.event(PaxEvent.ConspiratusTaken.class).seat()).isEqualTo(1);
    TestTable again =
        TestTable.at(
            "{'step':{'type':'Play'},'pcHolder':1,'players':{'0':{'aurei':9,'hand':['INT-10'],"
                + "'display':{'INTRIGUE':['INT-08']}},'1':{'display':{'INTRIGUE':['INT-01','INT-02','INT-03']}}}}");
    assertThat(again.lay("INT-10").state().pcHolder()).isZero();
  }

  @Test
  @Rule("PAX-CAT-5")
  void the_first_intrigue_takes_primus_conspiratus_from_nobody() {
    TestTable table = playing("'INT-01','LAN-01'", "");
    assertThat(table.lay("LAN-01").state().pcHolder()).isEqualTo(State.NOBODY);
    assertThat(table.view(0).pcHolder()).isEmpty();
    assertThat(table.lay("INT-01").state().pcHolder()).isZero();
    assertThat(table.view(1).pcHolder()).contains(0);
  }

  @Test
  @Rule("PAX-CAT-5")
  void the_holder_who_plays_more_intrigue_does_not_take_it_again() {
    TestTable table = playing("'INT-01'", "INTRIGUE*2").lay("INT-01");
    assertThat(table.events(PaxEvent.ConspiratusTaken.class)).isEmpty();
    assertThat(table.state().pcHolder()).isZero();
  }

  /// Edge cases 9 and 11.
  @Test
  @Rule("PAX-CAT-6")
  void only_displays_count_for_primus_conspiratus_and_it_is_no_card_itself() {
    TestTable table =
        TestTable.at(
            "{'step':{'type':'Play'},'rome':{'faceUp':{'INTRIGUE':['INT-08','INT-09']}},'players':"
                + "{'0':{'aurei':9,'hand':['INT-01']},'1':{'hand':['INT-10','INT-11','INT-12']}}}");
    assertThat(table.lay("INT-01").state().pcHolder()).isZero();
    assertThat(table.player(0).cap()).isEqualTo(1);
    assertThat(table.row(0, Category.INTRIGUE)).containsExactly("INT-01");
    assertThat(table.state().player(0).symbols(Category.INTRIGUE)).isEqualTo(1);
    assertThat(table.end().aurei(0)).isEqualTo(9);
  }

  /// What Religion, Senator and Wealth do has its own tests; the others change nothing more.
  @Test
  @Rule("PAX-CAT-7")
  void fleet_and_army_do_nothing_in_play_but_fill_the_limit() {
    String rich = "LAND*8,FLEET*8,ARMY*8";
    TestTable table = TestTable.at("{'players':{'0':{'aurei':9,'display':{" + rich + "}}}}");
    assertThat(table.player(0).discount()).isZero();
    assertThat(table.player(0).draws()).isEqualTo(DrawMode.ONE_BY_ONE);
    assertThat(table.player(0).cap()).isEqualTo(8);
    assertThat(table.state().pcHolder()).isEqualTo(State.NOBODY);
    assertThat(table.drawAnything().skip().end().aurei(0)).isEqualTo(11);
  }

  @ParameterizedTest
  @CsvSource({
    "WEALTH*6, 2, ONE_BY_ONE, 0",
    "RELIGION*6, 0, ALL_THREE, 0",
    "SENATOR*6, 0, ONE_BY_ONE, 0",
    "LAND*6, 0, ONE_BY_ONE, 6",
    "INTRIGUE*6, 0, ONE_BY_ONE, 6"
  })
  @Rule("PAX-CAT-7")
  void each_category_has_its_own_effect_and_no_other(
      String row, int discount, DrawMode draws, int cap) {
    PaxView.PlayerView player =
        TestTable.at("{'players':{'0':{'display':{" + row + "}}}}").player(0);
    assertThat(player.discount()).isEqualTo(discount);
    assertThat(player.draws()).isEqualTo(draws);
    assertThat(player.cap()).isEqualTo(cap);
  }

  @Test
  @Rule("PAX-CAT-8")
  void thresholds_count_symbols_and_income_counts_cards() {
    TestTable two =
        TestTable.at(
            "{'players':{'0':{'display':{'RELIGION':['REL-07','REL-01'],'WEALTH':['WEA-07','WEA-01'],"
                + "'LAND':['LAN-08']},'hand':['WEA-08'],'aurei':0}},'deck':[]}");
    assertThat(two.player(0).draws()).isEqualTo(DrawMode.TWO_THEN_ONE);
    assertThat(two.player(0).discount()).isEqualTo(1);
    assertThat(two.player(0).cap()).isEqualTo(2);
    assertThat(two.normal().skip().lay("WEA-08").end().aurei(0)).isEqualTo(2 + 3);
  }
}
