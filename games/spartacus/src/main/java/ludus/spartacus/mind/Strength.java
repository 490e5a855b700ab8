package ludus.spartacus.mind;

import ludus.kernel.Pile;
import ludus.spartacus.Asset;
import ludus.spartacus.EquipmentSlot;
import ludus.spartacus.Frame.Entrant;
import ludus.spartacus.House;
import ludus.spartacus.MarketCard;
import ludus.spartacus.effect.Traits;

/// How strong fighters are, at a glance: numbers fitted to simulated fights of every card with
/// every other, so that the odds of a fight are the logistic function of the difference; they are
/// 0.02 off on average.
final class Strength {

  private static final double DIE = 1.27;
  private static final int ORDINARY = 7;
  private static final EquipmentSlot[] SLOTS = EquipmentSlot.values();

  private Strength() {}

  /// A fighter alone; a starting gladiator has about 0, the best have 6.
  static double rating(MarketCard card) {
    MarketCard.Face face = card.face();
    Traits traits = face.traits();
    double rating = DIE * (face.atk() + face.def() + face.spd() - ORDINARY);
    rating -= face.atk() == 1 ? 1.6 : 0;
    rating +=
        traits.attackSet() == 2 || traits.counterSet() == 2 || traits.blockSet() == 2 ? 0.5 : 0;
    return rating + (traits.rerollsInitiative() ? 0.3 : 0);
  }

  /// What a piece of equipment adds.
  static double item(MarketCard card) {
    Traits traits = card.traits();
    if (traits.rerollAttack() > 0 || traits.rerollDefense() > 0) {
      return 0.75;
    }
    if (traits.addsWounds() > 0 || traits.ignoresWounds() > 0) {
      return 0.67;
    }
    return traits.speedAttack() > 0 ? 0.26 : 0.08;
  }

  static double rating(Entrant entrant) {
    double rating = rating(entrant.card());
    for (int i = 0; i < entrant.equipment().size(); i++) {
      rating += item(entrant.equipment().get(i));
    }
    return rating;
  }

  /// How likely the first beats the second.
  static double chance(double one, double other) {
    return 1 / (1 + Math.exp(other - one));
  }

  /// The strongest that a house could send now, with the best equipment; the rating of nobody is
  /// that of a hopeless slave.
  static double best(House house) {
    double best = Double.NEGATIVE_INFINITY;
    double items = 0;
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      if (asset.isReady() && asset.card().kind().fights()) {
        best = Math.max(best, rating(asset.card()));
      }
    }
    for (EquipmentSlot slot : SLOTS) {
      double most = 0;
      for (int i = 0; i < house.assets().size(); i++) {
        Asset asset = house.assets().get(i);
        if (asset.isReady() && isIn(slot, asset.card())) {
          most = Math.max(most, item(asset.card()));
        }
      }
      items += most;
    }
    return best + items;
  }

  private static boolean isIn(EquipmentSlot slot, MarketCard card) {
    return card.face().slot().isPresent() && card.face().slot().get() == slot;
  }

  /// The one whom [#best] speaks of.
  static Entrant bestEntrant(House house, int seat) {
    MarketCard fighter = house.assets().first().card();
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      if (asset.isReady() && asset.card().kind().fights() && rating(asset.card()) > best) {
        best = rating(asset.card());
        fighter = asset.card();
      }
    }
    Pile<MarketCard> equipment = Pile.empty();
    for (EquipmentSlot slot : SLOTS) {
      double most = 0;
      int found = -1;
      for (int i = 0; i < house.assets().size(); i++) {
        Asset asset = house.assets().get(i);
        if (asset.isReady() && isIn(slot, asset.card()) && item(asset.card()) > most) {
          most = item(asset.card());
          found = i;
        }
      }
      equipment = found < 0 ? equipment : equipment.plus(house.assets().get(found).card());
    }
    return new Entrant(seat, fighter, equipment);
  }
}
