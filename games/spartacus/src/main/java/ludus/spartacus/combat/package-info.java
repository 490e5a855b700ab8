/// The fight on the sand: hexes, dice, wounds.
@NullMarked
package ludus.spartacus.combat;

import org.jspecify.annotations.NullMarked;
