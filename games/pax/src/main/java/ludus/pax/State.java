package ludus.pax;

import ludus.kernel.Pile;

/// A whole position of PAX, hidden cards included.
///
/// @param pcHolder who holds Primus Conspiratus; [#NOBODY] at first
/// @param stamp counts the questions asked
/// @param deck index 0 is the top
/// @param removed out of the game, never seen
/// @param legions the groups, Legion I first; the cards of a group in the order they came
public record State(
    Table table,
    int round,
    int primus,
    int pcHolder,
    int activePlayer,
    int stamp,
    Step step,
    Pile<Slot> deck,
    Pile<Card> removed,
    Rome rome,
    Pile<Pile<Card>> legions,
    Pile<Player> players) {

  static final int NOBODY = -1;

  Player player(int seat) {
    return players.get(seat);
  }

  Player active() {
    return players.get(activePlayer);
  }

  boolean isSolo() {
    return players.size() == 1;
  }

  /// The next question within a turn.
  State ask(Step next) {
    Draft draft = new Draft(this);
    draft.stamp++;
    draft.step = next;
    return draft.done();
  }

  /// The step has changed, the question has not.
  State keepAsking(Step same) {
    Draft draft = new Draft(this);
    draft.step = same;
    return draft.done();
  }

  State withActive(int seat) {
    Draft draft = new Draft(this);
    draft.activePlayer = seat;
    return draft.done();
  }

  State withPlayer(int seat, Player player) {
    return withPlayers(players.with(seat, player));
  }

  State withPlayers(Pile<Player> changed) {
    Draft draft = new Draft(this);
    draft.players = changed;
    return draft.done();
  }

  State withPcHolder(int seat) {
    Draft draft = new Draft(this);
    draft.pcHolder = seat;
    return draft.done();
  }

  State withDeck(Pile<Slot> changed) {
    Draft draft = new Draft(this);
    draft.deck = changed;
    return draft.done();
  }

  State withLegions(Pile<Pile<Card>> changed) {
    Draft draft = new Draft(this);
    draft.legions = changed;
    return draft.done();
  }

  State withLegion(int legion, Pile<Card> group) {
    return withLegions(legions.with(legion, group));
  }

  State withRome(Rome changed) {
    Draft draft = new Draft(this);
    draft.rome = changed;
    return draft.done();
  }

  State withRemoved(Pile<Card> changed) {
    Draft draft = new Draft(this);
    draft.removed = changed;
    return draft.done();
  }

  State newRound(int first) {
    Draft draft = new Draft(this);
    draft.round++;
    draft.primus = first;
    draft.activePlayer = first;
    return draft.done();
  }

  /// A copy while it is being changed; it never leaves the method that makes it.
  private static final class Draft {
    private final Table table;
    private int round;
    private int primus;
    private int pcHolder;
    private int activePlayer;
    private int stamp;
    private Step step;
    private Pile<Slot> deck;
    private Pile<Card> removed;
    private Rome rome;
    private Pile<Pile<Card>> legions;
    private Pile<Player> players;

    Draft(State state) {
      table = state.table;
      round = state.round;
      primus = state.primus;
      pcHolder = state.pcHolder;
      activePlayer = state.activePlayer;
      stamp = state.stamp;
      step = state.step;
      deck = state.deck;
      removed = state.removed;
      rome = state.rome;
      legions = state.legions;
      players = state.players;
    }

    State done() {
      return new State(
          table,
          round,
          primus,
          pcHolder,
          activePlayer,
          stamp,
          step,
          deck,
          removed,
          rome,
          legions,
          players);
    }
  }

  /// How much the bank can pay out of what is due. PAX-COMP-6, PAX-COMP-7
  int fromBank(int due) {
    if (!table.strictBank()) {
      return due;
    }
    int outside = 0;
    for (int seat = 0; seat < players.size(); seat++) {
      outside += players.get(seat).aurei();
    }
    return Math.min(due, table.bank() - outside);
  }
}
