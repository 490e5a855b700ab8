package ludus.spartacus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ludus.kernel.Message;
import ludus.kernel.RuleId;
import ludus.kernel.text.Language;
import ludus.kernel.text.Rulebook;
import ludus.kernel.text.Words;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Term;
import ludus.spartacus.talk.Until;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Everything in the box has its name; [ludus.kernel.laws.GameLaws] sees to the other words.
class WordsTest {

  private static Words words(Language language) {
    return Words.of(language, Spartacus.FOLDER);
  }

  @Test
  void every_card_and_house_has_a_name() {
    Set<String> keys = words(Language.EN).keys();
    Content content = TestTable.SPARTACUS.content();
    content
        .market()
        .forEach(card -> assertThat(keys).contains("spartacus.card." + card.face().name()));
    content
        .intrigue()
        .forEach(
            card ->
                assertThat(keys)
                    .contains(
                        "spartacus.card." + card.id(), "spartacus.card." + card.id() + ".text"));
    content.houses().forEach(house -> assertThat(keys).contains("spartacus.house." + house.id()));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void every_rule_that_the_rulebook_points_to_stands_in_it(Language language) {
    String folder = TestTable.SPARTACUS.info().messages();
    Rulebook book = Rulebook.of(folder, language);
    Set<RuleId> rules = new HashSet<>(book.rules());
    rules.addAll(Rulebook.software(folder).rules());
    Matcher named = Pattern.compile("SP(-[A-Z]+)+-[0-9]+").matcher(book.toString());
    while (named.find()) {
      assertThat(rules).contains(RuleId.of(named.group()));
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void an_offer_is_told_without_gaps(Language language) {
    List<MarketCard> assets = List.of(TestTable.asset("debtor#1"), TestTable.asset("cook#1"));
    List<MarketCard> none = List.of();
    for (Move.Propose offer :
        List.of(
            offer(1, none, 0, Act.NONE, Term.NONE),
            offer(0, assets, 2, Act.NONE, Term.NONE),
            offer(1, assets, 1, Act.INVITE, Term.WORDS),
            offer(3, none, 0, Act.SUPPORT, Term.NONE))) {
      Message told =
          Message.of("spartacus.event.Offered")
              .player(0)
              .with("offer", SpartacusWords.offer(offer));
      assertThat(words(language).say(told)).doesNotContain(" ,", " .", " ;", "  ").endsWith(".");
    }
  }

  /// Gold, wares and guards for an act, and words given besides.
  private static Move.Propose offer(
      int gold, List<MarketCard> wares, int guards, Act act, Term term) {
    return new Move.Propose(
        1,
        gold,
        0,
        wares,
        List.of(),
        guards,
        0,
        act,
        false,
        2,
        term,
        true,
        -1,
        0,
        Optional.empty(),
        Until.ROUND,
        "peace until the games",
        false);
  }

  @Test
  void an_offer_of_gold_for_a_deed_names_what_is_exchanged() {
    Message offer = SpartacusWords.offer(offer(2, List.of(), 1, Act.SUPPORT, Term.NONE));
    assertThat(words(Language.EN).say(offer))
        .endsWith(": gives 2 gold and 1 guard; the other will at once support the scheme");
    assertThat(
            words(Language.PT)
                .say(SpartacusWords.offer(offer(1, List.of(), 0, Act.NONE, Term.NONE))))
        .endsWith(": dá 1 denário, recebe nada");
  }
}
