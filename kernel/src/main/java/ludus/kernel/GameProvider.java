package ludus.kernel;

import java.util.Optional;

/// Found by `ServiceLoader`: how programs reach the games without knowing them.
public interface GameProvider {

  String id();

  /// The game with the data that come with it, or with an owner's data file.
  ///
  /// @throws BadInput if the data can't be used
  Game<?, ?> load(Optional<String> ownersData);

  /// The data that come with the game, as JSON.
  String data();
}
