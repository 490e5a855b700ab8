package ludus.bots.arena;

import ludus.kernel.Outcome;

/// One game of an arena.
///
/// @param decisions how many moves were made
public record Played(int game, Outcome outcome, int decisions) {}
