package ludus.spartacus;

import static ludus.spartacus.ArenaTable.card;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import ludus.kernel.Refusal;
import ludus.kernel.RuleId;
import ludus.kernel.Setup;
import ludus.kernel.laws.Rule;
import ludus.spartacus.SpartacusEvent.InvitationDeclined;
import ludus.spartacus.SpartacusEvent.NoMatch;
import ludus.spartacus.phase.Arena;
import ludus.spartacus.talk.Act;
import org.junit.jupiter.api.Test;

class InvitationsTest {

  private static ArenaTable four() {
    return ArenaTable.of(4)
        .has(0, "theokeles", "debtor#1")
        .has(1, "syrian_warrior#1", "gladius#1", "trident#1", "shield#1", "net#1")
        .has(2, "thracian_warrior#1", "trident#2", "helmet#1", "javelin#1")
        .has(3, "attendant#1");
  }

  private static Move invite(int seat) {
    return new Move.Invite(seat);
  }

  @Test
  @Rule("SP-ARN-1")
  void the_host_gains_influence_for_presiding_over_the_games() {
    assertThat(four().arena().house(0).influence()).isEqualTo(6);
    assertThat(four().host(2).arena().house(2).influence()).isEqualTo(6);
    assertThat(four().host(2).arena().house(0).influence()).isEqualTo(5);
  }

  @Test
  @Rule({"SP-ARN-1", "SP-EC-110"})
  void honor_adds_nothing_at_twelve() {
    assertThat(four().influence(0, 12).arena().house(0).influence()).isEqualTo(12);
  }

  @Test
  @Rule({"SP-ARN-2", "SP-ARN-18"})
  void in_the_base_game_invitations_follow_the_honor_at_once() {
    ArenaTable table = ArenaTable.of(3).influence(0, 10).has(1, "crixus");
    table.hand(0, "robbery").hand(1, "jupiters_cock", "destitute").arena();
    assertThat(table.house(0).influence()).isEqualTo(11);
    assertThat(table.what()).as("no window, no other match").isEqualTo("invite");
    assertThat(table.asked()).isZero();
    assertThat(table.moves(0)).allMatch(Move.Invite.class::isInstance).hasSize(3);
  }

  @Test
  @Rule("SP-ARN-3")
  void the_host_invites_one_at_a_time_and_may_invite_himself_at_any_point() {
    ArenaTable table = four().arena();
    assertThat(table.asked()).isZero();
    assertThat(table.moves(0)).containsExactly(invite(1), invite(2), invite(3), invite(0));
    assertThat(table.refusal(1, invite(2))).isEqualTo(RuleId.of("SP-ARN-3"));
    assertThat(table.play(0, invite(0)).asked()).isZero();
    assertThat(table.what()).isEqualTo("invitation");
  }

  @Test
  @Rule("SP-ARN-4")
  void nobody_is_invited_twice() {
    ArenaTable table = four().arena().play(0, invite(2)).play(2, Move.DeclineInvitation.IT);
    assertThat(table.moves(0)).containsExactly(invite(1), invite(3), invite(0));
    assertThat(table.refusal(0, invite(2))).isEqualTo(RuleId.of("SP-ARN-4"));
  }

  @Test
  @Rule("SP-ARN-5")
  void the_guest_commits_a_ready_combatant_and_one_of_each_type_of_equipment() {
    ArenaTable table = four().turned(2, "helmet#1", Stand.EXHAUSTED).arena().play(0, invite(2));
    MarketCard thracian = card("thracian_warrior");
    assertThat(table.moves(2))
        .containsExactlyInAnyOrder(
            Move.DeclineInvitation.IT,
            new Move.Commit(thracian, List.of()),
            new Move.Commit(thracian, List.of(card("trident#2"))),
            new Move.Commit(thracian, List.of(card("javelin"))),
            new Move.Commit(thracian, List.of(card("trident#2"), card("javelin"))));
    RuleId rule = RuleId.of("SP-ARN-5");
    assertThat(table.refusal(2, new Move.Commit(card("theokeles"), List.of()))).isEqualTo(rule);
    assertThat(table.refusal(2, new Move.Commit(card("trident#2"), List.of()))).isEqualTo(rule);
    assertThat(table.refusal(2, new Move.Commit(thracian, List.of(card("helmet")))))
        .isEqualTo(rule);
    assertThat(
            table.refusal(
                2, new Move.Commit(thracian, List.of(card("trident#2"), card("trident#2")))))
        .isEqualTo(rule);
  }

