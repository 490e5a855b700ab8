package ludus.spartacus.combat;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import ludus.spartacus.Defeat;
import ludus.spartacus.Pool;

/// Many simulated fights of two, by the plain tactics. Hexes are reduced to the distance between
/// them: nothing else stands in the way.
final class Duel {

  /// Empty pools of an injured, and of a decapitated combatant.
  private static final int INJURY = Defeat.INJURY.emptyPools();

  private static final int DECAPITATION = Defeat.DECAPITATION.emptyPools();

  private static final int FACES = 6;
  private static final int MOST_DICE = 16;

  /// After so many rounds nobody will win any more.
  private static final int MOST_ROUNDS = 60;

  private final Side[] start;
  private final Side[] sides;
  private final int distance;
  private final int unopposedFrom;
  private final RandomGenerator random;
  private final int[] red = new int[MOST_DICE];
  private final int[] black = new int[MOST_DICE];
  private final int[] counts = new int[FACES];
  private int apart;
  private int attackDice;
  private int defenseDice;

  int won;
  int injuries;
  int decapitations;
  int wounds;
  int defeats;

  Duel(Side one, Side two, int distance, int unopposedFrom, RandomGenerator random) {
    start = new Side[] {one, two};
    sides = new Side[] {one.copy(), two.copy()};
    this.distance = distance;
    this.unopposedFrom = unopposedFrom;
    this.random = random;
  }

  /// One fight from the beginning; counts how it ends.
  void fight() {
    sides[0].reset(start[0]);
    sides[1].reset(start[1]);
    apart = distance;
    for (int round = 0; round < MOST_ROUNDS; round++) {
      int winner = initiative();
      int first = Tactics.goesFirst(sides[winner], apart) ? winner : 1 - winner;
      if (turn(first) || turn(1 - first)) {
        return;
      }
    }
  }

  /// One attack alone.
  void attack(boolean speed) {
    sides[0].reset(start[0]);
    sides[1].reset(start[1]);
    int before = sides[1].health();
    boolean over = strike(0, speed);
    wounds += before - sides[1].health();
    defeats += over && sides[1].empty() > 0 ? 1 : 0;
  }

  private int initiative() {
    for (int i = 1; i >= 0; i--) {
      if (sides[i].net && Tactics.throwsNet(sides[i], apart)) {
        sides[i].net = false;
        return i;
      }
    }
    while (true) {
      int one = sum(sides[0].spd);
      int two = sum(sides[1].spd);
      if (one < two && sides[0].rerollsInitiative) {
        one = sum(sides[0].spd);
      } else if (two < one && sides[1].rerollsInitiative) {
        two = sum(sides[1].spd);
      }
      if (one != two) {
        return one > two ? 0 : 1;
      }
    }
  }

  private int sum(int dice) {
    int sum = dice;
    for (int i = 0; i < dice; i++) {
      sum += random.nextInt(FACES);
    }
    return sum;
  }

  /// Whether the fight is over after this side's turn.
  private boolean turn(int number) {
    Side me = sides[number];
    boolean throwing = Tactics.prefersThrow(me);
    int aim = throwing ? me.thrown : me.reach;
    if (apart > aim) {
      apart = Math.max(aim, apart - me.spd);
    }
    if (apart <= aim) {
      return strike(number, throwing);
    }
    return apart <= me.thrown && strike(number, true);
  }

  private boolean strike(int number, boolean speed) {
    Side me = sides[number];
    Side foe = sides[1 - number];
    boolean sets = Tactics.defendsWith(foe) == Pool.DEF;
    attackDice = roll(speed ? me.spd : me.atk, red);
    defenseDice = roll(sets ? foe.def : foe.spd, black);
    if (speed) {
      me.thrown = 0;
    }
    rerolls(me, foe, speed, sets);
    int hits =
        Tactics.wounds(red, attackDice, black, defenseDice, me.winsTies, unopposedFrom)
            + (speed ? 0 : Tactics.sets(red, attackDice, me.attackSet))
            + me.edge;
    me.edge = 0;
    int counter = sets ? Tactics.sets(black, defenseDice, foe.counterSet) : 0;
    hits -= sets ? Tactics.sets(black, defenseDice, foe.blockSet) * foe.blocks : 0;
    if (hits > 0 && foe.cover > 0) {
      hits -= foe.cover;
      foe.cover = 0;
    }
    if (foe.determined && !foe.used && hits > foe.health() - 3) {
      hits--;
      foe.used = true;
    }
    if (counter > 0 && me.cover > 0) {
      counter -= me.cover;
      me.cover = 0;
    }
    suffer(foe, hits);
    suffer(me, counter);
    return isOver(number, me, foe);
  }

  private void rerolls(Side me, Side foe, boolean speed, boolean sets) {
    boolean attacker = me.attackRerolls > 0 && !speed;
    boolean defender = foe.defenseRerolls > 0 && sets;
    boolean forced = (me.forces && !me.used) || (foe.forces && !foe.used);
    if (!attacker && !defender && !forced) {
      return;
    }
    int[] attack = Arrays.copyOf(red, attackDice);
    int[] defense = Arrays.copyOf(black, defenseDice);
    if (attacker) {
      again(
          red,
          attackDice,
          Tactics.worst(attack, defense, true, me, foe, false, sets, unopposedFrom));
    }
    if (defender) {
      again(
          black,
          defenseDice,
          Tactics.worst(defense, attack, false, me, foe, speed, sets, unopposedFrom));
    }
    if (forced) {
      attack = Arrays.copyOf(red, attackDice);
      defense = Arrays.copyOf(black, defenseDice);
      if (me.forces && !me.used) {
        int face = Tactics.best(defense, attack, false, me, foe, speed, sets, unopposedFrom);
        me.used = face > 0;
        again(black, defenseDice, face);
      } else {
        int face = Tactics.best(attack, defense, true, me, foe, speed, sets, unopposedFrom);
        foe.used = face > 0;
        again(red, attackDice, face);
      }
    }
  }

  /// One die of this face rolled again, the string sorted again.
  private void again(int[] dice, int count, int face) {
    if (face == 0) {
      return;
    }
    int place = 0;
    while (dice[place] != face) {
      place++;
    }
    int roll = 1 + random.nextInt(FACES);
    while (place > 0 && dice[place - 1] < roll) {
      dice[place] = dice[place - 1];
      place--;
    }
    while (place < count - 1 && dice[place + 1] > roll) {
      dice[place] = dice[place + 1];
      place++;
    }
    dice[place] = roll;
  }

  private int roll(int count, int[] into) {
    Arrays.fill(counts, 0);
    for (int i = 0; i < count; i++) {
      counts[random.nextInt(FACES)]++;
    }
    int at = 0;
    for (int face = FACES - 1; face >= 0; face--) {
      for (int i = counts[face]; i > 0; i--) {
        into[at++] = face + 1;
      }
    }
    return count;
  }

  private static void suffer(Side side, int hits) {
    int left = Math.min(hits, side.health());
    for (int i = 0; i < left; i++) {
      side.give(Tactics.giveUp(side));
    }
  }

  private boolean isOver(int number, Side me, Side foe) {
    int mine = me.empty();
    int theirs = foe.empty();
    if (mine == 0 && theirs == 0) {
      return false;
    }
    int raised = theirs == 0 ? 0 : Math.max(theirs, me.atLeast);
    won += (theirs > 0) == (number == 0) ? 1 : 0;
    injuries += has(INJURY, mine, raised);
    decapitations += has(DECAPITATION, mine, raised);
    return true;
  }

  private static int has(int empty, int one, int other) {
    return one == empty || other == empty ? 1 : 0;
  }
}
