package ludus.marenostrum.mind;

import java.util.Arrays;
import ludus.marenostrum.State;
import ludus.marenostrum.Track;

/// Who is likely to hold the titles after this round, and what a level on a track is worth: a title
/// is worth something, all three are the victory (MN-6.4), for rivals as well.
final class Standing {

  static final Track[] TRACKS = Track.values();

  /// How likely a title is for the one who is so many half levels behind, against the first: a
  /// level more makes it 2.7 times as likely. Who holds it decides ties (MN-5-c): half a level.
  private static final double[] BEHIND = new double[64];

  static {
    Arrays.setAll(BEHIND, halves -> Math.exp(-0.5 * halves));
  }

  /// What a title is worth for a round: the first take, the order of players.
  static final double[] TITLES = {0.9, 0.7, 0.7};

  /// Titles change hands until the round is over.
  static final double SURE = 0.6;

  private final int seats;
  private final int[] halves;
  private final double[] chances;

  /// What it is worth to the one who thinks that a seat gains a level or loses one, where it has
  /// been asked for.
  private final double[] shifts;

  Standing(State state, int[] levels) {
    seats = state.seats();
    halves = new int[levels.length];
    for (int seat = 0; seat < seats; seat++) {
      for (int track = 0; track < TRACKS.length; track++) {
        int at = seat * TRACKS.length + track;
        halves[at] = 2 * levels[at] + (state.leader(TRACKS[track]) == seat ? 1 : 0);
      }
    }
    chances = new double[levels.length];
    for (int track = 0; track < TRACKS.length; track++) {
      spread(track, 0, 0, chances);
    }
    shifts = new double[2 * levels.length];
    Arrays.fill(shifts, Double.NaN);
  }

  /// The chances of all seats on one track, if one of them had so many levels more.
  private void spread(int track, int who, int more, double[] into) {
    int best = Integer.MIN_VALUE;
    for (int seat = 0; seat < seats; seat++) {
      best = Math.max(best, halves(seat, track, who, more));
    }
    double sum = 0;
    for (int seat = 0; seat < seats; seat++) {
      int behind = best - halves(seat, track, who, more);
      double chance = behind < BEHIND.length ? BEHIND[behind] : 0;
      into[seat * TRACKS.length + track] = chance;
      sum += chance;
    }
    for (int seat = 0; seat < seats; seat++) {
      into[seat * TRACKS.length + track] /= sum;
    }
  }

  private int halves(int seat, int track, int who, int more) {
    return halves[seat * TRACKS.length + track] + (seat == who ? 2 * more : 0);
  }

  double chance(int seat, Track track) {
    return chances[seat * TRACKS.length + track.index()];
  }

  /// What titles are worth to a seat itself.
  double worth(int seat) {
    return worth(seat, chances);
  }

  private static double worth(int seat, double[] chances) {
    double all = SURE * Mind.WIN;
    double sum = 0;
    for (int track = 0; track < TRACKS.length; track++) {
      double chance = chances[seat * TRACKS.length + track];
      sum += TITLES[track] * chance;
      all *= chance;
    }
    return sum + all;
  }

  /// What it is worth to the one who thinks that a seat gains or loses levels.
  double shift(Mind mind, int who, Track track, int more) {
    if (Math.abs(more) != 1) {
      return counted(mind, who, track, more);
    }
    int at = 2 * (who * TRACKS.length + track.index()) + (more > 0 ? 1 : 0);
    if (Double.isNaN(shifts[at])) {
      shifts[at] = counted(mind, who, track, more);
    }
    return shifts[at];
  }

  private double counted(Mind mind, int who, Track track, int more) {
    double[] changed = chances.clone();
    spread(track.index(), who, more, changed);
    double gain = 0;
    for (int seat = 0; seat < seats; seat++) {
      gain += mind.share(seat) * (worth(seat, changed) - worth(seat, chances));
    }
    return gain;
  }
}
