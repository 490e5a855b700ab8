/// The steps of a round, as the rulebook orders them.
@NullMarked
package ludus.marenostrum.phase;

import org.jspecify.annotations.NullMarked;
