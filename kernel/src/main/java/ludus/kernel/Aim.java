package ludus.kernel;

import java.util.List;

/// A question about how a game will end that a [FittedValuation] answers: several answers stand
/// side by side, each with features, and one of them will turn out to be right.
///
/// @param features their names, in order
/// @param ofSeats whether the answers are the seats; if not, they concern all seats alike
/// @param goods whether each feature is something that one would rather have
public record Aim(String name, List<String> features, boolean ofSeats, boolean goods) {

  public Aim {
    features = List.copyOf(features);
  }

  /// What will happen to all? Features may speak for an answer or against it.
  public static Aim ofAll(String name, List<String> features) {
    return new Aim(name, features, false, false);
  }

  /// Which seat will it be? Features may speak for a seat or against it.
  public static Aim ofSeats(String name, List<String> features) {
    return new Aim(name, features, true, false);
  }

  /// Which seat will it be? Of each feature more is never worse.
  public static Aim ofGoods(String name, List<String> features) {
    return new Aim(name, features, true, true);
  }
}
