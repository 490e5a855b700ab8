package ludus.spartacus.effect;

/// How much, or how many.
public sealed interface Amount {

  record Fixed(int n) implements Amount {}

  /// So much for each ready asset, counted at the moment.
  record PerReady(Filter filter, Selector of, int times) implements Amount {}

  /// A multiple of the gold value of the card discarded as cost.
  record GoldValueOfCost(int times) implements Amount {}

  /// As many as the step before discarded.
  record Discarded() implements Amount {}

  /// All there are.
  record All() implements Amount {}

  /// Chosen on use; `times` is 1 or -1.
  record Chosen(int times) implements Amount {}
}
