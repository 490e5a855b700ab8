package ludus.kernel;

import java.util.List;
import java.util.Optional;

/// Who is awaited now and who may act besides; or the outcome, when the game is over.
public record Agenda(List<Ask> must, List<Ask> may, Optional<Outcome> outcome) {

  /// One seat is awaited, nobody else may act.
  public static Agenda of(int seat, String what, int stamp) {
    return new Agenda(List.of(new Ask(seat, what, stamp)), List.of(), Optional.empty());
  }

  public static Agenda of(List<Ask> must, List<Ask> may) {
    return new Agenda(must, may, Optional.empty());
  }

  public static Agenda over(Outcome outcome) {
    return new Agenda(List.of(), List.of(), Optional.of(outcome));
  }

  public boolean isOver() {
    return outcome.isPresent();
  }

  /// The question that this seat must or may answer.
  public Optional<Ask> ask(int seat) {
    for (Ask ask : must) {
      if (ask.seat() == seat) {
        return Optional.of(ask);
      }
    }
    for (Ask ask : may) {
      if (ask.seat() == seat) {
        return Optional.of(ask);
      }
    }
    return Optional.empty();
  }
}
