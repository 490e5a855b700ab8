/// A game in progress and its record.
@NullMarked
package ludus.kernel.record;

import org.jspecify.annotations.NullMarked;
