package ludus.spartacus.effect;

import java.util.List;
import ludus.kernel.Pile;
import ludus.spartacus.Asset;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.HouseCard;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Slot;
import ludus.spartacus.SpartacusEvent.AssetPicked;
import ludus.spartacus.SpartacusEvent.MayAnswered;
import ludus.spartacus.SpartacusEvent.NumberPicked;
import ludus.spartacus.Stand;
import ludus.spartacus.State;
import ludus.spartacus.deed.Assets;
import ludus.spartacus.deed.Cards;
import ludus.spartacus.deed.Gold;
import ludus.spartacus.deed.Influence;
import ludus.spartacus.phase.Arena;
import ludus.spartacus.phase.Auctions;
import ludus.spartacus.phase.Guards;
import ludus.spartacus.phase.Reactions;
import ludus.spartacus.phase.Scheming;
import ludus.spartacus.phase.Upkeep;

/// Carries out the operations of a card one by one. An operation that needs a choice changes
/// nothing and asks; the answer is kept in the frame, and the operation is tried again (SP-DAT-5).
public final class Resolve {

  private Resolve() {}

  // beginning ------------------------------------------------------------------------------------

  public static Frame.Effect card(IntrigueCard card, int self, int target, int other, int owner) {
    return effect(new Frame.Source.Card(card), self, target, other, owner, 0, Frame.NOBODY);
  }

  /// @param choice a seat, a lot or the face of a die
  public static Frame.Effect ability(MarketCard card, Ability ability, int self, int choice) {
    return effect(
        new Frame.Source.Ability(card, ability.number()),
        self,
        choice,
        Frame.NOBODY,
        Frame.NOBODY,
        0,
        choice);
  }

  public static Frame.Effect rule(HouseCard.Rule rule, int self, int amount) {
    return effect(
        new Frame.Source.Rule(rule),
        self,
        Frame.NOBODY,
        Frame.NOBODY,
        Frame.NOBODY,
        amount,
        Frame.NOBODY);
  }

  private static Frame.Effect effect(
      Frame.Source source, int self, int target, int other, int owner, int amount, int choice) {
    return new Frame.Effect(
        source, self, target, other, owner, 0, Pile.empty(), 0, 0, amount, choice);
  }

  public static Program program(Frame.Effect effect) {
    return switch (effect.source()) {
      case Frame.Source.Card(IntrigueCard card) -> card.face().program();
      case Frame.Source.Ability(MarketCard card, int number) ->
          card.face().abilities().get(number - 1).program();
      case Frame.Source.Rule(var rule) -> rule.program();
    };
  }

  // going on -------------------------------------------------------------------------------------

  /// The next operation, or the end; the same state if somebody must choose first.
  public static State advance(State state, Frame.Effect effect, Course course) {
    Pile<Op> ops = program(effect).ops();
    if (effect.at() >= ops.size()) {
      return state.pop();
    }
    Op op = ops.get(effect.at());
    return chooser(state, effect, op) == Frame.NOBODY ? perform(state, effect, op, course) : state;
  }

