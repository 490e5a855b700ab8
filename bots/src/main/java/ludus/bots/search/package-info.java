/// Tree search for games with hidden information, chance and many players.
@NullMarked
package ludus.bots.search;

import org.jspecify.annotations.NullMarked;
