package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ludus.kernel.Setup;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Section 11: the end of the game.
class EndTest {

  private static String deck(int size) {
    return IntStream.rangeClosed(1, size)
        .mapToObj("'LAN-%02d'"::formatted)
        .collect(Collectors.joining(",", "[", "]"));
  }

  /// The last player is about to end a round with so many cards in the deck, and so many Legions
  /// will be empty when Rome has taken its group.
  private static TestTable refill(int deck, int empty) {
    String legions =
        IntStream.rangeClosed(1, 4)
            .mapToObj(legion -> legion < empty ? "[]" : legion == 4 ? "[#4]" : "[#1]")
            .collect(Collectors.joining(",", "[", "]"));
    return TestTable.at(
        3,
        "{'activePlayer':2,'step':{'type':'Play'},'deck':%s,'legions':%s}"
            .formatted(deck(deck), legions));
  }

  static Stream<JsonNode> refills() {
    return TestTable.vectors("refill").stream();
  }

  @ParameterizedTest
  @MethodSource("refills")
  @Rule({"PAX-END-1", "PAX-END-3", "PAX-END-5"})
  void the_refill_decides_whether_the_game_goes_on(JsonNode vector) {
    TestTable table =
        refill(vector.get("deck").intValue(), vector.get("emptyLegions").intValue()).end();
    switch (vector.get("result").stringValue()) {
      case "REFILL_DECK_3" -> assertThat(table.state().deck()).hasSize(3);
      case "REFILL_DECK_0_LAST_ROUND" -> assertThat(table.state().deck()).isEmpty();
      default -> assertThat(table.isOver()).isTrue();
    }
    assertThat(table.isOver())
        .isEqualTo(vector.get("result").stringValue().equals("GAME_ENDS_NOW"));
  }

  /// EX-21, edge case 37.
  @Test
  @Rule("PAX-END-1")
  void a_deck_too_small_for_the_refill_ends_the_game_and_no_card_is_placed() {
    TestTable table = refill(2, 3);
    State before = table.state();
    table.end();
    assertThat(table.isOver()).isTrue();
    assertThat(table.state().deck()).isEqualTo(before.deck());
    assertThat(table.group(1)).isEmpty();
    assertThat(table.group(2)).isEmpty();
    assertThat(table.group(4)).isEmpty();
    assertThat(table.event(PaxEvent.GameEnded.class).rule()).hasToString("PAX-END-1");
    assertThat(table.scoring().rome().get(Category.LAND.index()))
        .isEqualTo(table.rome(Category.LAND).isEmpty() ? 0 : 2);
    assertThat(table.scoring().scores()).allMatch(score -> score.categories() == 0);
  }

  @Test
  @Rule("PAX-END-2")
  void when_the_deck_runs_out_in_a_round_the_round_is_played_to_its_end_and_rome_takes_its_group() {
    TestTable table = TestTable.at(3, "{'deck':['LAN-01'],'legions':[[#4],[#1],[#1],[#1]]}");
    table.normal().hand("LAN-01").skip().end();
    assertThat(table.isOver()).isFalse();
    assertThat(table.pass().isOver()).isFalse();
    table.pass();
    assertThat(table.isOver()).isTrue();
    assertThat(table.event(PaxEvent.RomeTook.class).value()).isEqualTo(4);
    assertThat(table.group(1)).isEmpty();
  }

  /// EX-20.
  @Test
  @Rule("PAX-END-3")
  void a_refill_that_takes_the_last_card_gives_one_more_round_with_an_empty_deck() {
    TestTable table = refill(2, 2).end();
    assertThat(table.isOver()).isFalse();
    assertThat(table.state().legions()).noneMatch(List::isEmpty);
    for (int turn = 0; turn < 3; turn++) {
      int seat = table.state().activePlayer();
      int before = table.aurei(seat);
      assertThat(table.normal().aurei(seat)).isEqualTo(before + 2);
      table.skip().end();
    }
    assertThat(table.isOver()).isTrue();
    assertThat(table.event(PaxEvent.RomeTook.class).cards()).isNotEmpty();
  }

  /// EX-22, edge cases 32 and 33.
  @Test
  @Rule("PAX-END-4")
  void a_deck_of_three_that_one_card_goes_back_under_is_not_empty() {
    TestTable table = TestTable.at(3, "{'deck':['LAN-01','LAN-02','LAN-03']}").normal();
    table.hand("LAN-01").legion("LAN-02", 1).skip().end();
    assertThat(table.deck()).containsExactly("LAN-03");
    assertThat(table.normal().flight()).containsExactly("LAN-03");
    assertThat(table.knownTo("LAN-03")).containsExactly(0, 1);
    table.hand("LAN-03").skip().end();
    assertThat(table.isOver()).isFalse();
    assertThat(table.normal().event(PaxEvent.DeckWasEmpty.class).aurei()).isEqualTo(2);
    table.skip().end();
    assertThat(table.isOver()).isTrue();
  }

  @Test
  @Rule("PAX-END-4")
  void the_deck_that_is_empty_for_a_moment_in_a_draw_is_not_exhausted() {
    TestTable table =
        TestTable.at(2, "{'activePlayer':1,'deck':['LAN-01','LAN-02','LAN-03']}").normal();
    table.hand("LAN-01").legion("LAN-02", 2).skip().end();
    assertThat(table.isOver()).isFalse();
    assertThat(table.state().deck()).isEmpty();
    assertThat(table.state().round()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 2, 1, 0})
  @Rule("PAX-END-5")
  void a_draw_leaves_1_card_of_3_and_none_of_fewer(int deck) {
    TestTable table = TestTable.at("{'deck':" + deck(deck) + "}").drawAnything();
    assertThat(table.state().deck()).hasSize(deck == 3 ? 1 : 0);
    assertThat(table.aurei(0)).isEqualTo(deck == 0 ? 7 : 5);
    assertThat(table.skip().end().pass().isOver()).isEqualTo(deck < 3);
  }

  /// Edge case 36.
  @Test
  @Rule("PAX-END-5")
  void a_game_in_which_everybody_always_passes_ends_too() {
    for (int seats = 1; seats <= 4; seats++) {
      TestTable table = TestTable.at(seats, "{}");
      int deck = table.state().deck().size();
      int passes = 0;
      while (!table.isOver()) {
        table.pass();
        passes++;
      }
      assertThat(passes).isEqualTo(seats * (deck + 1));
      assertThat(table.event(PaxEvent.GameEnded.class).rule()).hasToString("PAX-END-2");
    }
  }

  /// Nobody can resign or be thrown out, and no number of points ends a game.
  @Test
  @Rule("PAX-END-6")
  void a_game_ends_by_the_deck_and_in_no_other_way() {
    for (int seats = 1; seats <= 4; seats++) {
      for (long seed = 0; seed < 30; seed++) {
        boolean[] over = {false};
        TestTable end =
            TestTable.random(
                PAX,
                Setup.of(seats),
                seed,
                table -> {
                  assertThat(over[0]).isFalse();
                  over[0] = table.isOver();
                });
        int empty = RoundEnd.emptyLegions(end.state());
        assertThat(end.state().deck().size()).isLessThan(Math.max(empty, 1));
        assertThat(end.event(PaxEvent.GameEnded.class).rule())
            .hasToString(end.state().deck().isEmpty() ? "PAX-END-2" : "PAX-END-1");
      }
    }
    TestTable ahead =
        TestTable.at(
            "{'players':{'0':{'aurei':900,'display':{LAND*14,WEALTH*12,FLEET*12,ARMY*12}}}}");
    assertThat(ahead.pass().isOver()).isFalse();
  }
}
