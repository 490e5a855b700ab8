package ludus.server.api;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/// Writes a game's own value by its own type, which a declared type would forget.
final class Typed extends ValueSerializer<Object> {

  @Override
  public void serialize(Object value, JsonGenerator out, SerializationContext context) {
    context.findTypedValueSerializer(value.getClass(), true).serialize(value, out, context);
  }
}
