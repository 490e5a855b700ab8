package ludus.spartacus.combat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.flow.Poll;
import ludus.spartacus.Course;
import ludus.spartacus.Defeat;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.Exchange;
import ludus.spartacus.Frame.ExchangeStage;
import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.Frame.Match;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Pool;
import ludus.spartacus.Rules;
import ludus.spartacus.SpartacusEvent.Answered;
import ludus.spartacus.SpartacusEvent.Attacked;
import ludus.spartacus.SpartacusEvent.DiceCompared;
import ludus.spartacus.SpartacusEvent.DiceRerolled;
import ludus.spartacus.SpartacusEvent.DiceRolled;
import ludus.spartacus.SpartacusEvent.DieGivenUp;
import ludus.spartacus.SpartacusEvent.MayAnswered;
import ludus.spartacus.SpartacusEvent.WindowClosed;
import ludus.spartacus.SpartacusEvent.WoundsAdded;
import ludus.spartacus.SpartacusEvent.WoundsIgnored;
import ludus.spartacus.SpartacusEvent.WoundsSuffered;
import ludus.spartacus.Stand;
import ludus.spartacus.State;
import ludus.spartacus.combat.Skills.Item;
import ludus.spartacus.deed.Assets;
import ludus.spartacus.deed.Gold;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.effect.Traits;

/// One attack, in the order of SP-CMB-16 to SP-CMB-31: dice, rerolls, comparison, what is added,
/// what is cancelled, and dice given up. Each step asks, or goes on to the next.
public final class Strike {

  private Strike() {}

  private static final OptionalInt NONE = OptionalInt.empty();
  private static final Move.Reroll NO_REROLL = new Move.Reroll(List.of());
  private static final Pile<Move.Reroll> REROLLS = singles();
  private static final Pile<Move.ForceReroll> FORCED = forced();
  private static final Pile<Move> POOLS = Pile.of(give(Pool.ATK), give(Pool.DEF), give(Pool.SPD));
  private static final Pile<Move> DEFENSES =
      Pile.of(new Move.DefendWith(Pool.DEF), new Move.DefendWith(Pool.SPD));
  private static final int FACES = 6;

  /// Dice lost to one attack for which a gambler gets gold.
  private static final int GAMBLE = 3;

  private static Pile<Move.Reroll> singles() {
    Pile.Builder<Move.Reroll> moves = Pile.builder(FACES + 1);
    for (int face = 0; face <= FACES; face++) {
      moves.add(new Move.Reroll(List.of(face)));
    }
    return moves.build();
  }

  private static Pile<Move.ForceReroll> forced() {
    Pile.Builder<Move.ForceReroll> moves = Pile.builder(FACES + 1);
    for (int face = 0; face <= FACES; face++) {
      moves.add(new Move.ForceReroll(face));
    }
    return moves.build();
  }

  private static Move give(Pool pool) {
    return new Move.GiveUp(pool);
  }

  // the steps ------------------------------------------------------------------------------------

  /// The attacker names target and kind of attack. SP-CMB-13, SP-CMB-16
  static State begin(State state, Match match, Move.Attack attack, Course course) {
    Fighter attacker = match.fighter(match.asked());
    Fighter defender = match.fighter(attack.target());
    course.note(
        new Attacked(
            match.asked(),
            attack.target(),
            attacker.seat(),
            attacker.card(),
            defender.card(),
            attack.speed()));
    State paid = attack.speed() ? exhaust(state, attacker, Item.THROW, course) : state;
    Match fought = match.did(match.moved(), true);
    Exchange exchange = Exchange.of(match.asked(), attack.target(), attack.speed());
    return defend(paid.keep(fought).push(exchange), fought, exchange, course);
  }

  private static State exhaust(State state, Fighter fighter, Item item, Course course) {
    MarketCard card = Skills.item(state, fighter, item).orElseThrow();
    return Assets.turn(state, fighter.seat(), card, Stand.EXHAUSTED, course); // SP-CMB-40
  }

