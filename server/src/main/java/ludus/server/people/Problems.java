package ludus.server.people;

import ludus.kernel.Message;
import ludus.server.Problem;

/// What people are told. Words: `/ludus/server/people/words`.
final class Problems {

  private Problems() {}

  static Problem unauthorized() {
    return problem(401, "unauthorized");
  }

  static Problem badName() {
    return sized("badName", Names.LEAST, Names.MOST);
  }

  static Problem badPassword() {
    return sized("badPassword", Passwords.LEAST, Passwords.MOST);
  }

  static Problem badEmail() {
    return problem(400, "badEmail");
  }

  static Problem nameTaken() {
    return problem(409, "nameTaken");
  }

  static Problem wrongLogin() {
    return problem(403, "wrongLogin");
  }

  static Problem wrongPassword() {
    return problem(403, "wrongPassword");
  }

  static Problem tooMany(long minutes) {
    return new Problem(429, "tooMany", words("tooMany").with("minutes", minutes));
  }

  /// Only guests change their name.
  static Problem notGuest() {
    return problem(409, "notGuest");
  }

  static Problem alreadyAccount() {
    return problem(409, "alreadyAccount");
  }

  /// Only accounts have a password to change.
  static Problem noAccount() {
    return problem(409, "noAccount");
  }

  private static Problem problem(int status, String code) {
    return new Problem(status, code, words(code));
  }

  private static Problem sized(String code, int least, int most) {
    return new Problem(400, code, words(code).with("least", least).with("most", most));
  }

  private static Message words(String code) {
    return Message.of("server.people." + code);
  }
}
