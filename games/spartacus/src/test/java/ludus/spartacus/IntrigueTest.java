package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.card;
import static ludus.spartacus.TestTable.none;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import ludus.spartacus.SpartacusEvent.InfluenceChanged;
import ludus.spartacus.SpartacusEvent.SchemeEnd;
import ludus.spartacus.SpartacusEvent.SchemeEnded;
import org.junit.jupiter.api.Test;

class IntrigueTest {

  private static Move.UseHouseRule rule(String house, int number, OptionalInt amount) {
    return new Move.UseHouseRule(
        TestTable.SPARTACUS.content().house(house).rules().get(number - 1), amount);
  }

  @Test
  @Rule("SP-INT-5")
  void any_card_in_hand_can_be_cashed_in_a_guard_too() {
    TestTable table = TestTable.at("{'houses':{'0':{'hand':['guard','robbery']}}}");
    table.play(0, new Move.CashIn(card("guard"))).play(0, new Move.CashIn(card("robbery")));
    assertThat(table.house(0).gold()).isEqualTo(13);
    assertThat(table.state().intrigueDiscard()).containsExactly(card("guard"), card("robbery"));
  }

  @Test
  @Rule("SP-ANY-7")
  void cards_are_cashed_in_in_the_own_turn_only() {
    TestTable table = TestTable.at("{'houses':{'1':{'hand':['robbery']}}}");
    assertThat(table.refused(1, new Move.CashIn(card("robbery")))).isEqualTo("SP-ANY-7");
  }

