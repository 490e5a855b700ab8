package ludus.bots.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import ludus.bots.Bot;
import ludus.bots.Budget;
import ludus.bots.Situation;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.Message;
import ludus.kernel.Seed;
import ludus.kernel.SeededChance;

/// One game of an experiment, by its number.
final class Bout<S, M> {

  /// How much is said, at most, before the next question is answered.
  private static final int MOST_WORDS = 40;

  private final Game<S, M> game;
  private final Experiment experiment;
  private final int number;
  private final int seats;
  private final List<Bot> bots = new ArrayList<>();
  private final List<Budget> budgets = new ArrayList<>();
  private final RandomGenerator own;
  private final int[] answers;
  private final long[] nanos;

  private Bout(Game<S, M> game, Experiment experiment, int number) {
    this.game = game;
    this.experiment = experiment;
    this.number = number;
    this.seats = experiment.setup().seats();
    this.own = new SplittableRandom(experiment.seedOf(number));
    this.answers = new int[seats];
    this.nanos = new long[seats];
    for (int seat = 0; seat < seats; seat++) {
      int bot = experiment.botAt(number, seat);
      bots.add(experiment.bots().get(bot).bot());
      budgets.add(experiment.budgetOf(bot));
    }
  }

  static <S, M> Played play(Game<S, M> game, Experiment experiment, int number) {
    return new Bout<>(game, experiment, number).play();
  }

  private Played play() {
    Seed seed = Seed.ofNumber(experiment.seedOf(number));
    S state = game.start(experiment.setup(), new SeededChance(seed, 0));
    Agenda agenda = game.agenda(state);
    int decisions = 0;
    int words = 0;
    while (!agenda.isOver()) {
      Optional<Said<M>> aside = words < MOST_WORDS ? aside(state) : Optional.empty();
      words = aside.isPresent() ? words + 1 : 0;
      Said<M> said = aside.isPresent() ? aside.get() : answer(state, agenda);
      decisions++;
      Chance chance = new SeededChance(seed, decisions);
      state = game.play(state, said.seat(), said.move(), chance, Journal.SILENT);
      agenda = game.agenda(state);
    }
    var outcome = agenda.outcome().orElseThrow();
    return new Played(
        number, outcome, game.ending(outcome), sides(state), decisions, counted(), timed());
  }

  /// A move and whose it is.
  private record Said<M>(int seat, M move) {}

  private Said<M> answer(S state, Agenda agenda) {
    int seat = agenda.must().getFirst().seat();
    long begun = System.nanoTime();
    M move = bots.get(seat).choose(new Situation<>(game, state, seat), budgets.get(seat), own);
    nanos[seat] += System.nanoTime() - begun;
    answers[seat]++;
    return new Said<>(seat, move);
  }

  /// What somebody does besides, asked or not.
  private Optional<Said<M>> aside(S state) {
    if (game.instinct().isEmpty()) {
      return Optional.empty();
    }
    for (int seat = 0; seat < seats; seat++) {
      Optional<M> move = bots.get(seat).speak(new Situation<>(game, state, seat), own);
      if (move.isPresent()) {
        return Optional.of(new Said<>(seat, move.get()));
      }
    }
    return Optional.empty();
  }

  /// All of them, or nothing.
  private List<Message> sides(S state) {
    List<Message> sides = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      game.side(state, seat).ifPresent(sides::add);
    }
    return sides.size() == seats ? List.copyOf(sides) : List.of();
  }

  private List<Integer> counted() {
    List<Integer> counted = new ArrayList<>();
    for (int answered : answers) {
      counted.add(answered);
    }
    return counted;
  }

  private List<Long> timed() {
    List<Long> timed = new ArrayList<>();
    for (long thought : nanos) {
      timed.add(thought);
    }
    return timed;
  }
}
