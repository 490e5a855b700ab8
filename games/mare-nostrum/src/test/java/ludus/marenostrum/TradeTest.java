package ludus.marenostrum;

import static ludus.marenostrum.TestTable.BABYLON;
import static ludus.marenostrum.TestTable.CARTHAGE;
import static ludus.marenostrum.TestTable.DATA;
import static ludus.marenostrum.TestTable.EGYPT;
import static ludus.marenostrum.TestTable.GREECE;
import static ludus.marenostrum.TestTable.ROME;
import static ludus.marenostrum.TestTable.stock;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import ludus.kernel.Pile;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import ludus.marenostrum.MareNostrumEvent.ChainEnded;
import ludus.marenostrum.MareNostrumEvent.Given;
import ludus.marenostrum.MareNostrumEvent.OffersRevealed;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/// Phase 2.
class TradeTest {

  private static Move token(int value) {
    return new Move.PlayToken(value);
  }

  private static Move.Take take(int victim, String resource) {
    return new Move.Take(victim, DATA.resource(resource));
  }

  private static Move.Give give(String resource) {
    return new Move.Give(DATA.resource(resource));
  }

  /// All offer one of their own kind; Carthage leads.
  private static TestTable one() {
    TestTable at =
        TestTable.five()
            .stock(ROME, "2 stone, 2 coin")
            .stock(GREECE, "2 pottery, 2 coin")
            .stock(BABYLON, "2 spices, 2 coin")
            .stock(EGYPT, "2 papyrus, 2 coin")
            .stock(CARTHAGE, "2 wine, 2 coin")
            .play(CARTHAGE, token(1));
    at.offer(ROME, "stone").offer(GREECE, "pottery").offer(BABYLON, "spices");
    return at.offer(EGYPT, "papyrus").offer(CARTHAGE, "wine");
  }

  // the number -----------------------------------------------------------------------------------

  @Test
  @Rule("MN-2.1-a")
  void the_trade_leader_chooses_a_token_and_one_of_its_values() {
    TestTable at = TestTable.five();
    assertThat(at.moves(CARTHAGE))
        .containsExactlyInAnyOrder(token(0), token(1), token(2), token(3), token(4), token(5));
    assertThat(at.refused(CARTHAGE, token(6))).isEqualTo("MN-2.1-a");
    assertThat(at.accepts(ROME, token(3))).isFalse();
  }

  @Test
  @Rule("MN-2.1-b")
  void a_used_token_waits_until_all_three_are_used() {
    TestTable at = TestTable.five().play(CARTHAGE, token(3)).begin(Phase.TRADE);
    assertThat(at.moves(CARTHAGE))
        .containsExactlyInAnyOrder(token(0), token(1), token(2), token(5));
    assertThat(at.refused(CARTHAGE, token(4))).isEqualTo("MN-2.1-b");
    at.play(CARTHAGE, token(5)).begin(Phase.TRADE).play(CARTHAGE, token(2));
    assertThat(at.state().usedTokens()).hasSize(3);
    assertThat(at.begin(Phase.TRADE).moves(CARTHAGE)).hasSize(6);
  }

  @Test
  @Rule("MN-2.1-c")
  void a_new_trade_leader_has_all_tokens_and_the_old_one_keeps_them_used() {
    TestTable at = TestTable.five().play(CARTHAGE, token(3));
    at.begin(Phase.LEADERSHIP).play(CARTHAGE, new Move.Award(CARTHAGE));
    assertThat(at.state().usedTokens()).hasSize(1);
    at = TestTable.five().play(CARTHAGE, token(3));
    at.begin(Phase.LEADERSHIP).play(CARTHAGE, new Move.Award(ROME));
    assertThat(at.state().usedTokens()).isEmpty();
  }

  // the offers -----------------------------------------------------------------------------------

  @Test
  @Rule("MN-2.1-d")
  void everybody_offers_exactly_the_number_or_the_whole_stock() {
    TestTable at = TestTable.five().stock(GREECE, "2 coin, gold").play(CARTHAGE, token(4));
    assertThat(at.asked()).containsExactly(ROME, BABYLON, EGYPT, CARTHAGE);
    Frame.Offers offers = (Frame.Offers) at.state().top();
    assertThat(offers.offers().get(GREECE)).isEqualTo(stock("2 coin, gold"));
    at.offer(ROME, "coin, wine, wine, oil");
    assertThat(at.asked()).containsExactly(BABYLON, EGYPT, CARTHAGE);
    assertThat(at.refused(BABYLON, new Move.SealOffer())).isEqualTo("MN-2.1-d");
    assertThat(at.refused(BABYLON, new Move.Offer(DATA.resource("gold")))).isEqualTo("MN-2.1-d");
  }

