@NullMarked
package ludus.server;

import org.jspecify.annotations.NullMarked;
