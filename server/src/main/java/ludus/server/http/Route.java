package ludus.server.http;

import java.lang.reflect.Type;
import java.util.List;
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

  /// The path in its parts, to be matched with [#fits].
  static List<String> parts(String path) {
    return List.of(path.split("/", -1));
  }

  /// Whether a requested path is one of this route's.
  static boolean fits(List<String> mine, List<String> requested) {
    if (mine.size() != requested.size()) {
      return false;
    }
    for (int i = 1; i < mine.size(); i++) {
      if (!mine.get(i).equals(requested.get(i)) && !mine.get(i).startsWith("{")) {
        return false;
      }
    }
    return true;
  }

  /// The variable parts of a path that fits.
  Map<String, String> variables(List<String> requested) {
    List<String> mine = parts(path);
    Map<String, String> variables = new TreeMap<>();
    for (int i = 0; i < mine.size(); i++) {
      if (mine.get(i).startsWith("{")) {
        variables.put(mine.get(i).substring(1, mine.get(i).length() - 1), requested.get(i));
      }
    }
    return variables;
  }
}
