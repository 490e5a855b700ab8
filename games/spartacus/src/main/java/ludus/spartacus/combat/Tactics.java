package ludus.spartacus.combat;

import java.util.List;
import java.util.OptionalInt;
import ludus.kernel.Pile;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.Exchange;
import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.Frame.Match;
import ludus.spartacus.Hex;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Pool;
import ludus.spartacus.State;
import ludus.spartacus.combat.Skills.Item;

/// A plain way to fight with sense: come near, attack, use what one has when it helps, and keep the
/// dice that strike. Bots and simulations fight like this.
public final class Tactics {

  private static final int FACES = 6;

  /// How many wounds a reroll must be worth.
  private static final double WORTH = 0.01;

  private Tactics() {}

  /// What a sensible player answers to a question of a match, of initiative or of an attack.
  public static Move of(State state, int seat) {
    return switch (state.top()) {
      case Match match -> match(state, match);
      case Frame.Initiative initiative -> initiative(state, initiative, seat);
      case Exchange exchange -> exchange(state, Fight.match(state), exchange, seat);
      default -> throw new IllegalArgumentException("Nobody fights in " + state.top());
    };
  }

  private static Move match(State state, Match match) {
    Fighter fighter = match.fighter(match.asked());
    int enemy = Defaults.nearest(match, match.asked());
    Side me = Side.of(state, fighter, match.fighter(enemy));
    int distance = fighter.hex().distance(match.fighter(enemy).hex());
    return switch (match.stage()) {
      case ROUND_START ->
          throwsNet(me, distance)
              ? use(Skills.item(state, fighter, Item.NET).orElseThrow())
              : Move.Pass.IT;
      case ORDER -> new Move.ChooseOrder(goesFirst(me, distance));
      case STALL -> new Move.GiveUp(giveUp(me));
      default -> turn(state, match, me, enemy, distance);
    };
  }

  private static Move turn(State state, Match match, Side me, int enemy, int distance) {
    Fighter fighter = match.fighter(match.asked());
    if (!match.attacked()) {
      if (prefersThrow(me) && distance <= me.thrown) {
        return new Move.Attack(enemy, true);
      }
      if (distance <= me.reach) {
        return new Move.Attack(enemy, false);
      }
      if (match.moved() && distance <= me.thrown) {
        return new Move.Attack(enemy, true);
      }
    }
    if (match.moved() || match.attacked()) {
      return Move.EndCombatTurn.IT;
    }
    int aim = prefersThrow(me) ? me.thrown : me.reach;
    Hex goal =
        state.table().content().board().towards(match, match.asked(), enemy, aim, fighter.spd());
    if (goal.equals(fighter.hex())) {
      return distance <= me.thrown ? new Move.Attack(enemy, true) : Move.EndCombatTurn.IT;
    }
    return new Move.MoveTo(goal);
  }

  private static Move use(MarketCard card) {
    return new Move.UseAbility(card, OptionalInt.empty());
  }

  private static Move initiative(State state, Frame.Initiative initiative, int seat) {
    Match match = Fight.match(state);
    int own = 0;
    int most = 0;
    MarketCard card = match.fighters().first().card();
    for (int i = 0; i < match.fighters().size(); i++) {
      int sum = Dice.sum(initiative.dice().get(i));
      if (match.fighter(i).seat() == seat) {
        own = sum;
        card = match.fighter(i).card();
      } else {
        most = Math.max(most, sum);
      }
    }
    return own < most ? use(card) : Move.Pass.IT;
  }

  private static Move exchange(State state, Match match, Exchange exchange, int seat) {
    Fighter attacker = match.fighter(exchange.attacker());
    Fighter defender = match.fighter(exchange.defender());
    Side red = Side.of(state, attacker, defender);
    Side black = Side.of(state, defender, attacker);
    boolean attacks = attacker.seat() == seat;
    int from = state.table().numbers().unopposedFrom();
    int[] attack = faces(exchange.attack());
    int[] defense = faces(exchange.defense());
    boolean sets = exchange.pool() == Pool.DEF;
    return switch (exchange.stage()) {
      case DEFENSE -> new Move.DefendWith(defendsWith(black));
      case REROLLS -> {
        int face =
            attacks
                ? worst(attack, defense, true, red, black, exchange.speed(), sets, from)
                : worst(defense, attack, false, red, black, exchange.speed(), sets, from);
        yield new Move.Reroll(face == 0 ? List.of() : List.of(face));
      }
      case FORCED -> {
        int face =
            attacks
                ? best(defense, attack, false, red, black, exchange.speed(), sets, from)
                : best(attack, defense, true, red, black, exchange.speed(), sets, from);
        yield face == 0 ? Move.Pass.IT : new Move.ForceReroll(face);
      }
      case ADD -> use(Skills.item(state, attacker, Item.EDGE).orElseThrow());
      case CANCEL -> use(Skills.item(state, defender, Item.COVER).orElseThrow());
      case COUNTER_CANCEL -> use(Skills.item(state, attacker, Item.COVER).orElseThrow());
      case DETERMINE -> use(defender.card());
      case SURRENDER -> new Move.GiveUp(giveUp(black));
      case COUNTER_SURRENDER -> new Move.GiveUp(giveUp(red));
      case END -> throw new IllegalArgumentException("The attack is over");
    };
  }

