package ludus.bots.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import ludus.bots.Impulse;
import ludus.bots.Mind;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.FittedValuation;
import ludus.kernel.Game;
import ludus.kernel.Setup;

/// Plays games by instinct and keeps some of their positions. Now and then somebody does something
/// at random, in some games often, so that there is also something to learn from what these bots
/// wouldn't do: others might.
final class SelfPlay<S, M> {

  private static final double[] WHIMS = {0.05, 0.15, 0.4};
  private static final double KEPT = 0.25;

  /// Those of one game are much alike: many games tell more than many positions of each.
  private static final int MOST_KEPT = 24;

  private static final int SHARPNESS = 3;

  private final Mind<S, M> mind;
  private final FittedValuation<S> valuation;

  /// Samples for each aim of the valuation.
  private final List<List<Sample>> samples = new ArrayList<>();

  SelfPlay(Mind<S, M> mind, FittedValuation<S> valuation) {
    this.mind = mind;
    this.valuation = valuation;
    for (int aim = 0; aim < valuation.aims().size(); aim++) {
      samples.add(new ArrayList<>());
    }
  }

  List<Sample> samples(int aim) {
    return samples.get(aim);
  }

  /// Plays one game and keeps some positions between turns: there valuations are asked.
  void play(Setup setup, long seed) {
    SplittableRandom own = new SplittableRandom(seed);
    Game<S, M> game = mind.game();
    Impulse<S, M> impulse = new Impulse<>(game, mind.instinct(), SHARPNESS, own);
    S state = game.start(setup, Chance.of(own));
    Agenda agenda = game.agenda(state);
    List<S> kept = new ArrayList<>();
    double whim = WHIMS[own.nextInt(WHIMS.length)];
    int last = -1;
    while (!agenda.isOver()) {
      int seat = agenda.must().getFirst().seat();
      if (seat != last && own.nextDouble() < KEPT) {
        kept.add(state);
      }
      last = seat;
      List<M> moves = game.moves(state, seat);
      int choice =
          own.nextDouble() < whim ? own.nextInt(moves.size()) : impulse.choice(state, seat, moves);
      state = impulse.play(state, seat, moves.get(choice));
      agenda = game.agenda(state);
    }
    if (agenda.outcome().orElseThrow().winners().isEmpty()) {
      return;
    }
    while (kept.size() > MOST_KEPT) {
      kept.remove(own.nextInt(kept.size()));
    }
    for (int aim = 0; aim < samples.size(); aim++) {
      double[] truth = valuation.truth(state, aim);
      for (S position : kept) {
        samples
            .get(aim)
            .add(new Sample(valuation.answers(position, aim), valuation.progress(position), truth));
      }
    }
  }
}
