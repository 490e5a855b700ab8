package ludus.marenostrum;

import static ludus.marenostrum.TestTable.BABYLON;
import static ludus.marenostrum.TestTable.CARTHAGE;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.five;
import static ludus.marenostrum.TestTable.icon;
import static ludus.marenostrum.TestTable.province;
import static ludus.marenostrum.War.dice;
import static ludus.marenostrum.War.fight;
import static ludus.marenostrum.War.march;
import static ludus.marenostrum.War.reoccupy;
import static ludus.marenostrum.War.turn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import ludus.kernel.Order;
import ludus.kernel.json.Json;
import ludus.kernel.laws.Rule;
import ludus.kernel.text.Resources;
import ludus.marenostrum.MareNostrumEvent.LandBattleFought;
import ludus.marenostrum.MareNostrumEvent.LegionsLost;
import ludus.marenostrum.MareNostrumEvent.OccupationEnded;
import ludus.marenostrum.MareNostrumEvent.WarChanged;
import ludus.marenostrum.MareNostrumView.FightView;
import ludus.marenostrum.MareNostrumView.ForceView;
import ludus.marenostrum.MareNostrumView.ReoccupyView;
import ludus.marenostrum.phase.Collect;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/// Battles on land: who must fight, dice and bonuses, losses, and what is left.
class BattleTest {

  private static final Move END = Moves.END_MARCHING;

  /// Egypt controls Judaea; these Legions are there.
  private static TestTable judaea(int active, int legions, int other, int otherLegions) {
    return five()
        .control(EGYPT, "judaea")
        .legions(active, "judaea", legions)
        .legions(other, "judaea", otherLegions);
  }

  private static LandBattleFought battle(TestTable table) {
    return table.events(LandBattleFought.class).getFirst();
  }

  // who fights
  // -------------------------------------------------------------------------------------

  @Test
  @Rule({"MN-4.2-a", "MN-4.1.2-c"})
  void a_battle_must_be_fought_wherever_land_units_meet_also_by_a_fortress_alone() {
    TestTable table =
        five()
            .control(BABYLON, "cilicia")
            .control(EGYPT, "judaea")
            .fortress(EGYPT, "judaea", true)
            .legions(BABYLON, "cilicia", 2)
            .fortress(BABYLON, "cilicia", true)
            .legions(EGYPT, "cilicia", 2);
    turn(table, BABYLON).play(BABYLON, march("cilicia", "judaea"), march("cilicia", "judaea"), END);
    assertThat(table.asked()).containsExactly(BABYLON);
    assertThat(table.moves(BABYLON))
        .containsExactlyInAnyOrder(fight("cilicia", EGYPT), fight("judaea", EGYPT));
    assertThat(table.refused(BABYLON, Moves.END_TURN)).isEqualTo("MN-4.2-a");
    assertThat(table.refused(BABYLON, fight("syria", EGYPT))).isEqualTo("MN-4.2-a");
    assertThat(table.refused(BABYLON, fight("judaea", ROME))).isEqualTo("MN-4.2-a");
    assertThat(table.refused(BABYLON, fight("judaea", -1))).isEqualTo("MN-4.2-a");
  }

  @Test
  @Rule("MN-4.2-a")
  void who_moves_nothing_must_fight_all_the_same() {
    TestTable table = turn(judaea(ROME, 1, EGYPT, 1), ROME).play(ROME, END);
    assertThat(battle(table).active().seat()).isEqualTo(ROME);
    assertThat(battle(table).other().seat()).isEqualTo(EGYPT);
  }

  @Test
  @Rule("MN-4.2-b")
  void the_active_fights_one_enemy_in_a_province_and_chooses_which() {
    TestTable table = judaea(ROME, 2, EGYPT, 2).legions(GREECE, "judaea", 2);
    turn(table, ROME).play(ROME, END);
    assertThat(table.moves(ROME))
        .containsExactlyInAnyOrder(fight("judaea", EGYPT), fight("judaea", GREECE));
    table.legions(ROME, "arabia", 1).legions(BABYLON, "arabia", 1);
    dice(table, 1, 1, 1, 1).play(ROME, fight("judaea", GREECE));
    assertThat(battle(table).other().seat()).isEqualTo(GREECE);
    assertThat(table.board().legions(EGYPT, province("judaea"))).isEqualTo(2);
    // what is left is the battle in Arabia: it has no choice in it
    assertThat(table.events(LandBattleFought.class)).hasSize(2);
    assertThat(table.state().top()).isInstanceOf(Frame.Movement.class);
  }

