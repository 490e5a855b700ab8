package ludus.bots.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import ludus.bots.Adviser;
import ludus.bots.Bot;
import ludus.bots.Budget;
import ludus.bots.Level;
import ludus.bots.Situation;
import ludus.bots.analysis.Analysis.Effort;
import ludus.kernel.Ask;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Outcome;
import ludus.kernel.Seed;
import ludus.kernel.Setup;
import ludus.kernel.record.Answers;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.Match;
import ludus.kernel.record.Match.Step;
import ludus.marenostrum.MareNostrum;
import ludus.pax.Move;
import ludus.pax.Pax;
import ludus.pax.State;
import ludus.spartacus.Spartacus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AnalystTest {

  private static final Pax PAX = Pax.standard();
  private static final Effort LITTLE = new Effort(12, 20, 2, 9, 2);
  private static final ChanceSource LUCK = ChanceSource.of(Seed.ofNumber(3));

  static List<Game<?, ?>> games() {
    return List.of(PAX, Spartacus.standard(), MareNostrum.standard());
  }

  /// A game to its end; seat 1 is a person who plays at random.
  private static <S, M> Match<S, M> played(Game<S, M> game) {
    SplittableRandom own = new SplittableRandom(4);
    Match<S, M> match = Match.start(game, Setup.of(3), LUCK);
    while (!match.agenda().isOver()) {
      Ask ask = match.agenda().must().getFirst();
      boolean person = ask.seat() == 1;
      Bot bot = (person ? Level.RANDOM : Level.PLEBEIAN).bot();
      List<M> moves =
          Answers.whole(
              game,
              match.state(),
              ask.seat(),
              now ->
                  bot.choose(new Situation<>(game, now, ask.seat()), Budget.ofIterations(1), own));
      match = match.submit(ask.seat(), ask.stamp(), moves, person ? By.PERSON : By.BOT, 0).get();
    }
    return match;
  }

  private static <S, M> Analysis<M> analysis(
      Game<S, M> game, List<Step<S, M>> line, Effort effort, Analyst.Progress progress) {
    S start = Match.start(game, Setup.of(3), LUCK).state();
    return new Analyst<>(game, start, line, Adviser.strongest(), effort, progress).analyse();
  }

  private static <S, M> Analysis<M> analysis(Game<S, M> game, List<Step<S, M>> line) {
    return analysis(game, line, LITTLE, (_, _) -> {});
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, M> void tells_how_the_game_stood_from_the_start_to_the_end(Game<S, M> game) {
    Match<S, M> match = played(game);
    Analysis<M> analysis = analysis(game, match.line());
    List<Analysis.Point> points = analysis.points();
    assertThat(points).hasSizeBetween(LITTLE.first(), LITTLE.points());
    assertThat(points)
        .extracting(Analysis.Point::at)
        .isSorted()
        .doesNotHaveDuplicates()
        .startsWith(0)
        .endsWith(match.number());
    assertThat(points)
        .allSatisfy(
            point -> {
              assertThat(point.shares()).hasSize(3).allMatch(share -> share >= 0 && share <= 1);
              assertThat(point.shares().stream().mapToDouble(share -> share).sum())
                  .isLessThan(1 + 1e-6);
            });
    Outcome outcome = match.agenda().outcome().orElseThrow();
    for (int seat = 0; seat < 3; seat++) {
      assertThat(points.getLast().shares().get(seat)).isEqualTo(outcome.share(seat));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, M> void judges_what_people_did_and_nobody_else(Game<S, M> game) {
    Match<S, M> match = played(game);
    Analysis<M> analysis = analysis(game, match.line());
    assertThat(analysis.choices()).isGreaterThan(LITTLE.decisions());
    assertThat(analysis.decisions()).hasSize(LITTLE.decisions());
    for (Analysis.Decision<M> decision : analysis.decisions()) {
      Step<S, M> step =
          match.line().stream()
              .filter(one -> one.entry().number() == decision.at())
              .findFirst()
              .orElseThrow();
      assertThat(decision.seat()).isEqualTo(1);
      assertThat(step.entry().moves()).contains(decision.played());
      assertThat(decision.agrees()).isEqualTo(decision.played().equals(decision.advised()));
      assertThat(!decision.agrees() || decision.share() == decision.best()).isTrue();
    }
  }

  @Test
  void the_same_game_gives_the_same_analysis() {
    List<Step<State, Move>> line = played(PAX).line();
    assertThat(analysis(PAX, line)).isEqualTo(analysis(PAX, line));
  }

  @Test
  void the_moves_that_changed_most_come_first_with_what_they_changed() {
    Match<State, Move> match = played(PAX);
    Effort all = new Effort(1000, 1000, 2, 0, 1);
    Analysis<Move> analysis = analysis(PAX, match.line(), all, (_, _) -> {});
    assertThat(analysis.decisions()).isEmpty();
    assertThat(analysis.turns())
        .isNotEmpty()
        .isSortedAccordingTo(
            Comparator.comparingDouble((Analysis.Turn<Move> turn) -> -turn.change()));
    List<Analysis.Point> points = analysis.points();
    assertThat(points).hasSize(match.line().size() + 1);
    double most = 0;
    for (int i = 1; i < points.size(); i++) {
      for (int seat = 0; seat < 3; seat++) {
        double change =
            Math.abs(points.get(i).shares().get(seat) - points.get(i - 1).shares().get(seat));
        most = Math.max(most, change);
      }
    }
    Analysis.Turn<Move> first = analysis.turns().getFirst();
    assertThat(first.change()).isEqualTo(most);
    Analysis.Point after =
        points.stream().filter(point -> point.at() == first.at()).findFirst().orElseThrow();
    assertThat(after.shares().get(first.whom())).isEqualTo(first.after());
  }

  @Test
  void looks_closer_where_much_changes() {
    List<Step<State, Move>> line = played(PAX).line();
    Analysis<Move> even = analysis(PAX, line, new Effort(5, 5, 2, 0, 1), (_, _) -> {});
    Analysis<Move> closer = analysis(PAX, line, new Effort(5, 12, 2, 0, 1), (_, _) -> {});
    assertThat(even.points()).hasSize(5);
    assertThat(closer.points()).hasSize(12).containsAll(even.points());
    assertThat(closer.turns().size()).isGreaterThanOrEqualTo(even.turns().size());
  }

  @Test
  void what_the_bot_would_have_done_is_judged_from_what_the_seat_could_see() {
    List<Step<State, Move>> line = played(PAX).line();
    List<Step<State, Move>> otherwise = new ArrayList<>();
    for (Step<State, Move> step : line) {
      State imagined =
          PAX.agenda(step.state()).isOver()
              ? step.state()
              : PAX.imagine(step.state(), 1, new SplittableRandom(7));
      otherwise.add(new Step<>(step.entry(), imagined, step.events(), step.barrier()));
    }
    Analysis<Move> real = analysis(PAX, line);
    Effort same = new Effort(2, 2, 2, 1000, 2); // judges every decision: which, depends on points
    assertThat(analysis(PAX, otherwise, same, (_, _) -> {}).decisions())
        .isEqualTo(analysis(PAX, line, same, (_, _) -> {}).decisions());
    assertThat(analysis(PAX, otherwise).points()).isNotEqualTo(real.points());
  }

  @Test
  void a_batch_is_judged_move_by_move() {
    Match<State, Move> match = played(PAX);
    List<Step<State, Move>> line = match.line();
    Effort all = new Effort(2, 2, 1, 1000, 1);
    Analysis<Move> single = analysis(PAX, line, all, (_, _) -> {});
    List<Step<State, Move>> batched = new ArrayList<>();
    for (Step<State, Move> step : line) {
      Step<State, Move> before = batched.isEmpty() ? step : batched.getLast();
      boolean joins =
          !batched.isEmpty()
              && !before.barrier()
              && before.entry().seat() == step.entry().seat()
              && step.entry().by() == By.PERSON;
      List<Move> moves = new ArrayList<>(joins ? before.entry().moves() : List.of());
      moves.addAll(step.entry().moves());
      if (joins) {
        batched.removeLast();
      }
      var entry = step.entry();
      batched.add(
          new Step<>(
              new ludus.kernel.record.Entry<>(
                  entry.number(), entry.seat(), moves, entry.by(), 0, entry.back()),
              step.state(),
              step.events(),
              step.barrier()));
    }
    assertThat(batched.size()).isLessThan(line.size());
    Analysis<Move> together = analysis(PAX, batched, all, (_, _) -> {});
    assertThat(together.choices()).isEqualTo(single.choices());
    assertThat(together.decisions())
        .extracting(Analysis.Decision::played)
        .isEqualTo(single.decisions().stream().map(Analysis.Decision::played).toList());
  }

  @Test
  void progress_is_told_up_to_the_end_and_can_stop_it() {
    List<Step<State, Move>> line = played(PAX).line();
    List<int[]> told = new ArrayList<>();
    analysis(PAX, line, LITTLE, (done, of) -> told.add(new int[] {done, of}));
    for (int i = 0; i < told.size(); i++) {
      assertThat(told.get(i)[0]).isEqualTo(i + 1).isLessThanOrEqualTo(told.get(i)[1]);
    }
    assertThat(told.getLast()[0]).isEqualTo(told.getLast()[1]);
    assertThatThrownBy(
            () ->
                analysis(
                    PAX,
                    line,
                    LITTLE,
                    (_, _) -> {
                      throw new CancellationException();
                    }))
        .isInstanceOf(CancellationException.class);
  }

  @Test
  void a_game_that_is_over_stands_as_it_ended() {
    Match<State, Move> match = played(PAX);
    assertThat(
            ludus.bots.Outlook.of(PAX, match.state(), 1, new SplittableRandom(1))[
                match.agenda().outcome().orElseThrow().winners().getFirst()])
        .isPositive();
    assertThat(
            ludus.bots.Outlook.of(
                PAX,
                PAX.start(Setup.of(3), Chance.of(new SplittableRandom(1))),
                3,
                new SplittableRandom(1)))
        .hasSize(3);
  }
}
