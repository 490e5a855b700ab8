package ludus.marenostrum;

import static ludus.marenostrum.TestTable.CARTHAGE;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.five;
import static ludus.marenostrum.TestTable.sea;
import static ludus.marenostrum.War.dice;
import static ludus.marenostrum.War.fightAtSea;
import static ludus.marenostrum.War.march;
import static ludus.marenostrum.War.sail;
import static ludus.marenostrum.War.turn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ludus.kernel.laws.Rule;
import ludus.marenostrum.MareNostrumEvent.SeaBattleFought;
import ludus.marenostrum.MareNostrumEvent.Step;
import ludus.marenostrum.MareNostrumEvent.StepBegan;
import ludus.marenostrum.MareNostrumEvent.TriremesLost;
import ludus.marenostrum.MareNostrumView.FightView;
import ludus.marenostrum.MareNostrumView.ReachView;
import org.junit.jupiter.api.Test;

/// Triremes move and fight.
class TriremesTest {

  private static TestTable rome() {
    return five().triremes(ROME, "ionian", 2);
  }

  @Test
  @Rule("MN-4.1.1-a")
  void a_trireme_moves_once_to_an_adjacent_sea_whoever_is_there() {
    TestTable table = turn(rome().triremes(EGYPT, "african", 2), ROME);
    assertThat(table.refused(ROME, sail("ionian", "egyptian"))).isEqualTo("MN-4.1.1-a");
    assertThat(table.refused(ROME, sail("ionian", "ionian"))).isEqualTo("MN-4.1.1-a");
    assertThat(table.refused(ROME, sail("aegean", "african"))).isEqualTo("MN-4.1.1-a");
    table.play(ROME, sail("ionian", "african"));
    assertThat(table.board().triremes(ROME, sea("ionian"))).isEqualTo(1);
    assertThat(table.board().triremes(ROME, sea("african"))).isEqualTo(1);
    assertThat(table.refused(ROME, sail("african", "egyptian"))).isEqualTo("MN-4.1.1-a");
    assertThat(table.accepts(ROME, sail("ionian", "african"))).isTrue();
  }

  @Test
  @Rule("MN-R-7")
  void of_triremes_in_one_sea_those_that_arrived_stay_and_the_others_go() {
    TestTable table = turn(rome().triremes(ROME, "african", 1), ROME);
    table.play(ROME, sail("ionian", "african"), sail("african", "egyptian"));
    assertThat(table.refused(ROME, sail("african", "egyptian"))).isEqualTo("MN-4.1.1-a");
    assertThat(table.board().triremes(ROME, sea("african"))).isEqualTo(1);
  }

  @Test
  @Rule("MN-R-7")
  void triremes_are_listed_in_one_order_and_may_move_in_any() {
    TestTable table = turn(rome().triremes(ROME, "euxine", 1), ROME);
    TestTable other = turn(rome().triremes(ROME, "euxine", 1), ROME);
    assertThat(TestTable.GAME.forms(table.state(), ROME)).isEmpty();
    table.play(ROME, sail("euxine", "aegean"));
    assertThat(table.moves(ROME)).containsExactly(Moves.END_SAILING);
    assertThat(TestTable.GAME.forms(table.state(), ROME).getFirst().move()).isEqualTo("Sail");
    assertThat(table.accepts(ROME, sail("ionian", "african"))).isTrue();
    table.play(ROME, sail("ionian", "african"));
    other.play(ROME, sail("ionian", "african"), sail("euxine", "aegean"));
    assertThat(table.board()).isEqualTo(other.board());
  }

  @Test
  @Rule("MN-4.0-b")
  void no_trireme_moves_once_the_step_is_over() {
    TestTable table = turn(rome(), ROME).play(ROME, Moves.END_SAILING);
    assertThat(table.state().top()).isInstanceOf(Frame.Marching.class);
    assertThat(table.refused(ROME, sail("ionian", "african"))).isEqualTo("MN-4.0-b");
    TestTable before = turn(rome(), ROME);
    assertThat(before.refused(ROME, march("italia", "gallia"))).isEqualTo("MN-4.0-b");
  }

