package ludus.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ludus.kernel.json.Json;
import ludus.kernel.text.Language;
import ludus.server.Problem;
import ludus.server.api.People;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Fields;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.type.LogicalType;

/// One request on its way through the API, checked at the edge.
final class Exchange {

  static final int LONGEST_BODY = 64 * 1024;

  private static final int MOST_WASTE = 1 << 20;

  /// A number is no text, and a text is no number.
  private static final JsonMapper STRICT =
      Json.PLAIN
          .rebuild()
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
          .withCoercionConfigDefaults(
              any ->
                  any.setAcceptBlankAsEmpty(false)
                      .setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail)
                      .setCoercion(CoercionInputShape.String, CoercionAction.Fail))
          .withCoercionConfig(
              LogicalType.Textual,
              text ->
                  text.setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail)
                      .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                      .setCoercion(CoercionInputShape.Float, CoercionAction.Fail))
          .build();

  private static final ClassValue<List<RecordComponent>> PARTS =
      new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
          return List.of(type.getRecordComponents());
        }
      };

  private final Request request;
  private final Response response;
  private final Map<String, String> path;
  private final Optional<People.Me> me;
  private final Optional<String> token;

  Exchange(
      Request request,
      Response response,
      Map<String, String> path,
      Optional<People.Me> me,
      Optional<String> token) {
    this.request = request;
    this.response = response;
    this.path = path;
    this.me = me;
    this.token = token;
  }

  Request request() {
    return request;
  }

  Response response() {
    return response;
  }

  Optional<People.Me> me() {
    return me;
  }

  Optional<String> token() {
    return token;
  }

  /// The person behind this request; nobody's account is the empty text.
  String account() {
    return me.map(People.Me::id).orElse("");
  }

  String name() {
    return me.map(People.Me::name).orElse("");
  }

  String path(String name) {
    return path.getOrDefault(name, "");
  }

  int pathNumber(String name) {
    return number(path(name)).orElseThrow(() -> Problem.of(404, "noSuchPage"));
  }

  Optional<String> query(String name) {
    Fields fields = Request.extractQueryParameters(request);
    return Optional.ofNullable(fields.getValue(name));
  }

  Optional<Integer> queryNumber(String name) {
    Optional<String> text = query(name);
    return text.isEmpty()
        ? Optional.empty()
        : Optional.of(number(text.get()).orElseThrow(() -> Problem.of(400, "badParameter", name)));
  }

  private static Optional<Integer> number(String text) {
    return text.matches("[0-9]{1,9}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
  }

  Language language() {
    return query("lang").flatMap(Language::of).orElse(Language.EN);
  }

  String address() {
    return Request.getRemoteAddr(request);
  }

  /// The body as a record, every part of it there and of the right kind. Parts that may be absent
  /// are `Optional`.
  <T> T body(Class<T> type) throws IOException {
    byte[] bytes;
    try (InputStream in = Request.asInputStream(request)) {
      bytes = in.readNBytes(LONGEST_BODY + 1);
      if (bytes.length > LONGEST_BODY) {
        drain(in);
        throw Problem.of(413, "tooLarge");
      }
    }
    try {
      if (!(STRICT.readTree(bytes) instanceof ObjectNode object)) {
        throw Problem.of(400, "badJson", "an object is expected");
      }
      complete(object, type);
      return STRICT.treeToValue(object, type);
    } catch (JacksonException e) {
      throw Problem.of(400, "badJson", Json.reason(e));
    }
  }

  /// Who still sends doesn't hear an answer: what comes is read and thrown away, within limits.
  static void drain(InputStream in) throws IOException {
    byte[] waste = new byte[8 * 1024];
    for (int read = 0; read < MOST_WASTE && in.read(waste) >= 0; read += waste.length) {}
  }

  /// Nothing may be missing or null but what is optional, in the parts of parts too.
  private static void complete(ObjectNode object, Class<?> type) {
    for (RecordComponent part : PARTS.get(type)) {
      boolean optional = part.getType() == Optional.class;
      JsonNode value = object.path(part.getName());
      if (optional && value.isMissingNode()) {
        object.putNull(part.getName());
      } else if (!optional && (value.isMissingNode() || value.isNull())) {
        throw Problem.of(400, "missingField", part.getName());
      } else if (value instanceof ObjectNode inner) {
        Type held = optional ? argument(part.getGenericType()) : part.getGenericType();
        if (held instanceof Class<?> record && record.isRecord()) {
          complete(inner, record);
        } else if (held instanceof ParameterizedType
            && inner.valueStream().anyMatch(JsonNode::isNull)) {
          throw Problem.of(400, "missingField", part.getName());
        }
      }
    }
  }

  private static Type argument(Type generic) {
    return ((ParameterizedType) generic).getActualTypeArguments()[0];
  }
}
