package ludus.server.live;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.record.By;
import ludus.server.api.Lobby;
import ludus.server.api.Play;

/// The seats' clocks at one moment. They run while the game waits for a seat, and never for bots:
/// those keep their own budget.
final class Clocks {

  /// A server that was down for long doesn't punish: so much is left at least.
  private static final long GRACE = 300_000;

  /// Whose time is over has so much for each answer that follows, until he counts as away.
  private static final long LEAST = 10_000;

  private final Lobby.Clock clock;
  private final long[] left; // milliseconds of each seat at `since`
  private final int running; // bits of the seats whose clocks run
  private final long since;

  private Clocks(Lobby.Clock clock, long[] left, int running, long since) {
    this.clock = clock;
    this.left = left;
    this.running = running;
    this.since = since;
  }

  static Clocks start(Lobby.Clock clock, int seats, Agenda agenda, int persons, long now) {
    long[] left = new long[seats];
    Arrays.fill(left, clock.seconds() * 1000L);
    return new Clocks(clock, left, bits(agenda) & persons, now);
  }

  /// The clocks of a table that is opened again. A clock for each player stood still meanwhile;
  /// days went on.
  static Clocks resume(
      Lobby.Clock clock, long[] rested, Agenda agenda, int persons, long since, long now) {
    long[] left = rested.clone();
    int running = bits(agenda) & persons;
    if (clock.pace() == Lobby.Pace.DAYS) {
      for (int seat = 0; seat < left.length; seat++) {
        if ((running >> seat & 1) != 0) {
          left[seat] = Math.max(left[seat] - (now - since), Math.min(left[seat], GRACE));
        }
      }
    }
    return new Clocks(clock, left, running, now);
  }

  boolean counts() {
    return clock.pace() != Lobby.Pace.NONE;
  }

  /// Whether somebody's clock runs that only memory keeps running.
  boolean wouldStandStill() {
    return clock.pace() == Lobby.Pace.PLAYER && running != 0;
  }

  /// After an entry of this seat. Time is gained by answers alone, not by second thoughts or talk.
  ///
  /// @param settled whether the seat was awaited, and isn't with that question any more
  Clocks after(int mover, By by, boolean settled, Agenda agenda, int persons, long now) {
    if (!counts()) {
      return this;
    }
    long full = clock.seconds() * 1000L;
    long[] next = rested(now);
    int runs = bits(agenda) & persons;
    if (clock.pace() == Lobby.Pace.PLAYER) {
      next[mover] = stock(next[mover], by, settled);
    } else {
      for (int seat = 0; seat < next.length; seat++) {
        boolean stillAsked =
            (running >> seat & runs >> seat & 1) != 0 && (seat != mover || !settled);
        next[seat] = stillAsked ? next[seat] : full;
      }
    }
    return new Clocks(clock, next, runs, now);
  }

  private long stock(long left, By by, boolean settled) {
    long full = clock.seconds() * 1000L;
    long gain = clock.increment() * 1000L;
    return switch (by) {
      case PERSON -> settled ? Math.min(left + gain, 10 * full) : left;
      case UNDO -> Math.max(left - gain, Math.min(left, 1_000)); // not so much that it rings
      case CLOCK -> Math.max(left, Math.min(Math.max(gain, LEAST), full)); // enough to go on
      case BOT -> left;
    };
  }

  /// The same clocks, running for these seats only: a steward came or went.
  Clocks only(Agenda agenda, int persons, long now) {
    return counts() ? new Clocks(clock, rested(now), bits(agenda) & persons, now) : this;
  }

  /// Milliseconds of each seat, were its clock stopped now.
  long[] rested(long now) {
    long[] rested = left.clone();
    for (int seat = 0; seat < rested.length; seat++) {
      if ((running >> seat & 1) != 0) {
        rested[seat] = Math.max(0, rested[seat] - (now - since));
      }
    }
    return rested;
  }

  /// When the next clock rings.
  OptionalLong nextRing() {
    OptionalLong next = OptionalLong.empty();
    for (int seat = 0; counts() && seat < left.length; seat++) {
      if ((running >> seat & 1) != 0 && (next.isEmpty() || since + left[seat] < next.getAsLong())) {
        next = OptionalLong.of(since + left[seat]);
      }
    }
    return next;
  }

  boolean rings(int seat, long now) {
    return counts() && (running >> seat & 1) != 0 && since + left[seat] <= now;
  }

  List<Play.Time> times(long now) {
    if (!counts()) {
      return List.of();
    }
    long[] rested = rested(now);
    Play.Time[] times = new Play.Time[rested.length];
    for (int seat = 0; seat < times.length; seat++) {
      times[seat] = new Play.Time(seat, rested[seat], (running >> seat & 1) != 0);
    }
    return List.of(times);
  }

  private static int bits(Agenda agenda) {
    int bits = 0;
    for (Ask ask : agenda.must()) {
      bits |= 1 << ask.seat();
    }
    return bits;
  }
}
