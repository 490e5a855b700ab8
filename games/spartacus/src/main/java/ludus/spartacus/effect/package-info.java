/// What cards do: a closed vocabulary of operations, read from the data, and how it is carried out.
@NullMarked
package ludus.spartacus.effect;

import org.jspecify.annotations.NullMarked;
