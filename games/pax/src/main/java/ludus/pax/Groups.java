package ludus.pax;

import ludus.kernel.Pile;

/// What lies with the Legions, added up once for all who ask.
final class Groups {

  private final int[] values;
  private final int[] symbols;
  private final int[] intrigue;
  private int dearest;

  Groups(Pile<Pile<Card>> legions) {
    int count = legions.size();
    this.values = new int[count];
    this.symbols = new int[count];
    this.intrigue = new int[count];
    for (int legion = 0; legion < count; legion++) {
      Pile<Card> group = legions.get(legion);
      for (int i = 0; i < group.size(); i++) {
        Card card = group.get(i);
        values[legion] += card.value();
        symbols[legion] += card.symbols();
        intrigue[legion] += card.intrigue();
      }
      if (values[legion] > values[dearest]) {
        dearest = legion;
      }
    }
  }

  /// The sum of the printed values of a group.
  int value(int legion) {
    return values[legion];
  }

  int symbols(int legion) {
    return symbols[legion];
  }

  /// The symbols of Intrigue.
  int intrigue(int legion) {
    return intrigue[legion];
  }

  /// The Legion whose group Rome would take now; of equals the lowest. PAX-ROUND-1, PAX-ROUND-2
  int dearest() {
    return dearest;
  }

  /// The most Intrigue of a group that so much money can pay.
  int mostIntrigue(int money) {
    return most(intrigue, money);
  }

  /// The most symbols of a group that so much money can pay.
  int mostSymbols(int money) {
    return most(symbols, money);
  }

  private int most(int[] worth, int money) {
    int most = 0;
    for (int legion = 0; legion < worth.length; legion++) {
      if (values[legion] <= money) {
        most = Math.max(most, worth[legion]);
      }
    }
    return most;
  }
}
