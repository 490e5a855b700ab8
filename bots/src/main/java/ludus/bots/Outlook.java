package ludus.bots;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Game;
import ludus.kernel.Instinct;

/// How a position stands for everybody, to one who sees all of it: for games that are over.
public final class Outlook {

  /// How far it is played on by instinct, in decisions.
  private static final int HORIZON = 60;

  /// How far at most to the end of a round, where the game has no instinct.
  private static final int LONGEST_ROUND = 80;

  private Outlook() {}

  /// For each seat its expected share of the victory: the mean over so many ways to play on; when
  /// the game is over, what it has.
  ///
  /// @param own the same one gives the same outlook
  /// @throws CancellationException if the thread is interrupted
  public static <S, M> double[] of(Game<S, M> game, S state, int ways, RandomGenerator own) {
    double[] sums = game.valuation().values(state).clone();
    Agenda agenda = game.agenda(state);
    if (agenda.isOver()) {
      for (int seat = 0; seat < sums.length; seat++) {
        sums[seat] = agenda.outcome().orElseThrow().share(seat);
      }
      return sums;
    }
    for (int seat = 0; seat < sums.length; seat++) {
      sums[seat] = 0;
    }
    for (int way = 0; way < ways; way++) {
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException();
      }
      double[] values = game.valuation().values(playOn(game, state, agenda, own));
      for (int seat = 0; seat < sums.length; seat++) {
        sums[seat] += values[seat] / ways;
      }
    }
    return sums;
  }

  private static <S, M> S playOn(Game<S, M> game, S state, Agenda agenda, RandomGenerator own) {
    Optional<Instinct<S, M>> instinct = game.instinct();
    if (instinct.isPresent()) {
      return new Impulse<>(game, instinct.get(), own).playOn(state, HORIZON);
    }
    int seat = agenda.must().getFirst().seat();
    Greedy<S, M> greedy = new Greedy<>(game, own);
    return greedy.untilNextTurn(
        greedy.finishTurn(state, seat, LONGEST_ROUND), seat, LONGEST_ROUND);
  }
}
