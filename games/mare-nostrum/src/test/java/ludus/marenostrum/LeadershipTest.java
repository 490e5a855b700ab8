package ludus.marenostrum;

import static ludus.marenostrum.TestTable.CARTHAGE;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static org.assertj.core.api.Assertions.assertThat;

import ludus.kernel.Seats;
import ludus.kernel.laws.Rule;
import ludus.marenostrum.MareNostrumEvent.TitleAwarded;
import org.junit.jupiter.api.Test;

/// Phase 5.
class LeadershipTest {

  private static Move award(int seat) {
    return new Move.Award(seat);
  }

  @Test
  @Rule("MN-5-a")
  void levels_count_buildings_units_and_bonuses() {
    TestTable at =
        TestTable.five()
            .control(ROME, "sicilia")
            .built("sicilia.syracusae", "sicilia.temple")
            .triremes(ROME, "ionian", 2)
            .tiles(ROME, "circe");
    assertThat(Tracks.of(at.state(), ROME)).containsExactly(7 + 1, 1 + 2, 3 + 2 + 1);
  }

  @Test
  @Rule("MN-5-b")
  void occupied_buildings_count_for_the_occupier_and_ownerless_ones_for_nobody() {
    TestTable at = TestTable.five().legions(ROME, "dacia", 1).placed(ROME, "dacia", "market");
    assertThat(at.level(ROME, Track.TRADE)).isEqualTo(8);
    assertThat(at.level(GREECE, Track.TRADE)).isEqualTo(3);
    at.legions(ROME, "dacia", 0).placed(ROME, "dacia").uncontrolled("dacia");
    assertThat(at.level(ROME, Track.TRADE)).isEqualTo(7);
    assertThat(at.level(GREECE, Track.TRADE)).isEqualTo(1);
  }

  @Test
  @Rule("MN-5-c")
  void the_highest_level_takes_the_title() {
    TestTable at = TestTable.five().built("dalmatia.market").triremes(GREECE, "aegean", 1);
    at.begin(Phase.LEADERSHIP);
    assertThat(at.state().leader(Track.TRADE)).isEqualTo(ROME);
    assertThat(((Frame.Tie) at.state().top()).track()).isEqualTo(Track.CULTURE);
    at.play(EGYPT, award(EGYPT));
    assertThat(at.state().leader(Track.MILITARY)).isEqualTo(GREECE);
    assertThat(at.state().round()).isEqualTo(2);
  }

  @Test
  @Rule("MN-5-c")
  void the_holder_decides_a_tie_among_the_tied() {
    TestTable at = TestTable.five().begin(Phase.LEADERSHIP);
    assertThat(at.asked()).containsExactly(CARTHAGE);
    assertThat(at.moves(CARTHAGE)).containsExactly(award(ROME), award(CARTHAGE));
    assertThat(at.refused(CARTHAGE, award(GREECE))).isEqualTo("MN-5-c");
    at.play(CARTHAGE, award(ROME));
    assertThat(at.state().leader(Track.TRADE)).isEqualTo(ROME);
    assertThat(at.asked()).containsExactly(EGYPT);
    at.play(EGYPT, award(GREECE));
    assertThat(at.asked()).containsExactly(ROME);
  }

  @Test
  @Rule("MN-5-c")
  void a_holder_who_is_not_tied_still_decides_but_not_for_himself() {
    TestTable at = TestTable.five().leader(Track.TRADE, EGYPT).begin(Phase.LEADERSHIP);
    assertThat(at.asked()).containsExactly(EGYPT);
    assertThat(at.refused(EGYPT, award(EGYPT))).isEqualTo("MN-5-c");
    assertThat(at.accepts(EGYPT, award(ROME))).isTrue();
  }

  @Test
  @Rule("MN-5-d")
  void tracks_are_settled_in_order() {
    TestTable at = TestTable.five().begin(Phase.LEADERSHIP);
    at.play(CARTHAGE, award(CARTHAGE)).play(EGYPT, award(EGYPT)).play(ROME, award(ROME));
    assertThat(at.events(TitleAwarded.class))
        .extracting(TitleAwarded::track)
        .containsExactly(Track.MILITARY);
    assertThat(at.state().round()).isEqualTo(2);
    TestTable clear =
        TestTable.five().tiles(ROME, "antigone", "perseus").triremes(GREECE, "aegean", 5);
    clear.begin(Phase.LEADERSHIP);
    assertThat(clear.events(TitleAwarded.class))
        .extracting(TitleAwarded::track)
        .containsExactly(Track.TRADE, Track.CULTURE, Track.MILITARY);
  }

  @Test
  @Rule("MN-5-e")
  void a_level_has_no_upper_end() {
    TestTable at = TestTable.five().legions(ROME, "italia", 8).triremes(ROME, "ionian", 5);
    at.control(ROME, "noricum", "macedonia", "corsica", "sardinia");
    for (String province : new String[] {"gallia", "dalmatia", "noricum", "macedonia"}) {
      at.fortress(ROME, province, true);
    }
    assertThat(at.level(ROME, Track.MILITARY)).isEqualTo(18);
    assertThat(at.view(GREECE).realms().get(ROME).levels()).last().isEqualTo(18);
  }

  @Test
  @Rule({"MN-5-f", "MN-6.4"})
  void all_three_titles_win_after_the_phase() {
    TestTable at = TestTable.five().tiles(GREECE, "antigone", "hercules", "perseus");
    at.begin(Phase.LEADERSHIP);
    assertThat(at.state().phase()).isEqualTo(Phase.OVER);
    assertThat(at.outcome().result()).isEqualTo(Victory.THREE_TITLES);
    assertThat(at.outcome().winners()).containsExactly(GREECE);
  }

  @Test
  @Rule("MN-6.4")
  void a_tie_holder_can_give_the_third_title_away() {
    TestTable at =
        TestTable.five().tiles(GREECE, "antigone", "hercules").legions(ROME, "italia", 4);
    // trade 4+4 against 7, culture 4+4, military 3+2 against 5
    at.begin(Phase.LEADERSHIP);
    assertThat(at.asked()).containsExactly(ROME);
    at.play(ROME, award(GREECE));
    assertThat(at.outcome().winners()).containsExactly(GREECE);
  }

  @Test
  @Rule("MN-5-c")
  void a_track_without_any_level_is_a_tie_of_all() {
    TestTable at = TestTable.three();
    for (int seat = 0; seat < 3; seat++) {
      for (Province province : TestTable.DATA.provinces()) {
        at.legions(seat, province.id(), 0).fortress(seat, province.id(), false);
      }
    }
    at.leader(Track.TRADE, 1).leader(Track.CULTURE, 1).begin(Phase.LEADERSHIP);
    at.until(Frame.Tie.class);
    while (((Frame.Tie) at.state().top()).track() != Track.MILITARY) {
      int seat = at.asked().getFirst();
      at.play(seat, at.moves(seat).getFirst());
    }
    assertThat(((Frame.Tie) at.state().top()).tied()).isEqualTo(Seats.first(3));
  }
}
