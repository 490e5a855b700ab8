package ludus.marenostrum;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import ludus.kernel.BadInput;
import ludus.kernel.json.Json;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// The board as JSON, by Province and Sea; what belongs to a seat has its number as key.
record BoardNotation(Data data) {

  private static final String MARKER = "marker";

  // writing --------------------------------------------------------------------------------------

  void write(Board board, JsonGenerator out) {
    out.writeStartObject();
    out.writeObjectPropertyStart("provinces");
    for (Province province : data.provinces()) {
      if (!isEmpty(board, province)) {
        write(board, province, out);
      }
    }
    out.writeEndObject();
    out.writeObjectPropertyStart("seas");
    for (Sea sea : data.seas()) {
      write(board, sea, out);
    }
    out.writeEndObject();
    out.writeEndObject();
  }

  private static boolean isEmpty(Board board, Province province) {
    boolean empty =
        board.controller(province) == Board.NOBODY
            && board.built(province) == 0
            && !board.isAtWar(province);
    for (int seat = 0; seat < board.seats(); seat++) {
      empty &= board.landUnits(seat, province) == 0;
    }
    return empty;
  }

  private static void write(Board board, Province province, JsonGenerator out) {
    out.writeObjectPropertyStart(province.id());
    if (board.controller(province) != Board.NOBODY) {
      out.writeNumberProperty("control", board.controller(province));
    }
    if (board.built(province) != 0) {
      out.writePOJOProperty("buildings", places(province, board.built(province)));
    }
    if (board.isAtWar(province)) {
      out.writeBooleanProperty("war", true);
    }
    out.writeObjectPropertyStart("legions");
    for (int seat = 0; seat < board.seats(); seat++) {
      if (board.legions(seat, province) > 0) {
        out.writeNumberProperty(String.valueOf(seat), board.legions(seat, province));
      }
    }
    out.writeEndObject();
    out.writeArrayPropertyStart("fortresses");
    for (int seat = 0; seat < board.seats(); seat++) {
      if (board.hasFortress(seat, province)) {
        out.writeNumber(seat);
      }
    }
    out.writeEndArray();
    out.writeObjectPropertyStart("placed");
    for (int seat = 0; seat < board.seats(); seat++) {
      if (board.placed(seat, province) != 0) {
        out.writePOJOProperty(String.valueOf(seat), places(province, board.placed(seat, province)));
      }
    }
    out.writeEndObject();
    out.writeEndObject();
  }

  private static void write(Board board, Sea sea, JsonGenerator out) {
    boolean begun = false;
    for (int seat = 0; seat < board.seats(); seat++) {
      if (board.triremes(seat, sea) > 0) {
        if (!begun) {
          out.writeObjectPropertyStart(sea.id());
          begun = true;
        }
        out.writeNumberProperty(String.valueOf(seat), board.triremes(seat, sea));
      }
    }
    if (begun) {
      out.writeEndObject();
    }
  }

  /// The names of icons, and of the marker.
  static List<String> places(Province province, int places) {
    List<String> names = new ArrayList<>();
    for (Icon icon : province.icons()) {
      if ((places & icon.bit()) != 0) {
        names.add(icon.name());
      }
    }
    if ((places & Board.MARKER) != 0) {
      names.add(MARKER);
    }
    return names;
  }

  static int places(Data data, Province province, List<String> names) {
    int places = 0;
    for (String name : names) {
      places |= name.equals(MARKER) ? Board.MARKER : data.icon(province.id() + "." + name).bit();
    }
    return places;
  }

  // reading --------------------------------------------------------------------------------------

  Board read(JsonNode json, Table table) {
    Board board = Board.empty(table);
    for (Map.Entry<String, JsonNode> entry : json.path("provinces").properties()) {
      board = read(board, data.province(entry.getKey()), entry.getValue(), table);
    }
    for (Map.Entry<String, JsonNode> entry : json.path("seas").properties()) {
      Sea sea = data.sea(entry.getKey());
      for (Map.Entry<String, JsonNode> fleet : entry.getValue().properties()) {
        int most = data.numbers().triremes();
        int count = Json.within(fleet.getValue(), sea + "'s triremes", 0, most);
        board = board.withTriremes(seat(fleet.getKey(), table), sea, count);
      }
    }
    return board;
  }

  private Board read(Board board, Province province, JsonNode json, Table table) {
    Board now = board;
    if (json.has("control")) {
      int seat = Json.within(json.path("control"), province + "'s control", 0, table.seats() - 1);
      now = now.withController(province, seat);
    }
    int built = places(data, province, strings(json, "buildings"));
    for (Icon icon : province.icons()) {
      if ((built & icon.bit()) != 0) {
        now = now.withBuilt(icon, true);
      }
    }
    for (JsonNode seat : json.path("fortresses")) {
      now =
          now.withFortress(
              Json.within(seat, province + "'s fortress", 0, table.seats() - 1), province, true);
    }
    for (Map.Entry<String, JsonNode> entry : json.path("legions").properties()) {
      int most = data.numbers().legions();
      int count = Json.within(entry.getValue(), province + "'s legions", 0, most);
      now = now.withLegions(seat(entry.getKey(), table), province, count);
    }
    for (Map.Entry<String, JsonNode> entry : json.path("placed").properties()) {
      int places = places(data, province, MareNostrumNotation.strings(entry.getValue()));
      now = now.withPlaced(seat(entry.getKey(), table), province, places);
    }
    return now.withWar(province, json.path("war").asBoolean(false));
  }

  private static List<String> strings(JsonNode json, String name) {
    return json.has(name) ? MareNostrumNotation.strings(json.path(name)) : List.of();
  }

  private static int seat(String key, Table table) {
    for (int seat = 0; seat < table.seats(); seat++) {
      if (key.equals(String.valueOf(seat))) {
        return seat;
      }
    }
    throw new BadInput("There is no seat %s on this map.".formatted(key));
  }
}
