package ludus.bots;

import java.util.List;
import java.util.Optional;

/// What a bot thinks of the moves of one decision.
///
/// @param opinions of the moves that it has tried, the one that it would make first
/// @param iterations how many positions it has imagined for it
public record Advice<M>(List<Opinion<M>> opinions, int iterations) {

  /// @param share of the victory that the seat may expect after this move
  /// @param tries how often the move was tried in thought
  public record Opinion<M>(M move, double share, int tries) {}

  public Advice {
    opinions = List.copyOf(opinions);
    if (opinions.isEmpty()) {
      throw new IllegalArgumentException("Advice names at least one move");
    }
  }

  /// The move that it would make.
  public Opinion<M> best() {
    return opinions.getFirst();
  }

  /// What it thinks of this move; nothing if it hasn't tried it.
  public Optional<Opinion<M>> of(M move) {
    for (Opinion<M> opinion : opinions) {
      if (opinion.move().equals(move)) {
        return Optional.of(opinion);
      }
    }
    return Optional.empty();
  }
}
