package ludus.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Setup;
import ludus.marenostrum.MareNostrum;
import ludus.pax.Pax;
import ludus.spartacus.Spartacus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a bot answers a person who asks it.
class AdviceTest {

  private static final Adviser ADVISER = Adviser.strongest();

  static Stream<Game<?, ?>> games() {
    return Stream.of(Pax.standard(), Spartacus.standard(), MareNostrum.standard());
  }

  private static <S, M> Advice<M> advice(Game<S, M> game, S state, int seat, List<M> also) {
    return ADVISER.advise(
        new Situation<>(game, state, seat), also, Budget.ofIterations(3), new SplittableRandom(8));
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, M> void advice_is_the_same_whatever_is_hidden_from_the_seat(Game<S, M> game) {
    new Walk(Level.PLEBEIAN, 5, 11, 40)
        .through(
            game,
            Setup.of(3),
            (state, seat) -> {
              S imagined = game.imagine(state, seat, new SplittableRandom(99));
              assertThat(advice(game, imagined, seat, List.of()))
                  .isEqualTo(advice(game, state, seat, List.of()));
            });
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, M> void advice_names_legal_moves_and_shares_of_the_victory(Game<S, M> game) {
    new Walk(Level.PLEBEIAN, 5, 11, 40)
        .through(
            game,
            Setup.of(3),
            (state, seat) -> {
              Advice<M> advice = advice(game, state, seat, List.of());
              assertThat(advice.iterations()).isEqualTo(3);
              assertThat(advice.opinions())
                  .allSatisfy(
                      opinion -> {
                        assertThat(game.refusal(state, seat, opinion.move())).isEmpty();
                        assertThat(opinion.share()).isBetween(0.0, 1.0 + 1e-6);
                        assertThat(opinion.tries()).isEqualTo(3);
                      });
            });
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, M> void the_bot_of_that_level_makes_the_move_it_advises(Game<S, M> game) {
    new Walk(Level.PLEBEIAN, 5, 7, 40)
        .through(
            game,
            Setup.of(3),
            (state, seat) -> {
              M chosen =
                  ADVISER
                      .level()
                      .bot()
                      .choose(
                          new Situation<>(game, state, seat),
                          Budget.ofIterations(3),
                          new SplittableRandom(8));
              assertThat(advice(game, state, seat, List.of()).best().move()).isEqualTo(chosen);
            });
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, M> void a_move_is_tried_when_somebody_asks_for_it(Game<S, M> game) {
    new Walk(Level.PLEBEIAN, 5, 11, 40)
        .through(
            game,
            Setup.of(3),
            (state, seat) -> {
              for (M move : List.of(game.moves(state, seat).getFirst(), last(game, state, seat))) {
                Advice<M> advice = advice(game, state, seat, List.of(move));
                assertThat(advice.of(move)).isPresent();
                assertThat(advice.opinions())
                    .extracting(Advice.Opinion::move)
                    .doesNotHaveDuplicates();
              }
            });
  }

  private static <S, M> M last(Game<S, M> game, S state, int seat) {
    return game.moves(state, seat).getLast();
  }

  @Test
  void a_limit_of_time_ends_the_thinking_before_all_iterations_are_made() {
    Pax pax = Pax.standard();
    var start = pax.start(Setup.of(4), Chance.of(new SplittableRandom(1)));
    Budget both = new Budget(OptionalInt.of(Integer.MAX_VALUE), OptionalLong.of(1));
    assertThat(
            ADVISER
                .advise(new Situation<>(pax, start, 1), List.of(), both, new SplittableRandom(1))
                .iterations())
        .isPositive();
  }
}
