package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.marenostrum.Board;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Frame.Taking;
import ludus.marenostrum.Gift;
import ludus.marenostrum.MareNostrumEvent.ChainEnded;
import ludus.marenostrum.MareNostrumEvent.Given;
import ludus.marenostrum.MareNostrumEvent.Taken;
import ludus.marenostrum.Move;
import ludus.marenostrum.Resource;
import ludus.marenostrum.Rules;
import ludus.marenostrum.State;
import ludus.marenostrum.Stock;
import ludus.marenostrum.Track;

/// Phase 2, second half: everybody takes from somebody, then the Trade Leader evens out (MN-2.2).
public final class TradeChain {

  private TradeChain() {}

  /// The player from whom the taker may not take now, or nobody: the two have just exchanged
  /// (MN-2.2-d).
  public static int barred(Frame.Chain chain) {
    int count = chain.takings().size();
    if (count < 2) {
      return Board.NOBODY;
    }
    Taking last = chain.takings().get(count - 1);
    Taking before = chain.takings().get(count - 2);
    boolean exchanged = before.taker() == last.victim() && before.victim() == last.taker();
    return exchanged ? last.taker() : Board.NOBODY;
  }

  static List<Move> moves(State state, Frame.Chain chain) {
    int barred = barred(chain);
    Pile<Resource> kinds = state.table().data().resources();
    Pile.Builder<Move> moves = Pile.builder(state.seats() * kinds.size());
    for (int victim = 0; victim < state.seats(); victim++) {
      Stock faceUp = chain.faceUp().get(victim);
      if (victim == chain.taker() || victim == barred || faceUp.isEmpty()) {
        continue;
      }
      for (int i = 0; i < kinds.size(); i++) {
        if (faceUp.has(kinds.get(i))) {
          moves.add(state.table().moves().take(victim, kinds.get(i)));
        }
      }
    }
    return moves.build();
  }

  static Optional<Refusal> refusal(State state, Frame.Chain chain, Move move) {
    if (!(move instanceof Move.Take(int victim, _))) {
      return Rules.no("2.2-e", "mustTake");
    }
    if (victim < 0 || victim >= state.seats()) {
      return Optional.of(Refusal.plain("kernel.refusal.noSeat"));
    }
    if (victim == chain.taker()) {
      return Rules.no("2.2-c", "ownOffer");
    }
    return victim == barred(chain)
        ? Rules.no("2.2-d", "justExchanged")
        : Rules.no("2.2-a", "notFaceUp");
  }

  static State play(State state, Frame.Chain chain, Move.Take move, Course course) {
    int taker = chain.taker();
    int victim = move.victim();
    course.note(new Taken(taker, victim, move.resource()));
    State now =
        state
            .withStock(taker, state.stock(taker).plus(move.resource()))
            .withStock(victim, state.stock(victim).minus(move.resource()));
    Stock left = chain.faceUp().get(victim).minus(move.resource());
    return now.become(
        new Frame.Chain(
            chain.value(),
            victim,
            chain.faceUp().with(victim, left),
            chain.takings().plus(new Taking(taker, victim, move.resource()))));
  }

  /// Ends the chain when the taker can take nothing (MN-2.2-f), and takes where everybody sees that
  /// there is one thing to take (MN-R-8).
  static State advance(State state, Frame.Chain chain, Course course) {
    int choices = choices(state, chain);
    if (choices > 1) {
      return state;
    }
    if (choices == 1 && moves(state, chain).getFirst() instanceof Move.Take only) {
      return play(state, chain, only, course);
    }
    course.tell(() -> new ChainEnded(state.table().data().amounts(chain.faceUp())));
    boolean uneven = !chain.takings().isEmpty() && chain.taker() != state.leader(Track.TRADE);
    return uneven
        ? state.become(new Frame.Evening(chain.value(), chain.taker(), chain.takings()))
        : Construction.begin(state, course);
  }

  /// How many different things the taker can take.
  private static int choices(State state, Frame.Chain chain) {
    int barred = barred(chain);
    int choices = 0;
    for (int victim = 0; victim < state.seats(); victim++) {
      if (victim != chain.taker() && victim != barred) {
        choices += chain.faceUp().get(victim).kinds();
      }
    }
    return choices;
  }

  // evening out
  // ------------------------------------------------------------------------------------

  /// Anything that the Trade Leader owns (MN-2.2.1-b).
  static List<Move> giftMoves(State state) {
    Stock stock = state.stock(state.leader(Track.TRADE));
    Pile<Resource> kinds = state.table().data().resources();
    Pile.Builder<Move> moves = Pile.builder(kinds.size());
    for (int i = 0; i < kinds.size(); i++) {
      if (stock.has(kinds.get(i))) {
        moves.add(state.table().moves().give(kinds.get(i)));
      }
    }
    return moves.build();
  }

  static Optional<Refusal> giftRefusal(Move move) {
    return move instanceof Move.Give
        ? Rules.no("2.2.1-b", "notYours")
        : Rules.no("2.2.1-b", "mustGive");
  }

  /// Only the two see what it is (MN-2.2.1-c).
  static State play(State state, Frame.Evening evening, Move.Give move, Course course) {
    int giver = state.leader(Track.TRADE);
    int receiver = evening.receiver();
    Resource resource = move.resource();
    course.note(new Given(giver, receiver, Optional.of(resource)));
    State now =
        state
            .withStock(giver, state.stock(giver).minus(resource))
            .withStock(receiver, state.stock(receiver).plus(resource))
            .withGift(Optional.of(new Gift(giver, receiver, resource)));
    return Construction.begin(now, course);
  }
}
