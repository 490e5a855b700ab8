package ludus.marenostrum;

import static ludus.marenostrum.TestTable.BABYLON;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.five;
import static ludus.marenostrum.TestTable.icon;
import static ludus.marenostrum.TestTable.province;
import static ludus.marenostrum.TestTable.three;
import static ludus.marenostrum.War.march;
import static ludus.marenostrum.War.turn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ludus.kernel.laws.Rule;
import ludus.marenostrum.MareNostrumEvent.Marched;
import ludus.marenostrum.MareNostrumEvent.OccupationEnded;
import ludus.marenostrum.MareNostrumEvent.WarChanged;
import ludus.marenostrum.MareNostrumView.ReachView;
import org.junit.jupiter.api.Test;

/// Legions march, over land and over Triremes.
class LegionsTest {

  private static TestTable rome() {
    return turn(five(), ROME);
  }

  @Test
  @Rule("MN-4.1.2-a")
  void a_legion_marches_once_over_a_border() {
    TestTable table = rome();
    assertThat(table.refused(ROME, march("italia", "noricum"))).isEqualTo("MN-4.1.2-a");
    assertThat(table.refused(ROME, march("italia", "italia"))).isEqualTo("MN-4.1.2-a");
    assertThat(table.refused(ROME, march("gallia", "noricum"))).isEqualTo("MN-4.1.2-a");
    table.play(ROME, march("italia", "gallia"));
    assertThat(table.events(Marched.class))
        .containsExactly(new Marched(ROME, province("italia"), province("gallia"), List.of()));
    assertThat(table.board().legions(ROME, province("italia"))).isEqualTo(1);
    assertThat(table.board().legions(ROME, province("gallia"))).isEqualTo(1);
    assertThat(table.refused(ROME, march("gallia", "noricum"))).isEqualTo("MN-4.1.2-a");
    table.play(ROME, march("italia", "gallia"));
    assertThat(table.state().top()).isNotInstanceOf(Frame.Marching.class);
  }

  @Test
  @Rule("MN-R-7")
  void legions_are_listed_in_one_order_and_may_march_in_any() {
    TestTable table = turn(five().legions(ROME, "germania", 1), ROME);
    assertThat(TestTable.GAME.forms(table.state(), ROME)).isEmpty();
    table.play(ROME, march("germania", "scythia"));
    assertThat(table.moves(ROME)).containsExactly(Moves.END_MARCHING);
    assertThat(table.accepts(ROME, march("italia", "gallia"))).isTrue();
    assertThat(TestTable.GAME.forms(table.state(), ROME).getFirst().move()).isEqualTo("March");
    table.play(ROME, march("italia", "gallia"));
    assertThat(table.moves(ROME)).contains(march("italia", "gallia"));
  }

  @Test
  @Rule({"MN-4.1.2-a", "MN-M-4"})
  void legions_cross_all_seas_of_a_chain_of_own_triremes() {
    TestTable table =
        five().triremes(ROME, "ionian", 1).triremes(ROME, "african", 1).triremes(ROME, "euxine", 1);
    table.triremes(EGYPT, "african", 3);
    turn(table, ROME).play(ROME, Moves.END_SAILING, Moves.END_SEA_BATTLES);
    for (String shore : List.of("sicilia", "achaia", "creta", "cyrenaica", "tripolitania")) {
      assertThat(table.accepts(ROME, march("italia", shore))).as(shore).isTrue();
    }
    // no chain leads on from here, and none from land to sea
    assertThat(table.refused(ROME, march("italia", "aegyptus"))).isEqualTo("MN-4.1.2-a");
    assertThat(table.refused(ROME, march("italia", "pontus"))).isEqualTo("MN-4.1.2-a");
    assertThat(table.refused(ROME, march("italia", "corsica"))).isEqualTo("MN-4.1.2-a");
    table.play(ROME, march("italia", "cyrenaica"));
    assertThat(table.events(Marched.class).getLast().over())
        .containsExactly(TestTable.sea("ionian"), TestTable.sea("african"));
    table.play(ROME, march("italia", "sicilia"));
    assertThat(table.events(Marched.class).getLast().over())
        .containsExactly(TestTable.sea("ionian"));
  }

