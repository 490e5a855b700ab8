package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.card;
import static ludus.spartacus.TestTable.none;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import ludus.kernel.laws.Rule;
import ludus.spartacus.phase.Turns;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Pledge.Status;
import ludus.spartacus.talk.Term;
import ludus.spartacus.talk.Until;
import org.junit.jupiter.api.Test;

/// Promises are judged by what was done, bind nobody, and are void if their occasion never came.
@Rule("SP-DEA-11")
class PledgesTest {

  private static Move.Propose promise(int to, Term term, int about, int amount, Until until) {
    return promise(to, term, about, amount, Optional.empty(), until);
  }

  private static Move.Propose promise(
      int to, Term term, int about, int amount, Optional<MarketCard> card, Until until) {
    return new Move.Propose(
        to,
        0,
        0,
        List.of(),
        List.of(),
        0,
        0,
        Act.NONE,
        false,
        to,
        term,
        true,
        about,
        amount,
        card,
        until,
        "a word of honor",
        false);
  }

  /// Seat 0's turn; this seat has promised seat 2 something about seat 0.
  private static TestTable promised(int debtor, Term term, String houses) {
    return TestTable.at("{'houses':%s}".formatted(houses))
        .play(debtor, promise(2, term, 0, 0, Until.PHASE))
        .play(2, new Move.Accept(debtor, 1));
  }

  private static Status judged(TestTable table) {
    table.until(Frame.OpenMarket.class);
    return table.state().talk().pledges().first().status();
  }

  private static Status status(TestTable table, int number) {
    return table.state().talk().pledges().get(number).status();
  }

  private static final String SCHEMER = "{'0':{'hand':['conspiracy']},'1':{'influence':9}}";

  private static TestTable asked(Term term) {
    return promised(1, term, SCHEMER)
        .play(0, new Move.Announce(card("conspiracy")))
        .play(0, new Move.AskSupport(1));
  }

  @Test
  void a_promise_to_support_or_not_is_judged_when_support_was_asked_for() {
    assertThat(judged(asked(Term.SUPPORT).play(1, Move.GrantSupport.IT))).isEqualTo(Status.KEPT);
    assertThat(judged(asked(Term.SUPPORT).play(1, Move.RefuseSupport.IT))).isEqualTo(Status.BROKEN);
    assertThat(judged(asked(Term.NOT_SUPPORT).play(1, Move.GrantSupport.IT)))
        .isEqualTo(Status.BROKEN);
    assertThat(judged(asked(Term.NOT_SUPPORT).play(1, Move.RefuseSupport.IT)))
        .isEqualTo(Status.KEPT);
    assertThat(judged(promised(1, Term.SUPPORT, SCHEMER))).isEqualTo(Status.VOID);
  }

  @Test
  void who_refused_and_then_volunteers_has_supported() {
    TestTable table = asked(Term.SUPPORT).play(1, Move.RefuseSupport.IT);
    assertThat(judged(table.play(1, Move.GrantSupport.IT))).isEqualTo(Status.KEPT);
  }

  private static final String FOILER =
      "{'0':{'hand':['looting_the_dead']},'1':{'hand':['whispered_rumors']}}";

  @Test
  void a_promise_to_foil_or_not_is_judged_when_a_scheme_has_ended() {
    for (boolean foils : new boolean[] {true, false}) {
      for (Term term : List.of(Term.FOIL, Term.NOT_FOIL)) {
        TestTable table = promised(1, term, FOILER).scheme(0, "looting_the_dead");
        table.play(
            1, foils ? new Move.React(card("whispered_rumors"), none(), none()) : Move.Pass.IT);
        assertThat(judged(table))
            .as("%s, %s", term, foils)
            .isEqualTo(foils == (term == Term.FOIL) ? Status.KEPT : Status.BROKEN);
      }
    }
    assertThat(judged(promised(1, Term.FOIL, FOILER))).isEqualTo(Status.VOID);
  }