  @Test
  @Rule("MN-4.2-b")
  void a_second_battle_in_a_province_is_refused() {
    TestTable table = judaea(ROME, 2, EGYPT, 2).legions(GREECE, "judaea", 2);
    table.legions(ROME, "arabia", 1).legions(BABYLON, "arabia", 1).legions(EGYPT, "arabia", 1);
    turn(table, ROME).play(ROME, END);
    dice(table, 1, 1, 1, 1).play(ROME, fight("judaea", GREECE));
    assertThat(table.refused(ROME, fight("judaea", EGYPT))).isEqualTo("MN-4.2-b");
    assertThat(table.accepts(ROME, fight("arabia", EGYPT))).isTrue();
  }

  @Test
  @Rule("MN-4.2-c")
  void the_active_chooses_the_order_of_battles() {
    TestTable table =
        judaea(ROME, 1, EGYPT, 1).legions(ROME, "arabia", 1).legions(BABYLON, "arabia", 1);
    turn(table, ROME).play(ROME, END);
    assertThat(table.accepts(ROME, fight("judaea", EGYPT))).isTrue();
    table.play(ROME, fight("arabia", BABYLON));
    assertThat(table.events(LandBattleFought.class))
        .extracting(LandBattleFought::province)
        .containsExactly(province("arabia"), province("judaea"));
  }

  @Test
  @Rule("MN-R-8")
  void a_battle_without_a_choice_is_fought_unasked() {
    TestTable table = turn(judaea(ROME, 1, EGYPT, 1), ROME).play(ROME, END);
    assertThat(table.events(LandBattleFought.class)).hasSize(1);
    assertThat(table.state().top()).isInstanceOf(Frame.Movement.class);
  }

  // dice and bonuses
  // -------------------------------------------------------------------------------

  @TestFactory
  @Rule({"MN-4.2-d", "MN-4.2-e", "MN-4.2-f", "MN-4.2-g", "MN-4.2-h"})
  Stream<DynamicTest> battles_with_known_dice() {
    JsonNode vectors =
        Json.object(Resources.text("/ludus/marenostrum/vectors.json"), "Vectors").get("battle");
    return vectors
        .valueStream()
        .map(vector -> DynamicTest.dynamicTest(vector.get("id").asString(), () -> fought(vector)));
  }

  private static void fought(JsonNode vector) {
    JsonNode active = vector.get("active");
    JsonNode other = vector.get("other");
    int one = seat(active, BABYLON);
    int two = seat(other, EGYPT);
    TestTable table = five().uncontrolled("judaea");
    prepared(table, one, active);
    prepared(table, two, other);
    turn(table, one);
    rolled(table, active);
    rolled(table, other);
    table.play(one, END);
    LandBattleFought battle = battle(table);
    JsonNode expect = vector.get("expect");
    assertThat(
            Map.of(
                "activeTotal", battle.active().total(),
                "otherTotal", battle.other().total(),
                "activeHits", battle.active().hits(),
                "otherHits", battle.other().hits(),
                "activeLosses", battle.active().losses(),
                "otherLosses", battle.other().losses()))
        .allSatisfy(
            (name, value) -> assertThat(value).as(name).isEqualTo(expect.get(name).asInt()));
  }

  /// The empire whose Hero it needs.
  private static int seat(JsonNode side, int standard) {
    return switch (side.path("powers").path(0).asString("")) {
      case "caesar" -> ROME;
      case "pericles" -> GREECE;
      default -> standard;
    };
  }

