package ludus.spartacus.mind;

import java.util.OptionalInt;
import ludus.kernel.Pile;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.Kind;
import ludus.spartacus.Move;
import ludus.spartacus.effect.Ability;
import ludus.spartacus.effect.Op;
import ludus.spartacus.phase.Intrigue;

/// The own Intrigue turn: schemes that pay, abilities that cost nothing, gold for cards that are of
/// no use.
final class Intriguing {

  private Intriguing() {}

  static double gain(Mind mind, Frame.IntrigueTurn turn, Move move) {
    return switch (move) {
      case Move.EndTurn _ -> -0.7 * Intrigue.tooMany(mind.state, mind.seat);
      case Move.CashIn(IntrigueCard card) ->
          mind.gold(mind.seat, card.face().cashIn())
              - Plots.kept(mind, card)
              + (Intrigue.tooMany(mind.state, mind.seat) > 0 ? 2.0 : -0.2);
      case Move.DiscardCard(IntrigueCard card) -> -Plots.kept(mind, card);
      case Move.PlayScheme(IntrigueCard card, OptionalInt target, OptionalInt other) ->
          mind.promise(card, Frame.seat(target), Frame.seat(other)) - spent(card);
      case Move.Announce(IntrigueCard card) -> announce(mind, turn, card);
      case Move.UseAbility use -> ability(mind, use);
      case Move.UseHouseRule use ->
          Plots.gain(
              mind, use.rule().program(), mind.seat, Frame.NOBODY, Frame.NOBODY, Frame.NOBODY);
      default -> 0;
    };
  }

  /// What else could be made of a card.
  static double spent(IntrigueCard card) {
    return 0.4 + 0.7 * card.face().cashIn();
  }

  /// Facedown, if somebody's support, or what the house itself can do, may make up for what lacks;
  /// not again in a turn in which a scheme came back: who was left alone once doesn't pester.
  private static double announce(Mind mind, Frame.IntrigueTurn turn, IntrigueCard card) {
    int missing = card.face().requirement() - mind.house().influence();
    if (missing <= 0 || !turn.returned().isEmpty()) {
      return -3;
    }
    double best = mind.prospect(card);
    double price = Supporting.cheapest(mind, missing);
    return 0.6 * (best - price - spent(card)) - 0.3;
  }

  private static double ability(Mind mind, Move.UseAbility use) {
    Pile<Ability> abilities = use.card().face().abilities();
    for (int i = 0; i < abilities.size(); i++) {
      if (!abilities.get(i).program().ops().isEmpty()) {
        int choice = Frame.seat(use.choice());
        boolean looks = abilities.get(i).program().ops().first() instanceof Op.ViewHand;
        double gain =
            looks
                ? 0.35 - 0.1 * mind.share(choice)
                : Plots.gain(
                    mind,
                    abilities.get(i).program(),
                    mind.seat,
                    choice,
                    Frame.NOBODY,
                    Frame.NOBODY);
        return gain - (use.card().kind() == Kind.GLADIATOR ? 0.8 : 0.2);
      }
    }
    return 0;
  }

  /// A guard from the hand to the table: when the hand is too full, or nothing else protects the
  /// house.
  static double deploy(Mind mind) {
    boolean full =
        mind.state.top() instanceof Frame.IntrigueTurn turn
            && turn.seat() == mind.seat
            && Intrigue.tooMany(mind.state, mind.seat) > 0;
    House house = mind.house();
    return full ? 1.5 : house.guards() == 0 ? 0.2 : -0.6;
  }
}
