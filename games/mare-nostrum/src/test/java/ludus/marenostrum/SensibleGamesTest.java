package ludus.marenostrum;

import static ludus.marenostrum.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import ludus.kernel.Agenda;
import ludus.kernel.Journal;
import ludus.kernel.Seed;
import ludus.kernel.SeededChance;
import ludus.kernel.Setup;
import ludus.marenostrum.mind.MareNostrumInstinct;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole games, by chance and by instinct.
class SensibleGamesTest {

  private static final int GAMES = 6;
  private static final int OFTEN = 7;

  /// Who plays: an index among the moves.
  private interface Player {
    int choose(State state, int seat, List<Move> moves, SplittableRandom own);
  }

  private static final Player BY_CHANCE = (_, _, moves, own) -> own.nextInt(moves.size());

  private static final Player BY_INSTINCT =
      (state, seat, moves, own) -> {
        double[] weights = MareNostrumInstinct.IT.considered(state, seat, moves, own);
        double sum = 0;
        for (double weight : weights) {
          sum += weight;
        }
        double left = own.nextDouble() * sum;
        int at = 0;
        while (at < weights.length - 1 && left >= weights[at]) {
          left -= weights[at];
          at++;
        }
        return at;
      };

  private static State play(Setup setup, Player sensible, Player others, long number) {
    SplittableRandom own = new SplittableRandom(number);
    Seed seed = Seed.ofNumber(number);
    State state = GAME.start(setup, new SeededChance(seed, 0));
    for (int entry = 1; ; entry++) {
      Agenda agenda = GAME.agenda(state);
      if (agenda.isOver()) {
        assertThat(GAME.audit(state)).isEmpty();
        return state;
      }
      int seat = agenda.must().getFirst().seat();
      List<Move> moves = GAME.moves(state, seat);
      Player player = seat == 0 ? sensible : others;
      Move move = moves.get(player.choose(state, seat, moves, own));
      if (entry % OFTEN == 0) {
        assertThat(GAME.refusal(state, seat, move)).as("%s", move).isEmpty();
        assertThat(GAME.audit(state)).isEmpty();
      }
      state = GAME.play(state, seat, move, new SeededChance(seed, entry), Journal.SILENT);
    }
  }

  private static String result(State state) {
    return ((Frame.Over) state.top()).result();
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void games_by_chance_come_to_an_end(int seats) {
    Setup setup = Setup.of(seats).with("roundLimit", "8");
    for (int game = 0; game < GAMES / 2; game++) {
      assertThat(play(setup, BY_CHANCE, BY_CHANCE, game).round()).isLessThanOrEqualTo(8);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void sensible_empires_win_long_before_the_last_round(int seats) {
    Setup setup = Setup.of(seats).with("roundLimit", "15");
    int undecided = 0;
    for (int game = 0; game < GAMES; game++) {
      State end = play(setup, BY_INSTINCT, BY_INSTINCT, game);
      undecided += result(end).equals(Victory.ROUND_LIMIT) ? 1 : 0;
    }
    assertThat(undecided).isLessThanOrEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 5})
  void one_sensible_empire_beats_those_who_play_by_chance(int seats) {
    Setup setup = Setup.of(seats).with("roundLimit", "20");
    int won = 0;
    for (int game = 0; game < GAMES; game++) {
      State end = play(setup, BY_INSTINCT, BY_CHANCE, game);
      won += ((Frame.Over) end.top()).winners().contains(0) ? 1 : 0;
    }
    assertThat(won).isGreaterThanOrEqualTo(GAMES - 1);
  }
}
