package ludus.kernel;

import java.util.Arrays;

/// Numbers that somebody sees, most of which are 0: only the others are kept, each with its place.
public final class Impression {

  private int[] places = new int[64];
  private float[] amounts = new float[64];
  private int size;

  public void clear() {
    size = 0;
  }

  /// Nothing is kept of a 0.
  public void add(int place, double amount) {
    if (amount == 0) {
      return;
    }
    if (size == places.length) {
      places = Arrays.copyOf(places, 2 * size);
      amounts = Arrays.copyOf(amounts, 2 * size);
    }
    places[size] = place;
    amounts[size++] = (float) amount;
  }

  /// One more of these places for each threshold that the amount reaches, so that everything
  /// between two of them can count in its own way.
  public void steps(int place, int amount, int... thresholds) {
    for (int i = 0; i < thresholds.length && amount >= thresholds[i]; i++) {
      add(place + i, 1);
    }
  }

  /// The same as others.
  public void copy(int[] from, float[] much, int first, int last) {
    size = last - first;
    if (size > places.length) {
      places = new int[size];
      amounts = new float[size];
    }
    System.arraycopy(from, first, places, 0, size);
    System.arraycopy(much, first, amounts, 0, size);
  }

  public int size() {
    return size;
  }

  public int place(int index) {
    return places[index];
  }

  public float amount(int index) {
    return amounts[index];
  }
}
