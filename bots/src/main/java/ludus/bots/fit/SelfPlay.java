package ludus.bots.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import ludus.bots.Bot;
import ludus.bots.Budget;
import ludus.bots.Impulse;
import ludus.bots.Level;
import ludus.bots.Mind;
import ludus.bots.Situation;
import ludus.kernel.Chance;
import ludus.kernel.FittedValuation;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.Setup;

/// Plays games and keeps positions of them. First a game is played loosely to its end, so that
/// positions of many kinds come about; then it is played again from one of them by players who all
/// mean it, and only what comes from there on is kept. So what is learnt of a position is what good
/// players make of it, not what careless ones would.
///
/// Where the valuation asks several questions these players think ahead, all of them alike: where
/// some play worse, what they like may be taken for a sign of losing.
final class SelfPlay<S, M> extends Lessons<S> {

  /// How often somebody does anything at all in a loose game.
  private static final double[] WHIMS = {0.15, 0.4};

  /// How many games are meant from their start.
  private static final double MEANT = 1.0 / 3;

  /// Those of one game are much alike: many games tell more than many positions of each.
  private static final int MOST_KEPT = 24;

  /// How many positions are imagined for a decision: few, for the sake of more games.
  private static final Budget POSITIONS = Budget.ofIterations(6);

  private final Mind<S, M> mind;
  private final boolean thinking;

  /// @param thinking whether anybody should think ahead
  SelfPlay(Mind<S, M> mind, FittedValuation<S> valuation, boolean thinking) {
    super(valuation);
    this.mind = mind;
    this.thinking = thinking && aims() > 1;
  }

  /// Plays one game and keeps some positions between turns: there valuations are asked.
  @Override
  void play(Setup setup, long seed) {
    SplittableRandom own = new SplittableRandom(seed);
    Game<S, M> game = mind.game();
    S state = game.start(setup, Chance.of(own));
    if (own.nextDouble() >= MEANT) {
      state = loosely(state, own);
    }
    List<Temper<S, M>> tempers = tempers(setup.seats(), own);
    List<S> kept = new ArrayList<>();
    Chance chance = Chance.of(own);
    int last = -1;
    for (int seat = game.awaited(state); seat >= 0; seat = game.awaited(state)) {
      if (seat != last) {
        kept.add(state);
      }
      last = seat;
      M move = tempers.get(seat).choice(state, seat);
      state = game.play(state, seat, move, chance, Journal.SILENT);
    }
    if (game.agenda(state).outcome().orElseThrow().winners().isEmpty()) {
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

  /// One of the positions of a game in which everybody does this and that.
  private S loosely(S start, SplittableRandom own) {
    Game<S, M> game = mind.game();
    Impulse<S, M> impulse = new Impulse<>(game, mind.instinct(), 1, own);
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
    return positions.get(own.nextInt(positions.size()));
  }

  /// How somebody chooses.
  private interface Temper<S, M> {
    M choice(S state, int seat);
  }

  /// How each seat plays in one game.
  private List<Temper<S, M>> tempers(int seats, SplittableRandom own) {
    Impulse<S, M> impulse = new Impulse<>(mind.game(), mind.instinct(), SHARPNESS, own);
    List<Temper<S, M>> tempers = new ArrayList<>(seats);
    for (int seat = 0; seat < seats; seat++) {
      if (!thinking) {
        tempers.add((state, who) -> byInstinct(impulse, state, who));
      } else {
        Bot bot = Level.novice();
        tempers.add((state, who) -> bot.choose(new Situation<>(mind, state, who), POSITIONS, own));
      }
    }
    return tempers;
  }

  private M byInstinct(Impulse<S, M> impulse, S state, int seat) {
    List<M> moves = mind.game().moves(state, seat);
    return moves.get(moves.size() == 1 ? 0 : impulse.choice(state, seat, moves));
  }
}