  @Test
  @Rule("SP-ARN-3")
  void nobody_is_invited_who_does_not_sit_there() {
    ArenaTable table = four().arena();
    assertThat(table.refusal(0, invite(4))).isEqualTo(RuleId.of("SP-ARN-4"));
    assertThat(table.refusal(0, invite(-1))).isEqualTo(RuleId.of("SP-ARN-4"));
  }

  @Test
  @Rule("SP-ARN-5")
  void only_equipment_is_equipment_and_one_of_each_type() {
    ArenaTable table =
        ArenaTable.of(3)
            .has(1, "crixus", "agron", "gladius#1", "trident#1", "helmet#1")
            .turned(1, "helmet#1", Stand.EXHAUSTED)
            .arena()
            .play(0, invite(1));
    assertThat(why(table, "crixus", "agron")).isEqualTo("equipmentNotReady");
    assertThat(why(table, "crixus", "helmet#1")).isEqualTo("equipmentNotReady");
    assertThat(why(table, "crixus", "net#1")).isEqualTo("equipmentNotReady");
    assertThat(why(table, "crixus", "gladius#1", "trident#1")).isEqualTo("oneOfEachSlot");
    assertThat(why(table, "gladius#1")).isEqualTo("notReadyToFight");
    assertThat(why(table, "theokeles")).isEqualTo("notReadyToFight");
  }

  private static String why(ArenaTable table, String combatant, String... equipment) {
    Move.Commit commit =
        new Move.Commit(card(combatant), Stream.of(equipment).map(ArenaTable::card).toList());
    Refusal refusal = ArenaTable.GAME.refusal(table.state(), 1, commit).orElseThrow();
    assertThat(refusal.rule()).contains(RuleId.of("SP-ARN-5"));
    return refusal.message().key().replace("spartacus.refusal.", "");
  }

  @Test
  @Rule({"SP-FSM-7", "SP-DEA-10"})
  void who_is_bound_and_absent_sends_the_one_with_most_dice() {
    ArenaTable table = ArenaTable.of(3).has(1, "celt_warrior", "gannicus", "pluto", "gladius");
    table.has(2, "agron").arena().play(0, invite(1)).act(Act.ACCEPT_INVITATION, 1, 1);
    assertThat(table.fallback(1)).isEqualTo(new Move.Commit(card("gannicus"), List.of()));
  }

  @Test
  @Rule({"SP-ARN-3", "SP-ARN-5", "SP-ARN-10"})
  void the_log_tells_who_is_invited_and_what_they_answer() {
    ArenaTable table = ArenaTable.of(3).has(1, "crixus", "gladius").has(2, "agron").arena();
    table.play(0, invite(2));
    assertThat(table.event(SpartacusEvent.Invited.class))
        .isEqualTo(new SpartacusEvent.Invited(0, 2));
    table.play(2, Move.DeclineInvitation.IT);
    assertThat(table.event(SpartacusEvent.InvitationDeclined.class))
        .isEqualTo(new SpartacusEvent.InvitationDeclined(2, false));
    table.play(0, invite(1)).commit(1, "crixus+gladius");
    assertThat(table.event(SpartacusEvent.Committed.class))
        .isEqualTo(new SpartacusEvent.Committed(1, card("crixus"), List.of(card("gladius")), 0));
  }

  @Test
  @Rule({"SP-ARN-5", "SP-EC-52"})
  void two_weapons_are_one_too_many() {
    ArenaTable table = four().arena().play(0, invite(1));
    List<MarketCard> weapons = List.of(card("gladius"), card("trident"));
    Move both = new Move.Commit(card("syrian_warrior"), weapons);
    assertThat(table.moves(1)).doesNotContain(both).hasSize(1 + 3 * 2 * 2);
    assertThat(table.refusal(1, both)).isEqualTo(RuleId.of("SP-ARN-5"));
  }

