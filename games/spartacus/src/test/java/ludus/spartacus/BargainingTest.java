package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.card;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Journal;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Setup;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Pledge;
import ludus.spartacus.talk.Term;
import ludus.spartacus.talk.Until;
import org.junit.jupiter.api.Test;

/// What a sensible dominus says to the others, and what it answers them.
class BargainingTest {

  private static Move.Propose gold(int to, int give, int get, Act act, boolean actMine, int about) {
    return new Move.Propose(
        to,
        give,
        get,
        List.of(),
        List.of(),
        0,
        0,
        act,
        actMine,
        about,
        Term.NONE,
        true,
        to,
        0,
        Optional.empty(),
        Until.PHASE,
        "",
        false);
  }

  private static Move.Propose trade(
      int to, int give, int get, List<MarketCard> mine, List<MarketCard> yours) {
    return new Move.Propose(
        to,
        give,
        get,
        mine,
        yours,
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

  /// Seat 0 has announced a scheme for which its influence doesn't suffice.
  private static TestTable facedown(String more) {
    return TestTable.at(
            "{'houses':{'0':{'influence':5,'hand':['lend_me_your_ear','guard']%s}}}"
                .formatted(more))
        .play(0, new Move.Announce(card("lend_me_your_ear")));
  }

  private static State with(State state, Pledge... pledges) {
    return state.withTalk(state.talk().withPledges(Pile.of(pledges)));
  }

  private static Pledge pledge(
      int debtor, int creditor, Term term, int amount, Pledge.Status status) {
    return new Pledge(
        debtor,
        creditor,
        1,
        term,
        creditor,
        amount,
        Optional.empty(),
        Until.ROUND,
        1,
        Phase.INTRIGUE,
        "",
        false,
        true,
        false,
        status);
  }

  // support --------------------------------------------------------------------------------------

  @Test
  void a_schemer_who_lacks_influence_offers_gold_for_support() {
    State state = facedown("").state();
    Move.Propose offer = (Move.Propose) Sense.aside(state, 0).orElseThrow();
    assertThat(offer.act()).isEqualTo(Act.SUPPORT);
    assertThat(offer.actMine()).isFalse();
    assertThat(offer.giveGold()).isBetween(1, 6);
  }

  @Test
  void what_the_purse_lacks_is_promised() {
    State state = facedown(",'gold':1").state();
    Move.Propose offer = (Move.Propose) Sense.aside(state, 0).orElseThrow();
    assertThat(offer.giveGold()).isEqualTo(1);
    assertThat(offer.pledge()).isEqualTo(Term.PAY);
    assertThat(offer.pledgeMine()).isTrue();
    assertThat(offer.pledgeAmount()).isPositive();
  }

  @Test
  void support_is_sold_for_a_good_price_and_not_for_a_bad_one() {
    State good = facedown("").play(0, gold(1, 6, 0, Act.SUPPORT, false, 1)).state();
    assertThat(Sense.aside(good, 1)).contains(new Move.Accept(0, 1));
    State bad = facedown("").play(0, gold(1, 1, 0, Act.SUPPORT, false, 1)).state();
    assertThat(Sense.aside(bad, 1).orElseThrow()).isNotInstanceOf(Move.Accept.class);
  }

  @Test
  void a_price_that_is_off_by_little_is_answered_with_a_better_one_once() {
    TestTable table = facedown("").play(0, gold(1, 2, 0, Act.SUPPORT, false, 1));
    Move.Propose counter = (Move.Propose) Sense.aside(table.state(), 1).orElseThrow();
    assertThat(counter.to()).isZero();
    assertThat(counter.act()).isEqualTo(Act.SUPPORT);
    assertThat(counter.actMine()).isTrue();
    assertThat(counter.getGold()).isBetween(3, 5);
    table.play(1, counter).play(0, new Move.Decline(1, 1));
    table.play(0, gold(1, 2, 0, Act.SUPPORT, false, 1));
    assertThat(Sense.aside(table.state(), 1)).contains(new Move.Decline(0, 2));
  }

  @Test
  void nobody_helps_the_one_who_is_about_to_win() {
    State state =
        TestTable.at("{'houses':{'0':{'influence':11,'hand':['conspiracy']},'1':{'influence':6}}}")
            .play(0, new Move.Announce(card("conspiracy")))
            .play(0, gold(1, 5, 0, Act.SUPPORT, false, 1))
            .state();
    assertThat(Sense.aside(state, 1).orElseThrow()).isNotInstanceOf(Move.Accept.class);
  }

  @Test
  void one_who_is_asked_for_support_names_a_price_and_refuses_for_nothing() {
    State asked = facedown("").play(0, new Move.AskSupport(1)).state();
    Move.Propose price = (Move.Propose) Sense.aside(asked, 1).orElseThrow();
    assertThat(price.getGold()).isPositive();
    assertThat(price.actMine()).isTrue();
    assertThat(Sense.choice(asked, 1)).isEqualTo(Move.RefuseSupport.IT);
  }

  @Test
  void one_who_is_asked_takes_the_gold_that_is_offered() {
    State asked =
        facedown("")
            .play(0, gold(1, 6, 0, Act.SUPPORT, false, 1))
            .play(0, new Move.AskSupport(1))
            .state();
    assertThat(Sense.choice(asked, 1)).isEqualTo(new Move.Accept(0, 1));
  }

  @Test
  void a_fair_price_for_support_is_paid() {
    State state = facedown("").play(1, gold(0, 0, 2, Act.SUPPORT, true, 0)).state();
    assertThat(Sense.aside(state, 0)).contains(new Move.Accept(1, 1));
    State dear = facedown("").play(1, gold(0, 0, 10, Act.SUPPORT, true, 0)).state();
    assertThat(Sense.aside(dear, 0)).contains(new Move.Decline(1, 1));
  }

  // promises -------------------------------------------------------------------------------------

  @Test
  void who_broke_a_promise_pays_more() {
    State offered = facedown("").play(0, gold(1, 3, 0, Act.SUPPORT, false, 1)).state();
    assertThat(Sense.aside(offered, 1)).contains(new Move.Accept(0, 1));
    State remembered = with(offered, pledge(0, 2, Term.PAY, 3, Pledge.Status.BROKEN));
    assertThat(Sense.aside(remembered, 1).orElseThrow()).isNotInstanceOf(Move.Accept.class);
    State redeemed =
        with(
            offered,
            pledge(0, 2, Term.PAY, 3, Pledge.Status.BROKEN),
            pledge(0, 2, Term.PAY, 1, Pledge.Status.KEPT),
            pledge(0, 1, Term.PAY, 1, Pledge.Status.KEPT));
    assertThat(Sense.aside(redeemed, 1)).contains(new Move.Accept(0, 1));
  }

  @Test
  void the_promise_of_one_who_broke_one_is_worth_nothing() {
    Move.Propose promised =
        new Move.Propose(
            1,
            0,
            0,
            List.of(),
            List.of(),
            0,
            0,
            Act.SUPPORT,
            false,
            1,
            Term.PAY,
            true,
            1,
            7,
            Optional.empty(),
            Until.ROUND,
            "",
            false);
    State offered = facedown("").play(0, promised).state();
    assertThat(Sense.aside(offered, 1)).contains(new Move.Accept(0, 1));
    State remembered = with(offered, pledge(0, 2, Term.PAY, 3, Pledge.Status.BROKEN));
    assertThat(Sense.aside(remembered, 1).orElseThrow()).isNotInstanceOf(Move.Accept.class);
  }

  @Test
  void promised_gold_is_paid() {
    State state =
        with(
            TestTable.at("{'houses':{'1':{'gold':9}}}").state(),
            pledge(1, 0, Term.PAY, 3, Pledge.Status.OPEN));
    assertThat(Sense.aside(state, 1)).contains(new Move.GiveGold(0, 3));
    State poor =
        with(
            TestTable.at("{'houses':{'1':{'gold':2}}}").state(),
            pledge(1, 0, Term.PAY, 3, Pledge.Status.OPEN));
    assertThat(Sense.aside(poor, 1)).isEmpty();
  }

  @Test
  void a_promise_not_to_foil_is_kept() {
    State state =
        TestTable.at(
                "{'houses':{'0':{'hand':['blackmail'],'assets':['debtor#1']},'1':{'guards':1,'hand':['whispered_rumors']}}}")
            .scheme(0, "blackmail", 1)
            .state();
    assertThat(Sense.choice(state, 1)).isNotEqualTo(Move.Pass.IT);
    State promised = with(state, pledge(1, 0, Term.NOT_FOIL, 0, Pledge.Status.OPEN));
    assertThat(Sense.choice(promised, 1)).isEqualTo(Move.Pass.IT);
  }

  // the foil window ------------------------------------------------------------------------------

  @Test
  void a_schemer_pays_a_house_with_guards_for_not_using_them() {
    State state =
        TestTable.at(
                "{'houses':{'0':{'hand':['blackmail'],'assets':['debtor#1']},'1':{'guards':1,'influence':11}}}")
            .scheme(0, "blackmail", 1)
            .state();
    Optional<Move> said = Sense.aside(state, 0);
    assertThat(said).isEmpty(); // to lose the game is worth more than it can pay
    State light =
        TestTable.at("{'houses':{'0':{'hand':['robbery'],'gold':4},'1':{'guards':1}}}")
            .scheme(0, "robbery", 1)
            .state();
    Move.Propose offer = (Move.Propose) Sense.aside(light, 0).orElseThrow();
    assertThat(offer.act()).isEqualTo(Act.PASS);
    assertThat(offer.to()).isEqualTo(1);
  }

  // the open market ------------------------------------------------------------------------------

  private static TestTable market(String houses) {
    return TestTable.at(
        "{'phase':'MARKET','houses':{%s},'stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]}}"
            .formatted(houses));
  }

  @Test
  void a_house_without_fighters_buys_one_from_a_house_with_many() {
    State state =
        market(
                "'0':{'gold':14,'assets':['debtor#1']},"
                    + "'1':{'gold':3,'assets':['spartacus#1','crixus#1','gannicus#1','varro#1']}")
            .state();
    Move.Propose offer = (Move.Propose) Sense.aside(state, 0).orElseThrow();
    assertThat(offer.get()).hasSize(1);
    assertThat(offer.giveGold()).isBetween(3, 9);
    State offered = TestTable.SPARTACUS.play(state, 0, offer, _ -> 0, Journal.SILENT);
    assertThat(Sense.aside(offered, 1)).contains(new Move.Accept(0, 1));
  }

  @Test
  void an_asset_is_not_given_away_below_its_worth_and_not_bought_above() {
    TestTable cheap =
        market("'0':{'gold':14},'1':{'assets':['mira#1']}")
            .play(0, trade(1, 1, 0, List.of(), List.of(asset("mira#1"))));
    assertThat(Sense.aside(cheap.state(), 1)).contains(new Move.Decline(0, 1));
    TestTable dear =
        market("'0':{'gold':14,'assets':['net#1']},'1':{'gold':14}")
            .play(0, trade(1, 0, 9, List.of(asset("net#1")), List.of()));
    assertThat(Sense.aside(dear.state(), 1)).contains(new Move.Decline(0, 1));
  }

  @Test
  void what_was_refused_is_not_proposed_again() {
    TestTable table =
        market(
            "'0':{'gold':14,'assets':['debtor#1']},"
                + "'1':{'gold':3,'assets':['spartacus#1','crixus#1','gannicus#1','varro#1']}");
    for (int i = 1; Sense.aside(table.state(), 0).isPresent(); i++) {
      Move.Propose offer = (Move.Propose) Sense.aside(table.state(), 0).orElseThrow();
      for (var declined : table.state().talk().declined()) {
        assertThat(offer.get()).isNotEqualTo(declined.terms().get());
      }
      table.play(0, offer);
      assertThat(Sense.instinct().waitsFor(table.state(), 0)).isEqualTo(Seats.of(1));
      assertThat(Sense.aside(table.state(), 0)).isEmpty(); // one thing at a time
      table.play(1, new Move.Decline(0, i));
      assertThat(i).isLessThanOrEqualTo(4);
    }
    assertThat(table.state().talk().declined()).isNotEmpty();
  }

  // the arena ------------------------------------------------------------------------------------

  @Test
  void the_strong_pay_the_host_for_an_invitation() {
    State state =
        ArenaTable.of(4)
            .has(0, "debtor")
            .has(1, "gannicus")
            .has(2, "celt_warrior")
            .has(3, "varro")
            .gold(1, 14)
            .arena()
            .state();
    Optional<Move> said = Sense.aside(state, 1);
    assertThat(said).isPresent();
    Move.Propose offer = (Move.Propose) said.orElseThrow();
    assertThat(offer.act()).isEqualTo(Act.INVITE);
    assertThat(offer.about()).isEqualTo(1);
    State offered = ArenaTable.GAME.play(state, 1, offer, _ -> 0, Journal.SILENT);
    assertThat(Sense.aside(offered, 0)).contains(new Move.Accept(1, 1));
  }

  private static ArenaTable judged() {
    ArenaTable table = ArenaTable.duel(Setup.of(4), "celt_warrior", "varro");
    Frame.Match match = (Frame.Match) table.state().top();
    Frame.Match won = match.with(1, match.fighter(1).with(Defeat.YIELD)).wonBy(0);
    return table.become(new Frame.Aftermath(won, Frame.AftermathStep.VERDICT, Pile.empty(), false));
  }

  @Test
  void the_owner_buys_the_life_of_the_defeated_and_the_host_sells_it() {
    State state = judged().state();
    Move.Propose offer = (Move.Propose) Sense.aside(state, 2).orElseThrow();
    assertThat(offer.act()).isEqualTo(Act.THUMB_UP);
    assertThat(offer.giveGold()).isPositive();
    State offered = ArenaTable.GAME.play(state, 2, offer, _ -> 0, Journal.SILENT);
    assertThat(Sense.aside(offered, 0)).contains(new Move.Accept(2, 1));
    Move.Propose sold = (Move.Propose) Sense.aside(state, 0).orElseThrow();
    assertThat(sold.act()).isEqualTo(Act.THUMB_UP);
    assertThat(sold.getGold()).isPositive();
    assertThat(sold.actMine()).isTrue();
  }

  @Test
  void a_host_does_not_sell_a_life_for_a_song() {
    State state =
        ArenaTable.GAME.play(
            judged().influence(2, 10).state(),
            2,
            gold(0, 1, 0, Act.THUMB_UP, false, 2),
            _ -> 0,
            Journal.SILENT);
    assertThat(Sense.aside(state, 0).orElseThrow()).isNotInstanceOf(Move.Accept.class);
  }

  @Test
  void nothing_is_said_where_nothing_may_change_hands() {
    State offered = facedown("").play(0, gold(1, 6, 0, Act.SUPPORT, false, 1)).state();
    assertThat(Sense.aside(offered, 1)).isPresent();
    assertThat(Sense.aside(offered.withPhase(Phase.TOURNAMENT), 1)).isEmpty();
  }
}
