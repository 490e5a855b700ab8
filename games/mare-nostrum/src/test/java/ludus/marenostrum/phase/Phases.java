package ludus.marenostrum.phase;

import ludus.marenostrum.Course;
import ludus.marenostrum.Phase;
import ludus.marenostrum.State;

/// Begins a phase in any position, for tests.
public final class Phases {

  private Phases() {}

  public static State begin(State state, Phase phase, Course course) {
    State begun =
        switch (phase) {
          case COLLECT -> Collect.begin(state, course);
          case TRADE -> TradeOffer.begin(state, course);
          case CONSTRUCTION -> Construction.begin(state, course);
          case MOVEMENT -> Movement.begin(state, course);
          case LEADERSHIP -> Leadership.begin(state, course);
          case OVER -> throw new IllegalArgumentException("Nothing begins at the end");
        };
    return Flow.run(begun, course);
  }
}
