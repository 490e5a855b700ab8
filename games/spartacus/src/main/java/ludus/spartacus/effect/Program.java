package ludus.spartacus.effect;

import ludus.kernel.Pile;

/// Costs and effects of a card as one flat run of operations.
///
/// @param costs how many of the operations are costs
public record Program(Pile<Op> ops, int costs) {

  public static final Program NONE = new Program(Pile.empty(), 0);
}
