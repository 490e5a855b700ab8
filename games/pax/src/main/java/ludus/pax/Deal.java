package ludus.pax;

import ludus.kernel.Pile;

/// How a game is dealt: PAX-SETUP-2 to -7, PAX-SOLO-5, PAX-V8-1 to -4.
///
/// @param removed cards taken out unseen
/// @param openingDraw cards drawn at the start, by turn order
/// @param toDisplay how many of them are displayed (solo)
/// @param strongerThanRomeIn categories needed to win (solo)
record Deal(
    int removed,
    int legions,
    int romeFaceDown,
    Pile<Integer> openingDraw,
    int toDisplay,
    int strongerThanRomeIn) {}
