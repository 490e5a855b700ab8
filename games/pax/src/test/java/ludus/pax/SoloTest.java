package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static ludus.pax.TestTable.keep;
import static ludus.pax.TestTable.toPlay;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import ludus.kernel.Campaign;
import ludus.kernel.Journal;
import ludus.kernel.Outcome;
import ludus.kernel.Setup;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Section 13: the solo campaign.
class SoloTest {

  private static Setup game(int number) {
    return Setup.of(1).with("soloGame", String.valueOf(number));
  }

  private static TestTable opening(int number, String... drawn) {
    return TestTable.of(game(number))
        .but(
            "{'step':{'type':'Opening','drawn':{'0':['%s']}}}"
                .formatted(String.join("','", drawn)));
  }

  private static TestTable at(int number, String patch) {
    return TestTable.at(game(number), patch);
  }

  @Test
  @Rule("PAX-SOLO-1")
  void the_campaign_is_five_games_for_one_player() {
    Campaign.Plan plan = PAX.info().campaign().orElseThrow();
    assertThat(plan.seats()).isEqualTo(1);
    assertThat(plan.games()).isEqualTo(5);
    assertThat(PAX.info().option(plan.option()).orElseThrow().values())
        .containsExactly("1", "2", "3", "4", "5");
    for (int number = 1; number <= plan.games(); number++) {
      TestTable end = TestTable.random(PAX, game(number), number, _ -> {});
      assertThat(end.outcome().result()).isIn("WON", "LOST");
    }
    assertThat(PAX.check(game(6))).isPresent();
    assertThat(PAX.check(Setup.of(2).with("soloGame", "1"))).isPresent();
    assertThat(PAX.check(Setup.of(2).with("ironman", "on"))).isPresent();
    assertThat(PAX.check(Setup.of(1).with("ironman", "on"))).isEmpty();
  }

  @Test
  @Rule("PAX-SOLO-2")
  void the_opening_comes_first_then_30_cards_aside_then_rome_then_the_legions() {
    State start = SetupTest.unshuffled(game(1));
    Step.Opening opening = (Step.Opening) start.step();
    List<Card> all = PAX.data().cards(1);
    assertThat(opening.drawn().getFirst()).isEqualTo(all.subList(0, 2));
    assertThat(start.removed()).isEmpty();
    assertThat(start.rome().faceDown()).isEmpty();
    assertThat(start.player(0).aurei()).isEqualTo(5);
    State state =
        PAX.play(start, 0, new Move.ChooseOpening(all.get(1), List.of()), _ -> 0, Journal.SILENT);
    assertThat(state.removed()).isEqualTo(all.subList(2, 32));
    assertThat(state.rome().faceDown().stream().map(Slot::card)).isEqualTo(all.subList(32, 35));
    assertThat(state.rome().faceDown()).allMatch(slot -> slot.knownTo().isEmpty());
    assertThat(state.legions().stream().map(group -> group.first())).isEqualTo(all.subList(35, 38));
    assertThat(state.legions()).hasSize(3).allMatch(group -> group.size() == 1);
    assertThat(state.deck().first().card()).isEqualTo(all.get(38));
    assertThat(state.deck().last().card()).isEqualTo(all.get(0));
  }

  @Test
  @Rule("PAX-SOLO-3")
  void each_turn_is_a_whole_round() {
    TestTable table = at(1, "{'legions':[[#1],[#4],[#1]]}");
    for (int round = 1; round < 4; round++) {
      assertThat(table.state().round()).isEqualTo(round);
      table.pass();
      assertThat(table.events(PaxEvent.RomeTook.class)).hasSize(1);
      assertThat(table.events(PaxEvent.LegionFilled.class)).hasSize(1);
      assertThat(table.state().legions()).noneMatch(List::isEmpty);
      assertThat(table.state().activePlayer()).isZero();
    }
  }

  /// Rome's hidden cards are one Fleet, one Army and one Senator.
  private static Outcome ending(int number, String rome, String display) {
    return at(
            number,
            "{'step':{'type':'Over'},'rome':{'faceUp':{%s}},'players':{'0':{'display':{%s}}}}"
                .formatted(rome, display))
        .outcome();
  }

  private static final String ALL_SEVEN =
      "WEALTH*1,FLEET*1,ARMY*1,RELIGION*1,SENATOR*1,LAND*1,INTRIGUE*1";

