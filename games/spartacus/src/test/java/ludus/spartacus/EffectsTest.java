package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.card;
import static ludus.spartacus.TestTable.none;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import ludus.kernel.Pile;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.json.Json;
import ludus.kernel.laws.Rule;
import ludus.spartacus.SpartacusEvent.AbilityUsed;
import ludus.spartacus.SpartacusEvent.AssetDiscarded;
import ludus.spartacus.SpartacusEvent.AssetPicked;
import ludus.spartacus.SpartacusEvent.AssetTurned;
import ludus.spartacus.SpartacusEvent.GoldGained;
import ludus.spartacus.SpartacusEvent.GoldLost;
import ludus.spartacus.SpartacusEvent.GoldPaid;
import ludus.spartacus.SpartacusEvent.GuardRerolled;
import ludus.spartacus.SpartacusEvent.GuardRetrieved;
import ludus.spartacus.SpartacusEvent.GuardsExhausted;
import ludus.spartacus.SpartacusEvent.HandSeen;
import ludus.spartacus.SpartacusEvent.HealingRerolled;
import ludus.spartacus.SpartacusEvent.InfluenceChanged;
import ludus.spartacus.SpartacusEvent.MayAnswered;
import ludus.spartacus.SpartacusEvent.NumberPicked;
import ludus.spartacus.SpartacusEvent.SchemeEnd;
import ludus.spartacus.SpartacusEvent.SchemeEnded;
import ludus.spartacus.effect.Ability;
import ludus.spartacus.effect.Amount;
import ludus.spartacus.effect.Condition;
import ludus.spartacus.effect.Filter;
import ludus.spartacus.effect.Op;
import ludus.spartacus.effect.Program;
import ludus.spartacus.effect.Selector;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The closed vocabulary that cards are made of: every operation, selector, filter, amount and
/// condition, each on a card that has it. The two that no card of the base game has are tried with
/// a card of an owner's own.
class EffectsTest {

  private static <K> Stream<DynamicTest> each(Map<K, Executable> tests, List<K> all) {
    assertThat(tests.keySet()).containsExactlyInAnyOrderElementsOf(all);
    return tests.entrySet().stream()
        .map(test -> DynamicTest.dynamicTest(name(test.getKey()), test.getValue()));
  }

  private static String name(Object key) {
    return key instanceof Class<?> type ? type.getSimpleName() : key.toString();
  }

  private static TestTable schemer(String id, String own, String other) {
    return TestTable.at(
        "{'houses':{'0':{'influence':12,'hand':['%s']%s},'1':{'card':'glaber'%s}}}"
            .formatted(id, own, other));
  }

  private static TestTable owner(String id, String own, String other) {
    return TestTable.at(
        "{'houses':{'0':{'assets':['%s#1']%s},'1':{'card':'glaber'%s}}}".formatted(id, own, other));
  }

  private static Move use(String id, int choice) {
    return new Move.UseAbility(asset(id + "#1"), choice < 0 ? none() : OptionalInt.of(choice));
  }

  private static List<Object> noted(TestTable table, Class<?> type) {
    return table.events().stream().filter(type::isInstance).map(Object.class::cast).toList();
  }

  private static SchemeEnd end(TestTable table) {
    return ((SchemeEnded) noted(table, SchemeEnded.class).getLast()).end();
  }

  // operations -----------------------------------------------------------------------------------

  @TestFactory
  @Rule("SP-DAT-4")
  Stream<DynamicTest> operations() {
    Map<Class<?>, Executable> tests = new LinkedHashMap<>();
    money(tests);
    standing(tests);
    cards(tests);
    assets(tests);
    patches(tests);
    jumps(tests);
    return each(tests, List.of(Op.class.getPermittedSubclasses()));
  }

  private static void money(Map<Class<?>, Executable> tests) {
    tests.put(
        Op.GainGold.class,
        () -> {
          TestTable table = schemer("looting_the_dead", "", "").scheme(0, "looting_the_dead");
          assertThat(noted(table, GoldGained.class)).containsExactly(new GoldGained(0, 3));
          assertThat(table.house(0).gold()).isEqualTo(13);
        });
    tests.put(
        Op.LoseGold.class,
        () -> {
          TestTable table =
              schemer("word_to_the_tax_collector", "", ",'gold':4")
                  .scheme(0, "word_to_the_tax_collector", 1);
          assertThat(noted(table, GoldLost.class)).containsExactly(new GoldLost(1, 4));
          assertThat(table.house(1).gold()).isZero();
          assertThat(table.house(0).gold()).as("the bank has it").isEqualTo(10);
        });
    tests.put(
        Op.PayGold.class,
        () -> {
          TestTable table = schemer("buying_secrets", "", "").scheme(0, "buying_secrets", 1, 2);
          assertThat(noted(table, GoldPaid.class)).containsExactly(new GoldPaid(0, 2, 3, false));
        });
    tests.put(
        Op.StealGold.class,
        () -> {
          TestTable table = schemer("robbery", "", ",'gold':2").scheme(0, "robbery", 1);
          assertThat(table.asked()).as("the thief says how much").containsExactly(0);
          assertThat(table.refused(0, new Move.PickNumber(3))).isEqualTo("SP-DAT-5");
          table.play(0, new Move.PickNumber(1));
          assertThat(table.house(0).gold()).isEqualTo(11);
          assertThat(table.house(1).gold()).isEqualTo(1);
        });
    tests.put(
        Op.PayEachOther.class,
        () -> {
          TestTable table =
              TestTable.at(Setup.of(4), "{'houses':{'0':{'gold':7,'hand':['grand_feast']}}}")
                  .scheme(0, "grand_feast", 0);
          assertThat(table.house(0).gold()).isEqualTo(1);
          for (int seat = 1; seat < 4; seat++) {
            assertThat(table.house(seat).gold()).isEqualTo(12);
          }
        });
  }

