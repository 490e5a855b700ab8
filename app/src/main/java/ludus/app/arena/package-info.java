/// Bots against bots, reported as text, JSON and a page.
@NullMarked
package ludus.app.arena;

import org.jspecify.annotations.NullMarked;
