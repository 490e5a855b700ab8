package ludus.bench.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import ludus.kernel.json.Json;
import tools.jackson.databind.JsonNode;

/// One table with two people, both connected, who move in turn: as fast as they can, or at a pace.
final class TableLoad implements Runnable, AutoCloseable {

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
  private final List<Wire> streams = new ArrayList<>(); // by seat
  private String path = "";

  TableLoad(int port, long paceNanos, Tally tally, AtomicLong bytes, long seed) {
    this.port = port;
    this.paceNanos = paceNanos;
    this.tally = tally;
    this.bytes = bytes;
    this.random = new SplittableRandom(seed);
  }

  /// Counts nothing, for as long as it is wanted.
  static Tally whileTrue(AtomicBoolean wanted) {
    return new Tally() {
      @Override
      public void moved(long nanos) {}

      @Override
      public boolean goesOn() {
        return wanted.get();
      }
    };
  }

  /// A table at which nothing is counted.
  static TableLoad idle(int port, long seed) {
    return new TableLoad(port, 0, whileTrue(new AtomicBoolean(true)), new AtomicLong(), seed);
  }

  private void comeIn(Wire wire) throws IOException {
    for (int seat = 0; seat < 2; seat++) {
      cookies[seat] = wire.call("POST", "/api/guest", "", "{\"name\":\"Load\"}").cookie();
    }
  }

  /// Makes a table and some moves, then rests without a connection.
  void begin(int moves) throws IOException {
    try (Wire wire = new Wire(port)) {
      comeIn(wire);
      path = make(wire);
      for (int move = 0; move < moves; move++) {
        JsonNode yours = Json.PLAIN.nullNode();
        int seat = -1;
        while (!yours.path("must").asBoolean(false) && seat < 1) {
          seat++;
          yours = yours(wire, seat).path("position").path("you");
        }
        if (!yours.path("must").asBoolean(false)) {
          return; // the game is over
        }
        wire.done("POST", path + "/moves", cookies[seat], answer(yours));
      }
    }
  }

  /// How long it takes to look at the table, on a server that may be another one.
  long look(int at) throws IOException {
    try (Wire wire = new Wire(at)) {
      long before = System.nanoTime();
      wire.done("GET", path, cookies[0], "");
      return System.nanoTime() - before;
    }
  }

  /// Both people open the table's page and wait.
  void listen() throws IOException {
    try (Wire wire = new Wire(port)) {
      for (int seat = 0; seat < 2; seat++) {
        listen(seat, yours(wire, seat));
      }
    }
  }

  private JsonNode yours(Wire wire, int seat) throws IOException {
    return Json.PLAIN.readTree(wire.done("GET", path, cookies[seat], ""));
  }

  private void listen(int seat, JsonNode snapshot) throws IOException {
    Wire stream = new Wire(port);
    streams.add(seat, stream);
    stream.listen(path + "/events?after=" + snapshot.path("at").stringValue(), cookies[seat]);
  }

  @Override
  public void close() throws IOException {
    for (Wire stream : streams) {
      stream.close();
    }
    streams.clear();
  }

  @Override
  public void run() {
    try (Wire wire = new Wire(port)) {
      comeIn(wire);
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

  private String make(Wire wire) throws IOException {
    JsonNode made = Json.PLAIN.readTree(wire.done("POST", "/api/tables", cookies[0], NEW_TABLE));
    String address = "/api/tables/" + made.path("id").stringValue();
    for (int seat = 0; seat < 2; seat++) {
      byte[] nonce = new byte[16];
      random.nextBytes(nonce);
      wire.done(
          "POST",
          address + "/seats/" + seat,
          cookies[seat],
          "{\"nonce\":\"" + HexFormat.of().formatHex(nonce) + "\"}");
    }
    wire.done("POST", address + "/start", cookies[0], "{}");
    return address;
  }

  private void game(Wire wire) throws IOException, InterruptedException {
    path = make(wire);
    JsonNode[] yours = new JsonNode[2];
    for (int seat = 0; seat < 2; seat++) {
      JsonNode snapshot = yours(wire, seat);
      yours[seat] = snapshot.path("position").path("you");
      listen(seat, snapshot);
    }
    try {
      play(wire, yours);
    } finally {
      close();
    }
  }

  private String answer(JsonNode yours) {
    JsonNode moves = yours.path("moves");
    return "{\"key\":\""
        + UUID.randomUUID()
        + "\",\"stamp\":"
        + yours.path("stamp").intValue()
        + ",\"moves\":["
        + moves.path(random.nextInt(moves.size())).path("move")
        + "]}";
  }

  private void play(Wire wire, JsonNode[] yours) throws IOException, InterruptedException {
    // tables that were made in a rush don't move in step
    long due = System.nanoTime() + (paceNanos > 0 ? random.nextLong(paceNanos) - paceNanos : 0);
    while (tally.goesOn()) {
      int mover = yours[0].path("must").asBoolean(false) ? 0 : 1;
      if (!yours[mover].path("must").asBoolean(false)) {
        return; // the game is over
      }
      String body = answer(yours[mover]);
      if (paceNanos > 0) {
        due += paceNanos;
        long wait = due - System.nanoTime();
        if (wait > 0) {
          TimeUnit.NANOSECONDS.sleep(wait);
        }
      }
      long before = streams.get(0).received() + streams.get(1).received();
      long sent = System.nanoTime();
      Listening other = new Listening(streams.get(1 - mover));
      Thread listener = Thread.ofVirtual().start(other);
      wire.done("POST", path + "/moves", cookies[mover], body);
      String mine = streams.get(mover).event("step");
      listener.join();
      tally.moved(other.at - sent);
      bytes.addAndGet(streams.get(0).received() + streams.get(1).received() - before);
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
