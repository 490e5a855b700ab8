package ludus.bots;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Any legal move, each as likely as the others; offers are answered when it is asked something.
final class RandomBot implements Bot {

  @Override
  public <S, M> M choose(Situation<S, M> situation, Budget budget, RandomGenerator own) {
    List<M> moves = situation.moves();
    return moves.get(own.nextInt(moves.size()));
  }

  @Override
  public Budget usual() {
    return Budget.STANDARD;
  }

  @Override
  public <S, M> Optional<M> speak(Situation<S, M> situation, RandomGenerator own) {
    return Optional.empty();
  }

  @Override
  public boolean watchesClock(Budget budget) {
    return false;
  }
}
