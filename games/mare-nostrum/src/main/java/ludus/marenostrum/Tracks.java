package ludus.marenostrum;

/// The levels on the three tracks. They are always counted afresh from the map and the tiles, so
/// that no gain or loss can be forgotten (MN-3.2, MN-4.3.4, MN-5-g).
public final class Tracks {

  private static final int COUNT = Track.values().length;

  private Tracks() {}

  /// The levels of all seats, those of one seat beside each other, by track.
  public static int[] count(State state) {
    Data data = state.table().data();
    int[] levels = state.holdings().levels();
    for (int seat = 0; seat < state.seats(); seat++) {
      for (int left = state.realm(seat).tiles().bits(); left != 0; left &= left - 1) {
        Tile tile = data.tile(Integer.numberOfTrailingZeros(left));
        for (int track = 0; track < COUNT; track++) {
          levels[seat * COUNT + track] += tile.bonus(track);
        }
      }
    }
    return levels;
  }

  /// The levels of all seats on one track (MN-5-a).
  public static int[] levels(State state, Track track) {
    int[] all = count(state);
    int[] levels = new int[state.seats()];
    for (int seat = 0; seat < levels.length; seat++) {
      levels[seat] = all[seat * COUNT + track.index()];
    }
    return levels;
  }

  /// The levels of one seat, by track.
  public static int[] of(State state, int seat) {
    int[] all = count(state);
    int[] levels = new int[COUNT];
    System.arraycopy(all, seat * COUNT, levels, 0, COUNT);
    return levels;
  }
}
