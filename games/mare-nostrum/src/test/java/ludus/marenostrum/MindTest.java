package ludus.marenostrum;

import static ludus.marenostrum.Sense.best;
import static ludus.marenostrum.Sense.chance;
import static ludus.marenostrum.TestTable.BABYLON;
import static ludus.marenostrum.TestTable.CARTHAGE;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.five;
import static ludus.marenostrum.TestTable.icon;
import static ludus.marenostrum.TestTable.province;
import static ludus.marenostrum.TestTable.stock;
import static ludus.marenostrum.TestTable.tile;
import static org.assertj.core.api.Assertions.assertThat;

import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.marenostrum.mind.MareNostrumValuation;
import org.junit.jupiter.api.Test;

/// What a sensible empire does where the choice is clear.
class MindTest {

  private static final String TEN_GOODS =
      "pottery, gems, papyrus, metal, spices, stone, wood, gold, grain, oil";

  private static final String[] THREE_TILES = {"hercules", "hamilcar", "circe"};

  // construction ---------------------------------------------------------------------------------

  @Test
  void whoever_can_build_the_pyramids_does() {
    TestTable table = five().stock(ROME, "12 coin").building(ROME);
    assertThat(chance(table, ROME, new Move.BuyTile(tile("pyramids")))).isGreaterThan(0.99);
  }

  @Test
  void the_fifth_tile_comes_before_everything_else() {
    TestTable table =
        five()
            .tiles(EGYPT, THREE_TILES)
            .display("colossus", "ramses")
            .stock(EGYPT, "10 coin")
            .building(EGYPT);
    assertThat(best(table, EGYPT))
        .isIn(new Move.BuyTile(tile("colossus")), new Move.BuyTile(tile("ramses")));
  }

  @Test
  void goods_that_make_a_set_for_a_tile_are_not_spent_on_something_small() {
    TestTable table =
        five()
            .tiles(ROME, THREE_TILES)
            .display("colossus")
            .stock(ROME, TEN_GOODS + ", 3 coin")
            .building(ROME)
            .play(ROME, new Move.BuildFortress(province("gallia"), false));
    assertThat(best(table, ROME)).isEqualTo(TestTable.pay("3 coin"));
  }

  @Test
  void what_would_be_lost_is_spent() {
    TestTable table = five().stock(CARTHAGE, "grain, oil, sheep").building(CARTHAGE);
    assertThat(chance(table, CARTHAGE, Moves.END_BUILD)).isLessThan(0.05);
  }

  @Test
  void a_caravan_where_there_is_a_market_comes_before_one_where_there_is_none() {
    TestTable table =
        five().razed("italia.caravan1", "dalmatia.caravan2").stock(ROME, "3 coin").building(ROME);
    assertThat(chance(table, ROME, new Move.BuildBuilding(icon("italia.caravan1"))))
        .isGreaterThan(chance(table, ROME, new Move.BuildBuilding(icon("dalmatia.caravan2"))));
  }

  @Test
  void a_capital_that_others_can_reach_gets_a_guard() {
    TestTable table =
        five()
            .legions(EGYPT, "aegyptus", 0)
            .fortress(EGYPT, "aegyptus", false)
            .legions(BABYLON, "arabia", 1)
            .control(BABYLON, "arabia")
            .stock(EGYPT, "3 coin")
            .building(EGYPT);
    assertThat(best(table, EGYPT))
        .isIn(
            new Move.BuildLegion(province("aegyptus"), false),
            new Move.BuildFortress(province("aegyptus"), false));
  }

  // trade ----------------------------------------------------------------------------------------

  @Test
  void what_is_there_twice_is_offered_and_sets_are_kept() {
    TestTable table =
        five()
            .tiles(ROME, THREE_TILES)
            .stock(ROME, TEN_GOODS + ", 2 grain")
            .frames(Phase.TRADE, new Frame.Offers(2, Seats.of(GREECE), Pile.times(5, Stock.NONE)));
    Move grain = new Move.Offer(TestTable.tokens("grain").getFirst());
    assertThat(best(table, ROME)).isEqualTo(grain);
    assertThat(best(table.play(ROME, grain), ROME)).isEqualTo(grain);
  }

  private static TestTable chain(String rome, String greece, String carthage) {
    return five()
        .stock(ROME, rome)
        .stock(GREECE, greece)
        .stock(CARTHAGE, carthage)
        .leader(Track.TRADE, ROME);
  }

  private static Pile<Stock> offers(String greece, String carthage) {
    return Pile.times(5, Stock.NONE).with(GREECE, stock(greece)).with(CARTHAGE, stock(carthage));
  }

  @Test
  void a_good_that_is_missing_is_taken_before_one_that_is_there() {
    TestTable table =
        chain("wine, grain, oil, sheep, stone", "wine", "papyrus")
            .frames(Phase.TRADE, new Frame.Chain(1, ROME, offers("wine", "papyrus"), Pile.empty()));
    assertThat(best(table, ROME))
        .isEqualTo(new Move.Take(CARTHAGE, TestTable.tokens("papyrus").getFirst()));
  }

