package ludus.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ludus.kernel.RuleId;
import ludus.kernel.json.Json;
import ludus.server.api.Lobby;
import ludus.server.api.Play;
import ludus.server.api.Trouble;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The OpenAPI document, made from the routes that are served and the records that travel: it can't
/// say anything else than the server does.
final class OpenApi {

  private static final Pattern VARIABLE = Pattern.compile("\\{(\\w+)\\}");

  private final ObjectNode schemas = Json.PLAIN.createObjectNode();
  private final Set<String> open = new TreeSet<>();

  private OpenApi() {}

  static ObjectNode of(List<Route> routes) {
    return new OpenApi().document(routes);
  }

  private ObjectNode document(List<Route> routes) {
    ObjectNode document = Json.PLAIN.createObjectNode();
    document.put("openapi", "3.1.0");
    document
        .putObject("info")
        .put("title", "Ludus")
        .put("version", "1")
        .put("description", "A table for board games of the Roman world.");
    ObjectNode paths = document.putObject("paths");
    Map<String, ObjectNode> byPath = new TreeMap<>();
    for (Route route : routes) {
      ObjectNode path = byPath.computeIfAbsent(route.path(), _ -> Json.PLAIN.createObjectNode());
      path.set(route.method().toLowerCase(java.util.Locale.ROOT), operation(route));
    }
    byPath.forEach(paths::set);
    ObjectNode components = document.putObject("components");
    components.set("schemas", schemas);
    components
        .putObject("securitySchemes")
        .putObject("session")
        .put("type", "apiKey")
        .put("in", "cookie")
        .put("name", Front.COOKIE);
    return document;
  }

  private ObjectNode operation(Route route) {
    ObjectNode operation = Json.PLAIN.createObjectNode();
    operation.put("summary", route.summary());
    if (route.needs() == Route.Needs.PERSON) {
      operation.putArray("security").addObject().putArray("session");
    }
    ArrayNode parameters = operation.putArray("parameters");
    Matcher variables = VARIABLE.matcher(route.path());
    while (variables.find()) {
      parameters
          .addObject()
          .put("name", variables.group(1))
          .put("in", "path")
          .put("required", true)
          .putObject("schema")
          .put("type", "string");
    }
    route
        .query()
        .forEach(
            (name, meaning) ->
                parameters
                    .addObject()
                    .put("name", name)
                    .put("in", "query")
                    .put("description", meaning)
                    .putObject("schema")
                    .put("type", "string"));
    route
        .takes()
        .ifPresent(
            type -> {
              ObjectNode body = operation.putObject("requestBody").put("required", true);
              body.putObject("content").putObject("application/json").set("schema", schema(type));
            });
    ObjectNode responses = operation.putObject("responses");
    if (route.gives() == Void.class) {
      responses.putObject("204").put("description", "Done");
    } else {
      ObjectNode done = responses.putObject("200").put("description", "Done");
      if (route.gives() == Stream.class) {
        events(done.putObject("content").putObject("text/event-stream"));
      } else {
        done.putObject("content")
            .putObject("application/json")
            .set("schema", schema(route.gives()));
      }
    }
    responses
        .putObject("default")
        .put("description", "What is wrong")
        .putObject("content")
        .putObject("application/json")
        .set("schema", schema(Trouble.class));
    return operation;
  }

  /// What the events carry: an extension, since the document has no words for it.
  private void events(ObjectNode stream) {
    stream.putObject("schema").put("type", "string");
    ObjectNode events = stream.putObject("x-events");
    events.set("step", schema(Play.Step.class));
    events.set("table", schema(Lobby.Table.class));
    events.set("chat", schema(Play.Chat.class));
    events.putObject("reset").put("type", "object");
  }

  private ObjectNode schema(Type type) {
    ObjectNode schema = Json.PLAIN.createObjectNode();
    switch (type) {
      case ParameterizedType generic when generic.getRawType() == Optional.class -> {
        ArrayNode either = schema.putArray("anyOf");
        either.add(schema(generic.getActualTypeArguments()[0]));
        either.addObject().put("type", "null");
      }
      case ParameterizedType generic
          when Collection.class.isAssignableFrom((Class<?>) generic.getRawType()) ->
          schema.put("type", "array").set("items", schema(generic.getActualTypeArguments()[0]));
      case ParameterizedType generic
          when Map.class.isAssignableFrom((Class<?>) generic.getRawType()) ->
          schema
              .put("type", "object")
              .set("additionalProperties", schema(generic.getActualTypeArguments()[1]));
      case Class<?> plain -> named(plain, schema);
      case GenericArrayType _ -> throw new IllegalArgumentException("No arrays travel: " + type);
      default -> {} // anything
    }
    return schema;
  }

  private void named(Class<?> type, ObjectNode schema) {
    if (type == String.class || type == RuleId.class) {
      schema.put("type", "string");
    } else if (type == boolean.class || type == Boolean.class) {
      schema.put("type", "boolean");
    } else if (type == int.class || type == Integer.class || type == long.class) {
      schema.put("type", "integer");
    } else if (type == double.class || type == Double.class) {
      schema.put("type", "number");
    } else if (type.isEnum()) {
      ArrayNode values = schema.put("type", "string").putArray("enum");
      for (Object value : type.getEnumConstants()) {
        values.add(value.toString());
      }
    } else if (type.isSealed()) {
      ArrayNode either = schema.putArray("oneOf");
      for (Class<?> kind : type.getPermittedSubclasses()) {
        either.add(schema(kind));
      }
    } else if (type.isRecord()) {
      String name = name(type);
      schema.put("$ref", "#/components/schemas/" + name);
      if (open.add(name)) {
        schemas.set(name, record(type));
      }
    } else if (type != Object.class && !JsonNode.class.isAssignableFrom(type)) {
      throw new IllegalArgumentException("The API can't tell of " + type);
    }
  }

  /// What travels is called by its simple name; parts of the kernel's values carry theirs in front,
  /// so that the seat of a form is no seat of a table.
  private static String name(Class<?> type) {
    Class<?> around = type.getEnclosingClass();
    boolean ours = type.getPackage().equals(Trouble.class.getPackage());
    return around == null || ours
        ? type.getSimpleName()
        : around.getSimpleName() + type.getSimpleName();
  }

  private ObjectNode record(Class<?> type) {
    ObjectNode schema = Json.PLAIN.createObjectNode().put("type", "object");
    ObjectNode properties = schema.putObject("properties");
    ArrayNode required = Json.PLAIN.createArrayNode();
    for (RecordComponent part : type.getRecordComponents()) {
      properties.set(part.getName(), schema(part.getGenericType()));
      if (part.getType() != Optional.class
          && !part.getAccessor().isAnnotationPresent(JsonInclude.class)) {
        required.add(part.getName());
      }
    }
    for (Class<?> family : type.getInterfaces()) {
      if (family.isSealed()) {
        properties.putObject("type").put("const", type.getSimpleName());
        required.add("type");
      }
    }
    schema.set("required", required);
    return schema;
  }
}
