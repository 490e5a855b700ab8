package ludus.spartacus.phase;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Outcome;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.Phase;
import ludus.spartacus.SpartacusEvent.GameWon;
import ludus.spartacus.State;

/// Who has won: at the end of Intrigue, Market and Arena, whoever is alone at 12 (SP-WIN-1).
public final class Winning {

  private Winning() {}

  /// How the game goes on if nobody has won.
  interface Next {
    State begin(State state, Course course);
  }

  static State check(State state, Course course, Next next) {
    List<Integer> top = new ArrayList<>();
    for (int i = 0; i < state.seats(); i++) {
      int seat = state.table().clockwise(state.host(), i);
      if (state.house(seat).influence() >= state.table().numbers().winInfluence()) {
        top.add(seat);
      }
    }
    if (top.size() > 1) {
      return Arena.tournament(state, top, course); // SP-WIN-4
    }
    if (top.size() == 1) {
      return win(state, top.getFirst(), Frame.Victory.INFLUENCE, course);
    }
    int last = state.table().options().rounds();
    return state.phase() == Phase.ARENA && state.round() >= last
        ? win(state, leader(state, course), Frame.Victory.ROUNDS, course)
        : next.begin(state, course);
  }

  /// The game is over: the whole stack gives way.
  public static State win(State state, int seat, Frame.Victory by, Course course) {
    course.note(new GameWon(seat, by));
    State over = state;
    while (over.stack().frames().size() > 1) {
      over = over.pop();
    }
    return over.withPhase(Phase.OVER).become(new Frame.Over(seat, by));
  }

  /// Highest influence, then gold, then a die. SP-WIN-14
  private static int leader(State state, Course course) {
    List<Integer> best = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      int against = best.isEmpty() ? 1 : compare(state, seat, best.getFirst());
      if (against > 0) {
        best.clear();
      }
      if (against >= 0) {
        best.add(seat);
      }
    }
    return best.size() == 1 ? best.getFirst() : RollOff.among(best, "WIN-14", course);
  }

  private static int compare(State state, int seat, int other) {
    int influence = Integer.compare(state.house(seat).influence(), state.house(other).influence());
    return influence != 0
        ? influence
        : Integer.compare(state.house(seat).gold(), state.house(other).gold());
  }

  /// The winner is first; the others follow by influence.
  public static Outcome outcome(State state, Frame.Over over) {
    List<Integer> places = new ArrayList<>();
    List<Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      int influence = state.house(seat).influence();
      int place = 1;
      for (int other = 0; other < state.seats(); other++) {
        boolean better = other == over.winner() || state.house(other).influence() > influence;
        place += seat != over.winner() && other != seat && better ? 1 : 0;
      }
      places.add(place);
      scores.add(influence);
    }
    return new Outcome(over.by().name(), places, List.of(over.winner()), scores);
  }
}
