/// Offers and pledges between the houses.
@NullMarked
package ludus.spartacus.talk;

import org.jspecify.annotations.NullMarked;
