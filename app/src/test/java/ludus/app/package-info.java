@NullMarked
package ludus.app;

import org.jspecify.annotations.NullMarked;
