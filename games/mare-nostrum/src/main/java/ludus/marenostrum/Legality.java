package ludus.marenostrum;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Refusal;
import ludus.marenostrum.phase.Turns;

/// Why a move is illegal, whatever it is and whoever sends it.
final class Legality {

  private static final ClassValue<RecordComponent[]> PARTS =
      new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
          return type.getRecordComponents();
        }
      };

  private Legality() {}

  static Optional<Refusal> refusal(State state, int seat, Move move) {
    if (isBroken(move)) {
      return Optional.of(Refusal.plain("kernel.refusal.noMove"));
    }
    if (seat < 0 || seat >= state.seats()) {
      return Optional.of(Refusal.plain("kernel.refusal.noSeat"));
    }
    if (state.phase() == Phase.OVER) {
      return Optional.of(Refusal.plain("kernel.refusal.over"));
    }
    return Turns.moves(state, seat).contains(move)
        ? Optional.empty()
        : Turns.refusal(state, seat, move);
  }

  /// Moves from outside can have holes that the compiler doesn't believe in.
  @SuppressWarnings("NullAway")
  private static boolean isBroken(Move move) {
    if (move == null) {
      return true;
    }
    try {
      for (RecordComponent part : PARTS.get(move.getClass())) {
        Object value = part.getAccessor().invoke(move);
        if (value == null || (value instanceof List<?> list && hasHole(list))) {
          return true;
        }
      }
      return false;
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException(e);
    }
  }

  @SuppressWarnings("NullAway")
  private static boolean hasHole(List<?> list) {
    for (Object item : list) {
      if (item == null) {
        return true;
      }
    }
    return false;
  }
}
