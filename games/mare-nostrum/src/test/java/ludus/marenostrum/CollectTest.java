package ludus.marenostrum;

import static ludus.marenostrum.TestTable.CARTHAGE;
import static ludus.marenostrum.TestTable.DATA;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.icon;
import static ludus.marenostrum.TestTable.stock;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import ludus.marenostrum.MareNostrumEvent.Collected;
import ludus.marenostrum.MareNostrumEvent.LegendaryDrawn;
import ludus.marenostrum.MareNostrumEvent.PileRenewed;
import org.junit.jupiter.api.Test;

/// Phase 1.
class CollectTest {

  private static TestTable empty() {
    TestTable at = TestTable.five();
    for (int seat = 0; seat < 5; seat++) {
      at.stock(seat, "");
    }
    return at;
  }

  private static TestTable collected(TestTable at) {
    return at.begin(Phase.COLLECT);
  }

  @Test
  @Rule("MN-1.1-a")
  void a_caravan_brings_one_commodity_and_two_with_a_market() {
    TestTable at = collected(empty());
    Stock egypt = at.state().stock(EGYPT);
    assertThat(egypt.count(DATA.resource("grain"))).isEqualTo(1);
    assertThat(egypt.count(DATA.resource("gold"))).isEqualTo(1);
    assertThat(egypt.count(DATA.resource("papyrus"))).isEqualTo(2);
    Stock rome = at.state().stock(ROME);
    assertThat(rome).isEqualTo(stock("coin, 2 wine, 2 gladiator, 2 sheep, stone, oil"));
  }

  @Test
  @Rule("MN-1.1-b")
  void a_city_brings_one_coin_and_two_with_a_temple() {
    TestTable at = collected(empty());
    assertThat(at.state().stock(EGYPT).coins()).isEqualTo(5);
    assertThat(at.state().stock(ROME).coins()).isEqualTo(1);
    assertThat(collected(empty().built("italia.temple")).state().stock(ROME).coins()).isEqualTo(2);
  }

  @Test
  @Rule("MN-1.1-c")
  void a_legendary_city_brings_a_coin_and_a_drawn_commodity() {
    TestTable at = empty().control(GREECE, "asia").built("asia.troia");
    Commodity top = at.state().pile().first();
    collected(at);
    assertThat(at.state().top()).isInstanceOf(Frame.Token.class);
    assertThat(at.state().stock(GREECE).coins()).isEqualTo(5);
    assertThat(at.state().stock(GREECE).hasLegendary(top.index())).isTrue();
    assertThat(at.state().pile()).hasSize(12);
  }

  @Test
  @Rule({"MN-1.1-c", "MN-1.1-d"})
  void with_a_temple_its_owner_chooses_after_the_draw_what_it_adds() {
    TestTable at = empty().control(GREECE, "asia").built("asia.troia", "asia.temple");
    collected(at);
    assertThat(at.asked()).containsExactly(GREECE);
    assertThat(at.state().stock(GREECE).legendary()).isNotZero();
    int coins = at.state().stock(GREECE).coins();
    Icon troy = icon("asia.troia");
    assertThat(at.moves(GREECE))
        .containsExactly(new Move.TakeExtra(troy, false), new Move.TakeExtra(troy, true));
    at.play(GREECE, new Move.TakeExtra(troy, false));
    assertThat(at.state().stock(GREECE).coins()).isEqualTo(coins + 1);
    assertThat(Integer.bitCount(at.state().stock(GREECE).legendary())).isEqualTo(1);
  }

  @Test
  @Rule("MN-1.1-c")
  void the_extra_can_be_a_second_legendary_commodity() {
    TestTable at = empty().control(GREECE, "asia").built("asia.troia", "asia.temple");
    collected(at);
    int coins = at.state().stock(GREECE).coins();
    at.play(GREECE, new Move.TakeExtra(icon("asia.troia"), true));
    assertThat(at.state().stock(GREECE).coins()).isEqualTo(coins);
    assertThat(Integer.bitCount(at.state().stock(GREECE).legendary())).isEqualTo(2);
  }

  @Test
  @Rule({"MN-1.1-b", "MN-1.1-c"})
  void a_temple_serves_both_cities_of_its_province() {
    TestTable at =
        empty()
            .control(ROME, "sicilia")
            .built("sicilia.syracusae", "sicilia.lilybaeum", "sicilia.temple");
    collected(at);
    at.play(ROME, new Move.TakeExtra(icon("sicilia.syracusae"), false));
    // Roma 1; Lilybaeum 2, Syracusae 1 and 1 more
    assertThat(at.state().stock(ROME).coins()).isEqualTo(5);
    assertThat(Integer.bitCount(at.state().stock(ROME).legendary())).isEqualTo(1);
  }

