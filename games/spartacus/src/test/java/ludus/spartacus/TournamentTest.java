package ludus.spartacus;

import static ludus.spartacus.ArenaTable.card;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Journal;
import ludus.kernel.Pile;
import ludus.kernel.Setup;
import ludus.kernel.flow.Stack;
import ludus.kernel.json.Json;
import ludus.kernel.laws.Rule;
import ludus.spartacus.SpartacusEvent.LostByDefault;
import ludus.spartacus.SpartacusEvent.RolledOff;
import ludus.spartacus.SpartacusEvent.TournamentBegan;
import ludus.spartacus.SpartacusEvent.TournamentLost;
import ludus.spartacus.phase.Flow;
import ludus.spartacus.talk.Talk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Several at 12 fight for the game.
class TournamentTest {

  private static ArenaTable finalists(int seats, int... top) {
    ArenaTable table = ArenaTable.of(seats);
    for (int seat : top) {
      table.influence(seat, 12);
    }
    return table;
  }

  private static Frame.Tournament tournament(ArenaTable table) {
    return (Frame.Tournament) table.state().stack().frames().first();
  }

  /// Both send somebody, and the first or the second wins.
  private static ArenaTable fight(ArenaTable table, int winner, String one, String two) {
    int first = table.asked();
    table.commit(first, one);
    int second = table.asked();
    rolled(table, one, 6);
    rolled(table, two, 1);
    table.commit(second, two);
    assertThat(table.asked()).isEqualTo(first);
    table.pools(1 - winner, 1, 1, 1).pools(winner, 1, 1, 1);
    table.at(winner, 0, 0).at(1 - winner, 1, 0);
    table.play(first, new Move.ChooseOrder(winner == 0));
    return table.dice(6).dice(1).attack();
  }

  private static void rolled(ArenaTable table, String name, int face) {
    for (int i = 0; i < card(name).face().spd(); i++) {
      table.dice(face);
    }
  }

  @Test
  @Rule({"SP-WIN-4", "SP-EC-18", "SP-EC-19"})
  void two_at_twelve_fight_at_once_and_nobody_else() {
    ArenaTable table =
        finalists(4, 1, 3).has(1, "debtor#1").has(3, "convict#1").has(0, "spartacus");
    table.phaseEnds();
    assertThat(table.state().phase()).isEqualTo(Phase.TOURNAMENT);
    assertThat(tournament(table).finalists()).containsExactly(1, 3);
    assertThat(table.moves(0)).isEmpty();
    assertThat(table.view(0).tournament().orElseThrow().ranked()).containsExactly(1, 3);
  }

  @Test
  @Rule({"SP-WIN-4", "SP-FSM-3"})
  void no_reaction_can_be_played_in_it() {
    ArenaTable table = finalists(3, 1, 2).has(1, "debtor#1").has(2, "convict#1");
    table.gold(0, 0).hand(1, "destitute").phaseEnds();
    assertThat(table.moves(1)).noneMatch(Move.React.class::isInstance);
    assertThat(ArenaTable.GAME.agenda(table.state()).may()).isEmpty();
  }

  @Test
  @Rule({"SP-WIN-5", "SP-WIN-10"})
  void the_winner_of_two_wins_the_game() {
    ArenaTable table = finalists(3, 1, 2).has(1, "debtor#1").has(2, "convict#1").host(2);
    table.phaseEnds();
    assertThat(table.asked()).as("nearer to the host marker").isEqualTo(2);
    fight(table, 1, "convict#1", "debtor#1");
    assertThat(table.event(TournamentLost.class).seat()).isEqualTo(2);
    assertThat(table.state().top()).isEqualTo(new Frame.Over(1, Frame.Victory.TOURNAMENT));
  }

