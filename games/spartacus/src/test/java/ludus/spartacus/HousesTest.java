package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.card;
import static ludus.spartacus.TestTable.none;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.stream.Stream;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What is written on the house boards.
class HousesTest {

  private static String house(String rule) {
    return rule.substring(0, rule.indexOf('.'));
  }

  private static HouseCard.Rule rule(String id) {
    return TestTable.SPARTACUS.content().house(house(id)).rules().stream()
        .filter(rule -> rule.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static Move use(String id) {
    return new Move.UseHouseRule(rule(id), none());
  }

  private static Move use(String id, int amount) {
    return new Move.UseHouseRule(rule(id), OptionalInt.of(amount));
  }

  /// Seat 0 has this house, and the others have houses that are not it.
  private static TestTable of(String house, String rest, String more) {
    String[] others =
        Stream.of("batiatus", "solonius", "tullius", "glaber")
            .filter(name -> !name.equals(house))
            .toArray(String[]::new);
    return TestTable.at(
        "{'houses':{'0':{'card':'%s',%s},'1':{'card':'%s'},'2':{'card':'%s'}}%s}"
            .formatted(house, rest, others[0], others[1], more));
  }

  private static TestTable of(String house, String rest) {
    return of(house, rest, "");
  }

  /// Each rule with exactly what it costs.
  private static Stream<String[]> payable() {
    return Stream.of(
        new String[] {"batiatus.exhibition_match", "'assets':['agron#1','varro#1']"},
        new String[] {
          "batiatus.fodder_for_the_primus", "'assets':['agron#1','varro#1','crixus#1']"
        },
        new String[] {"solonius.a_finger_in_every_pie", "'assets':['agron#1','cook#1'],'guards':1"},
        new String[] {
          "tullius.duplicitous_dealings",
          "'hand':['robbery'],'assets':['cook#1','debtor#1','convict#1']"
        },
        new String[] {"tullius.to_the_mines", "'assets':['cook#1','debtor#1','convict#1']"},
        new String[] {"glaber.legionnaire_patrol", "'guards':3"},
        new String[] {"glaber.dispatch_to_rome", "'guards':3"});
  }

  /// Each rule with one thing too few, or exhausted.
  private static Stream<String[]> unpayable() {
    return Stream.of(
        new String[] {"batiatus.exhibition_match", "'assets':['agron#1','cook#1']"},
        new String[] {
          "batiatus.fodder_for_the_primus",
          "'assets':['agron#1','varro#1',{'card':'crixus#1','stand':'EXHAUSTED'}]"
        },
        new String[] {
          "solonius.a_finger_in_every_pie", "'assets':['agron#1','cook#1'],'spentGuards':1"
        },
        new String[] {
          "solonius.a_finger_in_every_pie", "'assets':['agron#1','varro#1'],'guards':1"
        },
        new String[] {"solonius.a_finger_in_every_pie", "'assets':['cook#1'],'guards':1"},
        new String[] {
          "tullius.duplicitous_dealings",
          "'hand':['robbery'],'assets':['cook#1','debtor#1',{'card':'convict#1','stand':'INJURED'}]"
        },
        new String[] {"tullius.to_the_mines", "'assets':['cook#1','debtor#1','agron#1']"},
        new String[] {"glaber.legionnaire_patrol", "'guards':2,'spentGuards':1"},
        new String[] {"glaber.dispatch_to_rome", "'guards':2,'hand':['guard']"});
  }

  @ParameterizedTest
  @MethodSource("unpayable")
  @Rule({"SP-HSE-4", "SP-CON-10"})
  void a_rule_needs_its_cost_in_ready_cards(String id, String rest) {
    TestTable table = of(house(id), rest);
    assertThat(table.refused(0, use(id))).isEqualTo("SP-HSE-4");
  }

  @ParameterizedTest
  @MethodSource("payable")
  @Rule("SP-HSE-1")
  void a_rule_is_used_in_the_own_intrigue_turn_only(String id, String rest) {
    TestTable table = of(house(id), rest);
    assertThat(table.moves(0)).contains(use(id));
    assertThat(table.refused(1, use(id))).isEqualTo("SP-HSE-1");
    table.play(0, Move.EndTurn.IT);
    assertThat(table.refused(0, use(id))).isEqualTo("SP-HSE-1");
    String market =
        ",'phase':'MARKET','stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]}";
    assertThat(of(house(id), rest, market).refused(0, use(id))).isEqualTo("SP-HSE-1");
  }

  @Test
  @Rule("SP-HSE-1")
  void bribes_lower_a_requirement_while_support_is_gathered_and_not_otherwise() {
    TestTable table = of("solonius", "'hand':['conspiracy']");
    assertThat(table.refused(0, use("solonius.bribes_and_pandering", 1))).isEqualTo("SP-HSE-1");
    table.play(0, new Move.Announce(card("conspiracy")));
    assertThat(table.moves(0)).contains(use("solonius.bribes_and_pandering", 10));
    assertThat(table.refused(0, use("solonius.bribes_and_pandering", 11))).isEqualTo("SP-HSE-4");
  }

  @Test
  @Rule({"SP-HSE-1", "SP-HSE-SOLONIUS-1"})
  void solonius_bribes_for_a_scheme_of_another_too_and_it_is_not_refunded() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'card':'batiatus','influence':5,'hand':['black_market_profits']},'1':{'card':'solonius','gold':4}}}")
            .play(0, new Move.Announce(card("black_market_profits")))
            .play(1, use("solonius.bribes_and_pandering", 2));
    assertThat(table.house(1).gold()).isEqualTo(2);
    table.play(0, new Move.TurnUp(none(), none()));
    assertThat(table.house(0).gold()).isEqualTo(15);
    TestTable withdrawn =
        TestTable.at(
                "{'houses':{'0':{'card':'batiatus','influence':5,'hand':['black_market_profits']},'1':{'card':'solonius','gold':4}}}")
            .play(0, new Move.Announce(card("black_market_profits")))
            .play(1, use("solonius.bribes_and_pandering", 2))
            .play(0, Move.Withdraw.IT)
            .play(0, new Move.Announce(card("black_market_profits")));
    assertThat(withdrawn.house(1).gold()).isEqualTo(2);
    assertThat(withdrawn.refused(0, new Move.TurnUp(none(), none()))).isEqualTo("SP-INT-16");
  }

  @Test
  @Rule({"SP-HSE-SOLONIUS-1", "SP-DAT-14"})
  void a_requirement_is_not_bribed_below_nothing() {
    TestTable table =
        of("solonius", "'influence':1,'hand':['revenge']")
            .play(0, new Move.Announce(card("revenge")))
            .play(0, use("solonius.bribes_and_pandering", 5));
    SpartacusView view =
        (SpartacusView) TestTable.SPARTACUS.view(table.state(), ludus.kernel.Viewer.seat(0));
    assertThat(view.scheme().orElseThrow().requirement()).contains(0);
  }

  @ParameterizedTest
  @MethodSource("payable")
  @Rule("SP-HSE-5")
  void a_rule_is_no_scheme_and_nobody_can_foil_it(String id, String rest) {
    String house = house(id);
    String[] others =
        Stream.of("batiatus", "solonius", "tullius", "glaber")
            .filter(name -> !name.equals(house))
            .toArray(String[]::new);
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'card':'%s',%s},'1':{'card':'%s','influence':12,'guards':2,'hand':['whispered_rumors','jupiters_cock','guard']},'2':{'card':'%s','influence':12,'hand':['support_from_rome']}}}"
                    .formatted(house, rest, others[0], others[1]))
            .play(0, use(id));
    assertThat(table.asked()).containsExactly(0);
    assertThat(table.refused(1, Move.UseGuard.TABLE)).isEqualTo("SP-INT-22");
  }

  @Test
  @Rule("SP-HSE-SOLONIUS-2")
  void solonius_has_a_finger_in_every_pie() {
    TestTable table =
        of("solonius", "'assets':['agron#1','varro#1','cook#1'],'guards':2")
            .play(0, use("solonius.a_finger_in_every_pie"))
            .play(0, new Move.PickAsset(asset("varro#1")));
    assertThat(table.house(0).influence()).isEqualTo(8);
    assertThat(table.house(0).assets()).containsExactly(asset("agron#1").fresh());
    assertThat(table.house(0).guards()).isEqualTo(1);
    assertThat(table.state().marketDiscard()).containsExactly(asset("varro#1"), asset("cook#1"));
    assertThat(table.state().intrigueDiscard()).containsExactly(card("guard"));
  }

  @Test
  @Rule({"SP-HSE-TULLIUS-2", "SP-DAT-22"})
  void tullius_sends_slaves_to_the_mines_and_naevia_counts_as_two() {
    TestTable table =
        of("tullius", "'assets':['cook#1','debtor#1','convict#1','agron#1']")
            .play(0, use("tullius.to_the_mines"));
    assertThat(table.house(0).influence()).isEqualTo(8);
    assertThat(table.house(0).assets()).containsExactly(asset("agron#1").fresh());
    TestTable chaste =
        of("tullius", "'assets':['cook#1','naevia#1']").play(0, use("tullius.to_the_mines"));
    assertThat(chaste.house(0).influence()).isEqualTo(8);
    assertThat(chaste.house(0).assets()).isEmpty();
  }

  @Test
  @Rule("SP-HSE-TULLIUS-1")
  void tullius_exchanges_up_to_three_cards_and_may_keep_all() {
    String rest =
        "'hand':['robbery','guard','blackmail','conspiracy'],'assets':['cook#1','debtor#1','convict#1']";
    TestTable three =
        of("tullius", rest)
            .play(0, use("tullius.duplicitous_dealings"))
            .play(0, new Move.PickCard(card("robbery")))
            .play(0, new Move.PickCard(card("guard")))
            .play(0, new Move.PickCard(card("blackmail")));
    assertThat(three.state().top()).isInstanceOf(Frame.IntrigueTurn.class);
    assertThat(three.house(0).hand()).hasSize(4);
    assertThat(three.house(0).holds(card("conspiracy"))).isTrue();
    assertThat(three.state().intrigueDiscard())
        .containsExactlyInAnyOrder(card("robbery"), card("guard"), card("blackmail"));
    TestTable none =
        of("tullius", rest)
            .play(0, use("tullius.duplicitous_dealings"))
            .play(0, Move.StopPicking.IT);
    assertThat(none.house(0).hand()).hasSize(4);
    assertThat(none.state().intrigueDiscard()).isEmpty();
    assertThat(none.house(0).fighters()).isZero();
  }

  private static Stream<String[]> twice() {
    return Stream.of(
        new String[] {
          "batiatus.exhibition_match",
          "'assets':['agron#1','varro#1','crixus#1','barca#1','spartacus#1']"
        },
        new String[] {"glaber.legionnaire_patrol", "'guards':8"},
        new String[] {"glaber.dispatch_to_rome", "'guards':8"});
  }

  @ParameterizedTest
  @MethodSource("twice")
  @Rule("SP-HSE-3")
  void a_rule_is_used_as_often_as_it_can_be_paid(String id, String rest) {
    TestTable table = of(house(id), rest);
    for (int i = 0; i < 2; i++) {
      table.play(0, use(id));
      while (table.state().top() instanceof Frame.Effect) {
        table.play(0, table.moves(0).getFirst());
      }
    }
    assertThat(table.refused(0, use(id))).isEqualTo("SP-HSE-4");
  }

  @Test
  @Rule({"SP-RUL-24", "SP-DAT-17"})
  void all_house_rules_rest_on_the_english_summary() {
    TestTable.SPARTACUS
        .content()
        .json()
        .path("houses")
        .forEach(
            house ->
                house
                    .path("rules")
                    .forEach(
                        rule -> {
                          assertThat(rule.path("provenance").path("src").toString())
                              .as(rule.path("id").asString())
                              .isEqualTo("[\"EN\"]");
                        }));
  }
}
