/// What is done when: one class for each part of a round, named as in the rulebook.
@NullMarked
package ludus.spartacus.phase;

import org.jspecify.annotations.NullMarked;
