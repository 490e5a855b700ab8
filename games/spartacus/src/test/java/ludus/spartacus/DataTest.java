package ludus.spartacus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import ludus.kernel.BadInput;
import ludus.kernel.Setup;
import ludus.kernel.json.Json;
import ludus.kernel.laws.Rule;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import ludus.spartacus.effect.Selector;
import ludus.spartacus.effect.Timing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The data file: what is in it, and what is refused when it is read.
class DataTest {

  private static final Content CONTENT = TestTable.SPARTACUS.content();

  private static final ObjectNode DATA = Json.object(Spartacus.standardData(), "The data file");

  private static ObjectNode data() {
    return DATA.deepCopy();
  }

  private static ObjectNode card(ObjectNode data, String part, String id) {
    for (JsonNode card : data.path(part)) {
      if (card.path("id").asString("").equals(id)) {
        return (ObjectNode) card;
      }
    }
    throw new AssertionError(id);
  }

  private static void refused(ObjectNode data, String what) {
    Throwable thrown = catchThrowable(() -> Content.parse(data.toString()));
    assertThat(thrown).as(what).isInstanceOf(BadInput.class);
  }

  // cards ----------------------------------------------------------------------------------------

  @Test
  @Rule("SP-DAT-1")
  void every_copy_of_a_market_card_has_its_number() {
    for (JsonNode card : data().path("market")) {
      String id = card.path("id").asString();
      int copies = card.path("copies").asInt();
      for (int copy = 1; copy <= copies; copy++) {
        assertThat(CONTENT.marketCard(id + "#" + copy).face())
            .isSameAs(CONTENT.marketCard(id + "#1").face());
      }
      assertThatThrownBy(() -> CONTENT.marketCard(id + "#" + (copies + 1)))
          .isInstanceOf(BadInput.class);
    }
    assertThat(CONTENT.market()).hasSize(62);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          collusion, 10, 2, 1, 1
          black_market_profits, 7, 1, 2, 3
          incite_rebellion, 5, 1, 2, 2
          inside_information, 6, 2, 2, 3
          a_visitor_from_rome, 6, 2, 2, 2
          blackmail, 4, 2, 2, 2
          collaboration, 12, 2, 1, 1
          grand_feast, 5, 2, 2, 2
          public_exhibition, 3, 2, 2, 3
          labor_contract, 0, 0, 3, 5
          word_to_the_tax_collector, 0, 1, 1, 2
          sate_roman_appetites, 0, 2, 2, 3
          illicit_auction, 0, 1, 1, 1
          caught_taking_bribes, 0, 1, 2, 2
          bribe_the_guards, 0, 1, 1, 2
          looting_the_dead, 4, 1, 2, 3
          revenge, 2, 1, 1, 2
          spread_cheeks_wide, 4, 2, 1, 1
          poisoned_wine, 3, 2, 3, 4
          final_blow, 11, 1, 1, 1
          robbery, 0, 2, 2, 4
          joint_venture, 12, 2, 1, 2
          lend_me_your_ear, 9, 1, 1, 1
          illicit_services, 6, 1, 2, 3
          conspiracy, 16, 2, 1, 1
          unlocked_gate, 0, 1, 2, 2
          epic_spectacle, 0, 2, 1, 2
          buying_secrets, 4, 2, 2, 2
          support_from_rome, 8, 3, 2, 2
          rigging_the_match, 0, 2, 2, 2
          blood_on_the_sand, 0, 2, 1, 2
          sacrifice_for_the_dominus, 2, 3, 2, 2
          for_a_few_denarii, 2, 3, 2, 2
          empty_brothel, 3, 1, 1, 2
          a_shameful_ludus, 3, 1, 1, 2
          destitute, 3, 1, 2, 2
          whispered_rumors, 6, 3, 2, 2
          jupiters_cock, 6, 4, 1, 1
          guard, 0, 1, 18, 23
          """)
  @Rule("SP-DAT-2")
  void intrigue_cards_have_their_figures(
      String id, int requirement, int cashIn, int copies, int copies104) {
    IntrigueCard.Face face = CONTENT.intrigueCard(id).face();
    assertThat(face.requirement()).isEqualTo(requirement);
    assertThat(face.cashIn()).isEqualTo(cashIn);
    assertThat(face.copies()).isEqualTo(copies);
    assertThat(face.copies104()).isEqualTo(copies104);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          syrian_warrior, 2, 2/2/3, 2
          thracian_warrior, 2, 3/2/2, 2
          numidian_warrior, 2, 3/1/3, 2
          celt_warrior, 2, 3/2/2, 1
          gaul_warrior, 2, 2/3/2, 1
          spartacus, 4, 4/3/4, 1
          crixus, 4, 4/4/3, 1
          gannicus, 4, 3/4/5, 1
          oenomaus, 4, 3/4/4, 1
          theokeles, 5, 5/2/4, 1
          agron, 3, 3/4/3, 1
          varro, 3, 4/2/4, 1
          barca, 3, 3/4/4, 1
          doctore, 3, 4/3/3, 1
          pericles, 4, 3/3/4, 1
          kerza, 3, 2/2/4, 1
          pluto, 3, 2/2/3, 1
          vibius, 3, 3/3/4, 1
          gnaeus, 3, 3/2/3, 1
          caburus, 4, 3/3/4, 1
          ashur_base, 3, 3/2/3, 1
          marcellus, 1, 1/1/2, 1
          debtor, 2, 1/1/1, 2
          attendant, 2, 1/1/1, 2
          convict, 2, 1/1/1, 2
          deserter, 2, 1/1/1, 1
          cook, 2, 1/1/1, 1
          apothecary, 2, 1/1/1, 1
          indus, 2, 1/1/1, 1
          medicus, 2, 1/1/1, 1
          camilla, 2, 1/1/1, 1
          masked_courtesan, 2, 1/1/1, 1
          diona, 3, 1/1/1, 1
          melitta, 3, 1/1/1, 1
          raxos, 3, 2/2/1, 1
          prisca, 3, 1/1/1, 1
          aurelia, 2, 1/1/1, 1
          mira, 3, 1/1/1, 1
          pietros, 3, 1/1/1, 1
          chadara, 2, 1/1/1, 1
          marius, 3, 2/2/1, 1
          naevia, 4, 1/1/1, 1
          gladius, 2, 0/0/0, 2
          axe, 1, 0/0/0, 2
          trident, 2, 0/0/0, 2
          helmet, 2, 0/0/0, 2
          shield, 1, 0/0/0, 2
          net, 1, 0/0/0, 2
          javelin, 2, 0/0/0, 2
          """)
  @Rule({"SP-DAT-1", "SP-CMP-1"})
  void market_cards_have_their_figures(String id, int gold, String dice, int copies) {
    MarketCard.Face face = CONTENT.marketCard(id + "#1").face();
    assertThat(face.gold()).isEqualTo(gold);
    assertThat("%d/%d/%d".formatted(face.atk(), face.def(), face.spd())).isEqualTo(dice);
    assertThat(face.copies()).isEqualTo(copies);
  }

