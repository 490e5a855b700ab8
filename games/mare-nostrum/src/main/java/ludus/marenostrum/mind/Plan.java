package ludus.marenostrum.mind;

import ludus.marenostrum.Holdings;
import ludus.marenostrum.Numbers;
import ludus.marenostrum.State;
import ludus.marenostrum.Stock;
import ludus.marenostrum.Track;
import ludus.marenostrum.Victory;

/// Which of the four victories is nearest for an empire, and how far it is, in rounds: a guess from
/// what everybody sees, and from the own stock.
///
/// @param fame rounds to the fifth Hero or Wonder (MN-6.2-a)
/// @param pyramids rounds to the Pyramids (MN-6.1)
/// @param cities rounds to the fourth great City (MN-6.3-a)
/// @param titles rounds to all three titles (MN-6.4)
record Plan(double fame, double pyramids, double cities, double titles) {

  /// Different goods that a trade brings on average.
  private static final double TRADED = 1.5;

  /// The share of an income that can be spent on one aim.
  private static final double SPENT = 0.8;

  /// Rounds for each token that is missing in the set for a fifth tile, or for the Pyramids.
  private static final double TOKEN_FOR_TILE = 0.35;

  private static final double TOKEN_FOR_PYRAMIDS = 0.6;

  private static final double CITY = 1.6;
  private static final double LEGION = 0.3;
  private static final int ARMY = 4;

  /// What a level on a track costs, about; rivals build too.
  private static final double LEVEL = 5;

  private static final double SOON = 0.4;

  /// @param known the stock, where the one who thinks knows it; empty for others
  static Plan of(State state, int seat, Stock income, Stock known, int[] levels) {
    Numbers numbers = state.table().numbers();
    int legendary = state.holdings().legendaryCities(seat);
    double earned = 1 + income.size() + legendary;
    double set =
        Math.max(
            income.coins() + numbers.keptCoins(), income.typeCount() + 0.8 * legendary + TRADED);
    set = Math.max(set, Math.max(known.coins(), known.typeCount()));
    int owned = state.realm(seat).tiles().size();
    int missing = 0;
    for (int n = owned; n < numbers.winningTiles(); n++) {
      missing += numbers.tilePrice(n);
    }
    int last = numbers.tilePrice(numbers.winningTiles() - 1);
    double fame =
        missing == 0
            ? 0
            : SOON
                + Math.max(0, missing - known.size()) / (SPENT * earned)
                + TOKEN_FOR_TILE * Math.max(0, last - set);
    double pyramids = SOON + TOKEN_FOR_PYRAMIDS * Math.max(0, numbers.pyramids() - set);
    int legions = state.holdings().legions(seat);
    int great = numbers.winningCities() - Victory.greatCities(state, seat);
    double cities = CITY * Math.max(0, great) + LEGION * Math.max(0, ARMY - legions);
    return new Plan(fame, pyramids, cities, titles(state, seat, levels, earned));
  }

  /// The rounds to a victory at a glance: by tiles and income, by the goods for a large set, or by
  /// great Cities.
  static double rounds(State state, int seat) {
    Numbers numbers = state.table().numbers();
    Holdings holdings = state.holdings();
    Stock income = holdings.brings(seat);
    int legendary = holdings.legendaryCities(seat);
    int missing = 0;
    for (int n = state.realm(seat).tiles().size(); n < numbers.winningTiles(); n++) {
      missing += numbers.tilePrice(n);
    }
    double fame = missing / (SPENT * (1 + income.size() + legendary));
    double set = Math.max(income.coins() + numbers.keptCoins(), income.typeCount() + TRADED);
    double pyramids = TOKEN_FOR_PYRAMIDS * (numbers.pyramids() - set);
    int great = numbers.winningCities() - holdings.greatCities(seat);
    double cities = CITY * great + LEGION * Math.max(0, ARMY - holdings.legions(seat));
    return Math.max(0, Math.min(SOON + Math.min(fame, pyramids), cities));
  }

  private static double titles(State state, int seat, int[] levels, double earned) {
    int missing = 0;
    for (Track track : Standing.TRACKS) {
      int own = levels[seat * Standing.TRACKS.length + track.index()];
      int best = 0;
      for (int other = 0; other < state.seats(); other++) {
        if (other != seat) {
          best = Math.max(best, levels[other * Standing.TRACKS.length + track.index()]);
        }
      }
      missing += Math.max(0, best + (state.leader(track) == seat ? 0 : 1) - own);
    }
    return SOON + LEVEL * missing / earned;
  }

  double rounds() {
    return Math.min(Math.min(fame, pyramids), Math.min(cities, titles));
  }
}
