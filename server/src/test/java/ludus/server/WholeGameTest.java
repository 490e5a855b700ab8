package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import ludus.bots.Budget;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Replay;
import ludus.pax.Pax;
import ludus.server.http.ServerSettings;
import ludus.server.live.Hall;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Whole games through the door that pages use.
final class WholeGameTest {

  @TempDir Path folder;

  private Server server;

  @BeforeEach
  void open() {
    server =
        Server.start(
            new Server.Settings(
                "localhost",
                0,
                "jdbc:sqlite:" + folder.resolve("ludus.db"),
                ServerSettings.OPEN,
                new Hall.Settings(0, 100, Budget.STANDARD)),
            List.of(Pax.standard()));
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void two_people_and_two_bots_play_to_the_end_and_the_record_verifies() throws Exception {
    Visitor ana = Visitor.guest(server.port(), "Ana");
    Visitor rui = Visitor.guest(server.port(), "Rui");
    String table = ana.makeTable(4);
    ana.sit(table, 0);
    rui.sit(table, 2);
    ana.bot(table, 1, "plebeian");
    ana.bot(table, 3, "random");
    ana.start(table);
    SplittableRandom random = new SplittableRandom(1);
    List<Visitor> people = List.of(ana, rui);
    JsonNode snapshot = ana.snapshot(table);
    int moves = 0;
    while (!snapshot.path("table").path("status").stringValue().equals("OVER")) {
      for (Visitor visitor : people) {
        snapshot = visitor.snapshot(table);
        JsonNode you = snapshot.path("position").path("you");
        if (you.isObject() && you.path("must").booleanValue()) {
          JsonNode options = you.path("moves");
          visitor.move(
              table,
              you.path("stamp").intValue(),
              options.path(random.nextInt(options.size())).path("move"));
          moves++;
        }
      }
    }
    assertThat(moves).isGreaterThan(20);
    String json = ana.send(ana.request("/api/tables/" + table + "/record").GET()).body();
    GameRecord record = GameRecord.parse(json);
    assertThat(Replay.commitmentDifference(record)).isEmpty();
    assertThat(Replay.of(Pax.standard(), record, Integer.MAX_VALUE).difference()).isEmpty();
    assertThat(snapshot.path("table").path("secret").stringValue()).isEqualTo(record.secret());
    assertThat(snapshot.path("position").path("view").path("outcome").isObject()).isTrue();
  }
}
