package ludus.marenostrum;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Hint;
import ludus.kernel.Message;
import ludus.kernel.Message.Player;
import ludus.marenostrum.phase.Battle;
import ludus.marenostrum.phase.Battle.Force;
import ludus.marenostrum.phase.Conquest;
import ludus.marenostrum.phase.Convert;
import ludus.marenostrum.phase.LandBattles;
import ludus.marenostrum.phase.Odds;
import ludus.marenostrum.phase.Pillage;

/// What a person wants to know before a move of the fourth phase: above all how a battle would end.
final class WarHints {

  private WarHints() {}

  static Hint of(State state, int seat, Move move) {
    return switch (move) {
      case Move.MakePeace(int other) -> peace(state, seat, other);
      case Move.Convert(Province province) ->
          Convert.takes(state, seat, province) ? Hint.NONE : note("onlyRemoved");
      case Move.FightAtSea(Sea sea, int enemy) -> {
        Force own = Battle.atSea(state, seat, sea);
        Force other = Battle.atSea(state, enemy, sea);
        yield Hint.note(odds("odds", enemy, Odds.atSea(state, own, other)));
      }
      case Move.FightOnLand(Province province, int enemy) -> {
        int legions = state.board().legions(seat, province);
        yield Hint.note(odds("odds", enemy, onLand(state, seat, province, enemy, legions)));
      }
      case Move.March(_, Province to) -> march(state, seat, to);
      case Move.EndMarching _ -> battles(state, seat);
      case Move.ChooseLosses(boolean fortress) -> losses(state, fortress);
      case Move.Pillage(Icon icon, boolean legendary) -> pillage(state, seat, icon, legendary);
      case Move.Occupy(Icon icon) -> Hint.note(Hints.track(state, seat, icon.kind().track()));
      case Move.OccupyMarker _ -> note("convertLater");
      case Move.EndTurn _ -> unused(state, seat);
      default -> Hint.NONE;
    };
  }

  private static Hint note(String key) {
    return Hint.note(say(key));
  }

  private static Message say(String key) {
    return Message.of("mare-nostrum.hint." + key);
  }

  private static Hint peace(State state, int seat, int other) {
    Board board = state.board();
    int legions = 0;
    long abroad = board.camps(other) & board.controlled(seat);
    for (Province province : state.table().provinces(abroad)) {
      legions += board.legions(other, province);
    }
    return Hint.note(say("goHome").with("count", legions));
  }

  private static Odds onLand(State state, int seat, Province province, int enemy, int legions) {
    return Odds.onLand(
        state,
        Battle.onLand(state, seat, province, seat, legions),
        Battle.onLand(state, enemy, province, seat));
  }

  private static Message odds(String key, int enemy, Odds odds) {
    return say(key)
        .with("enemy", new Player(enemy))
        .with("alone", percent(odds.alone()))
        .with("beaten", percent(odds.beaten()))
        .with("losses", tenths(odds.losses()))
        .with("otherLosses", tenths(odds.otherLosses()));
  }

  private static long percent(double chance) {
    return Math.round(100 * chance);
  }

  private static double tenths(double value) {
    return Math.round(10 * value) / 10.0;
  }

  /// How a battle there would end with each enemy, with so many own Legions.
  static List<Message> attack(State state, int seat, Province to, int legions) {
    List<Message> told = new ArrayList<>();
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat
          && state.board().landUnits(other, to) > 0
          && !state.peace().between(seat, other)) {
        told.add(odds("marchOdds", other, onLand(state, seat, to, other, legions)));
      }
    }
    return told;
  }

  /// As if this were the last Legion to come.
  private static Hint march(State state, int seat, Province to) {
    Board board = state.board();
    Hint hint = Hint.NONE;
    for (Message odds : attack(state, seat, to, board.legions(seat, to) + 1)) {
      hint = hint.and(odds);
    }
    int controller = board.controller(to);
    boolean open =
        controller != Board.NOBODY && controller != seat && (board.enemies(seat) & to.bit()) == 0;
    return open ? hint.and(say("undefended").with("controller", new Player(controller))) : hint;
  }

  private static Hint battles(State state, int seat) {
    Frame.LandBattles step = new Frame.LandBattles(seat, Provinces.NONE);
    int battles = Long.bitCount(LandBattles.pending(state, step));
    return battles == 0 ? Hint.NONE : Hint.note(say("battlesFollow").with("count", battles));
  }

  private static Hint losses(State state, boolean fortress) {
    if (!(state.top() instanceof Frame.Losses losses)) {
      return Hint.NONE;
    }
    Frame.Side side = losses.active().seat() == losses.chooser() ? losses.active() : losses.other();
    int legions = side.units() - side.losses() + (fortress ? 1 : 0);
    return Hint.note(say(fortress ? "leftWithout" : "leftWith").with("legions", legions));
  }

  private static Hint pillage(State state, int seat, Icon icon, boolean legendary) {
    List<Amount> income =
        state.table().data().amounts(Pillage.income(state, seat, icon, legendary));
    Hint hint =
        income.isEmpty()
            ? Hint.NONE
            : Hint.note(say("brings").with("resources", MareNostrumWords.goods(income)));
    return Pillage.drawsLegendary(state, seat, icon, legendary)
        ? hint.and(say("bringsLegendary"))
        : hint;
  }

  /// Conquered Provinces in which nothing was chosen.
  private static Hint unused(State state, int seat) {
    if (!(state.top() instanceof Frame.Conquest frame)) {
      return Hint.NONE;
    }
    long chosen = frame.settled().bits() | frame.occupying().bits();
    int unused = Long.bitCount(Conquest.conquered(state, seat) & ~chosen);
    return unused == 0 ? Hint.NONE : Hint.note(say("unused").with("count", unused));
  }
}
