package ludus.bots.arena;

import java.util.List;
import ludus.kernel.Message;

/// What an experiment showed.
///
/// @param deals how many of its games were independent of each other
/// @param bots win rates, whatever the seat; a shared win is split. In duels the wins of all seats
///   of a bot together, games that nobody won left out
/// @param levels of a line-up: the same, with the entries of one level taken together
/// @param seats win rates of the seats, whoever sat there
/// @param sides win rates of houses or empires, whoever played them; empty where seats don't differ
/// @param duels what came of each pair
/// @param ratings of duels between more than two
/// @param noWinner games that nobody won
/// @param answers to the questions that were asked
/// @param decisions of all games together
/// @param width how many games were played at a time
public record Report(
    int games,
    int deals,
    List<BotShare> bots,
    List<BotShare> levels,
    List<Share> seats,
    List<SideShare> sides,
    List<Duel> duels,
    List<Rating> ratings,
    List<Ending> endings,
    int noWinner,
    Length length,
    List<Pace> paces,
    List<Question.Answer> answers,
    long decisions,
    int width,
    double seconds) {

  public record BotShare(String level, Share wins) {}

  public record SideShare(Message side, Share wins) {}

  /// @param wins those of the first of the pair, in games that somebody won
  /// @param undecided games that nobody won
  public record Duel(Experiment.Pair pair, Share wins, int undecided) {}

  /// @param points 400 more are ten wins for each loss; the first bot has 0
  /// @param error half of the 95 % interval of the distance to the first bot
  public record Rating(String bot, double points, double error) {}

  /// How often the game ended in this way.
  public record Ending(String result, Message message, int games) {}

  /// Moves in a game.
  public record Length(
      double average, int shortest, int median, int longest, List<Bin> distribution) {}

  /// Games of this length, both bounds included.
  public record Bin(int from, int to, int games) {}

  /// How fast a bot answered.
  public record Pace(String bot, long answers, double seconds) {

    public double millisEach() {
      return answers == 0 ? 0 : 1000 * seconds / answers;
    }
  }

  public double decisionsPerSecond() {
    return decisions / seconds;
  }
}
