/// Games that are over, looked at again.
@NullMarked
package ludus.bots.analysis;

import org.jspecify.annotations.NullMarked;
