package ludus.kernel.text;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Text in the columns of a terminal: codes of colour take no room, wide characters take two
/// columns, and accents none of their own.
public final class Columns {

  /// No line of the program is longer.
  public static final int WIDTH = 80;

  /// Below it all characters take one column.
  private static final int FIRST_MARK = 0x300;

  private static final Pattern CODES = Pattern.compile("\u001b\\[[0-9;]*m");
  private static final Pattern SPACES = Pattern.compile(" +");

  private Columns() {}

  /// The text without its codes of colour.
  public static String plain(String text) {
    return text.indexOf('\u001b') < 0 ? text : CODES.matcher(text).replaceAll("");
  }

  public static int width(String text) {
    return plain(text).codePoints().map(Columns::width).sum();
  }

  private static int width(int character) {
    if (character < FIRST_MARK) {
      return 1;
    }
    return switch (UCharacter.getType(character)) {
      case UCharacter.NON_SPACING_MARK, UCharacter.ENCLOSING_MARK, UCharacter.FORMAT -> 0;
      default ->
          switch (UCharacter.getIntPropertyValue(character, UProperty.EAST_ASIAN_WIDTH)) {
            case UCharacter.EastAsianWidth.WIDE, UCharacter.EastAsianWidth.FULLWIDTH -> 2;
            default -> 1;
          };
    };
  }

  /// The text at the left of a field.
  public static String left(String text, int width) {
    return text + " ".repeat(Math.max(0, width - width(text)));
  }

  /// The text at the right of a field.
  public static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - width(text))) + text;
  }

  /// A text without colour, with a sign where it is cut for being too long.
  public static String cut(String text, int width) {
    return width(text) <= width ? text : clip(text, width - 1) + "…";
  }

  /// As much of a text without colour as there is room for.
  public static String clip(String text, int width) {
    StringBuilder kept = new StringBuilder();
    int used = 0;
    for (int character : text.codePoints().toArray()) {
      used += width(character);
      if (used > width) {
        break;
      }
      kept.appendCodePoint(character);
    }
    return kept.toString();
  }

  /// The words of a text in lines of at most this width. A word that is longer stands alone.
  ///
  /// @param indent begins every line but the first
  public static List<String> wrap(String text, int width, String indent) {
    return flow(List.of(SPACES.split(text.strip())), " ", width, "", indent);
  }

  /// Things that are not broken, in lines of at most this width.
  ///
  /// @param first begins the first line, `indent` the others
  public static List<String> flow(
      List<String> items, String separator, int width, String first, String indent) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(first);
    boolean fresh = true;
    for (String item : items) {
      if (!fresh && width(line + separator + item) > width) {
        lines.add(line.toString().stripTrailing());
        line = new StringBuilder(indent);
        fresh = true;
      }
      line.append(fresh ? "" : separator).append(item);
      fresh = false;
    }
    lines.add(line.toString().stripTrailing());
    return lines;
  }
}
