package ludus.kernel.laws;

import static ludus.kernel.laws.RandomGames.shown;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import ludus.kernel.Event;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import ludus.kernel.RuleId;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.json.Json;
import ludus.kernel.json.Notation;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/// Whatever a game makes can be written, read again, and said.
interface WritingLaws<S, M> extends RandomGames<S, M> {

  @Test
  default void a_state_written_and_read_again_is_equal_and_goes_on_the_same() {
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

  /// Of one viewer after the other: what they see is made of the same parts.
  @Test
  default void views_and_events_can_be_written_and_said_in_three_languages() {
    List<Words> languages =
        Arrays.stream(Language.values())
            .map(language -> Words.of(language, game().info().messages()))
            .toList();
    Set<Message> said = new HashSet<>();
    always(
        (walk, turn, _) -> {
          Viewer one = new Viewer(turn.number() % (turn.seats() + 1) - 1);
          assertThat(game().notation().writeValue(game().view(turn.state(), one)).isObject())
              .isTrue();
          List<Message> messages = new ArrayList<>(List.of(game().told(turn.move())));
          List<Event> events = walk.events(turn);
          for (int seat = -1; seat < turn.seats(); seat++) {
            for (Event event : shown(events, new Viewer(seat))) {
              messages.add(event.told());
            }
          }
          for (Event event : shown(events, one)) {
            assertThat(game().notation().writeValue(event).isObject()).isTrue();
          }
          for (int seat = 0; seat < turn.seats(); seat++) {
            Optional<Message> side = game().side(turn.state(), seat);
            if (side.isPresent()) {
              messages.add(side.get());
              messages.add(Message.of(game().info().id() + ".sides"));
            }
          }
          messages.removeIf(message -> !said.add(message));
          for (Words words : languages) {
            messages.forEach(message -> assertThat(words.say(message)).isNotBlank());
          }
        });
  }

  @Test
  default void every_end_is_named_in_three_languages() {
    for (Setup setup : setups()) {
      for (long seed = 1; seed <= games(); seed++) {
        Outcome outcome = new Walk<>(game(), setup, seed).run(_ -> {});
        for (Language language : Language.values()) {
          assertThat(Words.of(language, game().info().messages()).say(game().ending(outcome)))
              .isNotBlank();
        }
      }
    }
  }

  @Test
  default void every_event_follows_from_a_rule_that_exists() {
    Set<RuleId> rules = rules();
    always(
        (walk, turn, _) ->
            walk.events(turn).forEach(event -> assertThat(rules).contains(event.rule())));
  }
}
