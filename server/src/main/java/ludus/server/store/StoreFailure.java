package ludus.server.store;

/// The machine's fault, not the caller's: the disk is full, or the database locked or broken. What
/// was to be written is not there; trying again later may help.
public final class StoreFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StoreFailure(String message, Throwable cause) {
    super(message, cause);
  }
}
