/// Opponents. They know games only through the kernel, and of a position only what their seat may.
@NullMarked
package ludus.bots;

import org.jspecify.annotations.NullMarked;
