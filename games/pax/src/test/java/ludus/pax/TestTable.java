package ludus.pax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Journal;
import ludus.kernel.Outcome;
import ludus.kernel.Refusal;
import ludus.kernel.RuleId;
import ludus.kernel.Seats;
import ludus.kernel.Seed;
import ludus.kernel.SeededChance;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.json.Json;
import ludus.kernel.text.Resources;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A table for a test: a position in PAX's own notation, and what happened since. Moves are checked
/// before they are made, and the position after each of them is audited.
final class TestTable {

  static final Pax PAX = Pax.standard();

  private final Pax game;
  private State state;
  private List<Event> events = List.of();

  private TestTable(Pax game, State state) {
    this.game = game;
    this.state = state;
  }

  /// The start of a game with so many seats, the first of them Primus.
  static TestTable of(int seats) {
    return of(setup(seats));
  }

  static TestTable of(Setup setup) {
    return of(PAX, setup, 7);
  }

  static TestTable of(Pax game, Setup setup, long seed) {
    return new TestTable(game, game.start(setup, new SeededChance(Seed.ofNumber(seed), 0)));
  }

  /// The usual options for so many seats: seat 0 is Primus, and two copies where they are needed.
  static Setup setup(int seats) {
    Setup setup = Setup.of(seats).with("primus", "1");
    return seats > 4 ? setup.with("twoCopies", "on") : setup;
  }

  /// A position of a game for two; see [#at(Setup, String)].
  static TestTable at(String patch) {
    return at(2, patch);
  }

  static TestTable at(int seats, String patch) {
    return at(setup(seats), patch);
  }

  /// A position as a patch over the start, in JSON with single quotes. It is a position that a game
  /// can have.
  static TestTable at(Setup setup, String patch) {
    return at(PAX, setup, patch);
  }

  static TestTable at(Pax game, Setup setup, String patch) {
    TestTable start = of(game, setup, 7);
    return start.but(Patches.plain(start.state)).but(patch);
  }

  /// The same with some things changed.
  TestTable but(String patch) {
    return but(json(patch));
  }

  private TestTable but(ObjectNode patch) {
    State changed = game.notation().position(state, patch);
    assertThat(game.audit(changed)).isEmpty();
    return new TestTable(game, changed);
  }

  static ObjectNode json(String text) {
    return Json.object(Patches.expanded(text).replace('\'', '"'), "The patch");
  }

  static Card card(String id) {
    return PAX.notation().readMove(json("{'type':'PlayCard','card':'" + id + "'}"))
            instanceof Move.PlayCard(Card card)
        ? card
        : fail();
  }

  static List<Card> cards(String... ids) {
    return IntStream.range(0, ids.length).mapToObj(i -> card(ids[i])).toList();
  }

  private static Card fail() {
    throw new IllegalArgumentException("no card");
  }

  State state() {
    return state;
  }

  Pax game() {
    return game;
  }

  /// What happened in the last move.
  List<Event> events() {
    return events;
  }

  <E extends Event> List<E> events(Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }

  <E extends Event> E event(Class<E> type) {
    assertThat(events(type)).as(type.getSimpleName()).hasSize(1);
    return events(type).getFirst();
  }

  /// Somebody makes a legal move.
  TestTable play(int seat, Move move) {
    assertThat(game.refusal(state, seat, move)).as("%s", move).isEmpty();
    Journal.Kept journal = new Journal.Kept();
    state = game.play(state, seat, move, noChance(), journal);
    events = journal.events();
    assertThat(game.audit(state)).isEmpty();
    return this;
  }

  /// After the start of a game nothing is left to chance.
  private static Chance noChance() {
    return n -> {
      throw new AssertionError("Chance is asked for a number below " + n);
    };
  }

  /// The active player makes a move.
  TestTable play(Move move) {
    return play(state.activePlayer(), move);
  }

  TestTable normal() {
    return play(Move.ChooseTurn.NORMAL);
  }

  TestTable pass() {
    return play(Move.ChooseTurn.PASS);
  }

  TestTable hand(String card) {
    return play(toHand(card));
  }

  TestTable legion(String card, int legion) {
    return play(toLegion(card, legion));
  }

  TestTable bottom(String card) {
    return play(toBottom(card));
  }

  TestTable buy(int legion) {
    return play(new Move.Buy(legion));
  }

  TestTable skip() {
    return play(Move.SkipBuy.IT);
  }

  TestTable lay(String... cards) {
    for (String card : cards) {
      play(new Move.PlayCard(card(card)));
    }
    return this;
  }

  TestTable end() {
    return play(Move.EndPlay.IT);
  }

  static Move toHand(String card) {
    return new Move.Assign(card(card), Destination.HAND, OptionalInt.empty());
  }

  static Move toLegion(String card, int legion) {
    return new Move.Assign(card(card), Destination.LEGION, OptionalInt.of(legion));
  }

