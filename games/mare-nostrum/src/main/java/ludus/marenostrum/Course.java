package ludus.marenostrum;

import java.util.function.Supplier;
import ludus.kernel.Chance;
import ludus.kernel.Journal;

/// What a move is carried out with: dice and shuffles, and somebody who writes it down.
public record Course(Chance chance, Journal journal) {

  public void note(MareNostrumEvent event) {
    journal.note(event);
  }

  /// For what takes time to tell: nobody tells it in thought.
  public void tell(Supplier<MareNostrumEvent> event) {
    if (!journal.equals(Journal.SILENT)) {
      journal.note(event.get());
    }
  }
}
