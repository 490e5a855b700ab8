package ludus.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The command that learns from games: what it writes and what it says.
final class FitTest {

  @TempDir Path folder;

  private Call fit(String to, String seed) {
    return Call.ludus(
        "fit",
        "spartacus",
        "--games",
        "12",
        "--vary",
        "length",
        "--seed",
        seed,
        "--to",
        folder.resolve(to).toString());
  }

  private byte[] written(String to) throws IOException {
    return Files.readAllBytes(folder.resolve(to).resolve("weights.json"));
  }

  @Test
  void the_same_seed_writes_the_same_bytes() throws IOException {
    Call call = fit("one", "3");
    assertThat(call.err()).isEmpty();
    assertThat(call.status()).isZero();
    assertThat(call.out())
        .containsPattern(
            "round 1: victory, [0-9]+ samples, surprise [0-9.]+ \\([0-9.]+ before, [0-9.]+ by"
                + " guessing\\)");
    fit("again", "3");
    fit("other", "4");
    assertThat(written("again")).isEqualTo(written("one"));
    assertThat(written("other")).isNotEqualTo(written("one"));
  }

  @Test
  void only_an_option_of_the_game_can_vary() {
    Call call = Call.ludus("fit", "spartacus", "--vary", "size", "--to", folder.toString());
    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err()).isEqualTo("Spartacus has no option 'size'.\n");
  }

  @Test
  void from_experiments_only_values_are_learnt() {
    String[] wrong = {
      "fit", "spartacus", "--trials", "2", "--rounds", "2", "--to", folder.toString()
    };
    Call call = Call.ludus(wrong);
    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err()).isEqualTo("From experiments only values are learnt, in one round.\n");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void an_instinct_that_is_not_fitted_is_not_learnt() {
    Call call = Call.ludus("fit", "spartacus", "--instinct", "--to", folder.toString());
    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err()).isEqualTo("The instinct of Spartacus isn't fitted.\n");
  }

  @Test
  void experience_is_gathered_by_itself_and_where_there_is_any() {
    refused("By practice only experience is gathered, nothing else.", "pax", "--rounds", "2");
    refused("By practice only experience is gathered, nothing else.", "pax", "--trials", "2");
    refused("By practice only experience is gathered, nothing else.", "pax", "--instinct");
    refused("--practice is at least 0, --examples 10.", "pax", "--examples", "9");
    refused("No experience is gathered in Spartacus.", "spartacus");
    assertThat(folder).isEmptyDirectory();
  }

  private void refused(String why, String game, String... more) {
    List<String> words = new ArrayList<>(List.of("fit", game, "--practice", "1000"));
    words.addAll(List.of("--to", folder.toString()));
    words.addAll(List.of(more));
    Call call = Call.ludus(words.toArray(String[]::new));
    assertThat(call.status()).isEqualTo(2);
    assertThat(call.err()).isEqualTo(why + "\n");
  }
}
