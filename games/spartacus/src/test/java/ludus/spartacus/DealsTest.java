package ludus.spartacus;

import static ludus.spartacus.TestTable.card;
import static ludus.spartacus.TestTable.none;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import ludus.spartacus.talk.Act;
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
}
