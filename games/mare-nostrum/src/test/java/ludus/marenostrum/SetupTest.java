package ludus.marenostrum;

import static ludus.marenostrum.TestTable.DATA;
import static ludus.marenostrum.TestTable.GAME;
import static ludus.marenostrum.TestTable.province;
import static ludus.marenostrum.TestTable.stock;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import ludus.kernel.Chance;
import ludus.kernel.Setup;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;

class SetupTest {

  private static final SplittableRandom RNG = new SplittableRandom(4);

  private static List<String> empires(State state) {
    return state.realms().stream().map(realm -> realm.empire().id()).toList();
  }

  @Test
  @Rule("MN-S-1")
  void the_empires_depend_on_the_number_of_players() {
    assertThat(empires(TestTable.five().state()))
        .containsExactly("rome", "greece", "babylon", "egypt", "carthage");
    assertThat(empires(TestTable.of(Setup.of(4)).state()))
        .containsExactly("rome", "greece", "egypt", "carthage");
    assertThat(empires(TestTable.three().state())).containsExactly("rome", "greece", "carthage");
  }

  @Test
  @Rule("MN-S-1")
  void empires_can_be_dealt_by_chance() {
    Set<List<String>> seen = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      State start = GAME.start(Setup.of(3), Chance.of(new SplittableRandom(seed)));
      assertThat(empires(start)).containsExactlyInAnyOrder("rome", "greece", "carthage");
      int trader = start.leader(Track.TRADE);
      assertThat(start.realm(trader).empire().id()).isEqualTo("carthage");
      seen.add(empires(start));
    }
    assertThat(seen).hasSizeGreaterThan(3);
  }

  @Test
  @Rule({"MN-S-1", "MN-S-6"})
  void empires_can_be_chosen_seat_by_seat() {
    State start = GAME.start(Setup.of(3).with("empires", "chosen"), Chance.of(RNG));
    Empire given = start.realm(0).empire();
    Empire wished = start.realm(2).empire();
    assertThat(GAME.moves(start, 0)).hasSize(3);
    assertThat(GAME.moves(start, 1)).isEmpty();
    State first = chooses(start, 0, wished);
    assertThat(first.realm(0).empire()).isEqualTo(wished);
    assertThat(first.realm(2).empire()).isEqualTo(given);
    assertThat(GAME.refusal(first, 1, new Move.ChooseEmpire(wished)).orElseThrow().rule())
        .contains(Rules.rule("S-1"));
    State second = chooses(first, 1, given);
    // the last one has no choice, and everything stands where its empire begins
    assertThat(second.top()).isEqualTo(new Frame.Token());
    assertThat(GAME.audit(second)).isEmpty();
    for (int seat = 0; seat < 3; seat++) {
      Empire empire = second.realm(seat).empire();
      assertThat(second.board().controlled(seat)).isEqualTo(empire.markers().bits());
      assertThat(second.stock(seat)).isEqualTo(empire.stock());
      assertThat(second.leader(Track.TRADE) == seat).isEqualTo(empire.id().equals("carthage"));
    }
  }

  private static State chooses(State state, int seat, Empire empire) {
    return GAME.play(state, seat, new Move.ChooseEmpire(empire), Chance.of(RNG), event -> {});
  }

  @Test
  @Rule({"MN-S-2", "MN-S-2-a"})
  void covered_provinces_are_out_of_the_game_and_adjacent_to_nothing() {
    Table four = TestTable.of(Setup.of(4)).state().table();
    assertThat(four.isCovered(province("babylonia"))).isTrue();
    assertThat(four.isCovered(province("armenia"))).isTrue();
    assertThat(four.isCovered(province("cilicia"))).isFalse();
    assertThat(four.neighbours(province("cilicia").index()) & province("syria").bit()).isZero();
    assertThat(four.neighbours(province("syria").index())).isZero();
    Table three = TestTable.three().state().table();
    assertThat(three.isCovered(province("aegyptus"))).isTrue();
    assertThat(three.isCovered(province("cyprus"))).isTrue();
    assertThat(three.seasOf(province("cyprus").index())).isZero();
    assertThat(Long.bitCount(three.uncovered())).isEqualTo(20);
    assertThat(Long.bitCount(four.uncovered())).isEqualTo(28);
  }

  @Test
  @Rule("MN-S-2-a")
  void the_literal_cover_hides_the_home_provinces_only() {
    Table table = TestTable.of(Setup.of(3).with("coverSet", "literal")).state().table();
    assertThat(Long.bitCount(table.uncovered())).isEqualTo(27);
    assertThat(table.isCovered(province("cyprus"))).isFalse();
  }

  @Test
  @Rule("MN-S-2")
  void nothing_can_be_built_in_a_covered_province() {
    TestTable at =
        TestTable.three().stock(1, "9 coin").triremes(1, "cyprian", 1).triremes(1, "aegean", 1);
    at.building(1);
    assertThat(at.refused(1, new Move.BuildControl(province("cyprus"), false))).isEqualTo("MN-S-2");
    assertThat(at.refused(1, new Move.BuildLegion(province("cyprus"), false))).isEqualTo("MN-S-2");
    assertThat(at.accepts(1, new Move.BuildControl(province("asia"), false))).isTrue();
  }

  @Test
  @Rule("MN-S-2-b")
  void all_seas_stay_open() {
    for (int seats = 3; seats <= 5; seats++) {
      Table table = TestTable.of(Setup.of(seats)).state().table();
      for (Sea sea : table.seas()) {
        assertThat(table.isClosed(sea)).isFalse();
        assertThat(table.seaNeighbours(sea.index())).isNotZero();
      }
    }
  }

  @Test
  @Rule("MN-S-2-c")
  void counts_do_not_shrink_with_fewer_players() {
    State start = TestTable.three().state();
    assertThat(start.pile()).hasSize(13);
    assertThat(start.faceUp().size() + start.faceDown().size()).isEqualTo(17);
    assertThat(start.faceUp().plusAll(start.faceDown()))
        .doesNotContain(DATA.tile("hammurabi"), DATA.tile("cleopatra"));
    Stock all = start.reserve();
    for (int seat = 0; seat < 3; seat++) {
      all = all.plus(start.stock(seat));
    }
    assertThat(all.coins()).isEqualTo(44);
    assertThat(all.commons()).isEqualTo(87);
  }

  @Test
  @Rule({"MN-S-3", "MN-S-10"})
  void everybody_places_the_start_setup_without_triremes() {
    State start = TestTable.five().state();
    Board board = start.board();
    assertThat(board.controlled(TestTable.ROME))
        .isEqualTo(
            province("italia").bit() | province("gallia").bit() | province("dalmatia").bit());
    assertThat(board.legions(TestTable.ROME, province("italia"))).isEqualTo(2);
    assertThat(board.hasFortress(TestTable.ROME, province("italia"))).isTrue();
    assertThat(board.isBuilt(DATA.icon("italia.roma"))).isTrue();
    assertThat(board.isBuilt(DATA.icon("italia.temple"))).isFalse();
    assertThat(board.legions(TestTable.GREECE, province("thracia"))).isEqualTo(1);
    assertThat(start.realm(TestTable.EGYPT).tiles()).isEqualTo(Powers.of(Power.CLEOPATRA));
    for (int seat = 0; seat < 5; seat++) {
      assertThat(board.triremes(seat)).isZero();
      assertThat(start.markers(seat)).isEqualTo(5);
    }
  }

  @Test
  @Rule("MN-S-4")
  void start_stocks_are_the_income_of_the_first_round_which_begins_with_trade() {
    TestTable at = TestTable.five();
    assertThat(at.state().stock(TestTable.ROME))
        .isEqualTo(stock("coin, 2 wine, 2 gladiator, 2 sheep, stone, oil"));
    assertThat(at.state().stock(TestTable.GREECE))
        .isEqualTo(stock("4 coin, pottery, 2 gold, 2 sheep"));
    assertThat(at.state().stock(TestTable.BABYLON))
        .isEqualTo(stock("3 coin, 2 grain, 2 oil, spices, wood"));
    assertThat(at.state().stock(TestTable.EGYPT))
        .isEqualTo(stock("5 coin, grain, gold, 2 papyrus"));
    assertThat(at.state().stock(TestTable.CARTHAGE))
        .isEqualTo(stock("coin, 2 grain, 2 wine, 2 oil, gladiator, sheep"));
    assertThat(at.state().round()).isEqualTo(1);
    assertThat(at.state().phase()).isEqualTo(Phase.TRADE);
    assertThat(at.state().top()).isInstanceOf(Frame.Token.class);
  }

  @Test
  @Rule("MN-S-5")
  void the_tracks_start_as_in_the_table() {
    State start = TestTable.five().state();
    assertThat(Tracks.of(start, TestTable.ROME)).containsExactly(7, 1, 3);
    assertThat(Tracks.of(start, TestTable.GREECE)).containsExactly(4, 4, 3);
    assertThat(Tracks.of(start, TestTable.BABYLON)).containsExactly(5, 3, 2);
    assertThat(Tracks.of(start, TestTable.EGYPT)).containsExactly(4, 4, 2);
    assertThat(Tracks.of(start, TestTable.CARTHAGE)).containsExactly(7, 1, 2);
  }

  @Test
  @Rule("MN-S-6")
  void carthage_rome_and_egypt_lead_or_greece_among_three() {
    assertThat(TestTable.five().state().titles())
        .isEqualTo(new Titles(TestTable.CARTHAGE, TestTable.EGYPT, TestTable.ROME));
    assertThat(TestTable.three().state().titles()).isEqualTo(new Titles(2, 1, 0));
  }

  @Test
  @Rule("MN-S-7")
  void the_trade_leader_begins_with_all_tokens() {
    TestTable at = TestTable.five();
    assertThat(at.asked()).containsExactly(TestTable.CARTHAGE);
    assertThat(at.moves(TestTable.CARTHAGE)).hasSize(6);
  }

  @Test
  @Rule("MN-S-8")
  void beginners_see_five_tiles_and_the_experienced_all() {
    State beginner = TestTable.five().state();
    assertThat(beginner.faceUp()).hasSize(5);
    assertThat(beginner.faceDown()).hasSize(12);
    State experienced = TestTable.of(Setup.of(5).with("display", "experienced")).state();
    assertThat(experienced.faceUp()).hasSize(17);
    assertThat(experienced.faceDown()).isEmpty();
    assertThat(TestTable.five().view(0).display())
        .last()
        .extracting(MareNostrumView.TileView::tile)
        .isEqualTo(DATA.tile("pyramids"));
  }

  @Test
  @Rule({"MN-S-8", "MN-S-9"})
  void display_and_legendary_pile_are_shuffled() {
    Set<Object> piles = new HashSet<>();
    Set<Object> displays = new HashSet<>();
    for (int seed = 0; seed < 10; seed++) {
      State start = GAME.start(Setup.of(5), Chance.of(new SplittableRandom(seed)));
      piles.add(start.pile());
      displays.add(start.faceUp());
    }
    assertThat(piles).hasSize(10);
    assertThat(displays).hasSize(10);
  }
}
