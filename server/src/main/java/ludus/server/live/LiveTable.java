package ludus.server.live;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.BadInput;
import ludus.kernel.Game;
import ludus.kernel.Refusal;
import ludus.kernel.Result;
import ludus.kernel.Viewer;
import ludus.kernel.json.Json;
import ludus.kernel.record.By;
import ludus.kernel.record.Entry;
import ludus.kernel.record.Match;
import ludus.server.Problem;
import ludus.server.api.Lobby;
import ludus.server.api.Play;
import ludus.server.store.Store;
import ludus.server.store.Store.SeatRow;
import ludus.server.store.Store.SnapshotRow;
import ludus.server.store.Store.TableFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// One table in memory. Everything that happens at it happens under its lock: a move is played,
/// stored, and only then told, so that what anybody has seen is on disk.
public final class LiveTable<S, M> {

  /// What a viewer who was away for a moment can be told without playing the game again.
  private static final int MEMORY = 24;

  private static final int LOG_TAIL = 60;
  private static final int LONGEST_BATCH = 200;
  private static final int TRIES = 4;

  private final Hall hall;
  private final Store store;
  private final Game<S, M> game;
  private final Archive<S, M> archive;
  private final String id;
  private final ReentrantLock lock = new ReentrantLock();
  private final Scene<S, M> scene;
  private final Talk talk;
  private final Audience<S, M> audience;
  private final GoingBack<S, M> goingBack;
  private final Attendants<S, M> attendants;
  private final Hints<S, M> hints;

  private int lastSnapshot;
  private long touched;
  private boolean closed;

  private LiveTable(Hall hall, Game<S, M> game, Delta.Shapes shapes, TableFile file) {
    this.hall = hall;
    this.store = hall.store();
    this.game = game;
    this.id = file.table().id();
    this.archive = new Archive<>(store, game);
    this.scene = new Scene<>(hall, file);
    this.talk = new Talk(store, id);
    this.audience = new Audience<>(scene, talk, mapper(), shapes);
    this.goingBack = new GoingBack<>(scene, archive);
    this.attendants = new Attendants<>(hall, scene, game);
    this.hints = new Hints<>(hall, scene, game);
    this.touched = hall.now();
    talk.count(scene);
    if (file.table().status() != Lobby.Status.OPEN) {
      load();
    }
  }

  static <S, M> LiveTable<S, M> of(
      Hall hall, Game<S, M> game, Delta.Shapes shapes, TableFile file) {
    return new LiveTable<>(hall, game, shapes, file);
  }

  private void load() {
    TableFile file = scene.file();
    int number = store.snapshot(id, Integer.MAX_VALUE).map(SnapshotRow::number).orElse(0);
    lastSnapshot = number;
    Course<S, M> course = archive.tail(file, number, MEMORY).remembering(MEMORY).light();
    scene.setCourse(course);
    scene.setClocks(
        Clocks.resume(
            file.table().clock(),
            file.seats().stream().mapToLong(SeatRow::left).toArray(),
            course.match().agenda(),
            scene.persons(),
            file.table().changed(),
            hall.now()));
  }

