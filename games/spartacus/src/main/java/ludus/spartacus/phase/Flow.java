package ludus.spartacus.phase;

import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.Phase;
import ludus.spartacus.SpartacusEvent.PhaseBegan;
import ludus.spartacus.State;
import ludus.spartacus.effect.Resolve;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.talk.Bargains;

/// What comes next when nobody is asked (SP-FSM-1).
public final class Flow {

  private Flow() {}

  /// Runs on to the next question: where a frame waits for somebody, the state stays the very same.
  @SuppressWarnings("ReferenceEquality")
  public static State run(State state, Course course) {
    State now = state;
    while (true) {
      State next = advance(now, course);
      if (next == now) {
        return now;
      }
      now = next;
    }
  }

  private static State advance(State state, Course course) {
    return switch (state.top()) {
      case Frame.ChoosingHouses _ -> state;
      case Frame.Healing healing -> Upkeep.advance(state, healing, course);
      case Frame.HealingRoll roll -> Upkeep.advance(state, roll, course);
      case Frame.Ledgers _ -> state;
      case Frame.PhaseEnd end -> end(state, end, course);
      case Frame.Window window -> Windows.advance(state, window);
      case Frame.IntrigueTurn turn -> Intrigue.advance(state, turn, course);
      case Frame.Scheme scheme -> Scheming.advance(state, scheme, course);
      case Frame.GuardDie die -> Guards.advance(state, die);
      case Frame.Reaction reaction -> Reactions.advance(state, reaction, course);
      case Frame.Effect effect -> Resolve.advance(state, effect, course);
      case Frame.OpenMarket _ -> state;
      case Frame.Auction auction -> Auctions.advance(state, auction, course);
      case Frame.Bidding _ -> state;
      case Frame.Invitations _,
          Frame.Wagers _,
          Frame.Match _,
          Frame.Initiative _,
          Frame.Exchange _,
          Frame.Aftermath _,
          Frame.Tournament _ ->
          Arena.advance(state, course);
      case Frame.Over _ -> state;
    };
  }

  /// A phase begins: offers of the one before have ended.
  public static State begin(State state, Phase phase, Course course) {
    State now = Bargains.phaseEnds(state, course).withPhase(phase);
    course.note(new PhaseBegan(now.round(), phase));
    return now;
  }

  /// The last window of a phase, the win check, and the next phase. SP-FSM-5, SP-WIN-3
  private static State end(State state, Frame.PhaseEnd end, Course course) {
    if (!end.asked()) {
      return Windows.open(state.keep(new Frame.PhaseEnd(true)), Timing.ANY_PHASE, state.host());
    }
    return switch (state.phase()) {
      case UPKEEP -> Intrigue.begin(state, course); // SP-UPK-15
      case INTRIGUE -> Winning.check(state, course, OpenMarket::begin);
      case MARKET -> Winning.check(state, course, Arena::begin);
      case ARENA -> Winning.check(state, course, Flow::nextRound);
      case SETUP, TOURNAMENT, OVER ->
          throw new IllegalStateException("No phase ends here: " + state.phase());
    };
  }

  private static State nextRound(State state, Course course) {
    return Upkeep.begin(Bargains.roundEnds(state, course).nextRound(), course);
  }
}
