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
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.NullNode;

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
  private final SortedMap<String, Object> changes = new TreeMap<>();
  private final StringBuilder path = new StringBuilder();

  Delta(Shapes shapes) {
    this.shapes = shapes;
  }

  /// Pointers with values that are ready to be written.
  SortedMap<String, Object> changes() {
    return changes;
  }

  /// Notes a value as changed, whatever it was. Its parts must have declared types.
  void put(String pointer, @Nullable Object value) {
    changes.put(pointer, value == null ? NullNode.instance : value);
  }

  void compare(String pointer, @Nullable Object before, @Nullable Object after) {
    path.setLength(0);
    path.append(pointer);
    compare(before, after);
  }

  private void compare(@Nullable Object before, @Nullable Object after) {
    Object old = open(before);
    Object now = open(after);
    if (Objects.equals(old, now)) {
      return;
    }
    if (old instanceof List<?> olds && now instanceof List<?> nows && olds.size() == nows.size()) {
      for (int i = 0; i < olds.size(); i++) {
        int length = path.length();
        path.append('/').append(i);
        compare(olds.get(i), nows.get(i));
        path.setLength(length);
      }
      return;
    }
    if (old == null || now == null || !descend(old, now)) {
      put(path.toString(), written(now));
    }
  }

  /// Compares two records of one type part by part; false if they have no parts.
  private boolean descend(Object old, Object now) {
    List<Part> parts = old.getClass() == now.getClass() ? shapes.parts(now) : List.of();
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      int length = path.length();
      path.append('/').append(part.name());
      compare(part.reader().apply(old), part.reader().apply(now));
      path.setLength(length);
    }
    return !parts.isEmpty();
  }

  /// Plain values are written as they are; others now, by their own type, which a map would forget.
  private @Nullable Object written(@Nullable Object value) {
    if (value instanceof List<?> list) {
      // one by one: a list does not know that its elements are told apart by their types
      List<@Nullable Object> elements = new ArrayList<>(list.size());
      for (Object element : list) {
        elements.add(written(open(element)));
      }
      return elements;
    }
    return value == null
            || value instanceof Number
            || value instanceof String
            || value instanceof Boolean
            || value instanceof Enum<?>
        ? value
        : shapes.mapper.valueToTree(value);
  }

  private static @Nullable Object open(@Nullable Object value) {
    return value instanceof Optional<?> optional ? optional.orElse(null) : value;
  }
}
