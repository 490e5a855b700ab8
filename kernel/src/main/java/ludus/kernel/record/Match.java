package ludus.kernel.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Event;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Result;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;

/// A game in progress: its positions, its record, and the only door through which moves come in.
/// Immutable, so that a refused attempt changes nothing.
public final class Match<S, M> {

  /// What one entry led to. Undo can't go back over a barrier.
  public record Step<S, M>(Entry<M> entry, S state, List<Event> events, boolean barrier) {}

  /// Key of the refusal to look at what a batch would show.
  public static final String PREVIEW_BARRIER = "kernel.refusal.previewBarrier";

  private final Game<S, M> game;
  private final ChanceSource chances;
  private final S start;
  private final int startNumber;
  private final int number;
  private final Pile<Entry<M>> entries;
  private final Pile<Step<S, M>> line;

  private Match(
      Game<S, M> game,
      ChanceSource chances,
      S start,
      int startNumber,
      int number,
      Pile<Entry<M>> entries,
      Pile<Step<S, M>> line) {
    this.game = game;
    this.chances = chances;
    this.start = start;
    this.startNumber = startNumber;
    this.number = number;
    this.entries = entries;
    this.line = line;
  }

  public static <S, M> Match<S, M> start(Game<S, M> game, Setup setup, ChanceSource chances) {
    return from(game, game.start(setup, chances.at(0)), chances);
  }

  /// A match that begins in the middle, as scenarios do.
  public static <S, M> Match<S, M> from(Game<S, M> game, S start, ChanceSource chances) {
    return resume(game, start, 0, chances);
  }

  /// A match that goes on from the position after an entry, without what led to it.
  public static <S, M> Match<S, M> resume(
      Game<S, M> game, S state, int number, ChanceSource chances) {
    return new Match<>(game, chances, state, number, number, Pile.empty(), Pile.empty());
  }

  /// The same match without the steps that can only be taken back with everybody's consent, but for
  /// the last of them that each seat was shown, which says why: what a table keeps in memory.
  public Match<S, M> forget(int seats) {
    int kept = line.size();
    for (int seat = 0; seat < seats; seat++) {
      int barrier = line.size() - 1;
      while (barrier >= 0 && !(line.get(barrier).barrier() && isShown(barrier, seat))) {
        barrier--;
      }
      kept = Math.min(kept, barrier);
    }
    if (kept < 1) {
      return this;
    }
    Step<S, M> last = line.get(kept - 1);
    Pile<Step<S, M>> rest = Pile.copyOf(line.subList(kept, line.size()));
    Pile<Entry<M>> remembered = Pile.copyOf(rest.stream().map(Step::entry).toList());
    return new Match<>(
        game, chances, last.state(), last.entry().number(), number, remembered, rest);
  }

  public Game<S, M> game() {
    return game;
  }

  public S state() {
    return line.isEmpty() ? start : line.last().state();
  }

  public Agenda agenda() {
    return game.agenda(state());
  }

  /// Everything that was entered since the start, undone things included.
  public List<Entry<M>> entries() {
    return entries;
  }

  /// The steps that count: from the start to the present position.
  public List<Step<S, M>> line() {
    return line;
  }

  /// The number of the last entry; 0 at the start.
  public int number() {
    return number;
  }

  /// Enters a batch of moves of one seat: all of them or none. `stamp` is that of the question they
  /// answer.
  public Result<Match<S, M>> submit(int seat, int stamp, List<M> moves, By by, long time) {
    return switch (fold(seat, stamp, moves)) {
      case Result.Refused<Folded<S>>(Refusal refusal) -> Result.refused(refusal);
      case Result.Done<Folded<S>>(Folded<S> folded) -> {
        Entry<M> entry = new Entry<>(number + 1, seat, moves, by, time, OptionalInt.empty());
        yield Result.done(
            after(
                entry,
                line.plus(new Step<>(entry, folded.state(), folded.events(), folded.barrier()))));
      }
    };
  }

  /// Where a batch would lead, without entering it. Refused where it would use chance or show the
  /// mover something new.
  public Result<S> preview(int seat, int stamp, List<M> moves) {
    return switch (fold(seat, stamp, moves)) {
      case Result.Refused<Folded<S>>(Refusal refusal) -> Result.refused(refusal);
      case Result.Done<Folded<S>>(Folded<S> folded) when folded.news() ->
          Result.refused(Refusal.plain(PREVIEW_BARRIER));
      case Result.Done<Folded<S>>(Folded<S> folded) -> Result.done(folded.state());
    };
  }