  private static void prepared(TestTable table, int seat, JsonNode side) {
    if (side.get("controls").asBoolean()) {
      table.control(seat, "judaea");
    }
    table.legions(seat, "judaea", side.get("legionDice").size());
    table.fortress(seat, "judaea", side.get("fortress").asInt() == 1);
    if (!side.get("extraDice").isEmpty()) {
      table.tiles(seat, "ramses");
    }
    for (JsonNode power : side.get("powers")) {
      if (power.asString().equals("nebuchadnezzar")) {
        table.tiles(seat, "nebuchadnezzar");
      }
    }
  }

  private static void rolled(TestTable table, JsonNode side) {
    side.get("legionDice").forEach(die -> dice(table, die.asInt()));
    side.get("extraDice").forEach(die -> dice(table, die.asInt()));
  }

  @Test
  @Rule({"MN-4.2-d", "MN-C-6"})
  void each_legion_rolls_one_die_and_there_are_always_dice_enough() {
    TestTable table = turn(judaea(ROME, 8, EGYPT, 7).legions(ROME, "italia", 0), ROME);
    table.play(ROME, END);
    assertThat(battle(table).active().dice()).hasSize(8);
    assertThat(battle(table).other().dice()).hasSize(7);
    assertThat(battle(table).active().total()).isEqualTo(8 + 8);
    assertThat(battle(table).active().hits()).isEqualTo(3);
  }

  @Test
  @Rule({"MN-10-CAE", "MN-4.2-e"})
  void caesar_helps_in_his_own_turn_only() {
    TestTable own = turn(judaea(ROME, 2, EGYPT, 1), ROME);
    assertThat(battle(dice(own, 3, 4, 2).play(ROME, END)).active().total()).isEqualTo(9);
    TestTable foreign = turn(judaea(EGYPT, 1, ROME, 2), EGYPT);
    assertThat(battle(dice(foreign, 2, 3, 4).play(EGYPT, END)).other().total()).isEqualTo(7);
  }

  @Test
  @Rule({"MN-10-PER", "MN-4.2-e"})
  void pericles_helps_in_the_turns_of_others_only() {
    TestTable foreign = turn(judaea(EGYPT, 1, GREECE, 2), EGYPT);
    assertThat(battle(dice(foreign, 2, 3, 4).play(EGYPT, END)).other().total()).isEqualTo(11);
    TestTable own = turn(judaea(GREECE, 2, EGYPT, 1), GREECE);
    assertThat(battle(dice(own, 3, 4, 2).play(GREECE, END)).active().total()).isEqualTo(7);
  }

  @Test
  @Rule("MN-10-NEB")
  void nebuchadnezzar_helps_in_own_provinces_only_whoever_is_active() {
    TestTable defends = judaea(ROME, 1, EGYPT, 1).tiles(EGYPT, "nebuchadnezzar");
    turn(defends, ROME);
    assertThat(battle(dice(defends, 1, 2).play(ROME, END)).other().total()).isEqualTo(7);
    TestTable attacks = judaea(EGYPT, 1, ROME, 1).tiles(EGYPT, "nebuchadnezzar");
    turn(attacks, EGYPT);
    assertThat(battle(dice(attacks, 2, 1).play(EGYPT, END)).active().total()).isEqualTo(7);
    TestTable abroad = judaea(ROME, 1, EGYPT, 1).tiles(ROME, "nebuchadnezzar");
    turn(abroad, ROME);
    assertThat(battle(dice(abroad, 2, 1).play(ROME, END)).active().total()).isEqualTo(3);
  }

  @Test
  @Rule({"MN-10-RAM", "MN-4.2-e"})
  void ramses_brings_a_die_without_bonus_also_to_a_lone_fortress() {
    TestTable table = judaea(ROME, 2, EGYPT, 0).fortress(EGYPT, "judaea", true);
    turn(table.tiles(EGYPT, "ramses"), ROME);
    dice(table, 1, 1, 5).play(ROME, END);
    assertThat(battle(table).other().dice()).containsExactly(5);
    assertThat(battle(table).other().total()).isEqualTo(10);
    TestTable caesar = judaea(ROME, 1, EGYPT, 1).tiles(ROME, "ramses");
    turn(caesar, ROME);
    dice(caesar, 1, 2, 1).play(ROME, END);
    assertThat(battle(caesar).active().dice()).containsExactly(1, 2);
    assertThat(battle(caesar).active().total()).isEqualTo(4);
  }

