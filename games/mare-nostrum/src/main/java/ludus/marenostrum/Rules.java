package ludus.marenostrum;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import ludus.kernel.Message;
import ludus.kernel.Refusal;
import ludus.kernel.RuleId;

/// The rules that refusals and events point to.
public final class Rules {

  private static final Map<String, RuleId> IDS = new ConcurrentHashMap<>();

  private Rules() {}

  /// The rule MN-<id>.
  public static RuleId rule(String id) {
    return IDS.computeIfAbsent(id, rest -> RuleId.of("MN-" + rest));
  }

  public static Message why(String key) {
    return Message.of("mare-nostrum.refusal." + key);
  }

  public static Optional<Refusal> no(String rule, String key) {
    return Optional.of(Refusal.of(rule(rule), why(key)));
  }

  public static Optional<Refusal> no(String rule, Message message) {
    return Optional.of(Refusal.of(rule(rule), message));
  }
}
