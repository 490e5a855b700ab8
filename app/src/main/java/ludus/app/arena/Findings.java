package ludus.app.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ludus.bots.Level;
import ludus.bots.arena.Experiment;
import ludus.bots.arena.Report;
import ludus.bots.arena.Share;
import ludus.kernel.GameInfo;

/// What was played and what came of it: the three reports tell the same.
record Findings(GameInfo game, Experiment experiment, Report report, int threads) {

  /// A named rate.
  record Line(String name, Share share) {}

  /// Rates that belong together.
  record Group(String title, List<Line> lines) {}

  List<Group> groups() {
    List<Group> groups = new ArrayList<>();
    groups.add(new Group("Bots", bots()));
    if (report.levels().size() < report.bots().size()) {
      groups.add(new Group("Levels, averaged over their bots", levels()));
    }
    groups.add(new Group("Seats", seats()));
    return groups;
  }

  private List<Line> bots() {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < report.bots().size(); i++) {
      lines.add(
          new Line((i + 1) + " " + report.bots().get(i).level(), report.bots().get(i).wins()));
    }
    return lines;
  }

  private List<Line> levels() {
    List<Line> lines = new ArrayList<>();
    for (Report.BotShare level : report.levels()) {
      long entries =
          experiment.bots().stream().filter(bot -> bot.id().equals(level.level())).count();
      lines.add(new Line(level.level() + " × " + entries, level.wins()));
    }
    return lines;
  }

  private List<Line> seats() {
    List<Line> lines = new ArrayList<>();
    for (int seat = 0; seat < report.seats().size(); seat++) {
      lines.add(new Line("seat " + (seat + 1), report.seats().get(seat)));
    }
    return lines;
  }

  String title() {
    return "%s: %s".formatted(game.title(), lineUp());
  }

  private String lineUp() {
    return String.join(", ", experiment.bots().stream().map(Level::id).toList());
  }

  String conditions() {
    String options =
        experiment.setup().options().isEmpty() ? "" : ", " + experiment.setup().options();
    return "%s, seats rotated, seed %d, %s%s"
        .formatted(counted(report.games(), "game"), experiment.seed(), budget(), options);
  }

  private String budget() {
    var budget = experiment.budget();
    if (budget.iterations().isPresent()) {
      return budget.iterations().getAsInt() + " iterations a decision";
    }
    return budget.millis().isPresent()
        ? budget.millis().getAsLong() + " ms a decision"
        : "each level's own budget";
  }

  /// Time budgets depend on the machine, so the same seed may give other games.
  boolean isExact() {
    return experiment.budget().iterations().isPresent();
  }

  String length() {
    Report.Length length = report.length();
    return number("%.1f", length.average())
        + " decisions on average, from %d to %d".formatted(length.shortest(), length.longest());
  }

  String speed() {
    return number("%,.0f", report.decisionsPerSecond())
        + " decisions a second on "
        + counted(threads, "thread")
        + number(" (%.1f s)", report.seconds());
  }

  String nobody() {
    return counted(report.noWinner(), "game") + " " + percent(report.noWinner());
  }

  String percent(int count) {
    return number("(%.1f %%)", 100.0 * count / report.games());
  }

  static String counted(int count, String what) {
    return number("%,d ", count) + what + (count == 1 ? "" : "s");
  }

  static String number(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }
}