  @Test
  @Rule({"MN-10-RAM", "MN-10-CAS"})
  void a_copied_hero_fights_as_well() {
    TestTable table = judaea(ROME, 1, EGYPT, 1).tiles(GREECE, "ramses").copies(ROME, "ramses");
    turn(table, ROME).play(ROME, END);
    assertThat(battle(table).active().dice()).hasSize(2);
  }

  @Test
  @Rule("MN-4.2-f")
  void a_fortress_adds_five_and_cancels_one_hit_in_its_province_only() {
    TestTable table = turn(judaea(ROME, 2, EGYPT, 1).fortress(EGYPT, "judaea", true), ROME);
    dice(table, 2, 2, 4).play(ROME, END); // 6 against 9
    assertThat(battle(table).other().total()).isEqualTo(9);
    assertThat(battle(table).active().hits()).isEqualTo(1);
    assertThat(battle(table).other().losses()).isZero();
    assertThat(battle(table).active().losses()).isEqualTo(1);
    TestTable beside = turn(judaea(ROME, 2, EGYPT, 1), ROME);
    dice(beside, 2, 2, 4).play(ROME, END);
    assertThat(battle(beside).other().total()).isEqualTo(4);
    assertThat(battle(beside).other().losses()).isEqualTo(1);
  }

  @Test
  @Rule("MN-4.2-k")
  void triremes_take_no_part_on_land() {
    TestTable table = judaea(ROME, 1, EGYPT, 1).triremes(EGYPT, "egyptian", 3);
    turn(table, ROME).play(ROME, END);
    assertThat(battle(table).other().dice()).hasSize(1);
  }

  // losses
  // -----------------------------------------------------------------------------------------

  @Test
  @Rule("MN-4.2-h")
  void the_owner_of_a_fortress_chooses_whether_it_is_among_the_losses() {
    TestTable table = judaea(ROME, 3, EGYPT, 2).fortress(EGYPT, "judaea", true);
    turn(table, ROME);
    dice(table, 4, 2, 1, 1, 1).play(ROME, END); // 10 against 7
    assertThat(table.asked()).containsExactly(EGYPT);
    assertThat(table.moves(EGYPT))
        .containsExactly(new Move.ChooseLosses(false), new Move.ChooseLosses(true));
    assertThat(table.refused(EGYPT, Moves.PASS)).isEqualTo("MN-4.2-h");
    assertThat(table.view(ROME).movement().orElseThrow().losses().orElseThrow().chooser())
        .isEqualTo(EGYPT);
    // nothing is removed before the choice
    assertThat(table.board().legions(ROME, province("judaea"))).isEqualTo(3);
    State asked = table.state();
    table.play(EGYPT, new Move.ChooseLosses(true));
    assertThat(table.events(LegionsLost.class))
        .containsExactly(
            new LegionsLost(ROME, province("judaea"), 1, false),
            new LegionsLost(EGYPT, province("judaea"), 0, true));
    assertThat(table.board().legions(EGYPT, province("judaea"))).isEqualTo(2);
    assertThat(table.board().hasFortress(EGYPT, province("judaea"))).isFalse();
    State legions =
        TestTable.GAME.play(
            asked, EGYPT, new Move.ChooseLosses(false), _ -> 0, ludus.kernel.Journal.SILENT);
    assertThat(legions.board().legions(EGYPT, province("judaea"))).isEqualTo(1);
    assertThat(legions.board().hasFortress(EGYPT, province("judaea"))).isTrue();
  }

  @Test
  @Rule("MN-4.2-h")
  void nobody_is_asked_where_all_or_nothing_is_lost() {
    TestTable all = judaea(ROME, 3, EGYPT, 1).fortress(EGYPT, "judaea", true);
    turn(all, ROME);
    dice(all, 5, 4, 3, 3).play(ROME, END); // 15 against 8
    assertThat(all.board().landUnits(EGYPT, province("judaea"))).isZero();
    assertThat(all.board().legions(ROME, province("judaea"))).isEqualTo(2);
    assertThat(all.state().top()).isInstanceOf(Frame.Movement.class);
  }

