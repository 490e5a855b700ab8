package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
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
        .isEqualTo(new PaxView.Race(Category.LAND, 5, 3, List.of(0, 1), true, Optional.of(3)));
    PaxView.Race blind = race(table.view(1), Category.LAND);
    assertThat(blind)
        .isEqualTo(new PaxView.Race(Category.LAND, 2, 3, List.of(0, 1), false, Optional.of(0)));
    PaxView.Race watched = race(PaxView.of(table.state(), Viewer.SPECTATOR), Category.LAND);
    assertThat(watched.rome()).isEqualTo(2);
    assertThat(watched.toPassRome()).isEmpty();
    PaxView.Race nobody = race(table.view(0), Category.WEALTH);
    assertThat(nobody)
        .isEqualTo(new PaxView.Race(Category.WEALTH, 0, 0, List.of(), true, Optional.of(1)));
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
    assertThat(table.view(1).turn()).contains(new PaxView.TurnView(1, 1));
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
