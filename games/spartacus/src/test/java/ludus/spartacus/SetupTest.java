package ludus.spartacus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import ludus.kernel.BadInput;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Journal;
import ludus.kernel.Pile;
import ludus.kernel.Setup;
import ludus.kernel.json.Json;
import ludus.kernel.laws.Rule;
import ludus.spartacus.SpartacusEvent.LedgerBalanced;
import ludus.spartacus.phase.Turns;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/// Sections 1 and 2: what is in the box, and how a game begins.
class SetupTest {

  private static final Spartacus GAME = TestTable.SPARTACUS;

  /// These dice for the first choice; every shuffle leaves the order of the data file.
  private static Chance unshuffled(int... faces) {
    Deque<Integer> dice = new ArrayDeque<>();
    for (int face : faces) {
      dice.add(face);
    }
    return new Chance() {
      @Override
      public int below(int n) {
        return n - 1;
      }

      @Override
      public int die() {
        return dice.remove();
      }
    };
  }

  private static State choose(State state, int seat, String house, Chance chance) {
    Move move = new Move.ChooseHouse(state.table().content().house(house));
    assertThat(GAME.refusal(state, seat, move)).isEmpty();
    State next = GAME.play(state, seat, move, chance, Journal.SILENT);
    assertThat(GAME.audit(next)).isEmpty();
    return next;
  }

  /// Seat 1 begins as Batiatus, then Solonius and Glaber.
  private static State three(Chance chance) {
    State state = GAME.start(Setup.of(3), chance);
    state = choose(state, 1, "batiatus", chance);
    state = choose(state, 2, "solonius", chance);
    return choose(state, 0, "glaber", chance);
  }

  private static String rule(State state, int seat, Move move) {
    return GAME.refusal(state, seat, move).orElseThrow().rule().orElseThrow().toString();
  }

  private static List<String> ids(Iterable<Asset> assets) {
    List<String> ids = new ArrayList<>();
    assets.forEach(asset -> ids.add(asset.card().id()));
    return ids;
  }

  // what is in the box ---------------------------------------------------------------------------

  @Test
  @Rule({"SP-CMP-1", "SP-CMP-8"})
  void the_market_deck_has_62_cards_of_three_kinds() {
    Pile<MarketCard> market = GAME.start(Setup.of(4), unshuffled(2, 1, 1, 1)).marketDeck();
    assertThat(market).hasSize(62).doesNotHaveDuplicates();
    assertThat(of(market, Kind.GLADIATOR)).hasSize(25);
    assertThat(of(market, Kind.SLAVE)).hasSize(23);
    assertThat(of(market, Kind.EQUIPMENT)).hasSize(14);
    assertThat(of(market, Kind.GLADIATOR).stream().filter(card -> card.face().starting()))
        .hasSize(8);
    assertThat(of(market, Kind.SLAVE).stream().filter(card -> card.face().starting())).hasSize(8);
    assertThat(of(market, Kind.EQUIPMENT).stream().filter(card -> card.face().starting()))
        .isEmpty();
  }

  private static List<MarketCard> of(Pile<MarketCard> market, Kind kind) {
    return market.stream().filter(card -> card.kind() == kind).toList();
  }

  @Test
  @Rule({"SP-CMP-2", "SP-CMP-8", "SP-RUL-9"})
  void the_intrigue_deck_has_80_cards_or_104_by_choice() {
    Pile<IntrigueCard> small = GAME.start(Setup.of(3), unshuffled(2, 1, 1)).intrigueDeck();
    assertThat(small).hasSize(80);
    assertThat(small.stream().filter(IntrigueCard::isScheme)).hasSize(46);
    assertThat(small.stream().filter(card -> card.type() == IntrigueCard.Type.REACTION))
        .hasSize(16);
    assertThat(small.stream().filter(IntrigueCard::isGuard)).hasSize(18);
    Setup large = Setup.of(3).with("deck", "intrigue104");
    assertThat(GAME.start(large, unshuffled(2, 1, 1)).intrigueDeck()).hasSize(104);
  }

