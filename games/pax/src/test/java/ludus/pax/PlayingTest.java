package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static ludus.pax.TestTable.toPlay;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ludus.kernel.Setup;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Section 7: playing cards.
class PlayingTest {

  private static TestTable playing(int aurei, String hand, String display) {
    return TestTable.at(
        "{'step':{'type':'Play'},'players':{'0':{'aurei':%d,'hand':[%s],'display':{%s}}}}"
            .formatted(aurei, hand, display));
  }

  @Test
  @Rule("PAX-PLAY-1")
  void any_number_of_hand_cards_can_be_played_into_the_own_display() {
    TestTable table = playing(15, "'LAN-01','LAN-05','LAN-08','SEN-01','SEN-04','WEA-01'", "");
    table.lay("LAN-01", "LAN-05", "LAN-08", "SEN-01", "SEN-04", "WEA-01");
    assertThat(table.hand(0)).isEmpty();
    assertThat(table.row(0, Category.LAND)).containsExactly("LAN-01", "LAN-05", "LAN-08");
    assertThat(table.state().player(1).display()).isEqualTo(Row.NO_ROWS);
    assertThat(playing(9, "'LAN-01'", "").end().hand(0)).containsExactly("LAN-01");
  }

  @Test
  @Rule("PAX-PLAY-1")
  void only_cards_of_the_own_hand_can_be_played() {
    playing(9, "'LAN-01'", "")
        .refuses("PAX-PLAY-1", toPlay("LAN-02"))
        .refuses("PAX-PLAY-1", toPlay("WEA-06"))
        .but("{'players':{'1':{'hand':['SEN-01']}}}")
        .refuses("PAX-PLAY-1", toPlay("SEN-01"));
  }

  static Stream<JsonNode> playCosts() {
    return TestTable.vectors("playCosts").stream();
  }

  @ParameterizedTest
  @MethodSource("playCosts")
  @Rule("PAX-PLAY-2")
  void the_nth_card_of_a_turn_costs_n_less_one(JsonNode vector) {
    int cards = vector.get("cards").intValue();
    int total = vector.get("total").intValue();
    List<String> hand = List.of("LAN-01", "SEN-04", "WEA-07", "REL-10", "LAN-08");
    TestTable table = playing(total, "'LAN-01','SEN-04','WEA-07','REL-10','LAN-08'", "");
    for (int i = 0; i < cards; i++) {
      assertThat(table.view(0).turn().orElseThrow().nextCost()).isEqualTo(i);
      assertThat(PAX.hint(table.state(), 0, toPlay(hand.get(i))).price()).hasValue(i);
      table.lay(hand.get(i));
      assertThat(table.event(PaxEvent.CardPlayed.class).cost()).isEqualTo(i);
    }
    assertThat(table.aurei(0)).isZero();
  }

  @Test
  @Rule("PAX-PLAY-2")
  void the_count_starts_again_each_turn() {
    TestTable table = playing(1, "'LAN-01','LAN-05','SEN-01'", "").lay("LAN-01", "LAN-05").end();
    table.pass().drawAnything().skip().lay("SEN-01");
    assertThat(table.event(PaxEvent.CardPlayed.class).cost()).isZero();
    assertThat(table.view(0).turn().orElseThrow().nextCost()).isEqualTo(1);
  }

  /// EX-8.
  @Test
  @Rule("PAX-PLAY-3")
  void a_card_that_cannot_be_paid_cannot_be_played() {
    TestTable table = playing(5, "'LAN-01','SEN-04','WEA-07','REL-10'", "");
    table.lay("LAN-01", "SEN-04", "WEA-07");
    assertThat(table.aurei(0)).isEqualTo(2);
    table.refuses("PAX-PLAY-3", toPlay("REL-10"));
    assertThat(table.moves()).containsExactly(Move.EndPlay.IT);
    assertThat(PAX.refusal(table.state(), 0, toPlay("REL-10")).orElseThrow().message().args())
        .containsEntry("cost", 3)
        .containsEntry("aurei", 2);
  }

  /// EX-9.
  @Test
  @Rule("PAX-PLAY-3")
  void the_income_of_a_turn_cannot_pay_for_its_plays() {
    TestTable table =
        playing(0, "'WEA-01','LAN-01'", "'WEALTH':['WEA-02','WEA-03','WEA-04','WEA-07']");
    table.lay("WEA-01").refuses("PAX-PLAY-3", toPlay("LAN-01"));
    assertThat(table.end().aurei(0)).isEqualTo(5);
  }

