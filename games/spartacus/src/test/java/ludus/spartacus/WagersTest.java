package ludus.spartacus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import ludus.kernel.Form;
import ludus.kernel.RuleId;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import ludus.spartacus.SpartacusEvent.MatchBegan;
import ludus.spartacus.SpartacusEvent.TributePaid;
import ludus.spartacus.SpartacusEvent.WagersOpened;
import ludus.spartacus.phase.Arena;
import org.junit.jupiter.api.Test;

class WagersTest {

  /// Seat 1 is I, seat 2 is II, seat 0 hosts and bets only.
  private static ArenaTable wagering(Setup setup) {
    return wagering(ArenaTable.of(setup).has(1, "syrian_warrior").has(2, "thracian_warrior"));
  }

  private static ArenaTable wagering(ArenaTable table) {
    return table
        .arena()
        .play(0, new Move.Invite(1))
        .commit(1, "syrian_warrior")
        .play(0, new Move.Invite(2))
        .commit(2, "thracian_warrior");
  }

  private static ArenaTable wagering() {
    return wagering(Setup.of(3));
  }

  private static Move.PlaceWagers bet(int one, int two, int injury, int decapitation) {
    return new Move.PlaceWagers(one, two, injury, decapitation);
  }

  @Test
  @Rule({"SP-TRB-1", "SP-TRB-2", "SP-TV-40"})
  void tribute_is_two_gold_for_a_favor_and_six_for_a_champion_before_wagers() {
    ArenaTable table =
        wagering(
            ArenaTable.of(3)
                .has(1, "syrian_warrior")
                .has(2, "thracian_warrior")
                .favors(1, "syrian_warrior", 2)
                .favors(2, "thracian_warrior", 3));
    assertThat(table.house(1).gold()).isEqualTo(14);
    assertThat(table.house(2).gold()).isEqualTo(16);
    assertThat(table.house(0).gold()).isEqualTo(10);
    assertThat(table.events(TributePaid.class)).hasSize(2);
    assertThat(table.what()).isEqualTo("wagers");
  }

  @Test
  @Rule("SP-TRB-1")
  void nobody_pays_for_the_unknown() {
    ArenaTable table = wagering();
    assertThat(table.house(1).gold()).isEqualTo(10);
    assertThat(table.events(TributePaid.class)).isEmpty();
  }

  @Test
  @Rule("SP-WAG-1")
  void a_stake_is_at_most_three_on_each_of_four_corners() {
    ArenaTable table = wagering();
    assertThat(table.moves(0))
        .contains(bet(0, 0, 0, 0), bet(1, 0, 0, 0), bet(0, 3, 0, 0), bet(0, 0, 2, 0))
        .contains(bet(0, 0, 0, 3), bet(0, 3, 0, 3));
    RuleId rule = RuleId.of("SP-WAG-1");
    assertThat(table.refusal(0, bet(4, 0, 0, 0))).isEqualTo(rule);
    assertThat(table.refusal(0, bet(0, -1, 0, 0))).isEqualTo(rule);
    assertThat(table.refusal(0, bet(0, 0, 4, 0))).isEqualTo(rule);
    assertThat(table.refusal(0, bet(0, 0, 0, 4))).isEqualTo(rule);
    table.play(0, bet(1, 2, 3, 2));
    assertThat(table.view(0).arena().orElseThrow().wagers().orElseThrow().yours())
        .contains(bet(1, 2, 3, 2));
  }

  @Test
  @Rule({"SP-WAG-2", "SP-HID-5"})
  void wagers_are_sealed_until_all_are_in() {
    ArenaTable table = wagering().play(1, bet(3, 0, 0, 0));
    SpartacusView.WagersView seen = table.view(2).arena().orElseThrow().wagers().orElseThrow();
    assertThat(seen.sealed()).isTrue();
    assertThat(seen.answered().list()).containsExactly(1);
    assertThat(seen.corners()).allSatisfy(corner -> assertThat(corner.stakes()).isEmpty());
    assertThat(table.view(2).houses().get(1).gold()).contains(10);
    assertThat(ArenaTable.GAME.shown(table.state(), 0, bet(1, 0, 0, 0), Viewer.seat(2)))
        .contains(SpartacusView.Sealed.IT);
    table.play(1, bet(2, 0, 0, 0)).play(0, bet(0, 0, 0, 0));
    table.dice(1, 1, 1, 2, 2).play(2, bet(0, 0, 1, 0));
    assertThat(table.event(WagersOpened.class).stakes())
        .containsExactly(
            new SpartacusEvent.Staked(1, 2, 0, 0, 0), new SpartacusEvent.Staked(2, 0, 0, 1, 0));
    assertThat(table.house(1).gold()).isEqualTo(8);
    assertThat(table.house(2).gold()).isEqualTo(9);
  }

