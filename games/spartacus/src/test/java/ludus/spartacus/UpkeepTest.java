package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.assets;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;

class UpkeepTest {

  /// The round before is over: the next Upkeep begins when everybody passes.
  private static TestTable upkeep(String houses) {
    return TestTable.at(
        "{'phase':'ARENA','houses':{'1':{'hand':['guard']},%s},'stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[0,1,2],'poll':{'asked':[1],'answers':[null,null,null]}}]}}"
            .formatted(houses.substring(1, houses.length() - 1)));
  }

  @Test
  @Rule({"SP-TV-1", "SP-UPK-9", "SP-UPK-10"})
  void three_gladiators_and_two_slaves_cost_one_gold() {
    TestTable table =
        upkeep(
                "{'0':{'gold':4,'assets':['syrian_warrior#1','syrian_warrior#2','celt_warrior#1','cook#1','debtor#1']}}")
            .pass()
            .play(0, new Move.Ledger(assets()));
    assertThat(table.house(0).gold()).isEqualTo(3);
  }

  @Test
  @Rule({"SP-TV-2", "SP-UPK-9"})
  void an_injured_gladiator_costs_nothing() {
    TestTable table =
        upkeep(
                "{'0':{'gold':0,'assets':['syrian_warrior#1',{'card':'agron#1','stand':'INJURED'},'cook#1','debtor#1','debtor#2','deserter#1']}}")
            .dice(2)
            .pass()
            .play(0, new Move.Ledger(assets()));
    assertThat(table.house(0).gold()).isEqualTo(3);
  }

  @Test
  @Rule({"SP-UPK-9", "SP-DAT-11"})
  void naevia_earns_for_two() {
    assertThat(upkeep("{'0':{'gold':0,'assets':['naevia#1']}}").pass().house(0).gold())
        .isEqualTo(2);
  }

  @Test
  @Rule({"SP-TV-4", "SP-UPK-11"})
  void who_cannot_pay_lets_a_gladiator_of_choice_go() {
    TestTable table =
        upkeep("{'0':{'gold':2,'assets':['syrian_warrior#1','syrian_warrior#2','celt_warrior#1']}}")
            .pass();
    assertThat(table.refused(0, new Move.Ledger(assets()))).isEqualTo("SP-UPK-11");
    table.play(0, new Move.Ledger(assets("syrian_warrior#2")));
    assertThat(table.house(0).gold()).isZero();
    assertThat(table.house(0).has(asset("syrian_warrior#2"))).isFalse();
    assertThat(table.house(0).assets()).hasSize(2);
  }

  @Test
  @Rule({"SP-TV-51", "SP-UPK-12"})
  void gladiators_may_be_left_unpaid_with_enough_gold() {
    TestTable table =
        upkeep(
                "{'0':{'gold':5,'assets':['syrian_warrior#1','syrian_warrior#2','celt_warrior#1','cook#1']}}")
            .pass()
            .play(0, new Move.Ledger(assets("syrian_warrior#1", "celt_warrior#1")));
    assertThat(table.house(0).gold()).isEqualTo(5);
    assertThat(table.house(0).ready(Kind.GLADIATOR)).isEqualTo(1);
  }

  @Test
  @Rule("SP-UPK-12")
  void only_ready_gladiators_can_be_left_unpaid() {
    TestTable table =
        upkeep(
                "{'0':{'assets':['syrian_warrior#1','cook#1',{'card':'agron#1','stand':'INJURED'}]}}")
            .dice(2)
            .pass();
    assertThat(table.refused(0, new Move.Ledger(assets("cook#1")))).isEqualTo("SP-UPK-12");
    assertThat(table.refused(0, new Move.Ledger(assets("agron#1")))).isEqualTo("SP-UPK-12");
  }

