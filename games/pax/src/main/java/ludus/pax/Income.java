package ludus.pax;

import ludus.kernel.Pile;
import ludus.kernel.RuleId;

/// What a turn brings, by what was played in it.
final class Income {

  private Income() {}

  static int of(Numbers numbers, Player player, Pile<Category> played) {
    if (played.isEmpty()) {
      return numbers.incomeNoCardPlayed(); // PAX-INC-5
    }
    int longest = 0;
    int senator = 0;
    for (int i = 0; i < played.size(); i++) {
      Category category = played.get(i);
      if (category == Category.INTRIGUE) {
        return 0; // PAX-INC-4, PAX-CAT-4
      }
      if (category == Category.SENATOR) {
        senator = 1; // PAX-INC-3: once, however many
      }
      // PAX-INC-2, PAX-INC-6: only rows that grew, by their cards and not their symbols
      longest = Math.max(longest, player.row(category).cards().size());
    }
    return longest + senator;
  }

  /// The rule that decides about the income of such a turn.
  static RuleId rule(Pile<Category> played) {
    if (played.isEmpty()) {
      return Rules.INC_5;
    }
    if (played.contains(Category.INTRIGUE)) {
      return Rules.INC_4;
    }
    return played.contains(Category.SENATOR) ? Rules.INC_3 : Rules.INC_2;
  }
}
