package ludus.spartacus;

import java.util.List;
import ludus.kernel.Valuation;
import ludus.spartacus.effect.Filter;
import ludus.spartacus.phase.Winning;

/// How good a position is, by hand-made weights: influence above all, more so near the end; then
/// what brings it: fighters, gold, cards, guards.
public final class SpartacusValuation implements Valuation<State> {

  static final SpartacusValuation IT = new SpartacusValuation();

  private static final List<String> NAMES =
      List.of(
          "influence",
          "gold",
          "cards",
          "guards",
          "gladiators",
          "champions",
          "income",
          "equipment",
          "host");

  private static final double[] WEIGHTS = {1.0, 0.09, 0.16, 0.12, 0.24, 0.5, 0.1, 0.08, 0.3};

  private SpartacusValuation() {}

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public double[] features(State state, int seat) {
    House house = state.house(seat);
    double gladiators = 0;
    double champions = 0;
    double equipment = 0;
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      double worth = asset.isInjured() ? 0.4 : 1;
      switch (asset.card().kind()) {
        case GLADIATOR -> gladiators += worth * strength(asset);
        case SLAVE -> gladiators += worth * 0.2;
        case EQUIPMENT -> equipment += 1;
      }
      champions += asset.isChampion() ? worth : 0.4 * asset.favors() * worth;
    }
    return new double[] {
      house.influence(),
      Math.sqrt(4.0 * house.gold()),
      Math.min(6, house.hand().size()),
      house.guards() + 0.7 * house.spentGuards(),
      gladiators,
      champions,
      income(house),
      equipment,
      state.host() == seat ? 1 : 0
    };
  }

  /// A gladiator of 9 dice counts 1.
  private static double strength(Asset asset) {
    MarketCard.Face face = asset.card().face();
    double dice = face.atk() + face.def() + face.spd();
    return dice / 9 + (face.abilities().isEmpty() ? 0 : 0.2);
  }

  private static double income(House house) {
    int income = 0;
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      income +=
          switch (asset.card().kind()) {
            case SLAVE -> asset.isInjured() ? 0 : Filter.weight(asset);
            case GLADIATOR -> asset.isInjured() ? 0 : -1;
            case EQUIPMENT -> 0;
          };
    }
    return income;
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
    int win = state.table().numbers().winInfluence();
    double best = Double.NEGATIVE_INFINITY;
    for (int seat = 0; seat < seats; seat++) {
      double[] features = features(state, seat);
      double score = 0;
      for (int i = 0; i < features.length; i++) {
        score += WEIGHTS[i] * features[i];
      }
      int missing = win - state.house(seat).influence();
      values[seat] = score + (missing <= 0 ? 3 : missing <= 2 ? 1.2 / missing : 0);
      best = Math.max(best, values[seat]);
    }
    double sum = 0;
    for (int seat = 0; seat < seats; seat++) {
      values[seat] = Math.exp((values[seat] - best) / 2.2);
      sum += values[seat];
    }
    for (int seat = 0; seat < seats; seat++) {
      values[seat] /= sum;
    }
    return values;
  }
}
