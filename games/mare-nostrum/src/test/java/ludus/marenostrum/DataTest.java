package ludus.marenostrum;

import static ludus.marenostrum.TestTable.DATA;
import static ludus.marenostrum.TestTable.province;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import ludus.kernel.BadInput;
import ludus.kernel.Pile;
import ludus.kernel.Setup;
import ludus.kernel.json.Json;
import ludus.kernel.laws.Rule;
import ludus.kernel.text.Resources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What is in the box, the map, and what a data file must keep.
class DataTest {

  @Test
  @Rule({"MN-C-1", "MN-C-2", "MN-C-3"})
  void there_are_44_coins_and_100_commodities() {
    assertThat(DATA.numbers().coins()).isEqualTo(44);
    assertThat(DATA.commodities()).hasSize(13);
    Map<Integer, Long> counts =
        DATA.commodities().stream()
            .collect(Collectors.groupingBy(Commodity::tokens, Collectors.counting()));
    assertThat(counts)
        .containsExactlyInAnyOrderEntriesOf(Map.of(3, 1L, 5, 6L, 7, 1L, 9, 4L, 11, 1L));
    assertThat(DATA.commodity("gladiator").tokens()).isEqualTo(11);
    assertThat(TestTable.five().state().pile()).hasSize(13).doesNotHaveDuplicates();
  }

  @Test
  @Rule({"MN-C-4", "MN-C-5", "MN-C-7"})
  void there_are_so_many_buildings_units_and_tokens() {
    Numbers numbers = DATA.numbers();
    assertThat(numbers.supply(Building.CARAVAN)).isEqualTo(37);
    assertThat(numbers.supply(Building.MARKET)).isEqualTo(25);
    assertThat(numbers.supply(Building.REGULAR_CITY)).isEqualTo(8);
    assertThat(numbers.supply(Building.CAPITAL)).isEqualTo(5);
    assertThat(numbers.supply(Building.LEGENDARY_CITY)).isEqualTo(3);
    assertThat(numbers.supply(Building.TEMPLE)).isEqualTo(14);
    assertThat(numbers.supply(Unit.LEGION)).isEqualTo(8);
    assertThat(numbers.supply(Unit.TRIREME)).isEqualTo(5);
    assertThat(numbers.supply(Unit.FORTRESS)).isEqualTo(5);
    assertThat(numbers.markers()).isEqualTo(7);
    assertThat(DATA.tokens())
        .extracting(TradeToken::values)
        .containsExactlyInAnyOrder(Pile.of(5, 0), Pile.of(2, 1), Pile.of(4, 3));
  }

  @Test
  @Rule("MN-C-9")
  void there_are_23_tiles() {
    assertThat(DATA.tiles()).hasSize(23);
    assertThat(DATA.tiles()).filteredOn(tile -> tile.kind() == Tile.Kind.WONDER).hasSize(5);
    assertThat(DATA.tiles()).filteredOn(tile -> tile.kind() == Tile.Kind.HERO).hasSize(17);
    assertThat(DATA.tiles()).filteredOn(tile -> tile.kind() == Tile.Kind.PYRAMIDS).hasSize(1);
    State start = TestTable.five().state();
    assertThat(start.faceUp().size() + start.faceDown().size()).isEqualTo(17);
  }

  @Test
  @Rule({"MN-M-1", "MN-M-7"})
  void the_map_has_provinces_seas_and_icons() {
    assertThat(DATA.provinces()).hasSize(33);
    assertThat(DATA.seas()).hasSize(10);
    assertThat(DATA.icons()).hasSize(37 + 25 + 16 + 14);
    for (Province province : DATA.provinces()) {
      assertThat(province.icons(Building.CARAVAN).size()).isLessThanOrEqualTo(2);
      assertThat(province.icons(Building.MARKET).size()).isLessThanOrEqualTo(1);
      assertThat(province.icons(Building.TEMPLE).size()).isLessThanOrEqualTo(1);
    }
  }

  @Test
  @Rule({"MN-M-2", "MN-M-9"})
  void only_a_land_border_makes_provinces_adjacent() {
    Table table = TestTable.five().state().table();
    assertThat(isNeighbour(table, "germania", "dacia")).isTrue();
    assertThat(isNeighbour(table, "thracia", "asia")).isFalse();
    assertThat(isNeighbour(table, "italia", "sicilia")).isFalse();
    assertThat(isNeighbour(table, "corsica", "sardinia")).isFalse();
    assertThat(table.neighbours(province("creta").index())).isZero();
    int aegean = DATA.sea("aegean").index();
    assertThat(table.seaNeighbours(aegean) >>> DATA.sea("euxine").index() & 1).isOne();
    int ionian = DATA.sea("ionian").index();
    assertThat(table.seaNeighbours(ionian) >>> DATA.sea("tyrrhenian").index() & 1).isOne();
  }

  private static boolean isNeighbour(Table table, String one, String other) {
    return (table.neighbours(province(one).index()) & province(other).bit()) != 0;
  }

