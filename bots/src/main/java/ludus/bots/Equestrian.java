package ludus.bots;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Journal;

/// Tries each move in many imagined positions: plays on for a while as a hurried player would, and
/// keeps the move that does best on average.
final class Equestrian implements Bot {

  private static final int ITERATIONS = 120;
  private static final long MILLIS = 400;

  /// How many decisions are played on after the move.
  private static final int HORIZON = 24;

  @Override
  public <S, M> M choose(Situation<S, M> situation, Budget budget, RandomGenerator own) {
    List<M> moves = situation.moves();
    if (moves.size() == 1) {
      return moves.getFirst();
    }
    int iterations =
        budget.iterations().orElse(budget.millis().isPresent() ? Integer.MAX_VALUE : ITERATIONS);
    long deadline =
        System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(budget.millis().orElse(MILLIS));
    boolean timed = budget.iterations().isEmpty();
    double[] sums = new double[moves.size()];
    for (int tried = 0; tried < iterations; tried++) {
      S imagined = situation.imagine(own);
      long luck = own.nextLong();
      for (int i = 0; i < sums.length; i++) {
        sums[i] += value(situation, imagined, moves.get(i), new java.util.SplittableRandom(luck));
      }
      if (timed && System.nanoTime() > deadline) {
        break;
      }
    }
    double most = Arrays.stream(sums).max().orElseThrow();
    int best = 0;
    while (sums[best] < most) {
      best++;
    }
    return moves.get(best);
  }

  private static <S, M> double value(
      Situation<S, M> situation, S imagined, M move, RandomGenerator own) {
    Game<S, M> game = situation.game();
    Chance chance = Chance.of(own);
    S state = game.play(imagined, situation.seat(), move, chance, Journal.SILENT);
    for (int played = 0; played < HORIZON; played++) {
      Agenda agenda = game.agenda(state);
      if (agenda.isOver()) {
        break;
      }
      Ask ask = agenda.must().getFirst();
      List<M> moves = game.moves(state, ask.seat());
      M next =
          moves.size() == 1 ? moves.getFirst() : Plebeian.best(game, state, ask.seat(), moves, own);
      state = game.play(state, ask.seat(), next, chance, Journal.SILENT);
    }
    return game.valuation().values(state)[situation.seat()];
  }
}
