package ludus.pax;

import ludus.kernel.Impression;
import ludus.kernel.Pile;
import ludus.kernel.Senses;

/// A decision of PAX as its seat sees it, and as numbers from which one can learn.
final class Sight implements Senses.Glance<Move> {

  static final Senses<State, Move> SENSES =
      new Senses<>() {
        @Override
        public int ofPosition() {
          return PositionSeen.POSITION;
        }

        @Override
        public int ofMove() {
          return MoveSeen.MOVE;
        }

        @Override
        public Sight look(State state, int seat) {
          return new Sight(state, seat);
        }
      };

  /// More players and Legions than these are not seen.
  static final int MOST_SEATS = 4;

  private static final int ARMY = Category.ARMY.index();
  private static final int FLEET = Category.FLEET.index();

  final State state;
  final int seat;
  final int seats;
  final Groups groups;
  final int[] rome;
  final int[][] strength;

  /// The best lead of any player over Rome, in each category.
  final int[] best;

  private Sight(State state, int seat) {
    this.state = state;
    this.seat = seat;
    this.seats = Math.min(MOST_SEATS, state.players().size());
    this.groups = new Groups(state.legions());
    this.rome = Scoring.romeSymbols(state, slot -> slot.isKnownTo(seat));
    this.strength = new int[seats][];
    this.best = new int[Category.COUNT];
    for (int turn = 0; turn < seats; turn++) {
      strength[turn] = strength(other(turn));
      for (int kind = 0; kind < Category.COUNT; kind++) {
        int lead = strength[turn][kind] - rome[kind];
        best[kind] = turn == 0 ? lead : Math.max(best[kind], lead);
      }
    }
  }

  int other(int turn) {
    int other = seat + turn;
    return other < state.players().size() ? other : other - state.players().size();
  }

  private int[] strength(int other) {
    int[] symbols = new int[Category.COUNT];
    Pile<Row> rows = state.player(other).display();
    for (int kind = 0; kind < Category.COUNT; kind++) {
      symbols[kind] = rows.get(kind).symbols();
    }
    int step = state.table().numbers().step();
    int armies = symbols[ARMY];
    symbols[ARMY] += symbols[FLEET] / step;
    symbols[FLEET] += armies / step;
    return symbols;
  }

  @Override
  public void position(Impression into) {
    new PositionSeen(this).see(into);
  }

  @Override
  public void move(Move move, Impression into) {
    new MoveSeen(this).see(move, into);
  }

  /// Whether a player could pay for a group of this value.
  boolean canPay(Player other, int value) {
    return value - Buying.discount(state, other) <= other.aurei();
  }

  static int[] symbols(Pile<Card> cards) {
    int[] symbols = new int[Category.COUNT];
    for (int i = 0; i < cards.size(); i++) {
      symbols[cards.get(i).category().index()] += cards.get(i).symbols();
    }
    return symbols;
  }
}
