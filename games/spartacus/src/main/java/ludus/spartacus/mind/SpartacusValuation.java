package ludus.spartacus.mind;

import java.util.List;
import ludus.kernel.Valuation;
import ludus.spartacus.Asset;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.State;
import ludus.spartacus.phase.Winning;

/// How good a position is: what a house has, in gold, influence above all; the more of it compared
/// with the others, the likelier it wins.
public final class SpartacusValuation implements Valuation<State> {

  public static final SpartacusValuation IT = new SpartacusValuation();

  private static final List<String> NAMES =
      List.of("influence", "gold", "cards", "guards", "gladiators", "slaves", "equipment", "host");

  private static final int INFLUENCE = 0;
  private static final int GOLD = 1;
  private static final int CARDS = 2;
  private static final int GUARDS = 3;
  private static final int GLADIATORS = 4;
  private static final int SLAVES = 5;
  private static final int EQUIPMENT = 6;
  private static final int HOST = 7;

  /// The host has the first turn of the next Intrigue phase.
  private static final double FIRST_TURN = 0.5;

  /// A house so many gold ahead wins 2.7 times as often.
  private static final double LEAD = 11;

  private SpartacusValuation() {}

  @Override
  public List<String> names() {
    return NAMES;
  }

  /// Each in gold.
  @Override
  public double[] features(State state, int seat) {
    House house = state.house(seat);
    double[] worth = new double[NAMES.size()];
    worth[INFLUENCE] = Worth.standing(state, seat);
    worth[GOLD] = Worth.gold(0, house.gold());
    worth[CARDS] = Worth.CARD * house.hand().size();
    for (int i = 0; i < house.guards() + house.spentGuards(); i++) {
      worth[GUARDS] += Worth.guard(i);
    }
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      int kind =
          switch (asset.card().kind()) {
            case GLADIATOR -> GLADIATORS;
            case SLAVE -> SLAVES;
            case EQUIPMENT -> EQUIPMENT;
          };
      worth[kind] += Worth.asset(state, house, asset);
    }
    worth[HOST] = state.host() == seat ? FIRST_TURN : 0;
    return worth;
  }

  @Override
  public double[] values(State state) {
    int seats = state.seats();
    double[] values = new double[seats];
    if (state.top() instanceof Frame.Over over) {
      var outcome = Winning.outcome(state, over);
      for (int seat = 0; seat < seats; seat++) {
        values[seat] = outcome.share(seat);
      }
      return values;
    }
    double best = Double.NEGATIVE_INFINITY;
    for (int seat = 0; seat < seats; seat++) {
      for (double worth : features(state, seat)) {
        values[seat] += worth;
      }
      best = Math.max(best, values[seat]);
    }
    double sum = 0;
    for (int seat = 0; seat < seats; seat++) {
      values[seat] = Math.exp((values[seat] - best) / LEAD);
      sum += values[seat];
    }
    for (int seat = 0; seat < seats; seat++) {
      values[seat] /= sum;
    }
    return values;
  }
}
