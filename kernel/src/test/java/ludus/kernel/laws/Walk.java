package ludus.kernel.laws;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.Outcome;
import ludus.kernel.Seed;
import ludus.kernel.SeededChance;
import ludus.kernel.Setup;

/// A random game: any awaited seat, now and then one that may act besides, now and then an idea.
final class Walk<S, M> {

  /// One move of the walk, before it is made.
  record Turn<S, M>(S state, int seats, int seat, M move, int number) {}

  /// Is shown every move before it is made.
  interface Visitor<S, M> {
    void at(Turn<S, M> turn);
  }

  private final Game<S, M> game;
  private final Setup setup;
  private final long seed;
  private final Seed chance;

  Walk(Game<S, M> game, Setup setup, long seed) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.chance = Seed.ofNumber(seed);
  }

  S start() {
    return game.start(setup, chanceAt(0));
  }

  Chance chanceAt(int number) {
    return new SeededChance(chance, number);
  }

  S play(Turn<S, M> turn) {
    return play(turn, turn.state());
  }

  /// The same move with the same chance, made in another position.
  S play(Turn<S, M> turn, S state) {
    return game.play(state, turn.seat(), turn.move(), chanceAt(turn.number()), Journal.SILENT);
  }

  List<Event> events(Turn<S, M> turn) {
    Journal.Kept journal = new Journal.Kept();
    game.play(turn.state(), turn.seat(), turn.move(), chanceAt(turn.number()), journal);
    return journal.events();
  }

  /// Plays to the end and says how it ended, or fails if that takes too long.
  Outcome run(Visitor<S, M> visitor) {
    RandomGenerator own = new SplittableRandom(seed);
    S state = start();
    int most = game.info().longestGame();
    for (int number = 1; number <= most; number++) {
      Agenda agenda = game.agenda(state);
      if (agenda.isOver()) {
        return agenda.outcome().orElseThrow();
      }
      Turn<S, M> turn = choose(state, agenda, number, own);
      visitor.at(turn);
      state = play(turn);
    }
    throw new AssertionError("No end after " + most + " moves: " + setup + ", seed " + seed);
  }

  private Turn<S, M> choose(S state, Agenda agenda, int number, RandomGenerator own) {
    if (own.nextInt(8) == 0) {
      int seat = own.nextInt(setup.seats());
      List<M> ideas = game.ideas(state, seat, own);
      if (!ideas.isEmpty()) {
        return turn(state, seat, ideas, number, own);
      }
    }
    if (own.nextInt(8) == 0 && !agenda.may().isEmpty()) {
      int seat = agenda.may().get(own.nextInt(agenda.may().size())).seat();
      List<M> moves = game.moves(state, seat);
      if (!moves.isEmpty()) {
        return turn(state, seat, moves, number, own);
      }
    }
    Ask ask = agenda.must().get(own.nextInt(agenda.must().size()));
    return turn(state, ask.seat(), game.moves(state, ask.seat()), number, own);
  }

  private Turn<S, M> turn(S state, int seat, List<M> moves, int number, RandomGenerator own) {
    return new Turn<>(state, setup.seats(), seat, moves.get(own.nextInt(moves.size())), number);
  }
}
