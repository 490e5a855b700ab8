package ludus.kernel;

/// A file, a request or an option that can't be used; its message is one sentence for a person.
public final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BadInput(String message) {
    super(message);
  }

  public BadInput(String message, Throwable cause) {
    super(message, cause);
  }
}