  @Test
  @Rule({"MN-M-3", "MN-M-4", "MN-M-6"})
  void own_triremes_in_a_chain_of_seas_make_provinces_contiguous() {
    for (JsonNode vector : vectors().path("contiguity")) {
      TestTable at = TestTable.five();
      int seat =
          vector.path("player").asString().equals("rome") ? TestTable.ROME : TestTable.GREECE;
      vector.path("triremes").forEach(sea -> at.triremes(seat, sea.asString(), 1));
      at.triremes(TestTable.EGYPT, "adriatic", 1);
      Province from = province(vector.path("from").asString());
      Table table = at.state().table();
      long contiguous =
          table.linked(from, at.board().fleets(seat)) & ~table.neighbours(from.index());
      TreeSet<String> wanted = new TreeSet<>();
      vector.path("contiguous").forEach(id -> wanted.add(id.asString()));
      TreeSet<String> found = new TreeSet<>();
      for (Province province : DATA.provinces()) {
        boolean neighbour = (table.neighbours(from.index()) & province.bit()) != 0;
        if (neighbour) {
          wanted.remove(province.id());
        } else if ((contiguous & province.bit()) != 0) {
          found.add(province.id());
        }
      }
      assertThat(found).as(vector.path("id").asString()).isEqualTo(wanted);
    }
  }

  @Test
  @Rule("MN-M-5")
  void a_province_is_never_linked_with_itself() {
    TestTable at = TestTable.five().triremes(TestTable.ROME, "ionian", 1);
    int fleets = at.board().fleets(TestTable.ROME);
    long linked = at.state().table().linked(province("italia"), fleets);
    assertThat(linked & province("italia").bit()).isZero();
    assertThat(linked & province("gallia").bit()).isNotZero();
    assertThat(linked & province("achaia").bit()).isNotZero();
  }

  static JsonNode vectors() {
    return Json.object(Resources.text("/ludus/marenostrum/vectors.json"), "vectors");
  }

  // a broken file stops the program
  // ----------------------------------------------------------------

  private static ObjectNode standard() {
    return Json.object(MareNostrum.standardData(), "data");
  }

  private static void refuses(ObjectNode data, String reason) {
    assertThatThrownBy(() -> Data.parse(data.toString()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(reason);
  }

  @Test
  @Rule("MN-D-1")
  void adjacency_must_be_symmetric() {
    ObjectNode data = standard();
    ((ArrayNode) data.at("/provinces/0/adjacentProvinces")).add("dacia");
    refuses(data, "italia is next to dacia");
    data = standard();
    ((ArrayNode) data.at("/seas/0/adjacentSeas")).removeAll();
    refuses(data, "is next to ligurian");
    data = standard();
    ((ArrayNode) data.at("/seas/0/adjacentProvinces")).add("aegyptus");
    refuses(data, "ligurian is next to aegyptus");
  }

  @Test
  @Rule("MN-D-1")
  void icons_must_match_the_components() {
    ObjectNode data = standard();
    ((ObjectNode) data.at("/provinces/0/icons")).put("market", 0);
    assertThatThrownBy(() -> Data.parse(data.toString())).isInstanceOf(BadInput.class);
    ObjectNode other = standard();
    ((ObjectNode) other.at("/components")).put("temples", 15);
    refuses(other, "15 Buildings");
  }

  @Test
  @Rule({"MN-D-1", "MN-S-5"})
  void start_levels_and_income_must_match_the_map() {
    ObjectNode data = standard();
    ((ObjectNode) data.at("/empires/0/startLeadership")).put("trade", 6);
    refuses(data, "rome's level of TRADE");
    data = standard();
    ((ObjectNode) data.at("/empires/1/startResources")).put("coin", 5);
    refuses(data, "greece's start resources");
  }

  @ParameterizedTest
  @Rule("MN-D-1")
  @CsvSource({
    "/costs/legion, 0",
    "/components/coins, 0",
    "/commodities/0/tokens, 99",
    "/heroDisplay/spaces, 16",
    "/components/heroWonderTiles, 22",
  })
  void numbers_out_of_range_are_refused(String pointer, int value) {
    ObjectNode data = standard();
    int slash = pointer.lastIndexOf('/');
    ((ObjectNode) data.at(pointer.substring(0, slash))).put(pointer.substring(slash + 1), value);
    assertThatThrownBy(() -> Data.parse(data.toString())).isInstanceOf(BadInput.class);
  }

  @Test
  @Rule("MN-D-2")
  void another_map_needs_another_data_file_only() {
    String renamed =
        MareNostrum.standardData()
            .replace("\"italia\"", "\"latium\"")
            .replace("\"aegean\"", "\"archipelago\"");
    MareNostrum game = MareNostrum.with(renamed);
    State start = game.start(Setup.of(5).with("empires", "inOrder"), _ -> 0);
    assertThat(start.board().controls(0, game.data().province("latium"))).isTrue();
    assertThat(game.audit(start)).isEmpty();
    assertThat(List.copyOf(game.data().provinces())).hasSize(33);
  }
}
