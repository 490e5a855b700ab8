@NullMarked
package ludus.bots.analysis;

import org.jspecify.annotations.NullMarked;
