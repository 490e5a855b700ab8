package ludus.spartacus.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import ludus.kernel.BadInput;
import ludus.kernel.Pile;
import ludus.kernel.json.Json;
import ludus.kernel.laws.Rule;
import ludus.spartacus.Defeat;
import ludus.spartacus.Phase;
import ludus.spartacus.Stand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// What is written in the data file becomes what is carried out.
class CompilerTest {

  private static final Compiler COMPILER = new Compiler("card");
  private static final Amount ONE = new Amount.Fixed(1);

  /// A list; single quotes are double.
  private static JsonNode list(String text) {
    return Json.object("{\"list\":[" + text.replace('\'', '"') + "]}", "The list").path("list");
  }

  private static Pile<Op> effects(String text) {
    return COMPILER.program(list(""), list(text)).ops();
  }

  private static Stream<Arguments> operations() {
    return Stream.of(
        Arguments.of("'gainGold','who':'self','n':1", new Op.GainGold(Selector.SELF, ONE)),
        Arguments.of("'loseGold','who':'all','n':1", new Op.LoseGold(Selector.ALL, ONE)),
        Arguments.of(
            "'payGold','from':'self','to':'bank','n':1",
            new Op.PayGold(Selector.SELF, Selector.BANK, ONE)),
        Arguments.of(
            "'stealGold','from':'target','to':'self','n':1",
            new Op.StealGold(Selector.TARGET, Selector.SELF, ONE)),
        Arguments.of("'payEachOther','from':'self','n':1", new Op.PayEachOther(Selector.SELF, ONE)),
        Arguments.of(
            "'gainInfluence','who':'other','n':1", new Op.GainInfluence(Selector.OTHER, ONE)),
        Arguments.of(
            "'loseInfluence','who':'eachOther','n':1",
            new Op.LoseInfluence(Selector.EACH_OTHER, ONE)),
        Arguments.of(
            "'drawIntrigue','who':'target','n':1", new Op.DrawIntrigue(Selector.TARGET, ONE)),
        Arguments.of(
            "'discardIntrigue','who':'self','n':1,'mode':'choose'",
            new Op.DiscardIntrigue(Selector.SELF, ONE, Op.Mode.CHOOSE)),
        Arguments.of(
            "'discardIntrigue','who':'self','n':1,'mode':'upTo'",
            new Op.DiscardIntrigue(Selector.SELF, ONE, Op.Mode.UP_TO)),
        Arguments.of(
            "'viewHand','viewer':'self','of':'target','n':1",
            new Op.ViewHand(Selector.SELF, Selector.TARGET, ONE)),
        Arguments.of(
            "'retrieveGuard','who':'self','to':'hand','state':'ready'",
            new Op.RetrieveGuard(Selector.SELF)),
        Arguments.of(
            "'discardAsset','who':'target','filter':'slave','n':1,'chooser':'owner'",
            new Op.DiscardAsset(Selector.TARGET, Filter.SLAVE, ONE, true, false)),
        Arguments.of(
            "'discardAsset','who':'target','filter':'slave','n':1,'chooser':'self'",
            new Op.DiscardAsset(Selector.TARGET, Filter.SLAVE, ONE, false, false)),
        Arguments.of(
            "'exhaustAsset','who':'target','filter':'guard','n':'all','chooser':'self'",
            new Op.TurnAsset(
                Selector.TARGET, Filter.GUARD, new Amount.All(), Stand.EXHAUSTED, false, false)),
        Arguments.of(
            "'injureAsset','who':'target','filter':'gladiatorOrSlave','n':1,'chooser':'owner'",
            new Op.TurnAsset(
                Selector.TARGET, Filter.GLADIATOR_OR_SLAVE, ONE, Stand.INJURED, true, false)),
        Arguments.of(
            "'peekMarket','viewer':'self','zone':'auctionRow','n':1",
            new Op.PeekMarket(Selector.SELF)),
        Arguments.of("'swapCombatant','who':'target'", new Op.SwapCombatant(Selector.TARGET)),
        Arguments.of("'foilScheme'", new Op.FoilScheme()),
        Arguments.of("'foilReaction'", new Op.FoilReaction()),
        Arguments.of("'rerollHealing','scope':'anyone'", new Op.RerollHealing()),
        Arguments.of("'rerollGuard','scope':'ownFailed'", new Op.RerollGuard()));
  }

