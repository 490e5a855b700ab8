package ludus.pax;

import static ludus.pax.PaxView.Versus.STRONGER;
import static ludus.pax.PaxView.Versus.TIED;
import static ludus.pax.PaxView.Versus.WEAKER;
import static ludus.pax.TestTable.PAX;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ludus.kernel.Message;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a player sees at a glance: races, prices, what the next steps bring.
class ViewTest {

  private static PaxView.Race race(PaxView view, Category category) {
    return view.races().get(category.index());
  }

  @Test
  void a_race_compares_the_players_with_rome_as_far_as_the_viewer_knows_it() {
    TestTable table =
        TestTable.at(
            "{'rome':{'faceDown':['LAN-01','LAN-02','LAN-03'],'faceUp':{'LAND':['LAN-08']}},"
                + "'players':{'0':{'hasPeeked':true,'display':{'LAND':['LAN-09','LAN-04']}},'1':{'display':{'LAND':['LAN-10','LAN-05']}}}}");
    PaxView.Race peeked = race(table.view(0), Category.LAND);
    assertThat(peeked)
        .isEqualTo(
            new PaxView.Race(
                Category.LAND,
                5,
                3,
                List.of(0, 1),
                true,
                Optional.of(3),
                Optional.of(0),
                List.of()));
    PaxView.Race blind = race(table.view(1), Category.LAND);
    assertThat(blind)
        .isEqualTo(
            new PaxView.Race(
                Category.LAND,
                2,
                3,
                List.of(0, 1),
                false,
                Optional.of(0),
                Optional.of(1),
                List.of()));
    PaxView.Race watched = race(PaxView.of(table.state(), Viewer.SPECTATOR), Category.LAND);
    assertThat(watched.rome()).isEqualTo(2);
    assertThat(watched.toPassRome()).isEmpty();
    assertThat(watched.lead()).isEmpty();
    PaxView.Race nobody = race(table.view(0), Category.WEALTH);
    assertThat(nobody)
        .isEqualTo(
            new PaxView.Race(
                Category.WEALTH,
                0,
                0,
                List.of(),
                true,
                Optional.of(1),
                Optional.of(0),
                List.of(3, 6)));
  }

  @Test
  void a_players_symbols_are_compared_with_romes_as_far_as_the_viewer_knows_them() {
    TestTable table =
        TestTable.at(
            "{'rome':{'faceDown':['LAN-01','LAN-02','LAN-03'],'faceUp':{'LAND':['LAN-08']}},"
                + "'players':{'0':{'hasPeeked':true,'display':{'LAND':['LAN-09','LAN-04']}},'1':{'display':{'LAND':['LAN-10']}}}}");
    int land = Category.LAND.index();
    assertThat(table.view(0).players())
        .extracting(it -> it.versus().get(land))
        .containsOnly(WEAKER);
    assertThat(table.view(1).players())
        .extracting(it -> it.versus().get(land))
        .containsExactly(STRONGER, TIED);
  }

  @Test
  @Rule("PAX-SCORE-9")
  void points_so_far_leave_out_the_money_and_what_the_viewer_does_not_know_of_rome() {
    TestTable table =
        TestTable.at(
            "{'rome':{'faceDown':['LAN-01','LAN-02','LAN-03'],'faceUp':{'LAND':['LAN-08']}},"
                + "'players':{'0':{'aurei':9,'hasPeeked':true,'display':{'LAND':['LAN-09','LAN-04']}},'1':{}}}");
    assertThat(table.view(0).players().getFirst().points()).isEqualTo(2);
    assertThat(table.view(1).players().getFirst().points()).isEqualTo(2 + 3);
    TestTable over = table.but("{'step':{'type':'Over'}}");
    assertThat(over.view(1).players().getFirst().points()).isEqualTo(2 + 4);
  }

