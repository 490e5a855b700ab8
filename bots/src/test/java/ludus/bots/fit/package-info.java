/// How weights are found.
@NullMarked
package ludus.bots.fit;

import org.jspecify.annotations.NullMarked;
