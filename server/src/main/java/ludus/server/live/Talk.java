package ludus.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.server.Problem;
import ludus.server.api.Play;
import ludus.server.store.Store;
import ludus.server.store.Store.ChatRow;

/// What people say at a table. Each viewer's lines are counted for that viewer.
final class Talk {

  /// So many lines are told to one who comes.
  static final int TAIL = 100;

  private final Store store;
  private final String table;

  Talk(Store store, String table) {
    this.store = store;
    this.table = table;
  }

  /// Counts what was said before.
  void count(Scene<?, ?> scene) {
    for (ChatRow row : store.chat(table, Integer.MAX_VALUE)) {
      scene.said(row.channel());
    }
  }

  /// The last lines that a viewer may read, after his first `after`.
  List<Play.Chat> lines(Scene<?, ?> scene, int viewer, int after) {
    List<Play.Chat> lines = new ArrayList<>();
    int number = 0;
    for (ChatRow row : store.chat(table, Integer.MAX_VALUE)) {
      if (scene.sees(viewer, row.channel()) && ++number > after) {
        lines.add(line(row, number));
      }
    }
    return List.copyOf(lines.subList(Math.max(0, lines.size() - TAIL), lines.size()));
  }

  static Play.Chat line(ChatRow row, int number) {
    return new Play.Chat(number, row.channel(), row.seat(), row.name(), row.text(), row.time());
  }

  /// Stores a line; nothing if it was said before under the same key.
  Optional<ChatRow> say(Scene<?, ?> scene, String account, String name, Play.Say words, long now) {
    if (words.channel() == Play.Channel.HINT) {
      throw Problem.of(400, "badChannel");
    }
    return add(scene, account, name, words, now);
  }

  /// Tells that somebody asked for a hint; once for each question.
  Optional<ChatRow> tellHint(
      Scene<?, ?> scene, String account, String name, String question, long now) {
    return add(scene, account, name, new Play.Say("hint-" + question, Play.Channel.HINT, ""), now);
  }

  private Optional<ChatRow> add(
      Scene<?, ?> scene, String account, String name, Play.Say words, long now) {
    int viewer = scene.viewer(account);
    boolean watches = scene.isSpectator(viewer);
    if (words.channel() == Play.Channel.SEATS && watches) {
      throw Problem.of(403, "notSeated");
    }
    if (store.chat(table, account, words.key()).isPresent()) {
      return Optional.empty();
    }
    ChatRow row =
        new ChatRow(
            scene.talk() + 1,
            words.channel(),
            account,
            watches ? Optional.empty() : Optional.of(viewer),
            name,
            words.text(),
            now,
            Optional.of(words.key()));
    LiveTable.done(store.say(table, row));
    scene.said(row.channel());
    return Optional.of(row);
  }
}
