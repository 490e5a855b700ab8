/// PAX, rule by rule.
@NullMarked
package ludus.pax;

import org.jspecify.annotations.NullMarked;
