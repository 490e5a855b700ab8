package ludus.pax;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Reasons;
import ludus.kernel.Tendency;
import ludus.pax.Speaking.Matter;
import ludus.pax.Speaking.Place;
import org.jspecify.annotations.Nullable;

/// What speaks for each move of a seat and against it, by what the seat knows.

final class Leaning {

  private final State state;
  private final Player player;
  private final int seat;
  private final int rivalIntrigue;
  private final float[] so;

  /// What each thing that can speak in this step counts here, and where they begin.
  private final float[] counts;

  private final int from;

  private final int discount;

  /// What the next player can pay for a group.
  private final int purseOfNext;

  /// What speaks for the move is noted down here, if it is to be told.
  private final @Nullable Notes notes;

  private @Nullable CardFacts facts;
  private @Nullable Groups groups;
  private double score;

  /// The last card that was thought of for a Legion: for the next Legion the same holds of it.
  private @Nullable Card forLegion;

  private double cardForLegion;

  /// To be weighed.
  Leaning(State state, int seat, Tendency tendency) {
    this(state, seat, Optional.of(tendency), Optional.empty());
  }

  private Leaning(State state, int seat, Optional<Tendency> tendency, Optional<Notes> notes) {
    this.state = state;
    this.player = state.player(seat);
    this.notes = notes.orElse(null);
    this.seat = seat;
    this.rivalIntrigue = rivalIntrigue(state, seat);
    this.so = Circumstance.here(state, seat, rivalIntrigue);
    this.discount = Buying.discount(state, player);
    this.purseOfNext = state.step() instanceof Step.Draw ? purseOfNext() : 0;
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

  /// The most Intrigue that another player has laid out.
  private static int rivalIntrigue(State state, int seat) {
    int rival = 0;
    for (int other = 0; other < state.players().size(); other++) {
      if (other != seat) {
        rival = Math.max(rival, state.player(other).symbols(Category.INTRIGUE));
      }
    }
    return rival;
  }

  private int purseOfNext() {
    Player next = state.player((seat + 1) % state.players().size());
    return next.aurei() + Buying.discount(state, next);
  }

  /// What holds of cards; looked up when it is first asked for.
  private CardFacts facts() {
    CardFacts known = facts;
    if (known == null) {
      known = new CardFacts(state, seat, rivalIntrigue);
      facts = known;
    }
    return known;
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
    add(Matter.PASS_INTRIGUE, groups().mostIntrigue(player.aurei() + discount));
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
    int price = Math.max(0, value - discount);
    int intrigue = groups().intrigue(legion) + card.intrigue();
    int symbols = groups().symbols(legion) + card.symbols();
    if (toRome) {
      add(Matter.DEAREST, 1);
      add(Matter.DEAREST_VALUE, value);
      add(Matter.ROME_STRONGER, facts().romeStronger(card));
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
    if (value <= purseOfNext) {
      add(Matter.INTRIGUE_FOR_NEXT, intrigue);
      add(Matter.SYMBOLS_FOR_NEXT, symbols);
    }
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
    CardFacts facts = facts();
    facts.see(card);
    int first = place.first();
    for (int i = 0; i < facts.size(); i++) {
      count(first + facts.at(i), facts.amount(i));
    }
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
