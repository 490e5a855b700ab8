package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static ludus.pax.TestTable.keep;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ludus.kernel.Ask;
import ludus.kernel.Message;
import ludus.kernel.Seed;
import ludus.kernel.SeededChance;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.json.Json;
import ludus.kernel.laws.Rule;
import ludus.kernel.scenario.ScriptedChance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Section 3: setup for two to four players.
class SetupTest {

  /// The start when the shuffle leaves the cards in the order of the data file.
  static State unshuffled(Setup setup) {
    return PAX.start(setup, new ScriptedChance(Json.PLAIN.readTree("[[]]")));
  }

  private static List<String> inOrder(int from, int count) {
    return TestTable.ids(PAX.data().cards(1).subList(from, from + count));
  }

  private static List<String> ids(List<Slot> slots) {
    return slots.stream().map(slot -> slot.card().id()).toList();
  }

  private static State started(int seats, long seed) {
    return PAX.start(Setup.of(seats), new SeededChance(Seed.ofNumber(seed), 0));
  }

  private static Step.Opening opening(State state) {
    return (Step.Opening) state.step();
  }

  @Test
  @Rule("PAX-SETUP-1")
  void all_74_cards_are_shuffled() {
    Set<String> first = new HashSet<>();
    Set<String> last = new HashSet<>();
    for (int seed = 0; seed < 1000; seed++) {
      State state = started(4, seed);
      first.add(state.rome().faceDown().first().card().id());
      last.add(state.deck().last().card().id());
    }
    assertThat(first).hasSize(74);
    assertThat(last).hasSize(74);
  }

  @ParameterizedTest
  @CsvSource({"2, 20", "3, 10", "4, 0"})
  @Rule("PAX-SETUP-2")
  void cards_are_removed_unseen_from_the_top(int seats, int removed) {
    State state = unshuffled(TestTable.setup(seats));
    assertThat(TestTable.ids(state.removed())).isEqualTo(inOrder(0, removed));
    assertThat(PaxView.of(state, Viewer.seat(0)).removed()).isEqualTo(removed);
  }

  @Test
  @Rule("PAX-SETUP-2")
  void removed_cards_stay_hidden_for_the_whole_game() {
    State start = started(2, 3);
    TestTable.random(
        PAX,
        Setup.of(2),
        3,
        table -> {
          assertThat(table.state().removed()).isEqualTo(start.removed());
          for (int seat = -1; seat < 2; seat++) {
            String seen =
                PAX.notation().writeValue(PAX.view(table.state(), new Viewer(seat))).toString();
            assertThat(start.removed()).noneMatch(card -> seen.contains(card.id()));
          }
        });
  }

  @ParameterizedTest
  @CsvSource({"2, 3", "3, 4", "4, 5"})
  @Rule("PAX-SETUP-3")
  void there_is_one_legion_more_than_players_from_the_first_on(int seats, int legions) {
    assertThat(TestTable.of(seats).view(0).legions())
        .extracting(PaxView.LegionView::number)
        .isEqualTo(IntStream.rangeClosed(1, legions).boxed().toList());
  }

  @ParameterizedTest
  @CsvSource({"2, 20", "3, 10", "4, 0"})
  @Rule("PAX-SETUP-4")
  void rome_gets_three_cards_face_down_from_the_top(int seats, int removed) {
    State state = unshuffled(TestTable.setup(seats));
    assertThat(ids(state.rome().faceDown())).isEqualTo(inOrder(removed, 3));
    assertThat(state.rome().faceDown()).allMatch(slot -> slot.knownTo().isEmpty());
    assertThat(state.rome().faceUp()).isEqualTo(Row.NO_ROWS);
  }

