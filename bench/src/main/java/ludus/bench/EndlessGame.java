package ludus.bench;

import java.util.List;
import java.util.SplittableRandom;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Instinct;
import ludus.kernel.Journal;
import ludus.kernel.Setup;
import ludus.kernel.record.Answers;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Match;

/// Game after game of one setup, decision by decision, with the journal off.
final class EndlessGame<S, M> {

  private final Game<S, M> game;
  private final Setup setup;
  private final SplittableRandom random;
  private final Chance chance;
  private S state;

  EndlessGame(Game<S, M> game, Setup setup, SplittableRandom random) {
    this.game = game;
    this.setup = setup;
    this.random = random;
    this.chance = Chance.of(random);
    this.state = game.start(setup, chance);
  }

  S state() {
    return state;
  }

  /// Any legal move.
  S any() {
    int seat = awaited();
    List<M> moves = game.moves(state, seat);
    return play(seat, moves.get(random.nextInt(moves.size())));
  }

  /// A move to which a sensible player leans.
  S leaning(Instinct<S, M> instinct) {
    int seat = awaited();
    List<M> moves = game.moves(state, seat);
    return play(seat, moves.size() == 1 ? moves.getFirst() : pick(instinct, seat, moves));
  }

  private int awaited() {
    Agenda agenda = game.agenda(state);
    if (agenda.isOver()) {
      state = game.start(setup, chance);
      agenda = game.agenda(state);
    }
    return agenda.must().getFirst().seat();
  }

  private S play(int seat, M move) {
    state = game.play(state, seat, move, chance, Journal.SILENT);
    return state;
  }

  private M pick(Instinct<S, M> instinct, int seat, List<M> moves) {
    double[] weights = instinct.weights(state, seat, moves);
    double sum = 0;
    for (double weight : weights) {
      sum += weight;
    }
    double left = random.nextDouble() * sum;
    int at = 0;
    while (at < weights.length - 1 && left >= weights[at]) {
      left -= weights[at++];
    }
    return moves.get(at);
  }

  /// The record of a whole random game.
  static <S, M> GameRecord record(Game<S, M> game, Setup setup, long seed) {
    SplittableRandom own = new SplittableRandom(seed);
    GameRecord.Origin origin = GameRecord.Origin.ofNumber(seed);
    Match<S, M> match = Match.start(game, setup, ChanceSource.of(origin.toSeed()));
    while (!match.agenda().isOver()) {
      Ask ask = match.agenda().must().getFirst();
      List<M> answer =
          Answers.whole(
              game,
              match.state(),
              ask.seat(),
              at -> {
                List<M> moves = game.moves(at, ask.seat());
                return moves.get(own.nextInt(moves.size()));
              });
      match = match.submit(ask.seat(), ask.stamp(), answer, By.BOT, 0).get();
    }
    return GameRecord.of(match, setup, origin);
  }
}
