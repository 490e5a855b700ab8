package ludus.bots;

import org.jspecify.annotations.Nullable;

/// A move out of a node, as the owner of the tree sees it, and what came of it.
final class Edge {

  private final int seat;
  private final Object move;
  private int visits;
  private double won;
  private @Nullable Node after;

  Edge(int seat, Object move) {
    this.seat = seat;
    this.move = move;
  }

  int seat() {
    return seat;
  }

  Object move() {
    return move;
  }

  int visits() {
    return visits;
  }

  /// It was made, and this is what it brought the one who made it.
  void count(double value) {
    visits++;
    won += value;
  }

  /// What it brought on average, after at least one visit.
  double mean() {
    return won / visits;
  }

  boolean leads() {
    return after != null;
  }

  /// Where it leads; a new node at first.
  Node after() {
    Node known = after;
    if (known == null) {
      known = new Node();
      after = known;
    }
    return known;
  }
}
