package ludus.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The solo campaign and the file that keeps its progress.
final class CampaignTest {

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("campaign-pax.json");
  }

  private Call solo(String input, String... more) {
    return Call.typing(input, Call.args("play pax --seats 1 --data " + folder, more));
  }

  private void progress(String json) throws Exception {
    Files.writeString(file(), json);
  }

  @Test
  void a_lost_game_counts_as_an_attempt_and_can_be_tried_again() throws Exception {
    Call first = solo(Player.numbers(1), "--seed", "1");
    assertThat(first.out())
        .contains("Game 1 of 5 of the solo campaign, attempt 1")
        .contains("Game 1 was not won (1 attempt so far)");
    assertThat(Files.readString(file())).contains("\"attempts\" : [ 1, 0, 0, 0, 0 ]");
    assertThat(solo("").out()).contains("Game 1 of 5 of the solo campaign, attempt 2");
    assertThat(folder)
        .isDirectoryContaining(file()::equals)
        .isDirectoryNotContaining("glob:**.tmp");
  }

  @Test
  void leaving_a_game_changes_nothing() {
    assertThat(solo("1\nq\n").status()).isZero();
    assertThat(file()).doesNotExist();
  }

  @Test
  void the_next_open_game_is_played() throws Exception {
    progress("{\"attempts\":[2,3,0,0,0],\"won\":2,\"ironman\":false,\"lost\":false}");
    assertThat(solo("").out()).contains("Game 3 of 5").contains("2 are won so far");
    assertThat(solo("", "--option", "soloGame=1").out()).contains("Game 1 of 5", "attempt 3");
  }

  @Test
  void a_game_that_is_not_open_is_refused() throws Exception {
    Call call = solo("", "--option", "soloGame=2");
    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err())
        .isEqualTo("Game 2 of the campaign isn't open yet: game 1 comes first (PAX-SOLO-9).\n");
    assertThat(solo("", "--option", "soloGame=2", "--lang", "it").err())
        .isEqualTo(
            "La partita 2 della campagna non è ancora aperta: prima viene la partita 1"
                + " (PAX-SOLO-9).\n");
    assertThat(Call.ludus("play", "pax", "--seats", "2", "--new-campaign").err())
        .isEqualTo("--new-campaign is for a campaign, and this game isn't part of one.\n");
  }

  @Test
  void ironman_cannot_be_added_on_the_way() throws Exception {
    progress("{\"attempts\":[1,0,0,0,0],\"won\":0,\"ironman\":false,\"lost\":false}");
    Call call = solo("", "--option", "ironman=on");
    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err()).contains("is without ironman").contains("--new-campaign");
  }

  @Test
  void the_first_loss_ends_an_ironman_campaign() throws Exception {
    Call lost = solo(Player.numbers(1), "--seed", "1", "--option", "ironman=on");
    assertThat(lost.out())
        .contains("The first loss\nends the campaign.")
        .contains("with this loss the campaign is over");
    Call again = solo("");
    assertThat(again.status()).isEqualTo(2);
    assertThat(again.err()).contains("PAX-SOLO-9").contains("--new-campaign");
    assertThat(solo("", "--new-campaign").status()).isZero();
  }

  @Test
  void an_ironman_campaign_is_begun_not_joined() throws Exception {
    progress("{\"attempts\":[1,0,0,0,0],\"won\":0,\"ironman\":false,\"lost\":false}");
    assertThat(solo("", "--option", "ironman=on").status()).isEqualTo(2);
    assertThat(solo("", "--option", "ironman=on", "--new-campaign").status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "null",
        "{}",
        "{\"attempts\":null,\"won\":0,\"ironman\":false,\"lost\":false}",
        "{\"attempts\":[0],\"won\":0,\"ironman\":false,\"lost\":false}",
        "{\"attempts\":[0,0,0,0,-1],\"won\":0,\"ironman\":false,\"lost\":false}",
        "{\"attempts\":[0,0,0,0,null],\"won\":0,\"ironman\":false,\"lost\":false}",
        "{\"attempts\":[0,0,0,0,0],\"won\":9,\"ironman\":false,\"lost\":false}",
        "{\"attempts\":[0,0,0,0,0],\"won\":0,\"ironman\":false,\"lost\":false,\"more\":1}"
      })
  void an_unreadable_file_is_left_as_it_is(String content) throws Exception {
    progress(content);
    Call call = solo(Player.numbers(1));
    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err()).contains("can't be read, so it was left as it is");
    assertThat(call.err().lines()).hasSize(1);
    assertThat(Files.readString(file())).isEqualTo(content);
  }
}
