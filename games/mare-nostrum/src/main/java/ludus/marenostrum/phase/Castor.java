package ludus.marenostrum.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Refusal;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.MareNostrumEvent.HeroCopied;
import ludus.marenostrum.Move;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;
import ludus.marenostrum.Tile;

/// Castor and Pollux copy the power of another Hero (MN-10-CAS).
final class Castor {

  private Castor() {}

  static State begin(State state, int seat, Course course) {
    List<Tile> heroes = copyable(state, seat);
    if (heroes.isEmpty()) {
      course.note(new HeroCopied(seat, Optional.empty()));
      return state;
    }
    State now = state.push(new Frame.Castor(seat));
    return heroes.size() > 1
        ? now
        : play(now, new Frame.Castor(seat), new Move.CopyHero(heroes.getFirst()), course);
  }

  /// The Heroes of others whose power can be had (MN-10-CAS).
  private static List<Tile> copyable(State state, int seat) {
    List<Tile> heroes = new ArrayList<>();
    for (Tile tile : state.table().data().tiles()) {
      if (tile.copyable()) {
        for (int other = 0; other < state.seats(); other++) {
          if (other != seat && state.realm(other).tiles().has(tile.power())) {
            heroes.add(tile);
          }
        }
      }
    }
    return heroes;
  }

  static List<Move> moves(State state, Frame.Castor castor) {
    List<Move> moves = new ArrayList<>();
    copyable(state, castor.seat()).forEach(hero -> moves.add(new Move.CopyHero(hero)));
    return moves;
  }

  static Optional<Refusal> refusal() {
    return Rules.no("10-CAS", "copyHero");
  }

  static State play(State state, Frame.Castor castor, Move.CopyHero move, Course course) {
    int seat = castor.seat();
    course.note(new HeroCopied(seat, Optional.of(move.tile())));
    return state.pop().withRealm(seat, state.realm(seat).withCopied(move.tile().power()));
  }
}
