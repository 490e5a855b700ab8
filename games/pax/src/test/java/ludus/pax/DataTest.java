package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import ludus.kernel.BadInput;
import ludus.kernel.GameProvider;
import ludus.kernel.Setup;
import ludus.kernel.json.Json;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The data file: an owner can correct every number of it, and a wrong file is a sentence.
class DataTest {

  private static ObjectNode data() {
    return Json.object(Pax.standardData(), "The data file");
  }

  /// The standard data with another number at this place.
  private static String with(String pointer, int number) {
    ObjectNode data = data();
    JsonPointer at = JsonPointer.compile(pointer);
    if (data.at(at.head()) instanceof ArrayNode array) {
      array.set(at.last().getMatchingIndex(), number);
    } else {
      ((ObjectNode) data.at(at.head())).put(at.last().getMatchingProperty(), number);
    }
    return data.toString();
  }

  private static Arguments changed(String pointer, ToIntFunction<Pax> read) {
    return Arguments.of(pointer, read);
  }

  private static TestTable at(Pax game, int seats, String patch) {
    return TestTable.at(game, TestTable.setup(seats), patch);
  }

  private static Scoring.Score score(Pax game, String display) {
    return at(
            game,
            2,
            "{'step':{'type':'Over'},'players':{'0':{'aurei':9,'hand':['LAN-01'],'display':{"
                + display
                + "}}}}")
        .scoring()
        .scores()
        .getFirst();
  }

  /// What each number of the file does to the game, read off a table.
  static Stream<Arguments> numbers() {
    return Stream.of(
        changed(
            "/setup/startingAurei/value",
            game -> TestTable.of(game, TestTable.setup(2), 1).aurei(0)),
        changed(
            "/turn/passAurei",
            game -> at(game, 2, "{'players':{'0':{'aurei':0}}}").pass().aurei(0)),
        changed(
            "/turn/emptyDeckAurei",
            game -> at(game, 2, "{'deck':[],'players':{'0':{'aurei':0}}}").normal().aurei(0)),
        changed(
            "/turn/incomeNoCardPlayed",
            game ->
                at(game, 2, "{'step':{'type':'Play'},'players':{'0':{'aurei':0}}}").end().aurei(0)),
        changed("/scoring/perCategoryInDisplay", game -> score(game, "LAND*1").categoryPoints()),
        changed(
            "/scoring/perCategoryStrongerThanRome", game -> score(game, "LAND*1").strongerPoints()),
        changed(
            "/scoring/perArmySymbolInclBonus", game -> score(game, "LAND*1,ARMY*1").armyPoints()),
        changed(
            "/scoring/perFleetSymbolInclBonus",
            game -> score(game, "LAND*1,FLEET*1").fleetPoints()),
        changed(
            "/scoring/primusConspiratus", game -> score(game, "INTRIGUE*1").conspiratusPoints()),
        changed("/scoring/mostMoney", game -> score(game, "").moneyPoints()),
        changed("/scoring/handCardMoneyWorth", game -> score(game, "").money() - 9),
        changed(
            "/setup/romeFaceDown/value",
            game -> TestTable.of(game, TestTable.setup(2), 1).state().rome().faceDown().size()),
        changed(
            "/setup/byPlayers/2/removed",
            game -> TestTable.of(game, TestTable.setup(2), 1).state().removed().size()),
        changed(
            "/setup/byPlayers/2/legions",
            game -> TestTable.of(game, TestTable.setup(2), 1).state().legions().size()),
        changed(
            "/setup/byPlayers/2/openingDraw/1",
            game ->
                ((Step.Opening) TestTable.of(game, TestTable.setup(2), 1).state().step())
                    .drawn()
                    .get(1)
                    .size()),
        changed(
            "/variantTwoCopies/byPlayers/5/removed",
            game -> TestTable.of(game, TestTable.setup(5), 1).state().removed().size()),
        changed(
            "/variantTwoCopies/byPlayers/5/legions",
            game -> TestTable.of(game, TestTable.setup(5), 1).state().legions().size()),
        changed(
            "/variantTwoCopies/byPlayers/5/romeFaceDown",
            game -> TestTable.of(game, TestTable.setup(5), 1).state().rome().faceDown().size()),
        changed("/solo/setAside", game -> game.table(Setup.of(1)).deal().removed()),
        changed("/solo/legions", game -> game.table(Setup.of(1)).deal().legions()),
        changed(
            "/solo/campaign/0/strongerThanRomeIn",
            game -> game.table(Setup.of(1)).deal().strongerThanRomeIn()),
        changed("/aurei/split/totalAurei", game -> game.table(Setup.of(2)).bank()),
        changed(
            "/variantTwoCopies/bankStrictTotalAurei",
            game -> game.table(TestTable.setup(5)).bank()));
  }

