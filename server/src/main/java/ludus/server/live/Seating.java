package ludus.server.live;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import ludus.bots.Level;
import ludus.kernel.Game;
import ludus.kernel.GameInfo;
import ludus.kernel.Message;
import ludus.kernel.Seed;
import ludus.kernel.Setup;
import ludus.kernel.record.By;
import ludus.server.Problem;
import ludus.server.api.Lobby;
import ludus.server.store.Store.SeatRow;
import ludus.server.store.Store.TableFile;
import ludus.server.store.Store.TableRow;

/// Who may change what at a table before and around play: functions from one table file to the
/// next. What can't be done is a [Problem].
final class Seating {

  private static final Pattern NONCE = Pattern.compile("[0-9a-f]{32}");
  private static final int RINGS_TO_LEAVE = 2;
  private static final SecureRandom RANDOM = new SecureRandom();

  private static final List<String> BOT_NAMES =
      List.of(
          "Cato",
          "Livia",
          "Drusus",
          "Tullia",
          "Seneca",
          "Porcia",
          "Gracchus",
          "Cornelia",
          "Nerva",
          "Fulvia",
          "Plinius",
          "Octavia");

  private Seating() {}

  static TableFile create(Lobby.NewTable wish, Game<?, ?> game, String host, long now) {
    checkClock(wish.clock());
    checkSeats(wish.seats(), game.info());
    List<SeatRow> seats = new ArrayList<>();
    for (int seat = 0; seat < wish.seats(); seat++) {
      seats.add(free(seat));
    }
    return new TableFile(
        new TableRow(
            newId(),
            wish.game(),
            wish.name().map(Seating::name).filter(name -> !name.isEmpty()),
            Lobby.Status.OPEN,
            wish.seats(),
            options(wish.options(), game.info()),
            wish.listed(),
            wish.clock(),
            wish.hints().orElse(Lobby.Hints.FRIENDLY),
            host,
            Seed.newSecret(),
            game.info().rulesVersion(),
            game.info().dataHash(),
            now,
            now,
            Optional.empty(),
            Optional.empty()),
        seats);
  }

  /// 120 random bits: nobody finds a table by trying.
  static String newId() {
    StringBuilder id = new StringBuilder();
    for (int i = 0; i < 24; i++) {
      id.append("abcdefghijkmnpqrstuvwxyz23456789".charAt(RANDOM.nextInt(32)));
    }
    return id.toString();
  }

  static UnaryOperator<TableFile> change(
      Lobby.TableChange wish, Game<?, ?> game, String account, long now) {
    return file -> {
      isOpen(file);
      isHost(file, account);
      TableRow row = file.table();
      wish.clock().ifPresent(Seating::checkClock);
      wish.seats().ifPresent(count -> checkSeats(count, game.info()));
      int count = wish.seats().orElse(row.seatCount());
      List<SeatRow> seats = new ArrayList<>(file.seats());
      while (seats.size() > count) {
        int last = lastFree(seats);
        seats.remove(last);
      }
      while (seats.size() < count) {
        seats.add(free(seats.size()));
      }
      Optional<String> name =
          wish.name().isPresent()
              ? wish.name().map(Seating::name).filter(said -> !said.isEmpty())
              : row.name();
      return new TableFile(
          new TableRow(
              row.id(),
              row.game(),
              name,
              row.status(),
              count,
              wish.options().map(options -> options(options, game.info())).orElse(row.options()),
              wish.listed().orElse(row.listed()),
              wish.clock().orElse(row.clock()),
              wish.hints().orElse(row.hints()),
              row.host(),
              row.secret(),
              row.rules(),
              row.data(),
              row.created(),
              now,
              row.outcome(),
              row.next()),
          numbered(seats));
    };
  }

  private static int lastFree(List<SeatRow> seats) {
    for (int i = seats.size() - 1; i >= 0; i--) {
      if (seats.get(i).kind() == Lobby.Kind.FREE) {
        return i;
      }
    }
    throw Problem.of(409, "seatsTaken");
  }

  static UnaryOperator<TableFile> sit(
      int seat, String nonce, String account, String name, long now) {
    return file -> {
      isOpen(file);
      if (!NONCE.matcher(nonce).matches()) {
        throw Problem.of(400, "badNonce");
      }
      SeatRow place = seat(file, seat);
      boolean mine = place.account().equals(Optional.of(account));
      if (place.kind() != Lobby.Kind.FREE && !mine) {
        throw Problem.of(409, "seatTaken");
      }
      List<SeatRow> seats = new ArrayList<>(file.seats());
      for (SeatRow other : file.seats()) {
        if (other.account().equals(Optional.of(account))) {
          seats.set(other.seat(), free(other.seat()));
        }
      }
      seats.set(
          seat,
          new SeatRow(
              seat,
              Lobby.Kind.PERSON,
              Optional.of(account),
              Optional.of(name),
              Optional.empty(),
              Optional.of(nonce),
              false,
              0,
              0,
              "[]"));
      return new TableFile(touched(file.table(), now), seats);
    };
  }