  /// Another server, or a person who signed in, has changed what is stored.
  private void reload() {
    scene.setFile(store.table(id).orElseThrow());
    int before = scene.course().match().number();
    load();
    if (before != scene.course().match().number()) {
      audience.resetAll();
    }
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

  /// Lets go of what a table at rest doesn't need, and puts an idle one away.
  ///
  /// @param restingSince nobody has done anything since then
  /// @param idleSince nobody has looked since then either
  boolean close(long restingSince, long idleSince) {
    lock.lock();
    try {
      if (scene.hasBegun() && touched <= restingSince) {
        scene.course().rest();
      }
      boolean busy =
          !audience.isEmpty()
              || touched > idleSince
              || scene.clocks().wouldStandStill()
              || attendants.isBusy(hall.now());
      closed = closed || !busy;
      return closed;
    } finally {
      lock.unlock();
    }
  }

  static <T> T done(CompletionStage<T> stage) {
    try {
      return stage.toCompletableFuture().join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw e;
    }
  }

  /// Writes what belongs to this game.
  public JsonMapper mapper() {
    return game.notation().mapper();
  }

  @Override
  public String toString() {
    return "Table " + id.substring(0, 4) + "…";
  }

  // Looking
  // -----------------------------------------------------------------------------------------------

  public TableFile file() {
    return locked(scene::file);
  }

  private Lobby.Table table(String account) {
    return scene.table(account, audience.online());
  }

  public Lobby.Table tableFor(String account) {
    return locked(() -> table(account));
  }

  public Lobby.TableNote note(String account) {
    return locked(() -> scene.note(account, audience.online()));
  }

  public Play.Snapshot snapshot(String account) {
    return locked(
        () -> {
          int viewer = scene.viewer(account);
          Play.Log log =
              scene.hasBegun()
                  ? log(viewer, Integer.MAX_VALUE)
                  : new Play.Log(List.of(), Optional.empty());
          return new Play.Snapshot(
              table(account),
              scene.at(viewer),
              scene.position(viewer),
              log.log(),
              log.logBefore(),
              talk.lines(scene, viewer, 0));
        });
  }

  public Play.Log log(String account, int before) {
    return locked(() -> log(scene.viewer(account), before));
  }

  private Play.Log log(int viewer, int before) {
    int number = scene.course().match().number();
    boolean latest = before == Integer.MAX_VALUE;
    Course<S, M> told =
        latest ? archive.tail(scene.file(), number, LOG_TAIL) : archive.whole(scene.file());
    List<Play.LogEntry> last =
        told.story(viewer, before, latest ? Integer.MAX_VALUE : 2 * LOG_TAIL);
    boolean whole = last.isEmpty() || last.getFirst().number() == 1;
    return new Play.Log(last, whole ? Optional.empty() : Optional.of(last.getFirst().number()));
  }

  /// Adds a connection that has seen everything up to `after`, and tells it what it missed.
  public boolean listen(Listener listener, String after) {
    return locked(() -> audience.add(listener, after));
  }

  public void unlisten(Listener listener) {
    lock.lock();
    try {
      audience.remove(listener);
    } finally {
      lock.unlock();
    }
  }

  /// Adds a line of talk; one that was said before under the same key isn't said again.
  public boolean say(String account, String name, Play.Say words) {
    return locked(
        () -> {
          Optional<Store.ChatRow> said = talk.say(scene, account, name, words, hall.now());
          said.ifPresent(this::tellTalk);
          return said.isPresent();
        });
  }

  private void tellTalk(Store.ChatRow row) {
    audience.tellTalk(
        viewer ->
            scene.sees(viewer, row.channel())
                ? Optional.of(Talk.line(row, scene.mark(viewer).talk()))
                : Optional.empty());
  }

  // Seats
  // -----------------------------------------------------------------------------------------------

  private Lobby.Table changed(String account, UnaryOperator<TableFile> change) {
    return locked(
        () -> {
          change(change);
          audience.tellTable();
          return table(account);
        });
  }

  private void change(UnaryOperator<TableFile> change) {
    TableFile old = scene.file();
    scene.setFile(done(store.change(id, change)));
    audience.resetWhoMoved(old);
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

  public void setNext(String next) {
    changed("", Seating.next(next));
  }

  /// Frees a seat; in play a person leaves and a steward takes over.
  public Lobby.Table stand(String account, int seat) {
    return locked(
        () -> {
          if (!scene.isRunning()) {
            return changed(account, Seating.stand(seat, account, hall.now()));
          }
          if (scene.seat(account) != seat) {
            throw Problem.of(403, "notYourSeat");
          }
          attend(seat, true);
          return table(account);
        });
  }

  public Lobby.Table comeBack(String account) {
    return locked(
        () -> {
          attend(scene.seat(account), false);
          return table(account);
        });
  }

  private void attend(int seat, boolean away) {
    if (!scene.isRunning() || scene.row(seat).away() == away) {
      return;
    }
    Course.Around old = scene.around();
    long now = hall.now();
    long[] left = scene.clocks().rested(now);
    change(stored -> Seating.rested(Seating.away(seat, away, now).apply(stored), left, now));
    Agenda agenda = scene.course().match().agenda();
    scene.setClocks(scene.clocks().only(agenda, scene.persons(), now));
    goingBack.askAgain();
    audience.tellTable();
    audience.tellAround(old);
    arrange();
    goBackIfAgreed();
  }

  /// Seats have got other owners in the database.
  void readAgain() {
    lock.lock();
    try {
      TableFile old = scene.file();
      scene.setFile(store.table(id).orElseThrow());
      audience.resetWhoMoved(old);
      audience.tellTable();
    } finally {
      lock.unlock();
    }
  }

  public Lobby.Table start(String account) {
    return locked(
        () -> {
          if (scene.isRunning() && scene.file().table().host().equals(account)) {
            return table(account);
          }
          change(Seating.start(game, account, hall.now()));
          TableFile file = scene.file();
          Course<S, M> begun = archive.tail(file, 0, MEMORY).remembering(MEMORY);
          scene.setCourse(begun);
          scene.setClocks(
              Clocks.start(
                  file.table().clock(),
                  file.seats().size(),
                  begun.match().agenda(),
                  scene.persons(),
                  hall.now()));
          audience.tellTable();
          audience.tellStart();
          arrange();
          return table(account);
        });
  }

  // Play
  // -----------------------------------------------------------------------------------------------

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
          int seat = scene.seat(account);
          int stamp = answer.stamp();
          return attempt(
              seat,
              answer.key(),
              () -> scene.course().match().submit(seat, stamp, moves, By.PERSON, hall.now()));
        });
  }

  public Play.Accepted undo(String account, String key) {
    return locked(
        () -> {
          int seat = scene.seat(account);
          return attempt(seat, key, () -> scene.course().match().undo(seat, hall.now()));
        });
  }

  /// Plays what a person sent. If it was sent before under the same key, it isn't played again; if
  /// another server was quicker, it is tried once more on what holds now.
  private Play.Accepted attempt(int seat, String key, Supplier<Result<Match<S, M>>> playing) {
    for (int tries = 1; ; tries++) {
      try {
        switch (playing.get()) {
          case Result.Done<Match<S, M>>(Match<S, M> next) -> enter(next, Optional.of(key));
          case Result.Refused<Match<S, M>>(Refusal refusal) -> {
            if (!isKnown(seat, key)) {
              throw refusing(refusal, seat);
            }
          }
        }
        return new Play.Accepted(scene.at(seat));
      } catch (Store.Conflict e) {
        if (isKnown(seat, key)) {
          return new Play.Accepted(scene.at(seat));
        }
        if (tries == TRIES) {
          throw e;
        }
        reload();
      }
    }
  }

  private boolean isKnown(int seat, String key) {
    return store.entry(id, seat, key).isPresent();
  }

  private Refusing refusing(Refusal refusal, int seat) {
    Play.Position position = scene.course().position(seat, scene.around());
    return new Refusing(refusal, position, scene.at(seat), mapper());
  }

  /// Stores a new entry and all that comes with it, then tells it.
  private void enter(Match<S, M> next, Optional<String> key) {
    Course<S, M> before = scene.course();
    Course.Around old = scene.around();
    Course<S, M> after = before.then(next);
    Entry<M> entry = next.entries().getLast();
    long now = hall.now();
    TableFile attended = Seating.attended(scene.file(), entry.seat(), entry.by());
    boolean roster = !attended.seats().equals(scene.file().seats());
    Agenda agenda = next.agenda();
    Clocks clocks =
        scene
            .clocks()
            .after(
                entry.seat(),
                entry.by(),
                isSettled(before, agenda, entry.seat()),
                agenda,
                Scene.persons(attended),
                now);
    TableFile file =
        agenda
            .outcome()
            .map(outcome -> Seating.over(attended, mapper().writeValueAsString(outcome), now))
            .orElse(attended);
    TableFile stored = clocks.counts() ? Seating.rested(file, clocks.rested(now), now) : file;
    boolean keeps =
        entry.number() % Archive.SPACING == 0
            || (entry.back().isPresent() && entry.back().getAsInt() < lastSnapshot);
    done(
        store.append(
            id,
            archive.row(entry, key),
            roster || agenda.isOver() || clocks.counts() ? Optional.of(stored) : Optional.empty(),
            keeps ? Optional.of(archive.snapshot(after)) : Optional.empty()));
    hall.counted(entry.by());
    lastSnapshot = keeps ? entry.number() : lastSnapshot;
    scene.setFile(stored);
    scene.setCourse(after.light());
    scene.setClocks(clocks);
    if (scene.wish().isPresent()) {
      scene.setWish(Optional.empty());
      scene.revised();
    }
    audience.tellStep(before, old);
    if (roster || agenda.isOver()) {
      audience.tellTable();
    }
    arrange();
  }

  /// Whether a seat's question is no longer asked.
  private boolean isSettled(Course<S, M> before, Agenda agenda, int seat) {
    Optional<Ask> asked =
        before.match().agenda().must().stream().filter(ask -> ask.seat() == seat).findFirst();
    return asked.isPresent() && !agenda.must().contains(asked.get());
  }

  public Play.Preview preview(String account, Play.Trial trial) {
    List<M> moves = moves(trial.moves());
    return locked(
        () -> {
          int seat = scene.seat(account);
          return switch (scene.course().match().preview(seat, trial.stamp(), moves)) {
            case Result.Done<S>(S state) -> new Play.Preview(game.view(state, Viewer.seat(seat)));
            case Result.Refused<S>(Refusal refusal) -> throw refusing(refusal, seat);
          };
        });
  }

  /// Why moves are not possible. What they would show is no reason against them.
  public Play.Why why(String account, Play.Trial trial) {
    List<M> moves = moves(trial.moves());
    return locked(
        () -> {
          int seat = scene.seat(account);
          Match<S, M> match = scene.course().match();
          int stamp = match.agenda().ask(seat).map(Ask::stamp).orElse(0);
          return new Play.Why(
              match
                  .preview(seat, stamp, moves)
                  .refused()
                  .filter(refusal -> !refusal.message().key().equals(Match.PREVIEW_BARRIER))
                  .map(Refusing::refused));
        });
  }

  // Hints
  // -----------------------------------------------------------------------------------------------

  /// What a bot thinks of the question that a person has to answer. Thinks outside the lock. The
  /// same question gets the same answer.
  public Play.Hinted hint(String account, String name, Play.Asking asking) {
    Hints.Question<S, M> question = locked(() -> hints.question(account, asking.stamp()));
    Play.Hinted hinted = hints.answer(question);
    return locked(
        () -> {
          hints
              .keep(question, hinted)
              .flatMap(asked -> talk.tellHint(scene, account, name, asked, hall.now()))
              .ifPresent(this::tellTalk);
          return hinted;
        });
  }

  // Going back by consent
  // -----------------------------------------------------------------------------------------------

  public Play.Accepted wish(String account, Play.Wish wish) {
    return locked(
        () -> {
          int seat = scene.seat(account);
          scene.course();
          if (!scene.isRunning()) {
            throw Problem.of(409, "gameOver");
          }
          if (!goingBack.key().equals(wish.key()) && !isKnown(seat, wish.key())) {
            Course.Around old = scene.around();
            goingBack.wish(seat, wish);
            tellWish(old);
          }
          return new Play.Accepted(scene.at(seat));
        });
  }

  public Play.Accepted consent(String account, int number, boolean agree) {
    return locked(
        () -> {
          int seat = scene.seat(account);
          Course.Around old = scene.around();
          goingBack.answer(seat, number, agree);
          tellWish(old);
          return new Play.Accepted(scene.at(seat));
        });
  }

  private void tellWish(Course.Around old) {
    if (!goBackIfAgreed()) {
      audience.tellAround(old);
    }
  }

  private boolean goBackIfAgreed() {
    if (!goingBack.isAgreed()) {
      return false;
    }
    int seat = scene.wish().orElseThrow().seat();
    Course<S, M> whole = goingBack.whole();
    switch (goingBack.back(whole, hall.now())) {
      case Result.Done<Match<S, M>>(Match<S, M> back) -> {
        scene.setCourse(whole.remembering(MEMORY));
        enter(back, Optional.of(goingBack.key()));
      }
      case Result.Refused<Match<S, M>>(Refusal refusal) -> throw refusing(refusal, seat);
    }
    return true;
  }

  // Those who answer for others
  // -----------------------------------------------------------------------------------------------

  public Play.Orders orders(String account) {
    return locked(() -> attendants.orders(scene.seat(account)));
  }

  public Play.Orders order(String account, List<JsonNode> orders) {
    return locked(
        () -> {
          int seat = scene.seat(account);
          change(Seating.orders(seat, attendants.checked(orders)));
          if (scene.hasBegun()) {
            arrange();
          }
          return attendants.orders(seat);
        });
  }

  /// Looks after bots and clocks of a table that was just opened.
  boolean wake() {
    return locked(
        () -> {
          if (scene.hasBegun()) {
            attendants.forget();
            arrange();
          }
          return scene.hasBegun();
        });
  }

  private void arrange() {
    attendants.arrange(
        new Attendants.Answering() {
          @Override
          public void answer(int seat, int stamp) {
            LiveTable.this.answer(seat, stamp);
          }

          @Override
          public void speak(int seat, int number) {
            LiveTable.this.speak(seat, number);
          }
        });
  }

  /// What a bot says besides, if it is still to the point.
  private void speak(int seat, int number) {
    boolean _ =
        unlessClosed(
                () -> {
                  Optional<M> said = attendants.said(seat, number);
                  Optional<Result<Match<S, M>>> result = said.flatMap(move -> submit(seat, move));
                  if (result.isPresent() && result.get().isDone()) {
                    enter(result.get().get(), Optional.empty());
                  } else if (scene.hasBegun()) {
                    arrange();
                  }
                  return true;
                })
            .isPresent();
  }

  private Optional<Result<Match<S, M>>> submit(int seat, M move) {
    Match<S, M> match = scene.course().match();
    return match
        .agenda()
        .ask(seat)
        .map(ask -> match.submit(seat, ask.stamp(), List.of(move), By.BOT, hall.now()));
  }

  /// A bot's, a steward's or a standing order's answer to a question, if it is still asked. Thinks
  /// outside the lock.
  private void answer(int seat, int stamp) {
    Optional<Attendants.Question<S, M>> asked =
        unlessClosed(() -> attendants.question(seat, stamp)).flatMap(question -> question);
    if (asked.isEmpty()) {
      return;
    }
    Optional<List<M>> moves = attendants.think(asked.get());
    boolean _ =
        unlessClosed(
                () -> {
                  if (!attendants.isWanted(asked.get())) {
                    arrange();
                  } else if (moves.isPresent()) {
                    Match<S, M> match = scene.course().match();
                    Result<Match<S, M>> result =
                        match.submit(seat, stamp, moves.get(), By.BOT, hall.now());
                    enter(
                        result.isDone() ? result.get() : attendants.fallback(seat, By.BOT),
                        Optional.empty());
                  }
                  return true;
                })
            .isPresent();
  }

  /// A clock rings.
  void ring() {
    boolean _ =
        unlessClosed(
                () -> {
                  if (scene.isRunning()) {
                    attendants.ring(next -> enter(next, Optional.empty()));
                    attendants.rang();
                    arrange();
                  }
                  return true;
                })
            .isPresent();
  }

  /// Something that nobody waits for: a table that was put away needs it no more, and after a lost
  /// race everything is arranged anew.
  private <T> Optional<T> unlessClosed(Supplier<T> work) {
    lock.lock();
    try {
      return closed ? Optional.empty() : Optional.of(work.get());
    } catch (Store.Conflict _) {
      reload();
      arrange();
      return Optional.empty();
    } finally {
      lock.unlock();
    }
  }

  // After the game
  // -----------------------------------------------------------------------------------------------

  /// The game record: whole when the game is over, before that as this reader may know it.
  public String record(String account) {
    return locked(
        () -> {
          scene.course();
          return scene.isOver()
              ? archive.record(scene.file()).toJson()
              : Json.pretty(archive.masked(scene.file(), scene.viewer(account)));
        });
  }

  /// A finished game after one of its entries, as one of its viewers saw it.
  public Play.Replayed replay(int at, Optional<Integer> seat) {
    return locked(
        () -> {
          int last = scene.course().match().number();
          if (!scene.isOver()) {
            throw Problem.of(409, "notOver");
          }
          int spectator = scene.file().seats().size();
          int viewer = seat.orElse(spectator);
          if (at < 0 || at > last || viewer < 0 || viewer > spectator) {
            throw Problem.of(400, "noSuchEntry");
          }
          Course<S, M> then = archive.whole(scene.file(), at);
          boolean isShown = !then.recent().isEmpty() && then.recent().getLast().isShownTo(viewer);
          return new Play.Replayed(
              at,
              last,
              then.view(viewer),
              then.awaited(),
              then.story(viewer, Integer.MAX_VALUE, LOG_TAIL),
              isShown);
        });
  }
}
