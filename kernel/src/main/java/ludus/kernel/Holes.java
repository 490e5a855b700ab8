package ludus.kernel;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Moves from outside can have holes that the compiler doesn't believe in: a part that is null, or
/// a list with a null in it.
public final class Holes {

  private static final ClassValue<RecordComponent[]> PARTS =
      new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
          return type.getRecordComponents();
        }
      };

  private Holes() {}

  /// Whether this public record is null or lacks a part.
  public static boolean in(@Nullable Object move) {
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

  private static boolean hasHole(List<? extends @Nullable Object> list) {
    for (Object item : list) {
      if (item == null) {
        return true;
      }
    }
    return false;
  }
}
