package ludus.marenostrum;

import static ludus.marenostrum.TestTable.CARTHAGE;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.five;
import static ludus.marenostrum.TestTable.icon;
import static ludus.marenostrum.TestTable.province;
import static ludus.marenostrum.War.fight;
import static ludus.marenostrum.War.fightAtSea;
import static ludus.marenostrum.War.march;
import static ludus.marenostrum.War.occupy;
import static ludus.marenostrum.War.sail;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import ludus.kernel.laws.Rule;
import ludus.marenostrum.MareNostrumEvent.LandBattleFought;
import ludus.marenostrum.MareNostrumEvent.OccupationEnded;
import ludus.marenostrum.MareNostrumEvent.PeaceMade;
import ludus.marenostrum.MareNostrumEvent.WarChanged;
import org.junit.jupiter.api.Test;

/// The peace of the Statue of Zeus, which is Egypt's here.
class ZeusTest {

  private static final Move END = Moves.END_MARCHING;

  /// Egypt names Rome, and this seat moves first.
  private static TestTable peace(TestTable table, int first) {
    return table
        .tiles(EGYPT, "statue_of_zeus")
        .leader(Track.MILITARY, first)
        .begin(Phase.MOVEMENT)
        .play(EGYPT, new Move.MakePeace(ROME))
        .play(first, new Move.Pick(first));
  }

  @Test
  @Rule({"MN-4.0-a", "MN-11-ZEU-a"})
  void peace_is_named_before_anybody_is_picked() {
    TestTable table = five().tiles(EGYPT, "statue_of_zeus").begin(Phase.MOVEMENT);
    assertThat(table.asked()).containsExactly(EGYPT);
    assertThat(table.moves(EGYPT))
        .containsExactly(
            new Move.MakePeace(ROME),
            new Move.MakePeace(GREECE),
            new Move.MakePeace(TestTable.BABYLON),
            new Move.MakePeace(CARTHAGE),
            Moves.PASS);
    assertThat(table.refused(EGYPT, new Move.MakePeace(EGYPT))).isEqualTo("MN-11-ZEU-a");
    assertThat(table.refused(EGYPT, new Move.MakePeace(7))).isEqualTo("MN-11-ZEU-a");
    assertThat(table.refused(EGYPT, Moves.END_TURN)).isEqualTo("MN-11-ZEU-a");
    assertThat(TestTable.GAME.fallback(table.state(), EGYPT, new SplittableRandom(1)))
        .isEqualTo(Moves.PASS);
    table.play(EGYPT, Moves.PASS);
    assertThat(table.state().top()).isInstanceOf(Frame.Movement.class);
    assertThat(table.asked()).containsExactly(ROME);
  }

  @Test
  @Rule("MN-11-ZEU-a")
  void nobody_is_named_in_two_rounds_on_end() {
    TestTable table = five().tiles(EGYPT, "statue_of_zeus").begin(Phase.MOVEMENT);
    table.play(EGYPT, new Move.MakePeace(ROME)).until(Frame.Token.class);
    assertThat(table.state().peace()).isEqualTo(new Peace(Board.NOBODY, Board.NOBODY, ROME));
    table.begin(Phase.MOVEMENT);
    assertThat(table.refused(EGYPT, new Move.MakePeace(ROME))).isEqualTo("MN-11-ZEU-a");
    table.play(EGYPT, new Move.MakePeace(GREECE));
    assertThat(table.state().peace()).isEqualTo(new Peace(EGYPT, GREECE, ROME));
  }

  @Test
  @Rule("MN-11-ZEU-g")
  void who_names_nobody_may_name_anybody_in_the_next_round() {
    TestTable table = five().tiles(EGYPT, "statue_of_zeus").begin(Phase.MOVEMENT);
    table.play(EGYPT, new Move.MakePeace(ROME)).until(Frame.Token.class).begin(Phase.MOVEMENT);
    table.play(EGYPT, Moves.PASS).until(Frame.Token.class).begin(Phase.MOVEMENT);
    assertThat(table.accepts(EGYPT, new Move.MakePeace(ROME))).isTrue();
  }

