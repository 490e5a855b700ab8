package ludus.spartacus.mind;

import java.util.Arrays;
import ludus.kernel.Viewer;
import ludus.spartacus.House;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.State;
import ludus.spartacus.effect.Selector;
import ludus.spartacus.talk.Pledge;
import org.jspecify.annotations.Nullable;

/// One dominus in one position: whose fortunes matter how much.
final class Mind {

  /// How much more a rival counts for each influence that it is ahead.
  private static final double AHEAD = 0.6;

  /// By influence: no data file goes beyond 99.
  private static final double[] THREAT = threats(99);

  private static final double[] NOT_ASKED = {};

  final State state;
  final int seat;

  /// Who thinks: the dominus itself, or one who puts itself in its place and knows no more for it.
  private final int viewer;

  /// Worked out when one is asked for: in the middle of a fight nobody does.
  private double[] shares = NOT_ASKED;

  /// The scheme that was thought of last, and what can be made of it: moves with the same card are
  /// judged one after the other.
  private @Nullable IntrigueCard scheme;

  private double prospect;

  /// What that scheme promises, for each target and other house; not a number before it is asked.
  private double[] promises = NOT_ASKED;

  Mind(State state, int seat) {
    this(state, seat, seat);
  }

  private Mind(State state, int seat, int viewer) {
    this.state = state;
    this.seat = seat;
    this.viewer = viewer;
  }

  private double[] shares() {
    double[] shares = new double[state.seats()];
    double sum = 0;
    for (int other = 0; other < shares.length; other++) {
      if (other != seat) {
        shares[other] = -THREAT[state.house(other).influence()];
        sum -= shares[other];
      }
    }
    for (int other = 0; other < shares.length; other++) {
      shares[other] = other == seat ? 1 : shares[other] / sum;
    }
    return shares;
  }

  private static double[] threats(int most) {
    double[] threats = new double[most + 1];
    for (int influence = 0; influence < threats.length; influence++) {
      threats[influence] = Math.exp(AHEAD * influence);
    }
    return threats;
  }

  /// How it looks from another's place, for all that this one knows.
  Mind as(int other) {
    return new Mind(state, other, viewer);
  }

  boolean sees(Pledge pledge) {
    return pledge.isSeenBy(Viewer.seat(viewer));
  }

  /// The best that can be made of a scheme now.
  double prospect(IntrigueCard card) {
    if (scheme != card) {
      scheme = card;
      int targets = card.face().target() == Selector.ANY ? state.seats() + 1 : 1;
      int others = card.face().other().isPresent() ? state.seats() + 1 : 1;
      promises = new double[targets * others];
      Arrays.fill(promises, Double.NaN);
      prospect = Plots.best(this, card);
    }
    return prospect;
  }

  /// What a scheme promises with this target and this other house, if they have to be named.
  double promise(IntrigueCard card, int target, int other) {
    if (scheme != card) {
      return Plots.promise(this, card, target, other);
    }
    int others = card.face().other().isPresent() ? state.seats() + 1 : 1;
    int at = (target + 1) * others + other + 1; // nobody comes first
    if (Double.isNaN(promises[at])) {
      promises[at] = Plots.promise(this, card, target, other);
    }
    return promises[at];
  }

  House house() {
    return state.house(seat);
  }

  /// How much a gold's worth that a house gains is worth to this dominus: 1 for the own house; less
  /// than nothing for rivals, all of them together -1, the leaders most of it.
  double share(int other) {
    if (shares.length == 0) {
      shares = shares();
    }
    return shares[other];
  }

  /// The gold of a house, as far as it is known while purses are closed (SP-HID-4).
  int gold(int other) {
    if (other == viewer || state.purses().isEmpty()) {
      return state.house(other).gold();
    }
    State.Purses purses = state.purses().get();
    int known = purses.open().get(other) + purses.given().get(viewer * state.seats() + other);
    return Math.max(0, known);
  }

  /// What it is worth to this dominus that a house gets so much gold, or loses it.
  double gold(int who, int more) {
    return share(who) * Worth.gold(gold(who), more);
  }

  double influence(int who, int more) {
    return share(who) * Worth.influence(state, who, more);
  }
}