  @Test
  @Rule("SP-DAT-2")
  void cards_say_when_and_with_whom_they_are_played() {
    assertThat(CONTENT.intrigueCard("jupiters_cock").face().timings())
        .containsExactly(Timing.SCHEME_DECLARED, Timing.REACTION_DECLARED);
    assertThat(CONTENT.intrigueCard("whispered_rumors").face().timings())
        .containsExactly(Timing.SCHEME_DECLARED);
    assertThat(CONTENT.intrigueCard("collusion").face().other())
        .contains(new IntrigueCard.Other(true, true));
    assertThat(CONTENT.intrigueCard("buying_secrets").face().other())
        .contains(new IntrigueCard.Other(true, false));
    assertThat(CONTENT.intrigueCard("for_a_few_denarii").face().other())
        .contains(new IntrigueCard.Other(false, false));
    assertThat(CONTENT.intrigueCard("robbery").face().other()).isEmpty();
    assertThat(CONTENT.intrigueCard("spread_cheeks_wide").face().foilsExcept())
        .containsExactly("jupiters_cock");
  }

  @Test
  @Rule("SP-DAT-3")
  void cards_say_which_houses_they_target() {
    assertThat(CONTENT.intrigueCard("robbery").face().targets()).containsExactly(Selector.TARGET);
    assertThat(CONTENT.intrigueCard("collusion").face().targets()).containsExactly(Selector.TARGET);
    assertThat(CONTENT.intrigueCard("collaboration").face().targets())
        .containsExactly(Selector.TARGET, Selector.OTHER);
    assertThat(CONTENT.intrigueCard("spread_cheeks_wide").face().targets()).isEmpty();
  }

  // profiles -------------------------------------------------------------------------------------

