package ludus.bots;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import ludus.kernel.Instinct;

/// Follows its instinct where the game has one, now and then to something second best; elsewhere it
/// thinks to the end of its own turn, in one imagined position.
final class Plebeian implements Bot {

  private static final int LONGEST_TURN = 20;

  @Override
  public <S, M> M choose(Situation<S, M> situation, Budget budget, RandomGenerator own) {
    List<M> moves = situation.moves();
    if (moves.size() == 1) {
      return moves.getFirst();
    }
    Optional<Instinct<S, M>> instinct = situation.game().instinct();
    return instinct.isPresent()
        ? moves.get(Impulse.pick(situation.considered(moves, own), own))
        : best(situation, moves, own);
  }

  private static <S, M> M best(Situation<S, M> situation, List<M> moves, RandomGenerator own) {
    Greedy<S, M> greedy = new Greedy<>(situation.game(), own);
    int seat = situation.seat();
    S imagined = situation.imagine(own);
    M best = moves.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (M move : moves) {
      S after = greedy.finishTurn(greedy.play(imagined, seat, move), seat, LONGEST_TURN);
      double value = greedy.value(after, seat);
      if (value > most) {
        most = value;
        best = move;
      }
    }
    return best;
  }
}
