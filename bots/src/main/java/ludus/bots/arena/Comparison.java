package ludus.bots.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import ludus.kernel.Message;

/// Two variants of a game, played by the same bots in the same seats with the same chance: what
/// differs comes from the variant.
///
/// @param differ games of which moves or outcome differ
/// @param nobody games that nobody won
/// @param length moves in a game
public record Comparison(
    int games,
    int deals,
    int differ,
    List<Named<String>> bots,
    List<Difference> seats,
    List<Named<Message>> sides,
    List<Named<Message>> endings,
    Difference nobody,
    Difference length) {

  /// A difference of something that has a name.
  public record Named<T>(T name, Difference difference) {}

  private static final double Z = 1.959964;

  /// @param before as the game is
  /// @param after in the variant
  /// @param error half of the 95 % interval of the difference
  public record Difference(double before, double after, double error) {

    public double change() {
      return after - before;
    }

    public double low() {
      return change() - error;
    }

    public double high() {
      return change() + error;
    }

    /// The interval leaves out "no difference".
    public boolean isClear() {
      return low() > 0 || high() < 0;
    }
  }

  /// @param before all games as the game is, `after` those of the variant, in the same order
  public static Comparison of(Experiment experiment, List<Played> before, List<Played> after) {
    int differ = 0;
    Series nobody = new Series();
    Series length = new Series();
    List<Series> seats = new ArrayList<>();
    Map<String, Series> bots = new LinkedHashMap<>();
    Map<Message, Series> sides = new LinkedHashMap<>();
    Map<Message, Series> endings = new LinkedHashMap<>();
    for (int seat = 0; seat < experiment.setup().seats(); seat++) {
      seats.add(new Series());
    }
    for (List<Played> games : List.of(before, after)) {
      for (Played played : games) {
        endings.putIfAbsent(played.ending(), new Series());
      }
    }
    for (int game = 0; game < before.size(); game++) {
      Played one = before.get(game);
      Played other = after.get(game);
      int deal = experiment.dealOf(game);
      differ +=
          one.outcome().equals(other.outcome()) && one.decisions() == other.decisions() ? 0 : 1;
      nobody.add(deal, one, other, played -> played.isWon() ? 0 : 1);
      length.add(deal, one, other, Played::decisions);
      endings.forEach(
          (ending, series) ->
              series.add(deal, one, other, played -> played.ending().equals(ending) ? 1 : 0));
      for (int seat = 0; seat < seats.size(); seat++) {
        int at = seat;
        String bot = experiment.bots().get(experiment.botAt(game, seat)).id();
        ToDoubleFunction<Played> share = played -> played.outcome().share(at);
        seats.get(seat).add(deal, one, other, share);
        series(bots, bot).add(deal, one, other, share);
        if (!one.sides().isEmpty()) {
          series(sides, one.sides().get(seat)).before(deal, share.applyAsDouble(one));
        }
        if (!other.sides().isEmpty()) {
          series(sides, other.sides().get(seat)).after(deal, share.applyAsDouble(other));
        }
      }
    }
    return new Comparison(
        before.size(),
        Math.ceilDiv(before.size(), experiment.gamesOfDeal()),
        differ,
        named(bots, Function.identity()),
        seats.stream().map(Series::difference).toList(),
        named(sides, Message::key),
        named(endings, Message::key),
        nobody.difference(),
        length.difference());
  }

  private static <T> Series series(Map<T, Series> all, T name) {
    return all.computeIfAbsent(name, _ -> new Series());
  }

  private static <T> List<Named<T>> named(Map<T, Series> all, Function<T, String> order) {
    return all.entrySet().stream()
        .map(one -> new Named<>(one.getKey(), one.getValue().difference()))
        .sorted(Comparator.comparing(one -> order.apply(one.name())))
        .toList();
  }

  /// Sums over the games of each deal, before and after: a rate is the sum of what was won over the
  /// number of times that it could be.
  private static final class Series {

    private static final int BEFORE = 0;
    private static final int AFTER = 1;

    private static final class Sums {
      private final double[] values = new double[2];
      private final int[] counts = new int[2];
    }

    private final Map<Integer, Sums> deals = new LinkedHashMap<>();

    void add(int deal, Played one, Played other, ToDoubleFunction<Played> value) {
      before(deal, value.applyAsDouble(one));
      after(deal, value.applyAsDouble(other));
    }

    void before(int deal, double value) {
      add(deal, BEFORE, value);
    }

    void after(int deal, double value) {
      add(deal, AFTER, value);
    }

    private void add(int deal, int when, double value) {
      Sums sums = deals.computeIfAbsent(deal, _ -> new Sums());
      sums.values[when] += value;
      sums.counts[when]++;
    }

    Difference difference() {
      double[] values = new double[2];
      int[] counts = new int[2];
      for (Sums sums : deals.values()) {
        for (int when = BEFORE; when <= AFTER; when++) {
          values[when] += sums.values[when];
          counts[when] += sums.counts[when];
        }
      }
      double before = counts[BEFORE] == 0 ? 0 : values[BEFORE] / counts[BEFORE];
      double after = counts[AFTER] == 0 ? 0 : values[AFTER] / counts[AFTER];
      return new Difference(before, after, error(before, after, counts));
    }

    /// How far the deals differ in what they add to the difference: in this way what both variants
    /// have in common cancels out.
    private double error(double before, double after, int[] counts) {
      int size = deals.size();
      if (size < 2 || counts[BEFORE] == 0 || counts[AFTER] == 0) {
        return Double.POSITIVE_INFINITY;
      }
      double squares = 0;
      for (Sums sums : deals.values()) {
        double added =
            (sums.values[AFTER] - after * sums.counts[AFTER]) / counts[AFTER]
                - (sums.values[BEFORE] - before * sums.counts[BEFORE]) / counts[BEFORE];
        squares += added * added;
      }
      return student(size - 1) * Math.sqrt(squares * size / (size - 1));
    }

    /// The 97.5 % point of Student's distribution (Cornish and Fisher's expansion).
    private static double student(int freedom) {
      double third = (Math.pow(Z, 3) + Z) / 4;
      double fifth = (5 * Math.pow(Z, 5) + 16 * Math.pow(Z, 3) + 3 * Z) / 96;
      return Z + third / freedom + fifth / freedom / freedom;
    }
  }
}
