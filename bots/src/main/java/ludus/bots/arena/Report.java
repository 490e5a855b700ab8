package ludus.bots.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import ludus.kernel.Outcome;

/// What an experiment showed.
///
/// @param bots win rates of the line-up's entries, whatever their seat; a shared win is split
/// @param levels the same, with the entries of one level taken together
/// @param seats win rates of the seats, whoever sat there
/// @param results how often the game ended in which way
/// @param noWinner games that nobody won
/// @param decisions of all games together
public record Report(
    int games,
    List<BotShare> bots,
    List<BotShare> levels,
    List<Share> seats,
    SortedMap<String, Integer> results,
    int noWinner,
    Length length,
    long decisions,
    double seconds) {

  public record BotShare(String level, Share wins) {}

  /// Moves in a game.
  public record Length(double average, int shortest, int longest) {}

  public double decisionsPerSecond() {
    return decisions / seconds;
  }

  static Report of(Experiment experiment, List<Played> played, long nanos) {
    int seats = experiment.setup().seats();
    double[] bySeat = new double[seats];
    double[] byBot = new double[experiment.bots().size()];
    int[] trials = new int[experiment.bots().size()];
    SortedMap<String, Integer> results = new TreeMap<>();
    int noWinner = 0;
    long decisions = 0;
    int shortest = Integer.MAX_VALUE;
    int longest = 0;
    for (Played game : played) {
      Outcome outcome = game.outcome();
      results.merge(outcome.result(), 1, Integer::sum);
      noWinner += outcome.winners().isEmpty() ? 1 : 0;
      decisions += game.decisions();
      shortest = Math.min(shortest, game.decisions());
      longest = Math.max(longest, game.decisions());
      for (int seat = 0; seat < seats; seat++) {
        int bot = experiment.botAt(game.game(), seat);
        bySeat[seat] += outcome.share(seat);
        byBot[bot] += outcome.share(seat);
        trials[bot]++;
      }
    }
    List<Share> seatShares = new ArrayList<>();
    for (double wins : bySeat) {
      seatShares.add(new Share(wins, played.size()));
    }
    List<BotShare> botShares = new ArrayList<>();
    for (int bot = 0; bot < byBot.length; bot++) {
      botShares.add(
          new BotShare(experiment.bots().get(bot).id(), new Share(byBot[bot], trials[bot])));
    }
    return new Report(
        played.size(),
        botShares,
        byLevel(botShares),
        seatShares,
        results,
        noWinner,
        new Length(decisions / (double) played.size(), shortest, longest),
        decisions,
        nanos / 1e9);
  }

  private static List<BotShare> byLevel(List<BotShare> bots) {
    Map<String, Share> levels = new LinkedHashMap<>();
    for (BotShare bot : bots) {
      levels.merge(
          bot.level(),
          bot.wins(),
          (one, other) -> new Share(one.wins() + other.wins(), one.trials() + other.trials()));
    }
    return levels.entrySet().stream()
        .map(level -> new BotShare(level.getKey(), level.getValue()))
        .toList();
  }
}