  @Test
  @Rule({"SP-TV-5", "SP-UPK-2", "SP-UPK-4", "SP-UPK-13"})
  void cards_refresh_then_heal_then_are_paid() {
    TestTable table =
        upkeep(
                "{'0':{'gold':3,'assets':['syrian_warrior#1',{'card':'agron#1','stand':'INJURED'},{'card':'varro#1','stand':'INJURED'},{'card':'cook#1','stand':'EXHAUSTED'},{'card':'debtor#1','stand':'EXHAUSTED'}]}}")
            .dice(3, 5)
            .pass()
            .play(0, new Move.HealNext(asset("agron#1")))
            .play(0, new Move.Ledger(assets()));
    assertThat(table.house(0).asset(asset("agron#1")).isInjured()).isTrue();
    assertThat(table.house(0).isReady(asset("varro#1"))).isTrue();
    assertThat(table.house(0).isReady(asset("cook#1"))).isTrue();
    assertThat(table.house(0).gold()).isEqualTo(3);
  }

  @Test
  @Rule({"SP-UPK-4", "SP-UPK-8", "SP-CHP-4"})
  void a_one_kills_and_a_dead_champion_costs_influence() {
    TestTable table =
        upkeep("{'0':{'assets':[{'card':'agron#1','stand':'INJURED','champion':true}]}}")
            .dice(1)
            .pass();
    assertThat(table.house(0).has(asset("agron#1"))).isFalse();
    assertThat(table.state().marketDiscard()).contains(asset("agron#1"));
    assertThat(table.house(0).influence()).isEqualTo(6);
  }

  @Test
  @Rule("SP-UPK-2")
  void exhausted_guards_are_ready_again() {
    TestTable table = upkeep("{'0':{'guards':1,'spentGuards':2}}").pass();
    assertThat(table.house(0).guards()).isEqualTo(3);
  }

  @Test
  @Rule({"SP-UPK-6", "SP-UPK-17"})
  void a_healer_rerolls_a_failed_roll_of_anybody() {
    TestTable table =
        upkeep(
                "{'0':{'assets':[{'card':'agron#1','stand':'INJURED'}]},'2':{'assets':['medicus#1']}}")
            .dice(2, 6)
            .pass();
    assertThat(table.house(0).asset(asset("agron#1")).isInjured()).isTrue();
    TestTable healed =
        upkeep(
                "{'0':{'assets':[{'card':'agron#1','stand':'INJURED'}]},'2':{'assets':['medicus#1']}}")
            .dice(2, 6)
            .play(1, Move.Pass.IT);
    assertThat(healed.asked()).containsExactly(2);
    healed.play(2, new Move.UseAbility(asset("medicus#1"), OptionalInt.empty()));
    assertThat(healed.house(0).isReady(asset("agron#1"))).isTrue();
    assertThat(healed.house(2).isReady(asset("medicus#1"))).isFalse();
  }

  @Test
  @Rule("SP-UPK-6")
  void a_roll_that_heals_opens_no_window() {
    TestTable table =
        upkeep(
                "{'0':{'assets':[{'card':'agron#1','stand':'INJURED'}]},'2':{'assets':['medicus#1']}}")
            .dice(4)
            .play(1, Move.Pass.IT);
    assertThat(table.state().top()).isInstanceOf(Frame.Ledgers.class);
  }

  @Test
  @Rule({"SP-UPK-18", "SP-UPK-5"})
  void twice_blessed_rolls_two_dice_and_the_owner_keeps_one() {
    TestTable table =
        upkeep("{'0':{'assets':[{'card':'theokeles#1','stand':'INJURED'}]}}").dice(2, 5).pass();
    assertThat(table.asked()).containsExactly(0);
    table.play(0, new Move.KeepDie(2));
    assertThat(table.house(0).asset(asset("theokeles#1")).isInjured()).isTrue();
  }

