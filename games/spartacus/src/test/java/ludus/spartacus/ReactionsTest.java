package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.card;
import static ludus.spartacus.TestTable.none;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import ludus.kernel.Setup;
import ludus.kernel.json.Json;
import ludus.kernel.laws.Rule;
import ludus.kernel.scenario.Scenario;
import ludus.kernel.scenario.ScenarioRun;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Who may answer what, in which order, and what becomes of the card.
class ReactionsTest {

  private static Move.React react(String card) {
    return new Move.React(card(card), none(), none());
  }

  private static Move.React react(String card, int target) {
    return new Move.React(card(card), OptionalInt.of(target), none());
  }

  private static Move.UseAbility use(String name) {
    return new Move.UseAbility(asset(name + "#1"), none());
  }

  private static TestTable upkeep(String houses) {
    return TestTable.at(
            "{'phase':'ARENA','houses':%s,'stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[0,1,2],'poll':{'asked':[1],'answers':[null,null,null]}}]}}"
                .formatted(houses))
        .play(1, Move.Pass.IT);
  }

  /// The last window of an Upkeep.
  private static TestTable upkeepEnds(String houses) {
    return TestTable.at(
        "{'phase':'UPKEEP','houses':%s,'stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[0,1,2],'poll':{'asked':[0,1,2],'answers':[null,null,null]}}]}}"
            .formatted(houses));
  }

  // priority -------------------------------------------------------------------------------------

  @Test
  @Rule("SP-REA-1")
  void priority_goes_clockwise_from_the_left_of_the_active_player() {
    TestTable table =
        upkeep(
            "{'0':{'assets':['medicus#1']},'1':{'hand':['guard'],'assets':[{'card':'agron#1','stand':'INJURED'}]},'2':{'assets':['apothecary#1']}}");
    assertThat(table.asked()).containsExactly(0, 2);
    table.dice(5).play(0, use("medicus")).play(2, use("apothecary"));
    assertThat(table.house(2).isReady(asset("apothecary#1"))).as("seat 2 is left of 1").isFalse();
    assertThat(table.house(0).isReady(asset("medicus#1"))).as("0 wasn't reached").isTrue();
    assertThat(table.house(1).isReady(asset("agron#1"))).isTrue();
  }

  @Test
  @Rule("SP-REA-1")
  void the_active_player_comes_last() {
    TestTable table =
        upkeep(
            "{'0':{'assets':['medicus#1',{'card':'agron#1','stand':'INJURED'}]},'1':{'hand':['guard']},'2':{'assets':['apothecary#1']}}");
    table.dice(5).play(0, use("medicus")).play(2, use("apothecary"));
    assertThat(table.house(2).isReady(asset("apothecary#1"))).isFalse();
    assertThat(table.house(0).isReady(asset("medicus#1"))).isTrue();
  }

  @Test
  @Rule("SP-REA-1")
  void without_an_active_player_the_one_left_of_the_host_marker_comes_first() {
    TestTable table =
        TestTable.at(
            "{'host':1,'phase':'MARKET','stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]},'houses':{'1':{'assets':['camilla#1']},'2':{'assets':['chadara#1']}}}");
    for (int seat = 0; seat < 3; seat++) {
      table.play(seat, Move.Done.IT);
    }
    assertThat(table.view(0).window().orElseThrow().order()).containsExactly(2, 0, 1);
    table
        .play(1, new Move.UseAbility(asset("camilla#1"), OptionalInt.of(0)))
        .play(2, new Move.UseAbility(asset("chadara#1"), OptionalInt.of(0)));
    assertThat(table.house(2).isReady(asset("chadara#1"))).isFalse();
    assertThat(table.house(1).isReady(asset("camilla#1"))).isTrue();
    assertThat(table.asked()).as("Camilla is asked again").containsExactly(1);
  }

  @Test
  @Rule({"SP-REA-2", "SP-REA-13"})
  void the_targeted_house_answers_a_scheme_before_all_others() {
    TestTable table =
        TestTable.at(
                Setup.of(4),
                "{'houses':{'0':{'hand':['robbery']},'1':{'hand':['guard']},'2':{'hand':['guard']},'3':{'hand':['guard']}}}")
            .scheme(0, "robbery", 2);
    assertThat(table.view(1).window().orElseThrow().order()).containsExactly(2, 1, 3);
  }

