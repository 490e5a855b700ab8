package ludus.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// The chance of records is a format: others must be able to compute it from its description alone.
/// These tests do so, without the code under test.
class ChanceTest {

  private static final String SECRET = "00".repeat(31) + "07";
  private static final String NONCE = "ab".repeat(16);

  @Test
  void the_commitment_is_a_hash_of_the_secret() throws Exception {
    assertThat(Seed.commitment(SECRET))
        .isEqualTo(HexFormat.of().formatHex(sha("ludus:commit", hex(SECRET))));
  }

  @Test
  void dice_follow_from_secret_and_nonces_as_described() throws Exception {
    byte[] seed = sha("ludus:seed", hex(SECRET), hex(NONCE));
    Chance chance = new SeededChance(Seed.of(SECRET, List.of("", NONCE)), 12);
    List<Integer> drawn = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      drawn.add(chance.die());
    }
    assertThat(drawn).isEqualTo(described(seed, 12, 6, 40).stream().map(n -> n + 1).toList());
  }

  @Test
  void a_plain_number_stands_for_a_secret() throws Exception {
    byte[] secret = sha("ludus:-42");
    byte[] seed = sha("ludus:seed", secret);
    Chance chance = new SeededChance(Seed.ofNumber(-42), 0);
    List<Integer> drawn = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      drawn.add(chance.below(1000));
    }
    assertThat(drawn).isEqualTo(described(seed, 0, 1000, 20));
  }

  @Test
  void words_beyond_the_last_multiple_are_thrown_away() throws Exception {
    // just over half of 2^32: nearly every second word is rejected
    int n = Integer.MAX_VALUE;
    int odd = (1 << 30) + (1 << 29);
    byte[] seed = sha("ludus:seed", sha("ludus:5"));
    Chance first = new SeededChance(Seed.ofNumber(5), 3);
    Chance second = new SeededChance(Seed.ofNumber(5), 3);
    List<Integer> one = new ArrayList<>();
    List<Integer> two = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      one.add(first.below(n));
      two.add(second.below(odd));
    }
    assertThat(one).isEqualTo(described(seed, 3, n, 50));
    assertThat(two).isEqualTo(described(seed, 3, odd, 50));
  }

  /// The description in [SeededChance], word for word.
  private static List<Integer> described(byte[] seed, long entry, int n, int count)
      throws Exception {
    List<Integer> drawn = new ArrayList<>();
    BigInteger range = BigInteger.ONE.shiftLeft(32);
    BigInteger limit = range.divide(BigInteger.valueOf(n)).multiply(BigInteger.valueOf(n));
    for (int counter = 0; drawn.size() < count; counter++) {
      byte[] key = ByteBuffer.allocate(12).putLong(entry).putInt(counter).array();
      byte[] block = sha("ludus:draw", seed, key);
      for (int word = 0; word < 8 && drawn.size() < count; word++) {
        BigInteger value = new BigInteger(1, Arrays.copyOfRange(block, 4 * word, 4 * word + 4));
        if (value.compareTo(limit) < 0) {
          drawn.add(value.mod(BigInteger.valueOf(n)).intValueExact());
        }
      }
    }
    return drawn;
  }

  private static byte[] sha(String label, byte[]... parts) throws Exception {
    MessageDigest sha = MessageDigest.getInstance("SHA-256");
    sha.update(label.getBytes(StandardCharsets.US_ASCII));
    for (byte[] part : parts) {
      sha.update(part);
    }
    return sha.digest();
  }

  private static byte[] hex(String text) {
    return HexFormat.of().parseHex(text);
  }

  @Test
  void a_choice_of_one_draws_nothing() {
    Chance plain = new SeededChance(Seed.ofNumber(1), 0);
    Chance other = new SeededChance(Seed.ofNumber(1), 0);
    assertThat(other.below(1)).isZero();
    assertThat(other.below(1_000_000)).isEqualTo(plain.below(1_000_000));
    assertThatThrownBy(() -> plain.below(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_shuffle_swaps_from_the_end() {
    Chance chance = new SeededChance(Seed.ofNumber(3), 1);
    Chance same = new SeededChance(Seed.ofNumber(3), 1);
    List<String> items = new ArrayList<>(List.of("a", "b", "c", "d", "e"));
    for (int i = 4; i > 0; i--) {
      Collections.swap(items, i, same.below(i + 1));
    }
    assertThat(chance.shuffled(Pile.of("a", "b", "c", "d", "e"))).isEqualTo(items);
  }

  @Test
  void each_entry_of_a_record_has_chance_of_its_own() {
    Chance one = new SeededChance(Seed.ofNumber(1), 1);
    Chance two = new SeededChance(Seed.ofNumber(1), 2);
    assertThat(one.below(1 << 30)).isNotEqualTo(two.below(1 << 30));
  }

  @Test
  void all_faces_come_up() {
    Chance fast = Chance.of(new SplittableRandom(1));
    int[] faces = new int[7];
    for (int i = 0; i < 600; i++) {
      faces[fast.die()]++;
    }
    for (int face = 1; face <= 6; face++) {
      assertThat(faces[face]).isBetween(60, 140);
    }
    assertThat(faces[0]).isZero();
    assertThat(fast.pick(List.of("only"))).isEqualTo("only");
  }

  @Test
  void a_bad_secret_or_nonce_is_a_sentence() {
    assertThatThrownBy(() -> Seed.of("12", List.of()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("64 hexadecimal digits");
    assertThatThrownBy(() -> Seed.of("zz".repeat(32), List.of()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("hexadecimal");
    assertThatThrownBy(() -> Seed.of(SECRET, List.of("12")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("32 hexadecimal digits");
  }

  @Test
  void new_secrets_differ_and_seeds_keep_quiet() {
    assertThat(Seed.newSecret()).hasSize(64).isNotEqualTo(Seed.newSecret());
    assertThat(Seed.newNonce()).hasSize(32).isNotEqualTo(Seed.newNonce());
    assertThat(Seed.ofNumber(1)).isEqualTo(Seed.ofNumber(1)).isNotEqualTo(Seed.ofNumber(2));
    assertThat(Seed.ofNumber(1)).hasSameHashCodeAs(Seed.ofNumber(1));
    assertThat(Seed.ofNumber(1).toString()).isEqualTo("Seed[hidden]");
  }
}
