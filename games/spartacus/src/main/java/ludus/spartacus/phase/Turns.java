package ludus.spartacus.phase;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Turn;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.Move;
import ludus.spartacus.State;
import ludus.spartacus.deed.Cards;
import ludus.spartacus.effect.Resolve;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.talk.Bargains;

/// Who is asked what, and which phase answers for it.
public final class Turns {

  private static final String TALK = "talk";

  private Turns() {}

  // who ------------------------------------------------------------------------------------------

  /// By public facts only.
  public static Agenda agenda(State state) {
    return switch (state.top()) {
      case Frame.ChoosingHouses choosing -> one(state, choosing.chooser(), "house");
      case Frame.Healing healing -> one(state, Upkeep.healer(state, healing), "healNext");
      case Frame.HealingRoll roll -> one(state, roll.seat(), "keepDie");
      case Frame.Ledgers ledgers -> talking(state, ledgers.poll().agenda("ledger", state.stamp()));
      case Frame.Window window ->
          talking(state, window.poll().agenda(window.timing().question(), state.stamp()));
      case Frame.IntrigueTurn turn ->
          one(state, turn.seat(), turn.ending() ? "discard" : "intrigue");
      case Frame.Scheme scheme ->
          scheme.asked() == Frame.NOBODY
              ? one(state, scheme.seat(), "scheme")
              : one(state, scheme.asked(), "support");
      case Frame.Effect effect -> one(state, Resolve.chooser(state, effect), "choose");
      case Frame.OpenMarket market -> openMarket(state, market);
      case Frame.Bidding bidding ->
          talking(
              state,
              bidding
                  .poll()
                  .agenda(
                      bidding.lot() == Auctions.auction(state).row().size() ? "hostBid" : "bid",
                      state.stamp()));
      case Frame.Invitations _,
          Frame.Wagers _,
          Frame.Match _,
          Frame.Initiative _,
          Frame.Exchange _,
          Frame.Aftermath _,
          Frame.Tournament _ ->
          talking(state, Arena.agenda(state));
      case Frame.Over over -> Agenda.over(Winning.outcome(state, over));
      case Frame.PhaseEnd _, Frame.GuardDie _, Frame.Reaction _, Frame.Auction _ ->
          throw new IllegalStateException("Nobody is asked in " + state.top());
    };
  }

  /// The first whom [#agenda] awaits.
  public static int awaited(State state) {
    return switch (state.top()) {
      case Frame.ChoosingHouses choosing -> choosing.chooser();
      case Frame.Healing healing -> Upkeep.healer(state, healing);
      case Frame.HealingRoll roll -> roll.seat();
      case Frame.Ledgers ledgers -> ledgers.poll().awaited();
      case Frame.Window window -> window.poll().awaited();
      case Frame.IntrigueTurn turn -> turn.seat();
      case Frame.Scheme scheme -> scheme.asked() == Frame.NOBODY ? scheme.seat() : scheme.asked();
      case Frame.Effect effect -> Resolve.chooser(state, effect);
      case Frame.Bidding bidding -> bidding.poll().awaited();
      case Frame.OpenMarket market ->
          Integer.numberOfTrailingZeros(state.table().everybody().except(market.done()).bits());
      case Frame.Invitations _,
          Frame.Wagers _,
          Frame.Match _,
          Frame.Initiative _,
          Frame.Exchange _,
          Frame.Aftermath _,
          Frame.Tournament _ ->
          Arena.awaited(state);
      case Frame.Over _ -> Frame.NOBODY;
      case Frame.PhaseEnd _, Frame.GuardDie _, Frame.Reaction _, Frame.Auction _ ->
          throw new IllegalStateException("Nobody is asked in " + state.top());
    };
  }

  /// Schemes, reactions and windows lie above what they interrupt. In the market each lot is a
  /// turn, in the arena each round of combat.
  public static Turn turn(State state) {
    for (Frame frame : state.stack().frames()) {
      switch (frame) {
        case Frame.IntrigueTurn turn -> {
          return new Turn(state.round(), "intrigue", turn.seat());
        }
        case Frame.Bidding bidding -> {
          return new Turn(state.round(), "lot", bidding.lot());
        }
        case Frame.Match match -> {
          return new Turn(state.round(), "combat", match.round());
        }
        default -> {} // looks further up
      }
    }
    return Turn.of(state.round(), state.phase().name());
  }