  @Test
  @Rule("MN-R-9")
  void legions_are_lost_first_by_somebody_who_is_away() {
    TestTable table = judaea(ROME, 3, EGYPT, 2).fortress(EGYPT, "judaea", true);
    turn(table, ROME);
    dice(table, 4, 2, 1, 1, 1).play(ROME, END);
    assertThat(TestTable.GAME.fallback(table.state(), EGYPT, new java.util.SplittableRandom(1)))
        .isEqualTo(new Move.ChooseLosses(false));
  }

  @Test
  @Rule({"MN-4.2-h", "MN-4.2-j"})
  void both_sides_can_die_and_nothing_else_changes() {
    TestTable table = turn(judaea(ROME, 1, EGYPT, 1), ROME);
    dice(table, 4, 5).play(ROME, END);
    assertThat(table.board().landUnits(ROME, province("judaea"))).isZero();
    assertThat(table.board().landUnits(EGYPT, province("judaea"))).isZero();
    assertThat(table.board().controller(province("judaea"))).isEqualTo(EGYPT);
    assertThat(table.board().isAtWar(province("judaea"))).isFalse();
    assertThat(table.events(LandBattleFought.class)).hasSize(1);
    assertThat(table.state().top()).isInstanceOf(Frame.Movement.class);
  }

  @Test
  @Rule("MN-C-10")
  void destroyed_units_go_back_to_the_supply() {
    TestTable table = turn(judaea(ROME, 1, EGYPT, 1), ROME);
    assertThat(table.state().supply(ROME, Unit.LEGION)).isEqualTo(5);
    dice(table, 1, 5).play(ROME, END);
    assertThat(table.state().supply(ROME, Unit.LEGION)).isEqualTo(6);
    assertThat(table.level(ROME, Track.MILITARY)).isEqualTo(3);
  }

  @Test
  @Rule("MN-4.2-l")
  void a_fortress_in_a_foreign_province_would_be_noticed() {
    TestTable table = five().fortress(ROME, "judaea", true);
    assertThat(TestTable.GAME.audit(table.state())).hasSize(1);
  }

  // war
  // --------------------------------------------------------------------------------------------

  @Test
  @Rule({"MN-4.2.1-a", "MN-4.3-e"})
  void it_is_at_war_where_units_of_two_players_remain_and_occupations_end() {
    TestTable table =
        five()
            .legions(ROME, "cyrenaica", 2)
            .placed(ROME, "cyrenaica", "caravan1", "market")
            .legions(EGYPT, "aegyptus", 2);
    turn(table, EGYPT);
    assertThat(table.level(EGYPT, Track.TRADE)).isEqualTo(2);
    dice(table, 1, 1, 3, 1);
    table.play(EGYPT, march("aegyptus", "cyrenaica"), march("aegyptus", "cyrenaica"));
    assertThat(table.events(OccupationEnded.class))
        .containsExactly(new OccupationEnded(ROME, province("cyrenaica")));
    assertThat(table.state().board().isAtWar(province("cyrenaica"))).isTrue();
    assertThat(table.board().placed(ROME, province("cyrenaica"))).isZero();
    assertThat(table.level(EGYPT, Track.TRADE)).isEqualTo(4);
  }

  @Test
  @Rule({"MN-4.2.1-b", "MN-1.1-i"})
  void the_controller_collects_in_a_war_but_does_not_build() {
    TestTable table = five().legions(CARTHAGE, "cyrenaica", 1).fortress(EGYPT, "cyrenaica", true);
    table.war("cyrenaica").stock(EGYPT, "6 coin");
    assertThat(Collect.income(table.state(), EGYPT))
        .isEqualTo(TestTable.stock("5 coin, 2 papyrus, grain, gold"));
    table.building(EGYPT);
    assertThat(table.refused(EGYPT, new Move.BuildLegion(province("cyrenaica"), false)))
        .isEqualTo("MN-4.2.1-b");
    assertThat(table.refused(EGYPT, new Move.BuildTrireme(TestTable.sea("african"), false)))
        .isEqualTo("MN-3.1.2-c");
    assertThat(table.accepts(EGYPT, new Move.BuildTrireme(TestTable.sea("egyptian"), false)))
        .isTrue();
  }

