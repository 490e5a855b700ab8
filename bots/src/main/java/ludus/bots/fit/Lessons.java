package ludus.bots.fit;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.FittedValuation;
import ludus.kernel.Setup;

/// What games teach about the questions of a valuation.
abstract class Lessons<S> {

  /// How firmly the instinct is followed in them.
  static final int SHARPNESS = 3;

  final FittedValuation<S> valuation;

  /// Samples for each aim of the valuation.
  private final List<List<Sample>> samples = new ArrayList<>();

  Lessons(FittedValuation<S> valuation) {
    this.valuation = valuation;
    for (int aim = 0; aim < valuation.aims().size(); aim++) {
      samples.add(new ArrayList<>());
    }
  }

  /// Plays one game and keeps what it teaches.
  abstract void play(Setup setup, long seed);

  /// What another game has taught, too.
  final void add(Lessons<S> others) {
    for (int aim = 0; aim < aims(); aim++) {
      samples(aim).addAll(others.samples(aim));
    }
  }

  final int aims() {
    return samples.size();
  }

  final List<Sample> samples(int aim) {
    return samples.get(aim);
  }
}