  private static void standing(Map<Class<?>, Executable> tests) {
    tests.put(
        Op.GainInfluence.class,
        () -> {
          TestTable table =
              schemer(
                      "epic_spectacle",
                      "",
                      ",'influence':11,'assets':['agron#1','varro#1','crixus#1','barca#1','spartacus#1']")
                  .scheme(0, "epic_spectacle", 1);
          assertThat(noted(table, InfluenceChanged.class))
              .containsExactly(new InfluenceChanged(1, 11, 12, Rules.rule("CON-7")));
        });
    tests.put(
        Op.LoseInfluence.class,
        () -> {
          TestTable table =
              TestTable.at(
                      "{'houses':{'0':{'influence':4,'hand':['spread_cheeks_wide']},'1':{'influence':2},'2':{'influence':1}}}")
                  .scheme(0, "spread_cheeks_wide");
          assertThat(table.house(0).influence()).isEqualTo(2);
          assertThat(table.house(1).influence()).isEqualTo(1);
          assertThat(table.house(2).influence()).isEqualTo(1);
          assertThat(noted(table, InfluenceChanged.class)).hasSize(2);
        });
  }

  private static void cards(Map<Class<?>, Executable> tests) {
    tests.put(
        Op.DrawIntrigue.class,
        () -> {
          TestTable table = schemer("inside_information", "", "");
          Pile<IntrigueCard> deck = table.state().intrigueDeck();
          table.scheme(0, "inside_information", 2);
          assertThat(table.house(2).hand())
              .extracting(Slot::card)
              .containsExactlyInAnyOrder(deck.get(0), deck.get(1));
          assertThat(table.state().intrigueDeck()).isEqualTo(deck.rest(2));
        });
    tests.put(
        Op.DiscardIntrigue.class,
        () -> {
          TestTable choose =
              owner("diona", ",'hand':['robbery','guard']", "").play(0, use("diona", -1));
          assertThat(choose.moves(0))
              .as("it must be one")
              .containsExactly(
                  new Move.PickCard(card("robbery")), new Move.PickCard(card("guard")));
          TestTable upTo =
              TestTable.at(
                  "{'houses':{'0':{'card':'tullius','hand':['robbery'],'assets':['cook#1','debtor#1','convict#1']},'1':{'card':'glaber'},'2':{'card':'batiatus'}}}");
          HouseCard.Rule dealings = TestTable.SPARTACUS.content().house("tullius").rules().first();
          upTo.play(0, new Move.UseHouseRule(dealings, none()));
          assertThat(upTo.moves(0))
              .as("it may be none")
              .containsExactly(new Move.PickCard(card("robbery")), Move.StopPicking.IT);
        });
    tests.put(
        Op.ViewHand.class,
        () -> {
          TestTable table =
              owner("marcellus", "", ",'hand':['robbery']").play(0, use("marcellus", 1));
          assertThat(view(table, 0).houses().get(1).known()).containsExactly(card("robbery"));
          assertThat(view(table, 2).houses().get(1).known()).isEmpty();
          assertThat(noted(table, HandSeen.class))
              .containsExactly(new HandSeen(0, 1, 1, Optional.of(List.of(card("robbery")))));
          TestTable empty = owner("marcellus", "", "").play(0, use("marcellus", 1));
          assertThat(view(empty, 0).houses().get(1).known()).isEmpty();
        });
    tests.put(
        Op.RetrieveGuard.class,
        () -> {
          TestTable table = rome("'guard','robbery','guard'").play(1, Move.Answer.YES);
          assertThat(noted(table, GuardRetrieved.class)).containsExactly(new GuardRetrieved(1));
          assertThat(table.house(1).hand())
              .containsExactly(card("guard").seenBy(table.state().table().others(1)));
          assertThat(table.state().intrigueDiscard().stream().filter(IntrigueCard::isGuard))
              .hasSize(1);
        });
    tests.put(
        Op.PeekMarket.class,
        () -> {
          TestTable table =
              TestTable.at(
                  "{'phase':'MARKET','marketDeck':['agron#1','varro#1','crixus#1'],'houses':{'0':{'assets':['chadara#1']}},'stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]}}");
          for (int seat = 0; seat < 3; seat++) {
            table.play(seat, Move.Done.IT);
          }
          table.play(0, use("chadara", 0));
          assertThat(view(table, 0).market().orElseThrow().row().getFirst().peekedBy().list())
              .containsExactly(0);
        });
  }

  private static SpartacusView view(TestTable table, int seat) {
    return (SpartacusView) TestTable.SPARTACUS.view(table.state(), Viewer.seat(seat));
  }

  /// Seat 1 foils with Support from Rome, and is asked whether it takes a guard.
  private static TestTable rome(String discard) {
    return TestTable.at(
            "{'intrigueDiscard':[%s],'houses':{'0':{'hand':['looting_the_dead']},'1':{'influence':8,'hand':['support_from_rome']}}}"
                .formatted(discard))
        .scheme(0, "looting_the_dead")
        .react(1, "support_from_rome");
  }

