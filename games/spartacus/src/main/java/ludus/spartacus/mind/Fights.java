package ludus.spartacus.mind;

import java.util.random.RandomGenerator;
import ludus.kernel.Pile;
import ludus.spartacus.Asset;
import ludus.spartacus.Corner;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.Entrant;
import ludus.spartacus.House;
import ludus.spartacus.Move;
import ludus.spartacus.Numbers;
import ludus.spartacus.State;
import ludus.spartacus.combat.Odds;
import ludus.spartacus.phase.Invitations;
import ludus.spartacus.phase.Tournament;
import ludus.spartacus.phase.Tribute;
import ludus.spartacus.phase.Verdict;
import ludus.spartacus.phase.Wagers;
import ludus.spartacus.talk.Term;

/// Who is invited, who is sent with what, what is wagered, and who lives: by the odds.
final class Fights {

  /// Which part of its worth a house loses, on average, with a fighter who is beaten.
  private static final double LOST = 0.45;

  /// How likely one who waits in the arena beats the next who is invited.
  private static final double OTHERS = 0.7;

  /// A piece of equipment more does no harm.
  private static final double ITEM = 0.15;

  /// A game is won or lost with it.
  private static final double GAME = 60;

  private static final Corner[] CORNERS = Corner.values();

  private Fights() {}

  /// How fights are foreseen.
  interface Foresight {
    Odds.Chances of(State state, Entrant one, Entrant two);
  }

  /// At a glance: by ratings; injuries and deaths as they are on average.
  static final Foresight GLANCE =
      (_, one, two) -> {
        double wins = Strength.chance(Strength.rating(one), Strength.rating(two));
        return new Odds.Chances(wins, 1 - wins, 0.32, 0.21);
      };

  /// By so many simulated fights; what is seen at a glance steadies them.
  static Foresight simulated(int fights, RandomGenerator own) {
    return (state, one, two) -> {
      Odds.Chances seen = Odds.of(state, one, two, fights, own);
      double wins = (seen.victoryI() + GLANCE.of(state, one, two).victoryI()) / 2;
      return new Odds.Chances(wins, 1 - wins, seen.injury(), seen.decapitation());
    };
  }

  // what a fight is about ------------------------------------------------------------------------

  /// What a victory is worth to a house: influence, and fame for the fighter (SP-VIC-1).
  private static double prize(State state, int seat, Asset asset) {
    double fame = asset.isChampion() ? 0 : asset.favors() == 2 ? 9 - 4.4 : 2.2;
    boolean crowned = !asset.isChampion() && asset.favors() == 2;
    return Worth.influence(state, seat, crowned ? 2 : 1) + fame;
  }

  private static double loss(State state, int seat, Asset asset) {
    return LOST * Worth.asset(state, state.house(seat), asset);
  }

  /// What it is worth to this dominus that these two meet, the first winning so likely.
  private static double meeting(Mind mind, Entrant one, Entrant two, double wins) {
    return side(mind, one, wins) + side(mind, two, 1 - wins);
  }

  private static double side(Mind mind, Entrant entrant, double wins) {
    int seat = entrant.seat();
    Asset asset = mind.state.house(seat).asset(entrant.card());
    return mind.share(seat)
        * (wins * prize(mind.state, seat, asset) - (1 - wins) * loss(mind.state, seat, asset));
  }

  /// What the match that is about to begin is worth to this dominus, wagers included, if I wins so
  /// likely.
  static double outcome(Mind mind, Frame.Match match, double wins) {
    Entrant one = match.fighter(0).entrant();
    Entrant two = match.fighter(1).entrant();
    Move.PlaceWagers bet = match.wagers().get(mind.seat);
    return meeting(mind, one, two, wins)
        + 2 * wins * bet.victoryI()
        + 2 * (1 - wins) * bet.victoryII();
  }

  // the host -------------------------------------------------------------------------------------

  static double invite(Mind mind, Frame.Invitations frame, int guest, Foresight foresight) {
    State state = mind.state;
    House house = state.house(guest);
    double word =
        Honor.breach(mind, Term.INVITE, guest) - Honor.breach(mind, Term.NOT_INVITE, guest);
    if (house.fighters() == 0) { // it can't accept, and loses influence (SP-ARN-10)
      return mind.influence(guest, -1) + word;
    }
    Entrant sent = Strength.bestEntrant(house, guest);
    if (frame.entrants().isEmpty()) {
      double best = Double.NEGATIVE_INFINITY;
      for (int other = 0; other < state.seats(); other++) {
        if (other != guest
            && state.house(other).fighters() > 0
            && Invitations.isInvitable(state, frame, other)) {
          Entrant opponent = Strength.bestEntrant(state.house(other), other);
          double wins = foresight.of(state, sent, opponent).victoryI();
          best = Math.max(best, meeting(mind, sent, opponent, wins));
        }
      }
      double first = guest == mind.seat ? 0.6 : 0; // who comes second has seen the other
      return (best == Double.NEGATIVE_INFINITY ? 0 : best) - first + word;
    }
    Entrant there = frame.entrants().first();
    double wins = foresight.of(state, there, sent).victoryI();
    return meeting(mind, there, sent, wins) + word;
  }

