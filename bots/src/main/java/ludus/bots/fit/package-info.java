/// Weights of valuations, fitted from games that bots play against themselves.
@NullMarked
package ludus.bots.fit;

import org.jspecify.annotations.NullMarked;
