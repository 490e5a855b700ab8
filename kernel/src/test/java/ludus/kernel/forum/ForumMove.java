package ludus.kernel.forum;

/// What can be done in the Forum.
sealed interface ForumMove {

  /// One coin more into the closed fist.
  record Raise() implements ForumMove {}

  /// The fist is shut.
  record Seal() implements ForumMove {}

  /// The fist is opened again, unseen.
  record Reopen() implements ForumMove {}

  record Pass() implements ForumMove {}

  /// Spends a card to foil the host.
  record Foil(int card) implements ForumMove {}

  /// Coins for nothing but goodwill; a secret offer is known to the two alone.
  record Offer(int to, int coins, boolean secret) implements ForumMove {}

  record Accept(int from) implements ForumMove {}

  record Decline(int from) implements ForumMove {}
}
