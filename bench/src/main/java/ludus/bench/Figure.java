package ludus.bench;

import java.util.List;

/// What one benchmark found.
///
/// @param operation what is measured
public record Figure(String name, String operation, List<Measure> measures) {

  /// One number with its unit.
  public record Measure(String what, double value, String unit) {}
}
