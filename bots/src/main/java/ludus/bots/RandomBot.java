package ludus.bots;

import java.util.List;
import java.util.random.RandomGenerator;

/// Any legal move, each as likely as the others.
final class RandomBot implements Bot {

  @Override
  public <S, M> M choose(Situation<S, M> situation, Budget budget, RandomGenerator own) {
    List<M> moves = situation.moves();
    return moves.get(own.nextInt(moves.size()));
  }
}
