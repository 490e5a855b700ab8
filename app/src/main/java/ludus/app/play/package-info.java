/// Playing in the terminal.
@NullMarked
package ludus.app.play;

import org.jspecify.annotations.NullMarked;