  private static State perform(State state, Frame.Effect effect, Op op, Course course) {
    int self = effect.self();
    State next = state.keep(effect.at(effect.at() + 1));
    return switch (op) {
      case Op.GainGold(Selector who, Amount n) -> {
        State now = next;
        for (int seat : seats(state, effect, who)) {
          now = Gold.gain(now, seat, amount(state, effect, n), course);
        }
        yield now;
      }
      case Op.LoseGold(Selector who, Amount n) -> {
        State now = next;
        for (int seat : seats(state, effect, who)) {
          now = Gold.lose(now, seat, amount(state, effect, n), course);
        }
        yield now;
      }
      case Op.PayGold(_, Selector to, Amount n) ->
          to == Selector.BANK
              ? Gold.lose(next, self, amount(state, effect, n), course)
              : Gold.pay(next, self, seat(effect, to), amount(state, effect, n), true, course);
      case Op.StealGold(Selector from, Selector to, _) ->
          Gold.take(next, seat(effect, from), seat(effect, to), effect.amount(), course);
      case Op.PayEachOther(_, Amount n) -> {
        State now = next;
        for (int seat : seats(state, effect, Selector.EACH_OTHER)) {
          now = Gold.pay(now, self, seat, amount(state, effect, n), true, course);
        }
        yield now;
      }
      case Op.GainInfluence(Selector who, Amount n) -> {
        State now = next;
        for (int seat : seats(state, effect, who)) {
          now = Influence.change(now, seat, amount(state, effect, n), "CON-7", course);
        }
        yield now;
      }
      case Op.LoseInfluence(Selector who, Amount n) -> {
        State now = next;
        for (int seat : seats(state, effect, who)) {
          now = Influence.change(now, seat, -amount(state, effect, n), "CON-7", course);
        }
        yield now;
      }
      case Op.DrawIntrigue(Selector who, Amount n) ->
          Cards.draw(next, seat(effect, who), amount(state, effect, n), course);
      case Op.DiscardIntrigue(Selector who, _, _) -> discardLast(state, next, effect, who, course);
      case Op.ViewHand(Selector viewer, Selector of, Amount n) ->
          Cards.see(next, seat(effect, viewer), seat(effect, of), amount(state, effect, n), course);
      case Op.RetrieveGuard(Selector who) -> Cards.retrieveGuard(next, seat(effect, who), course);
      case Op.DiscardAsset(Selector who, Filter filter, Amount n, _, boolean cost) -> {
        int seat = seat(effect, who);
        if (filter == Filter.GUARD) {
          yield Assets.discardGuards(next, seat, guards(state, effect, seat, n), course);
        }
        State now = next;
        int value = 0;
        for (MarketCard card : chosen(state, effect, seat, filter, n)) {
          now = Assets.discard(now, seat, card, course);
          value = card.gold();
        }
        yield cost ? now.keep(((Frame.Effect) now.top()).paid(value)) : now; // SP-DAT-23
      }
      case Op.TurnAsset(Selector who, Filter filter, Amount n, Stand to, _, _) -> {
        int seat = seat(effect, who);
        if (filter == Filter.GUARD) {
          yield Assets.exhaustGuards(next, seat, guards(state, effect, seat, n), course);
        }
        State now = next;
        for (MarketCard card : chosen(state, effect, seat, filter, n)) {
          now = Assets.turn(now, seat, card, to, course);
        }
        yield now;
      }
      case Op.PeekMarket(Selector viewer) ->
          Auctions.peek(next, seat(effect, viewer), effect.choice(), course);
      case Op.SwapCombatant(Selector who) -> swap(state, next, effect, seat(effect, who), course);
      case Op.FoilScheme _ -> Scheming.foil(next, self);
      case Op.FoilReaction _ -> Reactions.cancelBelow(next);
      case Op.ModifyRequirement(Amount delta) ->
          Scheming.lower(next, self, -amount(state, effect, delta), course);
      case Op.RerollHealing _ -> Upkeep.reroll(next, self, source(effect), effect.choice(), course);
      case Op.RerollGuard _ -> Guards.reroll(next, source(effect), course);
      case Op.May(_, int behind) ->
          effect.amount() == 1
              ? next.keep(effect.at(effect.at() + 1).amount(0))
              : state.keep(effect.at(behind));
      case Op.ChooseOne(Pile<Integer> starts) -> {
        for (int start : starts) {
          if (Reactions.isPossible(state, program(effect).ops().get(start))) {
            yield state.keep(effect.at(start));
          }
        }
        throw new IllegalStateException("Nothing to choose from in " + effect.source());
      }
      case Op.Jump(int to) -> state.keep(effect.at(to));
    };
  }

  /// SP-DAT-10: whoever was picked, or the only one there is, steps in.
  private static State swap(State state, State next, Frame.Effect effect, int seat, Course course) {
    Pile<MarketCard> in = effect.picked().isEmpty() ? replacements(state, seat) : effect.picked();
    return in.isEmpty() ? next : Arena.swap(next, seat, in.first(), effect.self(), course);
  }

