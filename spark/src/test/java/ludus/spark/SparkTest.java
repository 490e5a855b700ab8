package ludus.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import ludus.bots.Budget;
import ludus.bots.Level;
import ludus.bots.arena.Arena;
import ludus.bots.arena.Contestant;
import ludus.bots.arena.Experiment;
import ludus.bots.arena.Ground;
import ludus.bots.arena.Question;
import ludus.bots.arena.Report;
import ludus.bots.arena.Threads;
import ludus.kernel.GameProvider;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import ludus.kernel.Setup;
import org.apache.spark.SparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/// The same games on Spark as on this machine's threads.
class SparkTest {

  /// What doesn't depend on the clock.
  private record Seen(
      int game, Outcome outcome, Message ending, List<Message> sides, int decisions) {}

  private record Told(List<Seen> games, Report report) {}

  @AfterAll
  static void stop() {
    SparkContext.getOrCreate().stop();
  }

  private static GameProvider provider(String game) {
    return ServiceLoader.load(GameProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(one -> one.id().equals(game))
        .findFirst()
        .orElseThrow();
  }

  private static Told run(Ground ground, Experiment experiment, List<Question> questions) {
    List<Seen> games = new ArrayList<>();
    Report report =
        Arena.run(
            ground,
            experiment,
            questions,
            it ->
                games.add(
                    new Seen(it.game(), it.outcome(), it.ending(), it.sides(), it.decisions())),
            _ -> {});
    return new Told(games, report);
  }

  private static void same(
      String game, Optional<String> data, Experiment experiment, List<Question> questions) {
    Told here = run(new Threads(provider(game).load(data), 2), experiment, questions);
    Told there = run(new SparkGrounds().open(game, data, "local[2]"), experiment, questions);
    assertThat(there.games()).isEqualTo(here.games()).isNotEmpty();
    assertThat(there.report().bots()).isEqualTo(here.report().bots());
    assertThat(there.report().seats()).isEqualTo(here.report().seats());
    assertThat(there.report().sides()).isEqualTo(here.report().sides());
    assertThat(there.report().answers()).isEqualTo(here.report().answers());
    assertThat(there.report().length()).isEqualTo(here.report().length());
  }

  @Test
  void a_line_up_gives_the_same_games() {
    same(
        "pax",
        Optional.empty(),
        new Experiment(
            Setup.of(3).with("tieBreak", "on"),
            List.of(Level.PLEBEIAN, Level.RANDOM, Level.EQUESTRIAN),
            40,
            5,
            Budget.ofIterations(2)),
        List.of());
  }

  @Test
  void duels_end_at_the_same_game_when_it_is_clear() {
    Experiment experiment =
        Experiment.duels(
            Setup.of(4),
            List.of(Contestant.parse("plebeian"), Contestant.parse("random@1it")),
            600,
            5,
            Budget.STANDARD);
    same("pax", Optional.empty(), experiment, Question.whoIsBetter(experiment));
  }

  @Test
  void houses_and_an_owners_data_travel_too() {
    String data = provider("spartacus").data();
    same(
        "spartacus",
        Optional.of(data),
        new Experiment(
            Setup.of(3),
            List.of(Level.PLEBEIAN, Level.RANDOM, Level.RANDOM),
            6,
            5,
            Budget.STANDARD),
        List.of());
  }
}
