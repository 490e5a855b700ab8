package ludus.bots;

import java.util.List;
import java.util.random.RandomGenerator;

/// Follows its instinct, now and then to something second best.
///
/// @param sharpness how firmly: at 1 as the game says, at less the more often something else
/// @param whim how often it does anything at all, without a thought
record Instinctive(double sharpness, double whim) implements Bot {

  @Override
  public <S, M> M choose(Situation<S, M> situation, Budget budget, RandomGenerator own) {
    List<M> moves = situation.moves();
    if (moves.size() == 1) {
      return moves.getFirst();
    }
    if (own.nextDouble() < whim) {
      return moves.get(own.nextInt(moves.size()));
    }
    double[] weights = situation.considered(moves, own);
    for (int i = 0; i < weights.length; i++) {
      weights[i] = Math.pow(weights[i], sharpness);
    }
    return moves.get(Impulse.pick(weights, own));
  }

  @Override
  public Budget usual() {
    return Budget.STANDARD;
  }

  @Override
  public boolean watchesClock(Budget budget) {
    return false;
  }
}
