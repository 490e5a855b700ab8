/// The server as a command.
@NullMarked
package ludus.app.serve;

import org.jspecify.annotations.NullMarked;
