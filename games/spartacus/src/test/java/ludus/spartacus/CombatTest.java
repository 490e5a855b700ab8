package ludus.spartacus;

import static ludus.spartacus.ArenaTable.card;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ludus.kernel.RuleId;
import ludus.kernel.Setup;
import ludus.kernel.laws.Rule;
import ludus.spartacus.Frame.MatchStage;
import ludus.spartacus.SpartacusEvent.AbilityUsed;
import ludus.spartacus.SpartacusEvent.CombatRoundBegan;
import ludus.spartacus.SpartacusEvent.FighterMoved;
import ludus.spartacus.SpartacusEvent.InitiativeRolled;
import ludus.spartacus.SpartacusEvent.InitiativeWon;
import ludus.spartacus.SpartacusEvent.NetThrown;
import ludus.spartacus.SpartacusEvent.Stalled;
import ludus.spartacus.SpartacusEvent.WindowClosed;
import ludus.spartacus.effect.Timing;
import org.junit.jupiter.api.Test;

/// The field, rounds, initiative and turns.
class CombatTest {

  private static final Move END = Move.EndCombatTurn.IT;

  private static Move to(int q, int r) {
    return new Move.MoveTo(new Hex(q, r));
  }

  private static Move order(boolean first) {
    return new Move.ChooseOrder(first);
  }

  private static Move attack(int target) {
    return new Move.Attack(target, false);
  }

  private static Move speedAttack(int target) {
    return new Move.Attack(target, true);
  }

  /// The next round of this duel, before initiative.
  private static ArenaTable nextRound(ArenaTable table) {
    return table.match(table.match().with(1, table.fighter(1).acted(true)));
  }

  private static ArenaTable farApart(String one, String two) {
    return ArenaTable.duel(one, two).at(0, -3, 0).at(1, 3, 0);
  }

  // the field ------------------------------------------------------------------------------------

  @Test
  @Rule("SP-CMB-1")
  void pools_start_at_the_values_of_the_card() {
    Frame.Fighter fighter = ArenaTable.duel("gannicus", "theokeles").fighter(0);
    assertThat(List.of(fighter.atk(), fighter.def(), fighter.spd())).containsExactly(3, 4, 5);
    assertThat(fighter.health()).isEqualTo(12);
  }

  @Test
  @Rule("SP-CMB-2")
  void the_arena_has_51_hexes_in_seven_rows() {
    List<Hex> hexes = ArenaTable.GAME.content().board().hexes();
    assertThat(hexes).hasSize(51).doesNotHaveDuplicates();
    assertThat(hexes)
        .allSatisfy(
            hex -> {
              assertThat(Math.abs(hex.r())).isLessThanOrEqualTo(3);
              assertThat(Math.abs(hex.q())).isLessThanOrEqualTo(4);
              assertThat(Math.abs(hex.q() + hex.r())).isLessThanOrEqualTo(4);
            });
    assertThat(ArenaTable.GAME.content().board().starts())
        .containsExactly(new Hex(-3, 0), new Hex(3, 0));
  }

  @Test
  @Rule({"SP-CMB-2", "SP-CMB-12"})
  void nobody_leaves_the_arena() {
    ArenaTable table = ArenaTable.duel("gannicus", "theokeles").at(0, 4, -3);
    assertThat(table.refusal(1, to(5, -3))).isEqualTo(RuleId.of("SP-CMB-2"));
    assertThat(table.refusal(1, to(4, -4))).isEqualTo(RuleId.of("SP-CMB-2"));
  }

  @Test
  @Rule("SP-CMB-3")
  void distance_counts_hexes() {
    Hex middle = new Hex(0, 0);
    for (Hex next :
        List.of(
            new Hex(1, 0),
            new Hex(1, -1),
            new Hex(0, -1),
            new Hex(-1, 0),
            new Hex(-1, 1),
            new Hex(0, 1))) {
      assertThat(middle.distance(next)).isEqualTo(1);
    }
    assertThat(middle.distance(new Hex(1, 1))).isEqualTo(2);
    assertThat(new Hex(-3, 0).distance(new Hex(3, 0))).isEqualTo(6);
    assertThat(new Hex(-4, 3).distance(new Hex(4, -3))).isEqualTo(8);
  }

