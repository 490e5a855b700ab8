/// PAX, for 1 to 4 players, and 5 to 8 with two copies. One class a phase; each rule's code carries
/// its ID from the rulebook.
@NullMarked
package ludus.pax;

import org.jspecify.annotations.NullMarked;
