package ludus.spartacus;

import java.util.Optional;
import ludus.kernel.Pile;

/// A seat and all that belongs to it.
///
/// @param card the house board; nothing before it is chosen
/// @param gold in the treasury, gold on the table of an auction included
/// @param hand sorted by card; of equal cards those that more seats know come first
/// @param guards ready on the table
/// @param spentGuards exhausted on the table
/// @param assets gladiators, slaves and equipment in the order in which they joined
public record House(
    Optional<HouseCard> card,
    int influence,
    int gold,
    Pile<Slot> hand,
    int guards,
    int spentGuards,
    Pile<Asset> assets) {

  public House withGold(int changed) {
    return new House(card, influence, changed, hand, guards, spentGuards, assets);
  }

  public House withInfluence(int changed) {
    return new House(card, changed, gold, hand, guards, spentGuards, assets);
  }

  public House withHand(Pile<Slot> changed) {
    return new House(card, influence, gold, changed, guards, spentGuards, assets);
  }

  public House withGuards(int ready, int spent) {
    return new House(card, influence, gold, hand, ready, spent, assets);
  }

  public House withAssets(Pile<Asset> changed) {
    return new House(card, influence, gold, hand, guards, spentGuards, changed);
  }

  /// Where an asset lies in the house, or -1.
  public int indexOf(MarketCard wanted) {
    for (int i = 0; i < assets.size(); i++) {
      if (assets.get(i).card() == wanted) {
        return i;
      }
    }
    return -1;
  }

  public boolean has(MarketCard wanted) {
    return indexOf(wanted) >= 0;
  }

  public Asset asset(MarketCard wanted) {
    return assets.get(indexOf(wanted));
  }

  public House with(Asset changed) {
    return withAssets(assets.with(indexOf(changed.card()), changed));
  }

  public boolean isReady(MarketCard wanted) {
    int index = indexOf(wanted);
    return index >= 0 && assets.get(index).isReady();
  }

  /// Where a card lies in the hand, or -1. Of equal cards the one that most seats know: it is the
  /// one that leaves, so that nobody learns which copy it was (SP-HID-2).
  public int inHand(IntrigueCard wanted) {
    for (int i = 0; i < hand.size(); i++) {
      if (hand.get(i).card() == wanted) {
        return i;
      }
    }
    return -1;
  }

  public boolean holds(IntrigueCard wanted) {
    return inHand(wanted) >= 0;
  }

  /// Ready gladiators and slaves.
  public int fighters() {
    int fighters = 0;
    for (int i = 0; i < assets.size(); i++) {
      Asset asset = assets.get(i);
      fighters += asset.isReady() && asset.card().kind().fights() ? 1 : 0;
    }
    return fighters;
  }

  /// Ready cards of a kind, each counted as one.
  public int ready(Kind kind) {
    int ready = 0;
    for (int i = 0; i < assets.size(); i++) {
      Asset asset = assets.get(i);
      ready += asset.isReady() && asset.card().kind() == kind ? 1 : 0;
    }
    return ready;
  }
}
