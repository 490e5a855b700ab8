package ludus.app.arena;

import ludus.bots.arena.Report;
import ludus.bots.arena.Share;
import ludus.kernel.json.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The figures for other programs.
record JsonReport(Findings findings) {

  ObjectNode toJson() {
    Report report = findings.report();
    ObjectNode node = Json.PLAIN.createObjectNode();
    node.put("game", findings.game().id());
    node.put("rules", findings.game().rulesVersion());
    node.put("data", findings.game().dataHash());
    node.put("seats", findings.experiment().setup().seats());
    ObjectNode options = node.putObject("options");
    findings.experiment().setup().options().forEach(options::put);
    node.put("games", report.games());
    node.put("seed", findings.experiment().seed());
    ObjectNode budget = node.putObject("budget");
    findings.experiment().budget().iterations().ifPresent(it -> budget.put("iterations", it));
    findings.experiment().budget().millis().ifPresent(it -> budget.put("millis", it));
    ArrayNode bots = node.putArray("bots");
    report.bots().forEach(bot -> put(bots.addObject().put("level", bot.level()), bot.wins()));
    ArrayNode levels = node.putArray("levels");
    report.levels().forEach(it -> put(levels.addObject().put("level", it.level()), it.wins()));
    ArrayNode seats = node.putArray("bySeat");
    for (int seat = 0; seat < report.seats().size(); seat++) {
      put(seats.addObject().put("seat", seat), report.seats().get(seat));
    }
    ObjectNode results = node.putObject("results");
    report.results().forEach(results::put);
    node.put("noWinner", report.noWinner());
    node.putObject("length")
        .put("average", report.length().average())
        .put("shortest", report.length().shortest())
        .put("longest", report.length().longest());
    node.put("decisions", report.decisions());
    node.put("seconds", report.seconds());
    node.put("decisionsPerSecond", report.decisionsPerSecond());
    node.put("threads", findings.threads());
    return node;
  }

  private static void put(ObjectNode node, Share share) {
    node.put("wins", share.wins());
    node.put("trials", share.trials());
    node.put("rate", share.rate());
    node.put("low", share.low());
    node.put("high", share.high());
  }
}
