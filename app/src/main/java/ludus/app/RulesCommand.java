package ludus.app;

import java.util.List;
import java.util.Optional;
import ludus.kernel.BadInput;
import ludus.kernel.GameInfo;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// The rulebook, or one rule of it.
@Command(name = "rules", description = "Shows the rules of a game, or one rule.")
final class RulesCommand extends Task {

  @Parameters(index = "0", paramLabel = "GAME", description = "Which game, such as pax.")
  private String game = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "ID",
      description = "A rule's ID, such as PAX-BUY-3.")
  private @Nullable String id;

  @Mixin private final LanguageChoice language = new LanguageChoice();

  RulesCommand(Desk desk) {
    super(desk);
  }

  @Override
  public Integer call() {
    GameInfo info = Games.named(game).load(Optional.empty()).info();
    RuleText rules = new RuleText(info.messages(), language.words(desk, info), language.ink(desk));
    if (id == null) {
      desk.say(rules.all());
      return DONE;
    }
    String wanted = id;
    desk.say(rules.one(wanted).orElseThrow(() -> unknown(wanted, rules.near(wanted))));
    return DONE;
  }

  private BadInput unknown(String wanted, List<String> near) {
    return new BadInput(
        "There is no rule '%s'%s"
            .formatted(
                wanted,
                near.isEmpty()
                    ? "; `ludus rules " + game + "` shows them all."
                    : "; did you mean " + String.join(", ", near) + "?"));
  }
}
