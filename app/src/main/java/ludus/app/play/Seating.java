package ludus.app.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import ludus.bots.Level;
import ludus.kernel.BadInput;
import ludus.kernel.text.Words;

/// Who sits where: the person in seat 0, bots in the others.
///
/// @param names of all seats
/// @param levels of the bots, for seats 1, 2 and so on
record Seating(List<String> names, List<Level> levels) {

  static final int PERSON = 0;
  private static final int LONGEST_NAME = 20;

  /// @param bots levels by name, as given: none for the standard one, one for all, or one for each
  static Seating of(int seats, List<String> bots, String person, Words words) {
    List<Level> levels = levels(bots, seats - 1);
    List<String> names = new ArrayList<>();
    names.add(clean(person).isEmpty() ? words.say("app.play.you") : clean(person));
    for (String name : words.say("app.play.names").split(", ", -1)) {
      if (names.size() < seats && !names.contains(name)) {
        names.add(name);
      }
    }
    return new Seating(List.copyOf(names), levels);
  }

  /// The level that is offered where none is named.
  static Level standard() {
    return Level.EQUESTRIAN;
  }

  private static List<Level> levels(List<String> bots, int count) {
    List<Level> levels = bots.stream().map(Level::named).toList();
    if (levels.isEmpty() || levels.size() == 1) {
      return Collections.nCopies(count, levels.isEmpty() ? standard() : levels.getFirst());
    }
    if (levels.size() != count) {
      throw new BadInput(
          "%d bots are named for %d other seats; name one for all, or one for each."
              .formatted(levels.size(), count));
    }
    return levels;
  }

  private static String clean(String name) {
    String text = name.replaceAll("[\\p{Cntrl}\\p{Cf}]", " ").strip().replaceAll(" +", " ");
    return text.substring(
        0,
        text.offsetByCodePoints(0, Math.min(LONGEST_NAME, text.codePointCount(0, text.length()))));
  }

  String name(int seat) {
    return names.get(seat);
  }

  Level level(int seat) {
    return levels.get(seat - 1);
  }
}
