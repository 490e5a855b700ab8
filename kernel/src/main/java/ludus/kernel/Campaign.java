package ludus.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Progress in a run of games for one person: a game opens when the one before it is won.
///
/// @param attempts how often each game was tried
/// @param won how many games are won
/// @param ironman whether the first loss ends it
/// @param lost whether it has ended that way
public record Campaign(List<Integer> attempts, int won, boolean ironman, boolean lost) {

  /// A game's campaign: so many games, chosen by an option whose values are "1", "2" and so on; a
  /// second option, on or off, makes the first loss final.
  public record Plan(int seats, int games, String option, String ironman, RuleId rule) {}

  public Campaign {
    attempts = List.copyOf(attempts);
  }

  public static Campaign begin(Plan plan, boolean ironman) {
    return new Campaign(Collections.nCopies(plan.games(), 0), 0, ironman, false);
  }

  public boolean isOver() {
    return lost || won == attempts.size();
  }

  /// Whether this game, counted from 1, can be played now: the next one, or again one that was won.
  public boolean isOpen(int game) {
    return game >= 1 && game <= attempts.size() && game <= won + 1 && !lost;
  }

  /// The game to play next, counted from 1.
  public int next() {
    return Math.min(won + 1, attempts.size());
  }

  /// The progress after a game of it. A game that was won before changes no progress.
  public Campaign after(int game, boolean victory) {
    if (!isOpen(game)) {
      throw new IllegalArgumentException("Game " + game + " of the campaign isn't open");
    }
    List<Integer> tried = new ArrayList<>(attempts);
    tried.set(game - 1, tried.get(game - 1) + 1);
    boolean first = game == won + 1;
    return new Campaign(
        tried, won + (first && victory ? 1 : 0), ironman, ironman && first && !victory);
  }
}
