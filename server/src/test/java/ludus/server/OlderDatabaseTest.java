package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import ludus.server.store.OlderDatabase;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Who updates Ludus finds all tables again.
final class OlderDatabaseTest {

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

  @Test
  void games_of_the_first_version_are_there_go_on_and_can_be_analysed() throws Exception {
    Round over = Round.begun(venue, Visitor.newTable(2));
    over.playToTheEnd(11);
    Round running = Round.begun(venue, Visitor.newTable(2));
    play(running, 5);
    JsonNode record = over.seat(0).get(over.path("/record"));
    JsonNode position = running.position(1);
    JsonNode outcome = over.position(0).path("outcome");
    venue.close();

    OlderDatabase.putInPlace(folder, "1");
    assertThat(OlderDatabase.tables(folder)).contains("game_table").doesNotContain("analysis");
    venue.open();

    assertThat(over.isOver()).isTrue();
    assertThat(over.seat(0).get(over.path("/record"))).isEqualTo(record);
    assertThat(over.position(0).path("outcome")).isEqualTo(outcome);
    assertThat(running.isOver()).isFalse();
    assertThat(running.position(1)).isEqualTo(position);
    assertThat(running.seat(0).snapshot(running.table()).path("table").path("hints").stringValue())
        .isEqualTo("FRIENDLY");
    isAnalysed(over);
    running.playToTheEnd(7);
    isAnalysed(running);

    JsonNode analysis = over.seat(1).get(over.path("/analysis"));
    venue.restart();
    assertThat(over.seat(1).get(over.path("/analysis"))).isEqualTo(analysis);
  }

  private static void play(Round round, int answers) throws Exception {
    RandomPlayer player = new RandomPlayer(3);
    for (int i = 0; i < answers; i++) {
      Page page = round.page(round.isAwaited(0) ? 0 : 1);
      page.until(page.visitor().snapshot(round.table()).path("at").stringValue());
      assertThat(player.act(page)).isTrue();
      page.close();
    }
  }

  private static void isAnalysed(Round round) {
    round.seat(0).post(round.path("/analysis"), Visitor.json());
    Venue.eventually(
        "an analysis of " + round.table(),
        () ->
            round.seat(0).get(round.path("/analysis")).path("state").stringValue().equals("DONE"));
  }
}
