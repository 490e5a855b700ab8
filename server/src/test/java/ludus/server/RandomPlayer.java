package ludus.server;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Plays anything that a page offers: mostly what is awaited, now and then a change of mind or an
/// offer out of turn.
final class RandomPlayer {

  private final SplittableRandom random;

  RandomPlayer(long seed) {
    random = new SplittableRandom(seed);
  }

  /// Some answer of one of these pages; nothing if none of them can do anything.
  boolean act(List<Page> pages) {
    List<Page> awaited = pages.stream().filter(Page::mustMove).toList();
    List<Page> free =
        pages.stream()
            .filter(page -> page.position().path("you").isObject() && !page.mustMove())
            .toList();
    if (!free.isEmpty() && random.nextInt(6) == 0 && act(pick(free))) {
      return true;
    }
    return !awaited.isEmpty() && act(pick(awaited));
  }

  /// The same where somebody else may be quicker.
  boolean tryToAct(List<Page> pages) {
    try {
      return act(pages);
    } catch (Page.TooLate _) {
      return false;
    }
  }

  /// Something that this page can do.
  boolean act(Page page) {
    JsonNode you = page.position().path("you");
    List<JsonNode> moves = new ArrayList<>();
    you.path("moves").forEach(option -> moves.add(option.path("move")));
    if (you.path("forms").size() > 0 && (moves.isEmpty() || random.nextInt(6) == 0)) {
      return send(page, List.of(filled(you.path("forms").path(0))));
    }
    if (moves.isEmpty()) {
      return false;
    }
    JsonNode move = pick(moves);
    return send(
        page,
        move.path("type").asString().equals("Raise") // half a sealed answer is none
            ? List.of(move, Visitor.json().put("type", "Seal"))
            : List.of(move));
  }

  private static boolean send(Page page, List<JsonNode> moves) {
    page.move(moves.toArray(JsonNode[]::new));
    return true;
  }

  private JsonNode filled(JsonNode form) {
    ObjectNode move = Visitor.json().put("type", form.path("move").stringValue());
    for (JsonNode field : form.path("fields")) {
      String name = field.path("name").stringValue();
      switch (field.path("type").stringValue()) {
        case "Amount" -> move.put(name, field.path("least").intValue());
        case "Seat" -> move.set(name, pick(field.path("seats").valueStream().toList()));
        case "Choice" -> move.put(name, random.nextBoolean()); // yes or no, in the Forum
        default -> throw new AssertionError("An unknown field: " + field);
      }
    }
    return move;
  }

  <T> T pick(List<T> things) {
    return things.get(random.nextInt(things.size()));
  }

  int below(int n) {
    return random.nextInt(n);
  }
}
