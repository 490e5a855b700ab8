package ludus.marenostrum;

import static ludus.marenostrum.TestTable.CARTHAGE;
import static ludus.marenostrum.TestTable.DATA;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.pay;
import static ludus.marenostrum.TestTable.province;
import static ludus.marenostrum.TestTable.stock;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.laws.Rule;
import ludus.marenostrum.MareNostrumEvent.Paid;
import ludus.marenostrum.phase.Payment;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/// MN-3.0-f to -m.
class PaymentTest {

  private static final Move LEGION = new Move.BuildLegion(province("italia"), false);

  private static TestTable rome(String tokens) {
    return TestTable.five().stock(ROME, tokens).building(ROME);
  }

  @TestFactory
  @Rule({"MN-3.0-m", "MN-3.0-j", "MN-3.0-k"})
  List<DynamicTest> the_vectors_of_payments() {
    List<DynamicTest> tests = new ArrayList<>();
    for (JsonNode vector : DataTest.vectors().path("payment")) {
      tests.add(
          DynamicTest.dynamicTest(
              vector.path("id").asString(),
              () -> {
                Realm realm = TestTable.five().realm(ROME);
                for (JsonNode power : vector.path("powers")) {
                  realm = realm.withTile(DATA.tile(power.asString()).power());
                }
                List<Resource> tokens = new ArrayList<>();
                vector.path("tokens").forEach(token -> tokens.add(DATA.resource(token.asString())));
                assertThat(Payment.isSet(Stock.of(tokens), vector.path("cost").asInt(), realm))
                    .isEqualTo(vector.path("valid").asBoolean());
              }));
    }
    return tests;
  }

  @Test
  @Rule("MN-3.0-f")
  void an_item_is_paid_with_coins_only_or_different_commodities_only() {
    TestTable at = rome("3 coin, 2 grain, wood, sheep, gold, gladiator").play(ROME, LEGION);
    assertThat(at.refused(ROME, pay("2 coin, grain"))).isEqualTo("MN-3.0-f");
    assertThat(at.refused(ROME, pay("2 grain, wood"))).isEqualTo("MN-3.0-f");
    assertThat(at.refused(ROME, pay("grain, wood"))).isEqualTo("MN-3.0-f");
    assertThat(at.refused(ROME, pay("grain, wood, sheep, gold"))).isEqualTo("MN-3.0-f");
    assertThat(at.refused(ROME, pay("stone, wood, sheep"))).isEqualTo("MN-3.0-f");
    assertThat(at.accepts(ROME, pay("3 coin"))).isTrue();
    assertThat(at.accepts(ROME, pay("grain, wood, sheep"))).isTrue();
    assertThat(at.accepts(ROME, pay("grain, gold, gladiator"))).isTrue();
  }

  @Test
  @Rule("MN-3.0-f")
  void what_no_set_pays_for_can_not_be_built() {
    TestTable at = rome("3 coin, 2 grain, wood, sheep, gold, gladiator");
    Move temple = new Move.BuildBuilding(DATA.icon("italia.temple"));
    assertThat(at.refused(ROME, temple)).isEqualTo("MN-3.0-f");
    assertThat(at.moves(ROME)).doesNotContain(temple).contains(LEGION);
    assertThat(rome("2 coin, 2 grain, wood").refused(ROME, LEGION)).isEqualTo("MN-3.0-f");
  }

  @Test
  @Rule("MN-3.0-g")
  void prices_are_three_and_six_and_rise_for_tiles() {
    TestTable at = rome("20 coin").control(ROME, "macedonia").display("hercules", "circe");
    at.building(ROME);
    assertThat(price(at, new Move.BuildControl(province("noricum"), false))).isEqualTo(3);
    assertThat(price(at, LEGION)).isEqualTo(3);
    assertThat(price(at, new Move.BuildTrireme(DATA.sea("ionian"), false))).isEqualTo(3);
    assertThat(price(at, new Move.BuildFortress(province("gallia"), false))).isEqualTo(3);
    assertThat(price(at, new Move.BuildBuilding(DATA.icon("macedonia.caravan1")))).isEqualTo(3);
    assertThat(price(at, new Move.BuildBuilding(DATA.icon("macedonia.market")))).isEqualTo(6);
    assertThat(price(at, new Move.BuildBuilding(DATA.icon("italia.temple")))).isEqualTo(6);
    assertThat(price(at, new Move.BuyTile(DATA.tile("hercules")))).isEqualTo(7);
    assertThat(price(at, new Move.BuyTile(DATA.tile("pyramids")))).isEqualTo(12);
  }

