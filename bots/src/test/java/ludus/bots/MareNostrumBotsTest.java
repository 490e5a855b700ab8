package ludus.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import ludus.bots.arena.Arena;
import ludus.bots.arena.Experiment;
import ludus.bots.arena.Report;
import ludus.kernel.Setup;
import ludus.kernel.record.Answers;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Match;
import ludus.marenostrum.MareNostrum;
import ludus.marenostrum.Move;
import ludus.marenostrum.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole games of Mare Nostrum by bots.
class MareNostrumBotsTest {

  private static final MareNostrum GAME = MareNostrum.standard();
  private static final Budget LITTLE = Budget.ofIterations(2);

  /// As the server plays: whole answers, submitted and tested.
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void whole_answers_of_bots_are_never_refused(int seats) {
    Setup setup = Setup.of(seats).with("roundLimit", "5");
    SplittableRandom own = new SplittableRandom(seats);
    List<Level> bots =
        List.of(Level.CAESAR, Level.EQUESTRIAN, Level.SENATOR, Level.PLEBEIAN, Level.RANDOM);
    Match<State, Move> match =
        Match.start(GAME, setup, ChanceSource.of(GameRecord.Origin.ofNumber(seats).toSeed()));
    while (!match.agenda().isOver()) {
      var ask = match.agenda().must().getFirst();
      Bot bot = bots.get(ask.seat()).bot();
      List<Move> answer =
          Answers.whole(
              GAME,
              match.state(),
              ask.seat(),
              at -> bot.choose(new Situation<>(GAME, at, ask.seat()), LITTLE, own));
      match = match.submit(ask.seat(), ask.stamp(), answer, By.BOT, 0).get();
    }
    assertThat(match.state().round()).isLessThanOrEqualTo(5);
  }

  @Test
  void an_equestrian_beats_those_who_play_by_chance() {
    Experiment experiment =
        new Experiment(
            Setup.of(3).with("roundLimit", "20"),
            List.of(Level.EQUESTRIAN, Level.RANDOM, Level.RANDOM),
            9,
            1,
            LITTLE);
    Report report = Arena.run(GAME, experiment, 1, _ -> {});
    assertThat(report.bots().getFirst().wins().wins()).isGreaterThanOrEqualTo(8);
  }
}
