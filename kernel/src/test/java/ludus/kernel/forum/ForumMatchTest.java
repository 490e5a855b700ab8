package ludus.kernel.forum;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import ludus.kernel.Result;
import ludus.kernel.Seed;
import ludus.kernel.Setup;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.Entry;
import ludus.kernel.record.Match;
import org.junit.jupiter.api.Test;

/// The door through which moves come in.
class ForumMatchTest {

  private static final ForumMove RAISE = new ForumMove.Raise();
  private static final ForumMove SEAL = new ForumMove.Seal();
  private static final ForumMove PASS = new ForumMove.Pass();

  private final Match<ForumState, ForumMove> start =
      Match.start(new Forum(), Setup.of(3), ChanceSource.of(Seed.ofNumber(1)));

  @Test
  void simultaneous_answers_quote_the_same_stamp() {
    Match<ForumState, ForumMove> match = start;
    for (int seat = 2; seat >= 0; seat--) {
      match = match.submit(seat, 0, List.of(RAISE, SEAL), By.PERSON, 5).get();
    }
    assertThat(match.agenda().must()).allMatch(ask -> ask.what().equals("foil"));
    assertThat(match.number()).isEqualTo(3);
    assertThat(match.entries().getFirst().time()).isEqualTo(5);
    assertThat(match.entries().getFirst().by()).isEqualTo(By.PERSON);
  }

  @Test
  void an_answer_may_not_stay_half_made() {
    assertThat(key(start.submit(0, 0, List.of(RAISE), By.PERSON, 0)))
        .isEqualTo("kernel.refusal.unfinished");
  }

  @Test
  void an_empty_batch_is_refused() {
    assertThat(key(start.submit(0, 0, List.of(), By.PERSON, 0))).isEqualTo("kernel.refusal.empty");
  }

  @Test
  void a_late_answer_is_refused() {
    assertThat(key(start.submit(0, 1, List.of(SEAL), By.PERSON, 0)))
        .isEqualTo("kernel.refusal.stale");
  }

  @Test
  void an_illegal_move_in_a_batch_undoes_all_of_it() {
    Result<Match<ForumState, ForumMove>> result =
        start.submit(0, 0, List.of(RAISE, new ForumMove.Foil(3)), By.PERSON, 0);
    assertThat(result.refused().orElseThrow().rule().orElseThrow()).hasToString("FOR-BID-1");
    assertThat(start.number()).isZero();
  }

  @Test
  void nothing_follows_in_a_batch_after_something_was_shown() {
    Match<ForumState, ForumMove> last =
        start
            .submit(0, 0, List.of(SEAL), By.BOT, 0)
            .get()
            .submit(1, 0, List.of(RAISE, SEAL), By.BOT, 0)
            .get();
    assertThat(key(last.submit(2, 0, List.of(SEAL, PASS), By.BOT, 0)))
        .isEqualTo("kernel.refusal.batchBarrier");
    assertThat(key(last.preview(2, 0, List.of(SEAL)))).isEqualTo("kernel.refusal.previewBarrier");
  }

  @Test
  void an_offer_is_a_move_like_any_other_and_the_die_a_barrier() {
    Match<ForumState, ForumMove> match =
        start
            .submit(0, 0, List.of(new ForumMove.Offer(1, 2, true)), By.PERSON, 0)
            .get()
            .submit(1, 0, List.of(new ForumMove.Accept(0)), By.PERSON, 0)
            .get();
    assertThat(match.state().house(1).coins()).isEqualTo(7);
    assertThat(key(match.undo(1, 0))).isEqualTo("kernel.refusal.undoBarrier");
    assertThat(key(match.undo(0, 0))).isEqualTo("kernel.refusal.undoNothing");
    assertThat(match.undoRefusal(2)).isPresent();
  }

  /// Were the undo refused, the mover would learn that two others talk behind his back.
  @Test
  void what_others_do_in_private_does_not_stand_in_the_way_of_an_undo() {
    Match<ForumState, ForumMove> sealed =
        start.submit(2, 0, List.of(RAISE, SEAL), By.PERSON, 0).get();
    Match<ForumState, ForumMove> open =
        sealed.submit(2, 0, List.of(new ForumMove.Reopen()), By.PERSON, 0).get();
    Match<ForumState, ForumMove> whispered =
        open.submit(0, 0, List.of(new ForumMove.Offer(1, 2, true)), By.PERSON, 0).get();
    Match<ForumState, ForumMove> back = whispered.undo(2, 5).get();
    assertThat(back.state()).isEqualTo(sealed.state());
    assertThat(back.entries().getLast())
        .isEqualTo(new Entry<ForumMove>(4, 2, List.of(), By.UNDO, 5, OptionalInt.of(1)));
    Match<ForumState, ForumMove> spoken =
        open.submit(0, 0, List.of(new ForumMove.Offer(1, 2, false)), By.PERSON, 0).get();
    assertThat(key(spoken.undo(2, 5))).isEqualTo("kernel.refusal.undoNothing");
  }