  @Test
  @Rule("MN-2.1-d")
  void only_offers_that_can_become_large_enough_are_listed() {
    TestTable at = TestTable.five().stock(ROME, "coin, wine, gladiator").play(CARTHAGE, token(2));
    assertThat(at.moves(ROME))
        .containsExactly(
            new Move.Offer(DATA.resource("coin")), new Move.Offer(DATA.resource("wine")));
    at.play(ROME, new Move.Offer(DATA.resource("wine")));
    assertThat(at.moves(ROME)).containsExactly(new Move.Offer(DATA.resource("gladiator")));
    assertThat(at.refused(ROME, new Move.Offer(DATA.resource("coin")))).isEqualTo("MN-2.1-d");
  }

  @Test
  @Rule({"MN-2.1-e", "MN-10-ANT"})
  void antigone_offers_any_number_up_to_five() {
    TestTable at = TestTable.five().tiles(ROME, "antigone").play(CARTHAGE, token(1));
    assertThat(at.moves(ROME)).contains(new Move.SealOffer());
    at.offer(ROME, "coin, wine, wine, sheep, sheep");
    assertThat(at.asked()).doesNotContain(ROME);
    at = TestTable.five().tiles(ROME, "antigone").play(CARTHAGE, token(4));
    at.play(ROME, new Move.SealOffer());
    assertThat(at.asked()).doesNotContain(ROME);
  }

  @Test
  @Rule("MN-10-ANT")
  void antigone_also_works_for_nought_and_for_the_leader_and_copied() {
    TestTable at = TestTable.five().tiles(CARTHAGE, "antigone").play(CARTHAGE, token(0));
    assertThat(at.asked()).containsExactly(CARTHAGE);
    at = TestTable.five().tiles(CARTHAGE, "antigone").copies(ROME, "antigone");
    at.play(CARTHAGE, token(0));
    assertThat(at.asked()).containsExactly(ROME, CARTHAGE);
  }

  @Test
  @Rule("MN-2.1-f")
  void a_sealed_offer_can_not_be_changed_and_all_are_shown_at_once() {
    TestTable at = TestTable.five().play(CARTHAGE, token(1)).offer(ROME, "wine");
    assertThat(at.refused(ROME, new Move.Offer(DATA.resource("oil")))).isEqualTo("MN-2.1-f");
    assertThat(at.view(GREECE).trade().orElseThrow().committed()).containsExactly(ROME);
    assertThat(at.view(GREECE).trade().orElseThrow().faceUp()).isEmpty();
    at.offer(GREECE, "gold").offer(BABYLON, "oil").offer(EGYPT, "grain");
    assertThat(at.events(OffersRevealed.class)).isEmpty();
    at.offer(CARTHAGE, "wine");
    assertThat(at.events(OffersRevealed.class)).hasSize(1);
    assertThat(at.view(GREECE).trade().orElseThrow().faceUp().get(ROME))
        .containsExactly(new Amount(DATA.resource("wine"), 1));
  }

  @Test
  @Rule("MN-2.1-g")
  void nothing_offered_ends_the_phase() {
    TestTable at = TestTable.five().play(CARTHAGE, token(0));
    assertThat(at.state().phase()).isEqualTo(Phase.CONSTRUCTION);
  }

  // the chain ------------------------------------------------------------------------------------

  @Test
  @Rule("MN-2.2-a")
  void the_leader_takes_first_and_the_victim_takes_next() {
    TestTable at = one();
    assertThat(at.asked()).containsExactly(CARTHAGE);
    at.take(CARTHAGE, ROME, "stone");
    assertThat(at.asked()).containsExactly(ROME);
    assertThat(at.state().stock(CARTHAGE)).isEqualTo(stock("2 wine, 2 coin, stone"));
    assertThat(at.state().stock(ROME)).isEqualTo(stock("stone, 2 coin"));
    assertThat(at.refused(ROME, take(GREECE, "gold"))).isEqualTo("MN-2.2-a");
  }

