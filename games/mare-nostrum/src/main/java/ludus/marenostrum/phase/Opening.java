package ludus.marenostrum.phase;

import java.util.Optional;
import ludus.kernel.Chance;
import ludus.kernel.Pile;
import ludus.kernel.flow.Stack;
import ludus.marenostrum.Board;
import ludus.marenostrum.Commodity;
import ludus.marenostrum.Data;
import ludus.marenostrum.Empire;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Icon;
import ludus.marenostrum.Peace;
import ludus.marenostrum.Phase;
import ludus.marenostrum.Powers;
import ludus.marenostrum.Province;
import ludus.marenostrum.Realm;
import ludus.marenostrum.State;
import ludus.marenostrum.Stock;
import ludus.marenostrum.Table;
import ludus.marenostrum.Tile;
import ludus.marenostrum.Titles;
import ludus.marenostrum.Track;
import ludus.marenostrum.Types;

/// The setup: empires, pieces, start Resources, the display (MN-S).
public final class Opening {

  private Opening() {}

  /// The start of the game: what each empire has is the income of the first round, which begins
  /// with Trade (MN-S-4).
  public static State begin(Table table, Chance chance) {
    Data data = table.data();
    Pile<Empire> empires =
        table.options().drawn() ? chance.shuffled(table.empires()) : table.empires();
    Pile.Builder<Realm> realms = Pile.builder(table.seats());
    Board board = Board.empty(table);
    Stock reserve = everything(data);
    for (int seat = 0; seat < table.seats(); seat++) {
      Empire empire = empires.get(seat);
      realms.add(
          new Realm(
              empire,
              empire.stock(),
              Powers.of(empire.hero().power()),
              Optional.empty(),
              Powers.NONE,
              empire.markers(),
              Types.NONE));
      board = placed(board, seat, empire, table);
      reserve = reserve.minus(empire.stock());
    }
    Pile<Commodity> pile = chance.shuffled(data.commodities()); // MN-S-9
    Pile<Tile> tiles = chance.shuffled(onDisplay(data)); // MN-S-8
    int faceUp = table.options().experienced() ? tiles.size() : data.numbers().faceUp();
    return new State(
        table,
        1,
        Phase.TRADE,
        0,
        realms.build(),
        board,
        reserve,
        pile,
        Pile.empty(),
        tiles.top(Math.min(faceUp, tiles.size())),
        tiles.rest(Math.min(faceUp, tiles.size())),
        titles(table, empires),
        Pile.empty(),
        Optional.empty(),
        Peace.NONE,
        Stack.of(new Frame.Token()));
  }

  /// All open tokens (MN-C-1, MN-C-2).
  public static Stock everything(Data data) {
    Stock all = Stock.coins(data.numbers().coins());
    for (Commodity commodity : data.commodities()) {
      all = all.plusCommon(commodity.index(), commodity.tokens());
    }
    return all;
  }

  private static Board placed(Board board, int seat, Empire empire, Table table) {
    Board now = board;
    for (Province province : table.provinces()) {
      if (empire.markers().contains(province)) {
        now = now.withController(province, seat);
      }
      if (empire.fortresses().contains(province)) {
        now = now.withFortress(seat, province, true);
      }
    }
    for (Icon icon : empire.built()) {
      now = now.withBuilt(icon, true);
    }
    for (Province province : empire.legions()) {
      now = now.withLegions(seat, province, now.legions(seat, province) + 1);
    }
    return now;
  }

  /// The Heroes and Wonders that nobody begins with: all of them, with any number of players
  /// (MN-S-2-c).
  private static Pile<Tile> onDisplay(Data data) {
    int starting = 0;
    for (Empire empire : data.empires()) {
      starting |= empire.hero().power().bit();
    }
    Pile.Builder<Tile> tiles = Pile.builder(data.tiles().size());
    for (Tile tile : data.tiles()) {
      if (tile.kind() != Tile.Kind.PYRAMIDS && (starting & tile.power().bit()) == 0) {
        tiles.add(tile);
      }
    }
    return tiles.build();
  }

  private static Titles titles(Table table, Pile<Empire> empires) {
    return new Titles(
        empires.indexOf(table.startLeader(Track.TRADE)),
        empires.indexOf(table.startLeader(Track.CULTURE)),
        empires.indexOf(table.startLeader(Track.MILITARY)));
  }
}