  @Test
  @Rule("MN-R-5")
  void the_step_ends_when_all_triremes_have_moved_and_is_left_out_without_any() {
    TestTable table = turn(five().triremes(ROME, "ionian", 1), ROME);
    assertThat(table.state().top()).isInstanceOf(Frame.Sailing.class);
    table.play(ROME, sail("ionian", "african"));
    assertThat(table.state().top()).isInstanceOf(Frame.Marching.class);
    assertThat(turn(five(), ROME).state().top()).isInstanceOf(Frame.Marching.class);
  }

  @Test
  void the_viewer_who_moves_sees_where_triremes_can_go() {
    TestTable table = turn(rome(), ROME).play(ROME, sail("ionian", "adriatic"));
    MareNostrumView view = table.view(ROME);
    assertThat(view.movement().orElseThrow().step()).contains(Step.TRIREMES);
    assertThat(view.movement().orElseThrow().active()).contains(ROME);
    assertThat(view.movement().orElseThrow().reach())
        .containsExactly(
            new ReachView("adriatic", 0, List.of()),
            new ReachView("ionian", 1, List.of("tyrrhenian", "adriatic", "african", "aegean")));
    assertThat(table.view(EGYPT).movement().orElseThrow().reach()).isEmpty();
  }

  // battles
  // ----------------------------------------------------------------------------------------

  @Test
  @Rule("MN-4.1.1-b")
  void a_sea_battle_is_a_choice_wherever_the_active_meets_an_enemy() {
    TestTable table = turn(rome().triremes(EGYPT, "ionian", 1).triremes(GREECE, "ionian", 1), ROME);
    table.play(ROME, Moves.END_SAILING);
    assertThat(table.events(StepBegan.class).getLast().step()).isEqualTo(Step.SEA_BATTLES);
    assertThat(table.moves(ROME))
        .containsExactlyInAnyOrder(
            fightAtSea("ionian", EGYPT), fightAtSea("ionian", GREECE), Moves.END_SEA_BATTLES);
    assertThat(table.refused(ROME, fightAtSea("ionian", CARTHAGE))).isEqualTo("MN-4.1.1-b");
    assertThat(table.refused(ROME, fightAtSea("ionian", ROME))).isEqualTo("MN-4.1.1-b");
    assertThat(table.refused(ROME, fightAtSea("ionian", 17))).isEqualTo("MN-4.1.1-b");
    assertThat(table.refused(ROME, march("italia", "gallia"))).isEqualTo("MN-4.0-b");
    table.play(ROME, Moves.END_SEA_BATTLES);
    assertThat(table.state().top()).isInstanceOf(Frame.Marching.class);
    assertThat(table.board().triremes(EGYPT, sea("ionian"))).isEqualTo(1);
  }

  @Test
  @Rule("MN-4.1.1-c")
  void there_is_one_battle_in_a_sea_and_turn() {
    TestTable table = turn(rome().triremes(EGYPT, "ionian", 1).triremes(GREECE, "ionian", 1), ROME);
    table.triremes(ROME, "aegean", 1).triremes(GREECE, "aegean", 1);
    table.play(ROME, Moves.END_SAILING, fightAtSea("ionian", EGYPT));
    assertThat(table.refused(ROME, fightAtSea("ionian", GREECE))).isEqualTo("MN-4.1.1-c");
    assertThat(table.accepts(ROME, fightAtSea("aegean", GREECE))).isTrue();
  }

  @Test
  @Rule({"MN-4.2-d", "MN-4.2-h", "MN-4.2-j"})
  void each_trireme_rolls_a_die_and_five_points_make_a_hit() {
    TestTable table = turn(five().triremes(ROME, "ionian", 3).triremes(EGYPT, "ionian", 2), ROME);
    table.play(ROME, Moves.END_SAILING);
    dice(table, 6, 5, 2, 4, 6).play(ROME, fightAtSea("ionian", EGYPT));
    SeaBattleFought battle = table.events(SeaBattleFought.class).getFirst();
    assertThat(battle.active().dice()).containsExactly(6, 5, 2);
    assertThat(battle.active().total()).isEqualTo(13);
    assertThat(battle.active().hits()).isEqualTo(2);
    assertThat(battle.other().dice()).containsExactly(4, 6);
    assertThat(battle.other().total()).isEqualTo(10);
    assertThat(battle.other().losses()).isEqualTo(2);
    assertThat(table.board().triremes(ROME, sea("ionian"))).isEqualTo(1);
    assertThat(table.board().triremes(EGYPT, sea("ionian"))).isZero();
    assertThat(table.events(TriremesLost.class))
        .containsExactly(
            new TriremesLost(ROME, sea("ionian"), 2), new TriremesLost(EGYPT, sea("ionian"), 2));
    assertThat(table.level(EGYPT, Track.MILITARY)).isEqualTo(2);
    assertThat(table.state().supply(EGYPT, Unit.TRIREME)).isEqualTo(5);
  }

