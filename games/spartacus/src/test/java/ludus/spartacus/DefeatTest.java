package ludus.spartacus;

import static ludus.spartacus.ArenaTable.card;
import static ludus.spartacus.ArenaTable.intrigue;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import ludus.kernel.RuleId;
import ludus.kernel.laws.Rule;
import ludus.spartacus.SpartacusEvent.AssetDiscarded;
import ludus.spartacus.SpartacusEvent.FavorWon;
import ludus.spartacus.SpartacusEvent.FighterDefeated;
import ludus.spartacus.SpartacusEvent.MatchWon;
import ludus.spartacus.SpartacusEvent.ThumbShown;
import ludus.spartacus.phase.Arena;
import ludus.spartacus.talk.Act;
import org.junit.jupiter.api.Test;

/// Defeat, victory, champions and the host's thumb. Seat 1 attacks seat 2, seat 0 hosts.
class DefeatTest {

  private static final Move UP = new Move.Judge(true);
  private static final Move DOWN = new Move.Judge(false);

  /// The last dice of II are struck with so many wounds.
  private static ArenaTable struck(ArenaTable table, int wounds) {
    int dice = table.fighter(0).atk();
    for (int i = 0; i < dice; i++) {
      table.dice(i < wounds ? Math.max(3, 6 - i) : 1);
    }
    for (int i = 0; i < table.fighter(1).def(); i++) {
      table.dice(1);
    }
    return table.attack();
  }

  private static ArenaTable last(String one, String two) {
    return ArenaTable.duel(one, two).pools(1, 1, 1, 1);
  }

  private static Defeat level(ArenaTable table) {
    return table.event(FighterDefeated.class).defeat();
  }

  // levels ---------------------------------------------------------------------------------------

  @Test
  @Rule({"SP-CMB-31", "SP-CMB-32", "SP-TV-36"})
  void one_two_or_three_empty_pools_are_yield_injury_and_decapitation() {
    assertThat(level(struck(last("celt_warrior", "agron"), 1))).isEqualTo(Defeat.YIELD);
    assertThat(level(struck(last("celt_warrior", "agron"), 2))).isEqualTo(Defeat.INJURY);
    assertThat(level(struck(last("celt_warrior", "agron"), 3))).isEqualTo(Defeat.DECAPITATION);
  }

  @Test
  @Rule({"SP-CMB-30", "SP-CMB-32", "SP-TV-37"})
  void all_wounds_of_an_attack_count_beyond_the_first_empty_pool() {
    ArenaTable four = ArenaTable.duel("theokeles", "agron").pools(1, 2, 2, 1);
    assertThat(level(struck(four, 4))).isEqualTo(Defeat.INJURY);
    ArenaTable five = ArenaTable.duel("theokeles", "agron").pools(1, 2, 2, 1);
    assertThat(level(struck(five, 5))).isEqualTo(Defeat.DECAPITATION);
    ArenaTable two = ArenaTable.duel("theokeles", "agron").pools(1, 2, 2, 1);
    assertThat(struck(two, 2).events(FighterDefeated.class)).isEmpty();
    ArenaTable three = ArenaTable.duel("theokeles", "agron").pools(1, 2, 2, 1);
    assertThat(level(struck(three, 3))).isEqualTo(Defeat.YIELD);
  }

  @Test
  @Rule("SP-CMB-33")
  void the_cruel_injure_and_the_merciless_decapitate_whom_they_defeat() {
    assertThat(level(struck(last("gnaeus", "agron"), 1))).isEqualTo(Defeat.INJURY);
    assertThat(level(struck(last("gnaeus", "agron"), 3))).isEqualTo(Defeat.DECAPITATION);
    assertThat(level(struck(last("caburus", "agron"), 1))).isEqualTo(Defeat.DECAPITATION);
    ArenaTable wounded = ArenaTable.duel("caburus", "agron");
    Move die = new Move.GiveUp(Pool.SPD);
    struck(wounded, 1).play(2, die).play(1, die); // the counter of three equal dice
    assertThat(wounded.fighter(1).isStanding()).isTrue();
    assertThat(wounded.what()).isEqualTo("combat");
    assertThat(level(struck(last("caburus", "oenomaus"), 1))).isEqualTo(Defeat.YIELD);
  }

