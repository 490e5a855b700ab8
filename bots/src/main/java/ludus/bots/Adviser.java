package ludus.bots;

import java.util.List;
import java.util.random.RandomGenerator;

/// Says what it thinks of the moves of a decision, from what the seat may know and nothing else.
public interface Adviser {

  /// The level of the bot that would play as it advises.
  Level level();

  /// @param also listed moves that it tries too, even if it would not think of them
  /// @param own its own randomness; the same one and the same iterations give the same advice
  <S, M> Advice<M> advise(
      Situation<S, M> situation, List<M> also, Budget budget, RandomGenerator own);

  /// The strongest there is.
  static Adviser strongest() {
    return Level.adviser();
  }
}
