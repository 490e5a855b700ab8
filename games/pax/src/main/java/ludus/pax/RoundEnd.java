package ludus.pax;

import ludus.kernel.Journal;
import ludus.kernel.Pile;
import ludus.kernel.RuleId;
import ludus.kernel.Seats;

/// From one turn to the next: Rome's group, the new round, the end of the game.
final class RoundEnd {

  private RoundEnd() {}

  /// PAX-TURN-1, PAX-TURN-8: clockwise is ascending, and each has one turn a round.
  static State nextPlayer(State state, Journal journal) {
    int next = state.activePlayer() + 1;
    if (next == state.players().size()) {
      next = 0;
    }
    return next == state.primus()
        ? endRound(state, journal)
        : state.withActive(next).ask(Step.TurnStart.IT);
  }

  private static State endRound(State state, Journal journal) {
    State taken = romeTakes(state, journal);
    if (taken.deck().isEmpty()) { // PAX-ROUND-5, PAX-END-2
      return end(taken, Rules.END_2, journal);
    }
    int empty = emptyLegions(taken);
    int first = taken.pcHolder() == State.NOBODY ? taken.primus() : taken.pcHolder();
    if (first != taken.primus()) {
      journal.note(new PaxEvent.PrimusPassed(first)); // PAX-ROUND-6
    }
    State next = taken.newRound(first);
    if (next.deck().size() < empty) {
      return end(next, Rules.END_1, journal);
    }
    journal.note(new PaxEvent.RoundBegan(next.round(), first));
    return fill(next, Rules.ROUND_7, journal).ask(Step.TurnStart.IT);
  }

  private static State romeTakes(State state, Journal journal) {
    int legion = dearest(state.legions());
    Pile<Card> group = state.legions().get(legion);
    journal.note(
        new PaxEvent.RomeTook(
            legion + 1, group, Buying.value(group), isTied(state.legions(), legion)));
    return state.withRome(state.rome().take(group)).withLegion(legion, Pile.empty());
  }

  /// The group that Rome takes: the highest printed sum (PAX-ROUND-1), of equals the one under the
  /// lowest Legion (PAX-ROUND-2).
  static int dearest(Pile<Pile<Card>> legions) {
    return new Groups(legions).dearest();
  }

  private static boolean isTied(Pile<Pile<Card>> legions, int legion) {
    int value = Buying.value(legions.get(legion));
    for (int other = legion + 1; other < legions.size(); other++) {
      if (Buying.value(legions.get(other)) == value) {
        return true;
      }
    }
    return false;
  }

  static int emptyLegions(State state) {
    int empty = 0;
    for (int legion = 0; legion < state.legions().size(); legion++) {
      if (state.legions().get(legion).isEmpty()) {
        empty++;
      }
    }
    return empty;
  }

  /// One card from the deck, face up, under every Legion without any, in ascending order.
  /// PAX-SETUP-9, PAX-ROUND-7, PAX-ROUND-8
  static State fill(State state, RuleId rule, Journal journal) {
    int count = state.legions().size();
    Pile.Builder<Pile<Card>> legions = Pile.builder(count);
    int next = 0;
    for (int legion = 0; legion < count; legion++) {
      Pile<Card> group = state.legions().get(legion);
      if (group.isEmpty()) {
        Slot slot = state.deck().get(next++);
        Seats newTo = state.table().everybody().except(slot.knownTo());
        journal.note(new PaxEvent.LegionFilled(legion + 1, slot.card(), newTo, rule));
        group = Pile.of(slot.card());
      }
      legions.add(group);
    }
    return state.withLegions(legions.build()).withDeck(state.deck().rest(next));
  }

  private static State end(State state, RuleId rule, Journal journal) {
    State over = state.ask(Step.Over.IT);
    journal.note(new PaxEvent.GameEnded(rule));
    Scoring scoring = Scoring.of(over);
    Scoring.tell(over, scoring, journal);
    return over;
  }
}