  @Test
  @Rule("MN-4.2.1-c")
  void nobody_occupies_anything_in_a_war() {
    TestTable table = five().legions(ROME, "cyrenaica", 2).legions(EGYPT, "cyrenaica", 2);
    table.control(ROME, "tripolitania").legions(ROME, "tripolitania", 1);
    table.control(CARTHAGE, "gaetulia").legions(ROME, "gaetulia", 1).built("gaetulia.market");
    turn(table, ROME);
    dice(table, 1, 1, 1, 1).play(ROME, END);
    assertThat(table.state().top()).isInstanceOf(Frame.Conquest.class);
    assertThat(table.refused(ROME, War.occupy("cyrenaica.market"))).isEqualTo("MN-4.2.1-c");
    assertThat(table.refused(ROME, War.pillage("cyrenaica.market"))).isEqualTo("MN-4.2.1-c");
    assertThat(table.refused(ROME, War.occupyMarker("cyrenaica"))).isEqualTo("MN-4.2.1-c");
  }

  @Test
  @Rule("MN-4.2.1-d")
  void everybody_fights_in_the_own_turn_where_it_is_at_war() {
    TestTable table = judaea(ROME, 2, EGYPT, 2);
    turn(table, ROME);
    dice(table, 1, 1, 1, 1).play(ROME, END);
    assertThat(table.board().isAtWar(province("judaea"))).isTrue();
    table.play(ROME, new Move.Pick(EGYPT));
    dice(table, 1, 1, 1, 1).play(EGYPT, END);
    assertThat(battle(table).active().seat()).isEqualTo(EGYPT);
  }

  @Test
  @Rule("MN-4.2.1-a")
  void a_war_is_over_when_a_battle_leaves_one_side() {
    TestTable table = turn(judaea(ROME, 2, EGYPT, 1).war("judaea"), ROME);
    dice(table, 5, 5, 1).play(ROME, END);
    assertThat(table.board().isAtWar(province("judaea"))).isFalse();
    assertThat(table.events(WarChanged.class))
        .containsExactly(new WarChanged(province("judaea"), false));
  }

  // re-occupation
  // ----------------------------------------------------------------------------------

  /// Rome occupies Caravan and Market of Cyrenaica, and Egypt attacks with one Legion.
  private static TestTable attacked() {
    TestTable table =
        five()
            .legions(ROME, "cyrenaica", 2)
            .placed(ROME, "cyrenaica", "caravan1", "market")
            .legions(EGYPT, "aegyptus", 1);
    return turn(table, EGYPT);
  }

  @Test
  @Rule("MN-4.3-f")
  void who_is_alone_after_an_attack_holds_again_what_it_held_and_nothing_else() {
    TestTable table = dice(attacked(), 5, 4, 1).play(EGYPT, march("aegyptus", "cyrenaica"));
    assertThat(table.asked()).containsExactly(ROME);
    assertThat(table.view(ROME).movement().orElseThrow().reoccupy())
        .contains(
            new ReoccupyView(
                ROME, province("cyrenaica"), List.of("caravan1", "market"), List.of(), 1));
    assertThat(table.moves(ROME))
        .containsExactly(
            reoccupy("cyrenaica.caravan1"), reoccupy("cyrenaica.market"), Moves.END_REOCCUPYING);
    assertThat(table.refused(ROME, reoccupy("cyrenaica.cyrene"))).isEqualTo("MN-4.3-f");
    assertThat(table.refused(ROME, Moves.REOCCUPY_MARKER)).isEqualTo("MN-4.3-f");
    assertThat(table.refused(ROME, Moves.PASS)).isEqualTo("MN-4.3-f");
    table.play(ROME, reoccupy("cyrenaica.market"));
    assertThat(table.board().occupier(icon("cyrenaica.market"))).isEqualTo(ROME);
    assertThat(table.board().occupier(icon("cyrenaica.caravan1"))).isEqualTo(Board.NOBODY);
    assertThat(table.state().top()).isInstanceOf(Frame.Movement.class);
  }