  @ParameterizedTest
  @MethodSource("operations")
  @Rule("SP-DAT-4")
  void operations_are_read(String text, Op op) {
    assertThat(effects("{'op':" + text + "}")).containsExactly(op);
  }

  private static Stream<Arguments> amounts() {
    return Stream.of(
        Arguments.of("0", new Amount.Fixed(0)),
        Arguments.of("-2", new Amount.Fixed(-2)),
        Arguments.of("'X'", new Amount.Chosen(1)),
        Arguments.of("'+X'", new Amount.Chosen(1)),
        Arguments.of("'-X'", new Amount.Chosen(-1)),
        Arguments.of("'all'", new Amount.All()),
        Arguments.of(
            "{'perReady':'slave','of':'target','times':2}",
            new Amount.PerReady(Filter.SLAVE, Selector.TARGET, 2)),
        Arguments.of("{'goldValueOf':'costDiscarded','times':2}", new Amount.GoldValueOfCost(2)),
        Arguments.of("{'countOf':'discarded'}", new Amount.Discarded()));
  }

  @ParameterizedTest
  @MethodSource("amounts")
  @Rule("SP-DAT-4")
  void amounts_are_read(String text, Amount amount) {
    assertThat(effects("{'op':'modifyRequirement','delta':" + text + "}"))
        .containsExactly(new Op.ModifyRequirement(amount));
  }

  @Test
  @Rule({"SP-DAT-4", "SP-INT-21"})
  void conditions_are_read() {
    assertThat(
            COMPILER.conditions(
                list(
                    "{'cond':'minReady','who':'target','filter':'gladiator','n':3},"
                        + "{'cond':'noReady','who':'self','filter':'equipment'},"
                        + "{'cond':'noGold','who':'target'},{'cond':'uniqueLeastInfluence'},"
                        + "{'cond':'notPhase','phase':'MARKET'},{'cond':'targetNot','who':'self'}")))
        .containsExactly(
            new Condition.MinReady(Selector.TARGET, Filter.GLADIATOR, 3),
            new Condition.NoReady(Selector.SELF, Filter.EQUIPMENT),
            new Condition.NoGold(Selector.TARGET),
            new Condition.UniqueLeastInfluence(),
            new Condition.NotPhase(Phase.MARKET),
            new Condition.TargetNot(Selector.SELF));
  }

  @Test
  @Rule("SP-DAT-5")
  void costs_come_first_and_know_that_they_are_costs() {
    Program program =
        COMPILER.program(
            list("{'op':'discardAsset','who':'self','filter':'slave','n':1,'chooser':'owner'}"),
            list("{'op':'foilScheme'}"));
    assertThat(program.costs()).isEqualTo(1);
    assertThat(program.ops())
        .containsExactly(
            new Op.DiscardAsset(Selector.SELF, Filter.SLAVE, ONE, true, true), new Op.FoilScheme());
  }

  @Test
  @Rule("SP-DAT-6")
  void who_refuses_what_one_may_goes_on_behind_its_cost_and_its_effects() {
    assertThat(
            effects(
                "{'op':'may','who':'self','cost':[{'op':'loseGold','who':'self','n':1}],"
                    + "'then':[{'op':'foilReaction'}]},{'op':'foilScheme'}"))
        .containsExactly(
            new Op.May(Selector.SELF, 3),
            new Op.LoseGold(Selector.SELF, ONE),
            new Op.FoilReaction(),
            new Op.FoilScheme());
  }

