package ludus.spartacus;

import ludus.kernel.Pile;

/// The numbers of the rules, from the data file.
///
/// @param guardFrom the lowest face with which a guard foils
/// @param healFrom the lowest face that heals
/// @param stayFrom the lowest face that doesn't kill
/// @param unopposedFrom the lowest face of an unopposed die that wounds
/// @param handSize by influence; index 0 is of no meaning
public record Numbers(
    int leastInfluence,
    int mostInfluence,
    int winInfluence,
    int quick,
    int standard,
    int advanced,
    int draw,
    int guardFrom,
    int healFrom,
    int stayFrom,
    int unopposedFrom,
    int mostStake,
    int victoryOdds,
    int injuryOdds,
    int decapitationOdds,
    int favorTribute,
    int championTribute,
    int stallRounds,
    int announcements,
    Pile<Integer> handSize) {

  /// SP-SET-4
  public int influence(Length length) {
    return switch (length) {
      case QUICK -> quick;
      case STANDARD -> standard;
      case ADVANCED -> advanced;
    };
  }
}
