package ludus.kernel;

import java.util.Optional;

/// What came of an attempt: a value, or a refusal that changed nothing.
public sealed interface Result<T> {

  record Done<T>(T value) implements Result<T> {}

  record Refused<T>(Refusal refusal) implements Result<T> {}

  static <T> Result<T> done(T value) {
    return new Done<>(value);
  }

  static <T> Result<T> refused(Refusal refusal) {
    return new Refused<>(refusal);
  }

  default boolean isDone() {
    return this instanceof Done<T>;
  }

  default Optional<Refusal> refused() {
    return this instanceof Refused<T>(Refusal refusal) ? Optional.of(refusal) : Optional.empty();
  }

  /// The value of an attempt that can't fail here.
  default T get() {
    return switch (this) {
      case Done<T>(T value) -> value;
      case Refused<T>(Refusal refusal) ->
          throw new IllegalStateException("Refused: " + refusal.rule() + " " + refusal.message());
    };
  }
}
