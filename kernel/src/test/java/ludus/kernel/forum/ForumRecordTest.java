package ludus.kernel.forum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import ludus.kernel.BadInput;
import ludus.kernel.Seed;
import ludus.kernel.Setup;
import ludus.kernel.json.Json;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Match;
import ludus.kernel.record.Replay;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A record can be checked by anybody, and not be tampered with.
class ForumRecordTest {

  private static final String SECRET = "1f".repeat(32);
  private static final List<String> NONCES = List.of("2e".repeat(16), "", "3d".repeat(16));

  private final Forum forum = new Forum();
  private final GameRecord.Origin origin = GameRecord.Origin.ofSecret(SECRET, NONCES);
  private final Match<ForumState, ForumMove> whole = played(Integer.MAX_VALUE);
  private final GameRecord record = GameRecord.of(whole, Setup.of(3), origin);

  private Match<ForumState, ForumMove> played(int most) {
    Match<ForumState, ForumMove> match =
        Match.start(forum, Setup.of(3), ChanceSource.of(origin.toSeed()));
    SplittableRandom own = new SplittableRandom(8);
    while (!match.agenda().isOver() && match.number() < most) {
      int seat = match.agenda().must().getFirst().seat();
      int stamp = match.agenda().must().getFirst().stamp();
      boolean bids = match.agenda().must().getFirst().what().equals("bid");
      List<ForumMove> moves =
          bids && own.nextBoolean()
              ? List.of(new ForumMove.Raise(), new ForumMove.Seal())
              : List.of(forum.fallback(match.state(), seat, own));
      if (forum.refusal(match.state(), seat, moves.getFirst()).isEmpty()) {
        match = match.submit(seat, stamp, moves, By.BOT, 1000L + match.number()).get();
      }
    }
    return match;
  }

  @Test
  void a_whole_record_replays_and_verifies() {
    GameRecord read = GameRecord.parse(record.toJson());
    assertThat(read).isEqualTo(record);
    assertThat(Replay.of(forum, read, Integer.MAX_VALUE).difference()).isEmpty();
    assertThat(Replay.commitmentDifference(read)).isEmpty();
    assertThat(read.commitment()).isEqualTo(Seed.commitment(SECRET));
    assertThat(read.secret()).isEqualTo(SECRET);
    assertThat(read.outcome()).isEqualTo(whole.agenda().outcome().orElseThrow());
  }

  @Test
  void it_can_be_followed_to_any_entry() {
    Replay.Report<ForumState, ForumMove> report = Replay.of(forum, record, 4);
    assertThat(report.match().number()).isEqualTo(4);
    assertThat(report.match().state()).isEqualTo(whole.line().get(3).state());
    assertThat(report.difference()).isEmpty();
  }

  @Test
  void an_unfinished_record_keeps_the_secret() {
    GameRecord unfinished = GameRecord.of(played(3), Setup.of(3), origin);
    assertThat(unfinished.secret()).isNull();
    assertThat(unfinished.outcome()).isNull();
    assertThat(unfinished.toJson()).doesNotContain(SECRET);
    assertThat(unfinished.entries()).allMatch(entry -> entry.state() == null);
    assertThatThrownBy(() -> Replay.of(forum, unfinished, 9))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("isn't over");
    assertThat(Replay.commitmentDifference(unfinished)).contains("The secret isn't published.");
  }

  @Test
  void a_changed_move_is_found() {
    ObjectNode json = json();
    ((ObjectNode) json.at("/entries/0")).putArray("moves").addObject().put("type", "Seal");
    ((ObjectNode) json.at("/entries/1")).putArray("moves").addObject().put("type", "Raise");
    ((ArrayNode) json.at("/entries/1/moves")).addObject().put("type", "Seal");
    assertThat(difference(json)).contains("Entry");
    ObjectNode illegal = json();
    ((ObjectNode) illegal.at("/entries/0")).putArray("moves").addObject().put("type", "Pass");
    assertThat(difference(illegal)).contains("Entry 1 differs: it is refused now (FOR-BID-1)");
  }

  @Test
  void a_move_that_cannot_be_read_is_found() {
    ObjectNode json = json();
    ((ObjectNode) json.at("/entries/2")).putArray("moves").addObject().put("type", "Dance");
    assertThat(difference(json)).contains("Entry 3 differs").contains("Dance");
  }