  @Test
  @Rule("PAX-SOLO-4")
  void the_goal_is_all_seven_categories_and_stronger_than_rome_in_enough_of_them() {
    assertThat(ending(2, "", ALL_SEVEN).result()).isEqualTo("WON");
    assertThat(ending(3, "", ALL_SEVEN).result()).isEqualTo("LOST");
    assertThat(ending(2, "LAND*1", ALL_SEVEN).result()).isEqualTo("LOST");
    assertThat(ending(1, "LAND*1", ALL_SEVEN).result()).isEqualTo("WON");
    String six = ALL_SEVEN.replace("RELIGION*1,", "").replace("SENATOR*1", "SENATOR*2");
    assertThat(ending(1, "", six).result()).isEqualTo("LOST");
    assertThat(ending(2, "", ALL_SEVEN))
        .extracting(Outcome::places, Outcome::winners)
        .containsExactly(List.of(1), List.of(0));
    assertThat(ending(3, "", ALL_SEVEN))
        .extracting(Outcome::places, Outcome::winners)
        .containsExactly(List.of(2), List.of());
  }

  /// EX-33; and a bonus Fleet is no card in the display.
  @Test
  @Rule("PAX-SOLO-4")
  void a_missing_category_loses_however_strong_the_others_are() {
    String noSenator = "WEALTH*2,FLEET*3,ARMY*3,RELIGION*1,LAND*4,INTRIGUE*1";
    assertThat(ending(1, "", noSenator).result()).isEqualTo("LOST");
    String bonusOnly = "WEALTH*1,ARMY*3,RELIGION*1,SENATOR*2,LAND*3,INTRIGUE*1";
    assertThat(ending(1, "", bonusOnly).result()).isEqualTo("LOST");
    assertThat(ending(1, "", bonusOnly + ",FLEET*1").result()).isEqualTo("WON");
  }

  @ParameterizedTest
  @CsvSource({
    "1, 2, 0, 3, 37",
    "2, 2, 0, 4, 37",
    "3, 3, 1, 5, 36",
    "4, 4, 2, 6, 35",
    "5, 5, 3, 7, 34"
  })
  @Rule({"PAX-SOLO-5", "PAX-SETUP-11"})
  void each_game_draws_displays_and_demands_more(
      int number, int drawn, int displayed, int goal, int deck) {
    TestTable table = TestTable.of(game(number));
    Step.Opening opening = (Step.Opening) table.state().step();
    assertThat(opening.drawn().getFirst()).hasSize(drawn);
    assertThat(table.state().table().deal().strongerThanRomeIn()).isEqualTo(goal);
    assertThat(((PaxView.Opening) table.view(0).step()).toDisplay()).isEqualTo(displayed);
    List<Move> moves = PAX.moves(table.state(), 0);
    assertThat(moves).hasSize(drawn * (drawn - 1)).doesNotHaveDuplicates();
    table.play(0, moves.getLast());
    int shown =
        IntStream.range(0, Category.COUNT)
            .map(row -> table.state().player(0).display().get(row).cards().size())
            .sum();
    assertThat(shown).isEqualTo(displayed);
    assertThat(table.state().player(0).hand()).hasSize(1);
    assertThat(table.state().deck()).hasSize(deck);
    assertThat(table.state().removed()).hasSize(30);
  }

  @Test
  @Rule("PAX-SOLO-5")
  void the_opening_takes_exactly_the_cards_it_asks_for() {
    TestTable table = opening(4, "LAN-01", "LAN-02", "SEN-01", "REL-01");
    table
        .refuses(0, "PAX-SOLO-5", keep("LAN-01"))
        .refuses(0, "PAX-SOLO-5", keep("LAN-01", "LAN-02"))
        .refuses(0, "PAX-SOLO-5", keep("LAN-01", "LAN-02", "SEN-01", "REL-01"))
        .refuses(0, "PAX-SOLO-5", keep("LAN-01", "LAN-01", "SEN-01"))
        .refuses(0, "PAX-SOLO-5", keep("LAN-01", "SEN-01", "SEN-01"))
        .refuses(0, "PAX-SOLO-5", keep("LAN-01", "SEN-01", "WEA-01"))
        .refuses(0, "PAX-SETUP-8", keep("WEA-01", "SEN-01", "LAN-01"))
        .play(0, keep("SEN-01", "REL-01", "LAN-01"));
    assertThat(table.hand(0)).containsExactly("SEN-01");
    assertThat(table.row(0, Category.LAND)).containsExactly("LAN-01");
    assertThat(table.row(0, Category.RELIGION)).containsExactly("REL-01");
    assertThat(table.deck()).endsWith("LAN-02");
    assertThat(table.event(PaxEvent.OpeningKept.class).rule()).hasToString("PAX-SOLO-6");
  }

