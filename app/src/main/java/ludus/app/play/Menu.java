package ludus.app.play;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Game;
import ludus.kernel.Hint;
import ludus.kernel.Message;
import ludus.kernel.text.Columns;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Words;

/// The possible moves, each with its key and what follows from it.
record Menu<S, M>(Game<S, M> game, Words words, Ink ink) {

  private static final int KEY = 5;

  List<String> lines(S state, int seat, List<M> moves) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      M move = moves.get(i);
      String told = words.say(game.told(move));
      String hint = hint(game.hint(state, seat, move));
      lines.addAll(line("" + (i + 1), told + (hint.isEmpty() ? "" : " — " + hint)));
    }
    return lines;
  }

  /// One thing that can be done, after the key that does it.
  List<String> line(String key, String text) {
    return Columns.flow(
        List.of(text.split(" ")),
        " ",
        Columns.WIDTH,
        ink.paint(Ink.Hue.BOLD, Columns.right(key, KEY - 2) + "  "),
        " ".repeat(KEY + 2));
  }

  private String hint(Hint hint) {
    List<String> parts = new ArrayList<>();
    hint.price()
        .ifPresent(
            price -> parts.add(words.say(Message.of("app.play.price").with("price", price))));
    hint.notes().forEach(note -> parts.add(words.say(note)));
    return String.join(", ", parts);
  }
}
