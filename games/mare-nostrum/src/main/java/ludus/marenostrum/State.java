package ludus.marenostrum;

import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.flow.Stack;

/// A whole position of Mare Nostrum, hidden things included.
///
/// @param stamp counts the questions asked
/// @param reserve the Coins and common Commodities in the open
/// @param pile the Legendary Commodities face down; index 0 is the top
/// @param discard those spent and discarded, in the order of the data file
/// @param faceUp the Heroes and Wonders on display, by their spaces; the Pyramids are always there
/// @param faceDown those not yet revealed; index 0 comes next (MN-3.1.3-g)
/// @param usedTokens Trade tokens that are not available (MN-2.1-b), in the order of the data file
/// @param gift the gift of this round, as long as somebody can't know what it was
public record State(
    Table table,
    int round,
    Phase phase,
    int stamp,
    Pile<Realm> realms,
    Board board,
    Stock reserve,
    Pile<Commodity> pile,
    Pile<Commodity> discard,
    Pile<Tile> faceUp,
    Pile<Tile> faceDown,
    Titles titles,
    Pile<TradeToken> usedTokens,
    Optional<Gift> gift,
    Peace peace,
    Stack<Frame> stack) {

  public int seats() {
    return realms.size();
  }

  public Realm realm(int seat) {
    return realms.get(seat);
  }

  public Stock stock(int seat) {
    return realms.get(seat).stock();
  }

  public Holdings holdings() {
    return board.holdings(table);
  }

  public Frame top() {
    return stack.top();
  }

  public int leader(Track track) {
    return titles.holder(track);
  }

  /// Control Markers of a seat in its supply: the printed one is none of them (MN-M-8).
  public int markers(int seat) {
    return table.numbers().markers() - (Long.bitCount(board.controlled(seat)) - 1);
  }

  public int supply(int seat, Unit unit) {
    int there =
        switch (unit) {
          case LEGION -> board.legions(seat);
          case TRIREME -> board.triremes(seat);
          case FORTRESS -> Long.bitCount(board.fortresses(seat));
        };
    return table.numbers().supply(unit) - there;
  }

  /// Who has a power, or [Board#NOBODY].
  public int owner(Power power) {
    for (int seat = 0; seat < realms.size(); seat++) {
      if (realms.get(seat).has(power)) {
        return seat;
      }
    }
    return Board.NOBODY;
  }

  public State withRealm(int seat, Realm realm) {
    return withRealms(realms.with(seat, realm));
  }

  public State withStock(int seat, Stock stock) {
    return withRealm(seat, realms.get(seat).withStock(stock));
  }

  public State withRealms(Pile<Realm> changed) {
    Draft draft = new Draft(this);
    draft.realms = changed;
    return draft.done();
  }

  public State withBoard(Board changed) {
    Draft draft = new Draft(this);
    draft.board = changed;
    return draft.done();
  }

  public State withReserve(Stock changed) {
    Draft draft = new Draft(this);
    draft.reserve = changed;
    return draft.done();
  }

  public State withLegendary(Pile<Commodity> changedPile, Pile<Commodity> changedDiscard) {
    Draft draft = new Draft(this);
    draft.pile = changedPile;
    draft.discard = changedDiscard;
    return draft.done();
  }

  public State withDisplay(Pile<Tile> changedFaceUp, Pile<Tile> changedFaceDown) {
    Draft draft = new Draft(this);
    draft.faceUp = changedFaceUp;
    draft.faceDown = changedFaceDown;
    return draft.done();
  }

  public State withTitles(Titles changed, Pile<TradeToken> used) {
    Draft draft = new Draft(this);
    draft.titles = changed;
    draft.usedTokens = used;
    return draft.done();
  }

  public State withGift(Optional<Gift> changed) {
    Draft draft = new Draft(this);
    draft.gift = changed;
    return draft.done();
  }

  public State withPeace(Peace changed) {
    Draft draft = new Draft(this);
    draft.peace = changed;
    return draft.done();
  }

  /// A phase begins: this frame is all that is going on.
  public State begin(Phase changed, Frame frame) {
    Draft draft = new Draft(this);
    draft.phase = changed;
    draft.stack = Stack.of(frame);
    draft.stamp++;
    return draft.done();
  }

  public State nextRound() {
    Draft draft = new Draft(this);
    draft.round++;
    return draft.done();
  }

  private State withStack(Stack<Frame> changed, int questions) {
    Draft draft = new Draft(this);
    draft.stack = changed;
    draft.stamp += questions;
    return draft.done();
  }

  /// The top frame goes on to this; its question is a new one.
  public State become(Frame frame) {
    return withStack(stack.become(frame), 1);
  }

  /// The top frame has changed, its question has not: nobody else may notice.
  public State keep(Frame frame) {
    return withStack(stack.become(frame), 0);
  }

  public State push(Frame frame) {
    return withStack(stack.push(frame), 1);
  }

  public State pop() {
    return withStack(stack.pop(), 1);
  }

  /// A copy while it is being changed; it never leaves the method that makes it.
  private static final class Draft {
    private final Table table;
    private int round;
    private Phase phase;
    private int stamp;
    private Pile<Realm> realms;
    private Board board;
    private Stock reserve;
    private Pile<Commodity> pile;
    private Pile<Commodity> discard;
    private Pile<Tile> faceUp;
    private Pile<Tile> faceDown;
    private Titles titles;
    private Pile<TradeToken> usedTokens;
    private Optional<Gift> gift;
    private Peace peace;
    private Stack<Frame> stack;

    Draft(State state) {
      table = state.table;
      round = state.round;
      phase = state.phase;
      stamp = state.stamp;
      realms = state.realms;
      board = state.board;
      reserve = state.reserve;
      pile = state.pile;
      discard = state.discard;
      faceUp = state.faceUp;
      faceDown = state.faceDown;
      titles = state.titles;
      usedTokens = state.usedTokens;
      gift = state.gift;
      peace = state.peace;
      stack = state.stack;
    }

    State done() {
      return new State(
          table,
          round,
          phase,
          stamp,
          realms,
          board,
          reserve,
          pile,
          discard,
          faceUp,
          faceDown,
          titles,
          usedTokens,
          gift,
          peace,
          stack);
    }
  }
}
