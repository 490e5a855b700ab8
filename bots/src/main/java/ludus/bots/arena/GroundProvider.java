package ludus.bots.arena;

import java.util.Optional;

/// Found by `ServiceLoader`: a ground that is no part of the ordinary build.
public interface GroundProvider {

  /// @param game its id: other machines load it for themselves
  /// @param data an owner's data file, as text
  /// @param place the address of the machines
  Ground open(String game, Optional<String> data, String place);
}
