package ludus.kernel.record;

import java.util.List;
import java.util.OptionalInt;

/// One line of a game's record: the moves of a batch, or an undo.
///
/// @param number counted from 1 and never used twice
/// @param time in milliseconds since 1970; 0 if nobody looked at a clock
/// @param back for an undo: the number of the entry whose position holds again, 0 for the start
public record Entry<M>(int number, int seat, List<M> moves, By by, long time, OptionalInt back) {

  public Entry {
    moves = List.copyOf(moves);
  }
}
