package ludus.pax;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import ludus.kernel.Message;
import ludus.kernel.text.Columns;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Words;

/// What the parts of the screen write with: words, names and colours.
record Pen(Words words, IntFunction<String> names, Ink ink) {

  static final String DOT = " · ";
  static final String NOTHING = "·";

  String say(String key) {
    return words.say("pax.screen." + key);
  }

  String say(Message message) {
    return words.say(message);
  }

  static Message message(String key) {
    return Message.of("pax.screen." + key);
  }

  String bold(String text) {
    return ink.paint(Ink.Hue.BOLD, text);
  }

  String dim(String text) {
    return ink.paint(Ink.Hue.DIM, text);
  }

  String category(Category category) {
    return ink.paint(hue(category), words.say(PaxWords.category(category)));
  }

  String card(Card card) {
    return ink.paint(hue(card.category()), words.say(PaxWords.card(card)));
  }

  String shown(Optional<Card> card) {
    return card.map(this::card).orElse("?");
  }

  List<String> cards(List<Card> cards) {
    return cards.stream().map(this::card).toList();
  }

  /// A label and what belongs to it, on as many lines as it needs.
  List<String> line(String label, int width, List<String> items) {
    String first = dim(Columns.left(label, width - 1)) + " ";
    return Columns.flow(items, DOT, Columns.WIDTH, first, " ".repeat(width));
  }

  /// PAX-COMP-8
  private static Ink.Hue hue(Category category) {
    return switch (category) {
      case WEALTH -> Ink.Hue.BEIGE;
      case FLEET -> Ink.Hue.BLUE;
      case ARMY -> Ink.Hue.ORANGE;
      case RELIGION -> Ink.Hue.GREY;
      case SENATOR -> Ink.Hue.YELLOW;
      case LAND -> Ink.Hue.GREEN;
      case INTRIGUE -> Ink.Hue.RED;
    };
  }
}
