package ludus.app.arena;

import java.util.ArrayList;
import java.util.List;
import ludus.bots.arena.Share;
import ludus.kernel.text.Columns;

/// The figures as text.
record TextReport(Findings findings) {

  private static final int NAME = 26;
  private static final int BAR = 20;

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.addAll(Columns.wrap(findings.title(), Columns.WIDTH, "  "));
    lines.addAll(Columns.wrap(findings.conditions(), Columns.WIDTH, "  "));
    for (Findings.Group group : findings.groups()) {
      lines.add("");
      lines.add(Columns.left(group.title(), NAME + 7) + "wins    95 % interval");
      group.lines().forEach(line -> lines.add(row(line)));
    }
    lines.add("");
    findings
        .report()
        .results()
        .forEach(
            (result, count) ->
                lines.add(pair("result " + result, count + " " + findings.percent(count))));
    lines.add(pair("won by nobody", findings.nobody()));
    lines.add(pair("length of a game", findings.length()));
    lines.add(pair("speed", findings.speed()));
    if (!findings.isExact()) {
      lines.add("");
      lines.addAll(
          Columns.wrap(
              "Bots with a time limit may decide differently on a slower or busier machine;"
                  + " --budget 100it makes the games exact, whatever the machine.",
              Columns.WIDTH,
              ""));
    }
    return lines;
  }

  private static String row(Findings.Line line) {
    Share share = line.share();
    return "  "
        + Columns.left(Columns.cut(line.name(), NAME), NAME)
        + Columns.right(Findings.number("%.1f %%", 100 * share.rate()), 9)
        + Columns.right(Findings.number("%.1f", 100 * share.low()), 8)
        + " –"
        + Columns.right(Findings.number("%.1f %%", 100 * share.high()), 8)
        + "  "
        + "█".repeat((int) Math.round(BAR * share.rate()));
  }

  private static String pair(String name, String value) {
    return Columns.left(name, NAME + 2) + "  " + value;
  }
}
