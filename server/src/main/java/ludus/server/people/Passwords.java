package ludus.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Base64;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/// Hashes of passwords: argon2id, as PHC strings that carry their own cost, so that the cost can be
/// raised later. Few are computed at once, since each takes memory and a core.
public final class Passwords {

  static final int LEAST = 8;
  static final int MOST = 200;

  /// @param memory in KiB
  public record Cost(int memory, int passes, int lanes) {
    /// What OWASP calls the least for argon2id.
    public static final Cost USUAL = new Cost(19 * 1024, 2, 1);
  }

  /// @param salt in base 64, as is the hash
  private record Phc(Cost cost, String salt, String hash) {}

  private static final Pattern FORM =
      Pattern.compile("\\$argon2id\\$v=19\\$m=(\\d+),t=(\\d+),p=(\\d+)\\$([^$]+)\\$([^$]+)");

  private static final int SALT_BYTES = 16;
  private static final int HASH_BYTES = 32;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Cost cost;
  private final Semaphore free;
  private final LongAdder computed = new LongAdder();

  /// @param atOnce how many hashes are computed at the same time
  public Passwords(Cost cost, int atOnce) {
    this.cost = cost;
    free = new Semaphore(atOnce, true);
  }

  public static Passwords usual() {
    return new Passwords(Cost.USUAL, Math.max(2, Runtime.getRuntime().availableProcessors() / 2));
  }

  /// How many hashes were computed so far.
  public long computed() {
    return computed.sum();
  }

  /// @throws ludus.server.Problem if it is too short or too long
  static void check(String password) {
    int length = password.codePointCount(0, password.length());
    if (length < LEAST || length > MOST) {
      throw Problems.badPassword();
    }
  }

  String hash(String password) {
    byte[] salt = new byte[SALT_BYTES];
    RANDOM.nextBytes(salt);
    byte[] bytes = compute(password, cost, salt, HASH_BYTES);
    Base64.Encoder base64 = Base64.getEncoder().withoutPadding();
    return "$argon2id$v=19$m=%d,t=%d,p=%d$%s$%s"
        .formatted(
            cost.memory(),
            cost.passes(),
            cost.lanes(),
            base64.encodeToString(salt),
            base64.encodeToString(bytes));
  }

  boolean matches(String password, String stored) {
    Phc phc = parse(stored);
    byte[] hash = Base64.getDecoder().decode(phc.hash());
    byte[] salt = Base64.getDecoder().decode(phc.salt());
    return MessageDigest.isEqual(compute(password, phc.cost(), salt, hash.length), hash);
  }

  /// Costs what [#matches] costs: nobody learns from the clock which names exist.
  void matchNobody(String password) {
    compute(password, cost, new byte[SALT_BYTES], HASH_BYTES);
  }

  /// Whether this hash was made at another cost than today's.
  boolean isOutdated(String stored) {
    return !parse(stored).cost().equals(cost);
  }

  private static Phc parse(String stored) {
    Matcher phc = FORM.matcher(stored);
    if (!phc.matches()) {
      throw new IllegalStateException("A stored password is no PHC string of argon2id");
    }
    return new Phc(
        new Cost(
            Integer.parseInt(phc.group(1)),
            Integer.parseInt(phc.group(2)),
            Integer.parseInt(phc.group(3))),
        phc.group(4),
        phc.group(5));
  }

  private byte[] compute(String password, Cost cost, byte[] salt, int length) {
    String normal = Normalizer.normalize(password, Normalizer.Form.NFKC); // keyboards differ
    Argon2BytesGenerator argon = new Argon2BytesGenerator();
    argon.init(
        new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
            .withVersion(Argon2Parameters.ARGON2_VERSION_13)
            .withMemoryAsKB(cost.memory())
            .withIterations(cost.passes())
            .withParallelism(cost.lanes())
            .withSalt(salt)
            .build());
    byte[] bytes = new byte[length];
    free.acquireUninterruptibly();
    try {
      computed.increment();
      argon.generateBytes(normal.getBytes(StandardCharsets.UTF_8), bytes);
    } finally {
      free.release();
    }
    return bytes;
  }
}
