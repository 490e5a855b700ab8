package ludus.marenostrum.mind;

import ludus.kernel.Pile;
import ludus.marenostrum.Board;
import ludus.marenostrum.Building;
import ludus.marenostrum.Icon;
import ludus.marenostrum.Numbers;
import ludus.marenostrum.Power;
import ludus.marenostrum.Province;
import ludus.marenostrum.State;
import ludus.marenostrum.Tile;
import ludus.marenostrum.Track;

/// What things are worth to an empire now, in Resources.
final class Worth {

  /// A Coin in every round; a Legendary Commodity; a Commodity of a type that is new, that comes
  /// once already, that comes more often.
  private static final double COIN = 0.9;

  private static final double LEGENDARY = 0.9;
  private static final double NEW = 1.1;
  private static final double SECOND = 0.7;
  private static final double MORE = 0.5;

  /// Of what can be built in a Province, this share of the profit counts before it is built.
  private static final double PROSPECT = 0.6;

  /// By the number of great Cities held; the fourth is the victory (MN-6.3-a).
  private static final double[] CITIES = {0, 1.5, 4, 11, Mind.WIN};

  /// By the number of Heroes and Wonders owned; the fifth is the victory (MN-6.2-a).
  private static final double[] TILES = {0, 0, 9, 20, 33, Mind.WIN};

  static final double LEGION = 2.6;
  static final double TRIREME = 2.2;
  static final double FORTRESS = 2.4;

  private Worth() {}

  // income ---------------------------------------------------------------------------------------

  /// One more Commodity of a type in every round, where so many come already.
  static double good(int already) {
    return already == 0 ? NEW : already == 1 ? SECOND : MORE;
  }

  /// What a Building brings in a round to somebody who would control it, and the one that goes with
  /// it as far as he controls that.
  static double brings(Mind mind, int who, Icon icon) {
    double sum = 0;
    switch (icon.kind()) {
      case CARAVAN -> {
        int already = mind.income(who).common(icon.type());
        already -= mind.holdings.holds(who, icon) ? Math.min(already, 1) : 0;
        sum = good(already);
        sum += held(mind, who, icon, Building.MARKET) != 0 ? good(already + 1) : 0;
      }
      case REGULAR_CITY, CAPITAL -> {
        sum = COIN;
        sum += held(mind, who, icon, Building.TEMPLE) != 0 ? COIN : 0;
      }
      case LEGENDARY_CITY -> {
        sum = COIN + LEGENDARY;
        sum += held(mind, who, icon, Building.TEMPLE) != 0 ? COIN : 0;
      }
      case MARKET -> {
        Pile<Icon> icons = icon.province().icons();
        for (int left = held(mind, who, icon, Building.CARAVAN); left != 0; left &= left - 1) {
          Icon caravan = icons.get(Integer.numberOfTrailingZeros(left));
          sum += good(mind.income(who).common(caravan.type()));
        }
      }
      case TEMPLE -> {
        int cities =
            held(mind, who, icon, Building.REGULAR_CITY)
                | held(mind, who, icon, Building.CAPITAL)
                | held(mind, who, icon, Building.LEGENDARY_CITY);
        sum = COIN * Integer.bitCount(cities);
      }
    }
    return sum;
  }

  /// The Buildings of a kind that somebody has beside an icon, as a set.
  private static int held(Mind mind, int who, Icon icon, Building kind) {
    return mind.holdings.held(who, icon.province()) & icon.province().all(kind);
  }

  // buildings and provinces ----------------------------------------------------------------------

  /// A Building, for the one who would have it to the end.
  static double building(Mind mind, int who, Icon icon) {
    return mind.horizon * brings(mind, who, icon) + (isGreat(icon) ? city(mind, who, 1) : 0);
  }

  /// The same with what it does for the titles.
  static double built(Mind mind, Icon icon) {
    return building(mind, mind.seat, icon) + mind.levels(mind.seat, icon.kind().track(), 1);
  }

  private static boolean isGreat(Icon icon) {
    return icon.kind() == Building.CAPITAL || icon.kind() == Building.LEGENDARY_CITY;
  }

  /// So many great Cities more or less.
  static double city(Mind mind, int who, int more) {
    int now = mind.holdings.greatCities(who);
    return cities(now + more) - cities(now);
  }

  static double cities(int count) {
    return CITIES[Math.clamp(count, 0, CITIES.length - 1)];
  }

  /// A Province with what is built there, and a share of what can be.
  static double province(Mind mind, int who, Province province) {
    Numbers numbers = mind.state.table().numbers();
    Pile<Icon> icons = province.icons();
    double worth = 0;
    for (int i = 0; i < icons.size(); i++) {
      Icon icon = icons.get(i);
      double building = building(mind, who, icon);
      worth +=
          mind.board.isBuilt(icon)
              ? building
              : PROSPECT * Math.max(0, building - numbers.price(icon.kind()) + 1);
    }
    return worth;
  }

  // heroes and wonders ---------------------------------------------------------------------------

  static double tiles(int count) {
    return TILES[Math.clamp(count, 0, TILES.length - 1)];
  }

  /// A tile on the display, or the Pyramids.
  static double tile(Mind mind, Tile tile) {
    if (tile.kind() == Tile.Kind.PYRAMIDS) {
      return Mind.WIN;
    }
    int owned = mind.realm().tiles().size();
    double worth = tiles(owned + 1) - tiles(owned) + power(mind, tile.power());
    for (Track track : Standing.TRACKS) {
      int bonus = tile.bonus(track);
      worth += bonus == 0 ? 0 : mind.levels(mind.seat, track, bonus);
    }
    return worth;
  }

  /// What a power is worth for the rest of the game.
  static double power(Mind mind, Power power) {
    double rounds = mind.horizon;
    return switch (power) {
      case TEMPLE_OF_ARTEMIS -> COIN * rounds;
      case COLOSSUS -> NEW * rounds;
      case HANGING_GARDENS -> 0.8 * rounds;
      case ANTIGONE -> 0.4 * rounds;
      case SPARTACUS -> 0.7 * rounds;
      case LIGHTHOUSE -> 0.4 * rounds;
      case GILGAMESH -> 0.4 * rounds;
      case CIRCE -> 0.4 * rounds;
      case STATUE_OF_ZEUS, NEBUCHADNEZZAR, RAMSES -> 1.5;
      case PERSEUS -> 0.8 * mind.realm().tiles().size();
      case QUEEN_OF_SHEBA -> 1.2;
      case PENTHESILEA, HAMILCAR, CASTOR_POLLUX -> 0.8;
      case HERCULES, PYRAMIDS -> 0;
      case CAESAR, PERICLES, HAMMURABI, CLEOPATRA, HANNIBAL -> 1;
    };
  }

  /// What the Units of an empire are worth, places apart.
  static double army(State state, int seat) {
    Board board = state.board();
    return LEGION * board.legions(seat)
        + TRIREME * board.triremes(seat)
        + FORTRESS * Long.bitCount(board.fortresses(seat));
  }
}