  @ParameterizedTest
  @MethodSource("numbers")
  @Rule("PAX-COMP-9")
  void a_number_in_an_owners_file_is_the_number_of_the_game(
      String pointer, ToIntFunction<Pax> read) {
    int standard = data().at(pointer).intValue();
    assertThat(read.applyAsInt(PAX)).isEqualTo(standard);
    assertThat(read.applyAsInt(Pax.with(with(pointer, standard + 1)))).isEqualTo(standard + 1);
  }

  @Test
  @Rule("PAX-COMP-9")
  void the_thresholds_are_read_from_the_file() {
    Pax two = Pax.with(with("/thresholds/step", 2));
    assertThat(at(two, 2, "{'players':{'0':{'display':{WEALTH*4}}}}").player(0).discount())
        .isEqualTo(2);
    Pax early = Pax.with(with("/thresholds/religionTwo", 1));
    assertThat(at(early, 2, "{'players':{'0':{'display':{RELIGION*1}}}}").player(0).draws())
        .isEqualTo(DrawMode.TWO_THEN_ONE);
    Pax late = Pax.with(with("/thresholds/religionThree", 7));
    assertThat(at(late, 2, "{'players':{'0':{'display':{RELIGION*6}}}}").player(0).draws())
        .isEqualTo(DrawMode.TWO_THEN_ONE);
    Pax easy = Pax.with(with("/scoring/romeWinsAtCategories", 7));
    TestTable over = at(easy, 2, "{'step':{'type':'Over'},'players':{'0':{'display':{LAND*1}}}}");
    assertThat(over.scoring().romeWins()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "/influenceCards/0/value, 0, WEA-01's value must be a number from 1 to 20",
    "/influenceCards/0/value, 21, WEA-01's value",
    "/influenceCards/0/symbols, 0, WEA-01's symbols must be a number from 1 to 9",
    "/influenceCards/0/symbols, 10, WEA-01's symbols",
    "/categories/0/cardCount, 11, WEALTH should have 11 cards but has 10",
    "/categories/0/cardCount, 0, WEALTH's cardCount",
    "/thresholds/step, 0, /thresholds/step must be a number from 1 to 99",
    "/turn/passAurei, -1, /turn/passAurei",
    "/turn/passAurei, 100, /turn/passAurei",
    "/scoring/romeWinsAtCategories, 8, /scoring/romeWinsAtCategories",
    "/setup/byPlayers/2/legions, 2, /setup/byPlayers/2/legions must be a number from 3 to 10",
    "/setup/byPlayers/4/removed, 60, too few cards to deal 4 players",
    "/setup/byPlayers/4/removed, 53, too few cards to deal 4 players",
    "/variantTwoCopies/byPlayers/8/removed, 95, /variantTwoCopies/byPlayers/8/removed",
    "/solo/campaign/2/toDisplay, 2, Solo game 3 must draw two cards more than it displays",
    "/solo/campaign/4/draw, 6, Solo game 5 must draw two cards more"
  })
  void a_file_with_a_wrong_number_is_refused_with_a_sentence(
      String pointer, int number, String complaint) {
    String wrong = with(pointer, number);
    assertThatThrownBy(() -> Pax.with(wrong))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(complaint);
  }