  @Test
  @Rule("PAX-SCORE-2")
  void a_bonus_is_shown_beside_the_printed_symbols() {
    TestTable table =
        TestTable.at(
            "{'rome':{'faceDown':['FLE-01','FLE-02','LAN-01'],'faceUp':{'FLEET':['FLE-08']}},"
                + "'players':{'0':{'hasPeeked':true,'display':{LAND*3,FLEET*3}},'1':{}}}");
    int fleet = Category.FLEET.index();
    int army = Category.ARMY.index();
    PaxView.RomeView seen = table.view(0).rome();
    assertThat(seen.symbols().get(fleet)).isEqualTo(4);
    assertThat(seen.bonus().get(army)).isEqualTo(1);
    assertThat(seen.strength().get(army)).isEqualTo(1);
    assertThat(table.view(1).rome().symbols().get(fleet)).isEqualTo(2);
    assertThat(table.view(1).rome().bonus()).containsOnly(0);
    assertThat(table.player(0).bonus()).containsExactly(0, 0, 1, 0, 0, 0, 0);
  }

  @Test
  void a_category_says_at_how_many_symbols_it_does_more() {
    TestTable table =
        TestTable.at("{'players':{'0':{'display':{WEALTH*7,LAND*4,FLEET*1}},'1':{}}}");
    assertThat(race(table.view(0), Category.WEALTH).marks()).containsExactly(3, 6, 9);
    assertThat(race(table.view(0), Category.RELIGION).marks()).containsExactly(3, 6);
    assertThat(race(table.view(0), Category.FLEET).marks()).containsExactly(4);
    assertThat(race(table.view(0), Category.ARMY).marks()).containsExactly(4);
    assertThat(race(table.view(0), Category.LAND).marks()).isEmpty();
    assertThat(race(table.view(1), Category.FLEET).marks()).isEmpty();
    assertThat(race(table.view(1), Category.WEALTH).marks()).containsExactly(3, 6);
    assertThat(PaxView.of(table.state(), Viewer.SPECTATOR).races())
        .allMatch(it -> it.marks().isEmpty());
  }

