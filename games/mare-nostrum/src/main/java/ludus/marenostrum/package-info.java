/// Mare Nostrum, a game of five empires around one sea. One class a step of the round; each rule's
/// code carries its ID from the rulebook.
@NullMarked
package ludus.marenostrum;

import org.jspecify.annotations.NullMarked;