  /// Frees a seat before the start.
  static UnaryOperator<TableFile> stand(int seat, String account, long now) {
    return file -> {
      isOpen(file);
      SeatRow place = seat(file, seat);
      if (!place.account().equals(Optional.of(account))) {
        isHost(file, account);
      }
      return new TableFile(touched(file.table(), now), with(file.seats(), free(seat)));
    };
  }

  static UnaryOperator<TableFile> bot(int seat, String level, String account, long now) {
    return file -> {
      isOpen(file);
      isHost(file, account);
      if (Level.of(level).isEmpty()) {
        throw Problem.of(400, "noSuchLevel", level);
      }
      SeatRow place = seat(file, seat);
      if (place.kind() == Lobby.Kind.PERSON) {
        throw Problem.of(409, "seatTaken");
      }
      String name = place.name().orElseGet(() -> botName(file));
      SeatRow bot =
          new SeatRow(
              seat,
              Lobby.Kind.BOT,
              Optional.empty(),
              Optional.of(name),
              Optional.of(level),
              Optional.empty(),
              false,
              0,
              0,
              "[]");
      return new TableFile(touched(file.table(), now), with(file.seats(), bot));
    };
  }

  private static String botName(TableFile file) {
    Set<Optional<String>> taken = new HashSet<>();
    file.seats().forEach(seat -> taken.add(seat.name()));
    return BOT_NAMES.stream()
        .filter(name -> !taken.contains(Optional.of(name)))
        .findFirst()
        .orElse("Nemo");
  }

  /// The game begins: free seats are left out.
  static UnaryOperator<TableFile> start(Game<?, ?> game, String account, long now) {
    return file -> {
      isOpen(file);
      isHost(file, account);
      List<SeatRow> seats =
          numbered(file.seats().stream().filter(seat -> seat.kind() != Lobby.Kind.FREE).toList());
      if (seats.stream().noneMatch(seat -> seat.kind() == Lobby.Kind.PERSON)) {
        throw Problem.of(409, "nobodySits");
      }
      TableRow row = file.table();
      checkSeats(seats.size(), game.info());
      game.check(Setup.of(seats.size(), row.options()))
          .ifPresent(
              wrong -> {
                throw new Problem(409, "badSetup", wrong);
              });
      long left = row.clock().seconds() * 1000L;
      List<SeatRow> timed = seats.stream().map(seat -> rested(seat, left)).toList();
      return new TableFile(
          new TableRow(
              row.id(),
              row.game(),
              row.name(),
              Lobby.Status.RUNNING,
              seats.size(),
              row.options(),
              row.listed(),
              row.clock(),
              row.hints(),
              row.host(),
              row.secret(),
              game.info().rulesVersion(),
              game.info().dataHash(),
              row.created(),
              now,
              Optional.empty(),
              Optional.empty()),
          timed);
    };
  }

  /// A person leaves a running game, or comes back to it.
  static UnaryOperator<TableFile> away(int seat, boolean away, long now) {
    return file -> {
      SeatRow place = seat(file, seat);
      return new TableFile(
          touched(file.table(), now), with(file.seats(), attended(place, away, 0, place.left())));
    };
  }

  static UnaryOperator<TableFile> orders(int seat, String orders) {
    return file -> {
      SeatRow place = seat(file, seat);
      return new TableFile(
          file.table(),
          with(
              file.seats(),
              new SeatRow(
                  seat,
                  place.kind(),
                  place.account(),
                  place.name(),
                  place.level(),
                  place.nonce(),
                  place.away(),
                  place.timeouts(),
                  place.left(),
                  orders)));
    };
  }

  static TableFile over(TableFile file, String outcome, long now) {
    TableRow row = file.table();
    return new TableFile(
        row(row, Lobby.Status.OVER, Optional.of(outcome), row.next(), now), file.seats());
  }

  static UnaryOperator<TableFile> next(String id) {
    return file -> {
      TableRow row = file.table();
      return row.next().isPresent()
          ? file
          : new TableFile(
              row(row, row.status(), row.outcome(), Optional.of(id), row.changed()), file.seats());
    };
  }

  private static TableRow row(
      TableRow row,
      Lobby.Status status,
      Optional<String> outcome,
      Optional<String> next,
      long changed) {
    return new TableRow(
        row.id(),
        row.game(),
        row.name(),
        status,
        row.seatCount(),
        row.options(),
        row.listed(),
        row.clock(),
        row.hints(),
        row.host(),
        row.secret(),
        row.rules(),
        row.data(),
        row.created(),
        changed,
        outcome,
        next);
  }

