package ludus.spartacus;

import java.util.Locale;
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

  /// The rule SP-<id>.
  public static RuleId rule(String id) {
    return IDS.computeIfAbsent(id, rest -> RuleId.of("SP-" + rest));
  }

  /// The rule SP-HSE-<HOUSE>-<number>.
  public static RuleId houseRule(HouseCard.Rule rule) {
    String house = rule.id().substring(0, rule.id().indexOf('.'));
    return rule("HSE-" + house.toUpperCase(Locale.ROOT) + "-" + rule.number());
  }

  public static Refusal refuse(String rule, String key) {
    return Refusal.of(rule(rule), Message.of("spartacus.refusal." + key));
  }

  public static Refusal refuse(String rule, Message message) {
    return Refusal.of(rule(rule), message);
  }

  public static Message why(String key) {
    return Message.of("spartacus.refusal." + key);
  }

  public static Optional<Refusal> no(String rule, String key) {
    return Optional.of(refuse(rule, key));
  }
}
