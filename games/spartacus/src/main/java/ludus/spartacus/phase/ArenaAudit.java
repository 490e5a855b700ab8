package ludus.spartacus.phase;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Pile;
import ludus.spartacus.Defeat;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.Frame.Match;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Pool;
import ludus.spartacus.State;
import ludus.spartacus.combat.Board;
import ludus.spartacus.combat.Wounds;

/// What must be true of the arena in every position.
final class ArenaAudit {

  private ArenaAudit() {}

  static List<String> of(State state) {
    List<String> broken = new ArrayList<>();
    for (Frame frame : state.stack().frames()) {
      switch (frame) {
        case Frame.Invitations invitations -> {
          entrants(state, invitations.entrants(), broken);
          for (Frame.Entrant entrant : invitations.entrants()) {
            check(
                invitations.invited().contains(entrant.seat()),
                "Seat %d fights without an invitation.".formatted(entrant.seat()),
                broken);
          }
        }
        case Frame.Wagers wagers -> {
          entrants(state, wagers.entrants(), broken);
          for (int seat = 0; seat < state.seats(); seat++) {
            int seated = seat;
            wagers.poll().answer(seat).ifPresent(bet -> wager(state, seated, bet, broken));
          }
        }
        case Match match -> match(state, match, broken);
        case Frame.Exchange exchange ->
            check(
                exchange.left() >= 0 && exchange.wounds() >= 0 && exchange.counterWounds() >= 0,
                "An attack has less than no wounds.",
                broken);
        case Frame.Tournament tournament -> entrants(state, tournament.entrants(), broken);
        default -> {}
      }
    }
    return broken;
  }

  private static void check(boolean holds, String otherwise, List<String> broken) {
    if (!holds) {
      broken.add(otherwise);
    }
  }

  private static void wager(State state, int seat, Move.PlaceWagers bet, List<String> broken) {
    check(
        state.table().options().openWagers() || bet.total() <= state.house(seat).gold(),
        "Seat %d has staked more gold than it has.".formatted(seat),
        broken);
  }

  private static void entrants(State state, Pile<Frame.Entrant> entrants, List<String> broken) {
    for (Frame.Entrant entrant : entrants) {
      check(
          state.house(entrant.seat()).isReady(entrant.card()),
          "The combatant %s is not ready in its house.".formatted(entrant.card()),
          broken);
      for (MarketCard card : entrant.equipment()) {
        check(
            state.house(entrant.seat()).has(card),
            "The equipment %s is not in its house.".formatted(card),
            broken);
      }
    }
  }

  private static void match(State state, Match match, List<String> broken) {
    Board board = state.table().content().board();
    for (int i = 0; i < match.fighters().size(); i++) {
      Fighter fighter = match.fighter(i);
      MarketCard card = fighter.card();
      check(board.number(fighter.hex()) >= 0, "%s is not in the arena.".formatted(card), broken);
      check(
          fighter.atk() <= card.face().atk()
              && fighter.def() <= card.face().def()
              && fighter.spd() <= card.face().spd()
              && fighter.atk() >= 0
              && fighter.def() >= 0
              && fighter.spd() >= 0,
          "%s has dice that it can't have.".formatted(card),
          broken);
      boolean empty = Wounds.level(fighter) != Defeat.NONE;
      for (Pool pool : Pool.values()) {
        check(
            !empty || fighter.dice(pool) <= 1,
            "%s has an empty pool beside one with several dice.".formatted(card),
            broken);
      }
      check(
          !fighter.isStanding() || state.house(fighter.seat()).isReady(card),
          "%s fights and is not ready.".formatted(card),
          broken);
      for (int other = 0; other < i; other++) {
        check(
            !fighter.isStanding()
                || !match.fighter(other).isStanding()
                || !match.fighter(other).hex().equals(fighter.hex()),
            "Two combatants stand on one hex.",
            broken);
      }
    }
  }
}
