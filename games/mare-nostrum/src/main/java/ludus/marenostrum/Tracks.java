package ludus.marenostrum;

import ludus.kernel.Pile;

/// The levels on the three tracks. They are always counted afresh from the map and the tiles, so
/// that no gain or loss can be forgotten (MN-3.2, MN-4.3.4, MN-5-g).
public final class Tracks {

  private static final int COUNT = Track.values().length;

  private Tracks() {}

  /// The levels of all seats, those of one seat beside each other, by track.
  public static int[] count(State state) {
    int[] levels = new int[state.seats() * COUNT];
    Board board = state.board();
    for (int seat = 0; seat < state.seats(); seat++) {
      for (long left = board.controlled(seat); left != 0; left &= left - 1) {
        count(state, seat, Long.numberOfTrailingZeros(left), levels);
      }
      levels[seat * COUNT + Track.MILITARY.index()] +=
          board.legions(seat) + board.triremes(seat) + Long.bitCount(board.fortresses(seat));
      int tiles = state.realm(seat).tiles().bits();
      Pile<Tile> all = state.table().data().tiles();
      for (int i = 0; i < all.size(); i++) {
        Tile tile = all.get(i);
        if ((tiles & tile.power().bit()) != 0) {
          for (int track = 0; track < COUNT; track++) {
            levels[seat * COUNT + track] += tile.bonus(track);
          }
        }
      }
    }
    return levels;
  }

  /// Occupied Buildings count for the occupier; those of an uncontrolled Province for nobody
  /// (MN-5-b).
  private static void count(State state, int controller, int index, int[] levels) {
    Board board = state.board();
    Province province = state.table().province(index);
    int built = board.built(province);
    if (built == 0) {
      return;
    }
    Pile<Icon> icons = province.icons();
    for (int i = 0; i < icons.size(); i++) {
      Icon icon = icons.get(i);
      if ((built & icon.bit()) != 0) {
        int occupier = board.occupier(icon);
        int seat = occupier == Board.NOBODY ? controller : occupier;
        levels[seat * COUNT + icon.kind().track().index()]++;
      }
    }
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
