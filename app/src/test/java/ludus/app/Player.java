package ludus.app;

import java.util.Random;

/// Types numbers at random, as somebody would who only wants to see a game through.
final class Player {

  private static final int ENOUGH = 3000;

  private Player() {}

  /// So many lines that a game comes to its end; the rest is ignored.
  static String numbers(long seed) {
    Random random = new Random(seed);
    StringBuilder typed = new StringBuilder();
    for (int i = 0; i < ENOUGH; i++) {
      typed.append(1 + random.nextInt(4)).append('\n');
    }
    return typed.toString();
  }
}
