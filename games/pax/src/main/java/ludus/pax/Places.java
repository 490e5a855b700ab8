package ludus.pax;

/// Hands out places one after the other.
final class Places {

  private int next;

  int take(int count) {
    int first = next;
    next += count;
    return first;
  }
}
