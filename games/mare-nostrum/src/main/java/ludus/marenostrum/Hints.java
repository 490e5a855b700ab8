package ludus.marenostrum;

import java.util.List;
import java.util.OptionalInt;
import ludus.kernel.Hint;
import ludus.kernel.Message;
import ludus.marenostrum.phase.Collect;
import ludus.marenostrum.phase.Construction;

/// What a person wants to know before a move.
final class Hints {

  private Hints() {}

  static Hint of(State state, int seat, Move move) {
    return switch (move) {
      case Move.BuildControl control ->
          control.free() ? note("hammurabi") : built(state, seat, move);
      case Move.BuildLegion _, Move.BuildFortress _, Move.BuildTrireme _ ->
          built(state, seat, move).and(track(state, seat, Track.MILITARY));
      case Move.BuildBuilding(Icon icon) ->
          brings(built(state, seat, move), state, seat, icon)
              .and(track(state, seat, icon.kind().track()));
      case Move.ChooseEmpire(Empire empire) ->
          Hint.note(Message.of("mare-nostrum.empire." + empire.id() + ".text"));
      case Move.BuyTile(Tile tile) -> tile(state, seat, tile);
      case Move.PlayToken(int value) ->
          value == 0 ? note("noTrade") : new Hint(OptionalInt.empty(), List.of());
      case Move.EndBuild _ -> leftover(state, seat);
      case Move.Award(int other) -> award(state, seat, other);
      default -> WarHints.of(state, seat, move);
    };
  }

  private static Hint built(State state, int seat, Move move) {
    return Hint.price(Construction.price(state, seat, move).cost());
  }

  /// What the income of every round gains by a Building.
  private static Hint brings(Hint hint, State state, int seat, Icon icon) {
    State after = state.withBoard(state.board().withBuilt(icon, true));
    Stock before = Collect.income(state, seat);
    Stock now = Collect.income(after, seat);
    Hint more = hint;
    if (!now.equals(before)) {
      more =
          more.and(
              Message.of("mare-nostrum.hint.income")
                  .with(
                      "resources",
                      MareNostrumWords.goods(state.table().data().amounts(now.minus(before)))));
    }
    return Collect.legendaryCities(after, seat) > Collect.legendaryCities(state, seat)
        ? more.and(Message.of("mare-nostrum.hint.incomeLegendary"))
        : more;
  }

  private static Hint note(String key) {
    return Hint.note(Message.of("mare-nostrum.hint." + key));
  }

  /// Where the own level and the best of the others would be.
  static Message track(State state, int seat, Track track) {
    int[] levels = Tracks.levels(state, track);
    int best = 0;
    for (int other = 0; other < levels.length; other++) {
      best = other == seat ? best : Math.max(best, levels[other]);
    }
    return Message.of("mare-nostrum.hint.track")
        .with("track", MareNostrumWords.name("track", track))
        .with("before", levels[seat])
        .with("level", levels[seat] + 1)
        .with("best", best);
  }

  private static Hint tile(State state, int seat, Tile tile) {
    Hint hint = Hint.price(Construction.tilePrice(state, seat, tile));
    int needed = state.table().numbers().winningTiles();
    if (tile.kind() == Tile.Kind.PYRAMIDS) {
      return hint.and(Message.of("mare-nostrum.hint.pyramids"));
    }
    int owned = state.realm(seat).tiles().size() + 1;
    return hint.and(
        Message.of("mare-nostrum.hint.tiles").with("owned", owned).with("needed", needed));
  }

  /// What would be lost at the end of the phase.
  private static Hint leftover(State state, int seat) {
    Stock stock = state.stock(seat);
    int kept = Math.min(stock.coins(), state.table().numbers().keptCoins());
    int lost = stock.size() - kept;
    return lost == 0
        ? Hint.NONE
        : Hint.note(Message.of("mare-nostrum.hint.leftover").with("count", lost));
  }

  private static Hint award(State state, int seat, int other) {
    if (other == seat || !(state.top() instanceof Frame.Tie tie)) {
      return Hint.NONE;
    }
    Titles after = state.titles().with(tie.track(), other);
    boolean wins =
        tie.track() == Track.MILITARY && after.trade() == other && after.culture() == other;
    return wins ? note("givesVictory") : Hint.NONE;
  }
}
