package ludus.app.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import ludus.kernel.Message;
import ludus.kernel.text.Words;

/// Says things about an arena in one language, numbers included.
record Teller(Words words) {

  String say(String key) {
    return words.say("app.arena." + key);
  }

  String say(String key, Map<String, Object> args) {
    return words.say(new Message("app.arena." + key, args));
  }

  String say(Message message) {
    return words.say(message);
  }

  /// The first letter large, for a line of its own.
  String label(Message message) {
    return label(say(message));
  }

  String label(String text) {
    return text.substring(0, 1).toUpperCase(words.language().locale()) + text.substring(1);
  }

  String percent(double rate) {
    return number("%.1f %%", 100 * rate);
  }

  String range(double low, double high) {
    return number("%.1f", 100 * low) + " – " + number("%.1f %%", 100 * high);
  }

  /// With its sign.
  String signed(double value, boolean percent) {
    return percent ? number("%+.1f", 100 * value) + " " + say("pp") : number("%+.1f", value);
  }

  String whole(long number) {
    return number("%,d", number);
  }

  String number(String format, Object value) {
    Locale locale = words.language().locale();
    return String.format(locale, format, value).replace('\u00a0', ' ').replace('-', '−');
  }

  String list(List<String> items) {
    return String.join(", ", items);
  }

  /// The same with neighbours that are alike told once: plebeian × 3.
  String lineUp(List<String> bots) {
    List<String> told = new ArrayList<>();
    for (int from = 0, to; from < bots.size(); from = to) {
      to = from;
      while (to < bots.size() && bots.get(to).equals(bots.get(from))) {
        to++;
      }
      told.add(to == from + 1 ? bots.get(from) : bots.get(from) + " × " + (to - from));
    }
    return list(told);
  }
}
