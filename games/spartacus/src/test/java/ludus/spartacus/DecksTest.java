package ludus.spartacus;

import static ludus.spartacus.TestTable.card;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import ludus.kernel.Setup;
import ludus.kernel.laws.Rule;
import ludus.spartacus.SpartacusEvent.DeckRenewed;
import org.junit.jupiter.api.Test;

/// What happens when a deck runs out, and where a card is while it is being played.
class DecksTest {

  /// The Intrigue phase begins when seat 2 passes; all other Intrigue cards are in seat 2's hand.
  private static TestTable draw(List<String> deck, List<String> discard) {
    List<String> rest = new ArrayList<>();
    for (IntrigueCard card : TestTable.SPARTACUS.table(Setup.of(3)).intrigue()) {
      rest.add(card.id());
    }
    deck.forEach(rest::remove);
    discard.forEach(rest::remove);
    return TestTable.at(
        "{'phase':'UPKEEP','intrigueDeck':[%s],'intrigueDiscard':[%s],'houses':{'2':{'hand':[%s]}},'stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[0,1,2],'poll':{'asked':[2],'answers':[null,null,null]}}]}}"
            .formatted(quoted(deck), quoted(discard), quoted(rest)));
  }

  private static String quoted(List<String> cards) {
    return cards.stream().map("'%s'"::formatted).collect(Collectors.joining(","));
  }

  private static List<String> hand(TestTable table, int seat) {
    List<String> cards = new ArrayList<>();
    table.house(seat).hand().forEach(slot -> cards.add(slot.card().id()));
    return cards;
  }

  @Test
  @Rule({"SP-INT-2", "SP-DCK-2", "SP-EC-40"})
  void a_short_deck_gives_three_cards_at_once_to_each_from_the_host_on() {
    TestTable table =
        draw(List.of("robbery", "guard", "guard", "blackmail"), List.of()).play(2, Move.Pass.IT);
    assertThat(hand(table, 0)).containsExactlyInAnyOrder("robbery", "guard", "guard");
    assertThat(hand(table, 1)).containsExactly("blackmail");
    assertThat(table.house(2).hand()).hasSize(76);
    assertThat(table.state().top()).isInstanceOf(Frame.IntrigueTurn.class);
  }

  @Test
  @Rule("SP-DCK-2")
  void an_empty_deck_is_made_anew_of_the_discard_in_the_middle_of_a_draw() {
    TestTable table =
        draw(
                List.of("robbery"),
                List.of("guard", "guard", "blackmail", "guard", "conspiracy", "revenge", "robbery"))
            .play(2, Move.Pass.IT);
    assertThat(hand(table, 0)).hasSize(3).contains("robbery");
    assertThat(hand(table, 1)).hasSize(3);
    assertThat(table.state().intrigueDiscard()).isEmpty();
    assertThat(table.state().intrigueDeck()).isEmpty();
    assertThat(table.events().stream().filter(DeckRenewed.class::isInstance)).hasSize(1);
    assertThat(table.events()).contains(new DeckRenewed(7));
  }

  @Test
  @Rule("SP-DCK-2")
  void the_discard_stays_while_no_card_must_be_drawn_from_the_empty_deck() {
    List<String> nine =
        List.of(
            "robbery", "robbery", "guard", "guard", "guard", "guard", "guard", "guard", "guard");
    TestTable table = draw(nine, List.of("blackmail")).play(2, Move.Pass.IT);
    assertThat(table.state().intrigueDeck()).isEmpty();
    assertThat(table.state().intrigueDiscard()).containsExactly(card("blackmail"));
  }

  @Test
  @Rule({"SP-EC-40", "SP-DCK-4", "SP-DCK-2"})
  void inside_information_draws_what_there_is_but_not_itself() {
    TestTable table = draw(List.of("robbery"), List.of()).play(2, Move.Pass.IT);
    table
        .play(0, Move.EndTurn.IT)
        .play(1, Move.EndTurn.IT)
        .scheme(2, "inside_information", 0)
        .pass();
    assertThat(hand(table, 0)).containsExactly("robbery");
    assertThat(table.state().intrigueDiscard()).containsExactly(card("inside_information"));
    assertThat(table.state().intrigueDeck()).isEmpty();
  }

  @Test
  @Rule({"SP-DCK-4", "SP-INT-35"})
  void a_pending_scheme_and_a_pending_reaction_are_neither_in_hand_nor_in_the_discard() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'hand':['a_visitor_from_rome','robbery']},'1':{'hand':['whispered_rumors']},'2':{'hand':['guard']}}}");
    table.play(0, new Move.Announce(card("a_visitor_from_rome")));
    SpartacusView seen = table.view(1);
    assertThat(seen.houses().get(0).cards()).isEqualTo(1);
    assertThat(seen.intrigueDeck().discard()).isEmpty();
    assertThat(table.refused(0, new Move.CashIn(card("a_visitor_from_rome"))))
        .isEqualTo("SP-ANY-7");
    assertThat(table.moves(0)).noneMatch(Move.PlayScheme.class::isInstance);
    table.play(0, new Move.TurnUp(java.util.OptionalInt.of(0), TestTable.none()));
    assertThat(hand(table, 0)).containsExactly("robbery");
    assertThat(table.state().intrigueDiscard()).isEmpty();
    table.play(1, new Move.React(card("whispered_rumors"), TestTable.none(), TestTable.none()));
    table.play(2, Move.Pass.IT);
    assertThat(table.state().top()).isInstanceOf(Frame.Window.class);
    assertThat(hand(table, 1)).isEmpty();
    assertThat(table.state().intrigueDiscard()).isEmpty();
  }

  // the Market deck ------------------------------------------------------------------------------

  /// The open market has closed with so many cards left in the Market deck.
  private static TestTable market(int left) {
    List<String> all = new ArrayList<>();
    TestTable.SPARTACUS.content().market().forEach(card -> all.add(card.id()));
    TestTable table =
        TestTable.at(
            "{'phase':'MARKET','marketDeck':[%s],'marketDiscard':[%s],'stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]}}"
                .formatted(quoted(all.subList(0, left)), quoted(all.subList(left, all.size()))));
    for (int seat = 0; seat < 3; seat++) {
      table.play(seat, Move.Done.IT);
    }
    return table;
  }

  @Test
  @Rule("SP-DCK-3")
  void fewer_market_cards_than_players_are_all_dealt() {
    TestTable table = market(2);
    assertThat(((Frame.Auction) table.state().stack().frames().get(0)).row()).hasSize(2);
    assertThat(table.state().marketDeck()).isEmpty();
    assertThat(((Frame.Bidding) table.state().top()).lot()).isZero();
  }

  @Test
  @Rule({"SP-DCK-1", "SP-DCK-3"})
  void without_market_cards_there_is_no_auction_but_hosting_is_bid_for() {
    TestTable table = market(0);
    assertThat(TestTable.SPARTACUS.agenda(table.state()).must().getFirst().what())
        .isEqualTo("hostBid");
    assertThat(table.state().marketDiscard()).hasSize(62);
    assertThat(table.state().marketDeck()).isEmpty();
    table.play(0, new Move.Bid(0)).play(1, new Move.Bid(2)).play(2, new Move.Bid(0));
    assertThat(table.state().host()).isEqualTo(1);
    assertThat(table.state().marketDiscard()).hasSize(62);
  }
}