  private static int price(TestTable at, Move item) {
    return at.view(ROME).construction().orElseThrow().items().stream()
        .filter(found -> found.move().equals(item))
        .findFirst()
        .orElseThrow()
        .price();
  }

  @Test
  @Rule({"MN-3.0-h", "MN-1.2-a"})
  void a_legendary_commodity_is_of_its_type() {
    TestTable at = rome("L:sheep, sheep, wine, oil").play(ROME, LEGION);
    assertThat(at.refused(ROME, pay("L:sheep, sheep, wine"))).isEqualTo("MN-3.0-f");
    assertThat(at.accepts(ROME, pay("L:sheep, wine, oil"))).isTrue();
    assertThat(rome("L:sheep, sheep, wine").refused(ROME, LEGION)).isEqualTo("MN-3.0-f");
  }

  @Test
  @Rule({"MN-3.0-i", "MN-1.2-a"})
  void payments_go_to_the_reserve_and_to_the_legendary_discards() {
    TestTable at = rome("L:sheep, wine, oil, coin");
    int wine = at.state().reserve().count(DATA.resource("wine"));
    at.build(ROME, LEGION, "L:sheep, wine, oil");
    assertThat(at.state().stock(ROME)).isEqualTo(stock("coin"));
    assertThat(at.state().reserve().count(DATA.resource("wine"))).isEqualTo(wine + 1);
    assertThat(at.state().reserve().legendary()).isZero();
    assertThat(at.state().discard()).containsExactly(DATA.commodity("sheep"));
    assertThat(at.events(Paid.class)).hasSize(1);
    assertThat(at.events(Paid.class).getFirst().payment()).hasSize(3);
  }

  @Test
  @Rule({"MN-3.0-j", "MN-10-CLE"})
  void cleopatra_replaces_one_token_of_a_set() {
    Move legion = new Move.BuildLegion(province("aegyptus"), false);
    TestTable at = TestTable.five().stock(EGYPT, "2 coin, grain, gold").building(EGYPT);
    at.play(EGYPT, legion);
    assertThat(at.accepts(EGYPT, pay("coin, grain, gold"))).isTrue();
    assertThat(at.accepts(EGYPT, pay("2 coin, gold"))).isTrue();
    assertThat(at.moves(EGYPT)).hasSize(2);
    assertThat(rome("2 coin, grain, gold").moves(ROME)).doesNotContain(LEGION);
  }

  @Test
  @Rule({"MN-3.0-k", "MN-10-HAN"})
  void hannibal_uses_one_type_twice() {
    Move legion = new Move.BuildLegion(province("africa"), false);
    TestTable at = TestTable.five().stock(CARTHAGE, "3 wine, oil").building(CARTHAGE);
    at.play(CARTHAGE, legion);
    assertThat(at.accepts(CARTHAGE, pay("2 wine, oil"))).isTrue();
    assertThat(at.refused(CARTHAGE, pay("3 wine"))).isEqualTo("MN-3.0-f");
    assertThat(at.moves(CARTHAGE)).containsExactly(pay("oil, 2 wine"));
    assertThat(rome("3 wine, oil").moves(ROME)).doesNotContain(LEGION);
  }

