/// Bots are honest, legal, on time and as strong as their level says.
@NullMarked
package ludus.bots;

import org.jspecify.annotations.NullMarked;
