package ludus.marenostrum;

import static ludus.marenostrum.TestTable.BABYLON;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.five;
import static ludus.marenostrum.TestTable.pay;
import static ludus.marenostrum.TestTable.province;
import static ludus.marenostrum.TestTable.tile;
import static org.assertj.core.api.Assertions.assertThat;

import ludus.kernel.Pile;
import ludus.kernel.Seats;
import org.junit.jupiter.api.Test;

/// What is clear is seen at a glance too, and in the same way as with all care.
class GlanceTest {

  private static final String NINE_GOODS =
      "pottery, gems, papyrus, metal, spices, stone, wood, gold, grain";

  private static void bothLeanTo(TestTable table, int seat, Move move) {
    assertThat(Sense.chance(table, seat, move)).as("with all care").isGreaterThan(0.8);
    assertThat(Sense.glance(table, seat, move)).as("at a glance").isGreaterThan(0.8);
  }

  private static void bothShun(TestTable table, int seat, Move move) {
    assertThat(Sense.chance(table, seat, move)).as("with all care").isLessThan(0.1);
    assertThat(Sense.glance(table, seat, move)).as("at a glance").isLessThan(0.1);
  }

  @Test
  void the_pyramids_win() {
    bothLeanTo(
        five().stock(ROME, "12 coin").building(ROME), ROME, new Move.BuyTile(tile("pyramids")));
  }

  @Test
  void the_fifth_tile_wins() {
    TestTable table =
        five()
            .tiles(EGYPT, "hercules", "hamilcar", "circe")
            .display("colossus")
            .stock(EGYPT, "10 coin")
            .building(EGYPT);
    bothLeanTo(table, EGYPT, new Move.BuyTile(tile("colossus")));
  }

  @Test
  void what_would_be_lost_is_spent() {
    bothShun(five().stock(ROME, "grain, oil, sheep").building(ROME), ROME, Moves.END_BUILD);
  }

  @Test
  void coins_pay_for_what_is_small_where_goods_make_a_large_set() {
    TestTable table =
        five()
            .tiles(ROME, "hercules", "hamilcar", "circe")
            .display("colossus")
            .stock(ROME, NINE_GOODS + ", oil, 3 coin")
            .building(ROME)
            .play(ROME, new Move.BuildFortress(province("gallia"), false));
    bothLeanTo(table, ROME, pay("3 coin"));
  }

  @Test
  void what_is_there_twice_is_offered() {
    TestTable table =
        five()
            .tiles(ROME, "hercules", "hamilcar", "circe")
            .stock(ROME, NINE_GOODS + ", 2 oil")
            .frames(Phase.TRADE, new Frame.Offers(1, Seats.of(GREECE), Pile.times(5, Stock.NONE)));
    bothLeanTo(table, ROME, new Move.Offer(TestTable.tokens("oil").getFirst()));
  }

  private static TestTable marching(TestTable table, int seat) {
    return table.frames(
        Phase.MOVEMENT,
        new Frame.Movement(Seats.of(seat)),
        new Frame.Turn(seat, Provinces.NONE),
        new Frame.Marching(seat, Pile.empty(), 0));
  }

  @Test
  void nobody_runs_against_a_strong_garrison() {
    TestTable table =
        five()
            .control(GREECE, "noricum")
            .built("noricum.caravan1", "noricum.market")
            .legions(GREECE, "noricum", 5)
            .fortress(GREECE, "noricum", true)
            .legions(ROME, "gallia", 2);
    bothShun(marching(table, ROME), ROME, new Move.March(province("gallia"), province("noricum")));
  }

  @Test
  void the_capital_is_not_left_to_those_who_stand_before_it() {
    TestTable table =
        five()
            .legions(EGYPT, "aegyptus", 2)
            .fortress(EGYPT, "aegyptus", false)
            .control(BABYLON, "arabia")
            .legions(BABYLON, "arabia", 2);
    bothShun(
        marching(table, EGYPT), EGYPT, new Move.March(province("aegyptus"), province("cyrenaica")));
  }
}
