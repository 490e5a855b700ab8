package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.card;
import static ludus.spartacus.TestTable.none;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
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

  private static java.util.List<IntrigueCard> known(TestTable table, int viewer) {
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
}
