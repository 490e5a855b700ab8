package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.card;
import static ludus.spartacus.TestTable.none;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import ludus.spartacus.SpartacusEvent.CardsDrawn;
import org.junit.jupiter.api.Test;

/// What is hidden from whom, and what from nobody.
class HiddenTest {

  private static SpartacusView spectator(TestTable table) {
    return (SpartacusView) TestTable.SPARTACUS.view(table.state(), Viewer.SPECTATOR);
  }

  private static String written(SpartacusView view) {
    return TestTable.SPARTACUS.notation().writeValue(view).toString();
  }

  @Test
  @Rule({"SP-HID-1", "SP-CON-11"})
  void a_seat_sees_its_own_hand_a_spectator_none_and_all_see_how_many_cards_there_are() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'hand':['conspiracy','revenge']},'1':{'hand':['destitute']}}}");
    assertThat(table.view(0).hand())
        .extracting(SpartacusView.HandCard::card)
        .containsExactlyInAnyOrder(card("conspiracy"), card("revenge"));
    assertThat(written(table.view(0))).doesNotContain("destitute");
    assertThat(written(table.view(1))).doesNotContain("conspiracy").doesNotContain("revenge");
    assertThat(spectator(table).hand()).isEmpty();
    assertThat(spectator(table).rules()).isEmpty();
    assertThat(written(spectator(table)))
        .doesNotContain("conspiracy")
        .doesNotContain("revenge")
        .doesNotContain("destitute");
    assertThat(spectator(table).houses())
        .extracting(SpartacusView.HouseView::cards)
        .containsExactly(2, 1, 0);
  }

  @Test
  @Rule({"SP-HID-1", "SP-CON-11"})
  void drawn_cards_are_shown_to_their_owner_alone() {
    TestTable table =
        TestTable.at(
                "{'intrigueDeck':['robbery','guard'],'houses':{'0':{'hand':['inside_information']}}}")
            .scheme(0, "inside_information", 1);
    CardsDrawn drawn =
        (CardsDrawn)
            table.events().stream().filter(CardsDrawn.class::isInstance).findFirst().orElseThrow();
    assertThat(drawn.shownTo(Viewer.seat(1)).orElseThrow().cards())
        .contains(List.of(card("robbery"), card("guard")));
    assertThat(drawn.shownTo(Viewer.seat(0)).orElseThrow().cards()).isEmpty();
    assertThat(drawn.shownTo(Viewer.SPECTATOR).orElseThrow().count()).isEqualTo(2);
    assertThat(drawn.shownTo(Viewer.SPECTATOR).orElseThrow().cards()).isEmpty();
  }

  @Test
  @Rule("SP-HID-1")
  void hands_are_open_when_the_game_is_over() {
    TestTable table =
        TestTable.at(
            "{'phase':'INTRIGUE','houses':{'0':{'influence':12},'1':{'hand':['conspiracy']}},'stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[0,1,2],'poll':{'asked':[1],'answers':[null,null,null]}}]}}");
    assertThat(spectator(table).houses().get(1).known()).isEmpty();
    table.play(1, Move.Pass.IT);
    assertThat(table.state().phase()).isEqualTo(Phase.OVER);
    assertThat(spectator(table).houses().get(1).known()).containsExactly(card("conspiracy"));
    assertThat(table.view(0).houses().get(1).known()).containsExactly(card("conspiracy"));
  }

  @Test
  @Rule("SP-CON-11")
  void the_order_of_the_decks_is_seen_by_nobody() {
    TestTable one =
        TestTable.at("{'intrigueDeck':['robbery','guard'],'marketDeck':['agron#1','cook#1']}");
    TestTable other =
        TestTable.at("{'intrigueDeck':['guard','robbery'],'marketDeck':['cook#1','agron#1']}");
    assertThat(one.state()).isNotEqualTo(other.state());
    for (int seat = 0; seat < 3; seat++) {
      assertThat(one.view(seat)).isEqualTo(other.view(seat));
    }
    assertThat(spectator(one)).isEqualTo(spectator(other));
  }

  @Test
  @Rule({"SP-CON-11", "SP-HID-9"})
  void gold_is_seen_by_all_until_the_open_market_closes() {
    TestTable table =
        TestTable.at(
            "{'phase':'MARKET','stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]},'houses':{'1':{'gold':7}}}");
    assertThat(spectator(table).houses().get(1).gold()).contains(7);
    for (int seat = 0; seat < 3; seat++) {
      table.play(seat, Move.Done.IT);
    }
    assertThat(spectator(table).houses().get(1).gold()).isEmpty();
    assertThat(table.view(1).houses().get(1).gold()).contains(7);
    assertThat(table.view(1).houses().get(0).gold()).isEmpty();
    assertThat(table.view(0).market().orElseThrow().row().get(1).card()).as("facedown").isEmpty();
    table.play(0, new Move.Bid(3));
    assertThat(table.view(1).market().orElseThrow().bidding().orElseThrow().yours()).isEmpty();
    assertThat(written(table.view(1))).isEqualTo(written(other(table)));
  }

  /// The same, had seat 0 bid something else.
  private static SpartacusView other(TestTable table) {
    return table.play(0, new Move.Bid(5)).view(1);
  }

  @Test
  @Rule("SP-HID-9")
  void decks_by_size_discards_in_order_tokens_states_and_influence_are_public() {
    TestTable table =
        TestTable.at(
            "{'intrigueDiscard':['robbery','guard','blackmail'],'marketDiscard':['agron#1'],'houses':{'1':{'influence':9,'guards':2,'spentGuards':1,'assets':[{'card':'varro#1','stand':'INJURED','favors':2},{'card':'cook#1','stand':'READY','champion':true}]}}}");
    SpartacusView seen = spectator(table);
    assertThat(seen.intrigueDeck().size()).isEqualTo(80 - 3 - 3);
    assertThat(seen.intrigueDeck().discard())
        .containsExactly(card("robbery"), card("guard"), card("blackmail"));
    assertThat(seen.marketDeck().size()).isEqualTo(62 - 3);
    assertThat(seen.marketDeck().discard()).containsExactly(asset("agron#1"));
    SpartacusView.HouseView house = seen.houses().get(1);
    assertThat(List.of(house.influence(), house.guards(), house.spentGuards()))
        .containsExactly(9, 2, 1);
    assertThat(house.assets().get(0).stand()).isEqualTo(Stand.INJURED);
    assertThat(house.assets().get(0).favors()).isEqualTo(2);
    assertThat(house.assets().get(1).champion()).isTrue();
  }

  @Test
  @Rule("SP-HID-9")
  void how_far_a_requirement_was_lowered_is_public_while_the_card_is_not() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'hand':['lend_me_your_ear'],'assets':['ashur_base#1']}}}")
            .play(0, new Move.Announce(card("lend_me_your_ear")))
            .play(0, new Move.UseAbility(asset("ashur_base#1"), none()));
    SpartacusView.SchemeView scheme = spectator(table).scheme().orElseThrow();
    assertThat(scheme.lowered()).isEqualTo(2);
    assertThat(scheme.card()).isEmpty();
    assertThat(scheme.requirement()).isEmpty();
    table.play(0, new Move.TurnUp(OptionalInt.of(0), none()));
    assertThat(table.house(0).influence()).isEqualTo(8);
  }

  @Test
  @Rule("SP-ANY-6")
  void what_is_said_about_a_card_proves_nothing() {
    Move.Propose boast = DealsTest.words(1, "I hold Whispered Rumors");
    TestTable holder =
        TestTable.at("{'houses':{'0':{'hand':['whispered_rumors']}}}").play(0, boast);
    TestTable liar = TestTable.at("{'houses':{'0':{'hand':['robbery']}}}").play(0, boast);
    for (int seat = 1; seat < 3; seat++) {
      assertThat(holder.view(seat)).isEqualTo(liar.view(seat));
    }
    assertThat(holder.view(1).offers().getFirst().terms().words())
        .isEqualTo("I hold Whispered Rumors");
    assertThat(holder.view(1).houses().getFirst().known()).isEmpty();
  }

  // what a hand is known to hold -----------------------------------------------------------------

  private static List<IntrigueCard> known(TestTable table) {
    return table.view(0).houses().get(1).known();
  }

  private static Move.UseAbility spy(String name) {
    return new Move.UseAbility(asset(name + "#1"), OptionalInt.of(1));
  }

  /// Chance takes the first card of a hand, and of what is left of it.
  @Test
  @Rule("SP-HID-2")
  void a_second_look_at_an_equal_card_tells_nothing_new() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'assets':['indus#1','marcellus#1']},'1':{'hand':['guard','guard']}}}");
    table.play(0, spy("indus"));
    assertThat(known(table)).containsExactly(card("guard"));
    table.play(0, spy("marcellus"));
    assertThat(known(table)).as("perhaps the same").containsExactly(card("guard"));
    table.play(0, Move.EndTurn.IT).play(1, new Move.CashIn(card("guard")));
    assertThat(known(table)).as("perhaps the one that was seen").isEmpty();
    assertThat(table.house(1).hand()).hasSize(1);
  }

  @Test
  @Rule("SP-HID-2")
  void a_card_that_was_seen_stays_known_while_it_stays_in_the_hand() {
    TestTable table =
        TestTable.at(
            "{'intrigueDeck':['robbery','robbery','guard'],'houses':{'0':{'hand':['inside_information'],'assets':['indus#1']},'1':{'hand':['robbery']}}}");
    table.play(0, spy("indus")).scheme(0, "inside_information", 1).pass();
    assertThat(table.house(1).hand()).hasSize(3);
    assertThat(known(table)).as("the new ones are not known").containsExactly(card("robbery"));
    table.play(0, Move.EndTurn.IT).play(1, Move.EndTurn.IT);
    assertThat(known(table)).containsExactly(card("robbery"));
    assertThat(table.view(2).houses().get(1).known()).isEmpty();
  }

  @Test
  @Rule("SP-HID-2")
  void a_guard_taken_from_the_discard_is_known_to_all_beside_others_that_are_not() {
    TestTable table =
        TestTable.at(
                "{'intrigueDiscard':['guard'],'houses':{'0':{'hand':['looting_the_dead']},'1':{'influence':8,'hand':['support_from_rome','guard','guard']}}}")
            .scheme(0, "looting_the_dead")
            .react(1, "support_from_rome");
    table.play(1, Move.Answer.YES);
    assertThat(table.house(1).hand()).hasSize(3);
    assertThat(known(table)).containsExactly(card("guard"));
    assertThat(table.view(2).houses().get(1).known()).containsExactly(card("guard"));
    assertThat(table.view(1).hand().getFirst().copies()).isEqualTo(3);
  }
}
