package ludus.spartacus.mind;

import ludus.kernel.Pile;
import ludus.spartacus.talk.Pledge;
import ludus.spartacus.talk.Term;

/// Promises: what it costs to break the own ones, and how far those of others are believed.
final class Honor {

  /// A broken word is remembered by everybody, for the rest of the game.
  private static final double BREACH = 8;

  private Honor() {}

  /// What a deed costs this dominus in honor, if it promised to leave it.
  static double breach(Mind mind, Term left, int about) {
    return has(mind, left, about) ? BREACH : 0;
  }

  /// Whether somebody has promised this dominus something about itself, for all it knows.
  static boolean owes(Mind mind, int debtor, Term term) {
    return has(mind.as(debtor), term, mind.seat);
  }

  /// Whether this dominus has promised this and the promise is still due.
  static boolean has(Mind mind, Term term, int about) {
    Pile<Pledge> pledges = mind.state.talk().pledges();
    for (int i = 0; i < pledges.size(); i++) {
      Pledge pledge = pledges.get(i);
      if (pledge.isOpen()
          && pledge.debtor() == mind.seat
          && mind.sees(pledge)
          && pledge.term() == term
          && (pledge.about() == about || term == Term.ACCEPT || term == Term.DECLINE)) {
        return true;
      }
    }
    return false;
  }

  /// The most that this dominus may bid by its word.
  static int mostBid(Mind mind) {
    int most = Integer.MAX_VALUE;
    Pile<Pledge> pledges = mind.state.talk().pledges();
    for (int i = 0; i < pledges.size(); i++) {
      Pledge pledge = pledges.get(i);
      if (pledge.isOpen()
          && pledge.debtor() == mind.seat
          && mind.sees(pledge)
          && pledge.term() == Term.BID_AT_MOST) {
        most = Math.min(most, pledge.amount());
      }
    }
    return most;
  }

  /// How many promises of another this dominus has seen broken, less half of those it saw kept.
  static int broken(Mind mind, int other) {
    Pile<Pledge> pledges = mind.state.talk().pledges();
    int twice = 0;
    for (int i = 0; i < pledges.size(); i++) {
      Pledge pledge = pledges.get(i);
      if (pledge.debtor() == other && mind.sees(pledge)) {
        twice += pledge.status() == Pledge.Status.BROKEN ? 2 : 0;
        twice -= pledge.status() == Pledge.Status.KEPT ? 1 : 0;
      }
    }
    return Math.max(0, (twice + 1) / 2);
  }

  /// How much of a promise is believed: nothing after a breach that was not made good.
  static double trust(Mind mind, int other) {
    return broken(mind, other) == 0 ? 0.8 : 0;
  }
}