  @Test
  @Rule("MN-4.2-h")
  void hits_beyond_the_triremes_there_are_lost() {
    TestTable table = turn(five().triremes(ROME, "ionian", 4).triremes(EGYPT, "ionian", 1), ROME);
    table.play(ROME, Moves.END_SAILING);
    dice(table, 6, 6, 6, 6, 4).play(ROME, fightAtSea("ionian", EGYPT));
    assertThat(table.events(SeaBattleFought.class).getFirst().active().hits()).isEqualTo(4);
    assertThat(table.board().triremes(EGYPT)).isZero();
    assertThat(table.board().triremes(ROME)).isEqualTo(4);
  }

  @Test
  @Rule("MN-4.2-i")
  void no_hero_changes_anything_at_sea() {
    TestTable table =
        five()
            .tiles(ROME, "ramses", "nebuchadnezzar")
            .triremes(ROME, "ionian", 1)
            .triremes(GREECE, "ionian", 1);
    turn(table, ROME).play(ROME, Moves.END_SAILING);
    dice(table, 4, 3).play(ROME, fightAtSea("ionian", GREECE));
    SeaBattleFought battle = table.events(SeaBattleFought.class).getFirst();
    assertThat(battle.active().dice()).containsExactly(4);
    assertThat(battle.active().total()).isEqualTo(4);
    assertThat(battle.other().total()).isEqualTo(3);
  }

  @Test
  @Rule("MN-4.1.2-a")
  void only_triremes_that_survived_carry_legions() {
    TestTable table = five().triremes(ROME, "african", 1).triremes(EGYPT, "african", 1);
    table.legions(ROME, "creta", 1);
    turn(table, ROME).play(ROME, Moves.END_SAILING);
    dice(table, 3, 5).play(ROME, fightAtSea("african", EGYPT));
    assertThat(table.refused(ROME, march("creta", "cyrenaica"))).isEqualTo("MN-4.1.2-a");
    TestTable victor = five().triremes(ROME, "african", 1).triremes(EGYPT, "african", 1);
    victor.legions(ROME, "creta", 1);
    turn(victor, ROME).play(ROME, Moves.END_SAILING);
    dice(victor, 3, 4).play(ROME, fightAtSea("african", EGYPT));
    assertThat(victor.accepts(ROME, march("creta", "cyrenaica"))).isTrue();
  }

  @Test
  void odds_at_sea_are_exact() {
    TestTable table = turn(five().triremes(ROME, "ionian", 1).triremes(EGYPT, "ionian", 1), ROME);
    table.play(ROME, Moves.END_SAILING);
    FightView fight = table.view(ROME).movement().orElseThrow().fights().getFirst();
    assertThat(fight.sea()).isTrue();
    assertThat(fight.forced()).isFalse();
    assertThat(fight.enemy()).isEqualTo(EGYPT);
    assertThat(fight.alone()).isCloseTo(2.0 / 9, org.assertj.core.api.Assertions.within(1e-12));
    assertThat(fight.beaten()).isCloseTo(2.0 / 9, org.assertj.core.api.Assertions.within(1e-12));
    assertThat(fight.losses()).isCloseTo(1.0 / 3, org.assertj.core.api.Assertions.within(1e-12));
    assertThat(TestTable.GAME.hint(table.state(), ROME, fightAtSea("ionian", EGYPT)).notes())
        .extracting(note -> note.args().get("alone"))
        .containsExactly(22L);
  }
}
