package ludus.bench;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import ludus.bench.Figure.Measure;
import ludus.kernel.Chance;
import ludus.kernel.Instinct;
import ludus.kernel.Journal;
import ludus.kernel.Pile;
import ludus.kernel.Setup;
import ludus.kernel.json.Notation;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Replay;
import ludus.spartacus.Frame;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Spartacus;
import ludus.spartacus.combat.Odds;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/// Spartacus with four seats, through the public interface of the kernel.
@State(Scope.Thread)
public class SpartacusEngine {

  private static final Setup FOUR = Setup.of(4);
  private static final int FIGHTS = 10_000;

  private final Spartacus game = Spartacus.standard();
  private final Instinct<ludus.spartacus.State, Move> instinct = game.instinct().orElseThrow();
  private final Notation<ludus.spartacus.State, Move> notation = game.notation();
  private final SplittableRandom own = new SplittableRandom(1);
  private final ludus.spartacus.State middle = middleOfAGame();
  private final GameRecord record = EndlessGame.record(game, FOUR, 3);
  private final EndlessGame<ludus.spartacus.State, Move> blind = new EndlessGame<>(game, FOUR, own);
  private final EndlessGame<ludus.spartacus.State, Move> sensible =
      new EndlessGame<>(game, FOUR, own);

  /// One decision of a random game: the agenda, the legal moves, one of them played; a new game
  /// when one is over. The journal is off.
  @Benchmark
  public ludus.spartacus.State decision() {
    return blind.any();
  }

  /// The same in a game by instinct.
  @Benchmark
  public ludus.spartacus.State instinct() {
    return sensible.leaning(instinct);
  }

  /// A position drawn again for one seat, in the middle of a game.
  @Benchmark
  public ludus.spartacus.State imagine() {
    return game.imagine(middle, 1, own);
  }

  /// A position as JSON and back.
  @Benchmark
  public ludus.spartacus.State json() {
    return notation.read(notation.write(middle));
  }

  /// The odds of a fight with equipment.
  @Benchmark
  public Odds.Chances odds() {
    Frame.Entrant one = entrant("spartacus#1", "gladius#1", "shield#1");
    Frame.Entrant two = entrant("crixus#1", "axe#1", "helmet#1");
    return Odds.of(middle, one, two, FIGHTS, own);
  }

  private Frame.Entrant entrant(String card, String... equipment) {
    Pile<MarketCard> items = Pile.empty();
    for (String item : equipment) {
      items = items.plus(game.content().marketCard(item));
    }
    return new Frame.Entrant(0, game.content().marketCard(card), items);
  }

  /// The record of a whole random game, played again from the first to the last move.
  @Benchmark
  public Object replay() {
    return Replay.of(game, record, Integer.MAX_VALUE);
  }

  private ludus.spartacus.State middleOfAGame() {
    SplittableRandom own = new SplittableRandom(7);
    ludus.spartacus.State at = game.start(FOUR, Chance.of(own));
    for (int i = 0; i < 400; i++) {
      int seat = game.agenda(at).must().getFirst().seat();
      List<Move> moves = game.moves(at, seat);
      at =
          game.play(at, seat, moves.get(own.nextInt(moves.size())), Chance.of(own), Journal.SILENT);
    }
    return at;
  }

  /// How large things are, in bytes of JSON: positions of random games, every hundredth of them,
  /// and the record of one game.
  static Figure size(String name) {
    SpartacusEngine engine = new SpartacusEngine();
    long sum = 0;
    int most = 0;
    int counted = 0;
    for (int i = 0; i < 20_000; i++) {
      ludus.spartacus.State at = engine.decision();
      if (i % 100 == 0) {
        int bytes = engine.notation.write(at).toString().getBytes(StandardCharsets.UTF_8).length;
        sum += bytes;
        most = Math.max(most, bytes);
        counted++;
      }
    }
    String record = engine.record.toJson();
    return new Figure(
        name,
        "one state, and one record of %d entries".formatted(engine.record.entries().size()),
        List.of(
            new Measure("state", sum / (double) counted, "bytes on average"),
            new Measure("largest state", most, "bytes"),
            new Measure("record", record.getBytes(StandardCharsets.UTF_8).length, "bytes")));
  }
}
