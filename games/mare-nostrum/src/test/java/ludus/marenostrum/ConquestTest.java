package ludus.marenostrum;

import static ludus.marenostrum.TestTable.CARTHAGE;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.five;
import static ludus.marenostrum.TestTable.icon;
import static ludus.marenostrum.TestTable.province;
import static ludus.marenostrum.TestTable.stock;
import static ludus.marenostrum.War.dice;
import static ludus.marenostrum.War.march;
import static ludus.marenostrum.War.occupy;
import static ludus.marenostrum.War.occupyMarker;
import static ludus.marenostrum.War.pillage;
import static ludus.marenostrum.War.pillageForLegendary;
import static ludus.marenostrum.War.place;
import static ludus.marenostrum.War.reoccupy;
import static ludus.marenostrum.War.sacrifice;
import static ludus.marenostrum.War.turn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import ludus.kernel.laws.Rule;
import ludus.marenostrum.MareNostrumEvent.LegendaryDrawn;
import ludus.marenostrum.MareNostrumEvent.LegionSacrificed;
import ludus.marenostrum.MareNostrumEvent.OccupationEnded;
import ludus.marenostrum.MareNostrumEvent.Pillaged;
import ludus.marenostrum.MareNostrumView.ChoiceView;
import ludus.marenostrum.MareNostrumView.ConquestView;
import ludus.marenostrum.MareNostrumView.HeldView;
import ludus.marenostrum.MareNostrumView.PillageView;
import ludus.marenostrum.phase.Collect;
import org.junit.jupiter.api.Test;

/// Pillage, occupation, the Queen of Sheba, Circe, and the victory of four cities.
class ConquestTest {

  private static final Move END = Moves.END_MARCHING;

  /// Rome stands in Cyrenaica (papyrus, Market, Cyrene; Egyptian) in the Conquest step of its turn.
  private static TestTable cyrenaica(int legions) {
    return conquest(five(), legions);
  }

  private static TestTable conquest(TestTable table, int legions) {
    return turn(table.legions(ROME, "cyrenaica", legions), ROME).play(ROME, END);
  }

  private static Move fallback(TestTable table, int seat) {
    return TestTable.GAME.fallback(table.state(), seat, new SplittableRandom(1));
  }

  // the Conqueror
  // ----------------------------------------------------------------------------------

  @Test
  @Rule("MN-4.3-a")
  void the_conqueror_is_alone_with_a_legion_in_a_province_of_another() {
    TestTable table = cyrenaica(1);
    assertThat(table.state().top()).isInstanceOf(Frame.Conquest.class);
    assertThat(table.refused(ROME, pillage("italia.market"))).isEqualTo("MN-4.3-a");
    assertThat(table.refused(ROME, pillage("africa.market"))).isEqualTo("MN-4.3-a");
    assertThat(table.refused(ROME, Moves.PASS)).isEqualTo("MN-4.0-b");
    assertThat(table.accepts(ROME, pillage("cyrenaica.market"))).isTrue();
  }

  @Test
  @Rule("MN-4.3-g")
  void an_uncontrolled_province_can_not_be_conquered() {
    TestTable table = five().built("macedonia.market").legions(ROME, "macedonia", 1);
    conquest(table, 1);
    assertThat(table.refused(ROME, pillage("macedonia.market"))).isEqualTo("MN-4.3-g");
    assertThat(table.refused(ROME, occupy("macedonia.market"))).isEqualTo("MN-4.3-g");
    assertThat(table.refused(ROME, occupyMarker("macedonia"))).isEqualTo("MN-4.3-g");
  }

  @Test
  @Rule("MN-4.3-b")
  void there_is_one_choice_for_each_province() {
    TestTable table = five().triremes(ROME, "ionian", 1).triremes(ROME, "african", 1);
    turn(table.legions(ROME, "cyrenaica", 3), ROME).play(ROME, Moves.END_SAILING, END);
    assertThat(table.accepts(ROME, occupyMarker("cyrenaica"))).isTrue();
    table.play(ROME, occupy("cyrenaica.market"));
    assertThat(table.refused(ROME, pillage("cyrenaica.caravan1"))).isEqualTo("MN-4.3-b");
    assertThat(table.refused(ROME, occupyMarker("cyrenaica"))).isEqualTo("MN-4.3-b");
    assertThat(table.accepts(ROME, occupy("cyrenaica.caravan1"))).isTrue();
    TestTable pillaged = cyrenaica(3).legions(ROME, "dacia", 1);
    pillaged.play(ROME, pillage("cyrenaica.caravan1"));
    assertThat(pillaged.refused(ROME, occupy("cyrenaica.market"))).isEqualTo("MN-4.3-b");
    assertThat(pillaged.accepts(ROME, pillage("dacia.market"))).isTrue();
  }