  @Test
  @Rule({"MN-11-ZEU-b", "MN-11-ZEU-f"})
  void the_others_legions_go_home_from_the_owners_provinces_and_hold_nothing_there() {
    TestTable table =
        five()
            .legions(ROME, "cyrenaica", 2)
            .placed(ROME, "cyrenaica", "market")
            .legions(ROME, "judaea", 1)
            .legions(EGYPT, "dalmatia", 1)
            .tiles(EGYPT, "statue_of_zeus")
            .begin(Phase.MOVEMENT);
    table.play(EGYPT, new Move.MakePeace(ROME));
    assertThat(table.events(PeaceMade.class))
        .containsExactly(new PeaceMade(EGYPT, ROME, List.of(province("cyrenaica")), 2));
    assertThat(table.events(OccupationEnded.class))
        .containsExactly(new OccupationEnded(ROME, province("cyrenaica")));
    assertThat(table.board().legions(ROME, province("cyrenaica"))).isZero();
    assertThat(table.board().placed(ROME, province("cyrenaica"))).isZero();
    assertThat(table.board().legions(ROME, province("italia"))).isEqualTo(4);
    assertThat(table.board().legions(ROME, province("judaea"))).isEqualTo(1);
    // not the other way round
    assertThat(table.board().legions(EGYPT, province("dalmatia"))).isEqualTo(1);
  }

  @Test
  @Rule("MN-11-ZEU-b")
  void a_war_that_the_legions_leave_is_over() {
    TestTable table = five().legions(ROME, "cyrenaica", 1).legions(EGYPT, "cyrenaica", 1);
    table.war("cyrenaica").tiles(EGYPT, "statue_of_zeus").begin(Phase.MOVEMENT);
    table.play(EGYPT, new Move.MakePeace(ROME));
    assertThat(table.events(WarChanged.class))
        .containsExactly(new WarChanged(province("cyrenaica"), false));
  }

  @Test
  @Rule("MN-11-ZEU-c")
  void neither_enters_a_province_of_the_other() {
    TestTable table = peace(five().legions(ROME, "judaea", 1), ROME);
    assertThat(table.refused(ROME, march("judaea", "aegyptus"))).isEqualTo("MN-11-ZEU-c");
    assertThat(table.accepts(ROME, march("judaea", "arabia"))).isTrue();
    TestTable owner = peace(five().legions(EGYPT, "macedonia", 1), EGYPT);
    assertThat(owner.refused(EGYPT, march("macedonia", "dalmatia"))).isEqualTo("MN-11-ZEU-c");
    assertThat(owner.accepts(EGYPT, march("macedonia", "achaia"))).isTrue();
    TestTable third = peace(five().legions(CARTHAGE, "macedonia", 1), CARTHAGE);
    assertThat(third.accepts(CARTHAGE, march("macedonia", "dalmatia"))).isTrue();
  }

  @Test
  @Rule({"MN-11-ZEU-c", "MN-11-ZEU-g"})
  void triremes_enter_any_sea_but_do_not_fight_each_other() {
    TestTable table = five().triremes(ROME, "ionian", 2).triremes(EGYPT, "african", 1);
    table.triremes(GREECE, "african", 1);
    peace(table, ROME).play(ROME, sail("ionian", "african"), Moves.END_SAILING);
    assertThat(table.refused(ROME, fightAtSea("african", EGYPT))).isEqualTo("MN-11-ZEU-c");
    assertThat(table.accepts(ROME, fightAtSea("african", GREECE))).isTrue();
  }

