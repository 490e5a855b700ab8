package ludus.spartacus.talk;

/// What can be promised for later. Software judges all but plain words (SP-DEA-11).
public enum Term {
  NONE(false),
  /// pay so much gold to the creditor
  PAY(true),
  /// support a scheme of the one it is about
  SUPPORT(true),
  NOT_SUPPORT(false),
  /// foil a scheme of the one it is about
  FOIL(true),
  NOT_FOIL(false),
  /// invite the one it is about
  INVITE(true),
  NOT_INVITE(false),
  /// accept an invitation
  ACCEPT(true),
  DECLINE(true),
  /// spare or execute a loser of the one it is about
  THUMB_UP(true),
  THUMB_DOWN(true),
  /// never bid more than so much
  BID_AT_MOST(false),
  /// trade a named asset to the creditor
  TRADE(true),
  /// free words, judged by the creditor
  WORDS(true);

  private final boolean demands;

  Term(boolean demands) {
    this.demands = demands;
  }

  /// Whether something must be done; else something must be left.
  public boolean demands() {
    return demands;
  }
}
