package ludus.kernel.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Pile;
import ludus.kernel.Seats;

/// A sealed question to several seats. Answers are kept unseen, can be changed, and nothing
/// resolves before the last one is in: so neither order nor silence tells anything.
public record Poll<A>(Seats asked, Pile<Optional<A>> answers) {

  /// A question to these seats of a table, nobody having answered.
  public static <A> Poll<A> to(Seats asked, int seats) {
    return new Poll<>(asked, Pile.times(seats, Optional.empty()));
  }

  public Poll<A> with(int seat, A answer) {
    return new Poll<>(asked, answers.with(seat, Optional.of(answer)));
  }

  public boolean asks(int seat) {
    return seat >= 0 && seat < answers.size() && asked.contains(seat);
  }

  public Optional<A> answer(int seat) {
    return answers.get(seat);
  }

  public boolean isComplete() {
    return awaited() < 0;
  }

  /// The first who still must answer, or -1.
  public int awaited() {
    for (int seat = 0; seat < answers.size(); seat++) {
      if (asked.contains(seat) && answers.get(seat).isEmpty()) {
        return seat;
      }
    }
    return -1;
  }

  /// Who still must answer, and who has and may change it.
  public Agenda agenda(String what, int stamp) {
    List<Ask> must = new ArrayList<>();
    List<Ask> may = new ArrayList<>();
    for (int seat = 0; seat < answers.size(); seat++) {
      if (asked.contains(seat)) {
        (answers.get(seat).isEmpty() ? must : may).add(new Ask(seat, what, stamp));
      }
    }
    return Agenda.of(must, may);
  }
}
