package ludus.kernel.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.BadInput;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Game;
import ludus.kernel.Instinct;
import ludus.kernel.Journal;
import ludus.kernel.Order;
import ludus.kernel.Outcome;
import ludus.kernel.Refusal;
import ludus.kernel.Result;
import ludus.kernel.RuleId;
import ludus.kernel.Seed;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.json.Json;
import ludus.kernel.json.Notation;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Match;
import ludus.kernel.record.Replay;
import ludus.kernel.text.Language;
import ludus.kernel.text.Rulebook;
import ludus.kernel.text.Words;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What every game promises. A game's test extends this class and adds nothing to it: random games
/// from many seeds, and at every move of them each law.
public abstract class GameLaws<S, M> {

  protected abstract Game<S, M> game();

  /// The setups to try: every number of seats, every option.
  protected abstract List<Setup> setups();

  /// How many random games of each setup a law looks at closely.
  protected int games() {
    return 6;
  }

  private interface Law<S, M> {
    void holds(Walk<S, M> walk, Walk.Turn<S, M> turn, RandomGenerator own);
  }

  private void always(Law<S, M> law) {
    for (Setup setup : setups()) {
      for (long seed = 1; seed <= games(); seed++) {
        Walk<S, M> walk = new Walk<>(game(), setup, seed);
        RandomGenerator own = new SplittableRandom(seed * 31);
        walk.run(turn -> law.holds(walk, turn, own));
      }
    }
  }

  // L1 -------------------------------------------------------------------------------------------

