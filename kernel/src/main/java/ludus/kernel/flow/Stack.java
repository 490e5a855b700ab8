package ludus.kernel.flow;

import ludus.kernel.Pile;

/// Interrupts as data: the top frame decides who acts. A frame is a record, never a callback, so
/// that a position in the middle of anything can be written down, kept and imagined.
public record Stack<F>(Pile<F> frames) {

  public static <F> Stack<F> of(F frame) {
    return new Stack<>(Pile.of(frame));
  }

  public F top() {
    return frames.last();
  }

  /// The innermost frame of a kind.
  public <K extends F> K innermost(Class<K> kind) {
    for (int i = frames.size() - 1; i >= 0; i--) {
      if (kind.isInstance(frames.get(i))) {
        return kind.cast(frames.get(i));
      }
    }
    throw new IllegalStateException("There is no " + kind.getSimpleName());
  }

  public Stack<F> push(F frame) {
    return new Stack<>(frames.plus(frame));
  }

  public Stack<F> pop() {
    return new Stack<>(frames.top(frames.size() - 1));
  }

  /// The top frame has gone on to this.
  public Stack<F> become(F frame) {
    return new Stack<>(frames.with(frames.size() - 1, frame));
  }
}
