/// Tests of Spartacus, rule by rule.
@NullMarked
package ludus.spartacus.effect;

import org.jspecify.annotations.NullMarked;
