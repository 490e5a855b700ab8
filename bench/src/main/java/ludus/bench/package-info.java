/// Benchmarks.
@NullMarked
package ludus.bench;

import org.jspecify.annotations.NullMarked;
