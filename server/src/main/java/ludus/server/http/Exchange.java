package ludus.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.util.Map;
import java.util.Optional;
import ludus.kernel.json.Json;
import ludus.kernel.text.Language;
import ludus.server.Problem;
import ludus.server.api.People;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Fields;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.node.ObjectNode;

/// One request on its way through the API, checked at the edge.
final class Exchange {

  static final int LONGEST_BODY = 64 * 1024;

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
    String kind = String.valueOf(request.getHeaders().get(HttpHeader.CONTENT_TYPE));
    if (!kind.startsWith("application/json")) {
      throw Problem.of(415, "jsonOnly");
    }
    byte[] bytes;
    try (InputStream in = Request.asInputStream(request)) {
      bytes = in.readNBytes(LONGEST_BODY + 1);
    }
    if (bytes.length > LONGEST_BODY) {
      throw Problem.of(413, "tooLarge");
    }
    try {
      if (!(Json.PLAIN.readTree(bytes) instanceof ObjectNode object)) {
        throw Problem.of(400, "badJson", "an object is expected");
      }
      for (RecordComponent part : type.getRecordComponents()) {
        boolean optional = part.getType() == Optional.class;
        if (optional && !object.has(part.getName())) {
          object.putNull(part.getName());
        } else if (!optional && object.path(part.getName()).isNull()) {
          throw Problem.of(400, "missingField", part.getName());
        } else if (!optional && !object.has(part.getName())) {
          throw Problem.of(400, "missingField", part.getName());
        }
      }
      return Json.PLAIN.treeToValue(object, type);
    } catch (JacksonException e) {
      throw Problem.of(400, "badJson", Json.reason(e));
    }
  }
}
