package ludus.app.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import ludus.app.arena.Sheet.Count;
import ludus.app.arena.Sheet.Counts;
import ludus.app.arena.Sheet.Pair;
import ludus.app.arena.Sheet.Rate;
import ludus.app.arena.Sheet.Rates;
import ludus.app.arena.Sheet.Section;
import ludus.bots.Budget;
import ludus.bots.arena.Contestant;
import ludus.bots.arena.Experiment;
import ludus.bots.arena.Experiment.Format;
import ludus.bots.arena.Question;
import ludus.bots.arena.Report;
import ludus.bots.arena.Share;
import ludus.kernel.GameInfo;
import ludus.kernel.Message;

/// What was played and what came of it.
record Findings(GameInfo game, Experiment experiment, Report report, String command) {

  Sheet sheet(Teller teller) {
    return new Sheet(
        title(teller),
        lead(teller),
        headlines(teller),
        figures(teller),
        sections(teller),
        facts(teller),
        notes(teller),
        isExact(experiment),
        command);
  }

  private boolean duels() {
    return experiment.format() == Format.DUELS;
  }

  private String bot(int index) {
    return experiment.bots().get(index).id();
  }

  private String title(Teller teller) {
    List<String> bots = experiment.bots().stream().map(Contestant::id).toList();
    if (!duels()) {
      return game.title() + ": " + teller.lineUp(bots);
    }
    return game.title()
        + ": "
        + (bots.size() == 2
            ? teller.say("against", Map.of("first", bots.get(0), "second", bots.get(1)))
            : teller.say("roundRobin", Map.of("bots", teller.list(bots))));
  }

  private String lead(Teller teller) {
    return teller.say(
            duels() ? "lead.duels" : "lead.lineUp",
            Map.of(
                "games", report.games(), "deals", report.deals(), "seats", report.seats().size()))
        + conditions(experiment, teller);
  }

  /// Seed, budget and options.
  static String conditions(Experiment experiment, Teller teller) {
    StringBuilder conditions = new StringBuilder(", ");
    conditions.append(teller.say("seed", Map.of("seed", String.valueOf(experiment.seed()))));
    conditions.append(", ").append(budget(experiment.budget(), teller));
    experiment
        .setup()
        .options()
        .forEach((name, value) -> conditions.append(", ").append(name).append("=").append(value));
    return conditions.append(".").toString();
  }

  private static String budget(Budget budget, Teller teller) {
    if (budget.iterations().isPresent()) {
      return teller.say("budget.iterations", Map.of("count", budget.iterations().getAsInt()));
    }
    return budget.millis().isPresent()
        ? teller.say("budget.millis", Map.of("count", budget.millis().getAsLong()))
        : teller.say("budget.own");
  }

  private List<String> headlines(Teller teller) {
    List<String> headlines = new ArrayList<>();
    if (duels()) {
      headlines.add(duels(teller));
      headlines.addAll(untold(teller));
    } else if (report.levels().size() > 1) {
      Report.BotShare best =
          report.levels().stream()
              .max(Comparator.comparingDouble(level -> level.wins().rate()))
              .orElseThrow();
      headlines.add(
          teller.say(
              "headline.lineUp",
              Map.of(
                  "bot", best.level(),
                  "rate", teller.percent(best.wins().rate()),
                  "range", teller.range(best.wins().low(), best.wins().high()),
                  "even", teller.percent(even()))));
    } else {
      headlines.add(teller.say("headline.alike"));
    }
    answered(teller).ifPresent(headlines::add);
    return headlines;
  }

  private String duels(Teller teller) {
    if (!report.ratings().isEmpty()) {
      return teller.say(
          "headline.roundRobin",
          Map.of("bots", teller.list(ranking().stream().map(this::bot).toList())));
    }
    Report.Duel duel = report.duels().getFirst();
    boolean first = duel.wins().rate() >= 0.5;
    Share wins = report.bots().get(first ? 0 : 1).wins();
    return teller.say(
        "headline.duel",
        Map.of(
            "first", bot(first ? 0 : 1),
            "second", bot(first ? 1 : 0),
            "rate", teller.percent(wins.rate()),
            "range", teller.range(wins.low(), wins.high())));
  }