  @Test
  @Rule("MN-M-6")
  void a_border_and_a_chain_are_never_added_up() {
    TestTable table = turn(five().triremes(ROME, "adriatic", 1), ROME);
    table.play(ROME, Moves.END_SAILING);
    assertThat(table.accepts(ROME, march("italia", "macedonia"))).isTrue();
    assertThat(table.refused(ROME, march("italia", "noricum"))).isEqualTo("MN-4.1.2-a");
    assertThat(table.refused(ROME, march("italia", "achaia"))).isEqualTo("MN-4.1.2-a");
  }

  @Test
  @Rule("MN-4.1.2-a")
  void triremes_of_others_carry_nobody() {
    TestTable table = turn(five().triremes(GREECE, "ionian", 2), ROME);
    assertThat(table.refused(ROME, march("italia", "achaia"))).isEqualTo("MN-4.1.2-a");
  }

  @Test
  @Rule("MN-4.1.2-b")
  void one_trireme_carries_any_number_of_legions_and_stays_where_it_is() {
    TestTable table = five().legions(ROME, "italia", 5).triremes(ROME, "tyrrhenian", 1);
    turn(table, ROME).play(ROME, Moves.END_SAILING);
    for (int i = 0; i < 4; i++) {
      table.play(ROME, march("italia", "sardinia"));
    }
    table.play(ROME, march("italia", "corsica"));
    assertThat(table.board().legions(ROME, province("sardinia"))).isEqualTo(4);
    assertThat(table.board().triremes(ROME, TestTable.sea("tyrrhenian"))).isEqualTo(1);
  }

  @Test
  @Rule("MN-4.1.2-c")
  void a_legion_may_leave_a_war_and_ends_it_if_only_one_side_stays() {
    TestTable table = five().control(EGYPT, "judaea").legions(ROME, "judaea", 1).war("judaea");
    table.legions(EGYPT, "judaea", 1).legions(BABYLON, "judaea", 1);
    turn(table, ROME).play(ROME, march("judaea", "arabia"));
    assertThat(table.board().isAtWar(province("judaea"))).isTrue();
    TestTable two = five().control(EGYPT, "judaea").legions(ROME, "judaea", 1).war("judaea");
    two.legions(EGYPT, "judaea", 1);
    turn(two, ROME).play(ROME, march("judaea", "arabia"));
    assertThat(two.board().isAtWar(province("judaea"))).isFalse();
    assertThat(two.events(WarChanged.class))
        .containsExactly(new WarChanged(province("judaea"), false));
  }

  @Test
  @Rule({"MN-4.1.2-c", "MN-4.3.2-d", "MN-4.3.4"})
  void leaving_ends_the_occupation_at_once_on_both_tracks() {
    TestTable table =
        five().legions(ROME, "dacia", 1).placed(ROME, "dacia", "market").legions(ROME, "italia", 0);
    turn(table, ROME);
    assertThat(table.level(GREECE, Track.TRADE)).isEqualTo(3);
    assertThat(table.level(ROME, Track.TRADE)).isEqualTo(8);
    table.legions(ROME, "gallia", 1).play(ROME, march("dacia", "germania"));
    assertThat(table.events(OccupationEnded.class))
        .containsExactly(new OccupationEnded(ROME, province("dacia")));
    assertThat(table.board().controller(icon("dacia.market"))).isEqualTo(GREECE);
    assertThat(table.level(GREECE, Track.TRADE)).isEqualTo(4);
    assertThat(table.level(ROME, Track.TRADE)).isEqualTo(7);
  }

