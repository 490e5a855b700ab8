package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.card;
import static ludus.spartacus.TestTable.none;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.json.Json;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Every card does what is printed on it, by real moves at a real table.
class CardsTest {

  private final Map<String, Executable> intrigue = new LinkedHashMap<>();
  private final Map<String, Executable> market = new LinkedHashMap<>();

  @TestFactory
  Stream<DynamicTest> intrigue_cards() {
    gold();
    influence();
    assets();
    hands();
    foils();
    anyPhase();
    arena();
    assertThat(intrigue.keySet())
        .containsExactlyInAnyOrderElementsOf(
            TestTable.SPARTACUS.content().intrigue().stream().map(IntrigueCard::id).toList());
    return intrigue.entrySet().stream()
        .map(test -> DynamicTest.dynamicTest(test.getKey(), test.getValue()));
  }

  @TestFactory
  Stream<DynamicTest> market_cards_with_an_ability() {
    intrigueAbilities();
    windowAbilities();
    attackers();
    defenders();
    equipment();
    List<String> able = new ArrayList<>();
    for (MarketCard card : TestTable.SPARTACUS.content().market()) {
      if (!card.face().abilities().isEmpty() && card.id().endsWith("#1")) {
        able.add(card.face().name());
      }
    }
    assertThat(market.keySet()).containsExactlyInAnyOrderElementsOf(able);
    return market.entrySet().stream()
        .map(test -> DynamicTest.dynamicTest(test.getKey(), test.getValue()));
  }

  // tables ---------------------------------------------------------------------------------------

  /// Seat 0 with influence 12 holds this card; what else there is, is written behind.
  private static TestTable schemer(String id, String own, String other) {
    return TestTable.at(
        "{'houses':{'0':{'influence':12,'hand':['%s']%s},'1':{'card':'glaber'%s}}}"
            .formatted(id, own, other));
  }

  private static TestTable schemer(String id) {
    return schemer(id, "", "");
  }

  private static Move.PlayScheme plan(String id, int target) {
    return new Move.PlayScheme(card(id), OptionalInt.of(target), none());
  }

  private static Move.PlayScheme plan(String id, int target, int other) {
    return new Move.PlayScheme(card(id), OptionalInt.of(target), OptionalInt.of(other));
  }

  private static Move.React reaction(String id) {
    return new Move.React(card(id), none(), none());
  }

  private static Move.React reaction(String id, int target) {
    return new Move.React(card(id), OptionalInt.of(target), none());
  }

  private static void golds(TestTable table, int... golds) {
    for (int seat = 0; seat < golds.length; seat++) {
      assertThat(table.house(seat).gold()).as("gold of seat %d", seat).isEqualTo(golds[seat]);
    }
    assertThat(table.asked()).as("the turn goes on").containsExactly(0);
  }

  private static void influences(TestTable table, int... influences) {
    for (int seat = 0; seat < influences.length; seat++) {
      assertThat(table.house(seat).influence())
          .as("influence of seat %d", seat)
          .isEqualTo(influences[seat]);
    }
    assertThat(table.asked()).as("the turn goes on").containsExactly(0);
  }

  // schemes --------------------------------------------------------------------------------------

  private void gold() {
    intrigue.put(
        "black_market_profits",
        () -> golds(schemer("black_market_profits").scheme(0, "black_market_profits"), 15, 10, 10));
    intrigue.put(
        "looting_the_dead",
        () -> golds(schemer("looting_the_dead").scheme(0, "looting_the_dead"), 13, 10, 10));
    intrigue.put(
        "joint_venture",
        () -> golds(schemer("joint_venture").scheme(0, "joint_venture"), 17, 10, 10));
    intrigue.put(
        "labor_contract",
        () ->
            golds(
                schemer(
                        "labor_contract",
                        ",'assets':['debtor#1']",
                        ",'assets':['cook#1','convict#1','agron#1']")
                    .scheme(0, "labor_contract", 1),
                10,
                12,
                10));
    intrigue.put(
        "illicit_services",
        () ->
            golds(
                schemer("illicit_services", "", ",'assets':['cook#1','naevia#1']")
                    .scheme(0, "illicit_services", 1),
                10,
                16,
                10));
    intrigue.put(
        "word_to_the_tax_collector",
        () -> {
          golds(
              schemer("word_to_the_tax_collector").scheme(0, "word_to_the_tax_collector", 1),
              10,
              5,
              10);
          golds(
              schemer("word_to_the_tax_collector", "", ",'gold':3")
                  .scheme(0, "word_to_the_tax_collector", 1),
              10,
              0,
              10);
        });
    intrigue.put(
        "illicit_auction",
        () ->
            golds(
                schemer("illicit_auction", ",'assets':['pietros#1','agron#1']", "")
                    .scheme(0, "illicit_auction"),
                16,
                10,
                10));
    intrigue.put(
        "robbery",
        () -> {
          TestTable table = schemer("robbery");
          assertThat(table.refused(0, plan("robbery", 0))).isEqualTo("SP-INT-21");
          table.scheme(0, "robbery", 1);
          assertThat(table.moves(0))
              .containsExactly(
                  new Move.PickNumber(3),
                  new Move.PickNumber(2),
                  new Move.PickNumber(1),
                  new Move.PickNumber(0));
          golds(table.play(0, new Move.PickNumber(3)), 13, 7, 10);
          golds(
              schemer("robbery").scheme(0, "robbery", 2).play(0, new Move.PickNumber(0)),
              10,
              10,
              10);
        });
  }

