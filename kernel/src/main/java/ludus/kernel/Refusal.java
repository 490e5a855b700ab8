package ludus.kernel;

import java.util.Optional;

/// Why a move is not possible: the rule it breaks, if it is a rule of the game, and words that a
/// newcomer understands.
public record Refusal(Optional<RuleId> rule, Message message) {

  public static Refusal of(RuleId rule, Message message) {
    return new Refusal(Optional.of(rule), message);
  }

  /// A plain reason outside the rules of the game, such as an answer that came too late.
  public static Refusal plain(String key) {
    return new Refusal(Optional.empty(), Message.of(key));
  }
}
