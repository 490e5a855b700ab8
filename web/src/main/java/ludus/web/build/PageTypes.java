package ludus.web.build;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import ludus.kernel.Form;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import ludus.kernel.RuleId;
import ludus.kernel.Seats;
import ludus.kernel.text.Rulebook;
import ludus.marenostrum.Commodity;
import ludus.marenostrum.Empire;
import ludus.marenostrum.Icon;
import ludus.marenostrum.MareNostrumEvent;
import ludus.marenostrum.MareNostrumView;
import ludus.marenostrum.Province;
import ludus.marenostrum.Resource;
import ludus.marenostrum.Sea;
import ludus.marenostrum.Tile;
import ludus.marenostrum.TradeToken;
import ludus.pax.Card;
import ludus.pax.Move;
import ludus.pax.PaxEvent;
import ludus.pax.PaxView;
import ludus.server.api.Lobby;
import ludus.server.api.People;
import ludus.server.api.Play;
import ludus.server.api.Review;
import ludus.server.api.Trouble;
import ludus.spartacus.HouseCard;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.MarketCard;
import ludus.spartacus.SpartacusEvent;
import ludus.spartacus.SpartacusView;
import tools.jackson.databind.JsonNode;

/// Writes what travels between page and server as TypeScript, from the records themselves, just as
/// `ludus.kernel.json.Json` writes their values: a record is an object of its components, an absent
/// `Optional` is null, and the records of a sealed type are told apart by a `type` with their
/// simple name. A class is a namespace of the classes within it, and so is a game.
public final class PageTypes {

  private static final List<Class<?>> ROOTS =
      List.of(
          Lobby.class,
          People.class,
          Play.class,
          Review.class,
          Trouble.class,
          Message.class,
          Form.class,
          Outcome.class,
          Rulebook.class,
          PaxView.class,
          Move.class,
          PaxEvent.class,
          SpartacusView.class,
          ludus.spartacus.Move.class,
          SpartacusEvent.class,
          MareNostrumView.class,
          ludus.marenostrum.Move.class,
          MareNostrumEvent.class);

  /// Values that are written in a way of their own.
  private static final Map<Class<?>, String> WRITTEN_AS =
      Map.ofEntries(
          Map.entry(Card.class, "string"),
          Map.entry(HouseCard.class, "string"),
          Map.entry(HouseCard.Rule.class, "string"),
          Map.entry(IntrigueCard.class, "string"),
          Map.entry(MarketCard.class, "string"),
          Map.entry(Commodity.class, "string"),
          Map.entry(Resource.class, "string"),
          Map.entry(Province.class, "string"),
          Map.entry(Sea.class, "string"),
          Map.entry(Empire.class, "string"),
          Map.entry(Icon.class, "string"),
          Map.entry(Tile.class, "string"),
          Map.entry(TradeToken.class, "string"),
          Map.entry(RuleId.class, "string"),
          Map.entry(Seats.class, "number[]"),
          Map.entry(JsonNode.class, "unknown"),
          Map.entry(OptionalInt.class, "number | null"),
          Map.entry(Object.class, "unknown"));

  private static final String MESSAGE_ARGUMENTS = "Record<string, MessageArgument>";

  private static final String HEAD =
      """
      // Made by ludus.web.build.PageTypes from the records of the server, the kernel and the games.

      /** What goes into a message: a number, a text, a player, another message, or a list of these. */
      export type MessageArgument = number | string | boolean | Message | Message.Player | MessageArgument[];
      """;

  /// Types by game, in a namespace of its own (those of all games under ""), and by outermost
  /// class.
  private final SortedMap<String, SortedMap<String, List<Class<?>>>> games = new TreeMap<>();

  private PageTypes() {}

