package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.assets;
import static ludus.spartacus.TestTable.card;
import static ludus.spartacus.TestTable.none;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import ludus.kernel.Refusal;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;

/// A refused move tells its mover the rule and the reason, and changes nothing.
@Rule("SP-HID-10")
class RefusalsTest {

  private static void refused(TestTable table, int seat, Move move, String rule, String reason) {
    State before = table.state();
    Refusal refusal = TestTable.SPARTACUS.refusal(table.state(), seat, move).orElseThrow();
    assertThat(refusal.rule().orElseThrow().id()).as("%s", move).isEqualTo("SP-" + rule);
    assertThat(refusal.message().key()).as("%s", move).isEqualTo("spartacus.refusal." + reason);
    assertThat(table.state()).isEqualTo(before);
  }

  private static Move.PlayScheme play(String card, int target) {
    return new Move.PlayScheme(card(card), OptionalInt.of(target), none());
  }

  private static Move.React react(String card) {
    return new Move.React(card(card), none(), none());
  }

  private static Move.UseHouseRule rule(String house, int number) {
    return new Move.UseHouseRule(
        TestTable.SPARTACUS.content().house(house).rules().get(number), none());
  }

  @Test
  void in_a_turn() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'card':'glaber','hand':['robbery','guard','final_blow']},'1':{'card':'batiatus','hand':['robbery']},'2':{'card':'tullius'}}}");
    refused(table, 0, new Move.CashIn(card("blackmail")), "INT-5", "notInHand");
    refused(table, 1, new Move.CashIn(card("robbery")), "ANY-7", "notYourTurn");
    refused(table, 0, new Move.Announce(card("blackmail")), "INT-10", "notInHand");
    refused(table, 0, new Move.Announce(card("guard")), "INT-10", "noScheme");
    refused(table, 1, new Move.Announce(card("robbery")), "INT-3", "notYourTurn");
    refused(table, 1, play("robbery", 0), "INT-3", "notYourTurn");
    refused(table, 0, play("blackmail", 1), "INT-10", "notInHand");
    refused(table, 0, play("guard", 1), "INT-10", "noScheme");
    refused(table, 0, play("final_blow", 1), "INT-11", "influenceShort");
    refused(table, 0, play("robbery", 0), "INT-21", "condition.TargetNot");
    refused(table, 0, new Move.TurnUp(OptionalInt.of(1), none()), "INT-17", "nothingToTurnUp");
    refused(table, 0, Move.Withdraw.IT, "INT-16", "nothingToWithdraw");
    refused(table, 0, new Move.AskSupport(1), "INT-14", "noSupportNow");
    refused(table, 0, new Move.DiscardCard(card("guard")), "INT-32", "noDiscardNow");
    refused(table, 1, Move.EndTurn.IT, "INT-3", "notYourTurn");
    refused(table, 0, Move.Pass.IT, "REA-16", "nothingToPass");
    refused(table, 0, Move.UseGuard.HAND, "INT-22", "noScheme");
    refused(table, 1, Move.DeployGuard.IT, "ANY-3", "noGuardInHand");
    refused(table, 0, rule("batiatus", 0), "HSE-1", "notYours");
    refused(table, 0, rule("glaber", 0), "HSE-4", "cannotPayCosts");
    refused(table, 1, rule("batiatus", 0), "HSE-1", "ruleNotNow");
    refused(table, 0, new Move.UseAbility(asset("pietros#1"), none()), "INT-8", "notYours");
  }

  @Test
  void reactions() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'hand':['spread_cheeks_wide']},'1':{'influence':5,'hand':['whispered_rumors','robbery','destitute']},'2':{'influence':9,'hand':['whispered_rumors','destitute']}}}");
    refused(table, 1, react("jupiters_cock"), "REA-9", "notInHand");
    refused(table, 1, react("robbery"), "REA-9", "noReaction");
    refused(table, 1, react("whispered_rumors"), "REA-5", "influenceShort");
    refused(table, 2, react("whispered_rumors"), "REA-9", "wrongWindow");
    refused(
        table,
        2,
        new Move.React(card("destitute"), OptionalInt.of(0), none()),
        "REA-12",
        "reactionConditions");
    table.play(0, new Move.PlayScheme(card("spread_cheeks_wide"), none(), none()));
    refused(table, 2, react("whispered_rumors"), "DAT-16", "immune");
    refused(
        table,
        2,
        new Move.React(card("destitute"), OptionalInt.of(0), none()),
        "REA-9",
        "wrongWindow");
    refused(table, 2, Move.UseGuard.TABLE, "INT-23", "notTargeted");
    refused(table, 0, Move.Pass.IT, "REA-16", "nothingToPass");
  }

  @Test
  void a_facedown_scheme() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'hand':['conspiracy','robbery']}}}")
            .play(0, new Move.Announce(card("conspiracy")));
    refused(table, 0, new Move.TurnUp(OptionalInt.of(1), none()), "INT-16", "influenceShort");
    refused(table, 1, new Move.TurnUp(OptionalInt.of(1), none()), "INT-17", "nothingToTurnUp");
    refused(table, 1, Move.RefuseSupport.IT, "INT-14", "noSupportNow");
    refused(table, 0, new Move.AskSupport(0), "INT-14", "noSupportNow");
    refused(table, 0, new Move.AskSupport(3), "INT-14", "noSupportNow");
    refused(table, 0, Move.EndTurn.IT, "INT-3", "notYourTurn");
  }

  @Test
  void upkeep() {
    TestTable table =
        TestTable.at(
                "{'phase':'ARENA','houses':{'0':{'gold':0,'assets':['agron#1']},'1':{'hand':['guard']}},'stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[0,1,2],'poll':{'asked':[1],'answers':[null,null,null]}}]}}")
            .play(1, Move.Pass.IT);
    refused(table, 0, new Move.Ledger(assets()), "UPK-11", "cannotPay");
    refused(table, 0, new Move.Ledger(assets("varro#1")), "UPK-12", "unpaidNotReady");
    refused(table, 1, new Move.Ledger(assets()), "UPK-16", "notAsked");
    refused(table, 0, new Move.HealNext(asset("agron#1")), "UPK-17", "noHealingNow");
    refused(table, 0, new Move.KeepDie(1), "UPK-18", "noHealingNow");
    refused(table, 0, new Move.CashIn(card("guard")), "ANY-7", "notYourTurn");
    refused(TestTable.at("{}"), 0, new Move.Ledger(assets()), "UPK-1", "noLedgerNow");
  }

  @Test
  void market_and_choices() {
    TestTable turn = TestTable.at("{'houses':{'0':{'assets':['agron#1']}}}");
    refused(turn, 0, new Move.Sell(asset("agron#1")), "MKT-4", "noMarket");
    refused(turn, 0, new Move.Bid(1), "MKT-12", "noBidding");
    refused(turn, 0, Move.Done.IT, "MKT-8", "noMarket");
    refused(turn, 0, new Move.PickNumber(1), "DAT-5", "nothingToChoose");
    refused(turn, 0, new Move.Invite(1), "FSM-1", "notNow");
    TestTable market =
        TestTable.at(
            "{'phase':'MARKET','stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]},'houses':{'0':{'assets':['agron#1',{'card':'varro#1','stand':'EXHAUSTED'}]}}}");
    refused(market, 0, new Move.Sell(asset("cook#1")), "MKT-4", "notYours");
    refused(market, 0, new Move.Sell(asset("varro#1")), "MKT-3", "notReady");
    refused(market, 0, Move.SellGuard.IT, "MKT-4", "noGuardToSell");
    market.play(0, Move.Done.IT);
    refused(market, 0, new Move.Sell(asset("agron#1")), "MKT-8", "youAreDone");
    market.play(1, Move.Done.IT).play(2, Move.Done.IT);
    refused(market, 0, new Move.Bid(-1), "MKT-12", "noSuchSum");
    refused(market, 0, new Move.Bid(11), "MKT-13", "notThatMuch");
  }

  @Test
  void offers() {
    TestTable table = TestTable.at("{}").play(0, DealsTest.words(1, "Peace"));
    refused(table, 2, new Move.Accept(0, 1), "DEA-5", "noOffer");
    refused(table, 1, new Move.Accept(0, 2), "DEA-5", "noOffer");
    refused(table, 2, new Move.Decline(0, 1), "DEA-9", "noOffer");
    refused(table, 1, new Move.Retract(1), "DEA-9", "noOffer");
    refused(table, 1, new Move.JudgePledge(0, 1, true), "DEA-11", "noPledge");
    TestTable setup = TestTable.at("{}");
    refused(
        setup,
        0,
        new Move.ChooseHouse(TestTable.SPARTACUS.content().house("glaber")),
        "SET-3",
        "houseNotFree");
  }
}
