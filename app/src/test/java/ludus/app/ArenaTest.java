package ludus.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import ludus.kernel.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.ObjectNode;

/// Bots against bots.
final class ArenaTest {

  @TempDir Path folder;

  private static ObjectNode figures(String... more) {
    Call call = Call.ludus(Call.args("arena pax --games 20 --seed 3 --json -", more));
    assertThat(call.err()).isEmpty();
    assertThat(call.status()).isZero();
    return Json.object(call.out(), "The report");
  }

  private static ObjectNode timeless(ObjectNode figures) {
    figures.remove("seconds");
    figures.remove("decisionsPerSecond");
    figures.remove("threads");
    return figures;
  }

  @Test
  void the_games_are_the_same_whatever_the_number_of_threads() {
    ObjectNode one =
        figures("--bots", "plebeian,random,equestrian", "--budget", "3it", "--threads", "1");
    ObjectNode three =
        figures("--bots", "plebeian,random,equestrian", "--budget", "3it", "--threads", "3");
    assertThat(timeless(one)).isEqualTo(timeless(three));
  }

  @Test
  void one_name_is_for_all_seats_and_levels_are_taken_together() {
    ObjectNode figures = figures("--bots", "random", "--seats", "4");
    assertThat(figures.at("/bots").size()).isEqualTo(4);
    assertThat(figures.at("/levels").size()).isEqualTo(1);
    assertThat(figures.at("/levels/0/trials").intValue()).isEqualTo(80);
    assertThat(figures.at("/bySeat").size()).isEqualTo(4);
  }

  @Test
  void the_report_is_text_and_a_page() throws Exception {
    Path page = folder.resolve("report.html");
    Call call =
        Call.ludus(
            "arena",
            "pax",
            "--bots",
            "random,plebeian",
            "--games",
            "10",
            "--html",
            page.toString());
    assertThat(call.status()).isZero();
    assertThat(call.out()).contains("95 % interval", "won by nobody", "decisions a second");
    assertThat(call.lines()).allMatch(line -> line.length() <= 80);
    assertThat(call.err()).isEmpty();
    assertThat(Files.readString(page))
        .contains("<svg", "prefers-color-scheme")
        .doesNotContain("{{")
        .doesNotContain("http");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--bots=random,caligula | There is no bot 'caligula'",
        "--bots=random,random --seats=3 | 2 bots are named for 3 seats",
        "--seats=3 | Name the bots with --bots",
        "--bots=random,random --games=0 | --games must be a number from 1",
        "--bots=random,random --threads=0 | --threads must be a number from 1",
        "--bots=random,random --budget=soon | A budget is written like 200ms",
        "--bots=random --seats=9 | PAX is for 1 to 8 seats",
        "--bots=random --seats=0 | bots are named for 0 seats"
      })
  void wrong_use_is_one_sentence(String options, String sentence) {
    Call call = Call.ludus(Call.args("arena pax " + options));
    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err()).contains(sentence);
    assertThat(call.err().lines()).hasSize(1);
  }
}
