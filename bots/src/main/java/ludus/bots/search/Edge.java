package ludus.bots.search;

import org.jspecify.annotations.Nullable;

/// A move out of a node, as the owner of the tree sees it, and what came of it.
final class Edge {

  final int seat;
  final Object move;
  double prior;
  int visits;

  /// How often it could have been chosen.
  int chances;

  /// The sum of what it brought the one who chose it.
  double won;

  @Nullable Node after;

  Edge(int seat, Object move) {
    this.seat = seat;
    this.move = move;
  }

  double mean() {
    return won / visits;
  }
}