  @ParameterizedTest
  @CsvSource({"intrigue80, 80", "intrigue104, 104"})
  @Rule({"SP-CMP-2", "SP-RUL-9"})
  void the_intrigue_deck_has_80_or_104_cards(String profile, int cards) {
    Table table = TestTable.SPARTACUS.table(Setup.of(3, Map.of("deck", profile)));
    assertThat(table.intrigue()).hasSize(cards);
    State start = TestTable.SPARTACUS.start(table.setup(), _ -> 0);
    assertThat(start.intrigueDeck()).hasSize(cards);
    assertThat(TestTable.SPARTACUS.table(Setup.of(3)).intrigue()).hasSize(80);
  }

  @Test
  @Rule("SP-DAT-21")
  void a_card_without_a_number_for_the_larger_deck_keeps_its_copies() {
    ObjectNode data = data();
    card(data, "intrigue", "robbery").remove("copies104");
    Spartacus game = Spartacus.with(data.toString());
    Table large = game.table(Setup.of(3, Map.of("deck", "intrigue104")));
    assertThat(large.copies(game.content().intrigueCard("robbery"))).isEqualTo(2);
    assertThat(large.copies(game.content().intrigueCard("poisoned_wine"))).isEqualTo(4);
    assertThat(large.intrigue()).hasSize(102);
  }

  @ParameterizedTest
  @CsvSource({"quick, 7", "standard, 4", "advanced, 1"})
  @Rule({"SP-SET-4", "SP-TV-50"})
  void the_length_sets_the_influence_of_everybody(String length, int influence) {
    State start = TestTable.SPARTACUS.start(Setup.of(4, Map.of("length", length)), _ -> 0);
    assertThat(start.houses()).extracting(House::influence).containsOnly(influence).hasSize(4);
    State usual = TestTable.SPARTACUS.start(Setup.of(4), _ -> 0);
    assertThat(usual.house(0).influence()).isEqualTo(7);
  }

  // provenance and names -------------------------------------------------------------------------

  @ParameterizedTest
  @ValueSource(strings = {"houses", "market", "intrigue"})
  @Rule("SP-DAT-17")
  void everything_says_where_it_comes_from(String part) {
    Set<String> tags = Set.of("rulebook", "found", "reconstructed");
    for (JsonNode datum : data().path(part)) {
      String id = datum.path("id").asString();
      JsonNode provenance = datum.path("provenance");
      assertThat(tags).as(id).contains(provenance.path("tag").asString(""));
      provenance
          .path("fields")
          .properties()
          .forEach(
              field -> {
                assertThat(datum.has(field.getKey()) || known(datum, field.getKey()))
                    .as(id + "." + field.getKey())
                    .isTrue();
                assertThat(tags).as(id).contains(field.getValue().asString(""));
              });
    }
  }

  /// A field named by a part of its path.
  private static boolean known(JsonNode datum, String field) {
    JsonNode at = datum;
    for (String step : field.split("\\.", -1)) {
      at = at.path(step);
    }
    return !at.isMissingNode();
  }

