/// What travels between page and server. The page's types are generated from these records, so a
/// change here that the page doesn't follow breaks the build.
@NullMarked
package ludus.server.api;

import org.jspecify.annotations.NullMarked;
