package ludus.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Instinct;
import ludus.kernel.Journal;

/// How a position stands for everybody, to one who sees all of it: for games that are over.
public final class Outlook {

  /// How far it is played on by instinct, in decisions.
  private static final int HORIZON = 60;

  /// The same where the game has no instinct: short, since what is played there is less sensible.
  private static final int NEAR = 12;

  /// Moves whose shares of the victory differ by less than this look alike to somebody in a hurry.
  private static final double ALIKE = 0.06;

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
      double[] values = game.valuation().values(playOn(game, state, own));
      for (int seat = 0; seat < sums.length; seat++) {
        sums[seat] += values[seat] / ways;
      }
    }
    return sums;
  }

  private static <S, M> S playOn(Game<S, M> game, S state, RandomGenerator own) {
    Optional<Instinct<S, M>> instinct = game.instinct();
    return instinct.isPresent()
        ? new Impulse<>(game, instinct.get(), own).playOn(state, HORIZON)
        : waver(game, state, own);
  }

  /// Plays on as people do who see what is good right now, and waver between what looks alike.
  private static <S, M> S waver(Game<S, M> game, S state, RandomGenerator own) {
    Chance chance = Chance.of(own);
    S at = state;
    for (int played = 0; played < NEAR && !game.agenda(at).isOver(); played++) {
      int seat = game.agenda(at).must().getFirst().seat();
      List<S> after = new ArrayList<>();
      for (M move : game.moves(at, seat)) {
        after.add(game.play(at, seat, move, chance, Journal.SILENT));
      }
      double[] weights = new double[after.size()];
      double most = 0;
      for (int i = 0; i < weights.length; i++) {
        weights[i] = game.valuation().values(after.get(i))[seat];
        most = Math.max(most, weights[i]);
      }
      for (int i = 0; i < weights.length; i++) {
        weights[i] = Math.exp((weights[i] - most) / ALIKE);
      }
      at = after.get(Impulse.pick(weights, own));
    }
    return at;
  }
}