  /// Who may defend with other dice says so before any are rolled. SP-CMB-48
  private static State defend(State state, Match match, Exchange exchange, Course course) {
    return printed(match, exchange.defender(), exchange.attacker()).speedForDefense()
        ? state.become(exchange.at(ExchangeStage.DEFENSE, exchange.defender()))
        : roll(state, match, exchange, course);
  }

  /// Both roll what they have now, at the same time. SP-CMB-16
  private static State roll(State state, Match match, Exchange exchange, Course course) {
    Fighter attacker = match.fighter(exchange.attacker());
    Fighter defender = match.fighter(exchange.defender());
    Pile<Integer> attack = course.dice(exchange.speed() ? attacker.spd() : attacker.atk());
    Pile<Integer> defense = course.dice(defender.dice(exchange.pool()));
    course.note(new DiceRolled(attack, defense, exchange.speed(), exchange.pool()));
    return rerolls(state, match, exchange.with(attack, defense), course);
  }

  /// Both say sealed which of their own dice they roll again. SP-CMB-17, SP-CMB-18
  private static State rerolls(State state, Match match, Exchange exchange, Course course) {
    Seats asked = Seats.NONE;
    if (Skills.attackRerolls(state, match, exchange) > 0) {
      asked = asked.plus(match.fighter(exchange.attacker()).seat());
    }
    if (Skills.defenseRerolls(state, match, exchange) > 0) {
      asked = asked.plus(match.fighter(exchange.defender()).seat());
    }
    return asked.isEmpty()
        ? forced(state, match, exchange, exchange.attacker(), course)
        : state.become(
            exchange.at(ExchangeStage.REROLLS, Frame.NOBODY).asking(Poll.to(asked, state.seats())));
  }

  private static State reroll(State state, Match match, Exchange exchange, Course course) {
    Pile<Integer> attack = again(state, match, exchange, true, course);
    Pile<Integer> defense = again(state, match, exchange, false, course);
    return forced(state, match, exchange.with(attack, defense), exchange.attacker(), course);
  }

  private static Pile<Integer> again(
      State state, Match match, Exchange exchange, boolean attack, Course course) {
    Fighter fighter = match.fighter(attack ? exchange.attacker() : exchange.defender());
    Pile<Integer> dice = attack ? exchange.attack() : exchange.defense();
    List<Integer> faces = chosen(exchange, fighter.seat());
    if (faces.isEmpty()) {
      return dice;
    }
    Pile<Integer> now = Pile.empty();
    Pile<Integer> rolled = dice;
    for (int face : faces) {
      int die = course.die();
      now = now.plus(die);
      rolled = Dice.replaced(rolled, face, die);
    }
    course.note(
        new DiceRerolled(
            fighter.seat(), attack, Skills.reroller(state, fighter, attack), faces, now));
    return rolled;
  }

  private static List<Integer> chosen(Exchange exchange, int seat) {
    return exchange.poll().asks(seat)
            && exchange.poll().answer(seat).orElse(NO_REROLL)
                instanceof Move.Reroll(List<Integer> faces)
        ? faces
        : List.of();
  }

  /// Then those who force a die of the other's to be rolled again, one after the other. SP-CMB-51
  private static State forced(
      State state, Match match, Exchange exchange, int from, Course course) {
    int fighter = from;
    while (fighter != Frame.NOBODY) {
      if (canForce(match, exchange, fighter)) {
        return state.become(exchange.at(ExchangeStage.FORCED, fighter));
      }
      fighter = after(exchange, fighter);
    }
    return compare(state, match, exchange, course);
  }

  private static int after(Exchange exchange, int fighter) {
    return fighter == exchange.attacker() ? exchange.defender() : Frame.NOBODY;
  }

  private static int other(Exchange exchange, int fighter) {
    return fighter == exchange.attacker() ? exchange.defender() : exchange.attacker();
  }

  /// Once in a match.
  private static boolean canForce(Match match, Exchange exchange, int fighter) {
    return printed(match, fighter, other(exchange, fighter)).forcesReroll() > 0
        && !match.fighter(fighter).used();
  }

