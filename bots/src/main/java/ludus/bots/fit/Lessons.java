package ludus.bots.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import ludus.bots.Impulse;
import ludus.bots.Mind;
import ludus.kernel.FittedValuation;
import ludus.kernel.Game;
import ludus.kernel.Setup;

/// What games teach about the questions of a valuation.
abstract class Lessons<S> {

  /// How firmly the instinct is followed in them.
  static final int SHARPNESS = 3;

  /// How often somebody does anything at all in a loose game.
  private static final double[] WHIMS = {0.15, 0.4};

  final FittedValuation<S> valuation;

  /// Samples for each aim of the valuation.
  private final List<List<Sample>> samples = new ArrayList<>();

  Lessons(FittedValuation<S> valuation) {
    this.valuation = valuation;
    for (int aim = 0; aim < valuation.aims().size(); aim++) {
      samples.add(new ArrayList<>());
    }
  }

  /// Plays one game and keeps what it teaches.
  abstract void play(Setup setup, long seed);

  final int aims() {
    return samples.size();
  }

  final List<Sample> samples(int aim) {
    return samples.get(aim);
  }

  /// All positions of a game in which everybody does this and that, without its end.
  ///
  /// @param firmness how firmly the instinct is followed where nobody has a whim
  static <S, M> List<S> loosely(Mind<S, M> mind, S start, int firmness, SplittableRandom own) {
    Game<S, M> game = mind.game();
    Impulse<S, M> impulse = new Impulse<>(game, mind.instinct(), firmness, own);
    double whim = WHIMS[own.nextInt(WHIMS.length)];
    List<S> positions = new ArrayList<>();
    S state = start;
    for (int seat = game.awaited(state); seat >= 0; seat = game.awaited(state)) {
      positions.add(state);
      List<M> moves = game.moves(state, seat);
      boolean anything = own.nextDouble() < whim;
      int choice = anything ? own.nextInt(moves.size()) : impulse.choice(state, seat, moves);
      state = impulse.play(state, seat, moves.get(choice));
    }
    return positions;
  }
}
