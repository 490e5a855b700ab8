package ludus.kernel.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.BadInput;
import ludus.kernel.Game;
import ludus.kernel.Outcome;
import ludus.kernel.Refusal;
import ludus.kernel.Result;
import ludus.kernel.Seed;
import ludus.kernel.SeededChance;
import ludus.kernel.json.Notation;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.Match;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Runs a scenario and says what does not hold.
///
/// @param state the final state as JSON
/// @param failures sentences; none if everything holds
public record ScenarioRun(ObjectNode state, List<String> failures) {

  /// Stands for any value in an expectation.
  private static final String ANYTHING = "…";

  /// @throws BadInput if the scenario doesn't fit the game
  public static <S, M> ScenarioRun of(Game<S, M> game, Scenario scenario) {
    game.require(scenario.setup());
    Seed seed = Seed.ofNumber(scenario.seed());
    S start = position(game, scenario, seed);
    Optional<ScriptedChance> script = scenario.chance().map(ScriptedChance::new);
    ChanceSource chances =
        script.<ChanceSource>map(chance -> entry -> chance).orElse(ChanceSource.of(seed));
    Match<S, M> match = Match.from(game, start, chances);
    List<String> failures = new ArrayList<>();
    for (int i = 0; i < scenario.acts().size() && failures.isEmpty(); i++) {
      Scenario.Act act = scenario.acts().get(i);
      String number = "Move " + (i + 1) + ": ";
      try {
        Result<Match<S, M>> next = attempt(match, act);
        complaint(act, next).ifPresent(failure -> failures.add(number + failure));
        match = next.isDone() ? next.get() : match;
      } catch (ScriptedChance.Spent spent) {
        failures.add(number + spent.getMessage());
      }
    }
    if (failures.isEmpty()) {
      if (script.isPresent() && script.get().left() > 0) {
        failures.add(script.get().left() + " entries of \"chance\" were left over.");
      }
      check(game, match.state(), scenario, failures);
    }
    return new ScenarioRun(game.notation().write(match.state()), failures);
  }

  private static <S, M> S position(Game<S, M> game, Scenario scenario, Seed seed) {
    S start = game.start(scenario.setup(), new SeededChance(seed, 0));
    if (scenario.position().isEmpty()) {
      return start;
    }
    S position = game.notation().position(start, scenario.position());
    List<String> broken = game.audit(position);
    if (!broken.isEmpty()) {
      throw new BadInput("The position is impossible: " + String.join(" ", broken));
    }
    return position;
  }

  private static <S, M> Result<Match<S, M>> attempt(Match<S, M> match, Scenario.Act act) {
    if (act.undo()) {
      return match.undo(act.seat(), 0);
    }
    Notation<S, M> notation = match.game().notation();
    List<M> moves = act.moves().stream().map(notation::readMove).toList();
    int stamp = match.agenda().ask(act.seat()).map(Ask::stamp).orElse(0);
    return match.submit(act.seat(), stamp, moves, By.PERSON, 0);
  }

  private static <T> Optional<String> complaint(Scenario.Act act, Result<T> result) {
    Optional<String> refused = result.refused().map(ScenarioRun::name);
    if (refused.equals(act.refused())) {
      return Optional.empty();
    }
    return Optional.of(
        act.refused().isEmpty()
            ? "refused by " + refused.orElseThrow() + "."
            : "should be refused by %s but %s."
                .formatted(
                    act.refused().get(),
                    refused.map(rule -> "is by " + rule).orElse("is accepted")));
  }

  private static String name(Refusal refusal) {
    return refusal.rule().map(Object::toString).orElse(refusal.message().key());
  }

  private static <S, M> void check(
      Game<S, M> game, S state, Scenario scenario, List<String> failures) {
    ObjectNode json = game.notation().write(state);
    for (Map.Entry<String, JsonNode> expected : scenario.expect().entrySet()) {
      compare(expected.getKey(), expected.getValue(), at(json, expected.getKey()), failures);
    }
    Agenda agenda = game.agenda(state);
    scenario.agenda().ifPresent(expected -> compareAgenda(expected, agenda, failures));
    if (scenario.outcome().isPresent()) {
      Optional<Outcome> outcome = agenda.outcome();
      if (outcome.isEmpty()) {
        failures.add("The game is not over.");
        return;
      }
      JsonNode real = game.notation().writeValue(outcome.get());
      for (Map.Entry<String, JsonNode> field : scenario.outcome().get().properties()) {
        compare("outcome." + field.getKey(), field.getValue(), real.path(field.getKey()), failures);
      }
    }
  }

  private static void compareAgenda(JsonNode expected, Agenda agenda, List<String> failures) {
    ObjectNode real = JsonNodeFactory.instance.objectNode();
    agenda.must().forEach(ask -> real.withArray("must").add(ask.seat()));
    agenda.may().forEach(ask -> real.withArray("may").add(ask.seat()));
    if (expected.isArray()) {
      compare("agenda", expected, seats(real, "must"), failures);
      return;
    }
    for (Map.Entry<String, JsonNode> field : expected.properties()) {
      compare("agenda." + field.getKey(), field.getValue(), seats(real, field.getKey()), failures);
    }
  }

  private static JsonNode seats(ObjectNode agenda, String name) {
    return agenda.has(name) ? agenda.get(name) : agenda.arrayNode();
  }

  private static JsonNode at(ObjectNode json, String pointer) {
    try {
      return json.at(JsonPointer.compile(pointer));
    } catch (IllegalArgumentException e) {
      throw new BadInput("'%s' is no JSON pointer.".formatted(pointer), e);
    }
  }

  private static void compare(
      String where, JsonNode expected, JsonNode real, List<String> failures) {
    if (!fits(expected, real)) {
      failures.add(
          "%s should be %s but is %s."
              .formatted(where, expected, real.isMissingNode() ? "not there" : real));
    }
  }

  private static boolean fits(JsonNode expected, JsonNode real) {
    if (expected.isString() && expected.stringValue().equals(ANYTHING)) {
      return !real.isMissingNode();
    }
    if (expected instanceof ArrayNode array) {
      if (!real.isArray() || real.size() != array.size()) {
        return false;
      }
      for (int i = 0; i < array.size(); i++) {
        if (!fits(array.get(i), real.get(i))) {
          return false;
        }
      }
      return true;
    }
    return expected.equals(real);
  }
}
