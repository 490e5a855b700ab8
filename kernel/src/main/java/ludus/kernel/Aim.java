package ludus.kernel;

import java.util.List;

/// A question about how a game will end that a [FittedValuation] answers: several answers stand
/// side by side, each with features, and one of them will turn out to be right.
///
/// @param features their names, in order
/// @param ofSeats whether the answers are the seats; if not, they concern all seats alike
/// @param goods whether each feature is something that one would rather have
/// @param cells how many [Cells] look at features together
public record Aim(String name, List<String> features, boolean ofSeats, boolean goods, int cells) {

  public Aim {
    features = List.copyOf(features);
    if (goods && cells > 0) {
      throw new IllegalArgumentException("Cells may speak against anything: " + name);
    }
  }

  /// What will happen to all? Features may speak for an answer or against it.
  public static Aim ofAll(String name, List<String> features) {
    return new Aim(name, features, false, false, 0);
  }

  /// Which seat will it be? Features may speak for a seat or against it.
  public static Aim ofSeats(String name, List<String> features) {
    return new Aim(name, features, true, false, 0);
  }

  /// Which seat will it be? Of each feature more is never worse.
  public static Aim ofGoods(String name, List<String> features) {
    return new Aim(name, features, true, true, 0);
  }

  /// The same, with so many cells that look at features together.
  public Aim withCells(int count) {
    return new Aim(name, features, ofSeats, goods, count);
  }
}
