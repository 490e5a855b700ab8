package ludus.app.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import ludus.app.Desk;
import ludus.bots.Bot;
import ludus.bots.Budget;
import ludus.bots.Situation;
import ludus.kernel.Ask;
import ludus.kernel.BadInput;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import ludus.kernel.Refusal;
import ludus.kernel.Result;
import ludus.kernel.Seed;
import ludus.kernel.json.Json;
import ludus.kernel.record.Answers;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.Match;
import ludus.kernel.text.Columns;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Words;

/// One game in the terminal, from the first question to the last.
final class Session<S, M> {

  private static final String PROMPT = "> ";

  /// How much the bots say, at most, before the next question is answered.
  private static final int MOST_WORDS = 40;

  private final Sitting<S, M> sitting;
  private final Desk desk;
  private final Game<S, M> game;
  private final Words words;
  private final Function<Outcome, String> epilogue;
  private final Story story;
  private final Inquiries<S, M> inquiries;
  private final SplittableRandom own;
  private final Map<Integer, Bot> bots = new HashMap<>();

  private volatile Match<S, M> match;

  /// How many steps of the match the person has been told.
  private int told;

  private final List<M> draft = new ArrayList<>();
  private List<Event> news = List.of();
  private boolean begun;
  private volatile boolean closed;

  /// @param epilogue what else follows from the outcome, and is to be told
  Session(Sitting<S, M> sitting, Function<Outcome, String> epilogue) {
    this.sitting = sitting;
    this.epilogue = epilogue;
    desk = sitting.desk();
    game = sitting.game();
    words = sitting.words();
    story = Story.of(words, Sitting.PERSON);
    inquiries = new Inquiries<>(sitting, story);
    own = new SplittableRandom(sitting.origin().seed().orElseGet(System::nanoTime));
    match = Match.start(game, sitting.setup(), ChanceSource.of(sitting.origin().toSeed()));
  }

