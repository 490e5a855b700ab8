package ludus.spartacus;

import static ludus.spartacus.TestTable.assets;
import static ludus.spartacus.TestTable.card;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import ludus.kernel.Ask;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Journal;
import ludus.kernel.Setup;
import ludus.kernel.laws.Rule;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Match;
import ludus.kernel.record.Replay;
import ludus.spartacus.SpartacusEvent.LedgerBalanced;
import ludus.spartacus.SpartacusEvent.PhaseBegan;
import org.junit.jupiter.api.Test;

/// Section 3: the order of phases, simultaneous questions, and tables that go on without somebody.
class TurnsTest {

  private static final Spartacus GAME = TestTable.SPARTACUS;

  @Test
  @Rule("SP-FSM-1")
  void a_round_is_upkeep_intrigue_market_and_arena() {
    Chance chance = Chance.of(new SplittableRandom(1));
    State state = GAME.start(Setup.of(3), chance);
    List<PhaseBegan> phases = new ArrayList<>();
    while (phases.size() < 6) {
      int seat = GAME.agenda(state).must().getFirst().seat();
      Journal.Kept journal = new Journal.Kept();
      Move absent = GAME.fallback(state, seat, new SplittableRandom(1));
      state = GAME.play(state, seat, absent, chance, journal);
      for (Event event : journal.events()) {
        if (event instanceof PhaseBegan began) {
          phases.add(began);
        }
      }
    }
    assertThat(phases.subList(0, 6))
        .containsExactly(
            new PhaseBegan(1, Phase.UPKEEP),
            new PhaseBegan(1, Phase.INTRIGUE),
            new PhaseBegan(1, Phase.MARKET),
            new PhaseBegan(1, Phase.ARENA),
            new PhaseBegan(2, Phase.UPKEEP),
            new PhaseBegan(2, Phase.INTRIGUE));
  }

  @Test
  @Rule("SP-FSM-2")
  void the_order_of_sealed_answers_changes_nothing_and_results_come_from_the_host_on() {
    TestTable first = ledgers();
    for (int seat : List.of(0, 1, 2)) {
      first.play(seat, new Move.Ledger(assets()));
    }
    TestTable second = ledgers();
    for (int seat : List.of(2, 0, 1)) {
      second.play(seat, new Move.Ledger(assets()));
    }
    assertThat(second.state()).isEqualTo(first.state());
    assertThat(
            second.events().stream()
                .filter(LedgerBalanced.class::isInstance)
                .map(event -> ((LedgerBalanced) event).seat()))
        .containsExactly(1, 2, 0);
  }

  /// Everybody has a gladiator to pay; seat 1 hosts.
  private static TestTable ledgers() {
    return TestTable.at(
            "{'phase':'ARENA','host':1,'houses':{'0':{'assets':['agron#1']},'1':{'hand':['guard'],'assets':['varro#1']},'2':{'assets':['crixus#1']}},'stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[1,2,0],'poll':{'asked':[1],'answers':[null,null,null]}}]}}")
        .play(1, Move.Pass.IT);
  }

  @Test
  @Rule({"SP-FSM-6", "SP-FSM-4"})
  void a_game_in_which_every_clock_rings_is_recorded_and_replays_without_a_clock() {
    Setup setup = Setup.of(3).with("rounds", "5");
    GameRecord.Origin origin = GameRecord.Origin.ofNumber(3);
    Match<State, Move> match = Match.start(GAME, setup, ChanceSource.of(origin.toSeed()));
    while (!match.agenda().isOver()) {
      Ask ask = match.agenda().must().getFirst();
      Move absent = GAME.fallback(match.state(), ask.seat(), new SplittableRandom(1));
      match = match.submit(ask.seat(), ask.stamp(), List.of(absent), By.CLOCK, 0).get();
    }
    GameRecord record = GameRecord.parse(GameRecord.of(match, setup, origin).toJson());
    Replay.Report<State, Move> replay = Replay.of(GAME, record, Integer.MAX_VALUE);
    assertThat(replay.difference()).isEmpty();
    assertThat(replay.match().state()).isEqualTo(match.state());
    assertThat(record.entries()).isNotEmpty().allMatch(entry -> entry.by().equals("clock"));
  }

  @Test
  @Rule("SP-FSM-6")
  void offers_gifts_and_guards_leave_the_question_and_its_clock_alone() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'hand':['robbery']},'1':{'hand':['guard','blackmail']}}}")
            .scheme(0, "robbery", 1);
    List<Ask> asked = GAME.agenda(table.state()).must();
    table
        .play(2, DealsTest.words(1, "Let him"))
        .play(1, new Move.Accept(2, 1))
        .play(0, new Move.GiveGold(2, 1))
        .play(1, Move.DeployGuard.IT);
    assertThat(GAME.agenda(table.state()).must()).isEqualTo(asked);
  }

  @Test
  @Rule("SP-FSM-8")
  void choosing_houses_and_the_tournament_are_questions_like_all_others() {
    State start = GAME.start(Setup.of(3), Chance.of(new SplittableRandom(2)));
    assertThat(start.phase()).isEqualTo(Phase.SETUP);
    assertThat(GAME.agenda(start).must()).extracting(Ask::what).containsExactly("house");
    assertThat(GAME.refusal(start, start.host(), new Move.GiveGold(0, 1)))
        .as("nothing is talked about yet")
        .isPresent();
    ArenaTable table =
        ArenaTable.of(3).has(0, "agron").has(1, "varro").influence(0, 12).influence(1, 12);
    table.hand(2, "empty_brothel").phaseEnds();
    assertThat(table.state().phase()).isEqualTo(Phase.TOURNAMENT);
    assertThat(table.moves(2)).as("no reactions").isEmpty();
    table.absent(table.asked());
    table.dice(1, 1, 1, 1, 6, 6, 6).absent(table.asked());
    assertThat(table.match().tournament()).isTrue();
    assertThat(table.what()).isEqualTo("order");
  }

  @Test
  @Rule({"SP-EC-86", "SP-EC-87"})
  void a_seat_that_is_lost_is_played_by_defaults_and_keeps_what_it_has() {
    Chance chance = Chance.of(new SplittableRandom(8));
    SplittableRandom own = new SplittableRandom(9);
    State state = GAME.start(Setup.of(3).with("rounds", "5"), chance);
    int answers = 0;
    while (!GAME.agenda(state).isOver()) {
      int seat = GAME.agenda(state).must().getFirst().seat();
      List<Move> moves = GAME.moves(state, seat);
      Move move =
          seat == 2 ? GAME.fallback(state, seat, own) : moves.get(own.nextInt(moves.size()));
      assertThat(GAME.refusal(state, seat, move)).isEmpty();
      answers += seat == 2 ? 1 : 0;
      state = GAME.play(state, seat, move, chance, Journal.SILENT);
    }
    assertThat(answers).isGreaterThan(20);
    assertThat(state.house(2).card()).isPresent();
    TestTable table =
        TestTable.at("{'houses':{'0':{'hand':['robbery'],'assets':['agron#1'],'guards':2}}}")
            .until(Frame.OpenMarket.class);
    assertThat(table.house(0).holds(card("robbery"))).isTrue();
    assertThat(table.house(0).assets()).hasSize(1);
    assertThat(table.house(0).guards()).isEqualTo(2);
  }
}
