/// The only hands that move gold, influence, cards and assets.
@NullMarked
package ludus.spartacus.deed;

import org.jspecify.annotations.NullMarked;
