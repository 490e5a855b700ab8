package ludus.kernel;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/// The 32 bytes from which all chance of one game follows.
///
/// A table publishes the commitment SHA-256("ludus:commit" ‖ secret) first; then the players'
/// clients add nonces of 16 bytes; seed = SHA-256("ludus:seed" ‖ secret ‖ nonces in seat order).
/// Nobody can choose the seed, and when the game is over the secret lets everybody check it.
public final class Seed {

  private static final HexFormat HEX = HexFormat.of();

  private final byte[] bytes;

  private Seed(byte[] bytes) {
    this.bytes = bytes;
  }

  /// The seed that a plain number stands for: the secret SHA-256("ludus:" ‖ number in decimal) and
  /// no nonces.
  public static Seed ofNumber(long number) {
    return of(hash("ludus:" + number, new byte[0]), List.of());
  }

  /// @param secret 32 bytes in hexadecimal
  /// @param nonces one for each seat in order, 16 bytes in hexadecimal, or empty for a seat without
  ///   a client of its own
  public static Seed of(String secret, List<String> nonces) {
    return of(bytes(secret, 32), nonces);
  }

  private static Seed of(byte[] secret, List<String> nonces) {
    MessageDigest sha = sha256();
    sha.update(ascii("ludus:seed"));
    sha.update(secret);
    for (String nonce : nonces) {
      if (!nonce.isEmpty()) {
        sha.update(bytes(nonce, 16));
      }
    }
    return new Seed(sha.digest());
  }

  /// What is published before the game about the secret.
  public static String commitment(String secret) {
    return HEX.formatHex(hash("ludus:commit", bytes(secret, 32)));
  }

  public static String newSecret() {
    return randomHex(32);
  }

  public static String newNonce() {
    return randomHex(16);
  }

  byte[] bytes() {
    return bytes;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Seed seed && Arrays.equals(bytes, seed.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  /// Says nothing: seeds don't belong into logs.
  @Override
  public String toString() {
    return "Seed[hidden]";
  }

  static byte[] ascii(String label) {
    return label.getBytes(StandardCharsets.US_ASCII);
  }

  /// A fresh SHA-256.
  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }

  private static byte[] hash(String label, byte[] data) {
    MessageDigest sha = sha256();
    sha.update(ascii(label));
    return sha.digest(data);
  }

  private static byte[] bytes(String hex, int length) {
    if (hex.length() != 2 * length) {
      throw new BadInput(
          "A secret or nonce must have %d hexadecimal digits.".formatted(2 * length));
    }
    try {
      return HEX.parseHex(hex);
    } catch (IllegalArgumentException e) {
      throw new BadInput("A secret or nonce must be written in hexadecimal digits.", e);
    }
  }

  private static String randomHex(int length) {
    byte[] random = new byte[length];
    new SecureRandom().nextBytes(random);
    return HEX.formatHex(random);
  }
}
