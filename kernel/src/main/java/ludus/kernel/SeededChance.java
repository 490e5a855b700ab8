package ludus.kernel;

import java.nio.ByteBuffer;
import java.security.DigestException;
import java.security.MessageDigest;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The verifiable chance of real games: SHA-256 in counter mode, keyed by the seed and the number
/// of the entry in the record.
///
/// Block c is SHA-256("ludus:draw" ‖ seed (32 bytes) ‖ entry (8 bytes) ‖ c (4 bytes)), all
/// big-endian, c from 0; each block gives eight words of 32 bits, first to last. A number below n
/// (n > 1) is the next word w, read as unsigned, modulo n, unless w is at or above the greatest
/// multiple of n that is at most 2^32: then the word is thrown away and the next one is taken.
public final class SeededChance implements Chance {

  private static final byte[] LABEL = Seed.ascii("ludus:draw");
  private static final int WORDS = 8;

  private final Seed seed;
  private final long entry;
  private @Nullable Blocks blocks;
  private int next = WORDS;

  public SeededChance(Seed seed, long entry) {
    this.seed = seed;
    this.entry = entry;
  }

  @Override
  public int below(int n) {
    if (n < 1) {
      throw new IllegalArgumentException("No number below " + n);
    }
    if (n == 1) {
      return 0;
    }
    long limit = (1L << 32) / n * n;
    long word = word();
    while (word >= limit) {
      word = word();
    }
    return Math.toIntExact(word % n);
  }

  private long word() {
    if (blocks == null) {
      blocks = new Blocks(seed, entry); // most entries of a record draw nothing
    }
    if (next == WORDS) {
      blocks.turn();
      next = 0;
    }
    return Integer.toUnsignedLong(blocks.word(next++));
  }

  /// The blocks of one entry, one after the other.
  private static final class Blocks {
    private final MessageDigest sha = Seed.sha256();
    private final ByteBuffer input = ByteBuffer.allocate(LABEL.length + 32 + 8 + 4);
    private final byte[] block = new byte[32];
    private final ByteBuffer words = ByteBuffer.wrap(block);
    private final int counterAt;
    private int counter;

    Blocks(Seed seed, long entry) {
      input.put(LABEL).put(seed.bytes()).putLong(entry);
      counterAt = input.position();
    }

    void turn() {
      input.putInt(counterAt, counter++);
      sha.update(input.array());
      try {
        int length = sha.digest(block, 0, block.length);
        Objects.checkIndex(length - 1, block.length);
      } catch (DigestException e) {
        throw new IllegalStateException("SHA-256 always fits into 32 bytes", e);
      }
    }

    int word(int index) {
      return words.getInt(4 * index);
    }
  }
}
