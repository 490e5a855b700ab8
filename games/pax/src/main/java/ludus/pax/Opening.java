package ludus.pax;

import static ludus.pax.Rules.SETUP_8;
import static ludus.pax.Rules.SOLO_5;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Chance;
import ludus.kernel.Journal;
import ludus.kernel.Message;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Seats;
import ludus.kernel.flow.Poll;

/// The setup: the deal, the sealed choice of the opening cards, and what follows from it.
final class Opening {

  private Opening() {}

  static State deal(Table table, Chance chance) {
    Deal deal = table.deal();
    int seats = table.seats();
    int primus = table.options().primus(); // PAX-SETUP-6
    if (primus == State.NOBODY) {
      primus = chance.below(seats);
    }
    Pile<Card> deck = chance.shuffled(table.cards()); // PAX-SETUP-1
    Pile<Card> removed = Pile.empty();
    Pile<Slot> faceDown = Pile.empty();
    if (seats > 1) {
      removed = deck.top(deal.removed()); // PAX-SETUP-2
      deck = deck.rest(deal.removed());
      faceDown = unseen(table, deck.top(deal.romeFaceDown())); // PAX-SETUP-4
      deck = deck.rest(deal.romeFaceDown());
    }
    Pile<Pile<Card>> drawn = Pile.times(seats, Pile.empty());
    for (int turn = 0; turn < seats; turn++) { // PAX-SETUP-7
      int count = deal.openingDraw().get(turn);
      drawn = drawn.with((primus + turn) % seats, deck.top(count));
      deck = deck.rest(count);
    }
    Player player = new Player(Pile.empty(), table.numbers().startingAurei(), Row.NO_ROWS);
    return new State(
        table,
        1,
        primus,
        State.NOBODY, // PAX-SETUP-10
        primus,
        0,
        new Step.Opening(drawn, Poll.to(table.everybody(), seats)),
        unseen(table, deck),
        removed,
        new Rome(faceDown, Row.NO_ROWS),
        Pile.times(deal.legions(), Pile.empty()), // PAX-SETUP-3
        Pile.times(seats, player)); // PAX-SETUP-5
  }

  static List<Move> moves(State state, Step.Opening opening, int seat) {
    List<Move> moves = new ArrayList<>();
    Pile<Card> drawn = opening.drawn().get(seat);
    for (Card keep : drawn) {
      List<Card> others = new ArrayList<>(drawn);
      others.remove(keep);
      if (!state.isSolo()) {
        moves.add(new Move.ChooseOpening(keep, List.of()));
        continue;
      }
      for (Card under : others) {
        List<Card> display = new ArrayList<>(others);
        display.remove(under);
        moves.add(new Move.ChooseOpening(keep, List.copyOf(display)));
      }
    }
    return moves;
  }

  static Optional<Refusal> refusal(
      State state, Step.Opening opening, int seat, Move.ChooseOpening choice) {
    Pile<Card> drawn = opening.drawn().get(seat);
    if (!drawn.contains(choice.keep())) {
      return Optional.of(Rules.refuse(SETUP_8, "keepDrawn"));
    }
    List<Card> others = new ArrayList<>(drawn);
    others.remove(choice.keep());
    int wanted = state.table().deal().toDisplay();
    if (choice.display().size() != wanted) {
      return Optional.of(
          Refusal.of(
              state.isSolo() ? SOLO_5 : SETUP_8,
              Message.of("pax.refusal.displayCount").with("count", wanted)));
    }
    for (Card card : choice.display()) {
      if (!others.remove(card)) {
        return Optional.of(Rules.refuse(SOLO_5, "displayDrawn"));
      }
    }
    return Optional.empty();
  }

  static State play(
      State state, Step.Opening opening, int seat, Move.ChooseOpening choice, Journal journal) {
    Poll<Move.ChooseOpening> poll = opening.poll().with(seat, sorted(opening, seat, choice));
    journal.note(new PaxEvent.OpeningSealed(seat));
    Step.Opening answered = new Step.Opening(opening.drawn(), poll);
    return poll.isComplete() ? resolve(state, answered, journal) : state.keepAsking(answered);
  }

  /// The same choice, with the displayed cards in the order drawn: equal choices are equal.
  private static Move.ChooseOpening sorted(
      Step.Opening opening, int seat, Move.ChooseOpening choice) {
    List<Card> display = new ArrayList<>(opening.drawn().get(seat));
    display.retainAll(choice.display());
    return new Move.ChooseOpening(choice.keep(), List.copyOf(display));
  }

  private static State resolve(State state, Step.Opening opening, Journal journal) {
    int seats = state.players().size();
    State opened = state;
    for (int turn = 0; turn < seats; turn++) { // clockwise from Primus
      int seat = (state.primus() + turn) % seats;
      opened = keep(opened, opening, seat, journal);
    }
    if (state.isSolo()) {
      opened = setAside(opened);
    }
    return RoundEnd.fill(opened, Rules.SETUP_9, journal).ask(Step.TurnStart.IT);
  }

  private static State keep(State state, Step.Opening opening, int seat, Journal journal) {
    Table table = state.table();
    Move.ChooseOpening choice = opening.poll().answer(seat).orElseThrow();
    Seats own = Seats.of(seat); // PAX-INFO-8 (e)
    Player player = state.player(seat).take(table.slot(choice.keep(), own));
    for (Card card : choice.display()) { // PAX-SOLO-6: free, and whatever the limit
      player = player.display(card);
    }
    Pile<Slot> deck = state.deck();
    Pile<Card> under = Pile.empty();
    for (Card card : opening.drawn().get(seat)) { // in the order drawn
      if (!card.equals(choice.keep()) && !choice.display().contains(card)) {
        deck = deck.plus(table.slot(card, own));
        under = under.plus(card);
      }
    }
    journal.note(
        new PaxEvent.OpeningKept(
            seat,
            Optional.of(choice.keep()),
            choice.display(),
            PaxEvent.shown(under),
            !choice.display().isEmpty()));
    State kept = state.withPlayer(seat, player).withDeck(deck);
    return Conspiracy.settle(kept, seat, journal); // PAX-SOLO-7
  }

  /// Solo: 30 cards out of the game, then Rome's three. PAX-SOLO-2
  private static State setAside(State state) {
    Deal deal = state.table().deal();
    Pile<Card> removed = Pile.empty();
    Pile<Slot> deck = state.deck();
    for (int i = 0; i < deal.removed(); i++) {
      removed = removed.plus(deck.get(i).card());
    }
    deck = deck.rest(deal.removed());
    Pile<Slot> faceDown = deck.top(deal.romeFaceDown());
    return state
        .withDeck(deck.rest(deal.romeFaceDown()))
        .withRemoved(removed)
        .withRome(new Rome(faceDown, Row.NO_ROWS));
  }

  private static Pile<Slot> unseen(Table table, Pile<Card> cards) {
    Pile.Builder<Slot> slots = Pile.builder(cards.size());
    for (int i = 0; i < cards.size(); i++) {
      slots.add(table.slot(cards.get(i), Seats.NONE));
    }
    return slots.build();
  }
}