  /// Plays on until the game is over or the person leaves.
  void play() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::interrupted, "farewell"));
    greet();
    boolean stays = true;
    int words = 0;
    while (stays && !match.agenda().isOver()) {
      if (words < MOST_WORDS && speak()) {
        words++;
        continue;
      }
      words = 0;
      Optional<Ask> bot =
          match.agenda().must().stream().filter(it -> it.seat() != Seating.PERSON).findFirst();
      if (bot.isPresent()) {
        think(bot.get());
      } else {
        stays = ask();
      }
    }
    if (stays) {
      end();
    } else {
      leave();
    }
    closed = true;
  }

  private void greet() {
    Seating seating = sitting.seating();
    List<String> opponents = new ArrayList<>();
    for (int seat = 1; seat < sitting.setup().seats(); seat++) {
      opponents.add(
          words.say(
              Message.of("app.play.opponent")
                  .with("name", seating.name(seat))
                  .with("level", Message.of("app.level." + seating.level(seat).id()))));
    }
    sitting.say(
        Message.of("app.play.greeting")
            .with("game", game.info().title())
            .with("count", opponents.size())
            .with("opponents", opponents));
    sitting.say(game.info().id() + ".tagline");
    sitting.say(game.info().id() + ".notice");
    if (sitting.origin().secret().isPresent()) {
      sitting.say("app.play.committed");
      desk.say("  " + Seed.commitment(sitting.origin().secret().get()));
    }
    sitting.say("app.play.helpHint");
  }

  /// Whether a bot has said something besides.
  private boolean speak() {
    for (int seat = 0; seat < sitting.setup().seats(); seat++) {
      Optional<Ask> ask = match.agenda().ask(seat);
      if (seat != Seating.PERSON && ask.isPresent()) {
        Optional<M> said =
            sitting
                .seating()
                .level(seat)
                .bot()
                .speak(new Situation<>(game, match.state(), seat), own);
        if (said.isPresent()) {
          match = match.submit(seat, ask.get().stamp(), List.of(said.get()), By.BOT, now()).get();
          return true;
        }
      }
    }
    return false;
  }

  private void think(Ask ask) {
    String name = sitting.seating().name(ask.seat());
    String thinking = words.say(Message.of("app.play.thinks").with("name", name));
    fleeting(thinking);
    Bot bot = bots.computeIfAbsent(ask.seat(), this::newBot);
    List<M> moves =
        Answers.whole(
            game,
            match.state(),
            ask.seat(),
            at -> bot.choose(new Situation<>(game, at, ask.seat()), Budget.STANDARD, own));
    match = match.submit(ask.seat(), ask.stamp(), moves, By.BOT, now()).get();
    fleeting(" ".repeat(Columns.width(thinking)));
  }

  private Bot newBot(int seat) {
    return sitting.seating().level(seat).bot(Runtime.getRuntime().availableProcessors());
  }

  /// Shows something that the next line overwrites.
  private void fleeting(String text) {
    if (desk.terminal()) {
      desk.out().print(text + "\r");
      desk.out().flush();
    }
  }

  /// One answer of the person; false if the person leaves.
  private boolean ask() {
    Ask ask = match.agenda().ask(Seating.PERSON).orElseThrow();
    draft.clear();
    boolean whole = tellNews() || !begun;
    begun = true;
    desk.say("");
    desk.say(whole ? sitting.table(match.state()) : sitting.brief(match.state()));
    question(ask);
    int before = match.number();
    while (match.number() == before) {
      Optional<String> line = desk.ask(PROMPT);
      if (line.isEmpty() || leaves(line.get())) {
        return false;
      }
      String typed = line.get().strip();
      int drafted = draft.size();
      boolean again = inquiries.answer(typed, match, news);
      if (!again) {
        answer(typed, ask);
        again = match.number() == before && draft.size() != drafted;
      }
      if (again) {
        question(ask);
      }
    }
    return true;
  }

  private static boolean leaves(String typed) {
    return List.of("q", "quit", "exit").contains(typed.strip().toLowerCase(Locale.ROOT));
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
    desk.say("");
    boolean others = false;
    for (Story.Paragraph paragraph : story.paragraphs(fresh)) {
      desk.say(Columns.wrap("• " + paragraph.text(), Columns.WIDTH, "  "));
      others |= !paragraph.seat().equals(Optional.of(Seating.PERSON));
    }
    return others;
  }

  /// The position after what the person has put together so far of an answer.
  private S drafted() {
    S position = match.state();
    for (M move : draft) {
      position =
          game.play(
              position,
              Seating.PERSON,
              move,
              Chance.of(new SplittableRandom(0)), // half-made answers use none
              Journal.SILENT);
    }
    return position;
  }

  private List<M> moves() {
    return game.moves(drafted(), Seating.PERSON);
  }

  private void question(Ask ask) {
    desk.say("");
    String what = words.say(game.info().id() + ".ask." + ask.what());
    desk.say(sitting.ink().paint(Ink.Hue.BOLD, what + ":"));
    Menu<S, M> menu = new Menu<>(game, words, sitting.ink());
    desk.say(menu.lines(drafted(), Seating.PERSON, moves()));
    if (!draft.isEmpty() || match.undoRefusal(Seating.PERSON).isEmpty()) {
      desk.say(menu.line("u", words.say("app.play.undo")));
    }
  }

  private void answer(String typed, Ask ask) {
    List<M> moves = moves();
    if (typed.equalsIgnoreCase("u") || typed.equalsIgnoreCase("undo")) {
      if (draft.isEmpty()) {
        undo();
      } else {
        draft.removeLast();
      }
    } else if (typed.startsWith("{")) {
      json(typed, ask);
    } else if (typed.isEmpty() && moves.size() == 1) {
      submit(ask, moves.getFirst());
    } else if (typed.matches("[0-9]{1,4}")
        && Integer.parseInt(typed) >= 1
        && Integer.parseInt(typed) <= moves.size()) {
      submit(ask, moves.get(Integer.parseInt(typed) - 1));
    } else {
      sitting.say(Message.of("app.play.howTo").with("count", moves.size()));
    }
  }

  private void json(String typed, Ask ask) {
    try {
      submit(ask, game.notation().readMove(Json.object(typed, "The move")));
    } catch (BadInput e) {
      desk.tell(words.say("kernel.refusal.noMove") + " (" + e.getMessage() + ")");
    }
  }

  /// A move that leaves the answer half-made waits for the rest.
  private void submit(Ask ask, M move) {
    Optional<Refusal> refusal = game.refusal(drafted(), Seating.PERSON, move);
    if (refusal.isPresent()) {
      keep(Result.refused(refusal.get()));
      return;
    }
    draft.add(move);
    if (!game.unfinished(drafted(), Seating.PERSON)) {
      List<M> answer = List.copyOf(draft);
      draft.clear();
      keep(match.submit(Seating.PERSON, ask.stamp(), answer, By.PERSON, now()));
    }
  }

  private void undo() {
    Result<Match<S, M>> undone = match.undo(Seating.PERSON, now());
    keep(undone);
    if (undone.isDone()) {
      told = match.line().size();
      sitting.say("app.play.undone");
    }
  }

  private void keep(Result<Match<S, M>> result) {
    switch (result) {
      case Result.Done<Match<S, M>>(Match<S, M> next) -> match = next;
      case Result.Refused<Match<S, M>>(Refusal refusal) -> {
        String rule = refusal.rule().map(id -> " (" + id + ": r " + id + ")").orElse("");
        desk.tell(words.say(refusal.message()) + rule);
      }
    }
  }

  private void end() {
    tellNews();
    desk.say("");
    desk.say(sitting.table(match.state()));
    desk.say("");
    desk.tell(epilogue.apply(match.agenda().outcome().orElseThrow()));
    if (sitting.origin().secret().isPresent()) {
      sitting.say("app.play.revealed");
      desk.say("  " + sitting.origin().secret().get());
    }
    if (sitting.file().isPresent()) {
      sitting.save(match, sitting.file().get());
      sitting.say(Message.of("app.play.check").with("file", sitting.file().get().toString()));
    }
    afterwards();
  }

  /// The game is over, but one can still look at it and keep its record.
  private void afterwards() {
    sitting.say("app.play.afterwards");
    String typed = desk.ask(PROMPT).orElse("").strip();
    while (!typed.isEmpty() && !leaves(typed)) {
      if (!inquiries.answer(typed, match, news)) {
        sitting.say("app.play.afterwards");
      }
      typed = desk.ask(PROMPT).orElse("").strip();
    }
  }

  private void leave() {
    sitting.file().ifPresent(file -> sitting.save(match, file));
    var seed = sitting.origin().seed();
    sitting.say(
        seed.isPresent()
            ? Message.of("app.play.left.seed")
                .with("game", game.info().id())
                .with("seed", "" + seed.getAsLong())
            : Message.of("app.play.left").with("game", game.info().id()));
  }

  /// Runs when the program ends, also when it is told to stop in the middle of a game.
  private void interrupted() {
    if (!closed) {
      desk.say("");
      if (!match.agenda().isOver()) {
        leave();
      }
      desk.out().flush();
    }
  }

  private static long now() {
    return System.currentTimeMillis();
  }
}