  @Test
  @Rule("MN-4.3-f")
  void whoever_holds_no_more_occupies_nothing() {
    TestTable table = dice(attacked(), 1, 4, 1).play(EGYPT, march("aegyptus", "cyrenaica"));
    table.play(ROME, Moves.END_REOCCUPYING);
    assertThat(table.board().placed(ROME, province("cyrenaica"))).isZero();
    assertThat(table.events(OccupationEnded.class))
        .containsExactly(new OccupationEnded(ROME, province("cyrenaica")));
    assertThat(table.level(EGYPT, Track.TRADE)).isEqualTo(4);
  }

  @Test
  void standing_orders_answer_for_who_is_attacked() {
    TestTable held = dice(attacked(), 5, 4, 1).play(EGYPT, march("aegyptus", "cyrenaica"));
    assertThat(obeyed(held, ROME, "HoldAsBefore")).contains(reoccupy("cyrenaica.caravan1"));
    assertThat(obeyed(held, ROME, "LoseLegionsFirst")).isEmpty();
    assertThat(obeyed(held, EGYPT, "HoldAsBefore")).isEmpty();
    TestTable lost = judaea(ROME, 3, EGYPT, 2).fortress(EGYPT, "judaea", true);
    dice(turn(lost, ROME), 4, 2, 1, 1, 1).play(ROME, END);
    assertThat(obeyed(lost, EGYPT, "LoseLegionsFirst")).contains(new Move.ChooseLosses(false));
    assertThat(obeyed(lost, EGYPT, "HoldAsBefore")).isEmpty();
    assertThat(obeyed(lost, ROME, "LoseLegionsFirst")).isEmpty();
  }

  private static Optional<Move> obeyed(TestTable table, int seat, String order) {
    return TestTable.GAME.obey(table.state(), seat, List.of(new Order(order, Map.of())));
  }

  @Test
  @Rule("MN-4.3-k")
  void a_marker_held_again_can_be_converted_as_if_nothing_had_happened() {
    TestTable table =
        five()
            .control(ROME, "tripolitania")
            .legions(ROME, "cyrenaica", 1)
            .placed(ROME, "cyrenaica", "marker")
            .legions(EGYPT, "aegyptus", 1);
    dice(turn(table, EGYPT), 1, 5).play(EGYPT, march("aegyptus", "cyrenaica"));
    table.play(ROME, Moves.REOCCUPY_MARKER);
    assertThat(table.board().markerOccupier(province("cyrenaica"))).isEqualTo(ROME);
    table.play(EGYPT, new Move.Pick(ROME));
    assertThat(table.accepts(ROME, War.convert("cyrenaica"))).isTrue();
  }

  @Test
  @Rule("MN-4.3-i")
  void who_took_no_part_keeps_what_it_holds_if_it_is_alone_afterwards() {
    TestTable table =
        five()
            .legions(GREECE, "achaia", 1)
            .fortress(GREECE, "achaia", false)
            .legions(ROME, "achaia", 1)
            .placed(ROME, "achaia", "athenae")
            .legions(EGYPT, "macedonia", 1);
    turn(table, EGYPT).play(EGYPT, march("macedonia", "achaia"));
    table.play(EGYPT, END);
    assertThat(table.moves(EGYPT))
        .containsExactlyInAnyOrder(fight("achaia", GREECE), fight("achaia", ROME));
    dice(table, 5, 3).play(EGYPT, fight("achaia", GREECE)); // Pericles adds 2
    assertThat(table.board().occupier(icon("achaia.athenae"))).isEqualTo(ROME);
    assertThat(table.board().isAtWar(province("achaia"))).isFalse();
  }