  @Test
  @Rule("MN-2.2-b")
  void what_was_taken_can_not_be_taken_again() {
    TestTable at = one().take(CARTHAGE, ROME, "stone");
    assertThat(at.refused(ROME, take(CARTHAGE, "stone"))).isEqualTo("MN-2.2-a");
    assertThat(at.accepts(ROME, take(CARTHAGE, "wine"))).isTrue();
  }

  @Test
  @Rule("MN-2.2-c")
  void nobody_takes_from_the_own_offer() {
    assertThat(one().refused(CARTHAGE, take(CARTHAGE, "wine"))).isEqualTo("MN-2.2-c");
  }

  @Test
  @Rule("MN-2.2-d")
  void two_players_do_not_exchange_twice_in_a_row() {
    TestTable at = one().take(CARTHAGE, ROME, "stone").take(ROME, CARTHAGE, "wine");
    assertThat(at.asked()).containsExactly(CARTHAGE);
    TestTable two =
        TestTable.three().stock(0, "2 stone").stock(1, "pottery, gold").stock(2, "2 wine, oil");
    two.play(2, token(2)).offer(2, "oil, wine");
    two.take(2, 0, "stone").take(0, 2, "wine");
    assertThat(two.refused(2, take(0, "stone"))).isEqualTo("MN-2.2-d");
    assertThat(two.view(2).trade().orElseThrow().barred()).contains(0);
    two.take(2, 1, "pottery");
    assertThat(two.moves(1)).containsExactlyInAnyOrder(take(0, "stone"), take(2, "oil"));
  }

  @Test
  @Rule("MN-2.2-e")
  void taking_is_mandatory() {
    assertThat(one().refused(CARTHAGE, new Move.Pass())).isEqualTo("MN-2.2-e");
  }

  @Test
  @Rule({"MN-2.2-f", "MN-2.2-g"})
  void the_chain_ends_when_the_taker_can_take_nothing_and_the_rest_goes_back() {
    // two players offer two each: after one exchange the bar leaves nothing to take
    TestTable at = TestTable.three().stock(0, "2 stone").stock(1, "").stock(2, "2 wine");
    at.play(2, token(2));
    // all is forced: 2 takes from 0, 0 takes from 2, and 2 is barred
    assertThat(at.events(ChainEnded.class)).hasSize(1);
    assertThat(at.state().stock(0)).isEqualTo(stock("stone, wine"));
    assertThat(at.state().stock(2)).isEqualTo(stock("stone, wine"));
    assertThat(at.state().phase()).isEqualTo(Phase.CONSTRUCTION);
  }

  @TestFactory
  @Rule("MN-2.2-f")
  List<DynamicTest> the_vectors_of_chains() {
    List<DynamicTest> tests = new ArrayList<>();
    for (JsonNode vector : DataTest.vectors().path("trade")) {
      tests.add(DynamicTest.dynamicTest(vector.path("id").asString(), () -> chain(vector)));
    }
    return tests;
  }

  private static void chain(JsonNode vector) {
    List<String> names = new ArrayList<>();
    vector.path("offers").properties().forEach(entry -> names.add(entry.getKey()));
    List<String> kinds = List.of("stone", "pottery", "spices", "papyrus", "wine");
    List<String> more = List.of("gems", "gold", "wood", "grain", "oil");
    Pile<Stock> faceUp = Pile.empty();
    TestTable at = TestTable.of(Setup.of(Math.max(3, names.size())));
    for (int seat = 0; seat < at.state().seats(); seat++) {
      int count = seat < names.size() ? vector.path("offers").path(names.get(seat)).asInt() : 0;
      String offer = count == 0 ? "" : kinds.get(seat) + (count == 1 ? "" : ", " + more.get(seat));
      at.stock(seat, count == 0 ? "coin" : offer + ", coin");
      faceUp = faceUp.plus(stock(offer));
    }
    int leader = names.indexOf(vector.path("leader").asString());
    at.leader(Track.TRADE, leader);
    at.frames(Phase.TRADE, new Frame.Chain(2, leader, faceUp, Pile.empty()));
    int number = 0;
    for (JsonNode victim : vector.path("victimsInOrder")) {
      // what everybody sees to be the only possibility has happened by itself (MN-R-8)
      if (at.state().top() instanceof Frame.Chain chain && chain.takings().size() == number) {
        int seat = names.indexOf(victim.asString());
        boolean first = chain.faceUp().get(seat).has(DATA.resource(kinds.get(seat)));
        at.take(chain.taker(), seat, first ? kinds.get(seat) : more.get(seat));
      }
      number++;
    }
    if (vector.path("chainEnds").asBoolean()) {
      JsonNode receiver = vector.path("leaderGivesTo");
      if (receiver.isNull()) {
        assertThat(at.state().phase()).isEqualTo(Phase.CONSTRUCTION);
      } else {
        assertThat(((Frame.Evening) at.state().top()).receiver())
            .isEqualTo(names.indexOf(receiver.asString()));
      }
      return;
    }
    Frame.Chain chain = (Frame.Chain) at.state().top();
    assertThat(chain.taker()).isEqualTo(names.indexOf(vector.path("nextTaker").asString()));
    TreeSet<Integer> wanted = new TreeSet<>();
    vector.path("legalVictims").forEach(name -> wanted.add(names.indexOf(name.asString())));
    TreeSet<Integer> found = new TreeSet<>();
    at.moves(chain.taker()).forEach(move -> found.add(((Move.Take) move).victim()));
    assertThat(found).isEqualTo(wanted);
  }

