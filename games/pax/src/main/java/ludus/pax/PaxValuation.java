package ludus.pax;

import java.util.List;
import ludus.kernel.Valuation;

/// How good a position of PAX is: the chance that Rome wins, and within each of the two endings who
/// would win it. The figures are guesses of players, not fitted.
final class PaxValuation implements Valuation<State> {

  static final PaxValuation IT = new PaxValuation();

  private static final List<String> NAMES =
      List.of("points", "aurei", "hand", "income", "intrigue", "categories");

  /// How much of the difference in one category is still open, at the start and at the end.
  private static final double OPEN_AT_START = 3.0;

  private static final double OPEN_AT_END = 0.6;

  private PaxValuation() {}

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public double[] features(State state, int seat) {
    int[] rome = Scoring.romeSymbols(state, 0);
    Player player = state.player(seat);
    double open = open(state);
    return new double[] {
      points(state, seat, rome, open),
      player.aurei(),
      player.hand().size(),
      longestRow(player),
      player.symbols(Category.INTRIGUE),
      categories(player)
    };
  }

  @Override
  public double[] values(State state) {
    int seats = state.players().size();
    if (state.step() instanceof Step.Over) {
      return shares(state);
    }
    int[] rome = Scoring.romeSymbols(state, 0);
    double open = open(state);
    if (seats == 1) {
      return new double[] {solo(state, rome, open)};
    }
    double romeWins = romeWins(state, rome, open);
    double[] points = new double[seats];
    double[] intrigue = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      Player player = state.player(seat);
      points[seat] =
          points(state, seat, rome, open)
              + open * (0.35 * player.aurei() + 0.6 * player.hand().size())
              + open * 0.5 * longestRow(player);
      intrigue[seat] = player.symbols(Category.INTRIGUE) + (state.pcHolder() == seat ? 0.5 : 0.0);
    }
    double[] byPoints = softmax(points, 1.5 + 2.0 * open);
    double[] byIntrigue = softmax(intrigue, 0.3 + 0.5 * open);
    double[] values = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      values[seat] = romeWins * byIntrigue[seat] + (1 - romeWins) * byPoints[seat];
    }
    return values;
  }

  private static double[] shares(State state) {
    var outcome = Scoring.of(state).outcome(state);
    double[] shares = new double[state.players().size()];
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = outcome.share(seat);
    }
    return shares;
  }

  /// How much can still change: from [#OPEN_AT_START] with a full deck down to [#OPEN_AT_END].
  private static double open(State state) {
    double left = state.deck().size() / (double) state.table().cards().size();
    return OPEN_AT_END + (OPEN_AT_START - OPEN_AT_END) * left;
  }

  private static double romeWins(State state, int[] rome, double open) {
    double held = 0;
    double spread = 0.35;
    for (int category = 0; category < Category.COUNT; category++) {
      double free = 1.0;
      for (int seat = 0; seat < state.players().size(); seat++) {
        free *= 1 - stronger(state.player(seat), category, rome, open);
      }
      held += free;
      spread += free * (1 - free);
    }
    double needed = state.table().numbers().romeWinsAtCategories() - 0.5;
    return sigmoid((held - needed) / Math.sqrt(spread));
  }

  /// The chance that a player ends up stronger than Rome in a category.
  private static double stronger(Player player, int category, int[] rome, double open) {
    int own = effective(player, category);
    return sigmoid((own - rome[category] - 0.5) / open);
  }

  private static int effective(Player player, int category) {
    int own = player.display().get(category).symbols();
    if (category == Category.ARMY.index()) {
      return own + player.symbols(Category.FLEET) / 3;
    }
    return category == Category.FLEET.index() ? own + player.symbols(Category.ARMY) / 3 : own;
  }

  private static double points(State state, int seat, int[] rome, double open) {
    Numbers numbers = state.table().numbers();
    Player player = state.player(seat);
    double points = numbers.perCategoryInDisplay() * categories(player);
    for (int category = 0; category < Category.COUNT; category++) {
      points += numbers.perCategoryStrongerThanRome() * stronger(player, category, rome, open);
    }
    points += effective(player, Category.ARMY.index()) * numbers.perArmySymbol();
    points += effective(player, Category.FLEET.index()) * numbers.perFleetSymbol();
    points += state.pcHolder() == seat ? numbers.primusConspiratus() : 0;
    return points + numbers.mostMoney() * richest(state, seat);
  }

  private static double richest(State state, int seat) {
    int money = Scoring.money(state, state.player(seat));
    int best = 0;
    for (int other = 0; other < state.players().size(); other++) {
      if (other != seat) {
        best = Math.max(best, Scoring.money(state, state.player(other)));
      }
    }
    return sigmoid((money - best + 0.5) / 2.0);
  }

  private static double solo(State state, int[] rome, double open) {
    Player player = state.player(0);
    double strong = 0;
    for (int category = 0; category < Category.COUNT; category++) {
      strong += stronger(player, category, rome, open);
    }
    double missing = Category.COUNT - categories(player);
    double lacking = Math.max(0, state.table().deal().strongerThanRomeIn() - strong);
    double economy =
        open * (0.05 * player.aurei() + 0.08 * player.hand().size() + 0.05 * longestRow(player));
    return sigmoid(1.0 - 0.8 * missing - 0.9 * lacking + economy);
  }

  private static int categories(Player player) {
    int categories = 0;
    for (int category = 0; category < Category.COUNT; category++) {
      categories += player.display().get(category).cards().isEmpty() ? 0 : 1;
    }
    return categories;
  }

  private static int longestRow(Player player) {
    int longest = 0;
    for (int category = 0; category < Category.COUNT; category++) {
      if (category != Category.INTRIGUE.index()) {
        longest = Math.max(longest, player.display().get(category).cards().size());
      }
    }
    return longest;
  }

  private static double[] softmax(double[] values, double heat) {
    double most = Double.NEGATIVE_INFINITY;
    for (double value : values) {
      most = Math.max(most, value);
    }
    double[] shares = new double[values.length];
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      shares[i] = Math.exp((values[i] - most) / heat);
      sum += shares[i];
    }
    for (int i = 0; i < values.length; i++) {
      shares[i] /= sum;
    }
    return shares;
  }

  private static double sigmoid(double x) {
    return 1 / (1 + Math.exp(-x));
  }
}
