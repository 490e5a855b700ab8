package ludus.kernel.text;

import java.util.List;
import java.util.function.IntFunction;

/// Draws a game's view as text.
public interface Screen {

  /// The table as lines of at most 80 columns.
  ///
  /// @param names what the players are called
  List<String> draw(Object view, Words words, IntFunction<String> names, Ink ink);

  /// What of the table matters for a further question in the same turn, in few lines.
  default List<String> brief(Object view, Words words, IntFunction<String> names, Ink ink) {
    return draw(view, words, names, ink);
  }
}
