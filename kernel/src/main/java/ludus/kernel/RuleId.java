package ludus.kernel;

import java.util.regex.Pattern;

/// The ID of a rule in a game's rulebook, such as PAX-BUY-3.
public record RuleId(String id) {

  private static final Pattern FORM = Pattern.compile("[A-Z]{2,4}(-[A-Za-z0-9.]+)+");

  public RuleId {
    if (!FORM.matcher(id).matches()) {
      throw new IllegalArgumentException("Not the ID of a rule: " + id);
    }
  }

  public static RuleId of(String id) {
    return new RuleId(id);
  }

  @Override
  public String toString() {
    return id;
  }
}
