/// The laws that every game keeps, and what tests of rules share.
@NullMarked
package ludus.kernel.laws;

import org.jspecify.annotations.NullMarked;
