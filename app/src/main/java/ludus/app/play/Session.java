package ludus.app.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import ludus.app.Desk;
import ludus.app.Documents;
import ludus.app.RuleText;
import ludus.bots.Budget;
import ludus.bots.Situation;
import ludus.kernel.Ask;
import ludus.kernel.BadInput;
import ludus.kernel.Event;
import ludus.kernel.Game;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import ludus.kernel.Refusal;
import ludus.kernel.Result;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.json.Json;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Match;
import ludus.kernel.text.Columns;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Words;
import org.jspecify.annotations.Nullable;

/// One game in the terminal, from the first question to the last.
final class Session<S, M> {

  private static final String PROMPT = "> ";
  private static final Viewer PERSON = Viewer.seat(Seating.PERSON);

  private final Desk desk;
  private final Game<S, M> game;
  private final Setup setup;
  private final Seating seating;
  private final GameRecord.Origin origin;
  private final Words words;
  private final Ink ink;
  private final @Nullable Path file;
  private final Function<Outcome, String> epilogue;
  private final Story story;
  private final RuleText rules;
  private final SplittableRandom own;

  private volatile Match<S, M> match;

  /// How many steps of the match the person has been told, and the last of them.
  private int told;

  private List<Event> news = List.of();
  private boolean begun;

  /// @param epilogue what else follows from the outcome, and is to be told
  Session(
      Desk desk,
      Game<S, M> game,
      Setup setup,
      Seating seating,
      GameRecord.Origin origin,
      Words words,
      Ink ink,
      @Nullable Path file,
      Function<Outcome, String> epilogue) {
    this.desk = desk;
    this.game = game;
    this.setup = setup;
    this.seating = seating;
    this.origin = origin;
    this.words = words;
    this.ink = ink;
    this.file = file;
    this.epilogue = epilogue;
    story = Story.of(words, PERSON);
    rules = new RuleText(game.info().messages(), words, ink);
    own = new SplittableRandom(origin.seed().orElseGet(System::nanoTime));
    match = Match.start(game, setup, ChanceSource.of(origin.toSeed()));
  }

  /// Plays on until the game is over or the person leaves.
  void play() {
    Thread farewell = new Thread(this::interrupted, "farewell");
    Runtime.getRuntime().addShutdownHook(farewell);
    try {
      greet();
      boolean stays = true;
      while (stays && !match.agenda().isOver()) {
        Optional<Ask> other =
            match.agenda().must().stream().filter(it -> it.seat() != Seating.PERSON).findFirst();
        if (other.isPresent()) {
          think(other.get());
        } else {
          stays = ask();
        }
      }
      if (stays) {
        end();
      } else {
        leave();
      }
    } finally {
      Runtime.getRuntime().removeShutdownHook(farewell);
    }
  }

  private void greet() {
    List<String> opponents = new ArrayList<>();
    for (int seat = 1; seat < setup.seats(); seat++) {
      opponents.add(
          words.say(
              Message.of("app.play.opponent")
                  .with("name", seating.name(seat))
                  .with("level", Message.of("app.level." + seating.level(seat).id()))));
    }
    say(
        Message.of("app.play.greeting")
            .with("game", game.info().title())
            .with("count", opponents.size())
            .with("opponents", opponents));
    say(Message.of(game.info().id() + ".tagline"));
    say(Message.of(game.info().id() + ".notice"));
    origin
        .secret()
        .ifPresent(
            secret -> {
              say(Message.of("app.play.committed"));
              desk.say("  " + ludus.kernel.Seed.commitment(secret));
            });
    say(Message.of("app.play.helpHint"));
  }

  private void think(Ask ask) {
    String thinking =
        words.say(Message.of("app.play.thinks").with("name", seating.name(ask.seat())));
    if (desk.terminal()) {
      desk.out().print(thinking + "\r");
      desk.out().flush();
    }
    M move =
        seating
            .level(ask.seat())
            .bot()
            .choose(new Situation<>(game, match.state(), ask.seat()), Budget.STANDARD, own);
    match = match.submit(ask.seat(), ask.stamp(), List.of(move), By.BOT, now()).get();
    if (desk.terminal()) {
      desk.out().print(" ".repeat(Columns.width(thinking)) + "\r");
      desk.out().flush();
    }
  }

