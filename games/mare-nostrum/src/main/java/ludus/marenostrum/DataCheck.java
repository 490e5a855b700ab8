package ludus.marenostrum;

import java.util.HashSet;
import java.util.Set;
import ludus.kernel.BadInput;
import tools.jackson.databind.JsonNode;

/// What a data file must keep (MN-D-1). A broken file stops the program with one sentence.
record DataCheck(Data data) {

  void all() {
    symmetric("provinces", "adjacentProvinces", "provinces", "adjacentProvinces");
    symmetric("seas", "adjacentSeas", "seas", "adjacentSeas");
    symmetric("provinces", "adjacentSeas", "seas", "adjacentProvinces");
    water();
    icons();
    tiles();
    data.empires().forEach(this::empire);
    for (int seats = 3; seats <= 5; seats++) {
      table(seats);
    }
  }

  private void symmetric(String areas, String there, String others, String back) {
    for (JsonNode area : data.json().path(areas)) {
      String id = area.path("id").asString("");
      for (JsonNode neighbour : area.path(there)) {
        String other = neighbour.asString("");
        if (id.equals(other) || !names(find(others, other), back).contains(id)) {
          throw new BadInput("%s is next to %s, but not the other way.".formatted(id, other));
        }
      }
    }
    for (JsonNode area : data.json().path(others)) {
      String id = area.path("id").asString("");
      for (JsonNode neighbour : area.path(back)) {
        String other = neighbour.asString("");
        if (!names(find(areas, other), there).contains(id)) {
          throw new BadInput("%s is next to %s, but not the other way.".formatted(id, other));
        }
      }
    }
  }

  /// What a drawing must respect: shores that face each other are not adjacent, straits are
  /// (MN-M-9).
  private void water() {
    for (JsonNode pair : data.json().path("notAdjacentAcrossWater")) {
      String one = pair.path("a").asString("");
      String other = pair.path("b").asString("");
      if (names(find("provinces", one), "adjacentProvinces").contains(other)) {
        throw new BadInput("%s and %s are adjacent across water.".formatted(one, other));
      }
    }
    for (JsonNode pair : data.json().path("seaStraits")) {
      String one = pair.path("a").asString("");
      String other = pair.path("b").asString("");
      boolean adjacent = pair.path("adjacent").asBoolean(false);
      if (names(find("seas", one), "adjacentSeas").contains(other) != adjacent) {
        throw new BadInput("The strait between %s and %s is not so.".formatted(one, other));
      }
    }
  }

  private JsonNode find(String areas, String id) {
    for (JsonNode area : data.json().path(areas)) {
      if (area.path("id").asString("").equals(id)) {
        return area;
      }
    }
    throw new BadInput("There is no '%s' among the %s.".formatted(id, areas));
  }

  private static Set<String> names(JsonNode area, String list) {
    Set<String> names = new HashSet<>();
    area.path(list).forEach(name -> names.add(name.asString("")));
    return names;
  }

  private void icons() {
    for (Building kind : Building.values()) {
      long found = data.icons().stream().filter(icon -> icon.kind() == kind).count();
      int wanted = data.numbers().supply(kind);
      if (found != wanted) {
        throw new BadInput(
            "There are %d Buildings of the kind %s, but %d icons.".formatted(wanted, kind, found));
      }
    }
    for (Commodity commodity : data.commodities()) {
      long found =
          data.icons().stream()
              .filter(icon -> icon.commodity().filter(commodity::equals).isPresent())
              .count();
      int wanted = data.number("/commodities/" + commodity.index() + "/mapIcons", 0, 99);
      if (found != wanted) {
        throw new BadInput(
            "%s should have %d icons but has %d.".formatted(commodity, wanted, found));
      }
    }
    int tokens = data.commodities().stream().mapToInt(Commodity::tokens).sum();
    same("common Commodities", tokens, data.number("/components/commodityTokens", 1, 999));
    int legendary = data.number("/components/legendaryTokens", 1, 99);
    same("Legendary Commodities", data.commodities().size(), legendary);
    same("Legendary tokens of a type", 1, data.number("/components/legendaryPerType", 1, 1));
  }

  private void tiles() {
    same("tiles", data.tiles().size(), data.number("/components/heroWonderTiles", 1, 99));
    for (Power power : Power.values()) {
      long found = data.tiles().stream().filter(tile -> tile.power() == power).count();
      same("tiles with the power " + power, (int) found, 1);
    }
    long onDisplay =
        data.tiles().stream().filter(tile -> tile.kind() != Tile.Kind.PYRAMIDS).count()
            - data.empires().size();
    same("spaces of the display", (int) onDisplay, data.number("/heroDisplay/spaces", 1, 99));
  }

  /// Start leadership and start resources follow from what is on the map (MN-S-4, MN-S-5).
  private void empire(Empire empire) {
    int[] levels = new int[Track.values().length];
    empire.built().forEach(icon -> levels[icon.kind().track().index()]++);
    levels[Track.MILITARY.index()] +=
        empire.legions().size() + Long.bitCount(empire.fortresses().bits());
    for (Track track : Track.values()) {
      levels[track.index()] += empire.hero().bonus(track);
      same(
          empire + "'s level of " + track,
          levels[track.index()],
          empire.levels().get(track.index()));
    }
    for (Icon icon : empire.built()) {
      if (!empire.markers().contains(icon.province())) {
        throw new BadInput("%s begins with %s outside of its Provinces.".formatted(empire, icon));
      }
    }
    if (!empire.markers().contains(empire.capital())
        || empire.capital().icons(Building.CAPITAL).size() != 1) {
      throw new BadInput("%s begins without the Province of its Capital.".formatted(empire));
    }
    Stock income = Stock.NONE;
    for (Icon icon : empire.built()) {
      int times = doubled(empire, icon) ? 2 : 1;
      if (icon.commodity().isPresent()) {
        income = income.plusCommon(icon.commodity().get().index(), times);
      } else if (icon.kind().isCity()) {
        income = income.plusCoins(times);
      }
    }
    if (!income.equals(empire.stock())) {
      throw new BadInput("%s's start resources are not its income.".formatted(empire));
    }
  }

  private static boolean doubled(Empire empire, Icon icon) {
    Building partner = icon.kind().isCity() ? Building.TEMPLE : Building.MARKET;
    return empire.built().stream()
        .anyMatch(other -> other.province() == icon.province() && other.kind() == partner);
  }

  private void table(int seats) {
    String pointer = "/players/byCount/" + seats;
    JsonNode node = data.json().at(pointer);
    same("empires of " + seats, data.list(pointer + "/empires", 1, 9).size(), seats);
    Set<String> covered = names(node, "covered");
    for (JsonNode id : node.path("empires")) {
      Empire empire = data.empire(id.asString(""));
      for (Province province : data.provinces()) {
        if (empire.markers().contains(province) && covered.contains(province.id())) {
          throw new BadInput("With %d seats %s is covered.".formatted(seats, province));
        }
      }
    }
    for (Track track : Track.values()) {
      String leader = node.path("startLeaders").path(word(track)).asString("");
      if (!names(node, "empires").contains(data.empire(leader).id())) {
        throw new BadInput("With %d seats %s can't lead.".formatted(seats, leader));
      }
    }
  }

  static String word(Track track) {
    return switch (track) {
      case TRADE -> "trade";
      case CULTURE -> "culture";
      case MILITARY -> "military";
    };
  }

  private static void same(String what, int found, int wanted) {
    if (found != wanted) {
      throw new BadInput(
          "In the data file there are %d %s, not %d.".formatted(found, what, wanted));
    }
  }
}