  @Test
  @Rule("MN-4.3-b")
  void the_conqueror_may_do_nothing() {
    TestTable table = cyrenaica(2).play(ROME, Moves.END_TURN);
    assertThat(table.board().placed(ROME, province("cyrenaica"))).isZero();
    assertThat(table.state().top()).isInstanceOf(Frame.Movement.class);
  }

  @Test
  @Rule({"MN-4.3-c", "MN-4.3-d"})
  void earlier_occupations_end_when_the_step_begins_and_can_be_chosen_again() {
    TestTable table = five().legions(ROME, "cyrenaica", 2);
    turn(table.placed(ROME, "cyrenaica", "market", "cyrene"), ROME).play(ROME, END);
    assertThat(table.board().placed(ROME, province("cyrenaica"))).isZero();
    ConquestView view = table.view(ROME).movement().orElseThrow().conquest().orElseThrow();
    assertThat(view.before())
        .containsExactly(new HeldView(province("cyrenaica"), List.of("market", "cyrene")));
    assertThat(fallback(table, ROME)).isEqualTo(occupy("cyrenaica.market"));
    table.play(ROME, fallback(table, ROME));
    assertThat(fallback(table, ROME)).isEqualTo(occupy("cyrenaica.cyrene"));
    table.play(ROME, fallback(table, ROME));
    assertThat(table.board().occupier(icon("cyrenaica.market"))).isEqualTo(ROME);
    assertThat(table.board().occupier(icon("cyrenaica.cyrene"))).isEqualTo(ROME);
    assertThat(table.state().top()).isInstanceOf(Frame.Movement.class);
  }

  @Test
  @Rule("MN-4.3-c")
  void what_is_not_chosen_again_is_free() {
    TestTable table = five().legions(ROME, "cyrenaica", 2);
    turn(table.placed(ROME, "cyrenaica", "market"), ROME).play(ROME, END, Moves.END_TURN);
    assertThat(table.events(OccupationEnded.class))
        .containsExactly(new OccupationEnded(ROME, province("cyrenaica")));
    assertThat(table.board().controller(icon("cyrenaica.market"))).isEqualTo(EGYPT);
  }

  @Test
  @Rule("MN-R-9")
  void an_absent_conqueror_holds_a_marker_before_anything_else_and_takes_nothing_new() {
    TestTable table = five().legions(ROME, "cyrenaica", 1).legions(ROME, "dacia", 1);
    table.placed(ROME, "dacia", "marker");
    turn(table, ROME).play(ROME, Moves.END_CONVERSIONS, END);
    assertThat(fallback(table, ROME)).isEqualTo(occupyMarker("dacia"));
    table.play(ROME, fallback(table, ROME));
    assertThat(fallback(table, ROME)).isEqualTo(Moves.END_TURN);
  }

  @Test
  void the_conqueror_sees_what_can_be_done() {
    TestTable table = five().legions(ROME, "dacia", 1);
    turn(table, ROME).play(ROME, END);
    assertThat(table.view(ROME).movement().orElseThrow().conquest().orElseThrow().choices())
        .containsExactly(
            new ChoiceView(
                province("dacia"),
                1,
                false,
                List.of(
                    pillageView("dacia.caravan1", "gold"),
                    pillageView("dacia.caravan2", "sheep"),
                    pillageView("dacia.market", "")),
                List.of(icon("dacia.caravan1"), icon("dacia.caravan2"), icon("dacia.market")),
                true,
                false,
                List.of()));
    assertThat(table.view(GREECE).movement().orElseThrow().conquest().orElseThrow().choices())
        .isEmpty();
  }

  private static PillageView pillageView(String icon, String income) {
    return new PillageView(icon(icon), TestTable.DATA.amounts(stock(income)), false, false);
  }

  // pillage
  // ----------------------------------------------------------------------------------------

