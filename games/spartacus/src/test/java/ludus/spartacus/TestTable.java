package ludus.spartacus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Journal;
import ludus.kernel.Pile;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.json.Json;
import ludus.spartacus.phase.Turns;

/// A table for tests: a position given by a patch, dice in order, and moves by name. It begins in
/// the Intrigue turn of seat 0, who hosts.
final class TestTable {

  static final Spartacus SPARTACUS = Spartacus.standard();

  private final Spartacus game;
  private State state;
  private final Deque<Integer> dice = new ArrayDeque<>();
  private List<Event> events = new ArrayList<>();

  private TestTable(Spartacus game, State state) {
    this.game = game;
    this.state = state;
  }

  /// Three houses, influence 7, hands empty, nothing on the table; single quotes are double.
  static TestTable at(String patch) {
    return at(Setup.of(3), patch);
  }

  static TestTable at(Setup setup, String patch) {
    return at(SPARTACUS, setup, patch);
  }

  /// At a game with other cards.
  static TestTable at(Spartacus game, Setup setup, String patch) {
    State start = game.start(setup, _ -> 0);
    StringBuilder houses = new StringBuilder();
    for (int seat = 0; seat < setup.seats(); seat++) {
      houses.append(
          "%s'%d':{'hand':[],'assets':[],'guards':0,'spentGuards':0,'gold':10}"
              .formatted(seat > 0 ? "," : "", seat));
    }
    String bare =
        "{'host':0,'houses':{%s},'stack':{'frames':[{'type':'IntrigueTurn','seat':0,'returned':[],'ending':false}]}}"
            .formatted(houses);
    State bareState = game.notation().position(start, json(bare));
    return new TestTable(game, game.notation().position(bareState, json(patch)));
  }

  private static tools.jackson.databind.node.ObjectNode json(String text) {
    return Json.object(text.replace('\'', '"'), "The position");
  }

  /// The faces that are rolled next; afterwards only ones.
  TestTable dice(int... faces) {
    for (int face : faces) {
      dice.add(face);
    }
    return this;
  }

  State state() {
    return state;
  }

  House house(int seat) {
    return state.house(seat);
  }

  List<Event> events() {
    return events;
  }

  TestTable play(int seat, Move move) {
    assertThat(game.refusal(state, seat, move)).isEmpty();
    Journal.Kept journal = new Journal.Kept();
    Chance chance =
        n -> {
          int face = n == 6 && !dice.isEmpty() ? dice.remove() - 1 : 0;
          return Math.min(face, n - 1);
        };
    state = game.play(state, seat, move, chance, journal);
    events = journal.events();
    assertThat(game.audit(state)).isEmpty();
    return this;
  }

  /// The rule by which a move is refused.
  String refused(int seat, Move move) {
    return game.refusal(state, seat, move)
        .orElseThrow(() -> new AssertionError("Not refused: " + move))
        .rule()
        .map(Object::toString)
        .orElse("");
  }

  /// All who are asked pass or do what absent players do, until a frame of this kind is on top.
  TestTable until(Class<? extends Frame> frame) {
    for (int i = 0; i < 200 && !frame.isInstance(state.top()); i++) {
      int seat = game.agenda(state).must().getFirst().seat();
      play(seat, Turns.fallback(state, seat));
    }
    assertThat(state.top()).isInstanceOf(frame);
    return this;
  }

  /// Everybody who is asked in a window passes.
  TestTable pass() {
    while (state.top() instanceof Frame.Window) {
      play(game.agenda(state).must().getFirst().seat(), Move.Pass.IT);
    }
    return this;
  }

  List<Integer> asked() {
    Agenda agenda = game.agenda(state);
    return agenda.must().stream().map(Ask::seat).toList();
  }

  SpartacusView view(int seat) {
    return (SpartacusView) SPARTACUS.view(state, Viewer.seat(seat));
  }

  List<Move> moves(int seat) {
    return game.moves(state, seat);
  }

  TestTable scheme(int seat, String card) {
    return play(seat, new Move.PlayScheme(own(card), none(), none()));
  }

  TestTable scheme(int seat, String card, int target) {
    return play(seat, new Move.PlayScheme(own(card), OptionalInt.of(target), none()));
  }

  TestTable scheme(int seat, String card, int target, int other) {
    return play(
        seat, new Move.PlayScheme(own(card), OptionalInt.of(target), OptionalInt.of(other)));
  }

  TestTable react(int seat, String card) {
    return play(seat, new Move.React(own(card), none(), none()));
  }

  TestTable react(int seat, String card, int target) {
    return play(seat, new Move.React(own(card), OptionalInt.of(target), none()));
  }

  private IntrigueCard own(String id) {
    return game.content().intrigueCard(id);
  }

  static IntrigueCard card(String id) {
    return SPARTACUS.content().intrigueCard(id);
  }

  static MarketCard asset(String id) {
    return SPARTACUS.content().marketCard(id);
  }

  static Pile<MarketCard> assets(String... ids) {
    Pile<MarketCard> cards = Pile.empty();
    for (String id : ids) {
      cards = cards.plus(asset(id));
    }
    return cards;
  }

  static OptionalInt none() {
    return OptionalInt.empty();
  }
}