  @Test
  void undone_entries_are_kept_and_followed() {
    Match<ForumState, ForumMove> match =
        Match.start(forum, Setup.of(2), ChanceSource.of(Seed.ofNumber(4)));
    match = match.submit(0, 0, List.of(new ForumMove.Seal()), By.PERSON, 0).get();
    match = match.submit(0, 0, List.of(new ForumMove.Reopen()), By.PERSON, 0).get();
    match = match.undo(0, 5).get();
    match = match.submit(1, 0, List.of(new ForumMove.Seal()), By.CLOCK, 0).get();
    GameRecord.Origin plain = GameRecord.Origin.ofNumber(4);
    GameRecord read = GameRecord.parse(GameRecord.of(match, Setup.of(2), plain).toJson());
    Replay.Report<ForumState, ForumMove> report = Replay.of(forum, read, Integer.MAX_VALUE);
    assertThat(report.difference()).isEmpty();
    assertThat(report.match().entries()).isEqualTo(match.entries());
    assertThat(report.match().state()).isEqualTo(match.state());
    ObjectNode wrong = Json.object(read.toJson(), "it");
    ((ObjectNode) wrong.at("/entries/2")).put("back", 2);
    assertThat(difference(wrong)).contains("Entry 3 differs: it is refused now");
  }

  @Test
  void a_changed_secret_is_found() {
    ObjectNode json = json();
    json.put("secret", "2f".repeat(32));
    assertThat(Replay.commitmentDifference(GameRecord.parse(json.toString())).orElseThrow())
        .contains("not the one that was committed to");
    assertThat(difference(json)).contains("Entry 1 differs: it leads to another position");
  }

  @Test
  void a_changed_outcome_is_found() {
    ObjectNode json = json();
    ((ObjectNode) json.get("outcome")).put("result", "LUCK");
    assertThat(difference(json)).contains("The outcome differs");
  }

  @Test
  void a_missing_or_doubled_entry_is_found() {
    ObjectNode json = json();
    ((ArrayNode) json.get("entries")).remove(2);
    assertThat(difference(json)).contains("Entry 4 differs: its number should be 3");
    ObjectNode cut = json();
    ArrayNode entries = (ArrayNode) cut.get("entries");
    entries.remove(entries.size() - 1);
    assertThat(difference(cut)).contains("The outcome differs");
  }

  @Test
  void a_plain_seed_is_never_called_a_commitment() {
    GameRecord plain =
        GameRecord.of(
            Match.start(forum, Setup.of(3), ChanceSource.of(Seed.ofNumber(7))),
            Setup.of(3),
            GameRecord.Origin.ofNumber(7));
    assertThat(plain.seed()).isEqualTo(7);
    assertThat(plain.commitment()).isNull();
    assertThat(Replay.commitmentDifference(plain)).isEmpty();
    ObjectNode both = Json.object(plain.toJson(), "it");
    both.put("secret", SECRET);
    assertThat(Replay.commitmentDifference(GameRecord.parse(both.toString()))).isPresent();
    ObjectNode neither = json();
    neither.putNull("commitment");
    assertThat(Replay.commitmentDifference(GameRecord.parse(neither.toString())).orElseThrow())
        .contains("no commitment");
  }

  @Test
  void what_is_no_record_is_a_sentence() {
    refused("[]", "must be a JSON object");
    refused("{", "not valid JSON");
    refused("{}", "\"format\" is missing");
    refused("{\"format\": 2}", "format");
    refused("{\"format\": 1}", "lacks its game");
    refused(with("setup", "{\"seats\": 3, \"options\": {}}"), "lacks its game, setup");
    refused(with("entries", "\"none\""), "can't be read");
    refused(with("nonces", "null"), "nonces");
    refused(with("game", "null"), "lacks its game");
    refused(with("extra", "1"), "can't be read: Unrecognized property \"extra\"");
  }

  @Test
  void a_record_that_does_not_fit_the_game_is_a_sentence() {
    unusable(with("game", "\"pax\""), "of the game 'pax'");
    unusable(with("setup", "{\"seats\": 9, \"options\": {}, \"data\": \"none\"}"), "2 to 4 seats");
    unusable(with("setup", "{\"seats\": 3, \"options\": {}, \"data\": \"x\"}"), "other data");
    ObjectNode json = json();
    ((ObjectNode) json.at("/entries/0")).put("by", "nobody");
    unusable(json.toString(), "known are person, bot, clock and undo");
    ((ObjectNode) json.at("/entries/0")).put("by", "undo");
    unusable(json.toString(), "lacks its \"back\"");
  }

  private void refused(String text, String why) {
    assertThatThrownBy(() -> GameRecord.parse(text))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(why);
  }

  private void unusable(String text, String why) {
    GameRecord read = GameRecord.parse(text);
    assertThatThrownBy(() -> Replay.of(forum, read, 99))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(why);
  }

  private String with(String field, String value) {
    ObjectNode json = json();
    json.set(field, Json.PLAIN.readTree(value));
    return json.toString();
  }

  private ObjectNode json() {
    return Json.object(record.toJson(), "the record");
  }

  private String difference(ObjectNode json) {
    return Replay.of(forum, GameRecord.parse(json.toString()), Integer.MAX_VALUE)
        .difference()
        .orElseThrow();
  }
}
