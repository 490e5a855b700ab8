package ludus.pax;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Game;
import ludus.kernel.GameProvider;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Words;

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

  @Override
  public List<String> describe(String data, Words words, Ink ink) {
    return new DataSheet(Data.parse(data), new Pen(words, seat -> "#" + seat, ink)).lines();
  }
}