  @Test
  @Rule("SP-CMB-33")
  void a_counter_defeats_by_the_number_of_its_wounds() {
    ArenaTable varro = ArenaTable.duel("celt_warrior", "varro").pools(0, 1, 1, 1);
    varro.dice(1).dice(5, 5).attack();
    assertThat(level(varro)).isEqualTo(Defeat.YIELD);
  }

  @Test
  @Rule({"SP-CMB-34", "SP-VER-1"})
  void who_yields_suffers_nothing_more_and_is_at_the_hosts_mercy() {
    ArenaTable table = struck(last("celt_warrior", "agron"), 1);
    assertThat(table.asset(2, "agron").isReady()).isTrue();
    assertThat(table.what()).isEqualTo("verdict");
    assertThat(table.asked()).isZero();
  }

  @Test
  @Rule({"SP-CMB-35", "SP-VER-1", "SP-VER-2"})
  void the_injured_are_exhausted_with_a_token_and_may_still_be_executed() {
    ArenaTable table = struck(last("celt_warrior", "agron").favors(2, "agron", 1), 2);
    assertThat(table.asset(2, "agron").isInjured()).isTrue();
    assertThat(table.asset(2, "agron").favors()).isEqualTo(1);
    assertThat(table.moves(0)).contains(UP, DOWN);
  }

  @Test
  @Rule({"SP-CMB-36", "SP-EXH-5", "SP-CHP-4", "SP-VIC-6", "SP-RUL-10"})
  void the_decapitated_go_to_the_discard_at_once_and_equipment_goes_home() {
    ArenaTable table = struck(last("celt_warrior", "agron+shield").favors(2, "agron", 3), 3);
    table.pass(2);
    assertThat(table.owns(2, "agron")).isFalse();
    assertThat(table.state().marketDiscard()).containsExactly(card("agron"));
    assertThat(table.asset(2, "shield").isReady()).isTrue();
    assertThat(table.house(2).influence()).isEqualTo(4);
    assertThat(Arena.isCommitted(table.state(), card("shield"))).isFalse();
    assertThat(table.events(ThumbShown.class)).isEmpty();
    assertThat(table.state().round()).isEqualTo(2);
  }

  @Test
  @Rule({"SP-CMB-37", "SP-CMB-27", "SP-EC-65", "SP-VIC-2"})
  void if_both_fall_by_one_attack_the_attacker_wins_and_both_suffer() {
    ArenaTable both = ArenaTable.duel("celt_warrior+axe", "varro").pools(0, 1, 1, 1);
    both.pools(1, 1, 2, 1);
    both.dice(6).dice(5, 5).attack().use(1, "axe");
    Frame.Match match = both.aftermath().match();
    assertThat(match.winner()).hasValue(0);
    assertThat(match.fighter(0).defeat()).isEqualTo(Defeat.YIELD);
    assertThat(match.fighter(1).defeat()).isEqualTo(Defeat.YIELD);
    assertThat(both.house(1).influence()).isEqualTo(6);
    assertThat(both.asset(1, "celt_warrior").favors()).isEqualTo(1);
    assertThat(both.view(0).arena().orElseThrow().verdict().orElseThrow().loser().seat())
        .isEqualTo(2);
  }

