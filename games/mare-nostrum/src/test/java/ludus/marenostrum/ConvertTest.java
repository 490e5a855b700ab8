package ludus.marenostrum;

import static ludus.marenostrum.TestTable.CARTHAGE;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.five;
import static ludus.marenostrum.TestTable.province;
import static ludus.marenostrum.War.convert;
import static ludus.marenostrum.War.march;
import static ludus.marenostrum.War.turn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import ludus.kernel.laws.Rule;
import ludus.marenostrum.MareNostrumEvent.Converted;
import ludus.marenostrum.MareNostrumView.ConvertView;
import ludus.marenostrum.phase.Collect;
import org.junit.jupiter.api.Test;

/// Occupied markers are converted.
class ConvertTest {

  /// Carthage occupies the marker of Cyrenaica, which is linked to Tripolitania.
  private static TestTable cyrenaica() {
    return five().legions(CARTHAGE, "cyrenaica", 1).placed(CARTHAGE, "cyrenaica", "marker");
  }

  @Test
  @Rule({"MN-4.3.3-c", "MN-4.3.3-g", "MN-4.3.4"})
  void an_occupied_marker_is_replaced_for_nothing_and_the_buildings_come_with_it() {
    TestTable table = turn(cyrenaica(), CARTHAGE);
    assertThat(table.asked()).containsExactly(CARTHAGE);
    assertThat(table.moves(CARTHAGE)).containsExactly(convert("cyrenaica"), Moves.END_CONVERSIONS);
    int stock = table.realm(CARTHAGE).stock().size();
    table.play(CARTHAGE, convert("cyrenaica"));
    assertThat(table.events(Converted.class))
        .containsExactly(new Converted(CARTHAGE, province("cyrenaica"), EGYPT, true));
    assertThat(table.board().controller(province("cyrenaica"))).isEqualTo(CARTHAGE);
    assertThat(table.realm(CARTHAGE).stock().size()).isEqualTo(stock);
    assertThat(table.state().markers(EGYPT)).isEqualTo(6);
    assertThat(table.state().markers(CARTHAGE)).isEqualTo(4);
    assertThat(table.level(EGYPT, Track.TRADE)).isEqualTo(2);
    assertThat(table.level(EGYPT, Track.CULTURE)).isEqualTo(3);
    assertThat(table.level(CARTHAGE, Track.TRADE)).isEqualTo(9);
    assertThat(table.level(CARTHAGE, Track.CULTURE)).isEqualTo(2);
  }

  @Test
  @Rule("MN-4.3.3-b")
  void until_then_everything_there_is_the_controllers() {
    TestTable table = cyrenaica();
    assertThat(Collect.income(table.state(), EGYPT))
        .isEqualTo(TestTable.stock("5 coin, 2 papyrus, grain, gold"));
    assertThat(table.level(EGYPT, Track.TRADE)).isEqualTo(4);
    assertThat(Collect.income(table.state(), CARTHAGE))
        .isEqualTo(Collect.income(five().state(), CARTHAGE));
  }

  @Test
  @Rule("MN-4.3.3-c")
  void only_an_occupied_marker_can_be_converted_and_only_in_this_step() {
    TestTable table = turn(cyrenaica().legions(CARTHAGE, "aethiopia", 1), CARTHAGE);
    assertThat(table.refused(CARTHAGE, convert("aethiopia"))).isEqualTo("MN-4.3.3-c");
    assertThat(table.refused(CARTHAGE, march("africa", "numidia"))).isEqualTo("MN-4.0-b");
    table.play(CARTHAGE, Moves.END_CONVERSIONS);
    assertThat(table.board().markerOccupier(province("cyrenaica"))).isEqualTo(CARTHAGE);
    assertThat(table.refused(CARTHAGE, convert("cyrenaica"))).isEqualTo("MN-4.0-b");
  }

  @Test
  @Rule("MN-4.3.3-d")
  void the_legion_then_stands_normally_and_may_march_in_the_same_turn() {
    TestTable table = turn(cyrenaica(), CARTHAGE).play(CARTHAGE, convert("cyrenaica"));
    assertThat(table.board().placed(CARTHAGE, province("cyrenaica"))).isZero();
    table.play(CARTHAGE, march("cyrenaica", "aethiopia"));
    assertThat(table.board().controller(province("cyrenaica"))).isEqualTo(CARTHAGE);
  }