  @Test
  @Rule("PAX-SETUP-4")
  void a_position_with_another_number_of_hidden_cards_is_impossible() {
    State start = started(2, 1);
    Card card = start.rome().faceDown().first().card();
    State less =
        start
            .withRome(new Rome(start.rome().faceDown().rest(), Row.NO_ROWS))
            .withRemoved(start.removed().plus(card));
    assertThat(PAX.audit(start)).isEmpty();
    assertThat(PAX.audit(less))
        .containsExactly("Rome has 2 cards face down and not 3 (PAX-SETUP-4).");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Rule("PAX-SETUP-5")
  void each_player_gets_5_aurei(int seats) {
    assertThat(TestTable.of(seats).state().players())
        .hasSize(seats)
        .allMatch(player -> player.aurei() == 5)
        .allMatch(player -> player.hand().isEmpty() && player.display().equals(Row.NO_ROWS));
  }

  @Test
  @Rule("PAX-SETUP-6")
  void primus_is_drawn_from_the_seed_or_set_by_the_host() {
    Set<Integer> drawn =
        IntStream.range(0, 60)
            .mapToObj(seed -> started(3, seed).primus())
            .collect(Collectors.toSet());
    assertThat(drawn).containsExactlyInAnyOrder(0, 1, 2);
    for (int primus = 0; primus < 3; primus++) {
      Setup setup = Setup.of(3).with("primus", String.valueOf(primus + 1));
      assertThat(unshuffled(setup).primus()).isEqualTo(primus);
    }
  }

  @Test
  @Rule("PAX-SETUP-6")
  void a_seat_that_is_not_there_cannot_be_primus() {
    assertThat(PAX.check(Setup.of(3).with("primus", "3"))).isEmpty();
    assertThat(PAX.check(Setup.of(3).with("primus", "4")))
        .contains(Message.of("pax.setup.primus").with("seat", "4"));
  }

  @Test
  @Rule("PAX-SETUP-7")
  void from_primus_clockwise_the_players_draw_2_3_4_and_5_cards_from_the_top() {
    Step.Opening opening = opening(unshuffled(Setup.of(4).with("primus", "3")));
    assertThat(TestTable.ids(opening.drawn().get(2))).isEqualTo(inOrder(3, 2));
    assertThat(TestTable.ids(opening.drawn().get(3))).isEqualTo(inOrder(5, 3));
    assertThat(TestTable.ids(opening.drawn().get(0))).isEqualTo(inOrder(8, 4));
    assertThat(TestTable.ids(opening.drawn().get(1))).isEqualTo(inOrder(12, 5));
  }

  private static final String OPENING =
      "{'rome':{'faceDown':['FLE-01','FLE-02','FLE-03']},'step':{'type':'Opening','drawn':{"
          + "'0':['LAN-01','LAN-02'],"
          + "'1':['SEN-01','SEN-02','SEN-03'],"
          + "'2':['REL-01','REL-02','REL-03','REL-04']}}}";

  private static TestTable opening() {
    return TestTable.of(TestTable.setup(3)).but(OPENING);
  }

  @Test
  @Rule("PAX-SETUP-8")
  void each_keeps_one_card_and_the_others_go_under_the_deck_clockwise_in_the_order_drawn() {
    TestTable table = opening();
    int deck = table.state().deck().size();
    table.play(2, keep("REL-03")).play(0, keep("LAN-02")).play(1, keep("SEN-01"));
    assertThat(table.hand(0)).containsExactly("LAN-02");
    assertThat(table.hand(1)).containsExactly("SEN-01");
    assertThat(table.hand(2)).containsExactly("REL-03");
    assertThat(table.deck().subList(deck - 4, table.deck().size()))
        .containsExactly("LAN-01", "SEN-02", "SEN-03", "REL-01", "REL-02", "REL-04");
  }

  @Test
  @Rule("PAX-SETUP-8")
  void the_rejected_cards_go_under_clockwise_from_primus_whoever_that_is() {
    TestTable table =
        TestTable.of(Setup.of(3).with("primus", "2"))
            .but(
                "{'rome':{'faceDown':['FLE-01','FLE-02','FLE-03']},'step':{'type':'Opening','drawn':{'1':['LAN-01','LAN-02'],"
                    + "'2':['SEN-01','SEN-02','SEN-03'],'0':['REL-01','REL-02','REL-03','REL-04']}}}");
    table.play(0, keep("REL-03")).play(1, keep("LAN-02")).play(2, keep("SEN-01"));
    assertThat(table.deck()).endsWith("LAN-01", "SEN-02", "SEN-03", "REL-01", "REL-02", "REL-04");
  }

  @Test
  @Rule("PAX-SETUP-8")
  void a_choice_waits_sealed_for_the_others_and_can_be_changed() {
    TestTable table = opening().play(1, keep("SEN-01"));
    assertThat(PAX.agenda(table.state()).must()).extracting(Ask::seat).containsExactly(0, 2);
    assertThat(PAX.agenda(table.state()).may()).extracting(Ask::seat).containsExactly(1);
    assertThat(table.hand(1)).isEmpty();
    table.play(1, keep("SEN-03")).play(0, keep("LAN-01")).play(2, keep("REL-01"));
    assertThat(table.hand(1)).containsExactly("SEN-03");
  }

  @Test
  @Rule("PAX-SETUP-8")
  void the_choices_are_secret() {
    TestTable table = opening().play(1, keep("SEN-01"));
    PaxView.Opening other = (PaxView.Opening) table.view(0).step();
    PaxView.Opening own = (PaxView.Opening) table.view(1).step();
    PaxView.Opening watcher = (PaxView.Opening) PaxView.of(table.state(), Viewer.SPECTATOR).step();
    assertThat(other.yours()).isEmpty();
    assertThat(TestTable.ids(other.drawn())).containsExactly("LAN-01", "LAN-02");
    assertThat(other.answered().list()).containsExactly(1);
    assertThat(own.yours()).contains((Move.ChooseOpening) keep("SEN-01"));
    assertThat(watcher.yours()).isEmpty();
    assertThat(watcher.drawn()).isEmpty();
    assertThat(PAX.shown(table.state(), 0, keep("LAN-01"), Viewer.seat(1)))
        .contains(PaxView.Unseen.OPENING);
    assertThat(PAX.shown(table.state(), 0, keep("LAN-01"), Viewer.seat(0)))
        .contains(keep("LAN-01"));
  }

  @Test
  @Rule("PAX-SETUP-8")
  void exactly_one_drawn_card_is_kept() {
    TestTable table = opening();
    assertThat(PAX.moves(table.state(), 1))
        .containsExactly(keep("SEN-01"), keep("SEN-02"), keep("SEN-03"));
    table
        .refuses(1, "PAX-SETUP-8", keep("LAN-01"))
        .refuses(1, "PAX-SETUP-8", keep("SEN-01", "SEN-02"))
        .refuses(0, "PAX-SETUP-8", Move.ChooseTurn.PASS);
  }

  @Test
  @Rule({"PAX-SETUP-9", "PAX-SETUP-10"})
  void then_each_legion_gets_a_card_from_the_top_and_primus_begins() {
    State state = unshuffled(Setup.of(2).with("primus", "2"));
    List<String> top = ids(state.deck()).subList(0, 3);
    List<String> rest = ids(state.deck()).subList(3, state.deck().size());
    for (int seat : List.of(0, 1)) {
      Card first = opening(state).drawn().get(seat).first();
      assertThat(state.legions()).allMatch(List::isEmpty);
      state =
          PAX.play(
              state,
              seat,
              new Move.ChooseOpening(first, List.of()),
              _ -> 0,
              ludus.kernel.Journal.SILENT);
    }
    assertThat(state.legions().stream().map(TestTable::ids))
        .containsExactly(List.of(top.get(0)), List.of(top.get(1)), List.of(top.get(2)));
    assertThat(ids(state.deck())).startsWith(rest.toArray(String[]::new)).hasSize(46);
    assertThat(state.activePlayer()).isEqualTo(1);
    assertThat(state.round()).isEqualTo(1);
    assertThat(state.pcHolder()).isEqualTo(State.NOBODY);
    assertThat(PAX.agenda(state).must())
        .extracting(Ask::seat, Ask::what)
        .containsExactly(org.assertj.core.groups.Tuple.tuple(1, "turn"));
  }

  @ParameterizedTest
  @CsvSource({"2, 20, 3, 46", "3, 10, 4, 54", "4, 0, 5, 62"})
  @Rule("PAX-SETUP-11")
  void the_cards_add_up_at_round_1(int seats, int removed, int legions, int deck) {
    TestTable table = TestTable.of(seats);
    for (int seat = 0; seat < seats; seat++) {
      assertThat(opening(table.state()).drawn().get(seat)).hasSize(seat + 2);
      table.play(seat, PAX.moves(table.state(), seat).getLast());
    }
    State state = table.state();
    assertThat(state.removed()).hasSize(removed);
    assertThat(state.legions()).hasSize(legions).allMatch(group -> group.size() == 1);
    assertThat(state.deck()).hasSize(deck);
    assertThat(state.players()).allMatch(player -> player.hand().size() == 1);
    assertThat(74 - removed).isEqualTo(deck + legions + seats + 3);
  }

  @Test
  @Rule("PAX-SETUP-11")
  void a_table_has_one_to_four_seats() {
    assertThat(PAX.check(Setup.of(0))).isPresent();
    assertThat(PAX.check(Setup.of(1))).isEmpty();
    assertThat(PAX.check(Setup.of(4))).isEmpty();
    assertThat(PAX.check(Setup.of(5))).isPresent();
  }
}
