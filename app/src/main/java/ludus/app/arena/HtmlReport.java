package ludus.app.arena;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ludus.bots.arena.Comparison.Difference;
import ludus.bots.arena.Report.Bin;
import ludus.bots.arena.Share;
import ludus.kernel.text.Resources;

/// The figures as one page that needs nothing else, by day and by night, on a desk and on a phone.
/// Charts have their places in per cent, so they grow with the page while letters keep their size.
record HtmlReport(Sheet sheet, Teller teller, String game) {

  private static final int ROW = 22;
  private static final int MIDDLE = ROW / 2;
  private static final int HISTOGRAM = 132;
  private static final double MARGIN = 1.04;

  String page() {
    return Resources.text("/ludus/app/arena.html")
        .replace("{{lang}}", teller.words().language().code())
        .replace("{{game}}", escape(game))
        .replace("{{title}}", escape(sheet.title()))
        .replace("{{lead}}", escape(sheet.lead()))
        .replace("{{headlines}}", paragraphs(sheet.headlines()))
        .replace("{{figures}}", figures())
        .replace("{{sections}}", sections())
        .replace("{{notesTitle}}", escape(teller.say("page.notes")))
        .replace("{{notes}}", paragraphs(sheet.notes()))
        .replace("{{facts}}", facts())
        .replace(
            "{{commandTitle}}",
            escape(teller.say(sheet.exact() ? "page.command" : "page.command.timed")))
        .replace("{{command}}", escape(sheet.command()))
        .replace("{{made}}", escape(teller.say("page.made")));
  }

  private static String paragraphs(List<String> texts) {
    return texts.stream()
        .map(text -> "<p>" + escape(text) + "</p>")
        .collect(Collectors.joining("\n"));
  }

  private String figures() {
    return sheet.figures().stream()
        .map(
            figure ->
                "<div><b>%s</b><span>%s</span></div>"
                    .formatted(escape(figure.value()), escape(figure.name())))
        .collect(Collectors.joining("\n"));
  }

  private String facts() {
    return sheet.facts().stream()
        .map(fact -> "<dt>%s</dt><dd>%s</dd>".formatted(escape(fact.name()), escape(fact.value())))
        .collect(Collectors.joining("\n"));
  }

  private String sections() {
    return sheet.sections().stream()
        .map(
            section ->
                "<section class=\"%s\"><h2>%s</h2>\n%s</section>"
                    .formatted(kind(section), escape(section.title()), section(section)))
        .collect(Collectors.joining("\n"));
  }

  private static String kind(Sheet.Section section) {
    return section.getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }

  private String section(Sheet.Section section) {
    return switch (section) {
      case Sheet.Rates rates -> rates(rates);
      case Sheet.Counts counts -> counts(counts);
      case Sheet.Lengths lengths -> lengths(lengths);
      case Sheet.Points points -> points(points);
      case Sheet.Grid grid -> grid(grid);
      case Sheet.Times times -> times(times);
      case Sheet.Changes changes -> changes(changes);
    };
  }

  /// A name, a plot and its figures.
  private static String row(String name, String figure, String detail, String plot) {
    return row(name, "", figure, detail, plot);
  }

  /// @param under what stands below the name
  private static String row(String name, String under, String figure, String detail, String plot) {
    return """
        <div class="row"><span class="name">%s%s</span><span class="figure"><b>%s</b><span>%s</span></span>
        <svg class="plot" height="%d" aria-hidden="true">%s</svg></div>
        """
        .formatted(
            escape(name),
            under.isEmpty() ? "" : "<small>" + escape(under) + "</small>",
            escape(figure),
            escape(detail),
            ROW,
            plot);
  }

  private String rates(Sheet.Rates rates) {
    double most = rates.lines().stream().mapToDouble(line -> line.share().high()).max().orElse(1);
    double scale = Math.min(1, Math.ceil(Math.max(most, rates.even()) * 10) / 10);
    StringBuilder html = new StringBuilder();
    for (Sheet.Rate line : rates.lines()) {
      Share share = line.share();
      String plot =
          bar(share.rate() / scale)
              + mark("even", rates.even() / scale)
              + interval(share.low() / scale, share.high() / scale, "");
      html.append(
          row(
              line.name(),
              teller.percent(share.rate()),
              teller.range(share.low(), share.high()),
              plot));
    }
    return html.append(axis(scale, rates.even())).toString();
  }

