package ludus.spartacus.phase;

import ludus.kernel.Pile;
import ludus.kernel.RuleId;
import ludus.kernel.Seats;
import ludus.kernel.flow.Poll;
import ludus.spartacus.Asset;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.Move;
import ludus.spartacus.Rules;
import ludus.spartacus.SpartacusEvent.Answered;
import ludus.spartacus.SpartacusEvent.WindowClosed;
import ludus.spartacus.State;
import ludus.spartacus.effect.Ability;
import ludus.spartacus.effect.Timing;

/// Reaction windows. All who might act, by what everybody can see, answer at the same time and
/// sealed; the first in order who doesn't pass acts, the other answers are wiped unseen, and the
/// window asks anew (SP-REA-16).
public final class Windows {

  /// For the answers that one has in most windows.
  private static final int ROOM = 12;

  private static final RuleId SEALED = Rules.rule("REA-16");

  private Windows() {}

  /// Opens a window; the same state if nobody can act in it (SP-REA-11).
  ///
  /// @param active the one whose deed opens it: the others come first (SP-REA-1)
  public static State open(State state, Timing timing, int active) {
    Pile<Integer> order = order(state, timing, active);
    Seats asked = asked(state, timing, order);
    return asked.isEmpty()
        ? state
        : state.push(new Frame.Window(timing, order, Poll.to(asked, state.seats())));
  }

  private static Pile<Integer> order(State state, Timing timing, int active) {
    int seats = state.seats();
    Pile.Builder<Integer> order = Pile.builder(2 * seats);
    switch (timing) {
      case SCHEME_DECLARED -> { // SP-REA-2, SP-REA-13
        Frame.Scheme scheme = Scheming.pending(state);
        Seats targeted = Scheming.targeted(scheme);
        for (int i = 1; i < seats; i++) {
          int seat = state.table().clockwise(scheme.seat(), i);
          if (targeted.contains(seat)) {
            order.add(seat);
          }
        }
        for (int i = 1; i < seats; i++) {
          int seat = state.table().clockwise(scheme.seat(), i);
          if (!targeted.contains(seat)) {
            order.add(seat);
          }
        }
      }
      case REACTION_DECLARED -> { // SP-REA-15
        for (int i = 1; i < seats; i++) {
          order.add(state.table().clockwise(active, i));
        }
      }
      case ANY_PHASE -> { // SP-FSM-5
        for (int i = 0; i < seats; i++) {
          order.add(state.table().clockwise(state.host(), i));
        }
      }
      default -> { // SP-REA-1
        for (int i = 1; i <= seats; i++) {
          order.add(state.table().clockwise(active, i));
        }
      }
    }
    return order.build();
  }

  /// Who might act, by public facts only. SP-REA-4, SP-REA-11, SP-HID-6
  private static Seats asked(State state, Timing timing, Pile<Integer> order) {
    boolean cards = isCardUnseen(state, timing);
    boolean guards = timing == Timing.SCHEME_DECLARED && isGuardUnseen(state);
    Seats targeted =
        timing == Timing.SCHEME_DECLARED ? Scheming.targeted(Scheming.pending(state)) : Seats.NONE;
    Seats asked = Seats.NONE;
    for (int i = 0; i < order.size(); i++) {
      int seat = order.get(i);
      House house = state.house(seat);
      boolean holds = !house.hand().isEmpty();
      boolean guarded = house.guards() > 0 || (holds && guards);
      if ((holds && cards)
          || (targeted.contains(seat) && guarded)
          || hasAbility(state, seat, timing)) {
        asked = asked.plus(seat);
      }
    }
    return asked;
  }

  /// Whether a card that acts in this window is neither in the discard nor faceup on the table.
  private static boolean isCardUnseen(State state, Timing timing) {
    int unseen = 0;
    Pile<IntrigueCard> cards = state.table().content().reactions(timing);
    for (int i = 0; i < cards.size(); i++) {
      IntrigueCard card = cards.get(i);
      if (fits(state, card, timing)) {
        unseen += state.table().copies(card);
      }
    }
    if (unseen == 0) {
      return false;
    }
    Pile<IntrigueCard> discard = state.intrigueDiscard();
    for (int i = 0; i < discard.size(); i++) {
      unseen -= fits(state, discard.get(i), timing) ? 1 : 0;
    }
    Pile<Frame> frames = state.stack().frames();
    for (int i = 0; i < frames.size(); i++) {
      if (frames.get(i) instanceof Frame.Reaction reaction) {
        unseen -= fits(state, reaction.card(), timing) ? 1 : 0;
      }
    }
    return unseen > 0;
  }

  private static boolean fits(State state, IntrigueCard card, Timing timing) {
    return card.type() == IntrigueCard.Type.REACTION
        && card.acts(timing)
        && (timing != Timing.SCHEME_DECLARED || Reactions.foils(card, Scheming.pending(state)));
  }

