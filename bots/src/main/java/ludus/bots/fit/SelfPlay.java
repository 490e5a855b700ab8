package ludus.bots.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import ludus.bots.Bot;
import ludus.bots.Budget;
import ludus.bots.Situation;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.FittedValuation;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.Outcome;
import ludus.kernel.Setup;

/// Plays games and keeps some of their positions. Now and then somebody does something at random,
/// so that there is also something to learn from what bots wouldn't do.
final class SelfPlay<S, M> {

  private static final double WHIM = 0.08;
  private static final double KEPT = 0.25;

  private final Game<S, M> game;
  private final FittedValuation<S> valuation;
  private final Bot bot;
  private final Budget budget;

  SelfPlay(Game<S, M> game, FittedValuation<S> valuation, Bot bot, Budget budget) {
    this.game = game;
    this.valuation = valuation;
    this.bot = bot;
    this.budget = budget;
  }

  private record Seen(double[][] features, double progress) {}

  /// The kept positions of one game; none of one that nobody won.
  List<Sample> play(Setup setup, long seed) {
    SplittableRandom own = new SplittableRandom(seed);
    Chance chance = Chance.of(own.split());
    S state = game.start(setup, chance);
    Agenda agenda = game.agenda(state);
    List<Seen> seen = new ArrayList<>();
    int last = -1;
    while (!agenda.isOver()) {
      int seat = agenda.must().getFirst().seat();
      if (seat != last && own.nextDouble() < KEPT) { // between turns: what valuations are for
        seen.add(see(state, setup.seats()));
      }
      last = seat;
      List<M> moves = game.moves(state, seat);
      M move =
          own.nextDouble() < WHIM
              ? moves.get(own.nextInt(moves.size()))
              : bot.choose(new Situation<>(game, state, seat), budget, own);
      state = game.play(state, seat, move, chance, Journal.SILENT);
      agenda = game.agenda(state);
    }
    Outcome outcome = agenda.outcome().orElseThrow();
    double[] shares = new double[setup.seats()];
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = outcome.share(seat);
    }
    return outcome.winners().isEmpty()
        ? List.of()
        : seen.stream().map(one -> new Sample(one.features(), one.progress(), shares)).toList();
  }

  private Seen see(S state, int seats) {
    double[][] features = new double[seats][];
    for (int seat = 0; seat < seats; seat++) {
      features[seat] = valuation.features(state, seat);
    }
    return new Seen(features, valuation.progress(state));
  }
}
