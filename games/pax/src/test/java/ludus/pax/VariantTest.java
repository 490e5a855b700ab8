package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ludus.kernel.Setup;
import ludus.kernel.laws.Rule;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Section 19: five to eight players with two copies, a reconstructed proposal.
class VariantTest {

  @ParameterizedTest
  @CsvSource({"5, 30", "6, 20", "7, 10", "8, 0"})
  @Rule("PAX-V8-1")
  void both_sets_are_used_and_fewer_cards_removed_for_more_players(int seats, int removed) {
    State state = TestTable.of(seats).state();
    assertThat(state.table().cards()).hasSize(148).doesNotHaveDuplicates();
    assertThat(state.removed()).hasSize(removed);
    assertThat(PAX.audit(state)).isEmpty();
  }

  @Test
  @Rule("PAX-V8-1")
  void the_second_set_has_ids_of_its_own_and_the_same_faces() {
    List<Card> cards = PAX.data().cards(2);
    for (int i = 0; i < 74; i++) {
      Card first = cards.get(i);
      Card second = cards.get(i + 74);
      assertThat(second.id()).isEqualTo(first.id() + "#2");
      assertThat(List.of(second.category(), second.value(), second.symbols(), second.face()))
          .isEqualTo(List.of(first.category(), first.value(), first.symbols(), first.face()));
      assertThat(second.index()).isEqualTo(i + 74);
    }
  }

  @Test
  @Rule("PAX-V8-1")
  void the_variant_is_off_by_default_needed_from_five_seats_on_and_called_unofficial() {
    assertThat(PAX.info().option("twoCopies").orElseThrow().standard()).isEqualTo("off");
    assertThat(PAX.check(Setup.of(5))).isPresent();
    assertThat(PAX.check(Setup.of(4).with("twoCopies", "on"))).isPresent();
    assertThat(PAX.check(Setup.of(5).with("twoCopies", "on"))).isEmpty();
    assertThat(PAX.check(Setup.of(8).with("twoCopies", "on"))).isEmpty();
    assertThat(PAX.check(Setup.of(9).with("twoCopies", "on"))).isPresent();
    assertThat(Words.of(Language.EN, Pax.FOLDER).say("pax.option.twoCopies"))
        .containsIgnoringCase("unofficial");
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7, 8})
  @Rule("PAX-V8-2")
  void there_is_one_legion_more_than_players(int seats) {
    TestTable table = TestTable.of(seats);
    assertThat(table.view(0).legions())
        .extracting(PaxView.LegionView::number)
        .isEqualTo(IntStream.rangeClosed(1, seats + 1).boxed().toList());
    assertThat(PaxWords.legion(seats + 1))
        .isEqualTo(List.of("VI", "VII", "VIII", "IX").get(seats - 5));
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 8})
  @Rule("PAX-V8-3")
  void rome_has_six_cards_face_down_and_a_pass_shows_all_of_them(int seats) {
    TestTable table = TestTable.at(seats, "{}").pass();
    assertThat(table.event(PaxEvent.RomeSeen.class).cards()).hasSize(6);
    assertThat(table.view(0).rome().faceDown()).hasSize(6).allMatch(java.util.Optional::isPresent);
    assertThat(table.view(1).rome().faceDown()).hasSize(6).allMatch(java.util.Optional::isEmpty);
  }

  @ParameterizedTest
  @CsvSource({"5, 101", "6, 109", "7, 117", "8, 125"})
  @Rule("PAX-V8-4")
  void each_next_player_draws_one_card_more_and_keeps_one(int seats, int deck) {
    TestTable table = TestTable.of(seats);
    Step.Opening opening = (Step.Opening) table.state().step();
    for (int seat = 0; seat < seats; seat++) {
      assertThat(opening.drawn().get(seat)).hasSize(seat + 2);
      table.play(seat, PAX.moves(table.state(), seat).getFirst());
    }
    assertThat(table.state().players()).allMatch(player -> player.hand().size() == 1);
    assertThat(table.state().deck()).hasSize(deck);
  }

  @Test
  @Rule("PAX-V8-5")
  void there_is_one_primus_and_one_conspirator_and_rome_takes_one_group_a_round() {
    for (int seats = 5; seats <= 8; seats++) {
      List<Integer> taken = new ArrayList<>();
      TestTable end =
          TestTable.random(
              PAX,
              Setup.of(seats).with("twoCopies", "on"),
              seats,
              table -> {
                assertThat(table.state().pcHolder())
                    .isBetween(State.NOBODY, table.state().players().size() - 1);
                table.events(PaxEvent.RomeTook.class).forEach(took -> taken.add(took.legion()));
              });
      int rounds = end.state().round();
      assertThat(taken.size()).isBetween(rounds - 1, rounds);
      assertThat(end.outcome().places()).hasSize(seats);
    }
  }

  @Test
  @Rule("PAX-V8-5")
  void the_other_rules_are_unchanged() {
    TestTable table =
        TestTable.at(
            5,
            "{'step':{'type':'Play'},'players':{'0':{'aurei':1,'hand':['INT-01#2','WEA-01#2'],'display':{'WEALTH':['WEA-01']}}}}");
    table.play(new Move.PlayCard(second("WEA-01"))).play(new Move.PlayCard(second("INT-01")));
    assertThat(table.aurei(0)).isZero();
    assertThat(table.state().pcHolder()).isZero();
    assertThat(table.end().aurei(0)).isZero();
    assertThat(table.state().activePlayer()).isEqualTo(1);
  }

  private static Card second(String id) {
    return PAX.data().cards(2).stream()
        .filter(card -> card.id().equals(id + "#2"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Rule("PAX-V8-6")
  void a_strict_bank_holds_100_aurei() {
    Setup strict = TestTable.setup(5).with("strictBank", "on");
    TestTable table =
        TestTable.at(
            strict,
            "{'players':{'0':{'aurei':60},'1':{'aurei':24},'2':{'aurei':5},'3':{'aurei':5},'4':{'aurei':5}}}");
    assertThat(table.pass().aurei(0)).isEqualTo(61);
    assertThat(table.pass().aurei(1)).isEqualTo(24);
  }
}
