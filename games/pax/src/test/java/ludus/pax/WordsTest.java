package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Event;
import ludus.kernel.Message;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Everything that a game says can be said, in every language.
class WordsTest {

  static List<Setup> tables() {
    return List.of(Setup.of(1).with("soloGame", "3"), Setup.of(3), TestTable.setup(8));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void events_moves_and_hints_are_told_in_every_language(Setup setup) {
    List<Words> languages = new ArrayList<>();
    for (Language language : Language.values()) {
      languages.add(Words.of(language, Pax.FOLDER).with(seat -> "P" + seat, 0));
    }
    int[] turn = new int[1];
    TestTable.random(
        PAX,
        setup,
        43,
        table -> {
          Words words = languages.get(turn[0]++ % languages.size());
          for (Event event : table.events()) {
            say(words, event.told());
            for (int seat = -1; seat < 2; seat++) {
              event.shownTo(new Viewer(seat)).ifPresent(shown -> say(words, shown.told()));
            }
            assertThat(event.rule().id()).startsWith("PAX-");
          }
          for (var ask : PAX.agenda(table.state()).must()) {
            say(words, Message.of("pax.ask." + ask.what()));
            Move move = PAX.moves(table.state(), ask.seat()).getLast();
            say(words, PAX.told(move));
            PAX.hint(table.state(), ask.seat(), move).notes().forEach(note -> say(words, note));
          }
        });
  }

  private static void say(Words words, Message message) {
    assertThat(words.say(message)).isNotBlank().doesNotContain("{");
  }

  private static String english(Message message) {
    return Words.of(Language.EN, Pax.FOLDER).with(seat -> "Player " + seat, 1).say(message);
  }

  @Test
  void nothing_is_plural_in_portugal() {
    Words words = Words.of(Language.PT, "/ludus/pax");
    assertThat(words.say(Message.of("pax.hint.pass").with("aurei", 0))).contains("0 Aurei");
    assertThat(words.say(Message.of("pax.hint.pass").with("aurei", 1))).contains("1 Aureus");
  }

  @Test
  void moves_are_called_by_their_names() {
    assertThat(english(PAX.told(new Move.Buy(4)))).isEqualTo("buy the group of Legion IV");
    assertThat(english(PAX.told(TestTable.toLegion("LAN-08", 2))))
        .isEqualTo("Land 3/2 under Legion II");
    assertThat(english(PAX.told(TestTable.toHand("LAN-08")))).isEqualTo("Land 3/2 to your hand");
    assertThat(english(PAX.told(TestTable.keep("LAN-08")))).isEqualTo("keep Land 3/2");
    assertThat(english(PAX.told(TestTable.keep("LAN-08", "SEN-01"))))
        .isEqualTo("keep Land 3/2, display Senator 1/1");
  }

  @Test
  void the_log_says_who_did_what_and_hides_what_is_hidden() {
    TestTable table =
        TestTable.at(
                "{'deck':['LAN-01','LAN-02','LAN-03','LAN-04'],'legions':[['LAN-08'],['SEN-05'],['LAN-07']]}")
            .normal();
    assertThat(log(table, 1)).containsExactly("Player 0 draws a card.");
    assertThat(log(table, 0)).containsExactly("Player 0 draws Land 1/1.");
    table.hand("LAN-01");
    assertThat(log(table, 1))
        .containsExactly("Player 0 takes a hidden card in hand.", "Player 0 draws a card.");
    table.legion("LAN-02", 1);
    assertThat(log(table, 1)).first().isEqualTo("Player 0 puts Land 1/1 under Legion I.");
    table.buy(1);
    assertThat(log(table, 1))
        .containsExactly("Player 0 buys Land 3/2 and Land 1/1 from Legion I for 4 Aurei.");
    assertThat(log(table.lay("LAN-02", "LAN-08"), 1))
        .containsExactly("Player 0 plays Land 3/2 for 1 Aureus.");
    assertThat(log(table.end(), 1)).containsExactly("Player 0's income: 2 Aurei.");
    assertThat(log(table.pass(), 1))
        .first()
        .isEqualTo("You pass, look at Rome's hidden cards and get 2 Aurei.");
  }

  @Test
  void the_log_tells_how_a_round_and_a_game_end() {
    String last = "{'activePlayer':1,'deck':[%s],'legions':%s}";
    TestTable tied =
        TestTable.at(last.formatted("'LAN-01'", "[['LAN-05'],['SEN-05'],['LAN-07']]")).pass();
    assertThat(log(tied, 0))
        .contains(
            "Rome takes Land 2/1 from Legion I, worth 2: of equal groups the lowest Legion's.",
            "Round 2.",
            "Land 1/1 comes under Legion I.");
    TestTable empty = TestTable.at(last.formatted("", "[['LAN-08'],['SEN-05'],['LAN-07']]")).pass();
    assertThat(log(empty, 0))
        .contains(
            "Rome takes Land 3/2 from Legion I, worth 3.", "The deck is empty: the game is over.");
    TestTable few = TestTable.at(last.formatted("'LAN-01'", "[['LAN-08'],[],['LAN-07']]")).pass();
    assertThat(log(few, 0))
        .contains("There are too few cards for the empty Legions: the game is over.");
  }

  @Test
  void the_log_tells_of_an_empty_deck_and_of_the_opening() {
    TestTable empty = TestTable.at("{'deck':[]}").normal();
    assertThat(log(empty, 1))
        .containsExactly("The deck is empty: Player 0 gets 2 Aurei instead of cards.");
    assertThat(empty.event(PaxEvent.DeckWasEmpty.class).rule()).hasToString("PAX-DRAW-10");
    TestTable start = TestTable.of(2);
    start.play(0, PAX.moves(start.state(), 0).getFirst());
    assertThat(log(start, 1)).containsExactly("Player 0 has chosen an opening card.");
    start.play(1, PAX.moves(start.state(), 1).getFirst());
    assertThat(log(start, 1))
        .contains("Player 0 keeps a hidden card; one card goes under the deck.");
  }

  /// Undo stops where somebody was shown a card.
  @Test
  void a_card_under_a_legion_is_shown_to_those_who_did_not_know_it() {
    TestTable table =
        TestTable.at(3, "{'deck':[{'card':'LAN-01','knownTo':[2]},'LAN-02','LAN-03','LAN-04']}")
            .normal();
    TestTable hand = table.but("{}").hand("LAN-01");
    assertThat(hand.event(PaxEvent.CardAssigned.class).reveals().isEmpty()).isTrue();
    PaxEvent.CardAssigned open = table.legion("LAN-01", 1).event(PaxEvent.CardAssigned.class);
    assertThat(open.reveals().contains(1)).isTrue();
    assertThat(open.reveals().contains(0)).isFalse();
    assertThat(open.reveals().contains(2)).isFalse();
    assertThat(open.shownTo(Viewer.seat(1)).orElseThrow().rule()).hasToString("PAX-DRAW-2");
  }

  private static List<String> log(TestTable table, int seat) {
    List<String> log = new ArrayList<>();
    table
        .events()
        .forEach(
            event ->
                event.shownTo(new Viewer(seat)).ifPresent(shown -> log.add(english(shown.told()))));
    return log;
  }
}
