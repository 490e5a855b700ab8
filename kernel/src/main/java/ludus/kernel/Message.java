package ludus.kernel;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.Map;

/// Something to say, in no language yet: the key of a sentence and what goes into it. An argument
/// is a number, a text, another message, a [Player] or a list of these. Most messages inside others
/// have none: then JSON leaves them out.
public record Message(
    String key, @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Object> args) {

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