  @Test
  @Rule({"MN-4.3.1-a", "MN-4.3.4", "MN-C-10"})
  void a_pillaged_caravan_is_gone_and_brings_one_of_its_commodity() {
    TestTable table = cyrenaica(1).play(ROME, pillage("cyrenaica.caravan1"));
    assertThat(table.board().isBuilt(icon("cyrenaica.caravan1"))).isFalse();
    assertThat(table.board().occupier(icon("cyrenaica.caravan1"))).isEqualTo(ROME);
    assertThat(table.realm(ROME).stock().count(TestTable.DATA.resource("papyrus"))).isEqualTo(1);
    assertThat(table.level(EGYPT, Track.TRADE)).isEqualTo(3);
    assertThat(table.events(Pillaged.class).getFirst().income())
        .containsExactly(new Amount(TestTable.DATA.resource("papyrus"), 1));
  }

  @Test
  @Rule({"MN-4.3.1-a", "MN-4.3.1-b"})
  void a_city_brings_one_coin_a_market_or_temple_nothing_and_nothing_is_doubled() {
    TestTable city = five().legions(ROME, "thracia", 1).legions(GREECE, "thracia", 0);
    turn(city, ROME).play(ROME, END);
    int coins = city.realm(ROME).stock().coins();
    city.play(ROME, pillage("thracia.byzantium"));
    assertThat(city.realm(ROME).stock().coins()).isEqualTo(coins + 1);
    TestTable caravan = conquest(five(), 1).legions(ROME, "dacia", 1);
    caravan.play(ROME, pillage("dacia.caravan1"));
    assertThat(caravan.realm(ROME).stock().count(TestTable.DATA.resource("gold"))).isEqualTo(1);
    TestTable market = cyrenaica(1);
    Stock before = market.realm(ROME).stock();
    market.play(ROME, pillage("cyrenaica.market"));
    assertThat(market.realm(ROME).stock()).isEqualTo(before);
    assertThat(market.level(EGYPT, Track.TRADE)).isEqualTo(3);
  }

  @Test
  @Rule("MN-4.3.1-a")
  void a_capital_brings_one_coin_and_can_be_built_again_only_by_its_empire() {
    TestTable table = five().legions(GREECE, "achaia", 0).fortress(GREECE, "achaia", false);
    turn(table.legions(ROME, "achaia", 1), ROME).play(ROME, END);
    int coins = table.realm(ROME).stock().coins();
    table.play(ROME, pillage("achaia.athenae"));
    assertThat(table.realm(ROME).stock().coins()).isEqualTo(coins + 1);
    assertThat(table.board().controller(province("achaia"))).isEqualTo(GREECE);
  }

  /// Greece controls Asia with Troia.
  private static TestTable asia(TestTable table) {
    table.control(GREECE, "asia").built("asia.troia").legions(ROME, "asia", 1);
    return turn(table, ROME).play(ROME, END);
  }

  @Test
  @Rule("MN-4.3.1-a")
  void a_legendary_city_brings_a_coin_or_a_legendary_commodity() {
    TestTable coin = asia(five());
    Stock before = coin.realm(ROME).stock();
    assertThat(coin.accepts(ROME, pillageForLegendary("asia.troia"))).isTrue();
    coin.play(ROME, pillage("asia.troia"));
    assertThat(coin.realm(ROME).stock()).isEqualTo(before.plusCoins(1));
    TestTable drawn = asia(five());
    drawn.play(ROME, pillageForLegendary("asia.troia"));
    assertThat(drawn.realm(ROME).stock().coins()).isEqualTo(before.coins());
    assertThat(Integer.bitCount(drawn.realm(ROME).stock().legendary())).isEqualTo(1);
    LegendaryDrawn event = drawn.events(LegendaryDrawn.class).getFirst();
    assertThat(event.shownTo(ludus.kernel.Viewer.seat(GREECE)).orElseThrow().types()).isEmpty();
    assertThat(cyrenaica(1).refused(ROME, pillageForLegendary("cyrenaica.cyrene")))
        .isEqualTo("MN-4.3.1-a");
  }

