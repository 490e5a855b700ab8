package ludus.app.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import ludus.bots.arena.Comparison.Difference;
import ludus.bots.arena.Share;
import ludus.kernel.text.Columns;

/// The figures as text.
record TextReport(Sheet sheet, Teller teller) {

  private static final int NAME = 30;
  private static final int BAR = 16;

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.addAll(Columns.wrap(sheet.title(), Columns.WIDTH, "  "));
    lines.addAll(Columns.wrap(sheet.lead(), Columns.WIDTH, ""));
    lines.add("");
    sheet.headlines().forEach(it -> lines.addAll(Columns.wrap(it, Columns.WIDTH, "")));
    for (Sheet.Section section : sheet.sections()) {
      lines.add("");
      lines.addAll(section(section));
    }
    lines.add("");
    sheet.facts().forEach(fact -> lines.addAll(pair(fact)));
    lines.add("");
    sheet.notes().forEach(note -> lines.addAll(Columns.wrap(note, Columns.WIDTH, "")));
    return lines.stream().map(String::stripTrailing).toList();
  }

  private List<String> section(Sheet.Section section) {
    return switch (section) {
      case Sheet.Rates rates -> rates(rates);
      case Sheet.Counts counts -> counts(counts);
      case Sheet.Lengths lengths -> pair(new Sheet.Pair(lengths.title(), lengths.caption()));
      case Sheet.Points points -> points(points);
      case Sheet.Grid grid -> grid(grid);
      case Sheet.Times times -> times(times);
      case Sheet.Changes changes -> changes(changes);
    };
  }

  private String head(String title, String column, String second) {
    return Columns.left(title, NAME + 2) + Columns.right(column, 9) + Columns.right(second, 19);
  }

  private List<String> rates(Sheet.Rates rates) {
    List<String> lines = new ArrayList<>();
    lines.add(head(rates.title(), rates.column(), teller.say("column.interval")));
    for (Sheet.Rate rate : rates.lines()) {
      Share share = rate.share();
      lines.add(
          name(rate.name())
              + Columns.right(teller.percent(share.rate()), 9)
              + Columns.right(teller.range(share.low(), share.high()), 19)
              + "  "
              + bar(share.rate()));
    }
    return lines;
  }

  private List<String> counts(Sheet.Counts counts) {
    List<String> lines = new ArrayList<>();
    lines.add(head(counts.title(), teller.say("column.games"), ""));
    for (Sheet.Count count : counts.lines()) {
      double share = (double) count.count() / count.of();
      lines.add(
          name(count.name())
              + Columns.right(teller.whole(count.count()), 9)
              + Columns.right(teller.percent(share), 19)
              + "  "
              + bar(share));
    }
    return lines;
  }

  private List<String> points(Sheet.Points points) {
    List<String> lines = new ArrayList<>();
    lines.add(head(points.title(), points.column(), teller.say("column.interval")));
    for (Sheet.Point point : points.lines()) {
      String range =
          teller.number("%.0f", point.points() - point.error())
              + " – "
              + teller.number("%.0f", point.points() + point.error());
      lines.add(
          name(point.name())
              + Columns.right(teller.number("%.0f", point.points()), 9)
              + Columns.right(point.error() == 0 ? "" : range, 19));
    }
    return lines;
  }

  /// Bots by number, so that many fit.
  private List<String> grid(Sheet.Grid grid) {
    List<String> lines = new ArrayList<>();
    StringBuilder head = new StringBuilder(Columns.left(grid.title(), NAME + 2));
    for (int i = 0; i < grid.names().size(); i++) {
      head.append(Columns.right(String.valueOf(i + 1), 8));
    }
    lines.add(head.toString());
    for (int i = 0; i < grid.names().size(); i++) {
      StringBuilder line = new StringBuilder(name((i + 1) + " " + grid.names().get(i)));
      for (Optional<Share> cell : grid.cells().get(i)) {
        line.append(Columns.right(cell.map(it -> teller.percent(it.rate())).orElse(""), 8));
      }
      lines.add(line.toString());
    }
    return lines;
  }

  private List<String> times(Sheet.Times times) {
    List<String> lines = new ArrayList<>();
    lines.add(times.title());
    for (Sheet.Time time : times.lines()) {
      lines.add(name(time.name()) + Columns.right(time.each(), 9) + Columns.right(time.rate(), 19));
    }
    return lines;
  }

  private List<String> changes(Sheet.Changes changes) {
    List<String> lines = new ArrayList<>();
    lines.add(
        Columns.left(changes.title(), NAME + 2)
            + Columns.right(teller.say("column.before"), 9)
            + Columns.right(teller.say("column.after"), 9)
            + Columns.right(teller.say("column.change"), 10)
            + Columns.right(teller.say("column.interval"), 18));
    for (Sheet.Change change : changes.lines()) {
      Difference it = change.difference();
      lines.add(
          name(change.name())
              + Columns.right(value(it.before(), changes.percent()), 9)
              + Columns.right(value(it.after(), changes.percent()), 9)
              + Columns.right(teller.signed(it.change(), changes.percent()), 10)
              + Columns.right(interval(teller, it, changes.percent()), 18)
              + (it.isClear() ? " *" : ""));
    }
    return lines;
  }

  private String value(double value, boolean percent) {
    return percent ? teller.percent(value) : teller.number("%.1f", value);
  }

  /// The interval of a difference, without units.
  static String interval(Teller teller, Difference it, boolean percent) {
    if (Double.isInfinite(it.error())) {
      return teller.say("unknown");
    }
    double unit = percent ? 100 : 1;
    return teller.number("%+.1f", unit * it.low())
        + " – "
        + teller.number("%+.1f", unit * it.high());
  }

  private static String name(String name) {
    return "  " + Columns.left(Columns.cut(name, NAME), NAME);
  }

  private static String bar(double rate) {
    return "█".repeat((int) Math.round(BAR * rate));
  }

  private static List<String> pair(Sheet.Pair pair) {
    String indent = " ".repeat(NAME + 2);
    List<String> value = Columns.wrap(pair.value(), Columns.WIDTH - NAME - 2, "");
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < value.size(); i++) {
      lines.add((i == 0 ? Columns.left(pair.name(), NAME + 2) : indent) + value.get(i));
    }
    return Collections.unmodifiableList(lines);
  }
}
