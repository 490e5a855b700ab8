package ludus.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import ludus.bots.arena.Arena;
import ludus.bots.arena.Contestant;
import ludus.bots.arena.Experiment;
import ludus.bots.arena.Report;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Setup;
import ludus.marenostrum.MareNostrum;
import ludus.pax.Pax;
import ludus.spartacus.Spartacus;
import org.junit.jupiter.api.Test;

/// The yardstick.
class TextbookTest {

  private final Textbook textbook = new Textbook();

  private <S, M> M choose(Game<S, M> game, S state, int seat, Budget budget, long luck) {
    return textbook.choose(new Situation<>(game, state, seat), budget, new SplittableRandom(luck));
  }

  private <S, M> void isLegalHonestAndRepeatable(
      Game<S, M> game, Setup setup, int every, int most) {
    new Walk(Level.RANDOM, 4, every, most)
        .through(
            game,
            setup,
            (state, seat) -> {
              Budget few = Budget.ofIterations(4);
              M move = choose(game, state, seat, few, 1);
              assertThat(game.refusal(state, seat, move)).isEmpty();
              assertThat(game.moves(state, seat)).contains(move);
              assertThat(choose(game, state, seat, few, 1)).isEqualTo(move);
              S imagined = game.imagine(state, seat, new SplittableRandom(99));
              assertThat(choose(game, imagined, seat, few, 1)).isEqualTo(move);
            });
  }

  @Test
  void its_moves_in_pax_are_legal_honest_and_repeatable() {
    isLegalHonestAndRepeatable(Pax.standard(), Setup.of(3), 9, 20);
  }

  @Test
  void its_moves_in_spartacus_are_legal_honest_and_repeatable() {
    isLegalHonestAndRepeatable(Spartacus.standard(), Setup.of(3).with("rounds", "5"), 17, 8);
  }

  @Test
  void its_moves_in_mare_nostrum_are_legal_honest_and_repeatable() {
    isLegalHonestAndRepeatable(MareNostrum.standard(), Setup.of(3).with("roundLimit", "3"), 17, 8);
  }

  @Test
  void without_time_for_one_game_it_still_moves() {
    Spartacus game = Spartacus.standard();
    var start = game.start(Setup.of(4), Chance.of(new SplittableRandom(1)));
    int seat = game.agenda(start).must().getFirst().seat();
    var move = choose(game, start, seat, Budget.ofMillis(1), 1);
    assertThat(game.refusal(start, seat, move)).isEmpty();
  }

  @Test
  void its_time_is_up_at_the_last_move_of_a_game_too() {
    AtomicLong now = new AtomicLong();
    AtomicInteger thoughts = new AtomicInteger();
    Toy last =
        new Toy(
            List.of(0),
            List.of(List.of("win", "lose")),
            true,
            _ -> {
              assertThat(thoughts.incrementAndGet()).as("thoughts without a clock").isLessThan(999);
              return 1.0;
            });
    Textbook hurried = new Textbook(() -> now.addAndGet(1_000_000));
    String word =
        hurried.choose(
            new Situation<>(last.game(), List.of(), 0),
            Budget.ofMillis(50),
            new SplittableRandom(1));
    assertThat(word).isIn("win", "lose");
    assertThat(thoughts.get()).isBetween(10, 120);
  }

  @Test
  void it_thinks_1000_iterations_of_itself_and_says_nothing_besides() {
    assertThat(textbook.usual()).isEqualTo(Budget.ofIterations(1000));
    Pax game = Pax.standard();
    var start = game.start(Setup.of(2), Chance.of(new SplittableRandom(1)));
    assertThat(textbook.speak(new Situation<>(game, start, 0), new SplittableRandom(1))).isEmpty();
  }

  @Test
  void it_beats_chance() {
    Experiment experiment =
        Experiment.duels(
            Setup.of(2),
            List.of(Contestant.parse("textbook@60it"), Contestant.parse("random")),
            30,
            1,
            Budget.STANDARD);
    Report report = Arena.run(Pax.standard(), experiment, 2, _ -> {});
    assertThat(report.duels().getFirst().wins().low()).isGreaterThan(0.5);
  }
}