  // evening out
  // ------------------------------------------------------------------------------------

  /// Carthage exchanges with Rome, then Greece, Babylon and Egypt follow: Egypt comes short.
  private static TestTable uneven() {
    return one()
        .take(CARTHAGE, ROME, "stone")
        .take(ROME, CARTHAGE, "wine")
        .take(CARTHAGE, GREECE, "pottery")
        .take(GREECE, BABYLON, "spices");
  }

  @Test
  @Rule({"MN-2.2.1-a", "MN-2.2.1-b"})
  void the_leader_gives_anything_to_the_one_who_came_short() {
    TestTable at = uneven();
    assertThat(at.state().top()).isInstanceOf(Frame.Evening.class);
    assertThat(at.asked()).containsExactly(CARTHAGE);
    assertThat(at.moves(CARTHAGE))
        .containsExactlyInAnyOrder(give("coin"), give("stone"), give("pottery"), give("wine"));
    assertThat(at.refused(CARTHAGE, give("gems"))).isEqualTo("MN-2.2.1-b");
    at.play(CARTHAGE, give("coin"));
    assertThat(at.state().stock(EGYPT)).isEqualTo(stock("papyrus, 3 coin"));
  }

  @Test
  @Rule("MN-2.2.1-a")
  void an_even_chain_needs_no_gift() {
    TestTable at =
        one()
            .take(CARTHAGE, ROME, "stone")
            .take(ROME, GREECE, "pottery")
            .take(GREECE, BABYLON, "spices");
    assertThat(at.state().phase()).isEqualTo(Phase.TRADE);
    at.take(BABYLON, EGYPT, "papyrus");
    assertThat(at.state().phase()).isEqualTo(Phase.CONSTRUCTION);
    assertThat(at.state().gift()).isEmpty();
  }

  @Test
  @Rule("MN-2.2.1-c")
  void only_the_two_see_the_gift() {
    TestTable at = uneven().play(CARTHAGE, give("coin"));
    Given given = at.events(Given.class).getFirst();
    assertThat(given.shownTo(Viewer.seat(EGYPT)).orElseThrow().resource()).isPresent();
    assertThat(given.shownTo(Viewer.seat(CARTHAGE)).orElseThrow().resource()).isPresent();
    assertThat(given.shownTo(Viewer.seat(ROME)).orElseThrow().resource()).isEmpty();
    State before = uneven().state();
    assertThat(TestTable.GAME.shown(before, CARTHAGE, give("coin"), Viewer.seat(ROME)))
        .contains(MareNostrumView.Sealed.IT);
    assertThat(TestTable.GAME.shown(before, CARTHAGE, give("coin"), Viewer.seat(EGYPT)))
        .contains(give("coin"));
  }

  @Test
  @Rule("MN-2.2.1-d")
  void nobodys_stock_changes_its_size() {
    TestTable at = uneven().play(CARTHAGE, give("wine"));
    for (int seat = 0; seat < 5; seat++) {
      assertThat(at.state().stock(seat).size()).isEqualTo(4);
    }
  }

  @Test
  @Rule("MN-2.2-f")
  void only_the_leaders_own_offer_leaves_nothing_to_take() {
    TestTable at = TestTable.three().stock(0, "").stock(1, "").stock(2, "3 wine");
    at.play(2, token(1)).offer(2, "wine");
    assertThat(at.state().phase()).isEqualTo(Phase.CONSTRUCTION);
    assertThat(at.state().stock(2)).isEqualTo(stock("3 wine"));
  }
}
