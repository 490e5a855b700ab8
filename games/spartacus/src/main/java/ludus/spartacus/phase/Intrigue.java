package ludus.spartacus.phase;

import java.util.OptionalInt;
import ludus.kernel.Pile;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.HouseCard;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.Move;
import ludus.spartacus.Phase;
import ludus.spartacus.Slot;
import ludus.spartacus.SpartacusEvent.CashedIn;
import ludus.spartacus.SpartacusEvent.HouseRuleUsed;
import ludus.spartacus.SpartacusEvent.TurnBegan;
import ludus.spartacus.SpartacusEvent.TurnEnded;
import ludus.spartacus.State;
import ludus.spartacus.deed.Cards;
import ludus.spartacus.deed.Gold;
import ludus.spartacus.effect.Costs;
import ludus.spartacus.effect.Resolve;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.talk.Bargains;

/// Three cards each, then a turn each: cash in, use house rules and abilities, play schemes, in any
/// order and number (SP-INT-4).
public final class Intrigue {

  private Intrigue() {}

  static State begin(State state, Course course) {
    State now = Flow.begin(state, Phase.INTRIGUE, course);
    int draw = state.table().numbers().draw();
    for (int i = 0; i < state.seats(); i++) {
      now = Cards.draw(now, state.table().clockwise(state.host(), i), draw, course); // SP-INT-2
    }
    return turn(now, state.host(), course); // SP-INT-3
  }

  private static State turn(State state, int seat, Course course) {
    course.note(new TurnBegan(seat));
    return state.become(new Frame.IntrigueTurn(seat, Pile.empty(), false));
  }

  static Pile<Move> moves(State state, Frame.IntrigueTurn turn, int seat) {
    if (seat != turn.seat()) {
      return Pile.empty();
    }
    House house = state.house(seat);
    Pile<Slot> hand = house.hand();
    if (turn.ending()) {
      return discards(hand);
    }
    Pile.Builder<Move> moves = Pile.builder(12 + 4 * hand.size());
    moves.add(Move.EndTurn.IT); // SP-INT-9
    for (int i = 0; i < hand.size(); i++) {
      IntrigueCard card = hand.get(i).card();
      if (i > 0 && hand.get(i - 1).card() == card) {
        continue;
      }
      moves.add(new Move.CashIn(card)); // SP-INT-5
      if (card.isScheme() && Scheming.mayAnnounce(state, turn, card)) {
        moves.add(new Move.Announce(card));
        if (house.influence() >= card.face().requirement()) { // SP-INT-12
          Scheming.list(state, seat, card, true, moves);
        }
      }
    }
    Abilities.list(state, seat, Timing.OWN_TURN, moves); // SP-INT-7
    rules(state, seat, Timing.OWN_TURN, moves);
    return moves.build();
  }

  private static Pile<Move> discards(Pile<Slot> hand) {
    Pile.Builder<Move> moves = Pile.builder(hand.size());
    for (int i = 0; i < hand.size(); i++) {
      if (i == 0 || hand.get(i).card() != hand.get(i - 1).card()) {
        moves.add(new Move.DiscardCard(hand.get(i).card()));
      }
    }
    return moves.build();
  }

  /// House rules that a seat can use in a window. SP-HSE-1, SP-HSE-4
  static void rules(State state, int seat, Timing timing, Pile.Builder<Move> moves) {
    House house = state.house(seat);
    if (house.card().isEmpty()) {
      return;
    }
    Pile<HouseCard.Rule> rules = house.card().get().rules();
    for (int i = 0; i < rules.size(); i++) {
      HouseCard.Rule rule = rules.get(i);
      if (!rule.acts(timing)) {
        continue;
      }
      if (!rule.amount()) {
        if (Costs.payable(state, rule.program(), seat, Frame.NOBODY, Frame.NOBODY, 0)) {
          moves.add(new Move.UseHouseRule(rule, OptionalInt.empty()));
        }
      } else {
        int most = Math.min(MOST_AMOUNT, Gold.free(state, seat));
        for (int amount = 1; amount <= most; amount++) {
          moves.add(new Move.UseHouseRule(rule, OptionalInt.of(amount)));
        }
      }
    }
  }

  /// No requirement is higher: more would be thrown away.
  private static final int MOST_AMOUNT = 16;

  static State play(State state, Frame.IntrigueTurn turn, Move move, Course course) {
    int seat = turn.seat();
    return switch (move) {
      case Move.CashIn(IntrigueCard card) -> {
        course.note(new CashedIn(seat, card, card.face().cashIn(), Cards.newTo(state, seat, card)));
        House paid = Cards.take(state, seat, card).house(seat);
        State cashed = state.withHouse(seat, paid.withGold(paid.gold() + card.face().cashIn()));
        yield Cards.lay(cashed, card).become(turn);
      }
      case Move.Announce(IntrigueCard card) -> Scheming.announce(state, seat, card, course);
      case Move.PlayScheme(IntrigueCard card, OptionalInt target, OptionalInt other) ->
          Scheming.turnUp(
              Scheming.open(state, seat, card), Frame.seat(target), Frame.seat(other), course);
      case Move.UseAbility ability -> Abilities.use(state, seat, ability, course);
      case Move.UseHouseRule rule -> use(state, seat, rule, course);
      case Move.EndTurn _ -> end(state, turn, course);
      case Move.DiscardCard(IntrigueCard card) ->
          end(Cards.discard(state, seat, card, course), turn, course);
      default -> throw new IllegalArgumentException(move + " in a turn");
    };
  }

  /// SP-HSE-3, SP-HSE-5
  static State use(State state, int seat, Move.UseHouseRule move, Course course) {
    course.note(new HouseRuleUsed(seat, move.rule(), move.amount()));
    return state.push(Resolve.rule(move.rule(), seat, move.amount().orElse(0)));
  }

  /// How many cards are too many at the end of the turn. SP-INT-32
  public static int tooMany(State state, int seat) {
    House house = state.house(seat);
    int keeps = state.table().numbers().handSize().get(house.influence()); // SP-SET-15
    return Math.max(0, house.hand().size() - keeps);
  }

  /// A hand that was cut down to size, by discards or by guards put on the table, ends the turn.
  static State advance(State state, Frame.IntrigueTurn turn, Course course) {
    return turn.ending() && tooMany(state, turn.seat()) == 0 ? end(state, turn, course) : state;
  }

  private static State end(State state, Frame.IntrigueTurn turn, Course course) {
    int seat = turn.seat();
    if (tooMany(state, seat) > 0) {
      if (!turn.ending()) {
        course.note(new TurnEnded(seat));
      }
      return state.become(new Frame.IntrigueTurn(seat, turn.returned(), true));
    }
    if (!turn.ending()) {
      course.note(new TurnEnded(seat));
    }
    State ended = Bargains.turnEnds(state, course);
    int next = state.table().clockwise(seat, 1);
    return next == state.host()
        ? ended.become(new Frame.PhaseEnd(false)) // SP-INT-34
        : turn(ended, next, course);
  }

  /// The most recently drawn first (SP-FSM-7); hands have no order, so the last of the list.
  static Move fallback(State state, Frame.IntrigueTurn turn) {
    return turn.ending()
        ? new Move.DiscardCard(state.house(turn.seat()).hand().last().card())
        : Move.EndTurn.IT;
  }
}
