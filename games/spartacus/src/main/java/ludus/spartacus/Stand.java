package ludus.spartacus;

/// How an asset lies: faceup, facedown, or facedown with an injury token (SP-CON-5).
public enum Stand {
  READY(0),
  EXHAUSTED(1),
  INJURED(2);

  private final int index;

  Stand(int index) {
    this.index = index;
  }

  int index() {
    return index;
  }
}
