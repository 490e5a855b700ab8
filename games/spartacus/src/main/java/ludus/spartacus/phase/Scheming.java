package ludus.spartacus.phase;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.SchemeStage;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.Move;
import ludus.spartacus.SpartacusEvent.RequirementLowered;
import ludus.spartacus.SpartacusEvent.SchemeAnnounced;
import ludus.spartacus.SpartacusEvent.SchemeEnd;
import ludus.spartacus.SpartacusEvent.SchemeEnded;
import ludus.spartacus.SpartacusEvent.SchemeTurnedUp;
import ludus.spartacus.SpartacusEvent.SchemeWithdrawn;
import ludus.spartacus.SpartacusEvent.SupportAsked;
import ludus.spartacus.SpartacusEvent.SupportGranted;
import ludus.spartacus.SpartacusEvent.SupportRefused;
import ludus.spartacus.State;
import ludus.spartacus.deed.Cards;
import ludus.spartacus.effect.Costs;
import ludus.spartacus.effect.Resolve;
import ludus.spartacus.effect.Selector;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.talk.Bargains;
import ludus.spartacus.talk.Deeds;

/// A scheme, from the hand to the discard: facedown while support is gathered, then faceup with its
/// targets, then open to foils, then done (SP-INT-10).
public final class Scheming {

  private static final OptionalInt NONE = OptionalInt.empty();

  private Scheming() {}

  /// The scheme that is pending.
  public static Frame.Scheme pending(State state) {
    return state.stack().innermost(Frame.Scheme.class);
  }

  public static boolean isPending(State state) {
    Pile<Frame> frames = state.stack().frames();
    for (int i = 0; i < frames.size(); i++) {
      if (frames.get(i) instanceof Frame.Scheme) {
        return true;
      }
    }
    return false;
  }

  // announcing -----------------------------------------------------------------------------------

  /// The same card at most three times in a turn. SP-INT-37
  static boolean mayAnnounce(State state, Frame.IntrigueTurn turn, IntrigueCard card) {
    int returned = 0;
    for (int i = 0; i < turn.returned().size(); i++) {
      returned += turn.returned().get(i) == card ? 1 : 0;
    }
    return returned < state.table().numbers().announcements();
  }

  static State open(State state, int seat, IntrigueCard card) {
    return state.push(Frame.Scheme.facedown(seat, card));
  }

  static State announce(State state, int seat, IntrigueCard card, Course course) {
    course.note(new SchemeAnnounced(seat, Optional.of(card)));
    return open(state, seat, card);
  }

  // support --------------------------------------------------------------------------------------

  /// Own influence and that of all supporters, as it is now. SP-INT-11, SP-INT-13, SP-EC-1
  public static int total(State state, Frame.Scheme scheme) {
    int total = state.house(scheme.seat()).influence();
    for (int seat = 0; seat < state.seats(); seat++) {
      total += scheme.supporters().contains(seat) ? state.house(seat).influence() : 0;
    }
    return total;
  }

  /// SP-INT-11, SP-DAT-14
  public static int requirement(Frame.Scheme scheme) {
    return Math.max(0, scheme.card().face().requirement() - scheme.lowered() + scheme.raised());
  }

  /// Who may still grant support.
  public static boolean maySupport(Frame.Scheme scheme, int seat) {
    return scheme.stage() == SchemeStage.FACEDOWN
        && seat != scheme.seat()
        && !scheme.supporters().contains(seat)
        && !scheme.barred().contains(seat); // SP-DEA-8
  }

  private static boolean mayAsk(Frame.Scheme scheme, int seat) {
    return maySupport(scheme, seat) && !scheme.refused().contains(seat);
  }

  static Pile<Move> moves(State state, Frame.Scheme scheme, int seat) {
    Pile.Builder<Move> moves = Pile.builder(12);
    if (seat != scheme.seat()) {
      if (maySupport(scheme, seat)) {
        moves.add(Move.GrantSupport.IT); // SP-INT-14
        if (scheme.asked() == seat) {
          moves.add(Move.RefuseSupport.IT);
        }
      }
      if (scheme.asked() != seat) {
        Intrigue.rules(state, seat, Timing.SCHEME_SUPPORT, moves); // SP-INT-15
      }
      return moves.build();
    }
    moves.add(Move.Withdraw.IT); // SP-INT-16
    if (scheme.asked() != Frame.NOBODY) {
      return moves.build();
    }
    if (total(state, scheme) >= requirement(scheme)) {
      list(state, seat, scheme.card(), false, moves);
    }
    for (int other = 0; other < state.seats(); other++) {
      if (mayAsk(scheme, other)) {
        moves.add(new Move.AskSupport(other));
      }
    }
    Abilities.list(state, seat, Timing.SCHEME_SUPPORT, moves);
    Intrigue.rules(state, seat, Timing.SCHEME_SUPPORT, moves);
    return moves.build();
  }

