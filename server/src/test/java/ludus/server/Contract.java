package ludus.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// The OpenAPI document that a server publishes, and whether JSON keeps to it. Knows the part of
/// JSON Schema that the document uses.
final class Contract {

  /// @param takes the schema of its body
  /// @param gives the schema of its answer; missing if it has none
  record Operation(
      String method,
      String path,
      boolean needsSession,
      Optional<JsonNode> takes,
      Optional<JsonNode> gives,
      JsonNode json) {

    boolean changes() {
      return !method.equals("GET");
    }

    @Override
    public String toString() {
      return method + " " + path;
    }
  }

  private final JsonNode document;

  Contract(JsonNode document) {
    this.document = document;
  }

  static Contract of(Venue venue) {
    return new Contract(venue.nobody().get("/api/openapi.json"));
  }

  JsonNode document() {
    return document;
  }

  List<Operation> operations() {
    List<Operation> operations = new ArrayList<>();
    document
        .path("paths")
        .forEachEntry(
            (path, methods) ->
                methods.forEachEntry(
                    (method, json) -> operations.add(operation(path, method, json))));
    return operations;
  }

  Operation operation(String method, String path) {
    return operations().stream()
        .filter(one -> one.method().equals(method) && one.path().equals(path))
        .findFirst()
        .orElseThrow(() -> new AssertionError("Not in the document: " + method + " " + path));
  }

  private static Operation operation(String path, String method, JsonNode json) {
    return new Operation(
        method.toUpperCase(Locale.ROOT),
        path,
        json.has("security"),
        schema(json.path("requestBody")),
        schema(json.path("responses").path("200")),
        json);
  }

  private static Optional<JsonNode> schema(JsonNode of) {
    JsonNode schema = of.path("content").path("application/json").path("schema");
    return schema.isObject() ? Optional.of(schema) : Optional.empty();
  }

  JsonNode schema(String name) {
    return resolve("#/components/schemas/" + name);
  }

  private JsonNode resolve(String ref) {
    JsonNode found = document.at(ref.substring(1));
    if (!ref.startsWith("#/") || !found.isObject()) {
      throw new AssertionError("Nothing is at " + ref);
    }
    return found;
  }

  boolean fits(JsonNode json, JsonNode schema) {
    return complaints(json, schema).isEmpty();
  }

  /// What is wrong with this JSON; nothing if it keeps to the schema.
  List<String> complaints(JsonNode json, JsonNode schema) {
    List<String> complaints = new ArrayList<>();
    check("", json, schema, complaints);
    return complaints;
  }

  private void check(String at, JsonNode json, JsonNode schema, List<String> complaints) {
    if (schema.has("$ref")) {
      check(at, json, resolve(schema.path("$ref").stringValue()), complaints);
    }
    if (schema.has("anyOf") || schema.has("oneOf")) {
      JsonNode either = schema.has("anyOf") ? schema.path("anyOf") : schema.path("oneOf");
      long fitting = either.valueStream().filter(one -> fits(json, one)).count();
      if (fitting == 0 || (schema.has("oneOf") && fitting > 1)) {
        complaints.add(at + " fits " + fitting + " of " + either);
      }
    }
    if (schema.has("type") && !isA(json, schema.path("type").stringValue())) {
      complaints.add(at + " is no " + schema.path("type").stringValue() + ": " + json);
      return;
    }
    if (schema.has("enum")
        && schema.path("enum").valueStream().noneMatch(value -> value.equals(json))) {
      complaints.add(at + " is none of " + schema.path("enum") + ": " + json);
    }
    if (schema.has("const") && !schema.path("const").equals(json)) {
      complaints.add(at + " is not " + schema.path("const") + ": " + json);
    }
    for (JsonNode name : schema.path("required")) {
      if (!json.has(name.stringValue())) {
        complaints.add(at + " lacks " + name);
      }
    }
    json.forEachEntry(
        (name, value) -> {
          if (schema.path("properties").has(name)) {
            check(at + "/" + name, value, schema.path("properties").path(name), complaints);
          } else if (schema.has("additionalProperties")) {
            check(at + "/" + name, value, schema.path("additionalProperties"), complaints);
          } else if (schema.has("properties")) {
            complaints.add(at + " has an unknown " + name);
          }
        });
    if (schema.has("items")) {
      for (int i = 0; i < json.size(); i++) {
        check(at + "/" + i, json.path(i), schema.path("items"), complaints);
      }
    }
  }

  private static boolean isA(JsonNode json, String type) {
    return switch (type) {
      case "object" -> json.isObject();
      case "array" -> json.isArray();
      case "string" -> json.isString();
      case "boolean" -> json.isBoolean();
      case "integer" -> json.isIntegralNumber();
      case "number" -> json.isNumber();
      case "null" -> json.isNull();
      default ->
          throw new AssertionError("The document uses a type that tests don't know: " + type);
    };
  }
}
