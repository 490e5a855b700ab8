package ludus.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import ludus.kernel.Ask;
import ludus.kernel.Game;
import ludus.kernel.GameProvider;
import ludus.kernel.Journal;
import ludus.kernel.Seed;
import ludus.kernel.SeededChance;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.text.Columns;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Tables of random games, as everybody sees them.
final class ScreenTest {

  private static final List<String> NAMES =
      List.of("Massimiliano", "Lívia", "Bo", "東京の友", "Conceição", "Ἀλέξανδρος", "X", "Octavia");

  @ParameterizedTest
  @EnumSource(Language.class)
  void no_line_is_wider_than_the_screen(Language language) {
    for (GameProvider provider : Games.all()) {
      Game<?, ?> game = provider.load(Optional.empty());
      int games = 0;
      for (int seats = 1; seats <= 8; seats++) {
        Map<String, String> options = seats > 4 ? Map.of("twoCopies", "on") : Map.of();
        Setup setup = Setup.of(seats, options);
        for (int seed = 0; seed < 2 && game.check(setup).isEmpty(); seed++) {
          check(game, setup, 10 * seats + seed, language);
          games++;
        }
      }
      assertThat(games).as(game.info().id()).isPositive();
    }
  }

  private static <S, M> void check(Game<S, M> game, Setup setup, long number, Language language) {
    Words words = Words.of(language, game.info().messages()).with(NAMES::get, 0);
    SplittableRandom random = new SplittableRandom(number);
    Seed seed = Seed.ofNumber(number);
    S state = game.start(setup, new SeededChance(seed, 0));
    for (int step = 1; !game.agenda(state).isOver(); step++) {
      if (step % (step < 300 ? 5 : 50) == 1) {
        look(game, state, setup, words, step % 3 == 0);
      }
      Ask ask = game.agenda(state).must().getFirst();
      List<M> moves = game.moves(state, ask.seat());
      M move = moves.get(random.nextInt(moves.size()));
      state = game.play(state, ask.seat(), move, new SeededChance(seed, step), Journal.SILENT);
    }
    look(game, state, setup, words, true);
  }

  private static <S, M> void look(
      Game<S, M> game, S state, Setup setup, Words words, boolean everybody) {
    for (int seat = -1; seat < (everybody ? setup.seats() : 1); seat++) {
      Object view = game.view(state, seat < 0 ? Viewer.SPECTATOR : Viewer.seat(seat));
      List<String> plain = game.screen().draw(view, words, NAMES::get, Ink.PLAIN);
      assertThat(plain).isNotEmpty();
      for (String line : plain) {
        assertThat(Columns.width(line)).as(line).isLessThanOrEqualTo(Columns.WIDTH);
        assertThat(line).doesNotContain("\u001b");
      }
      List<String> colour = game.screen().draw(view, words, NAMES::get, Ink.COLOUR);
      assertThat(colour.stream().map(line -> Columns.plain(line).stripTrailing()).toList())
          .isEqualTo(plain.stream().map(String::stripTrailing).toList());
      for (String line : game.screen().brief(view, words, NAMES::get, Ink.PLAIN)) {
        assertThat(Columns.width(line)).as(line).isLessThanOrEqualTo(Columns.WIDTH);
      }
    }
  }
}