  @Test
  @Rule("MN-4.3-i")
  void who_took_no_part_loses_what_it_holds_if_others_remain() {
    TestTable table =
        five()
            .legions(GREECE, "achaia", 1)
            .fortress(GREECE, "achaia", false)
            .legions(ROME, "achaia", 1)
            .placed(ROME, "achaia", "athenae")
            .legions(EGYPT, "macedonia", 1);
    turn(table, EGYPT).play(EGYPT, march("macedonia", "achaia"), END);
    dice(table, 5, 1).play(EGYPT, fight("achaia", GREECE));
    assertThat(table.board().placed(ROME, province("achaia"))).isZero();
    assertThat(table.board().isAtWar(province("achaia"))).isTrue();
    assertThat(table.events(OccupationEnded.class))
        .containsExactly(new OccupationEnded(ROME, province("achaia")));
  }

  @Test
  @Rule("MN-4.3-h")
  void units_built_in_an_occupied_capital_province_end_no_occupation_before_the_battle() {
    TestTable table =
        five()
            .legions(GREECE, "achaia", 0)
            .fortress(GREECE, "achaia", false)
            .legions(ROME, "achaia", 2)
            .placed(ROME, "achaia", "athenae", "temple")
            .stock(GREECE, "3 coin")
            .building(GREECE);
    table.build(GREECE, new Move.BuildLegion(province("achaia"), false), "3 coin");
    assertThat(table.board().placed(ROME, province("achaia"))).isNotZero();
    assertThat(table.board().isAtWar(province("achaia"))).isFalse();
    turn(table, GREECE);
    dice(table, 1, 1, 1).play(GREECE, END);
    assertThat(battle(table).province()).isEqualTo(province("achaia"));
    assertThat(table.board().placed(ROME, province("achaia"))).isZero();
    assertThat(table.board().isAtWar(province("achaia"))).isTrue();
  }

  // odds
  // -------------------------------------------------------------------------------------------

  @Test
  void odds_on_land_count_heroes_and_fortresses() {
    // Caesar: a hit with 4, 5, 6; the fortress hits always, and one hit does nothing to it
    TestTable table = judaea(ROME, 1, EGYPT, 0).fortress(EGYPT, "judaea", true);
    table.legions(ROME, "arabia", 1).legions(BABYLON, "arabia", 1);
    turn(table, ROME).play(ROME, END);
    List<FightView> fights = table.view(ROME).movement().orElseThrow().fights();
    assertThat(fights).extracting(FightView::place).containsExactly("judaea", "arabia");
    FightView fortress = fights.getFirst();
    assertThat(fortress.forced()).isTrue();
    assertThat(fortress.own()).isEqualTo(new ForceView(1, false, 1, 1, 0));
    assertThat(fortress.other()).isEqualTo(new ForceView(0, true, 0, 5, 1));
    assertThat(fortress.alone()).isZero();
    assertThat(fortress.beaten()).isCloseTo(1, within(1e-12));
    FightView open = fights.getLast();
    assertThat(open.alone()).isCloseTo(1.0 / 2 * 2 / 3, within(1e-12));
    assertThat(open.beaten()).isCloseTo(1.0 / 2 * 1 / 3, within(1e-12));
    assertThat(open.losses()).isCloseTo(1.0 / 3, within(1e-12));
    assertThat(open.otherLosses()).isCloseTo(1.0 / 2, within(1e-12));
  }

  @Test
  void odds_agree_with_counting_all_rolls() {
    TestTable table = judaea(ROME, 2, EGYPT, 2).legions(GREECE, "judaea", 1);
    turn(table, ROME).play(ROME, END);
    FightView fight =
        table.view(ROME).movement().orElseThrow().fights().stream()
            .filter(view -> view.enemy() == EGYPT)
            .findFirst()
            .orElseThrow();
    int alone = 0;
    int beaten = 0;
    for (int roll = 0; roll < 6 * 6 * 6 * 6; roll++) {
      int own = roll % 6 + roll / 6 % 6 + 2 + 2;
      int other = roll / 36 % 6 + roll / 216 + 2;
      boolean ownGone = other / 5 >= 2;
      boolean otherGone = own / 5 >= 2;
      alone += otherGone && !ownGone ? 1 : 0;
      beaten += ownGone && !otherGone ? 1 : 0;
    }
    assertThat(fight.alone()).isCloseTo(alone / 1296.0, within(1e-12));
    assertThat(fight.beaten()).isCloseTo(beaten / 1296.0, within(1e-12));
  }
}
