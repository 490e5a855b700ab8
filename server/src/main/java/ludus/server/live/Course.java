package ludus.server.live;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Form;
import ludus.kernel.Game;
import ludus.kernel.Hint;
import ludus.kernel.Journal;
import ludus.kernel.Message;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Viewer;
import ludus.kernel.record.By;
import ludus.kernel.record.Entry;
import ludus.kernel.record.Match;
import ludus.server.api.Play;
import org.jspecify.annotations.Nullable;

/// The course of a game as its viewers are told it. Immutable.
///
/// Viewers are numbered: the seats, then one number for all spectators. Each viewer's entries are
/// counted for that viewer alone, so that what others do in private leaves no gap.
final class Course<S, M> {

  /// One entry of the record, and who was shown something of it.
  ///
  /// @param shownTo bits of the viewers
  /// @param numbers the count of each viewer after it
  /// @param undone for an undo: how many of each viewer's entries it took back
  record Told(
      int number,
      int seat,
      By by,
      long time,
      List<Event> events,
      int shownTo,
      List<Integer> numbers,
      List<Integer> undone) {

    boolean isShownTo(int viewer) {
      return (shownTo >> viewer & 1) != 0;
    }
  }

  /// What a position has besides the game.
  record Around(Optional<Play.Consent> consent, List<Play.Time> times) {
    static final Around NOTHING = new Around(Optional.empty(), List.of());
  }

  private static final int[] NONE = {};

  private final Match<S, M> match;
  private final int seats;
  private final int[] numbers;
  private final Pile<Told> recent;
  private final int memory;
  private final @Nullable Object[] views;

  private Course(Match<S, M> match, int[] numbers, Pile<Told> recent, int memory) {
    this.match = match;
    this.seats = numbers.length - 1;
    this.numbers = numbers;
    this.recent = recent;
    this.memory = memory;
    this.views = new Object[seats + 1];
  }

  /// @param numbers what each viewer has been shown before
  /// @param memory how many entries are remembered
  static <S, M> Course<S, M> of(Match<S, M> match, int[] numbers, int memory) {
    return new Course<>(match, numbers, Pile.empty(), memory);
  }

  Match<S, M> match() {
    return match;
  }

  Game<S, M> game() {
    return match.game();
  }

  int spectator() {
    return seats;
  }

  int[] numbers() {
    return numbers;
  }

  int number(int viewer) {
    return numbers[viewer];
  }

  List<Told> recent() {
    return recent;
  }

  /// The course after the last entry of `next`, which follows on this match.
  Course<S, M> then(Match<S, M> next) {
    Entry<M> entry = next.entries().getLast();
    int[] undone = NONE;
    int shownTo;
    List<Event> events;
    if (entry.back().isPresent()) {
      events = List.of();
      undone = new int[seats + 1];
      shownTo = 1 << entry.seat();
      for (Match.Step<S, M> step : match.line()) {
        if (step.entry().number() > entry.back().getAsInt()) {
          int seen = shownTo(step.entry().seat(), step.events());
          shownTo |= seen;
          for (int viewer = 0; viewer <= seats; viewer++) {
            undone[viewer] += seen >> viewer & 1;
          }
        }
      }
    } else {
      events = next.line().getLast().events();
      shownTo = shownTo(entry.seat(), events);
    }
    int[] counts = numbers.clone();
    for (int viewer = 0; viewer <= seats; viewer++) {
      counts[viewer] += shownTo >> viewer & 1;
    }
    Told told =
        new Told(
            entry.number(),
            entry.seat(),
            entry.by(),
            entry.time(),
            events,
            shownTo,
            list(counts),
            list(undone));
    Pile<Told> remembered =
        recent.size() < memory
            ? recent.plus(told)
            : Pile.copyOf(recent.subList(recent.size() - memory / 2, recent.size())).plus(told);
    return new Course<>(next, counts, remembered, memory);
  }

  private static List<Integer> list(int[] counts) {
    List<Integer> list = new ArrayList<>(counts.length);
    for (int count : counts) {
      list.add(count);
    }
    return list;
  }

  /// The same course, remembering only the last entries.
  Course<S, M> remembering(int entries) {
    Pile<Told> last =
        Pile.copyOf(recent.subList(Math.max(0, recent.size() - entries), recent.size()));
    return new Course<>(match, numbers, last, entries);
  }

  /// The same course with nothing in memory but what play needs.
  Course<S, M> light() {
    return new Course<>(match.forget(seats), numbers, recent, memory);
  }

  private int shownTo(int mover, List<Event> events) {
    int bits = 1 << mover;
    for (int viewer = 0; viewer <= seats; viewer++) {
      for (int i = 0; i < events.size() && (bits >> viewer & 1) == 0; i++) {
        if (events.get(i).shownTo(viewer(viewer)).isPresent()) {
          bits |= 1 << viewer;
        }
      }
    }
    return bits;
  }

  private Viewer viewer(int viewer) {
    return viewer == seats ? Viewer.SPECTATOR : Viewer.seat(viewer);
  }

  /// What this viewer was told after his first `number` entries; nothing if they are no longer
  /// remembered.
  Optional<List<Play.LogEntry>> since(int viewer, int number) {
    List<Play.LogEntry> entries = new ArrayList<>();
    for (Told told : recent) {
      if (told.isShownTo(viewer) && told.numbers().get(viewer) > number) {
        entries.add(entry(told, viewer));
      }
    }
    return entries.size() == numbers[viewer] - number ? Optional.of(entries) : Optional.empty();
  }

