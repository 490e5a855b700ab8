package ludus.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import ludus.kernel.text.Columns;
import ludus.kernel.text.Ink;

/// The rulebook's Markdown for a terminal: paragraphs, lists and tables in 80 columns.
final class MarkdownText {

  private static final Pattern BOLD = Pattern.compile("\\*\\*([^*]+)\\*\\*");
  private static final Pattern ITALIC = Pattern.compile("(?<![*\\w])\\*([^*]+)\\*");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern ITEM = Pattern.compile("(?:- |[0-9]+\\. ).*");
  private static final Pattern RULER = Pattern.compile("\\|[-:| ]+\\|");

  private final Ink ink;

  MarkdownText(Ink ink) {
    this.ink = ink;
  }

  List<String> lines(String markdown) {
    List<String> lines = new ArrayList<>();
    List<String> block = new ArrayList<>();
    boolean fenced = false;
    for (String line : markdown.split("\n", -1)) {
      if (line.startsWith("```")) {
        close(block, lines);
        fenced = !fenced;
      } else if (fenced) {
        lines.add("  " + line);
      } else if (line.isBlank()) {
        close(block, lines);
      } else {
        block.add(line.strip());
      }
    }
    close(block, lines);
    while (!lines.isEmpty() && lines.getLast().isEmpty()) {
      lines.removeLast();
    }
    return lines;
  }

  String styled(String text) {
    String bold = BOLD.matcher(text).replaceAll(it -> paint(Ink.Hue.BOLD, it.group(1)));
    String italic = ITALIC.matcher(bold).replaceAll(it -> paint(Ink.Hue.BEIGE, it.group(1)));
    return CODE.matcher(italic).replaceAll(it -> paint(Ink.Hue.BOLD, it.group(1)));
  }

  /// Word by word, so that a line may be broken between them.
  private String paint(Ink.Hue hue, String text) {
    return String.join(
        " ", Arrays.stream(text.split(" ")).map(word -> ink.paint(hue, word)).toList());
  }

  private void close(List<String> block, List<String> lines) {
    if (block.isEmpty()) {
      return;
    }
    if (block.getFirst().startsWith("|")) {
      lines.addAll(table(block));
    } else {
      StringBuilder text = new StringBuilder();
      for (String line : block) {
        if (ITEM.matcher(line).matches()) {
          flush(text, lines);
        }
        text.append(text.isEmpty() ? "" : " ").append(line);
      }
      flush(text, lines);
    }
    lines.add("");
    block.clear();
  }

  private void flush(StringBuilder text, List<String> lines) {
    if (!text.isEmpty()) {
      boolean item = ITEM.matcher(text).matches();
      String said = styled(text.toString());
      lines.addAll(Columns.wrap(said, Columns.WIDTH, item ? "  " : ""));
      text.setLength(0);
    }
  }

  private List<String> table(List<String> block) {
    List<List<String>> rows = new ArrayList<>();
    for (String line : block) {
      if (!RULER.matcher(line).matches()) {
        String inside = line.replaceAll("^\\||\\|$", "");
        rows.add(Arrays.stream(inside.split("\\|", -1)).map(it -> styled(it.strip())).toList());
      }
    }
    int[] widths = widths(rows);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      lines.addAll(row(rows.get(i), widths));
      if (i == 0) {
        lines.add(ink.paint(Ink.Hue.DIM, "─".repeat(Arrays.stream(widths).sum() - 2)));
      }
    }
    return lines;
  }

  /// As wide as their contents; the widest give way until all fit.
  private static int[] widths(List<List<String>> rows) {
    int columns = rows.stream().mapToInt(List::size).max().orElse(0);
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int column = 0; column < row.size(); column++) {
        widths[column] = Math.max(widths[column], Columns.width(row.get(column)) + 2);
      }
    }
    while (Arrays.stream(widths).sum() > Columns.WIDTH) {
      int widest = 0;
      for (int column = 1; column < columns; column++) {
        widest = widths[column] > widths[widest] ? column : widest;
      }
      widths[widest]--;
    }
    return widths;
  }

  private static List<String> row(List<String> cells, int[] widths) {
    List<List<String>> wrapped = new ArrayList<>();
    int height = 1;
    for (int column = 0; column < cells.size(); column++) {
      List<String> cell = Columns.wrap(cells.get(column), widths[column] - 2, "");
      wrapped.add(cell);
      height = Math.max(height, cell.size());
    }
    List<String> lines = new ArrayList<>();
    for (int line = 0; line < height; line++) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < wrapped.size(); column++) {
        List<String> cell = wrapped.get(column);
        text.append(Columns.left(line < cell.size() ? cell.get(line) : "", widths[column]));
      }
      lines.add(text.toString().stripTrailing());
    }
    return lines;
  }
}
