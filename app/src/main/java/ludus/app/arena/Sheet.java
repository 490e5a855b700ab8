package ludus.app.arena;

import java.util.List;
import java.util.Optional;
import ludus.bots.arena.Comparison.Difference;
import ludus.bots.arena.Report.Bin;
import ludus.bots.arena.Share;

/// What there is to tell, in one language: text and page show the same.
///
/// @param lead the conditions in one sentence
/// @param headlines what came out, in a sentence or a few
/// @param figures the few numbers that one looks at first
/// @param notes how to read it
/// @param exact whether the command gives the same games on every machine
/// @param command which gives the same games again
record Sheet(
    String title,
    String lead,
    List<String> headlines,
    List<Pair> figures,
    List<Section> sections,
    List<Pair> facts,
    List<String> notes,
    boolean exact,
    String command) {

  record Pair(String name, String value) {}

  sealed interface Section {
    String title();
  }

  /// Win rates with their intervals.
  ///
  /// @param even what each would win if all were alike
  record Rates(String title, String column, List<Rate> lines, double even) implements Section {}

  record Rate(String name, Share share) {}

  /// Parts of a whole.
  record Counts(String title, List<Count> lines) implements Section {}

  record Count(String name, int count, int of) {}

  record Lengths(String title, String caption, List<Bin> bins) implements Section {}

  /// Numbers with what they may be wrong by.
  record Points(String title, String column, List<Point> lines) implements Section {}

  record Point(String name, double points, double error) {}

  /// Who wins how often against whom.
  ///
  /// @param cells what the bot of the row wins against that of the column; nothing where both are
  ///   the same
  record Grid(String title, List<String> names, List<List<Optional<Share>>> cells)
      implements Section {}

  /// How fast each bot answered.
  record Times(String title, List<Time> lines) implements Section {}

  /// @param each the time of one answer, `rate` how many that makes a second
  record Time(String name, double millis, String each, String rate) {}

  /// Of two variants.
  ///
  /// @param percent whether these are rates
  record Changes(String title, boolean percent, List<Change> lines) implements Section {}

  record Change(String name, Difference difference) {}
}