  @Test
  void a_file_that_just_fits_is_played() {
    assertThat(Pax.with(with("/setup/byPlayers/4/removed", 52)).check(Setup.of(4))).isEmpty();
    assertThat(Pax.with(with("/influenceCards/0/value", 20)).data().cards(1).getFirst().value())
        .isEqualTo(20);
  }

  private static void refused(String from, String to, String complaint) {
    String wrong = Pax.standardData().replace(from, to);
    assertThat(wrong).isNotEqualTo(Pax.standardData());
    assertThatThrownBy(() -> Pax.with(wrong))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(complaint);
  }

  @Test
  void a_file_with_wrong_cards_is_refused_with_a_sentence() {
    refused("\"id\": \"WEA-02\"", "\"id\": \"WEA-01\"", "WEA-01 is in the data file twice");
    refused("\"id\": \"WEA-02\"", "\"id\": \"WEALTH2\"", "'WEALTH2' is no card's id");
    refused(
        "\"WEA-02\", \"category\": \"WEALTH\"",
        "\"WEA-02\", \"category\": \"MONEY\"",
        "WEA-02 has no category 'MONEY'");
    refused("\"influenceCards\": [", "\"otherCards\": [", "lacks its list");
    refused("\"passAurei\": 2,", "", "/turn/passAurei must be a number from 0 to 99, not missing");
    refused("\"passAurei\": 2,", "\"passAurei\": \"two\",", "/turn/passAurei");
    assertThatThrownBy(() -> Pax.with("[]")).isInstanceOf(BadInput.class);
    ObjectNode six = data();
    ((ArrayNode) six.get("categories")).remove(6);
    assertThatThrownBy(() -> Pax.with(six.toString()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("seven");
    ObjectNode none = data();
    none.putArray("influenceCards");
    assertThatThrownBy(() -> Pax.with(none.toString()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("lacks its list");
  }

  @Test
  void programs_find_the_game_with_its_data_or_an_owners() {
    GameProvider provider =
        ServiceLoader.load(GameProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(found -> found.id().equals("pax"))
            .findFirst()
            .orElseThrow();
    assertThat(provider.data()).isEqualTo(Pax.standardData());
    assertThat(provider.load(Optional.empty()).info()).isEqualTo(PAX.info());
    String owners = with("/turn/passAurei", 3);
    assertThat(provider.load(Optional.of(owners)).info().dataHash()).isEqualTo(Json.digest(owners));
  }

  /// Games with equal data are one game: their positions are equal.
  @Test
  void positions_of_games_with_other_data_are_other_positions() {
    State standard = TestTable.of(PAX, Setup.of(2), 1).state();
    State same = TestTable.of(Pax.standard(), Setup.of(2), 1).state();
    State other = TestTable.of(Pax.with(with("/turn/passAurei", 3)), Setup.of(2), 1).state();
    State more = TestTable.of(PAX, Setup.of(2).with("openMoney", "on"), 1).state();
    assertThat(same).isEqualTo(standard).hasSameHashCodeAs(standard);
    assertThat(other).isNotEqualTo(standard);
    assertThat(more.table()).isNotEqualTo(standard.table());
  }

  /// Section 15.1: what the file says of the sizes of the deck is what comes out.
  @Test
  @Rule("PAX-SETUP-11")
  void the_check_sums_of_the_file_are_those_of_the_game() {
    for (int seats = 1; seats <= 8; seats++) {
      String pointer =
          seats > 4
              ? "/variantTwoCopies/byPlayers/%d/deckSizeAtStartOfRound1"
              : "/setup/deckSizeAtStartOfRound1/%d";
      State state = TestTable.of(seats).but("{'step':{'type':'TurnStart'}}").state();
      assertThat(state.deck()).hasSize(data().at(pointer.formatted(seats)).intValue());
    }
  }
}