  /// EX-32, edge case 49.
  @Test
  @Rule("PAX-SOLO-6")
  void the_opening_display_is_free_gives_nothing_and_ignores_the_limit() {
    TestTable table =
        opening(5, "FLE-08", "ARM-01", "REL-01", "LAN-01", "LAN-02")
            .play(0, keep("LAN-01", "FLE-08", "ARM-01", "REL-01"));
    assertThat(table.aurei(0)).isEqualTo(5);
    assertThat(table.row(0, Category.FLEET)).containsExactly("FLE-08");
    assertThat(table.player(0).cap()).isZero();
    assertThat(PAX.audit(table.state())).isEmpty();
    assertThat(table.events(PaxEvent.IncomeReceived.class)).isEmpty();
  }

  @Test
  @Rule("PAX-SOLO-6")
  void over_the_limit_a_fleet_is_refused_until_all_of_them_fit_and_others_are_not() {
    TestTable table =
        at(
            5,
            "{'step':{'type':'Play'},'players':{'0':{'aurei':9,'hand':['FLE-03','ARM-03','LAN-01','LAN-02','LAN-03'],"
                + "'display':{'FLEET':['FLE-08'],'ARMY':['ARM-01'],'RELIGION':['REL-01']}}}}");
    table.refuses("PAX-CAT-3", toPlay("FLE-03")).refuses("PAX-CAT-3", toPlay("ARM-03"));
    table.lay("LAN-01").refuses("PAX-CAT-3", toPlay("ARM-03"));
    table.lay("LAN-02").refuses("PAX-CAT-3", toPlay("FLE-03"));
    assertThat(table.moves()).contains(toPlay("ARM-03"));
    table.lay("LAN-03", "FLE-03");
    assertThat(table.row(0, Category.FLEET)).containsExactly("FLE-08", "FLE-03");
  }

  @Test
  @Rule("PAX-SOLO-7")
  void the_symbols_of_the_opening_display_count_at_once() {
    TestTable religion =
        opening(5, "REL-07", "REL-01", "INT-01", "LAN-01", "LAN-02")
            .play(0, keep("LAN-01", "REL-07", "REL-01", "INT-01"));
    assertThat(religion.state().pcHolder()).isZero();
    assertThat(religion.event(PaxEvent.ConspiratusTaken.class).seat()).isZero();
    assertThat(religion.normal().event(PaxEvent.CardsDrawn.class).mode())
        .isEqualTo(DrawMode.TWO_THEN_ONE);
    TestTable wealth =
        opening(4, "WEA-07", "WEA-01", "LAN-01", "LAN-02")
            .play(0, keep("LAN-01", "WEA-07", "WEA-01"));
    assertThat(wealth.player(0).discount()).isEqualTo(1);
    assertThat(wealth.state().pcHolder()).isEqualTo(State.NOBODY);
  }

  /// Every game begins with all cards, whatever came before.
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  @Rule("PAX-SOLO-8")
  void nothing_is_carried_over_and_30_other_cards_are_set_aside(int number) {
    Set<List<Card>> aside = new HashSet<>();
    for (long seed = 0; seed < 3; seed++) {
      TestTable.random(PAX, game(Math.max(1, number - 1)), seed, _ -> {});
      TestTable table = TestTable.of(PAX, game(number), seed);
      Step.Opening opening = (Step.Opening) table.state().step();
      assertThat(table.state().deck().size() + opening.drawn().getFirst().size()).isEqualTo(74);
      assertThat(table.aurei(0)).isEqualTo(5);
      assertThat(table.state().player(0).hand()).isEmpty();
      assertThat(table.state().player(0).display()).isEqualTo(Row.NO_ROWS);
      assertThat(table.state().pcHolder()).isEqualTo(State.NOBODY);
      aside.add(table.play(0, PAX.moves(table.state(), 0).getFirst()).state().removed());
    }
    assertThat(aside).hasSize(3).allMatch(cards -> cards.size() == 30);
  }

