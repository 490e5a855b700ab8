package ludus.pax;

import java.util.Optional;
import ludus.kernel.Game;
import ludus.kernel.GameProvider;

/// How programs find PAX.
public final class PaxProvider implements GameProvider {

  @Override
  public String id() {
    return "pax";
  }

  @Override
  public Game<?, ?> load(Optional<String> ownersData) {
    return ownersData.map(Pax::with).orElseGet(Pax::standard);
  }

  @Override
  public String data() {
    return Pax.standardData();
  }
}
