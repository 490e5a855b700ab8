/// Positions with moves and expectations, for disputes, puzzles and tests.
@NullMarked
package ludus.kernel.scenario;

import org.jspecify.annotations.NullMarked;
