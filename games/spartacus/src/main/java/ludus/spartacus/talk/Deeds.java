package ludus.spartacus.talk;

import ludus.kernel.Pile;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.MarketCard;
import ludus.spartacus.State;

/// What pledges look at: each deed that one of them may speak of is told here when it is done. They
/// change nothing but the pledges (SP-DEA-11).
public final class Deeds {

  private Deeds() {}

  /// Somebody was asked for support, or gave it.
  public static State supported(
      State state, int seat, int schemer, boolean granted, Course course) {
    return Pledges.note(
        Pledges.note(state, seat, Term.SUPPORT, schemer, granted),
        seat,
        Term.NOT_SUPPORT,
        schemer,
        granted);
  }

  /// A scheme has ended; whoever could have foiled it had the occasion.
  public static State schemeEnded(State state, Frame.Scheme scheme, boolean foiled, Course course) {
    State now = state;
    for (int seat = 0; seat < state.seats(); seat++) {
      if (seat != scheme.seat()) {
        boolean did = foiled && scheme.foiler() == seat;
        now = Pledges.note(now, seat, Term.FOIL, scheme.seat(), did);
        now = Pledges.note(now, seat, Term.NOT_FOIL, scheme.seat(), did);
      }
    }
    return now;
  }

  /// The host has invited somebody.
  public static State invited(State state, int host, int guest, Course course) {
    State now = state;
    for (int seat = 0; seat < state.seats(); seat++) {
      if (seat != guest) {
        now = Pledges.came(now, host, Term.INVITE, seat);
        now = Pledges.came(now, host, Term.NOT_INVITE, seat);
      }
    }
    return Pledges.note(
        Pledges.note(now, host, Term.INVITE, guest, true), host, Term.NOT_INVITE, guest, true);
  }

  public static State answered(State state, int guest, boolean accepted, Course course) {
    return Pledges.note(
        Pledges.note(state, guest, Term.ACCEPT, guest, accepted),
        guest,
        Term.DECLINE,
        guest,
        !accepted);
  }

  /// The host has judged a loser of this owner's.
  public static State judged(State state, int host, int owner, boolean up, Course course) {
    return Pledges.note(
        Pledges.note(state, host, Term.THUMB_UP, owner, up), host, Term.THUMB_DOWN, owner, !up);
  }

  /// @param bids by seat, -1 for none; @param table what lay there before
  public static State bid(State state, Pile<Integer> bids, Pile<Integer> table, Course course) {
    State now = state;
    for (int seat = 0; seat < state.seats(); seat++) {
      if (bids.get(seat) >= 0) {
        now = Pledges.bid(now, seat, bids.get(seat) + table.get(seat));
      }
    }
    return now;
  }

  public static State paid(State state, int from, int to, int gold, Course course) {
    return Pledges.paid(state, from, to, gold);
  }

  public static State traded(State state, int from, int to, MarketCard card, Course course) {
    return Pledges.traded(state, from, to, card);
  }
}
