package ludus.bots.arena;

import java.util.List;
import ludus.kernel.Message;
import ludus.kernel.Outcome;

/// One game of an arena.
///
/// @param ending in which way it ended
/// @param sides what each seat played; empty where seats don't differ
/// @param decisions how many moves were made, besides what was said
/// @param answers the questions answered by each seat
/// @param nanos what each seat thought about them, by the clock
public record Played(
    int game,
    Outcome outcome,
    Message ending,
    List<Message> sides,
    int decisions,
    List<Integer> answers,
    List<Long> nanos) {

  boolean isWon() {
    return !outcome.winners().isEmpty();
  }
}
