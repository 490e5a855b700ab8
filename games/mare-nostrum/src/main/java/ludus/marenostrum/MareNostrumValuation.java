package ludus.marenostrum;

import java.util.List;
import ludus.kernel.Valuation;
import ludus.marenostrum.phase.Collect;

/// How good a position is: nearness to each of the four victories, and what an empire lives on.
final class MareNostrumValuation implements Valuation<State> {

  static final MareNostrumValuation IT = new MareNostrumValuation();

  private static final List<String> NAMES =
      List.of("tiles", "titles", "cities", "income", "set", "provinces", "army");
  private static final double[] WEIGHTS = {0.9, 0.7, 0.6, 0.16, 0.12, 0.08, 0.06};

  private MareNostrumValuation() {}

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public double[] features(State state, int seat) {
    Realm realm = state.realm(seat);
    Board board = state.board();
    int titles = 0;
    for (Track track : Track.values()) {
      titles += state.leader(track) == seat ? 1 : 0;
    }
    Stock income = Collect.income(state, seat);
    Stock stock = realm.stock();
    return new double[] {
      realm.tiles().size() - 1,
      titles,
      Victory.greatCities(state, seat),
      income.size() + 1.5 * Collect.legendaryCities(state, seat),
      Math.max(stock.coins(), stock.typeCount()) + 0.2 * stock.size(),
      Long.bitCount(board.controlled(seat)),
      board.legions(seat) + 0.7 * board.triremes(seat)
    };
  }

  /// A share by the exponential of the weighted features; certain when the game is over.
  @Override
  public double[] values(State state) {
    double[] values = new double[state.seats()];
    if (state.top() instanceof Frame.Over over) {
      for (int seat = 0; seat < values.length; seat++) {
        values[seat] = over.winners().contains(seat) ? 1.0 / over.winners().size() : 0;
      }
      return values;
    }
    double total = 0;
    for (int seat = 0; seat < values.length; seat++) {
      double[] features = features(state, seat);
      double worth = 0;
      for (int i = 0; i < features.length; i++) {
        worth += WEIGHTS[i] * features[i];
      }
      values[seat] = Math.exp(worth);
      total += values[seat];
    }
    for (int seat = 0; seat < values.length; seat++) {
      values[seat] /= total;
    }
    return values;
  }
}
