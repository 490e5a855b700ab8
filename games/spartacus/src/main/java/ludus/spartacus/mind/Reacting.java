package ludus.spartacus.mind;

import ludus.kernel.Pile;
import ludus.spartacus.Asset;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.House;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.State;
import ludus.spartacus.combat.Fight;
import ludus.spartacus.effect.Op;
import ludus.spartacus.effect.Program;
import ludus.spartacus.effect.Resolve;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.phase.Arena;
import ludus.spartacus.phase.Scheming;
import ludus.spartacus.talk.Term;

/// Guards, reactions and abilities in a window: used when what they prevent or bring is worth more
/// than they are.
final class Reacting {

  /// What a foil is worth that stays in hand for the next time.
  private static final double FOIL = 2.6;

  /// The same for a reaction of another kind.
  private static final double CARD = 1.5;

  /// How sure a guard is, and how sure with somebody who may have the die rolled again.
  private static final double GUARD = 0.5;

  /// Somebody else may foil it as well.
  private static final double BYSTANDER = 0.75;

  private Reacting() {}

  static double gain(Mind mind, Frame.Window window, Move move) {
    return switch (move) {
      case Move.Pass _ -> 0;
      case Move.UseGuard guard -> guard(mind, guard);
      case Move.UseAbility ability -> ability(mind, window.timing(), ability);
      case Move.React react -> react(mind, window.timing(), react);
      default -> 0;
    };
  }

  /// What this dominus loses if the declared scheme succeeds; less than nothing if it gains.
  static double threat(Mind mind) {
    Frame.Scheme scheme = Scheming.pending(mind.state);
    double threat = -Plots.gain(mind, scheme);
    double word = scheme.supporters().contains(mind.seat) ? 4 : 0;
    return threat - word - Honor.breach(mind, Term.NOT_FOIL, scheme.seat());
  }

  private static double guard(Mind mind, Move.UseGuard guard) {
    House house = mind.house();
    double spent = Worth.guard(house.guards() + house.spentGuards());
    return GUARD * threat(mind) - spent - (guard.fromHand() ? 0.1 : 0);
  }

  private static double ability(Mind mind, Timing timing, Move.UseAbility use) {
    State state = mind.state;
    return switch (timing) {
      case GUARD_ROLLED -> GUARD * threat(mind) - 0.2;
      case HEAL_ROLLED -> {
        Frame.HealingRoll roll = healing(state);
        Asset asset = state.house(roll.seat()).asset(roll.card());
        double worth = Worth.asset(state, state.house(roll.seat()), asset);
        int face = use.choice().orElse(1);
        yield mind.share(roll.seat()) * 0.4 * worth - 0.25 - 0.05 * face;
      }
      case ROW_DEALT -> 0.2 - 0.01 * use.choice().orElse(0);
      default -> 0;
    };
  }

  private static Frame.HealingRoll healing(State state) {
    Pile<Frame> frames = state.stack().frames();
    for (int i = frames.size() - 1; i >= 0; i--) {
      if (frames.get(i) instanceof Frame.HealingRoll roll) {
        return roll;
      }
    }
    throw new IllegalStateException("Nobody is being healed");
  }

  /// A reaction, in its window or, for those of any phase, between two moves.
  static double react(Mind mind, Timing timing, Move.React react) {
    Program program = react.card().face().program();
    int target = Frame.seat(react.target());
    int other = Frame.seat(react.other());
    return switch (timing) {
      case SCHEME_DECLARED -> {
        boolean targeted = Scheming.targeted(Scheming.pending(mind.state)).contains(mind.seat);
        double threat = threat(mind) * (targeted ? 1 : BYSTANDER);
        yield threat + Plots.gain(mind, program, mind.seat, target, other, Frame.NOBODY) - FOIL;
      }
      case REACTION_DECLARED -> -pending(mind) - FOIL;
      case WAGERS_FINAL -> rigging(mind, target) - CARD;
      case DEATH -> {
        int owner = Arena.concerned(mind.state).orElse(Frame.NOBODY);
        yield Plots.gain(mind, program, mind.seat, target, other, owner) - CARD;
      }
      default -> Plots.gain(mind, program, mind.seat, target, other, Frame.NOBODY) - CARD;
    };
  }

  /// What the reaction that is being answered would do for this dominus.
  private static double pending(Mind mind) {
    Frame.Reaction reaction = mind.state.stack().innermost(Frame.Reaction.class);
    IntrigueCard card = reaction.card();
    if (card.acts(Timing.SCHEME_DECLARED) && Scheming.isPending(mind.state) && foils(card)) {
      return -Plots.gain(mind, Scheming.pending(mind.state));
    }
    return Plots.gain(
        mind,
        card.face().program(),
        reaction.seat(),
        reaction.target(),
        reaction.other(),
        reaction.owner());
  }

  private static boolean foils(IntrigueCard card) {
    Pile<Op> ops = card.face().program().ops();
    for (int i = 0; i < ops.size(); i++) {
      if (ops.get(i) instanceof Op.FoilScheme) {
        return true;
      }
    }
    return false;
  }

  // rigging --------------------------------------------------------------------------------------

  /// The best or the worst of a house takes the place of its combatant, as this dominus likes.
  private static double rigging(Mind mind, int target) {
    Frame.Match match = Fight.match(mind.state);
    int number = match.fighters().find(fighter -> fighter.seat() == target);
    double now = first(match, Strength.rating(match.fighter(number).card()), number);
    double best = now;
    House house = mind.state.house(target);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      if (Resolve.canReplace(mind.state, asset)) {
        double then = first(match, Strength.rating(asset.card()), number);
        double gain = Fights.outcome(mind, match, then) - Fights.outcome(mind, match, now);
        if (gain > most) {
          most = gain;
          best = then;
        }
      }
    }
    return Fights.outcome(mind, match, best) - Fights.outcome(mind, match, now);
  }

  /// How likely I wins, if the fighter with this number had this rating.
  private static double first(Frame.Match match, double rating, int number) {
    double one = number == 0 ? rating : Strength.rating(match.fighter(0).card());
    double two = number == 1 ? rating : Strength.rating(match.fighter(1).card());
    return Strength.chance(one + items(match.fighter(0)), two + items(match.fighter(1)));
  }

  private static double items(Fighter fighter) {
    return Strength.rating(fighter.entrant()) - Strength.rating(fighter.card());
  }

  /// Which combatant of a house this dominus would like to see in the arena.
  static double replacement(Mind mind, int owner, MarketCard card) {
    Frame.Match match = Fight.match(mind.state);
    int number = match.fighters().find(fighter -> fighter.seat() == owner);
    return number < 0
        ? 0
        : Fights.outcome(mind, match, first(match, Strength.rating(card), number));
  }
}
