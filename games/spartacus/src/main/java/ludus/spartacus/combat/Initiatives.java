package ludus.spartacus.combat;

import java.util.List;
import java.util.OptionalInt;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.flow.Poll;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.Frame.Initiative;
import ludus.spartacus.Frame.Match;
import ludus.spartacus.Frame.MatchStage;
import ludus.spartacus.Move;
import ludus.spartacus.Rules;
import ludus.spartacus.SpartacusEvent.AbilityUsed;
import ludus.spartacus.SpartacusEvent.Answered;
import ludus.spartacus.SpartacusEvent.InitiativeRolled;
import ludus.spartacus.SpartacusEvent.WindowClosed;
import ludus.spartacus.State;
import ludus.spartacus.effect.Ability;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.phase.RollOff;

/// Everybody rolls all SPD dice; the highest sum wins, equal ones roll again (SP-CMB-9).
public final class Initiatives {

  private Initiatives() {}

  static State roll(State state, Match match, Course course) {
    Match rolling = match.at(MatchStage.INITIATIVE, Frame.NOBODY);
    return roll(state.become(rolling), rolling, Seats.NONE, 0, course);
  }

  private static State roll(State state, Match match, Seats rerolled, int ties, Course course) {
    Pile.Builder<Pile<Integer>> dice = Pile.builder(match.fighters().size());
    for (int i = 0; i < match.fighters().size(); i++) {
      dice.add(match.fighter(i).isStanding() ? course.dice(match.fighter(i).spd()) : Pile.empty());
    }
    Pile<Pile<Integer>> rolled = dice.build();
    course.note(() -> new InitiativeRolled(List.copyOf(rolled), ties > 0));
    Seats asked = Seats.NONE;
    for (int i = 0; i < match.fighters().size(); i++) {
      if (mayReroll(match.fighter(i)) && !rerolled.contains(i)) {
        asked = asked.plus(match.fighter(i).seat());
      }
    }
    return asked.isEmpty()
        ? decide(state, match, rolled, rerolled, ties, course)
        : state.push(new Initiative(rolled, rerolled, Poll.to(asked, state.seats())));
  }

  /// Initiative is no attack: nobody switches this off. SP-DAT-12, SP-EC-101
  private static boolean mayReroll(Fighter fighter) {
    return fighter.isStanding() && fighter.card().traits().rerollsInitiative();
  }

  private static State decide(
      State state, Match match, Pile<Pile<Integer>> dice, Seats rerolled, int ties, Course course) {
    int winner = ties < RollOff.MOST_TIES ? winner(match, dice) : firstStanding(match);
    return winner == Frame.NOBODY
        ? roll(state, match, rerolled, ties + 1, course)
        : Fight.wins(state, match, winner, course);
  }

  private static int firstStanding(Match match) {
    int first = 0;
    while (!match.fighter(first).isStanding()) {
      first++;
    }
    return first;
  }

  /// The fighter that decides it, or nobody in a tie: the highest sum of a team counts, then the
  /// next.
  private static int winner(Match match, Pile<Pile<Integer>> dice) {
    int[] best = {Frame.NOBODY, Frame.NOBODY};
    int[] second = {Frame.NOBODY, Frame.NOBODY};
    for (int i = 0; i < dice.size(); i++) {
      int team = match.fighter(i).team();
      if (sum(dice, i) > sum(dice, best[team])) {
        second[team] = best[team];
        best[team] = i;
      } else if (sum(dice, i) > sum(dice, second[team])) {
        second[team] = i;
      }
    }
    int by = Integer.compare(sum(dice, best[0]), sum(dice, best[1]));
    if (by != 0) {
      return by > 0 ? best[0] : best[1];
    }
    int next = Integer.compare(sum(dice, second[0]), sum(dice, second[1]));
    return next == 0 ? Frame.NOBODY : next > 0 ? second[0] : second[1];
  }

  private static int sum(Pile<Pile<Integer>> dice, int fighter) {
    return fighter == Frame.NOBODY ? 0 : Dice.sum(dice.get(fighter));
  }

  /// The fighter of this seat that may roll again.
  private static int rerolling(Match match, Initiative initiative, int seat) {
    for (int i = 0; i < match.fighters().size(); i++) {
      Fighter fighter = match.fighter(i);
      if (fighter.seat() == seat && mayReroll(fighter) && !initiative.rerolled().contains(i)) {
        return i;
      }
    }
    throw new IllegalStateException("Seat " + seat + " has no dice to roll again");
  }

  /// The whole roll again, or not. SP-CMB-45
  public static Pile<Move> moves(State state, Initiative initiative, int seat) {
    if (!initiative.poll().asks(seat)) {
      return Pile.empty();
    }
    Match match = Fight.match(state);
    Fighter fighter = match.fighter(rerolling(match, initiative, seat));
    return Pile.of(Move.Pass.IT, new Move.UseAbility(fighter.card(), OptionalInt.empty()));
  }

  public static State play(State state, Initiative initiative, int seat, Move move, Course course) {
    course.note(() -> new Answered(seat, Rules.rule("CMB-45")));
    Poll<Move> poll = initiative.poll().with(seat, move);
    if (!poll.isComplete()) {
      return state.keep(new Initiative(initiative.dice(), initiative.rerolled(), poll));
    }
    Match match = Fight.match(state);
    Pile<Pile<Integer>> dice = initiative.dice();
    Seats rerolled = initiative.rerolled();
    for (int other = 0; other < state.seats(); other++) {
      if (poll.asks(other) && poll.answer(other).orElseThrow() instanceof Move.UseAbility) {
        int number = rerolling(match, initiative, other);
        Fighter fighter = match.fighter(number);
        course.note(new AbilityUsed(other, fighter.card(), number(fighter)));
        rerolled = rerolled.plus(number);
        dice = dice.with(number, course.dice(fighter.spd()));
      }
    }
    if (rerolled == initiative.rerolled()) {
      course.note(new WindowClosed(Timing.INITIATIVE_ROLLED, state.table().everybody()));
    } else {
      course.note(new InitiativeRolled(List.copyOf(dice), true));
    }
    return decide(state.pop(), match, dice, rerolled, 0, course);
  }

  private static int number(Fighter fighter) {
    for (Ability ability : fighter.card().face().abilities()) {
      if (ability.timing() == Timing.INITIATIVE_ROLLED) {
        return ability.number();
      }
    }
    return 1;
  }
}
