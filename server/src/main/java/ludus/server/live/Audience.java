package ludus.server.live;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import ludus.server.Problem;
import ludus.server.api.Play;
import ludus.server.store.Store.SeatRow;
import ludus.server.store.Store.TableFile;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/// Everybody who has a table's page open, and what they are told. Listeners with the same view
/// share the text. Guarded by the table's lock.
final class Audience<S, M> {

  private static final int LISTENERS_MOST = 200;
  private static final byte[] NOTHING = {};

  private final Scene<S, M> scene;
  private final Talk talk;
  private final JsonMapper mapper;
  private final Delta.Shapes shapes;
  private final List<Listener> listeners = new ArrayList<>();

  Audience(Scene<S, M> scene, Talk talk, JsonMapper mapper, Delta.Shapes shapes) {
    this.scene = scene;
    this.talk = talk;
    this.mapper = mapper;
    this.shapes = shapes;
  }

  boolean isEmpty() {
    return listeners.isEmpty();
  }

  /// Whose pages are open, one account for each page.
  List<String> online() {
    return listeners.stream().map(Listener::account).toList();
  }

  /// Adds a connection that has seen everything up to `after`, and tells it what it missed.
  ///
  /// @return whether that is news to the others
  boolean add(Listener listener, String after) {
    boolean watches = watches(listener);
    if (watches && listeners.size() >= LISTENERS_MOST) {
      throw Problem.of(429, "tableFull"); // who plays always finds room
    }
    boolean news = watches || isAlone(listener);
    listeners.add(listener);
    catchUp(listener, after);
    if (news) {
      tellTable();
    }
    return news;
  }

  void remove(Listener listener) {
    boolean was = listeners.remove(listener);
    if (was && (watches(listener) || isAlone(listener))) {
      tellTable();
    }
  }

  private boolean watches(Listener listener) {
    return scene.isSpectator(viewer(listener));
  }

  /// Whether no other line of the same person is open.
  private boolean isAlone(Listener listener) {
    return listeners.stream().noneMatch(one -> one.account().equals(listener.account()));
  }

  private int viewer(Listener listener) {
    return scene.viewer(listener.account());
  }

  /// Each event that is sent again stands for what was told up to it, so that the line may break
  /// between any two.
  private void catchUp(Listener listener, String after) {
    int viewer = viewer(listener);
    Mark now = scene.mark(viewer);
    Optional<Mark> last =
        Mark.parse(after).filter(seen -> seen.isUpTo(now) && now.talk() - seen.talk() <= Talk.TAIL);
    Optional<List<Play.LogEntry>> missed =
        last.flatMap(
            seen ->
                scene.hasBegun()
                    ? scene.course().since(viewer, seen.entries())
                    : Optional.of(List.<Play.LogEntry>of()));
    if (missed.isEmpty()) {
      reset(listener);
      return;
    }
    Mark seen = last.orElseThrow();
    boolean sameRevision = seen.revision().equals(now.revision());
    if (scene.hasBegun() && (!missed.get().isEmpty() || !sameRevision)) {
      seen = seen.withEntries(now.entries());
      send(
          listener,
          "step",
          seen.toString(),
          new Play.Step(missed.get(), Optional.empty(), scene.position(viewer)));
    }
    if (!sameRevision) {
      seen = seen.withRevision(now.revision());
      send(listener, "table", seen.toString(), scene.table(listener.account(), online()));
    }
    if (seen.talk() < now.talk()) {
      for (Play.Chat line : talk.lines(scene, viewer, seen.talk())) {
        seen = seen.withTalk(line.number());
        send(listener, "chat", seen.toString(), line);
      }
    }
  }

  private void reset(Listener listener) {
    send(listener, "reset", scene.at(viewer(listener)), Map.of());
  }

  private void send(Listener listener, String event, String id, Object value) {
    listener.send(frame(event, id, value));
  }