  private static MarketCard source(Frame.Effect effect) {
    return ((Frame.Source.Ability) effect.source()).card();
  }

  private static State discardLast(
      State state, State next, Frame.Effect effect, Selector who, Course course) {
    int seat = seat(effect, who);
    House house = state.house(seat);
    boolean last = house.hand().size() == 1 && effect.discarded() == 0 && mustDiscard(effect);
    if (!last) {
      return next;
    }
    State gone = Cards.discard(next, seat, house.hand().first().card(), course);
    return gone.keep(((Frame.Effect) gone.top()).discarded(1));
  }

  private static boolean mustDiscard(Frame.Effect effect) {
    return program(effect).ops().get(effect.at()) instanceof Op.DiscardIntrigue(_, _, Op.Mode mode)
        && mode == Op.Mode.CHOOSE;
  }

  // choices --------------------------------------------------------------------------------------

  /// Who must choose something before the operation at hand can be carried out, or nobody.
  public static int chooser(State state, Frame.Effect effect) {
    Pile<Op> ops = program(effect).ops();
    return effect.at() < ops.size() ? chooser(state, effect, ops.get(effect.at())) : Frame.NOBODY;
  }

  private static int chooser(State state, Frame.Effect effect, Op op) {
    return switch (op) {
      case Op.StealGold(Selector from, Selector to, Amount n) ->
          effect.amount() == 0 && effect.discarded() == 0 && most(state, effect, from, n) > 0
              ? seat(effect, to)
              : Frame.NOBODY;
      case Op.DiscardIntrigue(Selector who, Amount n, Op.Mode mode) -> {
        int hand = state.house(seat(effect, who)).hand().size();
        boolean more = effect.discarded() < amount(state, effect, n) && effect.choice() != STOP;
        boolean free = mode == Op.Mode.UP_TO ? hand > 0 : hand > 1;
        yield more && free ? seat(effect, who) : Frame.NOBODY;
      }
      case Op.DiscardAsset(Selector who, Filter filter, Amount n, boolean owner, boolean cost) ->
          mustPick(state, effect, seat(effect, who), filter, n, cost)
              ? owner ? seat(effect, who) : effect.self()
              : Frame.NOBODY;
      case Op.TurnAsset(Selector who, Filter filter, Amount n, _, boolean owner, boolean cost) ->
          mustPick(state, effect, seat(effect, who), filter, n, cost)
              ? owner ? seat(effect, who) : effect.self()
              : Frame.NOBODY;
      case Op.SwapCombatant(Selector who) ->
          effect.picked().isEmpty() && replacements(state, seat(effect, who)).size() > 1
              ? effect.self()
              : Frame.NOBODY;
      case Op.May _ -> {
        boolean idle =
            program(effect).ops().get(effect.at() + 1) instanceof Op.RetrieveGuard
                && !state.intrigueDiscard().contains(state.table().content().guard());
        yield effect.amount() == 0 && !idle ? effect.self() : Frame.NOBODY;
      }
      default -> Frame.NOBODY;
    };
  }

  private static final int STOP = -2;
  private static final int NO = 2;

  static int most(State state, Frame.Effect effect, Selector from, Amount n) {
    return Math.min(amount(state, effect, n), Gold.free(state, seat(effect, from)));
  }

  /// Whether there is a choice: more cards than needed.
  private static boolean mustPick(
      State state, Frame.Effect effect, int seat, Filter filter, Amount n, boolean cost) {
    if (filter == Filter.GUARD || n instanceof Amount.All) {
      return false;
    }
    int needed = amount(state, effect, n);
    Pile<MarketCard> left = candidates(state, effect, seat, filter);
    if (cost) {
      return left.size() > 1
          && picked(state, effect, seat) < needed
          && picked(state, effect, seat) + weight(state, seat, left) > needed;
    }
    return effect.picked().size() < needed && effect.picked().size() + left.size() > needed;
  }

