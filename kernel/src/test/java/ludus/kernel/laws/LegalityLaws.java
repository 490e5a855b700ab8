package ludus.kernel.laws;

import static ludus.kernel.laws.RandomGames.none;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.BadInput;
import ludus.kernel.Journal;
import ludus.kernel.Refusal;
import ludus.kernel.RuleId;
import ludus.kernel.Setup;
import ludus.kernel.json.Notation;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What is listed is legal, and nothing else is: whatever is sent, it is refused with a reason and
/// changes nothing.
interface LegalityLaws<S, M> extends RandomGames<S, M> {

  @Test
  default void every_listed_move_and_every_idea_is_accepted() {
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
  default void who_is_not_asked_has_no_moves() {
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

  @Test
  default void what_is_not_listed_is_refused_with_a_rule_or_a_plain_reason_and_changes_nothing() {
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
  default void a_closed_move_that_is_not_listed_is_refused() {
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
}
