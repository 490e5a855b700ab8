package ludus.kernel;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// How a sensible player of a game leans, without looking ahead: for bots that have no time to
/// think, for playing on in thought, and as the first guess of a search. Everything here is a
/// function of what the seat knows, as the moves themselves are; `GameLaws` checks it.
///
/// @param <S> a whole position
/// @param <M> a move
public interface Instinct<S, M> {

  /// How much the seat leans to each of its listed moves: a weight of at least 0 for each, in the
  /// same order, not all 0; only their proportion counts. Fast: this is asked at every step of a
  /// game that is played on in thought.
  double[] weights(S state, int seat, List<M> moves);

  /// The same with more care, for a decision that is really to be made: here chances may be
  /// simulated, in bounds.
  default double[] considered(S state, int seat, List<M> moves, RandomGenerator own) {
    return weights(state, seat, moves);
  }

  /// How one leans who has learnt from very many games ([Experience]): weights for the moves in the
  /// same order, the highest of them 1; nothing where nobody has. For a decision that is really to
  /// be made, too.
  default Optional<double[]> experienced(S state, int seat, List<M> moves) {
    return Optional.empty();
  }

  /// What the seat would do now besides, asked or not: say something, answer an offer, keep a
  /// promise. Always legal. It comes to an end by itself: who does what is proposed here as long as
  /// something is proposed will soon be silent.
  default Optional<M> aside(S state, int seat, RandomGenerator own) {
    return Optional.empty();
  }

  /// Those whose reply to something that this seat has proposed is still out: it would rather wait
  /// for them before it goes on.
  default Seats waitsFor(S state, int seat) {
    return Seats.NONE;
  }

  /// What the rest of the seat's turn hangs on, where nothing is left in it but moves of its own
  /// and no chance: in positions of one turn in which this is equal the seat has the same moves,
  /// step by step, and leans alike to them, until the turn is over. So a plan for one is a plan for
  /// all. Empty where the turn isn't so far.
  default Optional<Object> foresight(S state, int seat) {
    return Optional.empty();
  }

  /// How many decisions one plays on in thought, at least, before a position is judged: the longer,
  /// the less a valuation sees what is going on.
  default int horizon() {
    return 60;
  }
}
