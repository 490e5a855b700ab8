package ludus.marenostrum.phase;

import java.util.List;
import java.util.random.RandomGenerator;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Move;
import ludus.marenostrum.Moves;
import ludus.marenostrum.Resource;
import ludus.marenostrum.State;
import ludus.marenostrum.Stock;
import ludus.marenostrum.Track;

/// What is done for somebody who is away (MN-R-9).
final class Defaults {

  private Defaults() {}

  static Move answer(State state, int seat, RandomGenerator own) {
    List<Move> moves = Turns.moves(state, seat);
    return switch (state.top()) {
      case Frame.Choosing _ -> new Move.ChooseEmpire(state.realm(seat).empire());
      case Frame.Extras _ -> moves.getFirst(); // the Coin
      case Frame.Colossus _, Frame.Perseus _, Frame.Peacemaking _ -> moves.getLast(); // nothing
      case Frame.Token _ -> lowest(moves);
      case Frame.Offers offers ->
          moves.getLast().equals(Moves.SEAL) ? Moves.SEAL : offer(state, offers, seat, moves, own);
      case Frame.Chain chain -> take(state, chain, moves);
      case Frame.Evening _ -> token(moves, state.stock(seat), own);
      case Frame.Construction(Seats acted) -> pick(state, seat, acted);
      case Frame.Movement(Seats acted) -> pick(state, seat, acted);
      case Frame.Building building ->
          building.item().isPresent() ? moves.getFirst() : Moves.END_BUILD;
      case Frame.Castor _ -> moves.getFirst();
      case Frame.Storing _ -> moves.getFirst();
      case Frame.Converting _ -> Convert.fallback();
      case Frame.Sailing _ -> Triremes.fallback();
      case Frame.SeaBattles _ -> SeaBattles.fallback();
      case Frame.Marching _ -> Legions.fallback();
      case Frame.LandBattles frame -> LandBattles.fallback(state, frame);
      case Frame.Losses _ -> Losses.fallback();
      case Frame.Reoccupying frame -> Reoccupy.fallback(state, frame);
      case Frame.Conquest frame -> Conquest.fallback(state, frame);
      case Frame.Tie(Track _, Seats tied) -> state.table().moves().award(first(state, seat, tied));
      case Frame.Turn _, Frame.Over _ ->
          throw new IllegalStateException("Nobody is asked in " + state.top());
    };
  }

  private static Move lowest(List<Move> moves) {
    Move lowest = moves.getFirst();
    int least = Integer.MAX_VALUE;
    for (Move move : moves) {
      if (move instanceof Move.PlayToken(int value) && value < least) {
        least = value;
        lowest = move;
      }
    }
    return lowest;
  }

  /// Himself, or the first clockwise who is in this set.
  private static int first(State state, int seat, Seats among) {
    for (int place = 0; place < state.seats(); place++) {
      int other = state.table().clockwise(seat, place);
      if (among.contains(other)) {
        return other;
      }
    }
    throw new IllegalStateException("Nobody is left");
  }

  private static Move pick(State state, int seat, Seats acted) {
    Seats left = state.table().everybody().except(acted);
    return state.table().moves().pick(first(state, seat, left));
  }

  /// From the first victim clockwise the first type in data order, Coins last.
  private static Move take(State state, Frame.Chain chain, List<Move> moves) {
    for (int place = 1; place < state.seats(); place++) {
      int victim = state.table().clockwise(chain.taker(), place);
      Move coin = Moves.PASS;
      for (Move move : moves) {
        if (move instanceof Move.Take(int from, var resource) && from == victim) {
          if (!resource.isCoin()) {
            return move;
          }
          coin = move;
        }
      }
      if (!coin.equals(Moves.PASS)) {
        return coin;
      }
    }
    throw new IllegalStateException("There is nothing to take");
  }

  /// One of the kinds that are listed, each as likely as it is frequent.
  private static Move token(List<Move> moves, Stock stock, RandomGenerator own) {
    int total = 0;
    for (Move move : moves) {
      total += weight(move, stock);
    }
    int left = own.nextInt(total);
    for (Move move : moves) {
      left -= weight(move, stock);
      if (left < 0) {
        return move;
      }
    }
    throw new IllegalStateException("There is nothing to give");
  }

  private static int weight(Move move, Stock stock) {
    return switch (move) {
      case Move.Give(var resource) -> stock.count(resource);
      default -> 0;
    };
  }

  /// A random offer, put together in order: each token is taken with the chance that a random
  /// choice among all would have it.
  private static Move offer(
      State state, Frame.Offers offers, int seat, List<Move> moves, RandomGenerator own) {
    Stock draft = offers.offers().get(seat);
    Stock left = state.stock(seat).minus(draft);
    int missing = TradeOffer.least(state, offers, seat) - draft.size();
    int behind = 0;
    if (moves.getFirst() instanceof Move.Offer(var first)) {
      Pile<Resource> kinds = state.table().data().resources();
      for (int i = first.index(); i < kinds.size(); i++) {
        behind += left.count(kinds.get(i));
      }
    }
    for (Move move : moves) {
      if (move instanceof Move.Offer(var resource)) {
        for (int i = left.count(resource); i > 0; i--) {
          if (own.nextInt(behind) < missing) {
            return move;
          }
          behind--;
        }
      }
    }
    return moves.getLast();
  }
}
