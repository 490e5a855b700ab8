/// Building blocks of rules that several games share.
@NullMarked
package ludus.kernel.flow;

import org.jspecify.annotations.NullMarked;
