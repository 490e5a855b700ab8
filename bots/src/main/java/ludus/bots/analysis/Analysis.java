package ludus.bots.analysis;

import java.util.List;
import ludus.bots.Level;

/// What bots make of a game that is over.
///
/// @param level of the bot that was asked about the decisions
/// @param effort that was spent
/// @param points how the game stood for everybody, in the order of the game
/// @param turns the entries that changed most, the greatest first
/// @param decisions of people that were judged, in the order of the game
/// @param choices how many there were in all
public record Analysis<M>(
    Level level,
    Effort effort,
    List<Point> points,
    List<Turn<M>> turns,
    List<Decision<M>> decisions,
    int choices) {

  /// @param first positions that are looked at, spread evenly over the game
  /// @param points positions at most, with those that are looked at where much changes
  /// @param ways to play on from each of them
  /// @param decisions that are judged at most
  /// @param iterations of the bot on each of them
  public record Effort(int first, int points, int ways, int decisions, int iterations) {

    public static final Effort STANDARD = new Effort(120, 200, 60, 100, 40);
  }

  /// @param at the entry after which it stood so; 0 at the start
  /// @param shares of the victory that each seat could expect, all things hidden being seen
  public record Point(int at, List<Double> shares) {

    public Point {
      shares = List.copyOf(shares);
    }
  }

  /// An entry that changed much.
  ///
  /// @param seat whose entry it was
  /// @param whom the seat whose share changed most
  public record Turn<M>(int at, int seat, List<M> moves, int whom, double before, double after) {

    public double change() {
      return Math.abs(after - before);
    }
  }

  /// What a person did, and what the bot would have done knowing as much as that person.
  ///
  /// @param at the entry with which it was done
  /// @param share that the bot expected of what was played
  /// @param best that it expected of its own choice
  public record Decision<M>(int at, int seat, M played, double share, M advised, double best) {

    public boolean agrees() {
      return played.equals(advised);
    }
  }

  public Analysis {
    points = List.copyOf(points);
    turns = List.copyOf(turns);
    decisions = List.copyOf(decisions);
  }
}
