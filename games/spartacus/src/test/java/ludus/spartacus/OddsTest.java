package ludus.spartacus;

import static ludus.spartacus.ArenaTable.card;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import ludus.kernel.Chance;
import ludus.kernel.Journal;
import ludus.kernel.Pile;
import ludus.kernel.Setup;
import ludus.spartacus.combat.Fight;
import ludus.spartacus.combat.Odds;
import ludus.spartacus.combat.Tactics;
import ludus.spartacus.phase.Flow;
import org.junit.jupiter.api.Test;

/// Simulated fights, and the tactics behind them.
class OddsTest {

  private static Odds.Chances chances(ArenaTable table) {
    return Odds.of(table.state(), table.match(), 4_000, new SplittableRandom(1));
  }

  private static ArenaTable apart(String one, String two) {
    return ArenaTable.duel(one, two).at(0, -3, 0).at(1, 3, 0);
  }

  @Test
  void equals_have_equal_chances() {
    Odds.Chances chances = chances(apart("syrian_warrior#1", "syrian_warrior#2"));
    assertThat(chances.victoryI()).isCloseTo(0.5, within(0.05));
    assertThat(chances.victoryI() + chances.victoryII()).isCloseTo(1, within(1e-9));
    assertThat(chances.injury() + chances.decapitation()).isLessThan(1);
  }

  @Test
  void the_strong_beat_the_weak_and_equipment_helps() {
    assertThat(chances(apart("theokeles", "debtor")).victoryI()).isGreaterThan(0.95);
    double bare = chances(apart("syrian_warrior#1", "syrian_warrior#2")).victoryI();
    double gladius = chances(apart("syrian_warrior#1+gladius", "syrian_warrior#2")).victoryI();
    double armed =
        chances(apart("syrian_warrior#1+gladius+shield+net", "syrian_warrior#2")).victoryI();
    assertThat(gladius).isGreaterThan(bare);
    assertThat(armed).isGreaterThan(gladius);
  }

  @Test
  void the_merciless_decapitate_always() {
    Odds.Chances chances = chances(apart("caburus", "debtor"));
    assertThat(chances.decapitation()).isGreaterThan(0.9);
  }

  @Test
  void what_has_happened_counts() {
    assertThat(chances(apart("crixus", "spartacus").pools(0, 1, 1, 1)).victoryI()).isLessThan(0.2);
  }

  @Test
  void one_blow_is_known_well() {
    // one die against one: 15 of 36 wound, and every wound defeats
    ArenaTable table = ArenaTable.duel("debtor#1", "debtor#2");
    Odds.Blow blow =
        Odds.blow(table.state(), table.match(), 1, false, 20_000, new SplittableRandom(1));
    assertThat(blow.wounds()).isCloseTo(15 / 36.0, within(0.02));
    assertThat(blow.defeat()).isCloseTo(15 / 36.0, within(0.02));
  }

  /// The simulation agrees with the rules: fights by the same tactics end alike.
  @Test
  void simulated_fights_end_like_real_ones() {
    for (List<String> pair :
        List.of(
            List.of("spartacus+axe", "crixus+helmet"),
            List.of("gannicus+javelin", "varro+shield"),
            List.of("barca", "kerza+gladius"),
            List.of("pluto+trident", "gnaeus+net"))) {
      ArenaTable table = apart(pair.get(0), pair.get(1));
      Frame.Match match = table.match();
      State start =
          table
              .state()
              .become(
                  Fight.of(
                      table.state(),
                      Pile.of(match.fighter(0).entrant(), match.fighter(1).entrant()),
                      false,
                      match.wagers()));
      int won = 0;
      int fights = 600;
      SplittableRandom random = new SplittableRandom(5);
      for (int i = 0; i < fights; i++) {
        won += winner(start, random) == 0 ? 1 : 0;
      }
      assertThat(won / (double) fights)
          .as("%s", pair)
          .isCloseTo(chances(table).victoryI(), within(0.07));
    }
  }

  private static int winner(State start, SplittableRandom random) {
    Chance chance = Chance.of(random);
    State state = Flow.run(start, new Course(chance, Journal.SILENT));
    while (!(state.top() instanceof Frame.Aftermath) && state.phase() == Phase.ARENA) {
      int seat = ArenaTable.GAME.agenda(state).must().getFirst().seat();
      Move move = Tactics.of(state, seat);
      assertThat(ArenaTable.GAME.refusal(state, seat, move)).as("%s", move).isEmpty();
      State next = ArenaTable.GAME.play(state, seat, move, chance, Journal.SILENT);
      if (next.phase() != Phase.ARENA) {
        return next.house(1).influence() > state.house(1).influence() ? 0 : 1;
      }
      state = next;
    }
    return ((Frame.Aftermath) state.top()).match().winner().orElseThrow();
  }

  @Test
  void a_table_that_shows_odds_shows_them_with_wagers_and_moves() {
    ArenaTable table =
        ArenaTable.of(Setup.of(3).with("odds", "on")).has(1, "theokeles").has(2, "debtor");
    table.arena().play(0, new Move.Invite(1)).commit(1, "theokeles").play(0, new Move.Invite(2));
    Move commit = new Move.Commit(card("debtor"), List.of());
    assertThat(ArenaTable.GAME.hint(table.state(), 2, commit).notes()).isNotEmpty();
    table.play(2, commit);
    SpartacusView.OddsView odds =
        table.view(0).arena().orElseThrow().wagers().orElseThrow().odds().orElseThrow();
    assertThat(odds.victoryI()).isGreaterThan(90);
    assertThat(table.view(1).arena().orElseThrow().wagers().orElseThrow().odds()).contains(odds);
    ArenaTable hidden = ArenaTable.duel("theokeles", "debtor");
    assertThat(hidden.matchView().odds()).isEmpty();
  }
}
