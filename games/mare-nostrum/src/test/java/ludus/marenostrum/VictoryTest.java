package ludus.marenostrum;

import static ludus.marenostrum.TestTable.BABYLON;
import static ludus.marenostrum.TestTable.CARTHAGE;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.tile;
import static org.assertj.core.api.Assertions.assertThat;

import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Setup;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;

class VictoryTest {

  private static final String[] FOUR = {"hercules", "circe", "ramses", "antigone"};
  private static final String[] MORE = {"spartacus", "gilgamesh", "hamilcar", "lighthouse"};
  private static final Move PYRAMIDS = new Move.BuyTile(tile("pyramids"));

  private static TestTable ended(TestTable at) {
    at.begin(Phase.CONSTRUCTION);
    while (at.state().phase() == Phase.CONSTRUCTION) {
      int seat = at.asked().getFirst();
      at.play(seat, at.moves(seat).getLast());
    }
    return at;
  }

  @Test
  @Rule({"MN-6.1", "MN-11-PYR"})
  void whoever_builds_the_pyramids_wins_at_once() {
    TestTable at = TestTable.five().stock(ROME, "12 coin").building(ROME);
    at.build(ROME, PYRAMIDS, "12 coin");
    assertThat(at.outcome().result()).isEqualTo(Victory.PYRAMIDS);
    assertThat(at.outcome().winners()).containsExactly(ROME);
    assertThat(at.outcome().places()).containsExactly(1, 2, 2, 2, 2);
  }

  @Test
  @Rule("MN-3.1.3-f")
  void the_pyramids_cost_twelve_whatever_one_owns() {
    TestTable at = TestTable.five().tiles(ROME, FOUR).stock(ROME, "12 coin").building(ROME);
    at.play(ROME, PYRAMIDS);
    assertThat(at.refused(ROME, TestTable.pay("10 coin"))).isEqualTo("MN-3.0-f");
    at.play(ROME, TestTable.pay("12 coin"));
    assertThat(at.outcome().result()).isEqualTo(Victory.PYRAMIDS);
  }

  @Test
  @Rule("MN-6.2-a")
  void five_heroes_and_wonders_win_at_the_end_of_construction() {
    assertThat(ended(TestTable.five().tiles(ROME, FOUR)).outcome().winners()).containsExactly(ROME);
    TestTable four = ended(TestTable.five().tiles(ROME, "hercules", "circe", "ramses"));
    assertThat(four.state().phase()).isEqualTo(Phase.MOVEMENT);
  }

  @Test
  @Rule("MN-6.2-b")
  void among_several_the_culture_leader_wins_else_they_share() {
    TestTable at = TestTable.five().tiles(ROME, FOUR).tiles(EGYPT, MORE);
    assertThat(ended(at).outcome().winners()).containsExactly(EGYPT);
    at = TestTable.five().tiles(ROME, FOUR).tiles(GREECE, MORE);
    assertThat(ended(at).outcome().winners()).containsExactly(ROME, GREECE);
    assertThat(at.outcome().share(ROME)).isEqualTo(0.5);
  }

  @Test
  @Rule("MN-6.2-c")
  void a_later_player_can_still_win_with_the_pyramids() {
    TestTable at = TestTable.five().tiles(ROME, "hercules", "circe", "ramses").display("antigone");
    at.stock(ROME, "10 coin").stock(GREECE, "12 coin").leader(Track.CULTURE, ROME);
    at.begin(Phase.CONSTRUCTION).play(ROME, new Move.Pick(ROME));
    at.build(ROME, new Move.BuyTile(tile("antigone")), "10 coin").play(ROME, new Move.EndBuild());
    assertThat(at.state().phase()).isEqualTo(Phase.CONSTRUCTION);
    at.play(ROME, new Move.Pick(GREECE)).build(GREECE, PYRAMIDS, "12 coin");
    assertThat(at.outcome().winners()).containsExactly(GREECE);
  }

  // Perseus --------------------------------------------------------------------------------------

  @Test
  @Rule({"MN-3.0-d", "MN-10-PRS"})
  void perseus_interrupts_before_another_builds_and_wins() {
    TestTable at = TestTable.five().tiles(ROME, "perseus").stock(ROME, "12 coin");
    at.begin(Phase.CONSTRUCTION).play(EGYPT, new Move.Pick(GREECE));
    assertThat(at.asked()).containsExactly(ROME);
    at.build(ROME, PYRAMIDS, "12 coin");
    assertThat(at.outcome().winners()).containsExactly(ROME);
  }