  private static void assets(Map<Class<?>, Executable> tests) {
    tests.put(
        Op.DiscardAsset.class,
        () -> {
          TestTable one =
              schemer(
                      "incite_rebellion",
                      "",
                      ",'assets':['agron#1',{'card':'varro#1','stand':'EXHAUSTED'}]")
                  .scheme(0, "incite_rebellion", 1);
          assertThat(one.house(1).has(asset("agron#1"))).as("the only ready one").isFalse();
          assertThat(one.house(1).has(asset("varro#1"))).isTrue();
        });
    tests.put(
        Op.TurnAsset.class,
        () -> {
          TestTable wine =
              schemer("poisoned_wine", "", ",'assets':['agron#1']").scheme(0, "poisoned_wine", 1);
          assertThat(wine.house(1).asset(asset("agron#1")).stand()).isEqualTo(Stand.INJURED);
          TestTable bribe =
              schemer("bribe_the_guards", "", ",'guards':2")
                  .scheme(0, "bribe_the_guards", 1)
                  .pass();
          assertThat(bribe.house(1).spentGuards()).isEqualTo(2);
        });
    tests.put(Op.SwapCombatant.class, () -> rigged());
  }

  private static void rigged() {
    ArenaTable table =
        ArenaTable.of(3)
            .has(1, "syrian_warrior", "debtor#1", "shield")
            .has(2, "thracian_warrior")
            .hand(0, "rigging_the_match")
            .arena()
            .play(0, new Move.Invite(1))
            .commit(1, "syrian_warrior+shield")
            .play(0, new Move.Invite(2))
            .commit(2, "thracian_warrior")
            .noWagers();
    IntrigueCard rigging = ArenaTable.intrigue("rigging_the_match");
    table.dice(1, 2, 2).play(0, new Move.React(rigging, OptionalInt.of(1), none()));
    assertThat(table.fighter(0).card()).isEqualTo(ArenaTable.card("debtor"));
    assertThat(table.fighter(0).entrant().equipment()).containsExactly(ArenaTable.card("shield"));
  }

  private static void patches(Map<Class<?>, Executable> tests) {
    tests.put(
        Op.FoilScheme.class,
        () -> {
          TestTable table =
              TestTable.at(
                      "{'houses':{'0':{'hand':['grand_feast']},'1':{'hand':['whispered_rumors']}}}")
                  .scheme(0, "grand_feast", 0)
                  .react(1, "whispered_rumors");
          assertThat(end(table)).isEqualTo(SchemeEnd.FOILED);
          assertThat(table.house(0).gold()).as("no costs").isEqualTo(10);
          assertThat(table.house(0).influence()).as("no effects").isEqualTo(7);
        });
    tests.put(
        Op.FoilReaction.class,
        () -> {
          TestTable table =
              TestTable.at(
                      "{'houses':{'0':{'hand':['looting_the_dead','jupiters_cock']},'1':{'hand':['sacrifice_for_the_dominus'],'assets':['cook#1']}}}")
                  .scheme(0, "looting_the_dead")
                  .react(1, "sacrifice_for_the_dominus")
                  .react(0, "jupiters_cock")
                  .pass();
          assertThat(table.house(1).has(asset("cook#1"))).as("no costs").isTrue();
          assertThat(table.house(0).gold()).isEqualTo(13);
        });
    tests.put(
        Op.ModifyRequirement.class,
        () -> {
          TestTable table =
              owner("ashur_base", ",'influence':5,'hand':['lend_me_your_ear']", "")
                  .play(0, new Move.Announce(card("lend_me_your_ear")))
                  .play(0, use("ashur_base", -1));
          assertThat(view(table, 0).scheme().orElseThrow().requirement()).contains(7);
        });
    tests.put(
        Op.RerollHealing.class,
        () -> {
          TestTable table =
              TestTable.at(
                      "{'phase':'ARENA','houses':{'0':{'assets':[{'card':'agron#1','stand':'INJURED'}]},'1':{'hand':['guard'],'assets':['medicus#1']}},'stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[0,1,2],'poll':{'asked':[1],'answers':[null,null,null]}}]}}")
                  .dice(3, 1)
                  .play(1, Move.Pass.IT)
                  .play(1, use("medicus", -1));
          assertThat(table.house(0).has(asset("agron#1"))).as("the new result stands").isFalse();
        });
    tests.put(
        Op.RerollGuard.class,
        () -> {
          TestTable table =
              TestTable.at(
                      "{'houses':{'0':{'hand':['looting_the_dead','robbery']},'1':{'guards':2,'assets':['raxos#1']}}}")
                  .dice(3, 2)
                  .scheme(0, "robbery", 1)
                  .play(1, Move.UseGuard.TABLE)
                  .play(1, use("raxos", -1));
          assertThat(table.house(1).guards()).as("the guard stays discarded").isEqualTo(1);
          assertThat(table.moves(1)).as("another may stand up").contains(Move.UseGuard.TABLE);
        });
  }

