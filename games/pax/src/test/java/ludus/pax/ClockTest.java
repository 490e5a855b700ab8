package ludus.pax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Pile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How many turns are still to come, with two players; the first of them is first to act.
class ClockTest {

  private static State state(int cards, String rest) {
    Pile<Slot> whole = TestTable.at("{}").state().deck();
    List<String> deck = new ArrayList<>();
    for (int i = 0; whole.size() > i && deck.size() < cards; i++) {
      Card card = whole.get(i).card();
      if (card.category() != Category.INTRIGUE) {
        deck.add("'" + card.id() + "'");
      }
    }
    return TestTable.at("{'deck':%s%s}".formatted(deck, rest)).state();
  }

  private static Clock clock(int cards, String rest) {
    return new Clock(state(cards, rest));
  }

  /// A turn takes two cards, a new round about one.
  @ParameterizedTest
  @CsvSource({"0,1", "5,1", "6,2", "10,2", "11,3", "15,3", "16,4"})
  void the_deck_tells_how_many_rounds_follow(int cards, int turns) {
    Clock clock = clock(cards, "");
    assertThat(clock.turns(0)).isEqualTo(turns);
    assertThat(clock.turns(1)).isEqualTo(turns);
  }

  @Test
  void who_has_acted_in_this_round_has_a_turn_fewer() {
    Clock clock = clock(3, ",'activePlayer':1");
    assertThat(clock.turns(0)).isZero();
    assertThat(clock.turns(1)).isEqualTo(1);
    Clock drawn = clock(3, ",'activePlayer':1,'step':{'type':'Buy'}");
    assertThat(drawn.turns(0)).isEqualTo(1);
    assertThat(drawn.turns(1)).isEqualTo(2);
  }

  @Test
  void only_the_turn_that_goes_on_has_cards_played() {
    Clock clock = clock(0, ",'step':{'type':'Play','played':['LAND','LAND']}");
    assertThat(clock.playedNow(0)).isEqualTo(2);
    assertThat(clock.playedNow(1)).isZero();
    assertThat(clock(0, "").playedNow(0)).isZero();
  }

  @Test
  void a_new_round_begins_with_the_primus_conspiratus() {
    assertThat(clock(0, ",'pcHolder':1,'players':{'1':{'display':{INTRIGUE*1}}}").lateness(1))
        .isEqualTo(1);
    assertThat(clock(20, ",'pcHolder':1,'players':{'1':{'display':{INTRIGUE*1}}}").lateness(1))
        .isZero();
    assertThat(clock(20, ",'pcHolder':1,'players':{'1':{'display':{INTRIGUE*1}}}").lateness(0))
        .isEqualTo(1);
    assertThat(clock(20, "").lateness(0)).isZero();
  }

  /// Cards of Intrigue in hand count as far as turns and money reach.
  @ParameterizedTest
  @CsvSource({"0,0,2", "0,1,3", "0,2,3", "0,3,4", "6,0,3", "6,1,4", "11,0,4"})
  void what_can_still_be_played_is_in_reach(int cards, int aurei, int reach) {
    String hand = "['INT-01','INT-10','INT-02']";
    State state = state(cards, ",'players':{'0':{'aurei':%d,'hand':%s}}".formatted(aurei, hand));
    int at = Outlook.OF_A_CONSPIRATOR.indexOf("Intrigue in reach");
    assertThat(new Outlook(state).ofConspirator(0)[at]).isEqualTo(reach);
  }

  /// In the last turn income comes too late to pay for cards with it.
  @ParameterizedTest
  @CsvSource({"0,2", "6,4"})
  void income_pays_for_cards_only_of_later_turns(int cards, int reach) {
    State state =
        state(
            cards, ",'step':{'type':'Buy'},'players':{'0':{'aurei':0,'hand':['INT-10','INT-11']}}");
    int at = Outlook.OF_A_CONSPIRATOR.indexOf("Intrigue in reach");
    assertThat(new Outlook(state).ofConspirator(0)[at]).isEqualTo(reach);
  }
}
