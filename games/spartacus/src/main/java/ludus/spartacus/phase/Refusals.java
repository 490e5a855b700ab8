package ludus.spartacus.phase;

import java.util.Optional;
import ludus.kernel.Refusal;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.Exchange;
import ludus.spartacus.Frame.ExchangeStage;
import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.Frame.Match;
import ludus.spartacus.Frame.MatchStage;
import ludus.spartacus.Hex;
import ludus.spartacus.Move;
import ludus.spartacus.Rules;
import ludus.spartacus.State;
import ludus.spartacus.combat.Board;
import ludus.spartacus.combat.Fight;
import ludus.spartacus.combat.Skills;
import ludus.spartacus.combat.Wounds;

/// Why a move in the arena is not possible, in words that a newcomer understands. What is listed is
/// possible; wagers with other stakes, and equipment that is like that in the list, are too.
final class Refusals {

  private static final Optional<Refusal> NOT_NOW = Rules.no("FSM-1", "notNow");
  private static final Optional<Refusal> NOT_ASKED = Rules.no("FSM-1", "notAsked");

  private Refusals() {}

  static Optional<Refusal> of(State state, int seat, Move move) {
    if (seat < 0 || seat >= state.seats()) {
      return NOT_ASKED;
    }
    if (Arena.moves(state, seat).contains(move)) {
      return Optional.empty();
    }
    return switch (state.top()) {
      case Frame.Invitations frame -> invitation(state, frame, seat, move);
      case Frame.Wagers wagers ->
          !wagers.poll().asks(seat)
              ? NOT_ASKED
              : move instanceof Move.PlaceWagers bets
                  ? Wagers.refusal(state, wagers, seat, bets)
                  : NOT_NOW;
      case Match match -> match(state, match, seat, move);
      case Frame.Initiative initiative -> initiative.poll().asks(seat) ? NOT_NOW : NOT_ASKED;
      case Exchange exchange -> exchange(state, exchange, seat, move);
      case Frame.Aftermath aftermath ->
          seat != state.host()
              ? Rules.no("VER-1", "onlyHostJudges")
              : move instanceof Move.Judge judge
                  ? Verdict.refusal(state, aftermath, judge)
                  : NOT_NOW;
      case Frame.Tournament tournament ->
          Tournament.asked(tournament) != seat
              ? NOT_ASKED
              : move instanceof Move.Commit commit
                  ? Invitations.refusal(state, seat, commit)
                  : NOT_NOW;
      default -> NOT_NOW;
    };
  }

  private static Optional<Refusal> invitation(
      State state, Frame.Invitations frame, int seat, Move move) {
    if (frame.pending() == Frame.NOBODY) {
      if (seat != state.host()) {
        return Rules.no("ARN-3", "onlyHostInvites");
      }
      return move instanceof Move.Invite ? Rules.no("ARN-4", "invitedBefore") : NOT_NOW;
    }
    if (move instanceof Move.Invite) {
      return Rules.no("ARN-17", "invitationPending");
    }
    if (frame.pending() != seat) {
      return NOT_ASKED;
    }
    return switch (move) {
      case Move.Commit commit -> Invitations.refusal(state, seat, commit);
      case Move.DeclineInvitation _ -> Rules.no("DEA-10", "acceptanceSold");
      default -> NOT_NOW;
    };
  }

  private static Optional<Refusal> match(State state, Match match, int seat, Move move) {
    if (match.asked() == Frame.NOBODY || match.fighter(match.asked()).seat() != seat) {
      return NOT_ASKED; // SP-CMB-41
    }
    Fighter fighter = match.fighter(match.asked());
    if (match.stage() == MatchStage.STALL && move instanceof Move.GiveUp) {
      return Rules.no("CMB-28", "ruleOfOne");
    }
    if (match.stage() != MatchStage.TURN) {
      return NOT_NOW;
    }
    return switch (move) {
      case Move.MoveTo(Hex hex) -> step(state, match, fighter, hex);
      case Move.Attack attack -> attack(state, match, fighter, attack);
      default -> NOT_NOW;
    };
  }

  private static Optional<Refusal> step(State state, Match match, Fighter fighter, Hex hex) {
    Board board = state.table().content().board();
    if (match.moved()) {
      return Rules.no("CMB-11", "movedBefore");
    }
    if (Optional.ofNullable(hex).isEmpty() || board.number(hex) < 0) {
      return Rules.no("CMB-2", "outsideArena");
    }
    for (int i = 0; i < match.fighters().size(); i++) {
      Fighter other = match.fighter(i);
      if (i != match.asked() && other.isStanding() && other.hex().equals(hex)) {
        return Rules.no("CMB-4", "hexTaken");
      }
    }
    return Optional.of(Rules.refuse("CMB-12", Rules.why("tooFar").with("steps", fighter.spd())));
  }

  private static Optional<Refusal> attack(
      State state, Match match, Fighter fighter, Move.Attack attack) {
    if (match.attacked()) {
      return Rules.no("CMB-11", "attackedBefore");
    }
    int target = attack.target();
    if (target < 0
        || target >= match.fighters().size()
        || match.fighter(target).team() == fighter.team()
        || !match.fighter(target).isStanding()) {
      return Rules.no("CMB-13", "noOpponent");
    }
    int reach = attack.speed() ? Skills.speedReach(state, fighter) : Skills.reach(state, fighter);
    return reach == 0
        ? Rules.no("CMB-15", "nothingToThrow")
        : Optional.of(Rules.refuse("CMB-13", Rules.why("outOfReach").with("reach", reach)));
  }

  private static Optional<Refusal> exchange(State state, Exchange exchange, int seat, Move move) {
    Match match = Fight.match(state);
    if (exchange.stage() == ExchangeStage.REROLLS) {
      return !exchange.poll().asks(seat)
          ? NOT_ASKED
          : move instanceof Move.Reroll ? Rules.no("CMB-17", "rerollNotAllowed") : NOT_NOW;
    }
    if (exchange.asked() == Frame.NOBODY || match.fighter(exchange.asked()).seat() != seat) {
      return NOT_ASKED;
    }
    return switch (move) {
      case Move.GiveUp(var pool)
          when exchange.stage() == ExchangeStage.SURRENDER
              || exchange.stage() == ExchangeStage.COUNTER_SURRENDER ->
          Optional.ofNullable(pool).isPresent()
                  && Wounds.isProtected(match.fighter(exchange.asked()), pool)
              ? Rules.no("CMB-28", "ruleOfOne")
              : Rules.no("CMB-27", "poolEmpty");
      case Move.ForceReroll _ when exchange.stage() == ExchangeStage.FORCED ->
          Rules.no("CMB-18", "noSuchDie");
      default -> NOT_NOW;
    };
  }
}
