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
      String key = Columns.right("" + (i + 1), KEY - 2) + "  ";
      String told = words.say(game.told(move));
      String hint = hint(game.hint(state, seat, move));
      lines.addAll(
          Columns.flow(
              List.of((told + (hint.isEmpty() ? "" : " — " + hint)).split(" ")),
              " ",
              Columns.WIDTH,
              ink.paint(Ink.Hue.BOLD, key),
              " ".repeat(KEY + 2)));
    }
    return lines;
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
