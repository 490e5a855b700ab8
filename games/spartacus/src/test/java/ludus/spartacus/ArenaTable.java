package ludus.spartacus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Journal;
import ludus.kernel.Pile;
import ludus.kernel.RuleId;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.flow.Stack;
import ludus.spartacus.combat.Fight;
import ludus.spartacus.phase.Arena;
import ludus.spartacus.phase.Flow;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Talk;

/// A table at which only the arena matters: houses with what a test gives them, dice as a test
/// rolls them. Hands are empty unless a test fills them, so that no window opens. Moves are checked
/// before they are made, and every position is audited.
final class ArenaTable {

  static final Spartacus GAME = TestTable.SPARTACUS;

  private State state;
  private final Deque<Integer> dice = new ArrayDeque<>();
  private List<Event> events = List.of();

  private ArenaTable(State state) {
    this.state = state;
  }

  /// So many houses with nothing but influence 5 and 10 gold; seat 0 hosts.
  static ArenaTable of(int seats) {
    return of(Setup.of(seats));
  }

  static ArenaTable of(Setup setup) {
    Table table = GAME.table(setup);
    List<House> houses = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      houses.add(
          new House(
              Optional.of(table.houses().get(seat)), 5, 10, Pile.empty(), 0, 0, Pile.empty()));
    }
    return new ArenaTable(
        new State(
            table,
            1,
            Phase.MARKET,
            0,
            0,
            Pile.copyOf(houses),
            table.intrigue(),
            Pile.empty(),
            table.market(),
            Pile.empty(),
            Optional.empty(),
            Stack.of(new Frame.PhaseEnd(true)),
            Talk.none(setup.seats())));
  }

  /// Two combatants beside each other in the middle of the arena, the first about to act: seat 1 is
  /// I and seat 2 is II; seat 0 hosts. A combatant and its equipment are joined by `+`.
  static ArenaTable duel(String one, String two) {
    return duel(Setup.of(3), one, two);
  }

  static ArenaTable duel(Setup setup, String one, String two) {
    ArenaTable table = of(setup).has(1, one.split("\\+")).has(2, two.split("\\+"));
    Pile<Frame.Entrant> entrants = Pile.of(table.entrant(1, one), table.entrant(2, two));
    Frame.Match match =
        Fight.of(table.state, entrants, false, Pile.times(setup.seats(), Move.PlaceWagers.NONE))
            .inRound(1)
            .at(Frame.MatchStage.TURN, 0);
    match =
        match
            .with(0, match.fighter(0).to(new Hex(0, 0)))
            .with(1, match.fighter(1).to(new Hex(1, 0)));
    table.state = table.state.withPhase(Phase.ARENA).become(match);
    return table.audited();
  }

  private Frame.Entrant entrant(int seat, String names) {
    List<MarketCard> cards = new ArrayList<>();
    for (String name : names.split("\\+", -1)) {
      cards.add(card(name));
    }
    return new Frame.Entrant(seat, cards.getFirst(), Pile.copyOf(cards.subList(1, cards.size())));
  }

  // setting up -----------------------------------------------------------------------------------

  /// A Market card: the first copy, or the one that is named.
  static MarketCard card(String name) {
    return GAME.content().marketCard(name.contains("#") ? name : name + "#1");
  }

  static IntrigueCard intrigue(String id) {
    return GAME.content().intrigueCard(id);
  }

  /// A house gets these ready assets.
  ArenaTable has(int seat, String... names) {
    for (String name : names) {
      MarketCard card = card(name);
      House house = state.house(seat);
      state =
          state
              .withMarket(
                  state.marketDeck().without(state.marketDeck().indexOf(card)),
                  state.marketDiscard())
              .withHouse(seat, house.withAssets(house.assets().plus(card.fresh())));
    }
    return this;
  }

  ArenaTable turned(int seat, String name, Stand stand) {
    House house = state.house(seat);
    state = state.withHouse(seat, house.with(house.asset(card(name)).with(stand)));
    return this;
  }

  /// Favor tokens on an asset; three make a champion.
  ArenaTable favors(int seat, String name, int favors) {
    House house = state.house(seat);
    Asset asset = house.asset(card(name));
    for (int i = 0; i < favors; i++) {
      asset = asset.favored();
    }
    state = state.withHouse(seat, house.with(asset));
    return this;
  }

  ArenaTable influence(int seat, int influence) {
    state = state.withHouse(seat, state.house(seat).withInfluence(influence));
    return this;
  }

  ArenaTable gold(int seat, int gold) {
    state = state.withHouse(seat, state.house(seat).withGold(gold));
    return this;
  }

  ArenaTable host(int seat) {
    state = state.withHost(seat);
    return this;
  }

  ArenaTable hand(int seat, String... ids) {
    for (String id : ids) {
      Pile<IntrigueCard> deck = state.intrigueDeck();
      House house = state.house(seat);
      state =
          state
              .withIntrigue(deck.without(deck.indexOf(intrigue(id))), state.intrigueDiscard())
              .withHouse(seat, house.withHand(Hands.plus(house.hand(), intrigue(id))));
    }
    return this;
  }

  ArenaTable rounds(int more) {
    for (int i = 0; i < more; i++) {
      state = state.nextRound();
    }
    return this;
  }

  /// The Arena phase begins.
  ArenaTable arena() {
    return then(course -> Arena.begin(state, course));
  }

  /// The end of a phase: whoever is at 12 fights.
  ArenaTable phaseEnds() {
    return then(course -> state);
  }

  /// What a fighter of the match is reduced to.
  ArenaTable pools(int fighter, int atk, int def, int spd) {
    return match(match().with(fighter, match().fighter(fighter).with(atk, def, spd)));
  }

  ArenaTable at(int fighter, int q, int r) {
    return match(match().with(fighter, match().fighter(fighter).to(new Hex(q, r))));
  }

  ArenaTable match(Frame.Match changed) {
    Pile<Frame> frames = state.stack().frames();
    int index = frames.size() - 1;
    while (!(frames.get(index) instanceof Frame.Match)) {
      index--;
    }
    state = state.withFrame(index, changed);
    return this;
  }

  ArenaTable become(Frame frame) {
    state = state.become(frame);
    return this;
  }

  ArenaTable push(Frame frame) {
    state = state.push(frame);
    return this;
  }

  ArenaTable wagers(int seat, Move.PlaceWagers bet) {
    Frame.Match match = match();
    return match(
        new Frame.Match(
            match.tournament(),
            match.fighters(),
            match.wagers().with(seat, bet),
            match.round(),
            match.stage(),
            match.lastLoser(),
            match.asked(),
            match.first(),
            match.moved(),
            match.attacked(),
            match.fought(),
            match.stalled(),
            match.winner()));
  }

  // playing --------------------------------------------------------------------------------------

  /// The next dice that are rolled, in this order.
  ArenaTable dice(int... faces) {
    for (int face : faces) {
      dice.add(face);
    }
    return this;
  }

  private interface Deed {
    State by(Course course);
  }

  private ArenaTable then(Deed deed) {
    Journal.Kept journal = new Journal.Kept();
    Course course = new Course(chance(), journal);
    state = Flow.run(deed.by(course), course);
    events = journal.events();
    return audited();
  }

  private ArenaTable audited() {
    assertThat(GAME.audit(state)).isEmpty();
    return this;
  }

  private Chance chance() {
    return new Chance() {
      @Override
      public int below(int n) {
        throw new AssertionError("Nothing but dice is left to chance");
      }

      @Override
      public int die() {
        assertThat(dice).as("dice to roll").isNotEmpty();
        return dice.removeFirst();
      }
    };
  }

  /// Somebody makes a legal move; all dice that were laid out have been rolled then.
  ArenaTable play(int seat, Move move) {
    assertThat(GAME.refusal(state, seat, move)).as("%s", move).isEmpty();
    assertThat(GAME.agenda(state).ask(seat)).as("%s is asked", seat).isPresent();
    Journal.Kept journal = new Journal.Kept();
    state = GAME.play(state, seat, move, chance(), journal);
    events = journal.events();
    assertThat(dice).as("dice left over").isEmpty();
    return audited();
  }

  /// The same, where dice may be left for later.
  ArenaTable undiced(int seat, Move move) {
    Deque<Integer> later = new ArrayDeque<>(dice);
    dice.clear();
    play(seat, move);
    dice.addAll(later);
    return this;
  }

  /// A move, and passes of all whom windows ask afterwards.
  ArenaTable finish(int seat, Move move) {
    Journal.Kept journal = new Journal.Kept();
    assertThat(GAME.refusal(state, seat, move)).as("%s", move).isEmpty();
    state = GAME.play(state, seat, move, chance(), journal);
    while (state.top() instanceof Frame.Window) {
      state = GAME.play(state, asked(), Move.Pass.IT, chance(), journal);
    }
    events = journal.events();
    assertThat(dice).as("dice left over").isEmpty();
    return audited();
  }

  /// An act that was sold is done.
  ArenaTable act(Act act, int actor, int about) {
    return then(course -> Arena.act(state, act, actor, about, course));
  }

  /// What an absent player does.
  ArenaTable absent(int seat) {
    return play(seat, fallback(seat));
  }

  Move fallback(int seat) {
    return GAME.fallback(state, seat, new java.util.SplittableRandom(1));
  }

  ArenaTable attack() {
    return play(match().fighter(match().asked()).seat(), attackMove());
  }

  private Move attackMove() {
    return new Move.Attack(1 - match().asked(), false);
  }

  ArenaTable use(int seat, String name) {
    return play(seat, new Move.UseAbility(card(name), OptionalInt.empty()));
  }

  ArenaTable pass(int seat) {
    return play(seat, Move.Pass.IT);
  }

  ArenaTable commit(int seat, String names) {
    Frame.Entrant entrant = entrant(seat, names);
    return play(seat, new Move.Commit(entrant.card(), entrant.equipment()));
  }

  /// Nobody bets anything.
  ArenaTable noWagers() {
    for (int seat = 0; seat < state.seats() - 1; seat++) {
      undiced(seat, Move.PlaceWagers.NONE);
    }
    return play(state.seats() - 1, Move.PlaceWagers.NONE);
  }

  // looking --------------------------------------------------------------------------------------

  State state() {
    return state;
  }

  House house(int seat) {
    return state.house(seat);
  }

  Asset asset(int seat, String name) {
    return house(seat).asset(card(name));
  }

  boolean owns(int seat, String name) {
    return house(seat).has(card(name));
  }

  Frame.Match match() {
    return Fight.match(state);
  }

  Frame.Fighter fighter(int number) {
    return match().fighter(number);
  }

  Frame.Exchange exchange() {
    return (Frame.Exchange) state.top();
  }

  Frame.Aftermath aftermath() {
    return (Frame.Aftermath) state.top();
  }

  List<Move> moves(int seat) {
    return GAME.moves(state, seat);
  }

  int asked() {
    assertThat(GAME.agenda(state).must()).hasSize(1);
    return GAME.agenda(state).must().getFirst().seat();
  }

  String what() {
    return GAME.agenda(state).must().getFirst().what();
  }

  RuleId refusal(int seat, Move move) {
    return GAME.refusal(state, seat, move).orElseThrow().rule().orElseThrow();
  }

  SpartacusView view(int seat) {
    return (SpartacusView) GAME.view(state, Viewer.seat(seat));
  }

  SpartacusView.MatchView matchView() {
    return view(0).arena().orElseThrow().match().orElseThrow();
  }

  <E extends Event> List<E> events(Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }

  <E extends Event> E event(Class<E> type) {
    assertThat(events(type)).as(type.getSimpleName()).hasSize(1);
    return events(type).getFirst();
  }
}