  @Test
  @Rule({"SP-ARN-5", "SP-ARN-6", "SP-ARN-14"})
  void the_first_stands_on_I_and_the_second_on_II() {
    ArenaTable table =
        four()
            .arena()
            .play(0, invite(2))
            .commit(2, "thracian_warrior")
            .play(0, invite(1))
            .commit(1, "syrian_warrior+gladius");
    Frame.Wagers wagers = (Frame.Wagers) table.state().top();
    assertThat(wagers.entrants()).extracting(Frame.Entrant::seat).containsExactly(2, 1);
    table.dice(1, 1, 2, 2, 2).noWagers();
    assertThat(table.fighter(0).card()).isEqualTo(card("thracian_warrior"));
    assertThat(table.fighter(0).hex()).isEqualTo(new Hex(-3, 0));
    assertThat(table.fighter(0).entrant().equipment()).isEmpty();
    assertThat(table.fighter(1).hex()).isEqualTo(new Hex(3, 0));
    assertThat(table.fighter(1).entrant().equipment()).containsExactly(card("gladius"));
  }

  @Test
  @Rule("SP-ARN-6")
  void the_second_sees_what_the_first_has_committed() {
    ArenaTable table =
        four().arena().play(0, invite(2)).commit(2, "thracian_warrior+helmet").play(0, invite(1));
    SpartacusView.ArenaView arena = table.view(1).arena().orElseThrow();
    assertThat(arena.entrants()).hasSize(1);
    assertThat(arena.entrants().getFirst().combatant().card()).isEqualTo(card("thracian_warrior"));
    assertThat(arena.entrants().getFirst().equipment()).hasSize(1);
  }

  @Test
  @Rule({"SP-ARN-8", "SP-ARN-19"})
  void a_committed_card_is_out_of_reach_and_still_counts_as_ready() {
    ArenaTable table = four().arena().play(0, invite(2)).commit(2, "thracian_warrior+helmet");
    assertThat(Arena.isCommitted(table.state(), card("thracian_warrior"))).isTrue();
    assertThat(Arena.isCommitted(table.state(), card("helmet"))).isTrue();
    assertThat(Arena.isCommitted(table.state(), card("trident#2"))).isFalse();
    assertThat(table.asset(2, "thracian_warrior").isReady()).isTrue();
  }

  @Test
  @Rule("SP-ARN-9")
  void who_fills_one_opening_cant_fill_the_other() {
    ArenaTable table = four().arena().play(0, invite(1)).commit(1, "syrian_warrior");
    assertThat(table.moves(0)).doesNotContain(invite(1));
  }

  @Test
  @Rule("SP-ARN-10")
  void declining_costs_influence_at_once() {
    ArenaTable table = four().arena().play(0, invite(1)).play(1, Move.DeclineInvitation.IT);
    assertThat(table.house(1).influence()).isEqualTo(4);
    assertThat(table.event(InvitationDeclined.class).unable()).isFalse();
    assertThat(table.asked()).isZero();
  }

  @Test
  @Rule({"SP-ARN-10", "SP-EC-9"})
  void who_cant_send_anybody_has_declined() {
    ArenaTable table = four().turned(1, "syrian_warrior", Stand.INJURED).arena();
    table.play(0, invite(1));
    assertThat(table.house(1).influence()).isEqualTo(4);
    assertThat(table.event(InvitationDeclined.class).unable()).isTrue();
    assertThat(table.asked()).isZero();
    assertThat(table.what()).isEqualTo("invite");
  }

  @Test
  @Rule("SP-EC-116")
  void declining_at_influence_one_costs_nothing_but_is_declining() {
    ArenaTable table = four().influence(1, 1).arena().play(0, invite(1));
    table.play(1, Move.DeclineInvitation.IT);
    assertThat(table.house(1).influence()).isEqualTo(1);
    assertThat(table.moves(0)).doesNotContain(invite(1));
  }

  @Test
  @Rule("SP-EC-49")
  void a_slave_is_somebody_to_send() {
    ArenaTable table = four().arena().play(0, invite(3));
    assertThat(table.asked()).isEqualTo(3);
    assertThat(table.play(3, Move.DeclineInvitation.IT).house(3).influence()).isEqualTo(4);
  }

