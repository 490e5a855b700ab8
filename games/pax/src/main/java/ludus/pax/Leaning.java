package ludus.pax;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Reasons;
import ludus.kernel.Tendency;
import ludus.pax.Speaking.Fact;
import ludus.pax.Speaking.Matter;
import ludus.pax.Speaking.Place;
import org.jspecify.annotations.Nullable;

/// What speaks for each move of a seat and against it, by what the seat knows.
@SuppressWarnings("EnumOrdinal") // the order of the features is the order of the constants
final class Leaning {

  private final State state;
  private final int seat;
  private final Player player;
  private final double rounds;
  private final Sight sight;
  private final float[] so;

  /// What each thing that can speak in this step counts here, and where they begin.
  private final float[] counts;

  private final int from;

  /// What speaks for the move is noted down here, if it is to be told.
  private final @Nullable Notes notes;

  private @Nullable Groups groups;
  private double score;

  /// Where the facts of the card that is thought of stand.
  private int base;

  /// The last card that was thought of for a Legion: for the next Legion the same holds of it.
  private @Nullable Card forLegion;

  private double cardForLegion;

  /// To be weighed.
  Leaning(State state, int seat, Tendency tendency) {
    this(state, seat, Optional.of(tendency), Optional.empty());
  }

  private Leaning(State state, int seat, Optional<Tendency> tendency, Optional<Notes> notes) {
    this.state = state;
    this.seat = seat;
    this.player = state.player(seat);
    this.notes = notes.orElse(null);
    this.rounds = Odds.roundsLeft(state);
    this.sight = new Sight(state, seat);
    this.so = Circumstance.here(state, seat, sight.rivalIntrigue());
    this.from = Speaking.from(state.step());
    int to = Speaking.to(state.step());
    this.counts = tendency.isPresent() ? tendency.get().weigh(so, from, to) : new float[to - from];
  }

  /// What speaks for each of these moves, told apart.
  static Reasons reasons(State state, int seat, List<Move> moves) {
    Notes notes = new Notes();
    Leaning leaning = new Leaning(state, seat, Optional.empty(), Optional.of(notes));
    int[][] things = new int[moves.size()][];
    float[][] amounts = new float[moves.size()][];
    for (int i = 0; i < things.length; i++) {
      notes.size = 0;
      leaning.score(moves.get(i));
      things[i] = Arrays.copyOf(notes.things, notes.size);
      amounts[i] = Arrays.copyOf(notes.amounts, notes.size);
    }
    return new Reasons(leaning.so, things, amounts);
  }

  /// What speaks for one move.
  private static final class Notes {
    private int[] things = new int[64];
    private float[] amounts = new float[64];
    private int size;

    void add(int thing, double amount) {
      if (size == things.length) {
        things = Arrays.copyOf(things, 2 * size);
        amounts = Arrays.copyOf(amounts, 2 * size);
      }
      things[size] = thing;
      amounts[size++] = (float) amount;
    }
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
    add(Matter.PASS, 1);
    add(Matter.PASS_POOR, player.aurei() < 3 ? 1 : 0);
    add(Matter.PASS_WITH_CARDS, Math.min(4, player.hand().size()));
    add(
        Matter.PASS_INTRIGUE,
        groups().mostIntrigue(player.aurei() + Buying.discount(state, player)));
  }

  private void toLegion(Card card, int legion) {
    if (notes == null && card.equals(forLegion)) {
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
      add(Matter.DEAREST, 1);
      add(Matter.DEAREST_VALUE, value);
      add(Matter.ROME_STRONGER, romeStronger(card));
      add(Matter.INTRIGUE_TO_ROME, intrigue);
    }
    add(Matter.GROUP, state.legions().get(legion).size());
    add(Matter.GROUP_PRICE, price);
    if (price <= player.aurei()) {
      add(Matter.AFFORDABLE, 1);
      add(Matter.AFFORDABLE_WORTH, symbols);
      add(Matter.AFFORDABLE_INTRIGUE, intrigue);
    } else {
      add(Matter.INTRIGUE_OUT_OF_REACH, intrigue);
    }
    Player next = state.player((seat + 1) % state.players().size());
    if (value - Buying.discount(state, next) <= next.aurei()) {
      add(Matter.INTRIGUE_FOR_NEXT, intrigue);
      add(Matter.SYMBOLS_FOR_NEXT, symbols);
    }
  }

