package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static ludus.pax.TestTable.card;
import static ludus.pax.TestTable.toBottom;
import static ludus.pax.TestTable.toHand;
import static ludus.pax.TestTable.toLegion;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import ludus.kernel.Journal;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Section 5: drawing.
class DrawingTest {

  /// The first player is about to draw from a deck of A, B, C and so on: LAN-01, LAN-02, ...
  private static TestTable deck(int religion, int cards) {
    return deck(religion, cards, 2);
  }

  private static TestTable deck(int religion, int cards, int seats) {
    List<String> deck =
        Stream.iterate(1, i -> i + 1).limit(cards).map("'LAN-%02d'"::formatted).toList();
    return TestTable.at(
        seats,
        "{'deck':%s,'players':{'0':{'display':{%s}}}}"
            .formatted(deck, religion == 0 ? "" : "RELIGION*" + religion));
  }

  /// All ways to finish a draw.
  private static void finish(State state, Consumer<State> end) {
    if (!(state.step() instanceof Step.Draw)) {
      end.accept(state);
      return;
    }
    for (Move move : PAX.moves(state, 0)) {
      finish(PAX.play(state, 0, move, _ -> 0, Journal.SILENT), end);
    }
  }

  private static Set<State> endings(TestTable table) {
    Set<State> endings = new HashSet<>();
    finish(table.normal().state(), endings::add);
    return endings;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 6})
  @Rule("PAX-DRAW-1")
  void of_three_cards_one_goes_to_the_hand_one_to_a_legion_and_one_under_the_deck(int religion) {
    Set<Set<String>> hands = new HashSet<>();
    for (State state : endings(deck(religion, 5))) {
      assertThat(state.player(0).hand()).hasSize(1);
      assertThat(state.legions().stream().mapToInt(List::size).sum()).isEqualTo(4);
      assertThat(state.deck()).hasSize(3);
      assertThat(state.deck().top(2))
          .extracting(slot -> slot.card().id())
          .containsExactly("LAN-04", "LAN-05");
      hands.add(Set.of(state.player(0).hand().first().card().id()));
    }
    assertThat(hands).hasSize(3);
  }

  @Test
  @Rule("PAX-DRAW-1")
  void no_destination_takes_two_cards_of_a_draw() {
    TestTable table = deck(0, 5).normal().hand("LAN-01");
    table.refuses("PAX-DRAW-1", toHand("LAN-02"));
    table.legion("LAN-02", 1);
    assertThat(table.state().step()).isEqualTo(Step.Buy.IT);
    deck(0, 5).normal().bottom("LAN-01").refuses("PAX-DRAW-1", toBottom("LAN-02"));
    deck(0, 5).normal().legion("LAN-01", 1).refuses("PAX-DRAW-1", toLegion("LAN-02", 2));
  }

  @Test
  @Rule("PAX-DRAW-2")
  void a_card_goes_face_up_to_the_end_of_the_group_under_any_legion_also_an_empty_one() {
    TestTable table =
        TestTable.at(
            "{'deck':['LAN-01','LAN-02','LAN-03'],'activePlayer':1,"
                + "'legions':[[],['SEN-01'],['LAN-07']]}");
    TestTable other = table.but("{}");
    assertThat(table.normal().legion("LAN-01", 1).group(1)).containsExactly("LAN-01");
    assertThat(other.normal().legion("LAN-01", 2).group(2)).containsExactly("SEN-01", "LAN-01");
    assertThat(other.events(PaxEvent.CardAssigned.class).getFirst().legion()).isEqualTo(2);
    assertThat(other.view(0).legions().get(1).cards())
        .extracting(Card::id)
        .containsExactly("SEN-01", "LAN-01");
  }

  @Test
  @Rule("PAX-DRAW-2")
  void a_card_goes_hidden_to_the_hand_and_face_down_under_the_deck() {
    TestTable table = deck(0, 5).normal().hand("LAN-01").bottom("LAN-02");
    assertThat(table.hand(0)).containsExactly("LAN-01");
    assertThat(table.deck()).containsExactly("LAN-04", "LAN-05", "LAN-02");
    assertThat(table.view(1).players().getFirst().hand()).isEmpty();
    assertThat(table.view(1).players().getFirst().handSize()).isEqualTo(1);
    assertThat(table.view(1).deck().known()).isEmpty();
  }

  @Test
  @Rule("PAX-DRAW-2")
  void only_a_legion_in_play_can_be_chosen_and_only_for_a_card_that_goes_there() {
    deck(0, 5)
        .normal()
        .refuses("PAX-DRAW-2", toLegion("LAN-01", 0))
        .refuses("PAX-DRAW-2", toLegion("LAN-01", 4))
        .refuses(
            "PAX-DRAW-2", new Move.Assign(card("LAN-01"), Destination.LEGION, OptionalInt.empty()))
        .refuses("PAX-DRAW-2", new Move.Assign(card("LAN-01"), Destination.HAND, OptionalInt.of(1)))
        .refuses(
            "PAX-DRAW-2", new Move.Assign(card("LAN-01"), Destination.BOTTOM, OptionalInt.of(1)))
        .legion("LAN-01", 3);
  }

  static Stream<JsonNode> drawModes() {
    return TestTable.vectors("drawModes").stream();
  }

  @ParameterizedTest
  @MethodSource("drawModes")
  @Rule({"PAX-DRAW-3", "PAX-DRAW-8", "PAX-DRAW-9", "PAX-DRAW-10"})
  void religion_and_the_deck_fix_how_the_cards_are_drawn(JsonNode vector) {
    int religion = vector.get("religion").intValue();
    int deck = vector.get("deck").intValue();
    String mode = vector.get("mode").stringValue();
    TestTable table =
        deck == 40
            ? TestTable.at(
                "{'players':{'0':{'display':{%s}}}}"
                    .formatted(religion == 0 ? "" : "RELIGION*" + religion))
            : deck(religion, deck);
    table.normal();
    if (deck == 0) {
      assertThat(table.state().step()).isEqualTo(Step.Buy.IT);
      assertThat(table.aurei(0)).isEqualTo(7);
      return;
    }
    Step.Draw draw = (Step.Draw) table.state().step();
    assertThat(draw.mode()).hasToString(mode);
    assertThat(draw.flight().size() + draw.toCome()).isEqualTo(vector.get("cards").intValue());
  }

  @Test
  @Rule("PAX-DRAW-3")
  void there_is_no_choice_of_a_lower_tier() {
    TestTable table = deck(6, 5);
    assertThat(table.moves()).filteredOn(move -> !move.equals(Move.ChooseTurn.PASS)).hasSize(1);
    assertThat(table.normal().flight()).hasSize(3);
  }

  /// EX-4.
  @Test
  @Rule("PAX-DRAW-3")
  void religion_played_in_a_turn_matters_from_the_next_draw_on() {
    TestTable table =
        TestTable.at(
            "{'players':{'0':{'hand':['REL-07'],'display':{'RELIGION':['REL-01','REL-02']}}}}");
    table.normal();
    assertThat(table.event(PaxEvent.CardsDrawn.class).mode()).isEqualTo(DrawMode.ONE_BY_ONE);
    while (table.state().step() instanceof Step.Draw) {
      table.play(table.moves().getFirst());
    }
    table.skip().lay("REL-07").end().pass().normal();
    assertThat(table.event(PaxEvent.CardsDrawn.class).mode()).isEqualTo(DrawMode.TWO_THEN_ONE);
  }

  /// EX-1.
  @Test
  @Rule("PAX-DRAW-4")
  void one_by_one_each_card_is_placed_before_the_next_is_seen() {
    TestTable table = deck(2, 5).normal();
    assertThat(table.flight()).containsExactly("LAN-01");
    assertThat(table.moves())
        .containsExactlyInAnyOrder(
            toHand("LAN-01"),
            toLegion("LAN-01", 1),
            toLegion("LAN-01", 2),
            toLegion("LAN-01", 3),
            toBottom("LAN-01"));
    table.refuses("PAX-SYS-8", toHand("LAN-02"));
    table.bottom("LAN-01");
    assertThat(table.flight()).containsExactly("LAN-02");
    table.refuses("PAX-SYS-8", toHand("LAN-01"));
    table.hand("LAN-02");
    assertThat(table.flight()).containsExactly("LAN-03");
    assertThat(table.moves())
        .containsExactlyInAnyOrder(
            toLegion("LAN-03", 1), toLegion("LAN-03", 2), toLegion("LAN-03", 3));
    table.refuses("PAX-DRAW-1", toBottom("LAN-03")).refuses("PAX-DRAW-1", toHand("LAN-03"));
    assertThat(table.legion("LAN-03", 2).state().step()).isEqualTo(Step.Buy.IT);
  }

  @Test
  @Rule("PAX-DRAW-4")
  void the_third_card_goes_to_the_last_destination() {
    TestTable hand = deck(0, 5).normal().bottom("LAN-01").legion("LAN-02", 1);
    assertThat(hand.hand(0)).containsExactly("LAN-03");
    TestTable under = deck(0, 5).normal().hand("LAN-01").legion("LAN-02", 1);
    assertThat(under.deck()).containsExactly("LAN-04", "LAN-05", "LAN-03");
  }

  /// EX-2.
  @Test
  @Rule("PAX-DRAW-5")
  void of_the_first_two_one_is_placed_but_not_in_hand_then_the_third_is_seen() {
    TestTable table = deck(3, 5).normal();
    assertThat(table.flight()).containsExactly("LAN-01", "LAN-02");
    table
        .refuses("PAX-DRAW-5", toHand("LAN-01"))
        .refuses("PAX-DRAW-5", toHand("LAN-02"))
        .refuses("PAX-SYS-8", toBottom("LAN-03"));
    assertThat(table.moves()).hasSize(8);
    table.bottom("LAN-02");
    assertThat(table.flight()).containsExactly("LAN-01", "LAN-03");
    table.refuses("PAX-DRAW-1", toBottom("LAN-01"));
    table.hand("LAN-03");
    assertThat(table.flight()).containsExactly("LAN-01");
    table.refuses("PAX-DRAW-1", toHand("LAN-01"));
    table.legion("LAN-01", 1);
    assertThat(table.hand(0)).containsExactly("LAN-03");
    assertThat(table.deck()).containsExactly("LAN-04", "LAN-05", "LAN-02");
    assertThat(table.group(1)).endsWith("LAN-01");
  }

  @Test
  @Rule("PAX-DRAW-5")
  void with_the_legion_served_first_the_card_not_kept_goes_under_the_deck() {
    TestTable table = deck(5, 5).normal().legion("LAN-01", 1);
    assertThat(table.flight()).containsExactly("LAN-02", "LAN-03");
    table.hand("LAN-02");
    assertThat(table.deck()).containsExactly("LAN-04", "LAN-05", "LAN-03");
    assertThat(table.state().step()).isEqualTo(Step.Buy.IT);
  }

  /// EX-3.
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Rule("PAX-DRAW-6")
  void with_religion_6_all_three_are_seen_and_placed_in_any_way(int seats) {
    TestTable table = deck(6, 5, seats);
    assertThat(endings(table.but("{}"))).hasSize(6 * (seats + 1));
    table.normal();
    assertThat(table.flight()).containsExactly("LAN-01", "LAN-02", "LAN-03");
    assertThat(table.moves()).hasSize(3 * (seats + 1 + 2));
    table.bottom("LAN-03").hand("LAN-02");
    assertThat(table.moves()).hasSize(seats + 1);
  }

  @Test
  @Rule("PAX-DRAW-6")
  void all_three_can_be_placed_in_any_order_of_cards_and_destinations() {
    TestTable table = deck(6, 5).normal().hand("LAN-03").legion("LAN-01", 2);
    assertThat(table.hand(0)).containsExactly("LAN-03");
    assertThat(table.group(2)).endsWith("LAN-01");
    assertThat(table.deck()).endsWith("LAN-02");
    assertThat(table.state().step()).isEqualTo(Step.Buy.IT);
    TestTable last = deck(6, 5).normal().legion("LAN-02", 1).bottom("LAN-01");
    assertThat(last.hand(0)).containsExactly("LAN-03");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 6})
  @Rule({"PAX-DRAW-7", "PAX-DRAW-11"})
  void a_card_put_under_a_deck_of_three_does_not_come_again_in_the_same_draw(int religion) {
    for (State state : endings(deck(religion, 3))) {
      assertThat(state.deck()).hasSize(1);
      assertThat(state.player(0).hand().first().card()).isNotEqualTo(state.deck().first().card());
    }
    TestTable table = deck(religion, 3).normal().bottom("LAN-01");
    assertThat(table.flight()).doesNotContain("LAN-01");
  }

  /// Edge cases 33 and 34: the mode and the destinations are those of the start.
  @Test
  @Rule("PAX-DRAW-11")
  void the_deck_is_counted_once_at_the_start_of_the_draw() {
    TestTable three = deck(0, 3).normal().hand("LAN-01");
    assertThat(three.state().deck()).hasSize(1);
    three.bottom("LAN-02");
    assertThat(three.flight()).containsExactly("LAN-03");
    assertThat(three.legion("LAN-03", 1).deck()).containsExactly("LAN-02");
    TestTable four = deck(0, 4).normal().bottom("LAN-01").hand("LAN-02").legion("LAN-03", 1);
    assertThat(four.deck()).containsExactly("LAN-04", "LAN-01");
    assertThat(four.state().step()).isEqualTo(Step.Buy.IT);
  }

  /// EX-R8, edge case 34.
  @Test
  @Rule("PAX-DRAW-8")
  void of_the_last_two_cards_one_goes_to_the_hand_and_one_to_a_legion() {
    TestTable table = deck(2, 2).normal();
    assertThat(table.flight()).containsExactly("LAN-01");
    table.refuses("PAX-DRAW-8", toBottom("LAN-01"));
    TestTable other = table.but("{}").legion("LAN-01", 1);
    assertThat(other.hand(0)).containsExactly("LAN-02");
    table.hand("LAN-01").refuses("PAX-DRAW-8", toBottom("LAN-02"));
    table.refuses("PAX-DRAW-1", toHand("LAN-02")).legion("LAN-02", 3);
    assertThat(table.state().deck()).isEmpty();
    assertThat(table.state().step()).isEqualTo(Step.Buy.IT);
  }

  /// Edge case 46.
  @ParameterizedTest
  @ValueSource(ints = {3, 6})
  @Rule("PAX-DRAW-8")
  void with_religion_3_the_last_two_cards_are_seen_together(int religion) {
    TestTable table = deck(religion, 2).normal();
    assertThat(table.flight()).containsExactly("LAN-01", "LAN-02");
    table.refuses("PAX-DRAW-8", toBottom("LAN-01"));
    assertThat(table.moves()).hasSize(2 + 2 * 3);
    TestTable other = table.but("{}").legion("LAN-02", 2);
    assertThat(other.hand(0)).containsExactly("LAN-01");
    table.hand("LAN-02").legion("LAN-01", 2);
    assertThat(table.hand(0)).containsExactly("LAN-02");
    assertThat(table.state().deck()).isEmpty();
  }

  /// EX-R9.
  @Test
  @Rule("PAX-DRAW-9")
  void the_last_card_goes_to_the_hand_or_to_a_legion() {
    TestTable table = deck(6, 1).normal();
    assertThat(table.moves())
        .containsExactlyInAnyOrder(
            toHand("LAN-01"), toLegion("LAN-01", 1), toLegion("LAN-01", 2), toLegion("LAN-01", 3));
    table.refuses("PAX-DRAW-9", toBottom("LAN-01"));
    TestTable other = table.but("{}").legion("LAN-01", 2);
    assertThat(other.group(2)).endsWith("LAN-01");
    assertThat(other.state().step()).isEqualTo(Step.Buy.IT);
    assertThat(table.hand("LAN-01").hand(0)).containsExactly("LAN-01");
    assertThat(table.state().step()).isEqualTo(Step.Buy.IT);
    assertThat(table.state().deck()).isEmpty();
  }

  /// EX-23.
  @Test
  @Rule("PAX-DRAW-10")
  void with_an_empty_deck_2_aurei_come_at_once_and_income_follows_as_usual() {
    TestTable table =
        TestTable.at(
            "{'deck':[],'legions':[['LAN-08'],['SEN-05'],['LAN-07']],'players':{'0':{'aurei':1}}}");
    table.normal();
    assertThat(table.event(PaxEvent.DeckWasEmpty.class).aurei()).isEqualTo(2);
    assertThat(table.aurei(0)).isEqualTo(3);
    assertThat(table.buy(1).aurei(0)).isZero();
    assertThat(table.end().aurei(0)).isEqualTo(2);
  }
}
