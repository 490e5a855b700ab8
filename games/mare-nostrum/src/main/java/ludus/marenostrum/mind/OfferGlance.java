package ludus.marenostrum.mind;

import java.util.List;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Move;
import ludus.marenostrum.Power;
import ludus.marenostrum.Resource;
import ludus.marenostrum.State;
import ludus.marenostrum.Stock;
import ludus.marenostrum.phase.TradeOffer;

/// An offer at a glance: what is there twice goes first, then Coins, then what must.
final class OfferGlance {

  private static final double WRONG = 1.5;
  private static final double LATER = 0.4;

  private OfferGlance() {}

  /// @param moves in the order of the data file: whoever offers something passes over what is
  ///   listed before it
  static double[] gains(State state, int seat, Frame.Offers frame, List<Move> moves) {
    Stock draft = frame.offers().get(seat);
    Stock left = state.stock(seat).minus(draft);
    int wanted = TradeOffer.most(state, frame, seat) - draft.size();
    boolean antigone = state.realm(seat).has(Power.ANTIGONE);
    double[] gains = new double[moves.size()];
    int spare = 0; // tokens that are there twice, of this type and of those behind it
    int first = -1;
    for (int i = gains.length - 1; i >= 0; i--) {
      int more = moves.get(i) instanceof Move.Offer(Resource token) ? spare(left, token) : 0;
      spare += more;
      first = more > 0 ? i : first;
      gains[i] = more > 0 && spare >= wanted ? -LATER : -WRONG;
    }
    if (spare >= wanted) {
      gains[first] = 0;
      return gains;
    }
    if (antigone) {
      gains[first < 0 ? gains.length - 1 : first] = 0;
      return gains;
    }
    // all that is there twice goes, and something besides: a Coin, or anything before it is late
    for (int i = 0; i < gains.length && (i <= first || first < 0); i++) {
      gains[i] = i == 0 && isCoin(moves.get(i)) ? 0 : -LATER;
    }
    return gains;
  }

  /// How many tokens of a type there are besides one.
  private static int spare(Stock left, Resource token) {
    if (token.isCoin() || token.legendary()) {
      return 0;
    }
    return left.ofType(token.commodity().orElseThrow().index()) - 1;
  }

  private static boolean isCoin(Move move) {
    return move instanceof Move.Offer(Resource token) && token.isCoin();
  }
}