  @Test
  void a_promise_about_one_house_says_nothing_about_another() {
    TestTable table =
        TestTable.at("{'houses':%s}".formatted(FOILER))
            .play(1, promise(2, Term.NOT_FOIL, 2, 0, Until.PHASE))
            .play(2, new Move.Accept(1, 1))
            .scheme(0, "looting_the_dead")
            .play(1, new Move.React(card("whispered_rumors"), none(), none()));
    assertThat(judged(table)).isEqualTo(Status.VOID);
  }

  // gold -----------------------------------------------------------------------------------------

  @Test
  void gold_may_be_paid_in_parts_and_to_the_creditor_only() {
    TestTable parts = owing(3).play(0, new Move.GiveGold(1, 1)).play(0, new Move.GiveGold(1, 2));
    assertThat(judged(parts)).isEqualTo(Status.KEPT);
    TestTable less = owing(3).play(0, new Move.GiveGold(1, 2));
    assertThat(judged(less)).isEqualTo(Status.BROKEN);
    TestTable elsewhere = owing(3).play(0, new Move.GiveGold(2, 3));
    assertThat(judged(elsewhere)).isEqualTo(Status.BROKEN);
  }

  private static TestTable owing(int gold) {
    return TestTable.at("{'houses':{'1':{'hand':['robbery']}}}")
        .play(0, promise(1, Term.PAY, 1, gold, Until.PHASE))
        .play(1, new Move.Accept(0, 1));
  }

  @Test
  void one_payment_doesnt_keep_two_promises() {
    TestTable table =
        owing(2)
            .play(0, promise(1, Term.PAY, 1, 2, Until.PHASE))
            .play(1, new Move.Accept(0, 2))
            .play(0, new Move.GiveGold(1, 3));
    table.until(Frame.OpenMarket.class);
    assertThat(status(table, 0)).isEqualTo(Status.KEPT);
    assertThat(status(table, 1)).isEqualTo(Status.BROKEN);
  }

  @Test
  void who_is_robbed_by_the_creditor_has_not_paid() {
    TestTable table =
        owing(3).play(0, Move.EndTurn.IT).scheme(1, "robbery", 0).play(1, new Move.PickNumber(3));
    assertThat(table.house(1).gold()).isEqualTo(13);
    assertThat(judged(table)).isEqualTo(Status.BROKEN);
  }

  @Test
  void a_promise_to_pay_is_due_though_nobody_asked_for_it() {
    assertThat(judged(owing(1))).isEqualTo(Status.BROKEN);
  }

  // market ---------------------------------------------------------------------------------------

  private static TestTable market(Term term, int amount, Optional<MarketCard> card) {
    return TestTable.at(
            "{'phase':'MARKET','stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]},'houses':{'0':{'assets':['agron#1','cook#1']}}}")
        .play(0, promise(1, term, 1, amount, card, Until.PHASE))
        .play(1, new Move.Accept(0, 1));
  }

