package ludus.pax;

import static ludus.pax.Category.ARMY;
import static ludus.pax.Category.FLEET;
import static ludus.pax.Category.LAND;
import static ludus.pax.Category.RELIGION;
import static ludus.pax.Category.SENATOR;
import static ludus.pax.Category.WEALTH;
import static ludus.pax.TestTable.PAX;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import ludus.kernel.Outcome;
import ludus.kernel.Setup;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Section 12: final scoring and winner.
class ScoringTest {

  /// A finished game: Rome's rows face up, the players' displays. Rome's hidden cards are one
  /// Fleet, one Army and one Senator unless something else is said.
  private static TestTable over(String rome, String... players) {
    return over(TestTable.setup(players.length), rome, players);
  }

  private static TestTable over(Setup setup, String rome, String... players) {
    List<String> seats = new ArrayList<>();
    for (int seat = 0; seat < players.length; seat++) {
      seats.add("'%d':{%s}".formatted(seat, players[seat]));
    }
    return TestTable.at(
        setup,
        "{'step':{'type':'Over'},'rome':{'faceUp':{%s}},'players':{%s}}"
            .formatted(rome, String.join(",", seats)));
  }

  private static Set<Category> romes(TestTable table) {
    Set<Category> held = EnumSet.noneOf(Category.class);
    for (Category category : Category.values()) {
      if (table.scoring().romes().get(category.index())) {
        held.add(category);
      }
    }
    return held;
  }

  private static int rome(TestTable table, Category category) {
    return table.scoring().rome().get(category.index());
  }

  /// EX-R10, from the test vectors.
  @Test
  @Rule({"PAX-SCORE-1", "PAX-SCORE-2", "PAX-SCORE-4", "PAX-SCORE-7", "PAX-SCORE-9"})
  void the_example_of_the_rulebook_is_scored_as_printed() {
    TestTable table = rulebookExample();
    Scoring scoring = table.scoring();
    assertThat(rome(table, FLEET)).isEqualTo(5);
    assertThat(rome(table, ARMY)).isEqualTo(4);
    assertThat(rome(table, SENATOR)).isEqualTo(2);
    assertThat(romes(table)).containsExactlyInAnyOrder(FLEET, ARMY, SENATOR);
    assertThat(scoring.romeWins()).isFalse();
    Scoring.Score livinia = scoring.scores().get(0);
    assertThat(points(livinia)).containsExactly(10, 9, 2, 3, 0, 0, 24);
    Scoring.Score decimus = scoring.scores().get(1);
    assertThat(points(decimus)).containsExactly(10, 3, 3, 1, 1, 4, 22);
    assertThat(livinia.money()).isEqualTo(3);
    assertThat(decimus.money()).isEqualTo(5);
    assertThat(table.outcome())
        .isEqualTo(new Outcome("PLAYERS", List.of(1, 2), List.of(0), List.of(24, 22)));
  }

