package ludus.app;

import ludus.kernel.BadInput;
import ludus.kernel.GameInfo;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// In which language, and whether in colour.
public final class LanguageChoice {

  /// The folder of the program's own words.
  public static final String APP = "/ludus/app";

  @Option(
      names = "--lang",
      paramLabel = "en|pt|it",
      description = "The language; by default that of the system.")
  private @Nullable String lang;

  @Option(names = "--no-color", description = "Writes without colours.")
  private boolean noColor;

  public static LanguageChoice of(Language language) {
    LanguageChoice choice = new LanguageChoice();
    choice.lang = language.code();
    return choice;
  }

  public Language language(Desk desk) {
    if (lang == null) {
      return desk.language();
    }
    String code = lang;
    return Language.of(code)
        .orElseThrow(
            () ->
                new BadInput(
                    "There is no language '%s'; there is: %s."
                        .formatted(code, String.join(", ", Language.codes()))));
  }

  public Words words(Desk desk, GameInfo game) {
    return Words.of(language(desk), game.messages(), APP);
  }

  public Ink ink(Desk desk) {
    return desk.ink(noColor);
  }
}