  /// The bots by their ratings, the strongest first.
  private List<Integer> ranking() {
    return IntStream.range(0, report.ratings().size())
        .boxed()
        .sorted(Comparator.comparingDouble(bot -> -report.ratings().get(bot).points()))
        .toList();
  }

  /// Neighbours of the ranking whose duels leave it open who is better.
  private List<String> untold(Teller teller) {
    List<String> untold = new ArrayList<>();
    List<Integer> ranking = ranking();
    for (int place = 1; place < ranking.size(); place++) {
      int better = ranking.get(place - 1);
      int worse = ranking.get(place);
      if (against(better, worse).low() <= 0.5) {
        untold.add(
            teller.say(
                "headline.untold",
                Map.of(
                    "first", bot(better),
                    "second", bot(worse),
                    "rate", teller.percent(against(better, worse).rate()),
                    "range",
                        teller.range(
                            against(better, worse).low(), against(better, worse).high()))));
      }
    }
    return untold;
  }

  /// What the sequential test said.
  private Optional<String> answered(Teller teller) {
    if (report.answers().isEmpty()) {
      return Optional.empty();
    }
    long clear = report.answers().stream().filter(Question.Answer::isClear).count();
    return Optional.of(
        clear == report.answers().size()
            ? teller.say("clear.all", Map.of("games", report.games(), "of", experiment.games()))
            : teller.say(
                "clear.some",
                Map.of(
                    "clear",
                    clear,
                    "questions",
                    report.answers().size(),
                    "games",
                    report.games())));
  }

  private double even() {
    return 1.0 / experiment.setup().seats();
  }

  private List<Pair> figures(Teller teller) {
    return List.of(
        new Pair(teller.say("figure.games"), teller.whole(report.games())),
        new Pair(teller.say("figure.nobody"), teller.whole(report.noWinner())),
        new Pair(teller.say("figure.length"), teller.number("%,.0f", report.length().average())),
        new Pair(teller.say("figure.speed"), teller.number("%,.0f", report.decisionsPerSecond())));
  }

  private List<Section> sections(Teller teller) {
    List<Section> sections = new ArrayList<>();
    if (!report.ratings().isEmpty()) {
      sections.add(
          new Sheet.Points(
              teller.say("ratings"),
              teller.say("column.points"),
              report.ratings().stream()
                  .map(it -> new Sheet.Point(it.bot(), it.points(), it.error()))
                  .toList()));
      sections.add(grid(teller));
    }
    sections.add(rates(teller, duels() ? "bots.duels" : "bots", bots(), duels() ? 0.5 : even()));
    if (!duels() && report.levels().size() < report.bots().size()) {
      sections.add(rates(teller, "levels", levels(), even()));
    }
    sections.add(rates(teller, "seats", seats(teller), even()));
    if (!report.sides().isEmpty()) {
      sections.add(
          new Rates(sidesOf(game, teller), teller.say("column.wins"), sides(teller), even()));
    }
    sections.add(
        new Counts(
            teller.say("endings"),
            report.endings().stream()
                .map(it -> new Count(teller.label(it.message()), it.games(), report.games()))
                .toList()));
    sections.add(
        new Sheet.Lengths(teller.say("lengths"), length(teller), report.length().distribution()));
    sections.add(times(teller));
    return sections;
  }

  static String sidesOf(GameInfo game, Teller teller) {
    return teller.say(Message.of(game.id() + ".sides"));
  }

  private static Rates rates(Teller teller, String title, List<Rate> lines, double even) {
    return new Rates(teller.say(title), teller.say("column.wins"), lines, even);
  }

  private List<Rate> bots() {
    List<Rate> lines = new ArrayList<>();
    for (int i = 0; i < report.bots().size(); i++) {
      String number = duels() ? "" : (i + 1) + " ";
      lines.add(new Rate(number + report.bots().get(i).level(), report.bots().get(i).wins()));
    }
    return lines;
  }

  private List<Rate> levels() {
    List<Rate> lines = new ArrayList<>();
    for (Report.BotShare level : report.levels()) {
      long entries =
          experiment.bots().stream().filter(bot -> bot.id().equals(level.level())).count();
      lines.add(new Rate(level.level() + " × " + entries, level.wins()));
    }
    return lines;
  }