  /// How much less likely we are stronger than Rome once it has the card.
  private double romeStronger(Card card) {
    double ahead = sight.ahead(player, card.category().index());
    return chance(ahead) - chance(ahead - card.symbols());
  }

  private void buy(int legion) {
    Pile<Card> group = state.legions().get(legion);
    for (int i = 0; i < group.size(); i++) {
      card(Place.BUY, group.get(i));
    }
    int price = Buying.price(state, player, legion);
    add(Matter.PRICE, price);
    add(Matter.LEFT, Playing.payable(player.aurei() - price));
    add(Matter.TAKEN_FROM_ROME, legion == groups().dearest() ? groups().symbols(legion) : 0);
    int waiting = player.hand().size() + group.size() - Playing.payable(player.aurei() - price);
    add(Matter.INTRIGUE_WAITING, waiting > 0 ? groups().intrigue(legion) : 0);
  }

  private void skip() {
    add(Matter.SKIP, 1);
    add(Matter.SKIP_RICH, Math.min(10, player.aurei()));
    add(Matter.SKIP_INTRIGUE, groups().mostIntrigue(Integer.MAX_VALUE));
  }

  private void play(Card card) {
    card(Place.PLAY, card);
    Pile<Category> played = ((Step.Play) state.step()).played();
    add(Matter.COST, played.size());
    int income = incomeAfter(card, played) - Income.of(state.table().numbers(), player, played);
    add(Matter.INCOME, income);
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
    add(Matter.END, 1);
    add(Matter.END_WITH_CARDS, Math.min(5, player.hand().size()));
    add(Matter.END_UNPLAYED, played.isEmpty() ? 1 : 0);
    int intrigue = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      intrigue += player.hand().get(i).card().intrigue();
    }
    add(Matter.END_WITH_INTRIGUE, intrigue);
  }

  /// What the card would be in the own display, counted as it counts in its place.
  private void card(Place place, Card card) {
    base = place.first();
    Category category = card.category();
    int symbols = card.symbols();
    fact(Fact.ANY, 1);
    fact(Fact.VALUE, card.value());
    fact(Fact.SYMBOLS, symbols);
    Row row = player.row(category);
    if (row.cards().isEmpty()) {
      fact(Fact.NEW_CATEGORY, 1);
    }
    double ahead = sight.ahead(player, category.index());
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
        int behind = sight.rivalIntrigue() - row.symbols();
        if (state.pcHolder() != seat && row.symbols() + symbols > conspiracy()) {
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

  private int conspiracy() {
    return state.pcHolder() == State.NOBODY
        ? 0
        : state.player(state.pcHolder()).symbols(Category.INTRIGUE);
  }

  private int alike(Category category) {
    int alike = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      alike += player.hand().get(i).card().category() == category ? 1 : 0;
    }
    return alike;
  }

  /// The chance to be stronger in the end of one who is so much ahead now, roughly.
  private double chance(double ahead) {
    double x = (ahead - 0.5 - 0.1 * rounds) / (0.6 + 0.3 * rounds);
    return 0.5 + 0.5 * x / (1 + Math.abs(x));
  }

  private void fact(Fact fact, double value) {
    count(base + fact.ordinal(), value);
  }

  private void add(Matter matter, double value) {
    count(matter.at(), value);
  }

  private void count(int thing, double value) {
    score += value * counts[thing - from];
    if (notes != null && value != 0) {
      notes.add(thing, value);
    }
  }
}