  @Test
  void same_seed_and_moves_give_the_same_game() {
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
  void another_seed_gives_another_game() {
    for (Setup setup : setups()) {
      Set<S> starts = new HashSet<>();
      for (long seed = 1; seed <= 20; seed++) {
        starts.add(new Walk<>(game(), setup, seed).start());
      }
      assertThat(starts).hasSizeGreaterThan(10);
    }
  }

  // L2, L14: games end, and are never stuck before
  // --------------------------------------------------

  @Test
  void every_random_game_ends_and_is_never_stuck() {
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
  void every_listed_move_and_every_idea_is_accepted() {
    always(
        (_, turn, own) -> {
          for (int seat = 0; seat < turn.seats(); seat++) {
            List<M> moves = game().moves(turn.state(), seat);
            assertThat(new HashSet<>(moves)).hasSameSizeAs(moves);
            for (M move : moves) {
              assertThat(game().refusal(turn.state(), seat, move)).isEmpty();
            }
            for (M idea : game().ideas(turn.state(), seat, own)) {
              assertThat(game().refusal(turn.state(), seat, idea)).isEmpty();
            }
          }
        });
  }

  @Test
  void who_is_not_asked_has_no_moves() {
    always(
        (_, turn, _) -> {
          Agenda agenda = game().agenda(turn.state());
          for (int seat = 0; seat < turn.seats(); seat++) {
            if (agenda.ask(seat).isEmpty()) {
              assertThat(game().moves(turn.state(), seat)).isEmpty();
            }
          }
        });
  }

  // L3: hostile input
  // ---------------------------------------------------------------------------------

  @Test
  void what_is_not_listed_is_refused_with_a_rule_or_a_plain_reason_and_changes_nothing() {
    Set<RuleId> rules = rules();
    Words words = Words.of(Language.EN, game().info().messages());
    for (Setup setup : setups()) {
      List<M> known = new ArrayList<>();
      for (long seed = 1; seed <= games(); seed++) {
        Walk<S, M> walk = new Walk<>(game(), setup, seed);
        RandomGenerator own = new SplittableRandom(seed);
        walk.run(
            turn -> {
              known.add(turn.move());
              S before = turn.state();
              int hash = before.hashCode();
              for (M move : hostile(turn, known, own)) {
                int seat = own.nextInt(-2, turn.seats() + 3);
                Optional<Refusal> refusal = game().refusal(before, seat, move);
                if (refusal.isPresent()) {
                  refusal.get().rule().ifPresent(rule -> assertThat(rules).contains(rule));
                  assertThat(words.say(refusal.get().message())).isNotBlank();
                } else {
                  S after = game().play(before, seat, move, walk.chanceAt(1), Journal.SILENT);
                  assertThat(game().audit(after)).isEmpty();
                }
              }
              assertThat(before.hashCode()).isEqualTo(hash);
            });
      }
    }
  }

  @Test
  void a_closed_move_that_is_not_listed_is_refused() {
    for (Setup setup : setups()) {
      List<M> known = new ArrayList<>();
      for (long seed = 1; seed <= games(); seed++) {
        new Walk<>(game(), setup, seed)
            .run(
                turn -> {
                  for (int i = 0; i < 4 && !known.isEmpty(); i++) {
                    M move = known.get((turn.number() * 7 + i * 13) % known.size());
                    for (int seat = 0; seat < turn.seats(); seat++) {
                      isListedOrRefused(turn.state(), seat, move);
                    }
                  }
                  known.add(turn.move());
                });
      }
    }
  }

  private void isListedOrRefused(S state, int seat, M move) {
    boolean refused = game().refusal(state, seat, move).isPresent();
    if (game().moves(state, seat).contains(move)) {
      assertThat(refused).isFalse();
    } else if (!refused && game().forms(state, seat).isEmpty()) {
      // at most another name for a listed move
      assertThat(afterwards(state, seat))
          .contains(game().play(state, seat, move, none(), Journal.SILENT));
    }
  }

  private Set<S> afterwards(S state, int seat) {
    Set<S> states = new HashSet<>();
    for (M move : game().moves(state, seat)) {
      states.add(game().play(state, seat, move, none(), Journal.SILENT));
    }
    return states;
  }

  private static Chance none() {
    return _ -> 0;
  }

  /// Moves of other moments, and moves whose JSON was tampered with.
  private List<M> hostile(Walk.Turn<S, M> turn, List<M> known, RandomGenerator own) {
    List<M> hostile = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      hostile.add(known.get(own.nextInt(known.size())));
    }
    Notation<S, M> notation = game().notation();
    ObjectNode written = notation.writeMove(turn.move());
    for (Map.Entry<String, JsonNode> field : List.copyOf(written.properties())) {
      for (JsonNode wrong : wrongValues(written)) {
        ObjectNode tampered = written.deepCopy();
        tampered.set(field.getKey(), wrong);
        read(tampered).ifPresent(hostile::add);
      }
      ObjectNode lacking = written.deepCopy();
      lacking.remove(field.getKey());
      read(lacking).ifPresent(hostile::add);
    }
    ObjectNode more = written.deepCopy();
    more.put("extra", 1);
    assertThat(read(more)).isEmpty();
    return hostile;
  }

  private static List<JsonNode> wrongValues(ObjectNode json) {
    return List.of(
        json.nullNode(),
        json.numberNode(-1),
        json.numberNode(99),
        json.numberNode(Integer.MAX_VALUE),
        json.numberNode(1L << 40),
        json.numberNode(1.5),
        json.stringNode("XXX-99"),
        json.stringNode(""),
        json.booleanNode(true),
        json.arrayNode().add("XXX-99").addNull(),
        json.objectNode().put("type", "Nothing"));
  }

  private Optional<M> read(ObjectNode move) {
    try {
      return Optional.of(game().notation().readMove(move));
    } catch (BadInput e) {
      assertThat(e.getMessage()).isNotBlank();
      return Optional.empty();
    }
  }

  private Set<RuleId> rules() {
    Set<RuleId> rules = new HashSet<>(Rulebook.of(game().info().messages(), Language.EN).rules());
    rules.addAll(Rulebook.software(game().info().messages()).rules());
    return rules;
  }

  // L4, L6, L15: nobody learns what it can't know
  // ------------------------------------------------------

  @Test
  void imagining_leaves_everything_that_the_seat_can_know() {
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
            assertThat(game().moves(imagined, seat)).isEqualTo(game().moves(state, seat));
            assertThat(game().forms(imagined, seat)).isEqualTo(game().forms(state, seat));
            assertThat(game().refusal(imagined, seat, turn.move()))
                .isEqualTo(game().refusal(state, seat, turn.move()));
            assertThat(game().audit(imagined)).isEmpty();
            for (M move : game().moves(state, seat)) {
              assertThat(game().hint(imagined, seat, move))
                  .isEqualTo(game().hint(state, seat, move));
            }
          }
        });
  }

  @Test
  void imagining_draws_the_unknown_again() {
    int changed = 0;
    for (Setup setup : setups()) {
      Walk<S, M> walk = new Walk<>(game(), setup, 1);
      S start = walk.start();
      changed += game().imagine(start, 0, new SplittableRandom(5)).equals(start) ? 0 : 1;
    }
    assertThat(changed).isPositive();
  }

  @Test
  void imagining_an_imagined_position_is_imagining_the_real_one() {
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
  void without_a_revelation_the_mover_sees_the_same_from_an_imagined_position() {
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
  void without_a_revelation_others_see_the_same_whatever_is_hidden_from_them() {
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

  private static boolean reveals(List<Event> events, int seat) {
    return events.stream().anyMatch(event -> event.reveals().contains(seat));
  }

  private static List<Event> shown(List<Event> events, Viewer viewer) {
    List<Event> shown = new ArrayList<>();
    events.forEach(event -> event.shownTo(viewer).ifPresent(shown::add));
    return shown;
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

  // L5: sealed answers commute
  // -----------------------------------------------------------------------

  @Test
  void answers_to_one_question_can_come_in_any_order() {
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

  private static <T> T pick(List<T> items, RandomGenerator own) {
    return items.get(own.nextInt(items.size()));
  }

  // L7
  // -----------------------------------------------------------------------------------------------

  @Test
  void the_fallback_is_legal_and_closes_its_question() {
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
  void standing_orders_give_legal_answers_that_depend_on_what_the_seat_knows() {
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
  void a_table_of_absent_players_ends() {
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

  // L8, L9: talk leaves questions and sealed answers alone
  // -------------------------------------------

  @Test
  void ideas_leave_the_agenda_as_it_is() {
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

  // Instinct
  // -----------------------------------------------------------------------------------------

  @Test
  void the_instinct_weighs_every_move_by_what_its_seat_knows() {
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
            }
          }
        });
  }

  private double[] considered(
      Instinct<S, M> instinct, S state, int seat, List<M> moves, long luck) {
    return instinct.considered(state, seat, moves, new SplittableRandom(luck));
  }

  @Test
  void what_is_said_besides_is_legal_depends_on_what_its_seat_knows_and_comes_to_an_end() {
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

  // L10: JSON
  // ----------------------------------------------------------------------------------------

  @Test
  void a_state_written_and_read_again_is_equal_and_goes_on_the_same() {
    always(
        (walk, turn, _) -> {
          Notation<S, M> notation = game().notation();
          ObjectNode json = notation.write(turn.state());
          S read = notation.read(reparsed(json));
          assertThat(read).isEqualTo(turn.state());
          assertThat(notation.write(read)).isEqualTo(json);
          M move = notation.readMove(reparsed(notation.writeMove(turn.move())));
          assertThat(move).isEqualTo(turn.move());
          assertThat(walk.play(turn, read)).isEqualTo(walk.play(turn));
          assertThat(json.toString()).hasSizeLessThan(200_000);
        });
  }

  private static ObjectNode reparsed(ObjectNode json) {
    return Json.object(json.toString(), "JSON");
  }

  @Test
  void views_and_events_can_be_written_and_said_in_three_languages() {
    List<Words> languages =
        Arrays.stream(Language.values())
            .map(language -> Words.of(language, game().info().messages()))
            .toList();
    always(
        (walk, turn, _) -> {
          for (int seat = -1; seat < turn.seats(); seat++) {
            Viewer viewer = new Viewer(seat);
            assertThat(game().notation().writeValue(game().view(turn.state(), viewer)).isObject())
                .isTrue();
            for (Event event : shown(walk.events(turn), viewer)) {
              assertThat(game().notation().writeValue(event).isObject()).isTrue();
              for (Words words : languages) {
                assertThat(words.say(event.told())).isNotBlank();
              }
            }
          }
          for (Words words : languages) {
            assertThat(words.say(game().told(turn.move()))).isNotBlank();
          }
        });
  }

  @Test
  void every_event_follows_from_a_rule_that_exists() {
    Set<RuleId> rules = rules();
    always(
        (walk, turn, _) ->
            walk.events(turn).forEach(event -> assertThat(rules).contains(event.rule())));
  }

  // L11: batches and undo, through the door of a match
  // -------------------------------------------------

  @Test
  void a_batch_equals_its_moves_or_changes_nothing() {
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
  void undo_returns_an_equal_state_and_is_refused_after_a_revelation() {
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
  void a_match_that_forgets_goes_on_the_same_and_takes_back_as_far_as_before() {
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
  void a_stale_answer_is_refused() {
    matches(
        (_, match, seat, moves) -> {
          Result<Match<S, M>> late =
              match.submit(seat, stamp(match, seat) + 1, moves, By.PERSON, 0);
          assertThat(late.refused().orElseThrow().message().key())
              .isEqualTo("kernel.refusal.stale");
        });
  }

  @Test
  void a_preview_shows_where_a_batch_leads_unless_it_would_show_something_new() {
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
  void a_record_replays_to_the_same_outcome_with_undone_moves_in_it() {
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

  private interface MatchLaw<S, M> {
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

  // L12, L13
  // ---------------------------------------------------------------------------------------

  @Test
  void no_invariant_is_ever_broken() {
    always((walk, turn, _) -> assertThat(game().audit(walk.play(turn))).isEmpty());
  }

  @Test
  void a_changed_view_comes_with_an_event_that_the_viewer_is_shown() {
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

  // old states stay as they were
  // -------------------------------------------------------------------

  @Test
  void an_old_state_keeps_its_hash_after_later_moves() {
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
  void values_are_shares_of_the_victory() {
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
