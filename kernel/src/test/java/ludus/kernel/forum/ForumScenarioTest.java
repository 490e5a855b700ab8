package ludus.kernel.forum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import ludus.kernel.BadInput;
import ludus.kernel.RuleId;
import ludus.kernel.scenario.Scenario;
import ludus.kernel.scenario.ScenarioRun;
import org.junit.jupiter.api.Test;

/// Scenario files: a position, scripted chance, moves and what must hold.
class ForumScenarioTest {

  private static final String ROLL =
      """
      {"game": "forum", "title": "The host rolls", "rules": ["FOR-ROLL-1"],
       "setup": {"seats": 2, "seed": 7},
       "position": {"round": 4},
       "chance": [5],
       "moves": [
         {"seat": 0, "move": {"type": "Pass"}, "refused": "FOR-BID-1"},
         {"seat": 0, "moves": [{"type": "Raise"}, {"type": "Raise"}, {"type": "Seal"}]},
         {"seat": 0, "undo": true, "refused": "kernel.refusal.undoBarrier"},
         {"seat": 1, "move": {"type": "Seal"}},
         {"seat": 1, "move": {"type": "Pass"}}],
       "expect": {"/houses/0/coins": 8, "/houses/1/coins": 5, "/houses/0/hand": ["…", "…"],
                  "outcome": {"winners": [0]}}}
      """;

  @Test
  void a_scenario_that_holds_has_no_failures() {
    ScenarioRun run = run(ROLL);
    assertThat(run.failures()).isEmpty();
    assertThat(run.state().at("/houses/0/coins").intValue()).isEqualTo(8);
  }

  @Test
  void a_scenario_is_read_as_it_is_written() {
    Scenario scenario = Scenario.parse(ROLL);
    assertThat(scenario.title()).isEqualTo("The host rolls");
    assertThat(scenario.rules()).containsExactly(RuleId.of("FOR-ROLL-1"));
    assertThat(scenario.seed()).isEqualTo(7);
    String seven = "{\"game\": \"forum\", \"setup\": {\"seats\": 2, \"seed\": 7}}";
    assertThat(run(seven).state())
        .isNotEqualTo(run(seven.replace("7", "8")).state())
        .isEqualTo(run(seven).state());
  }

  @Test
  void without_chance_the_seed_decides() {
    String seeded = ROLL.replace("\"chance\": [5],", "").replace("\"/houses/0/coins\": 8,", "");
    assertThat(run(seeded.replace("\"outcome\": {\"winners\": [0]}", "\"/round\": 4")).failures())
        .isEmpty();
  }

  @Test
  void what_does_not_hold_is_said() {
    fails(ROLL.replace("coins\": 8", "coins\": 9"), "/houses/0/coins should be 9 but is 8.");
    fails(
        ROLL.replace("/houses/1/coins\": 5", "/nowhere\": 1"),
        "/nowhere should be 1 but is not there.");
    fails(ROLL.replace("[\"…\", \"…\"]", "[\"…\"]"), "/houses/0/hand should be");
    fails(ROLL.replace("[5]", "[]"), "Move 5: \"chance\" has run out: a die is asked for.");
    fails(ROLL.replace("[5]", "[5, 1]"), "1 entries of \"chance\" were left over.");
    fails(
        ROLL.replace("\"winners\": [0]", "\"winners\": [1]"),
        "outcome.winners should be [1] but is [0].");
    fails(
        ROLL.replace("\"refused\": \"FOR-BID-1\"", "\"refused\": \"FOR-BID-2\""),
        "Move 1: should be refused by FOR-BID-2 but is by FOR-BID-1.");
    fails(
        ROLL.replace(
            "{\"seat\": 1, \"move\": {\"type\": \"Pass\"}}",
            "{\"seat\": 1, \"move\": {\"type\": \"Seal\"}}"),
        "Move 5: refused by FOR-BID-1.");
    fails(
        ROLL.replace(
            "{\"type\": \"Seal\"}]}", "{\"type\": \"Seal\"}], \"refused\": \"FOR-BID-1\"}"),
        "Move 2: should be refused by FOR-BID-1 but is accepted.");
  }

