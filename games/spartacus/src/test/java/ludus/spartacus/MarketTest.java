package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.assets;
import static ludus.spartacus.TestTable.card;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Term;
import ludus.spartacus.talk.Until;
import org.junit.jupiter.api.Test;

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
            .play(1, Move.NotDone.IT)
            .play(1, Move.Done.IT)
            .play(0, trade(1, 0, 1, assets("agron#1")));
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
                + "{'type':'Bidding','lot':0,'bidders':[0,1,2,3],'table':[0,0,0,0],'rounds':[],'poll':{'asked':[0,1,2,3],'answers':[null,null,null,null]}}]}}");
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
