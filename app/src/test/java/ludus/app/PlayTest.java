package ludus.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import ludus.kernel.text.Columns;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Games in the terminal, typed by a script.
final class PlayTest {

  @TempDir Path folder;

  private Call play(String input, String... more) {
    return play(Map.of(), input, more);
  }

  private Call play(Map<String, String> env, String input, String... more) {
    String command = "play pax --bots random --data " + folder;
    return Call.with(env, input, Call.args(command, more));
  }

  @ParameterizedTest
  @CsvSource({
    "en,1", "en,2", "en,4", "pt,1", "pt,2", "pt,4", "it,1", "it,2", "it,4", "en,3", "pt,3"
  })
  void a_whole_game_is_played_and_its_record_verifies(String lang, String seats) {
    Path record = folder.resolve("game.json");
    Call game =
        play(
            Player.numbers(seats.hashCode()),
            "--seats",
            seats,
            "--lang",
            lang,
            "--record",
            record.toString());
    assertThat(game.err()).isEmpty();
    assertThat(game.status()).isZero();
    assertThat(game.lines())
        .filteredOn(line -> !line.contains(folder.toString()))
        .allMatch(line -> Columns.width(line) <= Columns.WIDTH);
    Call replay = Call.ludus("replay", record.toString(), "--verify", "--lang", lang);
    assertThat(replay.err()).isEmpty();
    assertThat(replay.status()).isZero();
    assertThat(replay.lines()).allMatch(line -> Columns.width(line) <= Columns.WIDTH);
  }

  @Test
  void eight_play_with_two_copies() {
    Call game = play(Player.numbers(8), "--seats", "8", "--option", "twoCopies=on", "--seed", "8");
    assertThat(game.status()).isZero();
    assertThat(game.out()).contains("the game is over after round");
    assertThat(game.lines()).allMatch(line -> Columns.width(line) <= Columns.WIDTH);
  }

