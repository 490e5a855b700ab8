package ludus.bots;

import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Game;

/// How a position stands for everybody, to one who sees all of it: for games that are over.
public final class Outlook {

  /// How far it is played on by instinct, in decisions.
  private static final int HORIZON = 60;

  private Outlook() {}

  /// For each seat its expected share of the victory: the mean over so many ways to play on; when
  /// the game is over, what it has.
  ///
  /// @param own the same one gives the same outlook
  /// @throws CancellationException if the thread is interrupted
  public static <S, M> double[] of(Game<S, M> game, S state, int ways, RandomGenerator own) {
    Mind<S, M> mind = Mind.of(game);
    Agenda agenda = game.agenda(state);
    double[] sums = new double[mind.valuation().values(state).length];
    if (agenda.isOver()) {
      for (int seat = 0; seat < sums.length; seat++) {
        sums[seat] = agenda.outcome().orElseThrow().share(seat);
      }
      return sums;
    }
    for (int way = 0; way < ways; way++) {
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException();
      }
      S later = new Impulse<>(game, mind.instinct(), own).playOn(state, HORIZON);
      double[] values = mind.valuation().values(later);
      for (int seat = 0; seat < sums.length; seat++) {
        sums[seat] += values[seat] / ways;
      }
    }
    return sums;
  }
}
