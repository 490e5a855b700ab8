/// How much the server does: a load client and the server it loads, each a process of its own.
@NullMarked
package ludus.bench.load;

import org.jspecify.annotations.NullMarked;
