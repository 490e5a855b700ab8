package ludus.bots.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import ludus.bots.Impulse;
import ludus.kernel.Chance;
import ludus.kernel.FittedInstinct;
import ludus.kernel.FittedValuation;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.Outcome;
import ludus.kernel.Reasons;
import ludus.kernel.Setup;
import ludus.kernel.Tendency;
import ludus.kernel.Turn;

/// One game of [Practice]: who leans how, what was decided why, how things stood between turns, and
/// how it ended.
final class Lesson<S, M> {

  /// How much of what comes later is put down to a turn that was, for each turn in between.
  private static final double MEMORY = 0.95;

  /// How much one position teaches a valuation; steps are of the same size whatever it is.
  private static final double SHARE = 0.001;

  /// A decision between several moves.
  ///
  /// @param turn which of the turns it belongs to
  /// @param likely how likely each move was
  @SuppressWarnings("ArrayRecordComponent") // only read, never compared
  private record Decision(
      int trainee, int seat, int turn, Reasons reasons, double[] likely, int choice) {}

  private final Game<S, M> game;
  private final FittedInstinct<S, M> instinct;
  private final FittedValuation<S> valuation;
  private final int seats;
  private final SplittableRandom own;
  private final Chance chance;
  private final S start;
  private final List<Decision> decisions = new ArrayList<>();

  /// Of each turn.
  private final List<List<double[][]>> answers = new ArrayList<>();

  private final List<Double> progress = new ArrayList<>();
  private final List<double[]> truths = new ArrayList<>();
  private double[] shares = {};

  Lesson(
      Game<S, M> game,
      FittedInstinct<S, M> instinct,
      FittedValuation<S> valuation,
      Setup setup,
      long seed) {
    this.game = game;
    this.instinct = instinct;
    this.valuation = valuation;
    this.seats = setup.seats();
    this.own = new SplittableRandom(seed);
    this.chance = Chance.of(own);
    this.start = game.start(setup, chance);
  }

