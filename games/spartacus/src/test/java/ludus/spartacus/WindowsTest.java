package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.assets;
import static ludus.spartacus.TestTable.card;
import static ludus.spartacus.TestTable.none;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import ludus.kernel.RuleId;
import ludus.kernel.laws.Rule;
import ludus.spartacus.SpartacusEvent.FighterDefeated;
import ludus.spartacus.SpartacusEvent.InitiativeRolled;
import ludus.spartacus.SpartacusEvent.LotPeeked;
import org.junit.jupiter.api.Test;

/// Every moment in which a card acts, once: it acts there, and not elsewhere.
class WindowsTest {

  private static Move.UseAbility use(String name) {
    return new Move.UseAbility(asset(name + "#1"), none());
  }

  private static Move.React react(String card) {
    return new Move.React(card(card), none(), none());
  }

  private static Move.React react(String card, int target) {
    return new Move.React(card(card), OptionalInt.of(target), none());
  }

  private static String what(TestTable table) {
    return TestTable.SPARTACUS.agenda(table.state()).must().getFirst().what();
  }

  /// The open market, or with `row` the moment when all have left it.
  private static TestTable market(boolean closes, String houses) {
    TestTable table =
        TestTable.at(
            "{'phase':'MARKET','stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]},'houses':%s}"
                .formatted(houses));
    for (int seat = 0; closes && seat < 3; seat++) {
      table.play(seat, Move.Done.IT);
    }
    return table;
  }

  /// The next Upkeep begins when seat 1 passes.
  private static TestTable upkeep(String houses) {
    return TestTable.at(
            "{'phase':'ARENA','houses':%s,'stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[0,1,2],'poll':{'asked':[1],'answers':[null,null,null]}}]}}"
                .formatted(houses))
        .play(1, Move.Pass.IT);
  }

  // in the Intrigue phase ------------------------------------------------------------------------

