package ludus.marenostrum;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import ludus.kernel.Ask;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Journal;
import ludus.kernel.Outcome;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.flow.Stack;
import ludus.kernel.json.Json;
import ludus.marenostrum.phase.Phases;

/// A table for tests: the start of a game with the empires in order, changed piece by piece; then a
/// phase begins, and moves are made.
final class TestTable {

  static final MareNostrum GAME = MareNostrum.standard();
  static final Data DATA = GAME.data();

  /// The seats of five empires.
  static final int ROME = 0;

  static final int GREECE = 1;
  static final int BABYLON = 2;
  static final int EGYPT = 3;
  static final int CARTHAGE = 4;

  private State state;
  private final Deque<Integer> luck = new ArrayDeque<>();
  private List<Event> events = new ArrayList<>();

  private TestTable(State state) {
    this.state = state;
  }

  static TestTable of(Setup setup) {
    return new TestTable(GAME.start(setup.with("empires", "inOrder"), _ -> 0));
  }

  /// Rome, Greece, Babylon, Egypt, Carthage.
  static TestTable five() {
    return of(Setup.of(5));
  }

  /// Rome, Greece, Carthage.
  static TestTable three() {
    return of(Setup.of(3));
  }

  // the position ---------------------------------------------------------------------------------

  /// Exactly these Resources: `3 coin, grain, L:sheep`.
  TestTable stock(int seat, String tokens) {
    state = state.withStock(seat, Stock.of(tokens(tokens)));
    return settled();
  }

  static List<Resource> tokens(String text) {
    List<Resource> tokens = new ArrayList<>();
    for (String part : text.isBlank() ? new String[0] : text.split(", *", -1)) {
      String[] words = part.split(" ", -1);
      int count = words.length == 2 ? Integer.parseInt(words[0]) : 1;
      for (int i = 0; i < count; i++) {
        tokens.add(DATA.resource(words[words.length - 1]));
      }
    }
    return tokens;
  }

  /// These Provinces belong to the seat, since the start of the round.
  TestTable control(int seat, String... provinces) {
    for (String id : provinces) {
      state = state.withBoard(state.board().withController(DATA.province(id), seat));
    }
    return settled();
  }

  TestTable uncontrolled(String... provinces) {
    return control(Board.NOBODY, provinces);
  }

  TestTable built(String... icons) {
    for (String id : icons) {
      state = state.withBoard(state.board().withBuilt(DATA.icon(id), true));
    }
    return this;
  }

  TestTable razed(String... icons) {
    for (String id : icons) {
      state = state.withBoard(state.board().withBuilt(DATA.icon(id), false));
    }
    return this;
  }

  TestTable legions(int seat, String province, int count) {
    state = state.withBoard(state.board().withLegions(seat, DATA.province(province), count));
    return this;
  }

  TestTable fortress(int seat, String province, boolean there) {
    state = state.withBoard(state.board().withFortress(seat, DATA.province(province), there));
    return this;
  }

  TestTable triremes(int seat, String sea, int count) {
    state = state.withBoard(state.board().withTriremes(seat, DATA.sea(sea), count));
    return this;
  }

  /// Legions of the seat stand on these icons, or on the `marker`.
  TestTable placed(int seat, String province, String... places) {
    Province where = DATA.province(province);
    int bits = BoardNotation.places(DATA, where, List.of(places));
    state = state.withBoard(state.board().withPlaced(seat, where, bits));
    return this;
  }

  TestTable war(String province) {
    state = state.withBoard(state.board().withWar(DATA.province(province), true));
    return this;
  }

  TestTable tiles(int seat, String... tiles) {
    for (String id : tiles) {
      state = state.withRealm(seat, state.realm(seat).withTile(DATA.tile(id).power()));
    }
    return settled();
  }

  TestTable copies(int seat, String hero) {
    tiles(seat, "castor_pollux");
    state = state.withRealm(seat, state.realm(seat).withCopied(DATA.tile(hero).power()));
    return this;
  }

  TestTable display(String... tiles) {
    Pile<Tile> faceUp = Pile.empty();
    for (String id : tiles) {
      faceUp = faceUp.plus(DATA.tile(id));
    }
    state = state.withDisplay(faceUp, state.faceDown());
    return settled();
  }

  TestTable leader(Track track, int seat) {
    state = state.withTitles(state.titles().with(track, seat), state.usedTokens());
    return this;
  }

  TestTable reserve(String tokens) {
    state = state.withReserve(Stock.of(tokens(tokens)));
    return this;
  }

  TestTable patch(String patch) {
    state = GAME.notation().position(state, Json.object(patch.replace('\'', '"'), "The patch"));
    return this;
  }

