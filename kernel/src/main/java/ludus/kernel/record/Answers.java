package ludus.kernel.record;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Journal;

/// Collects whole answers from those who decide move by move: bots, clocks, standing orders.
public final class Answers {

  private Answers() {}

  /// Asks for moves until this seat isn't inside a half-made sealed answer: what can be submitted
  /// as one batch. What chance would bring is never seen: half-made answers use none.
  public static <S, M> List<M> whole(Game<S, M> game, S state, int seat, Function<S, M> choose) {
    List<M> moves = new ArrayList<>();
    S position = state;
    do {
      M move = choose.apply(position);
      moves.add(move);
      position =
          game.play(position, seat, move, Chance.of(new SplittableRandom(0)), Journal.SILENT);
    } while (game.unfinished(position, seat));
    return moves;
  }
}