  private static Traits printed(Match match, int fighter, int opponent) {
    return Skills.printed(match.fighter(fighter), match.fighter(opponent));
  }

  /// Column by column, then sets on both sides. SP-CMB-19 to SP-CMB-24
  private static State compare(State state, Match match, Exchange exchange, Course course) {
    Traits attacker = printed(match, exchange.attacker(), exchange.defender());
    Traits defender = printed(match, exchange.defender(), exchange.attacker());
    int from = state.table().numbers().unopposedFrom();
    int wounds = Dice.wounds(exchange.attack(), exchange.defense(), attacker.winsTies(), from);
    int sets = exchange.speed() ? 0 : Dice.sets(exchange.attack(), attacker.attackSet());
    int counter = defenseSets(exchange, defender.counterSet());
    course.note(
        () ->
            new DiceCompared(
                Dice.columns(exchange.attack(), exchange.defense(), attacker.winsTies(), from),
                wounds + sets,
                sets,
                blocks(exchange, defender, wounds + sets),
                counter));
    return add(state, match, exchange.compared(wounds + sets, counter), course);
  }

  /// Sets "in DEF" are sought in DEF dice only. SP-EC-61
  private static int defenseSets(Exchange exchange, int size) {
    return exchange.pool() == Pool.DEF ? Dice.sets(exchange.defense(), size) : 0;
  }

  private static int blocks(Exchange exchange, Traits defender, int wounds) {
    return Math.min(wounds, defenseSets(exchange, defender.blockSet()) * defender.blocks());
  }

  /// The attacker may add a wound, even to none. SP-CMB-25
  private static State add(State state, Match match, Exchange exchange, Course course) {
    return Skills.item(state, match.fighter(exchange.attacker()), Item.EDGE).isPresent()
        ? state.become(exchange.at(ExchangeStage.ADD, exchange.attacker()))
        : cancel(state, match, exchange, course);
  }

  /// The defender's sets cancel; then an item may. SP-CMB-24, SP-CMB-26, SP-CMB-44
  private static State cancel(State state, Match match, Exchange exchange, Course course) {
    Traits defender = printed(match, exchange.defender(), exchange.attacker());
    Exchange blocked = exchange.cancelling(blocks(exchange, defender, exchange.wounds()));
    return blocked.wounds() > 0
            && Skills.item(state, match.fighter(exchange.defender()), Item.COVER).isPresent()
        ? state.become(blocked.at(ExchangeStage.CANCEL, exchange.defender()))
        : determine(state, match, blocked, course);
  }

  /// Who is determined may ignore a wound if those that are left would defeat him. SP-CMB-44
  private static State determine(State state, Match match, Exchange exchange, Course course) {
    Fighter defender = match.fighter(exchange.defender());
    return printed(match, exchange.defender(), exchange.attacker()).determined()
            && !defender.used()
            && Wounds.wouldDefeat(defender, exchange.wounds())
        ? state.become(exchange.at(ExchangeStage.DETERMINE, exchange.defender()))
        : counterCancel(state, match, exchange, course);
  }

  /// The attacker's item works on wounds that the defense made. SP-CMB-49
  private static State counterCancel(State state, Match match, Exchange exchange, Course course) {
    return exchange.counterWounds() > 0
            && Skills.item(state, match.fighter(exchange.attacker()), Item.COVER).isPresent()
        ? state.become(exchange.at(ExchangeStage.COUNTER_CANCEL, exchange.attacker()))
        : suffer(state, match, exchange, course);
  }

  /// The defender's wounds first, then the attacker's. SP-CMB-27
  private static State suffer(State state, Match match, Exchange exchange, Course course) {
    wounded(match, exchange.defender(), exchange.wounds(), course);
    return surrender(
        state,
        match,
        exchange.owing(ExchangeStage.SURRENDER, Frame.NOBODY, exchange.wounds(), 0),
        course);
  }

  private static void wounded(Match match, int number, int wounds, Course course) {
    if (wounds > 0) {
      Fighter fighter = match.fighter(number);
      course.note(new WoundsSuffered(number, fighter.seat(), fighter.card(), wounds));
    }
  }

