package ludus.pax;

import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.flow.Poll;

/// Where in the turn the game stands (the state machine of PAX-TURN-3).
public sealed interface Step {

  /// Everybody chooses from the cards drawn at the start, sealed. PAX-SETUP-8
  record Opening(Pile<Pile<Card>> drawn, Poll<Move.ChooseOpening> poll) implements Step {}

  /// The active player draws and so on, or passes. PAX-TURN-2
  record TurnStart() implements Step {
    static final TurnStart IT = new TurnStart();
  }

  /// Cards are in flight.
  ///
  /// @param flight the cards seen and not yet assigned, in the order drawn
  /// @param toCome cards of this draw still in the deck
  /// @param open the destinations not yet used, as bits
  /// @param mixed whether a card seen together with others has gone to the hand or under the deck
  record Draw(DrawMode mode, Pile<Slot> flight, int toCome, int open, boolean mixed)
      implements Step {

    boolean isOpen(Destination destination) {
      return (open & destination.bit()) != 0;
    }

    /// The destination that is left for the last card.
    Optional<Destination> forced() {
      if (toCome > 0 || flight.size() > 1 || Integer.bitCount(open) > 1) {
        return Optional.empty();
      }
      return Optional.of(
          isOpen(Destination.HAND)
              ? Destination.HAND
              : isOpen(Destination.LEGION) ? Destination.LEGION : Destination.BOTTOM);
    }
  }

  /// One group may be bought. PAX-BUY-1
  record Buy() implements Step {
    static final Buy IT = new Buy();
  }

  /// Cards may be played.
  ///
  /// @param played the categories of the cards played this turn, in order
  record Play(Pile<Category> played) implements Step {
    static final Play NOTHING_YET = new Play(Pile.empty());
  }

  /// The game is over; what it is worth follows from what lies there.
  record Over() implements Step {
    static final Over IT = new Over();
  }
}
