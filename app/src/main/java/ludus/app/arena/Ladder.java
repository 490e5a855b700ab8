package ludus.app.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntConsumer;
import ludus.app.arena.Sheet.Pair;
import ludus.bots.Budget;
import ludus.bots.Level;
import ludus.bots.arena.Arena;
import ludus.bots.arena.Contestant;
import ludus.bots.arena.Experiment;
import ludus.bots.arena.Ground;
import ludus.bots.arena.Question;
import ludus.bots.arena.Ratings;
import ludus.bots.arena.Report;
import ludus.bots.arena.Share;
import ludus.kernel.BadInput;
import ludus.kernel.GameInfo;
import ludus.kernel.Setup;
import ludus.kernel.json.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// How much stronger each level is than the one below, by duels of neighbours.
///
/// @param bots all levels, the weakest first
/// @param steps the duels of each, from the second on, against the one below
record Ladder(GameInfo game, Setup setup, List<Contestant> bots, List<Step> steps, String command) {

  /// What a level has to win of its duels with the one below.
  static final double AIM = 0.65;

  private static final String END = "<!-- end of ladder -->";

  /// @param answer whether it wins at least what it should
  record Step(Report report, Share wins, int undecided, Question.Answer answer) {}

  static int mostGames(int games) {
    return games * (Level.values().length - 1);
  }

  /// @param games of each step, at most
  /// @param progress is told how many games of all steps are done
  static Ladder climb(
      GameInfo game,
      Setup setup,
      double fraction,
      int games,
      long seed,
      Ground ground,
      IntConsumer progress,
      String command) {
    List<Contestant> bots = new ArrayList<>();
    for (Level level : Level.values()) {
      bots.add(Contestant.of(level).reduced(fraction));
    }
    List<Step> steps = new ArrayList<>();
    for (int upper = 1; upper < bots.size(); upper++) {
      Experiment experiment =
          Experiment.duels(
              setup, List.of(bots.get(upper), bots.get(upper - 1)), games, seed, Budget.STANDARD);
      int before = (upper - 1) * games;
      Report report =
          Arena.run(
              ground,
              experiment,
              Question.inDuels(experiment, AIM),
              _ -> {},
              done -> progress.accept(before + Math.min(done, games)));
      Report.Duel duel = report.duels().getFirst();
      steps.add(new Step(report, duel.wins(), duel.undecided(), report.answers().getFirst()));
    }
    return new Ladder(game, setup, bots, steps, command);
  }

  private List<Report.Rating> ratings() {
    List<Report.Duel> duels = new ArrayList<>();
    for (int upper = 1; upper < bots.size(); upper++) {
      Step step = steps.get(upper - 1);
      duels.add(
          new Report.Duel(new Experiment.Pair(upper, upper - 1), step.wins(), step.undecided()));
    }
    return Ratings.of(bots, duels);
  }

  Sheet sheet(Teller teller) {
    List<Sheet.Rate> rates = new ArrayList<>();
    List<String> headlines = new ArrayList<>();
    for (int upper = 1; upper < bots.size(); upper++) {
      Step step = steps.get(upper - 1);
      String name = bots.get(upper).id() + " – " + bots.get(upper - 1).id();
      rates.add(new Sheet.Rate(name, step.wins()));
      headlines.add(
          teller.say(
              "ladder." + verdict(step.answer()),
              Map.of(
                  "duel", name,
                  "rate", teller.percent(step.wins().rate()),
                  "range", teller.range(step.answer().low(), step.answer().high()),
                  "aim", teller.number("%.0f %%", 100 * AIM),
                  "games", step.report().games())));
    }
    return new Sheet(
        teller.say("ladder.title", Map.of("game", game.title())),
        teller.say("ladder.lead", Map.of("seats", setup.seats())),
        headlines,
        List.of(
            new Pair(
                teller.say("figure.games"),
                teller.whole(steps.stream().mapToLong(step -> step.report().games()).sum())),
            new Pair(
                teller.say("figure.nobody"),
                teller.whole(steps.stream().mapToLong(Step::undecided).sum()))),
        List.of(
            new Sheet.Points(
                teller.say("ratings"),
                teller.say("column.points"),
                ratings().stream()
                    .map(it -> new Sheet.Point(it.bot(), it.points(), it.error()))
                    .toList()),
            new Sheet.Rates(teller.say("ladder.steps"), teller.say("column.wins"), rates, 0.5)),
        List.of(Findings.version(game, teller)),
        List.of(
            teller.say("note.duels"), teller.say("note.ratings"), teller.say("note.sequential")),
        true,
        command);
  }

  private static String verdict(Question.Answer answer) {
    return answer.isMore() ? "more" : answer.isLess() ? "less" : "open";
  }

  /// A section for docs/bots.md, in English.
  String markdown() {
    StringBuilder text = new StringBuilder();
    text.append("`").append(command).append("`:\n\n");
    text.append(
        "| level | rating | wins of its duels with the one below | interval | games | nobody won |\n");
    text.append("|---|---|---|---|---|---|\n");
    List<Report.Rating> ratings = ratings();
    text.append("| %s | 0 | | | | |\n".formatted(bots.getFirst().id()));
    for (int upper = 1; upper < bots.size(); upper++) {
      Step step = steps.get(upper - 1);
      Report.Rating rating = ratings.get(upper);
      text.append(
          String.format(
              Locale.ROOT,
              "| %s | %.0f ± %.0f | %.1f %% | %.1f – %.1f %% | %d | %d |%n",
              bots.get(upper).id(),
              rating.points(),
              rating.error(),
              100 * step.wins().rate(),
              100 * step.answer().low(),
              100 * step.answer().high(),
              step.report().games(),
              step.undecided()));
    }
    return text.toString();
  }

  private static String begin(GameInfo game) {
    return "<!-- ladder " + game.id() + " -->\n";
  }

  /// Makes sure, before hours are spent, that a text has a place for a game's ladder: between two
  /// comments.
  ///
  /// @throws BadInput if there is no such place
  static void requirePlace(GameInfo game, String text, String file) {
    int from = text.indexOf(begin(game));
    if (from < 0 || text.indexOf(END, from) < 0) {
      throw new BadInput(
          "%s has no place for this ladder: write the lines '%s' and '%s' into it."
              .formatted(file, begin(game).strip(), END));
    }
  }

  /// The text with this section in its place.
  String written(String text) {
    int from = text.indexOf(begin(game)) + begin(game).length();
    return text.substring(0, from)
        + "\n"
        + markdown()
        + "\n"
        + text.substring(text.indexOf(END, from));
  }

  ObjectNode toJson() {
    ObjectNode node = Json.PLAIN.createObjectNode();
    node.put("game", game.id());
    node.put("seats", setup.seats());
    ArrayNode list = node.putArray("levels");
    List<Report.Rating> ratings = ratings();
    for (int bot = 0; bot < bots.size(); bot++) {
      ObjectNode one = list.addObject();
      one.put("level", bots.get(bot).id());
      one.put("points", ratings.get(bot).points());
      one.put("error", ratings.get(bot).error());
      if (bot > 0) {
        Step step = steps.get(bot - 1);
        one.put("rate", step.wins().rate());
        one.put("low", step.answer().low());
        one.put("high", step.answer().high());
        one.put("games", step.report().games());
        one.put("undecided", step.undecided());
        one.put("verdict", verdict(step.answer()));
      }
    }
    return node;
  }
}
