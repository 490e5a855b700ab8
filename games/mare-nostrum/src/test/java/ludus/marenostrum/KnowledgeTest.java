package ludus.marenostrum;

import static ludus.marenostrum.TestTable.BABYLON;
import static ludus.marenostrum.TestTable.CARTHAGE;
import static ludus.marenostrum.TestTable.DATA;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GAME;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.province;
import static ludus.marenostrum.TestTable.stock;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import ludus.marenostrum.MareNostrumEvent.LegendaryDrawn;
import ludus.marenostrum.MareNostrumEvent.OfferChanged;
import ludus.marenostrum.MareNostrumEvent.Paid;
import ludus.marenostrum.MareNostrumEvent.Stored;
import org.junit.jupiter.api.Test;

/// Who knows what (MN-H), and what is imagined where somebody can't know.
class KnowledgeTest {

  /// All that a seat can imagine of something, in many attempts.
  private static <T> Set<T> imagined(TestTable at, int seat, Function<State, T> what) {
    Set<T> seen = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      seen.add(what.apply(GAME.imagine(at.state(), seat, new SplittableRandom(i))));
    }
    return seen;
  }

  private static String seen(TestTable at, int seat) {
    return GAME.notation().writeValue(GAME.view(at.state(), new Viewer(seat))).toString();
  }

  /// Greece has drawn a Legendary Commodity that nobody else saw.
  private static TestTable drawn() {
    TestTable at = TestTable.five();
    for (int seat = 0; seat < 5; seat++) {
      at.stock(seat, "");
    }
    return at.control(GREECE, "asia").built("asia.troia").begin(Phase.COLLECT);
  }

  @Test
  @Rule("MN-H-1")
  void stocks_offers_drawn_types_and_face_down_tiles_are_secret() {
    TestTable at = drawn();
    String type = at.events(LegendaryDrawn.class).getFirst().types().orElseThrow().getFirst().id();
    assertThat(seen(at, GREECE)).contains("L:" + type);
    assertThat(seen(at, ROME)).doesNotContain("L:");
    assertThat(seen(at, -1)).doesNotContain("L:");
    String hidden = at.state().faceDown().first().id();
    assertThat(seen(at, ROME)).doesNotContain("\"" + hidden + "\"");
    at.play(CARTHAGE, new Move.PlayToken(1)).offer(ROME, "stone");
    assertThat(at.view(ROME).trade().orElseThrow().offer()).hasSize(1);
    assertThat(at.view(GREECE).trade().orElseThrow().offer()).isEmpty();
  }

  @Test
  @Rule({"MN-H-2", "MN-H-5"})
  void counts_reserves_and_discards_are_public() {
    TestTable at = TestTable.five().stock(ROME, "L:sheep, wine, oil, coin").building(ROME);
    at.build(ROME, new Move.BuildLegion(province("italia"), false), "L:sheep, wine, oil");
    MareNostrumView view = at.view(GREECE);
    assertThat(view.discard()).containsExactly(DATA.commodity("sheep"));
    assertThat(view.pile()).isEqualTo(12);
    assertThat(view.realms().get(ROME).resources()).isEqualTo(1);
    assertThat(view.reserve()).isEqualTo(DATA.amounts(at.state().reserve()));
  }

  @Test
  @Rule("MN-H-3")
  void what_is_discarded_at_the_end_of_construction_is_seen_by_all() {
    TestTable at = TestTable.five().stock(ROME, "3 coin, wine");
    at.frames(
        Phase.CONSTRUCTION,
        new Frame.Construction(Seats.first(5)),
        new Frame.Building(EGYPT, true, false, Optional.empty()));
    at.play(EGYPT, new Move.EndBuild());
    Stored stored = at.events(Stored.class).getFirst();
    assertThat(stored.shownTo(Viewer.seat(GREECE)).orElseThrow().discarded())
        .isEqualTo(DATA.amounts(stock("coin, wine")));
    assertThat(stored.kept()).isEqualTo(2);
  }

  @Test
  @Rule("MN-H-4")
  void common_tokens_of_others_can_be_worked_out_and_stay() {
    TestTable at = TestTable.five();
    Set<Stock> rome = imagined(at, GREECE, state -> state.stock(ROME));
    assertThat(rome).containsExactly(at.state().stock(ROME));
  }

  @Test
  @Rule("MN-H-6")
  void a_legendary_commodity_of_another_can_be_any_that_is_not_placed() {
    TestTable at = drawn();
    int own = at.state().stock(GREECE).legendary();
    assertThat(imagined(at, GREECE, state -> state.stock(GREECE).legendary())).containsExactly(own);
    Set<Integer> types = imagined(at, ROME, state -> state.stock(GREECE).legendary());
    assertThat(types).hasSize(13).allMatch(bits -> Integer.bitCount(bits) == 1);
    assertThat(imagined(at, ROME, state -> state.stock(GREECE).open()))
        .containsExactly(at.state().stock(GREECE).open());
  }

  @Test
  @Rule("MN-H-6")
  void a_legendary_commodity_that_was_shown_stays_where_it_is() {
    TestTable at = drawn().play(CARTHAGE, new Move.PlayToken(1));
    int type = at.state().stock(GREECE).legendary();
    Resource shown = DATA.legendary(Integer.numberOfTrailingZeros(type));
    at.play(GREECE, new Move.Offer(shown));
    assertThat(imagined(at, ROME, state -> state.stock(GREECE).legendary())).hasSizeGreaterThan(5);
    at.offer(ROME, "stone")
        .offer(BABYLON, "spices")
        .offer(EGYPT, "papyrus")
        .offer(CARTHAGE, "wine");
    assertThat(imagined(at, ROME, state -> state.stock(GREECE).legendary())).containsExactly(type);
    at.take(CARTHAGE, GREECE, shown.id());
    assertThat(imagined(at, ROME, state -> state.stock(CARTHAGE).legendary()))
        .containsExactly(type);
  }

  @Test
  @Rule("MN-H-6")
  void sealed_offers_of_others_are_drawn_again_in_the_right_size() {
    TestTable at = TestTable.five().play(CARTHAGE, new Move.PlayToken(2)).offer(ROME, "wine, oil");
    Set<Stock> offers =
        imagined(at, GREECE, state -> ((Frame.Offers) state.top()).offers().get(ROME));
    assertThat(offers).hasSizeGreaterThan(5).allMatch(offer -> offer.size() == 2);
    assertThat(imagined(at, ROME, state -> ((Frame.Offers) state.top()).offers().get(ROME)))
        .containsExactly(stock("wine, oil"));
    // nobody knows of an offer that is not sealed
    at.play(EGYPT, new Move.Offer(DATA.resource("coin")));
    assertThat(imagined(at, GREECE, state -> ((Frame.Offers) state.top()).offers().get(EGYPT)))
        .containsExactly(Stock.NONE);
    assertThat(at.events(OfferChanged.class).getFirst().shownTo(Viewer.seat(GREECE))).isEmpty();
  }

  @Test
  @Rule("MN-H-6")
  void face_down_tiles_and_the_pile_are_shuffled() {
    TestTable at = TestTable.five();
    assertThat(imagined(at, ROME, state -> state.faceDown().first())).hasSize(12);
    assertThat(imagined(at, ROME, state -> state.pile().first())).hasSize(13);
    assertThat(imagined(at, ROME, State::faceUp)).containsExactly(at.state().faceUp());
  }

  // the gift -------------------------------------------------------------------------------------

  private static TestTable gift() {
    return TestTable.five()
        .stock(CARTHAGE, "2 wine, gems, coin")
        .stock(GREECE, "gold")
        .frames(Phase.TRADE, new Frame.Evening(1, GREECE, Pile.empty()))
        .play(CARTHAGE, new Move.Give(DATA.resource("gems")));
  }

  @Test
  @Rule({"MN-H-4", "MN-H-6"})
  void others_imagine_any_gift_that_the_giver_could_have_made() {
    TestTable at = gift();
    Set<Stock> greece = imagined(at, ROME, state -> state.stock(GREECE));
    assertThat(greece)
        .containsExactlyInAnyOrder(stock("gold, gems"), stock("gold, wine"), stock("gold, coin"));
    assertThat(imagined(at, ROME, state -> state.stock(GREECE).plus(state.stock(CARTHAGE))))
        .containsExactly(stock("gold, 2 wine, gems, coin"));
    assertThat(imagined(at, GREECE, state -> state.stock(CARTHAGE)))
        .containsExactly(stock("2 wine, coin"));
    assertThat(imagined(at, CARTHAGE, state -> state.stock(GREECE)))
        .containsExactly(stock("gold, gems"));
  }

  @Test
  @Rule("MN-H-4")
  void what_the_giver_spends_was_not_given() {
    TestTable at = gift().stock(CARTHAGE, "wine").building(CARTHAGE);
    assertThat(imagined(at, ROME, state -> state.stock(GREECE)))
        .containsExactlyInAnyOrder(stock("gold, gems"), stock("gold, wine"));
    // the receiver has spent the gift, so everybody knows
    TestTable spent = gift().stock(GREECE, "gold");
    assertThat(imagined(spent, ROME, state -> state.stock(GREECE))).containsExactly(stock("gold"));
  }

  @Test
  @Rule("MN-H-4")
  void the_gift_is_no_secret_any_more_after_construction() {
    TestTable at = gift();
    assertThat(at.state().gift()).isPresent();
    at.until(Frame.Movement.class);
    assertThat(at.state().gift()).isEmpty();
  }

  // what a payment shows
  // ---------------------------------------------------------------------------

  @Test
  @Rule("MN-H-4")
  void a_payment_is_news_only_to_those_who_did_not_know() {
    Move legion = new Move.BuildLegion(province("achaia"), false);
    TestTable plain = TestTable.five().stock(GREECE, "3 coin").building(GREECE);
    plain.build(GREECE, legion, "3 coin");
    assertThat(plain.events(Paid.class).getFirst().reveals()).isEqualTo(Seats.NONE);
    TestTable legendary = TestTable.five().stock(GREECE, "L:gems, gold, wine").building(GREECE);
    legendary.build(GREECE, legion, "L:gems, gold, wine");
    assertThat(legendary.events(Paid.class).getFirst().reveals())
        .isEqualTo(Seats.first(5).minus(GREECE));
    TestTable given = gift().stock(GREECE, "3 coin, gems").building(GREECE);
    given.build(GREECE, legion, "3 coin");
    assertThat(given.events(Paid.class).getFirst().reveals())
        .isEqualTo(Seats.of(ROME).plus(BABYLON).plus(EGYPT));
  }

  @Test
  @Rule("MN-H-6")
  void nobody_else_knows_what_is_named_before_it_is_paid() {
    TestTable at = TestTable.five().stock(GREECE, "3 coin").building(GREECE);
    MareNostrumView before = at.view(ROME);
    at.play(GREECE, new Move.BuildLegion(province("achaia"), false));
    assertThat(at.view(ROME)).isEqualTo(before);
    assertThat(at.view(GREECE)).isNotEqualTo(before);
    assertThat(at.view(GREECE).construction().orElseThrow().item()).isPresent();
    assertThat(imagined(at, ROME, State::top))
        .containsExactly(new Frame.Building(GREECE, true, false, Optional.empty()));
  }

  @Test
  @Rule("MN-H-7")
  void spectators_see_what_is_public() {
    TestTable at = TestTable.five();
    MareNostrumView view = (MareNostrumView) GAME.view(at.state(), Viewer.SPECTATOR);
    assertThat(view.you()).isEmpty();
    assertThat(view.stock()).isEmpty();
    assertThat(view.realms()).extracting(MareNostrumView.RealmView::resources).containsOnly(9);
  }
}
