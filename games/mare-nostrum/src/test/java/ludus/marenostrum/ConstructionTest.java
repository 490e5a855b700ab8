package ludus.marenostrum;

import static ludus.marenostrum.TestTable.BABYLON;
import static ludus.marenostrum.TestTable.CARTHAGE;
import static ludus.marenostrum.TestTable.DATA;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.icon;
import static ludus.marenostrum.TestTable.province;
import static ludus.marenostrum.TestTable.sea;
import static ludus.marenostrum.TestTable.stock;
import static ludus.marenostrum.TestTable.tile;
import static org.assertj.core.api.Assertions.assertThat;

import ludus.kernel.Setup;
import ludus.kernel.laws.Rule;
import ludus.marenostrum.MareNostrumEvent.TilesRevealed;
import org.junit.jupiter.api.Test;

/// Phase 3, but for paying.
class ConstructionTest {

  private static final String RICH = "30 coin";

  private static TestTable greece() {
    return TestTable.five().stock(GREECE, RICH);
  }

  private static Move control(String province) {
    return new Move.BuildControl(province(province), false);
  }

  private static Move legion(String province) {
    return new Move.BuildLegion(province(province), false);
  }

  private static Move fortress(String province) {
    return new Move.BuildFortress(province(province), false);
  }

  private static Move trireme(String sea) {
    return new Move.BuildTrireme(sea(sea), false);
  }

  private static Move building(String icon) {
    return new Move.BuildBuilding(icon(icon));
  }

  // order ----------------------------------------------------------------------------------------

  @Test
  @Rule({"MN-3.0-a", "MN-R-4"})
  void the_culture_leader_picks_one_by_one_and_the_last_is_picked_by_nobody() {
    TestTable at = TestTable.five().begin(Phase.CONSTRUCTION);
    assertThat(at.asked()).containsExactly(EGYPT);
    assertThat(at.moves(EGYPT)).hasSize(5);
    at.play(EGYPT, new Move.Pick(ROME));
    assertThat(at.asked()).containsExactly(ROME);
    at.play(ROME, new Move.EndBuild());
    assertThat(at.asked()).containsExactly(EGYPT);
    assertThat(at.refused(EGYPT, new Move.Pick(ROME))).isEqualTo("MN-R-4");
    at.play(EGYPT, new Move.Pick(EGYPT)).play(EGYPT, new Move.EndBuild());
    at.play(EGYPT, new Move.Pick(GREECE)).play(GREECE, new Move.EndBuild());
    at.play(EGYPT, new Move.Pick(BABYLON)).play(BABYLON, new Move.EndBuild());
    assertThat(at.asked()).containsExactly(CARTHAGE);
    assertThat(at.state().top()).isInstanceOf(Frame.Building.class);
  }

  @Test
  @Rule({"MN-3.0-b", "MN-3.0-c"})
  void a_player_builds_any_number_of_items_and_says_when_to_stop() {
    TestTable at = greece().building(GREECE);
    at.build(GREECE, legion("achaia"), "3 coin").build(GREECE, fortress("dacia"), "3 coin");
    assertThat(at.asked()).containsExactly(GREECE);
    at.play(GREECE, legion("achaia"));
    assertThat(at.refused(GREECE, new Move.EndBuild())).isEqualTo("MN-3.0-b");
    assertThat(at.refused(GREECE, legion("dacia"))).isEqualTo("MN-3.0-b");
    at.play(GREECE, TestTable.pay("3 coin")).play(GREECE, new Move.EndBuild());
    assertThat(at.asked()).doesNotContain(GREECE);
  }

  // control --------------------------------------------------------------------------------------

  @Test
  @Rule("MN-3.1.1-a")
  void control_needs_a_link_no_marker_and_no_enemy_land_unit() {
    TestTable at = greece().legions(ROME, "macedonia", 1).building(GREECE);
    assertThat(at.accepts(GREECE, control("germania"))).isTrue();
    assertThat(at.refused(GREECE, control("asia"))).isEqualTo("MN-3.1.1-a");
    assertThat(at.refused(GREECE, control("dalmatia"))).isEqualTo("MN-3.1.1-a");
    assertThat(at.refused(GREECE, control("macedonia"))).isEqualTo("MN-3.1.1-a");
    assertThat(at.moves(GREECE)).contains(control("germania")).doesNotContain(control("macedonia"));
    at = greece().triremes(GREECE, "aegean", 1).triremes(ROME, "aegean", 2).building(GREECE);
    assertThat(at.accepts(GREECE, control("asia"))).isTrue();
    at = greece().triremes(ROME, "aegean", 1).building(GREECE);
    assertThat(at.refused(GREECE, control("asia"))).isEqualTo("MN-3.1.1-a");
  }

