package ludus.spartacus;

import ludus.kernel.Chance;
import ludus.kernel.Journal;
import ludus.kernel.Pile;

/// What a move is carried out with: dice, and somebody who writes it down.
public record Course(Chance chance, Journal journal) {

  public void note(SpartacusEvent event) {
    journal.note(event);
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
