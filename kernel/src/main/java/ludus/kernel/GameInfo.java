package ludus.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a game says of itself.
///
/// @param id as on the command line, in records and in addresses
/// @param rulesVersion changes when a recorded game could replay differently
/// @param longestGame no game needs more moves than this
/// @param dataHash SHA-256 of the data file in use
/// @param messages resource folder of the game's words and rulebook
public record GameInfo(
    String id,
    String title,
    int rulesVersion,
    int minSeats,
    int maxSeats,
    List<OptionInfo> options,
    Optional<Campaign.Plan> campaign,
    int longestGame,
    String dataHash,
    String messages) {

  /// What is wrong with a setup; nothing if it can be played.
  public Optional<Message> check(Setup setup) {
    for (Map.Entry<String, String> chosen : setup.options().entrySet()) {
      Optional<OptionInfo> option = option(chosen.getKey());
      if (option.isEmpty()) {
        return Optional.of(
            Message.of("kernel.setup.noOption")
                .with("game", title)
                .with("option", chosen.getKey())
                .with(
                    "options", String.join(", ", options.stream().map(OptionInfo::name).toList())));
      }
      if (!option.get().values().contains(chosen.getValue())) {
        return Optional.of(
            Message.of("kernel.setup.noValue")
                .with("option", chosen.getKey())
                .with("value", chosen.getValue())
                .with("values", String.join(", ", option.get().values())));
      }
    }
    if (setup.seats() < minSeats || setup.seats() > maxSeats) {
      return Optional.of(
          Message.of("kernel.setup.seats")
              .with("game", title)
              .with("least", minSeats)
              .with("most", maxSeats)
              .with("seats", setup.seats()));
    }
    return Optional.empty();
  }

  public Optional<OptionInfo> option(String name) {
    return options.stream().filter(option -> option.name().equals(name)).findFirst();
  }

  /// The chosen value of an option, or its default.
  public String chosen(Setup setup, String name) {
    String value = setup.options().get(name);
    return value != null ? value : option(name).orElseThrow().standard();
  }
}