  @Test
  @Rule("SP-CMB-4")
  void nobody_enters_or_passes_through_a_hex_that_is_taken() {
    ArenaTable table = ArenaTable.duel("syrian_warrior", "celt_warrior").pools(0, 2, 2, 2);
    assertThat(table.refusal(1, to(1, 0))).isEqualTo(RuleId.of("SP-CMB-4"));
    assertThat(table.moves(1)).contains(to(-2, 0)).doesNotContain(to(2, 0));
    assertThat(table.pools(0, 2, 2, 3).moves(1)).contains(to(2, 0));
  }

  @Test
  @Rule("SP-CMB-5")
  void leaving_an_opponent_is_free() {
    ArenaTable table = ArenaTable.duel("syrian_warrior", "celt_warrior").play(1, to(-3, 0));
    assertThat(table.fighter(0).hex()).isEqualTo(new Hex(-3, 0));
    assertThat(table.fighter(0).health()).isEqualTo(7);
    assertThat(table.asked()).isEqualTo(2);
  }

  // rounds ---------------------------------------------------------------------------------------

  @Test
  @Rule("SP-CMB-6")
  void each_has_one_turn_and_then_comes_the_next_round() {
    ArenaTable table = farApart("syrian_warrior", "celt_warrior").play(1, END);
    assertThat(table.asked()).isEqualTo(2);
    assertThat(table.events(CombatRoundBegan.class)).isEmpty();
    table.dice(1, 1, 1, 2, 2).play(2, END);
    assertThat(table.event(CombatRoundBegan.class).round()).isEqualTo(2);
    assertThat(table.match().stage()).isEqualTo(MatchStage.ORDER);
    assertThat(table.play(2, order(true)).asked()).isEqualTo(2);
    assertThat(table.play(2, END).asked()).isEqualTo(1);
  }

  @Test
  @Rule({"SP-CMB-7", "SP-TV-30"})
  void a_net_wins_the_initiative_without_dice() {
    ArenaTable table = farApart("syrian_warrior+net", "gannicus");
    nextRound(table).play(1, END);
    assertThat(table.what()).isEqualTo("net");
    assertThat(table.asked()).isEqualTo(1);
    table.use(1, "net");
    assertThat(table.event(NetThrown.class).seat()).isEqualTo(1);
    assertThat(table.events(InitiativeRolled.class)).isEmpty();
    assertThat(table.asset(1, "net").stand()).isEqualTo(Stand.EXHAUSTED);
    assertThat(table.what()).isEqualTo("order");
    assertThat(table.asked()).isEqualTo(1);
  }

  @Test
  @Rule({"SP-CMB-7", "SP-CMB-40"})
  void a_net_may_be_kept_and_one_that_was_thrown_is_gone() {
    ArenaTable table = farApart("syrian_warrior+net", "celt_warrior");
    nextRound(table).play(1, END);
    table.dice(1, 1, 1, 2, 2).pass(1);
    assertThat(table.asset(1, "net").isReady()).isTrue();
    assertThat(table.asked()).isEqualTo(2);
    ArenaTable gone = farApart("syrian_warrior+net", "celt_warrior");
    gone.turned(1, "net", Stand.EXHAUSTED);
    nextRound(gone).dice(1, 1, 1, 2, 2).play(1, END);
    assertThat(gone.what()).isEqualTo("order");
  }

  @Test
  @Rule({"SP-CMB-8", "SP-CMB-46"})
  void of_two_nets_the_one_who_lost_the_last_initiative_is_asked_first() {
    ArenaTable table = farApart("syrian_warrior+net#1", "celt_warrior+net#2");
    assertThat(table.match().lastLoser()).isEqualTo(1);
    nextRound(table).play(1, END);
    assertThat(table.asked()).isEqualTo(2);
    table.pass(2);
    assertThat(table.asked()).isEqualTo(1);
    table.use(1, "net#1");
    assertThat(table.what()).isEqualTo("order");
    assertThat(table.asset(2, "net#2").isReady()).isTrue();

    ArenaTable other = farApart("syrian_warrior+net#1", "celt_warrior+net#2");
    other.match(other.match().ordered(0, 0));
    nextRound(other).play(1, END);
    assertThat(other.asked()).isEqualTo(1);
  }

