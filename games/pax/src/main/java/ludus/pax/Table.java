package ludus.pax;

import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReferenceArray;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Setup;

/// What is fixed for a whole game: the cards, the numbers and the options; and the one copy of each
/// slot and move, so that playing makes few new objects.
final class Table {

  private final Setup setup;
  private final int seats;
  private final Options options;
  private final Data data;
  private final Pile<Card> cards;
  private final Deal deal;
  private final Seats everybody;
  private final AtomicReferenceArray<Slot> slots;
  private final Move.Assign[] toHand;
  private final Move.Assign[] toBottom;
  private final Move.Assign[][] toLegion;
  private final Move.PlayCard[] play;
  private final Move.Buy[] buy;
  private final int intrigue;

  /// The options of PAX. `soloGame` counts from 1, and is 0 for several players; `primus` is the
  /// seat that begins, or nobody if chance decides.
  record Options(
      int soloGame,
      boolean twoCopies,
      boolean strictBank,
      boolean openMoney,
      boolean tieBreak,
      int primus) {}

  Table(Setup setup, Options options, Data data) {
    this.setup = setup;
    this.seats = setup.seats();
    this.options = options;
    this.data = data;
    cards = data.cards(options.twoCopies() ? 2 : 1);
    deal = data.deal(seats, options.soloGame());
    everybody = Seats.first(seats);
    slots = new AtomicReferenceArray<>(cards.size() << seats);
    toHand = new Move.Assign[cards.size()];
    toBottom = new Move.Assign[cards.size()];
    toLegion = new Move.Assign[cards.size()][deal.legions()];
    play = new Move.PlayCard[cards.size()];
    buy = new Move.Buy[deal.legions()];
    intrigue = cards.stream().mapToInt(Card::intrigue).sum();
    for (Card card : cards) {
      int i = card.index();
      toHand[i] = new Move.Assign(card, Destination.HAND, OptionalInt.empty());
      toBottom[i] = new Move.Assign(card, Destination.BOTTOM, OptionalInt.empty());
      for (int legion = 0; legion < deal.legions(); legion++) {
        toLegion[i][legion] = new Move.Assign(card, Destination.LEGION, OptionalInt.of(legion + 1));
      }
      play[i] = new Move.PlayCard(card);
    }
    for (int legion = 0; legion < deal.legions(); legion++) {
      buy[legion] = new Move.Buy(legion + 1);
    }
  }

  Setup setup() {
    return setup;
  }

  int seats() {
    return seats;
  }

  Options options() {
    return options;
  }

  /// All symbols of Intrigue that there are.
  int intrigue() {
    return intrigue;
  }

  Numbers numbers() {
    return data.numbers();
  }

  Pile<Card> cards() {
    return cards;
  }

  Deal deal() {
    return deal;
  }

  Seats everybody() {
    return everybody;
  }

  boolean strictBank() {
    return options.strictBank();
  }

  /// All Aurei there are, with a strict bank. PAX-COMP-7, PAX-V8-6
  int bank() {
    return data.bank(options.twoCopies());
  }

  /// Whether this very card is one of the game's.
  boolean has(Card card) {
    return card.index() >= 0 && card.index() < cards.size() && cards.get(card.index()).equals(card);
  }

  Slot slot(Card card, Seats knownTo) {
    int at = card.index() << seats | knownTo.bits();
    Slot slot = slots.get(at);
    if (slot == null) {
      Slot made = new Slot(card, knownTo);
      slot = slots.compareAndSet(at, null, made) ? made : slots.get(at);
    }
    return slot;
  }

  Move.Assign toHand(Card card) {
    return toHand[card.index()];
  }

  Move.Assign toBottom(Card card) {
    return toBottom[card.index()];
  }

  Move.Assign toLegion(Card card, int legion) {
    return toLegion[card.index()][legion];
  }

  Move.PlayCard play(Card card) {
    return play[card.index()];
  }

  Move.Buy buy(int legion) {
    return buy[legion];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Table table && setup.equals(table.setup) && data.equals(table.data);
  }

  @Override
  public int hashCode() {
    return setup.hashCode();
  }

  @Override
  public String toString() {
    return "Table[" + setup + "]";
  }
}
