package ludus.pax;

import ludus.kernel.Journal;

/// Who holds Primus Conspiratus. Only displays count (PAX-CAT-6).
final class Conspiracy {

  private Conspiracy() {}

  /// After this seat's display has grown: it takes the card if it has strictly more Intrigue than
  /// the holder; the first symbol takes it from nobody. PAX-CAT-5
  static State settle(State state, int seat, Journal journal) {
    int holder = state.pcHolder();
    int symbols = state.player(seat).symbols(Category.INTRIGUE);
    if (holder == seat || symbols <= toBeat(state)) {
      return state;
    }
    journal.note(new PaxEvent.ConspiratusTaken(seat));
    return state.withPcHolder(seat);
  }

  /// Whoever takes the card needs more symbols of Intrigue than these.
  static int toBeat(State state) {
    int holder = state.pcHolder();
    return holder == State.NOBODY ? 0 : state.player(holder).symbols(Category.INTRIGUE);
  }
}
