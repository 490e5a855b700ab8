package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.AppenderBase;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import ludus.kernel.Game;
import ludus.kernel.Hint;
import ludus.pax.Pax;
import ludus.server.store.SqlStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/// Whoever reads the log learns what went wrong, and nothing that lets him in.
final class LogTest {

  /// Keeps every line that is logged, with all that was thrown.
  private static final class Ears extends AppenderBase<ILoggingEvent> {
    private final Queue<String> lines = new ConcurrentLinkedQueue<>();

    @Override
    protected void append(ILoggingEvent event) {
      IThrowableProxy thrown = event.getThrowableProxy();
      lines.add(
          event.getFormattedMessage()
              + (thrown == null ? "" : "\n" + ThrowableProxyUtil.asString(thrown)));
    }
  }

  /// A game that breaks when it is told to.
  private static final class Breakable<S, M> extends Wrapped<S, M> {
    private volatile boolean broken;

    Breakable(Game<S, M> game) {
      super(game);
    }

    @Override
    public Hint hint(S state, int seat, M move) {
      if (broken) {
        throw new IllegalStateException("A test breaks the game");
      }
      return super.hint(state, seat, move);
    }
  }

  @TempDir Path folder;

  private final Logger root = (Logger) LoggerFactory.getLogger("ROOT");
  private final Ears ears = new Ears();
  private final Breakable<?, ?> game = new Breakable<>(Pax.standard());
  private Venue venue;

  @BeforeEach
  void open() {
    ears.setContext(root.getLoggerContext());
    ears.start();
    root.addAppender(ears);
    ((Logger) LoggerFactory.getLogger("ludus")).setLevel(Level.INFO);
    venue = Venue.in(folder).playing(game).open();
  }

  @AfterEach
  void close() {
    venue.close();
    root.detachAppender(ears);
    ((Logger) LoggerFactory.getLogger("ludus")).setLevel(null);
  }

  @Test
  void what_breaks_is_logged_without_what_lets_one_in_and_answered_without_details() {
    Visitor ana = venue.nobody();
    ObjectNode account = Visitor.json().put("name", "Ana Log").put("password", "correct horse 1");
    ana.post("/api/account", account);
    List<String> secrets = new ArrayList<>(List.of("correct horse 1", "wrong horse 2"));
    secrets.add(ana.cookie().substring("ludus=".length()));
    Visitor rui = venue.guest("Rui");
    secrets.add(rui.cookie().substring("ludus=".length()));
    rui.call("POST", "/api/login", account.deepCopy().put("password", "wrong horse 2"));
    Round round = Round.begun(venue, Visitor.newTable(2));
    round.people().forEach(person -> secrets.add(person.cookie().substring("ludus=".length())));
    secrets.add(round.table());
    round.play(0, "ChooseOpening");
    game.broken = true;
    HttpResponse<String> response = round.seat(1).send(round.seat(1).request(round.path("")).GET());
    assertThat(response.statusCode()).isEqualTo(500);
    assertThat(response.body())
        .contains("\"broken\"")
        .doesNotContain("A test breaks")
        .doesNotContain("\tat ")
        .doesNotContain("Exception");
    round
        .seat(1)
        .call(
            "POST",
            round.path("/moves"),
            round.seat(1).answer(77, Visitor.json().put("type", "SkipBuy")));
    game.broken = false;
    round.play(1, "ChooseOpening"); // and everything goes on
    venue.close();
    try (SqlStore store = SqlStore.open(venue.database())) {
      secrets.add(store.table(round.table()).orElseThrow().table().secret());
    }
    venue.open();
    assertThat(ears.lines).anyMatch(line -> line.contains("A test breaks the game"));
    assertThat(ears.lines)
        .anyMatch(line -> line.contains("/tables/" + round.table().substring(0, 4) + "…"));
    for (String secret : secrets) {
      assertThat(secret).hasSizeGreaterThan(10);
      assertThat(ears.lines).noneMatch(line -> line.contains(secret));
    }
  }
}