  @Test
  void the_commitment_stands_before_the_game_and_the_secret_after_it() throws Exception {
    Path record = folder.resolve("game.json");
    Call game = play(Player.numbers(1), "--record", record.toString());
    String json = Files.readString(record);
    String commitment = json.replaceAll("(?s).*\"commitment\" : \"([0-9a-f]{64})\".*", "$1");
    String secret = json.replaceAll("(?s).*\"secret\" : \"([0-9a-f]{64})\".*", "$1");
    assertThat(game.out().indexOf(commitment)).isPositive().isLessThan(game.out().indexOf("> "));
    assertThat(game.out().indexOf(secret)).isGreaterThan(game.out().indexOf("the game is over"));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 12})
  void closed_input_ends_politely_at_every_prompt(int lines) {
    Call game = play("1\n".repeat(lines), "--seed", "5");
    assertThat(game.status()).isZero();
    assertThat(game.err()).isEmpty();
    assertThat(game.out()).endsWith("ludus play pax --seed 5\n").doesNotContain("Exception");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "99",
        "-1",
        "1.5",
        "999999999999999999999",
        "nonsense",
        "{",
        "{}",
        "{\"type\":7}",
        "{\"type\":\"Buy\"}",
        "{\"type\":\"Buy\",\"legion\":99}",
        "{\"type\":null}",
        "[1]",
        "r",
        "r PAX-NO-1",
        "r ../../etc",
        "w",
        "w /nowhere/at/all\u0000",
        "\t",
        "u",
        "why",
        "l",
        "s",
        "?",
        "\u202eü\u001b[31m"
      })
  void garbage_never_ends_the_game(String garbage) {
    StringBuilder typed = new StringBuilder();
    for (int i = 0; i < 8; i++) {
      typed.append(garbage).append('\n').append("1\n");
    }
    Call game = play(typed.toString(), "--seed", "5");
    assertThat(game.status()).isZero();
    assertThat(game.err()).isEmpty();
    assertThat(game.out()).contains("Play cards, or end your turn").doesNotContain("Exception");
  }

  @Test
  void an_illegal_move_is_refused_with_its_rule() {
    Call game = play("1\n{\"type\":\"Buy\",\"legion\":2}\n", "--seed", "5");
    assertThat(game.out()).contains("First choose: draw and act, or pass. (PAX-TURN-");
  }

  @Test
  void a_move_can_be_typed_as_json() {
    Call game =
        play(
            "1\n{\"type\":\"ChooseTurn\",\"turn\":\"PASS\"}\n",
            "--seed",
            "5",
            "--option",
            "primus=1");
    assertThat(game.out()).contains("You pass");
  }

  @Test
  void what_was_bought_can_be_taken_back_and_what_was_drawn_can_not() {
    String toBuy = "1\n1\n{\"type\":\"SkipBuy\"}\n";
    Call game = play("1\n1\nu\n", "--seed", "5", "--option", "primus=1");
    assertThat(game.out()).contains("This can't be taken back");
    Call bought = play(toBuy + "1\n1\n1\n1\nu\n".repeat(3), "--seed", "5", "--option", "primus=1");
    assertThat(bought.out()).contains("Taken back.").contains("  u  take back your last move");
    assertThat(game.out()).doesNotContain("  u  take back");
  }

  @Test
  void what_goes_wrong_while_playing_is_told_in_the_players_language() {
    Call game = play("{\"type\":\"Dance\"}\nw /dev/null/no\n", "--seed", "5", "--lang", "pt");
    assertThat(game.out())
        .contains("Isto não é uma jogada deste jogo. (")
        .contains("O ficheiro /dev/null/no não pode ser escrito.");
  }

  @Test
  void rules_are_shown_while_playing() {
    Call game =
        play("r pax-buy-3\nr PAX-COMP-9\nr PAX-BUY-99\n1\nwhy\nl\n", "--seed", "5", "--lang", "pt");
    assertThat(game.out())
        .contains("PAX-BUY-3")
        .contains("só existe em inglês")
        .contains("querias dizer PAX-BUY-")
        .contains("PAX-SETUP-8");
  }

  @Test
  void an_unfinished_record_keeps_the_secret() throws Exception {
    Path record = folder.resolve("half.json");
    Call game = play("1\n1\nq\n", "--record", record.toString());
    assertThat(game.status()).isZero();
    assertThat(Files.readString(record)).contains("\"secret\" : null").contains("\"commitment\"");
    Call replay = Call.ludus("replay", record.toString());
    assertThat(replay.status()).isEqualTo(2);
    assertThat(replay.err()).contains("secret isn't published");
  }

  @Test
  void the_record_can_be_written_at_any_time() {
    Path record = folder.resolve("now.json");
    Call game = play("1\nw " + record + "\nq\n", "--seed", "7");
    assertThat(game.out()).contains("The record of the game is in " + record);
    assertThat(Call.ludus("replay", record.toString(), "--verify").status()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "pt_BR.UTF-8,jogas contra",
    "it_IT,giochi contro",
    "C,you play",
    "de_DE.UTF-8,you play"
  })
  void the_language_is_that_of_the_system(String locale, String words) {
    assertThat(play(Map.of("LC_ALL", locale), "", "--seats", "2").out()).contains(words);
  }

  @Test
  void a_name_is_used_and_cleaned() {
    Call game = play("1\n", "--seed", "5", "--name", "Ana\u001b[31m\nMaria da Conceição Silva");
    assertThat(game.out()).doesNotContain("\u001b");
    assertThat(game.lines()).allMatch(line -> Columns.width(line) <= Columns.WIDTH);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--bots=caligula | There is no bot 'caligula'; there is: random, plebeian, equestrian",
        "--bots=random,random,random | 3 bots are named for 2 other seats",
        "--seats=9 | PAX is for 1 to 8 seats, not 9.",
        "--seats=6 | two copies",
        "--seats=x | Invalid value for option '--seats'",
        "--option=nope=1 | PAX has no option 'nope'",
        "--option=nope | An option is written NAME=VALUE",
        "--option=tieBreak=maybe | can't be 'maybe'",
        "--lang=de | There is no language 'de'",
        "--data-file=/nowhere.json | There is no file /nowhere.json.",
        "--new-campaign | --new-campaign is for a campaign",
        "--wrong | Unknown option: '--wrong'"
      })
  void wrong_use_is_one_sentence(String option, String sentence) {
    Call call = Call.ludus("play", "pax", option);
    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err()).contains(sentence).doesNotContain("\tat ");
    assertThat(call.err().lines()).hasSize(1);
    assertThat(call.out()).isEmpty();
  }

  @Test
  void options_are_listed() {
    Call call = Call.ludus("play", "pax", "--option", "help", "--lang", "it");
    assertThat(call.status()).isZero();
    assertThat(call.out()).contains("soloGame=[1]|2|3|4|5").contains("PAX-SOLO-9");
  }
}
