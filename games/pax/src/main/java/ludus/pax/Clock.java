package ludus.pax;

/// How many turns everybody will still have, as far as the deck tells.
final class Clock {

  /// Cards that a turn takes from the deck, and a new round for the Legions, on average.
  private static final int A_TURN = 2;

  private static final double A_ROUND = 1.3;

  private final State state;
  private final int seats;
  private final int acted;
  private final int bought;
  private final int rounds;

  Clock(State state) {
    this.state = state;
    this.seats = state.players().size();
    this.acted = state.step() instanceof Step.Opening ? 0 : place(state.activePlayer());
    this.bought = acted + (state.step() instanceof Step.Play ? 1 : 0);
    boolean hasDrawn = state.step() instanceof Step.Buy || state.step() instanceof Step.Play;
    int draws = seats - acted - (hasDrawn ? 1 : 0);
    double left = state.deck().size() - A_TURN * draws - 1;
    this.rounds = left <= 0 ? 0 : (int) Math.ceil(left / (A_TURN * seats + A_ROUND));
  }

  /// In the order of this round.
  private int place(int seat) {
    return Math.floorMod(seat - state.primus(), seats);
  }

  /// Turns to come, with the one that goes on.
  int turns(int seat) {
    return rounds + (place(seat) >= acted ? 1 : 0);
  }

  boolean isLastRound() {
    return rounds == 0;
  }

  /// Whether the seat can still buy in this round.
  boolean isInRound(int seat) {
    return place(seat) >= bought;
  }

  /// How many others take a group before the seat can: between two rounds Rome does, too.
  int waiting(int seat) {
    return isInRound(seat)
        ? place(seat) - bought
        : seats - bought + 1 + Math.floorMod(seat - nextFirst(), seats);
  }

  /// A new round begins with the Primus Conspiratus.
  private int nextFirst() {
    return state.pcHolder() == State.NOBODY ? state.primus() : state.pcHolder();
  }

  /// How many of so many cards can still be played, in all turns to come, with so much money.
  int affordable(int seat, int cards, int money) {
    int turns = turns(seat);
    if (turns == 0 || turns >= cards) {
      return Math.min(turns, cards);
    }
    int before = playedNow(seat);
    int left = money;
    int count = 0;
    for (int cost = 0; cost <= left; cost++) {
      // in each turn one card costs as much; in this one the cheap ones are played already
      int offers = cost < before ? turns - 1 : turns;
      for (int offer = 0; offer < offers && cost <= left; offer++) {
        left -= cost;
        count++;
        if (count == cards) {
          return count;
        }
      }
    }
    return count;
  }

  /// Cards played in the turn that goes on.
  int playedNow(int seat) {
    return seat == state.activePlayer() && state.step() instanceof Step.Play play
        ? play.played().size()
        : 0;
  }

  /// How late the seat will act in the last round: 1 for the last, 0 for the first, who has to show
  /// everybody what it has.
  double lateness(int seat) {
    int first = isLastRound() ? state.primus() : nextFirst();
    return seats == 1 ? 0 : Math.floorMod(seat - first, seats) / (seats - 1.0);
  }
}
