package ludus.server.live;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Outcome;
import ludus.kernel.Seed;
import ludus.server.Problem;
import ludus.server.api.Lobby;
import ludus.server.api.Play;
import ludus.server.store.Store.SeatRow;
import ludus.server.store.Store.TableFile;
import org.jspecify.annotations.Nullable;

/// How a table stands now, and what each of its viewers may know of it. Guarded by the table's
/// lock.
final class Scene<S, M> {

  private final Hall hall;

  private TableFile file;
  private @Nullable Course<S, M> course;
  private Clocks clocks = Clocks.start(Lobby.Clock.NONE, 0, Agenda.of(List.of(), List.of()), 0, 0);
  private Optional<Play.Consent> wish = Optional.empty();
  private int talk;
  private int openTalk;
  private int revision;

  Scene(Hall hall, TableFile file) {
    this.hall = hall;
    this.file = file;
  }

  // What it is made of
  // -----------------------------------------------------------------------------------------------

  TableFile file() {
    return file;
  }

  void setFile(TableFile next) {
    file = next;
  }

  boolean hasBegun() {
    return course != null;
  }

  boolean isRunning() {
    return file.table().status() == Lobby.Status.RUNNING;
  }

  boolean isOver() {
    return file.table().status() == Lobby.Status.OVER;
  }

  Course<S, M> course() {
    if (course == null) {
      throw Problem.of(409, "notBegun");
    }
    return course;
  }

  void setCourse(Course<S, M> next) {
    course = next;
  }

  Clocks clocks() {
    return clocks;
  }

  void setClocks(Clocks next) {
    clocks = next;
  }

  /// A wish to go back that waits for consent.
  Optional<Play.Consent> wish() {
    return wish;
  }

  void setWish(Optional<Play.Consent> next) {
    wish = next;
  }

  /// A line of talk was said.
  void said(Play.Channel channel) {
    talk++;
    openTalk += channel == Play.Channel.SEATS ? 0 : 1;
  }

  int talk() {
    return talk;
  }

  /// Something changed besides entries and talk: event ids go on from here.
  void revised() {
    revision++;
  }

  // Who looks at it
  // -----------------------------------------------------------------------------------------------

  /// The reader's number among the viewers: his seat, or that of all spectators.
  int viewer(String account) {
    return seatOf(account).orElse(file.seats().size());
  }

  private Optional<Integer> seatOf(String account) {
    return Seating.seatOf(file, account).map(SeatRow::seat);
  }

  boolean isSpectator(int viewer) {
    return viewer == file.seats().size();
  }

  /// The seat of somebody who sits here.
  int seat(String account) {
    return seatOf(account).orElseThrow(() -> Problem.of(403, "notSeated"));
  }

  SeatRow row(int seat) {
    return file.seats().get(seat);
  }

  /// Bits of the seats where a person answers.
  int persons() {
    return persons(file);
  }

  static int persons(TableFile file) {
    int bits = 0;
    for (SeatRow seat : file.seats()) {
      if (seat.kind() == Lobby.Kind.PERSON && !seat.away()) {
        bits |= 1 << seat.seat();
      }
    }
    return bits;
  }

  // What they may know
  // -----------------------------------------------------------------------------------------------

  /// How far a viewer has been told.
  Mark mark(int viewer) {
    return new Mark(
        course == null ? 0 : course.number(viewer),
        isSpectator(viewer) ? openTalk : talk,
        isSpectator(viewer) ? "w" : Integer.toString(viewer),
        hall.boot() + "-" + revision);
  }

  String at(int viewer) {
    return mark(viewer).toString();
  }

  Course.Around around() {
    return new Course.Around(wish, clocks.times(hall.now()));
  }

  Optional<Play.Position> position(int viewer) {
    return Optional.ofNullable(course).map(now -> now.position(viewer, around()));
  }

  boolean sees(int viewer, Play.Channel channel) {
    return channel != Play.Channel.SEATS || !isSpectator(viewer);
  }

  /// The table as a reader may know it.
  ///
  /// @param online accounts of all who have the page open, one for each page
  Lobby.Table table(String account, List<String> online) {
    Set<String> here = new HashSet<>(online);
    return new Lobby.Table(
        file.table().id(),
        file.table().game(),
        file.table().name(),
        file.table().status(),
        file.table().seatCount(),
        seats(here),
        file.table().options(),
        file.table().listed(),
        file.table().clock(),
        file.table().hints(),
        hall.nameOf(file.table().host()),
        file.table().host().equals(account),
        seatOf(account),
        Seed.commitment(file.table().secret()),
        isOver() ? Optional.of(file.table().secret()) : Optional.empty(),
        Archive.nonces(file),
        (int) online.stream().filter(one -> isSpectator(viewer(one))).count(),
        file.table().created(),
        file.table().next());
  }

  /// The table in a list.
  Lobby.TableNote note(String account, List<String> online) {
    List<Integer> awaited = ofAgenda(agenda -> agenda.must().stream().map(Ask::seat).toList());
    return new Lobby.TableNote(
        file.table().id(),
        file.table().game(),
        file.table().name(),
        file.table().status(),
        hall.nameOf(file.table().host()),
        seats(new HashSet<>(online)),
        file.table().clock(),
        seatOf(account),
        seatOf(account).filter(awaited::contains).isPresent(),
        awaited.stream().map(seat -> row(seat).name().orElse("")).toList(),
        ofAgenda(agenda -> agenda.outcome().map(Outcome::winners).orElse(List.of())),
        file.table().changed());
  }

  private List<Integer> ofAgenda(Function<Agenda, List<Integer>> part) {
    return course == null ? List.of() : part.apply(course.match().agenda());
  }

  private List<Lobby.Seat> seats(Set<String> online) {
    return file.seats().stream()
        .map(
            seat ->
                new Lobby.Seat(
                    seat.seat(),
                    seat.kind(),
                    seat.name(),
                    seat.away() ? Optional.of(Attendants.STEWARD.id()) : seat.level(),
                    seat.away(),
                    seat.account().filter(online::contains).isPresent()))
        .toList();
  }
}
