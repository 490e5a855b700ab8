/// Bots against bots, any number of games, with figures one can trust.
@NullMarked
package ludus.bots.arena;

import org.jspecify.annotations.NullMarked;