  @Test
  @Rule("SP-CMP-3")
  void there_are_four_houses_two_start_hexes_and_four_corners_for_wagers() {
    assertThat(GAME.content().houses().stream().map(HouseCard::id))
        .containsExactly("batiatus", "solonius", "tullius", "glaber");
    assertThat(GAME.content().board().starts()).hasSize(2).doesNotHaveDuplicates();
    assertThat(GAME.content().hexes()).containsAll(GAME.content().board().starts());
    assertThat(Corner.values()).hasSize(4);
  }

  @Test
  @Rule("SP-CMP-4")
  void every_piece_of_equipment_is_a_weapon_an_armor_or_a_special_item() {
    for (EquipmentSlot slot : EquipmentSlot.values()) {
      assertThat(GAME.content().market())
          .anyMatch(card -> card.face().slot().stream().anyMatch(slot::equals));
    }
    assertThat(EquipmentSlot.values())
        .containsExactly(EquipmentSlot.WEAPON, EquipmentSlot.ARMOR, EquipmentSlot.SPECIAL);
    for (MarketCard card : GAME.content().market()) {
      assertThat(card.face().slot().isPresent()).isEqualTo(card.kind() == Kind.EQUIPMENT);
    }
  }

  // seats and houses -----------------------------------------------------------------------------

