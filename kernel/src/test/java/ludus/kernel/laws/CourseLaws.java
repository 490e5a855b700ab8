package ludus.kernel.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Outcome;
import ludus.kernel.Setup;
import org.junit.jupiter.api.Test;

/// A game goes its way: the same from the same seed, to an end, and never out of order.
interface CourseLaws<S, M> extends RandomGames<S, M> {

  @Test
  default void same_seed_and_moves_give_the_same_game() {
    for (Setup setup : setups()) {
      for (long seed = 1; seed <= games(); seed++) {
        assertThat(story(setup, seed)).isEqualTo(story(setup, seed));
      }
    }
  }

  private List<Object> story(Setup setup, long seed) {
    List<Object> story = new ArrayList<>();
    Walk<S, M> walk = new Walk<>(game(), setup, seed);
    Outcome outcome =
        walk.run(
            turn -> {
              story.add(turn.state());
              story.addAll(walk.events(turn));
            });
    story.add(outcome);
    return story;
  }

  @Test
  default void another_seed_gives_another_game() {
    for (Setup setup : setups()) {
      Set<S> starts = new HashSet<>();
      for (long seed = 1; seed <= 20; seed++) {
        starts.add(new Walk<>(game(), setup, seed).start());
      }
      assertThat(starts).hasSizeGreaterThan(10);
    }
  }

  @Test
  default void every_random_game_ends_and_is_never_stuck() {
    for (Setup setup : setups()) {
      for (long seed = 1; seed <= 20L * games(); seed++) {
        Outcome outcome =
            new Walk<>(game(), setup, seed)
                .run(
                    turn -> {
                      Agenda agenda = game().agenda(turn.state());
                      assertThat(agenda.must()).isNotEmpty();
                      for (Ask ask : agenda.must()) {
                        assertThat(game().moves(turn.state(), ask.seat())).isNotEmpty();
                      }
                    });
        assertThat(outcome.places()).hasSize(setup.seats());
        assertThat(outcome.scores()).hasSize(setup.seats());
        for (int winner : outcome.winners()) {
          assertThat(outcome.places().get(winner)).isEqualTo(1);
        }
      }
    }
  }

  @Test
  default void the_one_awaited_is_the_first_of_the_agenda_and_nobody_at_the_end() {
    always(
        (walk, turn, _) -> {
          S after = walk.play(turn);
          Agenda agenda = game().agenda(after);
          assertThat(game().awaited(after))
              .isEqualTo(agenda.isOver() ? -1 : agenda.must().getFirst().seat());
        });
  }

  @Test
  default void no_invariant_is_ever_broken() {
    always((walk, turn, _) -> assertThat(game().audit(walk.play(turn))).isEmpty());
  }

  @Test
  default void an_old_state_keeps_its_hash_after_later_moves() {
    for (Setup setup : setups()) {
      List<S> states = new ArrayList<>();
      List<Integer> hashes = new ArrayList<>();
      List<String> written = new ArrayList<>();
      new Walk<>(game(), setup, 2)
          .run(
              turn -> {
                states.add(turn.state());
                hashes.add(turn.state().hashCode());
                written.add(game().notation().write(turn.state()).toString());
              });
      for (int i = 0; i < states.size(); i++) {
        assertThat(states.get(i).hashCode()).isEqualTo(hashes.get(i));
        assertThat(game().notation().write(states.get(i)).toString()).isEqualTo(written.get(i));
      }
    }
  }

  @Test
  default void values_are_shares_of_the_victory() {
    always(
        (_, turn, _) -> {
          double[] values = game().valuation().values(turn.state());
          assertThat(values).hasSize(turn.seats());
          for (double value : values) {
            assertThat(value).isBetween(0.0, 1.0);
          }
          for (int seat = 0; seat < turn.seats(); seat++) {
            assertThat(game().valuation().features(turn.state(), seat))
                .hasSize(game().valuation().names().size());
          }
        });
  }
}
