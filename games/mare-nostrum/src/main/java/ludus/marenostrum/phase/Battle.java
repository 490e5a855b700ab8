package ludus.marenostrum.phase;

import java.util.List;
import ludus.kernel.Chance;
import ludus.kernel.Pile;
import ludus.marenostrum.Board;
import ludus.marenostrum.Frame.Side;
import ludus.marenostrum.Numbers;
import ludus.marenostrum.Power;
import ludus.marenostrum.Province;
import ludus.marenostrum.Realm;
import ludus.marenostrum.Sea;
import ludus.marenostrum.State;
import ludus.marenostrum.Warfare;

/// What two sides bring into a battle, and their one roll of dice (MN-4.2-j).
public final class Battle {

  private Battle() {}

  /// @param units Legions or Triremes; a die for each of them (MN-4.2-d)
  /// @param extra further dice
  /// @param bonus added to the total of the dice
  /// @param cancels how many hits against it do nothing
  public record Force(int seat, int units, boolean fortress, int extra, int bonus, int cancels) {

    public int dice() {
      return units + extra;
    }

    /// All that it can lose.
    public int size() {
      return units + (fortress ? 1 : 0);
    }

    /// How many Units these hits destroy; the others are lost (MN-4.2-h).
    public int losses(int hits) {
      return Math.min(size(), Math.max(0, hits - cancels));
    }
  }

  record Result(Side active, Side other) {}

  /// Nothing is added at sea (MN-4.2-i), and Land Units take no part (MN-4.2-k).
  public static Force atSea(State state, int seat, Sea sea) {
    return new Force(seat, state.board().triremes(seat, sea), false, 0, 0, 0);
  }

  public static Force onLand(State state, int seat, Province province, int active) {
    return onLand(state, seat, province, active, state.board().legions(seat, province));
  }

  /// As if so many Legions were there.
  public static Force onLand(State state, int seat, Province province, int active, int legions) {
    Board board = state.board();
    Realm realm = state.realm(seat);
    Numbers numbers = state.table().numbers();
    Warfare warfare = state.table().data().warfare();
    boolean fortress = board.hasFortress(seat, province);
    int bonus = legions * dieBonus(realm, seat == active, warfare);
    if (fortress) {
      bonus += numbers.fortressBonus(); // MN-4.2-f
    }
    if (realm.has(Power.NEBUCHADNEZZAR) && board.controls(seat, province)) {
      bonus += warfare.nebuchadnezzar(); // MN-10-NEB
    }
    int extra = realm.has(Power.RAMSES) ? warfare.ramses() : 0; // MN-10-RAM
    int cancels = fortress ? numbers.fortressCancels() : 0;
    return new Force(seat, legions, fortress, extra, bonus, cancels);
  }

  /// For dice of Legions only (MN-4.2-e).
  private static int dieBonus(Realm realm, boolean active, Warfare warfare) {
    if (active) {
      return realm.has(Power.CAESAR) ? warfare.caesar() : 0;
    }
    return realm.has(Power.PERICLES) ? warfare.pericles() : 0;
  }

  /// Both roll before anything is removed (MN-4.2-h).
  static Result fight(Force active, Force other, List<Integer> faces, int divisor, Chance chance) {
    Pile<Integer> dice = roll(active, faces, chance);
    Pile<Integer> otherDice = roll(other, faces, chance);
    int total = total(dice) + active.bonus();
    int otherTotal = total(otherDice) + other.bonus();
    int hits = total / divisor;
    int otherHits = otherTotal / divisor;
    return new Result(
        side(active, dice, total, hits, otherHits),
        side(other, otherDice, otherTotal, otherHits, hits));
  }

  private static Side side(Force force, Pile<Integer> dice, int total, int hits, int suffered) {
    return new Side(
        force.seat(), force.units(), force.fortress(), dice, total, hits, force.losses(suffered));
  }

  private static Pile<Integer> roll(Force force, List<Integer> faces, Chance chance) {
    Pile.Builder<Integer> dice = Pile.builder(force.dice());
    for (int i = 0; i < force.dice(); i++) {
      dice.add(faces.get(chance.die() - 1));
    }
    return dice.build();
  }

  private static int total(Pile<Integer> dice) {
    int total = 0;
    for (int i = 0; i < dice.size(); i++) {
      total += dice.get(i);
    }
    return total;
  }
}
