/// A small game that has everything the kernel must carry: sealed bids made in steps, a reaction
/// window on a stack, private offers, hidden cards and a die.
@NullMarked
package ludus.kernel.forum;

import org.jspecify.annotations.NullMarked;
