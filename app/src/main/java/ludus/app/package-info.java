/// The command `ludus`: everything a person or a script asks of the program.
@NullMarked
package ludus.app;

import org.jspecify.annotations.NullMarked;
