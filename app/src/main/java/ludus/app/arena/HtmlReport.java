package ludus.app.arena;

import java.util.stream.Collectors;
import ludus.bots.arena.Share;
import ludus.kernel.text.Resources;

/// The figures as one page that needs nothing else: bars with their intervals.
record HtmlReport(Findings findings) {

  private static final int LEFT = 170;
  private static final int RIGHT = 150;
  private static final int WIDTH = 760;
  private static final int ROW = 34;
  private static final int PLOT = WIDTH - LEFT - RIGHT;

  String page() {
    return Resources.text("/ludus/app/arena.html")
        .replace("{{title}}", escape(findings.title()))
        .replace("{{conditions}}", escape(findings.conditions()))
        .replace(
            "{{charts}}",
            findings.groups().stream().map(HtmlReport::chart).collect(Collectors.joining("\n")))
        .replace("{{facts}}", facts());
  }

  private static String chart(Findings.Group group) {
    double most = group.lines().stream().mapToDouble(line -> line.share().high()).max().orElse(1);
    double scale = Math.min(1, Math.ceil(most * 10) / 10);
    int height = group.lines().size() * ROW + 26;
    StringBuilder svg = new StringBuilder();
    svg.append("<h2>%s</h2>\n".formatted(escape(group.title())));
    svg.append(
        "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">\n"
            .formatted(WIDTH, height, escape(group.title())));
    for (int tenth = 0; tenth <= Math.round(scale * 10); tenth += scale > 0.5 ? 2 : 1) {
      double x = LEFT + PLOT * tenth / 10.0 / scale;
      svg.append(
          "<line class=\"grid\" x1=\"%s\" x2=\"%s\" y1=\"0\" y2=\"%d\"/>"
              .formatted(at(x), at(x), height - 22));
      svg.append(
          "<text class=\"tick\" x=\"%s\" y=\"%d\">%d %%</text>\n"
              .formatted(at(x), height - 6, tenth * 10));
    }
    for (int i = 0; i < group.lines().size(); i++) {
      svg.append(bar(group.lines().get(i), i * ROW, scale));
    }
    return svg.append("</svg>").toString();
  }

  private static String bar(Findings.Line line, int y, double scale) {
    Share share = line.share();
    double end = LEFT + PLOT * share.rate() / scale;
    double low = LEFT + PLOT * share.low() / scale;
    double high = LEFT + PLOT * share.high() / scale;
    int middle = y + ROW / 2;
    String figures =
        Findings.number("%.1f %%", 100 * share.rate())
            + Findings.number(" (%.1f", 100 * share.low())
            + Findings.number("–%.1f)", 100 * share.high());
    return """
        <text class="name" x="%d" y="%d">%s</text>
        <rect class="bar" x="%d" y="%d" width="%s" height="%d" rx="2"/>
        <path class="interval" d="M%s %dH%sM%s %dv10M%s %dv10"/>
        <text class="figure" x="%d" y="%d">%s</text>
        """
        .formatted(
            LEFT - 12,
            middle + 5,
            escape(line.name()),
            LEFT,
            y + 7,
            at(end - LEFT),
            ROW - 14,
            at(low),
            middle,
            at(high),
            at(low),
            middle - 5,
            at(high),
            middle - 5,
            WIDTH - RIGHT + 12,
            middle + 5,
            figures);
  }

  private String facts() {
    StringBuilder facts = new StringBuilder();
    findings
        .report()
        .results()
        .forEach(
            (result, count) ->
                facts.append(fact("Result " + result, count + " " + findings.percent(count))));
    facts.append(fact("Won by nobody", findings.nobody()));
    facts.append(fact("Length of a game", findings.length()));
    facts.append(fact("Speed", findings.speed()));
    facts.append(fact("Data", findings.game().dataHash().substring(0, 16) + "…"));
    return facts.toString();
  }

  private static String fact(String name, String value) {
    return "<dt>%s</dt><dd>%s</dd>\n".formatted(escape(name), escape(value));
  }

  private static String at(double x) {
    return Findings.number("%.1f", x);
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
