/// Tables in memory: who sits there, the game in play, bots, clocks, and what each viewer is told.
@NullMarked
package ludus.server.live;

import org.jspecify.annotations.NullMarked;