  @Test
  @Rule({"SP-HID-5", "SP-WAG-2"})
  void others_imagine_sealed_wagers_anew() {
    ArenaTable table = wagering().play(1, bet(3, 0, 0, 0));
    boolean another = false;
    for (int seed = 0; seed < 20; seed++) {
      State imagined = ArenaTable.GAME.imagine(table.state(), 2, new SplittableRandom(seed));
      Frame.Wagers wagers = (Frame.Wagers) imagined.top();
      assertThat(wagers.poll().answer(1)).isPresent();
      assertThat(wagers.poll().answer(1).orElseThrow().victoryII()).isZero();
      assertThat(wagers.poll().answer(0)).isEmpty();
      another |= !wagers.poll().answer(1).equals(Optional.of(bet(3, 0, 0, 0)));
    }
    assertThat(another).isTrue();
    State own = ArenaTable.GAME.imagine(table.state(), 1, new SplittableRandom(1));
    assertThat(((Frame.Wagers) own.top()).poll().answer(1)).contains(bet(3, 0, 0, 0));
  }

  @Test
  @Rule("SP-WAG-2")
  void a_table_may_wager_openly_in_turn_from_the_host() {
    ArenaTable table = wagering(Setup.of(3).with("wagers", "inTurn"));
    assertThat(table.asked()).isZero();
    table.play(0, bet(3, 0, 0, 0));
    assertThat(table.house(0).gold()).isEqualTo(7);
    assertThat(table.asked()).isEqualTo(1);
    SpartacusView.WagersView seen = table.view(2).arena().orElseThrow().wagers().orElseThrow();
    assertThat(seen.sealed()).isFalse();
    assertThat(seen.corners().getFirst().stakes())
        .containsExactly(new SpartacusView.StakeView(0, 3));
    assertThat(Arena.isSealed(table.state())).isFalse();
    table.play(1, bet(0, 0, 0, 2));
    table.dice(1, 1, 1, 2, 2).play(2, bet(0, 0, 0, 0));
    assertThat(table.house(0).gold()).isEqualTo(7);
    assertThat(table.house(1).gold()).isEqualTo(8);
    assertThat(table.match().wagers())
        .containsExactly(bet(3, 0, 0, 0), bet(0, 0, 0, 2), bet(0, 0, 0, 0));
  }

  @Test
  @Rule({"SP-WAG-3", "SP-WAG-10"})
  void nobody_bets_against_the_own_combatant() {
    ArenaTable table = wagering();
    RuleId rule = RuleId.of("SP-WAG-3");
    assertThat(table.refusal(1, bet(0, 1, 0, 0))).isEqualTo(rule);
    assertThat(table.refusal(2, bet(1, 0, 0, 0))).isEqualTo(rule);
    assertThat(table.moves(1))
        .contains(bet(3, 0, 0, 0), bet(0, 0, 1, 0), bet(0, 0, 0, 1), bet(3, 0, 3, 0))
        .doesNotContain(bet(0, 1, 0, 0), bet(3, 3, 0, 0), bet(0, 3, 3, 0));
    assertThat(table.moves(2)).contains(bet(0, 3, 0, 0)).doesNotContain(bet(3, 0, 0, 0));
    assertThat(table.view(1).arena().orElseThrow().wagers().orElseThrow().barred())
        .contains(Corner.VICTORY_II);
    table.play(1, bet(3, 0, 3, 3)).play(2, bet(0, 3, 0, 0));
  }

  @Test
  @Rule("SP-WAG-5")
  void who_doesnt_fight_may_bet_on_both_sides() {
    ArenaTable table = wagering().play(0, bet(3, 3, 0, 0));
    assertThat(Arena.committed(table.state(), 0)).isEqualTo(6);
  }

  @Test
  @Rule("SP-WAG-4")
  void nobody_stakes_more_than_there_is() {
    ArenaTable table = wagering().gold(0, 4);
    assertThat(table.refusal(0, bet(3, 2, 0, 0))).isEqualTo(RuleId.of("SP-WAG-4"));
    assertThat(table.moves(0)).doesNotContain(bet(3, 3, 0, 0)).contains(bet(3, 0, 0, 0));
    assertThat(table.gold(0, 2).moves(0)).doesNotContain(bet(3, 0, 0, 0)).contains(bet(2, 0, 0, 0));
    table.gold(0, 4).play(0, bet(3, 1, 0, 0));
  }

