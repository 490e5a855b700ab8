package ludus.marenostrum;

import static ludus.marenostrum.TestTable.CARTHAGE;
import static ludus.marenostrum.TestTable.DATA;
import static ludus.marenostrum.TestTable.GAME;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.icon;
import static ludus.marenostrum.TestTable.province;
import static ludus.marenostrum.TestTable.tile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import ludus.kernel.Hint;
import ludus.kernel.Message;
import org.junit.jupiter.api.Test;

/// How good a position is, and what is said before a move.
class ValuationTest {

  private static double rome(TestTable at) {
    return GAME.valuation().values(at.state())[ROME];
  }

  @Test
  void the_values_of_all_seats_are_shares_of_one_victory() {
    double[] values = GAME.valuation().values(TestTable.five().state());
    assertThat(Arrays.stream(values).sum()).isCloseTo(1, within(1e-9));
  }

  @Test
  void whatever_brings_a_victory_nearer_is_worth_more() {
    double start = rome(TestTable.five());
    assertThat(rome(TestTable.five().tiles(ROME, "ramses"))).isGreaterThan(start);
    assertThat(rome(TestTable.five().leader(Track.TRADE, ROME))).isGreaterThan(start);
    assertThat(rome(TestTable.five().built("dalmatia.market"))).isGreaterThan(start);
    assertThat(rome(TestTable.five().stock(ROME, "12 coin"))).isGreaterThan(start);
    assertThat(rome(TestTable.five().control(ROME, "sicilia"))).isGreaterThan(start);
    TestTable city = TestTable.five().control(ROME, "sicilia").built("sicilia.syracusae");
    assertThat(rome(city)).isGreaterThan(rome(TestTable.five().control(ROME, "sicilia")));
    assertThat(rome(TestTable.five().tiles(GREECE, "ramses"))).isLessThan(start);
  }

  @Test
  void a_won_game_is_worth_everything_to_its_winner() {
    TestTable at = TestTable.five().stock(ROME, "12 coin").building(ROME);
    at.build(ROME, new Move.BuyTile(tile("pyramids")), "12 coin");
    assertThat(GAME.valuation().values(at.state())).containsExactly(1, 0, 0, 0, 0);
  }

  // hints ----------------------------------------------------------------------------------------

  private static Hint hint(TestTable at, int seat, Move move) {
    return GAME.hint(at.state(), seat, move);
  }

  @Test
  void a_hint_tells_price_income_and_track() {
    TestTable at = TestTable.five().stock(ROME, "9 coin").building(ROME);
    Hint market = hint(at, ROME, new Move.BuildBuilding(icon("dalmatia.market")));
    assertThat(market.price()).hasValue(6);
    // a Market doubles the Caravans there: stone and oil
    assertThat(market.notes().getFirst().args())
        .containsEntry(
            "resources",
            List.of(
                MareNostrumWords.goods(DATA.resource("stone"), 1),
                MareNostrumWords.goods(DATA.resource("oil"), 1)));
    Message track = market.notes().getLast();
    assertThat(track.args())
        .containsEntry("before", 7)
        .containsEntry("level", 8)
        .containsEntry("best", 7);
    Hint legion = hint(at, ROME, new Move.BuildLegion(province("italia"), false));
    assertThat(legion.price()).hasValue(3);
    assertThat(legion.notes().getFirst().args()).containsEntry("level", 4);
  }

  @Test
  void a_hint_tells_what_would_be_lost_and_what_would_win() {
    TestTable at = TestTable.five().stock(ROME, "5 coin, wine").building(ROME);
    assertThat(hint(at, ROME, new Move.EndBuild()).notes().getFirst().args())
        .containsEntry("count", 4);
    assertThat(
            hint(TestTable.five().stock(ROME, "2 coin").building(ROME), ROME, new Move.EndBuild()))
        .isEqualTo(Hint.NONE);
    Hint pyramids = hint(at, ROME, new Move.BuyTile(tile("pyramids")));
    assertThat(pyramids.price()).hasValue(12);
    assertThat(pyramids.notes().getFirst().key()).isEqualTo("mare-nostrum.hint.pyramids");
    TestTable tie =
        TestTable.five().tiles(GREECE, "antigone", "hercules").legions(ROME, "italia", 4);
    tie.begin(Phase.LEADERSHIP);
    assertThat(hint(tie, ROME, new Move.Award(GREECE)).notes().getFirst().key())
        .isEqualTo("mare-nostrum.hint.givesVictory");
    assertThat(hint(tie, ROME, new Move.Award(ROME))).isEqualTo(Hint.NONE);
  }

  @Test
  void the_view_lists_what_could_be_built_and_whether_it_can_be_paid() {
    TestTable at = TestTable.five().stock(ROME, "3 coin").building(ROME);
    MareNostrumView.ConstructionView view = at.view(ROME).construction().orElseThrow();
    assertThat(view.items())
        .anyMatch(
            item ->
                item.move().equals(new Move.BuildLegion(province("italia"), false))
                    && item.affordable()
                    && item.price() == 3)
        .anyMatch(
            item ->
                item.move().equals(new Move.BuildBuilding(icon("italia.temple")))
                    && !item.affordable()
                    && item.price() == 6);
    assertThat(at.view(CARTHAGE).construction().orElseThrow().items()).isEmpty();
    assertThat(at.view(CARTHAGE).construction().orElseThrow().builder()).contains(ROME);
    assertThat(at.view(ROME).realms().get(ROME).income())
        .contains(new Amount(DATA.resource("wine"), 2));
    assertThat(at.view(ROME).realms().get(ROME).victory().set()).contains(3);
    assertThat(at.view(ROME).realms().get(GREECE).victory().set()).isEmpty();
  }
}
