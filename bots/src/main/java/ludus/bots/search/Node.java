package ludus.bots.search;

import org.jspecify.annotations.Nullable;

/// What one player knows of the moves so far. All positions that look alike to the player share it.
final class Node {

  private static final int FIRST_SIZE = 8;

  private @Nullable Edge[] table = new Edge[FIRST_SIZE];
  private int size;
  int visits;
  double won;

  /// The edge of a move, if there is one yet.
  @Nullable Edge find(int seat, Object move) {
    int mask = table.length - 1;
    for (int at = hash(seat, move) & mask; ; at = (at + 1) & mask) {
      Edge edge = table[at];
      if (edge == null) {
        return null;
      }
      if (edge.seat == seat && edge.move.equals(move)) {
        return edge;
      }
    }
  }

  /// The edge of a move, made if need be.
  Edge at(int seat, Object move) {
    Edge known = find(seat, move);
    if (known != null) {
      return known;
    }
    if (2 * size >= table.length) {
      grow();
    }
    Edge edge = new Edge(seat, move);
    put(edge);
    size++;
    return edge;
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
    int at = hash(edge.seat, edge.move) & mask;
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