  @Test
  @Rule({"SP-UPK-3", "SP-UPK-2", "SP-RUL-6"})
  void everything_exhausted_is_ready_again_and_nobody_is_asked() {
    TestTable table =
        upkeep(
                "{'0':{'spentGuards':1,'assets':[{'card':'cook#1','stand':'EXHAUSTED'},{'card':'net#1','stand':'EXHAUSTED'}]},'2':{'assets':[{'card':'agron#1','stand':'EXHAUSTED'}]}}")
            .play(1, Move.Pass.IT);
    assertThat(table.house(0).assets()).allMatch(Asset::isReady);
    assertThat(table.house(2).assets()).allMatch(Asset::isReady);
    assertThat(table.house(0).guards()).isEqualTo(1);
    assertThat(table.house(0).spentGuards()).isZero();
    assertThat(table.state().top()).as("the first question").isInstanceOf(Frame.Ledgers.class);
    assertThat(table.asked()).as("the refreshed gladiator must be paid").containsExactly(2);
  }

  @Test
  @Rule({"SP-UPK-1", "SP-UPK-17"})
  void each_step_is_over_for_all_before_the_next_begins() {
    TestTable table =
        upkeep(
                "{'0':{'gold':5,'assets':['varro#1']},'2':{'gold':5,'assets':[{'card':'agron#1','stand':'INJURED'},{'card':'crixus#1','stand':'INJURED'},{'card':'cook#1','stand':'EXHAUSTED'}]}}")
            .dice(4, 4)
            .play(1, Move.Pass.IT);
    assertThat(table.asked()).as("healing before any ledger").containsExactly(2);
    assertThat(table.house(2).isReady(asset("cook#1"))).as("after all refresh").isTrue();
    assertThat(table.refused(0, new Move.Ledger(assets()))).isEqualTo("SP-UPK-1");
    table.play(2, new Move.HealNext(asset("crixus#1")));
    assertThat(table.asked()).containsExactly(0, 2);
    table.play(0, new Move.Ledger(assets()));
    assertThat(table.house(0).gold()).as("not before all have submitted").isEqualTo(5);
    table.play(2, new Move.Ledger(assets()));
    assertThat(table.house(0).gold()).isEqualTo(4);
    assertThat(table.house(2).gold()).isEqualTo(4);
  }

  @Test
  @Rule("SP-UPK-7")
  void an_injured_healer_cannot_help_but_one_that_was_refreshed_can() {
    TestTable injured =
        upkeep("{'0':{'assets':[{'card':'medicus#1','stand':'INJURED'}]}}")
            .dice(2)
            .play(1, Move.Pass.IT);
    assertThat(injured.state().top()).isNotInstanceOf(Frame.HealingRoll.class);
    assertThat(injured.house(0).asset(asset("medicus#1")).isInjured()).isTrue();
    TestTable refreshed =
        upkeep(
                "{'0':{'assets':[{'card':'agron#1','stand':'INJURED'}]},'2':{'assets':[{'card':'medicus#1','stand':'EXHAUSTED'}]}}")
            .dice(1, 6)
            .play(1, Move.Pass.IT);
    assertThat(refreshed.asked()).containsExactly(2);
    refreshed.play(2, new Move.UseAbility(asset("medicus#1"), OptionalInt.empty()));
    assertThat(refreshed.house(0).isReady(asset("agron#1"))).isTrue();
  }

  @Test
  @Rule("SP-UPK-7")
  void a_healer_that_has_just_healed_can_help_the_next() {
    TestTable table =
        upkeep(
                "{'0':{'assets':[{'card':'medicus#1','stand':'INJURED'},{'card':'cook#1','stand':'INJURED'}]}}")
            .dice(5, 1, 4)
            .play(1, Move.Pass.IT)
            .play(0, new Move.HealNext(asset("medicus#1")));
    assertThat(table.asked()).containsExactly(0);
    table.play(0, new Move.UseAbility(asset("medicus#1"), OptionalInt.empty()));
    assertThat(table.house(0).isReady(asset("cook#1"))).isTrue();
  }