  private String axis(double scale, double even) {
    String ticks =
        "<text x=\"0\" y=\"12\">0</text>"
            + "<text x=\"50%%\" y=\"12\" text-anchor=\"middle\">%.0f %%</text>"
                .formatted(50 * scale)
            + "<text x=\"100%%\" y=\"12\" text-anchor=\"end\">%.0f %%</text>"
                .formatted(100 * scale);
    return axis(ticks)
        + "<p class=\"legend\"><svg width=\"14\" height=\"14\" aria-hidden=\"true\">%s</svg>%s</p>\n"
            .formatted(
                "<line class=\"even\" x1=\"7\" x2=\"7\" y1=\"0\" y2=\"14\"/>",
                escape(teller.say("even", Map.of("rate", teller.percent(even)))));
  }

  private static String axis(String ticks) {
    return "<div class=\"row axis\"><svg class=\"plot\" height=\"16\" aria-hidden=\"true\">%s</svg></div>\n"
        .formatted(ticks);
  }

  private String counts(Sheet.Counts counts) {
    StringBuilder html = new StringBuilder();
    for (Sheet.Count line : counts.lines()) {
      double share = (double) line.count() / line.of();
      html.append(row(line.name(), teller.percent(share), teller.whole(line.count()), bar(share)));
    }
    return html.toString();
  }

  private String lengths(Sheet.Lengths lengths) {
    List<Bin> bins = lengths.bins();
    int most = bins.stream().mapToInt(Bin::games).max().orElse(1);
    double width = 1.0 / bins.size();
    StringBuilder svg = new StringBuilder();
    for (int i = 0; i < bins.size(); i++) {
      Bin bin = bins.get(i);
      double height = (HISTOGRAM - 4.0) * bin.games() / most;
      svg.append(
          "<rect class=\"bar\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"><title>%s – %s: %s</title></rect>"
              .formatted(
                  at(i * width + 0.06 * width),
                  plain(HISTOGRAM - height),
                  at(0.88 * width),
                  plain(height),
                  teller.whole(bin.from()),
                  teller.whole(bin.to()),
                  teller.whole(bin.games())));
    }
    svg.append(
        "<text x=\"%s\" y=\"-4\" text-anchor=\"middle\">%s</text>"
            .formatted(at((tallest(bins) + 0.5) * width), teller.whole(most)));
    svg.append(
        "<line class=\"base\" x1=\"0\" x2=\"100%%\" y1=\"%d\" y2=\"%d\"/>"
            .formatted(HISTOGRAM, HISTOGRAM));
    String ticks =
        tick(0, "start", bins.getFirst().from())
            + (bins.size() > 2 ? tick(0.5, "middle", middle(bins)) : "")
            + tick(1, "end", bins.getLast().to() + 1);
    return """
        <svg class="histogram" height="%d" role="img" aria-label="%s">%s</svg>
        <svg class="histogram" height="16" aria-hidden="true">%s</svg>
        <p class="legend">%s</p>
        """
        .formatted(HISTOGRAM + 1, escape(lengths.caption()), svg, ticks, escape(lengths.caption()));
  }

  private static int tallest(List<Bin> bins) {
    return IntStream.range(0, bins.size())
        .boxed()
        .max(Comparator.comparingInt(bin -> bins.get(bin).games()))
        .orElse(0);
  }

  private static int middle(List<Bin> bins) {
    return (bins.getFirst().from() + bins.getLast().to() + 1) / 2;
  }

  private String tick(double place, String anchor, int number) {
    return "<text x=\"%s\" y=\"12\" text-anchor=\"%s\">%s</text>"
        .formatted(at(place), anchor, teller.whole(number));
  }

  private String points(Sheet.Points points) {
    double least =
        points.lines().stream().mapToDouble(it -> it.points() - it.error()).min().orElse(0);
    double most =
        points.lines().stream().mapToDouble(it -> it.points() + it.error()).max().orElse(1);
    double span = Math.max(1, (most - least) * MARGIN);
    StringBuilder html = new StringBuilder();
    for (Sheet.Point line : points.lines()) {
      double place = (line.points() - least) / span;
      double error = line.error() / span;
      html.append(
          row(
              line.name(),
              teller.number("%.0f", line.points()),
              line.error() == 0 ? "" : "± " + teller.number("%.0f", line.error()),
              interval(place - error, place + error, "") + dot(place, "dot")));
    }
    return html.toString();
  }

