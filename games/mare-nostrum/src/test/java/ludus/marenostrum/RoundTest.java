package ludus.marenostrum;

import static ludus.marenostrum.TestTable.BABYLON;
import static ludus.marenostrum.TestTable.CARTHAGE;
import static ludus.marenostrum.TestTable.DATA;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GAME;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.icon;
import static ludus.marenostrum.TestTable.province;
import static ludus.marenostrum.TestTable.stock;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import ludus.kernel.Agenda;
import ludus.kernel.Journal;
import ludus.kernel.Order;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Setup;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;

/// MN-R: how rounds run, and what is done for those who are away.
class RoundTest {

  private static Move fallback(TestTable at, int seat) {
    return GAME.fallback(at.state(), seat, new SplittableRandom(1));
  }

  @Test
  @Rule("MN-R-1")
  void the_phases_follow_each_other() {
    TestTable at = TestTable.of(Setup.of(3).with("roundLimit", "3"));
    List<Phase> phases = new ArrayList<>();
    SplittableRandom own = new SplittableRandom(1);
    while (at.state().round() < 3 && at.state().phase() != Phase.OVER) {
      if (phases.isEmpty() || phases.getLast() != at.state().phase()) {
        phases.add(at.state().phase());
      }
      Agenda agenda = GAME.agenda(at.state());
      int seat = agenda.must().getFirst().seat();
      at.play(seat, GAME.fallback(at.state(), seat, own));
    }
    assertThat(phases)
        .startsWith(Phase.TRADE, Phase.CONSTRUCTION, Phase.MOVEMENT)
        .containsSequence(Phase.MOVEMENT, Phase.LEADERSHIP, Phase.TRADE, Phase.CONSTRUCTION);
  }

  @Test
  @Rule("MN-R-2")
  void a_new_round_records_control_and_renews_powers() {
    TestTable at = TestTable.five().stock(BABYLON, "").building(BABYLON);
    at.play(BABYLON, new Move.BuildControl(province("persia"), true));
    assertThat(at.realm(BABYLON).start().contains(province("persia"))).isFalse();
    assertThat(at.realm(BABYLON).canUse(Power.HAMMURABI)).isFalse();
    at.begin(Phase.COLLECT);
    assertThat(at.realm(BABYLON).start().contains(province("persia"))).isTrue();
    assertThat(at.realm(BABYLON).canUse(Power.HAMMURABI)).isTrue();
  }

  @Test
  @Rule("MN-R-3")
  void titles_change_in_leadership_only() {
    TestTable at = TestTable.five().stock(ROME, "9 coin").building(ROME);
    at.build(ROME, new Move.BuildBuilding(icon("dalmatia.market")), "6 coin");
    assertThat(at.level(ROME, Track.TRADE)).isEqualTo(8);
    assertThat(at.state().leader(Track.TRADE)).isEqualTo(CARTHAGE);
  }

  @Test
  @Rule("MN-R-5")
  void steps_without_a_decision_are_skipped() {
    TestTable at = TestTable.five().begin(Phase.COLLECT);
    assertThat(at.state().top()).isInstanceOf(Frame.Token.class);
  }

  @Test
  @Rule("MN-R-6")
  void nobody_acts_outside_of_the_own_decision() {
    TestTable at = TestTable.five().begin(Phase.CONSTRUCTION).play(EGYPT, new Move.Pick(ROME));
    for (int seat : new int[] {GREECE, BABYLON, EGYPT, CARTHAGE}) {
      assertThat(at.moves(seat)).isEmpty();
      assertThat(GAME.refusal(at.state(), seat, new Move.EndBuild()).orElseThrow().message().key())
          .isEqualTo("kernel.refusal.notAsked");
    }
  }

  @Test
  @Rule("MN-R-8")
  void what_only_the_owner_can_know_is_asked_even_without_a_choice() {
    // equal tokens: one possible offer, yet it is asked
    TestTable at = TestTable.five().stock(ROME, "5 coin").play(CARTHAGE, new Move.PlayToken(2));
    assertThat(at.asked()).contains(ROME);
    // nothing can be paid, yet the turn is offered
    TestTable poor = TestTable.five().stock(ROME, "2 coin").building(ROME);
    assertThat(poor.asked()).containsExactly(ROME);
    assertThat(poor.moves(ROME)).containsExactly(new Move.EndBuild());
    // a stock that everybody sees to be offered as a whole is not asked
    TestTable whole = TestTable.five().stock(ROME, "2 coin").play(CARTHAGE, new Move.PlayToken(2));
    assertThat(whole.asked()).doesNotContain(ROME);
  }

  @Test
  @Rule("MN-R-9")
  void the_clock_chooses_the_coin_nothing_and_the_lowest_number() {
    TestTable at = TestTable.five().control(GREECE, "asia").built("asia.troia", "asia.temple");
    at.begin(Phase.COLLECT);
    assertThat(fallback(at, GREECE)).isEqualTo(new Move.TakeExtra(icon("asia.troia"), false));
    TestTable colossus = TestTable.five().tiles(ROME, "colossus").begin(Phase.COLLECT);
    assertThat(fallback(colossus, ROME)).isEqualTo(new Move.Pass());
    assertThat(fallback(TestTable.five(), CARTHAGE)).isEqualTo(new Move.PlayToken(0));
    TestTable used = TestTable.five().play(CARTHAGE, new Move.PlayToken(0)).begin(Phase.TRADE);
    assertThat(fallback(used, CARTHAGE)).isEqualTo(new Move.PlayToken(1));
  }

