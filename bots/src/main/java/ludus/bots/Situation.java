package ludus.bots;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import ludus.kernel.Ask;
import ludus.kernel.Game;
import ludus.kernel.Hint;
import ludus.kernel.Turn;
import ludus.kernel.Viewer;

/// A decision as its seat sees it. The true position can't be reached from here: only views, moves
/// and imagined positions.
public final class Situation<S, M> {

  private final Mind<S, M> mind;
  private final Game<S, M> game;
  private final S state;
  private final int seat;

  public Situation(Game<S, M> game, S state, int seat) {
    this(Mind.of(game), state, seat);
  }

  /// For one who thinks with something else than what the game has.
  public Situation(Mind<S, M> mind, S state, int seat) {
    this.mind = mind;
    this.game = mind.game();
    this.state = state;
    this.seat = seat;
  }

  public Game<S, M> game() {
    return game;
  }

  /// What to think with.
  public Mind<S, M> mind() {
    return mind;
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

  public Turn turn() {
    return game.turn(state);
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

  /// How the seat leans to each of its moves, with care; all alike if the game doesn't say.
  public double[] considered(List<M> moves, RandomGenerator own) {
    return mind.instinct().considered(state, seat, moves, own);
  }

  /// How one leans here who has learnt from very many games, where anybody has.
  public Optional<double[]> experienced(List<M> moves) {
    return mind.instinct().experienced(state, seat, moves);
  }

  /// What a sensible player would say or do here besides.
  public Optional<M> aside(RandomGenerator own) {
    return mind.instinct().aside(state, seat, own);
  }

  /// What another seat would see of this move of the seat's own.
  public Optional<Object> shown(M move, int viewer) {
    return game.shown(state, seat, move, Viewer.seat(viewer));
  }

  /// A position that could be the real one for all that this seat knows.
  public S imagine(RandomGenerator own) {
    return game.imagine(state, seat, own);
  }
}
