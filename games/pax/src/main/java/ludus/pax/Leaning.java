package ludus.pax;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Pile;
import org.jspecify.annotations.Nullable;

/// What speaks for each move of a seat and against it, by what the seat knows.
@SuppressWarnings("EnumOrdinal") // the order of the features is the order of the constants
final class Leaning {

  /// Where a card goes, and with it what its facts count.
  private enum Place {
    HAND("to hand"),
    LEGION("to a Legion"),
    BOTTOM("under the deck"),
    BUY("bought"),
    PLAY("played");

    private final String words;

    Place(String words) {
      this.words = words;
    }
  }

  /// Facts about a card that hold wherever it goes.
  private enum Fact {
    ANY("any card"),
    VALUE("value"),
    SYMBOLS("symbols"),
    NEW_CATEGORY("new category"),
    STRONGER("stronger than Rome"),
    ARMS("Armies and Fleets"),
    TOO_MANY_ARMS("too many Armies or Fleets"),
    ROOM("room for Armies and Fleets"),
    INTRIGUE("Intrigue"),
    CONSPIRATUS("Primus Conspiratus"),
    INTRIGUE_BEHIND("Intrigue when behind"),
    INTRIGUE_AHEAD("Intrigue when ahead"),
    ROW("longer row"),
    RELIGION("Religion"),
    SENATOR("Senator"),
    WEALTH("Wealth"),
    ALIKE("of a kind with the hand");

    private final String words;

    Fact(String words) {
      this.words = words;
    }
  }

  /// What else counts.
  private enum Circumstance {
    PASS("pass"),
    PASS_LATE("pass late"),
    PASS_POOR("pass when poor"),
    PASS_WITH_CARDS("pass with cards in hand"),
    PASS_INTRIGUE("pass with Intrigue on offer"),
    DEAREST("to the dearest group"),
    DEAREST_VALUE("value of the dearest group"),
    ROME_STRONGER("Rome gets stronger than we"),
    GROUP("cards of the group"),
    GROUP_PRICE("price of the group"),
    AFFORDABLE("a group that can be bought"),
    AFFORDABLE_WORTH("symbols of a group that can be bought"),
    AFFORDABLE_INTRIGUE("Intrigue of a group that can be bought"),
    INTRIGUE_OUT_OF_REACH("Intrigue of a group that can't be bought"),
    INTRIGUE_TO_ROME("Intrigue of the dearest group"),
    INTRIGUE_FOR_NEXT("Intrigue that the next player can buy"),
    SYMBOLS_FOR_NEXT("symbols that the next player can buy"),
    PRICE("price"),
    PRICE_LATE("price late"),
    LEFT("money left for cards"),
    SKIP("nothing bought"),
    SKIP_LATE("nothing bought late"),
    SKIP_RICH("nothing bought with much money"),
    SKIP_INTRIGUE("Intrigue left with the Legions"),
    TAKEN_FROM_ROME("taken from Rome"),
    INTRIGUE_BOUGHT_LATE("Intrigue bought that can't be played"),
    COST("cost of the play"),
    COST_LATE("cost of the play late"),
    INCOME("income"),
    INCOME_LATE("income late"),
    END("end of the turn"),
    END_LATE("end of the turn late"),
    END_WITH_CARDS("end with cards in hand"),
    END_UNPLAYED("end with nothing played"),
    END_WITH_INTRIGUE("end with Intrigue in hand"),
    END_WITH_INTRIGUE_LATE("end with Intrigue in hand late");

    private final String words;

    Circumstance(String words) {
      this.words = words;
    }
  }

  private static final Place[] PLACES = Place.values();
  private static final Fact[] FACTS = Fact.values();
  private static final Circumstance[] CIRCUMSTANCES = Circumstance.values();
  private static final int LATE = PLACES.length * FACTS.length;
  private static final int OTHERS = 2 * LATE;

  /// Every fact in every place, early and late, then the circumstances.
  static final List<String> NAMES = allNames();

  private static final double[] NOT_KEPT = {};
  private static final int NOT_SEEN_YET = -1;

