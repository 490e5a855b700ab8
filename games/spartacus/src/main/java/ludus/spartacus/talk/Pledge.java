package ludus.spartacus.talk;

import java.util.Optional;
import ludus.kernel.Viewer;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Phase;

/// A promise on record. It binds nobody (SP-DEA-3, SP-DEA-11).
///
/// @param number counted for each debtor
/// @param about the one whom the deed concerns
/// @param amount of gold, for PAY and BID_AT_MOST; what is still to be paid
/// @param asset for TRADE
/// @param made the round and phase in which it was made
/// @param came whether its occasion has come
/// @param done whether what it demands was done, or what it forbids
public record Pledge(
    int debtor,
    int creditor,
    int number,
    Term term,
    int about,
    int amount,
    Optional<MarketCard> asset,
    Until until,
    int round,
    Phase made,
    String words,
    boolean secret,
    boolean came,
    boolean done,
    Status status) {

  /// How it stands: judged at its deadline.
  public enum Status {
    OPEN,
    KEPT,
    BROKEN,
    VOID
  }

  public boolean isSeenBy(Viewer viewer) {
    return !secret || viewer.seat() == debtor || viewer.seat() == creditor;
  }

  public boolean isOpen() {
    return status == Status.OPEN;
  }

  Pledge with(int left, boolean nowCame, boolean nowDone) {
    return new Pledge(
        debtor, creditor, number, term, about, left, asset, until, round, made, words, secret,
        nowCame, nowDone, status);
  }

  Pledge judged(Status judgment) {
    return new Pledge(
        debtor, creditor, number, term, about, amount, asset, until, round, made, words, secret,
        came, done, judgment);
  }
}
