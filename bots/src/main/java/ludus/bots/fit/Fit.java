package ludus.bots.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import ludus.bots.Mind;
import ludus.kernel.Aim;
import ludus.kernel.FittedInstinct;
import ludus.kernel.FittedValuation;
import ludus.kernel.Game;
import ludus.kernel.Instinct;
import ludus.kernel.Setup;
import ludus.kernel.Weights;
import ludus.kernel.json.Json;
import tools.jackson.databind.node.ObjectNode;

/// Learns a game from nothing, in rounds: in the first from games by instinct what is worth how
/// much, then from games of players who think ahead with what was learnt before; and if that is
/// wished for, from what they choose how to lean.
///
/// What they have learnt last is best, so each round has twice as many games as the one before.
///
/// @param setups that are played, in turn
/// @param games from which values are learnt in the last round
/// @param onward whether it goes on from what the game has learnt before, instead of from nothing
public record Fit(List<Setup> setups, int games, int rounds, long seed, boolean onward) {

  /// The fewest games in a round.
  public static final int FEWEST = 10;

  /// Of each setup every tenth game is kept for the test.
  private static final int TESTED = 10;

  /// How many loose games there are for each that is meant, to look ahead from.
  private static final int LOOSE = 7;

  /// What was learnt, as data files; the instinct if that was wished for.
  public record Learnt(String valuation, Optional<String> instinct) {}

  /// How well it went in one round: the surprise in games that were not learnt from, in nats.
  ///
  /// @param guessing the surprise of one who doesn't look at features
  /// @param before that with the weights that were there before, if it is known
  public record Progress(
      int round,
      String what,
      int samples,
      double surprise,
      double guessing,
      OptionalDouble before) {}

  /// What games told, and what those told that are kept for the test.
  private record Told(List<Sample> learnt, List<Sample> tested) {

    Told() {
      this(new ArrayList<>(), new ArrayList<>());
    }
  }

  /// Learns what is worth how much, and how to lean if there is an instinct that should.
  public <S, M> Learnt learn(
      Game<S, M> game,
      FittedValuation<S> valuation,
      Optional<FittedInstinct<S, M>> instinct,
      Consumer<Progress> progress) {
    FittedValuation<S> values = onward ? valuation : valuation.with(ignorant(valuation.aims()));
    Optional<FittedInstinct<S, M>> leaning =
        onward ? instinct : instinct.map(it -> it.with(indifferent(it.names())));
    Instinct<S, M> usual = Mind.of(game).instinct();
    Learnt learnt = new Learnt("", Optional.empty());
    for (int round = 1; round <= rounds; round++) {
      Mind<S, M> mind = new Mind<>(game, leaning.isPresent() ? leaning.get() : usual, values);
      learnt = new Round<>(mind, values, leaning, round, progress).learn();
      values = values.with(learnt.valuation());
      if (learnt.instinct().isPresent()) {
        leaning = Optional.of(leaning.orElseThrow().with(learnt.instinct().get()));
      }
    }
    return learnt;
  }

  /// Learns what is worth how much from experiments in at most so many positions of each game.
  public <S, M> String tried(
      Game<S, M> game, FittedValuation<S> valuation, int inGame, Consumer<Progress> progress) {
    List<Trials<S, M>> played =
        played(1, games, () -> new Trials<>(Mind.of(game), valuation, inGame));
    return written(valuation.aims(), fitted(valuation, told(valuation, played), 1, progress));
  }

  private static String ignorant(List<Aim> aims) {
    List<Weights> nothing = new ArrayList<>();
    for (Aim aim : aims) {
      double[] zeros = new double[aim.features().size()];
      nothing.add(new Weights(aim.features(), zeros, zeros));
    }
    return written(aims, nothing);
  }

  private static String written(List<Aim> aims, List<Weights> weights) {
    ObjectNode tree = Json.PLAIN.createObjectNode();
    for (int i = 0; i < aims.size(); i++) {
      tree.set(aims.get(i).name(), weights.get(i).toJson());
    }
    return Json.pretty(tree);
  }

  private static String indifferent(List<String> names) {
    double[] zeros = new double[names.size()];
    return written(names, new Weights(names, zeros, zeros));
  }

  private static String written(List<String> names, Weights leaning) {
    ObjectNode tree = Json.PLAIN.createObjectNode();
    for (int i = 0; i < names.size(); i++) {
      tree.put(names.get(i), leaning.start(i));
    }
    return Json.pretty(tree);
  }

  /// All that is done in one round.
  private final class Round<S, M> {
    private final Mind<S, M> mind;
    private final FittedValuation<S> before;
    private final Optional<FittedInstinct<S, M>> leaning;
    private final int number;
    private final Consumer<Progress> progress;

