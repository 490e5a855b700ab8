package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import ludus.bots.Budget;
import ludus.kernel.forum.Forum;
import ludus.server.live.Hall;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Bots bargain with people: they make offers, wait a while for the reply, and answer offers at any
/// time.
final class BotTalkTest {

  private static final Duration SECOND = Duration.ofSeconds(1);

  @TempDir Path folder;

  private final HandTime time = new HandTime();
  private Venue venue;
  private Round round;

  @BeforeEach
  void open() {
    venue =
        Venue.in(folder)
            .playing(new Forum())
            .with(new Hall.Settings(SECOND.toMillis(), 1000, Budget.ofIterations(2)))
            .with(time)
            .open();
    Visitor person = venue.guest("Livia");
    String table = person.makeTable(Round.wish("forum", 2));
    person.sit(table, 0);
    person.bot(table, 1, "plebeian");
    person.start(table);
    round = new Round(table, List.of(person));
  }

  @AfterEach
  void close() {
    venue.close();
  }

  private boolean isOffered(String type) {
    return round
        .position(0)
        .path("you")
        .path("moves")
        .valueStream()
        .map(option -> option.path("move").path("type").stringValue())
        .anyMatch(type::equals);
  }

  private long botEntries() {
    return round.log(0).stream()
        .map((JsonNode entry) -> entry.path("by").stringValue())
        .filter("BOT"::equals)
        .count();
  }

  private void speaks() {
    time.pass(SECOND);
    Venue.eventually("the bot makes its offer", () -> isOffered("Accept"));
    assertThat(botEntries()).isEqualTo(1);
  }

  @Test
  void a_bot_waits_for_the_reply_to_its_offer_but_not_for_ever() {
    speaks();
    time.pass(SECOND.multipliedBy(28));
    assertThat(botEntries()).isEqualTo(1);
    time.pass(SECOND.multipliedBy(2));
    Venue.eventually("the bot goes on", () -> botEntries() > 1);
  }

  @Test
  void a_bot_goes_on_as_soon_as_it_has_its_reply() {
    speaks();
    round.play(0, "Accept");
    time.pass(SECOND.multipliedBy(2));
    Venue.eventually("the bot goes on", () -> botEntries() > 1);
  }

  @Test
  void a_bot_answers_an_offer_of_a_person() {
    speaks();
    round.play(0, "Decline");
    int stamp = round.position(0).path("you").path("stamp").intValue();
    round
        .seat(0)
        .move(
            round.table(),
            stamp,
            Visitor.json().put("type", "Offer").put("to", 1).put("coins", 2).put("secret", false));
    time.pass(SECOND);
    Venue.eventually(
        "the bot takes the coins",
        () ->
            round.log(0).stream()
                .anyMatch(
                    entry ->
                        entry.path("by").stringValue().equals("BOT")
                            && entry.toString().contains("Ended")));
  }
}