  @Test
  void of_two_who_offer_the_same_the_one_about_to_win_does_not_get_the_next_take() {
    TestTable table =
        chain("wine, grain, oil", "papyrus", "papyrus")
            .tiles(GREECE, THREE_TILES)
            .frames(
                Phase.TRADE, new Frame.Chain(1, ROME, offers("papyrus", "papyrus"), Pile.empty()));
    assertThat(best(table, ROME))
        .isEqualTo(new Move.Take(CARTHAGE, TestTable.tokens("papyrus").getFirst()));
  }

  @Test
  void the_gift_is_what_is_missed_least() {
    TestTable table =
        chain(TEN_GOODS + ", wine, wine", "coin", "coin")
            .tiles(ROME, THREE_TILES)
            .frames(Phase.TRADE, new Frame.Evening(1, GREECE, Pile.empty()));
    assertThat(best(table, ROME)).isEqualTo(new Move.Give(TestTable.tokens("wine").getFirst()));
  }

  @Test
  void the_colossus_takes_what_makes_the_set_larger() {
    TestTable table =
        five()
            .tiles(ROME, "colossus")
            .stock(ROME, "wine, grain, oil, sheep, stone, gold")
            .frames(Phase.COLLECT, new Frame.Colossus(ROME));
    assertThat(best(table, ROME))
        .isInstanceOfSatisfying(
            Move.TakeFromReserve.class,
            take ->
                assertThat(table.realm(ROME).stock().ofType(take.commodity().index())).isZero());
  }

  @Test
  void the_gardens_keep_what_does_not_come_by_itself() {
    TestTable table =
        five()
            .tiles(ROME, "hanging_gardens")
            .stock(ROME, "wine, papyrus")
            .frames(Phase.CONSTRUCTION, new Frame.Storing(ROME, Pile.empty()));
    assertThat(chance(table, ROME, new Move.Keep(TestTable.tokens("papyrus").getFirst())))
        .isGreaterThan(chance(table, ROME, Moves.END_KEEPING));
  }

  // war ------------------------------------------------------------------------------------------

  private static TestTable marching(TestTable table, int seat) {
    return table.frames(
        Phase.MOVEMENT,
        new Frame.Movement(Seats.of(seat)),
        new Frame.Turn(seat, Provinces.NONE),
        new Frame.Marching(seat, Pile.empty(), 0));
  }

  private static TestTable conquest(TestTable table, int seat) {
    return table.frames(
        Phase.MOVEMENT,
        new Frame.Movement(Seats.of(seat)),
        new Frame.Turn(seat, Provinces.NONE),
        new Frame.Conquest(seat, Pile.empty(), Provinces.NONE, Provinces.NONE));
  }

  private static TestTable prey() {
    return five()
        .control(GREECE, "noricum")
        .built("noricum.caravan1", "noricum.market")
        .legions(ROME, "italia", 0)
        .legions(ROME, "gallia", 2);
  }

  @Test
  void legions_march_where_nobody_resists() {
    TestTable table = marching(prey(), ROME);
    assertThat(best(table, ROME))
        .isIn(
            new Move.March(province("gallia"), province("noricum")),
            new Move.March(province("gallia"), province("dalmatia")));
    assertThat(chance(table, ROME, new Move.March(province("gallia"), province("noricum"))))
        .isGreaterThan(chance(table, ROME, Moves.END_MARCHING));
  }

  @Test
  void nobody_runs_against_a_strong_garrison() {
    TestTable table =
        marching(prey().legions(GREECE, "noricum", 5).fortress(GREECE, "noricum", true), ROME);
    assertThat(chance(table, ROME, new Move.March(province("gallia"), province("noricum"))))
        .isLessThan(0.05);
  }

  @Test
  void the_capital_is_not_left_to_those_who_stand_before_it() {
    TestTable exposed =
        five()
            .legions(EGYPT, "aegyptus", 2)
            .fortress(EGYPT, "aegyptus", false)
            .control(BABYLON, "arabia")
            .legions(BABYLON, "arabia", 2)
            .control(CARTHAGE, "tripolitania");
    Move away = new Move.March(province("aegyptus"), province("cyrenaica"));
    assertThat(chance(marching(exposed, EGYPT), EGYPT, away)).isLessThan(0.1);
  }

  @Test
  void of_two_who_can_be_robbed_it_is_the_one_about_to_win() {
    TestTable table =
        five()
            .control(GREECE, "noricum")
            .control(BABYLON, "germania")
            .built("noricum.caravan1", "germania.caravan1")
            .tiles(BABYLON, THREE_TILES)
            .legions(ROME, "italia", 0)
            .legions(ROME, "gallia", 1);
    marching(table, ROME);
    assertThat(chance(table, ROME, new Move.March(province("gallia"), province("germania"))))
        .isGreaterThan(
            chance(table, ROME, new Move.March(province("gallia"), province("noricum"))));
  }

