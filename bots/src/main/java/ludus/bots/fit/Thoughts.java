package ludus.bots.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import ludus.bots.Impulse;
import ludus.bots.Mind;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.FittedInstinct;
import ludus.kernel.Game;
import ludus.kernel.Setup;

/// Plays games in which some decisions are thought through: every move is tried in many imagined
/// positions, and how likely each should be is kept with its features. A decision counts by how
/// much hangs on it: towards the end most are of no consequence any more, and one who learnt from
/// them alike would learn to do anything there.
final class Thoughts<S, M> {

  private static final double THOUGHT_THROUGH = 0.4;
  private static final double WHIM = 0.06;
  private static final int SHARPNESS = 2;

  /// A move so much worse, as a share of the victory, should be 2.7 times less likely.
  private static final double HEAT = 0.012;

  private final Mind<S, M> mind;
  private final FittedInstinct<S, M> instinct;
  private final Pondering<S, M> pondering;
  private final List<Sample> samples = new ArrayList<>();

  Thoughts(Mind<S, M> mind, FittedInstinct<S, M> instinct, int laps) {
    this.mind = mind;
    this.instinct = instinct;
    this.pondering = new Pondering<>(mind, laps);
  }

  List<Sample> samples() {
    return samples;
  }

  void play(Setup setup, long seed) {
    SplittableRandom own = new SplittableRandom(seed);
    Game<S, M> game = mind.game();
    Impulse<S, M> impulse = new Impulse<>(game, mind.instinct(), SHARPNESS, own);
    S state = game.start(setup, Chance.of(own));
    Agenda agenda = game.agenda(state);
    while (!agenda.isOver()) {
      int seat = agenda.must().getFirst().seat();
      List<M> moves = game.moves(state, seat);
      int choice = 0;
      if (moves.size() > 1) {
        choice =
            own.nextDouble() < THOUGHT_THROUGH
                ? think(state, seat, moves, own)
                : own.nextDouble() < WHIM
                    ? own.nextInt(moves.size())
                    : impulse.choice(state, seat, moves);
      }
      state = impulse.play(state, seat, moves.get(choice));
      agenda = game.agenda(state);
    }
  }

  /// Keeps what it thinks of each move, and says which is best.
  private int think(S state, int seat, List<M> moves, SplittableRandom own) {
    double[] means = pondering.values(state, seat, moves, own);
    int best = Pondering.best(means);
    double[][] features = new double[moves.size()][];
    double[] wanted = new double[moves.size()];
    double sum = 0;
    double worst = means[best];
    for (int i = 0; i < wanted.length; i++) {
      worst = Math.min(worst, means[i]);
      features[i] = instinct.features(state, seat, moves.get(i));
      wanted[i] = Math.exp((means[i] - means[best]) / HEAT);
      sum += wanted[i];
    }
    for (int i = 0; i < wanted.length; i++) {
      wanted[i] /= sum;
    }
    samples.add(new Sample(features, 0, wanted, new double[wanted.length], means[best] - worst));
    return best;
  }
}