  @Test
  @Rule({"MN-4.3.1-c", "MN-10-HML"})
  void hamilcar_doubles_pillage() {
    TestTable caravan = conquest(five().tiles(ROME, "hamilcar"), 1);
    caravan.play(ROME, pillage("cyrenaica.caravan1"));
    assertThat(caravan.realm(ROME).stock().count(TestTable.DATA.resource("papyrus"))).isEqualTo(2);
    TestTable city = conquest(five().tiles(ROME, "hamilcar"), 1);
    int coins = city.realm(ROME).stock().coins();
    city.play(ROME, pillage("cyrenaica.cyrene"));
    assertThat(city.realm(ROME).stock().coins()).isEqualTo(coins + 2);
    TestTable both = asia(five().tiles(ROME, "hamilcar"));
    assertThat(both.refused(ROME, pillageForLegendary("asia.troia"))).isEqualTo("MN-4.3.1-c");
    both.play(ROME, pillage("asia.troia"));
    assertThat(both.realm(ROME).stock().coins()).isEqualTo(coins + 1);
    assertThat(Integer.bitCount(both.realm(ROME).stock().legendary())).isEqualTo(1);
  }

  @Test
  @Rule({"MN-4.3.1-c", "MN-C-8"})
  void pillage_never_brings_more_than_the_reserve_has() {
    TestTable table = five().tiles(ROME, "hamilcar").stock(EGYPT, "4 papyrus");
    conquest(table, 1).play(ROME, pillage("cyrenaica.caravan1"));
    assertThat(table.realm(ROME).stock().count(TestTable.DATA.resource("papyrus"))).isEqualTo(1);
    assertThat(table.board().isBuilt(icon("cyrenaica.caravan1"))).isFalse();
  }

  @Test
  @Rule("MN-3.3-d")
  void what_a_pillage_brings_is_kept_for_the_next_round() {
    TestTable table = conquest(five().stock(ROME, "2 coin"), 1);
    table.play(ROME, pillage("cyrenaica.caravan1")).until(Frame.Token.class);
    assertThat(table.realm(ROME).stock())
        .isEqualTo(stock("3 coin, 2 wine, 2 gladiator, 2 sheep, stone, oil, papyrus"));
  }

  @Test
  @Rule("MN-4.3.1-d")
  void one_building_is_pillaged_in_a_province_but_several_provinces_may_be() {
    TestTable table = five().legions(ROME, "dacia", 2);
    conquest(table, 2).play(ROME, pillage("cyrenaica.market"));
    assertThat(table.refused(ROME, pillage("cyrenaica.cyrene"))).isEqualTo("MN-4.3-b");
    table.play(ROME, pillage("dacia.market"));
    assertThat(table.state().top()).isInstanceOf(Frame.Movement.class);
  }

  @Test
  @Rule({"MN-4.3.1-e", "MN-4.3.1-f", "MN-3.1.2-f"})
  void the_legion_on_the_empty_site_controls_nothing_but_keeps_it_from_being_built_on() {
    TestTable table = five().legions(GREECE, "achaia", 0).fortress(GREECE, "achaia", false);
    turn(table.legions(ROME, "achaia", 1), ROME).play(ROME, END, pillage("achaia.temple"));
    assertThat(table.level(ROME, Track.CULTURE)).isEqualTo(1);
    table.stock(GREECE, "6 coin").building(GREECE);
    assertThat(table.refused(GREECE, new Move.BuildBuilding(icon("achaia.temple"))))
        .isEqualTo("MN-3.1.2-f");
    turn(table, ROME).play(ROME, END);
    assertThat(table.board().placed(ROME, province("achaia"))).isZero();
  }

  // occupying Buildings
  // ----------------------------------------------------------------------------

  @Test
  @Rule({"MN-4.3.2-a", "MN-4.3.2-b", "MN-4.3.2-c", "MN-4.3.4", "MN-5-b"})
  void occupied_buildings_work_and_count_for_the_occupier() {
    TestTable table = cyrenaica(2);
    table.play(ROME, occupy("cyrenaica.caravan1"), occupy("cyrenaica.market"));
    assertThat(table.level(ROME, Track.TRADE)).isEqualTo(9);
    assertThat(table.level(EGYPT, Track.TRADE)).isEqualTo(2);
    assertThat(table.level(EGYPT, Track.CULTURE)).isEqualTo(4);
    assertThat(Collect.income(table.state(), ROME))
        .isEqualTo(Collect.income(five().state(), ROME).plus(stock("2 papyrus")));
    assertThat(Collect.income(table.state(), EGYPT)).isEqualTo(stock("5 coin, grain, gold"));
  }

