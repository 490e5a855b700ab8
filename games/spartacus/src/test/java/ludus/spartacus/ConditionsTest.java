package ludus.spartacus;

import static ludus.spartacus.TestTable.card;
import static ludus.spartacus.TestTable.none;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;

/// Every condition that a card can have: true, and false by one.
class ConditionsTest {

  private static Move.PlayScheme play(String card, int target) {
    return new Move.PlayScheme(card(card), OptionalInt.of(target), none());
  }

  private static Move.React react(String card, int target) {
    return new Move.React(card(card), OptionalInt.of(target), none());
  }

  @Test
  @Rule({"SP-INT-21", "SP-CON-5"})
  void min_ready_counts_the_targets_ready_gladiators() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'hand':['public_exhibition'],'assets':['spartacus#1','gannicus#1','barca#1']},'1':{'assets':['agron#1','varro#1',{'card':'crixus#1','stand':'EXHAUSTED'},{'card':'doctore#1','stand':'INJURED'},'cook#1','net#1']},'2':{'assets':['pluto#1','kerza#1','vibius#1']}}}");
    assertThat(table.refused(0, play("public_exhibition", 1))).isEqualTo("SP-INT-21");
    table.scheme(0, "public_exhibition", 2);
    assertThat(table.house(2).influence()).isEqualTo(8);
    assertThat(table.house(0).gold()).isEqualTo(7);
  }

  @Test
  @Rule({"SP-INT-21", "SP-INT-30"})
  void a_condition_that_fails_at_resolution_lets_the_scheme_fizzle() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['a_visitor_from_rome']},'1':{'assets':['agron#1','varro#1'],'hand':['guard']}},'stack':{'frames':[{'type':'IntrigueTurn','seat':0,'returned':[],'ending':false},{'type':'Scheme','seat':0,'card':'public_exhibition','stage':'DECLARED','asked':-1,'supporters':[],'refused':[],'barred':[],'lowered':0,'raised':0,'target':1,'other':-1,'bound':[],'foiler':-1},{'type':'Window','timing':'SCHEME_DECLARED','order':[1,2],'poll':{'asked':[1],'answers':[null,null,null]}}]}}")
            .play(1, Move.Pass.IT);
    assertThat(table.house(1).influence()).isEqualTo(7);
    assertThat(table.house(0).gold()).as("no cost").isEqualTo(10);
    assertThat(table.state().intrigueDiscard()).containsExactly(card("public_exhibition"));
    assertThat(table.events())
        .contains(
            new SpartacusEvent.SchemeEnded(
                0, card("public_exhibition"), SpartacusEvent.SchemeEnd.FIZZLED));
  }

  @Test
  @Rule("SP-REA-12")
  void no_ready_looks_for_a_ready_slave_or_gladiator_of_the_target() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'assets':['agron#1']},'1':{'hand':['empty_brothel','a_shameful_ludus'],'assets':['cook#1']},'2':{'assets':[{'card':'varro#1','stand':'EXHAUSTED'},'net#1']}}}");
    assertThat(table.moves(1))
        .contains(react("empty_brothel", 0), react("empty_brothel", 2))
        .doesNotContain(react("empty_brothel", 1))
        .contains(react("a_shameful_ludus", 1), react("a_shameful_ludus", 2))
        .doesNotContain(react("a_shameful_ludus", 0));
    table.play(1, react("a_shameful_ludus", 2));
    assertThat(table.house(2).influence()).isEqualTo(6);
  }

  @Test
  @Rule("SP-REA-12")
  void no_gold_means_none_at_all() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'gold':1},'1':{'hand':['destitute']},'2':{'gold':0}}}");
    assertThat(table.refused(1, react("destitute", 0))).isEqualTo("SP-REA-12");
    table.play(0, new Move.GiveGold(2, 1));
    assertThat(table.refused(1, react("destitute", 2))).isEqualTo("SP-REA-12");
    table.play(1, react("destitute", 0));
    assertThat(table.house(0).influence()).isEqualTo(6);
  }

  @Test
  @Rule({"SP-EC-35", "SP-INT-17"})
  void unique_least_influence_needs_one_house_below_all_others() {
    Move revenge = new Move.PlayScheme(card("revenge"), none(), none());
    TestTable tied =
        TestTable.at(
            "{'houses':{'0':{'influence':9,'hand':['revenge']},'1':{'influence':2},'2':{'influence':2}}}");
    assertThat(tied.refused(0, revenge)).isEqualTo("SP-INT-21");
    TestTable one =
        TestTable.at(
                "{'houses':{'0':{'influence':9,'hand':['revenge']},'1':{'influence':3},'2':{'influence':2}}}")
            .play(0, revenge);
    assertThat(one.house(2).influence()).isEqualTo(4);
    assertThat(one.house(1).influence()).isEqualTo(3);
  }

  @Test
  @Rule({"SP-REA-9", "SP-FSM-5"})
  void not_phase_bars_destitute_in_the_market_and_the_shameful_ludus_in_the_arena() {
    String houses =
        "{'0':{'gold':0,'assets':['cook#1']},'1':{'hand':['destitute','a_shameful_ludus']}}";
    for (Phase phase : new Phase[] {Phase.UPKEEP, Phase.INTRIGUE, Phase.MARKET, Phase.ARENA}) {
      TestTable table =
          TestTable.at(
              "{'phase':'%s','houses':%s,'stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[0,1,2],'poll':{'asked':[1],'answers':[null,null,null]}}]}}"
                  .formatted(phase, houses));
      assertThat(table.moves(1).contains(react("destitute", 0)))
          .as("destitute in %s", phase)
          .isEqualTo(phase != Phase.MARKET);
      assertThat(table.moves(1).contains(react("a_shameful_ludus", 0)))
          .as("a shameful ludus in %s", phase)
          .isEqualTo(phase != Phase.ARENA);
    }
  }

  @Test
  @Rule({"SP-INT-18", "SP-INT-17"})
  void target_not_self_bars_robbing_oneself_where_others_may_be_the_own_target() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'hand':['robbery','caught_taking_bribes','word_to_the_tax_collector']}}}");
    assertThat(table.refused(0, play("robbery", 0))).isEqualTo("SP-INT-21");
    assertThat(table.refused(0, play("caught_taking_bribes", 0))).isEqualTo("SP-INT-21");
    assertThat(table.refused(0, play("robbery", 3))).isEqualTo("SP-INT-17");
    assertThat(table.refused(0, play("robbery", -1))).isEqualTo("SP-INT-17");
    table.scheme(0, "word_to_the_tax_collector", 0);
    assertThat(table.house(0).gold()).isEqualTo(5);
  }
}
