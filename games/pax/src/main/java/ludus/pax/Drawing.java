package ludus.pax;

import static ludus.pax.Destination.BOTTOM;
import static ludus.pax.Destination.HAND;
import static ludus.pax.Destination.LEGION;

import java.util.Optional;
import ludus.kernel.Journal;
import ludus.kernel.Message;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.RuleId;
import ludus.kernel.Seats;

/// Drawing: up to three cards, each to the hand, to a Legion or under the deck.
final class Drawing {

  private Drawing() {}

  static State begin(State state, Journal journal) {
    int seat = state.activePlayer();
    if (state.deck().isEmpty()) { // PAX-DRAW-10
      int aurei = state.fromBank(state.table().numbers().emptyDeckAurei());
      journal.note(new PaxEvent.DeckWasEmpty(seat, aurei));
      Player player = state.active();
      return state.withPlayer(seat, player.withAurei(player.aurei() + aurei)).ask(Step.Buy.IT);
    }
    DrawMode mode = mode(state); // PAX-DRAW-11: fixed at the start of the draw
    Step.Draw draw = new Step.Draw(mode, Pile.empty(), mode.cards, mode.destinations(), false);
    return reveal(state, draw, mode.seenFirst, journal);
  }

  /// PAX-DRAW-3, PAX-DRAW-8, PAX-DRAW-9
  static DrawMode mode(State state) {
    int deck = state.deck().size();
    int religion = state.active().symbols(Category.RELIGION);
    Numbers numbers = state.table().numbers();
    if (deck == 1) {
      return DrawMode.SHORT_ONE;
    }
    if (deck == 2) {
      return religion < numbers.religionTwo()
          ? DrawMode.SHORT_TWO_ONE_BY_ONE
          : DrawMode.SHORT_TWO_TOGETHER;
    }
    return mode(numbers, state.active());
  }

  /// How a player sees the cards while the deck holds enough of them. PAX-DRAW-3
  static DrawMode mode(Numbers numbers, Player player) {
    int religion = player.symbols(Category.RELIGION);
    if (religion < numbers.religionTwo()) {
      return DrawMode.ONE_BY_ONE;
    }
    return religion < numbers.religionThree() ? DrawMode.TWO_THEN_ONE : DrawMode.ALL_THREE;
  }

  /// Takes cards from the top of the deck into flight and asks where they go.
  private static State reveal(State state, Step.Draw draw, int count, Journal journal) {
    int seat = state.activePlayer();
    int before = draw.flight().size();
    Pile.Builder<Slot> seen = Pile.builder(before + count);
    for (int i = 0; i < before; i++) {
      seen.add(draw.flight().get(i));
    }
    for (int i = 0; i < count; i++) {
      Slot slot = state.deck().get(i);
      Seats knownTo = draw.mixed() ? Seats.of(seat) : slot.knownTo().plus(seat);
      seen.add(state.table().slot(slot.card(), knownTo));
    }
    Pile<Slot> flight = seen.build();
    journal.note(new PaxEvent.CardsDrawn(seat, draw.mode(), flight.rest(before)));
    Step.Draw next =
        new Step.Draw(draw.mode(), flight, draw.toCome() - count, draw.open(), draw.mixed());
    return state.withDeck(state.deck().rest(count)).ask(next);
  }

  static Pile<Move> moves(State state, Step.Draw draw) {
    Table table = state.table();
    int legions = state.legions().size();
    Pile.Builder<Move> moves = Pile.builder(draw.flight().size() * (legions + 2));
    for (int i = 0; i < draw.flight().size(); i++) {
      Card card = draw.flight().get(i).card();
      if (draw.isOpen(HAND) && !handMustWait(draw)) {
        moves.add(table.toHand(card));
      }
      if (draw.isOpen(LEGION)) {
        for (int legion = 0; legion < legions; legion++) {
          moves.add(table.toLegion(card, legion));
        }
      }
      if (draw.isOpen(BOTTOM)) {
        moves.add(table.toBottom(card));
      }
    }
    return moves.build();
  }

  /// With Religion 3 to 5 the first of the pair can't go to the hand. PAX-DRAW-5
  private static boolean handMustWait(Step.Draw draw) {
    return draw.mode() == DrawMode.TWO_THEN_ONE && draw.toCome() > 0;
  }

