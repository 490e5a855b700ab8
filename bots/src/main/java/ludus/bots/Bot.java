package ludus.bots;

import java.util.Optional;
import java.util.random.RandomGenerator;

/// Chooses moves for one seat of one game. It never refuses, never waits, and always stays within
/// its budget.
public interface Bot {

  /// @param own the bot's own randomness; the same one and the same iterations give the same move
  <S, M> M choose(Situation<S, M> situation, Budget budget, RandomGenerator own);

  /// How much it thinks where a budget leaves it open. A bot that counts no iterations says
  /// [Budget#STANDARD]: a share of its budget is the same budget.
  Budget usual();

  /// Whether it may choose otherwise with less time: its moves are the same on every machine if
  /// not.
  boolean watchesClock(Budget budget);

  /// What it does besides, asked or not: an offer, an answer to one. Nothing most of the time, and
  /// nothing more after a while.
  default <S, M> Optional<M> speak(Situation<S, M> situation, RandomGenerator own) {
    return situation.aside(own);
  }
}