  private void influence() {
    for (String id : List.of("a_visitor_from_rome", "final_blow", "lend_me_your_ear")) {
      intrigue.put(id, () -> influences(schemer(id).scheme(0, id, 1), 12, 8, 7));
    }
    intrigue.put(
        "collusion",
        () -> {
          assertThat(schemer("collusion").refused(0, plan("collusion", 1, 1)))
              .isEqualTo("SP-INT-17");
          influences(schemer("collusion").scheme(0, "collusion", 1, 2), 12, 6, 8);
        });
    intrigue.put(
        "collaboration",
        () -> {
          assertThat(schemer("collaboration").refused(0, plan("collaboration", 1, 1)))
              .isEqualTo("SP-INT-17");
          influences(schemer("collaboration").scheme(0, "collaboration", 1, 2), 12, 8, 8);
        });
    intrigue.put(
        "conspiracy",
        () ->
            influences(
                schemer("conspiracy")
                    .play(0, new Move.Announce(card("conspiracy")))
                    .play(1, Move.GrantSupport.IT)
                    .play(0, new Move.TurnUp(OptionalInt.of(2), none())),
                12,
                7,
                5));
    intrigue.put(
        "revenge",
        () -> influences(schemer("revenge", "", ",'influence':3").scheme(0, "revenge"), 12, 5, 7));
    intrigue.put(
        "spread_cheeks_wide",
        () -> influences(schemer("spread_cheeks_wide").scheme(0, "spread_cheeks_wide"), 10, 6, 6));
    intrigue.put(
        "blackmail",
        () -> {
          TestTable table = schemer("blackmail", ",'assets':['cook#1','agron#1']", "");
          influences(table.scheme(0, "blackmail", 1), 12, 6, 7);
          assertThat(table.state().marketDiscard()).containsExactly(asset("cook#1"));
        });
    intrigue.put(
        "grand_feast",
        () -> {
          TestTable table = schemer("grand_feast").scheme(0, "grand_feast", 1);
          influences(table, 12, 8, 7);
          golds(table, 6, 12, 12);
        });
    gladiators("public_exhibition", 3, 8, 7);
    gladiators("sate_roman_appetites", 4, 8, 10);
    gladiators("epic_spectacle", 5, 9, 10);
    intrigue.put(
        "caught_taking_bribes",
        () -> {
          TestTable table = schemer("caught_taking_bribes");
          assertThat(table.refused(0, plan("caught_taking_bribes", 0))).isEqualTo("SP-INT-21");
          influences(table.scheme(0, "caught_taking_bribes", 1), 12, 6, 7);
          golds(table, 7, 13, 10);
          assertThat(
                  schemer("caught_taking_bribes", ",'gold':2", "")
                      .refused(0, plan("caught_taking_bribes", 1)))
              .isEqualTo("SP-INT-21");
        });
    intrigue.put(
        "buying_secrets",
        () -> {
          TestTable table = schemer("buying_secrets");
          assertThat(table.refused(0, plan("buying_secrets", 1, 1))).isEqualTo("SP-INT-17");
          assertThat(table.refused(0, plan("buying_secrets", 1, 0))).isEqualTo("SP-INT-17");
          influences(table.scheme(0, "buying_secrets", 1, 2), 12, 6, 7);
          golds(table, 7, 10, 13);
        });
  }

  private static final List<String> LUDUS =
      List.of("'agron#1'", "'varro#1'", "'crixus#1'", "'barca#1'", "'spartacus#1'");

  /// A scheme for a target with so many ready gladiators, and what comes of it.
  private void gladiators(String id, int needed, int influence, int gold) {
    intrigue.put(
        id,
        () -> {
          String enough = ",'assets':[" + String.join(",", LUDUS.subList(0, needed)) + "]";
          String few =
              ",'assets':[" + String.join(",", LUDUS.subList(0, needed - 1)) + ",'cook#1']";
          TestTable table = schemer(id, "", enough).scheme(0, id, 1);
          influences(table, 12, influence, 7);
          golds(table, gold, 10, 10);
          assertThat(schemer(id, "", few).refused(0, plan(id, 1))).isEqualTo("SP-INT-21");
        });
  }

