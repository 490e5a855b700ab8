package ludus.bots.arena;

/// Counts wins. Games that share their chance are no independent trials: how far they go together
/// is seen in how much the deals differ, and the interval is made as wide as that says.
final class Tally {

  private static final double LEAST = 1e-12;

  private double wins;
  private int trials;

  private int deal = -1;
  private double winsOfDeal;
  private int trialsOfDeal;

  private int deals;
  private double winsSquared;
  private double winsByTrials;
  private double trialsSquared;

  /// @param at the deal; they come in order
  void add(int at, double won, int tried) {
    if (at != deal) {
      close();
      deal = at;
    }
    winsOfDeal += won;
    trialsOfDeal += tried;
  }

  private void close() {
    if (trialsOfDeal > 0) {
      wins += winsOfDeal;
      trials += trialsOfDeal;
      deals++;
      winsSquared += winsOfDeal * winsOfDeal;
      winsByTrials += winsOfDeal * trialsOfDeal;
      trialsSquared += (double) trialsOfDeal * trialsOfDeal;
    }
    winsOfDeal = 0;
    trialsOfDeal = 0;
  }

  Share share() {
    close();
    return new Share(wins, trials, effective());
  }

  private double effective() {
    if (deals < 2) {
      return deals;
    }
    double rate = wins / trials;
    double residue = winsSquared - 2 * rate * winsByTrials + rate * rate * trialsSquared;
    double variance = residue * deals / (deals - 1) / trials / trials;
    return variance < LEAST ? trials : Math.clamp(rate * (1 - rate) / variance, 1, trials);
  }
}
