package ludus.kernel;

import java.util.List;

/// An option of a game: a closed list of values, the standard one among them. Its words have the
/// key `<game>.option.<name>`.
public record OptionInfo(String name, List<String> values, String standard, RuleId rule) {

  public static OptionInfo toggle(String name, RuleId rule) {
    return new OptionInfo(name, List.of("off", "on"), "off", rule);
  }
}
