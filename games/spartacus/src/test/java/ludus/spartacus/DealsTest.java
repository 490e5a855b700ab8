package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.card;
import static ludus.spartacus.TestTable.none;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import ludus.kernel.BadInput;
import ludus.kernel.Viewer;
import ludus.kernel.json.Json;
import ludus.kernel.laws.Rule;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Offer;
import ludus.spartacus.talk.Pledge;
import ludus.spartacus.talk.Term;
import ludus.spartacus.talk.Until;
import org.junit.jupiter.api.Test;

class DealsTest {

  private static Move.Propose offer(int to, int give, int get, Act act, boolean mine) {
    return offer(to, give, get, act, mine, Term.NONE, 0, false);
  }

  private static Move.Propose offer(
      int to, int give, int get, Act act, boolean mine, Term term, int amount, boolean secret) {
    return new Move.Propose(
        to,
        give,
        get,
        List.of(),
        List.of(),
        0,
        0,
        act,
        mine,
        to,
        term,
        true,
        to,
        amount,
        Optional.empty(),
        Until.PHASE,
        "",
        secret);
  }

  /// An offer of one gold with a promise in these words.
  static Move.Propose words(int to, String words) {
    return new Move.Propose(
        to,
        1,
        0,
        List.of(),
        List.of(),
        0,
        0,
        Act.NONE,
        false,
        to,
        Term.WORDS,
        true,
        to,
        0,
        Optional.empty(),
        Until.PHASE,
        words,
        false);
  }