  private static void jumps(Map<Class<?>, Executable> tests) {
    tests.put(
        Op.May.class,
        () -> {
          TestTable no = rome("'guard'").play(1, Move.Answer.NO);
          assertThat(no.house(1).hand()).isEmpty();
          assertThat(end(no)).isEqualTo(SchemeEnd.FOILED);
          TestTable unasked = rome("");
          assertThat(unasked.state().top())
              .as("nothing to take")
              .isInstanceOf(Frame.IntrigueTurn.class);
        });
    tests.put(
        Op.ChooseOne.class,
        () -> {
          TestTable scheme =
              TestTable.at(
                      "{'houses':{'0':{'hand':['looting_the_dead']},'1':{'hand':['jupiters_cock']}}}")
                  .scheme(0, "looting_the_dead")
                  .react(1, "jupiters_cock");
          assertThat(end(scheme)).isEqualTo(SchemeEnd.FOILED);
        });
    tests.put(
        Op.Jump.class,
        () -> {
          TestTable table =
              TestTable.at(
                      "{'houses':{'0':{'hand':['looting_the_dead']},'1':{'hand':['jupiters_cock','whispered_rumors']}}}")
                  .scheme(0, "looting_the_dead")
                  .react(1, "jupiters_cock");
          assertThat(table.state().intrigueDiscard())
              .as("one choice is carried out, and the card is done")
              .containsExactly(card("jupiters_cock"), card("looting_the_dead"));
        });
  }

  @Test
  @Rule("SP-DAT-4")
  void every_operation_is_on_a_card() {
    Set<Class<?>> used = new LinkedHashSet<>();
    Content content = TestTable.SPARTACUS.content();
    content.intrigue().forEach(card -> collect(card.face().program(), used));
    for (MarketCard card : content.market()) {
      for (Ability ability : card.face().abilities()) {
        collect(ability.program(), used);
      }
    }
    content.houses().forEach(house -> house.rules().forEach(rule -> collect(rule.program(), used)));
    assertThat(used).containsExactlyInAnyOrder(Op.class.getPermittedSubclasses());
  }

  private static void collect(Program program, Set<Class<?>> used) {
    program.ops().forEach(op -> used.add(op.getClass()));
  }

  // selectors ------------------------------------------------------------------------------------

  @TestFactory
  @Rule("SP-DAT-4")
  Stream<DynamicTest> selectors() {
    Map<Selector, Executable> tests = new LinkedHashMap<>();
    tests.put(
        Selector.SELF,
        () -> gold(schemer("looting_the_dead", "", "").scheme(0, "looting_the_dead"), 13, 10, 10));
    tests.put(
        Selector.TARGET,
        () -> influence(schemer("final_blow", "", "").scheme(0, "final_blow", 2), 12, 7, 8));
    tests.put(
        Selector.OTHER,
        () -> influence(schemer("collusion", "", "").scheme(0, "collusion", 1, 2), 12, 6, 8));
    tests.put(
        Selector.ANY,
        () -> {
          TestTable table = schemer("final_blow", "", "");
          for (int target = 0; target < 3; target++) {
            assertThat(table.moves(0))
                .contains(new Move.PlayScheme(card("final_blow"), OptionalInt.of(target), none()));
          }
          assertThat(table.refused(0, new Move.PlayScheme(card("final_blow"), none(), none())))
              .isEqualTo("SP-INT-17");
          assertThat(
                  table.refused(
                      0, new Move.PlayScheme(card("final_blow"), OptionalInt.of(3), none())))
              .isEqualTo("SP-INT-17");
        });
    tests.put(
        Selector.EACH_OTHER,
        () ->
            influence(
                schemer("spread_cheeks_wide", "", "").scheme(0, "spread_cheeks_wide"), 10, 6, 6));
    tests.put(
        Selector.ALL,
        () -> {
          Spartacus drought = with("looting_the_dead", "{'op':'loseGold','who':'all','n':2}");
          TestTable table =
              TestTable.at(
                      drought,
                      Setup.of(3),
                      "{'houses':{'0':{'hand':['looting_the_dead']},'2':{'gold':1}}}")
                  .scheme(0, "looting_the_dead");
          gold(table, 8, 8, 0);
        });
    tests.put(
        Selector.LEAST_INFLUENCE,
        () -> influence(schemer("revenge", "", ",'influence':3").scheme(0, "revenge"), 12, 5, 7));
    tests.put(
        Selector.OWNER,
        () -> {
          ArenaTable table = ArenaTable.duel("celt_warrior", "agron").pools(1, 1, 1, 1);
          table.hand(1, "blood_on_the_sand").dice(6, 5, 4).dice(1).attack();
          table.finish(1, new Move.React(ArenaTable.intrigue("blood_on_the_sand"), none(), none()));
          assertThat(table.house(2).influence()).isEqualTo(6);
        });
    tests.put(Selector.INVITED, EffectsTest::rigged);
    tests.put(
        Selector.OPPONENT,
        () -> {
          ArenaTable table = ArenaTable.duel("oenomaus", "crixus");
          table.dice(6, 6, 6).dice(1, 1, 1, 1).attack();
          assertThat(table.exchange().left()).as("no doubles for Crixus").isEqualTo(3);
        });
    tests.put(
        Selector.BANK,
        () ->
            gold(
                schemer("public_exhibition", "", ",'assets':['agron#1','varro#1','crixus#1']")
                    .scheme(0, "public_exhibition", 1),
                7,
                10,
                10));
    tests.put(
        Selector.NONE,
        () -> {
          TestTable table = schemer("spread_cheeks_wide", "", ",'guards':1");
          assertThat(
                  table.refused(
                      0,
                      new Move.PlayScheme(card("spread_cheeks_wide"), OptionalInt.of(1), none())))
              .isEqualTo("SP-INT-17");
          table.scheme(0, "spread_cheeks_wide");
          assertThat(table.house(1).influence()).as("nobody to guard").isEqualTo(6);
        });
    return each(tests, List.of(Selector.values()));
  }