  @Test
  @Rule("MN-1.1-e")
  void a_market_or_temple_alone_brings_nothing() {
    TestTable at =
        empty().control(ROME, "macedonia", "creta").built("macedonia.market", "creta.temple");
    assertThat(collected(at).state().stock(ROME))
        .isEqualTo(stock("coin, 2 wine, 2 gladiator, 2 sheep, stone, oil"));
  }

  @Test
  @Rule("MN-1.1-f")
  void who_occupies_a_building_controls_it() {
    TestTable at = empty().legions(ROME, "dacia", 1).placed(ROME, "dacia", "market");
    collected(at);
    Stock greece = at.state().stock(GREECE);
    assertThat(greece.count(DATA.resource("gold"))).isEqualTo(1);
    assertThat(greece.count(DATA.resource("sheep"))).isEqualTo(1);
    assertThat(at.state().stock(ROME).count(DATA.resource("gold"))).isZero();
  }

  @Test
  @Rule("MN-1.1-f")
  void occupied_buildings_pay_the_occupier_and_uncontrolled_ones_nobody() {
    TestTable at = empty().legions(ROME, "dacia", 2).placed(ROME, "dacia", "market", "caravan1");
    collected(at);
    assertThat(at.state().stock(ROME).count(DATA.resource("gold"))).isEqualTo(2);
    assertThat(at.state().stock(GREECE).count(DATA.resource("gold"))).isZero();
    TestTable nobody = collected(empty().uncontrolled("dacia"));
    assertThat(nobody.state().stock(GREECE).count(DATA.resource("gold"))).isZero();
  }

  @Test
  @Rule("MN-1.1-g")
  void in_a_shortage_the_trade_leader_is_served_first_then_clockwise() {
    TestTable at = empty();
    at.reserve(
        "44 coin, oil, 9 grain, 9 wine, 9 sheep, 11 gladiator, 5 stone, 7 gold, 5 papyrus, 5 wood, 5 spices, 3 pottery");
    collected(at);
    // Carthage is due two, Rome and Babylon come after it
    assertThat(at.state().stock(CARTHAGE).count(DATA.resource("oil"))).isEqualTo(1);
    assertThat(at.state().stock(ROME).count(DATA.resource("oil"))).isZero();
    assertThat(at.events(Collected.class))
        .extracting(Collected::seat)
        .containsExactly(CARTHAGE, ROME, GREECE, TestTable.BABYLON, EGYPT);
    assertThat(at.events(Collected.class)).first().extracting(Collected::missing).isEqualTo(1);
  }

  @Test
  @Rule({"MN-1.1-h", "MN-H-2"})
  void others_see_only_how_many_resources_there_are() {
    TestTable at = collected(empty());
    MareNostrumView rome = at.view(ROME);
    assertThat(rome.realms().get(EGYPT).resources()).isEqualTo(9);
    assertThat(rome.stock()).isEqualTo(DATA.amounts(at.state().stock(ROME)));
    assertThat(rome.toString()).doesNotContain("Stock[");
  }

  @Test
  @Rule("MN-1.1-i")
  void a_province_at_war_pays_its_controlling_player() {
    TestTable at =
        empty()
            .legions(CARTHAGE, "cyrenaica", 1)
            .fortress(EGYPT, "cyrenaica", true)
            .war("cyrenaica");
    collected(at);
    assertThat(at.state().stock(EGYPT).count(DATA.resource("papyrus"))).isEqualTo(2);
    assertThat(at.state().stock(EGYPT).coins()).isEqualTo(5);
  }

  @Test
  @Rule("MN-1.1-j")
  void base_draws_come_before_extras_and_the_trade_leader_draws_first() {
    TestTable at =
        empty()
            .control(GREECE, "asia")
            .built("asia.troia", "asia.temple")
            .control(CARTHAGE, "sicilia")
            .built("sicilia.syracusae", "sicilia.temple");
    List<Commodity> pile = List.copyOf(at.state().pile());
    collected(at);
    assertThat(at.state().stock(CARTHAGE).hasLegendary(pile.get(0).index())).isTrue();
    assertThat(at.state().stock(GREECE).hasLegendary(pile.get(1).index())).isTrue();
    assertThat(at.asked()).containsExactly(CARTHAGE);
    at.play(CARTHAGE, new Move.TakeExtra(icon("sicilia.syracusae"), true));
    assertThat(at.state().stock(CARTHAGE).hasLegendary(pile.get(2).index())).isTrue();
    assertThat(at.refused(GREECE, new Move.TakeExtra(icon("sicilia.syracusae"), true)))
        .isEqualTo("MN-1.1-j");
  }