  static Optional<Refusal> refusal(State state, Step.Draw draw, Move.Assign move) {
    if (!state.table().has(move.card()) || indexOf(draw, move.card()) < 0) {
      return refuse(Rules.SYS_8, "notInFlight");
    }
    if (move.to() == LEGION) {
      int legions = state.legions().size();
      if (move.legion().isEmpty()
          || move.legion().getAsInt() < 1
          || move.legion().getAsInt() > legions) {
        return Optional.of(
            Refusal.of(Rules.DRAW_2, Message.of("pax.refusal.noLegion").with("legions", legions)));
      }
    } else if (move.legion().isPresent()) {
      return refuse(Rules.DRAW_2, "legionNotMeant");
    }
    if (move.to() == HAND && handMustWait(draw)) {
      return refuse(Rules.DRAW_5, "handMustWait");
    }
    if (!draw.isOpen(move.to())) {
      return draw.mode().cards < 3 && move.to() == BOTTOM
          ? refuse(shortRule(draw.mode()), "noBottom")
          : refuse(Rules.DRAW_1, "destinationUsed");
    }
    return Optional.empty();
  }

  private static RuleId shortRule(DrawMode mode) {
    return mode == DrawMode.SHORT_ONE ? Rules.DRAW_9 : Rules.DRAW_8;
  }

  private static Optional<Refusal> refuse(RuleId rule, String key) {
    return Optional.of(Rules.refuse(rule, key));
  }

  static State play(State state, Step.Draw draw, Move.Assign move, Journal journal) {
    int index = indexOf(draw, move.card());
    return assign(state, draw, index, move.to(), move.legion().orElse(0) - 1, journal);
  }

  private static State assign(
      State state, Step.Draw draw, int index, Destination to, int legion, Journal journal) {
    int seat = state.activePlayer();
    Slot slot = draw.flight().get(index);
    boolean mixed = draw.mixed();
    Pile<Slot> flight = draw.flight().without(index);
    if (to != LEGION && draw.mode().isTogether()) {
      slot = state.table().slot(slot.card(), Seats.of(seat)); // PAX-INFO-8 (b)
      flight = mixed ? flight : onlyKnownTo(state.table(), seat, flight);
      mixed = true;
    }
    journal.note(new PaxEvent.CardAssigned(seat, slot, to, legion + 1));
    State placed =
        switch (to) {
          case HAND -> state.withPlayer(seat, state.active().take(slot));
          case LEGION -> state.withLegion(legion, state.legions().get(legion).plus(slot.card()));
          case BOTTOM -> state.withDeck(state.deck().plus(slot));
        };
    Step.Draw left =
        new Step.Draw(draw.mode(), flight, draw.toCome(), draw.open() & ~to.bit(), mixed);
    return goOn(placed, left, journal);
  }

  private static State goOn(State state, Step.Draw draw, Journal journal) {
    if (draw.toCome() > 0) {
      // the rest comes only after this card is placed: one more card, whatever the mode
      State next = reveal(state, draw, 1, journal);
      return next.step() instanceof Step.Draw seen ? forced(next, seen, journal) : next;
    }
    return draw.flight().isEmpty()
        ? state.ask(Step.Buy.IT)
        : forced(state.ask(draw), draw, journal);
  }

  /// The last card goes by itself to the destination left, if that leaves no choice. PAX-SYS-8
  private static State forced(State state, Step.Draw draw, Journal journal) {
    Optional<Destination> last = draw.forced();
    return last.isPresent() && last.get() != LEGION
        ? assign(state, draw, 0, last.get(), -1, journal)
        : state;
  }

  private static Pile<Slot> onlyKnownTo(Table table, int seat, Pile<Slot> slots) {
    Pile.Builder<Slot> hidden = Pile.builder(slots.size());
    for (int i = 0; i < slots.size(); i++) {
      hidden.add(table.slot(slots.get(i).card(), Seats.of(seat)));
    }
    return hidden.build();
  }

  private static int indexOf(Step.Draw draw, Card card) {
    for (int i = 0; i < draw.flight().size(); i++) {
      if (draw.flight().get(i).card().equals(card)) {
        return i;
      }
    }
    return -1;
  }
}
