package ludus.bots.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import ludus.bots.Impulse;
import ludus.bots.Mind;
import ludus.kernel.Chance;
import ludus.kernel.FittedValuation;
import ludus.kernel.Game;
import ludus.kernel.Setup;

/// Looks a little ahead from positions of loose games: what the valuation says a round later, in
/// the mean of some tries, is what it should have said at once. That tells less of the end than a
/// whole game does, but the luck of a whole game isn't in it, and it costs a hundredth.
final class Prospects<S, M> extends Lessons<S> {

  /// How many positions of a game are looked at.
  private static final int KEPT = 3;

  private static final int TRIES = 8;

  /// How firmly the instinct is followed in these tries. Less than in thought, since what comes of
  /// them is a mean of what many could do.
  private static final int FIRMNESS = 2;

  private final Mind<S, M> mind;

  Prospects(Mind<S, M> mind, FittedValuation<S> valuation) {
    super(valuation);
    this.mind = mind;
  }

  /// Plays one loose game and looks ahead from some of its positions between turns.
  @Override
  void play(Setup setup, long seed) {
    SplittableRandom own = new SplittableRandom(seed);
    S start = mind.game().start(setup, Chance.of(own));
    List<S> positions = loosely(mind, start, 1 + own.nextInt(FIRMNESS), own);
    List<S> turns = new ArrayList<>();
    int last = -1;
    for (S position : positions) {
      int seat = mind.game().awaited(position);
      if (seat != last) {
        turns.add(position);
      }
      last = seat;
    }
    for (int kept = 0; kept < KEPT; kept++) {
      look(turns.get(own.nextInt(turns.size())), own);
    }
  }

  private void look(S position, SplittableRandom own) {
    double[][] sums = new double[aims()][];
    for (int attempt = 0; attempt < TRIES; attempt++) {
      S later = aRoundLater(position, own);
      for (int aim = 0; aim < sums.length; aim++) {
        double[] foretold = foretold(later, aim);
        sums[aim] = sums[aim] == null ? new double[foretold.length] : sums[aim];
        for (int answer = 0; answer < foretold.length; answer++) {
          sums[aim][answer] += foretold[answer] / TRIES;
        }
      }
    }
    double progress = valuation.progress(position);
    for (int aim = 0; aim < sums.length; aim++) {
      samples(aim).add(new Sample(valuation.answers(position, aim), progress, sums[aim]));
    }
  }

  /// Until the one who is asked is asked again, after others.
  private S aRoundLater(S position, SplittableRandom own) {
    Game<S, M> game = mind.game();
    Impulse<S, M> impulse = new Impulse<>(game, mind.instinct(), FIRMNESS, own);
    int first = game.awaited(position);
    boolean others = false;
    S state = position;
    for (int seat = first; seat >= 0; seat = game.awaited(state)) {
      if (seat == first && others) {
        return state;
      }
      others |= seat != first;
      state = impulse.playOn(state, 1);
    }
    return state;
  }

  private double[] foretold(S state, int aim) {
    return mind.game().awaited(state) < 0
        ? valuation.truth(state, aim)
        : valuation.weights(aim).likely(valuation.answers(state, aim), valuation.progress(state));
  }
}
