package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ludus.kernel.Hint;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Section 6: buying.
class BuyingTest {

  private static TestTable buying(String legions, int aurei, String display) {
    return TestTable.at(
        "{'step':{'type':'Buy'},'legions':%s,'players':{'0':{'aurei':%d,'display':{%s}}}}"
            .formatted(legions, aurei, display));
  }

  @Test
  @Rule("PAX-BUY-1")
  void one_whole_group_can_be_bought_a_turn() {
    TestTable table = buying("[['LAN-01'],['LAN-02','SEN-01','REL-01'],['LAN-03']]", 9, "");
    assertThat(table.moves())
        .containsExactlyInAnyOrder(
            new Move.Buy(1), new Move.Buy(2), new Move.Buy(3), Move.SkipBuy.IT);
    table.buy(2).refuses("PAX-BUY-1", new Move.Buy(1));
    assertThat(table.hand(0)).containsExactlyInAnyOrder("LAN-02", "SEN-01", "REL-01");
    assertThat(table.moves()).noneMatch(Move.Buy.class::isInstance);
  }

  @Test
  @Rule("PAX-BUY-1")
  void buying_nothing_is_seen_by_all_and_changes_nothing() {
    TestTable table = buying("[['LAN-01'],['LAN-02'],['LAN-03']]", 9, "");
    State before = table.state();
    table.skip();
    assertThat(table.event(PaxEvent.NothingBought.class).seat()).isZero();
    assertThat(table.state().players()).isEqualTo(before.players());
    assertThat(table.state().legions()).isEqualTo(before.legions());
  }

  /// Edge case 16.
  @Test
  @Rule("PAX-BUY-1")
  void a_second_group_is_never_bought_even_for_nothing() {
    buying("[['LAN-01'],['LAN-02'],['LAN-03']]", 0, "WEALTH*3")
        .buy(1)
        .refuses("PAX-BUY-1", new Move.Buy(2));
  }

  @Test
  @Rule("PAX-BUY-1")
  void only_a_legion_in_play_can_be_bought_from() {
    buying("[['LAN-01'],['LAN-02'],['LAN-03']]", 9, "")
        .refuses("PAX-BUY-1", new Move.Buy(0))
        .refuses("PAX-BUY-1", new Move.Buy(4))
        .buy(3);
  }

  /// EX-R1.
  @Test
  @Rule("PAX-BUY-2")
  void the_price_is_the_sum_of_the_values_and_the_cards_go_to_the_hand() {
    TestTable table = buying("[['LAN-01'],['LAN-05','INT-05'],['LAN-03']]", 6, "").buy(2);
    assertThat(table.aurei(0)).isEqualTo(2);
    assertThat(table.hand(0)).containsExactlyInAnyOrder("LAN-05", "INT-05");
    assertThat(table.group(2)).isEmpty();
    assertThat(table.event(PaxEvent.GroupBought.class).price()).isEqualTo(4);
  }

  static Stream<JsonNode> prices() {
    return TestTable.vectors("prices").stream();
  }

  @ParameterizedTest
  @MethodSource("prices")
  @Rule({"PAX-BUY-2", "PAX-BUY-3"})
  void the_price_is_the_sum_less_one_for_each_three_wealth_symbols(JsonNode vector) {
    String group =
        vector.get("values").values().stream()
            .map(value -> "#" + value.intValue())
            .collect(Collectors.joining(","));
    int wealth = vector.get("wealthSymbols").intValue();
    int price = vector.get("price").intValue();
    String display = wealth == 0 ? "" : "WEALTH*" + wealth;
    TestTable table = buying("[[" + group + "],['SEN-05'],['LAN-07']]", price, display);
    assertThat(table.view(0).legions().getFirst().price()).contains(price);
    assertThat(PAX.hint(table.state(), 0, new Move.Buy(1)).price()).hasValue(price);
    assertThat(table.buy(1).aurei(0)).isZero();
    assertThat(table.event(PaxEvent.GroupBought.class).price()).isEqualTo(price);
    if (price > 0) {
      buying("[[" + group + "],['SEN-05'],['LAN-07']]", price - 1, display)
          .refuses("PAX-BUY-4", new Move.Buy(1));
    }
  }

  /// EX-5, EX-6 and edge case 47.
  @ParameterizedTest
  @CsvSource({"0, 0", "2, 0", "3, 1", "5, 1", "6, 2", "8, 2", "9, 3", "12, 4"})
  @Rule("PAX-BUY-3")
  void the_discount_is_one_for_three_symbols_once_for_the_group(int wealth, int discount) {
    TestTable table =
        buying("[[#4,#3,#3],['SEN-05'],['LAN-07']]", 10, wealth == 0 ? "" : "WEALTH*" + wealth);
    assertThat(table.player(0).discount()).isEqualTo(discount);
    assertThat(table.buy(1).aurei(0)).isEqualTo(discount);
    PaxEvent.GroupBought bought = table.event(PaxEvent.GroupBought.class);
    assertThat(bought.discount()).isEqualTo(discount);
    assertThat(bought.rule()).hasToString(discount > 0 ? "PAX-BUY-3" : "PAX-BUY-2");
  }

