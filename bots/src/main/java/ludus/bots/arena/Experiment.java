package ludus.bots.arena;

import java.util.List;
import ludus.bots.Budget;
import ludus.bots.Level;
import ludus.kernel.Setup;

/// What to play: so many games of these bots, seats rotated, every game reproducible by its number.
public record Experiment(Setup setup, List<Level> bots, int games, long seed, Budget budget) {

  public Experiment {
    bots = List.copyOf(bots);
  }

  /// Who sits where in a game: the line-up turned by one seat for each game.
  public int botAt(int game, int seat) {
    return Math.floorMod(seat + game, bots.size());
  }

  /// The seed of a game's chance: it can be replayed with this number.
  public long seedOf(int game) {
    return seed + game;
  }
}