  @Test
  @Rule("MN-3.1.1-b")
  void provinces_of_this_round_are_no_base_but_new_triremes_link() {
    TestTable at = greece().building(GREECE).build(GREECE, control("germania"), "3 coin");
    at.build(GREECE, control("noricum"), "3 coin"); // next to Dacia anyway
    TestTable babylon = TestTable.five().stock(BABYLON, RICH).building(BABYLON);
    babylon.play(BABYLON, new Move.BuildControl(province("cilicia"), true));
    assertThat(babylon.refused(BABYLON, control("asia"))).isEqualTo("MN-3.1.1-b");
    assertThat(babylon.accepts(BABYLON, control("armenia"))).isTrue();
    TestTable sea = greece().building(GREECE);
    assertThat(sea.refused(GREECE, control("asia"))).isEqualTo("MN-3.1.1-a");
    sea.build(GREECE, trireme("aegean"), "3 coin");
    assertThat(sea.accepts(GREECE, control("asia"))).isTrue();
  }

  @Test
  @Rule({"MN-3.1.1-c", "MN-3.1.1-f"})
  void the_builder_controls_at_once_without_units_and_may_build_there() {
    TestTable at = greece().built("macedonia.market").building(GREECE);
    int trade = at.level(GREECE, Track.TRADE);
    assertThat(at.refused(GREECE, building("macedonia.caravan1"))).isEqualTo("MN-3.1.2-a");
    at.build(GREECE, control("macedonia"), "3 coin");
    assertThat(at.board().controller(province("macedonia"))).isEqualTo(GREECE);
    assertThat(at.level(GREECE, Track.TRADE)).isEqualTo(trade + 1);
    at.build(GREECE, building("macedonia.caravan1"), "3 coin");
    assertThat(at.level(GREECE, Track.TRADE)).isEqualTo(trade + 2);
    assertThat(at.accepts(GREECE, trireme("adriatic"))).isTrue();
  }

  @Test
  @Rule("MN-3.1.1-d")
  void a_base_at_war_counts_as_long_as_it_is_controlled() {
    TestTable at =
        greece()
            .legions(ROME, "dacia", 1)
            .legions(GREECE, "dacia", 1)
            .war("dacia")
            .building(GREECE);
    assertThat(at.accepts(GREECE, control("germania"))).isTrue();
    TestTable lost = greece();
    lost.patch(
        "{'board':{'provinces':{'dacia':{'control':0}}},'realms':{'1':{'start':['achaia','thracia','dacia']}}}");
    lost.building(GREECE);
    assertThat(lost.accepts(GREECE, control("germania"))).isFalse();
  }

  @Test
  @Rule("MN-3.1.1-e")
  void without_a_marker_there_is_no_control() {
    TestTable at =
        greece()
            .control(GREECE, "macedonia", "germania", "scythia", "noricum", "armenia")
            .building(GREECE);
    assertThat(at.state().markers(GREECE)).isZero();
    assertThat(at.refused(GREECE, control("pontus"))).isEqualTo("MN-3.1.1-e");
    assertThat(at.moves(GREECE)).doesNotContain(control("pontus"));
    TestTable babylon =
        TestTable.five()
            .control(BABYLON, "armenia", "persia", "arabia", "judaea", "cilicia")
            .building(BABYLON);
    assertThat(babylon.refused(BABYLON, new Move.BuildControl(province("cappadocia"), true)))
        .isEqualTo("MN-3.1.1-e");
  }

  @Test
  @Rule("MN-3.1.1-g")
  void another_capital_province_never_gets_a_marker() {
    TestTable at = greece().triremes(GREECE, "ionian", 1).building(GREECE);
    assertThat(at.refused(GREECE, control("italia"))).isEqualTo("MN-3.1.1-g");
  }

