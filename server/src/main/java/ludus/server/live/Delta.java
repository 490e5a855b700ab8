package ludus.server.live;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What differs between two values of the same record type, as JSON pointers with new values. It
/// compares the records themselves and writes only what changed, so that a small move costs little
/// whatever the size of the view.
final class Delta {

  /// How records are written; one for each mapper.
  static final class Shapes {
    private final JsonMapper mapper;
    private final Map<Class<?>, Method[]> parts = new ConcurrentHashMap<>();

    Shapes(JsonMapper mapper) {
      this.mapper = mapper;
    }

    JsonMapper mapper() {
      return mapper;
    }

    /// The components of a record that is written as an object; none for any other value.
    private Method[] parts(Object value) {
      Method[] known = parts.get(value.getClass());
      return known != null
          ? known
          : parts.computeIfAbsent(value.getClass(), type -> look(type, value));
    }

    private Method[] look(Class<?> type, Object value) {
      if (!type.isRecord() || !mapper.valueToTree(value).isObject()) {
        return new Method[0];
      }
      Method[] accessors =
          Arrays.stream(type.getRecordComponents())
              .map(RecordComponent::getAccessor)
              .toArray(Method[]::new);
      for (Method accessor : accessors) {
        accessor.setAccessible(true);
      }
      return accessors;
    }
  }

  private final Shapes shapes;
  private final SortedMap<String, JsonNode> changes = new TreeMap<>();

  Delta(Shapes shapes) {
    this.shapes = shapes;
  }

  SortedMap<String, JsonNode> changes() {
    return changes;
  }

  /// Notes a value as changed, whatever it was.
  void put(String pointer, @Nullable Object value) {
    changes.put(pointer, shapes.mapper.valueToTree(value));
  }

  @SuppressWarnings("ReferenceEquality") // the same object can't differ: a short cut only
  void compare(String pointer, @Nullable Object before, @Nullable Object after) {
    Object old = open(before);
    Object now = open(after);
    if (old == now) {
      return;
    }
    if (old instanceof List<?> olds && now instanceof List<?> nows && olds.size() == nows.size()) {
      for (int i = 0; i < olds.size(); i++) {
        compare(pointer + "/" + i, olds.get(i), nows.get(i));
      }
      return;
    }
    if (old != null && now != null && old.getClass() == now.getClass()) {
      Method[] parts = shapes.parts(now);
      if (parts.length > 0) {
        for (Method part : parts) {
          compare(pointer + "/" + part.getName(), read(part, old), read(part, now));
        }
        return;
      }
    }
    if (!Objects.equals(old, now)) {
      put(pointer, now);
    }
  }

  private static @Nullable Object open(@Nullable Object value) {
    return value instanceof Optional<?> optional ? optional.orElse(null) : value;
  }

  private static Object read(Method part, Object from) {
    try {
      return part.invoke(from);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("A record's component can't be read", e);
    }
  }
}
