package ludus.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import ludus.kernel.json.Json;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/// Records: replayed, looked into, and tampered with.
final class ReplayTest {

  @TempDir static Path folder;

  private static String seeded = "";
  private static String secret = "";

  @BeforeAll
  static void twoGames() throws Exception {
    seeded = record("seeded.json", "--seed", "4");
    secret = record("secret.json");
  }

  private static String record(String name, String... more) throws Exception {
    Path file = folder.resolve(name);
    String[] args = Call.args("play pax --seats 2 --bots random --record " + file, more);
    assertThat(Call.typing(Player.numbers(3), args).status()).isZero();
    return Files.readString(file);
  }

  private static Call replay(String record, String... more) throws Exception {
    Path file = Files.createTempFile(folder, "record", ".json");
    Files.writeString(file, record);
    return Call.ludus(Call.args("replay " + file, more));
  }

  private static ObjectNode json(String record) {
    return Json.object(record, "The record");
  }

  @Test
  void a_record_tells_its_story() throws Exception {
    Call call = replay(seeded, "--verify");
    assertThat(call.status()).isZero();
    assertThat(call.out())
        .contains("all is as recorded")
        .contains("plain seed")
        .contains("the game is over after round");
  }

  @Test
  void a_secret_is_verified() throws Exception {
    assertThat(replay(secret, "--verify").out()).contains("chance was fair");
  }

  @Test
  void a_changed_move_is_found() throws Exception {
    ObjectNode record = json(seeded);
    ObjectNode entry = (ObjectNode) record.at("/entries/6");
    int number = entry.path("number").intValue();
    ((ObjectNode) entry.at("/moves/0")).removeAll().put("type", "Buy").put("legion", 9);
    Call call = replay(record.toString());
    assertThat(call.status()).isEqualTo(1);
    assertThat(call.err()).startsWith("Entry " + number + " differs: it is refused now");
  }

  @Test
  void a_move_that_does_not_exist_is_found() throws Exception {
    ObjectNode record = json(seeded);
    ((ObjectNode) record.at("/entries/6/moves/0")).removeAll().put("type", "Bribe");
    Call call = replay(record.toString());
    assertThat(call.status()).isEqualTo(1);
    assertThat(call.err()).startsWith("Entry 7 differs: it can't be read");
    assertThat(call.err().lines()).hasSize(1);
  }

  @Test
  void a_left_out_entry_is_found() throws Exception {
    ObjectNode record = json(seeded);
    record.withArray("entries").remove(5);
    Call call = replay(record.toString());
    assertThat(call.status()).isEqualTo(1);
    assertThat(call.err()).contains("differs: its number should be 6");
  }

  @Test
  void a_changed_secret_is_found() throws Exception {
    ObjectNode record = json(secret);
    record.put("secret", "0".repeat(64));
    Call call = replay(record.toString(), "--verify");
    assertThat(call.status()).isEqualTo(1);
    assertThat(call.err()).contains("The secret is not the one that was committed to");
    assertThat(replay(record.toString()).status()).isEqualTo(1);
  }

  @Test
  void a_changed_outcome_is_found() throws Exception {
    ObjectNode record = json(seeded);
    ((ObjectNode) record.get("outcome")).put("result", "NOBODY");
    Call call = replay(record.toString());
    assertThat(call.status()).isEqualTo(1);
    assertThat(call.err()).startsWith("The outcome differs");
  }

  @Test
  void a_position_is_shown_and_written() throws Exception {
    assertThat(replay(seeded, "--at", "10").out()).contains("PAX · round");
    Call state = replay(seeded, "--at", "10", "--json", "-");
    assertThat(json(state.out()).has("legions")).isTrue();
    assertThat(replay(seeded, "--at", "0", "--lang", "it").out()).contains("le carte iniziali");
    assertThat(replay(seeded, "--at", "99999").status()).isEqualTo(2);
    assertThat(replay(seeded, "--at", "-1").status()).isEqualTo(2);
  }

  @Test
  void the_result_is_written_as_json() throws Exception {
    ObjectNode result = json(replay(seeded, "--json", "-").out());
    assertThat(result.get("same").booleanValue()).isTrue();
  }

  @Test
  void what_is_no_record_is_one_sentence() throws Exception {
    for (String text :
        new String[] {"", "{}", "[]", "{\"format\":1}", "{\"format\":2}", "\u0000"}) {
      Call call = replay(text);
      assertThat(call.status()).isEqualTo(2);
      assertThat(call.err().lines()).hasSize(1);
    }
    assertThat(Call.ludus("replay", "/nowhere").err()).isEqualTo("There is no file /nowhere.\n");
    assertThat(Call.ludus("replay", folder.toString()).status()).isEqualTo(2);
  }
}