  /// The game with another effect on a card.
  private static Spartacus with(String id, String effect) {
    ObjectNode data = Json.object(Spartacus.standardData(), "The data file");
    for (JsonNode card : data.path("intrigue")) {
      if (card.path("id").asString("").equals(id)) {
        ((ArrayNode) card.path("effects"))
            .removeAll()
            .add(Json.object(effect.replace('\'', '"'), "The effect"));
      }
    }
    return Spartacus.with(data.toString());
  }

  private static void gold(TestTable table, int... gold) {
    assertThat(table.state().houses()).extracting(House::gold).containsExactly(boxed(gold));
  }

  private static void influence(TestTable table, int... influence) {
    assertThat(table.state().houses())
        .extracting(House::influence)
        .containsExactly(boxed(influence));
  }

  private static Integer[] boxed(int... numbers) {
    Integer[] boxed = new Integer[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      boxed[i] = numbers[i];
    }
    return boxed;
  }

  // filters --------------------------------------------------------------------------------------

  /// What a card can be chosen for, out of one asset of each kind and two of the wanted one.
  private static List<Move> choices(TestTable table, int chooser) {
    assertThat(table.asked()).containsExactly(chooser);
    return table.moves(chooser);
  }

  private static final String MIXED =
      ",'guards':0,'assets':['agron#1','varro#1','cook#1','debtor#1','net#1','axe#1']";

  @TestFactory
  @Rule("SP-DAT-4")
  Stream<DynamicTest> filters() {
    Map<Filter, Executable> tests = new LinkedHashMap<>();
    tests.put(
        Filter.GLADIATOR,
        () ->
            assertThat(
                    choices(
                        schemer("incite_rebellion", "", MIXED).scheme(0, "incite_rebellion", 1), 1))
                .containsExactly(pick("agron#1"), pick("varro#1")));
    tests.put(
        Filter.SLAVE,
        () ->
            assertThat(
                    choices(schemer("unlocked_gate", "", MIXED).scheme(0, "unlocked_gate", 1), 1))
                .containsExactly(pick("cook#1"), pick("debtor#1")));
    tests.put(
        Filter.GLADIATOR_OR_SLAVE,
        () ->
            assertThat(
                    choices(schemer("poisoned_wine", "", MIXED).scheme(0, "poisoned_wine", 1), 0))
                .containsExactly(
                    pick("agron#1"), pick("varro#1"), pick("cook#1"), pick("debtor#1")));
    tests.put(
        Filter.EQUIPMENT,
        () -> {
          Spartacus sabotage =
              with(
                  "unlocked_gate",
                  "{'op':'discardAsset','who':'target','filter':'equipment','n':1,'chooser':'self'}");
          TestTable table =
              TestTable.at(
                      sabotage,
                      Setup.of(3),
                      "{'houses':{'0':{'hand':['unlocked_gate']},'1':{'card':'glaber'%s}}}"
                          .formatted(MIXED))
                  .scheme(0, "unlocked_gate", 1);
          assertThat(choices(table, 0))
              .extracting(move -> ((Move.PickAsset) move).card().id())
              .containsExactly("net#1", "axe#1");
        });
    tests.put(
        Filter.GUARD,
        () -> {
          TestTable table =
              schemer("bribe_the_guards", "", ",'guards':3,'assets':['cook#1','agron#1']")
                  .scheme(0, "bribe_the_guards", 1)
                  .pass();
          assertThat(table.house(0).gold()).isEqualTo(7);
          assertThat(table.house(1).spentGuards()).isEqualTo(3);
          assertThat(table.house(1).fighters()).isEqualTo(2);
        });
    return each(tests, List.of(Filter.values()));
  }

  private static Move pick(String id) {
    return new Move.PickAsset(asset(id));
  }

  // amounts --------------------------------------------------------------------------------------

