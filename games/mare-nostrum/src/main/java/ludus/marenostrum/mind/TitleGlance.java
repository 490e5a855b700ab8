package ludus.marenostrum.mind;

import java.util.Arrays;
import ludus.marenostrum.Track;

/// What a level on a track is worth to the one who thinks, at a glance: by how far it is from the
/// best of the others.
final class TitleGlance {

  /// More half levels than that make no difference.
  private static final int MOST = 24;

  /// How likely one is to have the title in the end, by half levels ahead of the best of the
  /// others.
  private static final double[] CHANCES = new double[2 * MOST + 1];

  static {
    Arrays.setAll(CHANCES, at -> 1 / (1 + Math.exp(-0.5 * (at - MOST))));
  }

  /// What one gains the others lose.
  private static final double CONTESTED = 1.6;

  private final double[] worths = new double[Standing.TRACKS.length];

  TitleGlance(Mind mind) {
    int count = Standing.TRACKS.length;
    double[] chances = new double[count];
    for (int i = 0; i < count; i++) {
      Track track = Standing.TRACKS[i];
      int holder = mind.state.leader(track);
      int best = 0;
      for (int other = 0; other < mind.state.seats(); other++) {
        if (other != mind.seat) {
          best = Math.max(best, 2 * mind.level(other, track) + (other == holder ? 1 : 0));
        }
      }
      int own = 2 * mind.level(mind.seat, track) + (mind.seat == holder ? 1 : 0);
      int ahead = Math.clamp(own - best, -MOST, MOST - 2);
      chances[i] = CHANCES[MOST + ahead];
      worths[i] = CHANCES[MOST + ahead + 2] - chances[i];
    }
    for (int i = 0; i < count; i++) {
      double others = chances[(i + 1) % count] * chances[(i + 2) % count];
      worths[i] *= CONTESTED * (Standing.TITLES[i] + Standing.SURE * Mind.WIN * others);
    }
  }

  /// One level more.
  double level(Track track) {
    return worths[track.index()];
  }
}