  static State play(State state, Frame.Scheme scheme, int seat, Move move, Course course) {
    return switch (move) {
      case Move.AskSupport(int other) -> {
        course.note(new SupportAsked(seat, other));
        yield state.become(scheme.asking(other));
      }
      case Move.GrantSupport _ -> grant(state, seat, course);
      case Move.RefuseSupport _ -> refuse(state, seat, course);
      case Move.Withdraw _ -> withdraw(state, scheme, course);
      case Move.TurnUp(OptionalInt target, OptionalInt other) ->
          turnUp(state, Frame.seat(target), Frame.seat(other), course);
      case Move.UseAbility ability -> Abilities.use(state, seat, ability, course);
      case Move.UseHouseRule rule -> Intrigue.use(state, seat, rule, course);
      default -> throw new IllegalArgumentException(move + " for a scheme");
    };
  }

  /// Support can't be taken back. SP-DEA-6
  public static State grant(State state, int seat, Course course) {
    Frame.Scheme scheme = pending(state);
    course.note(new SupportGranted(seat, scheme.seat(), state.house(seat).influence()));
    Frame.Scheme granted = scheme.supportedBy(seat);
    State now = scheme.asked() == seat ? state.become(granted) : state.keep(granted);
    return Deeds.supported(now, seat, scheme.seat(), true, course);
  }

  public static State refuse(State state, int seat, Course course) {
    Frame.Scheme scheme = pending(state);
    course.note(new SupportRefused(seat, scheme.seat()));
    State now = state.become(scheme.refusedBy(seat));
    return Deeds.supported(now, seat, scheme.seat(), false, course);
  }

  /// Sold: no support for this play, asked or not. SP-DEA-8
  public static State bar(State state, int seat) {
    Frame.Scheme scheme = pending(state);
    Frame.Scheme barred = scheme.barring(seat);
    return scheme.asked() == seat ? state.become(barred) : state.keep(barred);
  }

  /// For this play only. SP-INT-36
  public static State lower(State state, int seat, int by, Course course) {
    course.note(new RequirementLowered(seat, by));
    return nearest(state, scheme -> scheme.lowered(by));
  }

  private static State nearest(State state, UnaryOperator<Frame.Scheme> change) {
    Pile<Frame> frames = state.stack().frames();
    for (int i = frames.size() - 1; i >= 0; i--) {
      if (frames.get(i) instanceof Frame.Scheme scheme) {
        return state.withFrame(i, change.apply(scheme));
      }
    }
    throw new IllegalStateException("There is no scheme");
  }

  /// The card stays in hand, unseen; what was paid stays paid. SP-INT-16
  private static State withdraw(State state, Frame.Scheme scheme, Course course) {
    course.note(new SchemeWithdrawn(scheme.seat(), Optional.of(scheme.card())));
    State back = Bargains.matterEnds(state.pop(), course);
    Frame.IntrigueTurn turn = (Frame.IntrigueTurn) back.top();
    return back.become(
        new Frame.IntrigueTurn(turn.seat(), turn.returned().plus(scheme.card()), false));
  }

  // targets --------------------------------------------------------------------------------------

  /// Whom the target is, if the card says so itself.
  private static int given(State state, int seat, IntrigueCard card) {
    return switch (card.face().target()) {
      case SELF -> seat;
      case LEAST_INFLUENCE -> Costs.least(state); // SP-EC-99
      default -> Frame.NOBODY;
    };
  }

  /// Whether a dominus can be the second one of a card.
  public static boolean isOther(IntrigueCard card, int self, int target, int who) {
    Optional<IntrigueCard.Other> other = card.face().other();
    return other.isPresent()
        && (other.get().maySelf() || who != self)
        && (!other.get().distinctFromTarget() || who != target);
  }

  /// Adds every legal way to turn a scheme up: conditions hold and costs can be paid. SP-INT-17,
  /// SP-INT-18, SP-INT-21
  static void list(
      State state, int seat, IntrigueCard card, boolean fromHand, Pile.Builder<Move> moves) {
    if (card.face().target() != Selector.ANY) {
      second(state, seat, card, NONE, fromHand, moves);
      return;
    }
    for (int target = 0; target < state.seats(); target++) {
      second(state, seat, card, state.table().named(target), fromHand, moves);
    }
  }