  static TestTable rulebookExample() {
    JsonNode example = TestTable.vector("scoringExample");
    List<String> players = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++) {
      JsonNode player = example.get("players").get(seat);
      players.add(
          "'%d':{'hand':%s,'aurei':%d,'display':%s}"
              .formatted(
                  seat,
                  player.get("hand"),
                  player.get("aurei").intValue(),
                  rows(player.get("display"))));
    }
    return TestTable.at(
        "{'step':{'type':'Over'},'rome':{'faceDown':%s,'faceUp':%s},'players':{%s}}"
            .formatted(
                example.at("/rome/faceDown"),
                rows(example.at("/rome/faceUp")),
                String.join(",", players)));
  }

  private static ObjectNode rows(JsonNode cards) {
    ObjectNode rows = JsonNodeFactory.instance.objectNode();
    cards.forEach(id -> rows.withArray(TestTable.card(id.stringValue()).category().name()).add(id));
    return rows;
  }

  private static List<Integer> points(Scoring.Score score) {
    return List.of(
        score.categoryPoints(),
        score.strongerPoints(),
        score.armyPoints(),
        score.fleetPoints(),
        score.conspiratusPoints(),
        score.moneyPoints(),
        score.total());
  }

  @Test
  @Rule("PAX-SCORE-1")
  void romes_hidden_cards_count_and_hands_and_groups_do_not() {
    TestTable table =
        TestTable.at(
            "{'step':{'type':'Over'},'rome':{'faceDown':['WEA-07','WEA-01','REL-07']},"
                + "'legions':[['WEA-02'],['WEA-03'],['WEA-04']],"
                + "'players':{'0':{'hand':['WEA-08','WEA-09'],'display':{'WEALTH':['WEA-05']}}}}");
    assertThat(rome(table, WEALTH)).isEqualTo(3);
    assertThat(rome(table, RELIGION)).isEqualTo(2);
    assertThat(table.scoring().scores().getFirst().symbols().get(WEALTH.index())).isEqualTo(1);
    assertThat(table.scoring().scores().get(1).symbols()).containsOnly(0);
    assertThat(table.scoring().scores().get(1).categories()).isZero();
  }

  @Test
  @Rule("PAX-SCORE-1")
  void romes_hidden_cards_are_revealed_when_the_game_ends() {
    TestTable table =
        TestTable.at(
            "{'activePlayer':1,'deck':[],'rome':{'faceDown':['WEA-07','WEA-01','REL-07']}}");
    table.pass();
    assertThat(TestTable.ids(table.event(PaxEvent.RomeRevealed.class).cards()))
        .containsExactly("WEA-07", "WEA-01", "REL-07");
    assertThat(table.view(0).rome().faceDown()).allMatch(java.util.Optional::isPresent);
  }

  static Stream<JsonNode> bonuses() {
    return TestTable.vectors("bonus").stream();
  }

  /// EX-24 and EX-25; for a player with enough Land, and for Rome without any.
  @ParameterizedTest
  @MethodSource("bonuses")
  @Rule({"PAX-SCORE-2", "PAX-SCORE-3", "PAX-SCORE-4"})
  void each_three_printed_fleets_give_an_army_and_each_three_armies_a_fleet(JsonNode vector) {
    int fleet = vector.get("fleet").intValue();
    int army = vector.get("army").intValue();
    String rows = (fleet > 0 ? ",FLEET*" + fleet : "") + (army > 0 ? ",ARMY*" + army : "");
    TestTable player = over("", "'display':{LAND*9" + rows + "}", "");
    List<Integer> own = player.scoring().scores().getFirst().symbols();
    assertThat(own.get(FLEET.index())).isEqualTo(vector.get("fleetEffective").intValue());
    assertThat(own.get(ARMY.index())).isEqualTo(vector.get("armyEffective").intValue());
    TestTable rome =
        TestTable.at(
            "{'step':{'type':'Over'},'rome':{'faceDown':['REL-01','REL-02','REL-03'],'faceUp':{%s}}}"
                .formatted(rows.isEmpty() ? "" : rows.substring(1)));
    assertThat(rome(rome, FLEET)).isEqualTo(vector.get("fleetEffective").intValue());
    assertThat(rome(rome, ARMY)).isEqualTo(vector.get("armyEffective").intValue());
  }

  /// Edge case 26.
  @Test
  @Rule("PAX-SCORE-2")
  void bonus_units_ignore_the_limit() {
    TestTable table = over("", "'display':{LAND*3,FLEET*3,ARMY*3}", "");
    assertThat(points(table.scoring().scores().getFirst()).subList(2, 4)).containsExactly(4, 4);
  }

  @Test
  @Rule("PAX-SCORE-3")
  void bonuses_do_not_chain() {
    List<Integer> own =
        over("", "'display':{LAND*3,FLEET*3,ARMY*2}", "").scoring().scores().getFirst().symbols();
    assertThat(own.get(FLEET.index())).isEqualTo(3);
    assertThat(own.get(ARMY.index())).isEqualTo(3);
  }

  /// Two printed Armies against Rome's two: the bonus decides.
  @Test
  @Rule("PAX-SCORE-4")
  void comparisons_and_points_use_the_symbols_with_their_bonus() {
    TestTable with = over("'ARMY':['ARM-10']", "'display':{LAND*3,FLEET*3,ARMY*3}", "");
    assertThat(rome(with, ARMY)).isEqualTo(3);
    assertThat(romes(with)).doesNotContain(ARMY);
    TestTable without = over("'ARMY':['ARM-10']", "'display':{LAND*3,FLEET*2,ARMY*3}", "");
    assertThat(romes(without)).contains(ARMY);
    assertThat(without.scoring().scores().getFirst().armyPoints()).isEqualTo(3);
    assertThat(with.scoring().scores().getFirst().armyPoints()).isEqualTo(4);
  }

  /// Edge case 30.
  @Test
  @Rule("PAX-SCORE-5")
  void a_category_is_romes_unless_one_player_alone_has_more() {
    assertThat(romes(over("LAND*3", "'display':{LAND*3}", "'display':{LAND*2}"))).contains(LAND);
    assertThat(romes(over("LAND*3", "'display':{LAND*1}", "'display':{LAND*4}")))
        .doesNotContain(LAND);
    assertThat(romes(over("LAND*3", "'display':{LAND*2}", "'display':{LAND*2}"))).contains(LAND);
    assertThat(romes(over("LAND*1", "'display':{LAND*4}", "'display':{}"))).doesNotContain(LAND);
  }

  /// EX-27.
  @Test
  @Rule("PAX-SCORE-6")
  void a_category_that_nobody_has_is_romes() {
    TestTable table = over("", "'display':{RELIGION*1}", "");
    assertThat(rome(table, WEALTH)).isZero();
    assertThat(romes(table)).contains(WEALTH).doesNotContain(RELIGION);
  }

  /// EX-28: a tie in one category and a lead in three.
  @Test
  @Rule("PAX-SCORE-7")
  void rome_wins_with_four_categories_and_the_players_with_as_many() {
    String rome = "SENATOR*1,LAND*1";
    String four = "'display':{WEALTH*1,RELIGION*1,INTRIGUE*1,SENATOR*3}";
    TestTable players = over(rome, four, "");
    assertThat(romes(players)).containsExactlyInAnyOrder(FLEET, ARMY, LAND);
    assertThat(players.scoring().romeWins()).isFalse();
    assertThat(players.outcome().result()).isEqualTo("PLAYERS");
    TestTable tied = over(rome, "'display':{WEALTH*1,RELIGION*1,INTRIGUE*1,SENATOR*2}", "");
    assertThat(rome(tied, SENATOR)).isEqualTo(2);
    assertThat(romes(tied)).containsExactlyInAnyOrder(FLEET, ARMY, LAND, SENATOR);
    assertThat(tied.scoring().romeWins()).isTrue();
    assertThat(tied.outcome().result()).isEqualTo("ROME");
  }

  /// Edge case 12.
  @Test
  @Rule({"PAX-SCORE-8", "PAX-SCORE-15"})
  void when_rome_wins_the_holder_of_primus_conspiratus_wins_alone_whatever_the_points() {
    TestTable table =
        over(
            "",
            "'aurei':20,'display':{LAND*3,FLEET*2}",
            "'aurei':0,'display':{INTRIGUE*1}",
            "'aurei':9");
    assertThat(table.scoring().romeWins()).isTrue();
    assertThat(table.outcome().result()).isEqualTo("ROME");
    assertThat(table.outcome().winners()).containsExactly(1);
    assertThat(table.outcome().places()).containsExactly(3, 1, 3);
    assertThat(table.outcome().scores().getFirst()).isGreaterThan(table.outcome().scores().get(1));
  }

  /// EX-29.
  @Test
  @Rule({"PAX-SCORE-8", "PAX-SCORE-15"})
  void when_rome_wins_and_nobody_holds_primus_conspiratus_nobody_wins() {
    TestTable table = over("", "'display':{WEALTH*1,RELIGION*1}", "");
    assertThat(table.outcome().result()).isEqualTo("ROME");
    assertThat(table.outcome().winners()).isEmpty();
    assertThat(table.outcome().places()).containsExactly(2, 2);
    assertThat(table.outcome().share(0)).isZero();
  }

  private static final String MOST = "WEALTH*1,RELIGION*1,LAND*1,INTRIGUE*1";

  /// One line of the table at a time.
  @Test
  @Rule("PAX-SCORE-9")
  void points_are_2_a_category_3_for_being_stronger_1_an_army_or_fleet_1_for_pc_and_4_for_money() {
    TestTable table =
        over("", "'aurei':1,'display':{WEALTH*1,LAND*2,INTRIGUE*1,FLEET*1,ARMY*2}", "'aurei':2");
    Scoring.Score score = table.scoring().scores().getFirst();
    assertThat(score.categories()).isEqualTo(5);
    assertThat(score.strongerIn()).isEqualTo(4);
    assertThat(points(score)).containsExactly(10, 12, 2, 1, 1, 0, 26);
    assertThat(points(table.scoring().scores().get(1))).containsExactly(0, 0, 0, 0, 0, 4, 4);
  }

  @Test
  @Rule("PAX-SCORE-9")
  void when_the_players_win_most_points_win() {
    TestTable table =
        over("", "'aurei':0,'display':{}", "'aurei':0,'display':{" + MOST + "}", "'aurei':1");
    assertThat(table.outcome())
        .isEqualTo(new Outcome("PLAYERS", List.of(3, 1, 2), List.of(1), List.of(0, 8 + 12 + 1, 4)));
  }

  /// EX-30, edge cases 22 and 31.
  @Test
  @Rule("PAX-SCORE-10")
  void money_is_aurei_and_1_for_each_hand_card_and_all_who_have_most_get_4() {
    TestTable table = over("", "'aurei':3,'hand':['LAN-01','LAN-02']", "'aurei':5", "'aurei':4");
    assertThat(table.scoring().scores())
        .extracting(Scoring.Score::money, Scoring.Score::moneyPoints)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(5, 4),
            org.assertj.core.groups.Tuple.tuple(5, 4),
            org.assertj.core.groups.Tuple.tuple(4, 0));
    TestTable poor = over("", "'aurei':0", "'aurei':0");
    assertThat(poor.scoring().scores()).allMatch(score -> score.moneyPoints() == 4);
  }

  /// EX-26.
  @Test
  @Rule("PAX-SCORE-11")
  void a_bonus_fleet_without_a_card_gives_the_3_and_the_1_but_not_the_2_points() {
    TestTable table =
        TestTable.at(
            "{'step':{'type':'Over'},'rome':{'faceDown':['REL-01','REL-02','REL-03']},"
                + "'players':{'0':{'aurei':0,'display':{'LAND':['LAN-08','LAN-01'],ARMY*3}}}}");
    Scoring.Score score = table.scoring().scores().getFirst();
    assertThat(score.categories()).isEqualTo(2);
    assertThat(score.strongerIn()).isEqualTo(3);
    assertThat(points(score)).containsExactly(4, 9, 3, 1, 0, 0, 17);
  }

  /// Edge case 29.
  @Test
  @Rule("PAX-SCORE-12")
  void several_players_can_be_stronger_than_rome_in_one_category() {
    TestTable table =
        over("LAND*1", "'display':{LAND*4}", "'display':{LAND*2}", "'display':{LAND*1}");
    assertThat(table.scoring().scores())
        .extracting(Scoring.Score::strongerPoints)
        .containsExactly(3, 3, 0);
  }

  /// EX-31.
  @Test
  @Rule({"PAX-SCORE-13", "PAX-SCORE-15"})
  void equal_points_share_the_victory() {
    String first = "'aurei':0,'display':{WEALTH*1,RELIGION*1,LAND*1,SENATOR*2}";
    String third = "'aurei':0,'display':{WEALTH*1,RELIGION*1,LAND*1,SENATOR*2}";
    TestTable table = over("", first, "'aurei':9", third);
    assertThat(table.outcome())
        .isEqualTo(new Outcome("PLAYERS", List.of(1, 3, 1), List.of(0, 2), List.of(20, 4, 20)));
    assertThat(table.outcome().share(2)).isEqualTo(0.5);
  }

  private static final String PLOT =
      "'aurei':1,'display':{WEALTH*1,RELIGION*1,SENATOR*2,INTRIGUE*1}";
  private static final String LANDS =
      "'aurei':7,'display':{WEALTH*1,RELIGION*1,LAND*2,FLEET*1,ARMY*1}";

  @Test
  @Rule("PAX-SCORE-13")
  void with_the_house_switch_primus_conspiratus_breaks_a_tie() {
    Setup house = TestTable.setup(3).with("tieBreak", "on");
    assertThat(over("", PLOT, LANDS, "'aurei':30").outcome())
        .isEqualTo(new Outcome("PLAYERS", List.of(1, 1, 3), List.of(0, 1), List.of(21, 21, 4)));
    assertThat(over(house, "", PLOT, LANDS, "'aurei':30").outcome())
        .isEqualTo(new Outcome("PLAYERS", List.of(1, 2, 3), List.of(0), List.of(21, 21, 4)));
    assertThat(over(house, "", LANDS, PLOT, "'aurei':30").outcome())
        .isEqualTo(new Outcome("PLAYERS", List.of(2, 1, 3), List.of(1), List.of(21, 21, 4)));
  }

  @Test
  @Rule("PAX-SCORE-13")
  void with_the_house_switch_money_breaks_a_tie_of_others() {
    Setup house = TestTable.setup(3).with("tieBreak", "on");
    String four = "'display':{WEALTH*1,RELIGION*1,LAND*1,SENATOR*2}";
    TestTable money = over(house, "", "'aurei':1," + four, "'aurei':9", "'aurei':2," + four);
    assertThat(money.outcome().places()).containsExactly(2, 3, 1);
    assertThat(money.outcome().winners()).containsExactly(2);
    TestTable same = over(house, "", "'aurei':2," + four, "'aurei':9", "'aurei':2," + four);
    assertThat(same.outcome().places()).containsExactly(1, 3, 1);
  }

  @Test
  @Rule("PAX-SCORE-14")
  void when_rome_wins_points_are_shown_but_rank_nobody() {
    TestTable table = over("", "'aurei':1", "'aurei':2", "'aurei':3", "'display':{INTRIGUE*1}");
    assertThat(table.outcome().result()).isEqualTo("ROME");
    assertThat(table.outcome().scores()).hasSize(4);
    assertThat(table.outcome().places()).containsExactly(4, 4, 4, 1);
    assertThat(table.view(0).scoring()).isPresent();
  }

  @Test
  @Rule("PAX-SCORE-15")
  void places_go_by_points_and_equal_points_share_a_place() {
    TestTable table =
        over(
            "",
            "'aurei':0,'display':{LAND*1}",
            "'aurei':0,'display':{" + MOST + "}",
            "'aurei':0,'display':{LAND*1}",
            "'aurei':1");
    assertThat(table.outcome().scores()).containsExactly(5, 21, 5, 4);
    assertThat(table.outcome().places()).containsExactly(2, 1, 2, 4);
  }

  @Test
  @Rule({"PAX-SCORE-9", "PAX-SCORE-8"})
  void the_log_tells_every_point_and_the_winner() {
    TestTable table =
        TestTable.at(
            "{'activePlayer':1,'deck':[],'players':{'0':{'aurei':1,'hand':['LAN-01'],'display':{"
                + MOST
                + ",SENATOR*2}}}}");
    table.pass();
    assertThat(table.events(PaxEvent.PlayerScored.class))
        .extracting(PaxEvent.PlayerScored::seat)
        .containsExactly(0, 1);
    PaxEvent.PlayerScored first = table.events(PaxEvent.PlayerScored.class).getFirst();
    assertThat(TestTable.ids(first.hand())).containsExactly("LAN-01");
    assertThat(first.score().total()).isEqualTo(10 + 12 + 1);
    PaxEvent.GameDecided decided = table.event(PaxEvent.GameDecided.class);
    assertThat(decided.outcome()).isEqualTo(table.outcome());
    assertThat(decided.romeCategories()).isEqualTo(romes(table).size());
    assertThat(PAX.agenda(table.state()).must()).isEmpty();
  }

  @Test
  @Rule({"PAX-SCORE-8", "PAX-SCORE-13", "PAX-SCORE-9"})
  void the_decision_names_its_rule() {
    assertThat(rule("ROME", List.of(1))).isEqualTo("PAX-SCORE-8");
    assertThat(rule("PLAYERS", List.of(1))).isEqualTo("PAX-SCORE-9");
    assertThat(rule("PLAYERS", List.of(0, 1))).isEqualTo("PAX-SCORE-13");
    assertThat(rule("WON", List.of(0))).isEqualTo("PAX-SOLO-4");
  }

  private static String rule(String result, List<Integer> winners) {
    Outcome outcome = new Outcome(result, List.of(1, 1), winners, List.of(0, 0));
    return new PaxEvent.GameDecided(outcome, 3).rule().id();
  }
}
