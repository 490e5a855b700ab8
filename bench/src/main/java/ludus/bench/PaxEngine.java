package ludus.bench;

import java.util.List;
import java.util.SplittableRandom;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.Seed;
import ludus.kernel.SeededChance;
import ludus.kernel.json.Notation;
import ludus.pax.Move;
import ludus.pax.Pax;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/// PAX with four seats, through the public interface of the kernel.
@State(Scope.Thread)
public class PaxEngine {

  private static final ludus.kernel.Setup FOUR = ludus.kernel.Setup.of(4);

  private final Game<ludus.pax.State, Move> game = Pax.standard();
  private final Notation<ludus.pax.State, Move> notation = game.notation();
  private final SplittableRandom random = new SplittableRandom(1);
  private final Chance chance = Chance.of(random);
  private final Seed seed = Seed.ofNumber(1);
  private final ludus.pax.State middle = middleOfAGame();
  private ludus.pax.State state = game.start(FOUR, chance);
  private long entry;

  /// One decision of a random game: the agenda, the legal moves, one of them played; a new game
  /// when one is over. The journal is off.
  @Benchmark
  public ludus.pax.State decision() {
    Agenda agenda = game.agenda(state);
    if (agenda.isOver()) {
      state = game.start(FOUR, chance);
      agenda = game.agenda(state);
    }
    int seat = agenda.must().getFirst().seat();
    List<Move> moves = game.moves(state, seat);
    Move move = moves.get(random.nextInt(moves.size()));
    state = game.play(state, seat, move, chance, Journal.SILENT);
    return state;
  }

  /// A position drawn again for one seat, in the middle of a game.
  @Benchmark
  public ludus.pax.State imagine() {
    return game.imagine(middle, 1, random);
  }

  /// A position as JSON and back.
  @Benchmark
  public ludus.pax.State json() {
    return notation.read(notation.write(middle));
  }

  /// A die of the verifiable chance, twenty from one entry of the record.
  @Benchmark
  public int verifiableDice() {
    SeededChance dice = new SeededChance(seed, entry++);
    int sum = 0;
    for (int i = 0; i < 20; i++) {
      sum += dice.die();
    }
    return sum;
  }

  private ludus.pax.State middleOfAGame() {
    SplittableRandom own = new SplittableRandom(7);
    ludus.pax.State at = game.start(FOUR, Chance.of(own));
    for (int i = 0; i < 60; i++) {
      int seat = game.agenda(at).must().getFirst().seat();
      List<Move> moves = game.moves(at, seat);
      at =
          game.play(at, seat, moves.get(own.nextInt(moves.size())), Chance.of(own), Journal.SILENT);
    }
    return at;
  }
}