  @Test
  @Rule("SP-CMB-8")
  void after_one_net_there_is_no_second() {
    ArenaTable table = farApart("syrian_warrior+net#1", "celt_warrior+net#2");
    nextRound(table).play(1, END).use(2, "net#2");
    assertThat(table.what()).isEqualTo("order");
    assertThat(table.asked()).isEqualTo(2);
    assertThat(table.asset(1, "net#1").isReady()).isTrue();
  }

  @Test
  @Rule({"SP-CMB-9", "SP-CMB-10", "SP-TV-19"})
  void the_higher_sum_of_speed_dice_chooses_who_acts_first() {
    ArenaTable table = farApart("syrian_warrior", "spartacus");
    nextRound(table).dice(3, 3, 2).dice(5, 3, 2, 1).play(1, END);
    assertThat(table.event(InitiativeWon.class).seat()).isEqualTo(2);
    assertThat(table.asked()).isEqualTo(2);
    assertThat(table.moves(2)).containsExactly(order(true), order(false));
    assertThat(table.play(2, order(false)).asked()).isEqualTo(1);
    assertThat(table.match().lastLoser()).isZero();
  }

  @Test
  @Rule("SP-CMB-9")
  void equal_sums_roll_again() {
    ArenaTable table = farApart("syrian_warrior", "celt_warrior");
    nextRound(table).dice(2, 2, 2).dice(4, 2).dice(6, 6, 6).dice(1, 1).play(1, END);
    assertThat(table.events(InitiativeRolled.class))
        .extracting(InitiativeRolled::again)
        .containsExactly(false, true);
    assertThat(table.asked()).isEqualTo(1);
    assertThat(table.match().lastLoser()).isEqualTo(1);
  }

  @Test
  @Rule("SP-CMB-9")
  void only_the_dice_one_has_now_are_rolled() {
    ArenaTable table = farApart("gannicus", "celt_warrior").pools(0, 1, 1, 1);
    nextRound(table).dice(1).dice(6, 6).play(1, END);
    assertThat(table.asked()).isEqualTo(2);
  }

  @Test
  @Rule({"SP-CMB-9", "SP-CMB-45", "SP-DAT-7"})
  void a_tactician_may_roll_the_whole_initiative_again_once_in_a_round() {
    ArenaTable table = farApart("pericles", "celt_warrior");
    nextRound(table).dice(1, 1, 1, 1).dice(3, 3).play(1, END);
    assertThat(table.what()).isEqualTo("initiative");
    table.dice(2, 2, 1, 1).dice(6, 1, 1, 1).dice(6, 6).use(1, "pericles");
    assertThat(table.event(AbilityUsed.class).seat()).isEqualTo(1);
    assertThat(table.events(InitiativeRolled.class))
        .extracting(InitiativeRolled::again)
        .containsExactly(true, true);
    assertThat(table.events(WindowClosed.class)).isEmpty();
    assertThat(table.what()).isEqualTo("order");
    assertThat(table.asked()).isEqualTo(2);
  }

  @Test
  @Rule("SP-CMB-45")
  void after_a_tie_who_has_not_rolled_again_still_may() {
    ArenaTable table = farApart("pericles", "celt_warrior");
    nextRound(table).dice(1, 1, 2, 2).dice(3, 3).play(1, END);
    table.dice(1, 1, 1, 1).dice(3, 3).pass(1);
    assertThat(table.event(WindowClosed.class).timing()).isEqualTo(Timing.INITIATIVE_ROLLED);
    assertThat(table.events(AbilityUsed.class)).isEmpty();
    assertThat(table.what()).isEqualTo("initiative");
    table.dice(6, 6, 6, 6).use(1, "pericles");
    assertThat(table.asked()).isEqualTo(1);
    assertThat(table.what()).isEqualTo("order");
  }

  @Test
  @Rule({"SP-EC-101", "SP-DAT-12"})
  void initiative_is_no_attack_and_nobody_switches_its_abilities_off() {
    ArenaTable table = farApart("pericles", "oenomaus");
    nextRound(table).dice(1, 1, 1, 1).dice(3, 3, 3, 3).play(1, END);
    assertThat(table.what()).isEqualTo("initiative");
    assertThat(table.asked()).isEqualTo(1);
  }

  // turns ----------------------------------------------------------------------------------------

