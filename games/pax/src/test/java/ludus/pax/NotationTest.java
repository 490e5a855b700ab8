package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static ludus.pax.TestTable.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import ludus.kernel.BadInput;
import ludus.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

/// How positions and moves are written.
class NotationTest {

  static List<Setup> tables() {
    return TestTable.everyKindOfTable();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void a_position_and_a_move_read_back_are_equal_to_the_ones_written(Setup setup) {
    TestTable.random(
        PAX,
        setup,
        37,
        table -> {
          ObjectNode written = PAX.notation().write(table.state());
          State read = PAX.notation().read(written);
          assertThat(read).isEqualTo(table.state()).hasSameHashCodeAs(table.state());
          assertThat(PAX.notation().write(read)).isEqualTo(written);
          for (var ask : PAX.agenda(table.state()).must()) {
            Move move = PAX.moves(table.state(), ask.seat()).getLast();
            assertThat(PAX.notation().readMove(PAX.notation().writeMove(move))).isEqualTo(move);
          }
        });
  }

  @Test
  void a_sealed_opening_choice_is_written_with_the_position() {
    TestTable table = TestTable.of(2);
    table.play(1, PAX.moves(table.state(), 1).getFirst());
    assertThat(PAX.notation().read(PAX.notation().write(table.state()))).isEqualTo(table.state());
  }

  @Test
  void the_position_is_written_with_the_names_of_the_rulebook() {
    ObjectNode json =
        PAX.notation()
            .write(
                TestTable.at(
                        "{'deck':['LAN-01',{'card':'LAN-02','knownTo':[1]}],'players':{'0':{'hand':['SEN-01'],'hasPeeked':true,"
                            + "'display':{'INTRIGUE':['INT-01']}},'1':{'hand':[{'card':'SEN-02','knownTo':[0,1]}]}}}")
                    .state());
    assertThat(json.get("deck"))
        .isEqualTo(json("{'deck':['LAN-01',{'card':'LAN-02','knownTo':[1]}]}").get("deck"));
    assertThat(json.at("/players/0/hand/0").stringValue()).isEqualTo("SEN-01");
    assertThat(json.at("/players/1/hand/0/knownTo/1").intValue()).isEqualTo(1);
    assertThat(json.at("/players/0/hasPeeked").booleanValue()).isTrue();
    assertThat(json.at("/players/1/hasPeeked").booleanValue()).isFalse();
    assertThat(json.at("/rome/faceDown/0").stringValue()).isEqualTo("FLE-06");
    assertThat(json.at("/pcHolder").intValue()).isZero();
    assertThat(json.at("/step/type").stringValue()).isEqualTo("TurnStart");
    assertThat(json.at("/setup/options/primus").stringValue()).isEqualTo("1");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = ';',
      value = {
        "{'legions':[['LAN-01']]}; There must be 3 \"legions\"",
        "{'legions':7}; array \"legions\"",
        "{'activePlayer':2}; \"activePlayer\" must be a number from 0 to 1, not 2",
        "{'activePlayer':-1}; \"activePlayer\"",
        "{'primus':2}; \"primus\"",
        "{'pcHolder':2}; \"pcHolder\"",
        "{'round':0}; \"round\" must be a number from 1",
        "{'round':'one'}; \"round\"",
        "{'round':null}; not missing",
        "{'stamp':-1}; \"stamp\"",
        "{'step':{'type':'Sleep'}}; \"step\" must have a \"type\"",
        "{'step':7}; object \"step\"",
        "{'deck':['LAN-99']}; no card 'LAN-99'",
        "{'deck':[7]}; no card",
        "{'deck':['LAN-01#2']}; LAN-01#2 is not in this game",
        "{'deck':[{'card':'LAN-01','knownTo':[2]}]}; There is no seat 2",
        "{'deck':[{'card':'LAN-01','knownTo':[-1]}]}; There is no seat -1",
        "{'deck':[{'card':'LAN-01','knownTo':['x']}]}; There is no seat",
        "{'deck':['LAN-01','LAN-01']}; places LAN-01 twice",
        "{'players':{'0':{'display':{'WEALTH':['LAN-01']}}}}; LAN-01 doesn't belong into the row WEALTH",
        "{'players':{'0':{'display':{'MONEY':[]}}}}; no row 'MONEY'",
        "{'players':{'0':{'aurei':-1}}}; \"aurei\"",
        "{'players':{'0':null}}; object \"0\"",
        "{'step':{'type':'Draw','mode':'SLOW','flight':['LAN-01']}}; no mode 'SLOW'",
        "{'step':{'type':'Draw','mode':'ALL_THREE','flight':['LAN-01'],'open':['POCKET']}}; no open 'POCKET'",
        "{'step':{'type':'Draw','mode':'ALL_THREE','flight':['LAN-01'],'toCome':3}}; \"toCome\"",
        "{'step':{'type':'Play','played':['MONEY']}}; no played 'MONEY'",
        "{'setup':{'seats':9}}; \"seats\"",
        "{'setup':{'options':{'magic':'on'}}}; no option 'magic'"
      })
  void a_position_that_cannot_be_is_refused_with_a_sentence(String patch, String complaint) {
    State state = TestTable.at("{}").state();
    assertThatThrownBy(() -> PAX.notation().position(state, json(patch)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(complaint);
  }

  @Test
  void an_answer_in_the_opening_is_a_choice_of_opening_cards() {
    State state = TestTable.of(2).state();
    ObjectNode patch = json("{'step':{'answers':{'0':{'type':'SkipBuy'}}}}");
    assertThatThrownBy(() -> PAX.notation().position(state, patch))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("must be a ChooseOpening");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = ';',
      value = {
        "{'type':'Rob'}",
        "{'type':'PlayCard','card':'LAN-99'}",
        "{'type':'PlayCard','card':{}}",
        "{'type':'Buy','legion':'two'}",
        "{'type':'Buy','legion':1,'price':0}",
        "{}"
      })
  void what_is_no_move_is_refused_with_a_sentence(String move) {
    assertThatThrownBy(() -> PAX.notation().readMove(json(move))).isInstanceOf(BadInput.class);
  }

  /// A draw in the middle, with only what matters said.
  @Test
  void a_position_in_a_draw_needs_only_the_mode_and_the_cards() {
    TestTable table =
        TestTable.at(
            "{'deck':['LAN-04'],'step':{'type':'Draw','mode':'ALL_THREE','flight':['LAN-01','LAN-02','LAN-03']}}");
    Step.Draw draw = (Step.Draw) table.state().step();
    assertThat(draw.toCome()).isZero();
    assertThat(draw.mixed()).isFalse();
    assertThat(table.moves()).hasSize(15);
    assertThat(table.knownTo("LAN-01")).containsExactly(0);
    TestTable last =
        table.but("{'step':{'flight':['LAN-01'],'open':['LEGION'],'mixed':true,'toCome':0}}");
    assertThat(last.moves()).hasSize(3);
    assertThat(((Step.Draw) last.state().step()).mixed()).isTrue();
  }

  @Test
  void cards_that_lose_their_place_go_under_the_deck_or_out_of_the_game_if_the_deck_is_given() {
    TestTable table = TestTable.at("{'players':{'0':{'hand':['LAN-01']}}}");
    int deck = table.state().deck().size();
    int removed = table.state().removed().size();
    TestTable under = table.but("{'players':{'0':{'hand':[]}}}");
    assertThat(under.deck()).endsWith("LAN-01").hasSize(deck + 1);
    TestTable out = table.but("{'deck':['LAN-02'],'players':{'0':{'hand':[]}}}");
    assertThat(out.deck()).containsExactly("LAN-02");
    assertThat(TestTable.ids(out.state().removed())).contains("LAN-01");
    assertThat(out.state().removed().size()).isGreaterThan(removed);
  }

  @Test
  void a_position_after_the_opening_starts_from_everybodys_first_card() {
    TestTable start = TestTable.of(2);
    Step.Opening opening = (Step.Opening) start.state().step();
    State state = start.but("{'step':{'type':'TurnStart'}}").state();
    for (int seat = 0; seat < 2; seat++) {
      assertThat(state.player(seat).hand().first().card())
          .isEqualTo(opening.drawn().get(seat).first());
    }
    assertThat(state.deck()).hasSize(46);
    assertThat(start.but("{'step':{'type':'Opening'}}").state()).isEqualTo(start.state());
    assertThat(start.but("{'players':{'0':{'aurei':9}}}").state().step()).isEqualTo(opening);
  }

  /// INV-4 settles who is the conspirator, unless two have most.
  @Test
  void the_conspirator_of_a_position_is_the_one_with_most_intrigue() {
    State start = TestTable.at(4, "{}").state();
    assertThat(holder(start, 1, 3, 0, 2)).isEqualTo(1);
    assertThat(holder(start, 0, 0, 0, 1)).isEqualTo(3);
    assertThat(holder(start, 0, 0, 0, 0)).isEqualTo(State.NOBODY);
    assertThat(holder(start, 1, 1, 2, 0)).isEqualTo(2);
    assertThat(holder(start, 2, 0, 2, 3)).isEqualTo(3);
  }

  @Test
  void of_two_with_most_intrigue_the_position_must_say_who_is_the_conspirator() {
    State start = TestTable.at(4, "{}").state();
    assertThat(holder(start, 2, 2, 0, 0)).isEqualTo(State.NOBODY);
    assertThat(holder(start, 2, 2, 1, 0)).isEqualTo(State.NOBODY);
    assertThat(holder(start, 0, 2, 1, 2)).isEqualTo(State.NOBODY);
    assertThat(holder(start, 1, 2, 0, 2)).isEqualTo(State.NOBODY);
    State said =
        PAX.notation()
            .position(
                start,
                json(
                    "{'pcHolder':1,'players':{'0':{'display':{INTRIGUE*2}},'1':{'display':{INTRIGUE*2}}}}"));
    assertThat(said.pcHolder()).isEqualTo(1);
  }

  private static int holder(State start, int... intrigue) {
    StringBuilder players = new StringBuilder("{'players':{");
    for (int seat = 0; seat < intrigue.length; seat++) {
      players
          .append(seat > 0 ? "," : "")
          .append(
              "'%d':{'display':{%s}}"
                  .formatted(seat, intrigue[seat] > 0 ? "INTRIGUE*" + intrigue[seat] : ""));
    }
    return PAX.notation().position(start, json(players.append("}}").toString())).pcHolder();
  }
}
