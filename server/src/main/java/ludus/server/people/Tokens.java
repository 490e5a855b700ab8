package ludus.server.people;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import ludus.kernel.Seed;

/// Random texts for those who come back: session tokens, and ids of people.
final class Tokens {

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

  private Tokens() {}

  /// 256 random bits.
  static String session() {
    return random(32);
  }

  static String person() {
    return random(12);
  }

  /// What is stored of a session's token: who reads the database can't use it.
  static String hash(String token) {
    return BASE64.encodeToString(Seed.sha256().digest(token.getBytes(StandardCharsets.UTF_8)));
  }

  private static String random(int bytes) {
    byte[] random = new byte[bytes];
    RANDOM.nextBytes(random);
    return BASE64.encodeToString(random);
  }
}