  private void assets() {
    intrigue.put(
        "incite_rebellion",
        () -> {
          TestTable table =
              schemer("incite_rebellion", "", ",'assets':['agron#1','cook#1','varro#1']")
                  .scheme(0, "incite_rebellion", 1);
          assertThat(table.asked()).containsExactly(1);
          assertThat(table.moves(1))
              .containsExactly(
                  new Move.PickAsset(asset("agron#1")), new Move.PickAsset(asset("varro#1")));
          table.play(1, new Move.PickAsset(asset("varro#1")));
          assertThat(table.state().marketDiscard()).containsExactly(asset("varro#1"));
          assertThat(table.house(1).assets()).hasSize(2);
        });
    intrigue.put(
        "unlocked_gate",
        () -> {
          TestTable table =
              schemer("unlocked_gate", "", ",'assets':['agron#1','cook#1','debtor#1']")
                  .scheme(0, "unlocked_gate", 1);
          assertThat(table.moves(1))
              .containsExactly(
                  new Move.PickAsset(asset("cook#1")), new Move.PickAsset(asset("debtor#1")));
          table.play(1, new Move.PickAsset(asset("cook#1")));
          assertThat(table.state().marketDiscard()).containsExactly(asset("cook#1"));
        });
    intrigue.put(
        "poisoned_wine",
        () -> {
          TestTable table =
              schemer("poisoned_wine", "", ",'assets':['agron#1','cook#1','net#1']")
                  .scheme(0, "poisoned_wine", 1);
          assertThat(table.moves(0))
              .containsExactly(
                  new Move.PickAsset(asset("agron#1")), new Move.PickAsset(asset("cook#1")));
          table.play(0, new Move.PickAsset(asset("cook#1")));
          assertThat(table.house(1).asset(asset("cook#1")).isInjured()).isTrue();
          assertThat(table.house(1).isReady(asset("agron#1"))).isTrue();
        });
    intrigue.put(
        "bribe_the_guards",
        () -> {
          TestTable table =
              schemer("bribe_the_guards", "", ",'guards':2,'spentGuards':1")
                  .scheme(0, "bribe_the_guards", 1)
                  .pass();
          golds(table, 8, 10, 10);
          assertThat(table.house(1).guards()).isZero();
          assertThat(table.house(1).spentGuards()).isEqualTo(3);
          assertThat(
                  schemer("bribe_the_guards", ",'gold':1", ",'guards':2")
                      .refused(0, plan("bribe_the_guards", 1)))
              .isEqualTo("SP-INT-21");
        });
  }

  private void hands() {
    intrigue.put(
        "inside_information",
        () -> {
          TestTable table = schemer("inside_information");
          IntrigueCard first = table.state().intrigueDeck().first();
          table.scheme(0, "inside_information", 1);
          assertThat(table.house(1).hand()).hasSize(2);
          assertThat(table.house(1).holds(first)).isTrue();
          assertThat(table.house(0).hand()).isEmpty();
        });
  }

  // reactions ------------------------------------------------------------------------------------

  /// Seat 0 plays A Visitor from Rome upon itself; seat 1 holds a card.
  private static TestTable foiler(String id, String own) {
    return foiler(8, id, own);
  }

  private static TestTable foiler(int influence, String id, String own) {
    return TestTable.at(
            "{'houses':{'0':{'hand':['a_visitor_from_rome']},'1':{'influence':%d,'hand':['%s']%s}}}"
                .formatted(influence, id, own))
        .scheme(0, "a_visitor_from_rome", 0);
  }

  private static void foiled(TestTable table) {
    assertThat(table.house(0).influence()).isEqualTo(7);
    assertThat(table.state().intrigueDiscard().last()).isEqualTo(card("a_visitor_from_rome"));
    assertThat(table.state().top()).isInstanceOf(Frame.IntrigueTurn.class);
  }

  private void foils() {
    intrigue.put(
        "whispered_rumors",
        () -> {
          foiled(foiler("whispered_rumors", "").react(1, "whispered_rumors"));
          assertThat(foiler(5, "whispered_rumors", "").refused(1, reaction("whispered_rumors")))
              .isEqualTo("SP-REA-5");
        });
    intrigue.put(
        "support_from_rome",
        () -> {
          TestTable none = foiler("support_from_rome", "").react(1, "support_from_rome");
          foiled(none);
          String discard =
              "{'intrigueDiscard':['guard'],'houses':{'0':{'hand':['robbery']},'1':{'influence':8,'hand':['support_from_rome']}}}";
          TestTable yes =
              TestTable.at(discard)
                  .scheme(0, "robbery", 2)
                  .react(1, "support_from_rome")
                  .play(1, Move.Answer.YES);
          assertThat(yes.house(1).holds(card("guard"))).isTrue();
          assertThat(yes.house(2).gold()).isEqualTo(10);
          TestTable no =
              TestTable.at(discard)
                  .scheme(0, "robbery", 2)
                  .react(1, "support_from_rome")
                  .play(1, Move.Answer.NO);
          assertThat(no.house(1).hand()).isEmpty();
          assertThat(no.house(2).gold()).isEqualTo(10);
        });
    intrigue.put(
        "sacrifice_for_the_dominus",
        () -> {
          TestTable table = foiler("sacrifice_for_the_dominus", ",'assets':['cook#1','agron#1']");
          foiled(table.react(1, "sacrifice_for_the_dominus"));
          assertThat(table.state().marketDiscard()).containsExactly(asset("cook#1"));
          assertThat(
                  foiler("sacrifice_for_the_dominus", ",'assets':['agron#1']")
                      .refused(1, reaction("sacrifice_for_the_dominus")))
              .isEqualTo("SP-REA-12");
        });
    intrigue.put(
        "for_a_few_denarii",
        () -> {
          TestTable table = foiler("for_a_few_denarii", "");
          Move self = new Move.React(card("for_a_few_denarii"), none(), OptionalInt.of(1));
          assertThat(table.refused(1, self)).isEqualTo("SP-REA-12");
          table.play(1, new Move.React(card("for_a_few_denarii"), none(), OptionalInt.of(0)));
          foiled(table);
          golds(table, 13, 7, 10);
          TestTable poor = foiler("for_a_few_denarii", ",'gold':2");
          assertThat(
                  poor.refused(
                      1, new Move.React(card("for_a_few_denarii"), none(), OptionalInt.of(2))))
              .isEqualTo("SP-REA-12");
        });
    intrigue.put(
        "jupiters_cock",
        () -> {
          foiled(foiler("jupiters_cock", "").react(1, "jupiters_cock"));
          TestTable immune =
              TestTable.at(
                      "{'houses':{'0':{'hand':['spread_cheeks_wide']},'1':{'hand':['jupiters_cock']}}}")
                  .scheme(0, "spread_cheeks_wide")
                  .react(1, "jupiters_cock");
          influences(immune, 7, 7, 7);
          TestTable counter =
              TestTable.at(
                      "{'houses':{'0':{'gold':0},'1':{'hand':['destitute']},'2':{'hand':['jupiters_cock']}}}")
                  .react(1, "destitute", 0)
                  .react(2, "jupiters_cock");
          influences(counter, 7, 7, 7);
          assertThat(counter.state().intrigueDiscard())
              .containsExactly(card("jupiters_cock"), card("destitute"));
        });
    intrigue.put(
        "guard",
        () -> {
          String guarded = "{'houses':{'0':{'hand':['robbery']},'1':{'hand':['guard']}}}";
          TestTable success =
              TestTable.at(guarded).scheme(0, "robbery", 1).dice(4).play(1, Move.UseGuard.HAND);
          golds(success, 10, 10, 10);
          TestTable failure =
              TestTable.at(guarded).scheme(0, "robbery", 1).dice(3).play(1, Move.UseGuard.HAND);
          assertThat(failure.house(1).hand()).isEmpty();
          golds(failure.play(0, new Move.PickNumber(3)), 13, 7, 10);
        });
  }

