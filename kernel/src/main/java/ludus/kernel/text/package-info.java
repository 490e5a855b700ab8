/// Words in three languages, and rulebooks.
@NullMarked
package ludus.kernel.text;

import org.jspecify.annotations.NullMarked;
