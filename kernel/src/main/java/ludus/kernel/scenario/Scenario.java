package ludus.kernel.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import ludus.kernel.BadInput;
import ludus.kernel.RuleId;
import ludus.kernel.Setup;
import ludus.kernel.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A position, scripted chance, moves and what must hold at the end: for rule disputes, puzzles and
/// tests.
///
/// @param chance nothing if the seed decides
/// @param expect JSON pointers into the final state, and the values there
/// @param agenda what must hold of the agenda: the awaited seats, or an object with `must` and
///   `may`
/// @param outcome fields that the outcome must have
public record Scenario(
    String game,
    String title,
    List<RuleId> rules,
    Setup setup,
    long seed,
    ObjectNode position,
    Optional<List<JsonNode>> chance,
    List<Act> acts,
    Map<String, JsonNode> expect,
    Optional<JsonNode> agenda,
    Optional<ObjectNode> outcome) {

  /// What a seat does: a batch of moves, or an undo; and the rule or reason it must be refused
  /// with.
  public record Act(int seat, List<JsonNode> moves, boolean undo, Optional<String> refused) {}

  private static final Set<String> FIELDS =
      Set.of(
          "game",
          "title",
          "rules",
          "setup",
          "position",
          "chance",
          "moves",
          "expect",
          "agenda",
          "outcome",
          "note");

  /// @throws BadInput if the text is no scenario
  public static Scenario parse(String text) {
    ObjectNode json = Json.object(text, "The scenario");
    known(json, FIELDS, "A scenario");
    ObjectNode setup = child(json, "setup");
    known(setup, Set.of("seats", "seed", "options"), "A setup");
    ObjectNode expect = child(json, "expect");
    Map<String, JsonNode> pointers = new TreeMap<>();
    for (Map.Entry<String, JsonNode> entry : expect.properties()) {
      if (entry.getKey().startsWith("/") || entry.getKey().isEmpty()) {
        pointers.put(entry.getKey(), entry.getValue());
      } else if (!entry.getKey().equals("agenda") && !entry.getKey().equals("outcome")) {
        throw new BadInput(
            "'%s' in \"expect\" is no JSON pointer: it must begin with a slash."
                .formatted(entry.getKey()));
      }
    }
    return new Scenario(
        string(json, "game"),
        json.has("title") ? string(json, "title") : "",
        rules(json),
        Setup.of(integer(setup, "seats"), options(setup)),
        setup.has("seed") ? whole(setup, "seed") : 0,
        child(json, "position"),
        json.has("chance") ? Optional.of(array(json, "chance")) : Optional.empty(),
        acts(json),
        pointers,
        either(json, expect, "agenda"),
        either(json, expect, "outcome").map(outcome -> asObject(outcome, "outcome")));
  }

  private static List<RuleId> rules(ObjectNode json) {
    List<RuleId> rules = new ArrayList<>();
    for (JsonNode rule : json.has("rules") ? array(json, "rules") : List.<JsonNode>of()) {
      try {
        rules.add(RuleId.of(rule.asString()));
      } catch (IllegalArgumentException e) {
        throw new BadInput("%s in \"rules\" is not the ID of a rule.".formatted(rule), e);
      }
    }
    return rules;
  }

  private static List<Act> acts(ObjectNode json) {
    List<Act> acts = new ArrayList<>();
    for (JsonNode node : json.has("moves") ? array(json, "moves") : List.<JsonNode>of()) {
      ObjectNode act = asObject(node, "moves");
      known(act, Set.of("seat", "move", "moves", "undo", "refused", "note"), "A move");
      boolean undo = act.path("undo").asBoolean(false);
      if ((act.has("move") ? 1 : 0) + (act.has("moves") ? 1 : 0) + (undo ? 1 : 0) != 1) {
        throw new BadInput("Each of \"moves\" needs one of \"move\", \"moves\" and \"undo\".");
      }
      List<JsonNode> moves =
          act.has("move")
              ? List.of(act.get("move"))
              : act.has("moves") ? array(act, "moves") : List.<JsonNode>of();
      acts.add(
          new Act(
              integer(act, "seat"),
              moves,
              undo,
              act.has("refused") ? Optional.of(string(act, "refused")) : Optional.empty()));
    }
    return acts;
  }

  private static Map<String, String> options(ObjectNode setup) {
    Map<String, String> options = new TreeMap<>();
    child(setup, "options")
        .properties()
        .forEach(option -> options.put(option.getKey(), option.getValue().asString()));
    return options;
  }

  private static Optional<JsonNode> either(ObjectNode json, ObjectNode expect, String name) {
    return Optional.ofNullable(json.has(name) ? json.get(name) : expect.get(name));
  }

  private static void known(ObjectNode json, Set<String> names, String what) {
    for (Map.Entry<String, JsonNode> field : json.properties()) {
      if (!names.contains(field.getKey())) {
        throw new BadInput("%s has no \"%s\".".formatted(what, field.getKey()));
      }
    }
  }

  private static ObjectNode child(ObjectNode json, String name) {
    JsonNode child = json.get(name);
    return child == null ? json.objectNode() : asObject(child, name);
  }

  private static ObjectNode asObject(JsonNode json, String name) {
    if (json instanceof ObjectNode object) {
      return object;
    }
    throw new BadInput("\"%s\" must hold JSON objects.".formatted(name));
  }

  private static List<JsonNode> array(ObjectNode json, String name) {
    if (!json.path(name).isArray()) {
      throw new BadInput("\"%s\" must be an array.".formatted(name));
    }
    return List.copyOf(json.get(name).values());
  }

  private static String string(ObjectNode json, String name) {
    if (!json.path(name).isString()) {
      throw new BadInput("The scenario needs a \"%s\" that is a text.".formatted(name));
    }
    return json.get(name).stringValue();
  }

  private static int integer(ObjectNode json, String name) {
    if (!json.path(name).isInt()) {
      throw new BadInput("\"%s\" must be a whole number.".formatted(name));
    }
    return json.get(name).intValue();
  }

  private static long whole(ObjectNode json, String name) {
    if (!json.path(name).isIntegralNumber() || !json.get(name).canConvertToLong()) {
      throw new BadInput("\"%s\" must be a whole number.".formatted(name));
    }
    return json.get(name).longValue();
  }
}