  private static final String MARKET =
      "'phase':'MARKET','stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]},";
  private static final String ARENA =
      "'phase':'ARENA','stack':{'frames':[{'type':'Invitations','invited':[],'pending':-1,'bound':false,'entrants':[]}]},";

  /// Seat 1 holds a card in some phase; seat 2 has these assets and so much gold.
  private static TestTable any(String phase, String id, int gold, String assets) {
    return TestTable.at(
        "{%s'houses':{'0':{'assets':['agron#1','cook#1']},'1':{'hand':['%s']},'2':{'gold':%d,'assets':[%s]}}}"
            .formatted(phase, id, gold, assets));
  }

  private void anyPhase() {
    intrigue.put(
        "destitute",
        () -> {
          TestTable table = any("", "destitute", 0, "").react(1, "destitute", 2);
          influences(table, 7, 7, 6);
          assertThat(any("", "destitute", 1, "").refused(1, reaction("destitute", 2)))
              .isEqualTo("SP-REA-12");
          assertThat(any(ARENA, "destitute", 0, "").react(1, "destitute", 2).house(2).influence())
              .isEqualTo(6);
          assertThat(any(MARKET, "destitute", 0, "").refused(1, reaction("destitute", 2)))
              .isEqualTo("SP-FSM-3");
        });
    intrigue.put(
        "empty_brothel",
        () -> {
          for (String phase : List.of("", MARKET, ARENA)) {
            TestTable table = any(phase, "empty_brothel", 5, "'varro#1'");
            assertThat(table.react(1, "empty_brothel", 2).house(2).influence()).isEqualTo(6);
          }
          assertThat(
                  any("", "empty_brothel", 5, "'debtor#1'")
                      .refused(1, reaction("empty_brothel", 2)))
              .isEqualTo("SP-REA-12");
        });
    intrigue.put(
        "a_shameful_ludus",
        () -> {
          for (String phase : List.of("", MARKET)) {
            TestTable table = any(phase, "a_shameful_ludus", 5, "'debtor#1'");
            assertThat(table.react(1, "a_shameful_ludus", 2).house(2).influence()).isEqualTo(6);
          }
          assertThat(
                  any(ARENA, "a_shameful_ludus", 5, "'debtor#1'")
                      .refused(1, reaction("a_shameful_ludus", 2)))
              .isEqualTo("SP-REA-12");
          assertThat(
                  any("", "a_shameful_ludus", 5, "'varro#1'")
                      .refused(1, reaction("a_shameful_ludus", 2)))
              .isEqualTo("SP-REA-12");
        });
  }