  private static int[] faces(Pile<Integer> dice) {
    int[] faces = new int[dice.size()];
    for (int i = 0; i < faces.length; i++) {
      faces[i] = dice.get(i);
    }
    return faces;
  }

  // decisions ------------------------------------------------------------------------------------

  /// First if the enemy can be struck in this turn; else let it come.
  static boolean goesFirst(Side me, int distance) {
    return distance <= me.spd + Math.max(me.reach, me.thrown);
  }

  /// A net is for striking first.
  static boolean throwsNet(Side me, int distance) {
    return distance <= me.spd + me.reach;
  }

  /// Whether a speed attack is better than a normal one.
  static boolean prefersThrow(Side me) {
    return me.thrown > 0 && me.spd > me.atk;
  }

  static Pool defendsWith(Side me) {
    return me.speedForDefense && me.spd > me.def ? Pool.SPD : Pool.DEF;
  }

  /// Speed goes first as long as there is some, then what there is more of; attack goes last.
  static Pool giveUp(Side me) {
    if (me.spd > 2) {
      return Pool.SPD;
    }
    if (me.def > 1 || me.atk > 1) {
      return me.def >= me.atk ? Pool.DEF : Pool.ATK;
    }
    return me.spd > 0 ? Pool.SPD : me.def > 0 ? Pool.DEF : Pool.ATK;
  }

  /// The face of the own die that is best rolled again, or 0 to leave all.
  ///
  /// @param attack whether these are the dice of the attack
  static int worst(
      int[] own,
      int[] other,
      boolean attack,
      Side red,
      Side black,
      boolean speed,
      boolean sets,
      int from) {
    return rerolled(own, other, attack, 1, red, black, speed, sets, from);
  }

  /// The face of the other's die that is best rolled again.
  static int best(
      int[] theirs,
      int[] own,
      boolean attack,
      Side red,
      Side black,
      boolean speed,
      boolean sets,
      int from) {
    return rerolled(theirs, own, attack, -1, red, black, speed, sets, from);
  }

  private static int rerolled(
      int[] dice,
      int[] other,
      boolean attack,
      int sign,
      Side red,
      Side black,
      boolean speed,
      boolean sets,
      int from) {
    int direction = attack ? sign : -sign;
    int now = value(dice, other, attack, red, black, speed, sets, from);
    int face = 0;
    double most = WORTH;
    int[] tried = new int[dice.length];
    for (int i = 0; i < dice.length; i++) {
      if (i > 0 && dice[i] == dice[i - 1]) {
        continue;
      }
      int sum = 0;
      for (int roll = 1; roll <= FACES; roll++) {
        replace(dice, i, roll, tried);
        sum += value(tried, other, attack, red, black, speed, sets, from);
      }
      double gain = direction * (sum / (double) FACES - now);
      if (gain > most) {
        most = gain;
        face = dice[i];
      }
    }
    return face;
  }

  /// The dice with the one at this place replaced, sorted again.
  private static void replace(int[] dice, int place, int roll, int[] into) {
    int at = 0;
    boolean placed = false;
    for (int i = 0; i < dice.length; i++) {
      if (i == place) {
        continue;
      }
      if (!placed && dice[i] <= roll) {
        into[at++] = roll;
        placed = true;
      }
      into[at++] = dice[i];
    }
    if (!placed) {
      into[at] = roll;
    }
  }

  /// Wounds on the defender less wounds on the attacker, as dice and sets make them.
  private static int value(
      int[] dice,
      int[] other,
      boolean attack,
      Side red,
      Side black,
      boolean speed,
      boolean sets,
      int from) {
    int[] strike = attack ? dice : other;
    int[] guard = attack ? other : dice;
    int wounds =
        wounds(strike, strike.length, guard, guard.length, red.winsTies, from)
            + (speed ? 0 : sets(strike, strike.length, red.attackSet));
    int blocked = sets ? sets(guard, guard.length, black.blockSet) * black.blocks : 0;
    int counter = sets ? sets(guard, guard.length, black.counterSet) : 0;
    return Math.max(0, wounds - blocked) - counter;
  }

  /// As [Dice#wounds], on plain numbers.
  static int wounds(
      int[] attack, int attackers, int[] defense, int defenders, boolean winsTies, int from) {
    int wounds = 0;
    for (int i = 0; i < attackers; i++) {
      int opposed = i < defenders ? defense[i] : winsTies ? from : from - 1;
      wounds += attack[i] > opposed || (winsTies && attack[i] == opposed) ? 1 : 0;
    }
    return wounds;
  }

  /// As [Dice#sets], on sorted numbers.
  static int sets(int[] dice, int count, int size) {
    if (size == 0) {
      return 0;
    }
    int sets = 0;
    int run = 0;
    for (int i = 0; i < count; i++) {
      run = i > 0 && dice[i] == dice[i - 1] ? run + 1 : 1;
      sets += run % size == 0 ? 1 : 0;
    }
    return sets;
  }
}
