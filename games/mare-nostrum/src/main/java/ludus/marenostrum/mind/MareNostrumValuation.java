package ludus.marenostrum.mind;

import java.util.List;
import ludus.kernel.Valuation;
import ludus.marenostrum.Board;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Phase;
import ludus.marenostrum.Province;
import ludus.marenostrum.State;
import ludus.marenostrum.Stock;
import ludus.marenostrum.Victory;
import ludus.marenostrum.phase.Collect;

/// How good a position is: how near the four victories are, and what an empire lives on, each in
/// Resources; the more of it compared with the others, the likelier it wins.
public final class MareNostrumValuation implements Valuation<State> {

  public static final MareNostrumValuation IT = new MareNostrumValuation();

  private static final List<String> NAMES =
      List.of(
          "tiles", "titles", "cities", "income", "variety", "set", "prospects", "army", "danger");

  /// What a type that comes in every round adds to the goods that come.
  private static final double VARIETY = 0.45;

  private static final double GOOD = 0.6;
  private static final double COIN = 0.8;
  private static final double LEGENDARY = 0.9;

  /// What is not built counts little, and Units less than what they cost.
  private static final double PROSPECTS = 0.15;

  private static final double ARMY = 0.35;

  /// An empire so many Resources ahead wins 2.7 times as often.
  private static final double LEAD = 9;

  private MareNostrumValuation() {}

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public double[] features(State state, int seat) {
    Mind mind = new Mind(state, seat, Foresight.GLANCE);
    Stock income = mind.income(seat);
    double goods = GOOD * income.commons() + COIN * income.coins();
    goods += LEGENDARY * Collect.legendaryCities(state, seat);
    boolean spent = state.phase() == Phase.MOVEMENT || state.phase() == Phase.LEADERSHIP;
    Stock stock = state.stock(seat);
    return new double[] {
      Worth.tiles(state.realm(seat).tiles().size()),
      mind.standing.worth(seat),
      Worth.cities(Victory.greatCities(state, seat)),
      mind.horizon * goods,
      mind.horizon * VARIETY * income.typeCount(),
      spent ? 0.7 * stock.size() : new Purse(mind).worth(stock),
      PROSPECTS * prospects(mind),
      ARMY * Worth.army(state, seat),
      -danger(mind)
    };
  }

  private static double prospects(Mind mind) {
    double worth = 0;
    for (long left = mind.board.controlled(mind.seat); left != 0; left &= left - 1) {
      Province province = mind.state.table().province(Long.numberOfTrailingZeros(left));
      worth += Worth.province(mind, mind.seat, province);
    }
    return worth;
  }

  private static double danger(Mind mind) {
    War war = new War(mind);
    Board board = mind.board;
    double danger = 0;
    for (long left = board.controlled(mind.seat); left != 0; left &= left - 1) {
      Province province = mind.state.table().province(Long.numberOfTrailingZeros(left));
      boolean lost = (board.enemies(mind.seat) & province.bit()) != 0;
      danger +=
          lost
              ? 0.5 * war.stake(province)
              : war.danger(
                  province,
                  board.legions(mind.seat, province),
                  board.hasFortress(mind.seat, province));
    }
    return danger;
  }

  @Override
  public double[] values(State state) {
    int seats = state.seats();
    double[] values = new double[seats];
    if (state.top() instanceof Frame.Over over) {
      for (int seat = 0; seat < seats; seat++) {
        values[seat] = over.winners().contains(seat) ? 1.0 / over.winners().size() : 0;
      }
      return values;
    }
    double best = Double.NEGATIVE_INFINITY;
    for (int seat = 0; seat < seats; seat++) {
      for (double worth : features(state, seat)) {
        values[seat] += worth;
      }
      best = Math.max(best, values[seat]);
    }
    double sum = 0;
    for (int seat = 0; seat < seats; seat++) {
      values[seat] = Math.exp((values[seat] - best) / LEAD);
      sum += values[seat];
    }
    for (int seat = 0; seat < seats; seat++) {
      values[seat] /= sum;
    }
    return values;
  }
}