  @TestFactory
  @Rule({"SP-DAT-4", "SP-DAT-22", "SP-DAT-23"})
  Stream<DynamicTest> amounts() {
    Map<Class<?>, Executable> tests = new LinkedHashMap<>();
    tests.put(
        Amount.Fixed.class,
        () -> gold(schemer("joint_venture", "", "").scheme(0, "joint_venture"), 17, 10, 10));
    tests.put(
        Amount.PerReady.class,
        () -> {
          String slaves =
              ",'assets':['naevia#1','cook#1',{'card':'debtor#1','stand':'EXHAUSTED'},{'card':'convict#1','stand':'INJURED'},'agron#1']";
          gold(schemer("labor_contract", "", slaves).scheme(0, "labor_contract", 1), 10, 13, 10);
          gold(
              schemer("illicit_services", "", slaves).scheme(0, "illicit_services", 1), 10, 16, 10);
        });
    tests.put(
        Amount.GoldValueOfCost.class,
        () -> {
          TestTable table =
              schemer("illicit_auction", ",'assets':['cook#1','naevia#1']", "")
                  .scheme(0, "illicit_auction");
          gold(table.play(0, pick("cook#1")), 14, 10, 10);
          TestTable dear =
              schemer("illicit_auction", ",'assets':['cook#1','naevia#1']", "")
                  .scheme(0, "illicit_auction");
          gold(dear.play(0, pick("naevia#1")), 18, 10, 10);
          assertThat(dear.house(0).has(asset("cook#1"))).as("no change is given").isTrue();
        });
    tests.put(
        Amount.Discarded.class,
        () -> {
          HouseCard.Rule dealings = TestTable.SPARTACUS.content().house("tullius").rules().first();
          TestTable table =
              TestTable.at(
                  "{'houses':{'0':{'card':'tullius','hand':['robbery','guard','blackmail'],'assets':['cook#1','debtor#1','convict#1']},'1':{'card':'glaber'},'2':{'card':'batiatus'}}}");
          int deck = table.state().intrigueDeck().size();
          table
              .play(0, new Move.UseHouseRule(dealings, none()))
              .play(0, new Move.PickCard(card("guard")))
              .play(0, new Move.PickCard(card("robbery")))
              .play(0, Move.StopPicking.IT);
          assertThat(table.state().intrigueDeck()).hasSize(deck - 2);
          assertThat(table.house(0).hand()).hasSize(3);
        });
    tests.put(
        Amount.All.class,
        () -> {
          TestTable table =
              schemer("bribe_the_guards", "", ",'guards':4")
                  .scheme(0, "bribe_the_guards", 1)
                  .pass();
          assertThat(table.house(1).guards()).isZero();
          assertThat(table.house(1).spentGuards()).isEqualTo(4);
        });
    tests.put(
        Amount.Chosen.class,
        () -> {
          HouseCard.Rule bribes = TestTable.SPARTACUS.content().house("solonius").rules().first();
          TestTable table =
              TestTable.at(
                      "{'houses':{'0':{'card':'solonius','hand':['conspiracy']},'1':{'card':'glaber'},'2':{'card':'batiatus'}}}")
                  .play(0, new Move.Announce(card("conspiracy")))
                  .play(0, new Move.UseHouseRule(bribes, OptionalInt.of(4)));
          assertThat(table.house(0).gold()).isEqualTo(6);
          assertThat(view(table, 0).scheme().orElseThrow().requirement()).contains(12);
        });
    return each(tests, List.of(Amount.class.getPermittedSubclasses()));
  }

  // conditions -----------------------------------------------------------------------------------

  private static String refused(TestTable table, String id, int target) {
    return table.refused(0, new Move.PlayScheme(card(id), OptionalInt.of(target), none()));
  }

  private static void reacts(TestTable table, String id, int target, boolean possible) {
    Move move = new Move.React(card(id), OptionalInt.of(target), none());
    assertThat(table.moves(0).contains(move)).isEqualTo(possible);
  }

  @TestFactory
  @Rule({"SP-DAT-4", "SP-INT-21"})
  Stream<DynamicTest> conditions() {
    Map<Class<?>, Executable> tests = new LinkedHashMap<>();
    tests.put(
        Condition.MinReady.class,
        () -> {
          String three =
              ",'assets':['agron#1','varro#1',{'card':'crixus#1','stand':'EXHAUSTED'},'cook#1']";
          assertThat(refused(schemer("public_exhibition", "", three), "public_exhibition", 1))
              .isEqualTo("SP-INT-21");
          schemer("public_exhibition", "", ",'assets':['agron#1','varro#1','crixus#1']")
              .scheme(0, "public_exhibition", 1);
        });
    tests.put(
        Condition.NoReady.class,
        () -> {
          reacts(schemer("empty_brothel", "", ",'assets':['agron#1']"), "empty_brothel", 1, true);
          reacts(schemer("empty_brothel", "", ",'assets':['cook#1']"), "empty_brothel", 1, false);
        });
    tests.put(
        Condition.NoGold.class,
        () -> {
          reacts(schemer("destitute", "", ",'gold':0"), "destitute", 1, true);
          reacts(schemer("destitute", "", ",'gold':1"), "destitute", 1, false);
        });
    tests.put(
        Condition.UniqueLeastInfluence.class,
        () -> {
          assertThat(
                  schemer("revenge", "", "")
                      .refused(0, new Move.PlayScheme(card("revenge"), none(), none())))
              .isEqualTo("SP-INT-21");
          schemer("revenge", "", ",'influence':6").scheme(0, "revenge");
        });
    tests.put(
        Condition.NotPhase.class,
        () -> {
          String arena =
              "{'phase':'ARENA','stack':{'frames':[{'type':'Invitations','invited':[],'pending':-1,'bound':false,'entrants':[]}]},'houses':{'0':{'hand':['a_shameful_ludus']}}}";
          reacts(TestTable.at(arena), "a_shameful_ludus", 1, false);
          reacts(schemer("a_shameful_ludus", "", ""), "a_shameful_ludus", 1, true);
        });
    tests.put(
        Condition.TargetNot.class,
        () -> {
          assertThat(refused(schemer("robbery", "", ""), "robbery", 0)).isEqualTo("SP-INT-21");
          schemer("robbery", "", "").scheme(0, "robbery", 1);
        });
    return each(tests, List.of(Condition.class.getPermittedSubclasses()));
  }

  // how they are carried out ---------------------------------------------------------------------

  @Test
  @Rule("SP-DAT-5")
  void costs_come_before_effects_and_choices_are_asked_at_their_step() {
    TestTable table =
        schemer("blackmail", ",'assets':['cook#1','debtor#1']", "").scheme(0, "blackmail", 1);
    assertThat(table.asked()).as("the cost is chosen first").containsExactly(0);
    assertThat(table.house(1).influence()).isEqualTo(7);
    table.play(0, pick("debtor#1"));
    assertThat(table.house(1).influence()).isEqualTo(6);
  }

