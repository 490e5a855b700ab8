package ludus.kernel.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The languages in which every visible word exists.
public enum Language {
  EN("en", "English"),
  PT("pt", "Português"),
  IT("it", "Italiano");

  private final String code;
  private final String ownName;

  Language(String code, String ownName) {
    this.code = code;
    this.ownName = ownName;
  }

  public String code() {
    return code;
  }

  /// The language's name in itself.
  public String ownName() {
    return ownName;
  }

  /// As it is spoken in Europe: in Portugal nothing is plural, in Brazil singular.
  public Locale locale() {
    return this == PT ? Locale.of("pt", "PT") : Locale.of(code);
  }

  public static Optional<Language> of(String code) {
    return Arrays.stream(values()).filter(language -> language.code.equals(code)).findFirst();
  }

  public static List<String> codes() {
    return Arrays.stream(values()).map(Language::code).toList();
  }
}
