package ludus.server.api;

import java.util.Optional;

/// Who is there: guests and accounts.
public final class People {

  private People() {}

  /// The person behind this browser.
  ///
  /// @param guest true until a name and a password are given
  public record Me(String id, String name, boolean guest, Optional<String> email) {}

  /// `GET /api/me`
  public record Session(Optional<Me> me) {}

  /// `POST /api/guest`: sit down with just a name; `PUT /api/me`: change it.
  public record Name(String name) {}

  /// `POST /api/account`: turns the guest of this session, or nobody, into an account.
  public record Registration(String name, String password, Optional<String> email) {}

  /// `POST /api/login`
  public record Login(String name, String password) {}

  /// `POST /api/password`
  public record PasswordChange(String old, String password) {}
}
