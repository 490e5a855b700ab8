package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ludus.kernel.Hint;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Section 1: what is in the box.
class ComponentsTest {

  private static final List<Card> CARDS = PAX.data().cards(1);
  private static final ObjectNode DATA = PAX.data().json();

  @Test
  @Rule("PAX-COMP-1")
  void there_are_74_influence_cards_10_or_12_of_each_category() {
    Map<Category, Long> counts =
        CARDS.stream().collect(Collectors.groupingBy(Card::category, Collectors.counting()));
    assertThat(CARDS).hasSize(74).doesNotHaveDuplicates();
    assertThat(counts)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                Category.WEALTH, 10L,
                Category.FLEET, 10L,
                Category.ARMY, 10L,
                Category.RELIGION, 10L,
                Category.SENATOR, 10L,
                Category.LAND, 12L,
                Category.INTRIGUE, 12L));
  }

  @Test
  @Rule("PAX-COMP-2")
  void a_card_has_one_category_one_value_one_count_of_symbols_and_nothing_else() {
    assertThat(Card.class.getRecordComponents())
        .extracting(RecordComponent::getName)
        .containsExactly("id", "category", "value", "symbols", "index", "face");
    for (JsonNode card : DATA.get("influenceCards")) {
      assertThat(card.propertyNames())
          .containsExactlyInAnyOrder("id", "category", "value", "symbols", "face", "provenance");
    }
  }

  /// The faces of the engine are those that the data file names.
  @Test
  @Rule("PAX-COMP-2")
  void cards_of_equal_category_value_and_symbols_have_one_face() {
    Set<String> printed = new HashSet<>();
    Set<Integer> faces = new HashSet<>();
    Set<String> both = new HashSet<>();
    for (int i = 0; i < CARDS.size(); i++) {
      String face = DATA.get("influenceCards").get(i).get("face").stringValue();
      printed.add(face);
      faces.add(CARDS.get(i).face());
      both.add(face + CARDS.get(i).face());
    }
    assertThat(printed).hasSize(28).hasSameSizeAs(faces).hasSameSizeAs(both);
  }

  @Test
  @Rule("PAX-COMP-3")
  void values_1_and_2_show_one_symbol_and_values_3_and_4_show_two() {
    assertThat(CARDS).allMatch(card -> card.value() >= 1 && card.value() <= 4);
    assertThat(CARDS).allMatch(card -> card.symbols() == (card.value() <= 2 ? 1 : 2));
    assertThat(CARDS).anyMatch(card -> card.category() == Category.ARMY && card.value() == 4);
  }

  @ParameterizedTest
  @CsvSource({
    "WEALTH, 3, 3, 3, 1, 14, 22",
    "FLEET, 2, 4, 1, 3, 14, 25",
    "ARMY, 2, 4, 1, 3, 14, 25",
    "RELIGION, 3, 3, 3, 1, 14, 22",
    "SENATOR, 3, 3, 3, 1, 14, 22",
    "LAND, 4, 3, 4, 1, 17, 26",
    "INTRIGUE, 4, 3, 4, 1, 17, 26"
  })
  @Rule("PAX-COMP-4")
  void the_copies_of_each_value_are_those_of_the_reconstructed_table(
      Category category, int one, int two, int three, int four, int symbols, int value) {
    List<Card> cards = CARDS.stream().filter(card -> card.category() == category).toList();
    assertThat(
            IntStream.rangeClosed(1, 4)
                .mapToObj(v -> cards.stream().filter(card -> card.value() == v).count()))
        .containsExactly((long) one, (long) two, (long) three, (long) four);
    assertThat(cards.stream().mapToInt(Card::symbols).sum()).isEqualTo(symbols);
    assertThat(cards.stream().mapToInt(Card::value).sum()).isEqualTo(value);
  }

  @Test
  @Rule("PAX-COMP-5")
  void the_other_cards_make_the_box_120() {
    List<Integer> legions = new ArrayList<>();
    DATA.get("legionCards").forEach(legion -> legions.add(legion.get("number").intValue()));
    Map<String, Integer> copies = new java.util.TreeMap<>();
    DATA.get("specialCards")
        .forEach(card -> copies.put(card.get("id").stringValue(), card.get("copies").intValue()));
    int aurei = DATA.at("/aurei/cards/value").intValue();
    assertThat(legions).containsExactly(1, 2, 3, 4, 5);
    assertThat(copies)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("PRIMUS", 1, "PRIMUS_CONSPIRATUS", 1, "SUMMARY", 4));
    assertThat(aurei).isEqualTo(35);
    assertThat(CARDS.size() + legions.size() + 6 + aurei).isEqualTo(120);
    assertThat(TestTable.of(4).state().legions()).hasSameSizeAs(legions);
  }

  @Test
  @Rule("PAX-COMP-6")
  void the_bank_never_runs_out() {
    TestTable table = TestTable.at("{'players':{'0':{'aurei':500},'1':{'aurei':500}}}");
    assertThat(table.pass().aurei(0)).isEqualTo(502);
    assertThat(table.drawAnything().skip().end().aurei(1)).isEqualTo(502);
  }

  private static TestTable strict(int first, int second, String more) {
    return TestTable.at(
        TestTable.setup(2).with("strictBank", "on"),
        "{'players':{'0':{'aurei':%d},'1':{'aurei':%d}}%s}".formatted(first, second, more));
  }

  /// Edge case 48.
  @Test
  @Rule("PAX-COMP-7")
  void a_strict_bank_of_50_pays_a_pass_what_it_has_and_the_look_at_rome_takes_place() {
    TestTable table = strict(30, 19, "").pass();
    assertThat(table.aurei(0)).isEqualTo(31);
    assertThat(table.player(0).hasPeeked()).isTrue();
    assertThat(table.event(PaxEvent.Passed.class).aurei()).isEqualTo(1);
    assertThat(table.pass().aurei(1)).isEqualTo(19);
    assertThat(strict(30, 18, "").pass().aurei(0)).isEqualTo(32);
  }

  @Test
  @Rule("PAX-COMP-7")
  void a_strict_bank_pays_income_and_the_aurei_of_an_empty_deck_only_as_far_as_it_can() {
    TestTable income = strict(30, 19, ",'step':{'type':'Play'}").end();
    assertThat(income.aurei(0)).isEqualTo(31);
    assertThat(income.event(PaxEvent.IncomeReceived.class).aurei()).isEqualTo(1);
    assertThat(strict(30, 19, ",'deck':[]").normal().aurei(0)).isEqualTo(31);
  }

  @Test
  @Rule("PAX-COMP-7")
  void what_is_announced_is_what_a_strict_bank_can_pay() {
    State state = strict(30, 19, ",'step':{'type':'Play'}").state();
    assertThat(aurei(PAX.hint(state, 0, Move.EndPlay.IT))).isEqualTo(1);
    assertThat(((PaxView) PAX.view(state, Viewer.seat(0))).turn().orElseThrow().income())
        .isEqualTo(1);
    State start = strict(30, 19, "").state();
    assertThat(aurei(PAX.hint(start, 0, Move.ChooseTurn.PASS))).isEqualTo(1);
    State empty = strict(30, 19, ",'deck':[]").state();
    assertThat(aurei(PAX.hint(empty, 0, Move.ChooseTurn.NORMAL))).isEqualTo(1);
    State second =
        TestTable.at(
                TestTable.setup(2).with("strictBank", "on"),
                "{'players':{'0':{'aurei':30,'hand':['WEA-01'],'display':{WEALTH+2}},'1':{'aurei':20}},"
                    + "'step':{'type':'Play','played':['LAND']}}")
            .state();
    Move play = PAX.moves(second, 0).getFirst();
    assertThat(aurei(PAX.hint(second, 0, play))).isEqualTo(1); // the card's price comes first
  }

  private static Object aurei(Hint hint) {
    return Objects.requireNonNull(hint.notes().getFirst().args().get("aurei"));
  }

  @Test
  @Rule("PAX-COMP-7")
  void what_is_paid_goes_back_to_the_strict_bank() {
    TestTable table = strict(30, 20, ",'step':{'type':'Buy'}").buy(1).end();
    assertThat(table.aurei(0)).isEqualTo(30 - 2 + 2);
  }

  @ParameterizedTest
  @CsvSource({
    "WEALTH, beige",
    "FLEET, blue",
    "ARMY, orange",
    "RELIGION, grey",
    "SENATOR, yellow",
    "LAND, green",
    "INTRIGUE, red"
  })
  @Rule("PAX-COMP-8")
  void each_category_has_its_colour_and_beside_it_a_name_in_each_language(
      Category category, String colour) {
    JsonNode data = DATA.get("categories").get(category.index());
    assertThat(data.get("id").stringValue()).isEqualTo(category.name());
    assertThat(data.get("color").stringValue()).isEqualTo(colour);
    for (Language language : Language.values()) {
      Words words = Words.of(language, Pax.FOLDER);
      String name = data.get(language.code()).stringValue();
      assertThat(words.say(PaxWords.category(category))).isNotBlank().isEqualTo(name);
      assertThat(words.say(PaxWords.card(ofCategory(category)))).contains(name);
    }
  }

  private static Card ofCategory(Category category) {
    return CARDS.stream().filter(card -> card.category() == category).findFirst().orElseThrow();
  }

  @Test
  @Rule("PAX-COMP-9")
  void an_owners_data_file_changes_the_cards_of_the_game() {
    Pax owners =
        Pax.with(
            Pax.standardData()
                .replace(
                    "\"id\": \"LAN-05\", \"category\": \"LAND\", \"value\": 2, \"symbols\": 1",
                    "\"id\": \"LAN-05\", \"category\": \"LAND\", \"value\": 4, \"symbols\": 2"));
    TestTable table =
        TestTable.at(
            owners,
            TestTable.setup(2),
            "{'step':{'type':'Buy'},'legions':[['LAN-05'],['SEN-05'],['LAN-07']]}");
    Card lan =
        owners.data().cards(1).stream()
            .filter(c -> c.id().equals("LAN-05"))
            .findFirst()
            .orElseThrow();
    table.buy(1).play(new Move.PlayCard(lan));
    assertThat(table.aurei(0)).isEqualTo(1);
    assertThat(table.player(0).cap()).isEqualTo(2);
    assertThat(owners.info().dataHash()).isNotEqualTo(PAX.info().dataHash());
  }

  @Test
  @Rule("PAX-COMP-9")
  void no_card_is_known_to_the_code_but_from_the_data_file() {
    assertThat(DATA.get("influenceCards").values())
        .extracting(
            card -> card.get("id").stringValue(),
            card -> card.get("category").stringValue(),
            card -> card.get("value").intValue(),
            card -> card.get("symbols").intValue())
        .containsExactlyElementsOf(
            CARDS.stream()
                .map(
                    card ->
                        org.assertj.core.groups.Tuple.tuple(
                            card.id(), card.category().name(), card.value(), card.symbols()))
                .toList());
  }

  @Test
  @Rule("PAX-COMP-7")
  void options_that_are_not_chosen_are_off() {
    Table.Options options = PAX.table(Setup.of(2)).options();
    assertThat(Stream.of(options.twoCopies(), options.strictBank(), options.openMoney()))
        .containsOnly(false);
    assertThat(options.tieBreak()).isFalse();
  }
}
