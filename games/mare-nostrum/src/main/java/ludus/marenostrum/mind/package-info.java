/// How a sensible empire thinks: what things are worth to it, which victory is nearest, and how it
/// leans in every decision. Nothing here knows more than the seat that thinks.
@NullMarked
package ludus.marenostrum.mind;

import org.jspecify.annotations.NullMarked;
