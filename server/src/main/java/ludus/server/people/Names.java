package ludus.server.people;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/// How people may be called, and when two names are the same.
final class Names {

  static final int LEAST = 2;
  static final int MOST = 24;

  /// Marks belong to letters of many scripts; three in a row are a tower.
  private static final Pattern ALLOWED = Pattern.compile("(?:[\\p{L}\\p{Nd}]\\p{M}{0,2}|[ ._'-])+");

  private static final Pattern SPACES = Pattern.compile("\\s+");
  private static final int LONGEST_INPUT = 200;

  private Names() {}

  /// The name as it is kept and shown.
  ///
  /// @throws ludus.server.Problem if nobody may be called so
  static String check(String input) {
    if (input.length() > LONGEST_INPUT) {
      throw Problems.badName();
    }
    String name = plain(input);
    int length = name.codePointCount(0, name.length());
    if (length < LEAST
        || length > MOST
        || !ALLOWED.matcher(name).matches()
        || name.codePoints().anyMatch(Names::isInvisible)
        || name.codePoints().noneMatch(Character::isLetterOrDigit)) {
      throw Problems.badName();
    }
    return name;
  }

  /// Some letters and marks are never seen: a name with one would look like another.
  private static boolean isInvisible(int c) {
    return UCharacter.hasBinaryProperty(c, UProperty.DEFAULT_IGNORABLE_CODE_POINT);
  }

  /// What two names have in common that differ in case only. By way of upper case, since some
  /// letters have two lower ones (σ and ς).
  static String fold(String input) {
    String upper = plain(input).toUpperCase(Locale.ROOT);
    return normal(upper.toLowerCase(Locale.ROOT));
  }

  /// One form of what looks the same: letters, spaces and apostrophes.
  private static String plain(String input) {
    String some = input.substring(0, Math.min(input.length(), LONGEST_INPUT));
    return SPACES.matcher(normal(some.replace('’', '\''))).replaceAll(" ").strip();
  }

  private static String normal(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC);
  }
}
