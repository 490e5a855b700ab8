package ludus.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ludus.kernel.json.Json;
import ludus.kernel.text.Columns;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Everything but playing: what the commands print, and their exit status.
final class CommandsTest {

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {"", "serve", "play", "arena", "scenario", "replay", "rules", "data", "fit"})
  void help_is_everywhere(String command) {
    Call call = command.isEmpty() ? Call.ludus("--help") : Call.ludus(command, "--help");
    assertThat(call.status()).isZero();
    assertThat(call.out()).startsWith("Usage: ludus");
    assertThat(call.lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void options_without_a_command_are_those_of_the_server() {
    Call call = Call.ludus("--port", "wrong");
    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err())
        .startsWith("Invalid value for option '--port'")
        .endsWith("see ludus serve --help.\n");
  }

  @Test
  void an_unknown_command_is_one_sentence() {
    Call call = Call.ludus("plai");
    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err())
        .isEqualTo(
            "There is no command 'plai'; there is: serve, play, arena, scenario, replay, rules, data,"
                + " fit, bench.\n");
    assertThat(Call.ludus("--nope").err().lines()).hasSize(1);
    assertThat(Call.ludus("arena", "--bots", "random").err())
        .isEqualTo("Which game? There is: mare-nostrum, pax, spartacus.\n");
    assertThat(Call.ludus("play", "chess").err())
        .isEqualTo("There is no game 'chess'; there is: mare-nostrum, pax, spartacus.\n");
  }

  @Test
  void the_trace_is_shown_when_asked_for() {
    assertThat(Call.with(Map.of("LUDUS_DEBUG", "1"), "", "play", "chess").err()).contains("\tat ");
  }

  @Test
  void play_without_a_game_offers_only_what_can_be_played_as_it_is() {
    Call call = Call.typing("en\npax\n6\n2\nrandom\n1\nq\n", "play");
    assertThat(call.out())
        .contains("Seats, yours included (1, 2, 3, 4) [3]: 6")
        .contains("Choose one of these: 1, 2, 3, 4.")
        .contains("you play against Livia (random).");
    assertThat(call.status()).isZero();
  }

  @Test
  void play_without_a_game_offers_a_game() {
    Call call = Call.typing("\n\n\n\n1\nq\n", "play");
    assertThat(call.status()).isZero();
    assertThat(call.out()).contains("[pax]:").contains("you play against Livia (equestrian)");
    Call other = Call.typing("xx\nit\nchess\npax\n99\n6\n2\ncaligula\nrandom\n", "play");
    assertThat(other.out()).contains("giochi contro Livia (casuale)");
  }

  /// Its offers and payments are answers of several moves.
  @Test
  void a_game_with_answers_of_several_moves_can_be_typed_to_its_end() {
    Call call =
        Call.typing(
            "1\n".repeat(5_000),
            "play",
            "mare-nostrum",
            "--seats=3",
            "--bots=random",
            "--seed=1",
            "--lang=en",
            "--option=roundLimit=3");
    assertThat(call.err()).isEmpty();
    assertThat(call.status()).isZero();
    assertThat(call.out()).contains("Round 3").doesNotContain("left unfinished");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void play_with_closed_input_says_what_can_be_done(int lines) {
    Call call = Call.typing("\n".repeat(lines), "play");
    assertThat(call.status()).isZero();
    assertThat(call.lines().getLast()).contains("ludus play pax").contains("ludus --help");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt", "it"})
  void the_rulebook_fits_a_terminal(String lang) {
    Call call = Call.ludus("rules", "pax", "--lang", lang);
    assertThat(call.status()).isZero();
    assertThat(call.lines()).hasSizeGreaterThan(300).allMatch(line -> Columns.width(line) <= 80);
    assertThat(call.out()).contains("PAX-SCORE-9").doesNotContain("**").doesNotContain("| ---");
  }

  @Test
  void one_rule_is_shown() {
    assertThat(Call.ludus("rules", "pax", "pax-buy-3").out()).startsWith("PAX-BUY-3 ");
    Call software = Call.ludus("rules", "pax", "PAX-COMP-9", "--lang", "it");
    assertThat(software.out()).startsWith("PAX-COMP-9").contains("solo in inglese");
  }

  @Test
  void an_unknown_rule_has_near_ones() {
    Call call = Call.ludus("rules", "pax", "PAX-BUY-33");
    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err()).contains("There is no rule 'PAX-BUY-33'; did you mean PAX-BUY-3");
    assertThat(Call.ludus("rules", "pax", "zzz").err()).contains("shows them all");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt", "it"})
  void the_data_are_described(String lang) {
    Call call = Call.ludus("data", "pax", "--lang", lang);
    assertThat(call.status()).isZero();
    assertThat(call.lines()).allMatch(line -> Columns.width(line) <= 80);
    assertThat(call.out()).contains("WEA-01*", "S13", "74");
  }

  @Test
  void an_owners_data_file_is_checked() throws Exception {
    String data = Games.named("pax").data();
    Path file = folder.resolve("mine.json");
    Files.writeString(file, data);
    assertThat(Call.ludus("data", "pax", "--check", file.toString()).out())
        .contains("can be played with")
        .contains("says the same");
    Files.writeString(
        file,
        data.replaceFirst(
            "\"WEA-01\", \"category\": \"WEALTH\", \"value\": 1",
            "\"WEA-01\", \"category\": \"WEALTH\", \"value\": 3"));
    Call changed = Call.ludus("data", "pax", "--check", file.toString());
    assertThat(changed.status()).isZero();
    assertThat(changed.out()).contains("  WEA-01: value 1 -> 3");
    assertThat(
            Call.typing("1\n", "play", "pax", "--data-file", file.toString(), "--seed", "1")
                .status())
        .isZero();
    String notes = "a long note ".repeat(20);
    Files.writeString(file, data.replaceFirst("\\{", "{\"notes\": \"" + notes + "\","));
    assertThat(Call.ludus("data", "pax", "--check", file.toString()).out())
        .contains("notes: (nothing) -> a long note")
        .doesNotContain(notes)
        .contains("…");
    Files.writeString(file, data.replaceFirst("\"value\": 1", "\"value\": \"one\""));
    Call broken = Call.ludus("data", "pax", "--check", file.toString());
    assertThat(broken.status()).isEqualTo(1);
    assertThat(broken.err()).contains("can't be played with: In the data file WEA-01's value");
    assertThat(Call.ludus("data", "pax", "--check", "/nowhere").status()).isEqualTo(2);
  }

  private static final String SCENARIO =
      """
      {"game": "pax", "title": "A turn begins with a choice", "setup": {"seats": 2, "seed": 7},
       "moves": [{"seat": 0, "move": {"type": "EndPlay"}, "refused": "PAX-%s"}]}
      """;

  @Test
  void scenarios_hold_fail_or_cannot_be_used() throws Exception {
    Files.createDirectories(folder.resolve("deep"));
    Files.writeString(folder.resolve("deep/good.json"), SCENARIO.formatted("SETUP-8"));
    Call good = Call.ludus("scenario", folder.toString());
    assertThat(good.said()).contains("ok ").contains("1 of 1 scenarios hold.");
    assertThat(good.status()).isZero();

    Files.writeString(folder.resolve("bad.json"), SCENARIO.formatted("BUY-1"));
    Call bad = Call.ludus("scenario", folder.toString());
    assertThat(bad.status()).isEqualTo(1);
    assertThat(bad.out()).contains("FAILED").contains("should be refused by PAX-BUY-1");

    Files.writeString(folder.resolve("worse.json"), "{\"game\": \"pax\", \"sceduled\": 1}");
    Call worse = Call.ludus("scenario", folder.toString());
    assertThat(worse.status()).isEqualTo(2);
    assertThat(worse.err()).contains("ERROR").contains("sceduled");
    assertThat(
            Json.PLAIN
                .readTree(Call.ludus("scenario", folder.toString(), "--json", "-").out())
                .size())
        .isEqualTo(3);

    Call printed = Call.ludus("scenario", folder.resolve("deep/good.json").toString(), "--print");
    assertThat(printed.out()).contains("\"legions\"");
  }

  @Test
  void no_scenario_is_wrong_use() throws Exception {
    Path empty = Files.createDirectories(folder.resolve("empty"));
    assertThat(Call.ludus("scenario", empty.toString()).status()).isEqualTo(2);
    assertThat(Call.ludus("scenario", "/nowhere.json").status()).isEqualTo(2);
    assertThat(Call.ludus("scenario").status()).isEqualTo(2);
  }

  @Test
  void the_games_are_found() {
    assertThat(Games.ids()).contains("pax");
    assertThat(Games.named("pax").load(Optional.empty()).info().title()).isEqualTo("PAX");
    assertThat(List.copyOf(Games.all())).isNotEmpty();
  }
}