  @Test
  void what_is_committed_cannot_be_given_away() {
    Match<ForumState, ForumMove> match =
        start.submit(0, 0, List.of(RAISE, RAISE, RAISE, SEAL), By.PERSON, 0).get();
    assertThat(match.state().free(0)).isEqualTo(2);
    assertThat(match.submit(0, 0, List.of(new ForumMove.Offer(1, 3, false)), By.PERSON, 0).isDone())
        .isFalse();
    assertThat(match.submit(0, 0, List.of(new ForumMove.Offer(1, 2, false)), By.PERSON, 0).isDone())
        .isTrue();
  }

  @Test
  void consent_goes_back_over_any_barrier_and_numbers_are_never_used_twice() {
    Match<ForumState, ForumMove> match =
        start
            .submit(0, 0, List.of(SEAL), By.PERSON, 0)
            .get()
            .submit(1, 0, List.of(SEAL), By.PERSON, 0)
            .get();
    assertThat(key(match.undo(1, 0))).isEqualTo("kernel.refusal.undoBarrier");
    Match<ForumState, ForumMove> back = match.undoByConsent(2, 1, 9).get();
    assertThat(back.number()).isEqualTo(3);
    assertThat(back.line()).hasSize(1);
    assertThat(back.entries().getLast().by()).isEqualTo(By.UNDO);
    assertThat(back.entries().getLast().back()).hasValue(1);
    assertThat(back.undoByConsent(2, 0, 9).get().state()).isEqualTo(start.state());
    assertThat(key(back.undoByConsent(2, 1, 9))).isEqualTo("kernel.refusal.undoNothing");
    assertThat(key(back.undoByConsent(2, 2, 9))).isEqualTo("kernel.refusal.undoNothing");
    Match<ForumState, ForumMove> again = back.submit(1, 0, List.of(SEAL), By.PERSON, 0).get();
    assertThat(again.entries().getLast().number()).isEqualTo(4);
  }

  @Test
  void what_showed_nobody_anything_can_be_taken_back_by_its_own_seat() {
    Match<ForumState, ForumMove> sealed =
        start.submit(0, 0, List.of(RAISE, SEAL), By.PERSON, 0).get();
    Match<ForumState, ForumMove> open =
        sealed.submit(0, 0, List.of(new ForumMove.Reopen(), SEAL), By.PERSON, 0).get();
    assertThat(key(open.undo(0, 0))).isEqualTo("kernel.refusal.undoBarrier");
    Match<ForumState, ForumMove> reopened =
        sealed.submit(0, 0, List.of(new ForumMove.Reopen()), By.PERSON, 0).get();
    assertThat(reopened.undoRefusal(0)).isEmpty();
    assertThat(key(reopened.undo(1, 0))).isEqualTo("kernel.refusal.undoNothing");
    Match<ForumState, ForumMove> back = reopened.undo(0, 77).get();
    assertThat(back.state()).isEqualTo(sealed.state());
    assertThat(back.entries().getLast())
        .isEqualTo(new Entry<ForumMove>(3, 0, List.of(), By.UNDO, 77, OptionalInt.of(1)));
    assertThat(back.preview(0, 0, List.of(new ForumMove.Reopen())).get())
        .isEqualTo(reopened.state());
    assertThat(key(back.undo(0, 0))).isEqualTo("kernel.refusal.undoBarrier");
  }

  @Test
  void dice_are_a_barrier() {
    Match<ForumState, ForumMove> asked =
        start
            .submit(0, 0, List.of(RAISE, SEAL), By.PERSON, 0)
            .get()
            .submit(1, 0, List.of(SEAL), By.PERSON, 0)
            .get()
            .submit(2, 0, List.of(SEAL), By.PERSON, 0)
            .get()
            .submit(1, 1, List.of(PASS), By.PERSON, 0)
            .get();
    assertThat(key(asked.preview(2, 1, List.of(PASS)))).isEqualTo("kernel.refusal.previewBarrier");
    Match<ForumState, ForumMove> rolled = asked.submit(2, 1, List.of(PASS), By.PERSON, 0).get();
    assertThat(rolled.line().getLast().barrier()).isTrue();
    assertThat(rolled.state().round()).isEqualTo(2);
  }

  @Test
  void after_the_end_everything_is_refused() {
    Match<ForumState, ForumMove> match = start;
    while (!match.agenda().isOver()) {
      int seat = match.agenda().must().getFirst().seat();
      int stamp = match.agenda().must().getFirst().stamp();
      match = match.submit(seat, stamp, List.of(SEAL), By.CLOCK, 0).get();
    }
    assertThat(key(match.submit(0, 0, List.of(SEAL), By.PERSON, 0)))
        .isEqualTo("kernel.refusal.over");
  }

  private static String key(Result<?> result) {
    return result.refused().orElseThrow().message().key();
  }
}
