/// Tests of Spartacus, rule by rule.
@NullMarked
package ludus.spartacus;

import org.jspecify.annotations.NullMarked;
