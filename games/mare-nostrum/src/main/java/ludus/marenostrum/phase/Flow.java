package ludus.marenostrum.phase;

import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.State;

/// What comes next when nobody is asked (MN-R-5).
final class Flow {

  private Flow() {}

  /// Runs on to the next question: where a frame waits for somebody, the state stays the very same.
  @SuppressWarnings("ReferenceEquality")
  static State run(State state, Course course) {
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
      case Frame.Extras extras -> Collect.advance(state, extras, course);
      case Frame.Offers offers -> TradeOffer.advance(state, offers, course);
      case Frame.Chain chain -> TradeChain.advance(state, chain, course);
      case Frame.Construction construction -> Construction.advance(state, construction, course);
      case Frame.Movement movement -> Movement.advance(state, movement, course);
      case Frame.Converting frame -> Convert.advance(state, frame, course);
      case Frame.Sailing frame -> Triremes.advance(state, frame, course);
      case Frame.SeaBattles frame -> SeaBattles.advance(state, frame, course);
      case Frame.Marching frame -> Legions.advance(state, frame, course);
      case Frame.LandBattles frame -> LandBattles.advance(state, frame, course);
      case Frame.Reoccupying frame -> Reoccupy.advance(state, frame, course);
      case Frame.Conquest frame -> Conquest.advance(state, frame, course);
      case Frame.Choosing _,
          Frame.Colossus _,
          Frame.Token _,
          Frame.Evening _,
          Frame.Perseus _,
          Frame.Building _,
          Frame.Castor _,
          Frame.Storing _,
          Frame.Peacemaking _,
          Frame.Losses _,
          Frame.Turn _,
          Frame.Tie _,
          Frame.Over _ ->
          state;
    };
  }
}
