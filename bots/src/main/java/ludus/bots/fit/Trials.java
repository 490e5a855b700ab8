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

/// Experiments: from one position the game is played on in several ways, with whims, to where a
/// valuation would be asked, and from there to the end, some times. What differs then between these
/// ways makes the difference between their outcomes. From whole games one learns instead that
/// whoever begins with many slaves wins often, and takes that for the slaves.
final class Trials<S, M> extends Lessons<S> {

  private static final double KEPT = 0.25;
  private static final int WAYS = 4;
  private static final int ENDS = 6;
  private static final double WHIM = 0.12;

  /// So much it is believed beforehand that all answers are alike, in outcomes.
  private static final double PRIOR = 1;

  private final Mind<S, M> mind;
  private final int inGame;

  /// @param inGame in how many positions of a game it is tried, at most
  Trials(Mind<S, M> mind, FittedValuation<S> valuation, int inGame) {
    super(valuation);
    this.mind = mind;
    this.inGame = inGame;
  }

  /// Plays one game and makes experiments in some of its positions.
  @Override
  void play(Setup setup, long seed) {
    SplittableRandom own = new SplittableRandom(seed);
    Impulse<S, M> impulse = new Impulse<>(mind.game(), mind.instinct(), SHARPNESS, own);
    List<S> kept = new ArrayList<>();
    S state = mind.game().start(setup, Chance.of(own));
    while (!mind.game().agenda(state).isOver()) {
      if (own.nextDouble() < KEPT) {
        kept.add(state);
      }
      state = impulse.playOn(state, 1);
    }
    while (kept.size() > inGame) {
      kept.remove(own.nextInt(kept.size()));
    }
    kept.forEach(position -> experiment(position, own));
  }

  private void experiment(S position, SplittableRandom own) {
    List<S> ways = new ArrayList<>(WAYS);
    for (int way = 0; way < WAYS; way++) {
      S later = onAWhim(position, own);
      if (!mind.game().agenda(later).isOver()) {
        ways.add(later);
      }
    }
    if (ways.size() < 2) {
      return;
    }
    List<double[][]> truths = new ArrayList<>(ways.size());
    for (S way : ways) {
      truths.add(truths(way, own));
    }
    for (int aim = 0; aim < aims(); aim++) {
      keep(aim, ways, truths);
    }
  }

  /// On to where a valuation would be asked; here and there somebody does anything at all.
  private S onAWhim(S position, SplittableRandom own) {
    Game<S, M> game = mind.game();
    Impulse<S, M> impulse = new Impulse<>(game, mind.instinct(), SHARPNESS, own);
    S state = position;
    for (int decision = 0; decision < mind.instinct().horizon(); decision++) {
      Agenda agenda = game.agenda(state);
      if (agenda.isOver()) {
        return state;
      }
      if (own.nextDouble() < WHIM) {
        int seat = agenda.must().getFirst().seat();
        List<M> moves = game.moves(state, seat);
        state = impulse.play(state, seat, moves.get(own.nextInt(moves.size())));
      } else {
        state = impulse.playOn(state, 1);
      }
    }
    return state;
  }

  /// For each aim how right each answer was, in the mean of some ends.
  private double[][] truths(S from, SplittableRandom own) {
    double[][] truths = new double[aims()][];
    for (int end = 0; end < ENDS; end++) {
      Impulse<S, M> impulse = new Impulse<>(mind.game(), mind.instinct(), SHARPNESS, own);
      S over = impulse.playOn(from, Integer.MAX_VALUE);
      for (int aim = 0; aim < truths.length; aim++) {
        double[] truth = valuation.truth(over, aim);
        if (truths[aim] == null) {
          truths[aim] = new double[truth.length];
        }
        for (int answer = 0; answer < truth.length; answer++) {
          truths[aim][answer] += truth[answer] / ENDS;
        }
      }
    }
    return truths;
  }

  /// Each way by what distinguishes it from the mean of all.
  private void keep(int aim, List<S> ways, List<double[][]> truths) {
    List<double[][]> answers = new ArrayList<>(ways.size());
    for (S way : ways) {
      answers.add(valuation.answers(way, aim));
    }
    int count = answers.getFirst().length;
    int features = answers.getFirst()[0].length;
    double[][] usual = new double[count][features];
    double[] head = new double[count];
    for (int way = 0; way < answers.size(); way++) {
      for (int answer = 0; answer < count; answer++) {
        head[answer] += truths.get(way)[aim][answer];
        for (int i = 0; i < features; i++) {
          usual[answer][i] += answers.get(way)[answer][i] / answers.size();
        }
      }
    }
    for (int answer = 0; answer < count; answer++) {
      head[answer] = Math.log((head[answer] + PRIOR / count) / (answers.size() + PRIOR));
    }
    for (int way = 0; way < answers.size(); way++) {
      double[][] different = answers.get(way);
      for (int answer = 0; answer < count; answer++) {
        for (int i = 0; i < features; i++) {
          different[answer][i] -= usual[answer][i];
        }
      }
      double progress = valuation.progress(ways.get(way));
      samples(aim).add(new Sample(different, progress, truths.get(way)[aim], head));
    }
  }
}