  /// One answer of the person; false if the person leaves.
  private boolean ask() {
    Ask ask = match.agenda().ask(Seating.PERSON).orElseThrow();
    List<M> moves = game.moves(match.state(), Seating.PERSON);
    boolean turnedToMe = tellNews();
    desk.say("");
    desk.say(turnedToMe || !begun ? table() : brief());
    begun = true;
    question(ask, moves);
    int before = match.number();
    while (match.number() == before) {
      Optional<String> line = desk.ask(PROMPT);
      if (line.isEmpty()) {
        return false;
      }
      String typed = line.get().strip();
      if (typed.equalsIgnoreCase("q") || typed.equalsIgnoreCase("quit")) {
        return false;
      }
      answer(typed, ask, moves);
    }
    return true;
  }

  /// Tells what is new; true if it was not only the person's own doing.
  private boolean tellNews() {
    List<Event> fresh = new ArrayList<>();
    for (Match.Step<S, M> step : match.line().subList(told, match.line().size())) {
      fresh.addAll(step.events());
    }
    told = match.line().size();
    if (fresh.isEmpty()) {
      return false;
    }
    news = fresh;
    List<Story.Paragraph> paragraphs = story.paragraphs(fresh);
    desk.say("");
    for (Story.Paragraph paragraph : paragraphs) {
      desk.say(Columns.wrap("• " + paragraph.text(), Columns.WIDTH, "  "));
    }
    return paragraphs.stream()
        .anyMatch(paragraph -> !paragraph.seat().equals(Optional.of(Seating.PERSON)));
  }

  private List<String> table() {
    Object view = game.view(match.state(), PERSON);
    return game.screen().draw(view, words, seating::name, ink);
  }

  private List<String> brief() {
    Object view = game.view(match.state(), PERSON);
    return game.screen().brief(view, words, seating::name, ink);
  }

  private void question(Ask ask, List<M> moves) {
    desk.say("");
    String what = words.say(game.info().id() + ".ask." + ask.what());
    desk.say(ink.paint(Ink.Hue.BOLD, what + ":"));
    desk.say(new Menu<>(game, words, ink).lines(match.state(), Seating.PERSON, moves));
  }

  private void answer(String typed, Ask ask, List<M> moves) {
    String[] parts = typed.split("\\s+", 2);
    String argument = parts.length > 1 ? parts[1] : "";
    switch (parts[0].toLowerCase(Locale.ROOT)) {
      case "" -> {
        if (moves.size() == 1) {
          submit(ask, moves.getFirst());
        } else {
          say(Message.of("app.play.howTo").with("count", moves.size()));
        }
      }
      case "u", "undo" -> undo();
      case "?", "h", "help" -> help();
      case "r", "rule" -> rule(argument);
      case "why" -> why();
      case "l", "log" -> log();
      case "s", "show" -> {
        desk.say(table());
        question(ask, moves);
      }
      case "w", "write" -> write(argument);
      default -> {
        if (typed.startsWith("{")) {
          json(typed, ask);
        } else {
          number(typed, ask, moves);
        }
      }
    }
  }

  private void number(String typed, Ask ask, List<M> moves) {
    if (typed.matches("[0-9]{1,4}")) {
      int number = Integer.parseInt(typed);
      if (number >= 1 && number <= moves.size()) {
        submit(ask, moves.get(number - 1));
        return;
      }
    }
    say(Message.of("app.play.howTo").with("count", moves.size()));
  }

  private void json(String typed, Ask ask) {
    try {
      submit(ask, game.notation().readMove(Json.object(typed, "The move")));
    } catch (BadInput e) {
      desk.tell(String.valueOf(e.getMessage()));
    }
  }

  private void submit(Ask ask, M move) {
    keep(match.submit(Seating.PERSON, ask.stamp(), List.of(move), By.PERSON, now()));
  }

