package ludus.kernel.forum;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.Message;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.laws.GameLaws;
import org.junit.jupiter.api.Test;

/// The laws notice a game that breaks them: each test spoils one thing of a good game.
class LawsBiteTest {

  private final Forum forum = new Forum();

  @Test
  void a_good_game_breaks_none() {
    assertThat(brokenBy(forum)).isEmpty();
  }

  @Test
  void a_view_that_shows_the_deck_is_noticed() {
    assertThat(
            brokenBy(
                spoilt(
                    "view",
                    args -> List.of(forum.view(state(args), viewer(args)), state(args).deck()))))
        .contains("imagining_leaves_everything_that_the_seat_can_know");
  }

  @Test
  void a_view_that_shows_a_sealed_answer_is_noticed() {
    assertThat(
            brokenBy(
                spoilt(
                    "view",
                    args ->
                        List.of(
                            forum.view(state(args), viewer(args)),
                            state(args).stack().frames().toString()))))
        .contains("imagining_leaves_everything_that_the_seat_can_know");
  }

  @Test
  void a_side_that_hangs_on_the_deck_is_noticed() {
    assertThat(
            brokenBy(
                spoilt(
                    "side",
                    args ->
                        forum
                            .side(state(args), seat(args))
                            .filter(_ -> (state(args).deck().hashCode() & 1) == 0))))
        .containsExactly("imagining_leaves_everything_that_the_seat_can_know");
  }

  @Test
  void a_side_or_an_end_without_words_is_noticed() {
    assertThat(brokenBy(spoilt("side", _ -> Optional.of(Message.of("forum.side.nameless")))))
        .containsExactly("views_and_events_can_be_written_and_said_in_three_languages");
    assertThat(brokenBy(spoilt("ending", _ -> Message.of("forum.result.nameless"))))
        .containsExactly("every_end_is_named_in_three_languages");
  }

  @Test
  void an_imagination_that_copies_the_truth_is_noticed() {
    assertThat(brokenBy(spoilt("imagine", args -> args[0])))
        .contains("imagining_draws_the_unknown_again");
  }

  @Test
  void a_legality_that_permits_everything_is_noticed() {
    assertThat(brokenBy(spoilt("refusal", _ -> Optional.empty())))
        .contains(
            "what_is_not_listed_is_refused_with_a_rule_or_a_plain_reason_and_changes_nothing");
  }

  @Test
  void a_listed_move_that_is_illegal_is_noticed() {
    assertThat(
            brokenBy(
                spoilt(
                    "moves",
                    args -> {
                      List<ForumMove> moves = new ArrayList<>(forum.moves(state(args), seat(args)));
                      moves.add(new ForumMove.Accept(77));
                      return moves;
                    })))
        .contains("every_listed_move_and_every_idea_is_accepted");
  }

  @Test
  void an_absent_player_who_answers_nonsense_is_noticed() {
    assertThat(brokenBy(spoilt("fallback", _ -> new ForumMove.Foil(99))))
        .contains("the_fallback_is_legal_and_closes_its_question");
  }

  @Test
  void an_agenda_without_anybody_is_noticed() {
    assertThat(brokenBy(spoilt("agenda", _ -> Agenda.of(List.of(), List.of()))))
        .contains("every_random_game_ends_and_is_never_stuck");
  }

  @Test
  void one_awaited_who_is_not_the_first_of_the_agenda_is_noticed() {
    assertThat(brokenBy(spoilt("awaited", _ -> 1)))
        .containsExactly("the_one_awaited_is_the_first_of_the_agenda_and_nobody_at_the_end");
  }

  @Test
  void an_instinct_that_peeks_at_the_deck_is_noticed() {
    assertThat(
            brokenBy(
                spoilt(
                    "instinct",
                    _ ->
                        Optional.of(
                            new ForumInstinct() {
                              @Override
                              public double[] weights(
                                  ForumState state, int seat, List<ForumMove> moves) {
                                double[] weights = super.weights(state, seat, moves);
                                weights[0] += state.deck().hashCode() & 3;
                                return weights;
                              }
                            }))))
        .containsExactly("the_instinct_weighs_every_move_by_what_its_seat_knows");
  }

  @Test
  void an_instinct_that_weighs_nothing_is_noticed() {
    assertThat(
            brokenBy(
                spoilt(
                    "instinct",
                    _ ->
                        Optional.of(
                            new ForumInstinct() {
                              @Override
                              public double[] weights(
                                  ForumState state, int seat, List<ForumMove> moves) {
                                return new double[moves.size()];
                              }
                            }))))
        .containsExactly("the_instinct_weighs_every_move_by_what_its_seat_knows");
  }

