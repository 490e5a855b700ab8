package ludus.kernel;

import java.util.LinkedHashMap;
import java.util.Map;

/// Something to say, in no language yet: the key of a sentence and what goes into it. An argument
/// is a number, a text, another message, a [Player] or a list of these.
public record Message(String key, Map<String, Object> args) {

  /// A seat, to be replaced by its player's name; the sentence can tell "you" from the others.
  public record Player(int seat) {}

  public static Message of(String key) {
    return new Message(key, Map.of());
  }

  public Message with(String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(args);
    more.put(name, value);
    return new Message(key, more);
  }

  public Message player(int seat) {
    return with("player", new Player(seat));
  }
}
