package ludus.bots.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import ludus.bots.Advice;
import ludus.bots.Adviser;
import ludus.bots.Budget;
import ludus.bots.Outlook;
import ludus.bots.Situation;
import ludus.bots.analysis.Analysis.Decision;
import ludus.bots.analysis.Analysis.Effort;
import ludus.bots.analysis.Analysis.Point;
import ludus.bots.analysis.Analysis.Turn;
import ludus.kernel.Ask;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.record.By;
import ludus.kernel.record.Match.Step;

/// Looks at a game that is over. The same game and effort give the same analysis, on any machine.
///
/// How the game stood is judged with everything in sight, since it is over; what a bot would have
/// done, from what the seat could see then.
public final class Analyst<S, M> {

  /// Told after each position; may throw to end the work.
  public interface Progress {
    void done(int positions, int of);
  }

  /// Less than this is no change worth a look.
  private static final double LEAST_CHANGE = 0.03;

  private static final int TURNS_MOST = 8;

  /// Every position is played on with the same luck, so that like positions look alike.
  private static final long LUCK = 1;

  /// A position in which a person had a choice.
  private record Choice<S, M>(int at, int seat, S state, M played) {}

  private final Game<S, M> game;
  private final S start;
  private final List<Step<S, M>> line;
  private final Adviser adviser;
  private final Effort effort;
  private final Progress progress;

  /// How it stood after so many steps of the line, where that was looked at.
  private final TreeMap<Integer, double[]> seen = new TreeMap<>();

  private int done;
  private int all;

  /// @param line the steps that count, from the start to the end
  public Analyst(
      Game<S, M> game,
      S start,
      List<Step<S, M>> line,
      Adviser adviser,
      Effort effort,
      Progress progress) {
    this.game = game;
    this.start = start;
    this.line = line;
    this.adviser = adviser;
    this.effort = effort;
    this.progress = progress;
  }

  public Analysis<M> analyse() {
    List<Choice<S, M>> choices = choices();
    int judged = Math.min(choices.size(), effort.decisions());
    all = Math.min(line.size() + 1, effort.points()) + judged;
    lookEvenly();
    lookCloser();
    all = seen.size() + judged; // perhaps there was nothing to look closer at
    List<Turn<M>> turns = turns();
    List<Decision<M>> decisions = new ArrayList<>();
    for (Choice<S, M> choice : chosen(choices, turns)) {
      decisions.add(judge(choice));
      step();
    }
    return new Analysis<>(adviser.level(), effort, points(), turns, decisions, choices.size());
  }

  private void step() {
    done++;
    progress.done(done, all);
  }

  // How the game stood
  // -----------------------------------------------------------------------------------------------

  private S state(int steps) {
    return steps == 0 ? start : line.get(steps - 1).state();
  }

  private int number(int steps) {
    return steps == 0 ? 0 : line.get(steps - 1).entry().number();
  }

  private void look(int steps) {
    if (!seen.containsKey(steps)) {
      seen.put(steps, Outlook.of(game, state(steps), effort.ways(), new SplittableRandom(LUCK)));
      step();
    }
  }

  private void lookEvenly() {
    int last = line.size();
    int gaps = Math.clamp(effort.first() - 1L, 1, Math.max(1, last));
    for (int i = 0; i <= gaps; i++) {
      look((int) ((long) last * i / gaps));
    }
  }

  /// Halves the stretch over which most changes, again and again.
  private void lookCloser() {
    while (seen.size() < effort.points()) {
      int from = -1;
      int to = -1;
      double most = LEAST_CHANGE;
      Map.Entry<Integer, double[]> before = seen.firstEntry();
      for (Map.Entry<Integer, double[]> after : seen.tailMap(1).entrySet()) {
        double change = change(before.getValue(), after.getValue());
        if (after.getKey() - before.getKey() > 1 && change >= most) {
          most = change;
          from = before.getKey();
          to = after.getKey();
        }
        before = after;
      }
      if (from < 0) {
        return;
      }
      look((from + to) / 2);
    }
  }

  private static double change(double[] before, double[] after) {
    return Math.abs(after[whom(before, after)] - before[whom(before, after)]);
  }