  @Test
  @Rule("SP-DAT-15")
  void coarse_titles_are_replaced_by_milder_ones_everywhere() {
    Words words = Words.of(Language.EN, Spartacus.FOLDER);
    List<String> coarse = new ArrayList<>();
    for (String part : List.of("market", "intrigue")) {
      for (JsonNode card : data().path(part)) {
        if (card.has("mildName")) {
          coarse.add(card.path("name").asString().replace("...", ""));
          assertThat(words.say("spartacus.card." + card.path("id").asString()))
              .isEqualTo(card.path("mildName").asString());
        }
      }
    }
    assertThat(coarse).hasSize(4);
    for (String key : words.keys()) {
      assertThat(words.sentence(key)).as(key).doesNotContain(coarse.toArray(String[]::new));
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  @Rule({"SP-RUL-14", "SP-RUL-15", "SP-RUL-17"})
  void names_that_the_rulebooks_spell_differently(Language language) {
    Words words = Words.of(language, Spartacus.FOLDER);
    assertThat(words.say("spartacus.card.theokeles")).isEqualTo("Theokeles");
    assertThat(words.say("spartacus.card.poisoned_wine").split(" ")).hasSize(2);
    assertThat(words.keys()).contains("spartacus.card.gladius");
    assertThat(words.keys()).noneMatch(key -> key.matches("spartacus\\.card\\.(sword|spada)"));
  }

  @Test
  @Rule({"SP-RUL-20", "SP-RUL-25"})
  void figures_that_the_rulebooks_and_the_tables_disagree_on() {
    assertThat(CONTENT.marketCard("spartacus#1").face().atk()).isEqualTo(4);
    MarketCard varro = CONTENT.marketCard("varro#1");
    assertThat(varro.traits().counterSet()).isEqualTo(2).isLessThanOrEqualTo(varro.face().def());
  }

  // what is refused ------------------------------------------------------------------------------

  /// Every object of the data that the effect engine reads: operations, conditions and amounts.
  private static List<ObjectNode> instructions(JsonNode node) {
    List<ObjectNode> found = new ArrayList<>();
    if (node instanceof ObjectNode object
        && (object.has("op")
            || object.has("cond")
            || object.has("perReady")
            || object.has("goldValueOf")
            || object.has("countOf"))) {
      found.add(object);
    }
    for (JsonNode inner : node) {
      found.addAll(instructions(inner));
    }
    return found;
  }

  private static List<ObjectNode> parts(ObjectNode data) {
    List<ObjectNode> found = new ArrayList<>();
    for (String part : List.of("houses", "market", "intrigue")) {
      found.addAll(instructions(data.path(part)));
    }
    return found;
  }

  @Test
  @Rule("SP-DAT-4")
  void every_parameter_of_an_instruction_must_be_there() {
    Set<String> seen = new HashSet<>();
    List<ObjectNode> all = parts(data());
    for (int i = 0; i < all.size(); i++) {
      ObjectNode whole = all.get(i);
      for (Map.Entry<String, JsonNode> field : whole.properties()) {
        String what = whole + " without " + field.getKey();
        if (seen.add(what)) {
          ObjectNode data = data();
          parts(data).get(i).remove(field.getKey());
          refused(data, what);
        }
      }
    }
    assertThat(seen).hasSizeGreaterThan(100);
  }

  @Test
  @Rule({"SP-DAT-13", "SP-DAT-8"})
  void an_unknown_operation_selector_filter_or_condition_is_refused() {
    Set<String> seen = new HashSet<>();
    List<ObjectNode> all = parts(data());
    for (int i = 0; i < all.size(); i++) {
      ObjectNode whole = all.get(i);
      for (Map.Entry<String, JsonNode> field : whole.properties()) {
        String what = whole + " with a strange " + field.getKey();
        if (!field.getValue().isContainer() && seen.add(what)) {
          ObjectNode data = data();
          parts(data).get(i).put(field.getKey(), "strange");
          refused(data, what);
        }
      }
    }
    assertThat(seen).hasSizeGreaterThan(100);
  }

  @Test
  @Rule("SP-DAT-13")
  void an_unknown_window_target_type_or_slot_is_refused() {
    for (String field : List.of("window", "target", "type")) {
      ObjectNode data = data();
      card(data, "intrigue", "robbery").put(field, "strange");
      refused(data, field);
    }
    ObjectNode windows = data();
    ((ArrayNode) card(windows, "intrigue", "jupiters_cock").path("windows")).add("strange");
    refused(windows, "windows");
    ObjectNode targets = data();
    ((ArrayNode) card(targets, "intrigue", "robbery").path("targetedHouses")).add("strange");
    refused(targets, "targetedHouses");
    ObjectNode slot = data();
    card(slot, "market", "net").put("slot", "strange");
    refused(slot, "slot");
    ObjectNode ability = data();
    ((ObjectNode) card(ability, "market", "net").path("abilities").get(0)).put("window", "strange");
    refused(ability, "ability");
    ObjectNode rule = data();
    ((ObjectNode) card(rule, "houses", "glaber").path("rules").get(0)).put("window", "strange");
    refused(rule, "rule");
    ObjectNode foil = data();
    ((ArrayNode) card(foil, "intrigue", "spread_cheeks_wide").at("/immune/foilsExcept"))
        .add("strange");
    refused(foil, "immune");
  }

  @Test
  @Rule({"SP-DAT-7", "SP-DAT-13"})
  void a_limit_or_an_exhaustion_that_no_code_keeps_is_refused() {
    for (JsonNode card : data().path("market")) {
      String id = card.path("id").asString();
      for (int i = 0; i < card.path("abilities").size(); i++) {
        ObjectNode limited = data();
        ((ObjectNode) card(limited, "market", id).path("abilities").get(i))
            .put("limit", "perScheme");
        refused(limited, id + " with another limit");
        if (card.path("abilities").get(i).has("limit")) {
          ObjectNode free = data();
          ((ObjectNode) card(free, "market", id).path("abilities").get(i)).remove("limit");
          refused(free, id + " without a limit");
        }
        ObjectNode turned = data();
        boolean exhaust = card.path("abilities").get(i).path("exhaust").asBoolean();
        ((ObjectNode) card(turned, "market", id).path("abilities").get(i)).put("exhaust", !exhaust);
        refused(turned, id + " exhausted the other way round");
      }
    }
  }
}
