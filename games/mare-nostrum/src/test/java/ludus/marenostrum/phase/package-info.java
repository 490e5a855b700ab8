/// What tests need from inside the phases.
@NullMarked
package ludus.marenostrum.phase;

import org.jspecify.annotations.NullMarked;