  @Test
  @Rule("PAX-BUY-3")
  void a_price_of_nothing_is_legal_and_nothing_is_paid_out() {
    TestTable table = buying("[['LAN-01'],['SEN-05'],['LAN-07']]", 0, "WEALTH*6").buy(1);
    assertThat(table.aurei(0)).isZero();
    assertThat(table.hand(0)).containsExactly("LAN-01");
    assertThat(table.event(PaxEvent.GroupBought.class).discount()).isEqualTo(1);
  }

  /// EX-7.
  @Test
  @Rule("PAX-BUY-4")
  void a_group_that_is_too_dear_or_empty_cannot_be_bought() {
    TestTable table =
        TestTable.at(
            "{'step':{'type':'Buy'},'activePlayer':1,'legions':[['LAN-05','SEN-04'],[],['LAN-01']],"
                + "'players':{'1':{'aurei':3,'display':{WEALTH*2}}}}");
    table.refuses("PAX-BUY-4", new Move.Buy(1)).refuses("PAX-BUY-4", new Move.Buy(2));
    assertThat(table.moves()).containsExactlyInAnyOrder(new Move.Buy(3), Move.SkipBuy.IT);
    assertThat(PAX.refusal(table.state(), 1, new Move.Buy(1)).orElseThrow().message().args())
        .containsEntry("price", 4)
        .containsEntry("aurei", 3);
  }

  /// Edge case 14.
  @Test
  @Rule("PAX-BUY-5")
  void a_group_can_be_bought_in_the_turn_it_grew_and_its_cards_played_at_once() {
    TestTable table =
        TestTable.at(
            "{'deck':['LAN-01','LAN-02','LAN-03','LAN-04'],'legions':[['SEN-01'],['SEN-05'],['LAN-07']]}");
    table.normal().hand("LAN-01").legion("LAN-02", 1).buy(1);
    assertThat(table.aurei(0)).isEqualTo(5 - 2);
    table.lay("LAN-02", "SEN-01");
    assertThat(table.row(0, Category.LAND)).containsExactly("LAN-02");
    assertThat(table.row(0, Category.SENATOR)).containsExactly("SEN-01");
  }

  @Test
  @Rule("PAX-BUY-6")
  void a_bought_out_legion_stays_empty_until_a_card_comes() {
    TestTable table =
        TestTable.at(
            3,
            "{'step':{'type':'Buy'},'legions':[['LAN-01'],['#4'],['LAN-07'],['REL-06']],"
                    .replace("'#4'", "#4")
                + "'deck':['INT-01','INT-02','INT-03','INT-04','REL-01','REL-02']}");
    table.buy(1).end();
    assertThat(table.group(1)).isEmpty();
    table.pass();
    assertThat(table.group(1)).isEmpty();
    TestTable added = table.but("{}").normal().legion("INT-01", 1);
    assertThat(added.group(1)).containsExactly("INT-01");
    table.pass();
    assertThat(table.group(1)).containsExactly("INT-01");
    assertThat(table.group(2)).containsExactly("INT-02");
  }

  @Test
  @Rule("PAX-BUY-7")
  void everybody_knows_the_bought_cards() {
    TestTable table = buying("[['LAN-01','SEN-01'],['SEN-05'],['LAN-07']]", 5, "").buy(1);
    assertThat(table.knownTo("LAN-01")).containsExactly(0, 1);
    assertThat(table.knownTo("SEN-01")).containsExactly(0, 1);
    assertThat(table.view(1).players().getFirst().hand())
        .extracting(Card::id)
        .containsExactlyInAnyOrder("LAN-01", "SEN-01");
  }

  @Test
  @Rule("PAX-BUY-3")
  void before_buying_a_player_sees_price_discount_and_what_rome_would_take() {
    TestTable table = buying("[[#4],['SEN-05'],['LAN-07']]", 9, "WEALTH*3");
    Hint dear = PAX.hint(table.state(), 0, new Move.Buy(1));
    assertThat(dear.notes())
        .extracting(ludus.kernel.Message::key)
        .containsExactly("pax.hint.discount", "pax.hint.romesNext");
    assertThat(dear.notes().getFirst().args()).containsEntry("discount", 1);
    Hint cheap =
        PAX.hint(
            table.but("{'players':{'0':{'display':{'WEALTH':[]}}}}").state(), 0, new Move.Buy(2));
    assertThat(cheap.notes()).isEmpty();
    assertThat(cheap.price()).hasValue(2);
    List<PaxView.LegionView> legions = table.view(0).legions();
    assertThat(legions)
        .extracting(PaxView.LegionView::romesNext)
        .containsExactly(true, false, false);
    assertThat(legions).extracting(PaxView.LegionView::value).containsExactly(4, 2, 2);
  }
}
