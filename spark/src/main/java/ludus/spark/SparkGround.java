package ludus.spark;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import ludus.bots.arena.Experiment;
import ludus.bots.arena.Ground;
import ludus.bots.arena.Played;
import ludus.kernel.json.Json;
import org.apache.spark.api.java.JavaSparkContext;

/// Hands numbers of games to the machines of a Spark context, some at a time, so that there is
/// progress to see and an end when it is clear.
///
/// @param data an owner's data file, empty for the game's own
record SparkGround(JavaSparkContext context, String game, String data) implements Ground {

  /// For each core at a time, at least.
  private static final int FEW = 4;

  /// For the driver's memory.
  private static final int MOST = 50_000;

  /// How often the driver hears something, about.
  private static final int TURNS = 20;

  @Override
  public void play(Experiment experiment, Consumer<Played> hand, BooleanSupplier enough) {
    Task task = new Task(game, data, Json.PLAIN.writeValueAsString(experiment));
    int games = experiment.games();
    int few = Math.min(FEW * width(), MOST);
    int chunk = Math.clamp(games / TURNS, few, MOST);
    for (int from = 0; from < games && !enough.getAsBoolean(); from += chunk) {
      List<Integer> numbers = IntStream.range(from, Math.min(games, from + chunk)).boxed().toList();
      int slices = Math.min(numbers.size(), FEW * width());
      context.parallelize(numbers, slices).map(task).collect().stream()
          .map(Row::read)
          .forEach(row -> hand.accept(row.played()));
    }
  }

  @Override
  public int width() {
    return context.defaultParallelism();
  }
}
