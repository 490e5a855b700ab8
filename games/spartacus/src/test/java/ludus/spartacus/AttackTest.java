package ludus.spartacus;

import static ludus.spartacus.ArenaTable.card;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import ludus.kernel.Pile;
import ludus.kernel.RuleId;
import ludus.kernel.laws.Rule;
import ludus.spartacus.Frame.ExchangeStage;
import ludus.spartacus.SpartacusEvent.DiceCompared;
import ludus.spartacus.SpartacusEvent.DiceRerolled;
import ludus.spartacus.SpartacusEvent.DiceRolled;
import ludus.spartacus.SpartacusEvent.WindowClosed;
import ludus.spartacus.SpartacusEvent.WoundsSuffered;
import ludus.spartacus.combat.Dice;
import ludus.spartacus.effect.Timing;
import org.junit.jupiter.api.Test;

/// One attack, from the dice to the last die given up.
class AttackTest {

  private static final Move NO_REROLL = new Move.Reroll(List.of());

  private static Move reroll(int... faces) {
    return new Move.Reroll(Arrays.stream(faces).boxed().toList());
  }

  private static Move give(Pool pool) {
    return new Move.GiveUp(pool);
  }

  private static int wounds(List<Integer> attack, List<Integer> defense) {
    return Dice.wounds(Pile.copyOf(attack), Pile.copyOf(defense), false, 3);
  }

  /// How many wounds the last attack made, by what the defender still owes or has lost.
  private static int suffered(ArenaTable table, int fighter) {
    return table.events(WoundsSuffered.class).stream()
        .filter(event -> event.fighter() == fighter)
        .mapToInt(WoundsSuffered::wounds)
        .sum();
  }

  // dice -----------------------------------------------------------------------------------------

  @Test
  @Rule("SP-CMB-16")
  void both_roll_what_they_have_now() {
    ArenaTable table = ArenaTable.duel("spartacus", "crixus").pools(0, 2, 3, 4).pools(1, 4, 1, 3);
    table.dice(1, 2).dice(6).attack();
    DiceRolled rolled = table.event(DiceRolled.class);
    assertThat(rolled.attack()).containsExactly(2, 1);
    assertThat(rolled.defense()).containsExactly(6);
  }

  @Test
  @Rule({"SP-CMB-19", "SP-CMB-20", "SP-TV-32"})
  void higher_dice_wound_equal_ones_are_blocked_and_unopposed_ones_need_a_three() {
    assertThat(wounds(List.of(6, 5, 4, 2), List.of(5, 5))).isEqualTo(2);
    assertThat(wounds(List.of(4), List.of(5))).isZero();
    assertThat(wounds(List.of(6, 3), List.of(6))).isEqualTo(1);
    assertThat(wounds(List.of(6, 2), List.of(6))).isZero();
  }

  @Test
  @Rule({"SP-CMB-21", "SP-TV-33", "SP-TV-35"})
  void defense_dice_beyond_the_attack_are_ignored() {
    assertThat(wounds(List.of(5, 4), List.of(3, 3, 1, 1))).isEqualTo(2);
    assertThat(wounds(List.of(6, 6), List.of(5, 5, 4))).isEqualTo(2);
    assertThat(wounds(List.of(4), List.of(3, 6).reversed())).isZero();
  }

  @Test
  @Rule({"SP-CMB-19", "SP-TV-34"})
  void the_highest_die_may_not_be_left_unopposed() {
    assertThat(wounds(List.of(5, 3, 3), List.of(5, 1))).isEqualTo(2);
  }

