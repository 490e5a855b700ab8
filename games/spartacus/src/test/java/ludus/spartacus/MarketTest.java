package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.assets;
import static ludus.spartacus.TestTable.card;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import ludus.kernel.Event;
import ludus.kernel.Outcome;
import ludus.kernel.Seats;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import ludus.spartacus.phase.Auctions;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Term;
import ludus.spartacus.talk.Until;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarketTest {

  private static TestTable market(String rest) {
    return market(Setup.of(3), rest);
  }

  private static TestTable market(Setup setup, String rest) {
    return TestTable.at(
        setup,
        "{'phase':'MARKET','stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]},%s}"
            .formatted(rest.substring(1, rest.length() - 1)));
  }

  private static TestTable auction(Setup setup, String rest) {
    TestTable table = market(setup, rest);
    for (int seat = 0; seat < setup.seats(); seat++) {
      table.play(seat, Move.Done.IT);
    }
    return table;
  }

  private static TestTable bids(TestTable table, int... bids) {
    for (int seat = 0; seat < bids.length; seat++) {
      if (bids[seat] >= 0) {
        table.play(seat, new Move.Bid(bids[seat]));
      }
    }
    return table;
  }

  private static Move.Propose trade(int to, int giveGold, int getGold, List<MarketCard> give) {
    return new Move.Propose(
        to,
        giveGold,
        getGold,
        give,
        List.of(),
        0,
        0,
        Act.NONE,
        false,
        to,
        Term.NONE,
        true,
        to,
        0,
        Optional.empty(),
        Until.PHASE,
        "",
        false);
  }

  @Test
  @Rule({"SP-TV-13", "SP-MKT-4"})
  void the_bank_pays_the_gold_value() {
    TestTable table =
        market("{'houses':{'0':{'assets':['syrian_warrior#1'],'guards':1}}}")
            .play(0, new Move.Sell(asset("syrian_warrior#1")))
            .play(0, Move.SellGuard.IT);
    assertThat(table.house(0).gold()).isEqualTo(13);
    assertThat(table.house(0).assets()).isEmpty();
    assertThat(table.house(0).guards()).isZero();
  }

  @Test
  @Rule("SP-MKT-3")
  void what_is_not_ready_cannot_be_sold() {
    TestTable table =
        market("{'houses':{'0':{'assets':[{'card':'agron#1','stand':'EXHAUSTED'}]}}}");
    assertThat(table.refused(0, new Move.Sell(asset("agron#1")))).isEqualTo("SP-MKT-3");
  }

  @Test
  @Rule({"SP-TV-41", "SP-MKT-7", "SP-MKT-28"})
  void a_champion_takes_its_influence_along_and_moves_once() {
    TestTable table =
        market("{'houses':{'0':{'assets':[{'card':'agron#1','champion':true}]}}}")
            .play(0, trade(1, 0, 4, assets("agron#1")))
            .play(1, new Move.Accept(0, 1));
    assertThat(table.house(0).influence()).isEqualTo(6);
    assertThat(table.house(1).influence()).isEqualTo(8);
    assertThat(table.house(0).gold()).isEqualTo(14);
    assertThat(table.house(1).asset(asset("agron#1")).isChampion()).isTrue();
    assertThat(table.refused(1, new Move.Sell(asset("agron#1")))).isEqualTo("SP-MKT-28");
  }

  @Test
  @Rule({"SP-MKT-8", "SP-MKT-31"})
  void done_can_be_taken_back_and_a_trade_takes_it_back() {
    TestTable table =
        market("{'houses':{'0':{'assets':['agron#1']}}}")
            .play(1, Move.Done.IT)
            .play(1, Move.NotDone.IT);
    assertThat(table.events()).containsExactly(new SpartacusEvent.DoneTrading(1, false));
    table.play(1, Move.Done.IT).play(0, trade(1, 0, 1, assets("agron#1")));
    assertThat(table.asked()).containsExactly(0, 2);
    table.play(1, new Move.Accept(0, 1));
    assertThat(table.asked()).containsExactly(0, 1, 2);
  }

  @Test
  @Rule({"SP-TV-14", "SP-MKT-15", "SP-MKT-17"})
  void agron_is_tied_for_until_nobody_adds_anything() {
    TestTable table = auction(Setup.of(4), "{'marketDeck':['agron#1']}");
    assertThat(table.state().top()).isInstanceOf(Frame.Bidding.class);
    bids(table, 0, 2, 3, 3);
    assertThat(table.asked()).containsExactly(2, 3);
    bids(table, -1, -1, 1, 1);
    assertThat(table.refused(2, new Move.Bid(7))).isEqualTo("SP-MKT-13");
    bids(table, -1, -1, 0, 0);
    assertThat(table.state().marketDiscard()).contains(asset("agron#1"));
    assertThat(table.house(2).gold()).isEqualTo(10);
    assertThat(table.house(3).gold()).isEqualTo(10);
  }

  @Test
  @Rule({"SP-MKT-14", "SP-MKT-18", "SP-MKT-21"})
  void the_winner_pays_the_whole_total_and_has_the_card_ready() {
    TestTable table = auction(Setup.of(3), "{'marketDeck':['agron#1']}");
    bids(table, 4, 4, 2);
    bids(table, 1, 0, -1);
    assertThat(table.house(0).gold()).isEqualTo(5);
    assertThat(table.house(1).gold()).isEqualTo(10);
    assertThat(table.house(0).isReady(asset("agron#1"))).isTrue();
  }

  @Test
  @Rule({"SP-MKT-9", "SP-HID-4", "SP-ANY-2"})
  void gold_is_concealed_and_gifts_are_seen_by_two_only() {
    TestTable table =
        auction(Setup.of(3), "{'marketDeck':['agron#1']}").play(0, new Move.GiveGold(1, 4));
    SpartacusView third = view(table, 2);
    assertThat(third.houses().get(0).gold()).isEmpty();
    assertThat(third.othersGold()).contains(20);
    assertThat(table.events().getFirst().shownTo(Viewer.seat(2))).isEmpty();
    assertThat(table.events().getFirst().shownTo(Viewer.seat(1))).isPresent();
    assertThat(view(table, 1).houses().get(1).gold()).contains(14);
  }

  private static SpartacusView view(TestTable table, int seat) {
    return (SpartacusView) TestTable.SPARTACUS.view(table.state(), Viewer.seat(seat));
  }

  @Test
  @Rule({"SP-MKT-29", "SP-EC-111"})
  void gold_in_a_sealed_bid_cannot_be_given_away() {
    TestTable table = auction(Setup.of(3), "{'marketDeck':['agron#1']}").play(0, new Move.Bid(8));
    assertThat(table.refused(0, new Move.GiveGold(1, 3))).isEqualTo("SP-ANY-1");
    table.play(0, new Move.GiveGold(1, 2));
  }

  @Test
  @Rule({"SP-TV-15", "SP-MKT-22", "SP-MKT-24"})
  void a_failed_bid_for_hosting_is_rolled_for_among_the_tied() {
    TestTable table =
        TestTable.at(
            Setup.of(4),
            "{'phase':'MARKET','houses':{'0':{'gold':8},'1':{'gold':6},'2':{'gold':5},'3':{'gold':8}},"
                + "'purses':{'atClose':[8,6,5,8],'open':[8,6,5,8],'given':[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]},"
                + "'stack':{'frames':[{'type':'Auction','row':[],'next':1,'asked':true},"
                + "{'type':'Bidding','lot':0,'bidders':[0,1,2,3],'table':[0,0,0,0],'rounds':[],'limits':[-1,-1,-1,-1],'poll':{'asked':[0,1,2,3],'answers':[null,null,null,null]}}]}}");
    bids(table, 8, 6, 5, 8);
    assertThat(table.asked()).containsExactly(0, 3);
    table.dice(2, 5);
    bids(table, 0, -1, -1, 0);
    assertThat(table.state().host()).isEqualTo(3);
    assertThat(table.house(0).gold()).isEqualTo(8);
    assertThat(table.house(3).gold()).isEqualTo(8);
  }

  @Test
  @Rule({"SP-MKT-10", "SP-HID-7"})
  void an_informant_looks_at_a_facedown_card() {
    TestTable table =
        auction(
            Setup.of(3),
            "{'marketDeck':['agron#1','varro#1','crixus#1'],'houses':{'1':{'assets':['camilla#1']}}}");
    assertThat(table.asked()).containsExactly(1);
    table.play(1, new Move.UseAbility(asset("camilla#1"), OptionalInt.of(2)));
    assertThat(view(table, 1).market().orElseThrow().row().get(2).card())
        .contains(asset("crixus#1"));
    assertThat(view(table, 0).market().orElseThrow().row().get(2).card()).isEmpty();
  }

  // open market ----------------------------------------------------------------------------------

  @Test
  @Rule("SP-MKT-1")
  void nobody_waits_for_a_turn_and_the_market_is_open_until_all_are_done() {
    TestTable table =
        market("{'houses':{'0':{'assets':['agron#1']},'2':{'assets':['varro#1','crixus#1']}}}");
    assertThat(table.asked()).containsExactly(0, 1, 2);
    table
        .play(2, new Move.Sell(asset("varro#1")))
        .play(1, Move.Done.IT)
        .play(0, new Move.Sell(asset("agron#1")))
        .play(2, new Move.Sell(asset("crixus#1")))
        .play(0, Move.Done.IT);
    assertThat(table.state().top()).isInstanceOf(Frame.OpenMarket.class);
    table.play(2, Move.Done.IT);
    assertThat(table.state().top()).isInstanceOf(Frame.Bidding.class);
  }

  @Test
  @Rule({"SP-MKT-2", "SP-MKT-6"})
  void anything_ready_can_be_given_for_nothing_and_keeps_its_tokens() {
    TestTable table =
        market(
                "{'houses':{'0':{'guards':2,'assets':[{'card':'agron#1','favors':2},'cook#1','net#1']}}}")
            .play(0, gift(1, 2, "agron#1", "cook#1", "net#1"))
            .play(1, new Move.Accept(0, 1));
    assertThat(table.house(0).assets()).isEmpty();
    assertThat(table.house(0).guards()).isZero();
    assertThat(table.house(1).guards()).isEqualTo(2);
    assertThat(table.house(1).assets()).hasSize(3);
    assertThat(table.house(1).asset(asset("agron#1")).favors()).isEqualTo(2);
    assertThat(table.house(1).influence()).isEqualTo(7);
    assertThat(table.house(1).gold()).isEqualTo(10);
  }

  private static Move.Propose gift(int to, int guards, String... cards) {
    Move.Propose bare = trade(to, 0, 0, assets(cards));
    return new Move.Propose(
        to,
        0,
        0,
        bare.give(),
        List.of(),
        guards,
        0,
        Act.NONE,
        false,
        to,
        Term.NONE,
        true,
        to,
        0,
        Optional.empty(),
        Until.PHASE,
        "",
        false);
  }

  @Test
  @Rule({"SP-MKT-2", "SP-MKT-3", "SP-EXH-1", "SP-RUL-7"})
  void what_is_exhausted_or_injured_cannot_be_traded() {
    TestTable table =
        market(
            "{'houses':{'0':{'spentGuards':1,'assets':[{'card':'agron#1','stand':'EXHAUSTED'},{'card':'cook#1','stand':'INJURED'}]}}}");
    assertThat(table.refused(0, gift(1, 0, "agron#1"))).isEqualTo("SP-MKT-3");
    assertThat(table.refused(0, gift(1, 0, "cook#1"))).isEqualTo("SP-MKT-3");
    assertThat(table.refused(0, gift(1, 1))).isEqualTo("SP-MKT-3");
    assertThat(table.refused(0, Move.SellGuard.IT)).isEqualTo("SP-MKT-4");
  }

  @Test
  @Rule({"SP-MKT-5", "SP-ANY-4"})
  void cards_in_hand_bring_nothing_in_the_market() {
    TestTable table = market("{'houses':{'0':{'hand':['guard','robbery']}}}");
    assertThat(table.refused(0, new Move.CashIn(card("robbery")))).isEqualTo("SP-ANY-7");
    assertThat(table.refused(0, Move.SellGuard.IT)).isEqualTo("SP-MKT-4");
    assertThat(table.refused(0, gift(1, 1))).isEqualTo("SP-MKT-3");
    table.play(0, Move.DeployGuard.IT).play(0, Move.SellGuard.IT);
    assertThat(table.house(0).gold()).isEqualTo(11);
  }

  @Test
  @Rule("SP-RUL-19")
  void one_may_take_less_from_the_bank_than_another_offers() {
    TestTable table =
        market("{'houses':{'0':{'assets':['syrian_warrior#1']}}}")
            .play(1, buy(0, 3, "syrian_warrior#1"))
            .play(0, new Move.Sell(asset("syrian_warrior#1")));
    assertThat(table.house(0).gold()).isEqualTo(12);
    assertThat(table.refused(0, new Move.Accept(1, 1))).isIn("SP-DEA-5", "SP-MKT-3");
    assertThat(table.house(1).gold()).isEqualTo(10);
  }

  private static Move.Propose buy(int from, int gold, String card) {
    return new Move.Propose(
        from,
        gold,
        0,
        List.of(),
        assets(card),
        0,
        0,
        Act.NONE,
        false,
        from,
        Term.NONE,
        true,
        from,
        0,
        Optional.empty(),
        Until.PHASE,
        "",
        false);
  }

  // auctions -------------------------------------------------------------------------------------

  private static final String THREE_LOTS = "{'marketDeck':['agron#1','varro#1','crixus#1']}";

  private static SpartacusView.MarketView seen(TestTable table, int seat) {
    return view(table, seat).market().orElseThrow();
  }

  @Test
  @Rule("SP-MKT-11")
  void the_row_is_turned_up_from_the_left_one_auction_after_the_other() {
    TestTable table = auction(Setup.of(3), THREE_LOTS);
    assertThat(seen(table, 1).row())
        .extracting(lot -> lot.faceup())
        .containsExactly(true, false, false);
    assertThat(seen(table, 1).row().get(0).card()).contains(asset("agron#1"));
    assertThat(seen(table, 1).row().get(1).card()).isEmpty();
    bids(table, 4, 0, 0);
    assertThat(seen(table, 1).row())
        .extracting(lot -> lot.faceup())
        .containsExactly(true, true, false);
    assertThat(seen(table, 1).row().get(1).card()).contains(asset("varro#1"));
    assertThat(table.house(0).gold()).isEqualTo(6);
    assertThat(table.refused(0, new Move.Bid(7))).isEqualTo("SP-MKT-13");
  }

  @Test
  @Rule({"SP-MKT-12", "SP-HID-5"})
  void bids_are_sealed_until_all_are_in() {
    TestTable table = auction(Setup.of(3), THREE_LOTS);
    assertThat(table.moves(0)).contains(new Move.Bid(0), new Move.Bid(10));
    assertThat(table.refused(0, new Move.Bid(-1))).isEqualTo("SP-MKT-12");
    assertThat(table.refused(0, new Move.Bid(11))).isEqualTo("SP-MKT-13");
    bids(table, 4, 2, -1);
    assertThat(table.events()).noneMatch(SpartacusEvent.BidsOpened.class::isInstance);
    SpartacusView.BiddingView others = seen(table, 2).bidding().orElseThrow();
    assertThat(others.answered().list()).containsExactly(0, 1);
    assertThat(others.rounds()).isEmpty();
    assertThat(others.yours()).isEmpty();
    assertThat(TestTable.SPARTACUS.shown(table.state(), 0, new Move.Bid(4), Viewer.seat(2)))
        .contains(SpartacusView.Sealed.IT);
    assertThat(seen(table, 0).bidding().orElseThrow().yours()).contains(4);
    bids(table, -1, -1, 3);
    assertThat(
            table.events().stream()
                .filter(SpartacusEvent.BidsOpened.class::isInstance)
                .map(event -> ((SpartacusEvent.BidsOpened) event).bids()))
        .containsExactly(List.of(4, 2, 3));
  }

  @Test
  @Rule({"SP-MKT-12", "SP-MKT-29"})
  void a_bid_can_be_changed_until_the_last_one_is_in() {
    TestTable table = auction(Setup.of(3), THREE_LOTS);
    bids(table, 4, 5, -1);
    table.play(0, new Move.Bid(6)).play(2, new Move.Bid(0));
    assertThat(table.house(0).isReady(asset("agron#1"))).isTrue();
    assertThat(table.house(0).gold()).isEqualTo(4);
  }

  @Test
  @Rule({"SP-MKT-29", "SP-EC-111"})
  void gold_that_comes_after_a_bid_is_for_the_next_round() {
    TestTable table = auction(Setup.of(3), THREE_LOTS);
    bids(table, 4, -1, -1);
    table.play(2, new Move.GiveGold(0, 5));
    assertThat(table.refused(0, new Move.Bid(11))).isEqualTo("SP-MKT-29");
    assertThat(table.refused(0, new Move.Bid(16))).isEqualTo("SP-MKT-13");
    assertThat(seen(table, 0).bidding().orElseThrow().most()).contains(10);
    table.play(0, new Move.Bid(10));
    bids(table, -1, 10, 0);
    assertThat(seen(table, 0).bidding().orElseThrow().most()).contains(5);
    bids(table, 5, 0, -1);
    assertThat(table.house(0).has(asset("agron#1"))).isTrue();
    assertThat(table.house(0).gold()).isZero();
  }

  @Test
  @Rule("SP-MKT-29")
  void who_has_not_bid_yet_may_bid_what_was_just_given() {
    TestTable table = auction(Setup.of(3), THREE_LOTS);
    table.play(2, new Move.GiveGold(0, 5)).play(0, new Move.Bid(15));
    bids(table, -1, 10, 5);
    assertThat(table.house(0).gold()).isZero();
    assertThat(table.house(0).has(asset("agron#1"))).isTrue();
  }

  @Test
  @Rule("SP-MKT-16")
  void in_a_tie_the_new_bids_decide_and_who_drops_out_takes_the_gold_back() {
    TestTable table = auction(Setup.of(3), THREE_LOTS);
    bids(table, 4, 4, 4);
    bids(table, 2, 2, 1);
    assertThat(table.asked()).containsExactly(0, 1);
    assertThat(seen(table, 2).bidding().orElseThrow().table()).containsExactly(6, 6, 0);
    bids(table, 0, 3, -1);
    assertThat(table.house(1).gold()).isEqualTo(1);
    assertThat(table.house(0).gold()).isEqualTo(10);
    assertThat(table.house(2).gold()).isEqualTo(10);
    assertThat(table.house(1).has(asset("agron#1"))).isTrue();
  }

  @Test
  @Rule({"SP-MKT-19", "SP-MKT-30", "SP-REA-11"})
  void nothing_of_the_base_game_acts_on_revealed_bids_and_who_dropped_out_stays_out() {
    TestTable table =
        auction(
            Setup.of(3),
            "{'marketDeck':['agron#1','varro#1','crixus#1'],'houses':{'0':{'hand':['guard','destitute']},'2':{'hand':['jupiters_cock']}}}");
    bids(table, 4, 4, 1);
    assertThat(table.state().top()).as("no window").isInstanceOf(Frame.Bidding.class);
    assertThat(table.asked()).containsExactly(0, 1);
    assertThat(table.moves(2)).noneMatch(Move.Bid.class::isInstance);
    assertThat(table.refused(2, new Move.Bid(9))).isEqualTo("SP-MKT-12");
    bids(table, 0, 1, -1);
    assertThat(table.asked()).as("the next lot").containsExactly(0, 1, 2);
  }

  @Test
  @Rule({"SP-MKT-20", "SP-HID-4"})
  void revealed_bids_are_public_and_the_gold_that_is_left_is_not() {
    TestTable table = auction(Setup.of(3), THREE_LOTS);
    bids(table, 4, 4, 1);
    assertThat(seen(table, 2).bidding().orElseThrow().rounds()).containsExactly(List.of(4, 4, 1));
    assertThat(view(table, 2).houses().get(0).gold()).isEmpty();
    bids(table, 1, 0, -1);
    assertThat(seen(table, 2).row().getFirst().winner()).contains(0);
    assertThat(seen(table, 2).row().getFirst().price()).contains(5);
    assertThat(view(table, 2).houses().get(0).gold()).isEmpty();
    assertThat(view(table, 2).othersGold()).contains(15);
  }

  @Test
  @Rule({"SP-MKT-26", "SP-ANY-5"})
  void between_auctions_only_gold_changes_hands() {
    TestTable table =
        auction(
            Setup.of(3),
            "{'marketDeck':['agron#1','varro#1','crixus#1'],'houses':{'0':{'guards':1,'hand':['robbery'],'assets':['cook#1']}}}");
    bids(table, 1, 0, 0);
    assertThat(table.refused(0, new Move.Sell(asset("cook#1")))).isEqualTo("SP-MKT-4");
    assertThat(table.refused(0, Move.SellGuard.IT)).isEqualTo("SP-MKT-4");
    assertThat(table.refused(0, new Move.CashIn(card("robbery")))).isEqualTo("SP-ANY-7");
    assertThat(table.refused(0, gift(1, 0, "cook#1"))).isEqualTo("SP-ANY-5");
    table.play(0, new Move.GiveGold(1, 2));
    assertThat(table.house(1).gold()).isEqualTo(12);
  }

  @Test
  @Rule({"SP-ANY-2", "SP-HID-4"})
  void private_gifts_are_kept_count_of_between_each_two() {
    TestTable table =
        auction(Setup.of(3), THREE_LOTS)
            .play(0, new Move.GiveGold(1, 4))
            .play(1, new Move.GiveGold(2, 3))
            .play(1, new Move.GiveGold(0, 1));
    assertThat(table.state().purses().orElseThrow().given())
        .containsExactly(0, 3, 0, -3, 0, 3, 0, -3, 0);
    assertThat(view(table, 0).othersGold()).contains(23);
    assertThat(view(table, 1).othersGold()).contains(20);
    assertThat(view(table, 2).othersGold()).contains(17);
  }

  /// What the log says of a move, sealed answers left out.
  private static List<Event> told(TestTable table) {
    return table.events().stream()
        .filter(event -> !(event instanceof SpartacusEvent.Answered))
        .toList();
  }

  @Test
  @Rule({"SP-MKT-9", "SP-MKT-10", "SP-MKT-11", "SP-MKT-15", "SP-MKT-17", "SP-MKT-20"})
  void the_log_tells_an_auction_from_the_deal_to_the_host() {
    TestTable table =
        market(
            Setup.of(3),
            "{'marketDeck':['agron#1','varro#1','crixus#1'],'houses':{'1':{'assets':['camilla#1']}}}");
    Seats all = Seats.first(3);
    table.play(0, Move.Done.IT).play(1, Move.Done.IT).play(2, Move.Done.IT);
    assertThat(told(table))
        .contains(
            new SpartacusEvent.DoneTrading(2, true),
            new SpartacusEvent.GoldConcealed(List.of(10, 10, 10)),
            new SpartacusEvent.RowDealt(3));
    table.play(1, new Move.UseAbility(asset("camilla#1"), OptionalInt.of(0)));
    assertThat(told(table))
        .contains(
            new SpartacusEvent.LotPeeked(1, 0, Optional.of(asset("agron#1"))),
            new SpartacusEvent.LotRevealed(0, asset("agron#1"), Seats.of(0).plus(2)));
    bids(table, 4, 4, 1);
    assertThat(told(table))
        .containsExactly(
            new SpartacusEvent.BidsOpened(Optional.of(asset("agron#1")), List.of(4, 4, 1), all),
            new SpartacusEvent.BidsTied(Seats.of(0).plus(1), 4));
    table.play(0, new Move.Bid(1));
    assertThat(table.events())
        .containsExactly(new SpartacusEvent.Answered(0, Rules.rule("MKT-12")));
    table.play(1, new Move.Bid(0));
    assertThat(told(table))
        .containsExactly(
            new SpartacusEvent.BidsOpened(Optional.of(asset("agron#1")), List.of(1, 0, -1), all),
            new SpartacusEvent.GoldLost(0, 5),
            new SpartacusEvent.LotWon(0, asset("agron#1"), 5),
            new SpartacusEvent.LotRevealed(1, asset("varro#1"), all));
    bids(table, 0, 0, 0);
    assertThat(told(table))
        .contains(new SpartacusEvent.AuctionFailed(Optional.of(asset("varro#1"))));
    bids(table, 0, 0, 0);
    bids(table, 0, 2, 0);
    assertThat(told(table))
        .contains(
            new SpartacusEvent.HostDecided(1, 2),
            new SpartacusEvent.GoldShown(List.of(5, 8, 10), all));
  }

  @Test
  @Rule({"SP-MKT-24", "SP-CON-2"})
  void the_log_tells_the_dice_for_hosting() {
    TestTable table = auction(Setup.of(3), "{'marketDeck':['agron#1','varro#1','crixus#1']}");
    bids(table, 0, 0, 0);
    bids(table, 0, 0, 0);
    bids(table, 0, 0, 0);
    table.dice(3, 6, 6, 2, 4);
    bids(table, 0, 0, 0);
    assertThat(told(table))
        .contains(
            new SpartacusEvent.AuctionFailed(Optional.empty()),
            new SpartacusEvent.RolledOff(List.of(0, 1, 2), List.of(3, 6, 6), Rules.rule("MKT-24")),
            new SpartacusEvent.RolledOff(List.of(1, 2), List.of(2, 4), Rules.rule("MKT-24")),
            new SpartacusEvent.HostDecided(2, 0));
  }

  // the host -------------------------------------------------------------------------------------

  /// Nobody buys anything; then these are bid for the games.
  private static TestTable hostBids(String rest, int... bids) {
    TestTable table = auction(Setup.of(3), rest);
    while (((Frame.Bidding) table.state().top()).lot()
        < Auctions.auction(table.state()).row().size()) {
      bids(table, 0, 0, 0);
    }
    return bids(table, bids);
  }

  @Test
  @Rule("SP-MKT-23")
  void the_marker_goes_to_the_highest_bid_and_may_stay_where_it_is() {
    TestTable moves = hostBids("{'marketDeck':['agron#1']}", 2, 3, 1);
    assertThat(moves.state().host()).isEqualTo(1);
    assertThat(moves.house(1).gold()).isEqualTo(7);
    assertThat(moves.house(0).gold()).isEqualTo(10);
    TestTable stays = hostBids("{'marketDeck':['agron#1']}", 4, 3, 1);
    assertThat(stays.state().host()).isZero();
    assertThat(stays.house(0).gold()).isEqualTo(6);
  }

  @Test
  @Rule({"SP-MKT-23", "SP-MKT-25", "SP-INT-3"})
  void the_host_presides_over_this_arena_and_begins_the_next_intrigue_phase() {
    TestTable table = hostBids("{'marketDeck':['agron#1']}", 2, 0, 3);
    assertThat(table.state().phase()).isEqualTo(Phase.ARENA);
    assertThat(table.house(2).influence()).as("honor").isEqualTo(8);
    assertThat(table.asked()).containsExactly(2);
    table.until(Frame.IntrigueTurn.class);
    assertThat(table.state().round()).isEqualTo(2);
    assertThat(table.state().host()).isEqualTo(2);
    assertThat(table.asked()).containsExactly(2);
  }

  @Test
  @Rule({"SP-MKT-27", "SP-WIN-1"})
  void when_the_host_is_found_gold_is_open_again_and_then_comes_the_win_check() {
    TestTable table =
        hostBids(
            "{'marketDeck':['agron#1'],'houses':{'1':{'influence':12,'hand':['guard']}}}", 2, 0, 3);
    assertThat(table.state().top()).as("the last window").isInstanceOf(Frame.Window.class);
    assertThat(table.state().phase()).isEqualTo(Phase.MARKET);
    assertThat(view(table, 1).houses().get(2).gold()).contains(7);
    table.pass();
    assertThat(table.state().top()).isEqualTo(new Frame.Over(1, Frame.Victory.INFLUENCE));
  }

  // winning --------------------------------------------------------------------------------------

  @Test
  @Rule("SP-WIN-15")
  void who_has_nothing_left_is_still_in_the_game() {
    TestTable table =
        TestTable.at("{'houses':{'1':{'influence':1,'gold':0}}}").play(0, Move.EndTurn.IT);
    assertThat(table.asked()).containsExactly(1);
    table.play(1, Move.EndTurn.IT).play(2, Move.EndTurn.IT);
    assertThat(table.asked()).contains(1);
    table.until(Frame.Bidding.class);
    assertThat(table.asked()).contains(1);
    table.until(Frame.Invitations.class);
    assertThat(table.moves(table.state().host())).contains(new Move.Invite(1));
    table.until(Frame.IntrigueTurn.class);
    assertThat(table.house(1).hand()).hasSize(3);
  }

  @Test
  @Rule({"SP-MKT-2", "SP-MKT-4", "SP-MKT-7"})
  void the_log_tells_trades_and_sales() {
    TestTable table =
        market(
                "{'houses':{'0':{'guards':2,'assets':['agron#1',{'card':'varro#1','champion':true}]}}}")
            .play(0, gift(1, 1, "agron#1"))
            .play(1, new Move.Accept(0, 1));
    assertThat(table.events())
        .contains(
            new SpartacusEvent.AssetMoved(0, 1, asset("agron#1")),
            new SpartacusEvent.GuardsMoved(0, 1, 1));
    table.play(0, Move.SellGuard.IT);
    assertThat(table.events())
        .contains(
            new SpartacusEvent.GuardSold(0, 1),
            new SpartacusEvent.GuardsDiscarded(0, 1),
            new SpartacusEvent.GoldGained(0, 1));
    table.play(0, new Move.Sell(asset("varro#1")));
    assertThat(table.events())
        .contains(
            new SpartacusEvent.AssetSold(0, asset("varro#1"), 3),
            new SpartacusEvent.AssetDiscarded(0, asset("varro#1")),
            new SpartacusEvent.InfluenceChanged(0, 7, 6, Rules.rule("CHP-4")));
  }

  @ParameterizedTest
  @CsvSource({"12, 7, 9, '1, 3, 2'", "7, 12, 7, '2, 1, 2'", "1, 2, 12, '3, 2, 1'"})
  @Rule("SP-WIN-1")
  void the_others_are_placed_by_influence(int first, int second, int third, String places) {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'influence':%d},'1':{'influence':%d},'2':{'influence':%d}}}"
                    .formatted(first, second, third))
            .play(0, Move.EndTurn.IT)
            .play(1, Move.EndTurn.IT)
            .play(2, Move.EndTurn.IT);
    Outcome outcome = TestTable.SPARTACUS.agenda(table.state()).outcome().orElseThrow();
    assertThat(outcome.places().toString()).isEqualTo("[" + places + "]");
    assertThat(outcome.scores()).containsExactly(first, second, third);
    int winner = first == 12 ? 0 : second == 12 ? 1 : 2;
    assertThat(outcome.winners()).containsExactly(winner);
    assertThat(table.events())
        .contains(new SpartacusEvent.GameWon(winner, Frame.Victory.INFLUENCE));
  }

  @Test
  @Rule("SP-WIN-1")
  void alone_at_12_at_the_end_of_a_phase_wins() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'influence':12,'hand':['guard']}}}")
            .play(0, Move.EndTurn.IT)
            .play(1, Move.EndTurn.IT)
            .play(2, Move.EndTurn.IT);
    assertThat(table.state().top()).isInstanceOf(Frame.Window.class);
    table.pass();
    assertThat(table.state().top()).isEqualTo(new Frame.Over(0, Frame.Victory.INFLUENCE));
  }

  @Test
  @Rule({"SP-EC-20", "SP-WIN-2"})
  void a_reaction_in_the_last_window_can_still_stop_it() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'influence':12,'gold':0},'1':{'hand':['destitute']}}}")
            .play(0, Move.EndTurn.IT)
            .play(1, Move.EndTurn.IT)
            .play(2, Move.EndTurn.IT)
            .react(1, "destitute", 0);
    assertThat(table.house(0).influence()).isEqualTo(11);
    assertThat(table.state().phase()).isEqualTo(Phase.MARKET);
    assertThat(table.house(1).holds(card("destitute"))).isFalse();
  }
}
