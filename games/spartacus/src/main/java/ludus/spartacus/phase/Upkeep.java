package ludus.spartacus.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Seats;
import ludus.kernel.flow.Poll;
import ludus.spartacus.Asset;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.Kind;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Numbers;
import ludus.spartacus.Phase;
import ludus.spartacus.Rules;
import ludus.spartacus.SpartacusEvent.Answered;
import ludus.spartacus.SpartacusEvent.Fate;
import ludus.spartacus.SpartacusEvent.HealingEnded;
import ludus.spartacus.SpartacusEvent.HealingRerolled;
import ludus.spartacus.SpartacusEvent.HealingRolled;
import ludus.spartacus.SpartacusEvent.LedgerBalanced;
import ludus.spartacus.SpartacusEvent.Refreshed;
import ludus.spartacus.Stand;
import ludus.spartacus.State;
import ludus.spartacus.deed.Assets;
import ludus.spartacus.effect.Filter;
import ludus.spartacus.effect.Timing;

/// Exhausted cards recover, wounds heal or kill, and the ledgers are balanced.
public final class Upkeep {

  private static final Move.Ledger ALL_PAID = new Move.Ledger(List.of());

  private Upkeep() {}

  static State begin(State state, Course course) {
    State now = Flow.begin(state, Phase.UPKEEP, course);
    for (int i = 0; i < state.seats(); i++) {
      now = refresh(now, state.table().clockwise(state.host(), i), course);
    }
    return now.become(new Frame.Healing(0, Pile.empty()));
  }

  /// Everything exhausted and uninjured becomes ready. SP-UPK-2, SP-UPK-3
  private static State refresh(State state, int seat, Course course) {
    House house = state.house(seat);
    List<MarketCard> turned = new ArrayList<>();
    Pile<Asset> assets = house.assets();
    for (int i = 0; i < assets.size(); i++) {
      Asset asset = assets.get(i);
      if (asset.stand() == Stand.EXHAUSTED) {
        assets = assets.with(i, asset.with(Stand.READY));
        turned.add(asset.card());
      }
    }
    if (turned.isEmpty() && house.spentGuards() == 0) {
      return state;
    }
    course.note(new Refreshed(seat, List.copyOf(turned), house.spentGuards()));
    return state.withHouse(
        seat, house.withAssets(assets).withGuards(house.guards() + house.spentGuards(), 0));
  }

  // healing --------------------------------------------------------------------------------------

  /// House by house from the host; the owner of several injured cards names the next. SP-UPK-17
  static State advance(State state, Frame.Healing healing, Course course) {
    if (healing.place() == state.seats()) {
      return ledgers(state, course);
    }
    Pile<MarketCard> injured = injured(state, healing);
    return switch (injured.size()) {
      case 0 -> state.become(new Frame.Healing(healing.place() + 1, Pile.empty()));
      case 1 -> roll(state, healing, injured.first(), course);
      default -> state;
    };
  }

  static int healer(State state, Frame.Healing healing) {
    return state.table().clockwise(state.host(), healing.place());
  }

