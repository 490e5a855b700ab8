package ludus.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import java.util.List;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import ludus.server.Problem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class WordsOfPeopleTest {

  private static final String FOLDER = "/ludus/server/people";

  @ParameterizedTest
  @EnumSource
  void every_problem_is_said_in_every_language(Language language) {
    Words words = Words.of(language, FOLDER);
    List<Problem> all =
        List.of(
            Problems.unauthorized(),
            Problems.badName(),
            Problems.badPassword(),
            Problems.badEmail(),
            Problems.nameTaken(),
            Problems.wrongLogin(),
            Problems.wrongPassword(),
            Problems.tooMany(7),
            Problems.notGuest(),
            Problems.alreadyAccount(),
            Problems.noAccount());
    for (Problem problem : all) {
      assertThat(words.say(problem.reason())).endsWith(".").doesNotContain("{", "!");
      String sentence = words.sentence(problem.reason().key());
      assertThat(new MessageFormat(sentence, language.locale()).getArgumentNames())
          .isEqualTo(problem.reason().args().keySet());
    }
    assertThat(words.keys().stream().filter(key -> key.startsWith("server.people.")))
        .hasSameSizeAs(all);
  }
}
