package ludus.pax;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Pile;

/// The invariants of a position, each broken one as a sentence.
final class Audit {

  private final State state;
  private final List<String> broken = new ArrayList<>();

  private Audit(State state) {
    this.state = state;
  }

  static List<String> of(State state) {
    Audit audit = new Audit(state);
    audit.cards();
    audit.money();
    audit.limits();
    audit.conspiratus();
    audit.legions();
    audit.rome();
    audit.knowledge();
    return audit.broken;
  }

  /// INV-1: every card is in one place.
  private void cards() {
    int[] found = new int[state.table().cards().size()];
    state.removed().forEach(card -> found[card.index()]++);
    slots(state.deck(), found);
    slots(state.rome().faceDown(), found);
    rows(state.rome().faceUp(), found);
    state.legions().forEach(group -> group.forEach(card -> found[card.index()]++));
    for (Player player : state.players()) {
      slots(player.hand(), found);
      rows(player.display(), found);
    }
    switch (state.step()) {
      case Step.Draw draw -> slots(draw.flight(), found);
      case Step.Opening opening ->
          opening.drawn().forEach(cards -> cards.forEach(card -> found[card.index()]++));
      default -> {}
    }
    for (Card card : state.table().cards()) {
      check(
          found[card.index()] == 1,
          "%s is in %d places (INV-1).".formatted(card, found[card.index()]));
    }
  }

  private static void slots(Pile<Slot> slots, int[] found) {
    slots.forEach(slot -> found[slot.card().index()]++);
  }

  private void rows(Pile<Row> rows, int[] found) {
    for (Category category : Category.values()) {
      Row row = rows.get(category.index());
      int symbols = 0;
      for (Card card : row.cards()) {
        found[card.index()]++;
        symbols += card.symbols();
        check(card.category() == category, "%s lies in the row %s.".formatted(card, category));
      }
      check(symbols == row.symbols(), "The row %s is counted wrongly.".formatted(category));
    }
  }

  /// INV-2
  private void money() {
    int outside = 0;
    for (Player player : state.players()) {
      check(player.aurei() >= 0, "A player has less than no Aurei (INV-2).");
      outside += player.aurei();
    }
    check(
        !state.table().strictBank() || outside <= state.table().bank(),
        "The players have more Aurei than there are (INV-2).");
  }

  /// INV-3; the opening display of a solo game may exceed the limit (PAX-SOLO-6).
  private void limits() {
    if (state.table().deal().toDisplay() > 0) {
      return;
    }
    for (int seat = 0; seat < state.players().size(); seat++) {
      Player player = state.player(seat);
      check(
          player.symbols(Category.FLEET) <= player.cap()
              && player.symbols(Category.ARMY) <= player.cap(),
          "Seat %d has more Fleets or Armies than its limit (INV-3).".formatted(seat));
    }
  }

  /// INV-4
  private void conspiratus() {
    int most = 0;
    for (Player player : state.players()) {
      most = Math.max(most, player.symbols(Category.INTRIGUE));
    }
    int holder = state.pcHolder();
    check(
        holder == State.NOBODY
            ? most == 0
            : most > 0 && state.player(holder).symbols(Category.INTRIGUE) == most,
        "Primus Conspiratus (pcHolder) isn't with a player who has the most Intrigue (INV-4).");
  }

  /// INV-5, and what makes sure that Rome always finds a group (PAX-ROUND-4).
  private void legions() {
    if (state.step() instanceof Step.Opening || state.step() instanceof Step.Over) {
      return;
    }
    int empty = RoundEnd.emptyLegions(state);
    boolean fresh =
        state.step() instanceof Step.TurnStart && state.activePlayer() == state.primus();
    check(!fresh || empty == 0, "A round begins with an empty Legion (INV-5).");
    int seats = state.players().size();
    int turnsLeft = Math.floorMod(state.primus() - 1 - state.activePlayer(), seats);
    boolean mayStillBuy = !(state.step() instanceof Step.Play);
    int filled = state.legions().size() - empty;
    check(
        filled > turnsLeft + (mayStillBuy ? 1 : 0),
        "Too many Legions are empty: Rome might find no group (PAX-ROUND-4).");
    check(state.round() <= state.table().cards().size(), "There were too many rounds (INV-7).");
  }

  /// Nothing is added to Rome's face-down cards, or taken away; solo it gets them late
  /// (PAX-SOLO-2).
  private void rome() {
    boolean notYet = state.isSolo() && state.step() instanceof Step.Opening;
    int wanted = notYet ? 0 : state.table().deal().romeFaceDown();
    int real = state.rome().faceDown().size();
    check(
        real == wanted,
        "Rome has %d cards face down and not %d (PAX-SETUP-4).".formatted(real, wanted));
  }

  private void knowledge() {
    for (int seat = 0; seat < state.players().size(); seat++) {
      int owner = seat;
      check(
          state.player(seat).hand().stream().allMatch(slot -> slot.isKnownTo(owner)),
          "Seat %d doesn't know its own hand.".formatted(seat));
    }
    if (state.step() instanceof Step.Draw draw) {
      check(
          draw.flight().stream().allMatch(slot -> slot.isKnownTo(state.activePlayer())),
          "The one who draws doesn't know the cards.");
      check(!draw.flight().isEmpty(), "A draw has no card in flight.");
    }
  }

  private void check(boolean holds, String sentence) {
    if (!holds) {
      broken.add(sentence);
    }
  }
}
