package ludus.kernel.laws;

import static ludus.kernel.laws.RandomGames.none;
import static ludus.kernel.laws.RandomGames.pick;
import static ludus.kernel.laws.RandomGames.reveals;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import ludus.kernel.Ask;
import ludus.kernel.Journal;
import ludus.kernel.Result;
import ludus.kernel.Seed;
import ludus.kernel.Setup;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Match;
import ludus.kernel.record.Replay;
import org.junit.jupiter.api.Test;

/// Batches, undo, previews and records, through the door of a match.
interface MatchLaws<S, M> extends RandomGames<S, M> {

  @Test
  default void a_batch_equals_its_moves_or_changes_nothing() {
    matches(
        (_, match, seat, moves) -> {
          int stamp = stamp(match, seat);
          Result<Match<S, M>> batch = match.submit(seat, stamp, moves, By.BOT, 0);
          if (batch instanceof Result.Done<Match<S, M>>(Match<S, M> done)) {
            S folded = match.state();
            for (M move : moves) {
              folded =
                  game()
                      .play(
                          folded,
                          seat,
                          move,
                          ChanceSource.of(Seed.ofNumber(9)).at(match.number() + 1),
                          Journal.SILENT);
            }
            assertThat(done.state()).isEqualTo(folded);
            assertThat(done.number()).isEqualTo(match.number() + 1);
          }
        });
  }

  @Test
  default void undo_returns_an_equal_state_and_is_refused_after_a_revelation() {
    matches(
        (_, match, seat, moves) -> {
          Result<Match<S, M>> next = match.submit(seat, stamp(match, seat), moves, By.PERSON, 0);
          if (!(next instanceof Result.Done<Match<S, M>>(Match<S, M> done))) {
            return;
          }
          Match.Step<S, M> step = done.line().getLast();
          boolean revealed = step.events().stream().anyMatch(event -> !event.reveals().isEmpty());
          Result<Match<S, M>> back = done.undo(seat, 0);
          if (back instanceof Result.Done<Match<S, M>>(Match<S, M> undone)) {
            assertThat(revealed).isFalse();
            assertThat(undone.state()).isEqualTo(match.state());
            assertThat(undone.number()).isEqualTo(match.number() + 2);
          } else {
            assertThat(back.refused().orElseThrow().message().key())
                .isEqualTo("kernel.refusal.undoBarrier");
          }
          assertThat(done.undo(seat + 1, 0).isDone()).isFalse();
          assertThat(
                  done.undoByConsent(seat, match.line().size() == 0 ? 0 : last(match), 0)
                      .get()
                      .state())
              .isEqualTo(match.state());
        });
  }

  @Test
  default void a_match_that_forgets_goes_on_the_same_and_takes_back_as_far_as_before() {
    matches(
        (seats, match, seat, moves) -> {
          Match<S, M> light = match.forget(seats);
          int stamp = stamp(match, seat);
          assertThat(light.state()).isEqualTo(match.state());
          assertThat(light.number()).isEqualTo(match.number());
          assertThat(light.undoRefusal(seat)).isEqualTo(match.undoRefusal(seat));
          Result<Match<S, M>> real = match.submit(seat, stamp, moves, By.PERSON, 0);
          Result<Match<S, M>> same = light.submit(seat, stamp, moves, By.PERSON, 0);
          assertThat(same.refused()).isEqualTo(real.refused());
          if (real instanceof Result.Done<Match<S, M>>(Match<S, M> done)) {
            assertThat(same.get().state()).isEqualTo(done.state());
            assertThat(same.get().entries().getLast()).isEqualTo(done.entries().getLast());
            if (done.undo(seat, 0) instanceof Result.Done<Match<S, M>>(Match<S, M> undone)) {
              assertThat(same.get().undo(seat, 0).get().state()).isEqualTo(undone.state());
              assertThat(same.get().undo(seat, 0).get().entries().getLast())
                  .isEqualTo(undone.entries().getLast());
            }
          }
          if (light.line().size() < match.line().size()) {
            assertThat(light.undoByConsent(seat, -1, 0).isDone()).isFalse();
          }
        });
  }

  private int last(Match<S, M> match) {
    return match.line().getLast().entry().number();
  }