  @Test
  @Rule("MN-11-ZEU-d")
  void where_only_the_two_stand_there_is_no_battle_but_war() {
    TestTable table = five().legions(ROME, "arabia", 1).legions(EGYPT, "judaea", 1);
    peace(table, ROME).play(ROME, march("arabia", "judaea"));
    assertThat(table.board().isAtWar(province("judaea"))).isFalse();
    table.play(ROME, END);
    assertThat(table.events(LandBattleFought.class)).isEmpty();
    assertThat(table.board().isAtWar(province("judaea"))).isTrue();
    assertThat(table.state().top()).isInstanceOf(Frame.Movement.class);
  }

  @Test
  @Rule("MN-11-ZEU-d")
  void with_a_third_party_there_the_battle_is_against_it() {
    TestTable table = five().legions(ROME, "judaea", 1).legions(EGYPT, "judaea", 1);
    table.legions(GREECE, "judaea", 1);
    table.legions(ROME, "arabia", 1).legions(GREECE, "arabia", 1).war("arabia").war("judaea");
    peace(table, ROME).play(ROME, END);
    assertThat(table.moves(ROME))
        .containsExactlyInAnyOrder(fight("judaea", GREECE), fight("arabia", GREECE));
    assertThat(table.refused(ROME, fight("judaea", EGYPT))).isEqualTo("MN-11-ZEU-c");
  }

  @Test
  @Rule("MN-11-ZEU-e")
  void the_owners_legions_stay_where_they_are_and_conquer() {
    TestTable table = peace(five().legions(EGYPT, "dalmatia", 1), EGYPT);
    table.play(EGYPT, END);
    assertThat(table.accepts(EGYPT, occupy("dalmatia.caravan1"))).isTrue();
    assertThat(table.accepts(EGYPT, War.pillage("dalmatia.caravan1"))).isTrue();
  }

  @Test
  @Rule("MN-11-ZEU-f")
  void legions_sent_home_end_the_owners_occupations_there_at_the_end_of_a_turn() {
    TestTable table =
        five()
            .legions(ROME, "italia", 0)
            .fortress(ROME, "italia", false)
            .legions(ROME, "cyrenaica", 1)
            .legions(EGYPT, "italia", 1)
            .placed(EGYPT, "italia", "roma");
    table.tiles(EGYPT, "statue_of_zeus").leader(Track.MILITARY, ROME).begin(Phase.MOVEMENT);
    table.play(EGYPT, new Move.MakePeace(ROME));
    assertThat(table.board().legions(ROME, province("italia"))).isEqualTo(1);
    assertThat(table.board().occupier(icon("italia.roma"))).isEqualTo(EGYPT);
    assertThat(table.board().isAtWar(province("italia"))).isFalse();
    table.play(ROME, new Move.Pick(ROME), END);
    assertThat(table.board().isAtWar(province("italia"))).isTrue();
    assertThat(table.board().occupier(icon("italia.roma"))).isEqualTo(Board.NOBODY);
    assertThat(table.events(OccupationEnded.class))
        .containsExactly(new OccupationEnded(EGYPT, province("italia")));
  }

  @Test
  @Rule("MN-11-ZEU-g")
  void who_controls_a_province_is_judged_when_it_is_entered() {
    TestTable table = five().legions(EGYPT, "dalmatia", 1).placed(EGYPT, "dalmatia", "marker");
    table.control(EGYPT, "macedonia").legions(EGYPT, "macedonia", 1);
    peace(table, EGYPT);
    TestTable kept = five().legions(EGYPT, "dalmatia", 1).placed(EGYPT, "dalmatia", "marker");
    kept.control(EGYPT, "macedonia").legions(EGYPT, "macedonia", 1);
    peace(kept, EGYPT).play(EGYPT, Moves.END_CONVERSIONS);
    assertThat(kept.refused(EGYPT, march("macedonia", "dalmatia"))).isEqualTo("MN-11-ZEU-c");
    table.play(EGYPT, War.convert("dalmatia"));
    assertThat(table.accepts(EGYPT, march("macedonia", "dalmatia"))).isTrue();
  }
}
