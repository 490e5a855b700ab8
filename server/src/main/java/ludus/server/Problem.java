package ludus.server;

import ludus.kernel.Message;

/// Something that can't be done, for the one who asked for it. Nothing has changed.
public class Problem extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int status;
  private final String code;
  private final transient Message reason;

  /// @param status as HTTP numbers it
  /// @param code stable, for programs
  /// @param reason for people
  public Problem(int status, String code, Message reason) {
    super(code, null, false, false);
    this.status = status;
    this.code = code;
    this.reason = reason;
  }

  /// A problem whose words have the key `server.problem.<code>`.
  public static Problem of(int status, String code) {
    return new Problem(status, code, Message.of("server.problem." + code));
  }

  public static Problem of(int status, String code, Object detail) {
    return new Problem(status, code, Message.of("server.problem." + code).with("detail", detail));
  }

  public int status() {
    return status;
  }

  public String code() {
    return code;
  }

  public Message reason() {
    return reason;
  }
}
