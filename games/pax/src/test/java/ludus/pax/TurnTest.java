package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static ludus.pax.TestTable.keep;
import static ludus.pax.TestTable.toHand;
import static ludus.pax.TestTable.toPlay;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;

/// Section 4: the turn.
class TurnTest {

  @Test
  @Rule({"PAX-TURN-1", "PAX-TURN-8"})
  void each_player_has_one_turn_a_round_clockwise_from_primus() {
    TestTable table = TestTable.at(Setup.of(4).with("primus", "3"), "{'activePlayer':2}");
    List<Integer> turns = new ArrayList<>();
    while (table.state().round() < 3) {
      turns.add(table.state().activePlayer());
      table.pass();
    }
    assertThat(turns).containsExactly(2, 3, 0, 1, 2, 3, 0, 1);
  }

  @Test
  @Rule("PAX-TURN-1")
  void nobody_acts_out_of_turn() {
    TestTable table = TestTable.at(3, "{'activePlayer':1,'players':{'0':{'hand':['LAN-01']}}}");
    table.refuses(0, "PAX-TURN-1", Move.ChooseTurn.NORMAL);
    table.refuses(2, "PAX-TURN-1", Move.ChooseTurn.PASS);
    assertThat(PAX.moves(table.state(), 0)).isEmpty();
    assertThat(PAX.moves(table.state(), 2)).isEmpty();
    assertThat(PAX.agenda(table.state()).must()).hasSize(1).allMatch(ask -> ask.seat() == 1);
    table.drawAnything().skip().refuses(0, "PAX-TURN-1", toPlay("LAN-01"));
  }

  @Test
  @Rule({"PAX-TURN-1", "PAX-TURN-8"})
  void in_every_random_game_each_round_goes_once_clockwise() {
    for (int seats = 2; seats <= 4; seats++) {
      List<List<Integer>> rounds = new ArrayList<>();
      TestTable.random(
          PAX,
          Setup.of(seats),
          seats,
          table -> {
            State state = table.state();
            if (state.step() instanceof Step.TurnStart) {
              while (rounds.size() < state.round()) {
                rounds.add(new ArrayList<>(List.of(state.primus())));
              }
              rounds.getLast().add(state.activePlayer());
            }
          });
      for (List<Integer> round : rounds) {
        List<Integer> clockwise = new ArrayList<>(List.of(round.getFirst()));
        for (int turn = 0; turn < seats; turn++) {
          clockwise.add((round.getFirst() + turn) % seats);
        }
        assertThat(round).isEqualTo(clockwise);
      }
    }
  }

  /// Edge case 1.
  @Test
  @Rule("PAX-TURN-2")
  void normal_or_pass_is_chosen_before_any_card_is_seen() {
    TestTable table = TestTable.at("{'deck':['LAN-01','LAN-02','LAN-03','LAN-04']}");
    assertThat(table.moves())
        .containsExactlyInAnyOrder(Move.ChooseTurn.NORMAL, Move.ChooseTurn.PASS);
    assertThat(table.view(0).deck().known()).isEmpty();
    table.refuses("PAX-TURN-2", toHand("LAN-01"));
    table.normal().refuses("PAX-TURN-2", Move.ChooseTurn.PASS);
  }

  /// Each step takes its own moves only; none comes back in the same turn.
  @Test
  @Rule("PAX-TURN-3")
  void a_normal_turn_draws_then_buys_then_plays_and_nothing_is_interleaved() {
    TestTable table =
        TestTable.at("{'deck':['LAN-01','LAN-02'],'players':{'0':{'hand':['SEN-01']}}}");
    Move.ChooseTurn normal = Move.ChooseTurn.NORMAL;
    Move buy = new Move.Buy(1);
    table
        .refuses("PAX-TURN-2", buy)
        .refuses("PAX-TURN-2", Move.SkipBuy.IT)
        .refuses("PAX-TURN-2", toPlay("SEN-01"))
        .refuses("PAX-TURN-2", Move.EndPlay.IT)
        .refuses("PAX-SETUP-8", keep("SEN-01"));
    table
        .normal()
        .refuses("PAX-TURN-2", normal)
        .refuses("PAX-TURN-3", buy)
        .refuses("PAX-TURN-3", Move.SkipBuy.IT)
        .refuses("PAX-TURN-3", toPlay("SEN-01"))
        .refuses("PAX-TURN-3", Move.EndPlay.IT)
        .refuses("PAX-SETUP-8", keep("SEN-01"));
    table
        .hand("LAN-01")
        .legion("LAN-02", 1)
        .refuses("PAX-TURN-2", normal)
        .refuses("PAX-TURN-3", toHand("LAN-02"))
        .refuses("PAX-TURN-3", toPlay("SEN-01"))
        .refuses("PAX-TURN-3", Move.EndPlay.IT)
        .refuses("PAX-SETUP-8", keep("SEN-01"));
    table
        .skip()
        .refuses("PAX-TURN-2", normal)
        .refuses("PAX-TURN-3", toHand("LAN-02"))
        .refuses("PAX-BUY-1", buy)
        .refuses("PAX-TURN-3", Move.SkipBuy.IT)
        .refuses("PAX-SETUP-8", keep("SEN-01"));
    table.lay("SEN-01").refuses("PAX-BUY-1", buy);
    assertThat(table.end().state().activePlayer()).isEqualTo(1);
  }

