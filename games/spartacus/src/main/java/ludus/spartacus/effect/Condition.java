package ludus.spartacus.effect;

import ludus.spartacus.Phase;

/// What must be true for a card to be played.
public sealed interface Condition {

  /// Who has at least so many ready assets.
  record MinReady(Selector who, Filter filter, int n) implements Condition {}

  record NoReady(Selector who, Filter filter) implements Condition {}

  record NoGold(Selector who) implements Condition {}

  /// Exactly one dominus has the least influence.
  record UniqueLeastInfluence() implements Condition {}

  record NotPhase(Phase phase) implements Condition {}

  /// The target is somebody else.
  record TargetNot(Selector who) implements Condition {}
}
