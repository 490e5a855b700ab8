package ludus.kernel;

import java.util.List;
import java.util.Optional;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Words;

/// Found by `ServiceLoader`: how programs reach the games without knowing them.
public interface GameProvider {

  String id();

  /// The game with the data that come with it, or with an owner's data file.
  ///
  /// @throws BadInput if the data can't be used
  Game<?, ?> load(Optional<String> ownersData);

  /// The data that come with the game, as JSON.
  String data();

  /// A data file in words, in lines of at most 80 columns: what is in the box, where each datum
  /// comes from, and what is reconstructed.
  ///
  /// @throws BadInput if the data can't be used
  List<String> describe(String data, Words words, Ink ink);
}
