package ludus.spartacus.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Seats;
import ludus.kernel.flow.Poll;
import ludus.spartacus.Corner;
import ludus.spartacus.Course;
import ludus.spartacus.Defeat;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.Move;
import ludus.spartacus.Numbers;
import ludus.spartacus.Rules;
import ludus.spartacus.SpartacusEvent.Answered;
import ludus.spartacus.SpartacusEvent.Staked;
import ludus.spartacus.SpartacusEvent.WagerSettled;
import ludus.spartacus.SpartacusEvent.WagersOpened;
import ludus.spartacus.State;
import ludus.spartacus.combat.Fight;

/// Everybody may bet on victory, injury and decapitation, sealed, or in turn at tables that say so
/// (SP-WAG).
public final class Wagers {

  private static final Corner[] CORNERS = Corner.values();

  /// Beyond so many gold no wager is proposed, whatever a table allows.
  private static final int PROPOSED = 9;

  /// By corner and stake: wagers on one corner alone.
  private static final Move.PlaceWagers[][] SINGLE = singles();

  private Wagers() {}

  private static Move.PlaceWagers[][] singles() {
    Move.PlaceWagers[][] singles = new Move.PlaceWagers[CORNERS.length][PROPOSED + 1];
    for (int corner = 0; corner < CORNERS.length; corner++) {
      for (int stake = 0; stake <= PROPOSED; stake++) {
        singles[corner][stake] =
            new Move.PlaceWagers(
                corner == 0 ? stake : 0,
                corner == 1 ? stake : 0,
                corner == 2 ? stake : 0,
                corner == 3 ? stake : 0);
      }
    }
    return singles;
  }

  static State begin(State state, Pile<Frame.Entrant> entrants) {
    Seats asked =
        state.table().options().openWagers()
            ? Seats.of(state.host())
            : state.table().everybody(); // SP-WAG-2
    return state.become(new Frame.Wagers(entrants, 0, Poll.to(asked, state.seats())));
  }

  /// What a corner pays for each gold staked. SP-WAG-7
  public static int odds(Numbers numbers, Corner corner) {
    return switch (corner) {
      case VICTORY_I, VICTORY_II -> numbers.victoryOdds();
      case INJURY -> numbers.injuryOdds();
      case DECAPITATION -> numbers.decapitationOdds();
    };
  }

  /// Who has a combatant in the match may not bet on the other side. SP-WAG-3, SP-WAG-5, SP-WAG-10
  public static Optional<Corner> barred(Pile<Frame.Entrant> entrants, int seat) {
    for (int i = 0; i < entrants.size(); i++) {
      if (entrants.get(i).seat() == seat) {
        return Optional.of(i == 0 ? Corner.VICTORY_II : Corner.VICTORY_I);
      }
    }
    return Optional.empty();
  }

  private static boolean isBarred(Pile<Frame.Entrant> entrants, int seat, Corner corner) {
    Optional<Corner> barred = barred(entrants, seat);
    return barred.isPresent() && barred.get() == corner;
  }

  /// None, any stake on one corner, and the highest on two; all others can be placed too.
  static Pile<Move> moves(State state, Frame.Wagers wagers, int seat) {
    if (!wagers.poll().asks(seat)) {
      return Pile.empty();
    }
    int gold = state.house(seat).gold();
    int most = Math.min(PROPOSED, state.table().numbers().mostStake());
    Pile.Builder<Move> moves = Pile.builder(1 + 4 * most + 6);
    moves.add(Move.PlaceWagers.NONE);
    for (Corner corner : CORNERS) {
      if (!isBarred(wagers.entrants(), seat, corner)) {
        for (int stake = 1; stake <= Math.min(gold, most); stake++) {
          moves.add(SINGLE[corner.index()][stake]);
        }
      }
    }
    if (gold >= 2 * most) {
      for (int one = 0; one < CORNERS.length; one++) {
        for (int other = one + 1; other < CORNERS.length; other++) {
          if (!isBarred(wagers.entrants(), seat, CORNERS[one])
              && !isBarred(wagers.entrants(), seat, CORNERS[other])) {
            moves.add(both(most, one, other));
          }
        }
      }
    }
    return moves.build();
  }

  private static Move.PlaceWagers both(int stake, int one, int other) {
    return new Move.PlaceWagers(
        one == 0 ? stake : 0,
        one == 1 || other == 1 ? stake : 0,
        one == 2 || other == 2 ? stake : 0,
        other == 3 ? stake : 0);
  }

  /// SP-WAG-1, SP-WAG-3, SP-WAG-4
  static Optional<Refusal> refusal(
      State state, Frame.Wagers wagers, int seat, Move.PlaceWagers move) {
    int most = state.table().numbers().mostStake();
    for (Corner corner : CORNERS) {
      int stake = move.on(corner);
      if (stake < 0 || stake > most) {
        return Optional.of(Rules.refuse("WAG-1", Rules.why("stake").with("most", most)));
      }
      if (stake > 0 && isBarred(wagers.entrants(), seat, corner)) {
        return Rules.no("WAG-3", "betAgainstOwn");
      }
    }
    int gold = state.house(seat).gold();
    return move.total() > gold
        ? Optional.of(Rules.refuse("WAG-4", Rules.why("notEnoughGold").with("gold", gold)))
        : Optional.empty();
  }

