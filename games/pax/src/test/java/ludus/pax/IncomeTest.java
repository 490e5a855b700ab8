package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Section 9: income.
class IncomeTest {

  private static TestTable playing(int aurei, String hand, String display) {
    return TestTable.at(
        "{'step':{'type':'Play'},'players':{'0':{'aurei':%d,'hand':[%s],'display':{%s}}}}"
            .formatted(aurei, hand, display));
  }

  static Stream<JsonNode> incomes() {
    return TestTable.vectors("income").stream();
  }

  /// Lays out the rows without the cards played this turn, then plays those.
  @ParameterizedTest
  @MethodSource("incomes")
  @Rule({"PAX-INC-2", "PAX-INC-3", "PAX-INC-4", "PAX-INC-5", "PAX-INC-6"})
  void income_follows_the_table(JsonNode vector) {
    List<Category> played = new ArrayList<>();
    vector.get("played").forEach(name -> played.add(Category.valueOf(name.stringValue())));
    Map<Category, Integer> rows = new HashMap<>();
    vector
        .get("rowsAfterPlay")
        .properties()
        .forEach(row -> rows.put(Category.valueOf(row.getKey()), row.getValue().intValue()));
    List<String> hand = new ArrayList<>();
    for (Category category : played) {
      rows.merge(category, -1, Integer::sum);
      hand.add(
          PAX.data().cards(1).stream()
              .filter(card -> card.category() == category && card.symbols() == 1)
              .map(Card::id)
              .filter(id -> !hand.contains(id))
              .findFirst()
              .orElseThrow());
    }
    String display =
        rows.entrySet().stream()
            .filter(row -> row.getValue() > 0)
            .map(row -> row.getKey() + "+" + row.getValue())
            .collect(Collectors.joining(","));
    String limit = played.contains(Category.ARMY) ? ",'LAND':['LAN-12']" : "";
    TestTable table =
        playing(
            20,
            hand.stream().map(id -> "'" + id + "'").collect(Collectors.joining(",")),
            display.isEmpty() && !limit.isEmpty() ? limit.substring(1) : display + limit);
    table.lay(hand.toArray(String[]::new));
    int income = vector.get("income").intValue();
    assertThat(table.view(0).turn().orElseThrow().income()).isEqualTo(income);
    int before = table.aurei(0);
    assertThat(table.end().aurei(0) - before).isEqualTo(income);
    assertThat(table.event(PaxEvent.IncomeReceived.class).aurei()).isEqualTo(income);
  }

  @Test
  @Rule("PAX-INC-1")
  void income_comes_once_after_the_play_step_and_cannot_be_declined() {
    TestTable table = playing(0, "'WEA-01'", "WEALTH+2").lay("WEA-01");
    assertThat(table.aurei(0)).isZero();
    assertThat(table.moves()).containsExactly(Move.EndPlay.IT);
    assertThat(table.end().aurei(0)).isEqualTo(3);
    assertThat(table.events(PaxEvent.IncomeReceived.class)).hasSize(1);
    assertThat(table.aurei(1)).isEqualTo(5);
  }

  /// EX-R2, edge case 8.
  @Test
  @Rule("PAX-INC-2")
  void income_is_the_longest_row_that_grew_with_its_old_and_new_cards() {
    TestTable table = playing(1, "'WEA-01','LAN-01'", "'WEALTH':['WEA-02','WEA-03']");
    assertThat(table.lay("WEA-01", "LAN-01").aurei(0)).isZero();
    assertThat(table.end().aurei(0)).isEqualTo(3);
    assertThat(table.event(PaxEvent.IncomeReceived.class).rule()).hasToString("PAX-INC-2");
    assertThat(
            playing(1, "'WEA-01','LAN-01'", "'WEALTH':['WEA-02','WEA-03']")
                .lay("LAN-01", "WEA-01")
                .end()
                .aurei(0))
        .isEqualTo(3);
    assertThat(
            playing(1, "'WEA-01','WEA-04'", "'WEALTH':['WEA-02']")
                .lay("WEA-01", "WEA-04")
                .end()
                .aurei(0))
        .isEqualTo(3);
  }

