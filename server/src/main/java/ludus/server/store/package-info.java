/// What is kept on disk: people, tables, and the record of every game.
@NullMarked
package ludus.server.store;

import org.jspecify.annotations.NullMarked;
