package ludus.pax;

import java.util.Arrays;
import java.util.List;

/// In which circumstances what speaks for a move counts more or less: so much, the more they are
/// so.
@SuppressWarnings("EnumOrdinal") // what they come to stands in the order of the constants
enum Circumstance {
  ALWAYS("always"),
  LATE("late"),
  LAST_TURN("in the last turn"),
  PLOTTING("plotting"),
  PLOTTING_LATE("plotting late"),
  CONSPIRATUS("as Primus Conspiratus"),
  STRONG_ROME("Rome strong"),
  STRONG_ROME_LATE("Rome strong late"),
  PLOTTING_FOR_ROME("plotting with Rome strong"),
  AHEAD("ahead in points"),
  FULL_HAND("with a full hand"),
  RICH("rich"),
  TO_ACT("with many to act"),
  MANY("among many");

  static final List<String> NAMES = Arrays.stream(values()).map(it -> it.words).toList();

  private static final int COUNT = values().length;

  /// So much Intrigue ahead, or behind, is clear; and so many points.
  private static final double CLEAR_INTRIGUE = 3;

  private static final double CLEAR_POINTS = 10;
  private static final int FULL = 6;
  private static final int WEALTHY = 10;
  private static final int USUAL_SEATS = 3;

  private final String words;

  Circumstance(String words) {
    this.words = words;
  }

  /// How much each of them is so for a seat, in their order: between -1 and 1, or little more.
  static float[] here(State state, int seat, Sight sight) {
    Player player = state.player(seat);
    int seats = state.players().size();
    double late = Odds.progress(state);
    double plotting = plotting(player, state.pcHolder() == seat, sight.rivalIntrigue());
    double strong = sight.held() - state.table().numbers().romeWinsAtCategories() + 0.5;
    strong = Math.clamp(strong / 2, -1, 1);
    float[] so = new float[COUNT];
    so[ALWAYS.ordinal()] = 1;
    so[LATE.ordinal()] = (float) late;
    so[LAST_TURN.ordinal()] = new Clock(state).turns(seat) <= 1 ? 1 : 0;
    so[PLOTTING.ordinal()] = (float) plotting;
    so[PLOTTING_LATE.ordinal()] = (float) (plotting * late);
    so[CONSPIRATUS.ordinal()] = state.pcHolder() == seat ? 1 : 0;
    so[STRONG_ROME.ordinal()] = (float) strong;
    so[STRONG_ROME_LATE.ordinal()] = (float) (strong * late);
    so[PLOTTING_FOR_ROME.ordinal()] = (float) (plotting * strong);
    so[AHEAD.ordinal()] = (float) Math.clamp(sight.ahead() / CLEAR_POINTS, -1, 1);
    so[FULL_HAND.ordinal()] = 2f * Math.min(FULL, player.hand().size()) / FULL - 1;
    so[RICH.ordinal()] = 2f * Math.min(WEALTHY, player.aurei()) / WEALTHY - 1;
    so[TO_ACT.ordinal()] = Math.min(3, Math.floorMod(state.primus() - seat - 1, seats)) / 2f;
    so[MANY.ordinal()] = Math.min(1, seats - USUAL_SEATS); // of more than four nothing was learnt
    return so;
  }

  /// How much the seat is ahead in Intrigue, with what it has in hand: 1 if clearly, -1 if clearly
  /// behind.
  private static double plotting(Player player, boolean isConspiratus, int rival) {
    double intrigue = player.symbols(Category.INTRIGUE) + (isConspiratus ? 0.5 : -0.5);
    for (int i = 0; i < player.hand().size(); i++) {
      intrigue += player.hand().get(i).card().intrigue();
    }
    return Math.clamp((intrigue - rival) / CLEAR_INTRIGUE, -1, 1);
  }
}