  /// The seat for which most changes.
  private static int whom(double[] before, double[] after) {
    int whom = 0;
    for (int seat = 1; seat < before.length; seat++) {
      if (Math.abs(after[seat] - before[seat]) > Math.abs(after[whom] - before[whom])) {
        whom = seat;
      }
    }
    return whom;
  }

  private List<Point> points() {
    List<Point> points = new ArrayList<>();
    seen.forEach(
        (steps, shares) -> {
          List<Double> list = new ArrayList<>();
          for (double share : shares) {
            list.add(share);
          }
          points.add(new Point(number(steps), list));
        });
    return points;
  }

  private List<Turn<M>> turns() {
    List<Turn<M>> turns = new ArrayList<>();
    for (int place = 0; place < line.size(); place++) {
      double[] before = seen.get(place);
      double[] after = seen.get(place + 1);
      if (before != null && after != null && change(before, after) >= LEAST_CHANGE) {
        int whom = whom(before, after);
        Step<S, M> step = line.get(place);
        turns.add(
            new Turn<>(
                step.entry().number(),
                step.entry().seat(),
                step.entry().moves(),
                whom,
                before[whom],
                after[whom]));
      }
    }
    turns.sort(Comparator.comparingDouble((Turn<M> turn) -> -turn.change()));
    return turns.subList(0, Math.min(TURNS_MOST, turns.size()));
  }

  // What people did
  // -----------------------------------------------------------------------------------------------

  /// Every move of a person's own who had to answer and could have answered otherwise.
  private List<Choice<S, M>> choices() {
    List<Choice<S, M>> choices = new ArrayList<>();
    for (int place = 0; place < line.size(); place++) {
      Step<S, M> step = line.get(place);
      if (step.entry().by() == By.PERSON) {
        addChoices(choices, place, step);
      }
    }
    return choices;
  }

  private void addChoices(List<Choice<S, M>> choices, int place, Step<S, M> step) {
    int seat = step.entry().seat();
    S state = state(place);
    List<M> moves = step.entry().moves();
    for (int i = 0; i < moves.size(); i++) {
      M move = moves.get(i);
      if (isAwaited(state, seat)) {
        List<M> listed = game.moves(state, seat);
        if (listed.size() > 1 && listed.contains(move)) {
          choices.add(new Choice<>(step.entry().number(), seat, state, move));
        }
      }
      if (i < moves.size() - 1) { // what a batch does before its last move needs no chance
        state = game.play(state, seat, move, Chance.of(new SplittableRandom(0)), Journal.SILENT);
      }
    }
  }

  private boolean isAwaited(S state, int seat) {
    for (Ask ask : game.agenda(state).must()) {
      if (ask.seat() == seat) {
        return true;
      }
    }
    return false;
  }

  /// Those that are judged: all of them, or the ones with which most changed and some of the rest,
  /// spread evenly.
  private List<Choice<S, M>> chosen(List<Choice<S, M>> choices, List<Turn<M>> turns) {
    if (choices.size() <= effort.decisions()) {
      return choices;
    }
    Set<Integer> kept = new HashSet<>();
    turns.forEach(turn -> kept.add(turn.at()));
    long rest = choices.stream().filter(choice -> !kept.contains(choice.at())).count();
    long room = Math.max(0, effort.decisions() - (choices.size() - rest));
    List<Choice<S, M>> chosen = new ArrayList<>();
    int passed = 0; // of the rest
    int taken = 0; // of them
    for (Choice<S, M> choice : choices) {
      boolean takes = kept.contains(choice.at());
      if (!takes) {
        passed++;
        takes = (long) passed * room / rest > taken;
        taken += takes ? 1 : 0;
      }
      if (takes && chosen.size() < effort.decisions()) {
        chosen.add(choice);
      }
    }
    return chosen;
  }

  private Decision<M> judge(Choice<S, M> choice) {
    M played = choice.played();
    Advice<M> advice =
        adviser.advise(
            new Situation<>(game, choice.state(), choice.seat()),
            List.of(played),
            Budget.ofIterations(effort.iterations()),
            new SplittableRandom(choice.at()));
    return new Decision<>(
        choice.at(),
        choice.seat(),
        played,
        advice.of(played).orElseThrow().share(),
        advice.best().move(),
        advice.best().share());
  }
}
