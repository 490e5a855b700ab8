package ludus.bots.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ludus.bots.arena.Report.Bin;

/// How long games were, in moves.
final class Lengths {

  private static final int MOST_BINS = 24;

  private final TreeMap<Integer, Integer> counts = new TreeMap<>();
  private long decisions;
  private int games;

  void add(int length) {
    counts.merge(length, 1, Integer::sum);
    decisions += length;
    games++;
  }

  long decisions() {
    return decisions;
  }

  Report.Length length() {
    return new Report.Length(
        (double) decisions / games, counts.firstKey(), median(), counts.lastKey(), bins());
  }

  private int median() {
    int below = 0;
    for (Map.Entry<Integer, Integer> count : counts.entrySet()) {
      below += count.getValue();
      if (2 * below >= games) {
        return count.getKey();
      }
    }
    throw new IllegalStateException("No game was played");
  }

  /// Bins of one round width.
  private List<Bin> bins() {
    int width = roundWidth((counts.lastKey() - counts.firstKey()) / MOST_BINS + 1);
    int first = counts.firstKey() / width * width;
    List<Bin> bins = new ArrayList<>();
    for (int from = first; from <= counts.lastKey(); from += width) {
      int to = from + width - 1;
      int inside =
          counts.subMap(from, true, to, true).values().stream().mapToInt(Integer::intValue).sum();
      bins.add(new Bin(from, to, inside));
    }
    return bins;
  }

  /// 1, 2, 5, 10, 20, 50 and so on.
  private static int roundWidth(int least) {
    for (int power = 1; ; power *= 10) {
      for (int digit : new int[] {1, 2, 5}) {
        if (digit * power >= least) {
          return digit * power;
        }
      }
    }
  }
}
