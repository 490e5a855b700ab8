package ludus.app;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import ludus.kernel.BadInput;
import ludus.kernel.GameProvider;

/// The games that come with the program.
public final class Games {

  private Games() {}

  public static List<GameProvider> all() {
    return ServiceLoader.load(GameProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(GameProvider::id))
        .toList();
  }

  public static List<String> ids() {
    return all().stream().map(GameProvider::id).toList();
  }

  /// @throws BadInput if there is no such game
  public static GameProvider named(String id) {
    return all().stream()
        .filter(game -> game.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new BadInput(
                    "There is no game '%s'; there is: %s."
                        .formatted(id, String.join(", ", ids()))));
  }
}
