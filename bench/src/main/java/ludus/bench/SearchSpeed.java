package ludus.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.SplittableRandom;
import ludus.bench.Figure.Measure;
import ludus.bots.Forest;
import ludus.bots.Impulse;
import ludus.bots.Mind;
import ludus.bots.Race;
import ludus.bots.Style;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Setup;
import ludus.marenostrum.MareNostrum;
import ludus.pax.Pax;
import ludus.spartacus.Spartacus;

/// How fast bots think: in the middle of a game by instinct with four seats, where somebody has at
/// least four moves, all of them are tried in one imagined position after the other.
final class SearchSpeed {

  /// After so many decisions, of some 170, 450 and 370, games are in their middle.
  private static final int PAX = 80;

  private static final int SPARTACUS = 200;
  private static final int MARE_NOSTRUM = 180;

  private static final int FEWEST_MOVES = 4;

  private SearchSpeed() {}

  static Figure pax(String name, int seconds) {
    return measure(name, Pax.standard(), PAX, seconds);
  }

  static Figure spartacus(String name, int seconds) {
    return measure(name, Spartacus.standard(), SPARTACUS, seconds);
  }

  static Figure mareNostrum(String name, int seconds) {
    return measure(name, MareNostrum.standard(), MARE_NOSTRUM, seconds);
  }

  private record Position<S>(S state, int seat) {}

  private static <S, M> Figure measure(String name, Game<S, M> game, int decisions, int seconds) {
    Mind<S, M> mind = Mind.of(game);
    Position<S> middle = middle(mind, decisions);
    List<M> moves = game.moves(middle.state(), middle.seat());
    SplittableRandom own = new SplittableRandom(1);
    run(mind, middle, moves, 2L * seconds, own);
    return run(mind, middle, moves, seconds, own)
        .figure(name, "thinking about one of %d moves".formatted(moves.size()));
  }

  private static <S, M> Position<S> middle(Mind<S, M> mind, int decisions) {
    SplittableRandom own = new SplittableRandom(1);
    Impulse<S, M> impulse = new Impulse<>(mind.game(), mind.instinct(), 1, own);
    S state = impulse.playOn(mind.game().start(Setup.of(4), Chance.of(own)), decisions);
    while (true) {
      Agenda agenda = mind.game().agenda(state);
      int seat = agenda.must().getFirst().seat();
      if (mind.game().moves(state, seat).size() >= FEWEST_MOVES) {
        return new Position<>(state, seat);
      }
      state = impulse.playOn(state, 1);
    }
  }

  /// @param tries moves tried once in an imagined position, played on and judged
  private record Run(long tries, long played, long nanos) {

    Figure figure(String name, String operation) {
      double second = 1e9 / nanos;
      return new Figure(
          name,
          operation,
          List.of(
              new Measure("iterations", tries * second, "a second of one core"),
              new Measure("rules", played * second, "rule applications a second of one core")));
    }
  }

  private static <S, M> Run run(
      Mind<S, M> mind, Position<S> at, List<M> moves, long seconds, SplittableRandom own) {
    Race<S, M> race = new Race<>(at.seat(), moves, new double[moves.size()], Style.WIDE);
    Forest<S, M> forest = new Forest<>(mind, 4, Style.WIDE);
    long begun = processor();
    long tries = 0;
    while (processor() - begun < seconds * 1_000_000_000L) {
      race.run(forest, mind.game().imagine(at.state(), at.seat(), own), own.nextLong());
      tries += moves.size();
    }
    return new Run(tries, forest.played(), processor() - begun);
  }

  private static long processor() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