  /// Die by die, until all wounds are suffered or no die is left. SP-CMB-27, SP-CMB-30
  private static State surrender(State state, Match match, Exchange exchange, Course course) {
    boolean counter = exchange.stage() == ExchangeStage.COUNTER_SURRENDER;
    int number = counter ? exchange.attacker() : exchange.defender();
    Fighter fighter = match.fighter(number);
    int left = exchange.left();
    int lost = exchange.lost();
    while (left > 0 && fighter.health() > 0) {
      if (!Wounds.isForced(fighter, left)) {
        return hold(state, match.with(number, fighter))
            .become(exchange.owing(exchange.stage(), number, left, lost));
      }
      fighter = give(fighter, number, Wounds.largest(fighter), course);
      left--;
      lost += counter ? 0 : 1;
    }
    Match wounded = match.with(number, fighter);
    if (counter) {
      return end(state, wounded, exchange, course);
    }
    int owed = exchange.counterWounds();
    wounded(wounded, exchange.attacker(), owed, course);
    return surrender(
        state,
        wounded,
        exchange.owing(ExchangeStage.COUNTER_SURRENDER, Frame.NOBODY, owed, lost),
        course);
  }

  static Fighter give(Fighter fighter, int number, Pool pool, Course course) {
    Fighter less = Wounds.less(fighter, pool);
    course.note(new DieGivenUp(number, fighter.seat(), fighter.card(), pool, less.dice(pool)));
    return less;
  }

  /// The match below the exchange, changed.
  private static State hold(State state, Match match) {
    return state.withFrame(state.stack().frames().size() - 2, match);
  }

  /// Who has an empty pool is defeated, whatever else happened. SP-CMB-31, SP-CMB-33, SP-CMB-37
  private static State end(State state, Match match, Exchange exchange, Course course) {
    State now = gamble(state.pop(), match, exchange, course);
    Traits attacker = printed(match, exchange.attacker(), exchange.defender());
    Defeat level = Wounds.level(match.fighter(exchange.defender()));
    return Fight.defeat(
        now.keep(match),
        match,
        exchange.defender(),
        level == Defeat.NONE ? level : worse(level, attacker.atLeast()),
        exchange.attacker(),
        Wounds.level(match.fighter(exchange.attacker())),
        course);
  }

  private static Defeat worse(Defeat one, Defeat other) {
    return one.compareTo(other) > 0 ? one : other;
  }

  /// Three dice lost to one attack bring a gambler gold.
  private static State gamble(State state, Match match, Exchange exchange, Course course) {
    State now = state;
    for (int i = 0; exchange.lost() >= GAMBLE && i < match.fighters().size(); i++) {
      boolean attacks = i == exchange.attacker() || i == exchange.defender();
      boolean off = attacks && match.fighter(other(exchange, i)).card().traits().negates();
      Fighter fighter = match.fighter(i);
      if (fighter.card().traits().gambles() && fighter.isStanding() && !off) {
        now = Gold.gain(now, fighter.seat(), 1, course);
      }
    }
    return now;
  }

  // questions ------------------------------------------------------------------------------------

  /// The answers of a seat to the question at hand.
  public static Pile<Move> moves(State state, Match match, Exchange exchange, int seat) {
    if (exchange.stage() == ExchangeStage.REROLLS) {
      return exchange.poll().asks(seat) ? rerollMoves(state, match, exchange, seat) : Pile.empty();
    }
    if (exchange.asked() == Frame.NOBODY || match.fighter(exchange.asked()).seat() != seat) {
      return Pile.empty();
    }
    Fighter fighter = match.fighter(exchange.asked());
    return switch (exchange.stage()) {
      case DEFENSE -> DEFENSES;
      case FORCED -> forcedMoves(exchange);
      case ADD -> use(Skills.item(state, fighter, Item.EDGE));
      case CANCEL, COUNTER_CANCEL -> use(Skills.item(state, fighter, Item.COVER));
      case DETERMINE -> use(Optional.of(fighter.card()));
      case SURRENDER, COUNTER_SURRENDER -> giveMoves(fighter);
      case REROLLS, END -> Pile.empty();
    };
  }