  @Test
  @Rule("SP-CMB-19")
  void strings_are_sorted_before_they_are_compared() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "syrian_warrior");
    table.dice(1, 6, 3).dice(2, 5).attack();
    assertThat(table.event(DiceRolled.class).attack()).containsExactly(6, 3, 1);
    assertThat(table.event(DiceCompared.class).columns())
        .extracting(SpartacusEvent.Column::verdict)
        .containsExactly(
            SpartacusEvent.Verdict.WOUND,
            SpartacusEvent.Verdict.WOUND,
            SpartacusEvent.Verdict.FAILS);
    assertThat(suffered(table, 1)).isEqualTo(2);
  }

  @Test
  @Rule("SP-CMB-22")
  void the_relentless_win_ties_but_not_against_nothing() {
    ArenaTable table = ArenaTable.duel("gannicus", "celt_warrior");
    table.dice(5, 4, 2).dice(5, 5).attack();
    assertThat(suffered(table, 1)).isEqualTo(1);
    assertThat(Dice.wounds(Pile.of(3, 2), Pile.of(3), true, 3)).isEqualTo(1);
    assertThat(Dice.columns(Pile.of(3, 2), Pile.of(3), true, 3).getFirst().tieWon()).isTrue();
    ArenaTable plain = ArenaTable.duel("crixus", "celt_warrior").pools(0, 3, 4, 3);
    plain.dice(5, 4, 2).dice(5, 5).attack();
    assertThat(suffered(plain, 1)).isZero();
    ArenaTable defending = ArenaTable.duel("celt_warrior", "gannicus");
    defending.dice(5, 5, 5).dice(5, 5, 5, 5).attack();
    assertThat(suffered(defending, 1)).isZero();
  }

  // sets -----------------------------------------------------------------------------------------

  @Test
  @Rule({"SP-CMB-23", "SP-TV-22"})
  void a_die_belongs_to_one_set_at_most() {
    assertThat(Dice.sets(Pile.of(5, 5, 5), 2)).isEqualTo(1);
    assertThat(Dice.sets(Pile.of(5, 5, 5), 3)).isEqualTo(1);
    assertThat(Dice.sets(Pile.of(5, 5, 5, 5), 2)).isEqualTo(2);
    assertThat(Dice.sets(Pile.of(5, 5, 5, 5), 3)).isEqualTo(1);
    assertThat(Dice.sets(Pile.of(6, 6, 2, 2, 2), 2)).isEqualTo(2);
    assertThat(Dice.sets(Pile.of(6, 5, 4), 2)).isZero();
    assertThat(Dice.sets(Pile.of(6, 6), 0)).isZero();
  }

  @Test
  @Rule({"SP-CMB-23", "SP-CMB-24", "SP-TV-26"})
  void each_double_of_the_vengeful_wounds_besides_the_comparison() {
    ArenaTable table = ArenaTable.duel("spartacus", "crixus");
    table.dice(2, 2, 1, 1).dice(6, 5, 4, 3).attack();
    assertThat(suffered(table, 1)).isEqualTo(2);
    assertThat(table.event(DiceCompared.class).fromSets()).isEqualTo(2);
    assertThat(table.event(DiceCompared.class).wounds()).isEqualTo(2);
  }

  @Test
  @Rule({"SP-CMB-20", "SP-CMB-23", "SP-TV-53"})
  void three_of_a_kind_are_one_double() {
    ArenaTable table = ArenaTable.duel("spartacus", "celt_warrior");
    table.dice(3, 3, 3, 1).dice(3, 3).attack();
    assertThat(suffered(table, 1)).isEqualTo(2);
  }

  @Test
  @Rule({"SP-CMB-23", "SP-CMB-24"})
  void doubles_of_the_impervious_cancel_a_wound_also_with_ignored_dice() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "crixus");
    table.dice(6, 6, 6).dice(5, 4, 1, 1).attack();
    assertThat(suffered(table, 1)).isEqualTo(2);
    assertThat(table.event(DiceCompared.class).blockedBySets()).isEqualTo(1);
    ArenaTable two = ArenaTable.duel("celt_warrior", "crixus");
    two.dice(6, 6, 6).dice(4, 4, 1, 1).attack();
    assertThat(suffered(two, 1)).isEqualTo(1);
  }

  @Test
  @Rule({"SP-CMB-23", "SP-CMB-44"})
  void a_triple_of_the_hardened_cancels_everything_an_axe_added_too() {
    ArenaTable table = ArenaTable.duel("celt_warrior+axe", "doctore");
    table.dice(6, 6, 6).dice(2, 2, 2).attack().use(1, "axe");
    assertThat(suffered(table, 1)).isZero();
    assertThat(table.fighter(1).health()).isEqualTo(10);
    ArenaTable without = ArenaTable.duel("celt_warrior", "doctore");
    without.dice(6, 6, 6).dice(2, 2, 3).attack();
    assertThat(suffered(without, 1)).isEqualTo(3);
  }

  @Test
  @Rule({"SP-CMB-24", "SP-CMB-27", "SP-TV-25"})
  void a_triple_of_the_counter_attacker_wounds_the_attacker() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "agron+helmet");
    table.dice(1, 1, 1).dice(4, 3, 3, 2).attack();
    assertThat(table.asked()).isEqualTo(2);
    table.dice(3).play(2, reroll(2));
    assertThat(table.event(DiceCompared.class).counter()).isEqualTo(1);
    assertThat(suffered(table, 1)).isZero();
    assertThat(suffered(table, 0)).isEqualTo(1);
    assertThat(table.asked()).isEqualTo(1);
    assertThat(table.exchange().stage()).isEqualTo(ExchangeStage.COUNTER_SURRENDER);
    table.play(1, give(Pool.ATK));
    assertThat(table.fighter(0).atk()).isEqualTo(2);
  }

  // rerolls --------------------------------------------------------------------------------------

  @Test
  @Rule({"SP-CMB-17", "SP-TV-23"})
  void a_gladius_rerolls_one_attack_die() {
    ArenaTable table = ArenaTable.duel("celt_warrior+gladius", "agron").pools(1, 3, 3, 3);
    table.dice(6, 4, 3).dice(6, 4, 2).attack();
    assertThat(table.moves(1)).containsExactly(NO_REROLL, reroll(6), reroll(4), reroll(3));
    table.dice(5).play(1, reroll(4));
    assertThat(table.event(DiceRerolled.class).with()).contains(card("gladius"));
    assertThat(table.event(DiceRerolled.class).now()).containsExactly(5);
    assertThat(suffered(table, 1)).isEqualTo(2);
  }

  @Test
  @Rule({"SP-CMB-17", "SP-TV-24"})
  void the_other_reroll_of_the_example() {
    ArenaTable table = ArenaTable.duel("celt_warrior+gladius", "agron").pools(1, 3, 3, 3);
    table.dice(6, 4, 3).dice(6, 4, 2).attack().dice(5).play(1, reroll(3));
    assertThat(suffered(table, 1)).isEqualTo(2);
    ArenaTable declined = ArenaTable.duel("celt_warrior+gladius", "agron").pools(1, 3, 3, 3);
    declined.dice(6, 4, 3).dice(6, 4, 2).attack().play(1, NO_REROLL);
    assertThat(suffered(declined, 1)).isEqualTo(1);
  }

  @Test
  @Rule("SP-CMB-17")
  void only_the_new_value_counts_and_one_die_only() {
    ArenaTable worse = ArenaTable.duel("celt_warrior+gladius", "agron").pools(1, 3, 3, 3);
    worse.dice(6, 4, 3).dice(5, 4, 2).attack();
    assertThat(worse.refusal(1, reroll(6, 4))).isEqualTo(RuleId.of("SP-CMB-17"));
    assertThat(worse.refusal(1, reroll(5))).isEqualTo(RuleId.of("SP-CMB-17"));
    worse.dice(1).play(1, reroll(6));
    assertThat(suffered(worse, 1)).isZero();
  }

  @Test
  @Rule("SP-CMB-17")
  void equal_dice_are_one_choice() {
    ArenaTable table = ArenaTable.duel("celt_warrior+gladius", "agron").pools(1, 3, 3, 3);
    table.dice(5, 5, 3).dice(6, 6, 6).attack();
    assertThat(table.moves(1)).containsExactly(NO_REROLL, reroll(5), reroll(3));
  }

  @Test
  @Rule({"SP-CMB-17", "SP-HID-5", "SP-EC-59"})
  void both_choose_sealed_and_roll_together() {
    ArenaTable table = ArenaTable.duel("celt_warrior+gladius", "syrian_warrior+helmet");
    table.dice(6, 4, 3).dice(5, 1).attack();
    assertThat(ArenaTable.GAME.agenda(table.state()).must()).hasSize(2);
    table.play(1, reroll(3));
    assertThat(table.exchange().attack()).containsExactly(6, 4, 3);
    assertThat(table.view(2).arena().orElseThrow().match().orElseThrow().exchange().orElseThrow())
        .satisfies(
            exchange -> {
              assertThat(exchange.answered().list()).containsExactly(1);
              assertThat(exchange.yours()).isEmpty();
            });
    boolean another = false;
    for (int seed = 0; seed < 20; seed++) {
      State imagined = ArenaTable.GAME.imagine(table.state(), 2, new SplittableRandom(seed));
      Frame.Exchange exchange = (Frame.Exchange) imagined.top();
      another |= !exchange.poll().answer(1).orElseThrow().equals(reroll(3));
    }
    assertThat(another).isTrue();
    table.dice(1).dice(6).play(2, reroll(1));
    assertThat(table.events(DiceRerolled.class)).hasSize(2);
    assertThat(table.events(WindowClosed.class)).isEmpty();
    assertThat(table.event(DiceCompared.class).columns().getFirst())
        .isEqualTo(new SpartacusEvent.Column(6, 6, SpartacusEvent.Verdict.BLOCKED, false));
    assertThat(suffered(table, 1)).isZero();
  }

  @Test
  @Rule("SP-CMB-18")
  void one_rerolls_only_own_dice() {
    ArenaTable table = ArenaTable.duel("celt_warrior+gladius", "syrian_warrior");
    table.dice(6, 4, 3).dice(5, 1).attack();
    assertThat(table.refusal(1, reroll(5))).isEqualTo(RuleId.of("SP-CMB-17"));
    assertThat(ArenaTable.GAME.refusal(table.state(), 2, reroll(1))).isPresent();
  }

  @Test
  @Rule({"SP-CMB-40", "SP-DAT-7"})
  void a_gladius_works_in_every_attack_and_a_helmet_in_every_defense() {
    ArenaTable table = ArenaTable.duel("celt_warrior+gladius", "syrian_warrior+helmet");
    table.dice(6, 4, 3).dice(5, 1).attack().play(1, NO_REROLL).play(2, NO_REROLL);
    assertThat(table.event(WindowClosed.class).timing()).isEqualTo(Timing.ATTACK_ROLLED);
    assertThat(table.asset(1, "gladius").isReady()).isTrue();
    assertThat(table.asset(2, "helmet").isReady()).isTrue();
  }

  @Test
  @Rule({"SP-CMB-18", "SP-CMB-51", "SP-EC-60", "SP-DAT-7"})
  void the_initiate_forces_a_reroll_once_in_a_match_after_all_others() {
    ArenaTable table = ArenaTable.duel("celt_warrior+gladius", "kerza");
    table.dice(6, 4, 3).dice(5, 1).attack();
    table.dice(5).play(1, reroll(4));
    assertThat(table.exchange().stage()).isEqualTo(ExchangeStage.FORCED);
    assertThat(table.asked()).isEqualTo(2);
    assertThat(table.moves(2))
        .containsExactly(
            Move.Pass.IT,
            new Move.ForceReroll(6),
            new Move.ForceReroll(5),
            new Move.ForceReroll(3));
    assertThat(table.refusal(2, new Move.ForceReroll(4))).isEqualTo(RuleId.of("SP-CMB-18"));
    table.dice(1).play(2, new Move.ForceReroll(5));
    assertThat(table.event(DiceRerolled.class).attack()).isTrue();
    assertThat(table.fighter(1).used()).isTrue();
    assertThat(suffered(table, 1)).isEqualTo(2);
  }

  @Test
  @Rule({"SP-CMB-51", "SP-EC-60"})
  void the_initiate_may_force_a_defense_die_and_not_twice() {
    ArenaTable table = ArenaTable.duel("kerza", "celt_warrior");
    table.dice(4, 4).dice(6, 5).attack();
    table.dice(1).play(1, new Move.ForceReroll(6));
    assertThat(suffered(table, 1)).isEqualTo(1);
    table.play(2, give(Pool.ATK));
    ArenaTable used = ArenaTable.duel("kerza", "celt_warrior");
    used.match(used.match().with(0, used.fighter(0).spent()));
    used.dice(4, 4).dice(6, 5).attack();
    assertThat(used.what()).isEqualTo("combat");
    ArenaTable kept = ArenaTable.duel("kerza", "celt_warrior");
    kept.dice(4, 4).dice(6, 5).attack().pass(1);
    assertThat(kept.fighter(0).used()).isFalse();
  }

  @Test
  @Rule({"SP-CMB-51", "SP-EC-60"})
  void the_initiate_who_attacks_names_a_face_of_the_defense_once() {
    ArenaTable table = ArenaTable.duel("kerza", "celt_warrior");
    table.dice(4, 3).dice(6, 6).attack();
    assertThat(table.moves(1)).containsExactly(Move.Pass.IT, new Move.ForceReroll(6));
  }

  @Test
  @Rule({"SP-DAT-12", "SP-CMB-51"})
  void the_doctore_switches_the_initiate_off_in_attack_and_in_defense() {
    ArenaTable attacked = ArenaTable.duel("oenomaus", "kerza");
    attacked.dice(1, 1, 1).dice(6, 6).attack();
    assertThat(attacked.what()).isEqualTo("combat");
    ArenaTable attacking = ArenaTable.duel("kerza", "oenomaus");
    attacking.dice(1, 1).dice(6, 6, 6, 6).attack();
    assertThat(attacking.what()).isEqualTo("combat");
  }

  @Test
  @Rule({"SP-CMB-48", "SP-EC-61"})
  void the_agile_choose_their_defense_dice_before_the_roll() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "barca+helmet").pools(1, 3, 1, 4);
    table.attack();
    assertThat(table.what()).isEqualTo("defense");
    assertThat(table.asked()).isEqualTo(2);
    table.dice(2, 2, 2).dice(3, 3, 3, 3).play(2, new Move.DefendWith(Pool.SPD));
    assertThat(suffered(table, 1)).isZero();
    assertThat(table.what()).as("no helmet for these dice").isEqualTo("combat");
    ArenaTable normal = ArenaTable.duel("celt_warrior", "barca+helmet").pools(1, 3, 1, 4);
    normal.attack().dice(2, 2, 2).dice(3).play(2, new Move.DefendWith(Pool.DEF));
    assertThat(normal.what()).isEqualTo("reroll");
    assertThat(normal.fallback(2)).isEqualTo(NO_REROLL);
  }

  @Test
  @Rule({"SP-CMB-48", "SP-FSM-7"})
  void an_absent_defender_rolls_defense_dice() {
    assertThat(ArenaTable.duel("celt_warrior", "barca").attack().fallback(2))
        .isEqualTo(new Move.DefendWith(Pool.DEF));
  }

  // adding and cancelling ------------------------------------------------------------------------

  @Test
  @Rule({"SP-CMB-24", "SP-CMB-25", "SP-CMB-40"})
  void an_axe_adds_a_wound_even_to_none_and_is_exhausted() {
    ArenaTable table = ArenaTable.duel("celt_warrior+axe", "agron");
    table.dice(1, 1, 1).dice(6, 5, 4, 2).attack();
    assertThat(table.what()).isEqualTo("addWound");
    assertThat(table.fallback(1)).isEqualTo(Move.Pass.IT);
    table.use(1, "axe");
    assertThat(suffered(table, 1)).isEqualTo(1);
    assertThat(table.asset(1, "axe").stand()).isEqualTo(Stand.EXHAUSTED);
    ArenaTable kept = ArenaTable.duel("celt_warrior+axe", "agron");
    kept.dice(1, 1, 1).dice(6, 5, 4, 2).attack().pass(1);
    assertThat(suffered(kept, 1)).isZero();
    assertThat(kept.asset(1, "axe").isReady()).isTrue();
    ArenaTable gone = ArenaTable.duel("celt_warrior+axe", "agron");
    gone.turned(1, "axe", Stand.EXHAUSTED).dice(1, 1, 1).dice(6, 5, 4, 2).attack();
    assertThat(gone.what()).isEqualTo("combat");
  }

  @Test
  @Rule({"SP-CMB-24", "SP-EC-63", "SP-RUL-1"})
  void the_attacker_adds_before_the_defender_ignores() {
    ArenaTable table = ArenaTable.duel("celt_warrior+axe", "syrian_warrior+shield");
    table.dice(6, 1, 1).dice(5, 5).attack();
    assertThat(table.asked()).isEqualTo(1);
    table.use(1, "axe");
    assertThat(table.asked()).isEqualTo(2);
    assertThat(table.what()).isEqualTo("ignoreWound");
    table.use(2, "shield");
    assertThat(suffered(table, 1)).isEqualTo(1);
    assertThat(table.asset(2, "shield").stand()).isEqualTo(Stand.EXHAUSTED);
  }

  @Test
  @Rule({"SP-CMB-26", "SP-CMB-24"})
  void a_shield_ignores_automatic_wounds_too_and_is_not_asked_for_nothing() {
    ArenaTable table = ArenaTable.duel("spartacus", "agron+shield");
    table.dice(1, 1, 2, 3).dice(6, 5, 4, 3).attack().use(2, "shield");
    assertThat(suffered(table, 1)).isZero();
    ArenaTable none = ArenaTable.duel("celt_warrior", "agron+shield");
    none.dice(1, 1, 1).dice(6, 5, 4, 2).attack();
    assertThat(none.what()).isEqualTo("combat");
    ArenaTable kept = ArenaTable.duel("spartacus", "agron+shield");
    kept.dice(1, 1, 2, 3).dice(6, 5, 4, 3).attack();
    assertThat(kept.fallback(2)).isEqualTo(Move.Pass.IT);
    assertThat(suffered(kept.pass(2), 1)).isEqualTo(1);
  }

  @Test
  @Rule("SP-CMB-44")
  void determination_comes_last_and_only_against_defeat_and_once() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "pluto+shield").pools(1, 1, 1, 2);
    table.dice(6, 6, 6).dice(1).attack();
    assertThat(table.exchange().stage()).isEqualTo(ExchangeStage.CANCEL);
    table.use(2, "shield");
    assertThat(table.exchange().stage()).isEqualTo(ExchangeStage.DETERMINE);
    assertThat(table.what()).isEqualTo("ignoreWound");
    table.use(2, "pluto");
    assertThat(suffered(table, 1)).isEqualTo(1);
    assertThat(table.fighter(1).health()).isEqualTo(3);
    assertThat(table.fighter(1).used()).isTrue();

    ArenaTable safe = ArenaTable.duel("celt_warrior", "pluto").pools(1, 2, 2, 2);
    safe.dice(6, 6, 6).dice(1, 1).attack();
    assertThat(safe.fighter(1).health()).as("three wounds don't defeat").isEqualTo(3);

    ArenaTable again = ArenaTable.duel("celt_warrior", "pluto").pools(1, 1, 1, 1);
    again.match(again.match().with(1, again.fighter(1).spent()));
    again.dice(6, 1, 1).dice(1).attack();
    assertThat(again.aftermath().match().fighter(1).defeat()).isEqualTo(Defeat.YIELD);
  }

  @Test
  @Rule("SP-CMB-44")
  void who_is_determined_may_still_give_in() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "pluto").pools(1, 1, 1, 1);
    table.dice(6, 1, 1).dice(1).attack();
    assertThat(table.exchange().stage()).isEqualTo(ExchangeStage.DETERMINE);
    assertThat(table.fallback(2)).isEqualTo(Move.Pass.IT);
    table.pass(2);
    assertThat(table.aftermath().match().winner()).hasValue(0);
  }

  @Test
  @Rule("SP-CMB-49")
  void the_attackers_shield_ignores_wounds_of_a_counter_attack() {
    ArenaTable table = ArenaTable.duel("celt_warrior+shield#1", "varro+shield#2");
    table.dice(6, 1, 1).dice(5, 5).attack();
    assertThat(table.asked()).as("the defender first").isEqualTo(2);
    table.use(2, "shield#2");
    assertThat(table.asked()).isEqualTo(1);
    table.use(1, "shield#1");
    assertThat(suffered(table, 0)).isZero();
    assertThat(suffered(table, 1)).isZero();
    assertThat(table.asset(1, "shield#1").stand()).isEqualTo(Stand.EXHAUSTED);
    ArenaTable kept = ArenaTable.duel("celt_warrior+shield#1", "varro");
    kept.dice(1, 1, 1).dice(5, 5).attack().pass(1);
    assertThat(suffered(kept, 0)).isEqualTo(1);
    ArenaTable unneeded = ArenaTable.duel("celt_warrior+shield#1", "varro");
    unneeded.dice(1, 1, 1).dice(6, 5).attack();
    assertThat(unneeded.what()).isEqualTo("combat");
  }

  @Test
  @Rule("SP-EC-61")
  void sets_in_defense_are_not_sought_in_speed_dice() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "varro");
    table.push(Frame.Exchange.of(0, 1, false).at(ExchangeStage.DEFENSE, 1));
    table.dice(1, 1, 1).dice(5, 5, 3, 2).play(2, new Move.DefendWith(Pool.SPD));
    assertThat(table.event(DiceCompared.class).counter()).isZero();
    ArenaTable usual = ArenaTable.duel("celt_warrior", "varro");
    usual.push(Frame.Exchange.of(0, 1, false).at(ExchangeStage.DEFENSE, 1));
    usual.dice(1, 1, 1).dice(5, 5).play(2, new Move.DefendWith(Pool.DEF));
    assertThat(usual.event(DiceCompared.class).counter()).isEqualTo(1);
  }

  @Test
  @Rule({"SP-DAT-12", "SP-EC-62"})
  void the_doctore_switches_off_what_is_printed_on_the_other_but_not_its_equipment() {
    ArenaTable ties = ArenaTable.duel("gannicus", "oenomaus");
    ties.dice(5, 4, 3).dice(5, 4, 3, 3).attack();
    assertThat(suffered(ties, 1)).isZero();
    ArenaTable doubles = ArenaTable.duel("oenomaus", "crixus");
    doubles.dice(6, 6, 6).dice(1, 1, 1, 1).attack();
    assertThat(suffered(doubles, 1)).isEqualTo(3);
    ArenaTable equipped = ArenaTable.duel("gannicus+gladius", "oenomaus");
    equipped.dice(5, 4, 3).dice(5, 4, 3, 3).attack();
    assertThat(equipped.what()).isEqualTo("reroll");
  }

  @Test
  @Rule("SP-CMB-43")
  void a_speed_attack_is_an_attack_with_ties_and_axes() {
    ArenaTable table = ArenaTable.duel("gannicus+axe+javelin", "celt_warrior");
    table.dice(5, 5, 1, 1, 1).dice(5, 5).play(1, new Move.Attack(1, true));
    assertThat(table.what()).isEqualTo("addWound");
    table.use(1, "axe");
    assertThat(suffered(table, 1)).isEqualTo(3);
  }

  // dice given up --------------------------------------------------------------------------------

  @Test
  @Rule({"SP-CMB-27", "SP-TV-20"})
  void the_wounded_gives_up_a_die_of_choice_for_each_wound() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "vibius").pools(1, 3, 3, 3);
    table.dice(6, 6, 1).dice(1, 1, 1).attack();
    assertThat(table.what()).isEqualTo("giveUp");
    assertThat(table.asked()).isEqualTo(2);
    assertThat(table.moves(2)).containsExactly(give(Pool.ATK), give(Pool.DEF), give(Pool.SPD));
    table.play(2, give(Pool.DEF)).play(2, give(Pool.SPD));
    Frame.Fighter fighter = table.fighter(1);
    assertThat(List.of(fighter.atk(), fighter.def(), fighter.spd())).containsExactly(3, 2, 2);
    assertThat(table.asked()).isEqualTo(1);
  }

  @Test
  @Rule("SP-CMB-28")
  void the_last_die_of_a_pool_is_protected_while_another_has_more() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "vibius").pools(1, 3, 2, 1);
    table.dice(6, 1, 1).dice(1, 1).attack();
    assertThat(table.moves(2)).containsExactly(give(Pool.ATK), give(Pool.DEF));
    assertThat(table.refusal(2, give(Pool.SPD))).isEqualTo(RuleId.of("SP-CMB-28"));
    SpartacusView.GivingView view = table.matchView().giving().orElseThrow();
    assertThat(view.protectedPools()).containsExactly(Pool.SPD);
    assertThat(view.left()).isEqualTo(1);
    assertThat(view.ways())
        .containsExactly(
            new SpartacusView.GivingWay(List.of(Pool.ATK), 1, 0, 0),
            new SpartacusView.GivingWay(List.of(Pool.DEF), 0, 1, 0));
  }

  @Test
  void every_way_of_giving_up_dice_is_shown_once_with_the_choices_that_lead_there() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "vibius").pools(1, 3, 2, 1);
    table.dice(6, 6, 1).dice(1, 1).attack();
    assertThat(table.matchView().giving().orElseThrow().ways())
        .containsExactly(
            new SpartacusView.GivingWay(List.of(Pool.ATK, Pool.ATK), 2, 0, 0),
            new SpartacusView.GivingWay(List.of(Pool.ATK, Pool.DEF), 1, 1, 0));
    table.play(2, give(Pool.ATK)).play(2, give(Pool.DEF));
    Frame.Fighter fighter = table.fighter(1);
    assertThat(List.of(fighter.atk(), fighter.def(), fighter.spd())).containsExactly(2, 1, 1);
    assertThat(table.matchView().giving()).isEmpty();
  }

  @Test
  @Rule({"SP-CMB-28", "SP-CMB-29", "SP-TV-21"})
  void two_two_one_comes_down_to_one_one_one_and_one_more_wound_defeats() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "vibius").pools(1, 2, 2, 1);
    table.dice(6, 6, 1).dice(1, 1).attack();
    Frame.Fighter fighter = table.fighter(1);
    assertThat(List.of(fighter.atk(), fighter.def(), fighter.spd())).containsExactly(1, 1, 1);
    assertThat(fighter.defeat()).isEqualTo(Defeat.NONE);
    ArenaTable more = ArenaTable.duel("celt_warrior", "vibius").pools(1, 1, 1, 1);
    more.dice(6, 1, 1).dice(1).attack();
    assertThat(more.aftermath().match().fighter(1).defeat()).isEqualTo(Defeat.YIELD);
  }

  @Test
  @Rule("SP-CMB-27")
  void the_defender_suffers_first_then_the_attacker() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "varro");
    table.dice(6, 1, 1).dice(5, 5).attack();
    assertThat(table.exchange().stage()).isEqualTo(ExchangeStage.SURRENDER);
    assertThat(table.asked()).isEqualTo(2);
    table.play(2, give(Pool.SPD));
    assertThat(table.exchange().stage()).isEqualTo(ExchangeStage.COUNTER_SURRENDER);
    assertThat(table.asked()).isEqualTo(1);
  }

  @Test
  @Rule("SP-CMB-30")
  void wounds_beyond_the_last_die_are_lost() {
    ArenaTable table = ArenaTable.duel("spartacus", "debtor");
    table.dice(6, 6, 5, 5).dice(1).attack();
    assertThat(suffered(table, 1)).isEqualTo(6);
    assertThat(table.events(SpartacusEvent.DieGivenUp.class)).hasSize(3);
    assertThat(table.event(SpartacusEvent.FighterDefeated.class).defeat())
        .isEqualTo(Defeat.DECAPITATION);
  }

  @Test
  @Rule("SP-FSM-7")
  void an_absent_defender_gives_up_dice_of_the_largest_pool() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "vibius").pools(1, 3, 3, 2);
    table.dice(6, 1, 1).dice(1, 1, 1).attack();
    assertThat(table.fallback(2)).isEqualTo(give(Pool.DEF));
  }

  @Test
  @Rule("SP-CMB-31")
  void a_gambler_gets_gold_when_three_dice_are_lost_to_one_attack() {
    ArenaTable table = ArenaTable.duel("vibius", "spartacus");
    table.dice(6, 6, 6).dice(1, 1, 1).attack();
    for (int i = 0; i < 3; i++) {
      table.play(2, give(i == 0 ? Pool.SPD : Pool.ATK));
    }
    assertThat(table.house(1).gold()).isEqualTo(11);
    ArenaTable two = ArenaTable.duel("vibius", "spartacus");
    two.dice(6, 6, 1).dice(1, 1, 1).attack().play(2, give(Pool.SPD)).play(2, give(Pool.SPD));
    assertThat(two.house(1).gold()).isEqualTo(10);
    ArenaTable own = ArenaTable.duel("celt_warrior", "vibius").pools(1, 3, 2, 2);
    own.dice(6, 6, 6).dice(1, 1).attack();
    for (int i = 0; i < 3; i++) {
      own.play(2, give(i == 0 ? Pool.ATK : own.fighter(1).atk() > 1 ? Pool.ATK : Pool.DEF));
    }
    assertThat(own.house(2).gold()).isEqualTo(11);
    ArenaTable counter = ArenaTable.duel("vibius", "varro").pools(0, 2, 1, 1);
    counter.dice(6, 6).dice(5, 5).attack().play(2, give(Pool.SPD)).play(2, give(Pool.SPD));
    assertThat(counter.fighter(0).health()).isEqualTo(3);
    assertThat(counter.house(1).gold()).as("dice lost to a counter don't count").isEqualTo(10);
    ArenaTable off = ArenaTable.duel("oenomaus", "vibius");
    off.dice(6, 6, 6).dice(1, 1, 1).attack();
    for (int i = 0; i < 3; i++) {
      off.play(2, give(Pool.SPD));
    }
    assertThat(off.house(2).gold()).isEqualTo(10);
    ArenaTable attacker = ArenaTable.duel("vibius", "oenomaus");
    attacker.dice(6, 6, 6).dice(1, 1, 1, 1).attack();
    for (int i = 0; i < 3; i++) {
      attacker.play(2, give(Pool.DEF));
    }
    assertThat(attacker.house(1).gold()).as("the Doctore switches it off").isEqualTo(10);
  }

  @Test
  @Rule("SP-CMB-31")
  void dice_that_are_lost_without_a_choice_count_for_the_gambler_too() {
    ArenaTable table = ArenaTable.duel("vibius", "spartacus").pools(1, 1, 1, 4);
    table.dice(6, 6, 6).dice(1).attack();
    assertThat(table.fighter(1).spd()).isEqualTo(1);
    assertThat(table.house(1).gold()).isEqualTo(11);
  }

  @Test
  @Rule("SP-CMB-27")
  void who_is_not_hit_suffers_nothing() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "agron").pools(1, 3, 3, 3);
    table.dice(1, 1, 1).dice(6, 5, 4).attack();
    assertThat(table.events(WoundsSuffered.class)).isEmpty();
    assertThat(table.fighter(1).health()).isEqualTo(9);
  }
}
