package ludus.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import org.junit.jupiter.api.Test;

/// The small values that everything else is made of.
class ValuesTest {

  private static final RuleId RULE = RuleId.of("FOR-BID-1");
  private static final GameInfo INFO =
      new GameInfo(
          "test",
          "Test",
          1,
          2,
          4,
          List.of(
              OptionInfo.toggle("fast", RULE),
              new OptionInfo("length", List.of("short", "long"), "long", RULE)),
          Optional.empty(),
          10,
          "",
          "/");

  @Test
  void a_setup_is_checked_against_seats_and_options() {
    assertThat(INFO.check(Setup.of(2))).isEmpty();
    assertThat(INFO.check(Setup.of(4).with("fast", "on").with("length", "short"))).isEmpty();
    assertThat(wrong(Setup.of(1))).isEqualTo("Test is for 2 to 4 seats, not 1.");
    assertThat(wrong(Setup.of(5))).isEqualTo("Test is for 2 to 4 seats, not 5.");
    assertThat(wrong(Setup.of(2).with("quick", "on")))
        .isEqualTo("Test has no option 'quick'; it has: fast, length.");
    assertThat(wrong(Setup.of(2).with("fast", "very")))
        .isEqualTo("Option 'fast' can't be 'very'; it can be: off, on.");
  }

  private static String wrong(Setup setup) {
    return Words.of(Language.EN).say(INFO.check(setup).orElseThrow());
  }

  @Test
  void an_option_has_its_standard_unless_chosen() {
    assertThat(INFO.chosen(Setup.of(2), "fast")).isEqualTo("off");
    assertThat(INFO.chosen(Setup.of(2), "length")).isEqualTo("long");
    assertThat(INFO.chosen(Setup.of(2, Map.of("length", "short")), "length")).isEqualTo("short");
    assertThat(INFO.option("length").orElseThrow().rule()).isEqualTo(RULE);
  }

  @Test
  void a_victory_is_shared_among_the_winners() {
    Outcome outcome = new Outcome("TIE", List.of(1, 1, 3), List.of(0, 1), List.of(5, 5, 2));
    assertThat(outcome.share(0)).isEqualTo(0.5);
    assertThat(outcome.share(2)).isZero();
  }

  @Test
  void hints_collect_notes() {
    Message note = Message.of("a").with("n", 1);
    Hint hint = Hint.price(3).and(note).and(Message.of("b"));
    assertThat(hint.price()).hasValue(3);
    assertThat(hint.notes()).containsExactly(note, Message.of("b"));
    assertThat(Hint.note(note)).isEqualTo(Hint.NONE.and(note));
  }

  @Test
  void messages_keep_their_arguments() {
    Message message = Message.of("a").player(2).with("n", 1);
    assertThat(message.args()).isEqualTo(Map.of("player", new Message.Player(2), "n", 1));
  }

  @Test
  void an_agenda_knows_who_is_asked() {
    Agenda one = Agenda.of(1, "bid", 7);
    assertThat(one.ask(1)).contains(new Ask(1, "bid", 7));
    assertThat(one.ask(0)).isEmpty();
    assertThat(one.isOver()).isFalse();
    Agenda both = Agenda.of(List.of(new Ask(0, "bid", 1)), List.of(new Ask(2, "talk", 1)));
    assertThat(both.ask(2)).contains(new Ask(2, "talk", 1));
  }

  @Test
  void a_result_is_a_value_or_a_refusal() {
    Result<String> done = Result.done("yes");
    Result<String> refused = Result.refused(Refusal.plain("no"));
    assertThat(done.isDone()).isTrue();
    assertThat(done.get()).isEqualTo("yes");
    assertThat(done.refused()).isEmpty();
    assertThat(refused.isDone()).isFalse();
    assertThat(refused.refused()).contains(Refusal.plain("no"));
    assertThatThrownBy(refused::get).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void the_id_of_a_rule_has_its_form() {
    assertThat(RuleId.of("GM-4.2-c")).hasToString("GM-4.2-c");
    assertThatThrownBy(() -> RuleId.of("rule 1")).isInstanceOf(IllegalArgumentException.class);
  }
}