  private void arena() {
    intrigue.put(
        "rigging_the_match",
        () -> {
          ArenaTable table =
              ArenaTable.of(3)
                  .has(1, "syrian_warrior", "debtor#1", "cook")
                  .has(2, "thracian_warrior")
                  .hand(0, "rigging_the_match")
                  .arena()
                  .play(0, new Move.Invite(1))
                  .commit(1, "syrian_warrior")
                  .play(0, new Move.Invite(2))
                  .commit(2, "thracian_warrior")
                  .noWagers();
          IntrigueCard rigging = ArenaTable.intrigue("rigging_the_match");
          for (int seat : new int[] {0, 2}) {
            Move inVain = new Move.React(rigging, OptionalInt.of(seat), none());
            assertThat(table.refusal(0, inVain).toString()).isEqualTo("SP-REA-12");
          }
          table.play(0, new Move.React(rigging, OptionalInt.of(1), none()));
          assertThat(table.asked()).as("who plays the card chooses").isZero();
          assertThat(table.moves(0))
              .containsExactly(
                  new Move.PickAsset(ArenaTable.card("debtor")),
                  new Move.PickAsset(ArenaTable.card("cook")));
          table.dice(1, 2, 2).play(0, new Move.PickAsset(ArenaTable.card("cook")));
          assertThat(table.fighter(0).card()).isEqualTo(ArenaTable.card("cook"));
        });
    intrigue.put(
        "blood_on_the_sand",
        () -> {
          ArenaTable table = ArenaTable.duel("celt_warrior", "agron").pools(1, 1, 1, 1);
          table.hand(0, "blood_on_the_sand").dice(6, 5, 4).dice(1).attack();
          assertThat(table.owns(2, "agron")).isFalse();
          Move blood = new Move.React(ArenaTable.intrigue("blood_on_the_sand"), none(), none());
          table.finish(0, blood);
          assertThat(table.house(2).influence()).as("whose gladiator died").isEqualTo(6);
          assertThat(table.house(0).influence()).isEqualTo(5);
        });
  }

  // market cards ---------------------------------------------------------------------------------

  private static Move use(String id) {
    return new Move.UseAbility(asset(id + "#1"), none());
  }

  private static Move use(String id, int choice) {
    return new Move.UseAbility(asset(id + "#1"), OptionalInt.of(choice));
  }

  private static TestTable owner(String id, String own, String other) {
    return TestTable.at(
        "{'houses':{'0':{'assets':['%s#1']%s},'1':{'assets':[]%s}}}".formatted(id, own, other));
  }

  private static void exhausted(TestTable table, int seat, String id) {
    assertThat(table.house(seat).asset(asset(id + "#1")).stand()).isEqualTo(Stand.EXHAUSTED);
  }

  private void intrigueAbilities() {
    skilled("masked_courtesan", 11);
    skilled("melitta", 11);
    skilled("prisca", 11);
    skilled("pietros", 11);
    skilled("mira", 12);
    for (String id : List.of("diona", "aurelia")) {
      market.put(
          id,
          () -> {
            TestTable table =
                owner(id, ",'hand':['robbery','guard']", "")
                    .play(0, use(id))
                    .play(0, new Move.PickCard(card("robbery")));
            exhausted(table, 0, id);
            assertThat(table.state().intrigueDiscard()).containsExactly(card("robbery"));
            assertThat(table.house(0).hand()).hasSize(2);
            assertThat(table.house(0).holds(card("guard"))).isTrue();
            TestTable single = owner(id, ",'hand':['robbery']", "").play(0, use(id));
            assertThat(single.state().intrigueDiscard()).containsExactly(card("robbery"));
            assertThat(single.house(0).hand()).hasSize(1);
          });
    }
    for (String id : List.of("marcellus", "indus")) {
      market.put(
          id,
          () -> {
            TestTable table = owner(id, "", ",'hand':['robbery','blackmail']").play(0, use(id, 1));
            exhausted(table, 0, id);
            SpartacusView mine =
                (SpartacusView) TestTable.SPARTACUS.view(table.state(), Viewer.seat(0));
            assertThat(mine.houses().get(1).known()).hasSize(1);
            assertThat(owner(id, ",'hand':['guard']", "").refused(0, use(id, 0)))
                .isEqualTo("SP-INT-7");
          });
    }
    market.put(
        "ashur_base",
        () -> {
          TestTable table =
              owner("ashur_base", ",'influence':5,'hand':['black_market_profits']", "")
                  .play(0, new Move.Announce(card("black_market_profits")));
          assertThat(table.refused(0, new Move.TurnUp(none(), none()))).isEqualTo("SP-INT-16");
          table.play(0, use("ashur_base"));
          exhausted(table, 0, "ashur_base");
          golds(table.play(0, new Move.TurnUp(none(), none())), 15, 10, 10);
          TestTable other =
              TestTable.at(
                      "{'houses':{'0':{'hand':['conspiracy']},'1':{'assets':['ashur_base#1']}}}")
                  .play(0, new Move.Announce(card("conspiracy")));
          assertThat(other.refused(1, use("ashur_base"))).isEqualTo("SP-INT-7");
        });
    market.put(
        "naevia",
        () ->
            golds(
                TestTable.at("{'houses':{'0':{'hand':['labor_contract'],'assets':['naevia#1']}}}")
                    .scheme(0, "labor_contract", 0),
                12,
                10,
                10));
  }

  private void skilled(String id, int gold) {
    market.put(
        id,
        () -> {
          TestTable table = owner(id, "", "");
          assertThat(
                  TestTable.at("{'houses':{'1':{'assets':['%s#1']}}}".formatted(id))
                      .refused(1, use(id)))
              .isEqualTo("SP-INT-7");
          golds(table.play(0, use(id)), gold, 10, 10);
          exhausted(table, 0, id);
        });
  }