  @Test
  @Rule({"SP-CMB-11", "SP-EC-67"})
  void a_turn_is_a_move_and_an_attack_in_either_order_or_neither() {
    ArenaTable moving = farApart("syrian_warrior", "celt_warrior").at(0, 0, 0);
    moving.at(1, 3, 0).play(1, to(2, 0));
    assertThat(moving.moves(1)).containsExactly(attack(1), END);
    assertThat(moving.refusal(1, to(1, 0))).isEqualTo(RuleId.of("SP-CMB-11"));
    moving.dice(1, 1, 6, 6).play(1, attack(1));
    assertThat(moving.asked()).isEqualTo(2);

    ArenaTable attacking = ArenaTable.duel("syrian_warrior", "celt_warrior");
    attacking.dice(1, 1, 6, 6).play(1, attack(1));
    assertThat(attacking.asked()).isEqualTo(1);
    assertThat(attacking.moves(1)).contains(to(-1, 0), END).doesNotContain(attack(1));
    assertThat(attacking.refusal(1, attack(1))).isEqualTo(RuleId.of("SP-CMB-11"));
    assertThat(attacking.play(1, to(-1, 0)).asked()).isEqualTo(2);

    assertThat(ArenaTable.duel("syrian_warrior", "celt_warrior").play(1, END).asked()).isEqualTo(2);
  }

  @Test
  @Rule("SP-CMB-12")
  void one_moves_as_many_hexes_as_speed_dice_are_left() {
    ArenaTable table = farApart("syrian_warrior", "celt_warrior");
    assertThat(table.moves(1)).contains(to(0, 0)).doesNotContain(to(1, 0));
    assertThat(table.refusal(1, to(1, 0))).isEqualTo(RuleId.of("SP-CMB-12"));
    table.pools(0, 2, 2, 1);
    assertThat(table.moves(1)).contains(to(-2, 0)).doesNotContain(to(-1, 0));
    table.play(1, to(-2, 0));
    assertThat(table.event(FighterMoved.class).steps()).isEqualTo(1);
  }

  @Test
  @Rule("SP-CMB-13")
  void only_an_adjacent_opponent_can_be_attacked() {
    ArenaTable table = ArenaTable.duel("syrian_warrior", "celt_warrior");
    assertThat(table.moves(1)).contains(attack(1)).doesNotContain(attack(0));
    assertThat(table.refusal(1, attack(0))).isEqualTo(RuleId.of("SP-CMB-13"));
    assertThat(table.refusal(1, attack(7))).isEqualTo(RuleId.of("SP-CMB-13"));
    table.at(1, 2, 0);
    assertThat(table.moves(1)).doesNotContain(attack(1));
    assertThat(table.refusal(1, attack(1))).isEqualTo(RuleId.of("SP-CMB-13"));
  }

  @Test
  @Rule({"SP-CMB-13", "SP-CMB-14", "SP-TV-31"})
  void a_trident_reaches_two_hexes_and_not_three() {
    ArenaTable table = ArenaTable.duel("syrian_warrior+trident", "celt_warrior");
    assertThat(table.moves(1)).contains(attack(1));
    assertThat(table.at(1, 1, 1).moves(1)).contains(attack(1));
    assertThat(table.matchView().targets()).containsExactly(1);
    assertThat(table.at(1, 3, 0).moves(1)).doesNotContain(attack(1));
    assertThat(table.matchView().targets()).isEmpty();
    assertThat(table.matchView().reach()).isEqualTo(2);
  }

  @Test
  @Rule({"SP-CMB-15", "SP-CMB-43", "SP-EC-66", "SP-CMB-40"})
  void a_javelin_throws_speed_dice_up_to_three_hexes_once() {
    ArenaTable table = ArenaTable.duel("syrian_warrior+trident+javelin", "celt_warrior");
    assertThat(table.moves(1)).contains(speedAttack(1));
    assertThat(table.at(1, 4, 0).moves(1)).doesNotContain(speedAttack(1));
    table.at(1, 3, 0);
    assertThat(table.moves(1)).contains(speedAttack(1)).doesNotContain(attack(1));
    table.dice(1, 1, 1).dice(6, 6).play(1, speedAttack(1));
    assertThat(table.asset(1, "javelin").stand()).isEqualTo(Stand.EXHAUSTED);
    assertThat(table.moves(1)).doesNotContain(speedAttack(1)).contains(to(1, 0));
    ArenaTable none = ArenaTable.duel("syrian_warrior", "celt_warrior");
    assertThat(none.refusal(1, speedAttack(1))).isEqualTo(RuleId.of("SP-CMB-15"));
  }

