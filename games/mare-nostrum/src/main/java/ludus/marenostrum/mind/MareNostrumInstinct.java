package ludus.marenostrum.mind;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import ludus.kernel.Instinct;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Move;
import ludus.marenostrum.State;
import ludus.marenostrum.Tile;
import ludus.marenostrum.phase.Turns;

/// How a sensible empire leans: each move has its gain in Resources, and a move that is some
/// Resources worse than the best is rarely made.
public final class MareNostrumInstinct implements Instinct<State, Move> {

  public static final MareNostrumInstinct IT = new MareNostrumInstinct();

  /// So many Resources less make a move some three times less likely.
  static final double EASE = 0.35;

  private MareNostrumInstinct() {}

  /// What a move gains, in Resources.
  interface Leaning {
    double gain(Move move);
  }

  /// At a glance: games that are played on in thought have thousands of decisions.
  @Override
  public double[] weights(State state, int seat, List<Move> moves) {
    return Glance.weights(state, seat, moves);
  }

  /// With all care, and exact odds.
  @Override
  public double[] considered(State state, int seat, List<Move> moves, RandomGenerator own) {
    return weights(gains(Mind.careful(state, seat, Foresight.EXACT), moves));
  }

  private static double[] gains(Mind mind, List<Move> moves) {
    if (mind.state.top() instanceof Frame.Building building) {
      return building.item().isEmpty()
          ? new Constructing(mind, moves).gains()
          : Constructing.payments(mind, () -> unpaid(mind.state, building), moves);
    }
    Leaning leaning = leaning(mind);
    double[] gains = new double[moves.size()];
    for (int i = 0; i < gains.length; i++) {
      gains[i] = leaning.gain(moves.get(i));
    }
    return gains;
  }

  /// What could be built besides the named item.
  private static List<Move> unpaid(State state, Frame.Building frame) {
    return Turns.moves(
        state.keep(
            new Frame.Building(frame.seat(), frame.untouched(), frame.perseus(), Optional.empty())),
        frame.seat());
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

  static Leaning leaning(Mind mind) {
    return switch (mind.state.top()) {
      case Frame.Choosing _ -> _ -> 0; // a matter of taste
      case Frame.Extras _, Frame.Colossus _, Frame.Token _, Frame.Storing _ -> goods(mind);
      case Frame.Offers offers -> {
        Trading.Offering offering = new Trading(mind).new Offering(offers);
        yield offering::gain;
      }
      case Frame.Chain chain -> {
        Trading trading = new Trading(mind);
        yield move -> move instanceof Move.Take take ? trading.take(chain, take) : 0;
      }
      case Frame.Evening evening -> {
        Trading trading = new Trading(mind);
        yield move -> move instanceof Move.Give give ? trading.give(evening, give.resource()) : 0;
      }
      case Frame.Construction _ ->
          move -> move instanceof Move.Pick(int who) ? Presiding.builds(mind, who) : 0;
      case Frame.Movement _ ->
          move -> move instanceof Move.Pick(int who) ? Presiding.moves(mind, who) : 0;
      case Frame.Perseus _ -> move -> move instanceof Move.Pass ? 0 : Mind.WIN;
      case Frame.Castor _ ->
          move -> move instanceof Move.CopyHero(Tile hero) ? Worth.power(mind, hero.power()) : 0;
      case Frame.Tie tie ->
          move -> move instanceof Move.Award(int who) ? Presiding.award(mind, tie, who) : 0;
      case Frame.Losses _ ->
          move -> move instanceof Move.ChooseLosses(boolean fortress) && fortress ? -1 : 0;
      default -> war(mind);
    };
  }

  private static Leaning goods(Mind mind) {
    Trading trading = new Trading(mind);
    return move ->
        switch (move) {
          case Move.TakeExtra(var city, boolean legendary) -> trading.extra(city, legendary);
          case Move.TakeFromReserve(var good) ->
              trading.gain(mind.state.table().data().common(good.index()));
          case Move.PlayToken(int value) -> trading.token(value);
          case Move.Keep(var resource) -> trading.keep(resource);
          default -> 0;
        };
  }

  private static Leaning war(Mind mind) {
    Warring warring = new Warring(mind);
    return switch (mind.state.top()) {
      case Frame.Marching frame ->
          move -> move instanceof Move.March(var from, var to) ? warring.march(frame, from, to) : 0;
      case Frame.Conquest frame -> move -> warring.conquer(frame, move);
      case Frame.Reoccupying frame -> move -> warring.reoccupy(frame.before().province(), move);
      default ->
          move ->
              switch (move) {
                case Move.MakePeace(int other) -> warring.peace(other);
                case Move.Convert(var province) -> warring.convert(province);
                case Move.Sail(var from, var to) -> warring.sail(from, to);
                case Move.FightAtSea(var sea, int enemy) -> warring.fightAtSea(sea, enemy);
                case Move.FightOnLand(var province, int enemy) -> warring.fight(province, enemy);
                default -> 0;
              };
    };
  }
}
