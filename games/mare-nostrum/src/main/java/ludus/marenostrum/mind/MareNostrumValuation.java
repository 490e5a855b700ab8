package ludus.marenostrum.mind;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Aim;
import ludus.kernel.Outcome;
import ludus.kernel.VictoryValuation;
import ludus.kernel.text.Resources;
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
public final class MareNostrumValuation extends VictoryValuation<State> {

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

  /// A game that has so many rounds to go is half over.
  private static final double HALF = 3;

  public static final MareNostrumValuation IT =
      new MareNostrumValuation(Resources.text("/ludus/marenostrum/weights.json"));

  private MareNostrumValuation(String weights) {
    super(Aim.ofGoods("victory", NAMES), weights);
  }

  @Override
  public MareNostrumValuation with(String weights) {
    return new MareNostrumValuation(weights);
  }

  @Override
  public double[] features(State state, int seat) {
    Mind mind = Mind.careful(state, seat, Foresight.GLANCE);
    Stock income = mind.income(seat);
    double goods = GOOD * income.commons() + COIN * income.coins();
    goods += LEGENDARY * Collect.legendaryCities(state, seat);
    boolean spent = state.phase() == Phase.MOVEMENT || state.phase() == Phase.LEADERSHIP;
    Stock stock = state.stock(seat);
    return new double[] {
      Worth.tiles(state.realm(seat).tiles().size()),
      mind.standing().worth(seat),
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

  /// By how near the nearest victory is.
  @Override
  public double progress(State state) {
    return HALF / (HALF + Mind.careful(state, 0, Foresight.GLANCE).horizon);
  }

  @Override
  protected int seats(State state) {
    return state.seats();
  }

  @Override
  protected Optional<Outcome> outcome(State state) {
    return state.top() instanceof Frame.Over over
        ? Optional.of(Victory.outcome(state, over))
        : Optional.empty();
  }
}