  static TableRow touched(TableRow row, long now) {
    return row(row, row.status(), row.outcome(), row.next(), now);
  }

  /// Who answered himself is there; who let two clocks ring in a row is away, and a steward plays.
  static TableFile attended(TableFile file, int seat, By by) {
    SeatRow row = file.seats().get(seat);
    boolean answered = by == By.PERSON;
    int timeouts = answered ? 0 : by == By.CLOCK ? row.timeouts() + 1 : row.timeouts();
    boolean away =
        row.kind() == Lobby.Kind.PERSON && !answered && (row.away() || timeouts >= RINGS_TO_LEAVE);
    return timeouts == row.timeouts() && away == row.away()
        ? file
        : new TableFile(
            file.table(), with(file.seats(), attended(row, away, timeouts, row.left())));
  }

  /// The clocks as they stand now.
  static TableFile rested(TableFile file, long[] left, long now) {
    List<SeatRow> seats = new ArrayList<>();
    for (SeatRow seat : file.seats()) {
      seats.add(attended(seat, seat.away(), seat.timeouts(), left[seat.seat()]));
    }
    return new TableFile(touched(file.table(), now), seats);
  }

  static SeatRow attended(SeatRow seat, boolean away, int timeouts, long left) {
    return new SeatRow(
        seat.seat(),
        seat.kind(),
        seat.account(),
        seat.name(),
        seat.level(),
        seat.nonce(),
        away,
        timeouts,
        left,
        seat.orders());
  }

  private static SeatRow rested(SeatRow seat, long left) {
    return attended(seat, false, 0, left);
  }

  static List<SeatRow> with(List<SeatRow> seats, SeatRow seat) {
    List<SeatRow> more = new ArrayList<>(seats);
    more.set(seat.seat(), seat);
    return more;
  }

  static SeatRow seat(TableFile file, int seat) {
    if (seat < 0 || seat >= file.seats().size()) {
      throw Problem.of(404, "noSuchSeat");
    }
    return file.seats().get(seat);
  }

  /// The seat of an account.
  static Optional<SeatRow> seatOf(TableFile file, String account) {
    for (SeatRow seat : file.seats()) {
      if (seat.account().isPresent() && seat.account().get().equals(account)) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }

  static void isHost(TableFile file, String account) {
    if (!file.table().host().equals(account)) {
      throw Problem.of(403, "hostOnly");
    }
  }

  private static void isOpen(TableFile file) {
    if (file.table().status() != Lobby.Status.OPEN) {
      throw Problem.of(409, "alreadyBegun");
    }
  }

  private static SeatRow free(int seat) {
    return new SeatRow(
        seat,
        Lobby.Kind.FREE,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        false,
        0,
        0,
        "[]");
  }

  private static List<SeatRow> numbered(List<SeatRow> seats) {
    List<SeatRow> numbered = new ArrayList<>();
    for (SeatRow seat : seats) {
      numbered.add(
          new SeatRow(
              numbered.size(),
              seat.kind(),
              seat.account(),
              seat.name(),
              seat.level(),
              seat.nonce(),
              seat.away(),
              seat.timeouts(),
              seat.left(),
              seat.orders()));
    }
    return numbered;
  }

  private static String name(String said) {
    String name = said.strip();
    if (name.length() > 40 || name.chars().anyMatch(Character::isISOControl)) {
      throw Problem.of(400, "badTableName");
    }
    return name;
  }

  private static void checkSeats(int count, GameInfo info) {
    if (count < info.minSeats() || count > info.maxSeats()) {
      throw new Problem(
          400,
          "badSeatCount",
          Message.of("server.problem.badSeatCount")
              .with("least", info.minSeats())
              .with("most", info.maxSeats()));
    }
  }

  private static void checkClock(Lobby.Clock clock) {
    boolean fits =
        switch (clock.pace()) {
          case NONE -> clock.seconds() == 0 && clock.increment() == 0;
          case PLAYER ->
              clock.seconds() >= 10
                  && clock.seconds() <= 36_000
                  && clock.increment() >= 0
                  && clock.increment() <= 600;
          case DAYS ->
              clock.seconds() >= 3600 && clock.seconds() <= 30 * 86_400 && clock.increment() == 0;
        };
    if (!fits) {
      throw Problem.of(400, "badClock");
    }
  }

  private static SortedMap<String, String> options(Map<String, String> wish, GameInfo info) {
    SortedMap<String, String> options = new TreeMap<>();
    wish.forEach(
        (name, value) -> {
          boolean fits =
              info.option(name).filter(option -> option.values().contains(value)).isPresent();
          if (!fits) {
            throw Problem.of(400, "badOption", name);
          }
          if (!info.option(name).orElseThrow().standard().equals(value)) {
            options.put(name, value);
          }
        });
    return options;
  }
}
