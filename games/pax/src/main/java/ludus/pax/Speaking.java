package ludus.pax;

import java.util.ArrayList;
import java.util.List;

/// What can speak for a move or against it: facts about a card by where it goes, and what else
/// matters. Things that can speak in the same step stand together, so that only those are weighed.
@SuppressWarnings("EnumOrdinal") // the order of the things is the order of the constants
final class Speaking {

  /// The steps of a turn, by what can speak in them.
  enum When {
    DRAWING,
    BUYING,
    PLAYING,
    STARTING
  }

  /// Where a card goes, and with it what its facts count.
  enum Place {
    HAND(When.DRAWING, "to hand"),
    LEGION(When.DRAWING, "to a Legion"),
    BOTTOM(When.DRAWING, "under the deck"),
    BUY(When.BUYING, "bought"),
    PLAY(When.PLAYING, "played");

    private final When when;
    private final String words;

    Place(When when, String words) {
      this.when = when;
      this.words = words;
    }

    /// Where the facts of a card that goes here begin among all things.
    int first() {
      return FACTS_AT[ordinal()];
    }
  }

  /// Facts about a card that hold wherever it goes.
  enum Fact {
    ANY("any card"),
    VALUE("value"),
    SYMBOLS("symbols"),
    NEW_CATEGORY("new category"),
    STRONGER("stronger than Rome"),
    ARMS("Armies and Fleets"),
    TOO_MANY_ARMS("too many Armies or Fleets"),
    ROOM("room for Armies and Fleets"),
    INTRIGUE("Intrigue"),
    CONSPIRATUS("Primus Conspiratus"),
    INTRIGUE_BEHIND("Intrigue when behind"),
    INTRIGUE_AHEAD("Intrigue when ahead"),
    ROW("longer row"),
    RELIGION("Religion"),
    SENATOR("Senator"),
    WEALTH("Wealth"),
    ALIKE("of a kind with the hand");

    private final String words;

    Fact(String words) {
      this.words = words;
    }
  }

  /// What else counts.
  enum Matter {
    DEAREST(When.DRAWING, "to the dearest group"),
    DEAREST_VALUE(When.DRAWING, "value of the dearest group"),
    ROME_STRONGER(When.DRAWING, "Rome gets stronger than we"),
    GROUP(When.DRAWING, "cards of the group"),
    GROUP_PRICE(When.DRAWING, "price of the group"),
    AFFORDABLE(When.DRAWING, "a group that can be bought"),
    AFFORDABLE_WORTH(When.DRAWING, "symbols of a group that can be bought"),
    AFFORDABLE_INTRIGUE(When.DRAWING, "Intrigue of a group that can be bought"),
    INTRIGUE_OUT_OF_REACH(When.DRAWING, "Intrigue of a group that can't be bought"),
    INTRIGUE_TO_ROME(When.DRAWING, "Intrigue of the dearest group"),
    INTRIGUE_FOR_NEXT(When.DRAWING, "Intrigue that the next player can buy"),
    SYMBOLS_FOR_NEXT(When.DRAWING, "symbols that the next player can buy"),
    PRICE(When.BUYING, "price"),
    LEFT(When.BUYING, "money left for cards"),
    SKIP(When.BUYING, "nothing bought"),
    SKIP_RICH(When.BUYING, "nothing bought with much money"),
    SKIP_INTRIGUE(When.BUYING, "Intrigue left with the Legions"),
    TAKEN_FROM_ROME(When.BUYING, "taken from Rome"),
    INTRIGUE_WAITING(When.BUYING, "Intrigue bought that can't be played at once"),
    COST(When.PLAYING, "cost of the play"),
    INCOME(When.PLAYING, "income"),
    END(When.PLAYING, "end of the turn"),
    END_WITH_CARDS(When.PLAYING, "end with cards in hand"),
    END_UNPLAYED(When.PLAYING, "end with nothing played"),
    END_WITH_INTRIGUE(When.PLAYING, "end with Intrigue in hand"),
    PASS(When.STARTING, "pass"),
    PASS_POOR(When.STARTING, "pass when poor"),
    PASS_WITH_CARDS(When.STARTING, "pass with cards in hand"),
    PASS_INTRIGUE(When.STARTING, "pass with Intrigue on offer");

    private final When when;
    private final String words;

    Matter(When when, String words) {
      this.when = when;
      this.words = words;
    }

    /// Where it stands among all things.
    int at() {
      return MATTERS_AT[ordinal()];
    }
  }

  private static final int[] FACTS_AT = new int[Place.values().length];
  private static final int[] MATTERS_AT = new int[Matter.values().length];

  /// Where the things of each step begin, and where the last of them end.
  private static final int[] FROM = new int[When.values().length + 1];

  static final List<String> NAMES = named();

  private Speaking() {}

  private static List<String> named() {
    List<String> names = new ArrayList<>();
    for (When when : When.values()) {
      FROM[when.ordinal()] = names.size();
      for (Place place : Place.values()) {
        if (place.when == when) {
          FACTS_AT[place.ordinal()] = names.size();
          for (Fact fact : Fact.values()) {
            names.add(place.words + ": " + fact.words);
          }
        }
      }
      for (Matter matter : Matter.values()) {
        if (matter.when == when) {
          MATTERS_AT[matter.ordinal()] = names.size();
          names.add(matter.words);
        }
      }
    }
    FROM[When.values().length] = names.size();
    return List.copyOf(names);
  }

  /// Where what can speak in this step begins among all things.
  static int from(Step step) {
    return step instanceof Step.Opening ? 0 : FROM[when(step).ordinal()];
  }

  /// And where it ends.
  static int to(Step step) {
    return step instanceof Step.Opening ? NAMES.size() : FROM[when(step).ordinal() + 1];
  }

  private static When when(Step step) {
    return switch (step) {
      case Step.Opening _, Step.Draw _ -> When.DRAWING;
      case Step.Buy _ -> When.BUYING;
      case Step.Play _ -> When.PLAYING;
      case Step.TurnStart _, Step.Over _ -> When.STARTING;
    };
  }
}