  public static void main(String[] args) throws IOException {
    PageTypes types = new PageTypes();
    ROOTS.forEach(types::collect);
    String text = types.write();
    Path file = Path.of(args[0]);
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, text);
    }
  }

  /// Takes in this type, all within it, and all that it is made of.
  private void collect(Type type) {
    switch (type) {
      case ParameterizedType generic -> {
        collect(generic.getRawType());
        for (Type argument : generic.getActualTypeArguments()) {
          collect(argument);
        }
      }
      case WildcardType wild -> collect(wild.getUpperBounds()[0]);
      case Class<?> found when isOurs(found) -> {
        List<Class<?>> known =
            games
                .computeIfAbsent(game(found), _ -> new TreeMap<>())
                .computeIfAbsent(found.getNestHost().getSimpleName(), _ -> new ArrayList<>());
        if (!known.contains(found)) {
          known.add(found);
          components(found).forEach(component -> collect(component.getGenericType()));
          inside(found).forEach(this::collect);
        }
      }
      default -> {}
    }
  }

  private static String game(Class<?> type) {
    String name = type.getPackageName().replaceFirst("^ludus\\.([^.]*).*", "$1");
    return switch (name) {
      case "kernel", "server" -> "";
      default -> Character.toUpperCase(name.charAt(0)) + name.substring(1);
    };
  }

  private static boolean isOurs(Class<?> type) {
    return type.getName().startsWith("ludus.") && !WRITTEN_AS.containsKey(type);
  }

  private static List<RecordComponent> components(Class<?> type) {
    return type.isRecord() ? List.of(type.getRecordComponents()) : List.of();
  }

  private static List<Class<?>> inside(Class<?> type) {
    return Arrays.stream(type.getDeclaredClasses())
        .filter(inner -> Modifier.isPublic(inner.getModifiers()))
        .filter(inner -> inner.isRecord() || inner.isEnum() || inner.isSealed())
        .toList();
  }

  private String write() {
    StringBuilder out = new StringBuilder(HEAD);
    games.forEach(
        (game, types) -> {
          String indent = game.isEmpty() ? "" : "  ";
          out.append(game.isEmpty() ? "" : "\nexport namespace %s {\n".formatted(game));
          types.forEach((name, nest) -> write(out, name, nest, indent));
          out.append(game.isEmpty() ? "" : "}\n");
        });
    return out.toString();
  }

  private static void write(StringBuilder out, String name, List<Class<?>> nest, String indent) {
    List<Class<?>> inner = new ArrayList<>(nest);
    inner.removeIf(type -> type.getNestHost() == type);
    inner.sort(Comparator.comparing(Class::getSimpleName));
    nest.stream()
        .filter(type -> type.getNestHost() == type)
        .filter(type -> type.isRecord() || type.isEnum() || type.isSealed())
        .forEach(type -> out.append('\n').append(declaration(type, indent)));
    if (!inner.isEmpty()) {
      out.append('\n').append(indent).append("export namespace ").append(name).append(" {\n");
      inner.forEach(type -> out.append(declaration(type, indent + "  ")));
      out.append(indent).append("}\n");
    }
  }

  private static String declaration(Class<?> type, String indent) {
    String name = indent + "export %s " + type.getSimpleName();
    if (type.isEnum()) {
      return name.formatted("type") + " = " + constants(type) + ";\n";
    }
    if (type.isSealed()) {
      return name.formatted("type") + " = " + variants(type) + ";\n";
    }
    StringBuilder out = new StringBuilder(name.formatted("interface") + parameters(type) + " {\n");
    if (isTagged(type)) {
      out.append(indent).append("  type: '").append(type.getSimpleName()).append("';\n");
    }
    for (RecordComponent component : components(type)) {
      out.append(indent).append("  ").append(component.getName());
      out.append(component.getAccessor().isAnnotationPresent(JsonInclude.class) ? "?: " : ": ");
      out.append(
          isMessageArguments(component) ? MESSAGE_ARGUMENTS : written(component.getGenericType()));
      out.append(";\n");
    }
    return out.append(indent).append("}\n").toString();
  }

  private static String parameters(Class<?> type) {
    return type.getTypeParameters().length == 0
        ? ""
        : Arrays.stream(type.getTypeParameters())
            .map(TypeVariable::getName)
            .collect(Collectors.joining(", ", "<", ">"));
  }

  private static boolean isMessageArguments(RecordComponent component) {
    return component.getDeclaringRecord() == Message.class && component.getName().equals("args");
  }

  private static String constants(Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(constant -> "'" + ((Enum<?>) constant).name() + "'")
        .collect(Collectors.joining(" | "));
  }

  private static String variants(Class<?> type) {
    return Arrays.stream(type.getPermittedSubclasses())
        .map(PageTypes::reference)
        .collect(Collectors.joining(" | "));
  }

  private static boolean isTagged(Class<?> type) {
    return Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed);
  }

  private static String written(Type type) {
    return switch (type) {
      case WildcardType wild -> written(wild.getUpperBounds()[0]);
      case ParameterizedType generic -> generic(generic);
      case Class<?> plain -> plain(plain);
      case TypeVariable<?> open -> open.getName();
      default -> throw new IllegalStateException("Unknown to the page: " + type);
    };
  }

  private static String generic(ParameterizedType type) {
    Class<?> raw = (Class<?>) type.getRawType();
    Type[] of = type.getActualTypeArguments();
    if (raw == Optional.class) {
      return written(of[0]) + " | null";
    }
    if (Collection.class.isAssignableFrom(raw)) {
      String element = written(of[0]);
      return element.contains(" ") ? "(" + element + ")[]" : element + "[]";
    }
    if (Map.class.isAssignableFrom(raw)) {
      return "Record<string, " + written(of[1]) + ">";
    }
    if (raw.isRecord()) {
      return Arrays.stream(of)
          .map(PageTypes::written)
          .collect(Collectors.joining(", ", reference(raw) + "<", ">"));
    }
    throw new IllegalStateException("Unknown to the page: " + type);
  }

  private static String plain(Class<?> type) {
    String special = WRITTEN_AS.get(type);
    if (special != null) {
      return special;
    }
    if (type == boolean.class || type == Boolean.class) {
      return "boolean";
    }
    if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
      return "number";
    }
    return type == String.class ? "string" : reference(type);
  }

  private static String reference(Class<?> type) {
    Class<?> host = type.getNestHost();
    return host == type ? type.getSimpleName() : host.getSimpleName() + "." + type.getSimpleName();
  }
}
