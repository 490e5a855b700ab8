package ludus.app.arena;

import java.util.List;
import ludus.bots.arena.Comparison;
import ludus.bots.arena.Comparison.Difference;
import ludus.bots.arena.Contestant;
import ludus.bots.arena.Experiment;
import ludus.bots.arena.Question;
import ludus.bots.arena.Report;
import ludus.bots.arena.Share;
import ludus.kernel.GameInfo;
import ludus.kernel.Message;
import ludus.kernel.json.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The figures for other programs.
final class JsonReport {

  private JsonReport() {}

  static ObjectNode of(GameInfo game, Experiment experiment, Report report) {
    ObjectNode node = setting(game, experiment);
    node.put("games", report.games());
    node.put("deals", report.deals());
    ArrayNode bots = node.putArray("bots");
    report.bots().forEach(bot -> put(bots.addObject().put("level", bot.level()), bot.wins()));
    ArrayNode levels = node.putArray("levels");
    report.levels().forEach(it -> put(levels.addObject().put("level", it.level()), it.wins()));
    ArrayNode seats = node.putArray("bySeat");
    for (int seat = 0; seat < report.seats().size(); seat++) {
      put(seats.addObject().put("seat", seat), report.seats().get(seat));
    }
    ArrayNode sides = node.putArray("bySide");
    report.sides().forEach(it -> put(sides.addObject().put("side", name(it.side())), it.wins()));
    ArrayNode duels = node.putArray("duels");
    for (Report.Duel duel : report.duels()) {
      ObjectNode one = duels.addObject();
      one.put("first", experiment.bots().get(duel.pair().first()).id());
      one.put("second", experiment.bots().get(duel.pair().second()).id());
      one.put("undecided", duel.undecided());
      put(one, duel.wins());
    }
    ArrayNode ratings = node.putArray("ratings");
    for (Report.Rating rating : report.ratings()) {
      ratings
          .addObject()
          .put("bot", rating.bot())
          .put("points", rating.points())
          .put("error", rating.error());
    }
    ObjectNode results = node.putObject("results");
    report.endings().forEach(ending -> results.put(ending.result(), ending.games()));
    node.put("noWinner", report.noWinner());
    ObjectNode length =
        node.putObject("length")
            .put("average", report.length().average())
            .put("shortest", report.length().shortest())
            .put("median", report.length().median())
            .put("longest", report.length().longest());
    ArrayNode bins = length.putArray("distribution");
    report
        .length()
        .distribution()
        .forEach(
            bin ->
                bins.addObject()
                    .put("from", bin.from())
                    .put("to", bin.to())
                    .put("games", bin.games()));
    answers(node, experiment, report.answers());
    node.put("decisions", report.decisions());
    speed(node, report);
    return node;
  }

  private static ObjectNode setting(GameInfo game, Experiment experiment) {
    ObjectNode node = Json.PLAIN.createObjectNode();
    node.put("game", game.id());
    node.put("rules", game.rulesVersion());
    node.put("data", game.dataHash());
    node.put("seats", experiment.setup().seats());
    ObjectNode options = node.putObject("options");
    experiment.setup().options().forEach(options::put);
    node.put("format", experiment.format().name());
    ArrayNode named = node.putArray("contestants");
    experiment.bots().stream().map(Contestant::id).forEach(named::add);
    node.put("seed", experiment.seed());
    ObjectNode budget = node.putObject("budget");
    experiment.budget().iterations().ifPresent(it -> budget.put("iterations", it));
    experiment.budget().millis().ifPresent(it -> budget.put("millis", it));
    return node;
  }

  private static void answers(
      ObjectNode node, Experiment experiment, List<Question.Answer> answers) {
    ArrayNode list = node.putArray("answers");
    for (Question.Answer answer : answers) {
      ObjectNode one = list.addObject();
      int bot = answer.question().bots().getFirst();
      one.put("bot", experiment.bots().get(bot).id());
      one.put("even", answer.question().even());
      one.put("rate", answer.rate());
      one.put("low", answer.low());
      one.put("high", answer.high());
      one.put("clear", answer.isClear());
    }
  }

  /// All that differs from run to run is here.
  private static void speed(ObjectNode node, Report report) {
    ObjectNode speed = node.putObject("speed");
    speed.put("seconds", report.seconds());
    speed.put("decisionsPerSecond", report.decisionsPerSecond());
    speed.put("threads", report.width());
    ArrayNode paces = speed.putArray("bots");
    for (Report.Pace pace : report.paces()) {
      paces
          .addObject()
          .put("bot", pace.bot())
          .put("answers", pace.answers())
          .put("millisEach", pace.millisEach());
    }
  }

  static ObjectNode of(
      GameInfo game, Experiment before, GameInfo variant, Experiment after, Comparison it) {
    ObjectNode node = Json.PLAIN.createObjectNode();
    node.set("before", setting(game, before));
    node.set("after", setting(variant, after));
    node.put("games", it.games());
    node.put("deals", it.deals());
    node.put("differ", it.differ());
    ArrayNode bots = node.putArray("bots");
    it.bots().forEach(one -> put(bots.addObject().put("level", one.name()), one.difference()));
    ArrayNode seats = node.putArray("bySeat");
    for (int seat = 0; seat < it.seats().size(); seat++) {
      put(seats.addObject().put("seat", seat), it.seats().get(seat));
    }
    ArrayNode sides = node.putArray("bySide");
    it.sides()
        .forEach(one -> put(sides.addObject().put("side", name(one.name())), one.difference()));
    ArrayNode endings = node.putArray("endings");
    it.endings()
        .forEach(one -> put(endings.addObject().put("ending", name(one.name())), one.difference()));
    put(node.putObject("noWinner"), it.nobody());
    put(node.putObject("length"), it.length());
    return node;
  }

  /// The last part of a key: `spartacus.house.batiatus` is `batiatus`.
  static String name(Message message) {
    return message.key().substring(message.key().lastIndexOf('.') + 1);
  }

  private static void put(ObjectNode node, Share share) {
    node.put("wins", share.wins());
    node.put("trials", share.trials());
    node.put("rate", share.rate());
    node.put("low", share.low());
    node.put("high", share.high());
  }

  private static void put(ObjectNode node, Difference difference) {
    node.put("before", difference.before());
    node.put("after", difference.after());
    node.put("change", difference.change());
    if (Double.isFinite(difference.error())) { // with one deal nothing is known
      node.put("low", difference.low());
      node.put("high", difference.high());
    }
  }
}
