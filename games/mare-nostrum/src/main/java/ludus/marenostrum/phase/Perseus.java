package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Seats;
import ludus.marenostrum.Board;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.MareNostrumEvent.ItemNamed;
import ludus.marenostrum.MareNostrumEvent.PerseusAnswered;
import ludus.marenostrum.Move;
import ludus.marenostrum.Moves;
import ludus.marenostrum.Numbers;
import ludus.marenostrum.Power;
import ludus.marenostrum.Realm;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;
import ludus.marenostrum.Tile;
import ludus.marenostrum.Victory;

/// The interrupt of Perseus: before somebody else builds, his owner may win at once (MN-3.0-d).
final class Perseus {

  private Perseus() {}

  /// Who is asked, or nobody. The window opens on public facts only.
  static int window(State state, Seats acted, int picked) {
    int owner = state.owner(Power.PERSEUS);
    if (owner == Board.NOBODY || owner == picked || acted.contains(owner)) {
      return Board.NOBODY;
    }
    Numbers numbers = state.table().numbers();
    int size = state.stock(owner).size();
    int owned = state.realm(owner).tiles().size();
    boolean pyramids = size >= numbers.pyramids();
    boolean fifth =
        owned == numbers.winningTiles() - 1
            && size >= numbers.tilePrice(owned)
            && !state.faceUp().isEmpty();
    return pyramids || fifth ? owner : Board.NOBODY;
  }

  static List<Move> moves(State state, Frame.Perseus frame) {
    int seat = frame.seat();
    if (frame.item().isPresent()) {
      return Payment.proposals(state, seat, Construction.price(state, seat, frame.item().get()));
    }
    Pile.Builder<Move> moves = Pile.builder(state.faceUp().size() + 2);
    if (winsWithATile(state, seat)) {
      for (int i = 0; i < state.faceUp().size(); i++) {
        moves.add(state.table().moves().tile(state.faceUp().get(i)));
      }
    }
    if (Payment.affords(state.realm(seat), state.table().numbers().pyramids())) {
      moves.add(state.table().moves().tile(state.table().data().tile(Power.PYRAMIDS)));
    }
    return moves.add(Moves.PASS).build();
  }

  private static boolean winsWithATile(State state, int seat) {
    Realm realm = state.realm(seat);
    Numbers numbers = state.table().numbers();
    int owned = realm.tiles().size();
    return owned == numbers.winningTiles() - 1 && Payment.affords(realm, numbers.tilePrice(owned));
  }

  static Optional<Refusal> refusal(State state, Frame.Perseus frame, Move move) {
    if (frame.item().isPresent() && move instanceof Move.Pay pay) {
      return Payment.refusal(
          state, frame.seat(), pay, Construction.price(state, frame.seat(), frame.item().get()));
    }
    return Rules.no("3.0-d", frame.item().isPresent() ? "payFirst" : "perseus");
  }

  static State play(State state, Frame.Perseus frame, Move move, Course course) {
    int seat = frame.seat();
    return switch (move) {
      case Move.BuyTile _ -> {
        course.note(new ItemNamed(seat, move));
        yield state.keep(new Frame.Perseus(seat, frame.picked(), Optional.of(move)));
      }
      case Move.Pay pay when frame.item().orElseThrow() instanceof Move.BuyTile(Tile tile) -> {
        course.note(new PerseusAnswered(seat, true));
        State now =
            Construction.take(Construction.paid(state, seat, pay, course), seat, tile, course);
        String result = tile.kind() == Tile.Kind.PYRAMIDS ? Victory.PYRAMIDS : Victory.FIVE_HEROES;
        yield Victory.over(now, result, Seats.of(seat), course);
      }
      default -> {
        course.note(new PerseusAnswered(seat, false));
        yield Construction.builds(state.pop(), frame.picked());
      }
    };
  }
}