  @Test
  @Rule("MN-10-HAM")
  void hammurabi_gives_one_control_a_round_for_nothing() {
    TestTable at = TestTable.five().stock(BABYLON, "").building(BABYLON);
    Move free = new Move.BuildControl(province("persia"), true);
    assertThat(at.moves(BABYLON)).contains(free);
    at.play(BABYLON, free);
    assertThat(at.board().controls(BABYLON, province("persia"))).isTrue();
    assertThat(at.refused(BABYLON, new Move.BuildControl(province("armenia"), true)))
        .isEqualTo("MN-10-HAM");
    TestTable rome = TestTable.five().building(ROME);
    assertThat(rome.refused(ROME, new Move.BuildControl(province("noricum"), true)))
        .isEqualTo("MN-10-HAM");
  }

  // units and buildings
  // ----------------------------------------------------------------------------

  @Test
  @Rule("MN-3.1.2-a")
  void land_units_and_buildings_go_into_open_own_provinces() {
    TestTable at = greece().legions(ROME, "dacia", 1).building(GREECE);
    assertThat(at.refused(GREECE, legion("dacia"))).isEqualTo("MN-3.1.2-a");
    assertThat(at.refused(GREECE, fortress("dacia"))).isEqualTo("MN-3.1.2-a");
    assertThat(at.refused(GREECE, legion("italia"))).isEqualTo("MN-3.1.2-a");
    assertThat(at.refused(GREECE, legion("macedonia"))).isEqualTo("MN-3.1.2-a");
    assertThat(at.accepts(GREECE, legion("thracia"))).isTrue();
    TestTable war = greece().legions(ROME, "dacia", 1).legions(GREECE, "dacia", 1).war("dacia");
    assertThat(war.building(GREECE).refused(GREECE, legion("dacia"))).isEqualTo("MN-4.2.1-b");
  }

  @Test
  @Rule({"MN-3.1.2-a", "MN-4.3.5-b"})
  void the_capital_province_is_always_open_to_its_owner() {
    TestTable at =
        greece()
            .legions(GREECE, "achaia", 0)
            .fortress(GREECE, "achaia", false)
            .legions(ROME, "achaia", 2)
            .placed(ROME, "achaia", "athenae", "temple")
            .building(GREECE);
    assertThat(at.accepts(GREECE, legion("achaia"))).isTrue();
    assertThat(at.accepts(GREECE, fortress("achaia"))).isTrue();
    assertThat(at.accepts(GREECE, building("achaia.market"))).isTrue();
    assertThat(at.accepts(GREECE, trireme("ionian"))).isTrue();
  }

  @Test
  @Rule("MN-3.1.2-b")
  void many_legions_but_one_fortress_a_province() {
    TestTable at = greece().building(GREECE);
    assertThat(at.refused(GREECE, fortress("achaia"))).isEqualTo("MN-3.1.2-b");
    at.build(GREECE, legion("achaia"), "3 coin").build(GREECE, legion("achaia"), "3 coin");
    assertThat(at.board().legions(GREECE, province("achaia"))).isEqualTo(3);
    at.build(GREECE, fortress("thracia"), "3 coin");
    assertThat(at.refused(GREECE, fortress("thracia"))).isEqualTo("MN-3.1.2-b");
  }

  @Test
  @Rule("MN-3.1.2-c")
  void triremes_are_built_on_the_coast_of_an_open_own_province() {
    TestTable at = greece().triremes(ROME, "aegean", 3).building(GREECE);
    assertThat(at.accepts(GREECE, trireme("aegean"))).isTrue();
    assertThat(at.accepts(GREECE, trireme("euxine"))).isTrue();
    assertThat(at.refused(GREECE, trireme("adriatic"))).isEqualTo("MN-3.1.2-c");
    TestTable blocked =
        greece()
            .legions(ROME, "dacia", 1)
            .legions(GREECE, "thracia", 0)
            .legions(ROME, "thracia", 1);
    assertThat(blocked.building(GREECE).refused(GREECE, trireme("euxine"))).isEqualTo("MN-3.1.2-c");
  }

