package ludus.server.api;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Message;

/// What bots make of a game that is over.
public final class Review {

  private Review() {}

  public enum State {
    /// Nobody has wished for it.
    NONE,
    /// Others come first.
    WAITING,
    RUNNING,
    DONE,
    /// It could not be made; it can be wished for again.
    FAILED
  }

  /// Answers `GET` and `POST /api/tables/{id}/analysis`.
  ///
  /// @param ahead how many others come first
  /// @param done positions that have been looked at, of so many
  /// @param analysis once it is done
  public record Progress(State state, int ahead, int done, int of, Optional<Analysis> analysis) {}

  /// @param level of the bot that was asked about the decisions
  /// @param last the number of the last entry
  /// @param ways in which each position was played on
  /// @param iterations of the bot on each decision
  /// @param points how the game stood, in its order
  /// @param turns the entries that changed most, the greatest first
  /// @param decisions of people, in the order of the game
  /// @param choices how many decisions people had; more than `decisions` if not all were judged
  public record Analysis(
      String level,
      int last,
      int ways,
      int iterations,
      List<Point> points,
      List<Turn> turns,
      List<Decision> decisions,
      int choices) {}

  /// @param at the entry after which it stood so; 0 at the start
  /// @param shares of the victory that each seat could expect, to one who sees everything
  public record Point(int at, List<Double> shares) {}

  /// An entry that changed much.
  ///
  /// @param moves how they are called
  /// @param whom the seat whose share changed most
  public record Turn(
      int at, int seat, List<Message> moves, int whom, double before, double after) {}

  /// What a person did, and what the bot would have done knowing as much as that person.
  ///
  /// @param at the entry with which it was done
  /// @param share that the bot expected of what was played
  /// @param advised what it would have done; the same if it agrees
  /// @param best what it expected of that
  public record Decision(
      int at,
      int seat,
      Message played,
      double share,
      Message advised,
      double best,
      boolean agrees) {}
}
