/// Guests and accounts: who somebody is, and how he proves it.
@NullMarked
package ludus.server.people;

import org.jspecify.annotations.NullMarked;