  static int picked(State state, Frame.Effect effect, int seat) {
    return weight(state, seat, effect.picked());
  }

  private static int weight(State state, int seat, Pile<MarketCard> cards) {
    int weight = 0;
    for (int i = 0; i < cards.size(); i++) {
      weight += Filter.weight(state.house(seat).asset(cards.get(i)));
    }
    return weight;
  }

  /// Ready cards that fit, are not in the arena and not picked yet. SP-EXH-1, SP-ARN-8
  private static Pile<MarketCard> candidates(
      State state, Frame.Effect effect, int seat, Filter filter) {
    House house = state.house(seat);
    Pile.Builder<MarketCard> cards = Pile.builder(house.assets().size());
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      if (asset.isReady()
          && filter.fits(asset)
          && !effect.picked().contains(asset.card())
          && !Arena.isCommitted(state, asset.card())) {
        cards.add(asset.card());
      }
    }
    return cards.build();
  }

  /// What was picked, and what must be taken without a choice.
  private static Pile<MarketCard> chosen(
      State state, Frame.Effect effect, int seat, Filter filter, Amount n) {
    Pile<MarketCard> left = candidates(state, effect, seat, filter);
    if (n instanceof Amount.All) {
      return left;
    }
    int needed = amount(state, effect, n);
    boolean enough =
        program(effect).costs() > effect.at()
            ? picked(state, effect, seat) >= needed
            : effect.picked().size() >= needed;
    return enough ? effect.picked() : effect.picked().plusAll(left);
  }

  private static int guards(State state, Frame.Effect effect, int seat, Amount n) {
    int ready = state.house(seat).guards();
    return n instanceof Amount.All ? ready : Math.min(ready, amount(state, effect, n));
  }

  /// Whether an asset can take a combatant's place. SP-DAT-10
  public static boolean canReplace(State state, Asset asset) {
    return asset.isReady()
        && asset.card().kind().fights()
        && !Arena.isCommitted(state, asset.card());
  }

  private static Pile<MarketCard> replacements(State state, int seat) {
    House house = state.house(seat);
    Pile.Builder<MarketCard> cards = Pile.builder(house.assets().size());
    for (int i = 0; i < house.assets().size(); i++) {
      if (canReplace(state, house.assets().get(i))) {
        cards.add(house.assets().get(i).card());
      }
    }
    return cards.build();
  }

  /// What the chooser can choose.
  public static Pile<Move> moves(State state, Frame.Effect effect, int seat) {
    if (chooser(state, effect) != seat) {
      return Pile.empty();
    }
    return switch (program(effect).ops().get(effect.at())) {
      case Op.StealGold(Selector from, _, Amount n) -> {
        int most = most(state, effect, from, n);
        Pile.Builder<Move> moves = Pile.builder(most + 1);
        for (int gold = most; gold >= 0; gold--) {
          moves.add(new Move.PickNumber(gold));
        }
        yield moves.build();
      }
      case Op.DiscardIntrigue(Selector who, _, Op.Mode mode) -> {
        Pile<Slot> hand = state.house(seat(effect, who)).hand();
        Pile.Builder<Move> moves = Pile.builder(hand.size() + 1);
        for (int i = 0; i < hand.size(); i++) {
          if (i == 0 || hand.get(i).card() != hand.get(i - 1).card()) {
            moves.add(new Move.PickCard(hand.get(i).card()));
          }
        }
        yield mode == Op.Mode.UP_TO ? moves.add(Move.StopPicking.IT).build() : moves.build();
      }
      case Op.DiscardAsset(Selector who, Filter filter, _, _, _) ->
          picks(candidates(state, effect, seat(effect, who), filter));
      case Op.TurnAsset(Selector who, Filter filter, _, _, _, _) ->
          picks(candidates(state, effect, seat(effect, who), filter));
      case Op.SwapCombatant(Selector who) -> picks(replacements(state, seat(effect, who)));
      case Op.May _ -> Pile.of(Move.Answer.YES, Move.Answer.NO);
      default -> Pile.empty();
    };
  }

  private static Pile<Move> picks(Pile<MarketCard> cards) {
    Pile.Builder<Move> moves = Pile.builder(cards.size());
    for (int i = 0; i < cards.size(); i++) {
      moves.add(new Move.PickAsset(cards.get(i)));
    }
    return moves.build();
  }

  /// An answer is kept in the frame, or carried out at once where it is seen at once.
  public static State play(State state, Frame.Effect effect, Move move, Course course) {
    return switch (move) {
      case Move.PickAsset(MarketCard card) -> {
        course.note(new AssetPicked(chooser(state, effect), owner(state, card), card));
        yield state.become(effect.picking(card));
      }
      case Move.PickNumber(int number) -> {
        Frame.Effect answered = number == 0 ? effect.discarded(1) : effect.amount(number);
        course.note(new NumberPicked(chooser(state, effect), number));
        yield state.become(answered);
      }
      case Move.PickCard(IntrigueCard card) -> {
        int seat = chooser(state, effect);
        State gone = Cards.discard(state, seat, card, course);
        yield gone.become(effect.discarded(effect.discarded() + 1));
      }
      case Move.StopPicking _ -> {
        course.note(new NumberPicked(chooser(state, effect), effect.discarded()));
        yield state.become(effect.choice(STOP));
      }
      case Move.Answer(boolean yes) -> {
        course.note(new MayAnswered(chooser(state, effect), yes));
        yield state.become(effect.amount(yes ? 1 : NO));
      }
      default -> throw new IllegalArgumentException(move + " in " + effect);
    };
  }

  private static int owner(State state, MarketCard card) {
    for (int seat = 0; seat < state.seats(); seat++) {
      if (state.house(seat).has(card)) {
        return seat;
      }
    }
    throw new IllegalStateException("Nobody owns " + card);
  }

  /// SP-FSM-7: own cards to lose: lowest gold value, then latest; another's: highest, then
  /// earliest; the most gold; no to what one may.
  public static Move fallback(State state, Frame.Effect effect, int seat) {
    List<Move> moves = moves(state, effect, seat);
    Move best = moves.getFirst();
    if (best instanceof Move.Answer) {
      return Move.Answer.NO;
    }
    if (moves.getLast() instanceof Move.StopPicking) {
      return Move.StopPicking.IT;
    }
    if (!(best instanceof Move.PickAsset)) {
      return best;
    }
    for (Move move : moves) {
      MarketCard card = ((Move.PickAsset) move).card();
      MarketCard least = ((Move.PickAsset) best).card();
      boolean own = state.house(seat).has(card);
      if (own ? card.gold() <= least.gold() : card.gold() > least.gold()) {
        best = move;
      }
    }
    return best;
  }

  // whom and how much ----------------------------------------------------------------------------

  static int seat(Frame.Effect effect, Selector selector) {
    return switch (selector) {
      case SELF -> effect.self();
      case TARGET, LEAST_INFLUENCE, ANY, INVITED -> effect.target();
      case OTHER -> effect.other();
      case OWNER -> effect.owner();
      default -> throw new IllegalStateException("Not one dominus: " + selector);
    };
  }

  private static Pile<Integer> seats(State state, Frame.Effect effect, Selector selector) {
    return switch (selector) {
      case EACH_OTHER -> round(state, effect.self(), 1);
      case ALL -> round(state, effect.self(), 0);
      default -> Pile.of(seat(effect, selector));
    };
  }

  private static Pile<Integer> round(State state, int self, int from) {
    Pile.Builder<Integer> seats = Pile.builder(state.seats());
    for (int i = from; i < state.seats(); i++) {
      seats.add(state.table().clockwise(self, i));
    }
    return seats.build();
  }

  static int amount(State state, Frame.Effect effect, Amount n) {
    return switch (n) {
      case Amount.GoldValueOfCost(int times) -> times * effect.paid();
      case Amount.Discarded _ -> effect.discarded();
      default ->
          Costs.amount(state, n, effect.self(), effect.target(), effect.other(), effect.amount());
    };
  }
}
