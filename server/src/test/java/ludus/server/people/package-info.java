@NullMarked
package ludus.server.people;

import org.jspecify.annotations.NullMarked;
