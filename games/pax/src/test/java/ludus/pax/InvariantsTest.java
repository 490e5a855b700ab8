package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// INV-1 to INV-8, counted here anew in every position of many random games; and the game's own
/// audit, which must notice each of them broken.
class InvariantsTest {

  private static final int GAMES = 6;

  static List<Setup> tables() {
    return TestTable.everyKindOfTable();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void every_position_of_every_game_keeps_the_invariants(Setup setup) {
    for (long seed = 100; seed < 100 + GAMES; seed++) {
      Watch watch = new Watch(setup);
      TestTable end = TestTable.random(PAX, setup, seed, watch::see);
      assertThat(end.isOver()).isTrue();
      assertThat(watch.moves).isLessThan(PAX.info().longestGame());
    }
  }

  private static final class Watch {
    private final Setup setup;
    private Optional<State> last = Optional.empty();
    private int firstDeck;
    private int drawnFrom;
    private int moves;

    Watch(Setup setup) {
      this.setup = setup;
    }

    void see(TestTable table) {
      State state = table.state();
      assertThat(PAX.audit(state)).isEmpty();
      everyCardIsInOnePlace(state);
      money(state);
      limits(state);
      conspirator(state);
      legions(state);
      last.ifPresent(before -> nothingShrinks(before, state));
      theDeckNeverGrowsOverADraw(state);
      rounds(state);
      categories(state);
      last = Optional.of(state);
      moves++;
    }

    /// INV-1
    private void everyCardIsInOnePlace(State state) {
      List<Card> all = new ArrayList<>(state.removed());
      state.deck().forEach(slot -> all.add(slot.card()));
      state.rome().faceDown().forEach(slot -> all.add(slot.card()));
      state.rome().faceUp().forEach(row -> all.addAll(row.cards()));
      state.legions().forEach(all::addAll);
      for (Player player : state.players()) {
        player.hand().forEach(slot -> all.add(slot.card()));
        player.display().forEach(row -> all.addAll(row.cards()));
      }
      if (state.step() instanceof Step.Draw draw) {
        draw.flight().forEach(slot -> all.add(slot.card()));
      }
      if (state.step() instanceof Step.Opening opening) {
        opening.drawn().forEach(all::addAll);
      }
      assertThat(all).hasSize(setup.seats() > 4 ? 148 : 74).doesNotHaveDuplicates();
    }

    /// INV-2
    private void money(State state) {
      int outside = 0;
      for (Player player : state.players()) {
        assertThat(player.aurei()).isNotNegative();
        outside += player.aurei();
      }
      if (setup.options().containsKey("strictBank")) {
        assertThat(outside).isLessThanOrEqualTo(setup.seats() > 4 ? 100 : 50);
      }
    }

    /// INV-3
    private void limits(State state) {
      String solo = setup.options().getOrDefault("soloGame", "1");
      for (Player player : solo.compareTo("2") > 0 ? List.<Player>of() : state.players()) {
        int cap = Math.max(player.symbols(Category.LAND), player.symbols(Category.INTRIGUE));
        assertThat(player.symbols(Category.FLEET)).isLessThanOrEqualTo(cap);
        assertThat(player.symbols(Category.ARMY)).isLessThanOrEqualTo(cap);
      }
    }

    /// INV-4
    private void conspirator(State state) {
      int most =
          state.players().stream()
              .mapToInt(player -> player.symbols(Category.INTRIGUE))
              .max()
              .orElse(0);
      int holder = state.pcHolder();
      int has = holder < 0 ? 0 : state.player(holder).symbols(Category.INTRIGUE);
      assertThat(has).isEqualTo(most);
      assertThat(holder < 0).isEqualTo(most == 0);
    }

    /// INV-5
    private void legions(State state) {
      if (state.step() instanceof Step.TurnStart && state.activePlayer() == state.primus()) {
        assertThat(state.legions()).noneMatch(List::isEmpty);
      }
    }

    /// INV-6
    private void nothingShrinks(State before, State after) {
      grown(before.rome().faceUp(), after.rome().faceUp());
      for (int seat = 0; seat < setup.seats(); seat++) {
        grown(before.player(seat).display(), after.player(seat).display());
      }
    }

    private static void grown(Pile<Row> before, Pile<Row> after) {
      for (int row = 0; row < Category.COUNT; row++) {
        List<Card> old = before.get(row).cards();
        assertThat(after.get(row).cards().subList(0, old.size())).isEqualTo(old);
      }
    }

    /// INV-6
    private void theDeckNeverGrowsOverADraw(State state) {
      if (state.step() instanceof Step.TurnStart) {
        drawnFrom = state.deck().size();
      } else if (state.step() instanceof Step.Buy) {
        int drawn = Math.min(drawnFrom, 3);
        assertThat(state.deck().size()).isEqualTo(drawnFrom - (drawn == 3 ? 2 : drawn));
      }
    }

    /// INV-7
    private void rounds(State state) {
      if (firstDeck == 0 && !(state.step() instanceof Step.Opening)) {
        firstDeck = state.deck().size();
      }
      assertThat(state.round()).isLessThanOrEqualTo(firstDeck + 1);
    }

    /// INV-8
    private void categories(State state) {
      Scoring scoring = Scoring.of(state);
      int players = 0;
      for (int category = 0; category < Category.COUNT; category++) {
        int c = category;
        boolean stronger =
            scoring.scores().stream().anyMatch(s -> s.symbols().get(c) > scoring.rome().get(c));
        assertThat(scoring.romes().get(category)).isEqualTo(!stronger);
        players += stronger ? 1 : 0;
      }
      assertThat(scoring.romeWins()).isEqualTo(7 - players >= 4);
    }
  }

  private static void broken(State state, String what) {
    assertThat(PAX.audit(state)).anyMatch(sentence -> sentence.contains(what));
  }

  private static State playing() {
    return TestTable.at(
            "{'step':{'type':'Play'},'activePlayer':1,'players':{'0':{'hand':['LAN-01'],'display':{LAND*2,INTRIGUE*1}}}}")
        .state();
  }

  @Test
  void the_audit_notices_a_card_in_no_place_or_in_two() {
    State state = playing();
    broken(state.withRemoved(state.removed().rest()), "is in 0 places (INV-1)");
    Card legion = state.legions().getFirst().first();
    broken(state.withRemoved(state.removed().plus(legion)), legion + " is in 2 places (INV-1)");
    broken(state.withDeck(state.deck().rest()), "INV-1");
    broken(state.withLegion(0, Pile.empty()), "INV-1");
    broken(state.withRome(new Rome(state.rome().faceDown().rest(), Row.NO_ROWS)), "INV-1");
    Player rich = state.player(0).display(legion);
    broken(state.withPlayer(0, rich), legion + " is in 2 places");
    Player holds = state.player(1).take(state.table().slot(legion, Seats.of(1)));
    broken(state.withPlayer(1, holds), legion + " is in 2 places");
    State drawing = TestTable.at("{}").normal().state();
    broken(drawing.ask(Step.Buy.IT), "INV-1");
    State opening = TestTable.of(2).state();
    broken(opening.ask(Step.TurnStart.IT), "INV-1");
    broken(state.withRome(state.rome().take(Pile.of(legion))), legion + " is in 2 places");
  }

  @Test
  void the_audit_notices_a_card_in_a_wrong_row_and_a_wrong_sum() {
    State state = playing();
    Card land = state.player(0).row(Category.LAND).cards().first();
    Pile<Row> rows = state.player(0).display();
    Row moved = new Row(Pile.of(land), 2);
    Pile<Row> wrong =
        rows.with(Category.LAND.index(), Row.EMPTY).with(Category.WEALTH.index(), moved);
    broken(
        state.withPlayer(0, new Player(state.player(0).hand(), 5, wrong)),
        "lies in the row WEALTH");
    Pile<Row> sum = rows.with(Category.LAND.index(), new Row(Pile.of(land), 3));
    broken(state.withPlayer(0, new Player(state.player(0).hand(), 5, sum)), "counted wrongly");
  }

  @Test
  void the_audit_notices_too_much_and_too_little_money() {
    State state = playing();
    broken(state.withPlayer(0, state.player(0).withAurei(-1)), "INV-2");
    State strict = TestTable.at(TestTable.setup(2).with("strictBank", "on"), "{}").state();
    assertThat(PAX.audit(strict.withPlayer(0, strict.player(0).withAurei(45)))).isEmpty();
    broken(strict.withPlayer(0, strict.player(0).withAurei(46)), "INV-2");
    assertThat(PAX.audit(state.withPlayer(0, state.player(0).withAurei(46)))).isEmpty();
    assertThat(PAX.audit(state.withPlayer(0, state.player(0).withAurei(0)))).isEmpty();
  }

  @Test
  void the_audit_notices_fleets_or_armies_over_the_limit() {
    String patch = "{'players':{'0':{'display':{LAND*2,%s}}}}";
    for (String units : List.of("FLEET*2,ARMY*2", "FLEET*1")) {
      assertThat(PAX.audit(TestTable.at(patch.formatted(units)).state())).isEmpty();
    }
    State start = TestTable.at("{}").state();
    for (String units : List.of("FLEET*3,ARMY*1", "ARMY*3")) {
      broken(PAX.notation().position(start, TestTable.json(patch.formatted(units))), "INV-3");
    }
  }

  @Test
  void the_audit_notices_a_wrong_conspirator() {
    State state = playing();
    assertThat(state.pcHolder()).isZero();
    broken(state.withPcHolder(1), "INV-4");
    broken(state.withPcHolder(State.NOBODY), "INV-4");
    State none = TestTable.at("{}").state();
    broken(none.withPcHolder(0), "INV-4");
  }

  @Test
  void the_audit_notices_an_empty_legion_at_the_start_of_a_round() {
    State state = TestTable.at(3, "{}").state();
    State empty =
        state
            .withLegion(2, Pile.empty())
            .withRemoved(state.removed().plus(state.legions().get(2).first()));
    broken(empty, "INV-5");
    assertThat(PAX.audit(empty.withActive(1))).isEmpty();
    assertThat(PAX.audit(empty.ask(Step.Over.IT))).isEmpty();
  }

  @Test
  void the_audit_notices_what_a_player_should_know_and_does_not() {
    State state = playing();
    Slot unknown = state.table().slot(TestTable.card("LAN-01"), Seats.NONE);
    Player blind = new Player(Pile.of(unknown), 5, state.player(0).display());
    broken(state.withPlayer(0, blind), "doesn't know its own hand");
    State drawing = TestTable.at("{}").normal().state();
    Step.Draw draw = (Step.Draw) drawing.step();
    Slot unseen = drawing.table().slot(draw.flight().first().card(), Seats.NONE);
    broken(
        drawing.ask(new Step.Draw(draw.mode(), Pile.of(unseen), draw.toCome(), draw.open(), false)),
        "doesn't know the cards");
    broken(
        drawing.ask(new Step.Draw(draw.mode(), Pile.empty(), draw.toCome(), draw.open(), false)),
        "no card in flight");
  }

  @Test
  void the_audit_notices_too_many_rounds() {
    State state = playing();
    while (state.round() < 74) {
      state = state.newRound(0).withActive(1);
    }
    assertThat(PAX.audit(state)).isEmpty();
    broken(state.newRound(0).withActive(1), "INV-7");
  }
}
