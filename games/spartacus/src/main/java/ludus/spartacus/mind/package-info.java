/// How a sensible dominus thinks: what things are worth, how it leans in each decision, what it
/// says to the others. Nothing here is a rule of the game, and nothing looks at what its seat can't
/// know.
@NullMarked
package ludus.spartacus.mind;

import org.jspecify.annotations.NullMarked;