  private static Agenda one(State state, int seat, String what) {
    return talking(state, Agenda.of(seat, what, state.stamp()));
  }

  private static Agenda openMarket(State state, Frame.OpenMarket market) {
    List<Ask> must = new ArrayList<>(state.seats());
    List<Ask> may = new ArrayList<>(state.seats());
    for (int seat = 0; seat < state.seats(); seat++) {
      (market.done().contains(seat) ? may : must).add(new Ask(seat, "trade", state.stamp()));
    }
    return Agenda.of(must, may);
  }

  /// Everybody else may talk, give, deploy guards and react, where nothing forbids it.
  private static Agenda talking(State state, Agenda agenda) {
    if (Bargains.isFrozen(state)) {
      return agenda;
    }
    List<Ask> may = new ArrayList<>(state.seats());
    Seats asked = Seats.NONE;
    for (int i = 0; i < agenda.must().size(); i++) {
      asked = asked.plus(agenda.must().get(i).seat());
    }
    for (int i = 0; i < agenda.may().size(); i++) {
      asked = asked.plus(agenda.may().get(i).seat());
      may.add(agenda.may().get(i));
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      if (!asked.contains(seat)) {
        may.add(new Ask(seat, TALK, state.stamp()));
      }
    }
    return Agenda.of(agenda.must(), may);
  }

  // what -----------------------------------------------------------------------------------------

  public static List<Move> moves(State state, int seat) {
    Pile<Move> answers = answers(state, seat);
    if (Bargains.isFrozen(state)) {
      return answers;
    }
    boolean deploys = mayDeploy(state, seat);
    boolean reacts = mayReact(state) && !state.house(seat).hand().isEmpty();
    boolean talks = !state.talk().offers().isEmpty() || !state.talk().pledges().isEmpty();
    if (!deploys && !reacts && !talks) {
      return answers;
    }
    Pile.Builder<Move> moves = Pile.builder(4);
    if (deploys) {
      moves.add(Move.DeployGuard.IT);
    }
    if (reacts) {
      Reactions.list(state, seat, Timing.ANY_PHASE, moves);
    }
    if (talks) {
      Bargains.list(state, seat, moves);
    }
    return answers.plusAll(moves.build());
  }

  private static Pile<Move> answers(State state, int seat) {
    return switch (state.top()) {
      case Frame.ChoosingHouses choosing -> Opening.moves(state, choosing, seat);
      case Frame.Healing healing -> Upkeep.moves(state, healing, seat);
      case Frame.HealingRoll roll -> Upkeep.moves(roll, seat);
      case Frame.Ledgers ledgers -> Upkeep.moves(state, ledgers, seat);
      case Frame.Window window -> Windows.moves(state, window, seat);
      case Frame.IntrigueTurn turn -> Intrigue.moves(state, turn, seat);
      case Frame.Scheme scheme -> Scheming.moves(state, scheme, seat);
      case Frame.Effect effect -> Resolve.moves(state, effect, seat);
      case Frame.OpenMarket market -> OpenMarket.moves(state, market, seat);
      case Frame.Bidding bidding -> Auctions.moves(state, bidding, seat);
      case Frame.Invitations _,
          Frame.Wagers _,
          Frame.Match _,
          Frame.Initiative _,
          Frame.Exchange _,
          Frame.Aftermath _,
          Frame.Tournament _ ->
          Arena.moves(state, seat);
      case Frame.Over _, Frame.PhaseEnd _, Frame.GuardDie _, Frame.Reaction _, Frame.Auction _ ->
          Pile.empty();
    };
  }

  /// A guard can be put on the table at any time, but not one that a sealed answer needs. SP-ANY-3
  public static boolean mayDeploy(State state, int seat) {
    House house = state.house(seat);
    if (!house.holds(state.table().content().guard()) || Bargains.isFrozen(state)) {
      return false;
    }
    return !(state.top() instanceof Frame.Window window)
        || window.poll().answer(seat).isEmpty()
        || window.poll().answer(seat).get() instanceof Move.Pass;
  }

