package ludus.bots;

import org.jspecify.annotations.Nullable;

/// What one player has been shown of the moves so far. All positions that look alike to the player
/// share it.
final class Node {

  private static final int FIRST_SIZE = 4;

  /// Open addressing: an edge stands at the place of its hash or in the next free one.
  private @Nullable Edge[] table = new Edge[FIRST_SIZE];

  private int edges;

  /// How often the player chose here, and the sum of what it brought.
  private int visits;

  private double won;

  /// The edge of a move as the player sees it, if there is one yet.
  @Nullable Edge find(int seat, Object move) {
    int mask = table.length - 1;
    for (int at = hash(seat, move) & mask; ; at = (at + 1) & mask) {
      Edge edge = table[at];
      if (edge == null || (edge.seat() == seat && edge.move().equals(move))) {
        return edge;
      }
    }
  }

  /// The edge of a move as the player sees it, made if need be.
  Edge at(int seat, Object move) {
    Edge known = find(seat, move);
    if (known != null) {
      return known;
    }
    if (2 * edges >= table.length) {
      grow();
    }
    Edge edge = new Edge(seat, move);
    put(edge);
    edges++;
    return edge;
  }

  /// Somebody chose here, and this is what it brought.
  void count(double value) {
    visits++;
    won += value;
  }

  /// What choices here brought on average, after at least one.
  double mean() {
    return won / visits;
  }

  boolean knowsMovesOf(int seat) {
    for (Edge edge : table) {
      if (edge != null && edge.seat() == seat) {
        return true;
      }
    }
    return false;
  }

  /// How many nodes there are from here on, this one included.
  int size() {
    int size = 1;
    for (Edge edge : table) {
      if (edge != null && edge.leads()) {
        size += edge.after().size();
      }
    }
    return size;
  }

  private void grow() {
    @Nullable Edge[] old = table;
    table = new Edge[2 * old.length];
    for (Edge edge : old) {
      if (edge != null) {
        put(edge);
      }
    }
  }

  private void put(Edge edge) {
    int mask = table.length - 1;
    int at = hash(edge.seat(), edge.move()) & mask;
    while (table[at] != null) {
      at = (at + 1) & mask;
    }
    table[at] = edge;
  }

  private static int hash(int seat, Object move) {
    int hash = 31 * move.hashCode() + seat;
    return hash ^ hash >>> 16;
  }
}