  @Test
  @Rule("SP-WIN-10")
  void the_second_sees_what_the_first_commits() {
    ArenaTable table = finalists(3, 0, 1).has(0, "debtor#1").has(1, "convict#1");
    table.phaseEnds().commit(0, "debtor#1");
    assertThat(table.asked()).isEqualTo(1);
    assertThat(table.view(1).tournament().orElseThrow().entrants()).hasSize(1);
    table.dice(6).dice(1).commit(1, "convict#1");
    assertThat(table.fighter(0).seat()).isZero();
    assertThat(table.fighter(0).hex()).isEqualTo(new Hex(-3, 0));
  }

  private static ArenaTable three() {
    return finalists(4, 0, 1, 2)
        .has(0, "theokeles", "debtor#1")
        .has(1, "syrian_warrior", "debtor#2")
        .has(2, "celt_warrior", "gladius", "naevia");
  }

  @Test
  @Rule({"SP-WIN-6", "SP-WIN-9"})
  void three_are_ranked_by_the_gold_value_of_gladiators_and_equipment() {
    ArenaTable table = three().turned(0, "theokeles", Stand.INJURED);
    table.turned(2, "gladius", Stand.EXHAUSTED).phaseEnds();
    TournamentBegan began = table.event(TournamentBegan.class);
    assertThat(began.ranked()).containsExactly(1, 2, 0);
    assertThat(began.values()).containsExactly(2, 4, 5);
  }

  @Test
  @Rule("SP-WIN-6")
  void of_three_the_two_lowest_fight_and_the_winner_fights_the_highest() {
    ArenaTable table = three().phaseEnds();
    assertThat(table.asked()).isEqualTo(1);
    fight(table, 1, "debtor#2", "naevia");
    assertThat(table.event(TournamentLost.class).seat()).isEqualTo(1);
    assertThat(table.asked()).isEqualTo(2);
    fight(table, 0, "naevia", "debtor#1");
    assertThat(table.state().top()).isEqualTo(new Frame.Over(2, Frame.Victory.TOURNAMENT));
  }

  @Test
  @Rule({"SP-WIN-6", "SP-WIN-16"})
  void equal_values_roll_and_equal_rolls_roll_again() {
    ArenaTable table =
        finalists(3, 0, 1, 2)
            .has(0, "syrian_warrior")
            .has(1, "celt_warrior")
            .has(2, "gaul_warrior")
            .dice(4, 2, 4)
            .dice(3, 1)
            .phaseEnds();
    assertThat(table.events(RolledOff.class)).hasSize(2);
    assertThat(table.event(TournamentBegan.class).ranked()).containsExactly(1, 2, 0);
  }

  @Test
  @Rule("SP-WIN-7")
  void of_four_the_lowest_fight_then_the_highest_then_the_winners() {
    ArenaTable table =
        finalists(4, 0, 1, 2, 3)
            .has(0, "debtor#1", "net")
            .has(1, "debtor#2", "gladius#1")
            .has(2, "convict#1", "agron")
            .has(3, "convict#2", "crixus")
            .phaseEnds();
    assertThat(tournament(table).ranked()).containsExactly(0, 1, 2, 3);
    assertThat(table.asked()).isZero();
    fight(table, 0, "debtor#1", "debtor#2");
    assertThat(table.asked()).isEqualTo(2);
    fight(table, 1, "convict#1", "convict#2");
    assertThat(table.asked()).isZero();
    fight(table, 0, "debtor#1", "convict#2");
    assertThat(table.state().top()).isEqualTo(new Frame.Over(0, Frame.Victory.TOURNAMENT));
  }

  @Test
  @Rule({"SP-WIN-11", "SP-WIN-17"})
  void exhausted_cards_are_readied_and_injured_ones_are_not() {
    ArenaTable table =
        finalists(3, 0, 1)
            .has(0, "crixus", "net", "agron")
            .has(1, "convict#1")
            .turned(0, "crixus", Stand.EXHAUSTED)
            .turned(0, "net", Stand.EXHAUSTED)
            .turned(0, "agron", Stand.INJURED)
            .phaseEnds();
    assertThat(table.event(SpartacusEvent.Refreshed.class))
        .isEqualTo(new SpartacusEvent.Refreshed(0, List.of(card("crixus"), card("net")), 0));
    assertThat(table.moves(0))
        .containsExactly(
            new Move.Commit(card("crixus"), List.of()),
            new Move.Commit(card("crixus"), List.of(card("net"))));
  }

