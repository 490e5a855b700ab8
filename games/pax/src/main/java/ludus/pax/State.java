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
    return new State(
        table,
        round,
        primus,
        pcHolder,
        activePlayer,
        stamp + 1,
        next,
        deck,
        removed,
        rome,
        legions,
        players);
  }

  /// The step has changed, the question has not.
  State keepAsking(Step same) {
    return new State(
        table,
        round,
        primus,
        pcHolder,
        activePlayer,
        stamp,
        same,
        deck,
        removed,
        rome,
        legions,
        players);
  }

  State withActive(int seat) {
    return new State(
        table, round, primus, pcHolder, seat, stamp, step, deck, removed, rome, legions, players);
  }

  State withPlayer(int seat, Player player) {
    return withPlayers(players.with(seat, player));
  }

  State withPlayers(Pile<Player> changed) {
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
        changed);
  }

  State withPcHolder(int seat) {
    return new State(
        table,
        round,
        primus,
        seat,
        activePlayer,
        stamp,
        step,
        deck,
        removed,
        rome,
        legions,
        players);
  }

  State withDeck(Pile<Slot> changed) {
    return new State(
        table,
        round,
        primus,
        pcHolder,
        activePlayer,
        stamp,
        step,
        changed,
        removed,
        rome,
        legions,
        players);
  }

  State withLegions(Pile<Pile<Card>> changed) {
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
        changed,
        players);
  }

  State withLegion(int legion, Pile<Card> group) {
    return withLegions(legions.with(legion, group));
  }

  State withRome(Rome changed) {
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
        changed,
        legions,
        players);
  }

  State withRemoved(Pile<Card> changed) {
    return new State(
        table,
        round,
        primus,
        pcHolder,
        activePlayer,
        stamp,
        step,
        deck,
        changed,
        rome,
        legions,
        players);
  }

  State newRound(int first) {
    return new State(
        table, round + 1, first, pcHolder, first, stamp, step, deck, removed, rome, legions,
        players);
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
