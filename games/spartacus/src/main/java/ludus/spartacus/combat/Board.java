package ludus.spartacus.combat;

import java.util.Arrays;
import ludus.kernel.BadInput;
import ludus.kernel.Pile;
import ludus.spartacus.Frame;
import ludus.spartacus.Hex;
import ludus.spartacus.Move;

/// The sand: hexes by number, their neighbours, and ways around other figures (SP-CMB-2).
public final class Board {

  /// In the order of SP-CMB-3.
  private static final int[][] DIRECTIONS = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};

  /// As far away as nothing is.
  public static final int FAR = 99;

  private static final int WIDTH = 64;

  private final Pile<Hex> hexes;
  private final Pile<Hex> starts;
  private final int[] numbers = new int[WIDTH * WIDTH];
  private final int[][] neighbours;
  private final Pile<Move.MoveTo> steps;

  public Board(Pile<Hex> hexes, Pile<Hex> starts) {
    this.hexes = hexes;
    this.starts = starts;
    Arrays.fill(numbers, -1);
    Pile.Builder<Move.MoveTo> moves = Pile.builder(hexes.size());
    for (int i = 0; i < hexes.size(); i++) {
      Hex hex = hexes.get(i);
      if (!fits(hex.q(), hex.r()) || number(hex) >= 0) {
        throw new BadInput("The arena can't have the hex %d,%d.".formatted(hex.q(), hex.r()));
      }
      numbers[place(hex.q(), hex.r())] = i;
      moves.add(new Move.MoveTo(hex));
    }
    steps = moves.build();
    neighbours = new int[hexes.size()][];
    for (int i = 0; i < hexes.size(); i++) {
      neighbours[i] = around(hexes.get(i));
    }
    if (number(starts.first()) < 0 || number(starts.last()) < 0) {
      throw new BadInput("The arena must have hexes where combatants I and II start.");
    }
  }

  private static boolean fits(int q, int r) {
    return Math.abs(q) < WIDTH / 2 && Math.abs(r) < WIDTH / 2;
  }

  private static int place(int q, int r) {
    return (q + WIDTH / 2) * WIDTH + r + WIDTH / 2;
  }

  private int[] around(Hex hex) {
    int[] found = new int[DIRECTIONS.length];
    int count = 0;
    for (int[] direction : DIRECTIONS) {
      int number = number(hex.q() + direction[0], hex.r() + direction[1]);
      if (number >= 0) {
        found[count++] = number;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private int number(int q, int r) {
    return fits(q, r) ? numbers[place(q, r)] : -1;
  }

  /// The number of a hex, or -1 if it isn't in the arena.
  public int number(Hex hex) {
    return number(hex.q(), hex.r());
  }

  public Pile<Hex> hexes() {
    return hexes;
  }

  /// Where combatants I and II begin.
  public Pile<Hex> starts() {
    return starts;
  }

  Move.MoveTo step(int number) {
    return steps.get(number);
  }

  /// How many steps each hex is away for a fighter, on ways that no other figure bars; [#FAR] where
  /// no way leads. SP-CMB-4, SP-CMB-5
  ///
  /// @param most beyond so many steps nothing is looked for
  public int[] ways(Frame.Match match, int fighter, int most) {
    int[] away = free(match, fighter);
    int[] queue = new int[hexes.size()];
    queue[0] = number(match.fighter(fighter).hex());
    away[queue[0]] = 0;
    spread(away, queue, 1, most, NOWHERE);
    return away;
  }

  private static final int BARRED = 2 * FAR;

  private static final int NOWHERE = -1;

  /// Whether a fighter can take a step at all.
  boolean canStep(Frame.Match match, int fighter) {
    for (int there : neighbours[number(match.fighter(fighter).hex())]) {
      if (isFree(match, hexes.get(there))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isFree(Frame.Match match, Hex hex) {
    for (int i = 0; i < match.fighters().size(); i++) {
      if (match.fighter(i).isStanding() && match.fighter(i).hex().equals(hex)) {
        return false;
      }
    }
    return true;
  }

  private int[] free(Frame.Match match, int fighter) {
    int[] away = new int[hexes.size()];
    Arrays.fill(away, FAR);
    for (int i = 0; i < match.fighters().size(); i++) {
      Frame.Fighter other = match.fighter(i);
      if (i != fighter && other.isStanding()) {
        away[number(other.hex())] = BARRED;
      }
    }
    return away;
  }

  /// @param until once the way to this hex is known, those further away are of no interest
  private void spread(int[] away, int[] queue, int sources, int most, int until) {
    int count = sources;
    for (int next = 0; next < count; next++) {
      int here = queue[next];
      if (away[here] == most || here == until) {
        return;
      }
      for (int there : neighbours[here]) {
        if (away[there] == FAR) {
          away[there] = away[here] + 1;
          queue[count++] = there;
        }
      }
    }
  }

  /// Where a fighter gets to on a shortest way towards hexes within `reach` of another, as far as
  /// its steps go, the earliest directions first; where it stands if no way leads there. SP-FSM-7
  Hex towards(Frame.Match match, int fighter, int other, int reach, int steps) {
    int[] away = free(match, fighter);
    int[] queue = new int[hexes.size()];
    int goals = 0;
    Hex enemy = match.fighter(other).hex();
    for (int i = 0; i < away.length; i++) {
      if (away[i] == FAR && hexes.get(i).distance(enemy) <= reach) {
        away[i] = 0;
        queue[goals++] = i;
      }
    }
    int here = number(match.fighter(fighter).hex());
    spread(away, queue, goals, FAR, here);
    for (int step = 0; step < steps; step++) {
      for (int there : neighbours[here]) {
        if (away[there] < away[here]) {
          here = there;
          break;
        }
      }
    }
    return hexes.get(here);
  }
}
