package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What operators ask: whether it is well, and how much it does.
final class OperationsTest {

  /// A line of Prometheus' text format.
  private static final Pattern SAMPLE =
      Pattern.compile(
          "([a-zA-Z_:][a-zA-Z0-9_:]*)(\\{[a-zA-Z_][a-zA-Z0-9_]*=\"[^\"]*\"(?:,[a-zA-Z_][a-zA-Z0-9_]*"
              + "=\"[^\"]*\")*,?\\})? (-?[0-9.]+(?:E-?[0-9]+)?|NaN|[+-]?Inf)");

  @TempDir Path folder;

  private Venue venue;

  @BeforeEach
  void open() {
    venue = Venue.in(folder).open();
  }

  @AfterEach
  void close() {
    venue.close();
  }

  private HttpResponse<String> get(String path) {
    return venue.nobody().send(venue.nobody().request(path).GET());
  }

  @Test
  void it_is_well_until_its_database_is_gone() throws Exception {
    assertThat(get("/health").statusCode()).isEqualTo(200);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    assertThat(get("/health").statusCode()).isEqualTo(503);
    assertThat(get("/health").body()).contains("ill");
  }

  private double value(String name, String label) {
    for (String line : get("/metrics").body().lines().toList()) {
      Matcher sample = SAMPLE.matcher(line);
      if (sample.matches()
          && sample.group(1).equals(name)
          && String.valueOf(sample.group(2)).contains(label)) {
        return Double.parseDouble(sample.group(3));
      }
    }
    throw new AssertionError("No " + name);
  }

  @Test
  void its_figures_can_be_read_and_count_moves() throws Exception {
    HttpResponse<String> metrics = get("/metrics");
    assertThat(metrics.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/plain");
    List<String> lines = metrics.body().lines().toList();
    assertThat(lines).hasSizeGreaterThan(20);
    for (String line : lines) {
      assertThat(
              line.startsWith("# HELP ")
                  || line.startsWith("# TYPE ")
                  || SAMPLE.matcher(line).matches())
          .as(line)
          .isTrue();
    }
    assertThat(value("ludus_moves_total", "people")).isZero();
    Round round = Round.begun(venue, Visitor.newTable(2));
    Page page = round.page(0);
    round.play(0, "ChooseOpening");
    round.play(1, "ChooseOpening");
    assertThat(value("ludus_moves_total", "people")).isEqualTo(2);
    assertThat(value("ludus_moves_total", "bots")).isZero();
    assertThat(value("ludus_tables_memory", "")).isEqualTo(1);
    assertThat(value("ludus_streams", "")).isEqualTo(1);
    page.close();
    round.seat(0).done("DELETE", round.path("/seats/0"), Visitor.json());
    round.seat(1).done("DELETE", round.path("/seats/1"), Visitor.json());
    Venue.eventually("the game is over", round::isOver);
    assertThat(value("ludus_moves_total", "bots")).isGreaterThan(20);
    assertThat(metrics.body()).doesNotContain(round.table());
  }

  @Test
  void operations_are_only_read() {
    for (String path : List.of("/health", "/metrics")) {
      for (String method : List.of("POST", "PUT", "DELETE")) {
        assertThat(venue.nobody().call(method, path, Visitor.json()).statusCode())
            .isBetween(400, 499);
      }
    }
  }
}
