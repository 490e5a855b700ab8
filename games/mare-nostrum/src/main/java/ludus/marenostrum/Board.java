package ludus.marenostrum;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The pieces on the map: Control Markers, Buildings, Units, and which Legions stand on what. A
/// change copies only what it changes.
public final class Board {

  /// The Control Marker among the places of a Province where a Legion can stand (MN-4.3.3-a); the
  /// icons have the bits below.
  public static final int MARKER = 1 << Data.MARKER_SLOT;

  public static final int NOBODY = -1;

  private final int seats;
  private final int provinces;
  private final int seas;
  private final byte[] built;
  private final byte[] legions;
  private final byte[] placed;
  private final byte[] triremes;
  private final long[] sets;
  private final long atWar;

  /// Counted when it is first asked for; whoever counts finds the same.
  private @Nullable Holdings holdings;

  private Board(
      int seats,
      int provinces,
      int seas,
      byte[] built,
      byte[] legions,
      byte[] placed,
      byte[] triremes,
      long[] sets,
      long atWar) {
    this.seats = seats;
    this.provinces = provinces;
    this.seas = seas;
    this.built = built;
    this.legions = legions;
    this.placed = placed;
    this.triremes = triremes;
    this.sets = sets;
    this.atWar = atWar;
  }

  /// A map without pieces.
  public static Board empty(Table table) {
    int seats = table.seats();
    int provinces = table.provinces().size();
    int seas = table.seas().size();
    return new Board(
        seats,
        provinces,
        seas,
        new byte[provinces],
        new byte[seats * provinces],
        new byte[seats * provinces],
        new byte[seats * seas],
        new long[4 * seats],
        0);
  }

  public int seats() {
    return seats;
  }

  Holdings holdings(Table table) {
    Holdings known = holdings;
    if (known == null) {
      known = new Holdings(this, table);
      holdings = known;
    }
    return known;
  }

  // control --------------------------------------------------------------------------------------

  /// The Provinces that this seat controls, as a set; the one of its Capital is among them
  /// (MN-M-8).
  public long controlled(int seat) {
    return sets[seat];
  }

  public boolean controls(int seat, Province province) {
    return (sets[seat] & province.bit()) != 0;
  }

  /// The Provinces that anybody controls.
  public long controlled() {
    long all = 0;
    for (int seat = 0; seat < seats; seat++) {
      all |= sets[seat];
    }
    return all;
  }

  /// Who controls a Province, or [#NOBODY].
  public int controller(Province province) {
    for (int seat = 0; seat < seats; seat++) {
      if ((sets[seat] & province.bit()) != 0) {
        return seat;
      }
    }
    return NOBODY;
  }

  /// This seat, or nobody, controls the Province from now on.
  public Board withController(Province province, int seat) {
    long[] changed = sets.clone();
    for (int other = 0; other < seats; other++) {
      changed[other] &= ~province.bit();
    }
    if (seat != NOBODY) {
      changed[seat] |= province.bit();
    }
    return withSets(changed);
  }

  // buildings ------------------------------------------------------------------------------------

  /// The icons of a Province that hold a Building, as a set.
  public int built(Province province) {
    return built[province.index()];
  }

  public boolean isBuilt(Icon icon) {
    return (built[icon.province().index()] & icon.bit()) != 0;
  }

  public Board withBuilt(Icon icon, boolean there) {
    byte[] changed = built.clone();
    int index = icon.province().index();
    changed[index] = (byte) (there ? changed[index] | icon.bit() : changed[index] & ~icon.bit());
    return new Board(seats, provinces, seas, changed, legions, placed, triremes, sets, atWar);
  }

  /// Who controls a Building, wherever it stands: the one whose Legion stands on it, else the one
  /// who controls the Province (MN-1.1-f).
  public int controller(Icon icon) {
    int occupier = occupier(icon);
    return occupier == NOBODY ? controller(icon.province()) : occupier;
  }

  // units ----------------------------------------------------------------------------------------

  public int legions(int seat, Province province) {
    return legions[seat * provinces + province.index()];
  }

  /// Where this seat has Legions, as a set.
  public long camps(int seat) {
    return sets[seats + seat];
  }

  /// All Legions of a seat on the map.
  public int legions(int seat) {
    int count = 0;
    for (int i = seat * provinces; i < (seat + 1) * provinces; i++) {
      count += legions[i];
    }
    return count;
  }

