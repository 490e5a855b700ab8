package ludus.bots.fit;

import java.util.Arrays;
import java.util.List;
import ludus.kernel.Impression;
import ludus.kernel.Senses;

/// A decision as it was seen, and what is to be learnt of it.
final class Lesson {

  private final int[] places;
  private final float[] amounts;

  /// Where the numbers of the position end, and those of each move.
  private final int[] ends;

  /// How much each move is wished for: all of them 1 together, or only the one that was made.
  final float[] wish;

  /// How much the wish counts: against it, if this is below 0.
  float counts = 1;

  /// How likely the move that was made was when it was made.
  float likely = 1;

  /// What came of it, by each question about the end; empty if that isn't to be learnt.
  float[] came = {};

  private Lesson(int[] places, float[] amounts, int[] ends, float[] wish) {
    this.places = places;
    this.amounts = amounts;
    this.ends = ends;
    this.wish = wish;
  }

  static <M> Lesson of(Senses.Glance<M> glance, List<M> moves, float[] wish) {
    Impression seen = new Impression();
    int[] ends = new int[moves.size() + 1];
    glance.position(seen);
    ends[0] = seen.size();
    for (int i = 0; i < moves.size(); i++) {
      glance.move(moves.get(i), seen);
      ends[i + 1] = seen.size();
    }
    int size = seen.size();
    int[] places = new int[size];
    float[] amounts = new float[size];
    for (int i = 0; i < size; i++) {
      places[i] = seen.place(i);
      amounts[i] = seen.amount(i);
    }
    return new Lesson(places, amounts, ends, wish);
  }

  int moves() {
    return wish.length;
  }

  void position(Impression into) {
    into.copy(places, amounts, 0, ends[0]);
  }

  void move(int move, Impression into) {
    into.copy(places, amounts, ends[move], ends[move + 1]);
  }

  /// Only the move that was made is wished for.
  void wishFor(int move) {
    Arrays.fill(wish, 0);
    wish[move] = 1;
  }
}