  @Test
  @Rule({"SP-ARN-11", "SP-ARN-12", "SP-ARN-13", "SP-ARN-20", "SP-EC-88", "SP-RUL-21"})
  void when_all_others_have_declined_the_host_must_be_invited_and_may_decline() {
    ArenaTable table = four().arena();
    for (int seat = 1; seat < 4; seat++) {
      assertThat(table.asked()).isZero();
      table.play(0, invite(seat)).play(seat, Move.DeclineInvitation.IT);
    }
    assertThat(table.what()).isEqualTo("invitation");
    assertThat(table.asked()).isZero();
    assertThat(table.moves(0)).contains(Move.DeclineInvitation.IT);
    table.play(0, Move.DeclineInvitation.IT);
    assertThat(table.house(0).influence()).isEqualTo(5);
    assertThat(table.events(NoMatch.class)).hasSize(1);
    assertThat(table.state().round()).isEqualTo(2);
  }

  @Test
  @Rule({"SP-ARN-13", "SP-ARN-20", "SP-EC-15"})
  void if_only_one_accepts_there_is_no_match_no_tribute_and_no_loss() {
    ArenaTable table = four().favors(0, "theokeles", 2).arena();
    for (int seat = 1; seat < 4; seat++) {
      table.play(0, invite(seat)).play(seat, Move.DeclineInvitation.IT);
    }
    table.commit(0, "theokeles");
    assertThat(table.events(NoMatch.class)).hasSize(1);
    assertThat(table.house(0).influence()).isEqualTo(6);
    assertThat(table.house(0).gold()).isLessThanOrEqualTo(10);
    assertThat(table.asset(0, "theokeles").isReady()).isTrue();
    assertThat(table.asset(0, "theokeles").favors()).isEqualTo(2);
  }

  @Test
  @Rule("SP-EC-50")
  void a_host_without_combatant_declines_and_one_alone_doesnt_fight() {
    ArenaTable table =
        four()
            .turned(0, "theokeles", Stand.EXHAUSTED)
            .turned(0, "debtor#1", Stand.EXHAUSTED)
            .arena()
            .play(0, invite(1))
            .commit(1, "syrian_warrior");
    for (int seat = 2; seat < 4; seat++) {
      table.play(0, invite(seat)).play(seat, Move.DeclineInvitation.IT);
    }
    assertThat(table.house(0).influence()).isEqualTo(5);
    assertThat(table.events(NoMatch.class)).hasSize(1);
  }

  @Test
  @Rule("SP-EC-51")
  void a_host_who_has_accepted_is_not_invited_again() {
    ArenaTable table = four().arena().play(0, invite(0)).commit(0, "theokeles");
    for (int seat = 1; seat < 3; seat++) {
      table.play(0, invite(seat)).play(seat, Move.DeclineInvitation.IT);
    }
    table.play(3, Move.DeclineInvitation.IT);
    assertThat(table.events(NoMatch.class)).hasSize(1);
    assertThat(table.house(0).influence()).isEqualTo(6);
  }

  @Test
  @Rule("SP-ARN-15")
  void gold_can_change_hands_in_the_arena_phase() {
    ArenaTable table = four().arena().play(2, new Move.GiveGold(0, 3));
    assertThat(table.house(0).gold()).isEqualTo(13);
    assertThat(table.house(2).gold()).isEqualTo(7);
  }

  @Test
  @Rule({"SP-ARN-16", "SP-DEA-2", "SP-DEA-10"})
  void an_invitation_and_its_acceptance_can_be_sold() {
    ArenaTable table = four().arena();
    assertThat(Arena.isActPossible(table.state(), Act.INVITE, 0, 2)).isTrue();
    assertThat(Arena.isActPossible(table.state(), Act.INVITE, 1, 2)).isFalse();
    assertThat(Arena.isActPossible(table.state(), Act.ACCEPT_INVITATION, 2, 0)).isFalse();
    table.act(Act.INVITE, 0, 2);
    assertThat(table.asked()).isEqualTo(2);
    assertThat(Arena.isActPossible(table.state(), Act.INVITE, 0, 1)).isFalse();
    assertThat(Arena.isActPossible(table.state(), Act.ACCEPT_INVITATION, 2, 0)).isTrue();
    assertThat(Arena.isActPossible(table.state(), Act.DECLINE_INVITATION, 1, 0)).isFalse();
    table.act(Act.ACCEPT_INVITATION, 2, 0);
    assertThat(Arena.isActPossible(table.state(), Act.DECLINE_INVITATION, 2, 0)).isFalse();
    assertThat(table.moves(2)).isNotEmpty().doesNotContain(Move.DeclineInvitation.IT);
    assertThat(table.refusal(2, Move.DeclineInvitation.IT)).isEqualTo(RuleId.of("SP-DEA-10"));
    assertThat(table.fallback(2)).isInstanceOf(Move.Commit.class);
  }