  @Test
  @Rule("MN-R-9")
  void the_clock_offers_at_random_and_nothing_with_antigone() {
    TestTable at = TestTable.five().tiles(ROME, "antigone").play(CARTHAGE, new Move.PlayToken(3));
    assertThat(fallback(at, ROME)).isEqualTo(new Move.SealOffer());
    int coins = 0;
    for (int seed = 0; seed < 60; seed++) {
      State state = at.state();
      SplittableRandom own = new SplittableRandom(seed);
      while (!((Frame.Offers) state.top()).committed().contains(EGYPT)) {
        Move move = GAME.fallback(state, EGYPT, own);
        state = GAME.play(state, EGYPT, move, _ -> 0, Journal.SILENT);
      }
      Stock offer = ((Frame.Offers) state.top()).offers().get(EGYPT);
      assertThat(offer.size()).isEqualTo(3);
      coins += offer.coins();
    }
    // five of nine tokens are coins
    assertThat(coins).isBetween(60, 140);
  }

  @Test
  @Rule("MN-R-9")
  void the_clock_takes_from_the_first_clockwise_coins_last() {
    TestTable at =
        TestTable.five()
            .stock(ROME, "coin, stone")
            .stock(GREECE, "2 gold")
            .stock(BABYLON, "2 oil")
            .stock(EGYPT, "2 grain")
            .stock(CARTHAGE, "2 wine")
            .play(CARTHAGE, new Move.PlayToken(2));
    assertThat(fallback(at, CARTHAGE)).isEqualTo(new Move.Take(ROME, DATA.resource("stone")));
  }

  @Test
  @Rule("MN-R-9")
  void the_clock_picks_the_absent_first_then_clockwise_and_builds_nothing() {
    TestTable at = TestTable.five().begin(Phase.CONSTRUCTION);
    assertThat(fallback(at, EGYPT)).isEqualTo(new Move.Pick(EGYPT));
    at.play(EGYPT, new Move.Pick(EGYPT));
    assertThat(fallback(at, EGYPT)).isEqualTo(new Move.EndBuild());
    at.play(EGYPT, new Move.EndBuild());
    assertThat(fallback(at, EGYPT)).isEqualTo(new Move.Pick(CARTHAGE));
  }

  @Test
  @Rule("MN-R-9")
  void the_clock_passes_for_perseus_and_keeps_the_first_types() {
    TestTable at = TestTable.five().tiles(ROME, "perseus").stock(ROME, "12 coin");
    at.begin(Phase.CONSTRUCTION).play(EGYPT, new Move.Pick(GREECE));
    assertThat(fallback(at, ROME)).isEqualTo(new Move.Pass());
    TestTable gardens = TestTable.five().tiles(ROME, "hanging_gardens");
    gardens.stock(ROME, "wine, L:pottery, grain");
    gardens.frames(
        Phase.CONSTRUCTION,
        new Frame.Construction(Seats.first(5)),
        new Frame.Storing(ROME, Pile.empty()));
    gardens.play(ROME, fallback(gardens, ROME)).play(ROME, fallback(gardens, ROME));
    assertThat(gardens.state().stock(ROME)).isEqualTo(stock("L:pottery, grain"));
  }

  @Test
  @Rule("MN-R-9")
  void the_clock_keeps_titles_or_gives_them_to_the_first_tied_clockwise() {
    TestTable at = TestTable.five().begin(Phase.LEADERSHIP);
    assertThat(fallback(at, CARTHAGE)).isEqualTo(new Move.Award(CARTHAGE));
    TestTable egypt = TestTable.five().leader(Track.TRADE, EGYPT).begin(Phase.LEADERSHIP);
    assertThat(fallback(egypt, EGYPT)).isEqualTo(new Move.Award(CARTHAGE));
  }

  @Test
  @Rule("MN-R-11")
  void without_the_option_there_is_no_last_round() {
    assertThat(TestTable.five().view(ROME).lastRound()).isEmpty();
    TestTable limited = TestTable.of(Setup.of(5).with("roundLimit", "12"));
    assertThat(limited.view(ROME).lastRound()).contains(12);
  }

  @Test
  void standing_orders_answer_only_their_own_questions() {
    List<Order> orders =
        List.of(
            new Order("PassPerseus", Map.of()),
            new Order("PickMyselfFirst", Map.of()),
            new Order("KeepMyTitles", Map.of()));
    TestTable at = TestTable.five().begin(Phase.CONSTRUCTION);
    assertThat(GAME.obey(at.state(), EGYPT, orders)).contains(new Move.Pick(EGYPT));
    assertThat(GAME.obey(at.state(), EGYPT, List.of())).isEmpty();
    at.play(EGYPT, new Move.Pick(EGYPT)).play(EGYPT, new Move.EndBuild());
    assertThat(GAME.obey(at.state(), EGYPT, orders)).isEmpty();
    TestTable tie = TestTable.five().begin(Phase.LEADERSHIP);
    assertThat(GAME.obey(tie.state(), CARTHAGE, orders)).contains(new Move.Award(CARTHAGE));
    TestTable perseus = TestTable.five().tiles(ROME, "perseus").stock(ROME, "12 coin");
    perseus.begin(Phase.CONSTRUCTION).play(EGYPT, new Move.Pick(GREECE));
    assertThat(GAME.obey(perseus.state(), ROME, orders)).contains(new Move.Pass());
    assertThat(GAME.obey(TestTable.five().state(), CARTHAGE, orders)).isEmpty();
  }
}
