package ludus.pax;

import ludus.kernel.Journal;
import ludus.kernel.Pile;

/// The start of a turn: draw and so on, or pass and look at Rome.
final class TurnChoice {

  private static final Pile<Move> BOTH =
      Pile.of(Move.ChooseTurn.NORMAL, Move.ChooseTurn.PASS); // PAX-TURN-2, PAX-TURN-5

  private TurnChoice() {}

  static Pile<Move> moves() {
    return BOTH;
  }

  static State play(State state, Move.ChooseTurn choice, Journal journal) {
    return switch (choice.turn()) {
      case NORMAL -> Drawing.begin(state, journal);
      case PASS -> RoundEnd.nextPlayer(pass(state, journal), journal);
    };
  }

  /// PAX-TURN-4: no action and no income, but a look at Rome's hidden cards and 2 Aurei.
  private static State pass(State state, Journal journal) {
    int seat = state.activePlayer();
    Player player = state.active();
    int aurei = state.fromBank(state.table().numbers().passAurei()); // PAX-TURN-6
    Pile<Slot> faceDown = state.rome().faceDown();
    journal.note(new PaxEvent.Passed(seat, aurei, state.round()));
    journal.note(new PaxEvent.RomeSeen(seat, cards(faceDown)));
    State paid = state.withPlayer(seat, player.withAurei(player.aurei() + aurei));
    return PaxView.hasPeeked(state, seat)
        ? paid
        : paid.withRome(new Rome(seenBy(seat, state), state.rome().faceUp()));
  }

  /// PAX-INFO-8 (d)
  private static Pile<Slot> seenBy(int seat, State state) {
    Pile<Slot> faceDown = state.rome().faceDown();
    Pile.Builder<Slot> seen = Pile.builder(faceDown.size());
    for (int i = 0; i < faceDown.size(); i++) {
      Slot slot = faceDown.get(i);
      seen.add(state.table().slot(slot.card(), slot.knownTo().plus(seat)));
    }
    return seen.build();
  }

  private static Pile<Card> cards(Pile<Slot> slots) {
    Pile.Builder<Card> cards = Pile.builder(slots.size());
    for (int i = 0; i < slots.size(); i++) {
      cards.add(slots.get(i).card());
    }
    return cards.build();
  }
}
