/// Spartacus, a game of houses, schemes and the arena. One class a phase; each rule's code carries
/// its ID from the rulebook.
@NullMarked
package ludus.spartacus;

import org.jspecify.annotations.NullMarked;