  /// The cards that are still to be rolled for.
  public static Pile<MarketCard> injured(State state, Frame.Healing healing) {
    House house = state.house(healer(state, healing));
    Pile.Builder<MarketCard> injured = Pile.builder(house.assets().size());
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      if (asset.isInjured() && !healing.done().contains(asset.card())) {
        injured.add(asset.card());
      }
    }
    return injured.build();
  }

  static Pile<Move> moves(State state, Frame.Healing healing, int seat) {
    if (seat != healer(state, healing)) {
      return Pile.empty();
    }
    Pile<MarketCard> injured = injured(state, healing);
    Pile.Builder<Move> moves = Pile.builder(injured.size());
    for (int i = 0; i < injured.size(); i++) {
      moves.add(new Move.HealNext(injured.get(i)));
    }
    return moves.build();
  }

  static State roll(State state, Frame.Healing healing, MarketCard card, Course course) {
    int seat = healer(state, healing);
    Pile<Integer> dice = course.dice(card.traits().healingDice()); // SP-UPK-5
    course.note(new HealingRolled(seat, card, dice));
    return state
        .keep(new Frame.Healing(healing.place(), healing.done().plus(card)))
        .push(new Frame.HealingRoll(seat, card, dice, false));
  }

  /// A roll has failed if no die of it heals. SP-UPK-6, SP-UPK-18
  static boolean isFailed(State state, Pile<Integer> dice) {
    return dice.first() < state.table().numbers().healFrom();
  }

  /// The healing roll that is pending.
  static Frame.HealingRoll roll(State state) {
    for (int i = state.stack().frames().size() - 1; i >= 0; i--) {
      if (state.stack().frames().get(i) instanceof Frame.HealingRoll roll) {
        return roll;
      }
    }
    throw new IllegalStateException("Nobody is being healed");
  }

  static State advance(State state, Frame.HealingRoll roll, Course course) {
    if (isFailed(state, roll.dice()) && !roll.asked()) {
      State asked = state.keep(new Frame.HealingRoll(roll.seat(), roll.card(), roll.dice(), true));
      return Windows.open(asked, Timing.HEAL_ROLLED, roll.seat());
    }
    return isChoice(roll) ? state : heal(state, roll, roll.dice().first(), course);
  }

  /// Whether the owner has two different dice to choose from. SP-UPK-18
  static boolean isChoice(Frame.HealingRoll roll) {
    return roll.dice().size() > 1 && !roll.dice().first().equals(roll.dice().last());
  }

  static Pile<Move> moves(Frame.HealingRoll roll, int seat) {
    if (seat != roll.seat() || !isChoice(roll)) {
      return Pile.empty();
    }
    return Pile.of(new Move.KeepDie(roll.dice().first()), new Move.KeepDie(roll.dice().last()));
  }

  /// A result takes effect when its window is closed. SP-UPK-4, SP-UPK-17
  static State heal(State state, Frame.HealingRoll roll, int face, Course course) {
    Numbers numbers = state.table().numbers();
    Fate fate =
        face >= numbers.healFrom()
            ? Fate.HEALS
            : face >= numbers.stayFrom() ? Fate.STAYS : Fate.DIES;
    course.note(new HealingEnded(roll.seat(), roll.card(), face, fate));
    State done = state.pop();
    return switch (fate) {
      case HEALS -> Assets.turn(done, roll.seat(), roll.card(), Stand.READY, course);
      case STAYS -> done;
      case DIES -> Assets.discard(done, roll.seat(), roll.card(), course); // SP-UPK-8
    };
  }

  /// A healer has one die of a failed roll rolled again; the new result stands. SP-UPK-6
  public static State reroll(State state, int by, MarketCard healer, int face, Course course) {
    Frame.HealingRoll roll = roll(state);
    int old = face == Frame.NOBODY ? roll.dice().first() : face;
    int now = course.die();
    course.note(new HealingRerolled(by, healer, roll.seat(), roll.card(), old, now));
    Pile<Integer> rest = roll.dice().without(roll.dice().indexOf(old));
    int at = 0;
    while (at < rest.size() && rest.get(at) > now) {
      at++;
    }
    return state.withFrame(
        state.stack().frames().indexOf(roll),
        new Frame.HealingRoll(roll.seat(), roll.card(), rest.plusAt(at, now), roll.asked()));
  }

  // ledgers --------------------------------------------------------------------------------------

  private static State ledgers(State state, Course course) {
    Seats asked = Seats.NONE;
    for (int seat = 0; seat < state.seats(); seat++) {
      asked = expense(state.house(seat)) > 0 ? asked.plus(seat) : asked;
    }
    Poll<Move.Ledger> poll = Poll.to(asked, state.seats());
    State open = state.become(new Frame.Ledgers(poll));
    return asked.isEmpty() ? balance(open, poll, course) : open;
  }

  /// Whether this round's refresh is done and its ledgers are not.
  public static boolean isBeforeLedgers(State state) {
    for (Frame frame : state.stack().frames()) {
      if (frame instanceof Frame.Healing || frame instanceof Frame.Ledgers) {
        return true;
      }
    }
    return false;
  }

  /// 1 gold for each ready slave; Naevia counts as two. SP-UPK-9
  public static int income(House house) {
    return Filter.SLAVE.ready(house);
  }

  /// 1 gold for each ready gladiator. SP-UPK-9
  public static int expense(House house) {
    return house.ready(Kind.GLADIATOR);
  }

  /// How many gladiators can't be paid for. SP-UPK-16
  public static int needed(House house) {
    return Math.max(0, expense(house) - income(house) - house.gold());
  }

  /// What a sealed ledger will take from the treasury.
  public static int committed(State state, Frame.Ledgers ledgers, int seat) {
    Optional<Move.Ledger> answer = ledgers.poll().answer(seat);
    if (answer.isEmpty()) {
      return 0;
    }
    House house = state.house(seat);
    return Math.max(0, expense(house) - answer.get().unpaid().size() - income(house));
  }

  /// For each number of gladiators that could stay unpaid, the cheapest ones; any others can be
  /// named too.
  static Pile<Move> moves(State state, Frame.Ledgers ledgers, int seat) {
    if (!ledgers.poll().asks(seat)) {
      return Pile.empty();
    }
    House house = state.house(seat);
    List<Asset> cheapest = gladiators(house);
    cheapest.sort((one, other) -> Integer.compare(one.card().gold(), other.card().gold()));
    Pile.Builder<Move> moves = Pile.builder(cheapest.size() + 1);
    for (int unpaid = needed(house); unpaid <= cheapest.size(); unpaid++) {
      moves.add(unpaid == 0 ? ALL_PAID : ledger(house, cheapest.subList(0, unpaid)));
    }
    return moves.build();
  }

  private static List<Asset> gladiators(House house) {
    List<Asset> gladiators = new ArrayList<>();
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      if (asset.isReady() && asset.card().kind() == Kind.GLADIATOR) {
        gladiators.add(asset);
      }
    }
    return gladiators;
  }

  /// In card order.
  private static Move.Ledger ledger(House house, List<Asset> unpaid) {
    Pile.Builder<MarketCard> cards = Pile.builder(unpaid.size());
    for (int i = 0; i < house.assets().size(); i++) {
      if (unpaid.contains(house.assets().get(i))) {
        cards.add(house.assets().get(i).card());
      }
    }
    return new Move.Ledger(cards.build());
  }

  /// Pays for as many as possible; the latest stay unpaid. SP-FSM-7
  public static Move fallback(State state, int seat) {
    House house = state.house(seat);
    List<Asset> gladiators = gladiators(house);
    return ledger(house, gladiators.subList(gladiators.size() - needed(house), gladiators.size()));
  }

  public static Optional<Refusal> refusal(State state, int seat, Move.Ledger ledger) {
    House house = state.house(seat);
    List<MarketCard> seen = new ArrayList<>();
    for (MarketCard card : ledger.unpaid()) {
      if (!house.isReady(card) || card.kind() != Kind.GLADIATOR || seen.contains(card)) {
        return Rules.no("UPK-12", "unpaidNotReady");
      }
      seen.add(card);
    }
    return seen.size() < needed(house)
        ? Optional.of(Rules.refuse("UPK-11", Rules.why("cannotPay").with("count", needed(house))))
        : Optional.empty();
  }

  static State play(State state, Frame.Ledgers ledgers, int seat, Move.Ledger move, Course course) {
    course.note(() -> new Answered(seat, Rules.rule("UPK-16")));
    Poll<Move.Ledger> poll = ledgers.poll().with(seat, sorted(state.house(seat), move));
    return poll.isComplete() ? balance(state, poll, course) : state.keep(new Frame.Ledgers(poll));
  }

  private static Move.Ledger sorted(House house, Move.Ledger move) {
    if (move.unpaid().size() < 2) {
      return move;
    }
    List<Asset> unpaid = new ArrayList<>();
    move.unpaid().forEach(card -> unpaid.add(house.asset(card)));
    return ledger(house, unpaid);
  }

  /// All at once, applied from the host on. SP-UPK-10, SP-UPK-16, SP-FSM-2
  private static State balance(State state, Poll<Move.Ledger> poll, Course course) {
    State now = state;
    for (int i = 0; i < state.seats(); i++) {
      int seat = state.table().clockwise(state.host(), i);
      House house = now.house(seat);
      List<MarketCard> unpaid = poll.answer(seat).map(Move.Ledger::unpaid).orElse(List.of());
      int income = income(house);
      int expense = expense(house) - unpaid.size();
      if (income > 0 || expense > 0 || !unpaid.isEmpty()) {
        course.note(new LedgerBalanced(seat, income, expense, unpaid, state.table().others(seat)));
      }
      now = now.withHouse(seat, house.withGold(house.gold() + income - expense));
      for (MarketCard card : unpaid) {
        now = Assets.discard(now, seat, card, course); // SP-UPK-11
      }
    }
    return now.become(new Frame.PhaseEnd(false));
  }
}
