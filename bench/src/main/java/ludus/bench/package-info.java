/// How fast it is: each figure with its unit, measured with JMH.
@NullMarked
package ludus.bench;

import org.jspecify.annotations.NullMarked;