  @Test
  @Rule({"MN-3.1.2-d", "MN-M-7"})
  void a_building_needs_its_own_empty_icon() {
    TestTable at = greece().control(GREECE, "asia").building(GREECE);
    at.build(GREECE, building("asia.troia"), "3 coin");
    assertThat(at.board().isBuilt(icon("asia.troia"))).isTrue();
    assertThat(at.refused(GREECE, building("asia.troia"))).isEqualTo("MN-M-7");
    assertThat(at.level(GREECE, Track.CULTURE)).isEqualTo(5);
  }

  @Test
  @Rule("MN-3.1.2-e")
  void market_and_temple_need_nothing_before_them() {
    TestTable at = greece().control(GREECE, "macedonia", "creta").building(GREECE);
    assertThat(at.accepts(GREECE, building("macedonia.market"))).isTrue();
    assertThat(at.accepts(GREECE, building("creta.temple"))).isTrue();
  }

  @Test
  @Rule("MN-3.1.2-f")
  void an_icon_under_an_enemy_legion_is_not_empty() {
    TestTable at =
        greece()
            .razed("achaia.athenae")
            .legions(GREECE, "achaia", 0)
            .fortress(GREECE, "achaia", false)
            .legions(ROME, "achaia", 1)
            .placed(ROME, "achaia", "athenae")
            .building(GREECE);
    assertThat(at.refused(GREECE, building("achaia.athenae"))).isEqualTo("MN-3.1.2-f");
    assertThat(at.moves(GREECE)).doesNotContain(building("achaia.athenae"));
  }

  @Test
  @Rule("MN-3.1.2-g")
  void a_pillaged_capital_is_rebuilt_by_its_own_empire() {
    TestTable at = greece().razed("achaia.athenae").building(GREECE);
    at.build(GREECE, building("achaia.athenae"), "3 coin");
    assertThat(Victory.greatCities(at.state(), GREECE)).isEqualTo(1);
    TestTable rome = TestTable.five().stock(ROME, RICH).razed("achaia.athenae");
    rome.legions(GREECE, "achaia", 0).fortress(GREECE, "achaia", false).legions(ROME, "achaia", 1);
    assertThat(rome.building(ROME).refused(ROME, building("achaia.athenae")))
        .isEqualTo("MN-3.1.2-a");
  }

  @Test
  @Rule({"MN-3.1.2-h", "MN-C-8"})
  void nothing_is_built_beyond_the_supply() {
    TestTable at = greece().legions(GREECE, "achaia", 7).triremes(GREECE, "aegean", 5);
    at.fortress(GREECE, "dacia", true).fortress(GREECE, "thracia", true);
    at.control(GREECE, "macedonia", "scythia", "germania");
    at.fortress(GREECE, "macedonia", true).fortress(GREECE, "scythia", true).building(GREECE);
    assertThat(at.refused(GREECE, legion("achaia"))).isEqualTo("MN-C-8");
    assertThat(at.refused(GREECE, trireme("aegean"))).isEqualTo("MN-C-8");
    assertThat(at.refused(GREECE, fortress("germania"))).isEqualTo("MN-C-8");
    assertThat(at.moves(GREECE))
        .noneMatch(
            move ->
                move instanceof Move.BuildLegion
                    || move instanceof Move.BuildTrireme
                    || move instanceof Move.BuildFortress);
  }

  @Test
  @Rule("MN-3.1.2-i")
  void an_own_legion_on_an_icon_does_not_hinder_its_owner() {
    TestTable at = TestTable.five().stock(EGYPT, RICH).tiles(EGYPT, "circe");
    at.placed(EGYPT, "aegyptus", "caravan1").building(EGYPT);
    at.build(EGYPT, building("aegyptus.caravan1"), "3 coin");
    assertThat(at.board().isBuilt(icon("aegyptus.caravan1"))).isTrue();
    assertThat(at.board().placed(EGYPT, province("aegyptus"))).isZero();
    assertThat(at.board().legions(EGYPT, province("aegyptus"))).isEqualTo(1);
  }

