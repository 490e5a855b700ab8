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
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/// What differs between two values of the same record type, written as JSON pointers with new
/// values. It compares the records themselves, each part once, and writes only what changed, so
/// that a small move costs little whatever the size of the view.
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
  private final JsonGenerator out;
  private final String name;
  private final List<Object> path = new ArrayList<>(); // names, and places in lists
  private boolean begun;

  /// @param name of the object that the changes are written to, if there are any
  Delta(Shapes shapes, JsonGenerator out, String name) {
    this.shapes = shapes;
    this.out = out;
    this.name = name;
  }

  /// Notes a value as changed, whatever it was.
  void put(String pointer, @Nullable Object value) {
    begin();
    out.writeName(pointer);
    out.writePOJO(value);
  }

  void compare(String pointer, @Nullable Object before, @Nullable Object after) {
    path.add(pointer);
    compare(before, after);
    path.removeLast();
  }

  /// Whether anything changed; after this nothing more is written.
  boolean end() {
    if (begun) {
      out.writeEndObject();
    }
    return begun;
  }

  private void begin() {
    if (!begun) {
      begun = true;
      out.writeName(name);
      out.writeStartObject();
    }
  }

  private void compare(@Nullable Object before, @Nullable Object after) {
    Object old = open(before);
    Object now = open(after);
    if (old == now) {
      return;
    }
    if (old == null || now == null || !goesInto(old, now)) {
      if (now == null || !now.equals(old)) {
        put(pointer(), now);
      }
    }
  }

  /// Compares two values part by part; false if they have no parts to compare.
  private boolean goesInto(Object old, Object now) {
    if (old instanceof List<?> olds && now instanceof List<?> nows) {
      if (olds.size() != nows.size()) {
        return false;
      }
      for (int i = 0; i < olds.size(); i++) {
        path.add(i);
        compare(olds.get(i), nows.get(i));
        path.removeLast();
      }
      return true;
    }
    List<Part> parts = old.getClass() == now.getClass() ? shapes.parts(now) : List.of();
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      path.add(part.name());
      compare(part.reader().apply(old), part.reader().apply(now));
      path.removeLast();
    }
    return !parts.isEmpty();
  }

  private String pointer() {
    StringBuilder pointer = new StringBuilder();
    for (int i = 0; i < path.size(); i++) {
      if (i > 0) {
        pointer.append('/');
      }
      pointer.append(path.get(i));
    }
    return pointer.toString();
  }

  private static @Nullable Object open(@Nullable Object value) {
    return value instanceof Optional<?> optional ? optional.orElse(null) : value;
  }
}
