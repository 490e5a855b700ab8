package ludus.spartacus.phase;

import java.util.OptionalInt;
import ludus.kernel.Pile;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.Move;
import ludus.spartacus.Slot;
import ludus.spartacus.SpartacusEvent.ReactionEnded;
import ludus.spartacus.SpartacusEvent.ReactionPlayed;
import ludus.spartacus.State;
import ludus.spartacus.deed.Cards;
import ludus.spartacus.effect.Costs;
import ludus.spartacus.effect.Op;
import ludus.spartacus.effect.Resolve;
import ludus.spartacus.effect.Selector;
import ludus.spartacus.effect.Timing;

/// Reactions: played with the own influence alone, when their window is open (SP-REA-5).
public final class Reactions {

  private static final OptionalInt NONE = OptionalInt.empty();

  private Reactions() {}

  /// Whether a card can foil this scheme, by its print. SP-DAT-16
  static boolean foils(IntrigueCard card, Frame.Scheme scheme) {
    Pile<String> only = scheme.card().face().foilsExcept();
    return only.isEmpty() || only.contains(card.id());
  }

  /// Adds all reactions that a seat can play in a window.
  static void list(State state, int seat, Timing timing, Pile.Builder<Move> moves) {
    Pile<Slot> hand = state.house(seat).hand();
    for (int i = 0; i < hand.size(); i++) {
      IntrigueCard card = hand.get(i).card();
      if ((i == 0 || hand.get(i - 1).card() != card) && isPlayable(state, seat, card, timing)) {
        targets(state, seat, card, moves);
      }
    }
  }

  /// Whether the window, the influence and the scheme allow it, whoever is the target.
  static boolean isPlayable(State state, int seat, IntrigueCard card, Timing timing) {
    return card.type() == IntrigueCard.Type.REACTION
        && card.acts(timing)
        && state.house(seat).influence() >= card.face().requirement() // SP-REA-5
        && (timing != Timing.SCHEME_DECLARED || foils(card, Scheming.pending(state)));
  }

  private static void targets(State state, int seat, IntrigueCard card, Pile.Builder<Move> moves) {
    Selector target = card.face().target();
    if (target == Selector.NONE) {
      others(state, seat, card, NONE, moves);
      return;
    }
    for (int who = 0; who < state.seats(); who++) {
      if (isTarget(state, who, card)) {
        others(state, seat, card, state.table().named(who), moves);
      }
    }
  }

  private static void others(
      State state, int seat, IntrigueCard card, OptionalInt target, Pile.Builder<Move> moves) {
    if (card.face().other().isEmpty()) {
      add(state, seat, card, target, NONE, moves);
      return;
    }
    for (int who = 0; who < state.seats(); who++) {
      if (Scheming.isOther(card, seat, Frame.seat(target), who)) {
        add(state, seat, card, target, state.table().named(who), moves);
      }
    }
  }

  private static void add(
      State state,
      int seat,
      IntrigueCard card,
      OptionalInt target,
      OptionalInt other,
      Pile.Builder<Move> moves) {
    int aim = Frame.seat(target);
    int second = Frame.seat(other);
    if (Costs.hold(state, card.face().conditions(), seat, aim, second) // SP-REA-12
        && Costs.payable(state, card.face().program(), seat, aim, second, 0)) {
      moves.add(new Move.React(card, target, other));
    }
  }

  /// Whether a dominus can be the target, and the card finds what it needs there. SP-DAT-18
  private static boolean isTarget(State state, int who, IntrigueCard card) {
    if (card.face().target() != Selector.INVITED) {
      return true;
    }
    return Arena.hasCombatant(state, who) && hasReplacement(state, who); // SP-DAT-10
  }

  private static boolean hasReplacement(State state, int seat) {
    House house = state.house(seat);
    for (int i = 0; i < house.assets().size(); i++) {
      if (Resolve.canReplace(state, house.assets().get(i))) {
        return true;
      }
    }
    return false;
  }

  /// The card leaves the hand and lies faceup. SP-REA-6, SP-DCK-4
  public static State declare(State state, int seat, Move.React react, Course course) {
    course.note(
        new ReactionPlayed(
            seat,
            react.card(),
            Frame.named(Frame.seat(react.target())),
            Frame.named(Frame.seat(react.other())),
            Cards.newTo(state, seat, react.card())));
    return Cards.take(state, seat, react.card())
        .push(
            new Frame.Reaction(
                seat,
                react.card(),
                Frame.seat(react.target()),
                Frame.seat(react.other()),
                Arena.concerned(state).orElse(Frame.NOBODY),
                Frame.ReactionStage.DECLARED,
                false));
  }

  static State advance(State state, Frame.Reaction reaction, Course course) {
    return switch (reaction.stage()) {
      case DECLARED ->
          Windows.open(
              state.keep(stage(reaction, Frame.ReactionStage.ASKED)),
              Timing.REACTION_DECLARED,
              reaction.seat());
      case ASKED -> reaction.cancelled() ? end(state, reaction, course) : resolve(state, reaction);
      case RESOLVING -> end(state, reaction, course);
    };
  }

  private static Frame.Reaction stage(Frame.Reaction reaction, Frame.ReactionStage stage) {
    return new Frame.Reaction(
        reaction.seat(),
        reaction.card(),
        reaction.target(),
        reaction.other(),
        reaction.owner(),
        stage,
        reaction.cancelled());
  }

  private static State resolve(State state, Frame.Reaction reaction) {
    return state
        .keep(stage(reaction, Frame.ReactionStage.RESOLVING))
        .push(
            Resolve.card(
                reaction.card(),
                reaction.seat(),
                reaction.target(),
                reaction.other(),
                reaction.owner()));
  }

  /// SP-REA-7
  private static State end(State state, Frame.Reaction reaction, Course course) {
    course.note(new ReactionEnded(reaction.seat(), reaction.card(), reaction.cancelled()));
    return Cards.lay(state.pop(), reaction.card());
  }

  /// The reaction under the one that is being carried out is cancelled. SP-EC-82
  public static State cancelBelow(State state) {
    Pile<Frame> frames = state.stack().frames();
    boolean own = false;
    for (int i = frames.size() - 1; i >= 0; i--) {
      if (frames.get(i) instanceof Frame.Reaction reaction) {
        if (own) {
          return state.withFrame(
              i,
              new Frame.Reaction(
                  reaction.seat(),
                  reaction.card(),
                  reaction.target(),
                  reaction.other(),
                  reaction.owner(),
                  reaction.stage(),
                  true));
        }
        own = true;
      }
    }
    throw new IllegalStateException("There is no reaction to cancel");
  }

  /// What the reaction being carried out was played upon: a scheme or another reaction. SP-DAT-20
  public static boolean isPossible(State state, Op op) {
    Pile<Frame> frames = state.stack().frames();
    for (int i = frames.size() - 1; i >= 0; i--) {
      if (frames.get(i) instanceof Frame.Window window) {
        return switch (op) {
          case Op.FoilScheme _ -> window.timing() == Timing.SCHEME_DECLARED;
          case Op.FoilReaction _ -> window.timing() == Timing.REACTION_DECLARED;
          default -> true;
        };
      }
    }
    return true;
  }
}
