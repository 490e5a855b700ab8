/// The server: tables on the network.
@NullMarked
package ludus.server;

import org.jspecify.annotations.NullMarked;
