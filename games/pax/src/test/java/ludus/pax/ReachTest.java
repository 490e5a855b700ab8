package ludus.pax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a hand can still bring in the last round, with two players, against a Rome that has
/// nothing.
class ReachTest {

  private static State state(String rest) {
    return TestTable.at("{'deck':[]%s}".formatted(rest)).state();
  }

  private static State first(String player) {
    return state(",'players':{'0':{%s}}".formatted(player));
  }

  private static Reach reach(State state) {
    int seats = state.players().size();
    int[][] strength = new int[seats][];
    int[] money = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      strength[seat] = Scoring.effective(Scoring.symbols(state.player(seat).display()), 3);
      money[seat] = state.player(seat).aurei();
    }
    return new Reach(
        state, new Clock(state), Odds.of(state), new int[Category.COUNT], strength, money);
  }

  private static int symbols(State state, Category category) {
    return reach(state).symbols(0, category.index());
  }

  /// The second card of a turn costs 1, the third 2 more; those with two symbols are played first.
  @ParameterizedTest
  @CsvSource({"0, 2", "1, 4", "2, 4", "3, 5"})
  void money_says_how_many_symbols(int aurei, int symbols) {
    State state = first("'aurei':%d,'hand':['LAN-01','LAN-08','LAN-09']".formatted(aurei));
    assertThat(symbols(state, Category.LAND)).isEqualTo(symbols);
    assertThat(symbols(state, Category.WEALTH)).isZero();
    assertThat(reach(state).symbols(1, Category.LAND.index())).isZero();
  }

  @Test
  void who_has_no_turn_left_brings_nothing() {
    Reach reach =
        reach(state(",'activePlayer':1,'players':{'0':{'aurei':9,'hand':['LAN-01','LAN-08']}}"));
    assertThat(reach.symbols(0, Category.LAND.index())).isZero();
    assertThat(reach.points(0)).isZero();
  }

  /// Land or Intrigue of the same hand makes room, the better of the two.
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = ';',
      value = {
        "'hand':['ARM-07']; 0",
        "'hand':['ARM-07','LAN-01']; 1",
        "'hand':['ARM-07','LAN-01','INT-01']; 1",
        "'hand':['ARM-07','INT-08']; 2",
        "'hand':['ARM-07'],'display':{LAND*1}; 1",
        "'hand':['ARM-07'],'display':{LAND*2,ARMY*2}; 0",
        "'hand':['ARM-07'],'display':{LAND*5,ARMY*2}; 2"
      })
  void armies_need_room(String player, int symbols) {
    assertThat(symbols(first("'aurei':9," + player), Category.ARMY)).isEqualTo(symbols);
  }

  /// A new category is worth 2, to become stronger than Rome 3 if it lasts, an Army 1.
  @Test
  void points_are_those_of_the_cards_that_bring_most() {
    Odds odds = Odds.of(first(""));
    double one = odds.stronger(1) - odds.stronger(0);
    double two = odds.stronger(2) - odds.stronger(0);
    assertPoints("'aurei':0,'hand':['LAN-01']", 2 + 3 * one);
    assertPoints("'aurei':0,'hand':['LAN-08']", 2 + 3 * two);
    assertPoints("'aurei':0,'hand':['LAN-01','SEN-08']", 2 + 3 * two);
    assertPoints("'aurei':1,'hand':['LAN-01','SEN-08']", 4 + 3 * (one + two));
    assertPoints(
        "'aurei':1,'hand':['LAN-01','LAN-08']", 2 + 3 * (odds.stronger(3) - odds.stronger(0)));
    assertPoints("'aurei':0,'hand':['LAN-01'],'display':{LAND*1}", 3 * (two - one));
    assertPoints("'aurei':9,'hand':['ARM-01']", 0);
    assertPoints("'aurei':0,'hand':['ARM-01','LAN-01']", 2 + 3 * one);
    assertPoints("'aurei':9,'hand':['ARM-01','LAN-01']", 5 + 6 * one);
    assertPoints("'aurei':9,'hand':['ARM-01','INT-01']", 5 + 6 * one);
    assertPoints("'aurei':9,'hand':['FLE-01','LAN-01']", 5 + 6 * one);
    assertPoints("'aurei':9,'hand':['ARM-07','LAN-01']", 2 + 3 * one);
  }

  private static void assertPoints(String player, double points) {
    assertThat(reach(first(player)).points(0)).as(player).isCloseTo(points, within(1e-9));
  }

  @Test
  void some_of_several_chances() {
    assertThat(Odds.most(new double[] {0.5, 0.5, 0.5}, 2)).isCloseTo(0.5, within(1e-12));
    assertThat(Odds.most(new double[] {0.2, 0.9}, 2)).isCloseTo(0.18, within(1e-12));
    assertThat(Odds.most(new double[] {0.2, 0.9}, 1)).isCloseTo(0.92, within(1e-12));
    assertThat(Odds.most(new double[] {0.2, 0.9}, 0)).isCloseTo(1, within(1e-12));
  }

  /// Rome has nothing but what lies face down: who could lay out four categories makes its fall
  /// likely, and a group that Rome is about to take makes it less so.
  @Test
  void what_hands_could_do_to_rome() {
    String rome =
        ",'rome':{'faceDown':['LAN-12','LAN-11','LAN-10']},'legions':[[%s],['WEA-01'],['WEA-02']]";
    String hand = "'aurei':9,'hand':['SEN-01','REL-01','WEA-03','INT-01']";
    String group = "'SEN-08','REL-08','WEA-08','INT-08'";
    double[] idle = ofRome(state(rome.formatted("'LAN-01'")));
    double[] ready =
        ofRome(state(rome.formatted("'LAN-01'") + ",'players':{'0':{%s}}".formatted(hand)));
    double[] late = ofRome(state(rome.formatted(group) + ",'players':{'0':{%s}}".formatted(hand)));
    assertThat(ready[0]).isEqualTo(idle[0]).isGreaterThan(2);
    assertThat(idle[1]).isEqualTo(idle[0]);
    assertThat(ready[1]).isLessThan(0);
    assertThat(ready[2]).isLessThan(0);
    assertThat(late[1]).isEqualTo(ready[1]);
    assertThat(late[2]).isGreaterThan(2);
  }

  /// The odds of the displays, with hands, and with hands and the dearest group.
  private static double[] ofRome(State state) {
    double[] all = new Outlook(state).ofRome();
    int at = Outlook.OF_ROME.indexOf("odds of the displays");
    return new double[] {all[at], all[at + 1], all[at + 2]};
  }

  /// Rome has 4 Land; the first has 3 Wealth in its display and a Senator and a Religion in hand,
  /// the second a Land and 2 Wealth.
  @Test
  void leads_over_rome_stand_in_order() {
    State state =
        state(
            ",'rome':{'faceDown':['LAN-08','LAN-09','WEA-01']},'players':{'0':{'hand':['SEN-01','REL-08'],'display':{WEALTH*3}},'1':{'display':{LAND*1,WEALTH*2}}}");
    int at = Outlook.OF_ROME.indexOf("lead in the worst category, with hands");
    double[] leads = Arrays.copyOfRange(new Outlook(state).ofRome(), at, at + 7);
    assertThat(leads).containsExactly(-3, 0, 0, 0, 1, 2, 2);
    assertThat(Outlook.OF_ROME.get(at + 3)).isEqualTo("lead in the middle category, with hands");
  }

  @Test
  void who_wants_points_sees_what_rome_can_hope_for() {
    State state = first("'aurei':9,'hand':['SEN-01','REL-01','WEA-03','INT-01']");
    int at = Outlook.OF_A_REBEL.indexOf("Rome's odds of the displays");
    Outlook outlook = new Outlook(state);
    for (int seat = 0; seat < 2; seat++) {
      assertThat(Arrays.copyOfRange(outlook.ofRebel(seat), at, at + 3)).isEqualTo(ofRome(state));
    }
  }
}
