package ludus.marenostrum;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Setup;
import ludus.kernel.laws.PageFixtures;
import org.junit.jupiter.api.Test;

/// The positions that the page's board is developed and tested with, as the server would send them:
/// the first of each kind in some games played at random, early and late. They are kept with the
/// page; `-Dfixtures=write` writes them anew.
class MareNostrumPageFixturesTest {

  private static final int GAMES = 24;
  private static final int LONGEST = 9_000;
  private static final int LATE = 5;
  private static final Set<String> FIRST =
      Set.of("building-first", "choosing-first", "offers-first", "marching-first", "sailing-first");

  private final MareNostrum game = MareNostrum.standard();
  private final PageFixtures<State, Move> fixtures = new PageFixtures<>(game, true);

  @Test
  void the_pages_positions_speak_the_language_of_the_game() throws IOException {
    if (PageFixtures.areWritten()) {
      for (int seed = 1; seed <= GAMES; seed++) {
        play(seed);
      }
      fixtures.write();
    }
    fixtures.assertMovesCanBeRead();
  }

  private void play(int seed) {
    SplittableRandom own = new SplittableRandom(seed);
    Chance chance = Chance.of(new SplittableRandom(1000 + seed));
    Setup setup =
        Setup.of(seed % 6 == 0 ? 3 : seed % 6 == 5 ? 4 : 5)
            .with("roundLimit", "12")
            .with("empires", seed == GAMES ? "chosen" : "drawn");
    State state = game.start(setup, chance);
    List<Event> events = new ArrayList<>();
    for (int step = 0; step < LONGEST; step++) {
      Agenda agenda = game.agenda(state);
      look(state, agenda, events);
      if (agenda.isOver()) {
        return;
      }
      int seat = agenda.must().get(own.nextInt(agenda.must().size())).seat();
      Move move = choose(state, seat, own);
      events.clear();
      state = game.play(state, seat, move, chance, events::add);
    }
  }

  /// Builds and fights more than chance would.
  private Move choose(State state, int seat, SplittableRandom own) {
    List<Move> moves = game.moves(state, seat);
    List<Move> lively =
        moves.stream()
            .filter(
                move ->
                    !(move instanceof Move.EndBuild
                        || move instanceof Move.EndMarching
                        || move instanceof Move.EndSailing
                        || move instanceof Move.EndTurn
                        || move instanceof Move.Pass
                        || (move instanceof Move.PlayToken(int value) && value < 2)))
            .toList();
    List<Move> from = lively.isEmpty() || own.nextInt(6) == 0 ? moves : lively;
    return from.get(own.nextInt(from.size()));
  }

  private void look(State state, Agenda agenda, List<Event> events) {
    for (Ask ask : agenda.must()) {
      String name = name(state, ask.seat());
      if (state.round() >= LATE || state.round() == 1) {
        add(name + (state.round() == 1 ? "-first" : ""), state, ask.seat(), events);
      }
    }
    if (agenda.must().isEmpty()) {
      add("over-" + ((Frame.Over) state.top()).result(), state, 0, events);
      return;
    }
    int other = (agenda.must().getFirst().seat() + 1) % state.seats();
    if (state.round() >= LATE && agenda.must().stream().noneMatch(ask -> ask.seat() == other)) {
      add("waits-" + name(state, -1), state, other, events);
    }
    for (Event event : events) {
      if (event instanceof MareNostrumEvent.LandBattleFought battle) {
        add("fought-on-land", state, battle.active().seat(), events);
      } else if (event instanceof MareNostrumEvent.SeaBattleFought battle) {
        add("fought-at-sea", state, battle.other().seat(), events);
      }
    }
    if (state.round() >= LATE) {
      add("spectator", state, -1, events);
      add("seats-" + state.seats(), state, 0, events);
    }
  }

  private static String name(State state, int seat) {
    String name = state.top().getClass().getSimpleName();
    return switch (state.top()) {
      case Frame.Building building -> building.item().isPresent() ? "Paying" : name;
      case Frame.Chain chain -> chain.takings().size() > 4 ? "Chain-long" : name;
      case Frame.Losses losses -> losses.chooser() == seat ? "Losses-own" : name;
      default -> name;
    };
  }

  private void add(String name, State state, int seat, List<Event> events) {
    boolean wanted = !name.endsWith("-first") || FIRST.contains(PageFixtures.named(name));
    if (wanted && !fixtures.has(name)) {
      fixtures.put(name, state, state.seats(), seat, events);
    }
  }
}