  private final State state;
  private final int seat;
  private final Player player;
  private final double[] weights;
  private final double[] features;
  private final double rounds;
  private final double late;
  private final double[] rome = new double[Category.COUNT];
  private int rivalIntrigue = NOT_SEEN_YET;
  private @Nullable Groups groups;
  private double score;
  private int base;

  /// The last card that was thought of for a Legion: for the next Legion the same holds of it.
  private @Nullable Card forLegion;

  private double cardForLegion;

  /// To be weighed.
  Leaning(State state, int seat, double[] weights) {
    this(state, seat, weights, NOT_KEPT);
  }

  /// To be told apart.
  Leaning(State state, int seat) {
    this(state, seat, new double[NAMES.size()], new double[NAMES.size()]);
  }

  private Leaning(State state, int seat, double[] weights, double[] features) {
    this.state = state;
    this.seat = seat;
    this.player = state.player(seat);
    this.weights = weights;
    this.features = features;
    this.rounds = Odds.roundsLeft(state);
    this.late = 1 / (1 + 0.35 * rounds);
    seeRome();
  }

  private static List<String> allNames() {
    List<String> names = new ArrayList<>();
    for (String when : List.of("", ", late")) {
      for (Place place : PLACES) {
        for (Fact fact : FACTS) {
          names.add(place.words + ": " + fact.words + when);
        }
      }
    }
    for (Circumstance circumstance : CIRCUMSTANCES) {
      names.add(circumstance.words);
    }
    return List.copyOf(names);
  }

  /// The most Intrigue that another player has laid out; looked up when it is first asked for.
  private int rivalIntrigue() {
    if (rivalIntrigue == NOT_SEEN_YET) {
      rivalIntrigue = 0;
      for (int other = 0; other < state.players().size(); other++) {
        int laidOut = other == seat ? 0 : state.player(other).symbols(Category.INTRIGUE);
        rivalIntrigue = Math.max(rivalIntrigue, laidOut);
      }
    }
    return rivalIntrigue;
  }

  /// What lies with the Legions; looked up when it is first asked for.
  private Groups groups() {
    Groups known = groups;
    if (known == null) {
      known = new Groups(state.legions());
      groups = known;
    }
    return known;
  }

  /// Rome's symbols: those that the seat has seen, and its share of those that it hasn't.
  private void seeRome() {
    for (int category = 0; category < Category.COUNT; category++) {
      rome[category] = state.rome().faceUp().get(category).symbols();
    }
    Pile<Slot> faceDown = state.rome().faceDown();
    int unseen = 0;
    for (int i = 0; i < faceDown.size(); i++) {
      Slot slot = faceDown.get(i);
      if (slot.isKnownTo(seat)) {
        rome[slot.card().category().index()] += slot.card().symbols();
      } else {
        unseen++;
      }
    }
    int step = state.table().numbers().step();
    int armiesForFleets = (int) rome[Category.FLEET.index()] / step; // PAX-SCORE-2: whole ones
    int fleetsForArmies = (int) rome[Category.ARMY.index()] / step;
    double share = 0.2 * unseen;
    for (int category = 0; category < Category.COUNT; category++) {
      rome[category] += share;
    }
    rome[Category.ARMY.index()] += armiesForFleets;
    rome[Category.FLEET.index()] += fleetsForArmies;
  }

  double[] features() {
    return features;
  }

  /// What speaks for a move, added up.
  double score(Move move) {
    score = 0;
    switch (move) {
      case Move.ChooseTurn(Move.Turn turn) -> {
        if (turn == Move.Turn.PASS) {
          pass();
        }
      }
      case Move.Assign(Card card, Destination to, var legion) -> {
        switch (to) {
          case HAND -> card(Place.HAND, card);
          case BOTTOM -> card(Place.BOTTOM, card);
          case LEGION -> toLegion(card, legion.getAsInt() - 1);
        }
      }
      case Move.Buy(int legion) -> buy(legion - 1);
      case Move.SkipBuy _ -> skip();
      case Move.PlayCard(Card card) -> play(card);
      case Move.EndPlay _ -> end();
      case Move.ChooseOpening(Card keep, List<Card> display) -> {
        card(Place.HAND, keep);
        for (Card card : display) {
          card(Place.PLAY, card);
        }
      }
    }
    return score;
  }