  static Pile<Move> giveMoves(Fighter fighter) {
    Pile.Builder<Move> moves = Pile.builder(POOLS.size());
    for (int i = 0; i < POOLS.size(); i++) {
      if (Wounds.canGive(fighter, ((Move.GiveUp) POOLS.get(i)).pool())) { // SP-CMB-28
        moves.add(POOLS.get(i));
      }
    }
    return moves.build();
  }

  static Pile<Move> use(Optional<MarketCard> card) {
    return card.isPresent()
        ? Pile.of(Move.Pass.IT, new Move.UseAbility(card.get(), NONE))
        : Pile.of(Move.Pass.IT);
  }

  private static Pile<Move> forcedMoves(Exchange exchange) {
    Pile<Integer> dice =
        exchange.asked() == exchange.attacker() ? exchange.defense() : exchange.attack();
    Pile.Builder<Move> moves = Pile.builder(dice.size() + 1);
    moves.add(Move.Pass.IT);
    for (int i = 0; i < dice.size(); i++) {
      if (i == 0 || !dice.get(i).equals(dice.get(i - 1))) {
        moves.add(FORCED.get(dice.get(i)));
      }
    }
    return moves.build();
  }

  /// How many dice a seat may roll again, and which dice it has.
  private static Pile<Move> rerollMoves(State state, Match match, Exchange exchange, int seat) {
    boolean attack = match.fighter(exchange.attacker()).seat() == seat;
    Pile<Integer> dice = attack ? exchange.attack() : exchange.defense();
    int most =
        attack
            ? Skills.attackRerolls(state, match, exchange)
            : Skills.defenseRerolls(state, match, exchange);
    Pile.Builder<Move> moves = Pile.builder(1 << Math.min(dice.size(), 12));
    moves.add(NO_REROLL);
    rerolls(dice, 0, Pile.empty(), Math.min(most, dice.size()), moves);
    return moves.build();
  }

  /// All choices of at most so many dice, equal faces taken once, highest first.
  private static void rerolls(
      Pile<Integer> dice, int from, Pile<Integer> chosen, int most, Pile.Builder<Move> moves) {
    if (most == 0) {
      return;
    }
    for (int i = from; i < dice.size(); i++) {
      if (i > from && dice.get(i).equals(dice.get(i - 1))) {
        continue;
      }
      Pile<Integer> more = chosen.plus(dice.get(i));
      moves.add(more.size() == 1 ? REROLLS.get(dice.get(i)) : new Move.Reroll(more));
      rerolls(dice, i + 1, more, most - 1, moves);
    }
  }

  public static State play(State state, Exchange exchange, int seat, Move move, Course course) {
    Match match = Fight.match(state);
    boolean declined = move instanceof Move.Pass;
    if (declined) {
      course.note(new MayAnswered(seat, false));
    }
    return switch (exchange.stage()) {
      case DEFENSE ->
          roll(state, match, exchange.defendedWith(((Move.DefendWith) move).pool()), course);
      case REROLLS -> sealed(state, match, exchange, seat, move, course);
      case FORCED ->
          declined
              ? forced(state, match, exchange, after(exchange, exchange.asked()), course)
              : force(state, match, exchange, ((Move.ForceReroll) move).face(), course);
      case ADD ->
          declined
              ? cancel(state, match, exchange, course)
              : addWound(state, match, exchange, course);
      case CANCEL ->
          declined
              ? determine(state, match, exchange, course)
              : ignoreWound(state, match, exchange, course);
      case DETERMINE ->
          declined
              ? counterCancel(state, match, exchange, course)
              : resist(state, match, exchange, course);
      case COUNTER_CANCEL ->
          declined
              ? suffer(state, match, exchange, course)
              : ignoreCounter(state, match, exchange, course);
      case SURRENDER, COUNTER_SURRENDER ->
          giveUp(state, match, exchange, ((Move.GiveUp) move).pool(), course);
      case END -> throw new IllegalArgumentException(move + " in " + exchange);
    };
  }

