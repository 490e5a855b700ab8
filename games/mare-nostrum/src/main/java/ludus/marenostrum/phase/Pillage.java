package ludus.marenostrum.phase;

import ludus.marenostrum.Building;
import ludus.marenostrum.Course;
import ludus.marenostrum.Icon;
import ludus.marenostrum.MareNostrumEvent.Pillaged;
import ludus.marenostrum.Power;
import ludus.marenostrum.State;
import ludus.marenostrum.Stock;

/// One Building is destroyed, and a Legion stands on its icon (MN-4.3.1-a). Markets and Temples
/// double nothing (MN-4.3.1-b); Hamilcar does (MN-4.3.1-c).
public final class Pillage {

  private Pillage() {}

  static State take(State state, int seat, Icon icon, boolean legendary, Course course) {
    State now = state.withBoard(state.board().withBuilt(icon, false));
    now = Conquest.place(now, seat, icon.province(), icon.bit());
    Stock income = income(now, seat, icon, legendary);
    course.note(new Pillaged(seat, icon, now.table().data().amounts(income)));
    now = Treasury.collect(now, seat, income);
    boolean draws = drawsLegendary(now, seat, icon, legendary);
    return draws ? Treasury.draw(now, seat, course) : now;
  }

  /// The Coins and common Commodities that a Pillage brings, as far as the reserve has them.
  public static Stock income(State state, int seat, Icon icon, boolean legendary) {
    return Treasury.available(state, due(state, seat, icon, legendary));
  }

  private static Stock due(State state, int seat, Icon icon, boolean legendary) {
    int times = state.realm(seat).has(Power.HAMILCAR) ? 2 : 1;
    return switch (icon.kind()) {
      case REGULAR_CITY, CAPITAL -> Stock.coins(times);
      case CARAVAN -> Stock.NONE.plusCommon(icon.commodity().orElseThrow().index(), times);
      case LEGENDARY_CITY -> Stock.coins(legendary ? 0 : 1);
      case MARKET, TEMPLE -> Stock.NONE;
    };
  }

  /// Whether it brings a Legendary Commodity, drawn unseen.
  public static boolean drawsLegendary(State state, int seat, Icon icon, boolean legendary) {
    return icon.kind() == Building.LEGENDARY_CITY
        && (legendary || state.realm(seat).has(Power.HAMILCAR));
  }
}
