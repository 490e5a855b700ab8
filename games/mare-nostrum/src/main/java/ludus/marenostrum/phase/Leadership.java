package ludus.marenostrum.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Seats;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.MareNostrumEvent.PhaseBegan;
import ludus.marenostrum.MareNostrumEvent.TitleAwarded;
import ludus.marenostrum.Move;
import ludus.marenostrum.Phase;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;
import ludus.marenostrum.Track;
import ludus.marenostrum.Tracks;
import ludus.marenostrum.TradeToken;
import ludus.marenostrum.Victory;

/// Phase 5: the titles go to the highest levels (MN-5).
final class Leadership {

  private static final Track[] TRACKS = Track.values();

  private Leadership() {}

  static State begin(State state, Course course) {
    course.note(new PhaseBegan(state.round(), Phase.LEADERSHIP));
    return settle(state, 0, course);
  }

  /// Tracks in their order (MN-5-d); a tie is decided by the present holder (MN-5-c).
  private static State settle(State state, int track, Course course) {
    if (track == TRACKS.length) {
      return finish(state, course);
    }
    Seats tied = highest(state, TRACKS[track]);
    return tied.size() == 1
        ? award(state, TRACKS[track], tied.list().getFirst(), Optional.empty(), course)
        : state.begin(Phase.LEADERSHIP, new Frame.Tie(TRACKS[track], tied));
  }

  private static Seats highest(State state, Track track) {
    int[] levels = Tracks.levels(state, track);
    int most = 0;
    Seats tied = Seats.NONE;
    for (int seat = 0; seat < levels.length; seat++) {
      if (levels[seat] > most) {
        most = levels[seat];
        tied = Seats.NONE;
      }
      if (levels[seat] == most) {
        tied = tied.plus(seat);
      }
    }
    return tied;
  }

  private static State award(
      State state, Track track, int seat, Optional<Integer> by, Course course) {
    List<Integer> levels = new ArrayList<>(state.seats());
    for (int level : Tracks.levels(state, track)) {
      levels.add(level);
    }
    course.note(new TitleAwarded(track, seat, levels, by));
    boolean newTrader = track == Track.TRADE && seat != state.leader(Track.TRADE);
    Pile<TradeToken> used = newTrader ? Pile.empty() : state.usedTokens(); // MN-2.1-c
    State now = state.withTitles(state.titles().with(track, seat), used);
    return settle(now, track.index() + 1, course);
  }

  static List<Move> moves(State state, Frame.Tie tie) {
    Pile.Builder<Move> moves = Pile.builder(state.seats());
    for (int seat = 0; seat < state.seats(); seat++) {
      if (tie.tied().contains(seat)) {
        moves.add(state.table().moves().award(seat));
      }
    }
    return moves.build();
  }

  static Optional<Refusal> refusal(Move move) {
    return Rules.no("5-c", move instanceof Move.Award ? "notTied" : "awardTitle");
  }

  static State play(State state, Frame.Tie tie, Move.Award move, Course course) {
    Optional<Integer> by = Optional.of(state.leader(tie.track()));
    return award(state, tie.track(), move.seat(), by, course);
  }

  private static State finish(State state, Course course) {
    Seats leader = Victory.leadership(state);
    if (!leader.isEmpty()) {
      return Victory.over(state, Victory.THREE_TITLES, leader, course); // MN-6.4
    }
    return state.round() >= state.table().options().rounds()
        ? Victory.over(state, Victory.ROUND_LIMIT, Seats.NONE, course) // MN-R-11
        : Collect.begin(state, course);
  }
}
