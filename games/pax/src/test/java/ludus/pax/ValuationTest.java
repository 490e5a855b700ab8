package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import ludus.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How good a position is: what must hold whatever the weights are.
class ValuationTest {

  private static double[] values(String patch) {
    return PAX.valuation().values(TestTable.at(patch).state());
  }

  @Test
  void the_values_of_a_table_are_shares_of_one_victory() {
    for (int seats = 2; seats <= 4; seats++) {
      TestTable.random(
          PAX,
          Setup.of(seats),
          47,
          table -> {
            double[] values = PAX.valuation().values(table.state());
            assertThat(values).hasSize(table.state().players().size());
            for (double value : values) {
              assertThat(value).isBetween(0.0, 1.0);
            }
            if (!table.isOver()) {
              assertThat(Arrays.stream(values).sum()).isCloseTo(1.0, within(1e-9));
            }
          });
    }
  }

  @Test
  void the_value_of_a_finished_game_is_its_outcome() {
    assertThat(values("{'step':{'type':'Over'},'players':{'1':{'display':{INTRIGUE*1}}}}"))
        .containsExactly(0.0, 1.0);
    assertThat(values("{'step':{'type':'Over'}}")).containsExactly(0.0, 0.0);
    String four = "{'aurei':1,'display':{WEALTH*1,RELIGION*1,LAND*1,SENATOR*2}}";
    assertThat(values("{'step':{'type':'Over'},'players':{'0':%s,'1':%s}}".formatted(four, four)))
        .containsExactly(0.5, 0.5);
  }

  /// Only whose turn it is makes equal players differ.
  @Test
  void equal_players_are_worth_the_same_in_the_same_place() {
    double[] first = values("{}");
    double[] second = values("{'primus':1,'activePlayer':1}");
    assertThat(first[0]).isCloseTo(0.5, within(0.1)).isCloseTo(second[1], within(1e-9));
    assertThat(first[1]).isCloseTo(second[0], within(1e-9));
  }

  /// Each of these makes the first better than before, and better than the second.
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = ';',
      value = {
        "'aurei':9",
        "'display':{WEALTH*4}",
        "'display':{INTRIGUE*2}",
        "'display':{LAND*3,FLEET*3}",
        "'display':{LAND*3,ARMY*3}"
      })
  void more_is_better(String first) {
    double[] values = values("{'players':{'0':{" + first + "}}}");
    assertThat(values[0])
        .isGreaterThan(0.5)
        .isGreaterThan(values[1])
        .isGreaterThan(values("{}")[0]);
  }

  @Test
  void a_solo_game_is_worth_more_the_nearer_its_goal_is() {
    Setup solo = Setup.of(1);
    double start = PAX.valuation().values(TestTable.at(solo, "{}").state())[0];
    double some =
        PAX.valuation()
            .values(
                TestTable.at(solo, "{'players':{'0':{'display':{LAND*2,WEALTH*1,SENATOR*1}}}}")
                    .state())[0];
    double most =
        PAX.valuation()
            .values(
                TestTable.at(
                        solo,
                        "{'players':{'0':{'display':{LAND*2,WEALTH*1,SENATOR*2,FLEET*2,ARMY*2,RELIGION*1,INTRIGUE*1}}}}")
                    .state())[0];
    assertThat(start).isBetween(0.0, 1.0).isLessThan(some);
    assertThat(some).isLessThan(most);
    assertThat(most).isLessThan(1.0);
  }

  @Test
  void features_have_names_and_tell_what_lies_there() {
    State state =
        TestTable.at(
                "{'players':{'0':{'aurei':4,'hand':['LAN-01'],'display':{WEALTH+3,INTRIGUE*2,'LAND':['LAN-02']}}}}")
            .state();
    List<String> names = PAX.valuation().names();
    double[] features = PAX.valuation().features(state, 0);
    assertThat(features).hasSize(names.size());
    assertThat(features[names.indexOf("aurei")]).isEqualTo(4);
    assertThat(features[names.indexOf("cards in hand")]).isEqualTo(1);
    assertThat(features[names.indexOf("longest row")]).isEqualTo(3);
    assertThat(features[names.indexOf("Intrigue in display")]).isEqualTo(2);
    assertThat(features[names.indexOf("categories")]).isEqualTo(3);
    assertThat(features[names.indexOf("points likely")])
        .isGreaterThan(PAX.valuation().features(state, 1)[names.indexOf("points likely")]);
  }
}