  private void undo() {
    Result<Match<S, M>> undone = match.undo(Seating.PERSON, now());
    keep(undone);
    if (undone.isDone()) {
      told = match.line().size();
      say(Message.of("app.play.undone"));
    }
  }

  private void keep(Result<Match<S, M>> result) {
    switch (result) {
      case Result.Done<Match<S, M>>(Match<S, M> next) -> match = next;
      case Result.Refused<Match<S, M>>(Refusal refusal) -> {
        String reason = words.say(refusal.message());
        String rule = refusal.rule().map(id -> " (" + id + ": r " + id + ")").orElse("");
        desk.tell(reason + rule);
      }
    }
  }

  private void help() {
    words.say("app.play.help").lines().forEach(desk::say);
  }

  private void rule(String id) {
    Optional<List<String>> rule = rules.one(id);
    if (rule.isPresent()) {
      desk.say(rule.get());
    } else {
      List<String> near = rules.near(id);
      say(
          Message.of(near.isEmpty() ? "app.play.noRule" : "app.play.noRule.near")
              .with("id", id)
              .with("near", String.join(", ", near)));
    }
  }

  private void why() {
    if (news.isEmpty()) {
      say(Message.of("app.play.nothingYet"));
    }
    story
        .rules(news)
        .forEach(
            rule ->
                rules
                    .one(rule.id())
                    .ifPresent(
                        lines -> {
                          desk.say(lines);
                          desk.say("");
                        }));
  }

  private void log() {
    if (match.line().isEmpty()) {
      say(Message.of("app.play.nothingYet"));
    }
    match.line().forEach(step -> desk.say(story.numbered(step.entry().number(), step.events())));
  }

  private void write(String name) {
    if (name.isBlank()) {
      say(Message.of("app.play.writeWhere"));
      return;
    }
    try {
      save(Path.of(name.strip()));
    } catch (BadInput | java.nio.file.InvalidPathException e) {
      desk.tell(String.valueOf(e.getMessage()));
    }
  }

  private void save(Path path) {
    Documents.write(path, GameRecord.of(match, setup, origin).toJson() + "\n");
    say(Message.of("app.play.saved").with("file", path.toString()));
  }

  private void end() {
    Outcome outcome = match.agenda().outcome().orElseThrow();
    tellNews();
    desk.say("");
    desk.say(table());
    desk.say("");
    desk.tell(epilogue.apply(outcome));
    origin
        .secret()
        .ifPresent(
            secret -> {
              say(Message.of("app.play.revealed"));
              desk.say("  " + secret);
            });
    if (file != null) {
      save(file);
      say(Message.of("app.play.check").with("file", file.toString()));
    }
    afterwards();
  }

  /// The game is over, but one can still look at it and keep its record.
  private void afterwards() {
    say(Message.of("app.play.afterwards"));
    while (true) {
      String typed = desk.ask(PROMPT).orElse("").strip();
      if (typed.isEmpty() || typed.equalsIgnoreCase("q") || typed.equalsIgnoreCase("quit")) {
        return;
      }
      String[] parts = typed.split("\\s+", 2);
      String argument = parts.length > 1 ? parts[1] : "";
      switch (parts[0].toLowerCase(Locale.ROOT)) {
        case "w", "write" -> write(argument);
        case "l", "log" -> log();
        case "s", "show" -> desk.say(table());
        case "why" -> why();
        case "r", "rule" -> rule(argument);
        default -> say(Message.of("app.play.afterwards"));
      }
    }
  }

  private void leave() {
    if (file != null) {
      save(file);
    }
    say(goOn());
  }

  /// Runs when the program is told to stop.
  private void interrupted() {
    desk.say("");
    if (!match.agenda().isOver()) {
      leave();
    }
    desk.out().flush();
  }

  private Message goOn() {
    return origin.seed().isPresent()
        ? Message.of("app.play.left.seed")
            .with("game", game.info().id())
            .with("seed", "" + origin.seed().getAsLong())
        : Message.of("app.play.left").with("game", game.info().id());
  }

  private void say(Message message) {
    desk.tell(words.say(message));
  }

  private static long now() {
    return System.currentTimeMillis();
  }
}