  /// The last entries that a viewer was told of before this one of his numbers, at most so many.
  List<Play.LogEntry> story(int viewer, int before, int most) {
    List<Told> shown =
        recent.stream()
            .filter(told -> told.isShownTo(viewer) && told.numbers().get(viewer) < before)
            .toList();
    return shown.subList(Math.max(0, shown.size() - most), shown.size()).stream()
        .map(told -> entry(told, viewer))
        .toList();
  }

  Play.LogEntry entry(Told told, int viewer) {
    List<Play.Line> lines = new ArrayList<>();
    if (told.by() == By.CLOCK) {
      lines.add(plain("server.log.clock", told.seat()));
    }
    if (told.by() == By.UNDO) {
      lines.add(plain("server.log.undo", told.seat()));
    }
    for (Event event : told.events()) {
      event
          .shownTo(viewer(viewer))
          .ifPresent(
              seen -> lines.add(new Play.Line(Optional.of(seen.rule().id()), seen.told(), seen)));
    }
    return new Play.LogEntry(
        told.numbers().get(viewer),
        told.seat(),
        told.by().name(),
        told.time(),
        lines,
        told.by() == By.UNDO ? Optional.of(told.undone().get(viewer)) : Optional.empty());
  }

  private Play.Line plain(String key, int seat) {
    return new Play.Line(Optional.empty(), Message.of(key).player(seat), null);
  }

  /// The moves of an entry that follows on this course, as a viewer sees them.
  List<Object> shown(Entry<M> entry, int viewer) {
    List<Object> seen = new ArrayList<>();
    S state = match.state();
    for (M move : entry.moves()) {
      game().shown(state, entry.seat(), move, viewer(viewer)).ifPresent(seen::add);
      if (entry.moves().size() > 1) {
        state =
            game()
                .play(
                    state, entry.seat(), move, Chance.of(new SplittableRandom(0)), Journal.SILENT);
      }
    }
    return seen;
  }

  /// Lets go of what can be made again: a table at rest holds little.
  void rest() {
    Arrays.fill(views, null);
  }

  /// Kept once it was made: what was told last is what the next change is compared with.
  Object view(int viewer) {
    Object known = views[viewer];
    if (known == null) {
      known = game().view(match.state(), viewer(viewer));
      views[viewer] = known;
    }
    return known;
  }

  Play.Position position(int viewer, Around around) {
    Agenda agenda = match.agenda();
    return new Play.Position(
        view(viewer),
        awaited(agenda),
        yours(agenda, viewer),
        undo(viewer),
        around.consent(),
        around.times(),
        agenda.outcome());
  }

  /// Writes what changed for a viewer between two courses of the same game. Who was shown nothing
  /// is told nothing either: not even how late it is.
  void changes(Course<S, M> before, int viewer, Around old, Around now, Delta delta) {
    boolean told = before == this || before.number(viewer) != number(viewer);
    if (before != this) {
      Agenda then = before.match.agenda();
      Agenda agenda = match.agenda();
      delta.compare("/view", before.view(viewer), view(viewer));
      delta.compare("/awaited", awaited(then), awaited(agenda));
      if (viewer < seats && (then.ask(viewer).isPresent() || agenda.ask(viewer).isPresent())) {
        if (told) {
          delta.put("/you", yours(agenda, viewer).orElse(null));
        } else {
          delta.compare("/you", before.yours(then, viewer), yours(agenda, viewer));
        }
      }
      delta.compare("/undo", before.undo(viewer), undo(viewer));
      delta.compare("/outcome", then.outcome(), agenda.outcome());
    }
    delta.compare("/consent", old.consent(), now.consent());
    if (told) {
      delta.compare("/times", old.times(), now.times());
    }
  }

  List<Play.Awaited> awaited() {
    return awaited(match.agenda());
  }

  private static List<Play.Awaited> awaited(Agenda agenda) {
    List<Play.Awaited> awaited = new ArrayList<>();
    for (Ask ask : agenda.must()) {
      awaited.add(new Play.Awaited(ask.seat(), ask.what()));
    }
    return awaited;
  }

  private Optional<Play.Yours> yours(Agenda agenda, int viewer) {
    if (viewer == seats) {
      return Optional.empty();
    }
    Optional<Ask> asked = agenda.ask(viewer);
    if (asked.isEmpty()) {
      return Optional.empty();
    }
    S state = match.state();
    List<Play.Option> options = new ArrayList<>();
    for (M move : game().moves(state, viewer)) {
      options.add(option(game(), state, viewer, move));
    }
    List<Form> forms = game().forms(state, viewer);
    return Optional.of(
        new Play.Yours(
            agenda.must().contains(asked.get()),
            asked.get().what(),
            asked.get().stamp(),
            options,
            forms));
  }

  /// A legal move as a person is offered it.
  static <S, M> Play.Option option(Game<S, M> game, S state, int seat, M move) {
    Hint hint = game.hint(state, seat, move);
    return new Play.Option(
        move,
        game.told(move),
        hint.price().isPresent() ? Optional.of(hint.price().getAsInt()) : Optional.empty(),
        hint.notes());
  }

  private Play.Undo undo(int viewer) {
    if (viewer == seats) {
      return new Play.Undo(false, Optional.empty());
    }
    Optional<Refusal> refusal = match.undoRefusal(viewer);
    return new Play.Undo(refusal.isEmpty(), refusal.map(Refusal::message));
  }

  @Override
  public String toString() {
    return "Course" + Arrays.toString(numbers);
  }
}