  static State play(
      State state, Frame.Wagers wagers, int seat, Move.PlaceWagers move, Course course) {
    Poll<Move.PlaceWagers> poll = wagers.poll().with(seat, move);
    if (state.table().options().openWagers()) {
      course.note(() -> new WagersOpened(staked(poll, seat, seat + 1), Seats.NONE));
      return inTurn(stake(state, seat, move), wagers, poll);
    }
    course.note(() -> new Answered(seat, Rules.rule("WAG-2")));
    if (!poll.isComplete()) {
      return state.keep(new Frame.Wagers(wagers.entrants(), 0, poll));
    }
    course.note(() -> new WagersOpened(staked(poll, 0, state.seats()), state.table().everybody()));
    State now = state;
    for (int other = 0; other < state.seats(); other++) {
      now = stake(now, other, poll.answer(other).orElseThrow());
    }
    return fight(now, wagers.entrants(), poll);
  }

  private static State inTurn(State state, Frame.Wagers wagers, Poll<Move.PlaceWagers> poll) {
    int place = wagers.place() + 1;
    if (place == state.seats()) {
      return fight(state, wagers.entrants(), poll);
    }
    Seats next = Seats.of(state.table().clockwise(state.host(), place));
    return state.become(
        new Frame.Wagers(wagers.entrants(), place, new Poll<>(next, poll.answers())));
  }

  private static List<Staked> staked(Poll<Move.PlaceWagers> poll, int from, int to) {
    List<Staked> stakes = new ArrayList<>();
    for (int seat = from; seat < to; seat++) {
      Move.PlaceWagers bet = poll.answer(seat).orElse(Move.PlaceWagers.NONE);
      if (bet.total() > 0) {
        stakes.add(
            new Staked(seat, bet.victoryI(), bet.victoryII(), bet.injury(), bet.decapitation()));
      }
    }
    return List.copyOf(stakes);
  }

  /// Stakes leave the treasury. SP-WAG-4
  private static State stake(State state, int seat, Move.PlaceWagers bet) {
    House house = state.house(seat);
    return bet.total() == 0
        ? state
        : state.withHouse(seat, house.withGold(house.gold() - bet.total()));
  }

  private static State fight(
      State state, Pile<Frame.Entrant> entrants, Poll<Move.PlaceWagers> poll) {
    Pile.Builder<Move.PlaceWagers> bets = Pile.builder(state.seats());
    for (int seat = 0; seat < state.seats(); seat++) {
      bets.add(poll.answer(seat).orElse(Move.PlaceWagers.NONE));
    }
    return state.become(Fight.of(state, entrants, false, bets.build()));
  }

  // settlement -----------------------------------------------------------------------------------

  /// Whether a corner has won, looking at all who fought. SP-WAG-7, SP-WAG-8, SP-CMB-37
  public static boolean wins(Frame.Match match, Corner corner) {
    return switch (corner) {
      case VICTORY_I -> match.winner().orElse(Frame.NOBODY) == 0;
      case VICTORY_II -> match.winner().orElse(Frame.NOBODY) == 1;
      case INJURY -> has(match, Defeat.INJURY);
      case DECAPITATION -> has(match, Defeat.DECAPITATION);
    };
  }

  private static boolean has(Frame.Match match, Defeat level) {
    for (int i = 0; i < match.fighters().size(); i++) {
      if (match.fighter(i).defeat() == level) {
        return true;
      }
    }
    return false;
  }

  /// Winners get their stake back and the winnings; the other stakes are the bank's. SP-WAG-7
  static State settle(State state, Frame.Match match, Course course) {
    State now = state;
    for (int i = 0; i < state.seats(); i++) {
      int seat = state.table().clockwise(state.host(), i);
      Move.PlaceWagers bet = match.wagers().get(seat);
      if (bet.total() > 0) {
        int paid = 0;
        for (Corner corner : CORNERS) {
          int times = 1 + odds(state.table().numbers(), corner);
          paid += wins(match, corner) ? bet.on(corner) * times : 0;
        }
        course.note(new WagerSettled(seat, bet.total(), paid));
        House house = now.house(seat);
        now = now.withHouse(seat, house.withGold(house.gold() + paid));
      }
    }
    return now;
  }

  /// Sealed wagers of others, drawn again: that they have placed some is known, not which. SP-HID-5
  static Frame imagine(State state, Frame.Wagers wagers, int seat, RandomGenerator own) {
    if (state.table().options().openWagers()) {
      return wagers;
    }
    Poll<Move.PlaceWagers> poll = wagers.poll();
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat && poll.answer(other).isPresent()) {
        List<Move> moves = moves(state, wagers, other);
        Move drawn = moves.get(own.nextInt(moves.size()));
        poll = poll.with(other, (Move.PlaceWagers) drawn);
      }
    }
    return new Frame.Wagers(wagers.entrants(), wagers.place(), poll);
  }
}
