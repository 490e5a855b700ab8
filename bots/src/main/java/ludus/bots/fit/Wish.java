package ludus.bots.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludus.kernel.FittedValuation;
import ludus.kernel.Game;
import ludus.kernel.Valuation;

/// Judges positions as somebody who has only one thing in mind, whoever wins by it: that a certain
/// answer to a question of the valuation comes true. Where there is an answer for every seat,
/// everybody wishes their own.
///
/// @param answer which, where they concern all seats alike
record Wish<S>(Game<S, ?> game, FittedValuation<S> valuation, int seats, int aim, int answer)
    implements Valuation<S> {

  /// All that one can wish for in a game.
  static <S> List<Wish<S>> all(Game<S, ?> game, FittedValuation<S> valuation, S start, int seats) {
    List<Wish<S>> all = new ArrayList<>();
    for (int aim = 0; aim < valuation.aims().size(); aim++) {
      int ways = valuation.aims().get(aim).ofSeats() ? 1 : valuation.answers(start, aim).length;
      for (int answer = 0; answer < ways; answer++) {
        all.add(new Wish<>(game, valuation, seats, aim, answer));
      }
    }
    return all;
  }

  @Override
  public double[] values(S state) {
    double[] likely =
        game.agenda(state).isOver()
            ? valuation.truth(state, aim)
            : valuation
                .weights(aim)
                .likely(valuation.answers(state, aim), valuation.progress(state));
    if (valuation.aims().get(aim).ofSeats()) {
      return likely;
    }
    double[] values = new double[seats];
    Arrays.fill(values, likely[answer]);
    return values;
  }

  @Override
  public List<String> names() {
    return valuation.names();
  }

  @Override
  public double[] features(S state, int seat) {
    return valuation.features(state, seat);
  }
}