  @Test
  @Rule("SP-WIN-12")
  void who_has_nobody_to_send_loses_by_default() {
    ArenaTable table = finalists(3, 0, 1).has(0, "crixus").has(1, "convict#1");
    table.turned(0, "crixus", Stand.INJURED).phaseEnds();
    assertThat(table.event(LostByDefault.class).seat()).isZero();
    assertThat(table.state().top()).isEqualTo(new Frame.Over(1, Frame.Victory.TOURNAMENT));
  }

  @Test
  @Rule("SP-WIN-12")
  void also_the_higher_ranked_loses_by_default() {
    ArenaTable table = finalists(3, 0, 1).has(0, "convict#1").has(1, "crixus");
    table.turned(1, "crixus", Stand.INJURED).phaseEnds();
    assertThat(table.event(LostByDefault.class).seat()).isEqualTo(1);
    assertThat(table.state().top()).isEqualTo(new Frame.Over(0, Frame.Victory.TOURNAMENT));
  }

  @Test
  @Rule("SP-WIN-16")
  void a_six_ranks_highest() {
    ArenaTable table = finalists(3, 0, 1, 2).has(0, "syrian_warrior").has(1, "celt_warrior");
    table.has(2, "gaul_warrior").dice(1, 6, 5).phaseEnds();
    assertThat(table.event(TournamentBegan.class).ranked()).containsExactly(0, 2, 1);
  }

  @Test
  @Rule("SP-WIN-12")
  void if_neither_has_a_die_decides() {
    ArenaTable table = finalists(3, 0, 1).dice(2, 5).phaseEnds();
    assertThat(table.event(LostByDefault.class).seat()).isZero();
    assertThat(table.state().top()).isEqualTo(new Frame.Over(1, Frame.Victory.TOURNAMENT));
  }

  @Test
  @Rule({"SP-WIN-13", "SP-WIN-17"})
  void there_is_no_reward_but_injury_and_death_count_and_dice_come_back() {
    ArenaTable table = three().favors(1, "debtor#2", 2).phaseEnds();
    int gold = table.house(1).gold();
    table.commit(1, "debtor#2");
    assertThat(table.house(1).gold()).as("no tribute").isEqualTo(gold);
    table.dice(6, 1).commit(2, "naevia").play(1, new Move.ChooseOrder(true));
    table.at(0, 0, 0).at(1, 1, 0).match(table.match().with(0, table.fighter(0).with(1, 1, 1)));
    table.dice(6).dice(1).attack();
    assertThat(table.asset(1, "debtor#2").favors()).isEqualTo(2);
    assertThat(table.house(1).influence()).isEqualTo(12);
    assertThat(table.owns(2, "naevia")).as("no verdict").isTrue();
    assertThat(table.asked()).isEqualTo(1);
    table.commit(1, "debtor#2").dice(6, 1).commit(0, "debtor#1");
    assertThat(table.fighter(0).health()).isEqualTo(3);
  }

  @Test
  @Rule({"SP-FSM-7", "SP-WIN-10"})
  void who_is_absent_sends_the_one_with_most_dice_without_equipment() {
    ArenaTable table =
        finalists(3, 0, 1).has(0, "debtor#1", "syrian_warrior", "celt_warrior", "net");
    table.has(1, "convict#1").phaseEnds();
    assertThat(table.fallback(0)).isEqualTo(new Move.Commit(card("syrian_warrior"), List.of()));
    ArenaTable dear = finalists(3, 0, 1).has(0, "vibius", "pericles", "kerza");
    dear.has(1, "convict#1").phaseEnds();
    assertThat(dear.fallback(0)).isEqualTo(new Move.Commit(card("pericles"), List.of()));
  }

