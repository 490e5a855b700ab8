package ludus.marenostrum;

import static ludus.marenostrum.TestTable.BABYLON;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.province;
import static ludus.marenostrum.TestTable.tile;
import static org.assertj.core.api.Assertions.assertThat;

import ludus.kernel.laws.Rule;
import ludus.marenostrum.MareNostrumEvent.HeroCopied;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Heroes and Wonders outside of battle.
class TilesTest {

  private static Move buy(String tile) {
    return new Move.BuyTile(tile(tile));
  }

  @ParameterizedTest
  @Rule("MN-7-a")
  @CsvSource({
    "circe, 1, 0, 1",
    "penthesilea, 0, 2, 2",
    "perseus, 1, 2, 1",
    "hamilcar, 1, 1, 1",
    "queen_of_sheba, 0, 1, 1",
    "hercules, 2, 2, 2",
    "antigone, 2, 2, 0",
    "hanging_gardens, 2, 0, 0",
    "ramses, 0, 0, 0",
    "colossus, 0, 0, 0",
  })
  void a_bonus_counts_on_the_tracks(String tile, int trade, int culture, int military) {
    TestTable at = TestTable.five();
    int[] before = Tracks.of(at.state(), ROME);
    int[] after = Tracks.of(at.tiles(ROME, tile).state(), ROME);
    assertThat(after[0] - before[0]).isEqualTo(trade);
    assertThat(after[1] - before[1]).isEqualTo(culture);
    assertThat(after[2] - before[2]).isEqualTo(military);
  }

  @Test
  @Rule("MN-10-HER")
  void hercules_has_bonuses_only() {
    TestTable at = TestTable.five().tiles(ROME, "hercules").stock(ROME, "coin");
    assertThat(at.building(ROME).moves(ROME)).containsExactly(new Move.EndBuild());
  }

  @Test
  @Rule({"MN-7-b", "MN-3.1.3-d"})
  void tiles_are_seen_by_all() {
    TestTable at = TestTable.five().tiles(ROME, "circe").copies(GREECE, "circe");
    assertThat(at.view(EGYPT).realms().get(ROME).tiles())
        .containsExactly(tile("caesar"), tile("circe"));
    assertThat(at.view(EGYPT).realms().get(GREECE).copied()).contains(tile("circe"));
  }

  // Castor and Pollux
  // ------------------------------------------------------------------------------

  @Test
  @Rule("MN-10-CAS")
  void castor_and_pollux_choose_a_hero_of_another_player() {
    TestTable at =
        TestTable.five().tiles(GREECE, "spartacus").tiles(EGYPT, "perseus", "hamilcar", "colossus");
    at.tiles(ROME, "ramses").display("castor_pollux").stock(ROME, "20 coin").building(ROME);
    at.build(ROME, buy("castor_pollux"), "8 coin");
    assertThat(at.moves(ROME))
        .containsExactlyInAnyOrder(
            new Move.CopyHero(tile("spartacus")), new Move.CopyHero(tile("hamilcar")));
    assertThat(at.refused(ROME, new Move.CopyHero(tile("perseus")))).isEqualTo("MN-10-CAS");
    assertThat(at.refused(ROME, new Move.CopyHero(tile("pericles")))).isEqualTo("MN-10-CAS");
    assertThat(at.refused(ROME, new Move.CopyHero(tile("ramses")))).isEqualTo("MN-10-CAS");
    int military = at.level(ROME, Track.MILITARY);
    int trade = at.level(ROME, Track.TRADE);
    at.play(ROME, new Move.CopyHero(tile("hamilcar")));
    assertThat(at.realm(ROME).has(Power.HAMILCAR)).isTrue();
    assertThat(at.level(ROME, Track.MILITARY)).isEqualTo(military);
    assertThat(at.level(ROME, Track.TRADE)).isEqualTo(trade);
    assertThat(at.asked()).containsExactly(ROME);
  }

  @Test
  @Rule("MN-10-CAS")
  void the_copied_power_has_its_own_use_in_each_round() {
    TestTable at = TestTable.five().tiles(GREECE, "spartacus").display("castor_pollux");
    at.stock(GREECE, "coin").stock(ROME, "12 coin");
    at.building(GREECE).build(GREECE, new Move.BuildLegion(province("achaia"), true), "coin");
    at.building(ROME).build(ROME, buy("castor_pollux"), "7 coin");
    // one Hero to choose: it is chosen
    assertThat(at.realm(ROME).copied()).contains(Power.SPARTACUS);
    at.build(ROME, new Move.BuildLegion(province("italia"), true), "coin");
    assertThat(at.refused(ROME, new Move.BuildLegion(province("italia"), true)))
        .isEqualTo("MN-3.0-l");
  }

  @Test
  @Rule("MN-10-CAS")
  void without_a_hero_to_choose_they_have_no_power() {
    TestTable at = TestTable.five().tiles(GREECE, "perseus").display("castor_pollux");
    at.stock(ROME, "12 coin").building(ROME).build(ROME, buy("castor_pollux"), "7 coin");
    assertThat(at.realm(ROME).copied()).isEmpty();
    assertThat(at.events(HeroCopied.class)).hasSize(1);
    assertThat(at.asked()).containsExactly(ROME);
    at.tiles(GREECE, "ramses");
    assertThat(at.realm(ROME).has(Power.RAMSES)).isFalse();
  }

  // Penthesilea
  // ------------------------------------------------------------------------------------

  @Test
  @Rule("MN-10-PEN")
  void penthesilea_raises_a_legion_for_each_own_province_with_enemy_legions() {
    TestTable at = TestTable.five().tiles(GREECE, "penthesilea").stock(GREECE, "");
    at.legions(ROME, "dacia", 2).legions(ROME, "thracia", 1).legions(EGYPT, "achaia", 1);
    at.legions(GREECE, "achaia", 5).legions(GREECE, "thracia", 1).war("thracia").building(GREECE);
    assertThat(at.moves(GREECE))
        .contains(new Move.FreeLegions(1), new Move.FreeLegions(2))
        .doesNotContain(new Move.FreeLegions(3));
    assertThat(at.refused(GREECE, new Move.FreeLegions(3))).isEqualTo("MN-10-PEN");
    at.play(GREECE, new Move.FreeLegions(2));
    assertThat(at.board().legions(GREECE, province("achaia"))).isEqualTo(7);
    assertThat(at.refused(GREECE, new Move.FreeLegions(1))).isEqualTo("MN-10-PEN");
  }

  @Test
  @Rule("MN-10-PEN")
  void penthesilea_counts_provinces_not_legions_and_only_own_ones() {
    TestTable at = TestTable.five().tiles(GREECE, "penthesilea").stock(GREECE, "");
    at.legions(ROME, "dacia", 3).legions(ROME, "macedonia", 1).legions(BABYLON, "dacia", 1);
    at.building(GREECE);
    assertThat(at.moves(GREECE)).contains(new Move.FreeLegions(1)).hasSize(2);
    TestTable calm =
        TestTable.five().tiles(GREECE, "penthesilea").stock(GREECE, "").building(GREECE);
    assertThat(calm.moves(GREECE)).containsExactly(new Move.EndBuild());
  }
}