  private static boolean isGuardUnseen(State state) {
    IntrigueCard guard = state.table().content().guard();
    int unseen = state.table().copies(guard);
    for (int seat = 0; seat < state.seats(); seat++) {
      unseen -= state.house(seat).guards() + state.house(seat).spentGuards();
    }
    Pile<IntrigueCard> discard = state.intrigueDiscard();
    for (int i = 0; i < discard.size(); i++) {
      unseen -= discard.get(i) == guard ? 1 : 0;
    }
    return unseen > 0;
  }

  private static boolean hasAbility(State state, int seat, Timing timing) {
    return switch (timing) {
      case HEAL_ROLLED, ROW_DEALT -> Abilities.has(state, seat, timing);
      case GUARD_ROLLED ->
          state.stack().innermost(Frame.GuardDie.class).seat() == seat
              && Abilities.has(state, seat, timing);
      default -> false;
    };
  }

  /// The frame under the top one.
  private static Frame below(State state) {
    Pile<Frame> frames = state.stack().frames();
    return frames.get(frames.size() - 2);
  }

  /// What a seat can answer.
  public static Pile<Move> moves(State state, Frame.Window window, int seat) {
    if (!window.poll().asks(seat)) {
      return Pile.empty();
    }
    House house = state.house(seat);
    Pile.Builder<Move> moves = Pile.builder(ROOM);
    moves.add(Move.Pass.IT);
    if (window.timing() == Timing.SCHEME_DECLARED) {
      Frame.Scheme scheme = Scheming.pending(state);
      if (scheme.bound().contains(seat)) {
        return moves.build(); // SP-DEA-10
      }
      if (Scheming.targeted(scheme).contains(seat)) { // SP-INT-23
        if (house.guards() > 0) {
          moves.add(Move.UseGuard.TABLE); // SP-INT-26
        }
        if (house.holds(state.table().content().guard())) {
          moves.add(Move.UseGuard.HAND);
        }
      }
    }
    Reactions.list(state, seat, window.timing(), moves);
    Abilities.list(state, seat, window.timing(), moves);
    return moves.build();
  }

  public static State play(State state, Frame.Window window, int seat, Move move, Course course) {
    course.note(new Answered(seat, SEALED));
    Poll<Move> poll = window.poll().with(seat, move);
    Frame.Window answered = new Frame.Window(window.timing(), window.order(), poll);
    if (!poll.isComplete()) {
      return state.keep(answered);
    }
    for (int i = 0; i < window.order().size(); i++) {
      int first = window.order().get(i);
      if (poll.asks(first) && !(poll.answer(first).orElseThrow() instanceof Move.Pass)) {
        Poll<Move> wiped = Poll.to(Seats.NONE, state.seats());
        State open =
            state.keep(new Frame.Window(window.timing(), window.order(), wiped)); // SP-REA-3
        return act(open, first, poll.answer(first).get(), course);
      }
    }
    course.note(new WindowClosed(window.timing(), state.table().everybody()));
    return state.pop();
  }

  private static State act(State state, int seat, Move move, Course course) {
    return switch (move) {
      case Move.UseGuard guard -> Guards.stand(state, seat, guard.fromHand(), course);
      case Move.React react -> Reactions.declare(state, seat, react, course);
      case Move.UseAbility ability -> Abilities.use(state, seat, ability, course);
      default -> throw new IllegalArgumentException(move + " in a window");
    };
  }

  /// A window in which somebody has acted asks anew, if there is still something to act on.
  static State advance(State state, Frame.Window window) {
    if (!window.poll().asked().isEmpty()) {
      return state;
    }
    Seats asked =
        isPending(state, window.timing())
            ? asked(state, window.timing(), window.order())
            : Seats.NONE;
    return asked.isEmpty()
        ? state.pop()
        : state.become(
            new Frame.Window(window.timing(), window.order(), Poll.to(asked, state.seats())));
  }

  private static boolean isPending(State state, Timing timing) {
    return switch (below(state)) {
      case Frame.Scheme scheme -> timing != Timing.SCHEME_DECLARED || !scheme.foiled();
      case Frame.Reaction reaction -> !reaction.cancelled();
      case Frame.HealingRoll roll -> Upkeep.isFailed(state, roll.dice());
      case Frame.GuardDie die -> !Guards.isSuccess(state, die.die());
      default -> true;
    };
  }

  /// Whether an asset's ability acts in a window.
  static boolean acts(Asset asset, Timing timing) {
    Pile<Ability> abilities = asset.card().face().abilities();
    for (int i = 0; i < abilities.size(); i++) {
      if (abilities.get(i).timing() == timing) {
        return true;
      }
    }
    return false;
  }
}