  @Test
  @Rule("MN-4.3.2-a")
  void each_legion_occupies_one_building() {
    TestTable table = cyrenaica(1).legions(ROME, "dacia", 1);
    table.play(ROME, occupy("cyrenaica.market"));
    assertThat(table.refused(ROME, occupy("cyrenaica.cyrene"))).isEqualTo("MN-4.3.2-a");
    assertThat(table.refused(ROME, occupy("cyrenaica.market"))).isEqualTo("MN-4.3.2-a");
    assertThat(table.refused(ROME, occupy("cyrenaica.temple"))).isEqualTo("MN-4.3.2-a");
  }

  @Test
  @Rule("MN-4.3.2-b")
  void an_occupied_market_alone_doubles_nobodys_caravans() {
    TestTable table = five().legions(ROME, "dacia", 1).placed(ROME, "dacia", "market");
    assertThat(Collect.income(table.state(), GREECE))
        .isEqualTo(stock("4 coin, pottery, gold, sheep"));
    assertThat(Collect.income(table.state(), ROME)).isEqualTo(Collect.income(five().state(), ROME));
  }

  @Test
  @Rule({"MN-4.3.5-a", "MN-4.3.5-b"})
  void a_capital_province_can_be_occupied_but_its_owner_goes_on_building() {
    TestTable table = five().legions(GREECE, "achaia", 0).fortress(GREECE, "achaia", false);
    table.control(ROME, "macedonia").legions(ROME, "achaia", 2);
    turn(table, ROME).play(ROME, END);
    assertThat(table.refused(ROME, occupyMarker("achaia"))).isEqualTo("MN-4.3.5-a");
    table.play(ROME, occupy("achaia.athenae"), occupy("achaia.temple"));
    assertThat(Collect.income(table.state(), ROME).coins()).isEqualTo(3);
    assertThat(Collect.income(table.state(), GREECE).coins()).isEqualTo(2);
    table.stock(GREECE, "6 coin").building(GREECE);
    assertThat(table.accepts(GREECE, new Move.BuildLegion(province("achaia"), false))).isTrue();
    assertThat(table.accepts(GREECE, new Move.BuildFortress(province("achaia"), false))).isTrue();
    assertThat(table.accepts(GREECE, new Move.BuildBuilding(icon("achaia.market")))).isTrue();
    assertThat(table.accepts(GREECE, new Move.BuildTrireme(TestTable.sea("ionian"), false)))
        .isTrue();
  }

  // occupying the marker
  // -----------------------------------------------------------------------------

  @Test
  @Rule("MN-4.3.3-a")
  void a_marker_can_be_occupied_only_where_a_link_leads() {
    TestTable table = cyrenaica(1);
    assertThat(table.refused(ROME, occupyMarker("cyrenaica"))).isEqualTo("MN-4.3.3-a");
    TestTable linked = cyrenaica(1).control(ROME, "tripolitania");
    linked.play(ROME, occupyMarker("cyrenaica"));
    assertThat(linked.board().markerOccupier(province("cyrenaica"))).isEqualTo(ROME);
    assertThat(linked.board().controller(province("cyrenaica"))).isEqualTo(EGYPT);
    assertThat(linked.level(EGYPT, Track.TRADE)).isEqualTo(4);
  }

  @Test
  @Rule("MN-4.3.3-a")
  void a_marker_needs_a_legion_that_stands_on_nothing() {
    TestTable table = five().tiles(ROME, "circe").razed("cyrenaica.caravan1");
    table.control(ROME, "tripolitania");
    conquest(table, 1).legions(ROME, "dacia", 1).play(ROME, place("cyrenaica.caravan1"));
    assertThat(table.refused(ROME, occupyMarker("cyrenaica"))).isEqualTo("MN-4.3.3-a");
  }

  // the Queen of Sheba
  // -------------------------------------------------------------------------------

  private static TestTable sheba(int legions) {
    return conquest(five().tiles(ROME, "queen_of_sheba").control(ROME, "tripolitania"), legions);
  }

  @Test
  @Rule({"MN-10-SHE", "MN-10-SHE-a"})
  void the_queen_of_sheba_converts_at_once_for_a_legion() {
    TestTable table = sheba(2);
    table.legions(ROME, "dacia", 1);
    int military = table.level(ROME, Track.MILITARY);
    int trade = table.level(ROME, Track.TRADE);
    table.play(ROME, sacrifice("cyrenaica"));
    assertThat(table.events(LegionSacrificed.class))
        .containsExactly(new LegionSacrificed(ROME, province("cyrenaica"), EGYPT));
    assertThat(table.board().controller(province("cyrenaica"))).isEqualTo(ROME);
    assertThat(table.board().legions(ROME, province("cyrenaica"))).isEqualTo(1);
    assertThat(table.level(ROME, Track.MILITARY)).isEqualTo(military - 1);
    assertThat(table.level(ROME, Track.TRADE)).isEqualTo(trade + 2);
    // it is the one choice, and works once
    assertThat(table.refused(ROME, occupy("cyrenaica.market"))).isEqualTo("MN-4.3-b");
    assertThat(table.refused(ROME, sacrifice("dacia"))).isEqualTo("MN-10-SHE");
    assertThat(table.accepts(ROME, occupyMarker("dacia"))).isTrue();
  }

