package ludus.spark;

import java.io.File;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import ludus.bots.arena.Ground;
import ludus.bots.arena.GroundProvider;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;

/// Opens a ground on Spark: `local[*]` for all processors of this machine, or a master's URL.
public final class SparkGrounds implements GroundProvider {

  @Override
  public Ground open(String game, Optional<String> data, String place) {
    SparkConf conf =
        new SparkConf()
            .setAppName("Ludus arena")
            .setMaster(place)
            .set("spark.ui.enabled", "false")
            .set("spark.ui.showConsoleProgress", "false");
    if (!place.startsWith("local")) {
      conf.set("spark.jars", jars());
    }
    JavaSparkContext context = JavaSparkContext.fromSparkContext(SparkContext.getOrCreate(conf));
    return new SparkGround(context, game, data.orElse(""));
  }

  /// The program itself, for machines that don't have it.
  private static String jars() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .filter(entry -> entry.endsWith(".jar"))
        .collect(Collectors.joining(","));
  }
}