  @Test
  @Rule("MN-4.3.3-e")
  void without_a_link_the_marker_is_removed_and_nobody_controls_the_province() {
    TestTable table = five().legions(GREECE, "cyrenaica", 1).placed(GREECE, "cyrenaica", "marker");
    turn(table, GREECE);
    assertThat(table.view(GREECE).movement().orElseThrow().converts())
        .containsExactly(new ConvertView(province("cyrenaica"), EGYPT, false));
    assertThat(TestTable.GAME.hint(table.state(), GREECE, convert("cyrenaica")).notes())
        .extracting(note -> note.key())
        .containsExactly("mare-nostrum.hint.onlyRemoved");
    table.play(GREECE, convert("cyrenaica"));
    assertThat(table.events(Converted.class))
        .containsExactly(new Converted(GREECE, province("cyrenaica"), EGYPT, false));
    assertThat(table.board().controller(province("cyrenaica"))).isEqualTo(Board.NOBODY);
    assertThat(table.board().built(province("cyrenaica"))).isNotZero();
    assertThat(table.state().markers(EGYPT)).isEqualTo(6);
    assertThat(table.state().markers(GREECE)).isEqualTo(5);
    assertThat(Collect.income(table.state(), EGYPT))
        .isEqualTo(TestTable.stock("4 coin, grain, gold"));
    assertThat(Collect.income(table.state(), GREECE))
        .isEqualTo(Collect.income(five().state(), GREECE));
  }

  @Test
  @Rule("MN-4.3.3-e")
  void a_chain_of_triremes_is_a_link() {
    TestTable table = five().legions(GREECE, "cyrenaica", 1).placed(GREECE, "cyrenaica", "marker");
    table.triremes(GREECE, "aegean", 1).triremes(GREECE, "egyptian", 1);
    turn(table, GREECE).play(GREECE, convert("cyrenaica"));
    assertThat(table.board().controller(province("cyrenaica"))).isEqualTo(GREECE);
  }

  @Test
  @Rule("MN-4.3.3-f")
  void without_a_marker_in_supply_the_other_marker_is_only_removed() {
    TestTable table =
        cyrenaica().control(CARTHAGE, "gaetulia", "sicilia", "sardinia", "corsica", "creta");
    assertThat(table.state().markers(CARTHAGE)).isZero();
    turn(table, CARTHAGE).play(CARTHAGE, convert("cyrenaica"));
    assertThat(table.board().controller(province("cyrenaica"))).isEqualTo(Board.NOBODY);
  }

  @Test
  @Rule("MN-4.3.3-h")
  void of_several_conversions_the_first_can_link_the_second() {
    TestTable table = cyrenaica().legions(CARTHAGE, "aethiopia", 1);
    table.placed(CARTHAGE, "aethiopia", "marker");
    turn(table, CARTHAGE).play(CARTHAGE, convert("cyrenaica"), convert("aethiopia"));
    assertThat(table.board().controller(province("aethiopia"))).isEqualTo(CARTHAGE);
    TestTable other = cyrenaica().legions(CARTHAGE, "aethiopia", 1);
    other.placed(CARTHAGE, "aethiopia", "marker");
    turn(other, CARTHAGE).play(CARTHAGE, convert("aethiopia"), convert("cyrenaica"));
    assertThat(other.board().controller(province("aethiopia"))).isEqualTo(Board.NOBODY);
  }

  @Test
  @Rule("MN-R-9")
  void nobody_who_is_away_converts() {
    TestTable table = turn(cyrenaica(), CARTHAGE);
    assertThat(TestTable.GAME.fallback(table.state(), CARTHAGE, new SplittableRandom(1)))
        .isEqualTo(Moves.END_CONVERSIONS);
  }

  @Test
  @Rule("MN-R-5")
  void nobody_is_asked_without_an_occupied_marker() {
    TestTable table = five().legions(ROME, "dacia", 1).placed(ROME, "dacia", "market");
    assertThat(turn(table, ROME).state().top()).isInstanceOf(Frame.Marching.class);
  }
}