  // the guest ------------------------------------------------------------------------------------

  /// Who declines loses influence; and the victory will be another's all the same.
  static double decline(Mind mind, Frame.Invitations frame) {
    double lost = mind.influence(mind.seat, -1) - Honor.breach(mind, Term.ACCEPT, mind.seat);
    if (!frame.entrants().isEmpty()) {
      Entrant there = frame.entrants().first();
      return lost + OTHERS * side(mind, there, 1);
    }
    return lost;
  }

  static double accept(
      Mind mind, Frame.Invitations frame, Move.Commit commit, Foresight foresight) {
    State state = mind.state;
    Entrant sent = new Entrant(mind.seat, commit.combatant(), Pile.copyOf(commit.equipment()));
    Numbers numbers = state.table().numbers();
    int tribute = Tribute.of(numbers, mind.house().asset(commit.combatant()));
    double gain =
        mind.gold(mind.seat, tribute)
            + ITEM * commit.equipment().size()
            - Honor.breach(mind, Term.DECLINE, mind.seat);
    if (!frame.entrants().isEmpty()) {
      Entrant there = frame.entrants().first();
      double wins = foresight.of(state, sent, there).victoryI();
      return gain + meeting(mind, sent, there, wins);
    }
    double sum = 0;
    int opponents = 0;
    for (int other = 0; other < state.seats(); other++) {
      if (other != mind.seat
          && state.house(other).fighters() > 0
          && !frame.invited().contains(other)) {
        Entrant opponent = Strength.bestEntrant(state.house(other), other);
        double wins = foresight.of(state, sent, opponent).victoryI();
        sum += meeting(mind, sent, opponent, wins);
        opponents++;
      }
    }
    return gain + (opponents == 0 ? 0 : sum / opponents);
  }

  /// In the tournament only victory counts (SP-WIN-13).
  static double enter(
      Mind mind, Frame.Tournament tournament, Move.Commit commit, Foresight foresight) {
    State state = mind.state;
    Entrant sent = new Entrant(mind.seat, commit.combatant(), Pile.copyOf(commit.equipment()));
    if (!tournament.entrants().isEmpty()) {
      return GAME * foresight.of(state, sent, tournament.entrants().first()).victoryI();
    }
    Pile<Integer> pair = Tournament.next(tournament);
    int opponent = pair.first() == mind.seat ? pair.last() : pair.first();
    Entrant theirs = Strength.bestEntrant(state.house(opponent), opponent);
    return GAME * foresight.of(state, sent, theirs).victoryI();
  }

  // wagers ---------------------------------------------------------------------------------------

  /// What wagers bring on average, less the trouble of being without that gold.
  static double wager(Mind mind, Move.PlaceWagers bet, Odds.Chances chances) {
    Numbers numbers = mind.state.table().numbers();
    double gain = 0;
    for (Corner corner : CORNERS) {
      int stake = bet.on(corner);
      gain += stake * ((1 + Wagers.odds(numbers, corner)) * chances.of(corner) - 1);
    }
    int gold = mind.house().gold();
    return gain - 0.06 * bet.total() - (bet.total() > 0 && bet.total() == gold ? 0.8 : 0);
  }

  // the verdict ----------------------------------------------------------------------------------

  /// A dead rival's fighter is a gain, each favor on it costs influence (SP-VER-3).
  static double judge(Mind mind, Frame.Aftermath aftermath, boolean up) {
    Asset judged = Verdict.judged(mind.state, aftermath.match());
    int owner = aftermath.match().fighter(Verdict.loser(mind.state, aftermath.match())).seat();
    if (up) {
      return -Honor.breach(mind, Term.THUMB_DOWN, owner);
    }
    return mind.influence(mind.seat, -judged.favors())
        - mind.share(owner) * Worth.asset(mind.state, mind.state.house(owner), judged)
        - Honor.breach(mind, Term.THUMB_UP, owner)
        - 0.1;
  }
}
