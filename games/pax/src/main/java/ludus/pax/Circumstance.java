package ludus.pax;

import java.util.Arrays;
import java.util.List;

/// In which circumstances what speaks for a move counts more or less: so much, the more they are
/// so.
@SuppressWarnings("EnumOrdinal") // what they come to stands in the order of the constants
enum Circumstance {
  ALWAYS("always"),
  LATE("late"),
  PLOTTING("plotting"),
  CONSPIRATUS("as Primus Conspiratus"),
  FULL_HAND("with a full hand"),
  RICH("rich"),
  MANY("among many");

  static final List<String> NAMES = Arrays.stream(values()).map(it -> it.words).toList();

  private static final int COUNT = values().length;

  /// So much Intrigue ahead, or behind, is clear.
  private static final double CLEAR_INTRIGUE = 3;

  private static final int FULL = 6;
  private static final int WEALTHY = 10;
  private static final int USUAL_SEATS = 3;

  private final String words;

  Circumstance(String words) {
    this.words = words;
  }

  /// How much each of them is so for a seat, in their order: between -1 and 1, or little more.
  ///
  /// @param rival the most Intrigue that another player has laid out
  static float[] here(State state, int seat, int rival) {
    Player player = state.player(seat);
    int seats = state.players().size();
    double late = Odds.progress(state);
    double plotting = plotting(player, state.pcHolder() == seat, rival);
    float[] so = new float[COUNT];
    so[ALWAYS.ordinal()] = 1;
    so[LATE.ordinal()] = (float) late;
    so[PLOTTING.ordinal()] = (float) plotting;
    so[CONSPIRATUS.ordinal()] = state.pcHolder() == seat ? 1 : 0;
    so[FULL_HAND.ordinal()] = 2f * Math.min(FULL, player.hand().size()) / FULL - 1;
    so[RICH.ordinal()] = 2f * Math.min(WEALTHY, player.aurei()) / WEALTHY - 1;
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
