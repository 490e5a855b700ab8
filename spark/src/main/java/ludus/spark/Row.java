package ludus.spark;

import java.util.List;
import ludus.bots.arena.Played;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import ludus.kernel.json.Json;

/// A game that was played, as it travels: names by their keys.
record Row(
    int game,
    Outcome outcome,
    String ending,
    List<String> sides,
    int decisions,
    List<Integer> answers,
    List<Long> nanos) {

  static Row of(Played played) {
    return new Row(
        played.game(),
        played.outcome(),
        key(played.ending()),
        played.sides().stream().map(Row::key).toList(),
        played.decisions(),
        played.answers(),
        played.nanos());
  }

  private static String key(Message name) {
    if (!name.args().isEmpty()) {
      throw new IllegalStateException("A name is a word without arguments, not " + name);
    }
    return name.key();
  }

  Played played() {
    return new Played(
        game,
        outcome,
        Message.of(ending),
        sides.stream().map(Message::of).toList(),
        decisions,
        answers,
        nanos);
  }

  String written() {
    return Json.PLAIN.writeValueAsString(this);
  }

  static Row read(String text) {
    return Json.PLAIN.readValue(text, Row.class);
  }
}