  /// What follows from the pieces: the reserve, the pile, the display, the start of the round.
  private TestTable settled() {
    return patch("{'board':{}}");
  }

  // what happens ---------------------------------------------------------------------------------

  /// Chance gives these next: the index of a choice, or a die less one; afterwards only zeros.
  TestTable luck(int... numbers) {
    for (int number : numbers) {
      luck.add(number);
    }
    return this;
  }

  private Chance chance() {
    return n -> luck.isEmpty() ? 0 : Math.min(luck.remove(), n - 1);
  }

  TestTable begin(Phase phase) {
    Journal.Kept journal = new Journal.Kept();
    state = Phases.begin(state, phase, new Course(chance(), journal));
    events = journal.events();
    return this;
  }

  /// This seat builds now.
  TestTable building(int seat) {
    state = state.begin(Phase.CONSTRUCTION, new Frame.Construction(Seats.of(seat)));
    boolean perseus = state.realm(seat).tiles().has(Power.PERSEUS);
    state = state.push(new Frame.Building(seat, true, perseus, Optional.empty()));
    return this;
  }

  /// What is going on, from the bottom of the stack.
  TestTable frames(Phase phase, Frame... frames) {
    state = state.begin(phase, frames[0]);
    for (int i = 1; i < frames.length; i++) {
      state = state.push(frames[i]);
    }
    assertThat(state.stack()).isEqualTo(new Stack<>(Pile.of(frames)));
    return this;
  }

  TestTable play(int seat, Move... moves) {
    for (Move move : moves) {
      assertThat(GAME.refusal(state, seat, move)).as("%s by %d", move, seat).isEmpty();
      Journal.Kept journal = new Journal.Kept();
      state = GAME.play(state, seat, move, chance(), journal);
      events = journal.events();
      assertThat(GAME.audit(state)).isEmpty();
    }
    return this;
  }

  /// Names an item and pays for it with these tokens.
  TestTable build(int seat, Move item, String tokens) {
    return play(seat, item, pay(tokens));
  }

  static Move.Pay pay(String text) {
    List<Resource> tokens = tokens(text);
    int coins = (int) tokens.stream().filter(Resource::isCoin).count();
    return new Move.Pay(coins, tokens.stream().filter(token -> !token.isCoin()).toList());
  }

  /// Offers these tokens, in their order.
  TestTable offer(int seat, String text) {
    List<Resource> tokens = new ArrayList<>(tokens(text));
    tokens.sort((one, two) -> Integer.compare(one.index(), two.index()));
    tokens.forEach(token -> play(seat, new Move.Offer(token)));
    return this;
  }

  TestTable take(int seat, int victim, String resource) {
    return play(seat, new Move.Take(victim, DATA.resource(resource)));
  }

  /// Everybody does what absent players do, until a frame of this kind is on top.
  TestTable until(Class<? extends Frame> frame) {
    SplittableRandom own = new SplittableRandom(1);
    for (int i = 0; i < 500 && !frame.isInstance(state.top()); i++) {
      int seat = GAME.agenda(state).must().getFirst().seat();
      play(seat, GAME.fallback(state, seat, own));
    }
    assertThat(state.top()).isInstanceOf(frame);
    return this;
  }

  // what is seen ---------------------------------------------------------------------------------

  State state() {
    return state;
  }

  Board board() {
    return state.board();
  }

  Realm realm(int seat) {
    return state.realm(seat);
  }

  List<Event> events() {
    return events;
  }

  <E extends Event> List<E> events(Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }

  List<Move> moves(int seat) {
    return GAME.moves(state, seat);
  }

  MareNostrumView view(int seat) {
    return (MareNostrumView) GAME.view(state, Viewer.seat(seat));
  }

  /// The rule by which a move is refused.
  String refused(int seat, Move move) {
    return GAME.refusal(state, seat, move)
        .orElseThrow(() -> new AssertionError("Not refused: " + move))
        .rule()
        .map(Object::toString)
        .orElse("");
  }

  boolean accepts(int seat, Move move) {
    return GAME.refusal(state, seat, move).isEmpty();
  }

  List<Integer> asked() {
    return GAME.agenda(state).must().stream().map(Ask::seat).toList();
  }

  Outcome outcome() {
    return GAME.agenda(state).outcome().orElseThrow();
  }

  int level(int seat, Track track) {
    return Tracks.levels(state, track)[seat];
  }

  static Province province(String id) {
    return DATA.province(id);
  }

  static Icon icon(String id) {
    return DATA.icon(id);
  }

  static Sea sea(String id) {
    return DATA.sea(id);
  }

  static Tile tile(String id) {
    return DATA.tile(id);
  }

  static Stock stock(String tokens) {
    return Stock.of(tokens(tokens));
  }
}
