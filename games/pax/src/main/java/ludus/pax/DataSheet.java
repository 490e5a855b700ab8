package ludus.pax;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ludus.kernel.Message;
import ludus.kernel.text.Columns;
import tools.jackson.databind.JsonNode;

/// The data file as a person reads it: the cards by category and face, and where they come from.
record DataSheet(Data data, Pen pen) {

  private static final String SOURCES = "sources";

  List<String> lines() {
    JsonNode json = data.json();
    List<String> lines = new ArrayList<>();
    Message title =
        say("title")
            .with("designer", json.path("designer").asString("?"))
            .with("publisher", json.path("publisher").asString("?"))
            .with("year", json.path("year").asString("?"))
            .with("count", data.cards(1).size());
    lines.addAll(Columns.wrap(pen.bold(pen.say(title)), Columns.WIDTH, ""));
    for (JsonNode category : json.path("categories")) {
      lines.add("");
      lines.addAll(category(category));
    }
    lines.add("");
    lines.add(pen.bold(pen.say(say("provenance"))));
    provenance().forEach((from, count) -> lines.addAll(item(origin(from, count), "  ")));
    lines.addAll(Columns.wrap(pen.say(say("correct")), Columns.WIDTH, ""));
    lines.add("");
    lines.add(pen.bold(pen.say(say(SOURCES))));
    json.path(SOURCES)
        .properties()
        .forEach(
            source ->
                lines.addAll(
                    item(
                        Columns.left(source.getKey(), 4) + source.getValue().asString(),
                        "      ")));
    return lines;
  }

  private List<String> category(JsonNode json) {
    Category category = Category.valueOf(json.path("id").asString());
    List<Card> cards = data.cards(1).stream().filter(card -> card.category() == category).toList();
    String color = json.path("color").asString("");
    List<String> lines = new ArrayList<>();
    lines.add(
        pen.bold(
            pen.say(
                say("category")
                    .with("category", pen.category(category))
                    .with("latin", json.path("latin").asString("?"))
                    .with("count", cards.size())
                    .with(
                        "color",
                        pen.words().keys().contains("pax.color." + color)
                            ? Message.of("pax.color." + color)
                            : color))));
    Map<Integer, List<Card>> faces = new TreeMap<>();
    cards.forEach(card -> faces.computeIfAbsent(order(card), _ -> new ArrayList<>()).add(card));
    faces.values().forEach(same -> lines.addAll(face(same)));
    return lines;
  }

  private static int order(Card card) {
    return 100 * card.value() + card.symbols();
  }

  private List<String> face(List<Card> same) {
    Card first = same.getFirst();
    String face =
        pen.say(say("face").with("value", first.value()).with("symbols", first.symbols()));
    String start = "  " + Columns.left(face, 22) + Columns.right(same.size() + " × ", 5);
    return Columns.flow(
        same.stream().map(this::marked).toList(), " ", Columns.WIDTH, start, " ".repeat(29));
  }

  /// A card's id; what is reconstructed has a star.
  private String marked(Card card) {
    return card.id() + (from(card).equals("reconstructed") ? "*" : "");
  }

  private Map<String, Integer> provenance() {
    Map<String, Integer> counts = new TreeMap<>();
    data.cards(1).forEach(card -> counts.merge(from(card), 1, Integer::sum));
    return counts;
  }

  private String from(Card card) {
    return data.json().at("/influenceCards/" + card.index() + "/provenance").asString("?");
  }

  private String origin(String from, int count) {
    String text =
        switch (from) {
          case "rulebook", "reconstructed" -> pen.say(say(from).with("count", count));
          case String found when found.startsWith("found") ->
              pen.say(say("found").with("count", count)) + " (" + found + ")";
          default -> pen.say(say("owner").with("count", count).with("provenance", from));
        };
    return from.equals("reconstructed") ? text + " (*)" : text;
  }

  private static List<String> item(String text, String indent) {
    return Columns.flow(List.of(text.split(" ")), " ", Columns.WIDTH, "  ", indent);
  }

  private static Message say(String key) {
    return Message.of("pax.data." + key);
  }
}