  @Test
  void the_agenda_can_be_checked() {
    String bids =
        "{\"game\": \"forum\", \"setup\": {\"seats\": 3}, \"moves\": [{\"seat\": 1, \"move\": {\"type\": \"Seal\"}}], %s}";
    assertThat(run(bids.formatted("\"agenda\": [0, 2]")).failures()).isEmpty();
    assertThat(run(bids.formatted("\"agenda\": {\"must\": [0, 2], \"may\": [1]}")).failures())
        .isEmpty();
    assertThat(run(bids.formatted("\"expect\": {\"agenda\": [0, 2]}")).failures()).isEmpty();
    assertThat(run(bids.formatted("\"agenda\": [0]")).failures())
        .containsExactly("agenda should be [0] but is [0,2].");
    assertThat(run(bids.formatted("\"agenda\": {\"may\": []}")).failures())
        .containsExactly("agenda.may should be [] but is [1].");
    assertThat(run(bids.formatted("\"outcome\": {}")).failures())
        .containsExactly("The game is not over.");
  }

  @Test
  void chance_that_does_not_fit_is_a_sentence() {
    unusable(ROLL.replace("[5]", "[7]"), "a number from 1 to 6, not 7");
    unusable(ROLL.replace("[5]", "[0]"), "a number from 1 to 6, not 0");
    unusable(ROLL.replace("[5]", "[\"x\"]"), "a number from 1 to 6");
  }

  @Test
  void what_is_no_scenario_is_a_sentence() {
    unusable("{", "not valid JSON");
    unusable("{}", "needs a \"game\"");
    unusable("{\"game\": \"forum\"}", "\"seats\" must be a whole number");
    unusable(ROLL.replace("\"title\"", "\"titel\""), "A scenario has no \"titel\"");
    unusable(ROLL.replace("\"seed\": 7", "\"seed\": \"x\""), "\"seed\" must be a whole number");
    unusable(ROLL.replace("\"seed\": 7", "\"sed\": 7"), "A setup has no \"sed\"");
    unusable(ROLL.replace("\"seats\": 2", "\"seats\": 9"), "2 to 4 seats");
    unusable(
        ROLL.replace("\"seats\": 2", "\"seats\": 2, \"options\": {\"x\": 1}"), "has no option 'x'");
    unusable(ROLL.replace("[\"FOR-ROLL-1\"]", "[\"rule one\"]"), "not the ID of a rule");
    unusable(ROLL.replace("\"undo\": true", "\"undo\": true, \"move\": {}"), "needs one of");
    unusable(
        ROLL.replace("{\"type\": \"Pass\"}}]", "{\"type\": \"Nothing\"}}]"), "no move of the game");
    unusable(ROLL.replace("{\"type\": \"Pass\"}}]", "7}]"), "A move must be a JSON object");
    unusable(ROLL.replace("\"/houses/1/coins\"", "\"houses\""), "no JSON pointer");
    unusable(ROLL.replace("\"moves\": [\n", "\"moves\": [3, "), "\"moves\" must hold JSON objects");
    unusable(
        ROLL.replace("\"undo\": true", "\"undo\": true, \"redo\": 1"), "A move has no \"redo\"");
    unusable(ROLL.replace("[5]", "5"), "\"chance\" must be an array");
    unusable(ROLL.replace("{\"round\": 4}", "{\"rounds\": 4}"), "no state of the Forum");
    unusable(
        ROLL.replace(
            "{\"round\": 4}",
            "{\"houses\": [{\"coins\": -1, \"hand\": [], \"offersMade\": 0}, {\"coins\": 1, \"hand\": [], \"offersMade\": 0}]}"),
        "The position is impossible: Seat 0 owes coins.");
  }

  private static ScenarioRun run(String text) {
    return ScenarioRun.of(new Forum(), Scenario.parse(text));
  }

  private static void fails(String text, String how) {
    List<String> failures = run(text).failures();
    assertThat(failures).anySatisfy(failure -> assertThat(failure).contains(how));
  }

  private static void unusable(String text, String why) {
    assertThatThrownBy(() -> run(text)).isInstanceOf(BadInput.class).hasMessageContaining(why);
  }
}
