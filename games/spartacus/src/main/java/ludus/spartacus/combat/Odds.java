package ludus.spartacus.combat;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import ludus.spartacus.Corner;
import ludus.spartacus.Defeat;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.Entrant;
import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.Frame.Match;
import ludus.spartacus.State;

/// How a fight is likely to end, by simulated fights of two who fight with sense.
public final class Odds {

  /// Enough for people, who see whole percents.
  public static final int FIGHTS = 1_000;

  private Odds() {}

  /// Shares from 0 to 1.
  public record Chances(double victoryI, double victoryII, double injury, double decapitation) {

    public double of(Corner corner) {
      return switch (corner) {
        case VICTORY_I -> victoryI;
        case VICTORY_II -> victoryII;
        case INJURY -> injury;
        case DECAPITATION -> decapitation;
      };
    }
  }

  /// What one attack is likely to do.
  ///
  /// @param wounds dice that the defender loses on average
  /// @param defeat how often it is defeated, from 0 to 1
  public record Blow(double wounds, double defeat) {}

  /// Before a match.
  public static Chances of(
      State state, Entrant one, Entrant two, int fights, RandomGenerator random) {
    Board board = state.table().content().board();
    return simulate(
        state,
        Side.of(state, one, two),
        Side.of(state, two, one),
        board.starts().first().distance(board.starts().last()),
        fights,
        random);
  }

  /// In the middle of a match of two, as if a round began now.
  public static Chances of(State state, Match match, int fights, RandomGenerator random) {
    Fighter one = match.fighters().first();
    Fighter two = match.fighters().last();
    if (match.winner().isPresent()) {
      int winner = match.winner().getAsInt();
      return new Chances(
          winner == 0 ? 1 : 0,
          winner == 1 ? 1 : 0,
          is(one, two, Defeat.INJURY),
          is(one, two, Defeat.DECAPITATION));
    }
    return simulate(
        state,
        Side.of(state, one, two),
        Side.of(state, two, one),
        one.hex().distance(two.hex()),
        fights,
        random);
  }

  private static double is(Fighter one, Fighter two, Defeat level) {
    return one.defeat() == level || two.defeat() == level ? 1 : 0;
  }

  private static Chances simulate(
      State state, Side one, Side two, int distance, int fights, RandomGenerator random) {
    if (one.empty() > 0 || two.empty() > 0) {
      return new Chances(one.empty() > 0 ? 0 : 1, two.empty() > 0 ? 0 : 1, 0, 0);
    }
    Duel duel = new Duel(one, two, distance, state.table().numbers().unopposedFrom(), random);
    for (int i = 0; i < fights; i++) {
      duel.fight();
    }
    double all = fights;
    return new Chances(
        duel.won / all, 1 - duel.won / all, duel.injuries / all, duel.decapitations / all);
  }

  /// One attack of the fighter whose turn it is.
  public static Blow blow(
      State state, Match match, int target, boolean speed, int attacks, RandomGenerator random) {
    Fighter attacker = match.fighter(match.asked());
    Fighter defender = match.fighter(target);
    Duel duel =
        new Duel(
            Side.of(state, attacker, defender),
            Side.of(state, defender, attacker),
            1,
            state.table().numbers().unopposedFrom(),
            random);
    for (int i = 0; i < attacks; i++) {
      duel.attack(speed);
    }
    return new Blow(duel.wounds / (double) attacks, duel.defeats / (double) attacks);
  }

  /// For people: always the same for the same position, whoever looks.
  static RandomGenerator steady() {
    return new SplittableRandom(Frame.NOBODY);
  }

  /// As people see it before a match, if the table shows odds.
  public static Chances shown(State state, Entrant one, Entrant two) {
    return of(state, one, two, FIGHTS, steady());
  }

  /// As people see it during a match.
  public static Chances shown(State state, Match match) {
    return of(state, match, FIGHTS, steady());
  }

  /// As people see one attack.
  public static Blow shown(State state, Match match, int target, boolean speed) {
    return blow(state, match, target, speed, FIGHTS, steady());
  }
}