  @Test
  @Rule({"SP-WAG-4", "SP-EC-95"})
  void gold_in_a_wager_cant_be_given_away() {
    ArenaTable table = wagering().gold(0, 5).play(0, bet(3, 0, 0, 0));
    assertThat(ArenaTable.GAME.refusal(table.state(), 0, new Move.GiveGold(1, 3))).isPresent();
    assertThat(ArenaTable.GAME.refusal(table.state(), 0, new Move.GiveGold(1, 2))).isEmpty();
    assertThat(table.view(0).arena().orElseThrow().wagers().orElseThrow().free()).isEqualTo(2);
  }

  @Test
  @Rule({"SP-WAG-4", "SP-TV-17"})
  void stakes_on_two_corners_leave_the_treasury() {
    ArenaTable table = wagering().play(0, bet(0, 3, 0, 3)).play(1, bet(0, 0, 0, 0));
    table.dice(1, 1, 1, 2, 2).play(2, bet(0, 0, 0, 0));
    assertThat(table.house(0).gold()).isEqualTo(4);
  }

  @Test
  @Rule({"SP-WAG-6", "SP-DAT-10", "SP-EC-71", "SP-EC-72", "SP-EC-112", "SP-ARN-7"})
  void after_the_wagers_a_match_can_be_rigged() {
    ArenaTable table =
        ArenaTable.of(3)
            .has(1, "syrian_warrior", "gladius", "debtor#1")
            .has(2, "thracian_warrior")
            .favors(1, "syrian_warrior", 1)
            .hand(1, "rigging_the_match")
            .arena()
            .play(0, new Move.Invite(1))
            .commit(1, "syrian_warrior+gladius")
            .play(0, new Move.Invite(2))
            .commit(2, "thracian_warrior")
            .play(0, bet(3, 0, 0, 0))
            .play(1, bet(0, 0, 0, 0))
            .play(2, bet(0, 0, 0, 0));
    assertThat(table.what()).isEqualTo("window.arena.wagersFinal");
    assertThat(table.events(MatchBegan.class)).isEmpty();
    IntrigueCard rigging = ArenaTable.intrigue("rigging_the_match");
    Move onOther = new Move.React(rigging, OptionalInt.of(2), OptionalInt.empty());
    assertThat(table.moves(1)).doesNotContain(onOther);
    Move onOwn = new Move.React(rigging, OptionalInt.of(1), OptionalInt.empty());
    table.dice(1, 2, 2).finish(1, onOwn); // nobody but the debtor can step in: nothing is asked
    assertThat(table.fighter(0).card()).isEqualTo(ArenaTable.card("debtor"));
    assertThat(table.fighter(0).health()).isEqualTo(3);
    assertThat(table.fighter(0).entrant().equipment()).containsExactly(ArenaTable.card("gladius"));
    assertThat(table.match().wagers().first()).isEqualTo(bet(3, 0, 0, 0));
    assertThat(table.asset(1, "syrian_warrior").isReady()).isTrue();
    assertThat(table.asset(1, "syrian_warrior").favors()).isEqualTo(1);
    assertThat(table.house(1).gold()).isEqualTo(12);
    assertThat(Arena.isCommitted(table.state(), ArenaTable.card("syrian_warrior"))).isFalse();
  }

  @Test
  @Rule({"SP-EC-113", "SP-DAT-10"})
  void a_second_rigging_may_bring_the_first_combatant_back() {
    ArenaTable table =
        wagering(
            ArenaTable.of(3)
                .has(1, "syrian_warrior", "debtor#1")
                .has(2, "thracian_warrior")
                .hand(1, "rigging_the_match")
                .hand(2, "rigging_the_match"));
    table.noWagers();
    Move.React rig =
        new Move.React(
            ArenaTable.intrigue("rigging_the_match"), OptionalInt.of(1), OptionalInt.empty());
    table.pass(1).play(2, rig).pass(1);
    assertThat(table.fighter(0).card()).isEqualTo(ArenaTable.card("debtor"));
    assertThat(table.what()).isEqualTo("window.arena.wagersFinal");
    table.dice(1, 1, 1, 2, 2).play(1, rig);
    assertThat(table.fighter(0).card()).isEqualTo(ArenaTable.card("syrian_warrior"));
    assertThat(table.fighter(0).health()).isEqualTo(7);
  }