  @Test
  @Rule({"SP-UPK-14", "SP-UPK-16"})
  void after_all_ledgers_there_is_one_window_for_all() {
    Move destitute =
        new Move.React(TestTable.card("destitute"), OptionalInt.of(0), OptionalInt.empty());
    TestTable table =
        upkeep(
                "{'0':{'gold':1,'assets':['varro#1']},'2':{'gold':5,'hand':['destitute'],'assets':['agron#1']}}")
            .play(1, Move.Pass.IT)
            .play(0, new Move.Ledger(assets()));
    assertThat(table.refused(2, destitute)).as("not between two ledgers").isEqualTo("SP-REA-9");
    table.play(2, new Move.Ledger(assets()));
    assertThat(table.asked()).containsExactly(1, 2);
    assertThat(table.state().phase()).isEqualTo(Phase.UPKEEP);
    table.play(1, Move.Pass.IT).play(2, destitute).pass();
    assertThat(table.house(0).influence()).isEqualTo(6);
    assertThat(table.state().phase()).isEqualTo(Phase.INTRIGUE);
  }

  @Test
  @Rule({"SP-UPK-16", "SP-UPK-11"})
  void a_ledger_may_leave_as_many_unpaid_as_there_are_and_no_card_twice() {
    TestTable table =
        upkeep("{'0':{'gold':4,'assets':['varro#1','agron#1','cook#1']}}").play(1, Move.Pass.IT);
    assertThat(table.refused(0, new Move.Ledger(assets("varro#1", "varro#1"))))
        .isEqualTo("SP-UPK-12");
    table.play(0, new Move.Ledger(assets("varro#1", "agron#1")));
    assertThat(table.house(0).gold()).as("4 + 1 - 0").isEqualTo(5);
    assertThat(table.house(0).assets()).hasSize(1);
  }

  @Test
  @Rule("SP-UPK-15")
  void nobody_wins_at_the_end_of_upkeep() {
    TestTable twelve =
        TestTable.at(
                "{'phase':'UPKEEP','houses':{'0':{'influence':12},'1':{'hand':['guard']}},'stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[0,1,2],'poll':{'asked':[1],'answers':[null,null,null]}}]}}")
            .play(1, Move.Pass.IT);
    assertThat(twelve.state().phase()).isEqualTo(Phase.INTRIGUE);
    assertThat(twelve.house(0).hand()).hasSize(3);
  }

  @Test
  @Rule("SP-UPK-18")
  void the_better_die_decides_whether_two_dice_have_failed() {
    String houses =
        "{'0':{'assets':[{'card':'theokeles#1','stand':'INJURED'}]},'2':{'assets':['medicus#1','apothecary#1']}}";
    TestTable table = upkeep(houses).dice(1, 3, 5).play(1, Move.Pass.IT);
    assertThat(table.asked()).containsExactly(2);
    table.play(2, new Move.UseAbility(asset("medicus#1"), OptionalInt.of(1)));
    assertThat(table.asked()).as("5 heals: no second healer is asked").containsExactly(0);
    assertThat(table.moves(0)).containsExactly(new Move.KeepDie(5), new Move.KeepDie(3));
    TestTable worse = upkeep(houses).dice(3, 2, 1, 2).play(1, Move.Pass.IT);
    worse.play(2, new Move.UseAbility(asset("medicus#1"), OptionalInt.of(3)));
    assertThat(worse.asked()).as("2 and 1 fail again").containsExactly(2);
    worse.play(2, new Move.UseAbility(asset("apothecary#1"), OptionalInt.of(1)));
    assertThat(worse.house(0).asset(asset("theokeles#1")).isInjured())
        .as("two equal dice leave no choice")
        .isTrue();
    assertThat(worse.state().top()).isNotInstanceOf(Frame.HealingRoll.class);
  }