  private byte[] frame(String event, String id, Object value) {
    Frame frame = new Frame(event, id);
    try (JsonGenerator json = mapper.createGenerator(frame)) {
      json.writePOJO(value);
    }
    return frame.whole();
  }

  /// A server-sent event in the making.
  private static final class Frame extends ByteArrayOutputStream {
    private static final int USUAL = 2048;

    Frame(String event, String id) {
      super(USUAL);
      text("id:" + id + "\nevent:" + event + "\ndata:");
    }

    private void text(String text) {
      writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    byte[] whole() {
      text("\n\n");
      return toByteArray();
    }
  }

  /// Everything has changed: all pages look anew.
  void resetAll() {
    List.copyOf(listeners).forEach(this::reset);
  }

  /// Who sits down or gets up is another viewer now, and starts afresh.
  void resetWhoMoved(TableFile old) {
    for (Listener listener : List.copyOf(listeners)) {
      Optional<Integer> before = Seating.seatOf(old, listener.account()).map(SeatRow::seat);
      Optional<Integer> now = Seating.seatOf(scene.file(), listener.account()).map(SeatRow::seat);
      if (!before.equals(now)) {
        reset(listener);
      }
    }
  }

  /// Tells everybody how the table stands: names, seats, who is there.
  void tellTable() {
    scene.revised();
    List<String> online = online();
    Map<String, byte[]> frames = new HashMap<>();
    for (Listener listener : List.copyOf(listeners)) {
      listener.send(
          frames.computeIfAbsent(
              listener.account(),
              account ->
                  frame("table", scene.at(scene.viewer(account)), scene.table(account, online))));
    }
  }

  /// Tells that the game begins.
  void tellStart() {
    scene.revised();
    tellEach(
        viewer ->
            frame(
                "step",
                scene.at(viewer),
                new Play.Step(List.of(), Optional.empty(), scene.position(viewer))));
  }

  /// Tells what changed beside the game: clocks, a wish to go back. An event of its own, since each
  /// id stands for all that was told up to it.
  void tellAround(Course.Around old) {
    scene.revised();
    tellStep(scene.course(), old);
  }

  /// Tells each viewer what changed in the game.
  void tellStep(Course<S, M> before, Course.Around old) {
    Course.Around around = scene.around();
    tellEach(viewer -> step(before, viewer, old, around));
  }

  /// A [Play.Step], written as it is found out; null if there is nothing in it.
  private byte @Nullable [] step(
      Course<S, M> before, int viewer, Course.Around old, Course.Around around) {
    Course<S, M> now = scene.course();
    List<Play.LogEntry> entries =
        before.number(viewer) == now.number(viewer)
            ? List.of()
            : now.since(viewer, before.number(viewer)).orElseThrow();
    Frame frame = new Frame("step", scene.at(viewer));
    boolean changed;
    try (JsonGenerator json = mapper.createGenerator(frame)) {
      json.writeStartObject();
      json.writePOJOProperty("entries", entries);
      Delta delta = new Delta(shapes, json, "changes");
      now.changes(before, viewer, old, around, delta);
      changed = delta.end();
      json.writeEndObject();
    }
    return entries.isEmpty() && !changed ? null : frame.whole();
  }

  private void tellEach(IntFunction<byte @Nullable []> frames) {
    byte[][] made = new byte[scene.file().seats().size() + 1][];
    for (Listener listener : listeners) {
      int viewer = viewer(listener);
      if (made[viewer] == null) {
        byte[] frame = frames.apply(viewer);
        made[viewer] = frame == null ? NOTHING : frame;
      }
      if (made[viewer].length > 0) {
        listener.send(made[viewer]);
      }
    }
  }

  /// Tells a new line of talk to those who may read it.
  void tellTalk(IntFunction<Optional<Play.Chat>> lines) {
    for (Listener listener : List.copyOf(listeners)) {
      int viewer = viewer(listener);
      lines.apply(viewer).ifPresent(line -> send(listener, "chat", scene.at(viewer), line));
    }
  }
}
