package ludus.server.live;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import ludus.bots.Bot;
import ludus.bots.Level;
import ludus.bots.Situation;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.BadInput;
import ludus.kernel.Game;
import ludus.kernel.Order;
import ludus.kernel.Outcome;
import ludus.kernel.Refusal;
import ludus.kernel.Result;
import ludus.kernel.Seed;
import ludus.kernel.json.Json;
import ludus.kernel.record.Answers;
import ludus.kernel.record.By;
import ludus.kernel.record.Match;
import ludus.server.Problem;
import ludus.server.api.Lobby;
import ludus.server.api.Play;
import ludus.server.store.Store;
import ludus.server.store.Store.ChatRow;
import ludus.server.store.Store.SeatRow;
import ludus.server.store.Store.SnapshotRow;
import ludus.server.store.Store.TableFile;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// One table in memory. Everything that happens at it happens under its lock: a move is played,
/// stored, and only then told, so that what anybody has seen is on disk.
public final class LiveTable<S, M> {

  private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

  /// What a viewer who was away for a moment can be told without playing the game again.
  private static final int MEMORY = 24;

  private static final int LOG_TAIL = 60;
  private static final int CHAT_TAIL = 100;
  private static final int LONGEST_BATCH = 200;
  private static final int LISTENERS_MOST = 200;
  private static final Level STEWARD = Level.EQUESTRIAN;

  private final Hall hall;
  private final Store store;
  private final Game<S, M> game;
  private final Archive<S, M> archive;
  private final Delta.Shapes shapes;
  private final String id;
  private final ReentrantLock lock = new ReentrantLock();
  private final List<Listener> listeners = new ArrayList<>();
  private final Map<Integer, Integer> thinking = new HashMap<>();
  private final Set<Integer> agreed = new HashSet<>();

  private TableFile file;
  private @Nullable Course<S, M> course;
  private Clocks clocks;
  private int lastSnapshot;
  private int chats;
  private int openChats;
  private Optional<Play.Consent> consent = Optional.empty();
  private int consents;
  private int consentTarget;
  private String wishKey = "";
  private int revision;
  private long ringsAt = Long.MAX_VALUE;
  private long touched;
  private boolean closed;

  private LiveTable(Hall hall, Game<S, M> game, Delta.Shapes shapes, TableFile file) {
    this.hall = hall;
    this.store = hall.store();
    this.game = game;
    this.archive = new Archive<>(store, game);
    this.shapes = shapes;
    this.id = file.table().id();
    this.file = file;
    this.touched = hall.now();
    this.clocks = Clocks.start(Lobby.Clock.NONE, 0, Agenda.of(List.of(), List.of()), 0, 0);
    for (ChatRow row : store.chat(id, Integer.MAX_VALUE)) {
      count(row.channel());
    }
    if (file.table().status() != Lobby.Status.OPEN) {
      load();
    }
  }

  static <S, M> LiveTable<S, M> of(
      Hall hall, Game<S, M> game, Delta.Shapes shapes, TableFile file) {
    return new LiveTable<>(hall, game, shapes, file);
  }

  private void load() {
    int number = store.snapshot(id, Integer.MAX_VALUE).map(SnapshotRow::number).orElse(0);
    lastSnapshot = number;
    Course<S, M> whole = archive.tail(file, number, MEMORY);
    course = whole.remembering(MEMORY).light();
    long[] rested = file.seats().stream().mapToLong(SeatRow::left).toArray();
    clocks =
        Clocks.resume(
            file.table().clock(),
            rested,
            course.match().agenda(),
            persons(),
            file.table().changed(),
            hall.now());
  }

