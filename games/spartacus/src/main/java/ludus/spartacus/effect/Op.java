package ludus.spartacus.effect;

import ludus.kernel.Pile;
import ludus.spartacus.Stand;

/// The operations that cards are made of: deeds, which change something; patches, which act on what
/// is pending; and, for choices, jumps. What a card does all the time is no operation but a trait.
public sealed interface Op {

  // deeds

  record GainGold(Selector who, Amount n) implements Op {}

  record LoseGold(Selector who, Amount n) implements Op {}

  record PayGold(Selector from, Selector to, Amount n) implements Op {}

  record StealGold(Selector from, Selector to, Amount n) implements Op {}

  record PayEachOther(Selector from, Amount n) implements Op {}

  record GainInfluence(Selector who, Amount n) implements Op {}

  record LoseInfluence(Selector who, Amount n) implements Op {}

  record DrawIntrigue(Selector who, Amount n) implements Op {}

  /// How hand cards are discarded.
  enum Mode {
    CHOOSE,
    UP_TO
  }

  record DiscardIntrigue(Selector who, Amount n, Mode mode) implements Op {}

  record ViewHand(Selector viewer, Selector of, Amount n) implements Op {}

  /// To the hand; expansions also bring guards to the table.
  record RetrieveGuard(Selector who) implements Op {}

  /// @param ownerChooses or else the one who plays the card
  /// @param cost counts cards by weight, and must be possible in full
  record DiscardAsset(Selector who, Filter filter, Amount n, boolean ownerChooses, boolean cost)
      implements Op {}

  record TurnAsset(
      Selector who, Filter filter, Amount n, Stand to, boolean ownerChooses, boolean cost)
      implements Op {}

  record PeekMarket(Selector viewer) implements Op {}

  record SwapCombatant(Selector who) implements Op {}

  // patches

  record FoilScheme() implements Op {}

  record FoilReaction() implements Op {}

  record ModifyRequirement(Amount delta) implements Op {}

  record RerollHealing() implements Op {}

  record RerollGuard() implements Op {}

  // jumps

  /// The card's player may do what follows; who refuses goes on behind it.
  record May(Selector who, int behind) implements Op {}

  /// One of several runs of operations that begin at these places; those that are not possible in
  /// this window are not offered (SP-DAT-20).
  record ChooseOne(Pile<Integer> starts) implements Op {}

  record Jump(int to) implements Op {}
}
