package ludus.bots.fit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import ludus.bots.Impulse;
import ludus.bots.Mind;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.FittedValuation;
import ludus.kernel.Game;
import ludus.kernel.Setup;
import ludus.kernel.Valuation;

/// Plays games and keeps some of their positions. Some players follow their instinct; where the
/// valuation asks several questions, most think ahead, and half of these have only one thing in
/// mind ([Wish]): among players who are all alike much would never happen, and nothing could be
/// learnt of it. Now and then somebody does something at random, in some games often, for the same
/// reason.
final class SelfPlay<S, M> extends Lessons<S> {

  /// How somebody chooses: the index of the move.
  private interface Temper<S, M> {
    int choice(S state, int seat, List<M> moves);
  }

  private static final double[] WHIMS = {0.02, 0.08, 0.25};
  private static final double KEPT = 0.25;

  /// Those of one game are much alike: many games tell more than many positions of each.
  private static final int MOST_KEPT = 24;

  /// How many of the players follow their instinct.
  private static final double INSTINCTIVE = 0.15;

  /// How many positions the others imagine for a decision.
  private static final int LAPS = 32;

  private final Mind<S, M> mind;
  private final double instinctive;

  /// @param thinking whether anybody should think ahead
  SelfPlay(Mind<S, M> mind, FittedValuation<S> valuation, boolean thinking) {
    super(valuation);
    this.mind = mind;
    this.instinctive = thinking && aims() > 1 ? INSTINCTIVE : 1;
  }

  /// Plays one game and keeps some positions between turns: there valuations are asked.
  @Override
  void play(Setup setup, long seed) {
    SplittableRandom own = new SplittableRandom(seed);
    Game<S, M> game = mind.game();
    Impulse<S, M> impulse = new Impulse<>(game, mind.instinct(), SHARPNESS, own);
    S state = game.start(setup, Chance.of(own));
    Agenda agenda = game.agenda(state);
    List<Temper<S, M>> tempers = tempers(state, setup.seats(), impulse, own);
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
          moves.size() == 1 || own.nextDouble() < whim
              ? own.nextInt(moves.size())
              : tempers.get(seat).choice(state, seat, moves);
      state = impulse.play(state, seat, moves.get(choice));
      agenda = game.agenda(state);
    }
    if (agenda.outcome().orElseThrow().winners().isEmpty()) {
      return;
    }
    while (kept.size() > MOST_KEPT) {
      kept.remove(own.nextInt(kept.size()));
    }
    for (int aim = 0; aim < aims(); aim++) {
      double[] truth = valuation.truth(state, aim);
      for (S position : kept) {
        samples(aim)
            .add(new Sample(valuation.answers(position, aim), valuation.progress(position), truth));
      }
    }
  }

  /// How each seat plays in one game.
  private List<Temper<S, M>> tempers(
      S start, int seats, Impulse<S, M> impulse, SplittableRandom own) {
    List<Valuation<S>> wishes = new ArrayList<>(Wish.all(mind.game(), valuation, start, seats));
    wishes.addAll(Collections.nCopies(wishes.size(), valuation)); // half of them want to win
    List<Temper<S, M>> tempers = new ArrayList<>(seats);
    for (int seat = 0; seat < seats; seat++) {
      if (own.nextDouble() < instinctive) {
        tempers.add(impulse::choice);
      } else {
        Valuation<S> wish = wishes.get(own.nextInt(wishes.size()));
        Mind<S, M> wishful = new Mind<>(mind.game(), mind.instinct(), wish);
        Pondering<S, M> pondering = new Pondering<>(wishful, LAPS);
        tempers.add((state, who, moves) -> pondering.choice(state, who, moves, own));
      }
    }
    return tempers;
  }
}
