package ludus.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import ludus.kernel.Instinct;
import ludus.kernel.Setup;
import ludus.kernel.json.Notation;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Replay;
import ludus.marenostrum.MareNostrum;
import ludus.marenostrum.Move;
import ludus.marenostrum.phase.Battle.Force;
import ludus.marenostrum.phase.Odds;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/// Mare Nostrum with five seats, through the public interface of the kernel. Random games end after
/// twelve rounds: by chance alone most would take longer.
@State(Scope.Thread)
public class MareNostrumEngine {

  private static final Setup FIVE = Setup.of(5).with("roundLimit", "12");

  /// Positions for which moves are listed.
  static final int SAMPLED = 200;

  private static final int APART = 11;

  private final MareNostrum game = MareNostrum.standard();
  private final Instinct<ludus.marenostrum.State, Move> instinct = game.instinct().orElseThrow();
  private final Notation<ludus.marenostrum.State, Move> notation = game.notation();
  private final SplittableRandom own = new SplittableRandom(1);
  private final EndlessGame<ludus.marenostrum.State, Move> blind =
      new EndlessGame<>(game, FIVE, own);
  private final EndlessGame<ludus.marenostrum.State, Move> sensible =
      new EndlessGame<>(game, FIVE, own);
  private final List<ludus.marenostrum.State> sampled = sampled();
  private final ludus.marenostrum.State middle = sampled.get(SAMPLED / 4);
  private final GameRecord record = EndlessGame.record(game, FIVE, 3);

  /// One decision of a random game: the agenda, the legal moves, one of them played; a new game
  /// when one is over. The journal is off.
  @Benchmark
  public ludus.marenostrum.State decision() {
    return blind.any();
  }

  /// The same in a game by instinct.
  @Benchmark
  public ludus.marenostrum.State instinct() {
    return sensible.leaning(instinct);
  }

  /// The legal moves in positions from random games.
  @Benchmark
  public int moves() {
    int count = 0;
    for (int i = 0; i < SAMPLED; i++) {
      ludus.marenostrum.State at = sampled.get(i);
      count += game.moves(at, game.agenda(at).must().getFirst().seat()).size();
    }
    return count;
  }

  /// A position drawn again for one seat, in the middle of a game.
  @Benchmark
  public ludus.marenostrum.State imagine() {
    return game.imagine(middle, 1, own);
  }

  /// A position as JSON and back.
  @Benchmark
  public ludus.marenostrum.State json() {
    return notation.read(notation.write(middle));
  }

  /// The exact odds of five Legions against three and a Fortress.
  @Benchmark
  public Odds odds() {
    return Odds.onLand(middle, new Force(0, 5, false, 0, 0, 0), new Force(1, 3, true, 0, 5, 1));
  }

  /// The record of a whole random game, played again from the first to the last move.
  @Benchmark
  public Object replay() {
    return Replay.of(game, record, Integer.MAX_VALUE);
  }

  private List<ludus.marenostrum.State> sampled() {
    List<ludus.marenostrum.State> found = new ArrayList<>(SAMPLED);
    while (found.size() < SAMPLED) {
      for (int i = 0; i < APART; i++) {
        blind.any();
      }
      if (!game.agenda(blind.state()).isOver()) {
        found.add(blind.state());
      }
    }
    return found;
  }
}