  private void windowAbilities() {
    for (String id : List.of("camilla", "chadara")) {
      market.put(
          id,
          () -> {
            TestTable table =
                TestTable.at(
                    "{%s'marketDeck':['agron#1','varro#1','crixus#1'],'houses':{'0':{'assets':['%s#1']}}}"
                        .formatted(MARKET, id));
            for (int seat = 0; seat < 3; seat++) {
              table.play(seat, Move.Done.IT);
            }
            table.play(0, use(id, 1));
            exhausted(table, 0, id);
            Frame.Auction auction = (Frame.Auction) table.state().stack().frames().first();
            assertThat(auction.row().get(1).peekedBy().list()).containsExactly(0);
            assertThat(auction.row().get(2).peekedBy().isEmpty()).isTrue();
          });
    }
    for (String id : List.of("apothecary", "medicus")) {
      market.put(
          id,
          () -> {
            TestTable table =
                TestTable.at(
                        "{'phase':'ARENA','houses':{'0':{'assets':[{'card':'agron#1','stand':'INJURED'}]},'1':{'hand':['guard'],'assets':['%s#1']}},'stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[0,1,2],'poll':{'asked':[1],'answers':[null,null,null]}}]}}"
                            .formatted(id))
                    .dice(1, 4)
                    .play(1, Move.Pass.IT);
            assertThat(table.asked()).as("the healer of another house").containsExactly(1);
            table.play(1, use(id));
            exhausted(table, 1, id);
            assertThat(table.house(0).isReady(asset("agron#1"))).isTrue();
          });
    }
    for (String id : List.of("raxos", "marius")) {
      market.put(
          id,
          () -> {
            TestTable table =
                TestTable.at(
                        "{'houses':{'0':{'hand':['robbery']},'1':{'guards':1,'assets':['%s#1']}}}"
                            .formatted(id))
                    .dice(1, 4)
                    .scheme(0, "robbery", 1)
                    .play(1, Move.UseGuard.TABLE)
                    .play(1, use(id));
            exhausted(table, 1, id);
            golds(table, 10, 10, 10);
          });
    }
    market.put(
        "theokeles",
        () -> {
          TestTable table =
              TestTable.at(
                      "{'phase':'ARENA','houses':{'0':{'assets':[{'card':'theokeles#1','stand':'INJURED'}]},'1':{'hand':['guard']}},'stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[0,1,2],'poll':{'asked':[1],'answers':[null,null,null]}}]}}")
                  .dice(1, 5)
                  .play(1, Move.Pass.IT);
          assertThat(table.moves(0)).containsExactly(new Move.KeepDie(5), new Move.KeepDie(1));
          table.play(0, new Move.KeepDie(5));
          assertThat(table.house(0).isReady(asset("theokeles#1"))).isTrue();
        });
  }

  // combat: seat 1 attacks seat 2 ----------------------------------------------------------------

  private static int wounds(ArenaTable table, int number) {
    return table.events(SpartacusEvent.WoundsSuffered.class).stream()
        .filter(wounds -> wounds.fighter() == number)
        .mapToInt(SpartacusEvent.WoundsSuffered::wounds)
        .sum();
  }

  private static ArenaTable strike(String one, String two, int... dice) {
    return ArenaTable.duel(one, two).dice(dice).attack();
  }

  private static Defeat beaten(String one, String two) {
    ArenaTable table = ArenaTable.duel(one, two).pools(0, 1, 1, 1).pools(1, 1, 1, 1);
    table.dice(6).dice(1).attack();
    return table.event(SpartacusEvent.FighterDefeated.class).defeat();
  }

  private void attackers() {
    market.put(
        "spartacus",
        () -> {
          assertThat(wounds(strike("spartacus", "crixus", 2, 2, 1, 1, 6, 5, 4, 3), 1)).isEqualTo(2);
          assertThat(wounds(strike("spartacus", "crixus", 4, 3, 2, 1, 6, 5, 4, 3), 1)).isZero();
        });
    market.put(
        "gannicus",
        () -> {
          assertThat(wounds(strike("gannicus", "pericles", 5, 4, 3, 5, 4, 3), 1)).isEqualTo(3);
          assertThat(wounds(strike("pericles", "gannicus", 5, 4, 3, 5, 4, 3, 1), 1)).isZero();
        });
    market.put(
        "gnaeus",
        () -> {
          assertThat(beaten("gnaeus", "celt_warrior")).isEqualTo(Defeat.INJURY);
          assertThat(beaten("celt_warrior", "gnaeus")).isEqualTo(Defeat.YIELD);
        });
    market.put(
        "caburus",
        () -> {
          assertThat(beaten("caburus", "celt_warrior")).isEqualTo(Defeat.DECAPITATION);
          assertThat(beaten("celt_warrior", "caburus")).isEqualTo(Defeat.YIELD);
        });
    market.put(
        "oenomaus",
        () ->
            assertThat(wounds(strike("spartacus", "oenomaus", 2, 2, 1, 1, 6, 5, 4, 3), 1))
                .isZero());
    market.put(
        "kerza",
        () -> {
          ArenaTable table = strike("kerza", "syrian_warrior", 3, 1, 6, 6);
          assertThat(table.moves(1)).contains(new Move.ForceReroll(6));
          table.dice(1).play(1, new Move.ForceReroll(6));
          assertThat(wounds(table, 1)).isZero();
          assertThat(table.event(SpartacusEvent.DiceCompared.class).columns()).hasSize(2);
          assertThat(table.fighter(0).used()).isTrue();
        });
    market.put(
        "pericles",
        () -> {
          ArenaTable table = ArenaTable.of(3).has(1, "pericles").has(2, "thracian_warrior").arena();
          table.play(0, new Move.Invite(1)).commit(1, "pericles");
          table.play(0, new Move.Invite(2)).commit(2, "thracian_warrior");
          table.dice(1, 1, 1, 1).dice(3, 3).noWagers();
          assertThat(table.what()).isEqualTo("initiative");
          table.dice(6, 6, 6, 6).use(1, "pericles");
          assertThat(table.what()).isEqualTo("order");
          assertThat(table.asked()).isEqualTo(1);
        });
    market.put(
        "vibius",
        () -> {
          ArenaTable table = strike("theokeles", "vibius", 6, 6, 6, 1, 1, 1, 1, 1);
          for (int i = 0; i < 3; i++) {
            table.play(2, new Move.GiveUp(Pool.SPD));
          }
          assertThat(table.house(2).gold()).isEqualTo(11);
        });
  }