  @Test
  @Rule("PAX-PLAY-4")
  void a_played_card_lies_in_the_row_of_its_category_for_all_to_see() {
    List<Card> one =
        IntStream.range(0, Category.COUNT)
            .mapToObj(
                c ->
                    PAX.data().cards(1).stream()
                        .filter(card -> card.category().index() == c && card.symbols() == 1)
                        .findFirst()
                        .orElseThrow())
            .toList();
    for (Card card : one) {
      TestTable table = playing(5, "'" + card.id() + "'", "'LAND':['LAN-08']").lay(card.id());
      PaxView.RowView row =
          table.view(1).players().getFirst().display().get(card.category().index());
      assertThat(row.category()).isEqualTo(card.category());
      assertThat(row.cards()).contains(card);
      assertThat(row.symbols()).isEqualTo(card.category() == Category.LAND ? 3 : 1);
      assertThat(table.hand(0)).isEmpty();
      assertThat(table.event(PaxEvent.CardPlayed.class).rule()).hasToString("PAX-PLAY-4");
    }
  }

  /// Over whole games; and no move takes a card out of a display.
  @Test
  @Rule("PAX-PLAY-5")
  void cards_in_a_display_stay_there() {
    for (Setup setup : List.of(Setup.of(1).with("soloGame", "5"), Setup.of(2), Setup.of(4))) {
      State[] before = new State[1];
      TestTable.random(
          PAX,
          setup,
          5,
          table -> {
            for (int seat = 0; before[0] != null && seat < setup.seats(); seat++) {
              for (int row = 0; row < Category.COUNT; row++) {
                List<Card> old = before[0].player(seat).display().get(row).cards();
                assertThat(
                        table
                            .state()
                            .player(seat)
                            .display()
                            .get(row)
                            .cards()
                            .subList(0, old.size()))
                    .isEqualTo(old);
              }
            }
            before[0] = table.state();
          });
    }
  }

  @Test
  @Rule("PAX-PLAY-6")
  void there_is_no_limit_to_a_hand_or_a_row() {
    TestTable table =
        TestTable.at(
            "{'step':{'type':'Buy'},'legions':[['LAN-01','LAN-02'],['SEN-05'],['LAN-07']],'players':{'0':"
                + "{'aurei':30,'hand':['LAN-12','REL-01','REL-02','REL-03','REL-04','REL-05','REL-07','REL-08','REL-09',"
                + "'REL-10','SEN-01','SEN-02','SEN-03','SEN-04','INT-01','INT-02','INT-03','INT-04'],"
                + "'display':{'LAND':['LAN-03','LAN-04','LAN-05','LAN-06','LAN-08','LAN-09','LAN-10','LAN-11']}}}}");
    table.buy(1);
    assertThat(table.state().player(0).hand()).hasSize(20);
    table.lay("LAN-01", "LAN-02", "LAN-12");
    assertThat(table.row(0, Category.LAND)).hasSize(11);
    assertThat(table.end().event(PaxEvent.IncomeReceived.class).aurei()).isEqualTo(11);
    assertThat(table.state().player(0).hand()).hasSize(17);
  }

  /// EX-13.
  @Test
  @Rule("PAX-PLAY-7")
  void land_played_first_permits_a_fleet_later_in_the_same_turn() {
    TestTable table = playing(5, "'LAN-08','FLE-08'", "");
    table.refuses("PAX-CAT-3", toPlay("FLE-08")).lay("LAN-08", "FLE-08");
    assertThat(table.aurei(0)).isEqualTo(4);
    assertThat(table.end().aurei(0)).isEqualTo(5);
  }

  @Test
  @Rule("PAX-PLAY-7")
  void wealth_played_now_is_a_discount_from_the_next_turn_on() {
    TestTable table =
        TestTable.at(
            "{'step':{'type':'Buy'},'legions':[[#4],['SEN-05'],['LAN-07']],'players':{'0':"
                + "{'aurei':9,'hand':['WEA-01','WEA-07'],'display':{}}}}");
    assertThat(table.view(0).legions().getFirst().price()).contains(4);
    table.skip().lay("WEA-01", "WEA-07");
    assertThat(table.player(0).discount()).isEqualTo(1);
    table.end().pass().drawAnything();
    assertThat(table.view(0).legions())
        .allMatch(legion -> legion.price().orElse(9) == Math.max(0, legion.value() - 1));
  }
}
