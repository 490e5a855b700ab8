package ludus.bots;

import java.util.List;
import java.util.random.RandomGenerator;
import ludus.kernel.Ask;
import ludus.kernel.Game;
import ludus.kernel.Hint;
import ludus.kernel.Viewer;

/// A decision as its seat sees it. The true position can't be reached from here: only views, moves
/// and imagined positions.
public final class Situation<S, M> {

  private final Game<S, M> game;
  private final S state;
  private final int seat;

  public Situation(Game<S, M> game, S state, int seat) {
    this.game = game;
    this.state = state;
    this.seat = seat;
  }

  public Game<S, M> game() {
    return game;
  }

  public int seat() {
    return seat;
  }

  /// How many seats the table has.
  public int seats() {
    return game.valuation().values(state).length;
  }

  public Ask ask() {
    return game.agenda(state).ask(seat).orElseThrow();
  }

  public Object view() {
    return game.view(state, Viewer.seat(seat));
  }

  public List<M> moves() {
    return game.moves(state, seat);
  }

  public Hint hint(M move) {
    return game.hint(state, seat, move);
  }

  /// A position that could be the real one for all that this seat knows.
  public S imagine(RandomGenerator own) {
    return game.imagine(state, seat, own);
  }
}
