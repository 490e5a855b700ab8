package ludus.spartacus;

import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.flow.Stack;
import ludus.spartacus.talk.Talk;

/// A whole position of Spartacus, hidden things included.
///
/// @param host who holds the host marker
/// @param stamp counts the questions asked
/// @param intrigueDeck index 0 is the top; so with the other deck
/// @param intrigueDiscard the last card lies on top
/// @param marketDiscard in the order of the data file
/// @param purses while gold is concealed (SP-MKT-9): what everybody can work out of it
public record State(
    Table table,
    int round,
    Phase phase,
    int host,
    int stamp,
    Pile<House> houses,
    Pile<IntrigueCard> intrigueDeck,
    Pile<IntrigueCard> intrigueDiscard,
    Pile<MarketCard> marketDeck,
    Pile<MarketCard> marketDiscard,
    Optional<Purses> purses,
    Stack<Frame> stack,
    Talk talk) {

  /// @param atClose gold of each seat when the open market closed
  /// @param open the same, less what was paid openly since
  /// @param given private gifts: what seat i gave to seat j at place i * seats + j, less the way
  ///   back
  public record Purses(Pile<Integer> atClose, Pile<Integer> open, Pile<Integer> given) {}

  public int seats() {
    return houses.size();
  }

  public House house(int seat) {
    return houses.get(seat);
  }

  public Frame top() {
    return stack.top();
  }

  public State withHouse(int seat, House house) {
    return withHouses(houses.with(seat, house));
  }

  public State withHouses(Pile<House> changed) {
    return with(changed, stack, stamp);
  }

  /// The changes that are made most often, so without a draft.
  private State with(Pile<House> newHouses, Stack<Frame> newStack, int newStamp) {
    return new State(
        table,
        round,
        phase,
        host,
        newStamp,
        newHouses,
        intrigueDeck,
        intrigueDiscard,
        marketDeck,
        marketDiscard,
        purses,
        newStack,
        talk);
  }

  public State withIntrigue(Pile<IntrigueCard> deck, Pile<IntrigueCard> discard) {
    Draft draft = new Draft(this);
    draft.intrigueDeck = deck;
    draft.intrigueDiscard = discard;
    return draft.done();
  }

  public State withMarket(Pile<MarketCard> deck, Pile<MarketCard> discard) {
    Draft draft = new Draft(this);
    draft.marketDeck = deck;
    draft.marketDiscard = discard;
    return draft.done();
  }

  public State withPurses(Optional<Purses> changed) {
    Draft draft = new Draft(this);
    draft.purses = changed;
    return draft.done();
  }

  public State withTalk(Talk changed) {
    Draft draft = new Draft(this);
    draft.talk = changed;
    return draft.done();
  }

  public State withHost(int seat) {
    Draft draft = new Draft(this);
    draft.host = seat;
    return draft.done();
  }

  public State withPhase(Phase changed) {
    Draft draft = new Draft(this);
    draft.phase = changed;
    return draft.done();
  }

  public State nextRound() {
    Draft draft = new Draft(this);
    draft.round++;
    return draft.done();
  }

  private State withStack(Stack<Frame> changed, int questions) {
    return with(houses, changed, stamp + questions);
  }

  /// The top frame goes on to this; its question is a new one.
  public State become(Frame frame) {
    return withStack(stack.become(frame), 1);
  }

  /// The top frame has changed, its question has not.
  public State keep(Frame frame) {
    return withStack(stack.become(frame), 0);
  }

  public State push(Frame frame) {
    return withStack(stack.push(frame), 1);
  }

  public State pop() {
    return withStack(stack.pop(), 1);
  }

  /// A frame below the top has changed.
  public State withFrame(int index, Frame frame) {
    return withStack(new Stack<>(stack.frames().with(index, frame)), 0);
  }

  /// A copy while it is being changed; it never leaves the method that makes it.
  private static final class Draft {
    private final Table table;
    private int round;
    private Phase phase;
    private int host;
    private final int stamp;
    private final Pile<House> houses;
    private Pile<IntrigueCard> intrigueDeck;
    private Pile<IntrigueCard> intrigueDiscard;
    private Pile<MarketCard> marketDeck;
    private Pile<MarketCard> marketDiscard;
    private Optional<Purses> purses;
    private final Stack<Frame> stack;
    private Talk talk;

    Draft(State state) {
      table = state.table;
      round = state.round;
      phase = state.phase;
      host = state.host;
      stamp = state.stamp;
      houses = state.houses;
      intrigueDeck = state.intrigueDeck;
      intrigueDiscard = state.intrigueDiscard;
      marketDeck = state.marketDeck;
      marketDiscard = state.marketDiscard;
      purses = state.purses;
      stack = state.stack;
      talk = state.talk;
    }

    State done() {
      return new State(
          table,
          round,
          phase,
          host,
          stamp,
          houses,
          intrigueDeck,
          intrigueDiscard,
          marketDeck,
          marketDiscard,
          purses,
          stack,
          talk);
    }
  }
}