  private void pass() {
    add(Circumstance.PASS, 1);
    add(Circumstance.PASS_LATE, late);
    add(Circumstance.PASS_POOR, player.aurei() < 3 ? 1 : 0);
    add(Circumstance.PASS_WITH_CARDS, Math.min(4, player.hand().size()));
    add(
        Circumstance.PASS_INTRIGUE,
        groups().mostIntrigue(player.aurei() + Buying.discount(state, player)));
  }

  private void toLegion(Card card, int legion) {
    if (features.length == 0 && card.equals(forLegion)) {
      score = cardForLegion;
    } else {
      card(Place.LEGION, card);
      forLegion = card;
      cardForLegion = score;
    }
    int value = groups().value(legion) + card.value();
    int dearest = groups().dearest();
    boolean toRome = legion == dearest || value > groups().value(dearest);
    int price = Math.max(0, value - Buying.discount(state, player));
    int intrigue = groups().intrigue(legion) + card.intrigue();
    int symbols = groups().symbols(legion) + card.symbols();
    if (toRome) {
      add(Circumstance.DEAREST, 1);
      add(Circumstance.DEAREST_VALUE, value);
      add(Circumstance.ROME_STRONGER, romeStronger(card));
      add(Circumstance.INTRIGUE_TO_ROME, intrigue);
    }
    add(Circumstance.GROUP, state.legions().get(legion).size());
    add(Circumstance.GROUP_PRICE, price);
    if (price <= player.aurei()) {
      add(Circumstance.AFFORDABLE, 1);
      add(Circumstance.AFFORDABLE_WORTH, symbols);
      add(Circumstance.AFFORDABLE_INTRIGUE, intrigue);
    } else {
      add(Circumstance.INTRIGUE_OUT_OF_REACH, intrigue);
    }
    Player next = state.player((seat + 1) % state.players().size());
    if (value - Buying.discount(state, next) <= next.aurei()) {
      add(Circumstance.INTRIGUE_FOR_NEXT, intrigue);
      add(Circumstance.SYMBOLS_FOR_NEXT, symbols);
    }
  }

  /// How much less likely we are stronger than Rome once it has the card.
  private double romeStronger(Card card) {
    int category = card.category().index();
    double own = effective(category);
    return chance(own - rome[category]) - chance(own - rome[category] - card.symbols());
  }

  private void buy(int legion) {
    Pile<Card> group = state.legions().get(legion);
    for (int i = 0; i < group.size(); i++) {
      card(Place.BUY, group.get(i));
    }
    int price = Buying.price(state, player, legion);
    add(Circumstance.PRICE, price);
    add(Circumstance.PRICE_LATE, late * price);
    add(Circumstance.LEFT, Playing.payable(player.aurei() - price));
    add(Circumstance.TAKEN_FROM_ROME, legion == groups().dearest() ? groups().symbols(legion) : 0);
    int waiting = player.hand().size() + group.size() - Playing.payable(player.aurei() - price);
    add(Circumstance.INTRIGUE_BOUGHT_LATE, waiting > 0 ? late * groups().intrigue(legion) : 0);
  }

  private void skip() {
    add(Circumstance.SKIP, 1);
    add(Circumstance.SKIP_LATE, late);
    add(Circumstance.SKIP_RICH, Math.min(10, player.aurei()));
    add(Circumstance.SKIP_INTRIGUE, groups().mostIntrigue(Integer.MAX_VALUE));
  }

  private void play(Card card) {
    card(Place.PLAY, card);
    Pile<Category> played = ((Step.Play) state.step()).played();
    add(Circumstance.COST, played.size());
    add(Circumstance.COST_LATE, late * played.size());
    int income = incomeAfter(card, played) - Income.of(state.table().numbers(), player, played);
    add(Circumstance.INCOME, income);
    add(Circumstance.INCOME_LATE, late * income);
  }

  private int incomeAfter(Card card, Pile<Category> played) {
    if (card.category() == Category.INTRIGUE) {
      return 0;
    }
    int longest = player.row(card.category()).cards().size() + 1;
    int senator = card.category() == Category.SENATOR ? 1 : 0;
    for (int i = 0; i < played.size(); i++) {
      Category category = played.get(i);
      if (category == Category.INTRIGUE) {
        return 0;
      }
      senator = category == Category.SENATOR ? 1 : senator;
      longest = Math.max(longest, player.row(category).cards().size());
    }
    return longest + senator;
  }

