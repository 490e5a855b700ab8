package ludus.kernel.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import ludus.kernel.BadInput;
import ludus.kernel.Form;
import ludus.kernel.Pile;
import ludus.kernel.RuleId;
import ludus.kernel.Seats;
import ludus.kernel.Seed;
import ludus.kernel.Setup;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;

/// JSON as this project writes it: exact, complete, strict about what it reads.
public final class Json {

  private static final Pattern NOISE =
      Pattern.compile("\\s*(\\(through|at \\[Source|\\n).*", Pattern.DOTALL);

  /// Where a class lies helps nobody who wrote a file.
  private static final Pattern PACKAGES = Pattern.compile("\\b(?:[a-z][a-z0-9_]*\\.)+(?=[A-Z])");

  /// For values that belong to no game.
  public static final JsonMapper PLAIN = builder().build();

  private Json() {}

  /// Marks a sealed type: its records are told apart by a "type" with their simple name.
  @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "type")
  private interface Tagged {}

  /// A mapper to which a game adds its own values; `tagged` are its sealed types.
  public static JsonMapper.Builder builder(Class<?>... tagged) {
    JsonMapper.Builder builder =
        JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .changeDefaultVisibility(
                shown -> shown.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE))
            .addModule(
                new SimpleModule("ludus")
                    .addSerializer(Seats.class, write((seats, out) -> out.writePOJO(seats.list())))
                    .addDeserializer(Seats.class, new SeatsReader())
                    .addSerializer(RuleId.class, write((rule, out) -> out.writeString(rule.id())))
                    .addDeserializer(RuleId.class, read(text -> RuleId.of(text)))
                    .addDeserializer(Pile.class, new PileReader()));
    builder.addMixIn(Form.Field.class, Tagged.class);
    for (Class<?> type : tagged) {
      builder.addMixIn(type, Tagged.class);
    }
    return builder;
  }

  /// @throws BadInput if the text is no JSON object
  public static ObjectNode object(String text, String what) {
    try {
      if (PLAIN.readTree(text) instanceof ObjectNode object) {
        return object;
      }
    } catch (JacksonException e) {
      throw new BadInput(what + " is not valid JSON: " + reason(e), e);
    }
    throw new BadInput(what + " must be a JSON object.");
  }

  public static String pretty(JsonNode json) {
    return PLAIN.writerWithDefaultPrettyPrinter().writeValueAsString(json);
  }

  /// What a JSON library complains about, in one line.
  public static String reason(JacksonException e) {
    String text = e.getOriginalMessage() == null ? "unreadable" : e.getOriginalMessage();
    return PACKAGES.matcher(NOISE.matcher(text).replaceAll("")).replaceAll("");
  }

  /// The fingerprint of a state or file: its SHA-256, in hexadecimal.
  public static String digest(String text) {
    byte[] hash = Seed.sha256().digest(text.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash);
  }

  /// A serializer from a lambda.
  public static <T> ValueSerializer<T> write(Writing<T> writing) {
    return new ValueSerializer<>() {
      @Override
      public void serialize(T value, JsonGenerator out, SerializationContext context) {
        writing.write(value, out);
      }
    };
  }

  /// A deserializer of a string value; null and other kinds of JSON are refused.
  public static <T> ValueDeserializer<T> read(Reading<T> reading) {
    return new ValueDeserializer<>() {
      @Override
      public T deserialize(JsonParser in, DeserializationContext context) {
        String text = in.getValueAsString();
        if (text == null) {
          throw new BadInput("A name was expected.");
        }
        return reading.read(text);
      }
    };
  }

  /// A deserializer of a small tree.
  public static <T> ValueDeserializer<T> readTree(Function<JsonNode, T> reading) {
    return new ValueDeserializer<>() {
      @Override
      public T deserialize(JsonParser in, DeserializationContext context) {
        return reading.apply(context.readTree(in));
      }
    };
  }

  /// Things of a game's data are written as their ids.
  public static <T> void named(
      SimpleModule module, Class<T> type, Function<T, String> id, Reading<T> find) {
    module
        .addSerializer(type, write((thing, out) -> out.writeString(id.apply(thing))))
        .addDeserializer(type, read(find));
  }

  /// The number of seats and the options of a table, of which its rules know the rest.
  public static Setup setup(JsonNode json) {
    Map<String, String> options = new HashMap<>();
    json.path("options")
        .properties()
        .forEach(option -> options.put(option.getKey(), option.getValue().asString("")));
    return Setup.of(json.path("seats").asInt(0), options);
  }

  /// @throws BadInput if this is no number, or one out of bounds
  public static int within(JsonNode node, String what, int least, int most) {
    if (!node.isInt() || node.intValue() < least || node.intValue() > most) {
      throw new BadInput(
          "%s must be a number from %d to %d, not %s."
              .formatted(what, least, most, node.isMissingNode() ? "missing" : node));
    }
    return node.intValue();
  }

  @FunctionalInterface
  public interface Writing<T> {
    void write(T value, JsonGenerator out);
  }

  @FunctionalInterface
  public interface Reading<T> {
    T read(String text);
  }

  private static final class SeatsReader extends ValueDeserializer<Seats> {
    @Override
    public Seats deserialize(JsonParser in, DeserializationContext context) {
      Seats seats = Seats.NONE;
      for (int seat : in.readValueAs(int[].class)) {
        if (seat < 0 || seat >= Seats.MOST) {
          throw new BadInput("There is no seat " + seat + ".");
        }
        seats = seats.plus(seat);
      }
      return seats;
    }
  }

  /// Reads a pile by way of a list of the same elements.
  @SuppressWarnings("rawtypes")
  private static final class PileReader extends ValueDeserializer<Pile> {
    private final @Nullable JavaType list;

    PileReader() {
      this(null);
    }

    private PileReader(@Nullable JavaType list) {
      this.list = list;
    }

    @Override
    public ValueDeserializer<?> createContextual(
        DeserializationContext context, BeanProperty property) {
      JavaType pile = context.getContextualType();
      JavaType element = pile.containedTypeOrUnknown(0);
      return new PileReader(context.getTypeFactory().constructCollectionType(List.class, element));
    }

    @Override
    public Pile deserialize(JsonParser in, DeserializationContext context) {
      if (list == null) {
        throw new IllegalStateException("Not bound to an element type");
      }
      List<?> items = context.readValue(in, list);
      return Pile.copyOf(items);
    }
  }
}
