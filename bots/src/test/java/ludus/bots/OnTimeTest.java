package ludus.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import ludus.bots.Thinker.Amount.Fixed;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.Setup;
import ludus.marenostrum.MareNostrum;
import ludus.pax.Pax;
import ludus.spartacus.Spartacus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whole games by bots that would think for ever, on a slow machine: each imagined position takes
/// half a second of a clock that nothing else moves.
class OnTimeTest {

  private static final long MILLI = 1_000_000;
  private static final long LAP = 500 * MILLI;
  private static final long DECISION = 2_000 * MILLI;
  private static final long TURN = 8_000 * MILLI;

  /// Nothing ever drops out.
  private static final Style UNDECIDED =
      new Style(3, 0, 3, 0, 0, 0.005, 40, Double.POSITIVE_INFINITY);

  /// What people at the table see of turns, told apart by the questions alone.
  ///
  /// @param opens a question that only begins a turn
  /// @param own asked of the one whose turn it is
  /// @param within asked of anybody meanwhile
  record Table<S, M>(
      Game<S, M> game, Setup setup, String opens, Set<String> own, Set<String> within) {

    boolean isWithin(String what) {
      return within.stream().anyMatch(what::startsWith);
    }

    @Override
    public String toString() {
      return game.info().id() + " " + own;
    }
  }

  static Stream<Table<?, ?>> tables() {
    return Stream.of(
        new Table<>(
            Pax.standard(), Setup.of(4), "turn", Set.of("turn", "draw", "buy", "play"), Set.of()),
        new Table<>(
            Spartacus.standard(),
            Setup.of(4).with("rounds", "5"),
            "",
            Set.of("intrigue", "scheme", "discard"),
            Set.of("window.scheme", "window.reaction", "support", "choose")),
        new Table<>(
            MareNostrum.standard(),
            Setup.of(4).with("roundLimit", "5"),
            "",
            Set.of("build"),
            Set.of("perseus", "castor")),
        new Table<>(
            MareNostrum.standard(),
            Setup.of(4).with("roundLimit", "5"),
            "",
            Set.of("convert", "sail", "seaBattle", "march", "landBattle", "conquest"),
            Set.of("losses", "reoccupy")));
  }

  private long now;

  /// The game as it is, but imagining takes its time.
  @SuppressWarnings("unchecked")
  private <S, M> Game<S, M> slow(Game<S, M> game) {
    return (Game<S, M>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (_, method, arguments) -> {
              now += method.getName().equals("imagine") ? LAP : 0;
              try {
                return method.invoke(game, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private List<Bot> bots(int seats) {
    List<Bot> bots = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      Pace pace = new Pace(DECISION / MILLI, TURN / MILLI, () -> now);
      bots.add(new Thinker(Level.CAESAR, UNDECIDED, new Fixed(1_000_000), pace, 1));
    }
    return bots;
  }

  @ParameterizedTest
  @MethodSource("tables")
  <S, M> void nobody_waits_longer_than_a_turn_may_take(Table<S, M> table) {
    Game<S, M> game = slow(table.game());
    List<Bot> bots = bots(table.setup().seats());
    long[] thought = new long[bots.size()];
    int onTurn = -1;
    boolean interrupted = false;
    boolean usedUp = false;
    boolean usedUpInterrupted = false;
    SplittableRandom own = new SplittableRandom(8);
    S state = game.start(table.setup(), Chance.of(own));
    for (Agenda agenda = game.agenda(state); !agenda.isOver(); agenda = game.agenda(state)) {
      Ask ask = agenda.must().getFirst();
      if (table.own().contains(ask.what())) {
        if (ask.seat() != onTurn || ask.what().equals(table.opens())) {
          onTurn = ask.seat();
          interrupted = false;
          Arrays.fill(thought, 0);
        }
      } else if (!table.isWithin(ask.what())) {
        onTurn = -1;
      }
      interrupted |= ask.seat() != onTurn;
      long before = now;
      M move =
          bots.get(ask.seat())
              .choose(new Situation<>(game, state, ask.seat()), Budget.STANDARD, own);
      assertThat(now - before).isLessThanOrEqualTo(DECISION);
      if (onTurn >= 0) {
        thought[ask.seat()] += now - before;
        assertThat(thought[ask.seat()]).as("at %s", ask).isLessThanOrEqualTo(TURN);
        usedUp |= thought[onTurn] == TURN;
        usedUpInterrupted |= interrupted && thought[onTurn] == TURN;
      }
      state = game.play(state, ask.seat(), move, Chance.of(own), Journal.SILENT);
    }
    assertThat(usedUp).as("a turn was long enough to be cut short").isTrue();
    assertThat(usedUpInterrupted || !table.within().contains("support")).isTrue();
  }

  @ParameterizedTest
  @MethodSource("tables")
  <S, M> void a_budget_of_time_is_kept_in_every_decision(Table<S, M> table) {
    Game<S, M> game = slow(table.game());
    Bot bot = bots(1).getFirst();
    new Walk(Level.RANDOM, 6, 41, 20)
        .through(
            game,
            table.setup(),
            (state, seat) -> {
              long before = now;
              M move =
                  bot.choose(
                      new Situation<>(game, state, seat),
                      Budget.ofMillis(1_500),
                      new SplittableRandom(1));
              assertThat(now - before).isLessThanOrEqualTo(1_500 * MILLI);
              assertThat(game.refusal(state, seat, move)).isEmpty();
            });
  }
}