  @Test
  @Rule("SP-SET-1")
  void three_or_four_play_the_base_game() {
    assertThatThrownBy(() -> GAME.require(Setup.of(2))).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> GAME.require(Setup.of(5))).isInstanceOf(BadInput.class);
    GAME.require(Setup.of(3));
    GAME.require(Setup.of(4));
  }

  @Test
  @Rule({"SP-SET-2", "SP-CON-12"})
  void the_highest_die_chooses_first_and_takes_the_host_marker() {
    State state = GAME.start(Setup.of(3), unshuffled(2, 3, 6));
    assertThat(state.host()).isEqualTo(2);
    assertThat(GAME.agenda(state).must()).extracting("seat").containsExactly(2);
  }

  @Test
  @Rule({"SP-SET-2", "SP-CON-12", "SP-CON-2"})
  void only_those_tied_for_the_highest_roll_again_until_one_is_left() {
    State state = GAME.start(Setup.of(4), unshuffled(5, 2, 5, 5, 4, 1, 4, 3, 6));
    Frame.ChoosingHouses choosing = (Frame.ChoosingHouses) state.top();
    assertThat(choosing.dice())
        .containsExactly(Pile.of(5, 2, 5, 5), Pile.of(4, 0, 1, 4), Pile.of(3, 0, 0, 6));
    assertThat(state.host()).isEqualTo(3);
    SpartacusView seen = (SpartacusView) GAME.view(state, ludus.kernel.Viewer.SPECTATOR);
    assertThat(((SpartacusView.ChoosingHouses) seen.pending().getFirst()).dice()).hasSize(3);
  }

  @Test
  @Rule({"SP-SET-3", "SP-CON-3", "SP-CON-1"})
  void the_others_choose_clockwise_among_the_houses_that_are_left() {
    Chance chance = unshuffled(1, 6, 1);
    State state = GAME.start(Setup.of(3), chance);
    Move.ChooseHouse tullius = new Move.ChooseHouse(GAME.content().house("tullius"));
    assertThat(rule(state, 0, tullius)).isEqualTo("SP-SET-3");
    state = choose(state, 1, "tullius", chance);
    assertThat(rule(state, 2, tullius)).isEqualTo("SP-SET-3");
    assertThat(GAME.moves(state, 0)).isEmpty();
    assertThat(GAME.moves(state, 2)).hasSize(3);
    state = choose(state, 2, "batiatus", chance);
    assertThat(GAME.moves(state, 0)).hasSize(2);
    state = choose(state, 0, "solonius", chance);
    assertThat(state.houses().stream().map(house -> house.card().orElseThrow().id()))
        .containsExactly("solonius", "tullius", "batiatus");
    assertThat(state.house(1).card().orElseThrow().color()).isEqualTo("green");
  }

  @Test
  @Rule("SP-SET-16")
  void every_house_can_be_chosen_with_three_players_too() {
    State state = GAME.start(Setup.of(3), unshuffled(6, 1, 1));
    assertThat(GAME.moves(state, 0)).hasSize(GAME.content().houses().size());
  }

  @Test
  @Rule({"SP-SET-17", "SP-SET-4"})
  void a_table_is_quick_unless_it_says_otherwise_and_knows_it_before_the_houses() {
    assertThat(GAME.info().chosen(Setup.of(3), "length")).isEqualTo("quick");
    State state = GAME.start(Setup.of(3), unshuffled(6, 1, 1));
    assertThat(state.top()).isInstanceOf(Frame.ChoosingHouses.class);
    assertThat(state.houses()).allMatch(house -> house.influence() == 7);
    State advanced = GAME.start(Setup.of(3).with("length", "advanced"), unshuffled(6, 1, 1));
    assertThat(advanced.houses()).allMatch(house -> house.influence() == 1);
  }

  // what each begins with ------------------------------------------------------------------------

  @Test
  @Rule({"SP-SET-5", "SP-SET-9", "SP-SET-8", "SP-SET-11"})
  void each_house_begins_with_the_cards_guards_and_gold_on_its_board() {
    Chance chance = Chance.of(new SplittableRandom(5));
    State state = GAME.start(Setup.of(4), chance);
    for (String house : List.of("batiatus", "solonius", "tullius", "glaber")) {
      state = choose(state, GAME.agenda(state).must().getFirst().seat(), house, chance);
    }
    int host = state.host();
    begins(state.house(host), 3, 1, 2, 10);
    begins(state.house((host + 1) % 4), 2, 2, 1, 12);
    begins(state.house((host + 2) % 4), 2, 3, 1, 9);
    begins(state.house((host + 3) % 4), 1, 2, 3, 10);
    assertThat(state.intrigueDeck().stream().filter(IntrigueCard::isGuard)).hasSize(18 - 7);
    assertThat(state.intrigueDeck()).hasSize(80 - 7);
    assertThat(state.marketDeck()).hasSize(62 - 16);
    assertThat(state.marketDiscard()).isEmpty();
    assertThat(state.intrigueDiscard()).isEmpty();
  }

  private static void begins(House house, int gladiators, int slaves, int guards, int gold) {
    assertThat(house.assets()).allMatch(asset -> asset.card().face().starting());
    assertThat(house.ready(Kind.GLADIATOR)).isEqualTo(gladiators);
    assertThat(house.ready(Kind.SLAVE)).isEqualTo(slaves);
    assertThat(house.assets()).hasSize(gladiators + slaves);
    assertThat(house.guards()).isEqualTo(guards);
    assertThat(house.spentGuards()).isZero();
    assertThat(house.gold()).isEqualTo(gold);
    assertThat(house.hand()).isEmpty();
  }

  @Test
  @Rule({"SP-SET-5", "SP-SET-18"})
  void starting_cards_are_dealt_clockwise_from_the_host_marker() {
    State state = three(unshuffled(1, 6, 1));
    assertThat(ids(state.house(1).assets()))
        .containsExactly("syrian_warrior#1", "syrian_warrior#2", "thracian_warrior#1", "debtor#1");
    assertThat(ids(state.house(2).assets()))
        .containsExactly("thracian_warrior#2", "numidian_warrior#1", "debtor#2", "attendant#1");
    assertThat(ids(state.house(0).assets()))
        .containsExactly("numidian_warrior#2", "attendant#2", "convict#1");
  }

  @Test
  @Rule("SP-SET-5")
  void who_gets_which_starting_card_is_left_to_chance() {
    State one = three(shuffling(1));
    State two = three(shuffling(2));
    assertThat(ids(one.house(1).assets())).isNotEqualTo(ids(two.house(1).assets()));
    assertThat(one.house(1).assets()).allMatch(asset -> asset.card().face().starting());
  }

  /// Seat 1 chooses first, and the cards are really shuffled.
  private static Chance shuffling(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Deque<Integer> dice = new ArrayDeque<>(List.of(1, 6, 1));
    return n -> n == 6 && !dice.isEmpty() ? dice.remove() - 1 : random.nextInt(n);
  }

  @Test
  @Rule({"SP-SET-6", "SP-SET-10"})
  void starting_cards_that_nobody_got_are_shuffled_into_the_market_deck() {
    State ordered = three(unshuffled(1, 6, 1));
    assertThat(ordered.marketDeck()).hasSize(62 - 11);
    assertThat(
            ordered.marketDeck().stream()
                .filter(card -> card.face().starting())
                .map(MarketCard::id))
        .containsExactlyInAnyOrder(
            "celt_warrior#1", "gaul_warrior#1", "convict#2", "deserter#1", "cook#1");
    State shuffled = three(shuffling(3));
    int first = place(shuffled.marketDeck());
    int second = place(three(shuffling(4)).marketDeck());
    assertThat(first).isNotEqualTo(second);
  }

  private static int place(Pile<MarketCard> deck) {
    for (int i = 0; i < deck.size(); i++) {
      if (deck.get(i).face().starting()) {
        return i;
      }
    }
    throw new AssertionError("No starting card is left");
  }

  @Test
  @Rule("SP-SET-10")
  void the_decks_are_shuffled_after_the_deal() {
    assertThat(three(shuffling(3)).intrigueDeck())
        .isNotEqualTo(three(unshuffled(1, 6, 1)).intrigueDeck())
        .containsExactlyInAnyOrderElementsOf(three(unshuffled(1, 6, 1)).intrigueDeck());
  }

  @Test
  @Rule("SP-SET-7")
  void if_starting_cards_run_out_the_cheapest_left_are_taken_at_random() {
    ObjectNode data = Json.object(Spartacus.standardData(), "The data");
    ((ObjectNode) data.at("/houses/3/starting")).put("gladiators", 5);
    Spartacus game = Spartacus.with(data.toString());
    assertThat(glaber(game, 0).subList(0, 3))
        .as("the last starting one, the cheapest, the first of the next cheapest")
        .containsExactly("gaul_warrior#1", "marcellus#1", "agron#1");
    List<String> last = glaber(game, 1);
    assertThat(last).hasSize(7).startsWith("gaul_warrior#1", "marcellus#1", "varro#1");
    assertThat(last.subList(2, 5))
        .doesNotHaveDuplicates()
        .allMatch(id -> game.content().marketCard(id).kind() == Kind.GLADIATOR)
        .allMatch(id -> game.content().marketCard(id).gold() == 3);
  }

  /// What the fourth house gets, the decks being in the order of the data file.
  private static List<String> glaber(Spartacus game, int choice) {
    Chance chance = choosing(choice);
    State state = game.start(Setup.of(4), unshuffled(6, 1, 1, 1));
    for (int seat = 0; seat < 4; seat++) {
      Move move = new Move.ChooseHouse(state.table().houses().get(seat));
      state = game.play(state, seat, move, chance, Journal.SILENT);
    }
    assertThat(game.audit(state)).isEmpty();
    return ids(state.house(3).assets());
  }

  /// This one of several, if there are so many.
  private static Chance choosing(int choice) {
    return new Chance() {
      @Override
      public int below(int n) {
        return Math.min(choice, n - 1);
      }

      @Override
      public <T> Pile<T> shuffled(Pile<T> items) {
        return items;
      }
    };
  }

  @Test
  @Rule({"SP-SET-3", "SP-SET-5"})
  void the_log_tells_who_chose_which_house_and_what_it_got() {
    Chance chance = unshuffled(6, 1, 1);
    State state = GAME.start(Setup.of(3), chance);
    List<Event> events = new ArrayList<>();
    for (String house : List.of("glaber", "tullius", "solonius")) {
      Journal.Kept journal = new Journal.Kept();
      Move move = new Move.ChooseHouse(GAME.content().house(house));
      int seat = GAME.agenda(state).must().getFirst().seat();
      state = GAME.play(state, seat, move, chance, journal);
      events.addAll(journal.events());
    }
    assertThat(events.subList(0, 3).stream().map(event -> event.getClass().getSimpleName()))
        .containsOnly("HouseChosen");
    assertThat(events.stream().filter(SpartacusEvent.AssetsDealt.class::isInstance)).hasSize(3);
    SpartacusEvent.AssetsDealt first = (SpartacusEvent.AssetsDealt) events.get(3);
    assertThat(List.of(first.seat(), first.guards(), first.gold())).containsExactly(0, 3, 10);
    assertThat(first.cards()).hasSize(3);
  }

  @Test
  @Rule({"SP-SET-12", "SP-SET-11", "SP-FSM-8"})
  void the_first_round_begins_with_an_upkeep_in_which_ledgers_are_balanced() {
    State state = three(unshuffled(1, 6, 1));
    assertThat(state.phase()).isEqualTo(Phase.UPKEEP);
    assertThat(state.round()).isEqualTo(1);
    assertThat(state.top()).isInstanceOf(Frame.Ledgers.class);
    List<Event> events = new ArrayList<>();
    for (int seat : List.of(0, 1, 2)) {
      assertThat(state.house(seat).hand()).isEmpty();
      assertThat(state.house(seat).assets()).allMatch(Asset::isReady);
      Journal.Kept journal = new Journal.Kept();
      state = GAME.play(state, seat, Turns.fallback(state, seat), unshuffled(), journal);
      events.addAll(journal.events());
    }
    assertThat(events.stream().filter(LedgerBalanced.class::isInstance)).hasSize(3);
    assertThat(state.house(1).gold()).as("Batiatus: three gladiators, a slave").isEqualTo(8);
    assertThat(state.house(2).gold()).isEqualTo(12);
    assertThat(state.house(0).gold()).as("Glaber: a gladiator, two slaves").isEqualTo(11);
    assertThat(state.phase()).isEqualTo(Phase.INTRIGUE);
    assertThat(state.houses()).allMatch(house -> house.hand().size() == 3);
  }

  @Test
  @Rule("SP-SET-14")
  void the_auction_row_has_as_many_cards_as_players() {
    for (int seats = 3; seats <= 4; seats++) {
      TestTable table =
          TestTable.at(
              Setup.of(seats),
              "{'phase':'MARKET','stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]}}");
      for (int seat = 0; seat < seats; seat++) {
        table.play(seat, Move.Done.IT);
      }
      assertThat(((Frame.Auction) table.state().stack().frames().get(0)).row()).hasSize(seats);
    }
  }

  @Test
  @Rule("SP-SET-10")
  void guards_go_to_the_intrigue_discard_and_all_other_assets_to_the_market_discard() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'card':'solonius','guards':1,'assets':['agron#1','cook#1']},'1':{'card':'glaber'}}}")
            .play(
                0,
                new Move.UseHouseRule(
                    GAME.content().house("solonius").rules().get(1), TestTable.none()));
    assertThat(table.state().intrigueDiscard()).containsExactly(TestTable.card("guard"));
    assertThat(table.state().marketDiscard())
        .containsExactly(TestTable.asset("agron#1"), TestTable.asset("cook#1"));
  }
}