  @Test
  void the_fourth_great_city_is_occupied() {
    TestTable table =
        five()
            .control(ROME, "asia", "sicilia")
            .built("asia.troia", "sicilia.syracusae")
            .control(EGYPT, "judaea")
            .built("judaea.hierosolyma", "judaea.temple")
            .legions(ROME, "judaea", 1);
    assertThat(best(conquest(table, ROME), ROME))
        .isEqualTo(new Move.Occupy(icon("judaea.hierosolyma")));
  }

  @Test
  void a_province_that_can_be_had_is_worth_more_than_what_it_is_pillaged_for() {
    TestTable table = prey().legions(ROME, "noricum", 1);
    assertThat(best(conquest(table, ROME), ROME))
        .isEqualTo(new Move.OccupyMarker(province("noricum")));
  }

  @Test
  void an_occupied_marker_is_converted() {
    TestTable table =
        prey()
            .legions(ROME, "noricum", 1)
            .placed(ROME, "noricum", "marker")
            .frames(
                Phase.MOVEMENT,
                new Frame.Movement(Seats.of(ROME)),
                new Frame.Turn(ROME, new Provinces(province("noricum").bit())),
                new Frame.Converting(ROME));
    assertThat(best(table, ROME)).isEqualTo(new Move.Convert(province("noricum")));
  }

  @Test
  void ships_fight_where_they_are_many_against_one() {
    TestTable table = five().triremes(ROME, "adriatic", 4).triremes(GREECE, "adriatic", 1);
    table
        .tiles(GREECE, THREE_TILES)
        .frames(
            Phase.MOVEMENT,
            new Frame.Movement(Seats.of(ROME)),
            new Frame.Turn(ROME, Provinces.NONE),
            new Frame.SeaBattles(ROME, Pile.empty()));
    Move fight = new Move.FightAtSea(TestTable.sea("adriatic"), GREECE);
    assertThat(best(table, ROME)).isEqualTo(fight);
    table.triremes(ROME, "adriatic", 1).triremes(GREECE, "adriatic", 3);
    assertThat(best(table, ROME)).isEqualTo(Moves.END_SEA_BATTLES);
  }

  // titles ---------------------------------------------------------------------------------------

  private static TestTable tie(Seats tied) {
    return five().frames(Phase.LEADERSHIP, new Frame.Tie(Track.MILITARY, tied));
  }

  @Test
  void a_tied_title_goes_to_its_holder() {
    TestTable table = tie(Seats.of(ROME).plus(GREECE));
    assertThat(best(table, ROME)).isEqualTo(new Move.Award(ROME));
  }

  @Test
  void a_tied_title_does_not_go_to_one_who_would_win_by_it() {
    TestTable table =
        tie(Seats.of(BABYLON).plus(CARTHAGE))
            .leader(Track.TRADE, CARTHAGE)
            .leader(Track.CULTURE, CARTHAGE);
    assertThat(chance(table, ROME, new Move.Award(BABYLON))).isGreaterThan(0.99);
  }

  @Test
  void whoever_orders_the_builders_builds_first_and_lets_the_leader_wait() {
    TestTable table = five().tiles(GREECE, THREE_TILES).begin(Phase.CONSTRUCTION);
    assertThat(best(table, EGYPT)).isEqualTo(new Move.Pick(EGYPT));
    assertThat(chance(table, EGYPT, new Move.Pick(GREECE)))
        .isLessThan(chance(table, EGYPT, new Move.Pick(BABYLON)));
  }

  @Test
  void whoever_orders_the_armies_moves_last_and_lets_the_leader_go_first() {
    TestTable table = five().tiles(GREECE, THREE_TILES).begin(Phase.MOVEMENT);
    assertThat(best(table, ROME)).isEqualTo(new Move.Pick(GREECE));
    assertThat(chance(table, ROME, new Move.Pick(ROME)))
        .isLessThan(chance(table, ROME, new Move.Pick(BABYLON)));
  }

  // the worth of positions -----------------------------------------------------------------------

  private static double value(TestTable table, int seat) {
    return MareNostrumValuation.IT.values(table.state())[seat];
  }

  @Test
  void values_are_shares_of_one_victory() {
    double sum = 0;
    for (double value : MareNostrumValuation.IT.values(five().state())) {
      assertThat(value).isPositive();
      sum += value;
    }
    assertThat(sum).isBetween(0.999, 1.001);
  }

  @Test
  void tiles_buildings_and_great_cities_make_a_position_better_and_enemies_worse() {
    double before = value(five(), ROME);
    assertThat(value(five().tiles(ROME, "hercules"), ROME)).isGreaterThan(before);
    assertThat(value(five().built("dalmatia.market"), ROME)).isGreaterThan(before);
    assertThat(value(five().control(ROME, "asia").built("asia.troia"), ROME))
        .isGreaterThan(value(five().control(ROME, "asia"), ROME));
    assertThat(value(five().legions(GREECE, "dalmatia", 3), ROME)).isLessThan(before);
  }

  @Test
  void a_larger_set_is_worth_more_than_the_same_good_again_and_again() {
    assertThat(value(five().stock(ROME, "wine, grain, oil, sheep, stone, gold, wood"), ROME))
        .isGreaterThan(value(five().stock(ROME, "7 wine"), ROME));
  }
}
