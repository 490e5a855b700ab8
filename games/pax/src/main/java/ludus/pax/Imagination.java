package ludus.pax;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Viewer;
import ludus.kernel.flow.Poll;

/// A position that a seat can't tell from the real one: every card that it doesn't know is drawn
/// again (PAX-INFO-9). The marks of who else knows a place stay where they are (PAX-INFO-11).
final class Imagination {

  private final State state;
  private final int seat;
  private final RandomGenerator own;
  private final Card[] unknown;
  private int next;

  private Imagination(State state, int seat, RandomGenerator own) {
    this.state = state;
    this.seat = seat;
    this.own = own;
    this.unknown = shuffledUnknown();
  }

  static State of(State state, int seat, RandomGenerator own) {
    return new Imagination(state, seat, own).imagined();
  }

  /// Whether a viewer can follow this card of a draw to where it goes. PAX-INFO-8 (a), (b)
  static boolean follows(Step.Draw draw, Card card, Viewer viewer) {
    int index = draw.flight().find(slot -> slot.card().equals(card));
    return index >= 0 && !draw.mode().isTogether() && draw.flight().get(index).isKnownTo(viewer);
  }

  private State imagined() {
    Pile.Builder<Card> removed = Pile.builder(state.removed().size());
    for (int i = 0; i < state.removed().size(); i++) {
      removed.add(draw());
    }
    Rome rome = new Rome(redrawn(state.rome().faceDown()), state.rome().faceUp());
    Pile.Builder<Player> players = Pile.builder(state.players().size());
    for (int other = 0; other < state.players().size(); other++) {
      Player player = state.player(other);
      players.add(other == seat ? player : withHand(player));
    }
    Step step =
        switch (state.step()) {
          case Step.Draw draw when state.activePlayer() != seat ->
              new Step.Draw(
                  draw.mode(), redrawn(draw.flight()), draw.toCome(), draw.open(), draw.mixed());
          case Step.Opening opening -> reopened(opening);
          default -> state.step();
        };
    Pile<Slot> deck = redrawn(state.deck());
    return new State(
        state.table(),
        state.round(),
        state.primus(),
        state.pcHolder(),
        state.activePlayer(),
        state.stamp(),
        step,
        deck,
        removed.build(),
        rome,
        state.legions(),
        players.build());
  }

  /// All cards that the seat can't place, in random order. Sorted before they are shuffled, so that
  /// nothing of their real order is left.
  private Card[] shuffledUnknown() {
    Pile<Card> cards = state.table().cards();
    boolean[] hidden = new boolean[cards.size()];
    int count = 0;
    for (int i = 0; i < state.removed().size(); i++) {
      hidden[state.removed().get(i).index()] = true;
      count++;
    }
    count += mark(state.rome().faceDown(), hidden);
    count += mark(state.deck(), hidden);
    for (int other = 0; other < state.players().size(); other++) {
      if (other != seat) {
        count += mark(state.player(other).hand(), hidden);
      }
    }
    if (state.step() instanceof Step.Draw draw) {
      count += mark(draw.flight(), hidden);
    } else if (state.step() instanceof Step.Opening opening) {
      for (int other = 0; other < opening.drawn().size(); other++) {
        for (Card card : other == seat ? Pile.<Card>empty() : opening.drawn().get(other)) {
          hidden[card.index()] = true;
          count++;
        }
      }
    }
    return shuffled(cards, hidden, count);
  }

  private Card[] shuffled(Pile<Card> cards, boolean[] hidden, int count) {
    Card[] shuffled = new Card[count];
    int filled = 0;
    for (int i = 0; i < hidden.length; i++) {
      if (hidden[i]) {
        shuffled[filled++] = cards.get(i);
      }
    }
    for (int i = count - 1; i > 0; i--) {
      int j = own.nextInt(i + 1);
      Card swapped = shuffled[i];
      shuffled[i] = shuffled[j];
      shuffled[j] = swapped;
    }
    return shuffled;
  }

  private int mark(Pile<Slot> slots, boolean[] hidden) {
    int count = 0;
    for (int i = 0; i < slots.size(); i++) {
      Slot slot = slots.get(i);
      if (!slot.isKnownTo(seat)) {
        hidden[slot.card().index()] = true;
        count++;
      }
    }
    return count;
  }

  private Card draw() {
    return unknown[next++];
  }

  private Pile<Slot> redrawn(Pile<Slot> slots) {
    Pile.Builder<Slot> redrawn = Pile.builder(slots.size());
    for (int i = 0; i < slots.size(); i++) {
      Slot slot = slots.get(i);
      redrawn.add(slot.isKnownTo(seat) ? slot : state.table().slot(draw(), slot.knownTo()));
    }
    return redrawn.build();
  }

  /// Another's hand: its order is no fact, so the marks of the unknown cards are handed out sorted.
  private Player withHand(Player player) {
    Pile<Slot> hand = Pile.empty();
    int[] marks = new int[player.hand().size()];
    int unseen = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      Slot slot = player.hand().get(i);
      if (slot.isKnownTo(seat)) {
        hand = hand.plus(slot);
      } else {
        marks[unseen++] = slot.knownTo().bits();
      }
    }
    Arrays.sort(marks, 0, unseen);
    for (int i = 0; i < unseen; i++) {
      hand = Player.sortedIn(hand, state.table().slot(draw(), Seats.ofBits(marks[i])));
    }
    return new Player(hand, player.aurei(), player.display());
  }

  /// Others have other cards before them, and whoever has answered has kept some card of them.
  private Step.Opening reopened(Step.Opening opening) {
    Pile<Pile<Card>> drawn = opening.drawn();
    Poll<Move.ChooseOpening> poll = opening.poll();
    for (int other = 0; other < drawn.size(); other++) {
      if (other == seat) {
        continue;
      }
      List<Card> cards = new ArrayList<>();
      for (int i = 0; i < drawn.get(other).size(); i++) {
        cards.add(draw());
      }
      drawn = drawn.with(other, Pile.copyOf(cards));
      Optional<Move.ChooseOpening> answer = poll.answer(other);
      if (answer.isPresent()) {
        Card kept = cards.get(own.nextInt(cards.size()));
        poll = poll.with(other, new Move.ChooseOpening(kept, List.of()));
      }
    }
    return new Step.Opening(drawn, poll);
  }
}