  // five, at a table with a house of the owner's own ----------------------------------------------

  private static Spartacus withFiveHouses() {
    ObjectNode data = Json.object(Spartacus.standardData(), "The data file");
    ArrayNode houses = (ArrayNode) data.path("houses");
    ObjectNode fifth = ((ObjectNode) houses.get(0)).deepCopy();
    fifth.put("id", "fifth");
    for (JsonNode rule : fifth.path("rules")) {
      ((ObjectNode) rule).put("id", "fifth." + rule.path("id").asString());
    }
    houses.add(fifth);
    return Spartacus.with(data.toString());
  }

  /// Five at 12, worth 3, 7, 8, 8 and 12 gold; the tied roll 2 and 5, afterwards dice fall as they
  /// like.
  private static State five(Spartacus game, Chance chance) {
    List<List<String>> owned =
        List.of(
            List.of("agron", "cook"),
            List.of("spartacus", "varro"),
            List.of("crixus", "gannicus"),
            List.of("oenomaus", "pericles"),
            List.of("theokeles", "caburus", "barca"));
    Table table = game.table(Setup.of(5));
    List<House> houses = new ArrayList<>();
    List<MarketCard> deck = new ArrayList<>(table.market());
    for (int seat = 0; seat < 5; seat++) {
      List<Asset> assets = new ArrayList<>();
      for (String name : owned.get(seat)) {
        MarketCard card = game.content().marketCard(name + "#1");
        deck.remove(card);
        assets.add(card.fresh());
      }
      houses.add(
          new House(
              Optional.of(table.houses().get(seat)),
              12,
              0,
              Pile.empty(),
              0,
              0,
              Pile.copyOf(assets)));
    }
    State state =
        new State(
            table,
            1,
            Phase.MARKET,
            0,
            0,
            Pile.copyOf(houses),
            table.intrigue(),
            Pile.empty(),
            Pile.copyOf(deck),
            Pile.empty(),
            Optional.empty(),
            Stack.of(new Frame.PhaseEnd(true)),
            Talk.none(5));
    Course course = new Course(chance, Journal.SILENT);
    return Flow.run(state, course);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  @Rule({"SP-WIN-8", "SP-TV-52", "SP-RUL-18", "SP-WIN-16"})
  void of_five_the_two_lowest_fight_until_four_are_left(long seed) {
    Spartacus game = withFiveHouses();
    Deque<Integer> ranking = new ArrayDeque<>(List.of(2, 5));
    RandomGenerator random = new SplittableRandom(seed);
    Chance chance = n -> ranking.isEmpty() ? random.nextInt(n) : ranking.remove() - 1;
    State state = five(game, chance);
    assertThat(((Frame.Tournament) state.top()).ranked()).containsExactly(0, 1, 2, 3, 4);
    List<List<Integer>> pairs = new ArrayList<>();
    List<Integer> losers = new ArrayList<>();
    while (!(state.top() instanceof Frame.Over)) {
      int seat = game.agenda(state).must().getFirst().seat();
      Move move = game.fallback(state, seat, random);
      if (move instanceof Move.Commit) {
        if (((Frame.Tournament) state.top()).entrants().isEmpty()) {
          pairs.add(new ArrayList<>());
        }
        pairs.getLast().add(seat);
      }
      Journal.Kept journal = new Journal.Kept();
      state = game.play(state, seat, move, chance, journal);
      for (Event event : journal.events()) {
        if (event instanceof TournamentLost lost) {
          losers.add(lost.seat());
        }
      }
    }
    int first = pairs.get(0).get(0) == losers.get(0).intValue() ? 1 : 0;
    int second = first == losers.get(1) ? 2 : first;
    int third = losers.get(2) == 3 ? 4 : 3;
    assertThat(pairs)
        .containsExactly(List.of(0, 1), List.of(first, 2), List.of(3, 4), List.of(second, third));
    assertThat(((Frame.Over) state.top()).winner())
        .isEqualTo(losers.get(3) == second ? third : second);
  }
}