  private String grid(Sheet.Grid grid) {
    StringBuilder html = new StringBuilder("<div class=\"scroll\"><table><tr><th></th>");
    grid.names()
        .forEach(name -> html.append("<th scope=\"col\">").append(escape(name)).append("</th>"));
    html.append("</tr>\n");
    for (int row = 0; row < grid.names().size(); row++) {
      html.append("<tr><th scope=\"row\">").append(escape(grid.names().get(row))).append("</th>");
      for (Optional<Share> cell : grid.cells().get(row)) {
        html.append(cell.map(this::cell).orElse("<td class=\"self\">–</td>"));
      }
      html.append("</tr>\n");
    }
    return html.append("</table></div>\n").toString();
  }

  private String cell(Share share) {
    return "<td style=\"--share: %d%%\"><b>%s</b><small>%s</small></td>"
        .formatted(
            Math.round(45 * share.rate()),
            escape(teller.percent(share.rate())),
            escape(teller.range(share.low(), share.high())));
  }

  private static String times(Sheet.Times times) {
    double most = times.lines().stream().mapToDouble(Sheet.Time::millis).max().orElse(1);
    StringBuilder html = new StringBuilder();
    for (Sheet.Time line : times.lines()) {
      html.append(
          row(line.name(), line.each(), line.rate(), bar(most == 0 ? 0 : line.millis() / most)));
    }
    return html.toString();
  }

  private String changes(Sheet.Changes changes) {
    double most =
        changes.lines().stream()
            .map(Sheet.Change::difference)
            .filter(it -> Double.isFinite(it.error()))
            .mapToDouble(it -> Math.max(Math.abs(it.low()), Math.abs(it.high())))
            .max()
            .orElse(1);
    double span = Math.max(most, 1e-9) * MARGIN;
    StringBuilder html = new StringBuilder();
    for (Sheet.Change line : changes.lines()) {
      Difference it = line.difference();
      String kind = it.isClear() ? "" : " faint";
      double place = 0.5 + it.change() / span / 2;
      String plot = mark("zero", 0.5);
      if (Double.isFinite(it.error())) {
        double error = it.error() / span / 2;
        plot += interval(place - error, place + error, kind) + dot(place, "dot" + kind);
      }
      html.append(
          row(
              line.name(),
              teller.number("%.1f", (changes.percent() ? 100 : 1) * it.before())
                  + " → "
                  + value(it.after(), changes),
              teller.signed(it.change(), changes.percent()) + (it.isClear() ? " *" : ""),
              TextReport.interval(teller, it, changes.percent()),
              plot));
    }
    return html.toString();
  }

  private String value(double value, Sheet.Changes changes) {
    return changes.percent() ? teller.percent(value) : teller.number("%.1f", value);
  }

  private static String bar(double share) {
    return "<rect class=\"track\" x=\"0\" y=\"4\" width=\"100%%\" height=\"%d\" rx=\"3\"/><rect class=\"bar\" x=\"0\" y=\"4\" width=\"%s\" height=\"%d\" rx=\"3\"/>"
        .formatted(ROW - 8, at(share), ROW - 8);
  }

  private static String mark(String kind, double place) {
    return "<line class=\"%s\" x1=\"%s\" x2=\"%s\" y1=\"0\" y2=\"%d\"/>"
        .formatted(kind, at(place), at(place), ROW);
  }

  private static String interval(double low, double high, String kind) {
    return whisker(low, high, MIDDLE, MIDDLE, kind)
        + whisker(low, low, MIDDLE - 4, MIDDLE + 4, kind)
        + whisker(high, high, MIDDLE - 4, MIDDLE + 4, kind);
  }

  private static String whisker(double from, double to, int top, int bottom, String kind) {
    return "<line class=\"interval%s\" x1=\"%s\" x2=\"%s\" y1=\"%d\" y2=\"%d\"/>"
        .formatted(kind, at(from), at(to), top, bottom);
  }

  private static String dot(double place, String kind) {
    return "<circle class=\"%s\" cx=\"%s\" cy=\"%d\" r=\"4.5\"/>"
        .formatted(kind, at(place), MIDDLE);
  }

  /// A place or a width, in per cent.
  private static String at(double share) {
    return plain(100 * share) + "%";
  }

  private static String plain(double number) {
    return String.format(Locale.ROOT, "%.2f", number);
  }

  private static String escape(String text) {
    return text.replace(" %", "\u00a0%") // a number and its sign stay on one line
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