  @Test
  @Rule("MN-R-10")
  void legions_that_stand_on_nothing_leave_first_and_markers_are_held_longest() {
    TestTable table = five().legions(ROME, "dacia", 3).placed(ROME, "dacia", "marker", "caravan1");
    turn(table, ROME).play(ROME, Moves.END_CONVERSIONS, march("dacia", "germania"));
    assertThat(table.board().markerOccupier(province("dacia"))).isEqualTo(ROME);
    assertThat(table.board().occupier(icon("dacia.caravan1"))).isEqualTo(ROME);
    table.play(ROME, march("dacia", "germania"));
    assertThat(table.board().markerOccupier(province("dacia"))).isEqualTo(ROME);
    assertThat(table.board().occupier(icon("dacia.caravan1"))).isEqualTo(Board.NOBODY);
  }

  @Test
  @Rule("MN-4.1.2-d")
  void a_legion_enters_any_province_that_is_not_covered() {
    TestTable table = turn(five().legions(ROME, "dalmatia", 1), ROME);
    assertThat(table.accepts(ROME, march("dalmatia", "dacia"))).isTrue();
    assertThat(table.accepts(ROME, march("dalmatia", "macedonia"))).isTrue();
    assertThat(table.accepts(ROME, march("dalmatia", "gallia"))).isTrue();
    TestTable covered = turn(three().legions(ROME, "pontus", 1), ROME);
    assertThat(covered.refused(ROME, march("pontus", "armenia"))).isEqualTo("MN-S-2");
    assertThat(covered.accepts(ROME, march("pontus", "asia"))).isTrue();
  }

  @Test
  @Rule("MN-4.1.2-e")
  void a_legion_in_an_uncontrolled_province_gives_no_control_but_keeps_others_out() {
    TestTable table = turn(five().legions(ROME, "dalmatia", 1), ROME);
    table.play(ROME, march("dalmatia", "macedonia"), Moves.END_MARCHING);
    assertThat(table.board().controller(province("macedonia"))).isEqualTo(Board.NOBODY);
    table.stock(GREECE, "3 coin").building(GREECE);
    assertThat(table.refused(GREECE, new Move.BuildControl(province("macedonia"), false)))
        .isEqualTo("MN-3.1.1-a");
  }

  @Test
  @Rule("MN-4.0-c")
  void fortresses_never_move() {
    TestTable table = turn(five().legions(ROME, "italia", 1).legions(ROME, "gallia", 1), ROME);
    table.play(ROME, march("italia", "gallia"));
    assertThat(table.refused(ROME, march("italia", "gallia"))).isEqualTo("MN-4.1.2-a");
    assertThat(table.board().hasFortress(ROME, province("italia"))).isTrue();
  }

  @Test
  @Rule("MN-R-5")
  void a_seat_without_legions_that_can_go_anywhere_is_not_asked() {
    TestTable table = five().legions(ROME, "italia", 0).legions(ROME, "creta", 1);
    turn(table, ROME);
    assertThat(table.state().top()).isInstanceOf(Frame.Movement.class);
    assertThat(table.realm(ROME).empire().id()).isEqualTo("rome");
  }

  @Test
  void the_viewer_who_moves_sees_where_legions_can_go() {
    TestTable table = rome();
    assertThat(table.view(ROME).movement().orElseThrow().reach())
        .containsExactly(new ReachView("italia", 2, List.of("gallia")));
    assertThat(table.view(GREECE).movement().orElseThrow().reach()).isEmpty();
  }

  @Test
  void before_a_march_one_hears_how_a_battle_there_would_end() {
    TestTable table = turn(five().legions(ROME, "dalmatia", 1).legions(GREECE, "dacia", 1), ROME);
    assertThat(TestTable.GAME.hint(table.state(), ROME, march("dalmatia", "dacia")).notes())
        .extracting(note -> note.key())
        .containsExactly("mare-nostrum.hint.marchOdds");
    TestTable open = turn(five().legions(ROME, "dalmatia", 1), ROME);
    assertThat(TestTable.GAME.hint(open.state(), ROME, march("dalmatia", "dacia")).notes())
        .extracting(note -> note.key())
        .containsExactly("mare-nostrum.hint.undefended");
  }
}