  @Test
  @Rule("PAX-SOLO-9")
  void the_next_game_opens_when_one_is_won_and_a_lost_one_can_be_tried_again() {
    Campaign campaign = Campaign.begin(PAX.info().campaign().orElseThrow(), false);
    assertThat(campaign.isOpen(1)).isTrue();
    assertThat(campaign.isOpen(2)).isFalse();
    Campaign lost = campaign.after(1, false);
    assertThat(lost.next()).isEqualTo(1);
    assertThat(lost.attempts()).containsExactly(1, 0, 0, 0, 0);
    assertThat(lost.isOver()).isFalse();
    Campaign won = lost.after(1, true);
    assertThat(won.attempts()).containsExactly(2, 0, 0, 0, 0);
    assertThat(won.next()).isEqualTo(2);
    assertThat(won.isOpen(2)).isTrue();
    assertThat(won.isOpen(3)).isFalse();
    assertThatThrownBy(() -> won.after(3, true)).isInstanceOf(IllegalArgumentException.class);
    assertThat(won.after(2, true).after(3, true).after(4, true).after(5, true).isOver()).isTrue();
  }

  @Test
  @Rule("PAX-SOLO-9")
  void an_ironman_campaign_ends_with_the_first_loss() {
    Campaign.Plan plan = PAX.info().campaign().orElseThrow();
    assertThat(PAX.info().option(plan.ironman()).orElseThrow().values())
        .containsExactly("off", "on");
    Campaign lost = Campaign.begin(plan, true).after(1, true).after(2, false);
    assertThat(lost.isOver()).isTrue();
    assertThat(lost.isOpen(1)).isFalse();
    assertThat(lost.isOpen(2)).isFalse();
  }

  /// Rome holds four categories, and the player, who lost in points of all kinds, has won.
  @Test
  @Rule("PAX-SOLO-10")
  void the_four_of_seven_points_and_primus_conspiratus_decide_nothing() {
    String rome = "LAND*2,INTRIGUE*1";
    TestTable table =
        at(
            1,
            "{'step':{'type':'Over'},'rome':{'faceUp':{%s}},'players':{'0':{'aurei':0,'display':{%s}}}}"
                .formatted(rome, ALL_SEVEN.replace("SENATOR*1", "SENATOR*2")));
    assertThat(table.scoring().romeWins()).isTrue();
    assertThat(table.outcome().result()).isEqualTo("WON");
    TestTable weak =
        at(
            1,
            "{'step':{'type':'Over'},'players':{'0':{'aurei':99,'display':{LAND*4,WEALTH*4,RELIGION*4,SENATOR*4,INTRIGUE*1}}}}");
    assertThat(weak.scoring().romeWins()).isFalse();
    assertThat(weak.state().pcHolder()).isZero();
    assertThat(weak.outcome().result()).isEqualTo("LOST");
  }

  @Test
  @Rule("PAX-SOLO-11")
  void passing_and_the_short_deck_are_as_with_several_players() {
    TestTable pass = at(1, "{'deck':['LAN-01','LAN-02','LAN-03']}").pass();
    assertThat(pass.aurei(0)).isEqualTo(7);
    assertThat(pass.player(0).hasPeeked()).isTrue();
    TestTable two = at(1, "{'deck':['LAN-01','LAN-02']}").normal();
    two.refuses("PAX-DRAW-8", TestTable.toBottom("LAN-01")).hand("LAN-01").legion("LAN-02", 1);
    assertThat(two.skip().end().isOver()).isTrue();
    assertThat(two.event(PaxEvent.GameEnded.class).rule()).hasToString("PAX-END-2");
    TestTable empty = at(1, "{'deck':[]}").normal();
    assertThat(empty.aurei(0)).isEqualTo(7);
  }

  @Test
  @Rule("PAX-SOLO-11")
  void the_refill_ends_a_solo_game_as_any_other() {
    TestTable exact = at(1, "{'deck':['LAN-01'],'legions':[[#4],[#1],[#1]]}").pass();
    assertThat(exact.isOver()).isFalse();
    assertThat(exact.state().deck()).isEmpty();
    assertThat(exact.pass().isOver()).isTrue();
    TestTable shortage =
        at(1, "{'deck':['LAN-01'],'step':{'type':'Buy'},'legions':[[#4],[#1],[#1]]}").buy(2).end();
    assertThat(shortage.isOver()).isTrue();
    assertThat(shortage.event(PaxEvent.GameEnded.class).rule()).hasToString("PAX-END-1");
  }
}
