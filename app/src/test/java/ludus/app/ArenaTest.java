package ludus.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import ludus.kernel.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

/// Bots against bots.
final class ArenaTest {

  @TempDir Path folder;

  private static ObjectNode figures(String... more) {
    Call call = Call.ludus(Call.args("arena pax --seed 3 --json -", more));
    assertThat(call.err()).isEmpty();
    assertThat(call.status()).isZero();
    return Json.object(call.out(), "The report");
  }

  private static ObjectNode timeless(ObjectNode figures) {
    figures.remove("speed");
    return figures;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--games 20 --bots plebeian,random,equestrian --budget 3it",
        "--games 20 --duel plebeian,random --seats 2",
        "--duel plebeian,random --stop-when-clear --games 90",
        "--games 12 --round-robin plebeian,random,textbook@2it --seats 2"
      })
  void figures_and_rows_are_the_same_whatever_the_number_of_threads(String how) throws IOException {
    Path one = folder.resolve("one.csv");
    Path three = folder.resolve("three.csv");
    ObjectNode figures = figures(Call.args(how, "--threads", "1", "--csv", one.toString()));
    assertThat(timeless(figures(Call.args(how, "--threads", "3", "--csv", three.toString()))))
        .isEqualTo(timeless(figures));
    assertThat(Files.readString(three)).isEqualTo(Files.readString(one));
    assertThat(Files.readAllLines(one)).hasSize(1 + figures.at("/games").intValue());
  }

  @Test
  void one_name_is_for_all_seats_and_levels_are_taken_together() {
    ObjectNode figures = figures("--games", "20", "--bots", "random", "--seats", "4");
    assertThat(figures.at("/bots").size()).isEqualTo(4);
    assertThat(figures.at("/levels").size()).isEqualTo(1);
    assertThat(figures.at("/levels/0/trials").intValue()).isEqualTo(80);
    assertThat(figures.at("/bySeat").size()).isEqualTo(4);
  }

  @Test
  void a_row_tells_a_game() {
    Call call =
        Call.ludus(
            Call.args(
                "arena mare-nostrum --bots random,random@1it,random --games 2 --seed 4"
                    + " --option roundLimit=3 --option empires=inOrder --csv -"));
    assertThat(call.lines().getFirst())
        .startsWith(
            "variant,game,deal,seed,result,winners,decisions,bot1,side1,share1,place1,score1,bot2");
    assertThat(call.lines()).hasSize(3);
    assertThat(call.lines().get(1))
        .startsWith(",0,0,4,ROUND_LIMIT,,")
        .contains(",random,rome,0.0,1,0,");
    assertThat(call.lines().get(2)).startsWith(",1,1,5,").contains(",random@1it,rome,");
  }

  @Test
  void the_report_is_text_and_a_page() throws IOException {
    Path page = folder.resolve("report.html");
    Call call =
        Call.ludus(
            Call.args(
                "arena spartacus --bots plebeian,random,random --games 4 --seed 2",
                "--html",
                page.toString()));
    assertThat(call.status()).isZero();
    assertThat(call.out())
        .contains(
            "Spartacus: plebeian, random × 2",
            "95 % interval",
            "won by nobody",
            "decisions a second",
            "Houses",
            "Batiatus",
            "How games end");
    assertThat(call.lines()).allMatch(line -> line.length() <= 80);
    assertThat(call.err()).isEmpty();
    assertThat(Files.readString(page))
        .contains("<svg", "prefers-color-scheme", "Batiatus", "--seed 2")
        .doesNotContain("{{")
        .doesNotContain("http");
  }

  @ParameterizedTest
  @CsvSource({"pt, intervalo 95 %, lugar 1", "it, intervallo 95 %, posto 1"})
  void the_report_speaks_the_language_of_its_reader(String language, String one, String other) {
    Call call =
        Call.ludus(
            Call.args("arena pax --bots plebeian,random --games 4 --seed 1 --lang " + language));
    assertThat(call.out()).contains(one, other).contains(",").doesNotContain("interval ");
    assertThat(call.lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void a_duel_and_a_round_robin_are_told() throws IOException {
    Call duel = Call.ludus(Call.args("arena pax --duel random,plebeian --games 18 --seed 1"));
    assertThat(duel.out())
        .contains("PAX: random against plebeian", "3 deals", "plebeian wins", "of its duels");
    Path page = folder.resolve("round.html");
    Call round =
        Call.ludus(
            Call.args(
                "arena pax --round-robin random,plebeian,random@1it --seats 2 --games 12 --seed 1",
                "--html",
                page.toString()));
    assertThat(round.out()).contains("Ratings", "Row against column", "strongest to the weakest");
    assertThat(round.lines()).allMatch(line -> line.length() <= 80);
    assertThat(Files.readString(page)).contains("<table>", "random@1it");
  }

  /// These two are the same bot by two names.
  @Test
  void a_round_robin_says_whom_it_can_not_tell_apart() throws IOException {
    Path page = folder.resolve("round.html");
    Call round =
        Call.ludus(
            Call.args(
                "arena pax --round-robin random,equestrian,random@1it --seats 2 --games 60 --seed 1",
                "--html",
                page.toString()));
    assertThat(round.out().replaceAll("\\s+", " "))
        .containsPattern("leave it open whether random(@1it)? is better than random(@1it)?:")
        .doesNotContain("whether equestrian");
    assertThat(Files.readString(page)).containsPattern("<td [^>]*><b>[^<]+</b><small>[^<]+ – ");
  }

  @ParameterizedTest
  @CsvSource({
    "random, 20ms, true",
    "equestrian, 20ms, true",
    "senator, 2it, true",
    "senator, 1ms, false",
    "senator@1ms, 2it, false",
    "caesar, 1ms, false",
    "textbook, 1it, true",
    "textbook, 1ms, false"
  })
  void the_same_games_are_promised_only_where_no_bot_watches_the_clock(
      String bot, String budget, boolean exact) throws IOException {
    Path page = folder.resolve("report.html");
    Call call =
        Call.ludus(
            Call.args(
                "arena pax --games 2 --seed 2 --bots random," + bot + " --budget " + budget,
                "--html",
                page.toString()));
    assertThat(call.out().contains("Bots with a time limit")).isNotEqualTo(exact);
    assertThat(Files.readString(page).contains("The same games again")).isEqualTo(exact);
  }

  @Test
  void games_end_when_the_answer_is_clear() {
    ObjectNode figures =
        figures("--duel", "plebeian,random", "--games", "600", "--stop-when-clear");
    assertThat(figures.at("/games").intValue()).isLessThan(600);
    assertThat(figures.at("/answers/0/clear").booleanValue()).isTrue();
    assertThat(figures.at("/answers/0/low").doubleValue()).isGreaterThan(0.5);
  }

  @Test
  void a_variant_is_compared_on_the_same_chance() throws IOException {
    Path rows = folder.resolve("rows.csv");
    Path page = folder.resolve("page.html");
    Call call =
        Call.ludus(
            Call.args(
                "arena mare-nostrum --bots plebeian --seats 3 --games 4 --seed 1"
                    + " --option roundLimit=3 --compare roundLimit=5",
                "--csv",
                rows.toString(),
                "--html",
                page.toString()));
    assertThat(call.status()).isZero();
    assertThat(call.out())
        .contains(
            "what changes with roundLimit=5", "went differently", "Empires", "Length of a game");
    assertThat(call.lines()).allMatch(line -> line.length() <= 80);
    List<String> lines = Files.readAllLines(rows);
    assertThat(lines).hasSize(9);
    assertThat(lines.get(1)).startsWith("before,0,0,1,");
    assertThat(lines.get(5)).startsWith("after,0,0,1,");
    assertThat(Files.readString(page)).contains("--compare roundLimit=5", "class=\"zero\"");
  }

  @Test
  void data_of_the_owners_are_compared_with_those_of_the_game() throws IOException {
    String data = Call.ludus(Call.args("data pax --json -")).out();
    Path same = Files.writeString(folder.resolve("same.json"), data);
    Call call =
        Call.ludus(
            Call.args(
                "arena pax --bots plebeian,random --games 6 --seed 1 --json -",
                "--compare",
                "data=" + same));
    assertThat(call.err()).isEmpty();
    ObjectNode figures = Json.object(call.out(), "The report");
    assertThat(figures.at("/differ").intValue()).isZero();
    assertThat(figures.at("/length/change").doubleValue()).isZero();
  }

  private String ladder(Path file) {
    Call call =
        Call.ludus(
            Call.args(
                "arena pax --ladder --seats 2 --fraction 0.01 --games 2 --seed 1",
                "--write",
                file.toString()));
    assertThat(call.err()).isEmpty();
    assertThat(call.status()).isZero();
    return call.out();
  }

  @Test
  void the_ladder_is_written_into_its_place_and_nowhere_else() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("bots.md"),
            """
            before
            <!-- ladder pax -->
            old
            <!-- end of ladder -->
            between
            <!-- ladder spartacus -->
            other
            <!-- end of ladder -->
            after
            """);
    String told = ladder(file);
    String written = Files.readString(file);
    assertThat(told).contains("PAX: the ladder", "Ratings", "plebeian – random");
    assertThat(written)
        .startsWith("before\n<!-- ladder pax -->\n\n`./ludus arena pax --ladder")
        .contains("| level | rating |", "| random | 0 |", "| plebeian | ")
        .doesNotContain("old")
        .endsWith(
            """
            <!-- end of ladder -->
            between
            <!-- ladder spartacus -->
            other
            <!-- end of ladder -->
            after
            """);
    ladder(file);
    assertThat(Files.readString(file)).isEqualTo(written);
  }

  @Test
  void a_file_without_a_place_for_the_ladder_stays_as_it_is() throws IOException {
    Path file = Files.writeString(folder.resolve("bots.md"), "nothing\n");
    Call call =
        Call.ludus(
            Call.args(
                "arena pax --ladder --seats 2 --fraction 0.01 --games 2",
                "--write",
                file.toString()));
    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err()).contains("has no place for this ladder");
    assertThat(Files.readString(file)).isEqualTo("nothing\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--bots=random,caligula | There is no bot 'caligula'",
        "--bots=random,random --seats=3 | 2 bots are named for 3 seats",
        "--seats=3 | Name the bots with --bots",
        "--bots=random,random --duel=random,plebeian | Name the bots with --bots",
        "--bots=random,random --games=0 | --games must be a number from 1",
        "--bots=random,random --threads=0 | --threads must be a number from 1",
        "--bots=random,random --budget=soon | A budget is written like 200ms",
        "--bots=random,equestrian@soon | A budget is written like 200ms",
        "--bots=random --seats=9 | PAX is for 1 to 8 seats",
        "--bots=random --seats=0 | bots are named for 0 seats",
        "--duel=random,random | A duel needs two different bots",
        "--duel=random,plebeian,equestrian | A duel has two bots, not 3",
        "--bots=random,random --stop-when-clear | All bots are alike",
        "--bots=random,random --fraction=0.5 | --fraction is for the --ladder only",
        "--bots=random,random --write=x.md | --write is for the --ladder only",
        "--bots=random,random --master=local[1] | This build is without Spark",
        "--bots=random,random --json=- --csv=- | Only one of --json and --csv",
        "--ladder --fraction=0 | --fraction must be above 0",
        "--ladder --budget=3it | --budget is not for the --ladder",
        "--ladder --compare=tieBreak=on | --compare is not for the --ladder",
        "--bots=random,random --compare=tieBreak | An option is written NAME=VALUE",
        "--bots=random,random --compare=tieBreak=maybe | Option 'tieBreak'",
        "--bots=random,random --compare=data=nowhere.json | There is no file nowhere.json",
        "--bots=random,plebeian --compare=tieBreak=on --stop-when-clear | a comparison has many"
      })
  void wrong_use_is_one_sentence(String options, String sentence) {
    Call call = Call.ludus(Call.args("arena pax " + options));
    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err()).contains(sentence);
    assertThat(call.err().lines()).hasSize(1);
  }
}