  @Test
  @Rule({"SP-DEA-2", "SP-DEA-10"})
  void declining_can_be_sold_and_happens_at_once() {
    ArenaTable table = four().arena().play(0, invite(2));
    table.act(Act.DECLINE_INVITATION, 2, 0);
    assertThat(table.house(2).influence()).isEqualTo(4);
    assertThat(table.asked()).isZero();
  }

  @Test
  @Rule("SP-ARN-17")
  void the_guest_answers_before_anybody_else_is_invited() {
    ArenaTable table = four().arena().play(0, invite(1));
    assertThat(table.refusal(0, invite(2))).isEqualTo(RuleId.of("SP-ARN-17"));
    assertThat(table.asked()).isEqualTo(1);
  }

  @Test
  @Rule({"SP-ARN-10", "SP-ARN-16", "SP-TV-16"})
  void the_example_of_the_rulebook() {
    ArenaTable table =
        four()
            .arena()
            .play(0, invite(3))
            .play(3, Move.DeclineInvitation.IT)
            .play(2, new Move.GiveGold(0, 3))
            .play(0, invite(2))
            .commit(2, "thracian_warrior+trident#2+helmet+javelin")
            .play(0, invite(0))
            .commit(0, "theokeles");
    assertThat(table.house(3).influence()).isEqualTo(4);
    assertThat(table.house(0).gold()).isEqualTo(13);
    Frame.Wagers wagers = (Frame.Wagers) table.state().top();
    assertThat(wagers.entrants()).extracting(Frame.Entrant::seat).containsExactly(2, 0);
    assertThat(wagers.entrants().first().equipment())
        .containsExactly(card("trident#2"), card("helmet"), card("javelin"));
  }

  @Test
  @Rule({"SP-FSM-4", "SP-FSM-7"})
  void an_absent_host_invites_clockwise_and_an_absent_guest_declines() {
    ArenaTable table = four().host(1).arena();
    assertThat(table.fallback(1)).isEqualTo(invite(2));
    table.absent(1);
    assertThat(table.fallback(2)).isEqualTo(Move.DeclineInvitation.IT);
    table.absent(2);
    assertThat(table.fallback(1)).isEqualTo(invite(3));
  }

  @Test
  @Rule("SP-WIN-14")
  void a_table_may_end_the_game_after_some_rounds_then_influence_wins_then_gold() {
    assertThat(ended(5, 5, 10, 10, 11).winner()).isEqualTo(2);
    assertThat(ended(5, 9, 10, 10, 11).winner()).isEqualTo(1);
    assertThat(ended(5, 5, 10, 10, 10, 3, 6, 2).winner()).isEqualTo(1);
  }

  /// The end of round 5 of 5; everybody declines, and seat 0 gets back what honor gave it.
  private static Frame.Over ended(int one, int two, int gold0, int gold1, int gold2, int... dice) {
    ArenaTable table = ArenaTable.of(Setup.of(3).with("rounds", "5"));
    table.influence(0, one).influence(1, two + 1).influence(2, 6);
    table.gold(0, gold0).gold(1, gold1).gold(2, gold2).rounds(4).arena();
    assertThat(table.state().round()).isEqualTo(5);
    table.undiced(0, invite(1)).dice(dice).play(0, invite(2));
    Frame.Over over = (Frame.Over) table.state().top();
    assertThat(over.by()).isEqualTo(Frame.Victory.ROUNDS);
    return over;
  }
}
