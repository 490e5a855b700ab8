package ludus.spartacus.mind;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import ludus.kernel.Instinct;
import ludus.kernel.Seats;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.HouseCard;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.State;
import ludus.spartacus.combat.Odds;
import ludus.spartacus.combat.Tactics;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.talk.Bargains;

/// How a sensible dominus leans: each move has its gain in gold, and a move that is some gold worse
/// than the best is rarely made.
public final class SpartacusInstinct implements Instinct<State, Move> {

  public static final SpartacusInstinct IT = new SpartacusInstinct();

  /// So many gold less make a move some three times less likely.
  private static final double EASE = 0.6;

  /// Simulated fights for one pairing, and for wagers.
  private static final int FIGHTS = 120;

  private static final int FIGHTS_FOR_WAGERS = 400;

  /// Of how many ways to send somebody the odds are simulated.
  private static final int COMPARED = 5;

  private SpartacusInstinct() {}

  /// What a move gains, in gold.
  private interface Leaning {
    double gain(Move move);
  }

  @Override
  public double[] weights(State state, int seat, List<Move> moves) {
    return weights(gains(new Mind(state, seat), moves, Fights.GLANCE));
  }

  @Override
  public double[] considered(State state, int seat, List<Move> moves, RandomGenerator own) {
    Mind mind = new Mind(state, seat);
    return switch (state.top()) {
      case Frame.Wagers _ -> weights(gains(mind, moves, Fights.simulated(FIGHTS_FOR_WAGERS, own)));
      case Frame.Invitations frame when frame.pending() == Frame.NOBODY ->
          weights(gains(mind, moves, Fights.simulated(FIGHTS, own)));
      case Frame.Invitations _, Frame.Tournament _ -> weights(compared(mind, moves, own));
      default -> weights(gains(mind, moves, Fights.GLANCE));
    };
  }

  /// The likeliest ways to send somebody, looked at again by simulated fights.
  private static double[] compared(Mind mind, List<Move> moves, RandomGenerator own) {
    double[] gains = gains(mind, moves, Fights.GLANCE);
    Leaning leaning = leaning(mind, Fights.simulated(FIGHTS, own));
    boolean[] again = new boolean[gains.length];
    for (int n = 0; n < Math.min(COMPARED, gains.length); n++) {
      int best = -1;
      for (int i = 0; i < gains.length; i++) {
        best = !again[i] && (best < 0 || gains[i] > gains[best]) ? i : best;
      }
      again[best] = true;
    }
    for (int i = 0; i < gains.length; i++) {
      if (moves.get(i) instanceof Move.Commit) {
        gains[i] = again[i] ? leaning.gain(moves.get(i)) : gains[i] - 1;
      }
    }
    return gains;
  }

  private static double[] gains(Mind mind, List<Move> moves, Fights.Foresight foresight) {
    double[] gains = new double[moves.size()];
    Leaning leaning = leaning(mind, foresight);
    for (int i = 0; i < gains.length; i++) {
      gains[i] = leaning.gain(moves.get(i));
    }
    return gains;
  }

  /// Gains as weights, in place.
  private static double[] weights(double[] gains) {
    double best = Double.NEGATIVE_INFINITY;
    for (double gain : gains) {
      best = Math.max(best, gain);
    }
    for (int i = 0; i < gains.length; i++) {
      gains[i] = Math.exp((gains[i] - best) / EASE);
    }
    return gains;
  }

  /// The gain of a move, asked for by the frame on top or not.
  private static Leaning leaning(Mind mind, Fights.Foresight foresight) {
    Leaning answers = answers(mind, foresight);
    return move ->
        switch (move) {
          case Move.Accept(int from, int number) ->
              Bargains.offer(mind.state, from, number)
                  .map(offer -> Deals.worth(mind, offer) - Deals.MARGIN)
                  .orElse(-3.0);
          case Move.Decline _ -> -1;
          case Move.Retract _, Move.JudgePledge _ -> -3;
          case Move.DeployGuard _ -> Intriguing.deploy(mind);
          case Move.React react when !(mind.state.top() instanceof Frame.Window) ->
              Reacting.react(mind, Timing.ANY_PHASE, react);
          default -> answers.gain(move);
        };
  }

  private static Leaning answers(Mind mind, Fights.Foresight foresight) {
    State state = mind.state;
    return switch (state.top()) {
      case Frame.ChoosingHouses _ -> move -> house(((Move.ChooseHouse) move).house());
      case Frame.HealingRoll _ -> move -> ((Move.KeepDie) move).face();
      case Frame.Ledgers _ -> move -> ledger(mind, (Move.Ledger) move);
      case Frame.Window window -> move -> Reacting.gain(mind, window, move);
      case Frame.IntrigueTurn turn -> move -> Intriguing.gain(mind, turn, move);
      case Frame.Scheme scheme -> move -> Supporting.gain(mind, scheme, move);
      case Frame.Effect effect -> move -> Picking.gain(mind, effect, move);
      case Frame.OpenMarket _ -> move -> Trading.sale(mind, move);
      case Frame.Bidding bidding -> {
        Trading.Bids bids = new Trading.Bids(mind, bidding);
        yield move -> bids.gain(((Move.Bid) move).gold());
      }
      case Frame.Invitations frame ->
          move ->
              switch (move) {
                case Move.Invite(int guest) -> Fights.invite(mind, frame, guest, foresight);
                case Move.Commit commit -> Fights.accept(mind, frame, commit, foresight);
                default -> Fights.decline(mind, frame);
              };
      case Frame.Wagers wagers -> {
        Odds.Chances chances =
            foresight.of(state, wagers.entrants().first(), wagers.entrants().last());
        yield move -> Fights.wager(mind, (Move.PlaceWagers) move, chances);
      }
      case Frame.Match match -> {
        Footwork.Steps steps = new Footwork.Steps(state, match);
        yield steps::gain;
      }
      case Frame.Initiative _, Frame.Exchange _ -> {
        Move plain = Tactics.of(state, mind.seat);
        yield move -> move.equals(plain) ? Footwork.PLAIN : 0;
      }
      case Frame.Aftermath aftermath ->
          move -> Fights.judge(mind, aftermath, ((Move.Judge) move).up());
      case Frame.Tournament tournament ->
          move -> Fights.enter(mind, tournament, (Move.Commit) move, foresight);
      case Frame.Healing _,
          Frame.PhaseEnd _,
          Frame.GuardDie _,
          Frame.Reaction _,
          Frame.Auction _,
          Frame.Over _ ->
          _ -> 0;
    };
  }

  /// By what it begins with; slaves earn, gladiators cost.
  private static double house(HouseCard house) {
    return 0.5 * house.gold()
        + 1.1 * house.gladiators()
        + 2.0 * house.slaves()
        + 0.8 * house.guards();
  }

  /// Gladiators that aren't paid for are gone.
  private static double ledger(Mind mind, Move.Ledger ledger) {
    House house = mind.house();
    double gain = mind.gold(mind.seat, ledger.unpaid().size());
    for (MarketCard card : ledger.unpaid()) {
      gain -= Worth.asset(mind.state, house, house.asset(card));
    }
    return gain;
  }

  @Override
  public Optional<Move> aside(State state, int seat, RandomGenerator own) {
    return Bargaining.aside(state, seat, own);
  }

  @Override
  public Seats waitsFor(State state, int seat) {
    return Bargaining.waitsFor(state, seat);
  }
}
