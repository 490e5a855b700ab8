package ludus.kernel.laws;

import static ludus.kernel.laws.RandomGames.reveals;
import static ludus.kernel.laws.RandomGames.shown;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Journal;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import org.junit.jupiter.api.Test;

/// Nobody learns what it can't know, and everybody is told what it sees.
interface KnowledgeLaws<S, M> extends RandomGames<S, M> {

  @Test
  default void imagining_leaves_everything_that_the_seat_can_know() {
    always(
        (_, turn, own) -> {
          S state = turn.state();
          for (int seat = 0; seat < turn.seats(); seat++) {
            Viewer viewer = Viewer.seat(seat);
            S imagined = game().imagine(state, seat, own);
            assertThat(game().view(imagined, viewer)).isEqualTo(game().view(state, viewer));
            assertThat(game().view(imagined, Viewer.SPECTATOR))
                .isEqualTo(game().view(state, Viewer.SPECTATOR));
            assertThat(game().agenda(imagined)).isEqualTo(game().agenda(state));
            assertThat(game().turn(imagined)).isEqualTo(game().turn(state));
            assertThat(game().moves(imagined, seat)).isEqualTo(game().moves(state, seat));
            assertThat(game().forms(imagined, seat)).isEqualTo(game().forms(state, seat));
            assertThat(game().refusal(imagined, seat, turn.move()))
                .isEqualTo(game().refusal(state, seat, turn.move()));
            assertThat(game().audit(imagined)).isEmpty();
            for (int other = 0; other < turn.seats(); other++) {
              assertThat(game().side(imagined, other)).isEqualTo(game().side(state, other));
            }
            for (M move : game().moves(state, seat)) {
              assertThat(game().hint(imagined, seat, move))
                  .isEqualTo(game().hint(state, seat, move));
            }
          }
        });
  }

  @Test
  default void imagining_draws_the_unknown_again() {
    int changed = 0;
    for (Setup setup : setups()) {
      Walk<S, M> walk = new Walk<>(game(), setup, 1);
      S start = walk.start();
      changed += game().imagine(start, 0, new SplittableRandom(5)).equals(start) ? 0 : 1;
    }
    assertThat(changed).isPositive();
  }

  @Test
  default void imagining_an_imagined_position_is_imagining_the_real_one() {
    always(
        (_, turn, own) -> {
          long luck = own.nextLong();
          for (int seat = 0; seat < turn.seats(); seat++) {
            S once = game().imagine(turn.state(), seat, own);
            assertThat(game().imagine(once, seat, new SplittableRandom(luck)))
                .isEqualTo(game().imagine(turn.state(), seat, new SplittableRandom(luck)));
          }
        });
  }

  @Test
  default void without_a_revelation_the_mover_sees_the_same_from_an_imagined_position() {
    always(
        (walk, turn, own) -> {
          int seat = turn.seat();
          Viewer mover = Viewer.seat(seat);
          List<Event> events = walk.events(turn);
          if (events.stream().noneMatch(event -> event.reveals().contains(seat))
              && !usesChance(turn)) {
            S imagined = game().imagine(turn.state(), seat, own);
            assertThat(game().view(walk.play(turn, imagined), mover))
                .isEqualTo(game().view(walk.play(turn), mover));
          }
        });
  }

  @Test
  default void without_a_revelation_others_see_the_same_whatever_is_hidden_from_them() {
    always(
        (walk, turn, own) -> {
          if (usesChance(turn)) {
            return;
          }
          for (int seat = 0; seat < turn.seats(); seat++) {
            Viewer viewer = Viewer.seat(seat);
            S imagined = game().imagine(turn.state(), seat, own);
            Optional<Walk.Turn<S, M>> same = looksLike(turn, imagined, viewer);
            if (same.isPresent()
                && !reveals(walk.events(turn), seat)
                && !reveals(walk.events(same.get()), seat)) {
              assertThat(shown(walk.events(same.get()), viewer))
                  .isEqualTo(shown(walk.events(turn), viewer));
              assertThat(game().view(walk.play(same.get()), viewer))
                  .isEqualTo(game().view(walk.play(turn), viewer));
            }
          }
        });
  }

  /// A move in the imagined position that this viewer can't tell from the real one.
  private Optional<Walk.Turn<S, M>> looksLike(Walk.Turn<S, M> turn, S imagined, Viewer viewer) {
    Optional<Object> real = game().shown(turn.state(), turn.seat(), turn.move(), viewer);
    List<M> moves = new ArrayList<>(game().moves(imagined, turn.seat()));
    if (game().refusal(imagined, turn.seat(), turn.move()).isEmpty()) {
      moves.addFirst(turn.move());
    }
    for (M move : moves) {
      if (game().shown(imagined, turn.seat(), move, viewer).equals(real)) {
        return Optional.of(
            new Walk.Turn<>(imagined, turn.seats(), turn.seat(), move, turn.number()));
      }
    }
    return Optional.empty();
  }

  private boolean usesChance(Walk.Turn<S, M> turn) {
    boolean[] used = {false};
    Chance watched =
        n -> {
          used[0] |= n > 1;
          return 0;
        };
    game().play(turn.state(), turn.seat(), turn.move(), watched, Journal.SILENT);
    return used[0];
  }

  @Test
  default void a_changed_view_comes_with_an_event_that_the_viewer_is_shown() {
    always(
        (walk, turn, _) -> {
          S after = walk.play(turn);
          for (int seat = -1; seat < turn.seats(); seat++) {
            Viewer viewer = new Viewer(seat);
            if (!game().view(after, viewer).equals(game().view(turn.state(), viewer))) {
              assertThat(shown(walk.events(turn), viewer)).isNotEmpty();
            }
          }
        });
  }
}
