package ludus.bench.load;

import java.io.IOException;
import java.util.HexFormat;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import ludus.kernel.json.Json;
import tools.jackson.databind.JsonNode;

/// One table with two people, both connected, who move in turn: as fast as they can, or at a pace.
final class TableLoad implements Runnable {

  /// What all tables report to.
  interface Tally {
    /// @param nanos from the request to the other person's event
    void moved(long nanos);

    boolean goesOn();
  }

  private final int port;
  private final long paceNanos;
  private final Tally tally;
  private final AtomicLong bytes;
  private final SplittableRandom random;
  private final String[] cookies = new String[2];
  private final Wire[] streams = new Wire[2];

  TableLoad(int port, long paceNanos, Tally tally, AtomicLong bytes, long seed) {
    this.port = port;
    this.paceNanos = paceNanos;
    this.tally = tally;
    this.bytes = bytes;
    this.random = new SplittableRandom(seed);
  }

  @Override
  public void run() {
    try (Wire wire = new Wire(port)) {
      for (int seat = 0; seat < 2; seat++) {
        Wire.Answer answer = wire.call("POST", "/api/guest", "", "{\"name\":\"Load\"}");
        cookies[seat] = answer.cookie();
      }
      if (paceNanos > 0) {
        TimeUnit.NANOSECONDS.sleep(random.nextLong(paceNanos));
      }
      while (tally.goesOn()) {
        game(wire);
      }
    } catch (IOException | InterruptedException e) {
      if (tally.goesOn()) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static final String NEW_TABLE =
      """
      {"game":"pax","seats":2,"options":{},"listed":false,
       "clock":{"pace":"NONE","seconds":0,"increment":0}}""";

  private void game(Wire wire) throws IOException, InterruptedException {
    JsonNode made = Json.PLAIN.readTree(wire.done("POST", "/api/tables", cookies[0], NEW_TABLE));
    String path = "/api/tables/" + made.path("id").stringValue();
    for (int seat = 0; seat < 2; seat++) {
      byte[] nonce = new byte[16];
      random.nextBytes(nonce);
      wire.done(
          "POST",
          path + "/seats/" + seat,
          cookies[seat],
          "{\"nonce\":\"" + HexFormat.of().formatHex(nonce) + "\"}");
    }
    wire.done("POST", path + "/start", cookies[0], "{}");
    JsonNode[] yours = new JsonNode[2];
    for (int seat = 0; seat < 2; seat++) {
      JsonNode snapshot = Json.PLAIN.readTree(wire.done("GET", path, cookies[seat], ""));
      yours[seat] = snapshot.path("position").path("you");
      streams[seat] = new Wire(port);
      streams[seat].listen(
          path + "/events?after=" + snapshot.path("at").stringValue(), cookies[seat]);
    }
    try {
      play(wire, path, yours);
    } finally {
      for (Wire stream : streams) {
        stream.close();
      }
    }
  }

  private void play(Wire wire, String path, JsonNode[] yours)
      throws IOException, InterruptedException {
    long due = System.nanoTime();
    while (tally.goesOn()) {
      int mover = yours[0].path("must").asBoolean(false) ? 0 : 1;
      if (!yours[mover].path("must").asBoolean(false)) {
        return; // the game is over
      }
      JsonNode moves = yours[mover].path("moves");
      String body =
          "{\"key\":\""
              + UUID.randomUUID()
              + "\",\"stamp\":"
              + yours[mover].path("stamp").intValue()
              + ",\"moves\":["
              + moves.path(random.nextInt(moves.size())).path("move")
              + "]}";
      if (paceNanos > 0) {
        due += paceNanos;
        long wait = due - System.nanoTime();
        if (wait > 0) {
          TimeUnit.NANOSECONDS.sleep(wait);
        }
      }
      long before = streams[0].received() + streams[1].received();
      long sent = System.nanoTime();
      Listening other = new Listening(streams[1 - mover]);
      Thread listener = Thread.ofVirtual().start(other);
      wire.done("POST", path + "/moves", cookies[mover], body);
      String mine = streams[mover].event("step");
      listener.join();
      tally.moved(other.at - sent);
      bytes.addAndGet(streams[0].received() + streams[1].received() - before);
      update(yours, mover, mine);
      update(yours, 1 - mover, other.data);
    }
  }

  private static void update(JsonNode[] yours, int seat, String step) {
    JsonNode changes = Json.PLAIN.readTree(step).path("changes");
    if (changes.has("/you")) {
      yours[seat] = changes.path("/you");
    }
  }

  /// Waits for the next step on a stream.
  private static final class Listening implements Runnable {
    private final Wire stream;
    private String data = "";
    private long at;

    Listening(Wire stream) {
      this.stream = stream;
    }

    @Override
    public void run() {
      try {
        data = stream.event("step");
        at = System.nanoTime();
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
