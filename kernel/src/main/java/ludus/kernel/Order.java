package ludus.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// A standing order of a seat: a form of the game's, filled in. The table keeps it, the game
/// answers by it.
///
/// @param type the form's `move`
/// @param fields by name: a number for amounts and seats, else a text
public record Order(String type, Map<String, Object> fields) {

  public Order {
    fields = Map.copyOf(fields);
  }

  /// Reads a filled-in form.
  ///
  /// @throws BadInput if none of the forms looks like this
  public static Order of(JsonNode json, List<Form> forms) {
    String type = json.path("type").asString("");
    Form form =
        forms.stream()
            .filter(candidate -> candidate.move().equals(type))
            .findFirst()
            .orElseThrow(() -> new BadInput("There is no standing order '%s'.".formatted(type)));
    if (json.size() != form.fields().size() + 1) {
      throw new BadInput("The order '%s' has other fields than its form.".formatted(type));
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    for (Form.Field field : form.fields()) {
      fields.put(
          field.name(),
          value(field, json.path(field.name()))
              .orElseThrow(
                  () ->
                      new BadInput(
                          "The field '%s' of the order '%s' can't be that."
                              .formatted(field.name(), type))));
    }
    return new Order(type, fields);
  }

  private static Optional<Object> value(Form.Field field, JsonNode json) {
    return switch (field) {
      case Form.Amount(_, int least, int most)
          when json.isInt() && json.intValue() >= least && json.intValue() <= most ->
          Optional.of(json.intValue());
      case Form.Seat(_, List<Integer> seats) when json.isInt() && seats.contains(json.intValue()) ->
          Optional.of(json.intValue());
      case Form.Choice(_, List<String> values)
          when json.isString() && values.contains(json.stringValue()) ->
          Optional.of(json.stringValue());
      case Form.Text(_, int longest)
          when json.isString() && json.stringValue().length() <= longest ->
          Optional.of(json.stringValue());
      default -> Optional.empty();
    };
  }
}