  // settlement -----------------------------------------------------------------------------------

  /// Seat 2's slave is about to be struck by Spartacus: seat 0 has bet.
  private static ArenaTable beaten(Move.PlaceWagers bet, int... attack) {
    return ArenaTable.duel("spartacus", "debtor").wagers(0, bet).dice(attack).dice(1).attack();
  }

  private static final int[] YIELD = {2, 3, 1, 1};

  @Test
  @Rule({"SP-WAG-7", "SP-VIC-1"})
  void victory_pays_one_to_one_and_the_stake_comes_back() {
    // 3>1 wounds, the unopposed 2, 1 and 1 fail, the double wounds: injury
    assertThat(beaten(bet(3, 0, 0, 0), YIELD).house(0).gold()).isEqualTo(10 + 3 + 3);
    assertThat(beaten(bet(0, 3, 0, 0), YIELD).house(0).gold()).isEqualTo(10);
  }

  @Test
  @Rule({"SP-WAG-7", "SP-WAG-8"})
  void injury_pays_two_to_one_but_not_for_a_decapitation() {
    assertThat(beaten(bet(0, 0, 3, 3), 2, 3, 1, 1).house(0).gold()).isEqualTo(10 + 3 + 6);
    assertThat(beaten(bet(0, 0, 3, 2), 6, 5, 4, 3).house(0).gold()).isEqualTo(10 + 2 + 4);
    assertThat(beaten(bet(0, 0, 3, 3), 3, 2, 1, 1).house(0).gold()).isEqualTo(19);
  }

  @Test
  @Rule({"SP-WAG-8", "SP-WAG-9"})
  void a_yield_pays_neither_and_an_execution_is_no_decapitation() {
    ArenaTable table =
        ArenaTable.duel("celt_warrior", "debtor")
            .wagers(0, bet(0, 0, 3, 3))
            .dice(2, 2, 2)
            .dice(1)
            .attack();
    assertThat(table.house(0).gold()).isEqualTo(10);
    table.play(0, new Move.Judge(false));
    assertThat(table.owns(2, "debtor")).isFalse();
    assertThat(table.house(0).gold()).isEqualTo(10);
  }

  @Test
  @Rule({"SP-WAG-7", "SP-TV-18"})
  void a_lost_victory_and_a_decapitation_won() {
    ArenaTable table = beaten(bet(0, 3, 0, 3), 6, 5, 4, 3);
    assertThat(table.house(0).gold()).isEqualTo(10 + 9);
    assertThat(table.event(SpartacusEvent.WagerSettled.class))
        .isEqualTo(new SpartacusEvent.WagerSettled(0, 6, 9));
  }

  @Test
  @Rule({"SP-FSM-4", "SP-FSM-7"})
  void who_is_absent_places_no_wager() {
    assertThat(wagering().fallback(0)).isEqualTo(Move.PlaceWagers.NONE);
  }

  @Test
  @Rule("SP-WAG-1")
  void wagers_with_any_stakes_can_be_filled_in() {
    assertThat(
            ArenaTable.GAME.forms(wagering().gold(1, 2).state(), 1).stream()
                .filter(form -> form.move().equals("PlaceWagers"))
                .toList())
        .hasSize(1)
        .first()
        .satisfies(
            form ->
                assertThat(form.fields())
                    .isEqualTo(
                        List.of(
                            new Form.Amount("victoryI", 0, 2),
                            new Form.Amount("victoryII", 0, 0),
                            new Form.Amount("injury", 0, 2),
                            new Form.Amount("decapitation", 0, 2))));
  }

  @Test
  @Rule({"SP-WAG-1", "SP-WAG-3"})
  void whoever_can_pay_it_is_offered_the_highest_stake_on_two_corners() {
    ArenaTable rich = wagering().gold(0, 6);
    assertThat(rich.moves(0))
        .contains(
            bet(3, 3, 0, 0),
            bet(3, 0, 3, 0),
            bet(3, 0, 0, 3),
            bet(0, 3, 3, 0),
            bet(0, 3, 0, 3),
            bet(0, 0, 3, 3))
        .hasSize(1 + 4 * 3 + 6);
    assertThat(wagering().gold(0, 5).moves(0)).hasSize(1 + 4 * 3);
  }
}
