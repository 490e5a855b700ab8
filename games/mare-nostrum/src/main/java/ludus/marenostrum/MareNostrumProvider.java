package ludus.marenostrum;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Game;
import ludus.kernel.GameProvider;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Words;

/// How programs find Mare Nostrum.
public final class MareNostrumProvider implements GameProvider {

  @Override
  public String id() {
    return MareNostrum.ID;
  }

  @Override
  public Game<?, ?> load(Optional<String> ownersData) {
    return ownersData.map(MareNostrum::with).orElseGet(MareNostrum::standard);
  }

  @Override
  public String data() {
    return MareNostrum.standardData();
  }

  @Override
  public List<String> describe(String data, Words words, Ink ink) {
    return new DataSheet(Data.parse(data), words, ink).lines();
  }
}
