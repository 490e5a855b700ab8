package ludus.spartacus.mind;

import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.effect.Op;
import ludus.spartacus.effect.Resolve;

/// Choices of effects: of the own things the least, of others' the best.
final class Picking {

  private Picking() {}

  static double gain(Mind mind, Frame.Effect effect, Move move) {
    return switch (move) {
      case Move.PickAsset(MarketCard card) -> asset(mind, effect, card);
      case Move.PickCard(IntrigueCard card) -> -Plots.kept(mind, card);
      case Move.StopPicking _ -> -0.8 * Worth.CARD; // a new card comes for each that goes
      case Move.PickNumber(int number) -> number;
      case Move.Answer(boolean yes) -> yes ? 1 : 0;
      default -> 0;
    };
  }

  private static double asset(Mind mind, Frame.Effect effect, MarketCard card) {
    for (int seat = 0; seat < mind.state.seats(); seat++) {
      House house = mind.state.house(seat);
      if (house.has(card)) {
        Op op = Resolve.program(effect).ops().get(effect.at());
        return op instanceof Op.SwapCombatant
            ? Reacting.replacement(mind, seat, card)
            : -Math.signum(mind.share(seat)) * Worth.asset(mind.state, house, house.asset(card));
      }
    }
    return 0;
  }
}
