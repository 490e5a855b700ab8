/// How states, moves, views and events are written down.
@NullMarked
package ludus.kernel.json;

import org.jspecify.annotations.NullMarked;