  @Test
  @Rule("MN-3.2")
  void tracks_follow_at_once_and_control_changes_none() {
    TestTable at = greece().display("hercules").building(GREECE);
    assertThat(Tracks.of(at.state(), GREECE)).containsExactly(4, 4, 3);
    at.build(GREECE, control("macedonia"), "3 coin");
    assertThat(Tracks.of(at.state(), GREECE)).containsExactly(4, 4, 3);
    at.build(GREECE, trireme("aegean"), "3 coin");
    assertThat(Tracks.of(at.state(), GREECE)).containsExactly(4, 4, 4);
    at.build(GREECE, building("macedonia.caravan1"), "3 coin");
    assertThat(Tracks.of(at.state(), GREECE)).containsExactly(5, 4, 4);
    at.build(GREECE, new Move.BuyTile(tile("hercules")), "7 coin");
    assertThat(Tracks.of(at.state(), GREECE)).containsExactly(7, 6, 6);
  }

  // tiles ----------------------------------------------------------------------------------------

  @Test
  @Rule("MN-3.1.3-a")
  void a_tile_must_be_face_up_and_costs_more_each_time() {
    TestTable at = greece().display("hercules", "circe", "ramses").building(GREECE);
    assertThat(at.refused(GREECE, new Move.BuyTile(tile("antigone")))).isEqualTo("MN-3.1.3-a");
    assertThat(at.refused(GREECE, new Move.BuyTile(tile("caesar")))).isEqualTo("MN-3.1.3-a");
    at.build(GREECE, new Move.BuyTile(tile("hercules")), "7 coin");
    at.play(GREECE, new Move.BuyTile(tile("circe")));
    assertThat(at.refused(GREECE, TestTable.pay("7 coin"))).isEqualTo("MN-3.0-f");
    at.play(GREECE, TestTable.pay("8 coin"));
    at.build(GREECE, new Move.BuyTile(tile("ramses")), "9 coin");
    assertThat(at.realm(GREECE).tiles().size()).isEqualTo(4);
    assertThat(at.view(GREECE).realms().get(GREECE).victory().tilePrice()).contains(10);
  }

  @Test
  @Rule("MN-3.1.3-b")
  void nobody_owns_a_sixth_tile() {
    TestTable at =
        TestTable.five()
            .tiles(GREECE, "hercules", "circe", "ramses", "antigone")
            .stock(GREECE, "40 coin")
            .display("spartacus")
            .building(GREECE);
    assertThat(at.refused(GREECE, new Move.BuyTile(tile("spartacus")))).isEqualTo("MN-3.1.3-b");
    assertThat(at.moves(GREECE)).doesNotContain(new Move.BuyTile(tile("spartacus")));
    assertThat(at.moves(GREECE)).contains(new Move.BuyTile(tile("pyramids")));
  }

  @Test
  @Rule({"MN-3.1.3-c", "MN-7-a"})
  void powers_and_bonuses_work_from_the_purchase_on() {
    TestTable at = TestTable.five().stock(ROME, RICH).display("spartacus", "queen_of_sheba");
    at.building(ROME).build(ROME, new Move.BuyTile(tile("spartacus")), "7 coin");
    assertThat(at.accepts(ROME, new Move.BuildLegion(province("italia"), true))).isTrue();
    int culture = at.level(ROME, Track.CULTURE);
    int military = at.level(ROME, Track.MILITARY);
    at.build(ROME, new Move.BuyTile(tile("queen_of_sheba")), "8 coin");
    assertThat(at.level(ROME, Track.CULTURE)).isEqualTo(culture + 1);
    assertThat(at.level(ROME, Track.MILITARY)).isEqualTo(military + 1);
  }

  @Test
  @Rule({"MN-3.1.3-e", "MN-3.1.3-g", "MN-3.3-e"})
  void the_display_is_refilled_in_order_at_the_end_of_the_phase_only() {
    TestTable at = TestTable.five().stock(ROME, RICH).leader(Track.CULTURE, ROME);
    at.begin(Phase.CONSTRUCTION).play(ROME, new Move.Pick(ROME));
    Tile bought = at.state().faceUp().get(1);
    Tile next = at.state().faceDown().first();
    at.build(ROME, new Move.BuyTile(bought), "7 coin").play(ROME, new Move.EndBuild());
    assertThat(at.state().faceUp()).hasSize(4).doesNotContain(bought);
    for (int seat : new int[] {GREECE, BABYLON, EGYPT}) {
      at.play(ROME, new Move.Pick(seat)).play(seat, new Move.EndBuild());
    }
    at.play(CARTHAGE, new Move.EndBuild());
    assertThat(at.events(TilesRevealed.class)).hasSize(1);
    assertThat(at.state().faceUp()).hasSize(5).last().isEqualTo(next);
  }

