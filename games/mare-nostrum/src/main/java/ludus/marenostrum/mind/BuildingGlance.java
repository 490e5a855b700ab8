package ludus.marenostrum.mind;

import java.util.List;
import ludus.marenostrum.Icon;
import ludus.marenostrum.Move;
import ludus.marenostrum.Numbers;
import ludus.marenostrum.Province;
import ludus.marenostrum.Resource;
import ludus.marenostrum.Sea;
import ludus.marenostrum.Stock;
import ludus.marenostrum.Tile;
import ludus.marenostrum.Track;

/// What to build, at a glance: what costs more than the cheapest things is compared with as many of
/// these as could be bought instead; which tokens pay for what is not thought through.
final class BuildingGlance {

  /// What is worth less than this is not bought: what is kept is lost, but two Coins.
  private static final double LEAST = 0.3;

  private static final double LEGION = 0.6;
  private static final double FORTRESS = 0.2;
  private static final double TRIREME = 0.2;
  private static final double MARKER = 0.85;

  /// Of what ships in a further Sea would open, this share counts.
  private static final double OPENED = 0.8;

  /// A further Legion does more than attack better once.
  private static final double ATTACK = 1.3;

  /// Of two things that will both be bought: first what others might take.
  private static final double FIRST = 0.5;

  private static final double SECOND = 0.3;
  private static final double DISCOUNTED = 0.4;

  /// The next Unit of a kind is worth less.
  private static final double NEXT = 0.7;

  private final Mind mind;
  private final WarGlance war;
  private final Numbers numbers;
  private final TitleGlance titles;

  /// The best three things of the lowest price, as far as they are known.
  private double first;

  private double second;
  private double third;

  BuildingGlance(Mind mind) {
    this.mind = mind;
    war = new WarGlance(mind);
    numbers = mind.state.table().numbers();
    titles = new TitleGlance(mind);
  }

  double[] gains(List<Move> moves) {
    double[] gains = new double[moves.size()];
    double unit = 0;
    for (int i = 0; i < gains.length; i++) {
      Move move = moves.get(i);
      gains[i] = worth(move);
      switch (move) {
        case Move.BuildBuilding(Icon icon) when isCheap(icon) -> note(gains[i]);
        case Move.BuildControl(_, boolean free) when !free -> note(gains[i]);
        case Move.BuildLegion _, Move.BuildFortress _, Move.BuildTrireme _ ->
            unit = Math.max(unit, gains[i]);
        default -> {}
      }
    }
    note(unit);
    note(NEXT * unit);
    int tilePrice =
        numbers.tilePrice(Math.min(mind.realm().tiles().size(), numbers.winningTiles()));
    for (int i = 0; i < gains.length; i++) {
      double worth = gains[i];
      gains[i] =
          switch (moves.get(i)) {
            case Move.BuyTile(Tile tile) ->
                tile.kind() == Tile.Kind.PYRAMIDS ? 2 * Mind.WIN : worth + FIRST - cheap(tilePrice);
            case Move.BuildControl(_, boolean free) ->
                free ? worth + FIRST : worth + SECOND - first;
            case Move.BuildBuilding(Icon icon) -> worth - cheap(numbers.price(icon.kind()));
            case Move.BuildLegion(_, boolean cheap) -> unit(worth, cheap);
            case Move.BuildFortress(_, boolean cheap) -> unit(worth, cheap);
            case Move.BuildTrireme(_, boolean cheap) -> unit(worth, cheap);
            case Move.FreeLegions(int count) -> count + FIRST;
            default -> LEAST - first;
          };
    }
    return gains;
  }

  private double unit(double worth, boolean cheap) {
    return cheap ? worth - DISCOUNTED : worth - first;
  }

  private boolean isCheap(Icon icon) {
    return numbers.price(icon.kind()) == numbers.caravan();
  }

  private void note(double worth) {
    if (worth > first) {
      third = second;
      second = first;
      first = worth;
    } else if (worth > second) {
      third = second;
      second = worth;
    } else {
      third = Math.max(third, worth);
    }
  }

  /// What so many tokens buy if they are spent on the cheapest things.
  private double cheap(int price) {
    int sets = price / numbers.caravan();
    return first + (sets > 1 ? second : 0) + (sets > 2 ? (sets - 2) * third : 0);
  }

  // what things are worth ------------------------------------------------------------------------

  private double worth(Move move) {
    return switch (move) {
      case Move.BuildControl(Province province, _) ->
          MARKER * Worth.province(mind, mind.seat, province) + 0.3;
      case Move.BuildLegion(Province province, _) ->
          LEGION + titles.level(Track.MILITARY) + legion(province);
      case Move.BuildFortress(Province province, _) ->
          FORTRESS + titles.level(Track.MILITARY) + fortress(province);
      case Move.BuildTrireme(Sea sea, _) -> TRIREME + titles.level(Track.MILITARY) + trireme(sea);
      case Move.BuildBuilding(Icon icon) -> building(icon);
      case Move.BuyTile(Tile tile) -> tile(tile);
      default -> 0;
    };
  }

  private double building(Icon icon) {
    return Worth.building(mind, mind.seat, icon) + titles.level(icon.kind().track());
  }

  private double tile(Tile tile) {
    int owned = mind.realm().tiles().size();
    double worth = Worth.tiles(owned + 1) - Worth.tiles(owned) + Worth.power(mind, tile.power());
    for (Track track : Standing.TRACKS) {
      worth += tile.bonus(track) * titles.level(track);
    }
    return worth;
  }

  private double legion(Province province) {
    int there = mind.board.legions(mind.seat, province);
    double guards = war.danger(province, there) - war.danger(province, there + 1);
    return Math.max(guards, ATTACK * war.opportunity(province));
  }

  private double fortress(Province province) {
    int there = mind.board.legions(mind.seat, province);
    return 1.5 * (war.danger(province, there) - war.danger(province, there + WarGlance.FORTRESS));
  }

  private double trireme(Sea sea) {
    return OPENED * war.opens(sea);
  }

  // paying ---------------------------------------------------------------------------------------

  /// What is left in hand: the sets that it makes.
  static double[] payments(Mind mind, List<Move> payments) {
    Purse purse = new Purse(mind);
    double[] gains = new double[payments.size()];
    for (int i = 0; i < gains.length; i++) {
      Stock left = mind.stock();
      if (payments.get(i) instanceof Move.Pay(int coins, List<Resource> goods)) {
        left = left.plusCoins(-coins);
        for (int n = 0; n < goods.size(); n++) {
          left = left.minus(goods.get(n));
        }
      }
      gains[i] = purse.worth(left);
    }
    return gains;
  }
}
