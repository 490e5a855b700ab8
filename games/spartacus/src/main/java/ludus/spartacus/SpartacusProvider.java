package ludus.spartacus;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Game;
import ludus.kernel.GameProvider;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Words;

/// How programs find Spartacus.
public final class SpartacusProvider implements GameProvider {

  @Override
  public String id() {
    return "spartacus";
  }

  @Override
  public Game<?, ?> load(Optional<String> ownersData) {
    return ownersData.map(Spartacus::with).orElseGet(Spartacus::standard);
  }

  @Override
  public String data() {
    return Spartacus.standardData();
  }

  @Override
  public List<String> describe(String data, Words words, Ink ink) {
    return new DataSheet(Content.parse(data), words, ink).lines();
  }
}
