package ludus.spartacus;

import java.util.function.Supplier;
import ludus.kernel.Chance;
import ludus.kernel.Journal;
import ludus.kernel.Pile;

/// What a move is carried out with: dice, and somebody who writes it down.
public record Course(Chance chance, Journal journal) {

  public void note(SpartacusEvent event) {
    journal.note(event);
  }

  /// Something that takes some work to tell: where nobody listens it isn't done.
  @SuppressWarnings("ReferenceEquality")
  public void note(Supplier<SpartacusEvent> event) {
    if (journal != Journal.SILENT) {
      journal.note(event.get());
    }
  }

  public int die() {
    return chance.die();
  }

  /// So many dice, highest first.
  public Pile<Integer> dice(int count) {
    int[] faces = new int[7];
    for (int i = 0; i < count; i++) {
      faces[chance.die()]++;
    }
    Pile.Builder<Integer> dice = Pile.builder(count);
    for (int face = 6; face >= 1; face--) {
      for (int i = 0; i < faces[face]; i++) {
        dice.add(face);
      }
    }
    return dice.build();
  }
}
