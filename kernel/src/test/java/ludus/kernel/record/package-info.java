/// A match's own tools.
@NullMarked
package ludus.kernel.record;

import org.jspecify.annotations.NullMarked;