  private void defenders() {
    market.put(
        "crixus",
        () -> {
          assertThat(wounds(strike("celt_warrior", "crixus", 6, 6, 6, 5, 4, 1, 1), 1)).isEqualTo(2);
          assertThat(wounds(strike("celt_warrior", "crixus", 6, 6, 6, 5, 4, 2, 1), 1)).isEqualTo(3);
        });
    market.put(
        "doctore",
        () -> {
          assertThat(wounds(strike("celt_warrior", "doctore", 6, 6, 6, 2, 2, 2), 1)).isZero();
          assertThat(wounds(strike("celt_warrior", "doctore", 6, 6, 6, 2, 2, 1), 1)).isEqualTo(3);
        });
    market.put(
        "agron",
        () -> {
          assertThat(wounds(strike("celt_warrior", "agron", 1, 1, 1, 3, 3, 3, 2), 0)).isEqualTo(1);
          assertThat(wounds(strike("celt_warrior", "agron", 1, 1, 1, 3, 3, 2, 2), 0)).isZero();
        });
    market.put(
        "varro",
        () -> {
          assertThat(wounds(strike("celt_warrior", "varro", 1, 1, 1, 3, 3), 0)).isEqualTo(1);
          assertThat(wounds(strike("celt_warrior", "varro", 1, 1, 1, 3, 2), 0)).isZero();
        });
    market.put(
        "barca",
        () -> {
          ArenaTable table = ArenaTable.duel("celt_warrior", "barca").pools(1, 3, 1, 4);
          table.attack();
          table.dice(5, 5, 5).dice(6, 6, 6, 6).play(2, new Move.DefendWith(Pool.SPD));
          assertThat(wounds(table, 1)).isZero();
        });
    market.put(
        "pluto",
        () -> {
          ArenaTable table = ArenaTable.duel("celt_warrior", "pluto").pools(1, 1, 1, 1);
          table.dice(6, 1, 1).dice(1).attack().use(2, "pluto");
          assertThat(wounds(table, 1)).isZero();
          assertThat(table.fighter(1).isStanding()).isTrue();
          assertThat(table.fighter(1).used()).isTrue();
        });
  }

  private void equipment() {
    market.put(
        "gladius",
        () -> {
          ArenaTable table = strike("celt_warrior+gladius", "syrian_warrior", 6, 2, 1, 5, 5);
          table.dice(6).play(1, new Move.Reroll(List.of(2)));
          assertThat(wounds(table, 1)).isEqualTo(2);
          assertThat(table.asset(1, "gladius").isReady()).isTrue();
        });
    market.put(
        "helmet",
        () -> {
          ArenaTable table = strike("celt_warrior", "syrian_warrior+helmet", 6, 5, 1, 6, 1);
          table.dice(5).play(2, new Move.Reroll(List.of(1)));
          assertThat(wounds(table, 1)).isZero();
          assertThat(table.asset(2, "helmet").isReady()).isTrue();
        });
    market.put(
        "axe",
        () -> {
          ArenaTable table = strike("celt_warrior+axe", "syrian_warrior", 1, 1, 1, 5, 5);
          table.use(1, "axe");
          assertThat(wounds(table, 1)).isEqualTo(1);
          assertThat(table.asset(1, "axe").stand()).isEqualTo(Stand.EXHAUSTED);
        });
    market.put(
        "shield",
        () -> {
          ArenaTable table = strike("celt_warrior", "syrian_warrior+shield", 6, 6, 1, 5, 5);
          table.use(2, "shield");
          assertThat(wounds(table, 1)).isEqualTo(1);
          assertThat(table.asset(2, "shield").stand()).isEqualTo(Stand.EXHAUSTED);
        });
    market.put(
        "trident",
        () -> {
          Move attack = new Move.Attack(1, false);
          assertThat(ArenaTable.duel("celt_warrior+trident", "agron").at(1, 2, 0).moves(1))
              .contains(attack);
          assertThat(ArenaTable.duel("celt_warrior+trident", "agron").at(1, 3, 0).moves(1))
              .doesNotContain(attack);
          assertThat(ArenaTable.duel("celt_warrior", "agron").at(1, 2, 0).moves(1))
              .doesNotContain(attack);
        });
    market.put(
        "javelin",
        () -> {
          Move cast = new Move.Attack(1, true);
          ArenaTable table = ArenaTable.duel("celt_warrior+javelin", "syrian_warrior").at(1, 3, 0);
          table.dice(6, 6).dice(5, 5).play(1, cast);
          assertThat(wounds(table, 1)).isEqualTo(2);
          assertThat(table.asset(1, "javelin").stand()).isEqualTo(Stand.EXHAUSTED);
          assertThat(ArenaTable.duel("celt_warrior+javelin", "agron").at(1, 4, 0).moves(1))
              .doesNotContain(cast);
        });
    market.put(
        "net",
        () -> {
          ArenaTable table = ArenaTable.of(3).has(1, "debtor#1", "net").has(2, "gannicus").arena();
          table.play(0, new Move.Invite(1)).commit(1, "debtor#1+net");
          table.play(0, new Move.Invite(2)).commit(2, "gannicus").noWagers();
          table.use(1, "net");
          assertThat(table.what()).isEqualTo("order");
          assertThat(table.asked()).isEqualTo(1);
          assertThat(table.asset(1, "net").stand()).isEqualTo(Stand.EXHAUSTED);
        });
  }