  private void end() {
    Pile<Category> played = ((Step.Play) state.step()).played();
    add(Circumstance.END, 1);
    add(Circumstance.END_LATE, late);
    add(Circumstance.END_WITH_CARDS, Math.min(5, player.hand().size()));
    add(Circumstance.END_UNPLAYED, played.isEmpty() ? 1 : 0);
    int intrigue = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      intrigue += player.hand().get(i).card().intrigue();
    }
    add(Circumstance.END_WITH_INTRIGUE, intrigue);
    add(Circumstance.END_WITH_INTRIGUE_LATE, late * intrigue);
  }

  /// What the card would be in the own display, counted as it counts in its place.
  private void card(Place place, Card card) {
    base = place.ordinal() * FACTS.length;
    Category category = card.category();
    int symbols = card.symbols();
    fact(Fact.ANY, 1);
    fact(Fact.VALUE, card.value());
    fact(Fact.SYMBOLS, symbols);
    Row row = player.row(category);
    if (row.cards().isEmpty()) {
      fact(Fact.NEW_CATEGORY, 1);
    }
    double ahead = effective(category.index()) - rome[category.index()];
    fact(Fact.STRONGER, chance(ahead + symbols) - chance(ahead));
    switch (category) {
      case ARMY, FLEET -> {
        if (row.symbols() + symbols <= player.cap()) {
          fact(Fact.ARMS, symbols);
        } else {
          fact(Fact.TOO_MANY_ARMS, row.symbols() + symbols - player.cap());
        }
      }
      case INTRIGUE -> {
        fact(Fact.INTRIGUE, symbols);
        int behind = rivalIntrigue() - row.symbols();
        if (state.pcHolder() != seat && row.symbols() + symbols > Conspiracy.toBeat(state)) {
          fact(Fact.CONSPIRATUS, 1);
        }
        if (behind >= 0) {
          fact(Fact.INTRIGUE_BEHIND, Math.min(4, behind));
        } else {
          fact(Fact.INTRIGUE_AHEAD, Math.min(4, -behind));
        }
        fact(Fact.ROOM, Math.max(0, row.symbols() + symbols - player.cap()));
      }
      case LAND -> fact(Fact.ROOM, Math.max(0, row.symbols() + symbols - player.cap()));
      case RELIGION ->
          fact(Fact.RELIGION, Math.min(6, row.symbols() + symbols) - Math.min(6, row.symbols()));
      case SENATOR -> fact(Fact.SENATOR, 1);
      case WEALTH -> fact(Fact.WEALTH, (row.symbols() + symbols) / 3 - row.symbols() / 3);
    }
    if (category != Category.INTRIGUE) {
      fact(Fact.ROW, Math.min(5, row.cards().size()));
    }
    fact(Fact.ALIKE, alike(category));
  }

  private int alike(Category category) {
    int alike = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      alike += player.hand().get(i).card().category() == category ? 1 : 0;
    }
    return alike;
  }

  private int effective(int category) {
    int own = player.display().get(category).symbols();
    if (category == Category.ARMY.index()) {
      return own + player.symbols(Category.FLEET) / 3;
    }
    return category == Category.FLEET.index() ? own + player.symbols(Category.ARMY) / 3 : own;
  }

  /// The chance to be stronger in the end of one who is so much ahead now, roughly.
  private double chance(double ahead) {
    double x = (ahead - 0.5 - 0.1 * rounds) / (0.6 + 0.3 * rounds);
    return 0.5 + 0.5 * x / (1 + Math.abs(x));
  }

  private void fact(Fact fact, double value) {
    int at = base + fact.ordinal();
    if (features.length > 0) {
      features[at] += value;
      features[LATE + at] += late * value;
    }
    score += value * (weights[at] + late * weights[LATE + at]);
  }

  private void add(Circumstance circumstance, double value) {
    int at = OTHERS + circumstance.ordinal();
    if (features.length > 0) {
      features[at] += value;
    }
    score += value * weights[at];
  }
}
