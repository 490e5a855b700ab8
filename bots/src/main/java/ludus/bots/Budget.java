package ludus.bots;

import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ludus.kernel.BadInput;

/// How much a bot may think about one decision: so many imagined positions, at most so long.
/// Without either the level's own budget holds.
public record Budget(OptionalInt iterations, OptionalLong millis) {

  private static final Pattern FORM = Pattern.compile("([1-9][0-9]{0,8})(ms|it)");

  public static final Budget STANDARD = new Budget(OptionalInt.empty(), OptionalLong.empty());

  public static Budget ofIterations(int iterations) {
    return new Budget(OptionalInt.of(iterations), OptionalLong.empty());
  }

  public static Budget ofMillis(long millis) {
    return new Budget(OptionalInt.empty(), OptionalLong.of(millis));
  }

  /// A part of these iterations, at least one; without iterations the same budget.
  public Budget times(double fraction) {
    return iterations.isEmpty()
        ? this
        : ofIterations((int) Math.max(1, Math.round(iterations.getAsInt() * fraction)));
  }

  /// As it is read: "200ms" or "500it"; nothing for the level's own.
  @Override
  public String toString() {
    return iterations.isPresent()
        ? iterations.getAsInt() + "it"
        : millis.isPresent() ? millis.getAsLong() + "ms" : "";
  }

  /// Reads "200ms" or "500it".
  public static Budget parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new BadInput("A budget is written like 200ms or 500it, not '%s'.".formatted(text));
    }
    int amount = Integer.parseInt(form.group(1));
    return form.group(2).equals("ms") ? ofMillis(amount) : ofIterations(amount);
  }
}