  private static State sealed(
      State state, Match match, Exchange exchange, int seat, Move move, Course course) {
    course.note(() -> new Answered(seat, Rules.rule("CMB-17")));
    Exchange answered = exchange.asking(exchange.poll().with(seat, move));
    if (!answered.poll().isComplete()) {
      return state.keep(answered);
    }
    boolean rolls = false;
    for (int other = 0; other < state.seats(); other++) {
      rolls |= !chosen(answered, other).isEmpty();
    }
    if (!rolls) {
      course.note(new WindowClosed(Timing.ATTACK_ROLLED, state.table().everybody()));
    }
    return reroll(state, match, answered, course);
  }

  private static State force(State state, Match match, Exchange exchange, int face, Course course) {
    boolean attack = exchange.asked() == exchange.defender();
    Fighter fighter = match.fighter(exchange.asked());
    int now = course.die();
    course.note(
        new DiceRerolled(
            fighter.seat(), attack, Optional.of(fighter.card()), List.of(face), List.of(now)));
    Exchange rolled =
        attack
            ? exchange.with(Dice.replaced(exchange.attack(), face, now), exchange.defense())
            : exchange.with(exchange.attack(), Dice.replaced(exchange.defense(), face, now));
    Match spent = match.with(exchange.asked(), fighter.spent());
    return forced(hold(state, spent), spent, rolled, after(exchange, exchange.asked()), course);
  }

  private static State addWound(State state, Match match, Exchange exchange, Course course) {
    Fighter fighter = match.fighter(exchange.attacker());
    MarketCard card = Skills.item(state, fighter, Item.EDGE).orElseThrow();
    int wounds = card.traits().addsWounds();
    course.note(new WoundsAdded(fighter.seat(), card, wounds));
    return cancel(
        Assets.turn(state, fighter.seat(), card, Stand.EXHAUSTED, course),
        match,
        exchange.adding(wounds),
        course);
  }

  private static State ignoreWound(State state, Match match, Exchange exchange, Course course) {
    Fighter fighter = match.fighter(exchange.defender());
    MarketCard card = Skills.item(state, fighter, Item.COVER).orElseThrow();
    int wounds = Math.min(exchange.wounds(), card.traits().ignoresWounds());
    course.note(new WoundsIgnored(fighter.seat(), card, wounds));
    return determine(
        Assets.turn(state, fighter.seat(), card, Stand.EXHAUSTED, course),
        match,
        exchange.cancelling(wounds),
        course);
  }

  private static State resist(State state, Match match, Exchange exchange, Course course) {
    Fighter fighter = match.fighter(exchange.defender());
    course.note(new WoundsIgnored(fighter.seat(), fighter.card(), 1));
    Match spent = match.with(exchange.defender(), fighter.spent());
    return counterCancel(hold(state, spent), spent, exchange.cancelling(1), course);
  }

  private static State ignoreCounter(State state, Match match, Exchange exchange, Course course) {
    Fighter fighter = match.fighter(exchange.attacker());
    MarketCard card = Skills.item(state, fighter, Item.COVER).orElseThrow();
    int wounds = Math.min(exchange.counterWounds(), card.traits().ignoresWounds());
    course.note(new WoundsIgnored(fighter.seat(), card, wounds));
    return suffer(
        Assets.turn(state, fighter.seat(), card, Stand.EXHAUSTED, course),
        match,
        exchange.counterCancelling(wounds),
        course);
  }

  private static State giveUp(
      State state, Match match, Exchange exchange, Pool pool, Course course) {
    int number = exchange.asked();
    Fighter less = give(match.fighter(number), number, pool, course);
    int lost = exchange.lost() + (exchange.stage() == ExchangeStage.SURRENDER ? 1 : 0);
    return surrender(
        state,
        match.with(number, less),
        exchange.owing(exchange.stage(), Frame.NOBODY, exchange.left() - 1, lost),
        course);
  }
}
