package ludus.server.live;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What differs between two values of the same record type, as JSON pointers with new values. It
/// compares the records themselves and writes only what changed, so that a small move costs little
/// whatever the size of the view.
final class Delta {

  /// One component of a record.
  private record Part(String name, Function<Object, @Nullable Object> reader) {}

  /// How records are written; one for each mapper.
  static final class Shapes {
    private final JsonMapper mapper;
    private final Map<Class<?>, List<Part>> parts = new ConcurrentHashMap<>();

    Shapes(JsonMapper mapper) {
      this.mapper = mapper;
    }

    /// The components of a record that is written as an object; none for any other value.
    private List<Part> parts(Object value) {
      List<Part> known = parts.get(value.getClass());
      return known != null
          ? known
          : parts.computeIfAbsent(value.getClass(), type -> look(type, value));
    }

    private List<Part> look(Class<?> type, Object value) {
      if (!type.isRecord() || !mapper.valueToTree(value).isObject()) {
        return List.of();
      }
      List<Part> found = new ArrayList<>();
      for (RecordComponent component : type.getRecordComponents()) {
        found.add(new Part(component.getName(), reader(component)));
      }
      return found;
    }

    /// A component's accessor as a plain function: as quick as a call in the source.
    @SuppressWarnings("unchecked") // what the factory makes is just that
    private static Function<Object, @Nullable Object> reader(RecordComponent component) {
      Method accessor = component.getAccessor();
      try {
        MethodHandles.Lookup lookup =
            MethodHandles.privateLookupIn(accessor.getDeclaringClass(), MethodHandles.lookup());
        MethodHandle handle = lookup.unreflect(accessor);
        return (Function<Object, @Nullable Object>)
            LambdaMetafactory.metafactory(
                    lookup,
                    "apply",
                    MethodType.methodType(Function.class),
                    MethodType.methodType(Object.class, Object.class),
                    handle,
                    handle.type().wrap().changeParameterType(0, accessor.getDeclaringClass()))
                .getTarget()
                .invoke();
      } catch (Throwable e) {
        throw new IllegalStateException("A record's component can't be read", e);
      }
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
        if (olds.get(i) != nows.get(i)) {
          compare(pointer + "/" + i, olds.get(i), nows.get(i));
        }
      }
      return;
    }
    if (old != null && now != null && old.getClass() == now.getClass()) {
      List<Part> parts = shapes.parts(now);
      if (!parts.isEmpty()) {
        for (Part part : parts) {
          Object then = part.reader().apply(old);
          Object value = part.reader().apply(now);
          if (then != value) {
            compare(pointer + "/" + part.name(), then, value);
          }
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
}