  @Test
  @Rule({"SP-REA-4", "SP-REA-3"})
  void a_window_closes_when_all_have_passed_in_a_row() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['robbery']},'1':{'guards':2,'hand':['robbery']},'2':{'hand':['guard']}}}")
            .dice(1)
            .scheme(0, "robbery", 1)
            .play(2, Move.Pass.IT)
            .play(1, Move.UseGuard.TABLE);
    assertThat(table.asked()).as("who had passed is asked again").containsExactly(1, 2);
    table.play(1, Move.Pass.IT);
    assertThat(table.state().top()).isInstanceOf(Frame.Window.class);
    table.play(2, Move.Pass.IT);
    assertThat(table.state().top()).isInstanceOf(Frame.Effect.class);
  }

  @Test
  @Rule({"SP-REA-4", "SP-HID-6"})
  void everybody_with_a_card_in_hand_is_asked_whatever_the_card() {
    for (String held : List.of("whispered_rumors", "robbery", "guard", "destitute")) {
      TestTable table =
          TestTable.at(
                  "{'houses':{'0':{'hand':['looting_the_dead']},'1':{'hand':['%s']}}}"
                      .formatted(held))
              .scheme(0, "looting_the_dead");
      assertThat(table.asked()).as(held).containsExactly(1);
      assertThat(table.moves(1)).contains(Move.Pass.IT);
    }
  }

  @Test
  @Rule({"SP-HID-6", "SP-REA-11"})
  void without_a_card_only_what_lies_on_the_table_counts() {
    TestTable guarded =
        TestTable.at("{'houses':{'0':{'hand':['robbery']},'1':{'guards':1},'2':{'guards':1}}}")
            .scheme(0, "robbery", 1);
    assertThat(guarded.asked()).containsExactly(1);
    TestTable spent =
        TestTable.at("{'houses':{'0':{'hand':['robbery']},'1':{'spentGuards':1}}}")
            .scheme(0, "robbery", 1);
    assertThat(spent.state().top()).isInstanceOf(Frame.Effect.class);
    TestTable bodyguard =
        TestTable.at("{'houses':{'0':{'hand':['robbery']},'1':{'assets':['raxos#1']}}}")
            .scheme(0, "robbery", 1);
    assertThat(bodyguard.state().top()).isInstanceOf(Frame.Effect.class);
  }

  // who ------------------------------------------------------------------------------------------

  @Test
  @Rule("SP-REA-5")
  void a_reaction_needs_the_own_influence_and_gets_no_support() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['a_visitor_from_rome']},'1':{'influence':5,'hand':['whispered_rumors']},'2':{'influence':6,'hand':['whispered_rumors']}}}")
            .scheme(0, "a_visitor_from_rome", 0);
    assertThat(table.refused(1, react("whispered_rumors"))).isEqualTo("SP-REA-5");
    assertThat(table.moves(1)).containsExactly(Move.Pass.IT);
    assertThat(table.refused(2, Move.GrantSupport.IT)).isEqualTo("SP-INT-14");
    assertThat(table.moves(2)).contains(react("whispered_rumors"));
  }

  @Test
  @Rule({"SP-REA-8", "SP-REA-3"})
  void several_reactions_can_be_played_in_one_window_one_at_a_time() {
    TestTable table =
        upkeepEnds("{'0':{'gold':0},'1':{'hand':['destitute','destitute','empty_brothel']}}");
    table.play(0, Move.Pass.IT).play(2, Move.Pass.IT).play(1, react("destitute", 0));
    assertThat(table.house(0).influence()).isEqualTo(6);
    assertThat(table.asked()).containsExactly(1);
    table.play(1, react("empty_brothel", 0));
    assertThat(table.house(0).influence()).isEqualTo(5);
    table.play(1, react("destitute", 0));
    assertThat(table.house(0).influence()).isEqualTo(4);
    assertThat(table.state().phase()).isEqualTo(Phase.INTRIGUE);
  }

  @Test
  @Rule("SP-REA-9")
  void a_reaction_works_in_every_phase_that_its_text_allows() {
    String houses =
        "{'0':{'gold':0,'assets':['cook#1']},'1':{'hand':['destitute','a_shameful_ludus']}}";
    TestTable upkeep = upkeepEnds(houses);
    assertThat(upkeep.moves(1)).contains(react("destitute", 0), react("a_shameful_ludus", 0));
    TestTable intrigue = TestTable.at("{'houses':%s}".formatted(houses));
    assertThat(intrigue.moves(1)).contains(react("destitute", 0), react("a_shameful_ludus", 0));
    TestTable market =
        TestTable.at(
            "{'phase':'MARKET','stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]},'houses':%s}"
                .formatted(houses));
    assertThat(market.refused(1, react("destitute", 0))).isEqualTo("SP-FSM-3");
    market.play(1, react("a_shameful_ludus", 0));
    ArenaTable arena =
        ArenaTable.of(3)
            .gold(0, 0)
            .hand(1, "destitute", "a_shameful_ludus")
            .has(2, "agron")
            .arena();
    assertThat(arena.moves(1))
        .contains(react("destitute", 0))
        .doesNotContain(react("a_shameful_ludus", 0));
  }

  @Test
  @Rule({"SP-REA-10", "SP-INT-22"})
  void a_reaction_can_be_played_in_the_own_turn_but_not_against_the_own_scheme() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'hand':['destitute','robbery','whispered_rumors','guard']},'1':{'hand':['guard']},'2':{'gold':0}}}");
    table.play(0, react("destitute", 2)).pass();
    assertThat(table.house(2).influence()).isEqualTo(6);
    assertThat(table.asked()).as("the turn goes on").containsExactly(0);
    table.scheme(0, "robbery", 1);
    assertThat(table.asked()).containsExactly(1);
    assertThat(table.refused(0, react("whispered_rumors"))).isEqualTo("SP-REA-9");
    assertThat(table.refused(0, Move.UseGuard.HAND)).isEqualTo("SP-INT-22");
  }

  // counters -------------------------------------------------------------------------------------

  @Test
  @Rule("SP-REA-15")
  void the_player_of_a_reaction_is_not_asked_about_it() {
    TestTable table =
        TestTable.at(
                Setup.of(4),
                "{'houses':{'0':{'hand':['a_visitor_from_rome','guard']},'1':{'hand':['guard']},'2':{'hand':['whispered_rumors','guard']},'3':{'hand':['guard']}}}")
            .scheme(0, "a_visitor_from_rome", 0)
            .play(1, Move.Pass.IT)
            .play(2, react("whispered_rumors"))
            .play(3, Move.Pass.IT);
    assertThat(table.asked()).containsExactly(0, 1, 3);
    assertThat(table.view(0).window().orElseThrow().order()).containsExactly(3, 0, 1);
  }

  @Test
  @Rule("SP-REA-7")
  void a_reaction_ends_in_the_discard_whether_it_worked_or_not() {
    TestTable done =
        TestTable.at("{'houses':{'1':{'hand':['destitute']},'2':{'gold':0}}}")
            .play(1, react("destitute", 2));
    assertThat(done.state().intrigueDiscard()).containsExactly(card("destitute"));
    TestTable cancelled =
        TestTable.at(
                "{'houses':{'0':{'hand':['jupiters_cock']},'1':{'hand':['destitute']},'2':{'gold':0}}}")
            .play(1, react("destitute", 2))
            .play(0, react("jupiters_cock"));
    assertThat(cancelled.house(2).influence()).isEqualTo(7);
    assertThat(cancelled.state().intrigueDiscard())
        .containsExactly(card("jupiters_cock"), card("destitute"));
    assertThat(cancelled.house(1).hand()).isEmpty();
  }

  @Test
  @Rule({"SP-REA-12", "SP-REA-14"})
  void the_cost_of_a_reaction_is_reserved_and_freed_if_it_is_cancelled() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['a_visitor_from_rome','jupiters_cock']},'1':{'gold':3,'hand':['for_a_few_denarii']}}}")
            .scheme(0, "a_visitor_from_rome", 0)
            .play(1, new Move.React(card("for_a_few_denarii"), none(), OptionalInt.of(2)));
    assertThat(table.house(1).gold()).as("not paid yet").isEqualTo(3);
    assertThat(table.refused(1, new Move.GiveGold(0, 1))).isEqualTo("SP-REA-14");
    table.play(0, react("jupiters_cock"));
    assertThat(table.house(1).gold()).isEqualTo(3);
    assertThat(table.house(2).gold()).isEqualTo(10);
    assertThat(table.house(0).influence()).isEqualTo(8);
  }

  @Test
  @Rule("SP-REA-16")
  void what_a_sealed_answer_would_cost_cannot_be_given_away() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['a_visitor_from_rome']},'1':{'gold':5,'hand':['for_a_few_denarii']},'2':{'hand':['guard']}}}")
            .scheme(0, "a_visitor_from_rome", 0)
            .play(1, new Move.React(card("for_a_few_denarii"), none(), OptionalInt.of(2)));
    assertThat(table.refused(1, new Move.GiveGold(0, 3))).isEqualTo("SP-ANY-1");
    table.play(1, new Move.GiveGold(0, 2)).play(2, Move.Pass.IT).pass();
    assertThat(table.house(1).gold()).isZero();
    assertThat(table.house(2).gold()).isEqualTo(13);
    assertThat(table.house(0).influence()).isEqualTo(7);
  }

  @Test
  @Rule({"SP-EC-83", "SP-REA-6", "SP-REA-15"})
  void a_counter_can_be_countered_if_a_table_adds_copies() {
    ObjectNode data = Json.object(Spartacus.standardData(), "The data");
    for (JsonNode card : data.path("intrigue")) {
      if (card.path("id").asString("").equals("jupiters_cock")) {
        ((ObjectNode) card).put("copies", 3);
      }
    }
    ScenarioRun run =
        ScenarioRun.of(
            Spartacus.with(data.toString()),
            Scenario.parse(
                """
                {"game": "spartacus", "setup": {"seats": 3, "seed": 1}, "position": {"host": 0, "houses": {
                  "0": {"influence": 7, "hand": ["a_visitor_from_rome", "jupiters_cock", "guard"]},
                  "1": {"influence": 7, "hand": ["whispered_rumors", "guard"]},
                  "2": {"influence": 7, "hand": ["jupiters_cock", "guard"]}},
                  "stack": {"frames": [{"type": "IntrigueTurn", "seat": 0, "returned": [], "ending": false}]}},
                 "moves": [
                  {"seat": 0, "move": {"type": "PlayScheme", "card": "a_visitor_from_rome", "target": 0}},
                  {"seat": 1, "move": {"type": "React", "card": "whispered_rumors"}},
                  {"seat": 2, "move": {"type": "Pass"}},
                  {"seat": 2, "move": {"type": "Pass"}},
                  {"seat": 0, "move": {"type": "React", "card": "jupiters_cock"}},
                  {"seat": 0, "move": {"type": "Pass"}, "refused": "SP-REA-16"},
                  {"seat": 1, "move": {"type": "Pass"}},
                  {"seat": 2, "move": {"type": "React", "card": "jupiters_cock"}},
                  {"seat": 0, "move": {"type": "Pass"}},
                  {"seat": 1, "move": {"type": "Pass"}},
                  {"seat": 1, "move": {"type": "Pass"}, "refused": "SP-REA-16"},
                  {"seat": 0, "move": {"type": "Pass"}},
                  {"seat": 2, "move": {"type": "Pass"}}],
                 "expect": {"/houses/0/influence": 7,
                  "/intrigueDiscard": ["jupiters_cock", "jupiters_cock", "whispered_rumors", "a_visitor_from_rome"]}}
                """));
    assertThat(run.failures()).isEmpty();
  }

  // what everybody can see -----------------------------------------------------------------------

  private static final String FOILS =
      "'support_from_rome','support_from_rome','sacrifice_for_the_dominus','sacrifice_for_the_dominus','for_a_few_denarii','for_a_few_denarii','whispered_rumors','whispered_rumors','jupiters_cock'";

  @Test
  @Rule({"SP-REA-11", "SP-HID-6"})
  void when_all_foils_lie_in_the_discard_only_a_guard_could_be_in_the_hand_of_the_target() {
    TestTable table =
        TestTable.at(
                "{'intrigueDiscard':[%s],'houses':{'0':{'hand':['robbery']},'1':{'hand':['blackmail']},'2':{'guards':1,'hand':['blackmail']}}}"
                    .formatted(FOILS))
            .scheme(0, "robbery", 1);
    assertThat(table.asked()).containsExactly(1);
    TestTable one =
        TestTable.at(
                "{'intrigueDiscard':[%s],'houses':{'0':{'hand':['robbery']},'1':{'hand':['blackmail']},'2':{'hand':['blackmail']}}}"
                    .formatted(FOILS.replace("'jupiters_cock'", "'guard'")))
            .scheme(0, "robbery", 1);
    assertThat(one.asked()).as("one foil is still unseen").containsExactly(1, 2);
  }

  @Test
  @Rule({"SP-REA-11", "SP-HID-6"})
  void when_all_guards_are_seen_too_nobody_is_asked() {
    String guards = ",'guard'".repeat(5);
    TestTable table =
        TestTable.at(
                "{'intrigueDiscard':[%s%s],'houses':{'0':{'guards':6,'hand':['robbery']},'1':{'spentGuards':3,'hand':['blackmail']},'2':{'guards':2,'spentGuards':2,'hand':['blackmail']}}}"
                    .formatted(FOILS, guards))
            .scheme(0, "robbery", 1);
    assertThat(table.state().top()).isInstanceOf(Frame.Effect.class);
    TestTable unseen =
        TestTable.at(
                "{'intrigueDiscard':[%s%s],'houses':{'0':{'guards':6,'hand':['robbery']},'1':{'spentGuards':3,'hand':['blackmail']},'2':{'guards':2,'spentGuards':1,'hand':['blackmail']}}}"
                    .formatted(FOILS, guards))
            .scheme(0, "robbery", 1);
    assertThat(unseen.asked()).as("one guard is somewhere").containsExactly(1);
  }

  @Test
  @Rule({"SP-REA-11", "SP-REA-15"})
  void a_counter_that_lies_on_the_table_is_in_no_hand() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['a_visitor_from_rome','jupiters_cock']},'1':{'hand':['whispered_rumors','guard']},'2':{'hand':['guard']}}}")
            .scheme(0, "a_visitor_from_rome", 0)
            .play(2, Move.Pass.IT)
            .play(1, react("whispered_rumors"))
            .play(2, Move.Pass.IT)
            .play(0, react("jupiters_cock"));
    assertThat(table.state().intrigueDiscard()).contains(card("jupiters_cock"));
    assertThat(TestTable.SPARTACUS.agenda(table.state()).must().getFirst().what())
        .as("back in the foil window")
        .isEqualTo("window.scheme.declared");
  }

  @Test
  @Rule({"SP-REA-3", "SP-REA-16"})
  void a_foil_ends_the_window_for_all() {
    TestTable table =
        TestTable.at(
                "{'intrigueDiscard':['jupiters_cock'],'houses':{'0':{'hand':['a_visitor_from_rome']},'1':{'hand':['whispered_rumors','guard']},'2':{'hand':['whispered_rumors']}}}")
            .scheme(0, "a_visitor_from_rome", 0)
            .play(1, react("whispered_rumors"))
            .play(2, react("whispered_rumors"));
    assertThat(table.state().top()).isInstanceOf(Frame.IntrigueTurn.class);
    assertThat(table.house(2).hand()).as("wiped unseen").hasSize(1);
    assertThat(table.house(1).hand()).hasSize(1);
  }

  @Test
  @Rule("SP-REA-16")
  void a_sealed_answer_can_be_changed_until_the_last_one_is_in() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['a_visitor_from_rome']},'1':{'hand':['whispered_rumors']},'2':{'hand':['guard']}}}")
            .scheme(0, "a_visitor_from_rome", 0);
    int stamp = table.state().stamp();
    table.play(1, react("whispered_rumors")).play(1, Move.Pass.IT);
    assertThat(table.state().stamp()).as("the question is the same").isEqualTo(stamp);
    assertThat(table.view(0).window().orElseThrow().answered().contains(1)).isTrue();
    assertThat(table.view(0).window().orElseThrow().yours()).isEmpty();
    table.play(2, Move.Pass.IT);
    assertThat(table.house(0).influence()).isEqualTo(8);
    assertThat(table.house(1).hand()).hasSize(1);
  }

  @Test
  @Rule({"SP-ANY-3", "SP-REA-16"})
  void a_guard_that_a_sealed_answer_needs_stays_in_hand() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['robbery']},'1':{'hand':['guard']},'2':{'hand':['guard']}}}")
            .scheme(0, "robbery", 1)
            .play(1, Move.UseGuard.HAND);
    assertThat(table.refused(1, Move.DeployGuard.IT)).isEqualTo("SP-ANY-3");
    table.play(1, Move.Pass.IT).play(1, Move.DeployGuard.IT);
    assertThat(table.house(1).guards()).isEqualTo(1);
    assertThat(table.asked()).as("the pass stands").containsExactly(2);
    table.play(1, Move.UseGuard.TABLE).dice(6).play(2, Move.Pass.IT);
    assertThat(table.house(1).guards()).isZero();
  }
}
