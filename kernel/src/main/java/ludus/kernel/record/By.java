package ludus.kernel.record;

/// Who entered an entry of the record.
public enum By {
  PERSON,
  BOT,
  CLOCK,
  UNDO
}
