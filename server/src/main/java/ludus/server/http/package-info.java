/// The door: HTTP, server-sent events, limits and defence.
@NullMarked
package ludus.server.http;

import org.jspecify.annotations.NullMarked;