  @Test
  @Rule("MN-3.1.3-e")
  void the_experienced_have_no_refill_and_the_last_tiles_stay() {
    TestTable at = TestTable.of(Setup.of(3).with("display", "experienced")).stock(0, RICH);
    at.building(0).build(0, new Move.BuyTile(at.state().faceUp().first()), "7 coin");
    assertThat(at.play(0, new Move.EndBuild()).until(Frame.Movement.class).state().faceUp())
        .hasSize(16);
  }

  // the end of the phase
  // ---------------------------------------------------------------------------

  private static TestTable stored(TestTable at) {
    at.begin(Phase.CONSTRUCTION);
    while (at.state().phase() == Phase.CONSTRUCTION
        && !(at.state().top() instanceof Frame.Storing)) {
      int seat = at.asked().getFirst();
      at.play(seat, at.moves(seat).getLast());
    }
    return at;
  }

  @Test
  @Rule({"MN-3.3-b", "MN-3.3-c"})
  void everybody_keeps_two_coins_and_discards_the_rest() {
    TestTable at =
        TestTable.five().stock(ROME, "5 coin, 2 wine, L:wine, oil").stock(GREECE, "coin");
    stored(at);
    assertThat(at.state().stock(ROME)).isEqualTo(stock("2 coin"));
    assertThat(at.state().stock(GREECE)).isEqualTo(stock("coin"));
    assertThat(at.state().discard()).contains(DATA.commodity("wine"));
    assertThat(at.state().phase()).isEqualTo(Phase.MOVEMENT);
  }

  @Test
  @Rule({"MN-3.3-b", "MN-11-GAR"})
  void the_hanging_gardens_keep_two_commodities_of_different_types() {
    TestTable at = TestTable.five().tiles(ROME, "hanging_gardens");
    at.stock(ROME, "5 coin, 2 wine, L:wine, oil");
    stored(at);
    assertThat(at.asked()).containsExactly(ROME);
    assertThat(at.moves(ROME)).hasSize(4);
    at.play(ROME, new Move.Keep(DATA.resource("oil")));
    assertThat(TestTable.GAME.unfinished(at.state(), ROME)).isTrue();
    assertThat(at.refused(ROME, new Move.Keep(DATA.resource("oil")))).isEqualTo("MN-3.3-b");
    at.play(ROME, new Move.Keep(DATA.resource("L:wine")));
    assertThat(at.state().stock(ROME)).isEqualTo(stock("2 coin, oil, L:wine"));
    TestTable wine = TestTable.five().tiles(ROME, "hanging_gardens").stock(ROME, "2 wine, L:wine");
    stored(wine).play(ROME, new Move.Keep(DATA.resource("wine")));
    assertThat(wine.refused(ROME, new Move.Keep(DATA.resource("L:wine")))).isEqualTo("MN-3.3-b");
    wine.play(ROME, new Move.EndKeeping());
    assertThat(wine.state().stock(ROME)).isEqualTo(stock("wine"));
  }

  @Test
  @Rule("MN-3.3-c")
  void resources_are_kept_until_the_end_of_the_phase_not_of_the_turn() {
    TestTable at = TestTable.five().leader(Track.CULTURE, ROME).begin(Phase.CONSTRUCTION);
    at.play(ROME, new Move.Pick(ROME)).play(ROME, new Move.EndBuild());
    assertThat(at.state().stock(ROME).size()).isEqualTo(9);
  }

  @Test
  @Rule({"MN-3.3-a", "MN-6.2-a"})
  void fame_is_checked_before_anything_is_discarded() {
    TestTable at =
        TestTable.five()
            .tiles(ROME, "hercules", "circe", "ramses", "antigone")
            .stock(ROME, "9 coin");
    stored(at);
    assertThat(at.outcome().winners()).containsExactly(ROME);
    assertThat(at.state().stock(ROME)).isEqualTo(stock("9 coin"));
  }
}
