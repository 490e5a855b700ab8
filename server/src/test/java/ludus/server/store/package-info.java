@NullMarked
package ludus.server.store;

import org.jspecify.annotations.NullMarked;
