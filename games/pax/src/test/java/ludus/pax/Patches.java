package ludus.pax;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Positions for tests, written short: `LAND*3` is a row with three symbols, `LAND+3` a row of
/// three cards, and `#4` a card of value 4. They take cards that nothing else of the patch names.
final class Patches {

  private static final List<String> PLAIN_ROME =
      List.of("FLE-06", "ARM-06", "SEN-06", "FLE-05", "ARM-05", "SEN-04");
  private static final List<String> PLAIN_LEGIONS =
      List.of(
          "WEA-06", "SEN-05", "LAN-07", "REL-06", "INT-07", "WEA-05", "LAN-06", "REL-05", "INT-06");

  private static final Pattern SHORT =
      Pattern.compile("(?<row>[A-Z]{4,})(?<by>[*+])(?<size>[0-9]+)|(?<![0-9])#(?<value>[0-9])");
  private static final Pattern CARD = Pattern.compile("[A-Z]{3}-[0-9]{2}");
  private static final Set<Category> FOR_VALUES =
      Set.of(Category.LAND, Category.SENATOR, Category.RELIGION, Category.INTRIGUE);

  private Patches() {}

  /// The start of round 1 with empty hands and displays, a card of value 2 under each Legion, and
  /// cards that no test names in Rome.
  static ObjectNode plain(State start) {
    ObjectNode patch = JsonNodeFactory.instance.objectNode();
    patch.putObject("step").put("type", "TurnStart");
    Deal deal = start.table().deal();
    ArrayNode faceDown = patch.putObject("rome").putArray("faceDown");
    PLAIN_ROME.stream().limit(deal.romeFaceDown()).forEach(faceDown::add);
    ArrayNode legions = patch.putArray("legions");
    PLAIN_LEGIONS.stream().limit(deal.legions()).forEach(card -> legions.addArray().add(card));
    ObjectNode players = patch.putObject("players");
    for (int seat = 0; seat < start.players().size(); seat++) {
      ObjectNode player = players.putObject(String.valueOf(seat));
      player.putArray("hand");
      ObjectNode display = player.putObject("display");
      Stream.of(Category.values()).forEach(row -> display.putArray(row.name()));
    }
    return patch;
  }

  static String expanded(String patch) {
    Set<String> used = new HashSet<>(PLAIN_ROME);
    used.addAll(PLAIN_LEGIONS);
    CARD.matcher(patch).results().forEach(card -> used.add(card.group()));
    return SHORT.matcher(patch).replaceAll(found -> Matcher.quoteReplacement(one(found, used)));
  }

  private static String one(java.util.regex.MatchResult found, Set<String> used) {
    if (found.group("value") != null) {
      int value = Integer.parseInt(found.group("value"));
      return quoted(
          take(used, card -> card.value() == value && FOR_VALUES.contains(card.category())));
    }
    Category row = Category.valueOf(found.group("row"));
    int size = Integer.parseInt(found.group("size"));
    TreeMap<Integer, String> cards = new TreeMap<>();
    while (size > 0) {
      int most = found.group("by").equals("+") ? 1 : Math.min(size, 2);
      Card card = card(used, row, found.group("by").equals("+") ? 0 : most);
      cards.put(card.index(), quoted(card));
      size -= found.group("by").equals("+") ? 1 : card.symbols();
    }
    return "'" + row + "':" + cards.values().stream().collect(Collectors.joining(",", "[", "]"));
  }

  /// A card with so many symbols, or with one if there is none with two; 0 for any.
  private static Card card(Set<String> used, Category row, int symbols) {
    boolean two =
        symbols == 2
            && all().anyMatch(c -> c.category() == row && c.symbols() == 2 && isFree(used, c));
    return take(
        used, card -> card.category() == row && (symbols == 0 || card.symbols() == (two ? 2 : 1)));
  }

  private static Card take(Set<String> used, java.util.function.Predicate<Card> fits) {
    Card card = all().filter(fits).filter(c -> isFree(used, c)).findFirst().orElseThrow();
    used.add(card.id());
    return card;
  }

  private static Stream<Card> all() {
    return TestTable.PAX.data().cards(1).stream();
  }

  private static boolean isFree(Set<String> used, Card card) {
    return !used.contains(card.id());
  }

  private static String quoted(Card card) {
    return "'" + card.id() + "'";
  }
}