  @Test
  void an_aside_that_is_illegal_or_knows_too_much_is_noticed() {
    for (boolean illegal : List.of(true, false)) {
      assertThat(
              brokenBy(
                  spoilt(
                      "instinct",
                      _ ->
                          Optional.of(
                              new ForumInstinct() {
                                @Override
                                public Optional<ForumMove> aside(
                                    ForumState state, int seat, RandomGenerator own) {
                                  return illegal
                                      ? Optional.of(new ForumMove.Accept(77))
                                      : super.aside(state, seat, own)
                                          .filter(_ -> (state.deck().hashCode() & 1) == 0);
                                }
                              }))))
          .containsExactly(
              "what_is_said_besides_is_legal_depends_on_what_its_seat_knows_and_comes_to_an_end");
    }
  }

  @Test
  void an_idea_that_answers_the_question_is_noticed() {
    assertThat(
            brokenBy(
                spoilt(
                    "ideas",
                    args ->
                        forum.moves(state(args), seat(args)).stream()
                            .filter(move -> move instanceof ForumMove.Seal)
                            .toList())))
        .contains("ideas_leave_the_agenda_as_it_is");
  }

  @Test
  void a_story_that_leaves_things_out_is_noticed() {
    assertThat(brokenBy(journaled(_ -> {})))
        .contains("a_changed_view_comes_with_an_event_that_the_viewer_is_shown");
  }

  @Test
  void a_revelation_that_is_not_called_one_is_noticed() {
    assertThat(brokenBy(withoutRevelations()))
        .contains("without_a_revelation_the_mover_sees_the_same_from_an_imagined_position");
  }

  @Test
  void an_invariant_that_breaks_is_noticed() {
    assertThat(
            brokenBy(
                spoilt(
                    "audit", args -> state(args).round() > 2 ? List.of("round three") : List.of())))
        .contains("no_invariant_is_ever_broken");
  }

  @Test
  void a_game_that_flips_its_own_coins_is_noticed() {
    Random hidden = new Random(1);
    assertThat(
            brokenBy(
                spoilt(
                    "play",
                    args -> {
                      Chance own = hidden::nextInt;
                      return forum.play(
                          state(args), seat(args), (ForumMove) args[2], own, (Journal) args[4]);
                    })))
        .contains("same_seed_and_moves_give_the_same_game");
  }

  private interface Spoiler {
    Object of(Object[] args);
  }

  private static ForumState state(Object[] args) {
    return (ForumState) args[0];
  }

  private static int seat(Object[] args) {
    return (Integer) args[1];
  }

  private static Viewer viewer(Object[] args) {
    return (Viewer) args[1];
  }

  private Game<ForumState, ForumMove> journaled(Journal swallow) {
    return spoilt(
        "play",
        args ->
            forum.play(state(args), seat(args), (ForumMove) args[2], (Chance) args[3], swallow));
  }

  /// Passes every event on as one that shows nobody anything new.
  private Game<ForumState, ForumMove> withoutRevelations() {
    return spoilt(
        "play",
        args -> {
          Journal journal = (Journal) args[4];
          return forum.play(
              state(args),
              seat(args),
              (ForumMove) args[2],
              (Chance) args[3],
              event -> journal.note(quiet(event)));
        });
  }

  private static Event quiet(Event event) {
    return (Event)
        Proxy.newProxyInstance(
            Event.class.getClassLoader(),
            new Class<?>[] {Event.class},
            (_, method, args) ->
                switch (method.getName()) {
                  case "reveals" -> Seats.NONE;
                  case "equals" -> event.equals(args[0]);
                  default -> method.invoke(event, args);
                });
  }

  @SuppressWarnings("unchecked")
  private Game<ForumState, ForumMove> spoilt(String name, Spoiler spoiler) {
    return (Game<ForumState, ForumMove>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (_, method, args) -> {
              try {
                return method.getName().equals(name)
                    ? spoiler.of(args)
                    : method.invoke(forum, args);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  /// Every law that a game breaks.
  private static Set<String> brokenBy(Game<ForumState, ForumMove> game) {
    GameLaws<ForumState, ForumMove> laws =
        new GameLaws<>() {
          @Override
          public Game<ForumState, ForumMove> game() {
            return game;
          }

          @Override
          public List<Setup> setups() {
            return Pile.of(Setup.of(2), Setup.of(3));
          }
        };
    Set<String> broken = new TreeSet<>();
    for (Method method : GameLaws.class.getMethods()) {
      if (method.isAnnotationPresent(Test.class)) {
        try {
          method.setAccessible(true);
          method.invoke(laws);
        } catch (InvocationTargetException e) {
          broken.add(method.getName());
        } catch (IllegalAccessException e) {
          throw new IllegalStateException(e);
        }
      }
    }
    return broken;
  }
}