  @Test
  @Rule("MN-1.1-j")
  void an_extra_of_an_exhausted_kind_brings_nothing() {
    TestTable at = empty().control(GREECE, "asia").built("asia.troia", "asia.temple");
    at.stock(ROME, "40 coin");
    collected(at);
    assertThat(at.state().reserve().coins()).isZero();
    int coins = at.state().stock(GREECE).coins();
    at.play(GREECE, new Move.TakeExtra(icon("asia.troia"), false));
    assertThat(at.state().stock(GREECE).coins()).isEqualTo(coins);
  }

  @Test
  @Rule("MN-1.2-b")
  void discards_make_a_new_pile_when_the_old_one_is_empty() {
    TestTable at = empty().control(GREECE, "asia").built("asia.troia");
    at.patch(
        "{'pile':[],'discard':['pottery','gems','papyrus','metal','spices','stone','wood','gold','grain','oil','sheep','wine','gladiator']}");
    collected(at);
    assertThat(at.events(PileRenewed.class)).hasSize(1);
    assertThat(at.state().pile()).hasSize(12);
    assertThat(at.state().discard()).isEmpty();
    assertThat(Integer.bitCount(at.state().stock(GREECE).legendary())).isEqualTo(1);
  }

  @Test
  @Rule("MN-1.2-b")
  void nothing_is_drawn_when_pile_and_discards_are_empty() {
    TestTable at = empty().control(GREECE, "asia").built("asia.troia");
    at.stock(
        ROME,
        "L:pottery, L:gems, L:papyrus, L:metal, L:spices, L:stone, L:wood, L:gold, L:grain, L:oil, L:sheep, L:wine, L:gladiator");
    collected(at);
    assertThat(at.state().stock(GREECE).legendary()).isZero();
    assertThat(at.events(LegendaryDrawn.class)).isEmpty();
  }

  @Test
  @Rule("MN-1.2-c")
  void only_its_owner_sees_what_was_drawn() {
    TestTable at = collected(empty().control(GREECE, "asia").built("asia.troia"));
    LegendaryDrawn drawn = at.events(LegendaryDrawn.class).getFirst();
    assertThat(drawn.shownTo(Viewer.seat(GREECE)).orElseThrow().types()).isPresent();
    assertThat(drawn.shownTo(Viewer.seat(ROME)).orElseThrow().types()).isEmpty();
    assertThat(drawn.shownTo(Viewer.SPECTATOR).orElseThrow().types()).isEmpty();
    assertThat(drawn.reveals().list()).containsExactly(GREECE);
  }

  @Test
  @Rule({"MN-1.3-a", "MN-11-ART"})
  void the_temple_of_artemis_brings_a_coin() {
    TestTable at = collected(empty().tiles(ROME, "temple_of_artemis"));
    assertThat(at.state().stock(ROME).coins()).isEqualTo(2);
  }

  @Test
  @Rule({"MN-1.3-b", "MN-11-COL"})
  void the_colossus_takes_any_commodity_of_the_reserve_after_everyone_has_collected() {
    TestTable at = collected(empty().tiles(ROME, "colossus"));
    assertThat(at.asked()).containsExactly(ROME);
    assertThat(at.state().stock(CARTHAGE).size()).isEqualTo(9);
    at.play(ROME, new Move.TakeFromReserve(DATA.commodity("gems")));
    assertThat(at.state().stock(ROME).count(DATA.resource("gems"))).isEqualTo(1);
    assertThat(at.state().phase()).isEqualTo(Phase.TRADE);
  }

  @Test
  @Rule("MN-1.3-b")
  void the_colossus_may_take_nothing_and_never_what_is_exhausted() {
    TestTable at = empty().tiles(ROME, "colossus").stock(EGYPT, "3 pottery");
    collected(at);
    assertThat(at.refused(ROME, new Move.TakeFromReserve(DATA.commodity("pottery"))))
        .isEqualTo("MN-1.3-b");
    int size = at.state().stock(ROME).size();
    at.play(ROME, new Move.Pass());
    assertThat(at.state().stock(ROME).size()).isEqualTo(size);
  }

  @Test
  @Rule("MN-10-CIR")
  void circes_legions_collect_from_empty_caravan_icons() {
    TestTable at =
        empty()
            .tiles(EGYPT, "circe")
            .built("aegyptus.market")
            .placed(EGYPT, "aegyptus", "caravan1");
    assertThat(at.level(EGYPT, Track.TRADE)).isEqualTo(4 + 1 + 1);
    collected(at);
    assertThat(at.state().stock(EGYPT).count(DATA.resource("papyrus"))).isEqualTo(2 + 2);
  }

  @Test
  @Rule("MN-10-CIR")
  void a_legion_on_an_empty_icon_brings_nothing_without_circe() {
    TestTable at = empty().placed(EGYPT, "aegyptus", "caravan1");
    collected(at);
    assertThat(at.state().stock(EGYPT).count(DATA.resource("papyrus"))).isEqualTo(2);
  }
}