  @Test
  @Rule({"MN-3.0-l", "MN-10-SPA"})
  void spartacus_gives_one_legion_a_round_for_a_coin_or_a_gladiator() {
    Move cheap = new Move.BuildLegion(province("gallia"), true);
    TestTable at = TestTable.five().tiles(ROME, "spartacus").stock(ROME, "coin, L:gladiator, wine");
    at.building(ROME).play(ROME, cheap);
    assertThat(at.moves(ROME)).containsExactly(pay("coin"), pay("L:gladiator"));
    assertThat(at.refused(ROME, pay("wine"))).isEqualTo("MN-3.0-l");
    assertThat(at.refused(ROME, pay("coin, L:gladiator"))).isEqualTo("MN-3.0-f");
    at.play(ROME, pay("L:gladiator"));
    assertThat(at.board().legions(ROME, province("gallia"))).isEqualTo(1);
    assertThat(at.refused(ROME, cheap)).isEqualTo("MN-3.0-l");
    assertThat(rome("9 coin").refused(ROME, cheap)).isEqualTo("MN-3.0-l");
  }

  @Test
  @Rule("MN-10-GIL")
  void gilgamesh_gives_one_fortress_a_round_for_a_coin_or_a_stone() {
    Move cheap = new Move.BuildFortress(province("gallia"), true);
    TestTable at = TestTable.five().tiles(ROME, "gilgamesh").stock(ROME, "stone, coin");
    at.building(ROME).build(ROME, cheap, "stone");
    assertThat(at.board().hasFortress(ROME, province("gallia"))).isTrue();
    assertThat(at.refused(ROME, new Move.BuildFortress(province("dalmatia"), true)))
        .isEqualTo("MN-3.0-l");
  }

  @Test
  @Rule("MN-11-LIG")
  void the_lighthouse_gives_one_trireme_a_round_for_a_coin_or_wood() {
    Move cheap = new Move.BuildTrireme(DATA.sea("ionian"), true);
    TestTable at = TestTable.five().tiles(ROME, "lighthouse").stock(ROME, "wood, coin");
    at.building(ROME).build(ROME, cheap, "wood");
    assertThat(at.board().triremes(ROME, DATA.sea("ionian"))).isEqualTo(1);
    assertThat(at.refused(ROME, cheap)).isEqualTo("MN-3.0-l");
  }

  @Test
  @Rule("MN-3.0-m")
  void two_to_four_payments_are_proposed_and_any_other_set_is_accepted() {
    TestTable at = rome("5 coin, 3 wine, 2 oil, grain, gold, gems, wood").play(ROME, LEGION);
    assertThat(at.moves(ROME)).hasSizeBetween(2, 4).allMatch(move -> at.accepts(ROME, move));
    assertThat(at.moves(ROME)).contains(pay("3 coin"));
    Move other = pay("gold, gems, oil");
    assertThat(at.moves(ROME)).doesNotContain(other);
    assertThat(at.accepts(ROME, other)).isTrue();
    assertThat(TestTable.GAME.forms(at.state(), ROME)).hasSize(1);
    assertThat(TestTable.GAME.unfinished(at.state(), ROME)).isTrue();
    at.play(ROME, other);
    assertThat(TestTable.GAME.unfinished(at.state(), ROME)).isFalse();
  }

  @Test
  @Rule("MN-3.1.3-f")
  void the_pyramids_can_be_paid_by_cleopatra_and_hannibal() {
    Realm realm = TestTable.five().realm(EGYPT);
    assertThat(Payment.affords(realm.withStock(stock("11 coin, wine")), 12)).isTrue();
    assertThat(Payment.affords(realm.withStock(stock("10 coin, wine")), 12)).isFalse();
    Stock eleven =
        stock("pottery, gems, papyrus, metal, spices, stone, wood, gold, grain, oil, sheep");
    assertThat(Payment.affords(realm.withStock(eleven), 12)).isFalse();
    assertThat(Payment.affords(realm.withStock(eleven.plusCoins(1)), 12)).isTrue();
    Realm carthage = TestTable.five().realm(CARTHAGE);
    assertThat(Payment.affords(carthage.withStock(eleven), 12)).isFalse();
    assertThat(Payment.affords(carthage.withStock(eleven.plus(stock("sheep"))), 12)).isTrue();
    assertThat(
            Payment.affords(
                TestTable.five().realm(ROME).withStock(eleven.plus(stock("sheep"))), 12))
        .isFalse();
  }
}
