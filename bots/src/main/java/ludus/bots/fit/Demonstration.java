package ludus.bots.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import ludus.bots.Bot;
import ludus.bots.Budget;
import ludus.bots.Level;
import ludus.bots.Situation;
import ludus.bots.Textbook;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.Setup;

/// A game of caesars and textbooks, and what each of them chose.
///
/// @param caesars what caesars chose
/// @param textbooks how often textbooks tried each move
record Demonstration<S, M>(List<Example<S, M>> caesars, List<Example<S, M>> textbooks) {

  /// The seats of a table at which textbooks sit too.
  private static final int LARGE = 4;

  private static final Budget POSITIONS = Budget.ofIterations(12);

  /// @param random games of a textbook for each decision
  static <S, M> Demonstration<S, M> play(Game<S, M> game, Setup setup, int random, long seed) {
    Demonstration<S, M> shown = new Demonstration<>(new ArrayList<>(), new ArrayList<>());
    SplittableRandom own = new SplittableRandom(seed);
    boolean[] isTextbook = textbooks(setup.seats(), own);
    List<Bot> bots = new ArrayList<>();
    for (int seat = 0; seat < isTextbook.length; seat++) {
      bots.add(Level.novice());
    }
    Textbook textbook = new Textbook();
    Budget games = Budget.ofIterations(random);
    Chance chance = Chance.of(own.split());
    S state = game.start(setup, chance);
    for (int seat = game.awaited(state); seat >= 0; seat = game.awaited(state)) {
      Situation<S, M> situation = new Situation<>(game, state, seat);
      List<M> moves = situation.moves();
      int choice = 0;
      if (moves.size() > 1) {
        float[] shares = new float[moves.size()];
        if (isTextbook[seat]) {
          int[] visits = textbook.visits(situation, moves, games, own);
          choice = most(visits);
          for (int i = 0; i < shares.length; i++) {
            shares[i] = (float) visits[i] / random;
          }
        } else {
          choice = moves.indexOf(bots.get(seat).choose(situation, POSITIONS, own));
          shares[choice] = 1;
        }
        (isTextbook[seat] ? shown.textbooks : shown.caesars)
            .add(new Example<>(state, seat, moves, shares));
      }
      state = game.play(state, seat, moves.get(choice), chance, Journal.SILENT);
    }
    return shown;
  }

  /// From one to three of four seats; at smaller tables nobody is a textbook.
  private static boolean[] textbooks(int seats, SplittableRandom own) {
    boolean[] taken = new boolean[seats];
    for (int left = seats < LARGE ? 0 : 1 + own.nextInt(seats - 1); left > 0; ) {
      int seat = own.nextInt(seats);
      left -= taken[seat] ? 0 : 1;
      taken[seat] = true;
    }
    return taken;
  }

  private static int most(int[] visits) {
    int most = 0;
    for (int i = 1; i < visits.length; i++) {
      most = visits[i] > visits[most] ? i : most;
    }
    return most;
  }
}