  private static Move.Propose give(int to, String card) {
    return new Move.Propose(
        to,
        0,
        1,
        List.of(asset(card)),
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

  private static Status afterMarket(TestTable table) {
    for (int i = 0; i < 60 && table.state().phase() == Phase.MARKET; i++) {
      int seat = table.asked().getFirst();
      table.play(seat, Turns.fallback(table.state(), seat));
    }
    return status(table, 0);
  }

  @Test
  void a_named_asset_must_go_to_the_creditor() {
    Optional<MarketCard> agron = Optional.of(asset("agron#1"));
    TestTable kept = market(Term.TRADE, 0, agron).play(0, give(1, "agron#1"));
    assertThat(afterMarket(kept.play(1, new Move.Accept(0, 2)))).isEqualTo(Status.KEPT);
    TestTable other = market(Term.TRADE, 0, agron).play(0, give(1, "cook#1"));
    assertThat(afterMarket(other.play(1, new Move.Accept(0, 2)))).isEqualTo(Status.BROKEN);
    TestTable elsewhere = market(Term.TRADE, 0, agron).play(0, give(2, "agron#1"));
    assertThat(afterMarket(elsewhere.play(2, new Move.Accept(0, 2)))).isEqualTo(Status.BROKEN);
    assertThat(TestTable.at("{}").refused(0, promise(1, Term.TRADE, 1, 0, agron, Until.PHASE)))
        .as("not owned")
        .isEqualTo("SP-DEA-11");
  }

  @Test
  void a_bid_of_more_than_was_promised_breaks_the_promise() {
    for (int bid : new int[] {2, 3}) {
      TestTable table = market(Term.BID_AT_MOST, 2, Optional.empty());
      for (int seat = 0; seat < 3; seat++) {
        table.play(seat, Move.Done.IT);
      }
      table.play(0, new Move.Bid(bid)).play(1, new Move.Bid(0)).play(2, new Move.Bid(0));
      assertThat(afterMarket(table)).isEqualTo(bid > 2 ? Status.BROKEN : Status.KEPT);
    }
  }

  // arena ----------------------------------------------------------------------------------------

  private static ArenaTable arena(int debtor, Term term, int about) {
    int creditor = debtor == 2 ? 1 : 2;
    ArenaTable table = ArenaTable.of(3).has(0, "agron").has(1, "varro").has(2, "crixus").arena();
    return table
        .play(debtor, promise(creditor, term, about, 0, Until.PHASE))
        .play(creditor, new Move.Accept(debtor, 1));
  }

  /// Everybody who is invited declines, and the Arena phase ends.
  private static Status allDecline(ArenaTable table, int first) {
    table.play(0, new Move.Invite(first)).play(first, Move.DeclineInvitation.IT);
    int second = 3 - first;
    table.play(0, new Move.Invite(second)).play(second, Move.DeclineInvitation.IT);
    table.play(0, Move.DeclineInvitation.IT);
    return table.state().talk().pledges().first().status();
  }

  @Test
  void a_promise_to_invite_is_judged_by_the_invitations() {
    assertThat(allDecline(arena(0, Term.INVITE, 1), 1)).isEqualTo(Status.KEPT);
    assertThat(allDecline(arena(0, Term.NOT_INVITE, 1), 1)).isEqualTo(Status.BROKEN);
  }

  @Test
  void who_invites_others_breaks_the_one_promise_and_keeps_the_other() {
    assertThat(fight(arena(0, Term.INVITE, 1))).isEqualTo(Status.BROKEN);
    assertThat(fight(arena(0, Term.NOT_INVITE, 1))).isEqualTo(Status.KEPT);
  }

  /// The host beats seat 2 without having invited seat 1, and the phase ends.
  private static Status fight(ArenaTable table) {
    table.play(0, new Move.Invite(0)).commit(0, "agron").play(0, new Move.Invite(2));
    table.commit(2, "crixus").dice(6, 6, 6, 1, 1, 1).noWagers();
    table.at(0, 0, 0).at(1, 1, 0).pools(1, 1, 1, 1).play(0, new Move.ChooseOrder(true));
    table.dice(6, 1, 1, 1).attack().play(0, new Move.Judge(true));
    assertThat(table.state().phase()).isEqualTo(Phase.UPKEEP);
    return table.state().talk().pledges().first().status();
  }

  @Test
  void accepting_and_declining_are_judged_by_the_answer() {
    assertThat(allDecline(arena(1, Term.DECLINE, 1), 1)).isEqualTo(Status.KEPT);
    assertThat(allDecline(arena(1, Term.ACCEPT, 1), 1)).isEqualTo(Status.BROKEN);
  }

  @Test
  void the_thumb_is_judged_by_the_loser_it_was_promised_about() {
    assertThat(thumb(Term.THUMB_UP, 2, true)).isEqualTo(Status.KEPT);
    assertThat(thumb(Term.THUMB_UP, 2, false)).isEqualTo(Status.BROKEN);
    assertThat(thumb(Term.THUMB_DOWN, 2, false)).isEqualTo(Status.KEPT);
    assertThat(thumb(Term.THUMB_DOWN, 2, true)).isEqualTo(Status.BROKEN);
    assertThat(thumb(Term.THUMB_DOWN, 1, true)).isEqualTo(Status.VOID);
  }

  private static Status thumb(Term term, int about, boolean up) {
    ArenaTable table = ArenaTable.duel("celt_warrior", "agron").pools(1, 1, 1, 1);
    table.play(0, promise(1, term, about, 0, Until.PHASE)).play(1, new Move.Accept(0, 1));
    table.dice(6, 1, 1, 1).attack().play(0, new Move.Judge(up));
    return table.state().talk().pledges().first().status();
  }

  // deadlines ------------------------------------------------------------------------------------

  private static TestTable due(Until until) {
    return TestTable.at("{}")
        .play(0, promise(1, Term.PAY, 1, 1, until))
        .play(1, new Move.Accept(0, 1));
  }

  @Test
  void a_pledge_is_judged_at_its_deadline_and_not_before() {
    TestTable turn = due(Until.TURN);
    assertThat(status(turn, 0)).isEqualTo(Status.OPEN);
    assertThat(status(turn.play(0, Move.EndTurn.IT), 0)).isEqualTo(Status.BROKEN);

    TestTable phase = due(Until.PHASE).play(0, Move.EndTurn.IT).play(1, Move.EndTurn.IT);
    assertThat(status(phase, 0)).isEqualTo(Status.OPEN);
    assertThat(status(phase.play(2, Move.EndTurn.IT), 0)).isEqualTo(Status.BROKEN);

    TestTable round = due(Until.ROUND).until(Frame.Invitations.class);
    assertThat(status(round, 0)).isEqualTo(Status.OPEN);
    assertThat(status(round.until(Frame.IntrigueTurn.class), 0)).isEqualTo(Status.BROKEN);

    TestTable next = due(Until.NEXT_ROUND).until(Frame.Invitations.class);
    next.until(Frame.IntrigueTurn.class);
    assertThat(next.state().round()).isEqualTo(2);
    assertThat(status(next, 0)).isEqualTo(Status.OPEN);
    next.until(Frame.Invitations.class).until(Frame.IntrigueTurn.class);
    assertThat(status(next, 0)).isEqualTo(Status.BROKEN);
  }

  @Test
  void free_words_are_judged_by_the_creditor_alone() {
    TestTable table =
        TestTable.at("{}").play(0, DealsTest.words(1, "Peace")).play(1, new Move.Accept(0, 1));
    Move kept = new Move.JudgePledge(0, 1, true);
    assertThat(table.refused(0, kept)).isEqualTo("SP-DEA-11");
    assertThat(table.refused(2, kept)).isEqualTo("SP-DEA-11");
    table.play(1, kept);
    assertThat(status(table, 0)).isEqualTo(Status.KEPT);
    assertThat(table.refused(1, new Move.JudgePledge(0, 1, false))).isEqualTo("SP-DEA-11");
  }

  @Test
  @Rule({"SP-DEA-11", "SP-DEA-3"})
  void a_broken_promise_costs_nothing() {
    TestTable table = owing(3);
    State before = table.state();
    table.until(Frame.OpenMarket.class);
    for (int seat = 0; seat < 3; seat++) {
      assertThat(table.house(seat)).isEqualTo(before.house(seat));
    }
    assertThat(table.view(2).houses().get(0).broken()).isEqualTo(1);
    assertThat(table.view(2).houses().get(0).kept()).isZero();
  }

  @Test
  void a_promise_without_a_sum_or_a_house_is_unclear() {
    TestTable table = TestTable.at("{}");
    assertThat(table.refused(0, promise(1, Term.PAY, 1, 0, Until.PHASE))).isEqualTo("SP-DEA-11");
    assertThat(table.refused(0, promise(1, Term.SUPPORT, 3, 0, Until.PHASE)))
        .isEqualTo("SP-DEA-11");
    assertThat(table.refused(0, promise(1, Term.BID_AT_MOST, 1, -1, Until.PHASE)))
        .isEqualTo("SP-DEA-11");
  }

  @Test
  void what_was_bid_in_all_rounds_of_a_tie_counts() {
    TestTable table = market(Term.BID_AT_MOST, 3, Optional.empty());
    for (int seat = 0; seat < 3; seat++) {
      table.play(seat, Move.Done.IT);
    }
    table.play(0, new Move.Bid(2)).play(1, new Move.Bid(2)).play(2, new Move.Bid(0));
    table.play(0, new Move.Bid(2)).play(1, new Move.Bid(0));
    assertThat(table.house(0).gold()).isEqualTo(6);
    assertThat(afterMarket(table)).isEqualTo(Status.BROKEN);
  }

  @Test
  @Rule({"SP-DEA-11", "SP-HID-8"})
  void a_secret_promise_is_known_to_its_parties() {
    Move.Propose open = DealsTest.words(1, "Peace");
    Move.Propose secret =
        new Move.Propose(
            1,
            0,
            0,
            List.of(),
            List.of(),
            0,
            0,
            Act.NONE,
            false,
            1,
            Term.WORDS,
            true,
            1,
            0,
            Optional.empty(),
            Until.PHASE,
            "War",
            true);
    TestTable table =
        TestTable.at("{}")
            .play(0, open)
            .play(1, new Move.Accept(0, 1))
            .play(0, secret)
            .play(1, new Move.Accept(0, 2));
    assertThat(table.view(0).pledges()).hasSize(2);
    assertThat(table.view(1).pledges()).hasSize(2);
    assertThat(table.view(2).pledges()).hasSize(1);
    table.play(1, new Move.JudgePledge(0, 2, false));
    assertThat(status(table, 0)).isEqualTo(Status.OPEN);
    assertThat(status(table, 1)).isEqualTo(Status.BROKEN);
    assertThat(table.view(1).houses().getFirst().broken()).isEqualTo(1);
    assertThat(table.view(2).houses().getFirst().broken()).as("not known of").isZero();
  }

  @Test
  void the_last_24_judged_promises_are_remembered_and_all_open_ones() {
    TestTable table =
        TestTable.at("{}").play(2, DealsTest.words(1, "Always")).play(1, new Move.Accept(2, 1));
    for (int i = 1; i <= 26; i++) {
      int debtor = i <= 20 ? 0 : 2;
      int number = i <= 20 ? i : i - 19;
      if (i == 6) {
        table.play(1, new Move.GiveGold(0, 9));
      }
      table
          .play(debtor, DealsTest.words(1, "Peace"))
          .play(1, new Move.Accept(debtor, number))
          .play(1, new Move.GiveGold(debtor, 1))
          .play(1, new Move.JudgePledge(debtor, number, true));
    }
    assertThat(table.state().talk().pledges()).hasSize(25);
    assertThat(status(table, 0)).isEqualTo(Status.OPEN);
    assertThat(table.state().talk().pledges().get(1).number())
        .as("the first two are forgotten")
        .isEqualTo(3);
  }

  @Test
  void the_log_tells_offers_and_promises_from_beginning_to_end() {
    TestTable table = TestTable.at("{}").play(0, DealsTest.words(1, "Peace"));
    assertThat(names(table)).containsExactly("Offered");
    assertThat(names(table.play(1, new Move.Accept(0, 1))))
        .containsExactly("OfferEnded", "GoldPaid", "PledgeMade");
    assertThat(names(table.play(1, new Move.JudgePledge(0, 1, true))))
        .containsExactly("PledgeJudged");
    table.play(0, DealsTest.words(1, "Gold")).play(0, new Move.Retract(2));
    assertThat(names(table)).containsExactly("OfferEnded");
    TestTable due = due(Until.TURN).play(0, Move.EndTurn.IT);
    assertThat(names(due)).containsExactly("TurnEnded", "PledgeJudged", "TurnBegan");
    TestTable open =
        TestTable.at("{}").play(0, DealsTest.words(1, "Peace")).play(0, Move.EndTurn.IT);
    open.play(1, Move.EndTurn.IT).play(2, Move.EndTurn.IT);
    assertThat(names(open)).contains("OfferEnded");
  }

  private static List<String> names(TestTable table) {
    return table.events().stream().map(event -> event.getClass().getSimpleName()).toList();
  }
}