  @Test
  @Rule("MN-10-SHE")
  void the_queens_conversion_needs_her_a_link_and_a_marker() {
    TestTable nobody = cyrenaica(1).control(ROME, "tripolitania");
    assertThat(nobody.refused(ROME, sacrifice("cyrenaica"))).isEqualTo("MN-10-SHE");
    TestTable apart = conquest(five().tiles(ROME, "queen_of_sheba"), 1);
    assertThat(apart.refused(ROME, sacrifice("cyrenaica"))).isEqualTo("MN-4.3.3-a");
    TestTable poor = five().tiles(ROME, "queen_of_sheba").control(ROME, "tripolitania");
    poor.control(ROME, "noricum", "germania", "corsica", "sardinia");
    conquest(poor, 1);
    assertThat(poor.state().markers(ROME)).isZero();
    assertThat(poor.refused(ROME, sacrifice("cyrenaica"))).isEqualTo("MN-10-SHE");
    TestTable last = sheba(1).play(ROME, sacrifice("cyrenaica"));
    assertThat(last.board().legions(ROME, province("cyrenaica"))).isZero();
    assertThat(last.board().controller(province("cyrenaica"))).isEqualTo(ROME);
  }

  @Test
  @Rule("MN-10-SHE-a")
  void a_marker_held_since_an_earlier_turn_is_none_of_the_queens() {
    TestTable table = five().tiles(ROME, "queen_of_sheba").control(ROME, "tripolitania");
    table.legions(ROME, "cyrenaica", 1).placed(ROME, "cyrenaica", "marker");
    turn(table, ROME).play(ROME, Moves.END_CONVERSIONS, END);
    assertThat(table.refused(ROME, sacrifice("cyrenaica"))).isEqualTo("MN-10-SHE-a");
    assertThat(table.accepts(ROME, occupyMarker("cyrenaica"))).isTrue();
  }

  @Test
  @Rule("MN-4.3-j")
  void a_province_converted_by_the_queen_links_the_next() {
    TestTable table = sheba(1).legions(ROME, "aethiopia", 1);
    assertThat(table.refused(ROME, occupyMarker("aethiopia"))).isEqualTo("MN-4.3.3-a");
    table.play(ROME, sacrifice("cyrenaica"));
    assertThat(table.accepts(ROME, occupyMarker("aethiopia"))).isTrue();
  }

  // Circe
  // --------------------------------------------------------------------------------------------

  @Test
  @Rule("MN-10-CIR")
  void circes_legions_collect_on_empty_caravan_sites() {
    TestTable table = five().tiles(EGYPT, "circe").built("aegyptus.market");
    turn(table, EGYPT).play(EGYPT, END);
    int trade = table.level(EGYPT, Track.TRADE);
    Stock income = Collect.income(table.state(), EGYPT);
    table.play(EGYPT, place("aegyptus.caravan1"));
    assertThat(Collect.income(table.state(), EGYPT)).isEqualTo(income.plus(stock("2 papyrus")));
    assertThat(table.level(EGYPT, Track.TRADE)).isEqualTo(trade);
  }

  @Test
  @Rule({"MN-10-CIR", "MN-10-CIR-a"})
  void circe_needs_an_empty_caravan_site_a_free_legion_and_no_enemies() {
    TestTable table = five().tiles(ROME, "circe").legions(ROME, "macedonia", 1);
    table.legions(ROME, "judaea", 2).legions(EGYPT, "judaea", 2).legions(ROME, "gallia", 1);
    turn(table, ROME).play(ROME, END);
    assertThat(table.state().top()).isInstanceOf(Frame.Conquest.class);
    assertThat(table.refused(ROME, place("gallia.caravan1"))).isEqualTo("MN-10-CIR-a");
    assertThat(table.refused(ROME, place("gallia.market"))).isEqualTo("MN-10-CIR");
    assertThat(table.refused(ROME, place("noricum.caravan1"))).isEqualTo("MN-10-CIR");
    table.play(ROME, place("macedonia.caravan1"));
    assertThat(table.state().top()).isInstanceOf(Frame.Movement.class);
    TestTable nobody = cyrenaica(1).legions(ROME, "macedonia", 1);
    assertThat(nobody.refused(ROME, place("macedonia.caravan1"))).isEqualTo("MN-10-CIR");
  }