  private static void second(
      State state,
      int seat,
      IntrigueCard card,
      OptionalInt target,
      boolean fromHand,
      Pile.Builder<Move> moves) {
    int aim = target.isPresent() ? target.getAsInt() : given(state, seat, card);
    if (card.face().other().isEmpty()) {
      add(state, seat, card, aim, target, NONE, fromHand, moves);
      return;
    }
    for (int other = 0; other < state.seats(); other++) {
      if (isOther(card, seat, aim, other)) {
        add(state, seat, card, aim, target, state.table().named(other), fromHand, moves);
      }
    }
  }

  private static void add(
      State state,
      int seat,
      IntrigueCard card,
      int aim,
      OptionalInt target,
      OptionalInt other,
      boolean fromHand,
      Pile.Builder<Move> moves) {
    if (isPossible(state, seat, card, aim, Frame.seat(other))) {
      moves.add(
          fromHand ? new Move.PlayScheme(card, target, other) : new Move.TurnUp(target, other));
    }
  }

  /// Whether conditions hold and costs can be paid. SP-INT-21
  public static boolean isPossible(
      State state, int seat, IntrigueCard card, int target, int other) {
    return Costs.hold(state, card.face().conditions(), seat, target, other)
        && Costs.payable(state, card.face().program(), seat, target, other, 0);
  }

  static State turnUp(State state, int target, int other, Course course) {
    Frame.Scheme scheme = (Frame.Scheme) state.top();
    IntrigueCard card = scheme.card();
    int seat = scheme.seat();
    int aim = target == Frame.NOBODY ? given(state, seat, card) : target;
    course.note(
        () ->
            new SchemeTurnedUp(
                seat,
                card,
                Frame.named(aim),
                Frame.named(other),
                total(state, scheme),
                requirement(scheme),
                Cards.newTo(state, seat, card)));
    State shown = Cards.take(state, seat, card).become(scheme.faceup(aim, other));
    return Bargains.matterEnds(shown, course); // SP-DEA-9: support is settled
  }

  /// Whose houses are targeted and may use guards; never the schemer's. SP-DAT-3, SP-INT-27
  public static Seats targeted(Frame.Scheme scheme) {
    Seats targeted = Seats.NONE;
    if (scheme.stage() == SchemeStage.FACEDOWN) {
      return targeted;
    }
    Pile<Selector> targets = scheme.card().face().targets();
    for (int i = 0; i < targets.size(); i++) {
      int seat = targets.get(i) == Selector.OTHER ? scheme.other() : scheme.target();
      targeted = seat != Frame.NOBODY && seat != scheme.seat() ? targeted.plus(seat) : targeted;
    }
    return targeted;
  }

  // foils and the end ----------------------------------------------------------------------------

  static State advance(State state, Frame.Scheme scheme, Course course) {
    return switch (scheme.stage()) {
      case FACEDOWN -> state;
      case FACEUP -> // nothing of the base game raises a requirement: the total is fixed at once
          Windows.open(
              state.keep(scheme.at(SchemeStage.DECLARED)), Timing.SCHEME_DECLARED, scheme.seat());
      case DECLARED ->
          scheme.foiled()
              ? end(state, scheme, SchemeEnd.FOILED, course) // SP-INT-28
              : resolve(state, scheme, course);
      case RESOLVING -> end(state, scheme, SchemeEnd.SUCCEEDED, course); // SP-INT-31
    };
  }

  /// Conditions and costs are looked at again. SP-INT-29, SP-INT-30
  private static State resolve(State state, Frame.Scheme scheme, Course course) {
    IntrigueCard card = scheme.card();
    boolean moved =
        card.face().target() == Selector.LEAST_INFLUENCE
            && Costs.least(state) != scheme.target(); // SP-EC-99
    if (moved || !isPossible(state, scheme.seat(), card, scheme.target(), scheme.other())) {
      return end(state, scheme, SchemeEnd.FIZZLED, course);
    }
    return state
        .keep(scheme.at(SchemeStage.RESOLVING))
        .push(Resolve.card(card, scheme.seat(), scheme.target(), scheme.other(), Frame.NOBODY));
  }

  private static State end(State state, Frame.Scheme scheme, SchemeEnd end, Course course) {
    course.note(new SchemeEnded(scheme.seat(), scheme.card(), end));
    State laid = Cards.lay(state.pop(), scheme.card());
    return Bargains.matterEnds(
        Deeds.schemeEnded(laid, scheme, end == SchemeEnd.FOILED, course), course);
  }

  /// Marks the pending scheme; what is above it on the stack ends by itself.
  public static State foil(State state, int by) {
    return nearest(state, scheme -> scheme.foiledBy(by));
  }

  /// Sold: this seat passes in the whole foil window. SP-DEA-10
  public static State bind(State state, int seat) {
    return nearest(state, scheme -> scheme.binding(seat));
  }
}
