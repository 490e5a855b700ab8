package ludus.server.live;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import ludus.bots.Budget;
import ludus.bots.Level;
import ludus.bots.analysis.Analysis;
import ludus.kernel.Game;
import ludus.kernel.record.By;
import ludus.server.Problem;
import ludus.server.api.Lobby;
import ludus.server.store.Store;
import ludus.server.store.Store.SeatRow;
import ludus.server.store.Store.TableFile;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// All tables of a server. A table is in memory while somebody needs it; bots think on threads of
/// their own, and a timer wakes bots and clocks.
public final class Hall implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Hall.class);
  private static final long IDLE = 120_000;
  private static final long RESTING = 20_000;
  private static final long TIDY_EVERY = 30_000;

  /// A table was put away while somebody reached for it.
  static final class PutAway extends RuntimeException {
    private static final long serialVersionUID = 1;

    PutAway() {
      super("put away", null, false, false);
    }
  }

  /// @param botPause milliseconds between moves of bots, so that people can follow
  /// @param tablesEach how many open and running tables one person may host
  /// @param budget of a bot's thought
  /// @param hint budget of a bot that a person asks
  /// @param effort of an analysis
  public record Settings(
      long botPause, int tablesEach, Budget budget, Budget hint, Analysis.Effort effort) {

    private static final Budget HINT = new Budget(OptionalInt.of(200), OptionalLong.of(1200));

    public static final Settings STANDARD = new Settings(500, 100, Budget.STANDARD);

    public Settings(long botPause, int tablesEach, Budget budget) {
      this(botPause, tablesEach, budget, HINT, Analysis.Effort.STANDARD);
    }

    public Settings withBotPause(long millis) {
      return new Settings(millis, tablesEach, budget, hint, effort);
    }

    public Settings withHint(Budget other) {
      return new Settings(botPause, tablesEach, budget, other, effort);
    }

    public Settings withEffort(Analysis.Effort other) {
      return new Settings(botPause, tablesEach, budget, hint, other);
    }
  }

  /// So many hints may be waited for at once.
  private static final int HINTS_MOST = 50;

  private static final long HINT_SECONDS = 30;

  /// How many pauses a bot waits for a person's reply to an offer.
  private static final int PATIENCE = 30;

  private final Store store;
  private final Map<String, Game<?, ?>> games = new TreeMap<>();
  private final Map<String, Delta.Shapes> shapes = new ConcurrentHashMap<>();
  private final Map<String, LiveTable<?, ?>> tables = new ConcurrentHashMap<>();
  private final Function<String, String> names;
  private final Time time;
  private final Settings settings;
  private final String boot = Long.toString(System.currentTimeMillis(), 36);
  private final ExecutorService thinkers;
  private final ExecutorService advisers;
  private final AtomicInteger thinking = new AtomicInteger();
  private final Analyses analyses;
  private final LongAdder moves = new LongAdder();
  private final LongAdder botMoves = new LongAdder();

  /// @param names of people, by account
  /// @param time ends with the hall
  public Hall(
      Store store,
      Collection<? extends Game<?, ?>> games,
      Function<String, String> names,
      Time time,
      Settings settings) {
    this.store = store;
    this.names = names;
    this.time = time;
    this.settings = settings;
    games.forEach(game -> this.games.put(game.info().id(), game));
    this.thinkers =
        Executors.newFixedThreadPool( // one core is left to people
            Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
            Thread.ofPlatform().name("ludus-bot-", 0).daemon().factory());
    this.advisers =
        new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(HINTS_MOST),
            Thread.ofPlatform().name("ludus-adviser").daemon().factory());
    this.analyses = new Analyses(store, this::game, time::now, this::isThinking, settings.effort());
    time.after(TIDY_EVERY, this::tidy);
  }

  /// Wakes the bots and clocks of games that were running when the server stopped.
  public void wake() {
    thinkers.execute(
        () -> {
          for (String id : store.running()) {
            try {
              table(id);
            } catch (RuntimeException e) {
              LOG.error("A running table can't be opened", e);
            }
          }
        });
    analyses.wake();
  }

  Store store() {
    return store;
  }

  String boot() {
    return boot;
  }

  long now() {
    return time.now();
  }

  Budget budget() {
    return settings.budget();
  }

  Budget hintBudget() {
    return settings.hint();
  }

  /// Whether a bot thinks about something that people wait for.
  private boolean isThinking() {
    return thinking.get() > 0;
  }

  String nameOf(String account) {
    return names.apply(account);
  }

  void counted(By by) {
    (by == By.BOT ? botMoves : moves).increment();
  }

  public long moves() {
    return moves.sum();
  }

  public long botMoves() {
    return botMoves.sum();
  }

  public int inMemory() {
    return tables.size();
  }

  public Collection<Game<?, ?>> games() {
    return games.values();
  }

  public Game<?, ?> game(String id) {
    Game<?, ?> game = games.get(id);
    if (game == null) {
      throw Problem.of(404, "noSuchGame", id);
    }
    return game;
  }

  public List<String> levels() {
    return Level.ids();
  }

  // Tables
  // -----------------------------------------------------------------------------------------------

  public String create(String account, Lobby.NewTable wish) {
    Game<?, ?> game = game(wish.game());
    if (store.hosted(account) >= settings.tablesEach()) {
      throw Problem.of(429, "tooManyTables");
    }
    TableFile file = Seating.create(wish, game, account, now());
    store.create(file).join();
    return file.table().id();
  }

  /// Does something at a table. One that is being put away is opened again.
  public <T> T at(String id, Function<LiveTable<?, ?>, T> work) {
    while (true) {
      LiveTable<?, ?> table = table(id);
      try {
        return work.apply(table);
      } catch (PutAway _) {
        tables.remove(id, table); // and not what somebody has opened meanwhile
      }
    }
  }

  /// A connection has gone.
  public void gone(String id, Listener listener) {
    LiveTable<?, ?> table = tables.get(id);
    if (table != null) {
      try {
        table.unlisten(listener);
      } catch (RuntimeException e) { // the server stops, or its disk is broken
        LOG.debug("Nobody could be told that a line has gone", e);
      }
    }
  }

  /// A table was changed in the database behind our back.
  public void readAgain(String id) {
    LiveTable<?, ?> table = tables.get(id);
    if (table != null) {
      table.readAgain();
    }
  }

  private LiveTable<?, ?> table(String id) {
    LiveTable<?, ?> known = tables.get(id);
    return known != null ? known : tables.computeIfAbsent(id, this::open);
  }

  private LiveTable<?, ?> open(String id) {
    TableFile file =
        (id.matches("[a-z0-9]{24}") ? store.table(id) : Optional.<TableFile>empty())
            .orElseThrow(() -> Problem.of(404, "noSuchTable"));
    LiveTable<?, ?> table = open(game(file.table().game()), file);
    time.after(0, () -> arrange(id));
    return table;
  }

  /// Looks after a table's bots and clocks. It may still be on its way into memory, or out of it.
  private void arrange(String id) {
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                at(
                    id,
                    table -> {
                      table.wake();
                      return id;
                    });
              } catch (RuntimeException e) {
                LOG.error("A table can't be looked after", e);
              }
            });
  }

  private <S, M> LiveTable<S, M> open(Game<S, M> game, TableFile file) {
    Delta.Shapes shape =
        shapes.computeIfAbsent(game.info().id(), _ -> new Delta.Shapes(game.notation().mapper()));
    return LiveTable.of(this, game, shape, file);
  }

  public Lobby.TableList lists(Optional<String> account) {
    List<Lobby.TableNote> mine = new ArrayList<>();
    account.ifPresent(person -> notes(store.tablesOf(person, 50), person, mine));
    List<Lobby.TableNote> open = new ArrayList<>();
    List<Lobby.TableNote> running = new ArrayList<>();
    String reader = account.orElse("");
    notes(store.listed(Lobby.Status.OPEN, 50), reader, open);
    notes(store.listed(Lobby.Status.RUNNING, 50), reader, running);
    return new Lobby.TableList(mine, open, running);
  }

  private void notes(List<TableFile> files, String reader, List<Lobby.TableNote> notes) {
    for (TableFile file : files) {
      try {
        notes.add(at(file.table().id(), table -> table.note(reader)));
      } catch (RuntimeException e) { // one table that can't be opened hides no other
        LOG.debug("A table can't be listed", e);
      }
    }
  }

  /// The same table once more: the same people in the next seats, the same bots. One at a time, so
  /// that all who want it get one table.
  public synchronized String again(String account, String id) {
    TableFile file = at(id, LiveTable::file);
    if (file.table().status() != Lobby.Status.OVER) {
      throw Problem.of(409, "notOver");
    }
    if (Seating.seatOf(file, account).isEmpty()) {
      throw Problem.of(403, "notSeated");
    }
    if (file.table().next().isPresent()) {
      return file.table().next().get();
    }
    String next =
        create(
            account,
            new Lobby.NewTable(
                file.table().game(),
                file.seats().size(),
                file.table().options(),
                file.table().listed(),
                file.table().clock(),
                Optional.of(file.table().hints()),
                file.table().name()));
    for (SeatRow seat : file.seats()) {
      seat.level()
          .filter(_ -> seat.kind() == Lobby.Kind.BOT)
          .ifPresent(level -> at(next, table -> table.seatBot(account, seat.seat(), level)));
    }
    at(
        id,
        table -> {
          table.setNext(next);
          return next;
        });
    return at(id, LiveTable::file).table().next().orElse(next);
  }

  // Bots and clocks
  // -----------------------------------------------------------------------------------------------

  /// @param patiently whether there is a reply to wait for
  void think(String id, boolean patiently, Runnable thought) {
    time.after(
        settings.botPause() * (patiently ? PATIENCE : 1),
        () ->
            thinkers.execute(
                () -> {
                  thinking.incrementAndGet();
                  try {
                    thought.run();
                  } catch (RuntimeException e) {
                    LOG.error("A bot's answer failed", e);
                    time.after(5_000, () -> arrange(id));
                  } finally {
                    thinking.decrementAndGet();
                  }
                }));
  }

  /// Thinks for a person who waits for it, on a thread of its own.
  <T> T consider(Callable<T> thought) {
    thinking.incrementAndGet();
    try {
      return advisers.submit(thought).get(HINT_SECONDS, TimeUnit.SECONDS);
    } catch (RejectedExecutionException | TimeoutException _) {
      throw Problem.of(503, "busy");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw Problem.of(503, "busy");
    } catch (ExecutionException e) {
      throw new IllegalStateException("A hint failed", e.getCause());
    } finally {
      thinking.decrementAndGet();
    }
  }

  // Games that are over
  // -----------------------------------------------------------------------------------------------

  /// How far the analysis of a game is, and what it says: a `Review.Progress` as it travels.
  public String analysis(String id) {
    at(id, LiveTable::file);
    return analyses.progress(id);
  }

  /// Wishes for the analysis of a game.
  public String analyse(String account, String id) {
    return analyses.wish(at(id, LiveTable::file), account);
  }

  void ring(String id, long when) {
    time.after(
        Math.max(0, when - now()),
        () ->
            Thread.ofVirtual()
                .start(
                    () -> {
                      try {
                        at(
                            id,
                            table -> {
                              table.ring();
                              return "";
                            });
                      } catch (RuntimeException e) {
                        LOG.error("A clock's answer failed", e);
                        time.after(5_000, () -> ring(id, now()));
                      }
                    }));
  }

  private void tidy() {
    time.after(TIDY_EVERY, this::tidy);
    long now = now();
    tables.forEach(
        (id, table) -> {
          if (table.close(now - RESTING, now - IDLE)) {
            tables.remove(id, table);
          }
        });
  }

  @Override
  public void close() {
    time.close();
    analyses.close();
    advisers.shutdownNow();
    thinkers.shutdown();
    try {
      if (!thinkers.awaitTermination(5, TimeUnit.SECONDS)) {
        thinkers.shutdownNow();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
