package ludus.server.http;

import java.lang.reflect.Type;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// One call of the API: how it is found, what it takes and what it answers. The OpenAPI document is
/// made from the same list that requests are served from.
///
/// @param path with `{names}` for its variable parts
/// @param query the names of its query parameters, with what they mean
/// @param takes the request's record, if it has a body
/// @param gives the answer's record; `Void` for an answer without content
record Route(
    String method,
    String path,
    String summary,
    Map<String, String> query,
    Optional<Class<?>> takes,
    Type gives,
    Needs needs,
    Handling handling) {

  /// Who may call it.
  enum Needs {
    NOBODY,
    PERSON
  }

  interface Handling {
    /// Answers with a value to be written as JSON, or null for no content.
    @org.jspecify.annotations.Nullable
    Object handle(Exchange exchange) throws Exception;
  }

  /// The variable parts of a path that fits.
  Optional<Map<String, String>> match(String requested) {
    String[] mine = path.split("/", -1);
    String[] parts = requested.split("/", -1);
    if (mine.length != parts.length) {
      return Optional.empty();
    }
    Map<String, String> variables = new TreeMap<>();
    for (int i = 0; i < mine.length; i++) {
      if (mine[i].startsWith("{")) {
        variables.put(mine[i].substring(1, mine[i].length() - 1), parts[i]);
      } else if (!mine[i].equals(parts[i])) {
        return Optional.empty();
      }
    }
    return Optional.of(variables);
  }
}
