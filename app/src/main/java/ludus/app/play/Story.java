package ludus.app.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import ludus.kernel.Event;
import ludus.kernel.Message;
import ludus.kernel.RuleId;
import ludus.kernel.Viewer;
import ludus.kernel.text.Columns;
import ludus.kernel.text.Words;

/// What happened, in words.
public final class Story {

  private static final int NUMBER = 5;

  private final Words words;
  private final Optional<Viewer> viewer;

  private Story(Words words, Optional<Viewer> viewer) {
    this.words = words;
    this.viewer = viewer;
  }

  /// The story as this viewer may know it.
  static Story of(Words words, Viewer viewer) {
    return new Story(words, Optional.of(viewer));
  }

  /// The story with everything that was hidden, for games whose secret is published.
  public static Story ofEverything(Words words) {
    return new Story(words, Optional.empty());
  }

  /// Sentences about one player, or about none.
  record Paragraph(Optional<Integer> seat, String text) {}

  /// The events in order; what is about the same player stands together.
  List<Paragraph> paragraphs(List<Event> events) {
    List<Paragraph> paragraphs = new ArrayList<>();
    for (Event event : shown(events)) {
      Message told = event.told();
      Optional<Integer> seat =
          told.args().get("player") instanceof Message.Player(int about)
              ? Optional.of(about)
              : Optional.empty();
      String said = words.say(told);
      if (!paragraphs.isEmpty() && paragraphs.getLast().seat().equals(seat)) {
        said = joined(paragraphs.removeLast().text(), said, seat);
      }
      paragraphs.add(new Paragraph(seat, said));
    }
    return paragraphs;
  }

  /// Two sentences; the second drops another player's name if it begins with it again.
  private String joined(String text, String said, Optional<Integer> seat) {
    boolean other = seat.isPresent() && !viewer.equals(seat.map(Viewer::seat));
    String name = other ? words.say(Message.of("app.play.name").player(seat.get())) + " " : "";
    return !other || !said.startsWith(name) || !text.endsWith(".")
        ? text + " " + said
        : text.substring(0, text.length() - 1) + "; " + said.substring(name.length());
  }

  /// The events of an entry, after its number.
  public List<String> numbered(int number, List<Event> events) {
    String text =
        String.join(" ", shown(events).stream().map(event -> words.say(event.told())).toList());
    return Columns.flow(
        List.of(text.split(" ")),
        " ",
        Columns.WIDTH,
        Columns.right(number + " ", NUMBER),
        " ".repeat(NUMBER));
  }

  /// The rules that these events follow from.
  Set<RuleId> rules(List<Event> events) {
    Set<RuleId> rules = new LinkedHashSet<>();
    shown(events).forEach(event -> rules.add(event.rule()));
    return rules;
  }

  private List<Event> shown(List<Event> events) {
    if (viewer.isEmpty()) {
      return events;
    }
    List<Event> shown = new ArrayList<>();
    events.forEach(event -> event.shownTo(viewer.get()).ifPresent(shown::add));
    return shown;
  }
}
