package ludus.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import ludus.bots.Budget;
import ludus.bots.Level;
import ludus.bots.arena.Comparison.Difference;
import ludus.bots.arena.Report.Duel;
import ludus.bots.arena.Report.Rating;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import ludus.kernel.Setup;
import org.junit.jupiter.api.Test;

/// Intervals, ratings and paired differences.
class FiguresTest {

  @Test
  void games_of_a_deal_that_always_end_alike_count_once() {
    Tally tally = new Tally();
    for (int deal = 0; deal < 100; deal++) {
      for (int game = 0; game < 6; game++) {
        tally.add(deal, deal % 2, 1);
      }
    }
    Share share = tally.share();
    assertThat(share.trials()).isEqualTo(600);
    assertThat(share.rate()).isEqualTo(0.5);
    assertThat(share.effective()).isCloseTo(99, within(1e-6));
  }

  @Test
  void games_that_have_nothing_to_do_with_each_other_count_each() {
    Tally tally = new Tally();
    SplittableRandom luck = new SplittableRandom(3);
    for (int deal = 0; deal < 1000; deal++) {
      for (int game = 0; game < 6; game++) {
        tally.add(deal, luck.nextInt(2), 1);
      }
    }
    assertThat(tally.share().effective()).isBetween(5000.0, 6000.0);
  }

  @Test
  void no_games_count_more_than_each() {
    Tally tally = new Tally();
    for (int game = 0; game < 600; game++) {
      tally.add(game / 6, game % 2, 1); // each deal is even
    }
    assertThat(tally.share().effective()).isEqualTo(600);
  }

  @Test
  void one_deal_says_little() {
    Tally tally = new Tally();
    for (int game = 0; game < 6; game++) {
      tally.add(0, 1, 1);
    }
    assertThat(tally.share().effective()).isEqualTo(1);
    assertThat(tally.share().low()).isLessThan(0.25);
  }

  private static Duel duel(int first, int second, double rate, int games) {
    return new Duel(new Experiment.Pair(first, second), Share.of(rate * games, games), 0);
  }

  private static List<Contestant> bots(int count) {
    return List.of(Level.RANDOM, Level.PLEBEIAN, Level.EQUESTRIAN).subList(0, count).stream()
        .map(Contestant::of)
        .toList();
  }

  @Test
  void ten_wins_for_each_loss_are_400_points() {
    List<Rating> ratings = Ratings.of(bots(2), List.of(duel(1, 0, 10.0 / 11, 1_100_000)));
    assertThat(ratings.get(0).points()).isZero();
    assertThat(ratings.get(0).error()).isZero();
    assertThat(ratings.get(1).points()).isCloseTo(400, within(0.1));
  }

  @Test
  void points_add_up_and_so_do_their_errors() {
    List<Rating> ratings = Ratings.of(bots(3), List.of(duel(1, 0, 0.7, 400), duel(2, 1, 0.7, 400)));
    assertThat(ratings.get(2).points()).isCloseTo(2 * ratings.get(1).points(), within(1e-6));
    assertThat(ratings.get(2).error())
        .isCloseTo(Math.sqrt(2) * ratings.get(1).error(), within(1e-6));
    assertThat(ratings.get(1).points()).isCloseTo(147, within(1.0));
    assertThat(ratings.get(1).error()).isCloseTo(37, within(1.0)); // 1.96 / sqrt(400 · 0.21)
  }

  @Test
  void who_always_wins_has_a_number_and_a_wide_interval() {
    List<Rating> ratings = Ratings.of(bots(2), List.of(duel(1, 0, 1, 100)));
    assertThat(ratings.get(1).points()).isCloseTo(921, within(2.0)); // 100.5 to 0.5
    assertThat(ratings.get(1).error()).isGreaterThan(400);
  }

  private static Experiment lineUp(int games) {
    return new Experiment(
        Setup.of(2), List.of(Level.PLEBEIAN, Level.RANDOM), games, 1, Budget.STANDARD);
  }

  private static Played played(int game, int winner, int decisions, String ending) {
    return new Played(
        game,
        new Outcome(ending, List.of(1, 1), winner < 0 ? List.of() : List.of(winner), List.of(0, 0)),
        Message.of("test." + ending),
        List.of(Message.of("side.one"), Message.of("side.other")),
        decisions,
        List.of(0, 0),
        List.of(0L, 0L));
  }

  @Test
  void the_same_games_differ_in_nothing() {
    List<Played> games =
        List.of(played(0, 0, 10, "A"), played(1, 1, 12, "B"), played(2, -1, 9, "A"));
    Comparison same = Comparison.of(lineUp(3), games, games);
    assertThat(same.differ()).isZero();
    assertThat(same.seats()).allMatch(it -> it.change() == 0 && !it.isClear());
    assertThat(same.nobody().before()).isCloseTo(1.0 / 3, within(1e-12));
    assertThat(same.length()).isEqualTo(new Difference(31.0 / 3, 31.0 / 3, 0));
  }

  @Test
  void differences_are_taken_game_by_game() {
    List<Played> before = new ArrayList<>();
    List<Played> after = new ArrayList<>();
    for (int game = 0; game < 100; game++) {
      int luck = 50 * (game % 10); // both variants share it
      before.add(played(game, game % 2, 100 + luck, "A"));
      after.add(
          played(game, game % 4 == 1 ? 0 : game % 2, 110 + luck + game % 2, game < 20 ? "B" : "A"));
    }
    Comparison changed = Comparison.of(lineUp(100), before, after);
    assertThat(changed.length().change()).isCloseTo(10.5, within(1e-9));
    assertThat(changed.length().error()).isCloseTo(0.0997, within(0.0005)); // 1.984 · 0.5025 / 10
    assertThat(changed.seats().get(0).change()).isCloseTo(0.25, within(1e-9));
    assertThat(changed.seats().get(1).change()).isCloseTo(-0.25, within(1e-9));
    assertThat(changed.seats().get(0).isClear()).isTrue();
    assertThat(changed.seats().get(1).isClear()).isTrue();
    assertThat(changed.sides().get(1).name().key()).isEqualTo("side.other");
    assertThat(changed.sides().get(1).difference().after()).isCloseTo(0.25, within(1e-9));
    assertThat(changed.endings().get(1).difference().after()).isCloseTo(0.2, within(1e-9));
    assertThat(changed.differ()).isEqualTo(100);
    assertThat(changed.nobody()).isEqualTo(new Difference(0, 0, 0));
    // seat 0 is the plebeian in even games, the random bot in odd ones
    assertThat(changed.bots().getFirst().name()).isEqualTo("plebeian");
    assertThat(changed.bots().getFirst().difference().before()).isCloseTo(1, within(1e-9));
    assertThat(changed.bots().getFirst().difference().after()).isCloseTo(0.75, within(1e-9));
  }

  @Test
  void one_pair_of_games_says_nothing_of_the_difference() {
    Comparison one =
        Comparison.of(lineUp(1), List.of(played(0, 0, 10, "A")), List.of(played(0, 1, 12, "A")));
    assertThat(one.length().error()).isInfinite();
    assertThat(one.length().isClear()).isFalse();
  }
}
