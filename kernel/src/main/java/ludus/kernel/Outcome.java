package ludus.kernel;

import java.util.List;

/// How a game ended.
///
/// @param result a word of the game's, such as PLAYERS or ROME
/// @param places one for each seat, 1 the best; places can be shared
/// @param winners the seats that won; there may be none
/// @param scores points as the game counts them, one for each seat
public record Outcome(
    String result, List<Integer> places, List<Integer> winners, List<Integer> scores) {

  public Outcome {
    places = List.copyOf(places);
    winners = List.copyOf(winners);
    scores = List.copyOf(scores);
  }

  /// This seat's share of the victory: 1 alone, a part when shared, 0 otherwise.
  public double share(int seat) {
    return winners.contains(seat) ? 1.0 / winners.size() : 0.0;
  }
}
