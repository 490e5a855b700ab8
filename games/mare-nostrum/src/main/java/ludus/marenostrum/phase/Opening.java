package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Chance;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.flow.Stack;
import ludus.marenostrum.Board;
import ludus.marenostrum.Commodity;
import ludus.marenostrum.Course;
import ludus.marenostrum.Data;
import ludus.marenostrum.Empire;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Icon;
import ludus.marenostrum.MareNostrumEvent.EmpireChosen;
import ludus.marenostrum.Move;
import ludus.marenostrum.Peace;
import ludus.marenostrum.Phase;
import ludus.marenostrum.Powers;
import ludus.marenostrum.Province;
import ludus.marenostrum.Realm;
import ludus.marenostrum.Rules;
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
    Table.Seating seating = table.options().seating();
    Pile<Empire> empires =
        seating == Table.Seating.IN_ORDER ? table.empires() : chance.shuffled(table.empires());
    Stock reserve = everything(data);
    for (Empire empire : empires) {
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
        realms(empires),
        board(table, empires),
        reserve,
        pile,
        Pile.empty(),
        tiles.top(Math.min(faceUp, tiles.size())),
        tiles.rest(Math.min(faceUp, tiles.size())),
        titles(table, empires),
        Pile.empty(),
        Optional.empty(),
        Peace.NONE,
        Stack.of(seating == Table.Seating.CHOSEN ? new Frame.Choosing(0) : new Frame.Token()));
  }

  private static Pile<Realm> realms(Pile<Empire> empires) {
    Pile.Builder<Realm> realms = Pile.builder(empires.size());
    for (Empire empire : empires) {
      realms.add(
          new Realm(
              empire,
              empire.stock(),
              Powers.of(empire.hero().power()),
              Optional.empty(),
              Powers.NONE,
              empire.markers(),
              Types.NONE));
    }
    return realms.build();
  }

  private static Board board(Table table, Pile<Empire> empires) {
    Board board = Board.empty(table);
    for (int seat = 0; seat < empires.size(); seat++) {
      board = placed(board, seat, empires.get(seat), table);
    }
    return board;
  }

  // everybody chooses an empire ------------------------------------------------------------------

  /// What those before have left.
  static List<Move> moves(State state, Frame.Choosing choosing) {
    Pile.Builder<Move> moves = Pile.builder(state.seats());
    for (Empire empire : state.table().empires()) {
      if (holder(state, empire) >= choosing.seat()) {
        moves.add(new Move.ChooseEmpire(empire));
      }
    }
    return moves.build();
  }

  static Optional<Refusal> refusal(Move move) {
    return Rules.no("S-1", move instanceof Move.ChooseEmpire ? "empireTaken" : "chooseEmpire");
  }

  /// Whoever had it gets in exchange what the chooser had. The last one has no choice.
  static State play(State state, Frame.Choosing choosing, Move.ChooseEmpire choice, Course course) {
    int seat = choosing.seat();
    int before = holder(state, choice.empire());
    course.note(new EmpireChosen(seat, choice.empire(), before));
    Empire former = state.realm(seat).empire();
    Pile.Builder<Empire> changed = Pile.builder(state.seats());
    for (int other = 0; other < state.seats(); other++) {
      Empire own = state.realm(other).empire();
      changed.add(other == seat ? choice.empire() : other == before ? former : own);
    }
    Pile<Empire> empires = changed.build();
    State now =
        state
            .withRealms(realms(empires))
            .withBoard(board(state.table(), empires))
            .withTitles(titles(state.table(), empires), state.usedTokens());
    int next = seat + 1;
    if (next < state.seats() - 1) {
      return now.become(new Frame.Choosing(next));
    }
    course.note(new EmpireChosen(next, empires.get(next), next));
    return now.become(new Frame.Token());
  }

  private static int holder(State state, Empire empire) {
    int holder = 0;
    while (!state.realm(holder).empire().equals(empire)) {
      holder++;
    }
    return holder;
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