    Round(
        Mind<S, M> mind,
        FittedValuation<S> before,
        Optional<FittedInstinct<S, M>> leaning,
        int number,
        Consumer<Progress> progress) {
      this.mind = mind;
      this.before = before;
      this.leaning = leaning;
      this.number = number;
      this.progress = progress;
    }

    Learnt learn() {
      boolean thinking = onward || number > 1;
      int count = Math.max(FEWEST, games >> (rounds - number));
      List<SelfPlay<S, M>> played =
          played(number, count, () -> new SelfPlay<>(mind, before, leaning, thinking));
      Optional<String> leant = thinking ? leaning.map(it -> leant(it, played)) : Optional.empty();
      List<Told> told = told(before, played);
      if (thinking) {
        List<Weights> first = fitted(before, told, 0, _ -> {});
        FittedValuation<S> values = before.with(written(before.aims(), first));
        Instinct<S, M> instinct =
            leant.isPresent() ? leaning.orElseThrow().with(leant.get()) : mind.instinct();
        lookAhead(new Mind<>(mind.game(), instinct, values), values, LOOSE * count, told);
      }
      List<Weights> weights = fitted(before, told, number, progress);
      return new Learnt(written(before.aims(), weights), leant);
    }

    private String leant(FittedInstinct<S, M> instinct, List<SelfPlay<S, M>> played) {
      Told told = new Told();
      for (int game = 0; game < played.size(); game++) {
        (isTested(game) ? told.tested() : told.learnt()).addAll(played.get(game).choices());
      }
      List<String> names = instinct.names();
      Weights weights = new Training(names, 0, told.learnt()).weights();
      progress.accept(
          new Progress(
              number,
              "instinct",
              told.learnt().size(),
              Fitting.surprise(weights, told.tested()),
              Fitting.guessing(names, told.tested()),
              OptionalDouble.empty()));
      return written(names, weights);
    }

    /// Who will be ahead in the end can be told better a round later, however that round is played.
    /// What will happen to all hangs on how well everybody plays to the end, and only whole games
    /// tell it.
    private void lookAhead(
        Mind<S, M> lookout, FittedValuation<S> values, int count, List<Told> told) {
      List<Prospects<S, M>> prospects =
          played(-number, count, () -> new Prospects<>(lookout, values));
      for (int aim = 0; aim < told.size(); aim++) {
        if (before.aims().get(aim).ofSeats()) {
          for (Prospects<S, M> prospect : prospects) {
            told.get(aim).learnt().addAll(prospect.samples(aim));
          }
        }
      }
    }
  }

  /// Games and what each of them taught, in order.
  private <L extends Lessons<?>> List<L> played(int round, int count, Supplier<L> lessons) {
    return inOrder(
        count,
        number -> {
          L game = lessons.get();
          game.play(setup(number), seedOf(round, number));
          return game;
        });
  }

  /// What they told of each question.
  private <S> List<Told> told(FittedValuation<S> valuation, List<? extends Lessons<S>> played) {
    List<Told> told = new ArrayList<>();
    for (int aim = 0; aim < valuation.aims().size(); aim++) {
      Told ofAim = new Told();
      for (int game = 0; game < played.size(); game++) {
        (isTested(game) ? ofAim.tested() : ofAim.learnt()).addAll(played.get(game).samples(aim));
      }
      told.add(ofAim);
    }
    return told;
  }

  private static <S> List<Weights> fitted(
      FittedValuation<S> before, List<Told> told, int round, Consumer<Progress> progress) {
    List<Aim> aims = before.aims();
    List<Weights> weights =
        inOrder(aims.size(), aim -> fitted(aims.get(aim), told.get(aim).learnt()));
    for (int i = 0; i < aims.size(); i++) {
      List<Sample> tested = told.get(i).tested();
      progress.accept(
          new Progress(
              round,
              aims.get(i).name(),
              told.get(i).learnt().size(),
              Fitting.surprise(weights.get(i), tested),
              Fitting.guessing(aims.get(i).features(), tested),
              OptionalDouble.of(Fitting.surprise(before.weights(i), tested))));
    }
    return weights;
  }

  private static Weights fitted(Aim aim, List<Sample> samples) {
    return aim.cells() > 0
        ? new Training(aim.features(), aim.cells(), samples).weights()
        : new Fitting(aim.features(), aim.goods(), samples).weights();
  }

  /// On all processors; what comes of it doesn't hang on how many there are.
  private static <T> List<T> inOrder(int count, IntFunction<T> make) {
    return IntStream.range(0, count).parallel().mapToObj(make).toList();
  }

  private boolean isTested(int number) {
    return number / setups.size() % TESTED == 0;
  }

  private Setup setup(int number) {
    return setups.get(number % setups.size());
  }

  private long seedOf(int round, int number) {
    return 1_000_003L * (seed + 31L * round) + number;
  }
}
