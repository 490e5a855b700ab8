package ludus.pax;

import java.util.List;
import ludus.kernel.Pile;
import ludus.kernel.Valuation;

/// How good a position of PAX is: the chance that Rome wins, and within each of the two endings who
/// would win it. The figures are guesses of players, not fitted.
final class PaxValuation implements Valuation<State> {

  static final PaxValuation IT = new PaxValuation();

  private static final List<String> NAMES =
      List.of("points", "aurei", "hand", "longest row", "intrigue", "categories");

  private PaxValuation() {}

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public double[] features(State state, int seat) {
    int[] rome = Scoring.romeSymbols(state, _ -> true);
    Player player = state.player(seat);
    return new double[] {
      points(state, seat, rome, roundsLeft(state)),
      purse(state, seat),
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
    int[] rome = Scoring.romeSymbols(state, _ -> true);
    double rounds = roundsLeft(state);
    if (seats == 1) {
      return new double[] {solo(state, rome, rounds)};
    }
    double romeWins = romeWins(state, rome, rounds);
    double[] points = new double[seats];
    double[] intrigue = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      points[seat] = points(state, seat, rome, rounds) + prospects(state, seat, rounds);
      intrigue[seat] = intrigue(state, seat, rounds);
    }
    double[] byPoints = softmax(points, 1.0 + 0.7 * rounds);
    double[] byIntrigue = softmax(intrigue, 0.25 + 0.3 * rounds);
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

  /// A round takes some two cards of the deck for each player, and a few for the Legions.
  private static double roundsLeft(State state) {
    return state.deck().size() / (1.0 + 2.1 * state.players().size());
  }

  private static double romeWins(State state, int[] rome, double rounds) {
    double held = 0;
    double spread = 0.1;
    for (int category = 0; category < Category.COUNT; category++) {
      double free = 1.0;
      for (int seat = 0; seat < state.players().size(); seat++) {
        free *= 1 - stronger(state, seat, category, rome, rounds);
      }
      held += free;
      spread += free * (1 - free);
    }
    double needed = state.table().numbers().romeWinsAtCategories() - 0.5;
    return sigmoid(1.7 * (held - needed) / Math.sqrt(spread));
  }

  /// The chance that a player ends up stronger than Rome in a category. The more players there are,
  /// the less each of them keeps up with Rome.
  private static double stronger(State state, int seat, int category, int[] rome, double rounds) {
    int own = effective(state.player(seat), category);
    double drift = 0.05 * state.players().size() * rounds;
    return sigmoid(1.7 * (own - rome[category] - 0.5 - drift) / Math.sqrt(0.15 + 0.6 * rounds));
  }

  /// What is not on the table yet: money, cards in hand or in flight, and rows that pay.
  private static double prospects(State state, int seat, double rounds) {
    Player player = state.player(seat);
    double soon = Math.min(1, rounds / 2);
    double cards = player.hand().size() + inFlight(state, seat);
    return soon * (0.3 * purse(state, seat) + 0.8 * Math.min(cards, 2 * rounds))
        + 0.1 * rounds * longestRow(player);
  }

  /// Intrigue on the table, and half of what waits in the hand.
  private static double intrigue(State state, int seat, double rounds) {
    Player player = state.player(seat);
    double waiting = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      Card card = player.hand().get(i).card();
      waiting += card.category() == Category.INTRIGUE ? card.symbols() : 0;
    }
    return player.symbols(Category.INTRIGUE)
        + (rounds > 0.3 ? 0.5 * waiting : 0)
        + (state.pcHolder() == seat ? 0.4 : 0);
  }

  /// Money, with the income that the turn would bring if it ended now.
  private static int purse(State state, int seat) {
    int aurei = state.player(seat).aurei();
    if (seat != state.activePlayer()) {
      return aurei;
    }
    return switch (state.step()) {
      case Step.Play(Pile<Category> played) ->
          aurei + Income.of(state.table().numbers(), state.player(seat), played);
      case Step.Draw _, Step.Buy _ -> aurei + state.table().numbers().incomeNoCardPlayed();
      default -> aurei;
    };
  }

  private static double inFlight(State state, int seat) {
    return state.step() instanceof Step.Draw draw
            && seat == state.activePlayer()
            && draw.isOpen(Destination.HAND)
        ? 1
        : 0;
  }

  private static int effective(Player player, int category) {
    int own = player.display().get(category).symbols();
    if (category == Category.ARMY.index()) {
      return own + player.symbols(Category.FLEET) / 3;
    }
    return category == Category.FLEET.index() ? own + player.symbols(Category.ARMY) / 3 : own;
  }

  private static double points(State state, int seat, int[] rome, double rounds) {
    Numbers numbers = state.table().numbers();
    Player player = state.player(seat);
    double points = numbers.perCategoryInDisplay() * categories(player);
    for (int category = 0; category < Category.COUNT; category++) {
      points +=
          numbers.perCategoryStrongerThanRome() * stronger(state, seat, category, rome, rounds);
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

  private static double solo(State state, int[] rome, double rounds) {
    Player player = state.player(0);
    double strong = 0;
    for (int category = 0; category < Category.COUNT; category++) {
      strong += stronger(state, 0, category, rome, rounds);
    }
    double missing = Category.COUNT - categories(player);
    double lacking = Math.max(0, state.table().deal().strongerThanRomeIn() - strong);
    return sigmoid(
        1 - 0.7 * missing - 0.9 * lacking + 0.25 * prospects(state, 0, Math.min(rounds, 6)));
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