  @Test
  @Rule("SP-CMB-15")
  void gladius_and_doubles_in_attack_dont_work_on_thrown_dice() {
    ArenaTable table = ArenaTable.duel("spartacus+gladius+javelin", "celt_warrior");
    table.dice(1, 1, 2, 2).dice(6, 6).play(1, speedAttack(1));
    assertThat(table.what()).as("neither a reroll nor wounds").isEqualTo("combat");
    assertThat(table.fighter(1).health()).isEqualTo(7);
  }

  @Test
  @Rule("SP-CMB-41")
  void a_combatant_is_moved_by_its_owner_alone() {
    ArenaTable table = ArenaTable.duel("syrian_warrior", "celt_warrior");
    assertThat(table.moves(2)).isEmpty();
    assertThat(ArenaTable.GAME.refusal(table.state(), 2, END)).isPresent();
    assertThat(ArenaTable.GAME.refusal(table.state(), 0, END)).isPresent();
  }

  @Test
  @Rule("SP-CMB-39")
  void nobody_can_concede() {
    ArenaTable table = ArenaTable.duel("syrian_warrior", "celt_warrior");
    assertThat(table.moves(1))
        .allMatch(
            move -> move instanceof Move.MoveTo || move instanceof Move.Attack || move.equals(END));
  }

  @Test
  @Rule("SP-CMB-50")
  void who_attacked_first_still_moves_with_the_dice_left_after_a_counter() {
    ArenaTable table = ArenaTable.duel("syrian_warrior", "varro");
    table.dice(1, 1).dice(5, 5).play(1, attack(1));
    table.play(1, new Move.GiveUp(Pool.SPD));
    assertThat(table.fighter(0).spd()).isEqualTo(2);
    assertThat(table.moves(1)).contains(to(-2, 0)).doesNotContain(to(-3, 0));
  }

  // stalling -------------------------------------------------------------------------------------

  private static ArenaTable idle(ArenaTable table, int rounds) {
    return table.match(table.match().stalled(rounds));
  }

  @Test
  @Rule({"SP-CMB-38", "SP-CMB-42"})
  void six_rounds_without_an_attack_wound_everybody() {
    ArenaTable table = idle(farApart("syrian_warrior", "celt_warrior"), 5);
    nextRound(table).play(1, END);
    assertThat(table.event(Stalled.class).rounds()).isEqualTo(6);
    assertThat(table.asked()).as("who lost the last initiative").isEqualTo(2);
    table.play(2, new Move.GiveUp(Pool.DEF));
    assertThat(table.fighter(1).def()).isEqualTo(1);
    assertThat(table.asked()).isEqualTo(1);
    table.dice(1, 1, 2, 2).play(1, new Move.GiveUp(Pool.SPD));
    assertThat(table.fighter(0).spd()).isEqualTo(2);
    assertThat(table.match().stalled()).isEqualTo(6);
    assertThat(table.match().round()).isEqualTo(2);
  }

  @Test
  @Rule("SP-CMB-38")
  void five_rounds_are_not_enough() {
    ArenaTable table = idle(farApart("syrian_warrior", "celt_warrior"), 4);
    nextRound(table).dice(1, 1, 1, 2, 2).play(1, END);
    assertThat(table.events(Stalled.class)).isEmpty();
    assertThat(table.match().stalled()).isEqualTo(5);
  }

  @Test
  @Rule("SP-CMB-42")
  void any_attack_ends_the_stalling_even_without_wounds() {
    ArenaTable table = idle(ArenaTable.duel("syrian_warrior", "celt_warrior"), 5);
    nextRound(table).dice(1, 1, 6, 6).play(1, attack(1));
    table.dice(1, 1, 1, 2, 2).play(1, END);
    assertThat(table.match().stalled()).isZero();
  }

