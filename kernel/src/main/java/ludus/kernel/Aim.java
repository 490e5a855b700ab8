package ludus.kernel;

import java.util.List;

/// A question about how a game will end, such as who will have most points: its answers stand side
/// by side, each with features, and one of them will turn out to be right.
///
/// @param features their names, in order
public record Aim(String name, List<String> features) {

  public Aim {
    features = List.copyOf(features);
  }
}
