package ludus.spartacus;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Setup;
import ludus.kernel.laws.PageFixtures;
import org.junit.jupiter.api.Test;

/// The positions that the page's board is developed and tested with, as the server would send them:
/// the first of each kind in some random games. They are kept with the page; `-Dfixtures=write`
/// writes them anew.
class SpartacusPageFixturesTest {

  private static final int GAMES = 40;
  private static final int LONGEST = 6_000;
  private static final int SEATS = 4;

  private final Spartacus game = Spartacus.standard();
  private final PageFixtures<State, Move> fixtures = new PageFixtures<>(game, false);

  @Test
  void the_pages_positions_speak_the_language_of_the_game() throws IOException {
    if (PageFixtures.areWritten()) {
      for (int seed = 1; seed <= GAMES; seed++) {
        play(seed);
      }
      tournament();
      fixtures.write();
    }
    fixtures.assertMovesCanBeRead();
  }

  private void play(int seed) {
    SplittableRandom own = new SplittableRandom(seed);
    Chance chance = Chance.of(new SplittableRandom(1000 + seed));
    Setup setup = Setup.of(seed % 4 == 0 ? 3 : SEATS).with("odds", "on");
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

  /// Random games hardly ever come to it.
  private void tournament() {
    ArenaTable table = ArenaTable.of(4);
    for (int seat = 1; seat < 4; seat++) {
      table.influence(seat, 12);
    }
    table.has(1, "debtor#1", "gladius").has(2, "crixus").has(3, "convict#1", "shield");
    table.phaseEnds();
    int first = table.asked();
    see(table.state(), first, List.of());
    add("waits-Tournament", table.state(), 0, List.of());
  }

  private Move choose(State state, int seat, SplittableRandom own) {
    List<Move> moves = game.moves(state, seat);
    List<Move> ideas = own.nextInt(6) == 0 ? game.ideas(state, seat, own) : List.of();
    if (!ideas.isEmpty()) {
      return ideas.get(own.nextInt(ideas.size()));
    }
    for (Class<? extends Move> wanted :
        List.of(Move.Attack.class, Move.Commit.class, Move.Announce.class, Move.Accept.class)) {
      List<Move> found = moves.stream().filter(wanted::isInstance).toList();
      if (!found.isEmpty() && own.nextInt(3) > 0) {
        return found.get(own.nextInt(found.size()));
      }
    }
    return moves.get(own.nextInt(moves.size()));
  }

  private void look(State state, Agenda agenda, List<Event> events) {
    for (Ask ask : agenda.must()) {
      see(state, ask.seat(), events);
    }
    if (!agenda.must().isEmpty()) {
      int other = (agenda.must().getFirst().seat() + 1) % state.seats();
      if (agenda.must().stream().noneMatch(ask -> ask.seat() == other)) {
        add("waits-" + state.top().getClass().getSimpleName(), state, other, events);
      }
      add("spectator", state, state.round() > 1 ? -1 : -2, events);
    } else {
      add("over-" + ((Frame.Over) state.top()).by(), state, 0, events);
    }
  }

  private void see(State state, int seat, List<Event> events) {
    String name = state.top().getClass().getSimpleName();
    List<Move> moves = game.moves(state, seat);
    switch (state.top()) {
      case Frame.Window window -> {
        name += "-" + window.timing();
        for (Move move : moves) {
          if (move instanceof Move.UseGuard
              || move instanceof Move.React
              || move instanceof Move.UseAbility
              || move instanceof Move.UseHouseRule) {
            add(name + "-" + move.getClass().getSimpleName(), state, seat, events);
          }
        }
      }
      case Frame.Scheme scheme ->
          name += "-" + scheme.stage() + (scheme.seat() == seat ? "" : "-asked");
      case Frame.Bidding bidding ->
          name +=
              (bidding.rounds().isEmpty() ? "" : "-tie")
                  + (bidding.poll().answer(seat).isEmpty() ? "" : "-sealed");
      case Frame.Exchange exchange -> name += "-" + exchange.stage();
      case Frame.Match match -> {
        name += "-" + match.stage();
        if (any(moves, Move.Attack.class::isInstance)) {
          name += "-attack";
        }
      }
      case Frame.Effect _ ->
          name +=
              any(moves, Move.PickCard.class::isInstance)
                  ? "-card"
                  : any(moves, Move.PickAsset.class::isInstance) ? "-asset" : "";
      case Frame.IntrigueTurn turn ->
          name += turn.ending() ? "-ending" : state.round() > 2 ? "-late" : "";
      case Frame.OpenMarket _ -> name += state.talk().offers().isEmpty() ? "" : "-offers";
      case Frame.Invitations invitations -> name += invitations.pending() == seat ? "-invited" : "";
      default -> {}
    }
    add(name, state, seat, events);
    if (!state.talk().pledges().isEmpty()) {
      add("pledges", state, seat, events);
    }
  }

  private static boolean any(List<Move> moves, Predicate<Move> test) {
    return moves.stream().anyMatch(test);
  }

  private void add(String name, State state, int seat, List<Event> events) {
    if (seat >= -1 && !fixtures.has(name)) {
      fixtures.put(name, state, state.seats(), seat, events);
    }
  }
}