  static Move toBottom(String card) {
    return new Move.Assign(card(card), Destination.BOTTOM, OptionalInt.empty());
  }

  static Move toPlay(String card) {
    return new Move.PlayCard(card(card));
  }

  static Move keep(String card, String... display) {
    return new Move.ChooseOpening(card(card), cards(display));
  }

  /// Draws whatever comes: by the fallback of an absent player, until the draw is over.
  TestTable drawAnything() {
    normal();
    while (state.step() instanceof Step.Draw) {
      play(game.fallback(state, state.activePlayer(), new SplittableRandom(1)));
    }
    return this;
  }

  /// The active player must not do this, by this rule.
  TestTable refuses(String rule, Move move) {
    return refuses(state.activePlayer(), rule, move);
  }

  TestTable refuses(int seat, String rule, Move move) {
    assertThat(refusal(seat, move)).as("%s", move).contains(RuleId.of(rule));
    assertThat(game.moves(state, seat)).doesNotContain(move);
    return this;
  }

  private Optional<RuleId> refusal(int seat, Move move) {
    return game.refusal(state, seat, move).flatMap(Refusal::rule);
  }

  List<Move> moves() {
    return game.moves(state, state.activePlayer());
  }

  PaxView view(int seat) {
    return PaxView.of(state, Viewer.seat(seat));
  }

  PaxView.PlayerView player(int seat) {
    return view(seat).players().get(seat);
  }

  int aurei(int seat) {
    return state.player(seat).aurei();
  }

  List<String> hand(int seat) {
    return ids(state.player(seat).hand().stream().map(Slot::card).toList());
  }

  List<String> row(int seat, Category category) {
    return ids(state.player(seat).row(category).cards());
  }

  List<String> group(int legion) {
    return ids(state.legions().get(legion - 1));
  }

  List<String> deck() {
    return ids(state.deck().stream().map(Slot::card).toList());
  }

  List<String> rome(Category category) {
    return ids(state.rome().faceUp().get(category.index()).cards());
  }

  List<String> flight() {
    return state.step() instanceof Step.Draw draw
        ? ids(draw.flight().stream().map(Slot::card).toList())
        : List.of();
  }

  /// Who knows this card, if it lies in a hidden place.
  List<Integer> knownTo(String card) {
    List<Slot> slots = new ArrayList<>(state.deck());
    slots.addAll(state.rome().faceDown());
    state.players().forEach(player -> slots.addAll(player.hand()));
    if (state.step() instanceof Step.Draw draw) {
      slots.addAll(draw.flight());
    }
    return slots.stream()
        .filter(slot -> slot.card().id().equals(card))
        .map(Slot::knownTo)
        .map(Seats::list)
        .findFirst()
        .orElseThrow();
  }

  Outcome outcome() {
    return game.agenda(state).outcome().orElseThrow();
  }

  Scoring scoring() {
    return Scoring.of(state);
  }

  boolean isOver() {
    return game.agenda(state).isOver();
  }

  static List<String> ids(List<Card> cards) {
    return cards.stream().map(Card::id).toList();
  }

  /// A numeric table of the specification.
  static List<JsonNode> vectors(String name) {
    return List.copyOf(vector(name).values());
  }

  static JsonNode vector(String name) {
    return Json.object(Resources.text("/ludus/pax/vectors.json"), "The test vectors").get(name);
  }

  /// Plays a whole game at random; `watch` sees every position, the first and the last included.
  static TestTable random(Pax game, Setup setup, long seed, Consumer<TestTable> watch) {
    TestTable table = of(game, setup, seed);
    RandomGenerator random = new SplittableRandom(seed);
    watch.accept(table);
    while (!table.isOver()) {
      int seat = game.agenda(table.state).must().getFirst().seat();
      List<Move> moves = game.moves(table.state, seat);
      Journal.Kept journal = new Journal.Kept();
      Move move = moves.get(random.nextInt(moves.size()));
      table.state = game.play(table.state, seat, move, noChance(), journal);
      table.events = journal.events();
      watch.accept(table);
    }
    return table;
  }

  /// Every kind of table: one to eight seats, each option at least once.
  static List<Setup> everyKindOfTable() {
    List<Setup> setups = new ArrayList<>();
    for (int game = 1; game <= 5; game++) {
      setups.add(Setup.of(1).with("soloGame", String.valueOf(game)));
    }
    for (int seats = 2; seats <= 4; seats++) {
      setups.add(Setup.of(seats));
    }
    for (int seats = 5; seats <= 8; seats++) {
      setups.add(Setup.of(seats).with("twoCopies", "on"));
    }
    setups.add(Setup.of(4).with("strictBank", "on").with("openMoney", "on"));
    setups.add(Setup.of(8).with("strictBank", "on").with("twoCopies", "on"));
    setups.add(Setup.of(3).with("tieBreak", "on").with("primus", "3"));
    setups.add(Setup.of(1).with("ironman", "on").with("strictBank", "on"));
    return setups;
  }
}