  @Test
  @Rule("MN-3.0-d")
  void perseus_may_pass_and_is_asked_again() {
    TestTable at = TestTable.five().tiles(ROME, "perseus").stock(ROME, "12 coin");
    at.begin(Phase.CONSTRUCTION).play(EGYPT, new Move.Pick(GREECE)).play(ROME, new Move.Pass());
    assertThat(at.asked()).containsExactly(GREECE);
    at.play(GREECE, new Move.EndBuild()).play(EGYPT, new Move.Pick(BABYLON));
    assertThat(at.asked()).containsExactly(ROME);
  }

  @Test
  @Rule({"MN-3.0-d", "MN-R-8"})
  void the_window_opens_on_public_facts_only() {
    // twelve tokens of one type pay for nothing, yet the window opens
    TestTable poor = TestTable.five().tiles(ROME, "perseus").stock(ROME, "11 gladiator, coin");
    poor.begin(Phase.CONSTRUCTION).play(EGYPT, new Move.Pick(GREECE));
    assertThat(poor.asked()).containsExactly(ROME);
    assertThat(poor.moves(ROME)).containsExactly(new Move.Pass());
    assertThat(poor.refused(ROME, PYRAMIDS)).isEqualTo("MN-3.0-d");
    TestTable eleven = TestTable.five().tiles(ROME, "perseus").stock(ROME, "11 coin");
    eleven.begin(Phase.CONSTRUCTION).play(EGYPT, new Move.Pick(GREECE));
    assertThat(eleven.asked()).containsExactly(GREECE);
    TestTable four =
        TestTable.five().tiles(ROME, "perseus", "hercules", "ramses").stock(ROME, "10 coin");
    four.begin(Phase.CONSTRUCTION).play(EGYPT, new Move.Pick(GREECE));
    assertThat(four.asked()).containsExactly(ROME);
    TestTable three = TestTable.five().tiles(ROME, "perseus", "hercules").stock(ROME, "10 coin");
    three.begin(Phase.CONSTRUCTION).play(EGYPT, new Move.Pick(GREECE));
    assertThat(three.asked()).containsExactly(GREECE);
  }

  @Test
  @Rule("MN-3.0-d")
  void perseus_is_not_asked_about_himself_nor_after_his_turn() {
    TestTable at = TestTable.five().tiles(ROME, "perseus").stock(ROME, "12 coin");
    at.begin(Phase.CONSTRUCTION).play(EGYPT, new Move.Pick(ROME));
    assertThat(at.state().top()).isInstanceOf(Frame.Building.class);
    at.play(ROME, new Move.EndBuild()).play(EGYPT, new Move.Pick(GREECE));
    assertThat(at.asked()).containsExactly(GREECE);
  }

  @Test
  @Rule("MN-3.0-e")
  void a_fifth_tile_as_first_item_wins_at_once_with_perseus() {
    TestTable at = TestTable.five().tiles(ROME, "perseus", "hercules", "ramses");
    at.display("circe").stock(ROME, "13 coin").building(ROME);
    at.build(ROME, new Move.BuyTile(tile("circe")), "10 coin");
    assertThat(at.outcome().result()).isEqualTo(Victory.FIVE_HEROES);
    TestTable late = TestTable.five().tiles(ROME, "perseus", "hercules", "ramses");
    late.display("circe").stock(ROME, "13 coin").building(ROME);
    late.build(ROME, new Move.BuildLegion(TestTable.province("italia"), false), "3 coin");
    late.build(ROME, new Move.BuyTile(tile("circe")), "10 coin");
    assertThat(late.state().phase()).isEqualTo(Phase.CONSTRUCTION);
  }

  @Test
  @Rule("MN-3.0-n")
  void perseus_bought_this_turn_does_not_win_at_once_and_free_items_use_up_first() {
    TestTable at = TestTable.five().tiles(ROME, "circe", "hercules", "ramses");
    at.display("perseus").stock(ROME, "10 coin").building(ROME);
    at.build(ROME, new Move.BuyTile(tile("perseus")), "10 coin");
    assertThat(at.state().phase()).isEqualTo(Phase.CONSTRUCTION);
    TestTable free = TestTable.five().tiles(BABYLON, "perseus", "hercules", "ramses");
    free.display("circe").stock(BABYLON, "10 coin").building(BABYLON);
    free.play(BABYLON, new Move.BuildControl(TestTable.province("persia"), true));
    free.build(BABYLON, new Move.BuyTile(tile("circe")), "10 coin");
    assertThat(free.state().phase()).isEqualTo(Phase.CONSTRUCTION);
  }

  @Test
  @Rule("MN-3.0-n")
  void an_interrupting_winner_may_pay_by_hannibal() {
    TestTable at = TestTable.five().tiles(CARTHAGE, "perseus");
    String set = "pottery, gems, papyrus, metal, spices, stone, wood, gold, grain, oil, 2 sheep";
    at.stock(CARTHAGE, set).begin(Phase.CONSTRUCTION).play(EGYPT, new Move.Pick(GREECE));
    at.build(CARTHAGE, PYRAMIDS, set);
    assertThat(at.outcome().winners()).containsExactly(CARTHAGE);
  }

