package ludus.kernel.laws;

import static ludus.kernel.laws.RandomGames.pick;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Journal;
import ludus.kernel.Order;
import ludus.kernel.Setup;
import org.junit.jupiter.api.Test;

/// Questions and answers: sealed ones in any order, those of absent players, standing orders, and
/// talk besides.
interface AnswerLaws<S, M> extends RandomGames<S, M> {

  @Test
  default void answers_to_one_question_can_come_in_any_order() {
    always(
        (walk, turn, own) -> {
          Agenda agenda = game().agenda(turn.state());
          if (agenda.must().size() < 2) {
            return;
          }
          int one = agenda.must().get(0).seat();
          int other = agenda.must().get(1).seat();
          M first = pick(answers(turn.state(), one, own), own);
          M second = pick(answers(turn.state(), other, own), own);
          assertThat(both(walk, turn.state(), one, first, other, second))
              .isEqualTo(both(walk, turn.state(), other, second, one, first));
        });
  }

  /// Moves that answer the question: not the talk besides.
  private List<M> answers(S state, int seat, RandomGenerator own) {
    List<M> answers = new ArrayList<>(game().moves(state, seat));
    answers.removeAll(game().ideas(state, seat, own));
    return answers;
  }

  private S both(Walk<S, M> walk, S state, int one, M first, int other, M second) {
    S between = game().play(state, one, first, walk.chanceAt(1), Journal.SILENT);
    assertThat(game().refusal(between, other, second)).isEmpty();
    return game().play(between, other, second, walk.chanceAt(1), Journal.SILENT);
  }

  @Test
  default void the_fallback_is_legal_and_closes_its_question() {
    always(
        (walk, turn, own) -> {
          for (Ask ask : game().agenda(turn.state()).must()) {
            S state = turn.state();
            int steps = 0;
            while (game().agenda(state).must().contains(ask)) {
              M move = game().fallback(state, ask.seat(), own);
              assertThat(game().refusal(state, ask.seat(), move)).isEmpty();
              state = game().play(state, ask.seat(), move, walk.chanceAt(1), Journal.SILENT);
              assertThat(++steps).isLessThan(100);
            }
          }
        });
  }

  @Test
  default void standing_orders_give_legal_answers_that_depend_on_what_the_seat_knows() {
    List<Order> orders =
        game().orders().stream()
            .filter(form -> form.fields().isEmpty())
            .map(form -> new Order(form.move(), Map.of()))
            .toList();
    always(
        (_, turn, own) -> {
          S state = turn.state();
          for (int seat = 0; seat < turn.seats(); seat++) {
            Optional<M> answer = game().obey(state, seat, orders);
            assertThat(game().obey(game().imagine(state, seat, own), seat, orders))
                .isEqualTo(answer);
            assertThat(game().obey(state, seat, List.of())).isEmpty();
            if (answer.isPresent()) {
              assertThat(game().refusal(state, seat, answer.get())).isEmpty();
            }
          }
        });
  }

  @Test
  default void a_table_of_absent_players_ends() {
    for (Setup setup : setups()) {
      RandomGenerator own = new SplittableRandom(3);
      Walk<S, M> walk = new Walk<>(game(), setup, 3);
      S state = walk.start();
      int moves = 0;
      while (!game().agenda(state).isOver()) {
        int seat = game().agenda(state).must().getFirst().seat();
        M move = game().fallback(state, seat, own);
        state = game().play(state, seat, move, walk.chanceAt(++moves), Journal.SILENT);
        assertThat(moves).isLessThan(game().info().longestGame());
      }
    }
  }

  @Test
  default void ideas_leave_the_agenda_as_it_is() {
    always(
        (walk, turn, own) -> {
          for (int seat = 0; seat < turn.seats(); seat++) {
            for (M idea : game().ideas(turn.state(), seat, own)) {
              S after = game().play(turn.state(), seat, idea, walk.chanceAt(1), Journal.SILENT);
              assertThat(game().agenda(after)).isEqualTo(game().agenda(turn.state()));
              assertThat(game().audit(after)).isEmpty();
            }
          }
        });
  }
}
