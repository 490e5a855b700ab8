package ludus.bots;

import java.util.List;
import java.util.random.RandomGenerator;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Journal;

/// Looks one move ahead in one imagined position, and takes what looks best right after it.
final class Plebeian implements Bot {

  @Override
  public <S, M> M choose(Situation<S, M> situation, Budget budget, RandomGenerator own) {
    List<M> moves = situation.moves();
    if (moves.size() == 1) {
      return moves.getFirst();
    }
    S imagined = situation.imagine(own);
    return best(situation.game(), imagined, situation.seat(), moves, own);
  }

  /// The move after which the valuation is highest for this seat.
  static <S, M> M best(Game<S, M> game, S state, int seat, List<M> moves, RandomGenerator own) {
    Chance chance = Chance.of(own);
    M best = moves.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (M move : moves) {
      S after = game.play(state, seat, move, chance, Journal.SILENT);
      double value = game.valuation().values(after)[seat] + 1e-9 * own.nextDouble();
      if (value > most) {
        most = value;
        best = move;
      }
    }
    return best;
  }
}
