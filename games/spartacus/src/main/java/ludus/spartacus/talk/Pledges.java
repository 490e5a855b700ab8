package ludus.spartacus.talk;

import java.util.Optional;
import ludus.kernel.Pile;
import ludus.spartacus.Course;
import ludus.spartacus.MarketCard;
import ludus.spartacus.SpartacusEvent.PledgeJudged;
import ludus.spartacus.State;

/// How pledges stand, and their judgment at the deadline: kept, broken, or void if their occasion
/// never came (SP-DEA-11).
final class Pledges {

  /// How many judged pledges are remembered.
  private static final int MEMORY = 24;

  private Pledges() {}

  private interface Change {
    Pledge of(Pledge pledge);
  }

  private static State each(State state, int debtor, Term term, Change change) {
    Pile<Pledge> pledges = state.talk().pledges();
    if (pledges.isEmpty()) {
      return state;
    }
    Pile<Pledge> changed = pledges;
    for (int i = 0; i < pledges.size(); i++) {
      Pledge pledge = pledges.get(i);
      if (pledge.isOpen() && pledge.debtor() == debtor && pledge.term() == term) {
        changed = changed.with(i, change.of(pledge));
      }
    }
    return state.withTalk(state.talk().withPledges(changed));
  }

  /// The occasion of a promise came; the deed was done or left.
  static State note(State state, int debtor, Term term, int about, boolean done) {
    return each(
        state,
        debtor,
        term,
        pledge ->
            pledge.about() == about || term == Term.ACCEPT || term == Term.DECLINE
                ? pledge.with(pledge.amount(), true, pledge.done() || done)
                : pledge);
  }

  /// The occasion came and was used for another.
  static State came(State state, int debtor, Term term, int about) {
    return note(state, debtor, term, about, false);
  }

  static State bid(State state, int debtor, int total) {
    return each(
        state,
        debtor,
        Term.BID_AT_MOST,
        pledge -> pledge.with(pledge.amount(), true, pledge.done() || total > pledge.amount()));
  }

  /// What is paid goes to the oldest promise first, and to the next what is left of it.
  static State paid(State state, int from, int to, int gold) {
    Pile<Pledge> pledges = state.talk().pledges();
    int left = gold;
    for (int i = 0; i < pledges.size() && left > 0; i++) {
      Pledge pledge = pledges.get(i);
      boolean due = pledge.isOpen() && pledge.term() == Term.PAY && !pledge.done();
      if (due && pledge.debtor() == from && pledge.creditor() == to) {
        int paid = Math.min(left, pledge.amount());
        pledges =
            pledges.with(i, pledge.with(pledge.amount() - paid, true, paid == pledge.amount()));
        left -= paid;
      }
    }
    return left == gold ? state : state.withTalk(state.talk().withPledges(pledges));
  }

  static State traded(State state, int from, int to, MarketCard card) {
    return each(
        state,
        from,
        Term.TRADE,
        pledge ->
            pledge.creditor() == to && pledge.asset().equals(Optional.of(card))
                ? pledge.with(pledge.amount(), true, true)
                : pledge);
  }

  interface Due {
    boolean at(Pledge pledge);
  }

  /// Judges what is due.
  static State judge(State state, Due due, Course course) {
    Pile<Pledge> pledges = state.talk().pledges();
    if (pledges.isEmpty()) {
      return state;
    }
    Pile<Pledge> judged = pledges;
    for (int i = 0; i < pledges.size(); i++) {
      Pledge pledge = pledges.get(i);
      if (pledge.isOpen() && pledge.term() != Term.WORDS && due.at(pledge)) {
        Pledge done = pledge.judged(judgment(pledge));
        course.note(new PledgeJudged(done));
        judged = judged.with(i, done);
      }
    }
    return judged.equals(pledges)
        ? state
        : state.withTalk(state.talk().withPledges(forget(judged)));
  }

  private static Pledge.Status judgment(Pledge pledge) {
    boolean owed = pledge.term() == Term.PAY || pledge.term() == Term.TRADE;
    if (!pledge.came() && !owed) {
      return Pledge.Status.VOID;
    }
    return pledge.term().demands() == pledge.done() ? Pledge.Status.KEPT : Pledge.Status.BROKEN;
  }

  static Pile<Pledge> forget(Pile<Pledge> pledges) {
    int closed = 0;
    for (Pledge pledge : pledges) {
      closed += pledge.isOpen() ? 0 : 1;
    }
    Pile<Pledge> kept = pledges;
    for (int i = 0; i < kept.size() && closed > MEMORY; i++) {
      if (!kept.get(i).isOpen()) {
        kept = kept.without(i--);
        closed--;
      }
    }
    return kept;
  }
}
