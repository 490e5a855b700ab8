package ludus.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import ludus.kernel.Game;
import ludus.kernel.Setup;
import ludus.marenostrum.MareNostrum;
import ludus.pax.Pax;
import ludus.spartacus.Spartacus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What every bot keeps in every game, at decisions all through random and sensible games.
class BotLawsTest {

  private static final Budget LITTLE = Budget.ofIterations(3);

  /// A game with all that was set up for it.
  ///
  /// @param every how many decisions lie between two that are looked at
  record Course<S, M>(Game<S, M> game, List<Setup> setups, int every) {

    void through(Walk.Visitor<S> visitor) {
      for (Setup setup : setups) {
        new Walk(Level.RANDOM, 1, every, Integer.MAX_VALUE).through(game, setup, visitor);
        new Walk(Level.EQUESTRIAN, 2, every, Integer.MAX_VALUE).through(game, setup, visitor);
      }
    }

    M choose(Level level, S state, int seat, long luck) {
      return level
          .bot()
          .choose(new Situation<>(game, state, seat), LITTLE, new SplittableRandom(luck));
    }

    @Override
    public String toString() {
      return game.info().id();
    }
  }

  static Stream<Arguments> all() {
    List<Course<?, ?>> courses =
        List.of(
            new Course<>(
                Pax.standard(),
                List.of(
                    Setup.of(1),
                    Setup.of(1).with("soloGame", "4"),
                    Setup.of(2),
                    Setup.of(4),
                    Setup.of(6).with("twoCopies", "on")),
                7),
            new Course<>(
                Spartacus.standard(),
                List.of(
                    Setup.of(3).with("rounds", "5"),
                    Setup.of(4).with("rounds", "5").with("length", "advanced")),
                29),
            new Course<>(
                MareNostrum.standard(),
                List.of(
                    Setup.of(3).with("roundLimit", "5"),
                    Setup.of(5).with("roundLimit", "5").with("display", "experienced")),
                29));
    List<Arguments> all = new ArrayList<>();
    for (Course<?, ?> course : courses) {
      for (Level level : Level.values()) {
        all.add(Arguments.of(course, level));
      }
    }
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("all")
  <S, M> void a_bot_always_finds_a_legal_move(Course<S, M> course, Level level) {
    course.through(
        (state, seat) -> {
          M move = course.choose(level, state, seat, 1);
          assertThat(course.game().moves(state, seat)).contains(move);
          assertThat(course.game().refusal(state, seat, move)).isEmpty();
        });
  }

  @ParameterizedTest
  @MethodSource("all")
  <S, M> void a_bot_chooses_and_says_the_same_whatever_is_hidden_from_it(
      Course<S, M> course, Level level) {
    List<Boolean> hidden = new ArrayList<>();
    course.through(
        (state, seat) -> {
          S imagined = course.game().imagine(state, seat, new SplittableRandom(99));
          hidden.add(!imagined.equals(state));
          assertThat(course.choose(level, imagined, seat, 5))
              .isEqualTo(course.choose(level, state, seat, 5));
          assertThat(
                  level
                      .bot()
                      .speak(
                          new Situation<>(course.game(), imagined, seat), new SplittableRandom(1)))
              .isEqualTo(
                  level
                      .bot()
                      .speak(new Situation<>(course.game(), state, seat), new SplittableRandom(1)));
        });
    assertThat(hidden).contains(true);
  }

  @ParameterizedTest
  @MethodSource("all")
  <S, M> void the_same_luck_and_iterations_give_the_same_move(Course<S, M> course, Level level) {
    course.through(
        (state, seat) ->
            assertThat(course.choose(level, state, seat, 3))
                .isEqualTo(course.choose(level, state, seat, 3)));
  }
}
