package ludus.server.live;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
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

  /// A record type as it is written; without parts if it is no object.
  private record Shape(Class<?> type, List<Part> parts) {}

  /// One component of a record.
  private static final class Part {
    private final String name;
    private final Function<Object, @Nullable Object> reader;
    private @Nullable Shape last; // of what was found here last; a race for it does no harm

    Part(String name, Function<Object, @Nullable Object> reader) {
      this.name = name;
      this.reader = reader;
    }
  }

  /// How records are written; one for each mapper.
  static final class Shapes {
    private final JsonMapper mapper;
    private final Map<Class<?>, Shape> known = new ConcurrentHashMap<>();

    Shapes(JsonMapper mapper) {
      this.mapper = mapper;
    }

    /// @param last a guess
    private Shape of(Object value, @Nullable Shape last) {
      Class<?> type = value.getClass();
      if (last != null && last.type == type) {
        return last;
      }
      Shape shape = known.get(type);
      return shape != null
          ? shape
          : known.computeIfAbsent(type, _ -> new Shape(type, look(type, value)));
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
  private Object[] path = new Object[16]; // names, and places in lists
  private int depth;
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
    write(value);
  }

  /// By its own type; a list one by one, since it has forgotten what its elements are told apart
  /// by.
  private void write(@Nullable Object value) {
    if (value instanceof List<?> list) {
      out.writeStartArray();
      for (Object element : list) {
        write(open(element));
      }
      out.writeEndArray();
    } else {
      out.writePOJO(value);
    }
  }

  void compare(String pointer, @Nullable Object before, @Nullable Object after) {
    Object old = open(before);
    Object now = open(after);
    if (mayDiffer(old, now)) {
      enter(pointer);
      differ(old, now, null);
      depth--;
    }
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

  private void enter(Object step) {
    if (depth == path.length) {
      path = Arrays.copyOf(path, 2 * depth);
    }
    path[depth++] = step;
  }

  @SuppressWarnings("ReferenceEquality") // most of a view is the very same as before
  private static boolean mayDiffer(@Nullable Object old, @Nullable Object now) {
    return old != now;
  }

  /// Compares what may differ, and writes it if it does.
  private @Nullable Shape differ(@Nullable Object old, @Nullable Object now, @Nullable Shape last) {
    if (old == null || now == null) {
      put(pointer(), now);
      return last;
    }
    if (old instanceof List<?> olds && now instanceof List<?> nows) {
      if (olds.size() == nows.size()) {
        compareAll(olds, nows);
      } else {
        put(pointer(), now);
      }
      return last;
    }
    Shape shape = shapes.of(now, last);
    if (old.getClass() == shape.type && !shape.parts.isEmpty()) {
      compareParts(shape.parts, old, now);
    } else if (!now.equals(old)) {
      put(pointer(), now);
    }
    return shape;
  }

  private void compareAll(List<?> olds, List<?> nows) {
    Shape last = null;
    for (int i = 0; i < olds.size(); i++) {
      Object old = open(olds.get(i));
      Object now = open(nows.get(i));
      if (mayDiffer(old, now)) {
        enter(i);
        last = differ(old, now, last);
        depth--;
      }
    }
  }

  private void compareParts(List<Part> parts, Object olds, Object nows) {
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      Object old = open(part.reader.apply(olds));
      Object now = open(part.reader.apply(nows));
      if (mayDiffer(old, now)) {
        enter(part.name);
        part.last = differ(old, now, part.last);
        depth--;
      }
    }
  }

  private String pointer() {
    StringBuilder pointer = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      if (i > 0) {
        pointer.append('/');
      }
      pointer.append(path[i]);
    }
    return pointer.toString();
  }

  private static @Nullable Object open(@Nullable Object value) {
    return value instanceof Optional<?> optional ? optional.orElse(null) : value;
  }
}
