package ludus.kernel.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import ludus.kernel.Ask;
import ludus.kernel.Chance;
import ludus.kernel.Instinct;
import ludus.kernel.Journal;
import org.junit.jupiter.api.Test;

/// A bot's instinct weighs and says what a player in its seat could.
interface InstinctLaws<S, M> extends RandomGames<S, M> {

  @Test
  default void the_instinct_weighs_every_move_by_what_its_seat_knows() {
    Optional<Instinct<S, M>> instinct = game().instinct();
    if (instinct.isEmpty()) {
      return;
    }
    always(
        (_, turn, own) -> {
          S state = turn.state();
          for (int seat = 0; seat < turn.seats(); seat++) {
            List<M> moves = game().moves(state, seat);
            if (!moves.isEmpty()) {
              double[] weights = instinct.get().weights(state, seat, moves);
              assertThat(weights).hasSameSizeAs(moves);
              assertThat(Arrays.stream(weights)).allMatch(weight -> weight >= 0 && weight < 1e100);
              assertThat(Arrays.stream(weights).sum()).isPositive();
              S imagined = game().imagine(state, seat, own);
              assertThat(instinct.get().weights(imagined, seat, moves)).isEqualTo(weights);
              long luck = own.nextLong();
              assertThat(considered(instinct.get(), imagined, seat, moves, luck))
                  .isEqualTo(considered(instinct.get(), state, seat, moves, luck));
              Optional<double[]> experienced = instinct.get().experienced(state, seat, moves);
              Optional<double[]> there = instinct.get().experienced(imagined, seat, moves);
              assertThat(there.isPresent()).isEqualTo(experienced.isPresent());
              if (experienced.isPresent()) {
                assertThat(experienced.get()).hasSameSizeAs(moves).contains(1.0);
                assertThat(Arrays.stream(experienced.get())).allMatch(it -> it >= 0 && it <= 1);
                assertThat(there.get()).isEqualTo(experienced.get());
              }
            }
          }
        });
  }

  private double[] considered(
      Instinct<S, M> instinct, S state, int seat, List<M> moves, long luck) {
    return instinct.considered(state, seat, moves, new SplittableRandom(luck));
  }

  @Test
  default void what_is_foreseen_hangs_on_no_chance_and_on_nothing_that_the_seat_cannot_know() {
    Optional<Instinct<S, M>> instinct = game().instinct();
    if (instinct.isEmpty()) {
      return;
    }
    Chance none =
        _ -> {
          throw new AssertionError("A die is cast");
        };
    always(
        (_, turn, own) -> {
          S state = turn.state();
          for (int seat = 0; seat < turn.seats(); seat++) {
            Optional<Object> foreseen = instinct.get().foresight(state, seat);
            S imagined = game().imagine(state, seat, own);
            assertThat(instinct.get().foresight(imagined, seat)).isEqualTo(foreseen);
            if (foreseen.isPresent()) {
              assertThat(game().agenda(state).must()).singleElement().matches(isOf(seat));
              List<M> moves = game().moves(state, seat);
              assertThat(game().moves(imagined, seat)).isEqualTo(moves);
              M move = moves.get(own.nextInt(moves.size()));
              S after = game().play(state, seat, move, none, Journal.SILENT);
              S thought = game().play(imagined, seat, move, none, Journal.SILENT);
              Optional<Object> next = instinct.get().foresight(after, seat);
              assertThat(instinct.get().foresight(thought, seat)).isEqualTo(next);
            }
          }
        });
  }

  private static Predicate<Ask> isOf(int seat) {
    return ask -> ask.seat() == seat;
  }

  @Test
  default void what_is_said_besides_is_legal_depends_on_what_its_seat_knows_and_comes_to_an_end() {
    Optional<Instinct<S, M>> instinct = game().instinct();
    if (instinct.isEmpty()) {
      return;
    }
    always(
        (walk, turn, own) -> {
          S state = turn.state();
          int said = 0;
          for (int seat = 0; seat < turn.seats(); seat++) {
            long luck = own.nextLong();
            S imagined = game().imagine(state, seat, own);
            Optional<M> aside = instinct.get().aside(state, seat, new SplittableRandom(luck));
            assertThat(instinct.get().aside(imagined, seat, new SplittableRandom(luck)))
                .isEqualTo(aside);
            assertThat(instinct.get().waitsFor(imagined, seat))
                .isEqualTo(instinct.get().waitsFor(state, seat));
            if (aside.isPresent()) {
              assertThat(game().refusal(state, seat, aside.get())).isEmpty();
              S after = game().play(state, seat, aside.get(), walk.chanceAt(1), Journal.SILENT);
              assertThat(game().audit(after)).isEmpty();
              state = after;
              assertThat(++said).isLessThan(100);
              seat = -1;
            }
          }
        });
  }
}