  /// Runs under the lock; a table that was put away meanwhile is opened again by the caller.
  private <T> T locked(Supplier<T> work) {
    lock.lock();
    try {
      if (closed) {
        throw new Hall.PutAway();
      }
      touched = hall.now();
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  /// Puts an idle table away, if it is one.
  boolean close(long idleSince) {
    lock.lock();
    try {
      boolean busy =
          !listeners.isEmpty()
              || touched > idleSince
              || !thinking.isEmpty()
              || clocks.wouldStandStill()
              || ringsAt < hall.now() + 600_000;
      closed = closed || !busy;
      return closed;
    } finally {
      lock.unlock();
    }
  }

  public TableFile file() {
    return locked(() -> file);
  }

  // Viewers
  // -----------------------------------------------------------------------------------------------

  /// The reader's number among the viewers: his seat, or that of all spectators.
  private int viewer(String account) {
    return Seating.seatOf(file, account).map(SeatRow::seat).orElse(file.seats().size());
  }

  private boolean isSpectator(int viewer) {
    return viewer == file.seats().size();
  }

  private int seat(String account) {
    int viewer = viewer(account);
    if (isSpectator(viewer)) {
      throw Problem.of(403, "notSeated");
    }
    return viewer;
  }

  private Course<S, M> course() {
    if (course == null) {
      throw Problem.of(409, "notBegun");
    }
    return course;
  }

  /// How far a viewer has been told.
  private Mark mark(int viewer) {
    return new Mark(
        course == null ? 0 : course.number(viewer),
        isSpectator(viewer) ? openChats : chats,
        isSpectator(viewer) ? "w" : Integer.toString(viewer),
        hall.boot() + "-" + revision);
  }

  private String at(int viewer) {
    return mark(viewer).toString();
  }

  public Play.Snapshot snapshot(String account) {
    return locked(
        () -> {
          int viewer = viewer(account);
          List<Play.LogEntry> log = List.of();
          Optional<Integer> before = Optional.empty();
          Optional<Play.Position> position = Optional.empty();
          if (course != null) {
            Play.Log tail = log(viewer, Integer.MAX_VALUE);
            log = tail.log();
            before = tail.logBefore();
            position = Optional.of(course.position(viewer, around()));
          }
          return new Play.Snapshot(
              table(account), at(viewer), position, log, before, chat(viewer, 0));
        });
  }

  public Play.Log log(String account, int before) {
    return locked(
        () -> {
          course();
          return log(viewer(account), before);
        });
  }

  private Play.Log log(int viewer, int before) {
    Course<S, M> told =
        before == Integer.MAX_VALUE
            ? archive.tail(file, course().match().number(), LOG_TAIL)
            : archive.whole(file);
    List<Play.LogEntry> entries = new ArrayList<>();
    for (Course.Told entry : told.recent()) {
      if (entry.isShownTo(viewer) && entry.numbers().get(viewer) < before) {
        entries.add(told.entry(entry, viewer));
      }
    }
    List<Play.LogEntry> last =
        before == Integer.MAX_VALUE
            ? entries
            : entries.subList(Math.max(0, entries.size() - 2 * LOG_TAIL), entries.size());
    boolean whole = last.isEmpty() || last.getFirst().number() == 1;
    return new Play.Log(
        List.copyOf(last), whole ? Optional.empty() : Optional.of(last.getFirst().number()));
  }

  private List<Play.Chat> chat(int viewer, int after) {
    List<Play.Chat> lines = new ArrayList<>();
    int number = 0;
    for (ChatRow row : store.chat(id, Integer.MAX_VALUE)) {
      if (isVisible(row.channel(), viewer) && ++number > after) {
        lines.add(line(row, number));
      }
    }
    return List.copyOf(lines.subList(Math.max(0, lines.size() - CHAT_TAIL), lines.size()));
  }

  private boolean isVisible(Play.Channel channel, int viewer) {
    return channel == Play.Channel.TABLE || !isSpectator(viewer);
  }

  private static Play.Chat line(ChatRow row, int number) {
    return new Play.Chat(number, row.channel(), row.seat(), row.name(), row.text(), row.time());
  }

  private Course.Around around() {
    return new Course.Around(consent, clocks.times(hall.now()));
  }

  /// The table as a reader may know it.
  private Lobby.Table table(String account) {
    return table(account, hall.nameOf(file.table().host()));
  }

  private Lobby.Table table(String account, String hostName) {
    Optional<Integer> you = Seating.seatOf(file, account).map(SeatRow::seat);
    boolean over = file.table().status() == Lobby.Status.OVER;
    return new Lobby.Table(
        id,
        file.table().game(),
        file.table().name(),
        file.table().status(),
        file.table().seatCount(),
        seats(),
        file.table().options(),
        file.table().listed(),
        file.table().clock(),
        hostName,
        file.table().host().equals(account),
        you,
        Seed.commitment(file.table().secret()),
        over ? Optional.of(file.table().secret()) : Optional.empty(),
        Archive.nonces(file),
        (int) listeners.stream().filter(one -> isSpectator(viewer(one.account()))).count(),
        file.table().created(),
        file.table().next());
  }

  private List<Lobby.Seat> seats() {
    Set<String> online = new HashSet<>();
    listeners.forEach(listener -> online.add(listener.account()));
    return file.seats().stream().map(seat -> seat(seat, online)).toList();
  }

  static Lobby.Seat seat(SeatRow seat, Set<String> online) {
    return new Lobby.Seat(
        seat.seat(),
        seat.kind(),
        seat.name(),
        seat.away() ? Optional.of(STEWARD.id()) : seat.level(),
        seat.away(),
        seat.account().filter(online::contains).isPresent());
  }

  public Lobby.Table tableFor(String account) {
    return locked(() -> table(account));
  }

  /// A table in a list.
  public Lobby.TableNote note(String account) {
    return locked(
        () -> {
          Optional<Integer> you = Seating.seatOf(file, account).map(SeatRow::seat);
          List<Integer> awaited =
              course == null
                  ? List.of()
                  : course.match().agenda().must().stream().map(Ask::seat).toList();
          return new Lobby.TableNote(
              id,
              file.table().game(),
              file.table().name(),
              file.table().status(),
              hall.nameOf(file.table().host()),
              seats(),
              file.table().clock(),
              you,
              you.filter(awaited::contains).isPresent(),
              awaited.stream().map(seat -> file.seats().get(seat).name().orElse("")).toList(),
              course == null
                  ? List.of()
                  : course.match().agenda().outcome().map(Outcome::winners).orElse(List.of()),
              file.table().changed());
        });
  }

  // Listening
  // -----------------------------------------------------------------------------------------------

  /// Adds a connection that has seen everything up to `after`, and tells it what it missed.
  public boolean listen(Listener listener, String after) {
    return locked(
        () -> {
          boolean watches = isSpectator(viewer(listener.account()));
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
        });
  }

  /// Each event that is sent again stands for what was told up to it, so that the line may break
  /// between any two.
  private void catchUp(Listener listener, String after) {
    int viewer = viewer(listener.account());
    Mark now = mark(viewer);
    Optional<Mark> last =
        Mark.parse(after).filter(seen -> seen.isUpTo(now) && now.talk() - seen.talk() <= CHAT_TAIL);
    Optional<List<Play.LogEntry>> missed =
        last.flatMap(
            seen ->
                course == null
                    ? Optional.of(List.<Play.LogEntry>of())
                    : course.since(viewer, seen.entries()));
    if (missed.isEmpty()) {
      listener.send(frame("reset", now.toString(), "{}"));
      return;
    }
    Mark seen = last.orElseThrow();
    boolean sameRevision = seen.revision().equals(now.revision());
    if (course != null && (!missed.get().isEmpty() || !sameRevision)) {
      Play.Step step =
          new Play.Step(
              missed.get(), Optional.empty(), Optional.of(course.position(viewer, around())));
      seen = seen.withEntries(now.entries());
      listener.send(frame("step", seen.toString(), json(step)));
    }
    if (!sameRevision) {
      seen = seen.withRevision(now.revision());
      listener.send(frame("table", seen.toString(), json(table(listener.account()))));
    }
    if (seen.talk() < now.talk()) {
      for (Play.Chat line : chat(viewer, seen.talk())) {
        seen = seen.withTalk(line.number());
        listener.send(frame("chat", seen.toString(), json(line)));
      }
    }
  }

  public void unlisten(Listener listener) {
    lock.lock();
    try {
      boolean was = listeners.remove(listener);
      if (was && !closed && (isSpectator(viewer(listener.account())) || isAlone(listener))) {
        tellTable();
      }
    } finally {
      lock.unlock();
    }
  }

  /// Whether no other line of the same person is open.
  private boolean isAlone(Listener listener) {
    return listeners.stream().noneMatch(one -> one.account().equals(listener.account()));
  }

  private String json(Object value) {
    return mapper().writeValueAsString(value);
  }

  /// Writes what belongs to this game.
  public JsonMapper mapper() {
    return game.notation().mapper();
  }

  static String frame(String event, String id, String json) {
    return "id:" + id + "\nevent:" + event + "\ndata:" + json + "\n\n";
  }

  /// Tells everybody how the table stands: names, seats, who is there.
  private void tellTable() {
    revision++;
    String hostName = hall.nameOf(file.table().host());
    Map<String, String> frames = new HashMap<>();
    for (Listener listener : List.copyOf(listeners)) {
      listener.send(
          frames.computeIfAbsent(
              listener.account(),
              account -> frame("table", at(viewer(account)), json(table(account, hostName)))));
    }
  }

  /// Tells what changed beside the game: clocks, a wish to go back. An event of its own, since each
  /// id stands for all that was told up to it.
  private void tellAround(Course.Around old) {
    revision++;
    tellStep(course, old);
  }

  /// Tells each viewer what changed in the game; listeners with the same view share the text.
  private void tellStep(@Nullable Course<S, M> before, Course.Around old) {
    Course<S, M> now = course();
    Course.Around around = around();
    Map<Integer, String> frames = new HashMap<>();
    for (Listener listener : listeners) {
      int viewer = viewer(listener.account());
      String frame = frames.computeIfAbsent(viewer, v -> step(before, now, v, old, around));
      if (!frame.isEmpty()) {
        listener.send(frame);
      }
    }
  }

  private String step(
      @Nullable Course<S, M> before,
      Course<S, M> now,
      int viewer,
      Course.Around old,
      Course.Around around) {
    if (before == null) {
      return frame(
          "step",
          at(viewer),
          json(
              new Play.Step(
                  List.of(), Optional.empty(), Optional.of(now.position(viewer, around)))));
    }
    List<Play.LogEntry> entries =
        before.number(viewer) == now.number(viewer)
            ? List.of()
            : now.since(viewer, before.number(viewer)).orElseThrow();
    SortedMap<String, JsonNode> changes = now.changes(before, viewer, old, around, shapes);
    return entries.isEmpty() && changes.isEmpty()
        ? ""
        : frame(
            "step",
            at(viewer),
            json(new Play.Step(entries, Optional.of(changes), Optional.empty())));
  }

  // Lobby
  // -----------------------------------------------------------------------------------------------

  private static <T> T done(CompletionStage<T> stage) {
    try {
      return stage.toCompletableFuture().join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw e;
    }
  }

  private Lobby.Table changed(String account, UnaryOperator<TableFile> change) {
    return locked(
        () -> {
          change(change);
          tellTable();
          return table(account);
        });
  }

  private void change(UnaryOperator<TableFile> change) {
    TableFile old = file;
    file = done(store.change(id, change));
    roles(old);
  }

  /// Who sits down or gets up is another viewer now, and starts afresh.
  private void roles(TableFile old) {
    for (Listener listener : List.copyOf(listeners)) {
      Optional<Integer> before = Seating.seatOf(old, listener.account()).map(SeatRow::seat);
      Optional<Integer> now = Seating.seatOf(file, listener.account()).map(SeatRow::seat);
      if (!before.equals(now)) {
        listener.send(frame("reset", at(viewer(listener.account())), "{}"));
      }
    }
  }

  public Lobby.Table change(String account, Lobby.TableChange wish) {
    return changed(account, Seating.change(wish, game, account, hall.now()));
  }

  public Lobby.Table sit(String account, String name, int seat, String nonce) {
    return changed(account, Seating.sit(seat, nonce, account, name, hall.now()));
  }

  public Lobby.Table seatBot(String account, int seat, String level) {
    return changed(account, Seating.bot(seat, level, account, hall.now()));
  }

  /// Frees a seat; in play a person leaves and a steward takes over.
  public Lobby.Table stand(String account, int seat) {
    return locked(
        () -> {
          if (file.table().status() != Lobby.Status.RUNNING) {
            return changed(account, Seating.stand(seat, account, hall.now()));
          }
          if (seat(account) != seat) {
            throw Problem.of(403, "notYourSeat");
          }
          attend(seat, true);
          return table(account);
        });
  }

  public Lobby.Table comeBack(String account) {
    return locked(
        () -> {
          attend(seat(account), false);
          return table(account);
        });
  }

  private void attend(int seat, boolean away) {
    if (file.table().status() != Lobby.Status.RUNNING || file.seats().get(seat).away() == away) {
      return;
    }
    Course.Around old = around();
    long now = hall.now();
    long[] left = clocks.rested(now);
    change(stored -> rested(Seating.away(seat, away, now).apply(stored), left, now));
    clocks = clocks.only(course().match().agenda(), persons(), now);
    consent.ifPresent(this::ask);
    tellTable();
    tellAround(old);
    arrange();
    if (consent.isPresent() && needed().isEmpty()) {
      goBack(consent.get().seat());
    }
  }

  public Lobby.Table start(String account) {
    return locked(
        () -> {
          if (file.table().status() == Lobby.Status.RUNNING
              && file.table().host().equals(account)) {
            return table(account);
          }
          change(Seating.start(game, account, hall.now()));
          Course<S, M> begun = archive.tail(file, 0, MEMORY).remembering(MEMORY);
          course = begun;
          clocks =
              Clocks.start(
                  file.table().clock(),
                  file.seats().size(),
                  begun.match().agenda(),
                  persons(),
                  hall.now());
          tellTable();
          revision++;
          tellStep(null, Course.Around.NOTHING);
          arrange();
          return table(account);
        });
  }

  public void setNext(String next) {
    changed("", Seating.next(next));
  }

  // Play
  // -----------------------------------------------------------------------------------------------

  private int persons() {
    int bits = 0;
    for (SeatRow seat : file.seats()) {
      if (seat.kind() == Lobby.Kind.PERSON && !seat.away()) {
        bits |= 1 << seat.seat();
      }
    }
    return bits;
  }

  private List<M> moves(List<JsonNode> moves) {
    if (moves.size() > LONGEST_BATCH) {
      throw Problem.of(400, "batchTooLong");
    }
    try {
      return moves.stream().map(game.notation()::readMove).toList();
    } catch (BadInput e) {
      throw Problem.of(
          400,
          "noMove",
          e.getCause() instanceof JacksonException cause
              ? Json.reason(cause)
              : String.valueOf(e.getMessage()));
    }
  }

  public Play.Accepted submit(String account, Play.Answer answer) {
    List<M> moves = moves(answer.moves());
    return locked(
        () -> {
          int seat = seat(account);
          course();
          return again(
              seat,
              answer.key(),
              () -> course().match().submit(seat, answer.stamp(), moves, By.PERSON, hall.now()));
        });
  }

  public Play.Accepted undo(String account, String key) {
    return locked(
        () -> {
          int seat = seat(account);
          course();
          return again(seat, key, () -> course().match().undo(seat, hall.now()));
        });
  }

  /// Plays what a person sent. If it was sent before under the same key, it isn't played again; if
  /// another server was quicker, it is tried once more on what holds now.
  private Play.Accepted again(int seat, String key, Supplier<Result<Match<S, M>>> attempt) {
    for (int tries = 0; ; tries++) {
      Result<Match<S, M>> result = attempt.get();
      if (result instanceof Result.Refused<Match<S, M>>(Refusal refusal)) {
        if (store.entry(id, seat, key).isPresent()) {
          return new Play.Accepted(at(seat));
        }
        throw new Refusing(refusal, course().position(seat, around()), at(seat), mapper());
      }
      try {
        enter(result.get(), Optional.of(key));
        return new Play.Accepted(at(seat));
      } catch (Store.Conflict e) {
        if (store.entry(id, seat, key).isPresent()) {
          return new Play.Accepted(at(seat));
        }
        if (tries == 3) {
          throw e;
        }
        reload();
      }
    }
  }

  /// Seats have got other owners in the database.
  void readAgain() {
    lock.lock();
    try {
      TableFile old = file;
      file = store.table(id).orElseThrow();
      roles(old);
      tellTable();
    } finally {
      lock.unlock();
    }
  }

  private void reload() {
    file = store.table(id).orElseThrow();
    Course<S, M> before = course();
    load();
    if (before.match().number() != course().match().number()) {
      for (Listener listener : List.copyOf(listeners)) {
        listener.send(frame("reset", at(viewer(listener.account())), "{}"));
      }
    }
  }

  /// Stores a new entry and all that comes with it, then tells it.
  private void enter(Match<S, M> next, Optional<String> key) {
    Course<S, M> before = course();
    Course.Around old = around();
    Course<S, M> after = before.then(next);
    long now = hall.now();
    var entry = next.entries().getLast();
    boolean answered = entry.by() == By.PERSON;
    Agenda agenda = next.agenda();
    TableFile newFile = file;
    int mover = entry.seat();
    SeatRow seat = file.seats().get(mover);
    int timeouts = answered ? 0 : entry.by() == By.CLOCK ? seat.timeouts() + 1 : seat.timeouts();
    boolean away = seat.kind() == Lobby.Kind.PERSON && !answered && (seat.away() || timeouts >= 2);
    boolean roster = timeouts != seat.timeouts() || away != seat.away();
    if (roster) {
      newFile =
          new TableFile(
              file.table(),
              Seating.with(file.seats(), Seating.attended(seat, away, timeouts, seat.left())));
    }
    if (agenda.isOver()) {
      newFile = Seating.over(newFile, json(agenda.outcome().orElseThrow()), now);
    }
    Optional<Ask> asked =
        before.match().agenda().must().stream().filter(ask -> ask.seat() == mover).findFirst();
    boolean settled = asked.isPresent() && !agenda.must().contains(asked.get());
    Clocks nextClocks = clocks.after(mover, entry.by(), settled, agenda, persons(newFile), now);
    if (nextClocks.counts()) {
      newFile = rested(newFile, nextClocks.rested(now), now);
    }
    boolean snapshots =
        after.match().number() % Archive.SPACING == 0
            || (entry.back().isPresent() && entry.back().getAsInt() < lastSnapshot);
    done(
        store.append(
            id,
            archive.row(entry, key),
            roster || agenda.isOver() || nextClocks.counts()
                ? Optional.of(newFile)
                : Optional.empty(),
            snapshots ? Optional.of(archive.snapshot(after)) : Optional.empty()));
    hall.counted(entry.by());
    if (snapshots) {
      lastSnapshot = after.match().number();
    }
    file = newFile;
    course = after.light();
    clocks = nextClocks;
    boolean wished = consent.isPresent();
    consent = Optional.empty();
    if (wished) {
      revision++;
    }
    tellStep(before, old);
    if (roster || agenda.isOver()) {
      tellTable();
    }
    arrange();
  }

  private int persons(TableFile of) {
    TableFile mine = file;
    file = of;
    try {
      return persons();
    } finally {
      file = mine;
    }
  }

  private static TableFile rested(TableFile file, long[] left, long now) {
    List<SeatRow> seats = new ArrayList<>();
    for (SeatRow seat : file.seats()) {
      seats.add(Seating.attended(seat, seat.away(), seat.timeouts(), left[seat.seat()]));
    }
    return new TableFile(Seating.touched(file.table(), now), seats);
  }

  public Play.Preview preview(String account, Play.Trial trial) {
    List<M> moves = moves(trial.moves());
    return locked(
        () -> {
          int seat = seat(account);
          Course<S, M> now = course();
          return switch (now.match().preview(seat, trial.stamp(), moves)) {
            case Result.Done<S>(S state) ->
                new Play.Preview(
                    Course.of(
                            Match.from(game, state, ignored -> neverUsed()),
                            new int[file.seats().size() + 1],
                            0)
                        .view(seat));
            case Result.Refused<S>(Refusal refusal) ->
                throw new Refusing(refusal, now.position(seat, around()), at(seat), mapper());
          };
        });
  }

  private static ludus.kernel.Chance neverUsed() {
    throw new IllegalStateException("A view uses no chance");
  }

  public Play.Why why(String account, Play.Trial trial) {
    List<M> moves = moves(trial.moves());
    return locked(
        () -> {
          int seat = seat(account);
          Course<S, M> now = course();
          return new Play.Why(
              now.match()
                  .preview(seat, stampOf(seat), moves)
                  .refused()
                  .filter(refusal -> !refusal.message().key().endsWith("previewBarrier"))
                  .map(Refusing::refused));
        });
  }

  private int stampOf(int seat) {
    return course().match().agenda().ask(seat).map(Ask::stamp).orElse(0);
  }

  // Going back by consent
  // -----------------------------------------------------------------------------------------------

  public Play.Accepted wish(String account, Play.Wish wish) {
    return locked(
        () -> {
          int seat = seat(account);
          course();
          if (file.table().status() != Lobby.Status.RUNNING) {
            throw Problem.of(409, "gameOver");
          }
          if (wishKey.equals(wish.key()) || store.entry(id, seat, wish.key()).isPresent()) {
            return new Play.Accepted(at(seat)); // this wish is known
          }
          List<Course.Told> line = lineOf(archive.whole(file), seat);
          if (wish.steps() < 1 || wish.steps() > line.size()) {
            throw Problem.of(409, "nothingToTakeBack");
          }
          int target = line.get(line.size() - wish.steps()).number() - 1;
          Course.Around old = around();
          agreed.clear();
          agreed.add(seat);
          consents++;
          consentTarget = target;
          wishKey = wish.key();
          ask(new Play.Consent(consents, seat, wish.steps(), List.of(), List.of()));
          if (needed().isEmpty()) {
            goBack(seat);
          } else {
            tellAround(old);
          }
          return new Play.Accepted(at(seat));
        });
  }

  /// The entries that still hold and that this seat was shown.
  private List<Course.Told> lineOf(Course<S, M> whole, int viewer) {
    Set<Integer> holding = new HashSet<>();
    whole.match().line().forEach(step -> holding.add(step.entry().number()));
    return whole.recent().stream()
        .filter(told -> holding.contains(told.number()) && told.isShownTo(viewer))
        .toList();
  }

  private List<Integer> needed() {
    return file.seats().stream()
        .filter(seat -> seat.kind() == Lobby.Kind.PERSON && !seat.away())
        .map(SeatRow::seat)
        .filter(seat -> !agreed.contains(seat))
        .toList();
  }

  public Play.Accepted consent(String account, int number, boolean agree) {
    return locked(
        () -> {
          int seat = seat(account);
          Play.Consent asked =
              consent
                  .filter(one -> one.number() == number)
                  .orElseThrow(() -> Problem.of(409, "nothingToConsent"));
          Course.Around old = around();
          if (!agree) {
            consent = Optional.empty();
            tellAround(old);
            return new Play.Accepted(at(seat));
          }
          agreed.add(seat);
          ask(asked);
          if (needed().isEmpty()) {
            goBack(asked.seat());
          } else {
            tellAround(old);
          }
          return new Play.Accepted(at(seat));
        });
  }

  /// The same wish, with who has agreed to it and who is still to be asked.
  private void ask(Play.Consent wish) {
    consent =
        Optional.of(
            new Play.Consent(
                wish.number(),
                wish.seat(),
                wish.steps(),
                agreed.stream().sorted().toList(),
                needed()));
  }

  private void goBack(int seat) {
    Course<S, M> whole = archive.whole(file);
    int target = consentTarget;
    int held =
        whole.match().line().stream()
            .mapToInt(step -> step.entry().number())
            .filter(number -> number <= target)
            .max()
            .orElse(0);
    switch (whole.match().undoByConsent(seat, held, hall.now())) {
      case Result.Done<Match<S, M>>(Match<S, M> back) -> {
        course = whole.remembering(MEMORY);
        enter(back, Optional.of(wishKey));
      }
      case Result.Refused<Match<S, M>>(Refusal refusal) ->
          throw new Refusing(refusal, course().position(seat, around()), at(seat), mapper());
    }
  }

  // Talk and standing orders
  // -----------------------------------------------------------------------------------------------

  private void count(Play.Channel channel) {
    chats++;
    openChats += channel == Play.Channel.TABLE ? 1 : 0;
  }

  /// Adds a line of talk; one that was said before under the same key isn't said again.
  public boolean say(String account, String name, Play.Say words) {
    return locked(
        () -> {
          int viewer = viewer(account);
          if (words.channel() == Play.Channel.SEATS && isSpectator(viewer)) {
            throw Problem.of(403, "notSeated");
          }
          if (store.chat(id, account, words.key()).isPresent()) {
            return false;
          }
          ChatRow row =
              new ChatRow(
                  chats + 1,
                  words.channel(),
                  account,
                  isSpectator(viewer) ? Optional.empty() : Optional.of(viewer),
                  name,
                  words.text(),
                  hall.now(),
                  Optional.of(words.key()));
          done(store.say(id, row));
          count(row.channel());
          for (Listener listener : List.copyOf(listeners)) {
            int reader = viewer(listener.account());
            if (isVisible(row.channel(), reader)) {
              int number = isSpectator(reader) ? openChats : chats;
              listener.send(frame("chat", at(reader), json(line(row, number))));
            }
          }
          return true;
        });
  }

  public Play.Orders orders(String account) {
    return locked(() -> orders(seat(account)));
  }

  private Play.Orders orders(int seat) {
    List<JsonNode> given = new ArrayList<>();
    Json.PLAIN.readTree(file.seats().get(seat).orders()).forEach(given::add);
    return new Play.Orders(game.orders(), given);
  }

  public Play.Orders order(String account, List<JsonNode> orders) {
    return locked(
        () -> {
          int seat = seat(account);
          if (orders.size() > 50) {
            throw Problem.of(400, "batchTooLong");
          }
          try {
            orders.forEach(order -> Order.of(order, game.orders()));
          } catch (BadInput e) {
            throw Problem.of(400, "badOrder", String.valueOf(e.getMessage()));
          }
          change(Seating.orders(seat, Json.PLAIN.valueToTree(orders).toString()));
          if (course != null) {
            arrange();
          }
          return orders(seat);
        });
  }

  private List<Order> given(int seat) {
    return orders(seat).orders().stream().map(order -> Order.of(order, game.orders())).toList();
  }

  // Bots and clocks
  // -----------------------------------------------------------------------------------------------

  /// Looks after bots and clocks of a table that was just opened.
  boolean wake() {
    return locked(
        () -> {
          if (course != null) {
            thinking.clear();
            arrange();
          }
          return course != null;
        });
  }

  /// Sees to it that every question that no person answers gets its answer. Called after every
  /// change.
  private void arrange() {
    Course<S, M> now = course();
    if (file.table().status() != Lobby.Status.RUNNING) {
      ringsAt = Long.MAX_VALUE;
      return;
    }
    for (Ask ask : now.match().agenda().must()) {
      SeatRow seat = file.seats().get(ask.seat());
      boolean ordered = !seat.orders().equals("[]");
      boolean automatic = seat.kind() == Lobby.Kind.BOT || seat.away();
      if ((automatic || ordered)
          && !Integer.valueOf(ask.stamp()).equals(thinking.get(ask.seat()))) {
        thinking.put(ask.seat(), ask.stamp());
        hall.think(id, () -> answer(ask.seat(), ask.stamp()));
      }
    }
    OptionalLong ring = clocks.nextRing();
    long next = ring.isPresent() ? ring.getAsLong() : Long.MAX_VALUE;
    if (next != ringsAt) {
      ringsAt = next;
      if (ring.isPresent()) {
        hall.ring(id, next);
      }
    }
  }

  /// A bot's, a steward's or a standing order's answer to a question, if it is still asked. Thinks
  /// outside the lock.
  private void answer(int seat, int stamp) {
    Match<S, M> asked;
    Level level;
    boolean automatic;
    List<Order> orders;
    lock.lock();
    try {
      thinking.remove(seat);
      if (closed || stampOf(seat) != stamp || !mustAnswer(seat)) {
        return;
      }
      SeatRow row = file.seats().get(seat);
      automatic = row.kind() == Lobby.Kind.BOT || row.away();
      level = row.level().flatMap(Level::of).orElse(STEWARD);
      orders = automatic ? List.of() : given(seat);
      asked = course().match();
      if (automatic) {
        thinking.put(seat, stamp);
      }
    } finally {
      lock.unlock();
    }
    Optional<List<M>> moves =
        automatic
            ? Optional.of(choice(asked, seat, level))
            : game.obey(asked.state(), seat, orders)
                .map(
                    _ ->
                        Answers.whole(
                            game,
                            asked.state(),
                            seat,
                            state -> game.obey(state, seat, orders).orElseThrow()));
    lock.lock();
    try {
      thinking.remove(seat);
      if (closed || moves.isEmpty() || stampOf(seat) != stamp || !mustAnswer(seat)) {
        return;
      }
      SeatRow row = file.seats().get(seat);
      boolean still = row.kind() == Lobby.Kind.BOT || row.away() || !orders.isEmpty();
      if (still) {
        Result<Match<S, M>> result =
            course().match().submit(seat, stamp, moves.get(), By.BOT, hall.now());
        enter(result.isDone() ? result.get() : fallback(seat, By.BOT), Optional.empty());
      } else {
        arrange();
      }
    } catch (Store.Conflict _) {
      reload();
      arrange();
    } finally {
      lock.unlock();
    }
  }

  private boolean mustAnswer(int seat) {
    return course().match().agenda().must().stream().anyMatch(ask -> ask.seat() == seat);
  }

  /// What a bot chooses; a bot that fails plays as an absent player would, so that no table hangs.
  private List<M> choice(Match<S, M> match, int seat, Level level) {
    SplittableRandom own = new SplittableRandom();
    Bot bot = level.bot();
    try {
      return Answers.whole(
          game,
          match.state(),
          seat,
          state -> bot.choose(new Situation<>(game, state, seat), hall.budget(), own));
    } catch (RuntimeException e) {
      LOG.error("A bot of level {} failed", level.id(), e);
      return Answers.whole(game, match.state(), seat, state -> game.fallback(state, seat, own));
    }
  }

  private Match<S, M> fallback(int seat, By by) {
    SplittableRandom own = new SplittableRandom();
    Match<S, M> match = course().match();
    List<M> moves =
        Answers.whole(game, match.state(), seat, state -> game.fallback(state, seat, own));
    return match.submit(seat, stampOf(seat), moves, by, hall.now()).get();
  }

  /// A clock rings: the questions whose time is over are answered as the game provides.
  void ring() {
    lock.lock();
    try {
      if (closed || file.table().status() != Lobby.Status.RUNNING) {
        return;
      }
      for (Ask ask : course().match().agenda().must()) {
        int guard = 0;
        while (isOpen(ask) && (guard > 0 || clocks.rings(ask.seat(), hall.now()))) {
          if (++guard > 1000) {
            throw new IllegalStateException("A fallback doesn't close its question");
          }
          enter(fallback(ask.seat(), By.CLOCK), Optional.empty());
        }
      }
      ringsAt = Long.MAX_VALUE;
      arrange();
    } catch (Store.Conflict _) {
      reload();
      arrange();
    } finally {
      lock.unlock();
    }
  }

  private boolean isOpen(Ask ask) {
    return course().match().agenda().must().contains(ask);
  }

  // After the game
  // -----------------------------------------------------------------------------------------------

  /// The game record: whole when the game is over, before that as this reader may know it.
  public String record(String account) {
    return locked(
        () -> {
          course();
          return file.table().status() == Lobby.Status.OVER
              ? archive.record(file).toJson()
              : Json.pretty(archive.masked(file, viewer(account)));
        });
  }

  /// A finished game after one of its entries, as one of its viewers saw it.
  public Play.Replayed replay(int at, Optional<Integer> seat) {
    return locked(
        () -> {
          int last = course().match().number();
          if (file.table().status() != Lobby.Status.OVER) {
            throw Problem.of(409, "notOver");
          }
          int viewer = seat.orElse(file.seats().size());
          if (at < 0 || at > last || viewer < 0 || viewer > file.seats().size()) {
            throw Problem.of(400, "noSuchEntry");
          }
          Course<S, M> then = archive.whole(file, at);
          Optional<Play.LogEntry> entry =
              then.recent().isEmpty()
                  ? Optional.empty()
                  : Optional.of(then.recent().getLast())
                      .filter(told -> told.isShownTo(viewer))
                      .map(told -> then.entry(told, viewer));
          return new Play.Replayed(at, last, then.view(viewer), entry);
        });
  }

  /// Rough count of bytes and things, for operators.
  @Override
  public String toString() {
    return "Table "
        + id.substring(0, 4)
        + "… "
        + Arrays.toString(course == null ? new int[0] : course.numbers());
  }
}