  // cities ---------------------------------------------------------------------------------------

  private static TestTable fourCities() {
    return TestTable.five()
        .control(CARTHAGE, "sicilia")
        .built("sicilia.syracusae")
        .legions(ROME, "italia", 0)
        .fortress(ROME, "italia", false)
        .legions(CARTHAGE, "italia", 1)
        .placed(CARTHAGE, "italia", "roma")
        .legions(EGYPT, "aegyptus", 0)
        .fortress(EGYPT, "aegyptus", false)
        .legions(CARTHAGE, "aegyptus", 1)
        .placed(CARTHAGE, "aegyptus", "alexandria");
  }

  @Test
  @Rule("MN-6.3-a")
  void four_great_cities_held_or_occupied_win_at_the_end_of_movement() {
    TestTable at = fourCities();
    at.frames(
        Phase.MOVEMENT,
        new Frame.Movement(Seats.first(5)),
        new Frame.Turn(BABYLON, Provinces.NONE),
        new Frame.Marching(BABYLON, Pile.empty(), 0));
    at.play(BABYLON, new Move.EndMarching());
    if (at.state().phase() == Phase.MOVEMENT) {
      at.play(BABYLON, new Move.EndTurn());
    }
    assertThat(at.outcome().result()).isEqualTo(Victory.FOUR_CITIES);
    assertThat(at.outcome().winners()).containsExactly(CARTHAGE);
    assertThat(Victory.greatCities(fourCities().state(), CARTHAGE)).isEqualTo(4);
    assertThat(Victory.greatCities(fourCities().state(), ROME)).isZero();
  }

  @Test
  @Rule("MN-6.3-b")
  void only_built_cities_count() {
    assertThat(Victory.conquest(fourCities().razed("italia.roma").state()).isEmpty()).isTrue();
  }

  @Test
  @Rule("MN-6.3-c")
  void among_several_the_military_leader_wins_else_they_share() {
    TestTable at = fourCities().control(GREECE, "asia", "judaea");
    at.built("asia.troia", "judaea.hierosolyma");
    at.legions(BABYLON, "babylonia", 0).fortress(BABYLON, "babylonia", false);
    at.legions(GREECE, "babylonia", 1).placed(GREECE, "babylonia", "babylon");
    assertThat(Victory.conquest(at.state())).isEqualTo(Seats.of(GREECE).plus(CARTHAGE));
    at.leader(Track.MILITARY, GREECE);
    assertThat(Victory.conquest(at.state())).isEqualTo(Seats.of(GREECE));
  }

  // the end --------------------------------------------------------------------------------------

  @Test
  @Rule("MN-6.5")
  void the_first_check_that_finds_a_winner_ends_the_game() {
    TestTable at = ended(fourCities().tiles(GREECE, FOUR));
    assertThat(at.outcome().winners()).containsExactly(GREECE);
    assertThat(at.outcome().result()).isEqualTo(Victory.FIVE_HEROES);
  }

  @Test
  @Rule({"MN-6.7", "MN-R-11"})
  void the_last_round_ends_as_a_draw_of_all() {
    TestTable at = TestTable.of(Setup.of(3).with("roundLimit", "3"));
    at.patch("{'round':2}").begin(Phase.LEADERSHIP);
    settle(at);
    assertThat(at.state().round()).isEqualTo(3);
    assertThat(at.state().phase()).isEqualTo(Phase.TRADE);
    at.begin(Phase.LEADERSHIP);
    settle(at);
    assertThat(at.outcome().winners()).isEmpty();
    assertThat(at.outcome().places()).containsExactly(1, 1, 1);
    assertThat(at.outcome().result()).isEqualTo(Victory.ROUND_LIMIT);
  }

  private static void settle(TestTable at) {
    while (at.state().top() instanceof Frame.Tie tie) {
      int seat = at.state().leader(tie.track());
      at.play(
          seat, new Move.Award(tie.tied().contains(seat) ? seat : tie.tied().list().getFirst()));
    }
  }

  @Test
  @Rule("MN-6.6")
  void a_player_with_nothing_but_the_capital_province_plays_on() {
    TestTable at = TestTable.five().uncontrolled("gallia", "dalmatia").legions(ROME, "italia", 0);
    at.fortress(ROME, "italia", false).razed("italia.roma").stock(ROME, "");
    at.begin(Phase.COLLECT);
    assertThat(at.state().phase()).isEqualTo(Phase.TRADE);
    at.building(ROME);
    assertThat(at.moves(ROME)).contains(new Move.EndBuild());
  }
}