  @Test
  @Rule("SP-TV-6")
  void inside_information_on_oneself_draws_two() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'hand':['inside_information']}}}")
            .scheme(0, "inside_information", 0)
            .pass();
    assertThat(table.house(0).hand()).hasSize(2);
    assertThat(table.state().intrigueDiscard()).containsExactly(card("inside_information"));
  }

  @Test
  @Rule({"SP-TV-7", "SP-INT-13", "SP-INT-16"})
  void support_adds_the_whole_influence_and_moves_no_marker() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'influence':6,'hand':['lend_me_your_ear']},'1':{'influence':4}}}");
    assertThat(
            table.refused(
                0, new Move.PlayScheme(card("lend_me_your_ear"), OptionalInt.of(0), none())))
        .isEqualTo("SP-INT-11");
    table.play(0, new Move.Announce(card("lend_me_your_ear")));
    assertThat(table.refused(0, new Move.TurnUp(OptionalInt.of(0), none()))).isEqualTo("SP-INT-16");
    table.play(0, new Move.AskSupport(1));
    assertThat(table.asked()).containsExactly(1);
    table.play(1, Move.GrantSupport.IT).play(0, new Move.TurnUp(OptionalInt.of(0), none())).pass();
    assertThat(table.house(0).influence()).isEqualTo(7);
    assertThat(table.house(1).influence()).isEqualTo(4);
  }

  @Test
  @Rule({"SP-INT-14", "SP-DEA-6"})
  void support_can_be_refused_volunteered_and_never_taken_back() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'hand':['conspiracy']}}}")
            .play(0, new Move.Announce(card("conspiracy")))
            .play(0, new Move.AskSupport(1))
            .play(1, Move.RefuseSupport.IT)
            .play(2, Move.GrantSupport.IT);
    assertThat(table.moves(2)).doesNotContain(Move.GrantSupport.IT, Move.RefuseSupport.IT);
    assertThat(table.moves(0)).doesNotContain(new Move.AskSupport(1));
  }

  @Test
  @Rule({"SP-HID-3", "SP-INT-16"})
  void a_withdrawn_scheme_stays_in_hand_unseen() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'hand':['conspiracy']}}}")
            .play(0, new Move.Announce(card("conspiracy")));
    SpartacusView seen = (SpartacusView) TestTable.SPARTACUS.view(table.state(), Viewer.seat(1));
    assertThat(seen.scheme().orElseThrow().card()).isEmpty();
    assertThat(seen.scheme().orElseThrow().requirement()).isEmpty();
    assertThat(seen.houses().get(0).cards()).isZero();
    table.play(0, Move.Withdraw.IT);
    assertThat(table.house(0).holds(card("conspiracy"))).isTrue();
    assertThat(table.house(0).hand().first().seenBy().isEmpty()).isTrue();
  }

  @Test
  @Rule("SP-INT-37")
  void the_same_card_is_announced_three_times_at_most() {
    TestTable table = TestTable.at("{'houses':{'0':{'hand':['conspiracy']}}}");
    for (int i = 0; i < 3; i++) {
      table.play(0, new Move.Announce(card("conspiracy"))).play(0, Move.Withdraw.IT);
    }
    assertThat(table.refused(0, new Move.Announce(card("conspiracy")))).isEqualTo("SP-INT-37");
  }

  @Test
  @Rule({"SP-TV-10", "SP-INT-28"})
  void whispered_rumors_foil_a_scheme() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['a_visitor_from_rome']},'1':{'hand':['whispered_rumors']}}}")
            .scheme(0, "a_visitor_from_rome", 0)
            .react(1, "whispered_rumors")
            .pass();
    assertThat(table.house(0).influence()).isEqualTo(7);
    assertThat(table.state().intrigueDiscard())
        .containsExactly(card("whispered_rumors"), card("a_visitor_from_rome"));
  }

  @Test
  @Rule({"SP-TV-11", "SP-INT-24", "SP-INT-25", "SP-REA-3"})
  void guards_stand_up_one_after_the_other() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['incite_rebellion']},'1':{'guards':1,'hand':['guard','guard'],'assets':['agron#1']}}}")
            .dice(2, 5)
            .scheme(0, "incite_rebellion", 1)
            .play(1, Move.UseGuard.TABLE)
            .play(1, Move.UseGuard.HAND);
    assertThat(table.house(1).has(asset("agron#1"))).isTrue();
    assertThat(table.house(1).hand()).hasSize(1);
    assertThat(table.state().intrigueDiscard())
        .containsExactly(card("guard"), card("guard"), card("incite_rebellion"));
    assertThat(table.state().top()).isInstanceOf(Frame.IntrigueTurn.class);
  }

  @Test
  @Rule("SP-INT-23")
  void only_a_targeted_house_uses_guards() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['robbery']},'1':{'hand':['guard']},'2':{'guards':2,'hand':['guard']}}}")
            .scheme(0, "robbery", 1);
    assertThat(table.refused(2, Move.UseGuard.TABLE)).isEqualTo("SP-INT-23");
  }

  @Test
  @Rule({"SP-INT-27", "SP-EC-5", "SP-REA-13"})
  void nobody_guards_against_an_own_scheme() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'guards':2,'hand':['looting_the_dead']},'1':{'hand':['guard']}}}")
            .scheme(0, "looting_the_dead");
    assertThat(table.asked()).containsExactly(1);
  }

  @Test
  @Rule("SP-INT-26")
  void an_exhausted_guard_does_not_stand_up() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['robbery']},'1':{'spentGuards':1,'hand':['blackmail']}}}")
            .scheme(0, "robbery", 1);
    assertThat(table.refused(1, Move.UseGuard.TABLE)).isEqualTo("SP-INT-26");
  }

  @Test
  @Rule({"SP-TV-12", "SP-INT-28"})
  void a_foiled_scheme_costs_nothing() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'hand':['grand_feast']},'1':{'hand':['whispered_rumors']}}}")
            .scheme(0, "grand_feast", 0)
            .react(1, "whispered_rumors")
            .pass();
    assertThat(table.house(0).gold()).isEqualTo(10);
  }

  @Test
  @Rule({"SP-EC-32", "SP-CON-10", "SP-INT-21"})
  void a_feast_needs_two_gold_for_every_other() {
    TestTable table =
        TestTable.at(Setup.of(4), "{'houses':{'0':{'gold':5,'hand':['grand_feast']}}}");
    assertThat(
            table.refused(0, new Move.PlayScheme(card("grand_feast"), OptionalInt.of(0), none())))
        .isEqualTo("SP-INT-21");
    TestTable rich =
        TestTable.at(Setup.of(4), "{'houses':{'0':{'gold':6,'hand':['grand_feast']}}}")
            .scheme(0, "grand_feast", 0)
            .pass();
    assertThat(rich.house(0).gold()).isZero();
    assertThat(rich.house(3).gold()).isEqualTo(12);
    assertThat(rich.house(0).influence()).isEqualTo(8);
  }

  @Test
  @Rule({"SP-DAT-16", "SP-EC-84", "SP-EC-6"})
  void only_jupiter_foils_what_drags_all_down() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'influence':2,'hand':['spread_cheeks_wide']},'1':{'influence':9,'hand':['whispered_rumors']},'2':{'hand':['guard']}}}")
            .play(0, new Move.Announce(card("spread_cheeks_wide")))
            .play(0, new Move.AskSupport(1))
            .play(1, Move.GrantSupport.IT)
            .play(0, new Move.TurnUp(none(), none()));
    assertThat(table.refused(1, new Move.React(card("whispered_rumors"), none(), none())))
        .isEqualTo("SP-DAT-16");
    table.pass();
    assertThat(table.house(0).influence()).isEqualTo(1);
    assertThat(table.house(1).influence()).isEqualTo(8);
    assertThat(table.house(2).influence()).isEqualTo(6);
  }

  @Test
  @Rule({"SP-EC-82", "SP-REA-6", "SP-DAT-20"})
  void jupiter_cancels_a_foil_and_the_window_goes_on() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['a_visitor_from_rome','jupiters_cock']},'1':{'hand':['whispered_rumors']}}}")
            .scheme(0, "a_visitor_from_rome", 0)
            .react(1, "whispered_rumors");
    assertThat(table.asked()).containsExactly(0);
    table.react(0, "jupiters_cock").pass();
    assertThat(table.house(0).influence()).isEqualTo(8);
    assertThat(table.state().intrigueDiscard())
        .containsExactly(
            card("jupiters_cock"), card("whispered_rumors"), card("a_visitor_from_rome"));
  }

  @Test
  @Rule("SP-REA-11")
  void no_window_opens_when_the_only_counter_lies_in_the_discard() {
    TestTable table =
        TestTable.at(
                "{'intrigueDiscard':['jupiters_cock'],'houses':{'0':{'hand':['a_visitor_from_rome','robbery']},'1':{'hand':['whispered_rumors']}}}")
            .scheme(0, "a_visitor_from_rome", 0)
            .react(1, "whispered_rumors");
    assertThat(table.state().top()).isInstanceOf(Frame.IntrigueTurn.class);
    assertThat(table.house(0).influence()).isEqualTo(7);
  }

  @Test
  @Rule({"SP-REA-16", "SP-REA-2"})
  void of_several_answers_the_targeted_house_comes_first_and_the_others_are_wiped() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['robbery']},'1':{'hand':['whispered_rumors']},'2':{'guards':1}}}")
            .dice(4)
            .scheme(0, "robbery", 2)
            .play(1, new Move.React(card("whispered_rumors"), none(), none()));
    assertThat(table.state().top()).isInstanceOf(Frame.Window.class);
    table.play(2, Move.UseGuard.TABLE);
    assertThat(table.house(1).holds(card("whispered_rumors"))).isTrue();
    assertThat(table.house(2).guards()).isZero();
    assertThat(table.house(2).gold()).isEqualTo(10);
  }

  @Test
  @Rule({"SP-INT-32", "SP-SET-15"})
  void the_turn_ends_with_the_hand_size_of_the_influence() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'influence':4,'hand':['robbery','robbery','guard','guard','guard','blackmail']}}}")
            .play(0, Move.EndTurn.IT)
            .play(0, new Move.DiscardCard(card("guard")))
            .play(0, new Move.DiscardCard(card("blackmail")));
    assertThat(table.house(0).hand()).hasSize(4);
    assertThat(table.asked()).containsExactly(1);
  }

  @Test
  @Rule({"SP-TV-42", "SP-HSE-SOLONIUS-1", "SP-INT-36"})
  void solonius_pays_the_requirement_down() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'card':'solonius','influence':4,'gold':5,'hand':['black_market_profits']},'1':{'card':'batiatus','hand':['whispered_rumors']}}}")
            .play(0, new Move.Announce(card("black_market_profits")))
            .play(0, rule("solonius", 1, OptionalInt.of(3)))
            .play(0, new Move.TurnUp(none(), none()))
            .react(1, "whispered_rumors")
            .pass();
    assertThat(table.house(0).gold()).isEqualTo(2);
  }

  @Test
  @Rule({"SP-TV-27", "SP-INT-8"})
  void pietros_is_exhausted_for_one_gold() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'assets':['pietros#1']}}}")
            .play(0, new Move.UseAbility(asset("pietros#1"), none()));
    assertThat(table.house(0).gold()).isEqualTo(11);
    assertThat(table.refused(0, new Move.UseAbility(asset("pietros#1"), none())))
        .isEqualTo("SP-EXH-1");
  }

  @Test
  @Rule({"SP-TV-29", "SP-HID-2", "SP-DAT-19"})
  void indus_shows_a_card_of_another_hand_to_his_owner_only() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'assets':['indus#1']},'1':{'hand':['robbery']}}}");
    assertThat(table.refused(0, new Move.UseAbility(asset("indus#1"), OptionalInt.of(0))))
        .isNotEmpty();
    table.play(0, new Move.UseAbility(asset("indus#1"), OptionalInt.of(1)));
    assertThat(known(table, 0)).containsExactly(card("robbery"));
    assertThat(known(table, 2)).isEmpty();
  }

  private static List<IntrigueCard> known(TestTable table, int viewer) {
    SpartacusView view =
        (SpartacusView) TestTable.SPARTACUS.view(table.state(), Viewer.seat(viewer));
    return view.houses().get(1).known();
  }

  @Test
  @Rule({"SP-HSE-BATIATUS-1", "SP-HSE-BATIATUS-2", "SP-HSE-3"})
  void batiatus_exhibits_and_sacrifices_gladiators() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'card':'batiatus','assets':['agron#1','varro#1','crixus#1','doctore#1']},'1':{'card':'glaber'}}}")
            .play(0, rule("batiatus", 1, none()))
            .play(0, new Move.PickAsset(asset("agron#1")))
            .play(0, new Move.PickAsset(asset("varro#1")));
    assertThat(table.house(0).gold()).isEqualTo(12);
    assertThat(table.refused(0, rule("batiatus", 2, none()))).isEqualTo("SP-HSE-4");
    TestTable rich =
        TestTable.at(
                "{'houses':{'0':{'card':'batiatus','assets':['agron#1','varro#1','crixus#1']},'1':{'card':'glaber'}}}")
            .play(0, rule("batiatus", 2, none()));
    assertThat(rich.house(0).influence()).isEqualTo(8);
    assertThat(rich.house(0).assets()).isEmpty();
  }

  @Test
  @Rule({"SP-HSE-TULLIUS-1", "SP-DAT-11"})
  void tullius_exhausts_three_slaves_and_naevia_counts_two() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'card':'tullius','hand':['robbery','guard'],'assets':['naevia#1','cook#1']},'1':{'card':'glaber'}}}")
            .play(0, rule("tullius", 1, none()))
            .play(0, new Move.PickCard(card("robbery")))
            .play(0, Move.StopPicking.IT);
    assertThat(table.house(0).hand()).hasSize(2);
    assertThat(table.house(0).fighters()).isZero();
  }

  @Test
  @Rule({"SP-HSE-GLABER-1", "SP-HSE-GLABER-2"})
  void glaber_lives_by_guards() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'card':'glaber','guards':6},'1':{'card':'batiatus'},'2':{'card':'tullius'}}}")
            .play(0, rule("glaber", 1, none()))
            .play(0, rule("glaber", 2, none()));
    assertThat(table.house(0).hand()).hasSize(1);
    assertThat(table.house(0).influence()).isEqualTo(8);
    assertThat(table.house(0).guards()).isZero();
    assertThat(table.house(0).spentGuards()).isEqualTo(3);
  }

  @Test
  @Rule("SP-ANY-3")
  void a_guard_goes_to_the_table_at_any_time() {
    TestTable table =
        TestTable.at("{'houses':{'2':{'hand':['guard']}}}").play(2, Move.DeployGuard.IT);
    assertThat(table.house(2).guards()).isEqualTo(1);
    assertThat(table.refused(2, Move.DeployGuard.IT)).isEqualTo("SP-ANY-3");
  }

  @Test
  @Rule({"SP-TV-44", "SP-CON-7"})
  void influence_stays_between_1_and_12() {
    TestTable top =
        TestTable.at("{'houses':{'0':{'influence':12,'hand':['a_visitor_from_rome']}}}")
            .scheme(0, "a_visitor_from_rome", 0)
            .pass();
    assertThat(top.house(0).influence()).isEqualTo(12);
    TestTable bottom =
        TestTable.at(
                "{'houses':{'0':{'influence':12,'hand':['caught_taking_bribes']},'1':{'influence':1}}}")
            .scheme(0, "caught_taking_bribes", 1)
            .pass();
    assertThat(bottom.house(1).influence()).isEqualTo(1);
    assertThat(bottom.house(1).gold()).isEqualTo(13);
  }

  @Test
  @Rule({"SP-FSM-3", "SP-TV-9"})
  void destitute_hits_a_house_without_gold_outside_the_market() {
    TestTable table = TestTable.at("{'houses':{'1':{'hand':['destitute']},'2':{'gold':0}}}");
    assertThat(table.refused(1, new Move.React(card("destitute"), OptionalInt.of(0), none())))
        .isEqualTo("SP-REA-12");
    table.react(1, "destitute", 2);
    assertThat(table.house(2).influence()).isEqualTo(6);
  }

  @Test
  @Rule("SP-INT-32")
  void a_hand_of_guards_put_on_the_table_ends_the_turn_as_discards_do() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'influence':1,'hand':['guard','guard','guard','guard']}}}")
            .play(0, Move.EndTurn.IT);
    assertThat(table.asked()).containsExactly(0);
    table.play(0, Move.DeployGuard.IT);
    assertThat(table.house(0).hand()).hasSize(3);
    assertThat(((Frame.IntrigueTurn) table.state().top()).seat()).isEqualTo(1);
  }

  // draw and turns -------------------------------------------------------------------------------

  /// The last window of an Upkeep, in which seat 1 is asked.
  private static TestTable upkeepEnds(String rest) {
    return TestTable.at(
        "{'phase':'UPKEEP','stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[0,1,2],'poll':{'asked':[1],'answers':[null,null,null]}}]},%s}"
            .formatted(rest));
  }

  @Test
  @Rule({"SP-INT-1", "SP-INT-3", "SP-CON-3"})
  void everybody_draws_three_cards_and_the_host_begins() {
    TestTable table =
        upkeepEnds(
                "'host':2,'houses':{'1':{'influence':1,'hand':['guard','guard','guard','robbery']}}")
            .play(1, Move.Pass.IT);
    assertThat(table.house(0).hand()).hasSize(3);
    assertThat(table.house(1).hand()).as("more than the hand size of 3").hasSize(7);
    assertThat(table.house(2).hand()).hasSize(3);
    assertThat(table.asked()).containsExactly(2);
    assertThat(table.refused(0, Move.EndTurn.IT)).isEqualTo("SP-INT-3");
    table.play(2, Move.EndTurn.IT);
    assertThat(table.asked()).as("then clockwise").containsExactly(0);
    table.play(0, Move.EndTurn.IT);
    assertThat(table.asked()).containsExactly(1);
    assertThat(table.refused(2, Move.EndTurn.IT)).as("one turn each").isEqualTo("SP-INT-3");
  }

  @Test
  @Rule("SP-INT-4")
  void in_a_turn_everything_can_be_done_often_and_in_any_order() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'card':'batiatus','hand':['guard','looting_the_dead','looting_the_dead','robbery'],'assets':['agron#1','varro#1','crixus#1','doctore#1','pietros#1']},'1':{'card':'glaber'}}}");
    table
        .scheme(0, "looting_the_dead")
        .play(0, new Move.CashIn(card("guard")))
        .play(0, rule("batiatus", 1, none()))
        .play(0, new Move.PickAsset(asset("agron#1")))
        .play(0, new Move.PickAsset(asset("varro#1")))
        .play(0, new Move.UseAbility(asset("pietros#1"), none()))
        .scheme(0, "looting_the_dead")
        .play(0, rule("batiatus", 1, none()))
        .play(0, new Move.CashIn(card("robbery")));
    assertThat(table.house(0).gold()).isEqualTo(10 + 3 + 1 + 2 + 1 + 3 + 2 + 2);
    assertThat(table.asked()).containsExactly(0);
  }

  @Test
  @Rule("SP-INT-6")
  void cashing_in_opens_no_window() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'hand':['robbery']},'1':{'hand':['jupiters_cock']},'2':{'hand':['whispered_rumors']}}}");
    table.play(0, new Move.CashIn(card("robbery")));
    assertThat(table.state().top()).isInstanceOf(Frame.IntrigueTurn.class);
    assertThat(table.refused(1, new Move.React(card("jupiters_cock"), none(), none())))
        .isEqualTo("SP-REA-9");
  }

  @Test
  @Rule({"SP-INT-9", "SP-INT-7"})
  void a_turn_can_end_at_once_whatever_could_be_done() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'hand':['robbery'],'assets':['pietros#1']}}}")
            .play(0, Move.EndTurn.IT);
    assertThat(table.asked()).containsExactly(1);
    assertThat(table.house(0).hand()).hasSize(1);
    assertThat(table.house(0).isReady(asset("pietros#1"))).isTrue();
    assertThat(table.moves(1)).containsExactly(Move.EndTurn.IT);
  }

  @Test
  @Rule({"SP-INT-34", "SP-WIN-3"})
  void after_the_last_turn_a_lone_house_at_12_has_won_before_the_market() {
    TestTable won =
        TestTable.at("{'houses':{'2':{'influence':12}}}")
            .play(0, Move.EndTurn.IT)
            .play(1, Move.EndTurn.IT);
    assertThat(won.state().phase()).isEqualTo(Phase.INTRIGUE);
    won.play(2, Move.EndTurn.IT);
    assertThat(won.state().top()).isEqualTo(new Frame.Over(2, Frame.Victory.INFLUENCE));
    TestTable goes =
        TestTable.at("{'houses':{'2':{'influence':11}}}")
            .play(0, Move.EndTurn.IT)
            .play(1, Move.EndTurn.IT)
            .play(2, Move.EndTurn.IT);
    assertThat(goes.state().top()).isInstanceOf(Frame.OpenMarket.class);
  }

  @Test
  @Rule({"SP-INT-33", "SP-INT-32", "SP-RUL-11"})
  void the_hand_size_is_looked_at_only_at_the_end_of_the_own_turn() {
    TestTable table =
        TestTable.at(
                "{'intrigueDeck':['guard','guard'],'houses':{'0':{'influence':7,'hand':['inside_information','robbery','robbery','blackmail','blackmail']},'1':{'influence':1,'hand':['guard','guard','guard']}}}")
            .scheme(0, "inside_information", 1)
            .pass();
    assertThat(table.house(1).hand()).hasSize(5);
    assertThat(table.asked()).as("nobody discards now").containsExactly(0);
    table.play(0, Move.EndTurn.IT);
    assertThat(table.house(0).hand()).as("fewer than 5 need no discard").hasSize(4);
    assertThat(table.asked()).containsExactly(1);
    table.play(1, Move.EndTurn.IT).play(1, new Move.DiscardCard(card("guard")));
    assertThat(table.asked()).as("one more").containsExactly(1);
    table.play(1, new Move.DiscardCard(card("guard")));
    assertThat(table.asked()).containsExactly(2);
    assertThat(table.house(1).hand()).hasSize(3);
    assertThat(table.house(1).gold()).as("for no gold").isEqualTo(10);
  }

  // announcing, targets, resolution --------------------------------------------------------------

  @Test
  @Rule({"SP-INT-10", "SP-INT-35", "SP-INT-16"})
  void a_scheme_lies_facedown_then_faceup_and_only_then_can_be_foiled() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'hand':['a_visitor_from_rome','robbery']},'1':{'hand':['guard']}}}");
    assertThat(table.refused(0, new Move.Announce(card("guard")))).isEqualTo("SP-INT-10");
    table.play(0, new Move.Announce(card("a_visitor_from_rome")));
    assertThat(table.view(1).scheme().orElseThrow().card()).isEmpty();
    assertThat(table.asked()).containsExactly(0);
    assertThat(table.refused(1, Move.UseGuard.HAND)).isEqualTo("SP-INT-22");
    assertThat(table.refused(0, new Move.Announce(card("robbery"))))
        .as("the card is fixed")
        .isEqualTo("SP-INT-3");
    assertThat(table.refused(0, new Move.PlayScheme(card("robbery"), OptionalInt.of(1), none())))
        .isEqualTo("SP-INT-3");
    table.play(0, new Move.TurnUp(OptionalInt.of(1), none()));
    SpartacusView.SchemeView seen = table.view(2).scheme().orElseThrow();
    assertThat(seen.card()).contains(card("a_visitor_from_rome"));
    assertThat(seen.target()).contains(1);
    assertThat(table.refused(0, Move.Withdraw.IT)).isEqualTo("SP-INT-16");
    assertThat(table.asked()).containsExactly(1);
  }

  @Test
  @Rule("SP-INT-12")
  void who_has_enough_influence_needs_no_support_but_may_gather_more() {
    TestTable alone =
        TestTable.at("{'houses':{'0':{'hand':['a_visitor_from_rome']}}}")
            .scheme(0, "a_visitor_from_rome", 0);
    assertThat(alone.house(0).influence()).isEqualTo(8);
    TestTable more =
        TestTable.at("{'houses':{'0':{'hand':['a_visitor_from_rome']}}}")
            .play(0, new Move.Announce(card("a_visitor_from_rome")))
            .play(0, new Move.AskSupport(1))
            .play(1, Move.GrantSupport.IT)
            .play(0, new Move.AskSupport(2))
            .play(2, Move.GrantSupport.IT);
    assertThat(more.view(0).scheme().orElseThrow().total()).isEqualTo(21);
    more.play(0, new Move.TurnUp(OptionalInt.of(0), none()));
    assertThat(more.house(0).influence()).isEqualTo(8);
  }

  @Test
  @Rule({"SP-INT-17", "SP-INT-18"})
  void targets_and_receivers_are_declared_when_the_card_is_turned_up() {
    TestTable table = TestTable.at("{'houses':{'0':{'hand':['buying_secrets','collusion']}}}");
    IntrigueCard secrets = card("buying_secrets");
    assertThat(table.refused(0, new Move.PlayScheme(secrets, none(), none())))
        .as("no target")
        .isEqualTo("SP-INT-17");
    assertThat(table.refused(0, new Move.PlayScheme(secrets, OptionalInt.of(1), none())))
        .as("no receiver")
        .isEqualTo("SP-INT-17");
    assertThat(table.refused(0, new Move.PlayScheme(secrets, OptionalInt.of(1), OptionalInt.of(1))))
        .as("the target can't be paid")
        .isEqualTo("SP-INT-17");
    assertThat(table.refused(0, new Move.PlayScheme(secrets, OptionalInt.of(1), OptionalInt.of(0))))
        .as("nor oneself")
        .isEqualTo("SP-INT-17");
    table.play(0, new Move.Announce(secrets));
    assertThat(table.refused(0, new Move.TurnUp(OptionalInt.of(2), OptionalInt.of(2))))
        .isEqualTo("SP-INT-17");
    table.play(0, new Move.TurnUp(OptionalInt.of(0), OptionalInt.of(2)));
    assertThat(table.house(0).influence()).as("oneself can be the target").isEqualTo(6);
    assertThat(table.house(2).gold()).isEqualTo(13);
  }

  @Test
  @Rule("SP-INT-20")
  void a_total_that_was_enough_stays_enough() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'influence':3},'1':{'influence':1,'hand':['guard']}},'stack':{'frames':[{'type':'IntrigueTurn','seat':0,'returned':[],'ending':false},{'type':'Scheme','seat':0,'card':'lend_me_your_ear','stage':'DECLARED','asked':-1,'supporters':[1],'refused':[],'barred':[],'lowered':0,'raised':0,'target':2,'other':-1,'bound':[],'foiler':-1},{'type':'Window','timing':'SCHEME_DECLARED','order':[2,1],'poll':{'asked':[1],'answers':[null,null,null]}}]}}")
            .play(1, Move.Pass.IT);
    assertThat(table.house(2).influence()).as("though 4 of 9 are left").isEqualTo(8);
  }

  @Test
  @Rule({"SP-INT-22", "SP-INT-23"})
  void any_other_dominus_may_foil_whoever_is_the_target() {
    String houses =
        "{'houses':{'0':{'hand':['robbery']},'1':{'hand':['guard']},'2':{'hand':['whispered_rumors']}}}";
    TestTable table = TestTable.at(houses).scheme(0, "robbery", 1);
    assertThat(table.asked()).containsExactly(1, 2);
    table
        .play(1, Move.Pass.IT)
        .play(2, new Move.React(card("whispered_rumors"), none(), none()))
        .pass();
    assertThat(table.house(1).gold()).isEqualTo(10);
    assertThat(table.events()).contains(new SchemeEnded(0, card("robbery"), SchemeEnd.FOILED));
  }

  @Test
  @Rule({"SP-INT-29", "SP-DAT-5"})
  void costs_are_paid_then_effects_happen_in_order_then_the_card_is_discarded() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['collusion','blackmail'],'influence':10,'assets':['cook#1']}}}")
            .scheme(0, "blackmail", 1);
    assertThat(order(table)).containsExactly("AssetDiscarded", "InfluenceChanged", "SchemeEnded");
    table.scheme(0, "collusion", 1, 2);
    assertThat(
            table.events().stream()
                .filter(InfluenceChanged.class::isInstance)
                .map(event -> ((InfluenceChanged) event).seat()))
        .containsExactly(1, 2);
    assertThat(table.state().intrigueDiscard())
        .containsExactly(card("blackmail"), card("collusion"));
  }

  private static List<String> order(TestTable table) {
    return table.events().stream()
        .map(event -> event.getClass().getSimpleName())
        .filter(name -> !name.equals("SchemeTurnedUp"))
        .toList();
  }

  @Test
  @Rule("SP-INT-31")
  void a_scheme_that_changes_nothing_has_succeeded() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'influence':12,'hand':['a_visitor_from_rome']},'1':{'gold':0}}}")
            .scheme(0, "a_visitor_from_rome", 0);
    assertThat(table.events())
        .contains(new SchemeEnded(0, card("a_visitor_from_rome"), SchemeEnd.SUCCEEDED));
    assertThat(table.house(0).influence()).isEqualTo(12);
  }

  @Test
  @Rule({"SP-INT-39", "SP-INT-30"})
  void amounts_in_costs_are_counted_again_at_resolution() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'gold':3,'hand':['bribe_the_guards']},'1':{'guards':3,'hand':['blackmail']}}}")
            .dice(1)
            .scheme(0, "bribe_the_guards", 1)
            .play(1, Move.UseGuard.TABLE)
            .play(1, Move.Pass.IT);
    assertThat(table.house(0).gold()).as("two guards are left to bribe").isEqualTo(1);
    assertThat(table.house(1).spentGuards()).isEqualTo(2);
    TestTable dear =
        TestTable.at("{'houses':{'0':{'gold':2,'hand':['bribe_the_guards']},'1':{'guards':3}}}");
    assertThat(
            dear.refused(
                0, new Move.PlayScheme(card("bribe_the_guards"), OptionalInt.of(1), none())))
        .isEqualTo("SP-INT-21");
  }

  @Test
  @Rule({"SP-RUL-3", "SP-RUL-15"})
  void rebellion_takes_a_gladiator_the_gate_a_slave_and_the_wine_either() {
    String houses =
        "{'houses':{'0':{'hand':['incite_rebellion','unlocked_gate','poisoned_wine']},'1':{'assets':['agron#1','cook#1','net#1']}}}";
    TestTable rebellion = TestTable.at(houses).scheme(0, "incite_rebellion", 1);
    assertThat(rebellion.state().marketDiscard()).containsExactly(asset("agron#1"));
    TestTable gate = TestTable.at(houses).scheme(0, "unlocked_gate", 1);
    assertThat(gate.state().marketDiscard()).containsExactly(asset("cook#1"));
    TestTable wine = TestTable.at(houses).scheme(0, "poisoned_wine", 1);
    assertThat(wine.moves(0))
        .containsExactly(new Move.PickAsset(asset("agron#1")), new Move.PickAsset(asset("cook#1")));
  }

  // the log --------------------------------------------------------------------------------------

  private static List<String> names(TestTable table) {
    return table.events().stream().map(event -> event.getClass().getSimpleName()).toList();
  }

  @Test
  @Rule({"SP-INT-10", "SP-INT-14", "SP-INT-15"})
  void the_log_tells_every_step_of_a_scheme() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'hand':['conspiracy','robbery'],'assets':['ashur_base#1']},'1':{'influence':9,'hand':['guard']}}}");
    assertThat(names(table.play(0, new Move.Announce(card("conspiracy")))))
        .containsExactly("SchemeAnnounced");
    assertThat(names(table.play(0, new Move.AskSupport(2)))).containsExactly("SupportAsked");
    assertThat(names(table.play(2, Move.RefuseSupport.IT))).containsExactly("SupportRefused");
    assertThat(names(table.play(1, Move.GrantSupport.IT))).containsExactly("SupportGranted");
    assertThat(names(table.play(0, new Move.UseAbility(asset("ashur_base#1"), none()))))
        .containsExactly("AbilityUsed", "AssetTurned", "RequirementLowered");
    assertThat(names(table.play(0, Move.Withdraw.IT))).containsExactly("SchemeWithdrawn");
    assertThat(names(table.scheme(0, "robbery", 1))).containsExactly("SchemeTurnedUp");
    assertThat(names(table.play(1, Move.Pass.IT))).containsExactly("Answered", "WindowClosed");
    assertThat(names(table.play(0, new Move.PickNumber(2))))
        .containsExactly("NumberPicked", "GoldPaid", "SchemeEnded");
    assertThat(names(table.play(0, new Move.CashIn(card("conspiracy")))))
        .containsExactly("CashedIn");
    assertThat(names(table.play(0, Move.EndTurn.IT))).containsExactly("TurnEnded", "TurnBegan");
  }

  @Test
  @Rule({"SP-REA-6", "SP-INT-24", "SP-INT-32"})
  void the_log_tells_reactions_guards_house_rules_and_discards() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'influence':1,'hand':['robbery','labor_contract','guard','guard','guard']},'1':{'card':'glaber','guards':3,'hand':['for_a_few_denarii']},'2':{'card':'batiatus'}}}");
    table.dice(2).scheme(0, "robbery", 1);
    assertThat(names(table.play(1, Move.UseGuard.TABLE))).containsExactly("Answered", "GuardUsed");
    assertThat(
            names(
                table.play(
                    1, new Move.React(card("for_a_few_denarii"), none(), OptionalInt.of(2)))))
        .containsExactly("Answered", "ReactionPlayed");
    assertThat(names(table.play(0, Move.Pass.IT)))
        .containsExactly("Answered", "WindowClosed", "GoldPaid", "ReactionEnded", "SchemeEnded");
    assertThat(names(table.play(0, Move.EndTurn.IT))).containsExactly("TurnEnded");
    assertThat(names(table.play(0, new Move.DiscardCard(card("guard")))))
        .containsExactly("CardDiscarded", "TurnBegan");
    assertThat(names(table.play(0, Move.DeployGuard.IT))).containsExactly("GuardDeployed");
    table.play(0, new Move.GiveGold(1, 1));
    assertThat(names(table)).containsExactly("GoldPaid");
    TestTable patrol =
        TestTable.at(
                "{'houses':{'0':{'card':'glaber','guards':3},'1':{'card':'batiatus'},'2':{'card':'tullius'}}}")
            .play(0, rule("glaber", 1, none()));
    assertThat(names(patrol)).containsExactly("HouseRuleUsed", "GuardsExhausted", "CardsDrawn");
    TestTable dispatch =
        TestTable.at(
                "{'houses':{'0':{'card':'glaber','guards':3},'1':{'card':'batiatus'},'2':{'card':'tullius'}}}")
            .play(0, rule("glaber", 2, none()));
    assertThat(names(dispatch))
        .containsExactly("HouseRuleUsed", "GuardsDiscarded", "InfluenceChanged");
  }

  @Test
  @Rule({"SP-HSE-SOLONIUS-1", "SP-INT-15"})
  void solonius_can_pay_all_his_gold_and_no_more() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'card':'solonius','gold':5,'hand':['conspiracy']},'1':{'card':'glaber'},'2':{'card':'tullius'}}}")
            .play(0, new Move.Announce(card("conspiracy")));
    assertThat(table.moves(0))
        .contains(rule("solonius", 1, OptionalInt.of(1)), rule("solonius", 1, OptionalInt.of(5)))
        .doesNotContain(
            rule("solonius", 1, OptionalInt.of(0)), rule("solonius", 1, OptionalInt.of(6)));
    assertThat(table.refused(0, rule("solonius", 1, OptionalInt.of(6)))).isEqualTo("SP-HSE-4");
  }

  @Test
  @Rule({"SP-INT-14", "SP-FSM-6"})
  void only_who_is_asked_changes_the_question() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'hand':['conspiracy']}}}")
            .play(0, new Move.Announce(card("conspiracy")))
            .play(0, new Move.AskSupport(1));
    int stamp = table.state().stamp();
    table.play(2, Move.GrantSupport.IT);
    assertThat(table.state().stamp()).as("a volunteer").isEqualTo(stamp);
    assertThat(table.asked()).containsExactly(1);
    table.play(1, Move.GrantSupport.IT);
    assertThat(table.state().stamp()).as("the one who was asked").isNotEqualTo(stamp);
    assertThat(table.asked()).containsExactly(0);
  }
}