  /// Takes back this seat's last entry, unless something stands in the way. What others have done
  /// since then without showing it to this seat is taken back with it: were it to stand in the way,
  /// the seat would learn of it.
  public Result<Match<S, M>> undo(int seat, long time) {
    Optional<Refusal> refusal = undoRefusal(seat);
    return refusal.isPresent() ? Result.refused(refusal.get()) : back(seat, lastShown(seat), time);
  }

  /// Why this seat can't take back the last entry that it was shown. A function of what it knows.
  public Optional<Refusal> undoRefusal(int seat) {
    int last = lastShown(seat);
    if (last < 0 || line.get(last).entry().seat() != seat) {
      return Optional.of(Refusal.plain("kernel.refusal.undoNothing"));
    }
    if (line.get(last).barrier()) {
      return Optional.of(Refusal.plain("kernel.refusal.undoBarrier"));
    }
    return Optional.empty();
  }

  /// The place in the line of the last step of which this seat was shown something; -1 if none.
  private int lastShown(int seat) {
    int last = line.size() - 1;
    while (last >= 0 && !isShown(last, seat)) {
      last--;
    }
    return last;
  }

  private boolean isShown(int place, int seat) {
    Step<S, M> step = line.get(place);
    if (step.entry().seat() == seat) {
      return true;
    }
    Viewer viewer = Viewer.seat(seat);
    for (Event event : step.events()) {
      if (event.shownTo(viewer).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /// Goes back to the position after an entry, 0 for the start: only with everybody's consent,
  /// which is the caller's business.
  public Result<Match<S, M>> undoByConsent(int seat, int to, long time) {
    int kept = 0;
    while (kept < line.size() && line.get(kept).entry().number() <= to) {
      kept++;
    }
    boolean known = to == startNumber || (kept > 0 && line.get(kept - 1).entry().number() == to);
    return known && kept < line.size()
        ? back(seat, kept, time)
        : Result.refused(Refusal.plain("kernel.refusal.undoNothing"));
  }

  private Result<Match<S, M>> back(int seat, int kept, long time) {
    int to = kept == 0 ? startNumber : line.get(kept - 1).entry().number();
    Entry<M> entry = new Entry<>(number + 1, seat, List.of(), By.UNDO, time, OptionalInt.of(to));
    return Result.done(after(entry, line.top(kept)));
  }

  private Match<S, M> after(Entry<M> entry, Pile<Step<S, M>> newLine) {
    return new Match<>(
        game, chances, start, startNumber, entry.number(), entries.plus(entry), newLine);
  }

  /// @param news whether chance was used or the mover shown something new
  private record Folded<S>(S state, List<Event> events, boolean news, boolean barrier) {}

  private Result<Folded<S>> fold(int seat, int stamp, List<M> moves) {
    Agenda agenda = agenda();
    if (agenda.isOver()) {
      return refuse("kernel.refusal.over");
    }
    if (moves.isEmpty()) {
      return refuse("kernel.refusal.empty");
    }
    Optional<Ask> ask = agenda.ask(seat);
    if (ask.isPresent() && ask.get().stamp() != stamp) {
      return refuse("kernel.refusal.stale");
    }
    S state = state();
    WatchedChance chance = new WatchedChance(chances.at(number + 1));
    List<Event> events = new ArrayList<>();
    for (M move : moves) {
      if (isNews(seat, chance, events)) {
        return refuse("kernel.refusal.batchBarrier");
      }
      Optional<Refusal> refusal = game.refusal(state, seat, move);
      if (refusal.isPresent()) {
        return Result.refused(refusal.get());
      }
      Journal.Kept journal = new Journal.Kept();
      state = game.play(state, seat, move, chance, journal);
      events.addAll(journal.events());
    }
    if (game.unfinished(state, seat)) {
      return refuse("kernel.refusal.unfinished");
    }
    boolean barrier = chance.used() || events.stream().anyMatch(Match::isBarrier);
    return Result.done(
        new Folded<>(state, List.copyOf(events), isNews(seat, chance, events), barrier));
  }

  private static boolean isNews(int seat, WatchedChance chance, List<Event> events) {
    return chance.used() || events.stream().anyMatch(event -> event.reveals().contains(seat));
  }

  private static boolean isBarrier(Event event) {
    return !event.reveals().isEmpty() || event.settles();
  }

  private static <T> Result<T> refuse(String key) {
    return Result.refused(Refusal.plain(key));
  }
}
