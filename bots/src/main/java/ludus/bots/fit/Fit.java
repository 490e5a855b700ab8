package ludus.bots.fit;

import java.util.ArrayList;
import java.util.List;
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
/// wished for, each time also how to lean.
///
/// @param setups that are played, in turn
/// @param games from which values are learnt, in each round
/// @param thoughtful games in which some decisions are thought through to learn how to lean, in
///   each round
/// @param laps imagined positions for a decision that is thought through
public record Fit(List<Setup> setups, int games, int thoughtful, int laps, int rounds, long seed) {

  /// Of each setup every tenth game is kept for the test.
  private static final int TESTED = 10;

  /// What was learnt, as data files.
  public record Learnt(String valuation, String instinct) {}

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

  /// Learns what is worth how much, and how to lean.
  public <S, M> Learnt learn(
      Game<S, M> game,
      FittedValuation<S> valuation,
      FittedInstinct<S, M> instinct,
      Consumer<Progress> progress) {
    FittedValuation<S> values = valuation.with(ignorant(valuation.aims()));
    FittedInstinct<S, M> leaning = instinct.with(indifferent(instinct.names()));
    String valued = "";
    String leant = "";
    for (int round = 1; round <= rounds; round++) {
      valued = values(new Mind<>(game, leaning, values), values, round, round > 1, progress);
      values = values.with(valued);
      leant = leaning(new Mind<>(game, leaning, values), leaning, round, progress);
      leaning = leaning.with(leant);
    }
    return new Learnt(valued, leant);
  }

  /// Learns only what is worth how much, with the instinct that the game has.
  public <S, M> String values(
      Game<S, M> game, FittedValuation<S> valuation, Consumer<Progress> progress) {
    Instinct<S, M> instinct = Mind.of(game).instinct();
    FittedValuation<S> values = valuation.with(ignorant(valuation.aims()));
    String valued = "";
    for (int round = 1; round <= rounds; round++) {
      valued = values(new Mind<>(game, instinct, values), values, round, round > 1, progress);
      values = values.with(valued);
    }
    return valued;
  }

  /// The same from experiments in at most so many positions of each game.
  public <S, M> String tried(
      Game<S, M> game, FittedValuation<S> valuation, int inGame, Consumer<Progress> progress) {
    return values(valuation, () -> new Trials<>(Mind.of(game), valuation, inGame), 1, progress);
  }

  private static String ignorant(List<Aim> aims) {
    ObjectNode tree = Json.PLAIN.createObjectNode();
    for (Aim aim : aims) {
      double[] nothing = new double[aim.features().size()];
      tree.set(aim.name(), new Weights(aim.features(), nothing, nothing).toJson());
    }
    return Json.pretty(tree);
  }

  private static String indifferent(List<String> names) {
    ObjectNode tree = Json.PLAIN.createObjectNode();
    names.forEach(name -> tree.put(name, 0.0));
    return Json.pretty(tree);
  }

  /// @param thinking whether the valuation knows anything that one could think with
  private <S, M> String values(
      Mind<S, M> mind,
      FittedValuation<S> valuation,
      int round,
      boolean thinking,
      Consumer<Progress> progress) {
    return values(valuation, () -> new SelfPlay<>(mind, valuation, thinking), round, progress);
  }

  private <S> String values(
      FittedValuation<S> valuation,
      Supplier<Lessons<S>> lessons,
      int round,
      Consumer<Progress> progress) {
    Lessons<S> learnt = lessons.get();
    Lessons<S> tested = lessons.get();
    List<Lessons<S>> played =
        inOrder(
            games,
            number -> {
              Lessons<S> game = lessons.get();
              game.play(setup(number), seedOf(round, number));
              return game;
            });
    for (int number = 0; number < games; number++) {
      (isTested(number) ? tested : learnt).add(played.get(number));
    }
    ObjectNode tree = Json.PLAIN.createObjectNode();
    for (int i = 0; i < valuation.aims().size(); i++) {
      Aim aim = valuation.aims().get(i);
      Weights weights = fitted(aim, learnt.samples(i));
      tree.set(aim.name(), weights.toJson());
      progress.accept(
          new Progress(
              round,
              aim.name(),
              learnt.samples(i).size(),
              Fitting.surprise(weights, tested.samples(i)),
              Fitting.guessing(aim.features(), tested.samples(i)),
              OptionalDouble.of(Fitting.surprise(valuation.weights(i), tested.samples(i)))));
    }
    return Json.pretty(tree);
  }

  private static Weights fitted(Aim aim, List<Sample> samples) {
    return aim.cells() > 0
        ? new Training(aim.features(), aim.cells(), samples).weights()
        : new Fitting(aim.features(), aim.goods(), samples).weights();
  }

  private <S, M> String leaning(
      Mind<S, M> mind, FittedInstinct<S, M> instinct, int round, Consumer<Progress> progress) {
    List<List<Sample>> played =
        inOrder(
            thoughtful,
            number -> {
              Thoughts<S, M> thoughts = new Thoughts<>(mind, instinct, laps);
              thoughts.play(setup(number), seedOf(-round, number));
              return thoughts.samples();
            });
    List<Sample> learnt = new ArrayList<>();
    List<Sample> tested = new ArrayList<>();
    for (int number = 0; number < thoughtful; number++) {
      (isTested(number) ? tested : learnt).addAll(played.get(number));
    }
    Weights weights = new Fitting(instinct.names(), false, learnt).weights();
    progress.accept(
        new Progress(
            round,
            "instinct",
            learnt.size(),
            Fitting.surprise(weights, tested),
            Fitting.guessing(instinct.names(), tested),
            OptionalDouble.empty()));
    ObjectNode tree = Json.PLAIN.createObjectNode();
    List<String> names = new ArrayList<>(instinct.names());
    for (int i = 0; i < names.size(); i++) {
      tree.put(names.get(i), weights.start(i));
    }
    return Json.pretty(tree);
  }

  /// On all processors; what comes of it doesn't hang on how many there are.
  private static <T> List<T> inOrder(int count, IntFunction<T> play) {
    return IntStream.range(0, count).parallel().mapToObj(play).toList();
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