  /// Assets and guards against gold.
  private static Move.Propose sale(int to, List<MarketCard> give, int guards, int getGold) {
    return new Move.Propose(
        to,
        0,
        getGold,
        give,
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

  private static TestTable facedown() {
    return TestTable.at("{'houses':{'0':{'influence':6,'hand':['lend_me_your_ear']}}}")
        .play(0, new Move.Announce(card("lend_me_your_ear")));
  }

  @Test
  @Rule({"SP-DEA-1", "SP-DEA-2", "SP-DEA-10"})
  void gold_and_support_change_hands_in_one_step() {
    TestTable table =
        facedown().play(0, offer(1, 2, 0, Act.SUPPORT, false)).play(1, new Move.Accept(0, 1));
    assertThat(table.house(1).gold()).isEqualTo(12);
    table.play(0, new Move.TurnUp(OptionalInt.of(0), none()));
    assertThat(table.state().top()).isNotInstanceOf(Frame.Effect.class);
  }

  @Test
  @Rule("SP-DEA-9")
  void a_proposer_cannot_offer_more_than_held_and_can_take_an_offer_back() {
    TestTable table = facedown();
    assertThat(table.refused(0, offer(1, 11, 0, Act.SUPPORT, false))).isEqualTo("SP-DEA-9");
    table.play(0, offer(1, 3, 0, Act.SUPPORT, false)).play(0, new Move.Retract(1));
    assertThat(table.refused(1, new Move.Accept(0, 1))).isEqualTo("SP-DEA-5");
  }

  @Test
  @Rule("SP-DEA-9")
  void a_counter_offer_closes_the_offer() {
    TestTable table =
        facedown()
            .play(0, offer(1, 2, 0, Act.SUPPORT, false))
            .play(1, offer(0, 0, 4, Act.SUPPORT, true));
    assertThat(table.state().talk().offers()).hasSize(1);
    table.play(0, new Move.Accept(1, 1));
    assertThat(table.house(1).gold()).isEqualTo(14);
    assertThat(((Frame.Scheme) table.state().top()).supporters().contains(1)).isTrue();
  }

  @Test
  @Rule("SP-DEA-9")
  void offers_about_support_end_when_the_scheme_is_turned_up() {
    TestTable table =
        facedown()
            .play(1, Move.GrantSupport.IT)
            .play(0, offer(2, 2, 0, Act.SUPPORT, false))
            .play(0, offer(1, 1, 0, Act.NONE, false));
    table.play(0, new Move.TurnUp(OptionalInt.of(0), none()));
    assertThat(table.state().talk().offers()).extracting(Offer::to).containsExactly(1);
  }

  @Test
  @Rule({"SP-DEA-5", "SP-HID-10"})
  void an_offer_that_cannot_be_kept_any_more_is_void() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'gold':3}}}")
            .play(0, offer(1, 3, 0, Act.NONE, false))
            .play(0, new Move.GiveGold(2, 2))
            .play(1, new Move.Accept(0, 1));
    assertThat(table.house(1).gold()).isEqualTo(10);
    assertThat(table.state().talk().offers()).isEmpty();
  }

  @Test
  @Rule("SP-DEA-8")
  void not_supporting_can_be_bought() {
    TestTable table =
        facedown()
            .play(2, offer(1, 1, 0, Act.REFUSE_SUPPORT, false))
            .play(1, new Move.Accept(2, 1));
    assertThat(table.moves(1)).doesNotContain(Move.GrantSupport.IT);
    assertThat(table.moves(0)).doesNotContain(new Move.AskSupport(1));
  }

  @Test
  @Rule("SP-DEA-10")
  void a_sold_pass_binds_guards_included() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'hand':['robbery']},'1':{'guards':2}}}")
            .scheme(0, "robbery", 1)
            .play(0, offer(1, 1, 0, Act.PASS, false))
            .play(1, new Move.Accept(0, 1));
    assertThat(table.refused(1, Move.UseGuard.TABLE)).isEqualTo("SP-DEA-10");
    table.play(1, Move.Pass.IT).play(0, new Move.PickNumber(3));
    assertThat(table.house(1).gold()).isEqualTo(8);
  }

  @Test
  @Rule("SP-HID-8")
  void a_private_offer_is_seen_by_its_parties_only() {
    TestTable table =
        TestTable.at("{}").play(0, offer(1, 2, 0, Act.NONE, false, Term.NONE, 0, true));
    assertThat(table.events().getFirst().shownTo(Viewer.seat(2))).isEmpty();
    SpartacusView third = (SpartacusView) TestTable.SPARTACUS.view(table.state(), Viewer.seat(2));
    assertThat(third.offers()).isEmpty();
    table.play(1, new Move.Accept(0, 1));
    assertThat(table.events().stream().filter(e -> e.shownTo(Viewer.seat(2)).isPresent()))
        .hasSize(1);
  }

  @Test
  @Rule({"SP-DEA-3", "SP-DEA-11"})
  void a_pledge_to_pay_is_judged_at_its_deadline() {
    TestTable kept = promise();
    kept.play(0, new Move.GiveGold(1, 2));
    assertThat(judged(kept)).isEqualTo(Pledge.Status.KEPT);
    assertThat(judged(promise())).isEqualTo(Pledge.Status.BROKEN);
  }

  private static TestTable promise() {
    return TestTable.at("{}")
        .play(0, offer(1, 0, 1, Act.NONE, false, Term.PAY, 2, false))
        .play(1, new Move.Accept(0, 1));
  }

  private static Pledge.Status judged(TestTable table) {
    table
        .play(0, Move.EndTurn.IT)
        .play(1, Move.EndTurn.IT)
        .play(2, Move.EndTurn.IT)
        .until(Frame.OpenMarket.class);
    return table.state().talk().pledges().first().status();
  }

  @Test
  @Rule("SP-DEA-11")
  void a_pledge_without_occasion_is_void() {
    TestTable table =
        TestTable.at("{}")
            .play(0, offer(1, 0, 1, Act.NONE, false, Term.NOT_SUPPORT, 0, false))
            .play(1, new Move.Accept(0, 1));
    assertThat(judged(table)).isEqualTo(Pledge.Status.VOID);
  }

  @Test
  @Rule("SP-REA-14")
  void nothing_changes_hands_while_a_reaction_is_pending() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['a_visitor_from_rome','robbery']},'1':{'hand':['whispered_rumors']}}}")
            .scheme(0, "a_visitor_from_rome", 0)
            .react(1, "whispered_rumors");
    assertThat(table.refused(2, new Move.GiveGold(0, 1))).isEqualTo("SP-REA-14");
  }

  @Test
  @Rule("SP-EC-97")
  void gold_can_be_given_away_in_the_foil_window() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'hand':['robbery']},'1':{'gold':4,'hand':['guard']}}}")
            .scheme(0, "robbery", 1)
            .play(1, new Move.GiveGold(2, 4))
            .play(1, Move.Pass.IT);
    assertThat(table.house(0).gold()).isEqualTo(10);
    assertThat(table.house(2).gold()).isEqualTo(14);
  }

  @Test
  @Rule({"SP-ANY-5", "SP-MKT-3"})
  void assets_change_hands_in_the_open_market_only() {
    Move.Propose agron = sale(1, List.of(asset("agron#1")), 0, 3);
    Move.Propose guard = sale(1, List.of(), 1, 1);
    String houses = "'houses':{'0':{'guards':1,'assets':['agron#1']}}";
    TestTable turn = TestTable.at("{%s}".formatted(houses));
    assertThat(turn.refused(0, agron)).isEqualTo("SP-ANY-5");
    assertThat(turn.refused(0, guard)).isEqualTo("SP-ANY-5");
    TestTable market = market(houses).play(0, agron).play(1, new Move.Accept(0, 1));
    assertThat(market.house(1).has(asset("agron#1"))).isTrue();
    assertThat(market.house(0).gold()).isEqualTo(13);
    ArenaTable arena = ArenaTable.of(3).has(0, "agron").arena();
    assertThat(arena.refusal(0, agron).id()).isEqualTo("SP-ANY-5");
  }

  @Test
  @Rule({"SP-ANY-4", "SP-RUL-12"})
  void intrigue_cards_never_change_hands() {
    TestTable table = market("'houses':{'0':{'hand':['guard','robbery']}}");
    assertThat(table.refused(0, sale(1, List.of(), 1, 1)))
        .as("a guard in hand")
        .isEqualTo("SP-MKT-3");
    String robbery =
        TestTable.SPARTACUS
            .notation()
            .writeValue(sale(1, List.of(asset("agron#1")), 0, 1))
            .toString()
            .replace("agron#1", "robbery");
    assertThatThrownBy(() -> TestTable.SPARTACUS.notation().readMove(Json.object(robbery, "offer")))
        .isInstanceOf(BadInput.class);
    table
        .play(0, Move.DeployGuard.IT)
        .play(0, sale(1, List.of(), 1, 1))
        .play(1, new Move.Accept(0, 1));
    assertThat(table.house(1).guards()).isEqualTo(1);
    assertThat(table.house(1).hand()).isEmpty();
  }

  private static TestTable market(String rest) {
    return TestTable.at(
        "{'phase':'MARKET','stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]},%s}"
            .formatted(rest));
  }

  @Test
  @Rule("SP-DEA-4")
  void only_payment_in_the_same_offer_is_sure() {
    TestTable before = facedown().play(0, new Move.GiveGold(1, 2)).play(0, new Move.AskSupport(1));
    assertThat(before.house(1).gold()).isEqualTo(12);
    assertThat(before.moves(1)).contains(Move.RefuseSupport.IT);
    before.play(1, Move.RefuseSupport.IT);
    assertThat(before.house(1).gold()).as("paid for nothing").isEqualTo(12);
    TestTable after = facedown().play(0, new Move.AskSupport(1)).play(1, Move.GrantSupport.IT);
    after.play(0, new Move.TurnUp(OptionalInt.of(0), none()));
    assertThat(after.house(1).gold()).as("served for nothing").isEqualTo(10);
    after.play(0, new Move.GiveGold(1, 3));
    assertThat(after.house(1).gold()).isEqualTo(13);
    TestTable together =
        facedown().play(0, offer(1, 2, 0, Act.SUPPORT, false)).play(1, new Move.Accept(0, 1));
    assertThat(together.house(1).gold()).isEqualTo(12);
    assertThat(((Frame.Scheme) together.state().top()).supporters().contains(1)).isTrue();
  }

  @Test
  @Rule({"SP-DEA-12", "SP-DEA-3"})
  void support_holds_whatever_the_schemer_promised_about_the_target() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'hand':['conspiracy']},'1':{'influence':9}}}")
            .play(0, new Move.Announce(card("conspiracy")))
            .play(0, words(1, "I shall not aim at you"))
            .play(1, new Move.Accept(0, 1))
            .play(1, Move.GrantSupport.IT);
    assertThat(table.refused(1, Move.RefuseSupport.IT)).isEqualTo("SP-INT-14");
    table.play(0, new Move.TurnUp(OptionalInt.of(1), none()));
    assertThat(table.house(1).influence()).isEqualTo(7);
    table.play(1, new Move.JudgePledge(0, 1, false));
    assertThat(table.state().talk().pledges().first().status()).isEqualTo(Pledge.Status.BROKEN);
    assertThat(table.house(0).influence()).isEqualTo(7);
  }

  @Test
  @Rule("SP-DEA-7")
  void a_bought_invitation_obeys_the_rules_of_invitations() {
    ArenaTable table = ArenaTable.of(3).has(0, "agron").has(1, "varro").has(2, "crixus").arena();
    Move.Propose invite = invite(1);
    table.play(1, invite).play(0, new Move.Accept(1, 1));
    assertThat(table.asked()).isEqualTo(1);
    table.play(1, Move.DeclineInvitation.IT);
    assertThat(table.house(1).influence()).as("the penalty stays").isEqualTo(4);
    assertThat(ArenaTable.GAME.refusal(table.state(), 1, invite)).as("invited once").isPresent();
    table.play(0, new Move.Invite(2)).play(2, Move.DeclineInvitation.IT);
    assertThat(table.asked()).as("the host is left and must answer too").isZero();
    assertThat(table.what()).isEqualTo("invitation");
    table.play(0, Move.DeclineInvitation.IT);
    assertThat(table.house(0).influence()).as("honor, then the penalty").isEqualTo(5);
  }

  private static Move.Propose invite(int about) {
    return new Move.Propose(
        0,
        2,
        0,
        List.of(),
        List.of(),
        0,
        0,
        Act.INVITE,
        false,
        about,
        Term.NONE,
        true,
        0,
        0,
        Optional.empty(),
        Until.PHASE,
        "",
        false);
  }

  // what an offer may say ------------------------------------------------------------------------

  private static Move.Propose gold(int to, int give, int get) {
    return offer(to, give, get, Act.NONE, false);
  }

  @Test
  @Rule({"SP-DEA-1", "SP-DEA-9"})
  void an_offer_goes_to_another_house_and_says_something() {
    TestTable table = TestTable.at("{}");
    assertThat(table.refused(0, gold(0, 1, 0))).as("to oneself").isEqualTo("SP-DEA-9");
    assertThat(table.refused(0, gold(3, 1, 0))).as("to nobody").isEqualTo("SP-DEA-9");
    assertThat(table.refused(0, gold(-1, 1, 0))).as("to nobody").isEqualTo("SP-DEA-9");
    assertThat(table.refused(0, gold(1, 0, 0))).as("nothing").isEqualTo("SP-DEA-1");
    assertThat(table.refused(0, gold(1, -1, 0))).as("less than nothing").isEqualTo("SP-DEA-9");
    assertThat(table.refused(0, gold(1, 0, -1))).as("less than nothing").isEqualTo("SP-DEA-9");
    assertThat(table.refused(0, gold(1, 0, 1000))).as("too much").isEqualTo("SP-DEA-9");
    assertThat(table.refused(0, words(1, "x".repeat(201)))).as("too long").isEqualTo("SP-DEA-1");
    assertThat(table.refused(0, words(1, " "))).as("no words").isEqualTo("SP-DEA-11");
    table.play(0, gold(1, 10, 999)).play(0, words(1, "x".repeat(200)));
  }

  @Test
  @Rule("SP-DEA-9")
  void four_offers_of_a_house_are_open_at_most() {
    TestTable table = TestTable.at("{}");
    for (int i = 0; i < 4; i++) {
      table.play(0, gold(1, 1, 0));
    }
    assertThat(table.refused(0, gold(2, 1, 0))).isEqualTo("SP-DEA-9");
    assertThat(table.moves(1)).contains(new Move.Accept(0, 1), new Move.Decline(0, 4));
    assertThat(table.moves(0)).contains(new Move.Retract(2));
    table.play(2, gold(1, 1, 0)).play(1, new Move.Decline(0, 2)).play(0, gold(2, 1, 0));
    assertThat(table.state().talk().offers()).hasSize(5);
  }

  @Test
  @Rule("SP-DEA-9")
  void twenty_offers_can_be_made_in_a_phase_and_again_in_the_next() {
    TestTable table = TestTable.at("{}");
    for (int i = 1; i <= 20; i++) {
      table.play(0, gold(1, 1, 0)).play(0, new Move.Retract(i));
    }
    assertThat(table.refused(0, gold(1, 1, 0))).isEqualTo("SP-DEA-9");
    table.until(Frame.OpenMarket.class).play(0, gold(1, 1, 0));
  }

  @Test
  @Rule({"SP-DEA-1", "SP-MKT-3"})
  void only_ready_assets_of_the_right_house_can_be_offered_and_none_twice() {
    TestTable table =
        market(
            "'houses':{'0':{'guards':1,'assets':['agron#1',{'card':'varro#1','stand':'EXHAUSTED'}]},'1':{'assets':['cook#1']}}");
    MarketCard agron = asset("agron#1");
    assertThat(table.refused(0, sale(1, List.of(agron, agron), 0, 1))).isEqualTo("SP-DEA-1");
    assertThat(table.refused(0, sale(1, List.of(asset("varro#1")), 0, 1))).isEqualTo("SP-MKT-3");
    assertThat(table.refused(0, sale(1, List.of(asset("cook#1")), 0, 1))).isEqualTo("SP-MKT-3");
    assertThat(table.refused(0, sale(1, List.of(), 2, 1))).isEqualTo("SP-MKT-3");
    assertThat(table.refused(0, sale(1, List.of(), -1, 1))).isEqualTo("SP-MKT-3");
    table.play(0, sale(1, List.of(agron), 1, 1)).play(1, new Move.Accept(0, 1));
    assertThat(table.house(1).assets()).hasSize(2);
    assertThat(table.house(1).guards()).isEqualTo(1);
    assertThat(table.house(0).guards()).isZero();
    assertThat(table.house(0).gold()).isEqualTo(11);
  }

  @Test
  @Rule({"SP-DEA-5", "SP-DEA-1"})
  void an_offer_of_an_asset_that_is_gone_is_void_as_a_whole() {
    TestTable table =
        market("'houses':{'0':{'assets':['agron#1']}}")
            .play(0, sale(1, List.of(asset("agron#1")), 0, 3))
            .play(0, new Move.Sell(asset("agron#1")))
            .play(1, new Move.Accept(0, 1));
    assertThat(table.house(1).gold()).isEqualTo(10);
    assertThat(table.house(1).assets()).isEmpty();
    assertThat(table.events().stream().map(event -> event.getClass().getSimpleName()))
        .containsExactly("OfferEnded");
  }

  @Test
  @Rule({"SP-DEA-5", "SP-DEA-9"})
  void who_has_too_little_gold_cannot_accept() {
    TestTable table = TestTable.at("{'houses':{'1':{'gold':2}}}").play(0, gold(1, 0, 3));
    assertThat(table.refused(1, new Move.Accept(0, 1))).isEqualTo("SP-DEA-5");
    assertThat(table.refused(2, new Move.Accept(0, 1)))
        .as("not the addressee")
        .isEqualTo("SP-DEA-5");
    assertThat(table.moves(1))
        .contains(new Move.Decline(0, 1))
        .doesNotContain(new Move.Accept(0, 1));
    table.play(2, new Move.GiveGold(1, 1)).play(1, new Move.Accept(0, 1));
    assertThat(table.house(0).gold()).isEqualTo(13);
  }

  // acts -----------------------------------------------------------------------------------------

  @Test
  @Rule({"SP-DEA-2", "SP-DEA-10"})
  void an_act_must_be_possible_when_it_is_offered_and_when_it_is_accepted() {
    TestTable turn = TestTable.at("{}");
    for (Act act : List.of(Act.SUPPORT, Act.REFUSE_SUPPORT, Act.PASS, Act.INVITE, Act.THUMB_UP)) {
      assertThat(turn.refused(0, offer(1, 1, 0, act, false))).as("%s", act).isEqualTo("SP-DEA-10");
    }
    TestTable scheme = facedown();
    assertThat(scheme.refused(1, offer(0, 1, 0, Act.SUPPORT, false)))
        .as("the schemer can't support himself")
        .isEqualTo("SP-DEA-10");
    scheme.play(0, offer(1, 1, 0, Act.SUPPORT, false)).play(1, Move.GrantSupport.IT);
    assertThat(scheme.refused(1, new Move.Accept(0, 1)))
        .as("granted already")
        .isEqualTo("SP-DEA-10");
    assertThat(scheme.house(1).gold()).isEqualTo(10);
  }

  @Test
  @Rule("SP-DEA-9")
  void offers_about_a_scheme_end_with_it_and_others_with_the_phase() {
    TestTable table =
        facedown()
            .play(0, offer(1, 1, 0, Act.SUPPORT, false))
            .play(0, gold(2, 1, 0))
            .play(0, Move.Withdraw.IT);
    assertThat(table.state().talk().offers()).hasSize(1);
    assertThat(table.refused(1, new Move.Accept(0, 1))).isEqualTo("SP-DEA-5");
    table.until(Frame.OpenMarket.class);
    assertThat(table.state().talk().offers()).isEmpty();
  }

  @Test
  @Rule({"SP-DEA-9", "SP-ANY-5"})
  void offers_of_assets_end_with_the_open_market() {
    TestTable table =
        market("'houses':{'0':{'assets':['agron#1']}}")
            .play(0, sale(1, List.of(asset("agron#1")), 0, 3))
            .play(0, gold(1, 1, 0));
    for (int seat = 0; seat < 3; seat++) {
      table.play(seat, Move.Done.IT);
    }
    assertThat(table.state().talk().offers()).hasSize(1);
    assertThat(table.refused(1, new Move.Accept(0, 1))).isEqualTo("SP-DEA-5");
    table.play(1, new Move.Accept(0, 2));
    assertThat(table.house(1).gold()).isEqualTo(11);
  }

  @Test
  @Rule({"SP-DEA-10", "SP-REA-3"})
  void a_sold_pass_replaces_a_sealed_answer_and_holds_when_the_window_asks_anew() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['robbery']},'1':{'guards':1},'2':{'hand':['whispered_rumors']}}}")
            .dice(1)
            .scheme(0, "robbery", 1)
            .play(2, new Move.React(card("whispered_rumors"), none(), none()))
            .play(0, offer(2, 1, 0, Act.PASS, false))
            .play(2, new Move.Accept(0, 1));
    assertThat(table.view(1).scheme().orElseThrow().bound().contains(2))
        .as("for all to see")
        .isTrue();
    assertThat(table.refused(0, offer(2, 1, 0, Act.PASS, false))).isEqualTo("SP-DEA-10");
    table.play(1, Move.UseGuard.TABLE);
    assertThat(table.moves(2))
        .contains(Move.Pass.IT)
        .doesNotContain(new Move.React(card("whispered_rumors"), none(), none()));
    table.play(2, Move.Pass.IT);
    assertThat(table.state().top()).isInstanceOf(Frame.Effect.class);
    assertThat(table.house(2).gold()).isEqualTo(11);
  }

  @Test
  @Rule({"SP-DEA-8", "SP-DEA-10", "SP-INT-14"})
  void who_is_asked_may_sell_the_refusal() {
    TestTable table =
        facedown()
            .play(0, new Move.AskSupport(1))
            .play(2, offer(1, 3, 0, Act.REFUSE_SUPPORT, false));
    int stamp = table.state().stamp();
    table.play(1, new Move.Accept(2, 1));
    assertThat(table.asked()).as("the schemer goes on").containsExactly(0);
    assertThat(table.state().stamp()).isNotEqualTo(stamp);
    assertThat(table.refused(1, Move.GrantSupport.IT)).isEqualTo("SP-INT-14");
    assertThat(table.house(1).gold()).isEqualTo(13);
    TestTable other =
        facedown()
            .play(0, new Move.AskSupport(1))
            .play(0, offer(2, 3, 0, Act.REFUSE_SUPPORT, false));
    int question = other.state().stamp();
    other.play(2, new Move.Accept(0, 1));
    assertThat(other.state().stamp()).as("1 is still asked the same").isEqualTo(question);
    assertThat(other.asked()).containsExactly(1);
  }

  // gifts ----------------------------------------------------------------------------------------

  @Test
  @Rule("SP-ANY-1")
  void gold_goes_to_any_other_house_in_any_amount_held() {
    TestTable table = TestTable.at("{}");
    assertThat(table.refused(1, new Move.GiveGold(1, 1))).isEqualTo("SP-ANY-1");
    assertThat(table.refused(1, new Move.GiveGold(3, 1))).isEqualTo("SP-ANY-1");
    assertThat(table.refused(1, new Move.GiveGold(-1, 1))).isEqualTo("SP-ANY-1");
    assertThat(table.refused(1, new Move.GiveGold(2, 0))).isEqualTo("SP-ANY-1");
    assertThat(table.refused(1, new Move.GiveGold(2, 11))).isEqualTo("SP-ANY-1");
    table.play(1, new Move.GiveGold(2, 10));
    assertThat(table.house(2).gold()).isEqualTo(20);
    assertThat(table.house(1).gold()).isZero();
  }

  @Test
  @Rule({"SP-REA-14", "SP-ANY-3"})
  void nothing_happens_while_a_die_or_a_sealed_window_is_open() {
    TestTable guarded =
        TestTable.at(
                "{'houses':{'0':{'hand':['robbery']},'1':{'guards':1,'hand':['guard'],'assets':['raxos#1']}}}")
            .dice(2)
            .scheme(0, "robbery", 1)
            .play(1, Move.UseGuard.TABLE);
    assertThat(guarded.refused(2, new Move.GiveGold(0, 1))).isEqualTo("SP-REA-14");
    assertThat(guarded.refused(2, gold(0, 1, 0))).isEqualTo("SP-REA-14");
    assertThat(guarded.refused(1, Move.DeployGuard.IT)).isEqualTo("SP-REA-14");
    TestTable choosing =
        TestTable.at(
                "{'houses':{'0':{'hand':['unlocked_gate']},'1':{'assets':['cook#1','debtor#1']}}}")
            .scheme(0, "unlocked_gate", 1);
    assertThat(choosing.refused(2, new Move.GiveGold(0, 1))).isEqualTo("SP-REA-14");
    ArenaTable fight = ArenaTable.duel("celt_warrior+gladius", "agron");
    assertThat(ArenaTable.GAME.refusal(fight.state(), 0, new Move.GiveGold(1, 1))).isEmpty();
    fight.dice(6, 5, 4).dice(6, 5, 4, 3).attack();
    assertThat(fight.refusal(0, new Move.GiveGold(1, 1)).id()).isEqualTo("SP-REA-14");
  }
}