  /// EX-R3 and EX-10.
  @Test
  @Rule("PAX-INC-2")
  void single_cards_of_new_categories_give_1_together() {
    assertThat(playing(0, "'REL-01'", "").lay("REL-01").end().aurei(0)).isEqualTo(1);
    TestTable two = playing(1, "'LAN-01','REL-01'", "'WEALTH':['WEA-07','WEA-08']");
    assertThat(two.lay("LAN-01", "REL-01").end().aurei(0)).isEqualTo(1);
  }

  /// EX-11, EX-12, edge cases 6 and 7.
  @Test
  @Rule("PAX-INC-3")
  void a_senator_played_gives_1_more_once() {
    TestTable two = playing(1, "'SEN-01','SEN-02'", "'SENATOR':['SEN-03','SEN-04']");
    assertThat(two.lay("SEN-01", "SEN-02").aurei(0)).isZero();
    assertThat(two.end().aurei(0)).isEqualTo(5);
    assertThat(two.event(PaxEvent.IncomeReceived.class).rule()).hasToString("PAX-INC-3");
    TestTable longer = playing(1, "'WEA-01','SEN-01'", "'WEALTH':['WEA-02','WEA-03','WEA-04']");
    assertThat(longer.lay("WEA-01", "SEN-01").end().aurei(0)).isEqualTo(5);
    TestTable lying = playing(0, "'WEA-01'", "SENATOR+4").lay("WEA-01");
    assertThat(lying.end().aurei(0)).isEqualTo(1);
  }

  /// EX-R7.
  @Test
  @Rule("PAX-INC-4")
  void intrigue_takes_the_income_also_of_senators() {
    TestTable first = playing(1, "'SEN-01','INT-01'", "SENATOR+3").lay("SEN-01", "INT-01");
    assertThat(first.end().aurei(0)).isZero();
    assertThat(first.event(PaxEvent.IncomeReceived.class).rule()).hasToString("PAX-INC-4");
    assertThat(playing(1, "'SEN-01','INT-01'", "SENATOR+3").lay("INT-01", "SEN-01").end().aurei(0))
        .isZero();
  }

  /// EX-R4, edge cases 2 and 3.
  @Test
  @Rule("PAX-INC-5")
  void a_turn_without_a_play_gives_2_also_after_buying_or_with_an_empty_deck() {
    TestTable nothing = playing(0, "'SEN-01'", "SENATOR+3,INTRIGUE*2");
    assertThat(nothing.end().aurei(0)).isEqualTo(2);
    assertThat(nothing.event(PaxEvent.IncomeReceived.class).rule()).hasToString("PAX-INC-5");
    TestTable empty = TestTable.at("{'deck':[],'players':{'0':{'aurei':0}}}").normal();
    assertThat(empty.buy(1).end().aurei(0)).isEqualTo(2);
  }

  @Test
  @Rule("PAX-INC-6")
  void rows_that_did_not_grow_do_not_count() {
    assertThat(playing(0, "'LAN-01'", "WEALTH+6,'LAND':['LAN-02']").lay("LAN-01").end().aurei(0))
        .isEqualTo(2);
  }

  @Test
  @Rule("PAX-INC-2")
  void before_playing_a_player_sees_the_income_to_come() {
    TestTable table = playing(1, "'WEA-01','INT-01'", "WEALTH+2");
    assertThat(notes(table, TestTable.toPlay("WEA-01"))).containsExactly(3);
    assertThat(notes(table, TestTable.toPlay("INT-01"))).containsExactly(0);
    assertThat(notes(table, Move.EndPlay.IT)).containsExactly(2);
    assertThat(notes(table.lay("WEA-01"), Move.EndPlay.IT)).containsExactly(3);
  }

  private static List<Object> notes(TestTable table, Move move) {
    return PAX.hint(table.state(), 0, move).notes().stream()
        .filter(note -> note.key().equals("pax.hint.income"))
        .map(note -> note.args().getOrDefault("aurei", "nothing"))
        .toList();
  }
}
