/// Tests of Mare Nostrum, rule by rule.
@NullMarked
package ludus.marenostrum;

import org.jspecify.annotations.NullMarked;
