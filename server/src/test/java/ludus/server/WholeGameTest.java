package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Replay;
import ludus.pax.Pax;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A whole game through the door that pages use.
final class WholeGameTest {

  @TempDir Path folder;

  @Test
  void two_people_and_two_bots_play_to_the_end_and_the_record_verifies() throws Exception {
    try (Venue venue = Venue.in(folder).open()) {
      Visitor ana = venue.guest("Ana");
      Visitor rui = venue.guest("Rui");
      String table = ana.makeTable(4);
      ana.sit(table, 0);
      rui.sit(table, 2);
      ana.bot(table, 1, "plebeian");
      ana.bot(table, 3, "random");
      ana.start(table);
      List<Page> pages = List.of(new Page(ana, table), new Page(rui, table));
      RandomPlayer player = new RandomPlayer(1);
      int moves = 0;
      while (pages.getFirst().table().path("status").stringValue().equals("RUNNING")) {
        if (player.tryToAct(pages)) {
          moves++;
        }
        for (Page page : pages) {
          page.until(page.visitor().snapshot(table).path("at").stringValue());
        }
      }
      pages.forEach(Page::close);
      assertThat(moves).isGreaterThan(20);
      GameRecord record = GameRecord.parse(ana.get("/api/tables/" + table + "/record").toString());
      assertThat(Replay.commitmentDifference(record)).isEmpty();
      assertThat(Replay.of(Pax.standard(), record, Integer.MAX_VALUE).difference()).isEmpty();
      assertThat(record.entries()).anyMatch(entry -> entry.by().equals("bot"));
      JsonNode snapshot = rui.snapshot(table);
      assertThat(snapshot.path("table").path("secret").stringValue()).isEqualTo(record.secret());
      assertThat(snapshot.path("position").path("view").path("outcome").isObject()).isTrue();
    }
  }
}
