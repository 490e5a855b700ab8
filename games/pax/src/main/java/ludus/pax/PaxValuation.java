package ludus.pax;

import java.util.List;
import ludus.kernel.FittedValuation;
import ludus.kernel.Pile;
import ludus.kernel.Weights;
import ludus.kernel.text.Resources;

/// How good a position of PAX is. What is worth how much was fitted from games; how likely Rome is
/// to win, and who would be stronger than Rome, are estimates.
final class PaxValuation extends FittedValuation<State> {

  private static final List<String> NAMES =
      List.of(
          "points",
          "points if the rebels win",
          "intrigue ahead",
          "intrigue ahead if Rome wins",
          "Primus Conspiratus",
          "Primus Conspiratus if Rome wins",
          "aurei",
          "hand",
          "symbols in hand",
          "longest row",
          "categories",
          "room for armies and fleets",
          "religion");

  static final PaxValuation IT =
      new PaxValuation(Weights.parse(Resources.text("/ludus/pax/weights.json")));

  private PaxValuation(Weights weights) {
    super(NAMES, weights);
  }

  @Override
  protected int seats(State state) {
    return state.players().size();
  }

  @Override
  protected boolean isOver(State state) {
    return state.step() instanceof Step.Over;
  }

  /// By the rounds that the deck still gives.
  @Override
  public double progress(State state) {
    return 1 / (1 + 0.35 * roundsLeft(state));
  }

  @Override
  public double[] features(State state, int seat) {
    return features(state, seat, Scoring.romeSymbols(state, _ -> true));
  }

  private static double[] features(State state, int seat, int[] rome) {
    double rounds = roundsLeft(state);
    double romeWins = romeWins(state, rome, rounds);
    Player player = state.player(seat);
    double points = points(state, seat, rome, rounds);
    double ahead = intrigueAhead(state, seat, rounds);
    double primus = state.pcHolder() == seat ? 1 : 0;
    double symbols = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      symbols += player.hand().get(i).card().symbols();
    }
    int cap = Math.max(player.symbols(Category.LAND), player.symbols(Category.INTRIGUE));
    int most = Math.max(player.symbols(Category.ARMY), player.symbols(Category.FLEET));
    return new double[] {
      points,
      (1 - romeWins) * points,
      ahead,
      romeWins * ahead,
      primus,
      romeWins * primus,
      purse(state, seat),
      player.hand().size() + inFlight(state, seat),
      symbols,
      longestRow(player),
      categories(player),
      cap - most,
      Math.min(6, player.symbols(Category.RELIGION))
    };
  }

  @Override
  public double[] values(State state) {
    if (state.players().size() == 1 && !isOver(state)) {
      return new double[] {solo(state, Scoring.romeSymbols(state, _ -> true), roundsLeft(state))};
    }
    return super.values(state);
  }

  @Override
  protected double[] shares(State state) {
    var outcome = Scoring.of(state).outcome(state);
    double[] shares = new double[state.players().size()];
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = outcome.share(seat);
    }
    return shares;
  }

  /// How much more Intrigue than the strongest of the others.
  private static double intrigueAhead(State state, int seat, double rounds) {
    double best = 0;
    for (int other = 0; other < state.players().size(); other++) {
      best = other == seat ? best : Math.max(best, intrigue(state, other, rounds));
    }
    return Math.clamp(intrigue(state, seat, rounds) - best, -4, 4);
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

  private static double sigmoid(double x) {
    return 1 / (1 + Math.exp(-x));
  }
}
