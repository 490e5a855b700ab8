package ludus.spartacus;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Setup;

/// What is fixed for a whole game: cards, numbers and options.
public final class Table {

  /// @param intrigue104 the larger Intrigue deck (SP-CMP-2)
  /// @param openWagers wagers in turn instead of sealed (SP-WAG-2)
  /// @param stall whether endless matches are broken off (SP-CMB-38)
  /// @param rounds the last round (SP-WIN-14)
  /// @param odds whether the page may show simulated odds of a fight
  public record Options(
      Length length,
      boolean intrigue104,
      boolean openWagers,
      boolean stall,
      int rounds,
      boolean odds) {}

  private final Setup setup;
  private final int seats;
  private final Options options;
  private final Content content;
  private final Pile<HouseCard> houses;
  private final Pile<MarketCard> market;
  private final Pile<IntrigueCard> intrigue;
  private final int[] copies;
  private final Seats everybody;
  private final OptionalInt[] named;

  Table(Setup setup, Options options, Content content) {
    this.setup = setup;
    this.seats = setup.seats();
    this.options = options;
    this.content = content;
    houses = content.houses();
    market = content.market();
    copies = new int[content.intrigue().size()];
    int total = 0;
    for (IntrigueCard card : content.intrigue()) {
      copies[card.index()] = options.intrigue104() ? card.face().copies104() : card.face().copies();
      total += copies[card.index()];
    }
    Pile.Builder<IntrigueCard> cards = Pile.builder(total);
    for (IntrigueCard card : content.intrigue()) {
      for (int copy = 0; copy < copies[card.index()]; copy++) {
        cards.add(card);
      }
    }
    intrigue = cards.build();
    everybody = Seats.first(seats);
    named = IntStream.range(0, seats).mapToObj(OptionalInt::of).toArray(OptionalInt[]::new);
  }

  public Setup setup() {
    return setup;
  }

  public int seats() {
    return seats;
  }

  public Options options() {
    return options;
  }

  public Content content() {
    return content;
  }

  public Numbers numbers() {
    return content.numbers();
  }

  /// The houses of the sets in use.
  public Pile<HouseCard> houses() {
    return houses;
  }

  /// All cards of the Market deck, in the order of the data file.
  public Pile<MarketCard> market() {
    return market;
  }

  /// All cards of the Intrigue deck, in the order of the data file.
  public Pile<IntrigueCard> intrigue() {
    return intrigue;
  }

  public int copies(IntrigueCard card) {
    return copies[card.index()];
  }

  public Seats everybody() {
    return everybody;
  }

  public Seats others(int seat) {
    return everybody.minus(seat);
  }

  /// A seat as moves name it.
  public OptionalInt named(int seat) {
    return named[seat];
  }

  /// The seat so many places clockwise (SP-CON-3).
  public int clockwise(int from, int places) {
    return (from + places) % seats;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Table table
        && setup.equals(table.setup)
        && content.equals(table.content);
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
