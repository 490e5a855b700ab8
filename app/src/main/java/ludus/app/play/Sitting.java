package ludus.app.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import ludus.app.Desk;
import ludus.app.Documents;
import ludus.kernel.Game;
import ludus.kernel.Message;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Match;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Words;

/// What is fixed while a person sits at a game: where they read, what is played, with whom.
///
/// @param file where the record is kept, if it is
record Sitting<S, M>(
    Desk desk,
    Game<S, M> game,
    Setup setup,
    Seating seating,
    GameRecord.Origin origin,
    Words words,
    Ink ink,
    Optional<Path> file) {

  static final Viewer PERSON = Viewer.seat(Seating.PERSON);

  void say(Message message) {
    desk.tell(words.say(message));
  }

  void say(String key) {
    say(Message.of(key));
  }

  List<String> table(S state) {
    return game.screen().draw(game.view(state, PERSON), words, seating::name, ink);
  }

  List<String> brief(S state) {
    return game.screen().brief(game.view(state, PERSON), words, seating::name, ink);
  }

  void save(Match<S, M> match, Path path) {
    Documents.write(path, GameRecord.of(match, setup, origin).toJson() + "\n");
    say(Message.of("app.play.saved").with("file", path.toString()));
  }
}
