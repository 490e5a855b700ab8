package ludus.marenostrum;

import ludus.kernel.Chance;
import ludus.kernel.Journal;

/// What a move is carried out with: dice and shuffles, and somebody who writes it down.
public record Course(Chance chance, Journal journal) {

  public void note(MareNostrumEvent event) {
    journal.note(event);
  }
}
