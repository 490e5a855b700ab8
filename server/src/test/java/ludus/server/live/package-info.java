@NullMarked
package ludus.server.live;

import org.jspecify.annotations.NullMarked;
