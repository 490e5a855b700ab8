/// What a game is: states, moves, chance, journal, records. Knows no game, server, bot or page.
@NullMarked
package ludus.kernel;

import org.jspecify.annotations.NullMarked;