  /// So many Legions stand there from now on. Those that are placed on something are not touched:
  /// see [#withPlaced].
  public Board withLegions(int seat, Province province, int count) {
    byte[] changed = legions.clone();
    changed[seat * provinces + province.index()] = (byte) count;
    long[] sets = this.sets;
    long camps = count > 0 ? camps(seat) | province.bit() : camps(seat) & ~province.bit();
    if (camps != camps(seat)) {
      sets = sets.clone();
      sets[seats + seat] = camps;
    }
    return new Board(seats, provinces, seas, built, changed, placed, triremes, sets, atWar);
  }

  /// Where this seat has Fortresses, as a set.
  public long fortresses(int seat) {
    return sets[2 * seats + seat];
  }

  public boolean hasFortress(int seat, Province province) {
    return (fortresses(seat) & province.bit()) != 0;
  }

  public Board withFortress(int seat, Province province, boolean there) {
    long[] changed = sets.clone();
    int index = 2 * seats + seat;
    changed[index] = there ? changed[index] | province.bit() : changed[index] & ~province.bit();
    return withSets(changed);
  }

  private Board withSets(long[] changed) {
    return new Board(seats, provinces, seas, built, legions, placed, triremes, changed, atWar);
  }

  /// Where this seat has Land Units, as a set.
  public long land(int seat) {
    return sets[seats + seat] | sets[2 * seats + seat];
  }

  public int landUnits(int seat, Province province) {
    return legions(seat, province) + (hasFortress(seat, province) ? 1 : 0);
  }

  /// Where others have Land Units, as a set.
  public long enemies(int seat) {
    long all = 0;
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        all |= land(other);
      }
    }
    return all;
  }

  public int triremes(int seat, Sea sea) {
    return triremes[seat * seas + sea.index()];
  }

  public int triremes(int seat) {
    int count = 0;
    for (int i = seat * seas; i < (seat + 1) * seas; i++) {
      count += triremes[i];
    }
    return count;
  }

  /// The Seas where this seat has Triremes, as a set.
  public int fleets(int seat) {
    return (int) sets[3 * seats + seat];
  }

  public Board withTriremes(int seat, Sea sea, int count) {
    byte[] changed = triremes.clone();
    changed[seat * seas + sea.index()] = (byte) count;
    long[] sets = this.sets;
    long fleet = 1L << sea.index();
    long fleets = count > 0 ? fleets(seat) | fleet : fleets(seat) & ~fleet;
    if (fleets != fleets(seat)) {
      sets = sets.clone();
      sets[3 * seats + seat] = fleets;
    }
    return new Board(seats, provinces, seas, built, legions, placed, changed, sets, atWar);
  }

  // placed Legions -------------------------------------------------------------------------------

  /// What Legions of this seat stand on in a Province: icons, and [#MARKER].
  public int placed(int seat, Province province) {
    return placed[seat * provinces + province.index()] & 0xff;
  }

  public Board withPlaced(int seat, Province province, int places) {
    byte[] changed = placed.clone();
    changed[seat * provinces + province.index()] = (byte) places;
    return new Board(seats, provinces, seas, built, legions, changed, triremes, sets, atWar);
  }

  /// Whose Legion stands on an icon, or [#NOBODY].
  public int occupier(Icon icon) {
    for (int seat = 0; seat < seats; seat++) {
      if ((placed[seat * provinces + icon.province().index()] & icon.bit()) != 0) {
        return seat;
      }
    }
    return NOBODY;
  }

  /// Whose Legion stands on the Control Marker, or [#NOBODY].
  public int markerOccupier(Province province) {
    for (int seat = 0; seat < seats; seat++) {
      if ((placed(seat, province) & MARKER) != 0) {
        return seat;
      }
    }
    return NOBODY;
  }

  // war ------------------------------------------------------------------------------------------

  /// The Provinces At War, as a set (MN-4.2.1-a).
  public long atWar() {
    return atWar;
  }

  public boolean isAtWar(Province province) {
    return (atWar & province.bit()) != 0;
  }

  public Board withWar(Province province, boolean war) {
    long changed = war ? atWar | province.bit() : atWar & ~province.bit();
    return new Board(seats, provinces, seas, built, legions, placed, triremes, sets, changed);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && atWar == board.atWar
        && Arrays.equals(sets, board.sets)
        && Arrays.equals(built, board.built)
        && Arrays.equals(legions, board.legions)
        && Arrays.equals(placed, board.placed)
        && Arrays.equals(triremes, board.triremes);
  }

  @Override
  public int hashCode() {
    int hash = Long.hashCode(atWar);
    hash = 31 * hash + Arrays.hashCode(sets);
    hash = 31 * hash + Arrays.hashCode(built);
    hash = 31 * hash + Arrays.hashCode(legions);
    hash = 31 * hash + Arrays.hashCode(placed);
    return 31 * hash + Arrays.hashCode(triremes);
  }
}