  @Test
  @Rule("MN-10-CIR-a")
  void circe_places_besides_the_one_choice_with_other_legions() {
    TestTable table = five().tiles(ROME, "circe").razed("dacia.caravan1");
    turn(table.legions(ROME, "dacia", 2), ROME).play(ROME, END);
    table.play(ROME, occupy("dacia.market"), place("dacia.caravan1"));
    assertThat(table.board().occupier(icon("dacia.caravan1"))).isEqualTo(ROME);
    assertThat(Collect.income(table.state(), ROME))
        .isEqualTo(Collect.income(five().state(), ROME).plus(stock("2 gold")));
  }

  @Test
  @Rule("MN-10-CIR-a")
  void a_legion_on_a_pillaged_caravan_counts_as_placed() {
    TestTable table = five().tiles(ROME, "circe");
    conquest(table, 1).play(ROME, pillage("cyrenaica.caravan1"));
    assertThat(Collect.income(table.state(), ROME))
        .isEqualTo(Collect.income(five().state(), ROME).plus(stock("papyrus")));
    TestTable without = cyrenaica(1).play(ROME, pillage("cyrenaica.caravan1"));
    assertThat(Collect.income(without.state(), ROME))
        .isEqualTo(Collect.income(five().state(), ROME));
  }

  @Test
  @Rule({"MN-10-CIR-a", "MN-4.3-f"})
  void after_an_attack_circes_legions_take_their_places_again() {
    TestTable table = five().tiles(EGYPT, "circe").legions(EGYPT, "aegyptus", 2);
    table.placed(EGYPT, "aegyptus", "caravan1").legions(ROME, "judaea", 1);
    turn(table, ROME);
    dice(table, 1, 4, 4).play(ROME, march("judaea", "aegyptus"), END);
    assertThat(table.asked()).containsExactly(EGYPT);
    table.play(EGYPT, reoccupy("aegyptus.caravan1"));
    assertThat(table.board().occupier(icon("aegyptus.caravan1"))).isEqualTo(EGYPT);
  }

  // victory
  // ------------------------------------------------------------------------------------------

  /// Carthage holds Carthago and Syracusae, and stands in Italia and Aegyptus.
  private static TestTable fourCities() {
    TestTable table =
        five()
            .control(CARTHAGE, "sicilia")
            .built("sicilia.syracusae")
            .legions(ROME, "italia", 0)
            .fortress(ROME, "italia", false)
            .legions(EGYPT, "aegyptus", 0)
            .fortress(EGYPT, "aegyptus", false)
            .legions(CARTHAGE, "italia", 1)
            .legions(CARTHAGE, "aegyptus", 1);
    return turn(table, CARTHAGE).play(CARTHAGE, END);
  }

  @Test
  @Rule("MN-6.3-a")
  void four_capitals_and_legendary_cities_win_at_the_end_of_the_phase() {
    TestTable table = fourCities();
    table.play(CARTHAGE, occupy("italia.roma"), occupy("aegyptus.alexandria"));
    assertThat(table.state().phase()).isEqualTo(Phase.MOVEMENT);
    for (int i = 0; i < 20 && table.state().phase() == Phase.MOVEMENT; i++) {
      int seat = table.asked().getFirst();
      table.play(seat, fallback(table, seat));
    }
    assertThat(table.outcome().winners()).containsExactly(CARTHAGE);
    assertThat(table.outcome().result()).isEqualTo(Victory.FOUR_CITIES);
  }

  @Test
  @Rule("MN-6.3-b")
  void a_pillaged_capital_does_not_count() {
    TestTable table = fourCities();
    table.play(CARTHAGE, pillage("italia.roma"), occupy("aegyptus.alexandria"));
    assertThat(Victory.greatCities(table.state(), CARTHAGE)).isEqualTo(3);
    assertThat(Victory.conquest(table.state()).isEmpty()).isTrue();
  }
}
