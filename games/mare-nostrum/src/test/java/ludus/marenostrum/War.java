package ludus.marenostrum;

import static ludus.marenostrum.TestTable.icon;
import static ludus.marenostrum.TestTable.province;
import static ludus.marenostrum.TestTable.sea;

/// The fourth phase in tests: turns, dice, and moves by name.
final class War {

  private War() {}

  /// The turn of this seat begins: it leads the armies and picks itself.
  static TestTable turn(TestTable table, int seat) {
    return table.leader(Track.MILITARY, seat).begin(Phase.MOVEMENT).play(seat, new Move.Pick(seat));
  }

  /// The faces that are rolled next: those of the Active first, those of Legions before others.
  static TestTable dice(TestTable table, int... faces) {
    for (int face : faces) {
      table.luck(face - 1);
    }
    return table;
  }

  static Move convert(String province) {
    return new Move.Convert(province(province));
  }

  static Move sail(String from, String to) {
    return new Move.Sail(sea(from), sea(to));
  }

  static Move fightAtSea(String sea, int enemy) {
    return new Move.FightAtSea(sea(sea), enemy);
  }

  static Move march(String from, String to) {
    return new Move.March(province(from), province(to));
  }

  static Move fight(String province, int enemy) {
    return new Move.FightOnLand(province(province), enemy);
  }

  static Move reoccupy(String icon) {
    return new Move.Reoccupy(icon(icon));
  }

  static Move pillage(String icon) {
    return new Move.Pillage(icon(icon), false);
  }

  static Move pillageForLegendary(String icon) {
    return new Move.Pillage(icon(icon), true);
  }

  static Move occupy(String icon) {
    return new Move.Occupy(icon(icon));
  }

  static Move occupyMarker(String province) {
    return new Move.OccupyMarker(province(province));
  }

  static Move sacrifice(String province) {
    return new Move.Sacrifice(province(province));
  }

  static Move place(String icon) {
    return new Move.PlaceLegion(icon(icon));
  }
}
