package ludus.spartacus.combat;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Pile;
import ludus.spartacus.SpartacusEvent.Column;
import ludus.spartacus.SpartacusEvent.Verdict;

/// Dice strings: sorted, compared column by column, searched for sets.
public final class Dice {

  private static final int FACES = 6;

  private Dice() {}

  /// One column of the strings, the highest dice first. SP-CMB-19, SP-CMB-20, SP-CMB-21
  ///
  /// @param attack 0 if there is no die; so with `defense`
  /// @param winsTies whether equal dice wound (SP-CMB-22)
  /// @param unopposedFrom the lowest face of an unopposed die that wounds
  static Verdict judge(int attack, int defense, boolean winsTies, int unopposedFrom) {
    if (attack == 0) {
      return Verdict.IGNORED;
    }
    if (defense == 0) {
      return attack >= unopposedFrom ? Verdict.UNOPPOSED : Verdict.FAILS;
    }
    return attack > defense || (winsTies && attack == defense) ? Verdict.WOUND : Verdict.BLOCKED;
  }

  static boolean wounds(Verdict verdict) {
    return verdict == Verdict.WOUND || verdict == Verdict.UNOPPOSED;
  }

  /// How many wounds two strings make.
  public static int wounds(
      Pile<Integer> attack, Pile<Integer> defense, boolean winsTies, int unopposedFrom) {
    int wounds = 0;
    for (int i = 0; i < attack.size(); i++) {
      int opposed = i < defense.size() ? defense.get(i) : 0;
      wounds += wounds(judge(attack.get(i), opposed, winsTies, unopposedFrom)) ? 1 : 0;
    }
    return wounds;
  }

  /// The same, die by die, for all to see.
  public static List<Column> columns(
      Pile<Integer> attack, Pile<Integer> defense, boolean winsTies, int unopposedFrom) {
    List<Column> columns = new ArrayList<>();
    for (int i = 0; i < Math.max(attack.size(), defense.size()); i++) {
      int red = i < attack.size() ? attack.get(i) : 0;
      int black = i < defense.size() ? defense.get(i) : 0;
      Verdict verdict = judge(red, black, winsTies, unopposedFrom);
      columns.add(new Column(red, black, verdict, verdict == Verdict.WOUND && red == black));
    }
    return List.copyOf(columns);
  }

  /// How many sets of this size are in a roll, each die in one of them at most; none of size 0.
  /// SP-CMB-23
  public static int sets(Pile<Integer> dice, int size) {
    if (size == 0) {
      return 0;
    }
    int sets = 0;
    for (int face = 1; face <= FACES; face++) {
      int count = 0;
      for (int i = 0; i < dice.size(); i++) {
        count += dice.get(i) == face ? 1 : 0;
      }
      sets += count / size;
    }
    return sets;
  }

  /// A die of one face becomes another; the string is sorted again.
  static Pile<Integer> replaced(Pile<Integer> dice, int face, int now) {
    Pile<Integer> rest = dice.without(dice.indexOf(face));
    int at = 0;
    while (at < rest.size() && rest.get(at) > now) {
      at++;
    }
    return rest.plusAt(at, now);
  }

  static int sum(Pile<Integer> dice) {
    int sum = 0;
    for (int i = 0; i < dice.size(); i++) {
      sum += dice.get(i);
    }
    return sum;
  }
}
