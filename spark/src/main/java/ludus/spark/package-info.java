/// The arena on Apache Spark: the same games, played by many machines.
@NullMarked
package ludus.spark;

import org.jspecify.annotations.NullMarked;