  @Test
  default void a_stale_answer_is_refused() {
    matches(
        (_, match, seat, moves) -> {
          Result<Match<S, M>> late =
              match.submit(seat, stamp(match, seat) + 1, moves, By.PERSON, 0);
          assertThat(late.refused().orElseThrow().message().key())
              .isEqualTo("kernel.refusal.stale");
        });
  }

  @Test
  default void a_preview_shows_where_a_batch_leads_unless_it_would_show_something_new() {
    matches(
        (_, match, seat, moves) -> {
          int stamp = stamp(match, seat);
          Result<Match<S, M>> real = match.submit(seat, stamp, moves, By.PERSON, 0);
          Result<S> preview = match.preview(seat, stamp, moves);
          if (preview instanceof Result.Done<S>(S seen)) {
            assertThat(seen).isEqualTo(real.get().state());
            assertThat(reveals(real.get().line().getLast().events(), seat)).isFalse();
          } else if (real instanceof Result.Done<Match<S, M>>(Match<S, M> done)) {
            assertThat(done.line().getLast().barrier()).isTrue();
            assertThat(preview.refused().orElseThrow().message().key())
                .isEqualTo("kernel.refusal.previewBarrier");
          } else {
            assertThat(preview.refused()).isEqualTo(real.refused());
          }
        });
  }

  @Test
  default void a_record_replays_to_the_same_outcome_with_undone_moves_in_it() {
    for (Setup setup : setups()) {
      GameRecord.Origin origin = GameRecord.Origin.ofNumber(9);
      Match<S, M> match = Match.start(game(), setup, ChanceSource.of(origin.toSeed()));
      RandomGenerator own = new SplittableRandom(4);
      while (!match.agenda().isOver()) {
        int seat = match.agenda().must().getFirst().seat();
        List<M> moves = wholeAnswer(match.state(), seat, own);
        match = match.submit(seat, stamp(match, seat), moves, By.BOT, 0).get();
        if (own.nextInt(4) == 0 && match.undo(seat, 0).isDone()) {
          match = match.undo(seat, 0).get();
        }
      }
      String json = GameRecord.of(match, setup, origin).toJson();
      Replay.Report<S, M> report = Replay.of(game(), GameRecord.parse(json), Integer.MAX_VALUE);
      assertThat(report.difference()).isEmpty();
      assertThat(report.match().state()).isEqualTo(match.state());
    }
  }

  interface MatchLaw<S, M> {
    void holds(int seats, Match<S, M> match, int seat, List<M> moves);
  }

  private void matches(MatchLaw<S, M> law) {
    for (Setup setup : setups()) {
      for (long seed = 1; seed <= games(); seed++) {
        RandomGenerator own = new SplittableRandom(seed);
        Match<S, M> match = Match.start(game(), setup, ChanceSource.of(Seed.ofNumber(9)));
        while (!match.agenda().isOver()) {
          int seat = pick(match.agenda().must(), own).seat();
          law.holds(setup.seats(), match, seat, run(match.state(), seat, own));
          List<M> moves = wholeAnswer(match.state(), seat, own);
          match = match.submit(seat, stamp(match, seat), moves, By.BOT, 0).get();
        }
      }
    }
  }

  private int stamp(Match<S, M> match, int seat) {
    return match.agenda().ask(seat).map(Ask::stamp).orElse(0);
  }

  /// One to three moves in a row of one seat, whether or not they make a proper batch.
  private List<M> run(S state, int seat, RandomGenerator own) {
    List<M> moves = new ArrayList<>();
    S at = state;
    for (int i = own.nextInt(3); i >= 0; i--) {
      List<M> possible = game().moves(at, seat);
      if (possible.isEmpty() || game().agenda(at).isOver()) {
        break;
      }
      M move = pick(possible, own);
      moves.add(move);
      at = game().play(at, seat, move, none(), Journal.SILENT);
    }
    return moves;
  }

  /// Random moves up to the end of an answer: never half a sealed one.
  private List<M> wholeAnswer(S state, int seat, RandomGenerator own) {
    List<M> moves = new ArrayList<>();
    S at = state;
    do {
      M move = pick(game().moves(at, seat), own);
      moves.add(move);
      at = game().play(at, seat, move, none(), Journal.SILENT);
    } while (game().unfinished(at, seat));
    return moves;
  }
}