  // what several cards have in common ------------------------------------------------------------

  @Test
  @Rule({"SP-DAT-14", "SP-INT-11"})
  void a_requirement_of_zero_is_met_by_everybody() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'influence':1,'hand':['robbery']}}}").scheme(0, "robbery", 1);
    assertThat(table.asked()).containsExactly(0);
    assertThat(table.moves(0)).contains(new Move.PickNumber(3));
  }

  @Test
  @Rule({"SP-RUL-3", "SP-RUL-5"})
  void a_rebellion_takes_a_gladiator_and_a_gate_lets_a_slave_out() {
    String both = ",'assets':['agron#1','cook#1']";
    TestTable rebellion = schemer("incite_rebellion", "", both).scheme(0, "incite_rebellion", 1);
    assertThat(rebellion.state().marketDiscard()).containsExactly(asset("agron#1"));
    TestTable gate = schemer("unlocked_gate", "", both).scheme(0, "unlocked_gate", 1);
    assertThat(gate.state().marketDiscard()).containsExactly(asset("cook#1"));
  }

  @Test
  @Rule({"SP-EC-83", "SP-REA-15", "SP-REA-6"})
  void with_another_copy_a_counter_can_be_countered_last_in_first_out() {
    ObjectNode data = Json.object(Spartacus.standardData(), "The data file");
    for (JsonNode card : data.path("intrigue")) {
      if (card.path("id").asString("").equals("jupiters_cock")) {
        ((ObjectNode) card).put("copies", 2);
      }
    }
    Spartacus game = Spartacus.with(data.toString());
    TestTable table =
        TestTable.at(
                game,
                Setup.of(3),
                "{'houses':{'0':{'hand':['a_visitor_from_rome','jupiters_cock']},'1':{'hand':['whispered_rumors']},'2':{'hand':['jupiters_cock']}}}")
            .scheme(0, "a_visitor_from_rome", 0);
    table.play(2, Move.Pass.IT).react(1, "whispered_rumors");
    table.play(2, Move.Pass.IT).react(0, "jupiters_cock");
    assertThat(table.asked()).as("not who played the counter").containsExactly(2);
    table.react(2, "jupiters_cock");
    assertThat(table.house(0).influence()).as("the foil stands").isEqualTo(7);
    assertThat(table.state().intrigueDiscard())
        .extracting(IntrigueCard::id)
        .containsExactly(
            "jupiters_cock", "jupiters_cock", "whispered_rumors", "a_visitor_from_rome");
  }

  @Test
  @Rule({"SP-EC-40", "SP-DCK-2"})
  void who_draws_from_nothing_gets_what_there_is() {
    List<String> rest = new ArrayList<>();
    for (IntrigueCard card : TestTable.SPARTACUS.table(Setup.of(3)).intrigue()) {
      if (!card.id().equals("inside_information")) {
        rest.add("'" + card.id() + "'");
      }
    }
    String last = rest.removeLast();
    assertThat(rest).hasSize(77);
    TestTable table =
        TestTable.at(
                "{'intrigueDeck':[%s],'intrigueDiscard':[],'houses':{'0':{'hand':['inside_information','inside_information']},'2':{'hand':[%s]}}}"
                    .formatted(last, String.join(",", rest)))
            .scheme(0, "inside_information", 1)
            .pass();
    assertThat(table.house(1).hand()).hasSize(1);
    assertThat(table.state().intrigueDeck()).isEmpty();
    table.scheme(0, "inside_information", 1).pass();
    assertThat(table.house(1).hand()).as("the card just played comes back").hasSize(2);
    assertThat(table.house(1).holds(card("inside_information"))).isTrue();
  }
}
