package ludus.marenostrum.mind;

import ludus.marenostrum.Board;
import ludus.marenostrum.Holdings;
import ludus.marenostrum.Phase;
import ludus.marenostrum.Province;
import ludus.marenostrum.Realm;
import ludus.marenostrum.State;
import ludus.marenostrum.Stock;
import ludus.marenostrum.Track;
import ludus.marenostrum.Tracks;
import ludus.marenostrum.phase.Collect;
import org.jspecify.annotations.Nullable;

/// One empire in one position: how far everybody is from winning, and whose fortunes matter how
/// much. All worths are in Resources.
final class Mind {

  /// What the victory is worth.
  static final double WIN = 60;

  /// How much less a rival counts for each round that it is farther from winning.
  private static final double BEHIND = 0.6;

  /// What harm to all rivals together is worth, against the same gain of one's own.
  private static final double SPITE = 0.75;

  private static final double LONGEST = 8;
  private static final double SHORTEST = 2;
  private static final double AFTER = 1.5;

  final State state;
  final int seat;
  final Board board;

  /// How often things will still bring something.
  final double horizon;

  final Foresight foresight;
  final Holdings holdings;
  private final @Nullable Stock[] income;
  private final double[] shares;
  private double @Nullable [] provinces;
  private int @Nullable [] levels;
  private @Nullable Standing standing;

  private Mind(State state, int seat, Foresight foresight, boolean glance) {
    this.state = state;
    this.seat = seat;
    this.foresight = foresight;
    board = state.board();
    holdings = state.holdings();
    int seats = state.seats();
    income = new Stock[seats];
    shares = new double[seats];
    double nearest = LONGEST;
    double sum = 0;
    for (int other = 0; other < seats; other++) {
      double rounds = glance ? Plan.rounds(state, other) : plan(other).rounds();
      nearest = Math.min(nearest, rounds);
      shares[other] = other == seat ? 0 : glance ? near(rounds) : Math.exp(-BEHIND * rounds);
      sum += shares[other];
    }
    double usual = Math.max(SHORTEST, LONGEST - state.round());
    horizon = Math.max(SHORTEST, 0.5 * usual + 0.5 * (AFTER + nearest));
    for (int other = 0; other < seats; other++) {
      shares[other] = other == seat ? 1 : -SPITE * shares[other] / sum;
    }
  }

  /// With all care.
  static Mind careful(State state, int seat, Foresight foresight) {
    return new Mind(state, seat, foresight, false);
  }

  /// As it looks at a glance: victories are as near as what everybody has makes them, whatever is
  /// in stock and whoever may get the titles.
  static Mind glancing(State state, int seat) {
    return new Mind(state, seat, Foresight.GLANCE, true);
  }

  private Plan plan(int other) {
    Stock known = other == seat && buys(state) ? state.stock(seat) : Stock.NONE;
    return Plan.of(state, other, income(other), known, levels());
  }

  /// About e to the power of -BEHIND * rounds.
  private static double near(double rounds) {
    double part = 1 / (1 + BEHIND / 4 * rounds);
    double square = part * part;
    return square * square;
  }

  /// Whether stocks will still buy something in this round.
  private static boolean buys(State state) {
    return state.phase() != Phase.MOVEMENT && state.phase() != Phase.LEADERSHIP;
  }

  Realm realm() {
    return state.realm(seat);
  }

  Stock stock() {
    return state.stock(seat);
  }

  Stock income(int who) {
    Stock known = income[who];
    if (known == null) {
      known = Collect.income(state, who);
      income[who] = known;
    }
    return known;
  }

  /// How many common Commodities of a type come in every round.
  int supply(int type) {
    return income(seat).common(type);
  }

  int level(int who, Track track) {
    return levels()[who * Standing.TRACKS.length + track.index()];
  }

  private int[] levels() {
    int[] known = levels;
    if (known == null) {
      known = Tracks.count(state);
      levels = known;
    }
    return known;
  }

  Standing standing() {
    Standing known = standing;
    if (known == null) {
      known = new Standing(state, levels());
      standing = known;
    }
    return known;
  }

  /// How much it is worth to this empire that somebody gains a Resource's worth: 1 for itself; less
  /// than nothing for rivals, most for the one who is nearest to a victory.
  double share(int other) {
    return shares[other];
  }

  /// The rival who is nearest to a victory.
  int rival() {
    int rival = seat == 0 ? 1 : 0;
    for (int other = 0; other < shares.length; other++) {
      if (other != seat && shares[other] < shares[rival]) {
        rival = other;
      }
    }
    return rival;
  }

  /// What a Province would be worth to this empire, with what is built there.
  double province(Province province) {
    double[] known = provinces;
    if (known == null) {
      known = new double[state.table().provinces().size()];
      provinces = known;
    }
    int at = province.index();
    if (known[at] == 0) {
      known[at] = Worth.province(this, seat, province);
    }
    return known[at];
  }

  /// What a level more or less on a track is worth, for this empire or a rival.
  double levels(int who, Track track, int more) {
    return standing().shift(this, who, track, more);
  }
}
