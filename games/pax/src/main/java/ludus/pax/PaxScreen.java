package ludus.pax;

import java.util.List;
import java.util.function.IntFunction;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Screen;
import ludus.kernel.text.Words;

/// PAX in 80 columns.
final class PaxScreen implements Screen {

  @Override
  public List<String> draw(Object view, Words words, IntFunction<String> names, Ink ink) {
    return List.of();
  }
}