  @Test
  @Rule("SP-DAT-5")
  void the_card_says_who_chooses() {
    TestTable owner = schemer("incite_rebellion", "", MIXED).scheme(0, "incite_rebellion", 1);
    assertThat(owner.asked()).containsExactly(1);
    assertThat(owner.refused(0, pick("agron#1"))).isEqualTo("SP-DAT-5");
    TestTable self = schemer("poisoned_wine", "", MIXED).scheme(0, "poisoned_wine", 1);
    assertThat(self.asked()).containsExactly(0);
    assertThat(self.refused(1, pick("agron#1"))).isEqualTo("SP-DAT-5");
  }

  @Test
  @Rule("SP-DAT-6")
  void who_may_is_asked_and_a_no_skips_the_rest_of_the_step() {
    TestTable table = rome("'guard'");
    assertThat(table.asked()).containsExactly(1);
    assertThat(table.moves(1)).containsExactly(Move.Answer.YES, Move.Answer.NO);
    table.play(1, Move.Answer.NO);
    assertThat(table.house(1).hand()).isEmpty();
    assertThat(table.state().intrigueDiscard()).contains(card("guard"));
  }

  @Test
  @Rule({"SP-DAT-22", "SP-DAT-11"})
  void an_effect_counts_naevia_as_one_card() {
    TestTable table =
        schemer("unlocked_gate", "", ",'assets':['naevia#1','cook#1']")
            .scheme(0, "unlocked_gate", 1);
    assertThat(table.asked()).containsExactly(1);
    table.play(1, pick("naevia#1"));
    assertThat(table.state().marketDiscard()).containsExactly(asset("naevia#1"));
    assertThat(table.house(1).has(asset("cook#1"))).isTrue();
  }

  @Test
  @Rule("SP-EXH-2")
  void a_guard_in_hand_has_no_state_and_one_that_is_deployed_is_ready() {
    TestTable table =
        schemer("bribe_the_guards", "", ",'guards':1,'spentGuards':1,'hand':['guard']")
            .scheme(0, "bribe_the_guards", 1)
            .play(1, Move.Pass.IT);
    assertThat(table.house(0).gold()).as("paid for one").isEqualTo(9);
    assertThat(table.house(1).spentGuards()).isEqualTo(2);
    table.play(1, Move.DeployGuard.IT);
    assertThat(table.house(1).guards()).isEqualTo(1);
    assertThat(table.house(1).spentGuards()).isEqualTo(2);
  }

  // what is told ---------------------------------------------------------------------------------

  @Test
  @Rule({"SP-DAT-5", "SP-HID-9"})
  void everybody_is_told_what_was_chosen_and_whose_it_is() {
    TestTable wine =
        schemer("poisoned_wine", "", MIXED).scheme(0, "poisoned_wine", 1).play(0, pick("cook#1"));
    assertThat(noted(wine, AssetPicked.class))
        .containsExactly(new AssetPicked(0, 1, asset("cook#1")));
    TestTable rebellion =
        schemer("incite_rebellion", "", MIXED)
            .scheme(0, "incite_rebellion", 1)
            .play(1, pick("agron#1"));
    assertThat(noted(rebellion, AssetPicked.class))
        .containsExactly(new AssetPicked(1, 1, asset("agron#1")));
    assertThat(noted(wine, AssetTurned.class))
        .containsExactly(new AssetTurned(1, asset("cook#1"), Stand.INJURED));
    assertThat(noted(rebellion, AssetDiscarded.class))
        .containsExactly(new AssetDiscarded(1, asset("agron#1")));
    TestTable bribe =
        schemer("bribe_the_guards", "", ",'guards':2").scheme(0, "bribe_the_guards", 1).pass();
    assertThat(noted(bribe, GuardsExhausted.class)).containsExactly(new GuardsExhausted(1, 2));
    TestTable nobody = schemer("bribe_the_guards", "", "").scheme(0, "bribe_the_guards", 1);
    assertThat(noted(nobody, GuardsExhausted.class)).isEmpty();
    assertThat(end(nobody)).isEqualTo(SchemeEnd.SUCCEEDED);
    assertThat(nobody.house(0).gold()).isEqualTo(10);
    TestTable robbery =
        schemer("robbery", "", "").scheme(0, "robbery", 1).play(0, new Move.PickNumber(2));
    assertThat(noted(robbery, NumberPicked.class)).containsExactly(new NumberPicked(0, 2));
    assertThat(noted(rome("'guard'").play(1, Move.Answer.NO), MayAnswered.class))
        .containsExactly(new MayAnswered(1, false));
    assertThat(noted(rome("'guard'").play(1, Move.Answer.YES), MayAnswered.class))
        .containsExactly(new MayAnswered(1, true));
  }

  @Test
  @Rule({"SP-CON-2", "SP-EC-42"})
  void a_die_that_is_rolled_again_is_told_with_the_card_that_does_it() {
    TestTable guard =
        TestTable.at(
                "{'houses':{'0':{'hand':['robbery']},'1':{'guards':1,'assets':['raxos#1','marius#1']}}}")
            .dice(3, 5)
            .scheme(0, "robbery", 1)
            .play(1, Move.UseGuard.TABLE)
            .play(1, use("marius", -1));
    assertThat(noted(guard, GuardRerolled.class))
        .containsExactly(new GuardRerolled(1, asset("marius#1"), 5, true));
    TestTable healing = healer("medicus").dice(3, 6).play(1, Move.Pass.IT);
    healing.play(1, use("medicus", -1));
    assertThat(noted(healing, HealingRerolled.class))
        .containsExactly(new HealingRerolled(1, asset("medicus#1"), 0, asset("agron#1"), 3, 6));
  }

