package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import ludus.kernel.Game;
import ludus.kernel.forum.Forum;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Replay;
import ludus.pax.Pax;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Whoever sits there and whoever vanishes, with any clock, and although bots break now and then: a
/// game goes on to its end.
final class NoTableHangsTest {

  private static final int TABLES = 14;

  /// A game whose bots can't always think.
  private static final class Troubled<S, M> extends Wrapped<S, M> {
    private final AtomicInteger thoughts = new AtomicInteger();

    Troubled(Game<S, M> game) {
      super(game);
    }

    @Override
    public S imagine(S state, int seat, RandomGenerator own) {
      if (thoughts.incrementAndGet() % 5 == 0) {
        throw new IllegalStateException("A test breaks a bot's thought");
      }
      return super.imagine(state, seat, own);
    }
  }

  @TempDir Path folder;

  private final HandTime time = new HandTime();
  private final SplittableRandom random = new SplittableRandom(11);
  private final Logger log = (Logger) LoggerFactory.getLogger("ludus.server.live.Attendants");
  private Venue venue;

  @BeforeEach
  void open() {
    log.setLevel(Level.OFF); // bots that break are meant
    venue =
        Venue.in(folder)
            .playing(new Troubled<>(Pax.standard()), new Troubled<>(new Forum()))
            .with(time)
            .open();
  }

  @AfterEach
  void close() {
    venue.close();
    log.setLevel(null);
  }

  @Test
  void every_game_reaches_its_end() {
    List<Round> rounds = new ArrayList<>();
    for (int i = 0; i < TABLES; i++) {
      rounds.add(table(i % 2 == 0 ? "pax" : "forum"));
    }
    rounds.forEach(this::playAndVanish);
    List<Round> running = new ArrayList<>(rounds);
    Venue.eventually(
        "all games are over",
        () -> {
          time.pass(Duration.ofHours(7));
          running.removeIf(Round::isOver);
          return running.isEmpty();
        });
    for (Round round : rounds) {
      GameRecord record = GameRecord.parse(round.seat(0).get(round.path("/record")).toString());
      Game<?, ?> game = record.game().equals("pax") ? Pax.standard() : new Forum();
      assertThat(Replay.of(game, record, Integer.MAX_VALUE).difference()).isEmpty();
    }
  }

  /// A table with people and bots in any order, and any clock.
  private Round table(String game) {
    int seats = (game.equals("pax") ? 1 : 2) + random.nextInt(3);
    ObjectNode wish =
        switch (random.nextInt(3)) {
          case 0 -> Round.wish(game, seats);
          case 1 ->
              Round.timed(game, seats, "PLAYER", 10 + random.nextInt(2000), random.nextInt(9));
          default -> Round.timed(game, seats, "DAYS", 86_400, 0);
        };
    List<Visitor> people = new ArrayList<>();
    Visitor host = venue.guest("Host");
    String table = host.makeTable(wish);
    host.sit(table, 0);
    people.add(host);
    for (int seat = 1; seat < seats; seat++) {
      if (random.nextBoolean()) {
        Visitor guest = venue.guest("Guest");
        guest.sit(table, seat);
        people.add(guest);
      } else {
        host.bot(table, seat, List.of("random", "plebeian", "equestrian").get(random.nextInt(3)));
      }
    }
    host.start(table);
    return new Round(table, people);
  }

  /// Everybody does something or nothing, and is gone. Without a clock one has to say so.
  private void playAndVanish(Round round) {
    boolean clock =
        !round
            .seat(0)
            .snapshot(round.table())
            .path("table")
            .path("clock")
            .path("pace")
            .stringValue()
            .equals("NONE");
    for (Visitor person : round.people()) {
      int looks = random.nextInt(12);
      for (int look = 0; look < looks; look++) {
        JsonNode you = person.snapshot(round.table()).path("position").path("you");
        JsonNode moves = you.path("moves");
        if (!moves.isEmpty()) {
          JsonNode move = moves.path(random.nextInt(moves.size())).path("move");
          person.call(
              "POST", round.path("/moves"), person.answer(you.path("stamp").intValue(), move));
        }
      }
      if (!clock || random.nextBoolean()) {
        int seat = person.snapshot(round.table()).path("table").path("you").intValue();
        person.call("DELETE", round.path("/seats/" + seat), Visitor.json());
      }
    }
  }
}
