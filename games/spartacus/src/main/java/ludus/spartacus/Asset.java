package ludus.spartacus;

/// A card of the Market deck in a house: how it lies and what lies on it. Every possible asset
/// exists once, so that equal ones are the same.
public final class Asset {

  /// A champion token in place of favors (SP-TRB-2).
  private static final int CHAMPION = 3;

  private final MarketCard card;
  private final Stand stand;
  private final int tokens;
  private final boolean boast;

  private Asset(MarketCard card, Stand stand, int tokens, boolean boast) {
    this.card = card;
    this.stand = stand;
    this.tokens = tokens;
    this.boast = boast;
  }

  static Asset[] all(MarketCard card) {
    Asset[] all = new Asset[24];
    for (Stand stand : Stand.values()) {
      for (int tokens = 0; tokens <= CHAMPION; tokens++) {
        all[place(stand, tokens, false)] = new Asset(card, stand, tokens, false);
        all[place(stand, tokens, true)] = new Asset(card, stand, tokens, true);
      }
    }
    return all;
  }

  static int place(Stand stand, int tokens, boolean boast) {
    return (boast ? 12 : 0) + stand.index() * 4 + tokens;
  }

  /// An asset by its parts.
  public static Asset of(
      MarketCard card, Stand stand, int favors, boolean champion, boolean boast) {
    return card.asset(stand, champion ? CHAMPION : favors, boast);
  }

  public MarketCard card() {
    return card;
  }

  public Stand stand() {
    return stand;
  }

  public boolean isReady() {
    return stand == Stand.READY;
  }

  public boolean isInjured() {
    return stand == Stand.INJURED;
  }

  public int favors() {
    return isChampion() ? 0 : tokens;
  }

  public boolean isChampion() {
    return tokens == CHAMPION;
  }

  public boolean boasts() {
    return boast;
  }

  public Asset with(Stand changed) {
    return card.asset(changed, tokens, boast);
  }

  /// With one more favor; the third makes a champion, who gets no more. SP-CHP-1, SP-CHP-2
  public Asset favored() {
    return card.asset(stand, Math.min(CHAMPION, tokens + 1), boast);
  }

  @Override
  public String toString() {
    return card + "/" + stand + (isChampion() ? "/champion" : tokens > 0 ? "/" + tokens : "");
  }
}
