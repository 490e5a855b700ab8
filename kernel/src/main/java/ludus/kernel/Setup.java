package ludus.kernel;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// How a game is set up: the number of seats and the options that differ from the standard.
public record Setup(int seats, SortedMap<String, String> options) {

  public Setup {
    options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
  }

  public static Setup of(int seats) {
    return new Setup(seats, new TreeMap<>());
  }

  public static Setup of(int seats, Map<String, String> options) {
    return new Setup(seats, new TreeMap<>(options));
  }

  public Setup with(String option, String value) {
    TreeMap<String, String> more = new TreeMap<>(options);
    more.put(option, value);
    return new Setup(seats, more);
  }
}