  /// Seat 0's Agron is injured, seat 1 has a healer, and Upkeep begins when seat 1 passes.
  private static TestTable healer(String id) {
    return TestTable.at(
        "{'phase':'ARENA','houses':{'0':{'assets':[{'card':'agron#1','stand':'INJURED'}]},'1':{'hand':['guard'],'assets':['%s#1']}},'stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[0,1,2],'poll':{'asked':[1],'answers':[null,null,null]}}]}}"
            .formatted(id));
  }

  @Test
  @Rule({"SP-DAT-19", "SP-RUL-23"})
  void a_spy_looks_at_one_of_the_other_hands() {
    TestTable table = owner("indus", ",'hand':['guard']", ",'hand':['robbery']");
    assertThat(table.moves(0).stream().filter(Move.UseAbility.class::isInstance))
        .containsExactly(use("indus", 1), use("indus", 2));
    table.play(0, use("indus", 1));
    assertThat(noted(table, AbilityUsed.class))
        .containsExactly(new AbilityUsed(0, asset("indus#1"), 1));
  }

  @Test
  @Rule("SP-MKT-10")
  void an_informant_looks_at_one_of_the_row() {
    TestTable table =
        TestTable.at(
            "{'phase':'MARKET','marketDeck':['agron#1','varro#1','crixus#1'],'houses':{'0':{'assets':['camilla#1','chadara#1']}},'stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]}}");
    for (int seat = 0; seat < 3; seat++) {
      table.play(seat, Move.Done.IT);
    }
    assertThat(table.moves(0))
        .containsExactly(
            Move.Pass.IT,
            use("camilla", 0),
            use("camilla", 1),
            use("camilla", 2),
            use("chadara", 0),
            use("chadara", 1),
            use("chadara", 2));
  }

  // absent players -------------------------------------------------------------------------------

  private static Move absent(TestTable table, int seat) {
    return TestTable.SPARTACUS.fallback(table.state(), seat, new java.util.SplittableRandom(1));
  }

  @Test
  @Rule("SP-FSM-7")
  void who_is_absent_loses_the_cheapest_and_latest_and_takes_the_dearest_and_earliest() {
    String ludus = ",'assets':['crixus#1','agron#1','spartacus#1','varro#1','debtor#1','net#1']";
    assertThat(absent(schemer("incite_rebellion", "", ludus).scheme(0, "incite_rebellion", 1), 1))
        .isEqualTo(pick("varro#1"));
    assertThat(absent(schemer("poisoned_wine", "", ludus).scheme(0, "poisoned_wine", 1), 0))
        .isEqualTo(pick("crixus#1"));
  }

  @Test
  @Rule("SP-FSM-7")
  void who_is_absent_takes_the_most_gold_and_nothing_that_one_may_leave() {
    assertThat(absent(schemer("robbery", "", ",'gold':2").scheme(0, "robbery", 1), 0))
        .isEqualTo(new Move.PickNumber(2));
    assertThat(absent(rome("'guard'"), 1)).isEqualTo(Move.Answer.NO);
    assertThat(absent(dealings("'robbery','guard'"), 0)).isEqualTo(Move.StopPicking.IT);
    TestTable handmaid =
        owner("diona", ",'hand':['robbery','guard']", "").play(0, use("diona", -1));
    assertThat(absent(handmaid, 0)).isEqualTo(new Move.PickCard(card("robbery")));
  }

  /// Tullius has exhausted three slaves to exchange cards.
  private static TestTable dealings(String hand) {
    HouseCard.Rule rule = TestTable.SPARTACUS.content().house("tullius").rules().first();
    return TestTable.at(
            "{'houses':{'0':{'card':'tullius','hand':[%s],'assets':['cook#1','debtor#1','convict#1']},'1':{'card':'glaber'},'2':{'card':'batiatus'}}}"
                .formatted(hand))
        .play(0, new Move.UseHouseRule(rule, none()));
  }

  @Test
  @Rule({"SP-HSE-TULLIUS-1", "SP-CON-9"})
  void nobody_is_asked_about_an_empty_hand_and_the_last_card_may_be_kept() {
    assertThat(dealings("").state().top()).isInstanceOf(Frame.IntrigueTurn.class);
    TestTable kept = dealings("'robbery'").play(0, Move.StopPicking.IT);
    assertThat(kept.house(0).hand()).extracting(Slot::card).containsExactly(card("robbery"));
    assertThat(noted(kept, NumberPicked.class)).containsExactly(new NumberPicked(0, 0));
  }

  @Test
  @Rule({"SP-DAT-22", "SP-HSE-TULLIUS-2"})
  void a_cost_is_paid_when_naevia_and_one_more_make_three() {
    HouseCard.Rule mines = TestTable.SPARTACUS.content().house("tullius").rules().get(1);
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'card':'tullius','assets':['cook#1','naevia#1','debtor#1','convict#1']},'1':{'card':'glaber'},'2':{'card':'batiatus'}}}")
            .play(0, new Move.UseHouseRule(mines, none()))
            .play(0, pick("naevia#1"))
            .play(0, pick("debtor#1"));
    assertThat(table.house(0).influence()).isEqualTo(8);
    assertThat(table.house(0).assets())
        .containsExactly(asset("cook#1").fresh(), asset("convict#1").fresh());
  }
}