  @Test
  @Rule("PAX-BUY-3")
  void a_group_says_what_buying_it_would_mean() {
    TestTable table =
        TestTable.at(
            "{'legions':[['LAN-12','ARM-08'],['LAN-01'],[]],'activePlayer':1,'step':{'type':'Buy'},"
                + "'players':{'1':{'aurei':4,'hand':['LAN-02'],'display':{WEALTH*3}}}}");
    List<PaxView.LegionView> legions = table.view(1).legions();
    assertThat(legions.get(0).purchase()).contains(new PaxView.Purchase(1, 3, 0, 1));
    assertThat(legions.get(1).purchase()).contains(new PaxView.Purchase(1, 0, 4, 2));
    assertThat(legions.get(2).purchase()).isEmpty();
    assertThat(PaxView.of(table.state(), Viewer.SPECTATOR).legions())
        .allMatch(it -> it.purchase().isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 2", "2, 2", "3, 3", "5, 3", "6, 4"})
  @Rule("PAX-PLAY-2")
  void money_pays_for_so_many_cards_of_one_turn(int aurei, int cards) {
    assertThat(Playing.payable(aurei)).isEqualTo(cards);
  }

  @Test
  @Rule("PAX-TURN-1")
  void the_order_of_the_round_begins_with_primus() {
    assertThat(TestTable.at(4, "{'primus':2,'activePlayer':3}").view(0).order())
        .containsExactly(2, 3, 0, 1);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "5, 1", "6, 2"})
  void the_deck_says_how_many_rounds_it_lasts_at_most(int cards, int rounds) {
    TestTable table = TestTable.at("{'deck':[" + cards(cards) + "]}");
    assertThat(table.view(0).deck().rounds()).isEqualTo(rounds);
  }

  private static String cards(int count) {
    return Stream.of("FLE-01", "FLE-02", "FLE-03", "ARM-01", "ARM-02", "ARM-03")
        .limit(count)
        .map(id -> "'" + id + "'")
        .collect(Collectors.joining(","));
  }

  @Test
  void before_playing_the_income_of_a_turn_without_a_card_is_shown() {
    assertThat(TestTable.at("{'step':{'type':'Buy'}}").view(1).turn())
        .contains(new PaxView.TurnView(0, 2, List.of()));
  }

  @Test
  void in_the_own_turn_each_card_says_what_keeps_it_in_hand() {
    TestTable table =
        TestTable.at(
            "{'step':{'type':'Play'},'players':{'0':{'aurei':0,'hand':['FLE-01','LAN-01','SEN-01']},'1':{}}}");
    Card fleet = TestTable.card("FLE-01");
    assertThat(table.view(0).turn().orElseThrow().locked())
        .containsExactly(new PaxView.Locked(fleet, PaxView.Lock.OVER_LIMIT));
    assertThat(table.view(1).turn().orElseThrow().locked()).isEmpty();
    assertThat(table.lay("LAN-01").view(0).turn().orElseThrow().locked())
        .extracting(PaxView.Locked::why)
        .containsExactly(PaxView.Lock.TOO_DEAR, PaxView.Lock.TOO_DEAR);
  }

  @Test
  void a_hint_tells_what_a_card_changes_beyond_its_own_category() {
    TestTable table =
        TestTable.at(
            "{'step':{'type':'Play'},'players':{'0':{'aurei':9,'hand':['LAN-12','WEA-10','REL-10','SEN-01'],"
                + "'display':{WEALTH*2,RELIGION*2}},'1':{}}}");
    assertThat(hinted(table, "LAN-12")).contains("pax.hint.limit");
    assertThat(hinted(table, "WEA-10")).contains("pax.hint.discountThen");
    assertThat(hinted(table, "REL-10")).contains("pax.hint.drawThen");
    assertThat(hinted(table, "SEN-01")).containsExactly("pax.hint.income", "pax.hint.strength");
    assertThat(PAX.hint(table.state(), 0, TestTable.toPlay("SEN-01")).notes().getLast().args())
        .containsEntry("then", "STRONGER");
  }

  private static List<String> hinted(TestTable table, String card) {
    return PAX.hint(table.state(), 0, TestTable.toPlay(card)).notes().stream()
        .map(Message::key)
        .toList();
  }

  @Test
  void a_group_says_whether_the_viewer_can_pay_it() {
    TestTable table =
        TestTable.at(
            "{'legions':[['LAN-01'],['ARM-08'],[]],'players':{'0':{'aurei':3},'1':{'aurei':4}},"
                + "'activePlayer':1,'step':{'type':'Play'}}");
    assertThat(table.view(0).legions().stream().map(PaxView.LegionView::affordable))
        .containsExactly(true, false, false);
    assertThat(table.view(1).legions().stream().map(PaxView.LegionView::affordable))
        .containsExactly(true, true, false);
    assertThat(PaxView.of(table.state(), Viewer.SPECTATOR).legions())
        .noneMatch(PaxView.LegionView::affordable);
  }

  @Test
  @Rule("PAX-SOLO-4")
  void a_solo_game_shows_its_goal_and_how_near_it_is() {
    TestTable table =
        TestTable.at(
            Setup.of(1).with("soloGame", "4"),
            "{'rome':{'faceUp':{'LAND':['LAN-01','LAN-08']}},"
                + "'players':{'0':{'display':{'LAND':['LAN-02'],'WEALTH':['WEA-01']}}}}");
    assertThat(table.view(0).goal()).contains(new PaxView.Goal(4, 6, 1, 2));
    assertThat(TestTable.of(2).view(0).goal()).isEmpty();
  }

  @Test
  void the_strength_of_a_player_includes_the_bonus() {
    TestTable table = TestTable.at("{'players':{'0':{'display':{LAND*3,FLEET*3,ARMY*1}}}}");
    assertThat(table.player(0).strength()).containsExactly(0, 3, 2, 0, 0, 3, 0);
    assertThat(race(table.view(1), Category.ARMY).leaders()).containsExactly(0);
  }

  @Test
  void the_head_of_the_table_tells_round_primus_deck_and_who_acts() {
    TestTable table = TestTable.at(3, "{'round':4,'primus':2,'activePlayer':1}");
    PaxView view = table.view(0);
    assertThat(view.you()).contains(0);
    assertThat(view.round()).isEqualTo(4);
    assertThat(view.primus()).isEqualTo(2);
    assertThat(view.activePlayer()).contains(1);
    assertThat(view.deck().size()).isEqualTo(table.state().deck().size());
    assertThat(view.removed()).isEqualTo(table.state().removed().size());
    assertThat(view.step()).isEqualTo(new PaxView.TurnStart());
    assertThat(view.turn()).isEmpty();
    assertThat(view.scoring()).isEmpty();
    assertThat(view.outcome()).isEmpty();
    assertThat(TestTable.of(2).view(0).activePlayer()).isEmpty();
    assertThat(TestTable.of(2).view(0).legions()).noneMatch(PaxView.LegionView::romesNext);
    assertThat(TestTable.at("{'step':{'type':'Over'}}").view(0).activePlayer()).isEmpty();
    assertThat(TestTable.at("{'step':{'type':'Over'}}").view(0).step())
        .isEqualTo(new PaxView.Over());
    assertThat(TestTable.at("{'step':{'type':'Buy'}}").view(0).step()).isEqualTo(new PaxView.Buy());
  }

  @Test
  void a_draw_shows_its_mode_its_cards_and_the_destinations_left() {
    TestTable table =
        TestTable.at("{'deck':['LAN-01','LAN-02','LAN-03','LAN-04']}").normal().bottom("LAN-01");
    PaxView.Draw own = (PaxView.Draw) table.view(0).step();
    assertThat(own.mode()).isEqualTo(DrawMode.ONE_BY_ONE);
    assertThat(own.flight()).containsExactly(Optional.of(TestTable.card("LAN-02")));
    assertThat(own.toCome()).isEqualTo(1);
    assertThat(own.open()).containsExactly(Destination.HAND, Destination.LEGION);
    PaxView.Draw other = (PaxView.Draw) table.view(1).step();
    assertThat(other.flight()).containsExactly(Optional.empty());
    assertThat(other.toCome()).isEqualTo(1);
  }

  @Test
  void a_play_step_shows_what_was_played_and_the_next_cost_to_everybody() {
    TestTable table =
        TestTable.at("{'step':{'type':'Play'},'players':{'0':{'aurei':3,'hand':['LAN-01']}}}")
            .lay("LAN-01");
    assertThat(table.view(1).step()).isEqualTo(new PaxView.Play(List.of(Category.LAND)));
    assertThat(table.view(1).turn()).contains(new PaxView.TurnView(1, 1, List.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "0, ONE_BY_ONE",
    "2, ONE_BY_ONE",
    "3, TWO_THEN_ONE",
    "5, TWO_THEN_ONE",
    "6, ALL_THREE"
  })
  void a_player_is_shown_with_the_way_it_draws(int religion, DrawMode mode) {
    String display = religion == 0 ? "" : "RELIGION*" + religion;
    TestTable table = TestTable.at("{'players':{'0':{'display':{" + display + "}}}}");
    assertThat(table.view(1).players().getFirst().draws()).isEqualTo(mode);
    assertThat(PAX.hint(table.state(), 0, Move.ChooseTurn.NORMAL).notes())
        .extracting(Message::key)
        .containsExactly("pax.hint.draw." + mode);
  }

  @Test
  void hints_tell_what_a_turn_or_an_assignment_leads_to() {
    TestTable table = TestTable.at("{'deck':[]}");
    assertThat(PAX.hint(table.state(), 0, Move.ChooseTurn.PASS).notes().getFirst().args())
        .containsEntry("aurei", 2);
    assertThat(PAX.hint(table.state(), 0, Move.ChooseTurn.NORMAL).notes())
        .extracting(Message::key)
        .containsExactly("pax.hint.deckEmpty");
    TestTable draw =
        TestTable.at("{'deck':['LAN-12','LAN-02','LAN-03'],'legions':[[#4],['SEN-05'],['LAN-01']]}")
            .normal();
    assertThat(PAX.hint(draw.state(), 0, TestTable.toLegion("LAN-12", 2)).notes())
        .extracting(Message::key)
        .containsExactly("pax.hint.groupWorth", "pax.hint.romesNext");
    assertThat(PAX.hint(draw.state(), 0, TestTable.toLegion("LAN-12", 3)).notes().getFirst().args())
        .containsEntry("value", 5);
    assertThat(PAX.hint(draw.state(), 0, TestTable.toHand("LAN-12")).notes()).isEmpty();
    TestTable low =
        TestTable.at("{'deck':['LAN-01','LAN-02','LAN-03'],'legions':[[#4],['SEN-05'],['LAN-07']]}")
            .normal();
    assertThat(PAX.hint(low.state(), 0, TestTable.toLegion("LAN-01", 2)).notes()).hasSize(1);
  }
}