  @Test
  @Rule("SP-CMB-37")
  void if_only_the_attacker_falls_the_defender_wins() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "varro").pools(0, 1, 1, 1);
    table.dice(1).dice(5, 5).attack();
    assertThat(table.aftermath().match().winner()).hasValue(1);
    assertThat(table.event(MatchWon.class).seats()).containsExactly(2);
    assertThat(table.house(2).influence()).isEqualTo(6);
  }

  // victory --------------------------------------------------------------------------------------

  @Test
  @Rule({"SP-VIC-1", "SP-VIC-4"})
  void the_victor_gets_influence_and_a_favor_before_the_verdict() {
    ArenaTable table = struck(last("celt_warrior+axe", "agron"), 1);
    table.use(1, "axe");
    assertThat(table.house(1).influence()).isEqualTo(6);
    assertThat(table.house(2).influence()).isEqualTo(5);
    assertThat(table.asset(1, "celt_warrior").favors()).isEqualTo(1);
    assertThat(table.asset(2, "agron").favors()).isZero();
    assertThat(table.what()).isEqualTo("verdict");
    table.dice(4).play(0, UP);
    assertThat(table.state().round()).isEqualTo(2);
    assertThat(table.asset(1, "axe").isReady()).as("readied in Upkeep").isTrue();
  }

  @Test
  @Rule({"SP-VIC-3", "SP-CHP-1", "SP-CHP-3", "SP-TV-38", "SP-EC-68"})
  void the_third_favor_makes_a_champion_also_of_a_slave() {
    ArenaTable table = struck(last("naevia", "agron").favors(1, "naevia", 2), 1);
    assertThat(table.asset(1, "naevia").isChampion()).isTrue();
    assertThat(table.asset(1, "naevia").favors()).isZero();
    assertThat(table.house(1).influence()).isEqualTo(7);
    assertThat(table.event(FavorWon.class).champion()).isTrue();
  }

  @Test
  @Rule("SP-CHP-2")
  void a_champion_gets_no_more_favors_but_influence() {
    ArenaTable table = struck(last("celt_warrior", "agron").favors(1, "celt_warrior", 3), 1);
    assertThat(table.asset(1, "celt_warrior").isChampion()).isTrue();
    assertThat(table.house(1).influence()).isEqualTo(6);
    assertThat(table.events(FavorWon.class)).isEmpty();
  }

  @Test
  @Rule({"SP-CHP-5", "SP-EXH-4"})
  void an_injured_champion_is_not_lost() {
    ArenaTable table = struck(last("celt_warrior", "agron").favors(2, "agron", 3), 2);
    assertThat(table.house(2).influence()).isEqualTo(5);
    assertThat(table.asset(2, "agron").isChampion()).isTrue();
  }

  @Test
  @Rule({"SP-VIC-5", "SP-EC-69"})
  void a_window_opens_for_a_gladiator_that_died_before_the_rewards() {
    ArenaTable table = last("celt_warrior", "agron").hand(0, "blood_on_the_sand");
    struck(table, 3);
    assertThat(table.what()).isEqualTo("window.arena.death");
    assertThat(table.house(1).influence()).isEqualTo(5);
    Move.React blood =
        new Move.React(intrigue("blood_on_the_sand"), OptionalInt.empty(), OptionalInt.empty());
    table.play(0, blood);
    assertThat(table.house(2).influence()).isEqualTo(6);
    assertThat(table.house(1).influence()).isEqualTo(6);
  }

  @Test
  @Rule({"SP-VIC-5", "SP-EC-69"})
  void the_death_of_a_slave_opens_no_window() {
    ArenaTable table = last("celt_warrior", "debtor").hand(0, "blood_on_the_sand");
    struck(table, 3);
    assertThat(table.house(1).influence()).isEqualTo(6);
    assertThat(table.what()).isNotEqualTo("window.arena.death");
  }

  @Test
  @Rule({"SP-VIC-5", "SP-EC-69", "SP-EXH-3"})
  void an_executed_gladiator_has_died_in_the_arena() {
    ArenaTable table = struck(last("celt_warrior", "agron").hand(0, "blood_on_the_sand"), 2);
    table.play(0, DOWN);
    assertThat(table.what()).isEqualTo("window.arena.death");
    table.play(
        0, new Move.React(intrigue("blood_on_the_sand"), OptionalInt.empty(), OptionalInt.empty()));
    assertThat(table.house(2).influence()).isEqualTo(6);
    ArenaTable slave = struck(last("celt_warrior", "debtor").hand(0, "blood_on_the_sand"), 1);
    assertThat(slave.play(0, DOWN).what()).isNotEqualTo("window.arena.death");
  }

  // the thumb ------------------------------------------------------------------------------------

  @Test
  @Rule({"SP-VER-2", "SP-VIC-6", "SP-VER-8"})
  void thumbs_up_sends_the_loser_home() {
    ArenaTable table = struck(last("celt_warrior", "agron+shield"), 1);
    table.pass(2);
    assertThat(Arena.isCommitted(table.state(), card("shield"))).isTrue();
    table.play(0, UP);
    assertThat(table.owns(2, "agron")).isTrue();
    assertThat(table.owns(2, "shield")).isTrue();
    assertThat(Arena.isCommitted(table.state(), card("shield"))).isFalse();
    assertThat(table.state().round()).isEqualTo(2);
    assertThat(table.house(0).influence()).isEqualTo(5);
  }

  @Test
  @Rule({"SP-VER-3", "SP-TV-39", "SP-EXH-5"})
  void thumbs_down_kills_and_costs_the_host_influence_for_each_favor() {
    ArenaTable table = struck(last("celt_warrior", "agron+shield").favors(2, "agron", 2), 1);
    table.pass(2);
    assertThat(table.view(0).arena().orElseThrow().verdict().orElseThrow().costs()).isEqualTo(2);
    table.play(0, DOWN);
    assertThat(table.event(ThumbShown.class)).isEqualTo(new ThumbShown(0, 2, card("agron"), false));
    assertThat(table.owns(2, "agron")).isFalse();
    assertThat(table.event(AssetDiscarded.class).card()).isEqualTo(card("agron"));
    assertThat(table.state().marketDiscard()).contains(card("agron"));
    assertThat(table.owns(2, "shield")).isTrue();
    assertThat(table.house(0).influence()).isEqualTo(3);
    assertThat(table.house(2).influence()).isEqualTo(5);
  }

  @Test
  @Rule("SP-VER-3")
  void an_unknown_loser_costs_nothing() {
    assertThat(struck(last("celt_warrior", "agron"), 1).play(0, DOWN).house(0).influence())
        .isEqualTo(5);
  }

  @Test
  @Rule("SP-VER-4")
  void a_champion_cant_be_executed() {
    ArenaTable table = struck(last("celt_warrior", "agron").favors(2, "agron", 3), 1);
    assertThat(table.moves(0)).containsExactly(UP);
    assertThat(table.refusal(0, DOWN)).isEqualTo(RuleId.of("SP-VER-4"));
    assertThat(Arena.isActPossible(table.state(), Act.THUMB_DOWN, 0, 2)).isFalse();
    assertThat(table.view(0).arena().orElseThrow().verdict().orElseThrow().downAllowed()).isFalse();
  }

  @Test
  @Rule({"SP-VER-5", "SP-EC-115"})
  void the_host_judges_an_own_combatant_too_and_pays_for_it() {
    ArenaTable table = last("celt_warrior", "agron").host(2).favors(2, "agron", 1);
    struck(table, 1);
    assertThat(table.asked()).isEqualTo(2);
    assertThat(table.refusal(0, UP)).isNotNull();
    table.play(2, DOWN);
    assertThat(table.house(2).influence()).isEqualTo(4);
    assertThat(table.owns(2, "agron")).isFalse();
  }

  @Test
  @Rule({"SP-VER-6", "SP-FSM-7"})
  void an_absent_host_shows_mercy() {
    ArenaTable table = struck(last("celt_warrior", "agron"), 1);
    assertThat(table.fallback(0)).isEqualTo(UP);
    assertThat(table.absent(0).owns(2, "agron")).isTrue();
  }

  @Test
  @Rule({"SP-VER-7", "SP-TV-45", "SP-CON-8"})
  void thumbs_down_is_allowed_at_influence_one() {
    ArenaTable table = last("celt_warrior", "agron").influence(0, 1).favors(2, "agron", 1);
    struck(table, 1);
    table.play(0, DOWN);
    assertThat(table.house(0).influence()).isEqualTo(1);
    assertThat(table.events(SpartacusEvent.InfluenceChanged.class))
        .noneMatch(change -> change.seat() == 0);
    assertThat(table.owns(2, "agron")).isFalse();
  }

  @Test
  @Rule("SP-VER-7")
  void the_price_of_a_thumb_is_what_the_host_can_lose() {
    ArenaTable table = last("celt_warrior", "agron").influence(0, 2).favors(2, "agron", 2);
    struck(table, 1);
    assertThat(ArenaTable.GAME.hint(table.state(), 0, DOWN).notes().getFirst().args())
        .containsEntry("count", -1);
    assertThat(ArenaTable.GAME.hint(table.state(), 0, UP).notes()).isEmpty();
  }

  @Test
  @Rule({"SP-VER-1", "SP-DEA-2"})
  void a_thumb_can_be_sold() {
    ArenaTable table = struck(last("celt_warrior", "agron"), 1);
    assertThat(Arena.isActPossible(table.state(), Act.THUMB_DOWN, 0, 2)).isTrue();
    assertThat(Arena.isActPossible(table.state(), Act.THUMB_UP, 0, 1)).isFalse();
    assertThat(Arena.isActPossible(table.state(), Act.THUMB_UP, 1, 2)).isFalse();
    table.act(Act.THUMB_DOWN, 0, 2);
    assertThat(table.owns(2, "agron")).isFalse();
  }

  @Test
  @Rule("SP-EC-114")
  void the_victors_favors_cost_the_host_nothing() {
    ArenaTable table = struck(last("celt_warrior", "agron").favors(1, "celt_warrior", 1), 1);
    assertThat(table.play(0, DOWN).house(0).influence()).isEqualTo(5);
  }

  @Test
  @Rule({"SP-EC-70", "SP-WIN-1", "SP-WIN-2"})
  void twelve_reached_in_the_arena_wins_when_the_phase_ends() {
    ArenaTable table = struck(last("celt_warrior", "agron").influence(1, 11), 1);
    assertThat(table.house(1).influence()).isEqualTo(12);
    assertThat(table.state().phase()).isEqualTo(Phase.ARENA);
    table.play(0, UP);
    assertThat(table.state().top()).isEqualTo(new Frame.Over(1, Frame.Victory.INFLUENCE));
  }

  private static Move.React react(String card, int target) {
    return new Move.React(intrigue(card), OptionalInt.of(target), OptionalInt.empty());
  }

  @Test
  @Rule({"SP-WIN-3", "SP-EC-20", "SP-FSM-5"})
  void who_falls_from_twelve_in_the_last_window_has_not_won() {
    ArenaTable table = last("celt_warrior", "agron").influence(1, 11).gold(1, 0);
    struck(table.hand(2, "destitute"), 1).play(0, UP);
    assertThat(table.what()).isEqualTo("window.anyPhase");
    table.play(2, react("destitute", 1));
    assertThat(table.house(1).influence()).isEqualTo(11);
    assertThat(table.state().round()).isEqualTo(2);
  }

  @Test
  @Rule({"SP-EC-104", "SP-ARN-19", "SP-FSM-3"})
  void a_committed_slave_is_still_a_ready_slave() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "debtor").hand(0, "empty_brothel");
    assertThat(table.moves(0))
        .contains(react("empty_brothel", 1))
        .doesNotContain(react("empty_brothel", 2));
  }

  @Test
  @Rule({"SP-EC-78", "SP-WAG-4"})
  void stakes_in_the_arena_are_not_gold_held() {
    ArenaTable table = ArenaTable.duel("celt_warrior", "debtor").hand(0, "destitute").gold(1, 0);
    table.wagers(1, new Move.PlaceWagers(3, 0, 0, 0));
    assertThat(table.moves(0))
        .contains(react("destitute", 1))
        .doesNotContain(react("destitute", 2));
  }
}
