package ludus.pax;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import ludus.kernel.Journal;
import ludus.kernel.Outcome;
import ludus.kernel.Pile;

/// The final scoring: who holds which category, who wins, and every point.
///
/// @param rome Rome's effective symbols, by category
/// @param romes whether each category belongs to Rome
/// @param romeWins whether it holds enough of them
public record Scoring(
    List<Integer> rome, List<Boolean> romes, boolean romeWins, List<Score> scores) {

  /// One player's points.
  ///
  /// @param symbols effective symbols by category
  /// @param strongerIn how many categories are stronger than Rome's
  /// @param money Aurei, and one for each card left in hand
  public record Score(
      List<Integer> symbols,
      int categories,
      int strongerIn,
      int categoryPoints,
      int strongerPoints,
      int armyPoints,
      int fleetPoints,
      int conspiratusPoints,
      int moneyPoints,
      int money,
      int total) {}

  private static final int NOBODYS_MONEY = -1;

  static Scoring of(State state) {
    int[] rome = romeSymbols(state, _ -> true);
    int richest = 0;
    for (Player player : state.players()) {
      richest = Math.max(richest, money(state, player));
    }
    List<Boolean> romes = new ArrayList<>();
    List<Score> scores = new ArrayList<>();
    for (int seat = 0; seat < state.players().size(); seat++) {
      scores.add(score(state, seat, rome, richest));
    }
    int held = 0;
    for (int category = 0; category < Category.COUNT; category++) {
      boolean isRomes = belongsToRome(category, rome, scores);
      romes.add(isRomes);
      held += isRomes ? 1 : 0;
    }
    boolean romeWins = held >= state.table().numbers().romeWinsAtCategories(); // PAX-SCORE-7
    return new Scoring(list(rome), List.copyOf(romes), romeWins, List.copyOf(scores));
  }

  /// What a display would be worth now against so many symbols of Rome's, without the points for
  /// the most money: they would tell how much others have.
  static int pointsBeforeMoney(State state, int seat, int[] rome) {
    return score(state, seat, rome, NOBODYS_MONEY).total();
  }

  /// Rome has at least as many as each player on its own, be it none. PAX-SCORE-5, PAX-SCORE-6
  private static boolean belongsToRome(int category, int[] rome, List<Score> scores) {
    for (Score score : scores) {
      if (score.symbols().get(category) > rome[category]) {
        return false;
      }
    }
    return true;
  }

  private static Score score(State state, int seat, int[] rome, int richest) {
    Numbers numbers = state.table().numbers();
    Player player = state.player(seat);
    int[] symbols = symbols(player.display());
    int[] effective = effective(symbols, numbers.step());
    int categories = 0;
    int stronger = 0;
    for (int category = 0; category < Category.COUNT; category++) {
      categories += player.display().get(category).cards().isEmpty() ? 0 : 1; // PAX-SCORE-11
      stronger += effective[category] > rome[category] ? 1 : 0; // PAX-SCORE-12
    }
    int money = money(state, player);
    int categoryPoints = categories * numbers.perCategoryInDisplay();
    int strongerPoints = stronger * numbers.perCategoryStrongerThanRome();
    int armyPoints = effective[Category.ARMY.index()] * numbers.perArmySymbol();
    int fleetPoints = effective[Category.FLEET.index()] * numbers.perFleetSymbol();
    int conspiratusPoints = state.pcHolder() == seat ? numbers.primusConspiratus() : 0;
    int moneyPoints = money == richest ? numbers.mostMoney() : 0;
    return new Score(
        list(effective),
        categories,
        stronger,
        categoryPoints,
        strongerPoints,
        armyPoints,
        fleetPoints,
        conspiratusPoints,
        moneyPoints,
        money,
        categoryPoints
            + strongerPoints
            + armyPoints
            + fleetPoints
            + conspiratusPoints
            + moneyPoints);
  }

  /// PAX-SCORE-10
  static int money(State state, Player player) {
    return player.aurei() + player.hand().size() * state.table().numbers().handCardMoneyWorth();
  }

  /// Rome's effective symbols with those of its face-down cards that are seen: in the end all of
  /// them. PAX-SCORE-1
  static int[] romeSymbols(State state, Predicate<Slot> seen) {
    return effective(printed(state, seen), state.table().numbers().step());
  }

  /// The same without bonus.
  static int[] printed(State state, Predicate<Slot> seen) {
    int[] symbols = symbols(state.rome().faceUp());
    Pile<Slot> faceDown = state.rome().faceDown();
    for (int i = 0; i < faceDown.size(); i++) {
      Slot slot = faceDown.get(i);
      if (seen.test(slot)) {
        symbols[slot.card().category().index()] += slot.card().symbols();
      }
    }
    return symbols;
  }

  static int[] symbols(Pile<Row> rows) {
    int[] symbols = new int[Category.COUNT];
    for (int category = 0; category < Category.COUNT; category++) {
      symbols[category] = rows.get(category).symbols();
    }
    return symbols;
  }

  /// With the bonus Armies for Fleets and Fleets for Armies, both counted from what is printed:
  /// they don't chain. PAX-SCORE-2, PAX-SCORE-3, PAX-SCORE-4
  static int[] effective(int[] printed, int step) {
    int[] effective = printed.clone();
    effective[Category.ARMY.index()] += printed[Category.FLEET.index()] / step;
    effective[Category.FLEET.index()] += printed[Category.ARMY.index()] / step;
    return effective;
  }

  private static List<Integer> list(int[] numbers) {
    List<Integer> list = new ArrayList<>();
    for (int number : numbers) {
      list.add(number);
    }
    return List.copyOf(list);
  }

  Outcome outcome(State state) {
    List<Integer> points = scores.stream().map(Score::total).toList();
    if (state.isSolo()) {
      boolean won = soloWon(state);
      return new Outcome(
          won ? "WON" : "LOST", List.of(won ? 1 : 2), won ? List.of(0) : List.of(), points);
    }
    int seats = scores.size();
    List<Integer> places = new ArrayList<>();
    List<Integer> winners = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      places.add(romeWins ? (seat == state.pcHolder() ? 1 : seats) : place(state, seat));
      if (places.get(seat) == 1) {
        winners.add(seat);
      }
    }
    return new Outcome(romeWins ? "ROME" : "PLAYERS", places, winners, points); // PAX-SCORE-15
  }

  /// PAX-SOLO-4: all seven categories, and stronger than Rome in enough of them.
  boolean soloWon(State state) {
    return scores.getFirst().categories() == Category.COUNT
        && scores.getFirst().strongerIn() >= state.table().deal().strongerThanRomeIn();
  }

  /// One more than the number of players who are better. PAX-SCORE-9, PAX-SCORE-13
  private int place(State state, int seat) {
    int better = 0;
    for (int other = 0; other < scores.size(); other++) {
      better += other != seat && isBetter(state, other, seat) ? 1 : 0;
    }
    return better + 1;
  }

  private boolean isBetter(State state, int one, int other) {
    Score a = scores.get(one);
    Score b = scores.get(other);
    if (a.total() != b.total() || !state.table().options().tieBreak()) {
      return a.total() > b.total();
    }
    if (state.pcHolder() == one || state.pcHolder() == other) {
      return state.pcHolder() == one;
    }
    return a.money() > b.money();
  }

  static void tell(State state, Scoring scoring, Journal journal) {
    Pile<Card> hidden = Pile.empty();
    for (Slot slot : state.rome().faceDown()) {
      hidden = hidden.plus(slot.card());
    }
    journal.note(new PaxEvent.RomeRevealed(hidden, state.table().everybody()));
    Outcome outcome = scoring.outcome(state);
    for (int seat = 0; seat < state.players().size(); seat++) {
      Pile<Card> hand = Pile.empty();
      for (Slot slot : state.player(seat).hand()) {
        hand = hand.plus(slot.card());
      }
      journal.note(
          new PaxEvent.PlayerScored(
              seat, hand, state.player(seat).aurei(), scoring.scores().get(seat)));
    }
    int held = (int) scoring.romes().stream().filter(romes -> romes).count();
    journal.note(new PaxEvent.GameDecided(outcome, held));
  }
}
