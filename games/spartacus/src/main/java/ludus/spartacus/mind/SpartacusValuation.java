package ludus.spartacus.mind;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Aim;
import ludus.kernel.Outcome;
import ludus.kernel.VictoryValuation;
import ludus.kernel.text.Resources;
import ludus.spartacus.Asset;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.State;
import ludus.spartacus.phase.Winning;

/// How good a position is: what a house has, in gold, influence above all; the more of it compared
/// with the others, the likelier it wins.
public final class SpartacusValuation extends VictoryValuation<State> {

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

  public static final SpartacusValuation IT =
      new SpartacusValuation(Resources.text("/ludus/spartacus/weights.json"));

  private SpartacusValuation(String weights) {
    super(Aim.ofSeats("victory", NAMES), weights);
  }

  @Override
  public SpartacusValuation with(String weights) {
    return new SpartacusValuation(weights);
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

  /// By how far the foremost house has come.
  @Override
  public double progress(State state) {
    int most = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      most = Math.max(most, state.house(seat).influence());
    }
    return Math.min(1, (double) most / state.table().numbers().winInfluence());
  }

  @Override
  protected int seats(State state) {
    return state.seats();
  }

  @Override
  protected Optional<Outcome> outcome(State state) {
    return state.top() instanceof Frame.Over over
        ? Optional.of(Winning.outcome(state, over))
        : Optional.empty();
  }
}