  private List<Rate> seats(Teller teller) {
    List<Rate> lines = new ArrayList<>();
    for (int seat = 0; seat < report.seats().size(); seat++) {
      lines.add(new Rate(teller.say("seat", Map.of("seat", seat + 1)), report.seats().get(seat)));
    }
    return lines;
  }

  private List<Rate> sides(Teller teller) {
    return report.sides().stream()
        .map(side -> new Rate(teller.label(side.side()), side.wins()))
        .toList();
  }

  private Section grid(Teller teller) {
    List<List<Optional<Share>>> cells = new ArrayList<>();
    for (int row = 0; row < experiment.bots().size(); row++) {
      List<Optional<Share>> line = new ArrayList<>();
      for (int column = 0; column < experiment.bots().size(); column++) {
        line.add(row == column ? Optional.empty() : Optional.of(against(row, column)));
      }
      cells.add(line);
    }
    return new Sheet.Grid(
        teller.say("grid"), experiment.bots().stream().map(Contestant::id).toList(), cells);
  }

  private Share against(int one, int other) {
    for (Report.Duel duel : report.duels()) {
      if (duel.pair().first() == one && duel.pair().second() == other) {
        return duel.wins();
      }
      if (duel.pair().first() == other && duel.pair().second() == one) {
        return duel.wins().others();
      }
    }
    throw new IllegalStateException("These two never met");
  }

  private Section times(Teller teller) {
    return new Sheet.Times(
        teller.say("times"), report.paces().stream().map(it -> time(teller, it)).toList());
  }

  private static Sheet.Time time(Teller teller, Report.Pace pace) {
    double millis = pace.millisEach();
    String each =
        millis < 1
            ? teller.number("%.1f µs", 1000 * millis)
            : teller.number(millis < 10 ? "%.2f ms" : "%.0f ms", millis);
    double rate = pace.seconds() == 0 ? 0 : pace.answers() / pace.seconds();
    return new Sheet.Time(
        pace.bot(), millis, each, teller.say("rate", Map.of("rate", teller.number("%,.0f", rate))));
  }

  private String length(Teller teller) {
    Report.Length length = report.length();
    return teller.say(
        "length",
        Map.of(
            "average", teller.number("%.1f", length.average()),
            "median", length.median(),
            "shortest", length.shortest(),
            "longest", length.longest()));
  }

  private List<Pair> facts(Teller teller) {
    return List.of(
        new Pair(
            teller.say("nobody"),
            teller.say(
                "nobody.games",
                Map.of(
                    "games", report.noWinner(),
                    "rate", teller.percent((double) report.noWinner() / report.games())))),
        new Pair(
            teller.say("speed"),
            teller.say(
                "speed.figures",
                Map.of(
                    "rate", teller.number("%,.0f", report.decisionsPerSecond()),
                    "width", report.width(),
                    "seconds", teller.number("%.1f", report.seconds())))),
        version(game, teller));
  }

  static Pair version(GameInfo game, Teller teller) {
    return new Pair(
        teller.say("version"),
        teller.say(
            "version.figures",
            Map.of(
                "rules", String.valueOf(game.rulesVersion()),
                "data", game.dataHash().substring(0, 16))));
  }

  private List<String> notes(Teller teller) {
    List<String> notes = new ArrayList<>();
    notes.add(teller.say(duels() ? "note.duels" : "note.lineUp"));
    if (!report.ratings().isEmpty()) {
      notes.add(teller.say("note.ratings"));
    }
    if (!report.answers().isEmpty()) {
      notes.add(teller.say("note.sequential"));
    }
    if (!isExact(experiment)) {
      notes.add(teller.say("note.time"));
    }
    return notes;
  }

  /// Bots that look at the clock may decide otherwise on another machine, so the same seed may give
  /// other games.
  static boolean isExact(Experiment experiment) {
    for (int bot = 0; bot < experiment.bots().size(); bot++) {
      Contestant contestant = experiment.bots().get(bot);
      if (contestant.bot().watchesClock(experiment.budgetOf(bot))) {
        return false;
      }
    }
    return true;
  }
}