  @Test
  @Rule("SP-DAT-20")
  void each_choice_ends_behind_the_last() {
    assertThat(
            effects(
                "{'op':'chooseOne','options':[[{'op':'foilScheme'}],[{'op':'foilReaction'}]]},"
                    + "{'op':'rerollGuard','scope':'ownFailed'}"))
        .containsExactly(
            new Op.ChooseOne(Pile.of(1, 3)),
            new Op.FoilScheme(),
            new Op.Jump(5),
            new Op.FoilReaction(),
            new Op.Jump(5),
            new Op.RerollGuard());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'op':'gainGold','who':'bank','n':1}",
        "{'op':'loseInfluence','who':'opponent','n':1}",
        "{'op':'drawIntrigue','who':'eachOther','n':1}",
        "{'op':'payGold','from':'target','to':'bank','n':1}",
        "{'op':'payGold','from':'self','to':'all','n':1}",
        "{'op':'payEachOther','from':'target','n':1}",
        "{'op':'stealGold','from':'eachOther','to':'self','n':1}",
        "{'op':'may','who':'target','cost':[],'then':[]}",
        "{'op':'viewHand','viewer':'self','of':'all','n':1}",
        "{'op':'discardAsset','who':'none','filter':'slave','n':1,'chooser':'owner'}"
      })
  @Rule("SP-DAT-13")
  void a_selector_that_an_operation_cannot_have_is_refused(String effect) {
    JsonNode list = list(effect);
    assertThatThrownBy(() -> COMPILER.program(list(""), list)).isInstanceOf(BadInput.class);
  }

  @Test
  @Rule({"SP-DAT-13", "SP-CON-10"})
  void nobody_pays_with_what_belongs_to_another() {
    JsonNode list =
        list("{'op':'discardAsset','who':'target','filter':'slave','n':1,'chooser':'owner'}");
    assertThatThrownBy(() -> COMPILER.program(list, list(""))).isInstanceOf(BadInput.class);
    assertThat(COMPILER.program(list(""), list).ops()).hasSize(1);
  }

  // abilities ------------------------------------------------------------------------------------

  private static String ability(String window, boolean exhaust, String limit, String effect) {
    return "{'window':'%s','exhaust':%b%s,'effects':[%s]}"
        .formatted(window, exhaust, limit.isEmpty() ? "" : ",'limit':'" + limit + "'", effect);
  }

  @Test
  @Rule("SP-DAT-7")
  void abilities_are_counted_from_one_and_those_that_are_traits_do_nothing() {
    Pile<Ability> abilities =
        COMPILER.abilities(
            list(
                ability("combat.compared", true, "", "{'op':'addWound','n':1}")
                    + ","
                    + ability("ownTurn", true, "", "{'op':'gainGold','who':'self','n':1}")));
    assertThat(abilities)
        .containsExactly(
            new Ability(1, Timing.COMPARED, true, Program.NONE),
            new Ability(
                2,
                Timing.OWN_TURN,
                true,
                new Program(Pile.of(new Op.GainGold(Selector.SELF, ONE)), 0)));
  }

  private static Traits traits(String window, boolean exhaust, String limit, String effect) {
    return COMPILER.traits(list(ability(window, exhaust, limit, effect)));
  }

  private static Traits passive(String effect) {
    return traits("passive", false, "", effect);
  }

  @Test
  @Rule("SP-DAT-7")
  void traits_are_read() {
    assertThat(COMPILER.traits(list(""))).isEqualTo(Traits.NONE);
    assertThat(passive("{'op':'countAs','kind':'slave','n':2}").countsAs()).isEqualTo(2);
    assertThat(passive("{'op':'healingDice','n':2}").healingDice()).isEqualTo(2);
    assertThat(passive("{'op':'attackRange','n':2}").reach()).isEqualTo(2);
    assertThat(passive("{'op':'winTies','when':'attacking'}").winsTies()).isTrue();
    assertThat(passive("{'op':'substitutePool','roll':'DEF','with':'SPD'}").speedForDefense())
        .isTrue();
    assertThat(passive("{'op':'negateAbility','who':'opponent'}").negates()).isTrue();
    assertThat(passive("{'op':'custom','key':'gambler'}").gambles()).isTrue();
    assertThat(
            traits("combat.compared", false, "perMatch", "{'op':'custom','key':'determination'}")
                .determined())
        .isTrue();
    assertThat(
            traits("combat.defeat", false, "", "{'op':'setDefeatLevel','level':'injury'}")
                .atLeast())
        .isEqualTo(Defeat.INJURY);
    assertThat(
            traits("combat.defeat", false, "", "{'op':'setDefeatLevel','level':'decapitation'}")
                .atLeast())
        .isEqualTo(Defeat.DECAPITATION);
    assertThat(traits("ownAttack", true, "", "{'op':'speedAttack','range':3}").speedAttack())
        .isEqualTo(3);
    assertThat(traits("combat.roundStart", true, "", "{'op':'winInitiative'}").winsInitiative())
        .isTrue();
    assertThat(traits("combat.compared", true, "", "{'op':'addWound','n':1}").addsWounds())
        .isEqualTo(1);
    assertThat(traits("combat.compared", true, "", "{'op':'ignoreWound','n':2}").ignoresWounds())
        .isEqualTo(2);
  }

  @Test
  @Rule({"SP-DAT-7", "SP-CMB-23"})
  void sets_and_rerolls_are_read() {
    String rolled = "combat.attackRolled";
    assertThat(
            traits(rolled, false, "", "{'op':'autoWound','per':'double','on':'ATK'}").attackSet())
        .isEqualTo(2);
    assertThat(
            traits(rolled, false, "", "{'op':'autoWound','per':'triple','on':'DEF'}").counterSet())
        .isEqualTo(3);
    Traits all =
        traits(rolled, false, "", "{'op':'autoBlock','per':'triple','on':'DEF','n':'all'}");
    assertThat(List.of(all.blockSet(), all.blocks())).containsExactly(3, Traits.ALL);
    Traits one = traits(rolled, false, "", "{'op':'autoBlock','per':'double','on':'DEF','n':1}");
    assertThat(List.of(one.blockSet(), one.blocks())).containsExactly(2, 1);
    assertThat(reroll(rolled, "perAttack", "ATK", "1", "own").rerollAttack()).isEqualTo(1);
    assertThat(reroll(rolled, "perDefense", "DEF", "1", "own").rerollDefense()).isEqualTo(1);
    assertThat(reroll(rolled, "perMatch", "any", "1", "opponent").forcesReroll()).isEqualTo(1);
    assertThat(
            reroll("combat.initiativeRolled", "perInitiative", "SPD", "'all'", "own")
                .rerollsInitiative())
        .isTrue();
  }

  private static Traits reroll(String window, String limit, String pool, String n, String which) {
    return traits(
        window,
        false,
        limit,
        "{'op':'rerollDice','pool':'%s','n':%s,'which':'%s'}".formatted(pool, n, which));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'window':'passive','exhaust':true,'effects':[{'op':'addWound','n':1}]}",
        "{'window':'combat.compared','exhaust':false,'effects':[{'op':'addWound','n':1}]}",
        "{'window':'combat.compared','exhaust':true,'effects':[{'op':'addWound','n':99}]}",
        "{'window':'combat.compared','exhaust':true,'effects':[{'op':'addWound','n':-1}]}",
        "{'window':'combat.compared','exhaust':true,'limit':'perMatch','effects':[{'op':'addWound','n':1}]}"
      })
  @Rule({"SP-DAT-7", "SP-DAT-13"})
  void a_trait_that_would_not_work_as_written_is_refused(String ability) {
    JsonNode list = list(ability);
    assertThatThrownBy(() -> COMPILER.traits(list))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("card");
  }

  @Test
  @Rule("SP-DAT-13")
  void numbers_reach_from_nothing_to_98() {
    assertThat(passive("{'op':'attackRange','n':0}").reach()).isZero();
    assertThat(passive("{'op':'attackRange','n':98}").reach()).isEqualTo(98);
  }
}