  @Test
  @Rule({"SP-UPK-16", "SP-ANY-1"})
  void gold_that_a_sealed_ledger_needs_cannot_be_given_away() {
    TestTable table =
        upkeep(
                "{'0':{'gold':3,'assets':['varro#1','agron#1','crixus#1','cook#1']},'2':{'assets':['barca#1']}}")
            .play(1, Move.Pass.IT)
            .play(0, new Move.Ledger(assets("crixus#1")));
    assertThat(table.refused(0, new Move.GiveGold(1, 3))).isEqualTo("SP-ANY-1");
    table.play(0, new Move.GiveGold(1, 2)).play(2, new Move.Ledger(assets()));
    assertThat(table.house(0).gold()).isZero();
    assertThat(table.house(0).assets()).hasSize(3);
  }

  @Test
  @Rule({"SP-FSM-7", "SP-FSM-4"})
  void an_absent_dominus_pays_for_as_many_as_possible_and_loses_the_latest() {
    TestTable table =
        upkeep("{'0':{'gold':1,'assets':['varro#1','agron#1','crixus#1','barca#1','cook#1']}}")
            .play(1, Move.Pass.IT);
    Move absent = TestTable.SPARTACUS.fallback(table.state(), 0, new SplittableRandom(1));
    assertThat(absent).isEqualTo(new Move.Ledger(assets("crixus#1", "barca#1")));
    assertThat(table.moves(0))
        .as("proposed are the cheapest; crixus is worth more than the others")
        .containsExactly(
            new Move.Ledger(assets("varro#1", "agron#1")),
            new Move.Ledger(assets("varro#1", "agron#1", "barca#1")),
            new Move.Ledger(assets("varro#1", "agron#1", "crixus#1", "barca#1")));
  }

  @Test
  @Rule({"SP-UPK-9", "SP-CON-2"})
  void the_log_tells_what_each_ledger_and_each_healing_came_to() {
    TestTable table =
        upkeep(
                "{'0':{'assets':[{'card':'agron#1','stand':'INJURED'},{'card':'net#1','stand':'EXHAUSTED'}],'spentGuards':1},'2':{'assets':['cook#1']}}")
            .dice(2)
            .play(1, Move.Pass.IT);
    assertThat(table.events())
        .contains(
            new SpartacusEvent.Refreshed(0, assets("net#1"), 1),
            new SpartacusEvent.HealingRolled(0, asset("agron#1"), List.of(2)),
            new SpartacusEvent.HealingEnded(0, asset("agron#1"), 2, SpartacusEvent.Fate.STAYS));
    List<SpartacusEvent.LedgerBalanced> ledgers =
        table.events().stream()
            .filter(SpartacusEvent.LedgerBalanced.class::isInstance)
            .map(SpartacusEvent.LedgerBalanced.class::cast)
            .toList();
    assertThat(ledgers).as("nothing to tell of the other two").hasSize(1);
    assertThat(ledgers.getFirst().seat()).isEqualTo(2);
    assertThat(ledgers.getFirst().income()).isEqualTo(1);
    assertThat(ledgers.getFirst().expense()).isZero();
  }

  @Test
  @Rule({"SP-UPK-9", "SP-UPK-16"})
  void a_healer_that_was_used_counts_in_the_ledger_that_is_seen_only_for_the_next_round() {
    TestTable table =
        upkeep(
                "{'0':{'assets':[{'card':'cook#1','stand':'INJURED'}]},'2':{'gold':0,'assets':['medicus#1','syrian_warrior#1','celt_warrior#1']}}")
            .dice(2, 3)
            .play(1, Move.Pass.IT)
            .play(2, new Move.UseAbility(asset("medicus#1"), OptionalInt.empty()));
    assertThat(table.state().top()).isInstanceOf(Frame.Ledgers.class);
    assertThat(table.view(2).houses().get(2).ledger())
        .isEqualTo(new SpartacusView.LedgerView(0, 2, 2));
    assertThat(table.refused(2, new Move.Ledger(assets("celt_warrior#1")))).isEqualTo("SP-UPK-11");
    table.play(2, new Move.Ledger(assets("syrian_warrior#1", "celt_warrior#1")));
    assertThat(table.view(2).houses().get(2).ledger())
        .isEqualTo(new SpartacusView.LedgerView(1, 0, 0));
  }
}
