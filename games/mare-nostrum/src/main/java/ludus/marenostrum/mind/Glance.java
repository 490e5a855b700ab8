package ludus.marenostrum.mind;

import java.util.Arrays;
import java.util.List;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Move;
import ludus.marenostrum.State;

/// How an empire leans at a glance: the frequent decisions are seen in a simpler way than with all
/// care.
final class Glance {

  /// Weights by how much worse than the best a move is, in steps.
  private static final double[] WEIGHTS = new double[256];

  private static final double STEPS = 32;

  static {
    Arrays.setAll(WEIGHTS, worse -> Math.exp(-worse / (STEPS * MareNostrumInstinct.EASE)));
  }

  private Glance() {}

  static double[] weights(State state, int seat, List<Move> moves) {
    double[] gains =
        state.top() instanceof Frame.Offers offers
            ? OfferGlance.gains(state, seat, offers, moves)
            : gains(Mind.glancing(state, seat), moves);
    double best = Double.NEGATIVE_INFINITY;
    for (double gain : gains) {
      best = Math.max(best, gain);
    }
    for (int i = 0; i < gains.length; i++) {
      gains[i] = WEIGHTS[(int) Math.min(WEIGHTS.length - 1, STEPS * (best - gains[i]) + 0.5)];
    }
    return gains;
  }

  private static double[] gains(Mind mind, List<Move> moves) {
    if (mind.state.top() instanceof Frame.Building building) {
      return building.item().isEmpty()
          ? new BuildingGlance(mind).gains(moves)
          : BuildingGlance.payments(mind, moves);
    }
    MareNostrumInstinct.Leaning leaning = leaning(mind);
    double[] gains = new double[moves.size()];
    for (int i = 0; i < gains.length; i++) {
      gains[i] = leaning.gain(moves.get(i));
    }
    return gains;
  }

  private static MareNostrumInstinct.Leaning leaning(Mind mind) {
    return switch (mind.state.top()) {
      case Frame.Marching frame -> {
        WarGlance war = new WarGlance(mind);
        yield move -> move instanceof Move.March(var from, var to) ? war.march(frame, from, to) : 0;
      }
      case Frame.Sailing _ -> {
        WarGlance war = new WarGlance(mind);
        yield move -> move instanceof Move.Sail(var from, var to) ? war.sail(from, to) : 0;
      }
      default -> MareNostrumInstinct.leaning(mind);
    };
  }
}
