package ludus.bots;

import java.util.SplittableRandom;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.Setup;

/// A game by one kind of bot, of which some decisions are looked at.
///
/// @param every how many decisions lie between two that are shown
/// @param most how many are shown, unless the game ends before
record Walk(Level level, long seed, int every, int most) {

  interface Visitor<S> {
    void at(S state, int seat);
  }

  <S, M> void through(Game<S, M> game, Setup setup, Visitor<S> visitor) {
    SplittableRandom own = new SplittableRandom(seed);
    Bot bot = level.bot();
    S state = game.start(setup, Chance.of(own));
    Agenda agenda = game.agenda(state);
    for (int number = 0; !agenda.isOver() && number < (long) every * most; number++) {
      int seat = agenda.must().getLast().seat(); // of a sealed question not the first
      if (number % every == 0) {
        visitor.at(state, seat);
      }
      M move = bot.choose(new Situation<>(game, state, seat), Budget.STANDARD, own);
      state = game.play(state, seat, move, Chance.of(own), Journal.SILENT);
      agenda = game.agenda(state);
    }
  }
}
