package ludus.marenostrum;

import ludus.kernel.Pile;

/// Dice, and what Heroes do in battle, as the data file has them.
///
/// @param land the faces of a Land Battle die (MN-C-6)
/// @param sea the faces of a Sea Battle die
/// @param caesar added to each Legion die of the Active (MN-10-CAE)
/// @param pericles added to each Legion die of somebody else (MN-10-PER)
/// @param nebuchadnezzar added to a total in an own Province (MN-10-NEB)
/// @param ramses further dice (MN-10-RAM)
public record Warfare(
    Pile<Integer> land,
    Pile<Integer> sea,
    int caesar,
    int pericles,
    int nebuchadnezzar,
    int ramses) {

  /// A die has so many sides, whatever stands on them.
  static final int SIDES = 6;
}