  @Test
  @Rule({"SP-INT-7", "SP-INT-4"})
  void own_turn_the_masked_courtesan_earns_in_her_owners_intrigue_turn_only() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'hand':['conspiracy'],'assets':['masked_courtesan#1']},'1':{'assets':['melitta#1']}}}");
    assertThat(table.refused(1, use("melitta"))).isEqualTo("SP-INT-7");
    table.play(0, new Move.Announce(card("conspiracy")));
    assertThat(table.refused(0, use("masked_courtesan"))).isEqualTo("SP-INT-7");
    table.play(0, Move.Withdraw.IT).play(0, use("masked_courtesan"));
    assertThat(table.house(0).gold()).isEqualTo(11);
    table.play(0, Move.EndTurn.IT).play(1, use("melitta"));
    assertThat(table.house(1).gold()).isEqualTo(11);
    TestTable market = market(false, "{'0':{'assets':['masked_courtesan#1']}}");
    assertThat(market.refused(0, use("masked_courtesan"))).isEqualTo("SP-INT-7");
  }

  @Test
  @Rule({"SP-INT-15", "SP-INT-36"})
  void scheme_support_ashur_lowers_the_requirement_of_his_owners_scheme() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'influence':7,'hand':['lend_me_your_ear'],'assets':['ashur_base#1']},'1':{'influence':1}}}");
    assertThat(table.refused(0, use("ashur_base"))).isEqualTo("SP-INT-7");
    table.play(0, new Move.Announce(card("lend_me_your_ear")));
    assertThat(table.refused(0, new Move.TurnUp(OptionalInt.of(1), none()))).isEqualTo("SP-INT-16");
    table.play(0, use("ashur_base"));
    assertThat(table.view(0).scheme().orElseThrow().requirement()).contains(7);
    assertThat(table.view(1).scheme().orElseThrow().lowered()).isEqualTo(2);
    table.play(0, new Move.TurnUp(OptionalInt.of(1), none()));
    assertThat(table.house(1).influence()).isEqualTo(2);
    assertThat(table.house(0).asset(asset("ashur_base#1")).stand()).isEqualTo(Stand.EXHAUSTED);
  }

  @Test
  @Rule("SP-INT-36")
  void scheme_support_a_reduction_is_for_one_play_and_doesnt_come_back() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['lend_me_your_ear'],'assets':['ashur_base#1']},'1':{'assets':['cook#1']}}}")
            .play(0, new Move.Announce(card("lend_me_your_ear")))
            .play(0, use("ashur_base"))
            .play(0, Move.Withdraw.IT)
            .play(0, new Move.Announce(card("lend_me_your_ear")));
    assertThat(table.view(0).scheme().orElseThrow().requirement()).contains(9);
    assertThat(table.refused(0, use("ashur_base"))).isEqualTo("SP-EXH-1");
  }

  @Test
  @Rule({"SP-INT-15", "SP-HSE-SOLONIUS-1"})
  void scheme_support_ashur_helps_no_scheme_of_others_but_solonius_may() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'card':'glaber','hand':['lend_me_your_ear']},'1':{'card':'solonius','gold':4,'assets':['ashur_base#1']},'2':{'card':'tullius'}}}")
            .play(0, new Move.Announce(card("lend_me_your_ear")));
    assertThat(table.refused(1, use("ashur_base"))).isEqualTo("SP-INT-7");
    HouseCard.Rule bribes = TestTable.SPARTACUS.content().house("solonius").rules().first();
    table.play(1, new Move.UseHouseRule(bribes, OptionalInt.of(2)));
    assertThat(table.house(1).gold()).isEqualTo(2);
    table.play(0, new Move.TurnUp(OptionalInt.of(0), none()));
    assertThat(table.house(0).influence()).isEqualTo(8);
  }

  @Test
  @Rule({"SP-INT-22", "SP-INT-10", "SP-REA-9"})
  void scheme_declared_a_foil_waits_until_the_scheme_lies_faceup() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'hand':['a_visitor_from_rome']},'1':{'hand':['whispered_rumors']},'2':{'hand':['whispered_rumors']}}}");
    assertThat(table.refused(1, react("whispered_rumors"))).isEqualTo("SP-REA-9");
    table.play(0, new Move.Announce(card("a_visitor_from_rome")));
    assertThat(table.refused(1, react("whispered_rumors"))).isEqualTo("SP-REA-9");
    table.play(0, new Move.TurnUp(OptionalInt.of(1), none()));
    assertThat(what(table)).isEqualTo("window.scheme.declared");
    assertThat(table.asked()).containsExactly(1, 2);
    table.play(1, Move.Pass.IT).play(2, react("whispered_rumors")).pass();
    assertThat(table.house(1).influence()).isEqualTo(7);
    assertThat(table.house(1).hand()).hasSize(1);
  }

  @Test
  @Rule({"SP-EC-42", "SP-REA-13"})
  void guard_rolled_a_bodyguard_acts_on_a_failed_die_of_the_own_house() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['robbery'],'assets':['marius#1']},'1':{'guards':2,'assets':['raxos#1']}}}")
            .dice(1, 2)
            .scheme(0, "robbery", 1);
    assertThat(table.refused(1, use("raxos"))).isEqualTo("SP-INT-7");
    table.play(1, Move.UseGuard.TABLE);
    assertThat(what(table)).isEqualTo("window.guard.rolled");
    assertThat(table.asked()).as("not the owner of Marius").containsExactly(1);
    table.play(1, use("raxos"));
    assertThat(table.house(1).guards()).isEqualTo(1);
    assertThat(what(table)).as("2 fails too: back to the foil window").endsWith("scheme.declared");
    table.dice(6).play(1, Move.UseGuard.TABLE);
    assertThat(table.house(1).gold()).isEqualTo(10);
    TestTable success =
        TestTable.at("{'houses':{'0':{'hand':['robbery']},'1':{'guards':1,'assets':['raxos#1']}}}")
            .dice(4)
            .scheme(0, "robbery", 1)
            .play(1, Move.UseGuard.TABLE);
    assertThat(success.state().top()).isInstanceOf(Frame.IntrigueTurn.class);
    assertThat(success.house(1).isReady(asset("raxos#1"))).isTrue();
  }

  @Test
  @Rule({"SP-REA-6", "SP-CON-4", "SP-DAT-20"})
  void reaction_declared_only_a_card_that_says_so_acts_on_a_reaction() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['a_visitor_from_rome','whispered_rumors','jupiters_cock']},'1':{'hand':['whispered_rumors']}}}")
            .scheme(0, "a_visitor_from_rome", 0)
            .play(1, react("whispered_rumors"));
    assertThat(what(table)).isEqualTo("window.reaction.declared");
    assertThat(table.refused(0, react("whispered_rumors"))).isEqualTo("SP-REA-9");
    table.play(0, react("jupiters_cock"));
    assertThat(table.house(0).influence()).isEqualTo(8);
  }

  @Test
  @Rule({"SP-FSM-3", "SP-REA-9"})
  void any_phase_destitute_waits_while_a_scheme_is_pending() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'hand':['robbery']},'1':{'hand':['destitute','guard']},'2':{'gold':0}}}");
    Move destitute = react("destitute", 2);
    assertThat(table.moves(1)).contains(destitute);
    table.play(0, new Move.Announce(card("robbery")));
    assertThat(table.refused(1, destitute)).isEqualTo("SP-REA-9");
    table.play(0, new Move.TurnUp(OptionalInt.of(1), none()));
    assertThat(table.refused(1, destitute)).isEqualTo("SP-REA-9");
    table.play(1, Move.Pass.IT);
    assertThat(table.refused(1, destitute)).isEqualTo("SP-REA-9");
    table.play(0, new Move.PickNumber(1)).play(1, destitute);
    assertThat(table.house(2).influence()).isEqualTo(6);
  }

  @Test
  @Rule({"SP-FSM-3", "SP-REA-9"})
  void any_phase_empty_brothel_in_the_open_market_and_in_the_arena() {
    TestTable market = market(false, "{'1':{'hand':['empty_brothel']},'2':{'assets':['agron#1']}}");
    market.play(1, react("empty_brothel", 2));
    assertThat(market.house(2).influence()).isEqualTo(6);
    assertThat(market.state().top()).isInstanceOf(Frame.OpenMarket.class);

    ArenaTable inviting = ArenaTable.of(3).has(1, "agron").hand(2, "empty_brothel").arena();
    inviting.play(2, react("empty_brothel", 1));
    assertThat(inviting.house(1).influence()).isEqualTo(4);

    ArenaTable answering =
        ArenaTable.of(3)
            .has(1, "agron")
            .hand(2, "empty_brothel")
            .arena()
            .play(0, new Move.Invite(1));
    answering.play(2, react("empty_brothel", 1));
    assertThat(answering.house(1).influence()).isEqualTo(4);
    assertThat(answering.what()).isEqualTo("invitation");

    ArenaTable fighting = ArenaTable.duel("celt_warrior", "agron").hand(0, "empty_brothel");
    fighting.play(0, react("empty_brothel", 2));
    assertThat(fighting.house(2).influence()).isEqualTo(4);
    assertThat(fighting.asked()).isEqualTo(1);

    ArenaTable judging =
        ArenaTable.duel("celt_warrior", "agron").pools(1, 1, 1, 1).hand(2, "empty_brothel");
    judging.dice(6, 1, 1, 1).attack();
    assertThat(judging.what()).isEqualTo("verdict");
    judging.play(2, react("empty_brothel", 0));
    assertThat(judging.house(0).influence()).isEqualTo(4);
  }

  // in the other phases --------------------------------------------------------------------------

  @Test
  @Rule({"SP-UPK-6", "SP-UPK-7"})
  void heal_rolled_a_healer_acts_on_a_failed_roll_and_not_in_a_turn() {
    TestTable turn = TestTable.at("{'houses':{'0':{'assets':['medicus#1']}}}");
    assertThat(turn.refused(0, use("medicus"))).isEqualTo("SP-INT-7");
    TestTable table =
        upkeep(
            "{'0':{'assets':[{'card':'agron#1','stand':'INJURED'}]},'1':{'hand':['guard']},'2':{'assets':['medicus#1']}}");
    assertThat(what(table)).isEqualTo("window.upkeep.healRolled");
    table.dice(4).play(2, use("medicus"));
    assertThat(table.house(0).isReady(asset("agron#1"))).isTrue();
  }

  @Test
  @Rule({"SP-MKT-10", "SP-HID-7"})
  void row_dealt_an_informant_looks_at_one_facedown_card() {
    String houses = "{'1':{'assets':['camilla#1']}}";
    Move.UseAbility look = new Move.UseAbility(asset("camilla#1"), OptionalInt.of(2));
    assertThat(market(false, houses).refused(1, look)).isEqualTo("SP-INT-7");
    TestTable table = market(true, houses);
    assertThat(what(table)).isEqualTo("window.market.rowDealt");
    assertThat(table.asked()).containsExactly(1);
    table.play(1, look);
    LotPeeked peeked =
        (LotPeeked)
            table.events().stream().filter(LotPeeked.class::isInstance).findFirst().orElseThrow();
    assertThat(peeked.lot()).isEqualTo(2);
    assertThat(table.view(1).market().orElseThrow().row().get(2).card()).isPresent();
    assertThat(table.view(0).market().orElseThrow().row().get(2).card()).isEmpty();
    assertThat(table.refused(1, look)).as("bids have begun").isEqualTo("SP-EXH-1");
  }

  @Test
  @Rule({"SP-WAG-6", "SP-REA-9"})
  void wagers_final_a_match_is_rigged_after_the_wagers_and_not_before() {
    Move.React rig = react("rigging_the_match", 1);
    ArenaTable table =
        ArenaTable.of(3)
            .has(1, "syrian_warrior", "cook")
            .has(2, "thracian_warrior")
            .hand(0, "rigging_the_match")
            .arena()
            .play(0, new Move.Invite(1))
            .commit(1, "syrian_warrior");
    assertThat(table.refusal(0, rig)).isEqualTo(RuleId.of("SP-REA-9"));
    table.play(0, new Move.Invite(2)).commit(2, "thracian_warrior");
    assertThat(table.refusal(0, rig)).isEqualTo(RuleId.of("SP-REA-9"));
    table.noWagers();
    assertThat(table.what()).isEqualTo("window.arena.wagersFinal");
    assertThat(table.moves(0)).contains(rig);
  }

  // in combat ------------------------------------------------------------------------------------

  /// The next round of a duel begins when the second fighter's turn is over.
  private static ArenaTable roundEnds(String one, String two) {
    ArenaTable table = ArenaTable.duel(one, two).at(0, -3, 0).at(1, 3, 0);
    return table.match(table.match().with(1, table.fighter(1).acted(true)));
  }

  @Test
  @Rule("SP-CMB-7")
  void round_start_a_net_is_thrown_before_the_initiative_dice() {
    ArenaTable table = roundEnds("syrian_warrior+net", "celt_warrior");
    assertThat(ArenaTable.GAME.refusal(table.state(), 1, use("net"))).as("in a turn").isPresent();
    table.play(1, Move.EndCombatTurn.IT);
    assertThat(table.what()).isEqualTo("net");
    table.use(1, "net");
    assertThat(table.events(InitiativeRolled.class)).isEmpty();
  }

  @Test
  @Rule("SP-CMB-9")
  void initiative_rolled_pericles_rolls_the_whole_initiative_again() {
    ArenaTable table = roundEnds("pericles", "celt_warrior");
    assertThat(ArenaTable.GAME.refusal(table.state(), 1, use("pericles"))).isPresent();
    table.dice(1, 1, 1, 1).dice(5, 5).play(1, Move.EndCombatTurn.IT);
    assertThat(table.what()).isEqualTo("initiative");
    table.dice(6, 6, 6, 6).use(1, "pericles");
    assertThat(table.asked()).isEqualTo(1);
    assertThat(table.what()).isEqualTo("order");
  }

  @Test
  @Rule("SP-CMB-15")
  void own_attack_a_javelin_is_thrown_in_place_of_an_attack() {
    Move thrown = new Move.Attack(1, true);
    ArenaTable table = ArenaTable.duel("syrian_warrior+javelin", "celt_warrior").at(1, 3, 0);
    assertThat(table.moves(1)).contains(thrown).doesNotContain(new Move.Attack(1, false));
    table.dice(1, 1, 1).dice(6, 6).play(1, thrown);
    assertThat(table.asset(1, "javelin").stand()).isEqualTo(Stand.EXHAUSTED);
    assertThat(table.moves(1)).doesNotContain(thrown);
  }

  @Test
  @Rule("SP-CMB-17")
  void attack_rolled_a_gladius_acts_while_the_dice_lie_on_the_table() {
    ArenaTable table = ArenaTable.duel("celt_warrior+gladius", "syrian_warrior");
    Move.Reroll again = new Move.Reroll(List.of(1));
    assertThat(ArenaTable.GAME.refusal(table.state(), 1, again)).as("before").isPresent();
    table.dice(6, 6, 1).dice(6, 6).attack();
    assertThat(table.moves(1)).contains(again);
    table.dice(3).play(1, again);
    assertThat(table.fighter(1).health()).as("an unopposed 3 wounds").isEqualTo(7);
    assertThat(table.exchange().stage()).isEqualTo(Frame.ExchangeStage.SURRENDER);
  }

  @Test
  @Rule("SP-CMB-24")
  void compared_an_axe_acts_after_the_dice_are_compared() {
    ArenaTable table = ArenaTable.duel("celt_warrior+axe", "agron");
    assertThat(ArenaTable.GAME.refusal(table.state(), 1, use("axe"))).as("before").isPresent();
    table.dice(1, 1, 1).dice(6, 5, 4, 2).attack();
    assertThat(table.what()).isEqualTo("addWound");
    table.use(1, "axe");
    assertThat(table.exchange().stage()).isEqualTo(Frame.ExchangeStage.SURRENDER);
  }

  @Test
  @Rule("SP-CMB-33")
  void defeat_gnaeus_makes_a_yield_an_injury() {
    ArenaTable table = ArenaTable.duel("gnaeus", "agron").pools(1, 1, 1, 1);
    table.dice(6, 1, 1, 1).attack();
    assertThat(table.event(FighterDefeated.class).defeat()).isEqualTo(Defeat.INJURY);
    ArenaTable plain = ArenaTable.duel("celt_warrior", "agron").pools(1, 1, 1, 1);
    plain.dice(6, 1, 1, 1).attack();
    assertThat(plain.event(FighterDefeated.class).defeat()).isEqualTo(Defeat.YIELD);
  }

  @Test
  @Rule("SP-VIC-5")
  void death_blood_on_the_sand_answers_a_gladiators_death_and_nothing_else() {
    ArenaTable table =
        ArenaTable.duel("celt_warrior", "agron").pools(1, 1, 1, 1).hand(0, "blood_on_the_sand");
    assertThat(table.refusal(0, react("blood_on_the_sand"))).isEqualTo(RuleId.of("SP-REA-9"));
    table.dice(6, 6, 6, 1).attack();
    assertThat(table.what()).isEqualTo("window.arena.death");
    table.play(0, react("blood_on_the_sand"));
    assertThat(table.house(2).influence()).isEqualTo(6);
  }

  @Test
  @Rule("SP-CMB-22")
  void passive_gannicus_wins_ties_without_being_used() {
    ArenaTable relentless = ArenaTable.duel("gannicus", "agron");
    relentless.dice(5, 4, 3).dice(5, 4, 3, 1).attack();
    assertThat(relentless.exchange().stage()).isEqualTo(Frame.ExchangeStage.SURRENDER);
    assertThat(relentless.exchange().left()).isEqualTo(3);
    ArenaTable plain = ArenaTable.duel("celt_warrior", "agron");
    plain.dice(5, 4, 3).dice(5, 4, 3, 1).attack();
    assertThat(plain.what()).isEqualTo("combat");
    assertThat(plain.fighter(1).health()).isEqualTo(10);
  }

  @Test
  @Rule("SP-UPK-9")
  void passive_naevia_counts_as_two_slaves_in_the_ledgers() {
    TestTable table =
        upkeep("{'0':{'gold':0,'assets':['naevia#1','agron#1']},'1':{'hand':['guard']}}");
    table.play(0, new Move.Ledger(assets()));
    assertThat(table.house(0).gold()).isEqualTo(1);
  }
}