  /// Whether `anyPhase` reactions can be played outside a window, one after the other. In the open
  /// market, where all are asked at once, they are a form. SP-FSM-3
  public static boolean mayReact(State state) {
    return switch (state.top()) {
      case Frame.IntrigueTurn turn -> !turn.ending();
      case Frame.Invitations _ -> true;
      case Frame.Match match -> match.stage() == Frame.MatchStage.TURN && !match.tournament();
      case Frame.Aftermath aftermath -> aftermath.step() == Frame.AftermathStep.VERDICT;
      default -> false;
    };
  }

  /// The `anyPhase` reactions of a seat.
  public static List<Move> reactions(State state, int seat) {
    Pile.Builder<Move> moves = Pile.builder(state.house(seat).hand().size() * (state.seats() + 1));
    Reactions.list(state, seat, Timing.ANY_PHASE, moves);
    return moves.build();
  }

  // doing ----------------------------------------------------------------------------------------

  /// Carries out a legal move and runs on to the next question.
  public static State play(State state, int seat, Move move, Course course) {
    return Flow.run(act(state, seat, move, course), course);
  }

  private static State act(State state, int seat, Move move, Course course) {
    return switch (move) {
      case Move.DeployGuard _ -> Cards.deployGuard(state, seat, course);
      case Move.GiveGold gift -> Bargains.give(state, seat, gift, course);
      case Move.Propose offer -> Bargains.propose(state, seat, offer, course);
      case Move.Accept accept -> Bargains.accept(state, seat, accept, course);
      case Move.Decline decline -> Bargains.decline(state, decline, course);
      case Move.Retract retract -> Bargains.retract(state, seat, retract, course);
      case Move.JudgePledge judge -> Bargains.judge(state, seat, judge, course);
      default -> answer(state, seat, move, course);
    };
  }

  private static State answer(State state, int seat, Move move, Course course) {
    return switch (state.top()) {
      case Frame.ChoosingHouses choosing ->
          Opening.choose(state, choosing, ((Move.ChooseHouse) move).house(), course);
      case Frame.Healing healing ->
          Upkeep.roll(state, healing, ((Move.HealNext) move).card(), course);
      case Frame.HealingRoll roll -> Upkeep.heal(state, roll, ((Move.KeepDie) move).face(), course);
      case Frame.Ledgers ledgers -> Upkeep.play(state, ledgers, seat, (Move.Ledger) move, course);
      case Frame.Window window -> Windows.play(state, window, seat, move, course);
      case Frame.Scheme scheme -> Scheming.play(state, scheme, seat, move, course);
      case Frame.Effect effect -> Resolve.play(state, effect, move, course);
      case Frame.Bidding bidding ->
          Auctions.play(state, bidding, seat, ((Move.Bid) move).gold(), course);
      default ->
          move instanceof Move.React react
              ? Reactions.declare(state, seat, react, course)
              : inTurn(state, seat, move, course);
    };
  }

  private static State inTurn(State state, int seat, Move move, Course course) {
    return switch (state.top()) {
      case Frame.IntrigueTurn turn -> Intrigue.play(state, turn, move, course);
      case Frame.OpenMarket market -> OpenMarket.play(state, market, seat, move, course);
      default -> Arena.play(state, seat, move, course);
    };
  }

  // absent players -------------------------------------------------------------------------------

  /// SP-FSM-4, SP-FSM-7
  public static Move fallback(State state, int seat) {
    return switch (state.top()) {
      case Frame.ChoosingHouses _ -> new Move.ChooseHouse(Opening.free(state).first());
      case Frame.Healing healing -> new Move.HealNext(Upkeep.injured(state, healing).first());
      case Frame.HealingRoll roll -> new Move.KeepDie(roll.dice().first());
      case Frame.Ledgers _ -> Upkeep.fallback(state, seat);
      case Frame.Window _ -> Move.Pass.IT;
      case Frame.IntrigueTurn turn -> Intrigue.fallback(state, turn);
      case Frame.Scheme scheme -> seat == scheme.seat() ? Move.Withdraw.IT : Move.RefuseSupport.IT;
      case Frame.Effect effect -> Resolve.fallback(state, effect, seat);
      case Frame.OpenMarket _ -> Move.Done.IT;
      case Frame.Bidding _ -> new Move.Bid(0);
      case Frame.Over _ -> throw new IllegalStateException("The game is over");
      default -> Arena.fallback(state, seat);
    };
  }
}