  @Test
  @Rule("SP-CMB-38")
  void the_wounds_stop_when_a_side_is_defeated() {
    ArenaTable table = idle(farApart("syrian_warrior", "celt_warrior"), 5);
    table.pools(0, 1, 1, 1).pools(1, 1, 1, 1);
    nextRound(table).play(1, END);
    Frame.Match match = table.aftermath().match();
    assertThat(match.winner()).hasValue(0);
    assertThat(match.fighter(1).defeat()).isEqualTo(Defeat.YIELD);
    assertThat(match.fighter(0).health()).isEqualTo(3);
  }

  @Test
  @Rule("SP-CMB-38")
  void a_table_may_let_them_stall_for_ever() {
    ArenaTable table =
        ArenaTable.duel(Setup.of(3).with("stall", "off"), "syrian_warrior", "celt_warrior");
    idle(table.at(0, -3, 0).at(1, 3, 0), 9);
    nextRound(table).dice(1, 1, 1, 2, 2).play(1, END);
    assertThat(table.events(Stalled.class)).isEmpty();
  }

  // absent players -------------------------------------------------------------------------------

  @Test
  @Rule({"SP-FSM-4", "SP-FSM-7"})
  void an_absent_fighter_goes_the_shortest_way_and_attacks() {
    ArenaTable table = farApart("syrian_warrior", "celt_warrior");
    assertThat(table.fallback(1)).isEqualTo(to(0, 0));
    table.absent(1);
    assertThat(table.asked()).isEqualTo(2);
    assertThat(table.fallback(2)).isEqualTo(to(1, 0));
    table.absent(2);
    assertThat(table.fallback(2)).isEqualTo(attack(0));
    table.dice(1, 1, 1).dice(6, 6).dice(6, 6, 6, 1, 1).absent(2);
    assertThat(table.what()).isEqualTo("order");
  }

  @Test
  @Rule("SP-FSM-7")
  void an_absent_fighter_stays_after_its_attack_and_takes_its_reach_into_account() {
    ArenaTable table = ArenaTable.duel("syrian_warrior", "celt_warrior");
    table.dice(1, 1, 6, 6).absent(1);
    assertThat(table.fallback(1)).isEqualTo(END);
    ArenaTable thrown = farApart("syrian_warrior+javelin", "celt_warrior").at(1, 0, 0);
    thrown.dice(1, 1, 1).dice(6, 6).play(1, speedAttack(1));
    assertThat(thrown.fallback(1)).isEqualTo(END);
    ArenaTable armed = farApart("syrian_warrior+trident", "celt_warrior");
    armed.at(1, 1, 0);
    assertThat(armed.fallback(1)).isEqualTo(to(-1, 0));
  }

  @Test
  @Rule("SP-FSM-7")
  void who_is_absent_throws_no_net_and_acts_first() {
    ArenaTable table = farApart("syrian_warrior+net", "celt_warrior");
    nextRound(table).play(1, END);
    assertThat(table.fallback(1)).isEqualTo(Move.Pass.IT);
    table.dice(6, 6, 6, 2, 2).absent(1);
    assertThat(table.fallback(1)).isEqualTo(order(true));
  }

  @Test
  @Rule({"SP-FSM-7", "SP-CMB-42"})
  void who_is_absent_gives_up_dice_of_the_largest_pool() {
    ArenaTable table = idle(farApart("crixus", "celt_warrior"), 5);
    table.match(table.match().ordered(0, 0));
    nextRound(table).play(1, END);
    assertThat(table.fallback(1)).isEqualTo(new Move.GiveUp(Pool.DEF));
    table.pools(0, 3, 3, 3);
    assertThat(table.fallback(1)).isEqualTo(new Move.GiveUp(Pool.SPD));
    table.pools(0, 3, 2, 2);
    assertThat(table.fallback(1)).isEqualTo(new Move.GiveUp(Pool.ATK));
  }

  @Test
  @Rule("SP-CMB-12")
  void the_view_shows_where_one_can_go() {
    SpartacusView.MatchView view = farApart("syrian_warrior", "celt_warrior").matchView();
    assertThat(view.steps()).contains(new SpartacusView.HexReach(new Hex(0, 0), 3));
    assertThat(view.steps()).noneMatch(step -> step.steps() > 3);
    assertThat(view.acting()).contains(0);
    assertThat(view.inReach()).contains(new Hex(-2, 0)).hasSize(6);
    assertThat(view.fighters().getFirst().entrant().combatant().card())
        .isEqualTo(card("syrian_warrior"));
  }
}
