package ludus.pax;

/// The chance to end up stronger than Rome in a category, by how far one is ahead now. The more
/// players there are, the less each of them keeps up with Rome. A search asks all the time, so it
/// is worked out beforehand for every usual table.
final class Odds {

  private static final int MOST_SEATS = 4;
  private static final int MOST_CARDS = 80;

  /// Further ahead, or behind, nothing changes any more.
  private static final int FAR = 20;

  private static final Odds[][] USUAL = new Odds[MOST_SEATS + 1][MOST_CARDS + 1];

  static {
    for (int seats = 1; seats <= MOST_SEATS; seats++) {
      for (int deck = 0; deck <= MOST_CARDS; deck++) {
        USUAL[seats][deck] = new Odds(seats, deck);
      }
    }
  }

  private final double[] stronger = new double[2 * FAR + 1];

  private Odds(int seats, int deck) {
    double rounds = roundsLeft(seats, deck);
    double drift = 0.05 * seats * rounds;
    for (int ahead = -FAR; ahead <= FAR; ahead++) {
      double lead = 1.7 * (ahead - 0.5 - drift) / Math.sqrt(0.15 + 0.6 * rounds);
      stronger[FAR + ahead] = 1 / (1 + Math.exp(-lead));
    }
  }

  static Odds of(State state) {
    int seats = state.players().size();
    int deck = state.deck().size();
    boolean usual = seats <= MOST_SEATS && deck <= MOST_CARDS; // an owner's data may have more
    return usual ? USUAL[seats][deck] : new Odds(seats, deck);
  }

  /// A round takes some two cards of the deck for each player, and a few for the Legions.
  static double roundsLeft(State state) {
    return roundsLeft(state.players().size(), state.deck().size());
  }

  private static double roundsLeft(int seats, int deck) {
    return deck / (1.0 + 2.1 * seats);
  }

  double stronger(int ahead) {
    return stronger[FAR + Math.clamp(ahead, -FAR, FAR)];
  }

  /// The chance that at least so many of some things come true that have nothing to do with each
  /// other.
  static double most(double[] likely, int needed) {
    double[] exactly = new double[likely.length + 1];
    exactly[0] = 1;
    for (int i = 0; i < likely.length; i++) {
      for (int count = i + 1; count > 0; count--) {
        exactly[count] += likely[i] * (exactly[count - 1] - exactly[count]);
      }
      exactly[0] *= 1 - likely[i];
    }
    double sum = 0;
    for (int count = needed; count < exactly.length; count++) {
      sum += exactly[count];
    }
    return sum;
  }
}