  /// Plays to the end: in a third of the games the first trainee alone, in a third some seats are
  /// taken by a former self of it, in a third by one of the other trainees.
  void play(List<Trainee> trainees, List<Tendency> selves) {
    List<Tendency> leanings = new ArrayList<>();
    trainees.forEach(trainee -> leanings.add(trainee.tendency()));
    int learners = leanings.size();
    int other =
        switch (own.nextInt(3)) {
          case 0 -> 0;
          case 1 -> selves.isEmpty() ? 0 : learners;
          default -> own.nextInt(learners);
        };
    if (other == learners) {
      leanings.add(selves.get(own.nextInt(selves.size())));
    }
    int[] who = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      who[seat] = own.nextBoolean() ? other : 0;
    }
    play(leanings, who, learners);
  }

  /// Plays with both leanings at the table.
  ///
  /// @return what each of them has won
  double[] duel(Tendency one, Tendency other) {
    int first = own.nextInt(2);
    int[] who = new int[seats];
    for (int left = seats; left > 0; left--) {
      int seat = own.nextInt(left); // of those that have nobody yet
      for (int at = 0; ; at++) {
        seat -= who[at] == 0 ? 1 : 0;
        if (seat < 0) {
          who[at] = 1 + (first + left) % 2;
          break;
        }
      }
    }
    for (int seat = 0; seat < seats; seat++) {
      who[seat]--;
    }
    play(List.of(one, other), who, 0);
    double[] won = new double[2];
    for (int seat = 0; seat < seats; seat++) {
      won[who[seat]] += shares[seat];
    }
    return won;
  }

  /// @param learners how many of these leanings are those of somebody who learns
  private void play(List<Tendency> leanings, int[] who, int learners) {
    List<Impulse<S, M>> impulses = new ArrayList<>();
    for (Tendency leaning : leanings) {
      impulses.add(new Impulse<>(game, instinct.with(leaning), Lessons.SHARPNESS, own));
    }
    S state = start;
    Optional<Turn> last = Optional.empty();
    for (int seat = game.awaited(state); seat >= 0; seat = game.awaited(state)) {
      Optional<Turn> turn = Optional.of(game.turn(state));
      if (learners > 0 && !turn.equals(last)) {
        answers.add(valuation.answers(state));
        progress.add(valuation.progress(state));
      }
      last = turn;
      List<M> moves = game.moves(state, seat);
      int choice = 0;
      if (moves.size() > 1) {
        choice =
            who[seat] < learners
                ? decide(state, seat, moves, who[seat], leanings.get(who[seat]))
                : impulses.get(who[seat]).choice(state, seat, moves);
      }
      state = game.play(state, seat, moves.get(choice), chance, Journal.SILENT);
    }
    Outcome outcome = game.agenda(state).outcome().orElseThrow();
    shares = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      shares[seat] = outcome.share(seat);
    }
    for (int aim = 0; aim < valuation.aims().size(); aim++) {
      truths.add(valuation.truth(state, aim));
    }
  }

  private int decide(S state, int seat, List<M> moves, int trainee, Tendency leaning) {
    Reasons reasons = instinct.reasons(state, seat, moves);
    double[] likely = new double[moves.size()];
    for (int move = 0; move < likely.length; move++) {
      likely[move] = Lessons.SHARPNESS * leaning.score(reasons, move);
    }
    Fitting.likely(likely, Arrays.stream(likely).max().orElseThrow());
    int choice = Impulse.pick(likely, own);
    decisions.add(new Decision(trainee, seat, answers.size() - 1, reasons, likely, choice));
    return choice;
  }

  List<Sample> samples(int aim) {
    List<Sample> samples = new ArrayList<>();
    for (int turn = 0; turn < answers.size(); turn++) {
      samples.add(new Sample(answers.get(turn).get(aim), progress.get(turn), truths.get(aim)));
    }
    return samples;
  }

  /// What was better than expected should be likelier, and what was expected wrongly be expected
  /// otherwise.
  ///
  /// @param wishes how much it counts what beginners wish for, besides the victory
  /// @param openness what it is worth not to be sure
  void learn(
      List<Trainee> trainees,
      List<Pupil> pupils,
      double wishes,
      double openness,
      Practice.Gains gains) {
    List<List<double[]>> expected = expected(pupils);
    List<double[][]> surplus = new ArrayList<>();
    for (Trainee trainee : trainees) {
      surplus.add(surplus(expected, trainee.wish(), wishes));
    }
    for (Decision decision : decisions) {
      double better = surplus.get(decision.trainee())[decision.turn()][decision.seat()];
      double unsure = 0;
      for (double likely : decision.likely()) {
        unsure -= likely > 0 ? likely * Math.log(likely) : 0;
      }
      for (int move = 0; move < decision.likely().length; move++) {
        double likely = decision.likely()[move];
        double more = better * ((move == decision.choice() ? 1 : 0) - likely);
        more -= likely > 0 ? openness * likely * (Math.log(likely) + unsure) : 0;
        lean(
            decision.reasons(),
            move,
            -more / Practice.AT_A_TIME,
            gains.leaning(decision.trainee()));
      }
    }
    for (int aim = 0; aim < pupils.size(); aim++) {
      double[] slopes = gains.values(aim);
      for (Sample sample : samples(aim)) {
        pupils.get(aim).learn(sample, SHARE, slopes);
      }
    }
  }

  private void lean(Reasons reasons, int move, double more, double[] gains) {
    int things = instinct.things().size();
    int[] at = reasons.things()[move];
    float[] amounts = reasons.amounts()[move];
    for (int i = 0; i < reasons.so().length; i++) {
      double much = more * reasons.so()[i];
      for (int j = 0; j < at.length && much != 0; j++) {
        gains[i * things + at[j]] += much * amounts[j];
      }
    }
  }

  /// How likely each answer to each question was before each turn.
  private List<List<double[]>> expected(List<Pupil> pupils) {
    List<List<double[]>> all = new ArrayList<>();
    for (int turn = 0; turn < answers.size(); turn++) {
      List<double[]> likely = new ArrayList<>();
      for (int aim = 0; aim < pupils.size(); aim++) {
        likely.add(pupils.get(aim).likely(answers.get(turn).get(aim), progress.get(turn)));
      }
      all.add(likely);
    }
    return all;
  }

  /// How much better each seat fared than was expected before a turn: in that turn, and less and
  /// less in those after it.
  private double[][] surplus(List<List<double[]>> likely, OptionalInt wish, double wishes) {
    int turns = likely.size();
    double[] next = wished(shares, truths, wish, wishes);
    double[][] surplus = new double[turns][seats];
    for (int turn = turns - 1; turn >= 0; turn--) {
      double[] victory = valuation.together(likely.get(turn));
      double[] expected = wished(victory, likely.get(turn), wish, wishes);
      for (int seat = 0; seat < seats; seat++) {
        double later = turn + 1 < turns ? MEMORY * surplus[turn + 1][seat] : 0;
        surplus[turn][seat] = next[seat] - expected[seat] + later;
      }
      next = expected;
    }
    return surplus;
  }

  /// All that one with a single wish cares for; or the victory, and what a beginner wishes for
  /// besides.
  private double[] wished(
      double[] victory, List<double[]> likely, OptionalInt wish, double wishes) {
    if (wish.isPresent()) {
      return likely.get(wish.getAsInt());
    }
    OptionalInt atFirst = valuation.wishOfBeginners();
    if (wishes == 0 || atFirst.isEmpty()) {
      return victory;
    }
    double[] besides = likely.get(atFirst.getAsInt());
    double[] both = new double[seats];
    Arrays.setAll(both, seat -> (1 - wishes) * victory[seat] + wishes * besides[seat]);
    return both;
  }
}
