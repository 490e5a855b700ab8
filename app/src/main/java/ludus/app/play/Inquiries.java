package ludus.app.play;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import ludus.app.RuleText;
import ludus.kernel.BadInput;
import ludus.kernel.Event;
import ludus.kernel.Message;
import ludus.kernel.record.Match;

/// What a person can look at or keep at any time, without making a move.
final class Inquiries<S, M> {

  private final Sitting<S, M> sitting;
  private final Story story;
  private final RuleText rules;

  Inquiries(Sitting<S, M> sitting, Story story) {
    this.sitting = sitting;
    this.story = story;
    this.rules = new RuleText(sitting.game().info().messages(), sitting.words(), sitting.ink());
  }

  /// Answers, if this is something to be looked at.
  ///
  /// @param news what happened last
  boolean answer(String typed, Match<S, M> match, List<Event> news) {
    String[] parts = typed.split("\\s+", 2);
    String argument = parts.length > 1 ? parts[1].strip() : "";
    switch (parts[0].toLowerCase(Locale.ROOT)) {
      case "?", "h", "help" -> sitting.words().say("app.play.help").lines().forEach(this::line);
      case "s", "show" -> sitting.desk().say(sitting.table(match.state()));
      case "l", "log" -> log(match);
      case "why" -> why(news);
      case "r", "rule" -> rule(argument);
      case "w", "write" -> write(match, argument);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void line(String text) {
    sitting.desk().say(text);
  }

  private void log(Match<S, M> match) {
    if (match.line().isEmpty()) {
      sitting.say("app.play.nothingYet");
    }
    for (Match.Step<S, M> step : match.line()) {
      sitting.desk().say(story.numbered(step.entry().number(), step.events()));
    }
  }

  private void why(List<Event> news) {
    if (news.isEmpty()) {
      sitting.say("app.play.nothingYet");
    }
    for (var rule : story.rules(news)) {
      rules.one(rule.id()).ifPresent(sitting.desk()::say);
      line("");
    }
  }

  private void rule(String id) {
    Optional<List<String>> rule = rules.one(id);
    if (rule.isPresent()) {
      sitting.desk().say(rule.get());
      return;
    }
    List<String> near = rules.near(id);
    sitting.say(
        Message.of(near.isEmpty() ? "app.play.noRule" : "app.play.noRule.near")
            .with("id", id)
            .with("near", String.join(", ", near)));
  }

  private void write(Match<S, M> match, String name) {
    if (name.isEmpty()) {
      sitting.say("app.play.writeWhere");
      return;
    }
    try {
      sitting.save(match, Path.of(name));
    } catch (BadInput | InvalidPathException _) {
      sitting.say(Message.of("app.play.notSaved").with("file", name));
    }
  }
}
