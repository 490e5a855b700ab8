/// Builds the page. Nothing of this is shipped.
@NullMarked
package ludus.web.build;

import org.jspecify.annotations.NullMarked;