  /// Edge cases 2 and 3.
  @Test
  @Rule("PAX-TURN-3")
  void drawing_is_mandatory_and_buying_and_playing_are_not() {
    TestTable table = TestTable.at("{'deck':['LAN-01','LAN-02','LAN-03']}").normal();
    assertThat(table.moves()).isNotEmpty().allMatch(Move.Assign.class::isInstance);
    table.hand("LAN-01").legion("LAN-02", 2);
    assertThat(table.moves()).contains(Move.SkipBuy.IT);
    assertThat(table.skip().moves()).contains(Move.EndPlay.IT);
    assertThat(table.end().aurei(0)).isEqualTo(7);
  }

  private static final String LOOK =
      "{'rome':{'faceDown':['SEN-01','SEN-02','SEN-03']},'players':{'0':{'aurei':0}}}";

  /// EX-34.
  @Test
  @Rule("PAX-TURN-4")
  void pass_shows_romes_hidden_cards_to_the_one_who_passes_gives_2_aurei_and_ends_the_turn() {
    TestTable table = TestTable.at(LOOK);
    State before = table.state();
    table.pass();
    assertThat(table.aurei(0)).isEqualTo(2);
    assertThat(table.state().deck()).isEqualTo(before.deck());
    assertThat(table.state().legions()).isEqualTo(before.legions());
    assertThat(table.state().player(0).hand()).isEmpty();
    assertThat(table.events(PaxEvent.IncomeReceived.class)).isEmpty();
    assertThat(table.view(0).rome().faceDown())
        .extracting(card -> card.orElseThrow().id())
        .containsExactly("SEN-01", "SEN-02", "SEN-03");
    assertThat(table.view(1).rome().faceDown()).hasSize(3).allMatch(java.util.Optional::isEmpty);
    assertThat(table.state().activePlayer()).isEqualTo(1);
    assertThat(table.state().step()).isEqualTo(Step.TurnStart.IT);
  }

  /// Edge cases 35 and 38.
  @Test
  @Rule("PAX-TURN-5")
  void pass_is_legal_again_and_again_and_with_an_empty_deck() {
    TestTable table = TestTable.at(LOOK);
    table.pass().pass().pass().pass().pass();
    assertThat(table.aurei(0)).isEqualTo(6);
    assertThat(table.event(PaxEvent.RomeSeen.class).cards()).hasSize(3);
    assertThat(TestTable.at("{'deck':[]}").pass().aurei(0)).isEqualTo(7);
  }

  @Test
  @Rule("PAX-TURN-5")
  void pass_is_among_the_moves_of_every_turn() {
    for (int seats = 1; seats <= 4; seats++) {
      TestTable.random(
          PAX,
          Setup.of(seats),
          seats,
          table -> {
            if (table.state().step() instanceof Step.TurnStart) {
              assertThat(table.moves()).contains(Move.ChooseTurn.PASS);
            }
          });
    }
  }

  @Test
  @Rule("PAX-TURN-6")
  void the_aurei_of_a_pass_are_no_income() {
    TestTable table =
        TestTable.at("{'players':{'0':{'aurei':3,'display':{SENATOR+5,WEALTH+4}}}}").pass();
    assertThat(table.aurei(0)).isEqualTo(5);
    assertThat(table.event(PaxEvent.Passed.class).aurei()).isEqualTo(2);
  }

  @Test
  @Rule("PAX-TURN-7")
  void romes_face_up_cards_are_public_and_a_pass_shows_only_the_hidden_ones() {
    TestTable table =
        TestTable.at(
            "{'rome':{'faceDown':['SEN-01','SEN-02','SEN-03'],"
                + "'faceUp':{'ARMY':['ARM-08'],'LAND':['LAN-01']}}}");
    for (int seat = -1; seat < 2; seat++) {
      PaxView view = PaxView.of(table.state(), new Viewer(seat));
      assertThat(view.rome().faceUp().get(Category.ARMY.index()).cards())
          .extracting(Card::id)
          .containsExactly("ARM-08");
      assertThat(view.rome().faceUp().get(Category.LAND.index()).symbols()).isEqualTo(1);
      assertThat(view.rome().faceDown()).allMatch(java.util.Optional::isEmpty);
    }
    table.pass();
    assertThat(TestTable.ids(table.event(PaxEvent.RomeSeen.class).cards()))
        .containsExactly("SEN-01", "SEN-02", "SEN-03");
  }

  @Test
  @Rule("PAX-TURN-8")
  void primus_changes_who_starts_and_never_the_seating() {
    TestTable table =
        TestTable.at(
            4,
            "{'primus':1,'activePlayer':0,'step':{'type':'Play'},"
                + "'players':{'3':{'display':{INTRIGUE*1}}}}");
    table.end();
    assertThat(table.state().primus()).isEqualTo(3);
    List<Integer> turns = new ArrayList<>();
    for (int turn = 0; turn < 4; turn++) {
      turns.add(table.state().activePlayer());
      table.pass();
    }
    assertThat(turns).containsExactly(3, 0, 1, 2);
    assertThat(table.view(0).players())
        .extracting(PaxView.PlayerView::seat)
        .containsExactly(0, 1, 2, 3);
  }
}
