package ludus.marenostrum.mind;

import ludus.marenostrum.State;
import ludus.marenostrum.Track;

/// Who is likely to hold the titles after this round, and what a level on a track is worth: a title
/// is worth something, all three are the victory (MN-6.4), for rivals as well.
final class Standing {

  static final Track[] TRACKS = Track.values();

  /// A level more makes a title 2.7 times as likely, and the holder decides ties (MN-5-c).
  private static final double SHARP = 1.0;

  private static final double HOLDER = 0.5;

  /// What a title is worth for a round: the first take, the order of players.
  private static final double[] TITLES = {0.9, 0.7, 0.7};

  /// Titles change hands until the round is over.
  private static final double SURE = 0.6;

  private final int seats;
  private final double[] logits;
  private final double[] chances;

  Standing(State state, int[] levels) {
    seats = state.seats();
    logits = new double[levels.length];
    for (int seat = 0; seat < seats; seat++) {
      for (int track = 0; track < TRACKS.length; track++) {
        int at = seat * TRACKS.length + track;
        boolean holds = state.leader(TRACKS[track]) == seat;
        logits[at] = SHARP * levels[at] + (holds ? HOLDER : 0);
      }
    }
    chances = new double[levels.length];
    for (int track = 0; track < TRACKS.length; track++) {
      spread(track, 0, 0, chances);
    }
  }

  /// The chances of all seats on one track, if one of them had so many levels more.
  private void spread(int track, int who, int more, double[] into) {
    double best = Double.NEGATIVE_INFINITY;
    for (int seat = 0; seat < seats; seat++) {
      best = Math.max(best, logit(seat, track, who, more));
    }
    double sum = 0;
    for (int seat = 0; seat < seats; seat++) {
      int at = seat * TRACKS.length + track;
      into[at] = Math.exp(logit(seat, track, who, more) - best);
      sum += into[at];
    }
    for (int seat = 0; seat < seats; seat++) {
      into[seat * TRACKS.length + track] /= sum;
    }
  }

  private double logit(int seat, int track, int who, int more) {
    return logits[seat * TRACKS.length + track] + (seat == who ? SHARP * more : 0);
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
    double[] changed = chances.clone();
    spread(track.index(), who, more, changed);
    double gain = 0;
    for (int seat = 0; seat < seats; seat++) {
      gain += mind.share(seat) * (worth(seat, changed) - worth(seat, chances));
    }
    return gain;
  }
}
