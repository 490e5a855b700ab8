package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static ludus.pax.TestTable.keep;
import static ludus.pax.TestTable.toBottom;
import static ludus.pax.TestTable.toHand;
import static ludus.pax.TestTable.toLegion;
import static ludus.pax.TestTable.toPlay;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import ludus.kernel.Ask;
import ludus.kernel.Journal;
import ludus.kernel.Refusal;
import ludus.kernel.Result;
import ludus.kernel.Seed;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Match;
import ludus.kernel.record.Replay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Section 15: the engine's interface.
class SystemTest {

  private static final SplittableRandom OWN = new SplittableRandom(1);

  @Test
  @Rule("PAX-SYS-1")
  void there_are_seven_commands_and_no_other() {
    assertThat(Move.class.getPermittedSubclasses())
        .extracting(Class::getSimpleName)
        .containsExactlyInAnyOrder(
            "ChooseOpening", "ChooseTurn", "Assign", "Buy", "SkipBuy", "PlayCard", "EndPlay");
    assertThat(Move.Turn.values()).containsExactly(Move.Turn.NORMAL, Move.Turn.PASS);
    assertThat(Destination.values())
        .containsExactly(Destination.HAND, Destination.LEGION, Destination.BOTTOM);
  }

  @Test
  @Rule("PAX-SYS-1")
  void everything_but_the_commands_is_automatic() {
    TestTable table =
        TestTable.at("{'activePlayer':1,'step':{'type':'Play'},'legions':[[#4],[#1],[#1]]}").end();
    assertThat(table.events(PaxEvent.IncomeReceived.class)).hasSize(1);
    assertThat(table.events(PaxEvent.RomeTook.class)).hasSize(1);
    assertThat(table.events(PaxEvent.LegionFilled.class)).hasSize(1);
    assertThat(table.state().step()).isEqualTo(Step.TurnStart.IT);
    assertThat(table.state().activePlayer()).isZero();
  }

  /// Everything that somebody could send, sensible or not.
  private static List<Move> everyMove(State state) {
    List<Move> moves = new ArrayList<>(List.of(Move.ChooseTurn.NORMAL, Move.ChooseTurn.PASS));
    int legions = state.legions().size();
    moves.add(Move.SkipBuy.IT);
    moves.add(Move.EndPlay.IT);
    for (int legion = 0; legion <= legions + 1; legion++) {
      moves.add(new Move.Buy(legion));
    }
    for (Card card : state.table().cards()) {
      moves.add(new Move.PlayCard(card));
      moves.add(new Move.ChooseOpening(card, List.of()));
      for (Destination to : Destination.values()) {
        moves.add(new Move.Assign(card, to, OptionalInt.empty()));
        for (int legion = 0; legion <= legions + 1; legion++) {
          moves.add(new Move.Assign(card, to, OptionalInt.of(legion)));
        }
      }
    }
    return moves;
  }

  static List<Setup> tables() {
    return TestTable.everyKindOfTable();
  }

  /// Copies of one face are listed once: they are the same move (PAX-INFO-4).
  @ParameterizedTest
  @MethodSource("tables")
  @Rule("PAX-SYS-2")
  void the_list_of_moves_is_complete_and_exact_and_refusals_name_a_rule(Setup setup) {
    int[] count = new int[1];
    TestTable.random(
        PAX,
        setup,
        23,
        table -> {
          if (count[0]++ % (4 + 4 * setup.seats()) != 0) {
            return;
          }
          State state = table.state();
          for (int seat = 0; seat < setup.seats(); seat++) {
            List<Move> listed = PAX.moves(state, seat);
            for (Move move : listed) {
              assertThat(PAX.refusal(state, seat, move)).isEmpty();
            }
            List<Move> legal = new ArrayList<>();
            for (Move move : everyMove(state)) {
              Optional<Refusal> refusal = PAX.refusal(state, seat, move);
              if (refusal.isEmpty()) {
                legal.add(canonical(state, seat, move));
              } else {
                assertThat(refusal.get().rule()).isPresent();
              }
            }
            if (!setup.equals(Setup.of(1)) && setup.seats() == 1 && isOpening(state)) {
              continue; // the display of a solo opening has moves of its own
            }
            assertThat(listed)
                .containsExactlyInAnyOrderElementsOf(new java.util.LinkedHashSet<>(legal));
          }
        });
  }

  private static boolean isOpening(State state) {
    return state.step() instanceof Step.Opening;
  }

  private static Move canonical(State state, int seat, Move move) {
    return move instanceof Move.PlayCard
        ? (Move) PAX.shown(state, seat, move, Viewer.SPECTATOR).orElseThrow()
        : move;
  }

  @Test
  @Rule("PAX-SYS-2")
  @SuppressWarnings("NullAway") // holes are what this is about
  void moves_with_holes_and_seats_that_do_not_exist_are_refused() {
    State state = TestTable.at("{}").state();
    Card card = TestTable.card("LAN-01");
    List<Move> broken = new ArrayList<>();
    broken.add(null);
    broken.add(new Move.ChooseTurn(null));
    broken.add(new Move.ChooseOpening(null, List.of()));
    broken.add(new Move.ChooseOpening(card, null));
    broken.add(new Move.ChooseOpening(card, java.util.Arrays.asList((Card) null)));
    broken.add(new Move.Assign(null, Destination.HAND, OptionalInt.empty()));
    broken.add(new Move.Assign(card, null, OptionalInt.empty()));
    broken.add(new Move.Assign(card, Destination.HAND, null));
    broken.add(new Move.PlayCard(null));
    for (Move move : broken) {
      assertThat(key(PAX.refusal(state, 0, move))).contains("kernel.refusal.noMove");
    }
    assertThat(key(PAX.refusal(state, -1, Move.ChooseTurn.PASS))).contains("kernel.refusal.noSeat");
    assertThat(key(PAX.refusal(state, 2, Move.ChooseTurn.PASS))).contains("kernel.refusal.noSeat");
    assertThat(PAX.refusal(state, 0, Move.ChooseTurn.PASS)).isEmpty();
  }

  private static Optional<String> key(Optional<Refusal> refusal) {
    return refusal.map(reason -> reason.message().key());
  }

  /// A card of the second set is no card of a game for two.
  @Test
  @Rule("PAX-SYS-2")
  void cards_that_are_not_in_the_game_are_refused() {
    Card next = PAX.data().cards(2).get(74);
    Card other = PAX.data().cards(2).getLast();
    Card invented = new Card("LAN-01", Category.LAND, 1, 1, 500, 3);
    for (Card card : List.of(next, other, invented)) {
      TestTable.at("{}")
          .normal()
          .refuses("PAX-SYS-8", new Move.Assign(card, Destination.HAND, OptionalInt.empty()));
      TestTable.at("{'step':{'type':'Play'}}").refuses("PAX-PLAY-1", new Move.PlayCard(card));
    }
    assertThatThrownBy(
            () -> PAX.play(TestTable.at("{}").state(), 0, Move.EndPlay.IT, _ -> 0, Journal.SILENT))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Match<State, Move> match(TestTable table) {
    return Match.from(PAX, table.state(), ChanceSource.of(Seed.ofNumber(1)));
  }

  private static Match<State, Move> enter(Match<State, Move> match, Move... moves) {
    Match<State, Move> next = match;
    for (Move move : moves) {
      int seat = next.state().activePlayer();
      next = next.submit(seat, stamp(next, seat), List.of(move), By.PERSON, 0).get();
    }
    return next;
  }

  private static int stamp(Match<State, Move> match, int seat) {
    return match.agenda().ask(seat).map(Ask::stamp).orElseThrow();
  }

  private static TestTable buying() {
    return TestTable.at(
        "{'step':{'type':'Buy'},'legions':[['LAN-01','INT-01'],[#1],[#1]],"
            + "'players':{'0':{'aurei':9,'hand':['SEN-01']}}}");
  }

  @Test
  @Rule("PAX-SYS-3")
  void buying_and_not_buying_can_be_taken_back() {
    Match<State, Move> start = match(buying());
    for (Move move : List.of(new Move.Buy(1), Move.SkipBuy.IT)) {
      Match<State, Move> undone = enter(start, move).undo(0, 0).get();
      assertThat(undone.state()).isEqualTo(start.state());
      assertThat(undone.entries()).hasSize(2);
    }
  }

  @Test
  @Rule("PAX-SYS-3")
  void playing_a_bought_card_can_be_taken_back_and_a_hidden_one_cannot() {
    Match<State, Move> bought = enter(match(buying()), new Move.Buy(1));
    Match<State, Move> played = enter(bought, toPlay("INT-01"));
    assertThat(played.state().pcHolder()).isZero();
    assertThat(played.undo(0, 0).get().state()).isEqualTo(bought.state());
    assertThat(enter(played, toPlay("LAN-01")).undo(0, 0).get().state()).isEqualTo(played.state());
    Match<State, Move> hidden = enter(bought, toPlay("SEN-01"));
    assertThat(reason(hidden.undo(0, 0))).contains("kernel.refusal.undoBarrier");
    assertThat(reason(played.undo(1, 0))).contains("kernel.refusal.undoNothing");
  }

  @Test
  @Rule("PAX-SYS-3")
  void in_solo_every_play_can_be_taken_back() {
    Match<State, Move> start =
        match(TestTable.at(1, "{'step':{'type':'Play'},'players':{'0':{'hand':['SEN-01']}}}"));
    assertThat(enter(start, toPlay("SEN-01")).undo(0, 0).get().state()).isEqualTo(start.state());
  }

  @Test
  @Rule("PAX-SYS-3")
  void nothing_that_showed_a_face_or_ended_a_turn_can_be_taken_back() {
    String deck = "'deck':['LAN-01','LAN-02','LAN-03','LAN-04']";
    Match<State, Move> start = match(TestTable.at("{" + deck + "}"));
    Match<State, Move> drawn = enter(start, Move.ChooseTurn.NORMAL);
    Match<State, Move> religious =
        enter(
            match(TestTable.at("{" + deck + ",'players':{'0':{'display':{RELIGION*6}}}}")),
            Move.ChooseTurn.NORMAL);
    Match<State, Move> empty = match(TestTable.at("{'deck':[]}"));
    for (Match<State, Move> barred :
        List.of(
            drawn,
            enter(start, Move.ChooseTurn.PASS),
            enter(empty, Move.ChooseTurn.NORMAL),
            enter(drawn, toHand("LAN-01")),
            enter(religious, toHand("LAN-01")),
            enter(religious, toBottom("LAN-01")),
            enter(religious, toLegion("LAN-01", 1)),
            enter(match(buying()), Move.SkipBuy.IT, Move.EndPlay.IT))) {
      assertThat(reason(barred.undo(0, 0))).contains("kernel.refusal.undoBarrier");
    }
    Match<State, Move> solo = match(TestTable.at(1, "{'step':{'type':'Play'}}"));
    assertThat(reason(enter(solo, Move.EndPlay.IT).undo(0, 0)))
        .contains("kernel.refusal.undoBarrier");
  }

  @Test
  @Rule("PAX-SYS-3")
  void an_opening_choice_is_changed_and_not_taken_back() {
    Match<State, Move> start = match(TestTable.of(2));
    Move first = PAX.moves(start.state(), 0).getFirst();
    Match<State, Move> chosen = enter(start, first);
    assertThat(reason(chosen.undo(0, 0))).contains("kernel.refusal.undoBarrier");
    assertThat(enter(chosen, PAX.moves(start.state(), 0).getLast()).number()).isEqualTo(2);
  }

  private static Optional<String> reason(Result<?> result) {
    return key(result.refused());
  }

  /// Staged plays: what they would lead to is seen before they are sent, and nobody else sees it.
  @Test
  @Rule("PAX-SYS-6")
  void plays_are_staged_and_sent_when_the_player_confirms() {
    TestTable table =
        TestTable.at(
            "{'step':{'type':'Play'},'players':{'0':{'aurei':9,'hand':['LAN-01','SEN-01','REL-01']}}}");
    Match<State, Move> match = match(table);
    List<Move> staged = List.of(toPlay("LAN-01"), toPlay("SEN-01"));
    State preview = match.preview(0, stamp(match, 0), staged).get();
    assertThat(preview.player(0).aurei()).isEqualTo(8);
    assertThat(preview.player(0).row(Category.SENATOR).cards()).hasSize(1);
    assertThat(match.state()).isEqualTo(table.state());
    assertThat(match.entries()).isEmpty();
    Match<State, Move> sent = match.submit(0, stamp(match, 0), staged, By.PERSON, 0).get();
    assertThat(sent.state()).isEqualTo(preview);
    assertThat(sent.entries()).hasSize(1);
  }

  @Test
  @Rule("PAX-SYS-6")
  void staged_plays_are_sent_all_or_none() {
    TestTable table =
        TestTable.at(
            "{'step':{'type':'Play'},'players':{'0':{'aurei':0,'hand':['LAN-01','SEN-01']}}}");
    Match<State, Move> match = match(table);
    Result<Match<State, Move>> sent =
        match.submit(0, stamp(match, 0), List.of(toPlay("LAN-01"), toPlay("SEN-01")), By.PERSON, 0);
    assertThat(sent.refused().flatMap(Refusal::rule)).hasToString("Optional[PAX-PLAY-3]");
    assertThat(match.state().player(0).hand()).hasSize(2);
  }

  /// A look at the next card is no preview.
  @Test
  @Rule("PAX-SYS-6")
  void what_would_show_the_player_something_new_cannot_be_tried_out() {
    Match<State, Move> start =
        match(TestTable.at("{'deck':['LAN-01','LAN-02','LAN-03','LAN-04']}"));
    for (Move move : List.of(Move.ChooseTurn.NORMAL, Move.ChooseTurn.PASS)) {
      assertThat(reason(start.preview(0, stamp(start, 0), List.of(move))))
          .contains("kernel.refusal.previewBarrier");
    }
    Match<State, Move> drawn = enter(start, Move.ChooseTurn.NORMAL);
    assertThat(reason(drawn.preview(0, stamp(drawn, 0), List.of(toHand("LAN-01")))))
        .contains("kernel.refusal.previewBarrier");
    assertThat(
            reason(
                drawn.submit(
                    0,
                    stamp(drawn, 0),
                    List.of(toHand("LAN-01"), toLegion("LAN-02", 1)),
                    By.PERSON,
                    0)))
        .contains("kernel.refusal.batchBarrier");
  }

  private static List<Move> fallbacks(TestTable table) {
    List<Move> moves = new ArrayList<>();
    int seat = table.state().activePlayer();
    while (!table.isOver() && table.state().activePlayer() == seat) {
      Move move = PAX.fallback(table.state(), seat, OWN);
      moves.add(move);
      table.play(move);
      if (move instanceof Move.EndPlay || move.equals(Move.ChooseTurn.PASS)) {
        break;
      }
    }
    return moves;
  }

  @Test
  @Rule("PAX-SYS-4")
  void an_absent_player_passes() {
    assertThat(fallbacks(TestTable.at("{}"))).containsExactly(Move.ChooseTurn.PASS);
  }

  @ParameterizedTest
  @CsvSource({"0", "3", "6"})
  @Rule("PAX-SYS-4")
  void in_a_draw_the_first_of_hand_lowest_legion_and_bottom_is_taken_and_then_nothing(
      int religion) {
    TestTable table =
        TestTable.at(
                "{'deck':['LAN-01','LAN-02','LAN-03','LAN-04'],'players':{'0':{'aurei':9,'hand':['SEN-01'],'display':{%s}}}}"
                    .formatted(religion == 0 ? "" : "RELIGION*" + religion))
            .normal();
    List<Move> moves = fallbacks(table);
    List<Move> draw =
        religion == 3
            ? List.of(toLegion("LAN-01", 1), toHand("LAN-02"))
            : List.of(toHand("LAN-01"), toLegion("LAN-02", 1));
    assertThat(moves.subList(0, 2)).isEqualTo(draw);
    assertThat(moves.subList(2, 4)).containsExactly(Move.SkipBuy.IT, Move.EndPlay.IT);
    assertThat(table.deck()).endsWith("LAN-03");
  }

  @Test
  @Rule("PAX-SYS-4")
  void an_absent_player_takes_what_is_left_of_a_short_draw() {
    assertThat(fallbacks(TestTable.at("{'deck':['LAN-01']}").normal()))
        .startsWith(toHand("LAN-01"));
    TestTable over = TestTable.at("{'step':{'type':'Over'}}");
    assertThatThrownBy(() -> PAX.fallback(over.state(), 0, OWN))
        .isInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest
  @MethodSource("tables")
  @Rule("PAX-SYS-5")
  void the_same_seed_and_commands_give_the_same_game(Setup setup) {
    List<State> first = new ArrayList<>();
    List<State> again = new ArrayList<>();
    TestTable.random(PAX, setup, 29, table -> first.add(table.state()));
    TestTable.random(Pax.standard(), setup, 29, table -> again.add(table.state()));
    assertThat(again).isEqualTo(first);
    assertThat(TestTable.of(PAX, setup, 30).state()).isNotEqualTo(first.getFirst());
  }

  @Test
  @Rule("PAX-SYS-5")
  void a_record_replays_to_the_same_outcome() {
    Setup setup = Setup.of(3);
    GameRecord.Origin origin = GameRecord.Origin.ofNumber(41);
    Match<State, Move> match = Match.start(PAX, setup, ChanceSource.of(origin.toSeed()));
    SplittableRandom random = new SplittableRandom(2);
    while (!match.agenda().isOver()) {
      int seat = match.agenda().must().getFirst().seat();
      List<Move> moves = PAX.moves(match.state(), seat);
      Move move = moves.get(random.nextInt(moves.size()));
      match = match.submit(seat, stamp(match, seat), List.of(move), By.BOT, 0).get();
      if (match.undoRefusal(seat).isEmpty() && random.nextInt(4) == 0) {
        match = match.undo(seat, 0).get();
      }
    }
    GameRecord record = GameRecord.parse(GameRecord.of(match, setup, origin).toJson());
    Replay.Report<State, Move> report = Replay.of(PAX, record, Integer.MAX_VALUE);
    assertThat(report.difference()).isEmpty();
    assertThat(report.match().state()).isEqualTo(match.state());
  }

  @Test
  @Rule("PAX-SYS-7")
  void an_absent_player_keeps_the_first_opening_card_and_displays_those_between() {
    State two = TestTable.of(2).state();
    List<Card> drawn = ((Step.Opening) two.step()).drawn().get(1);
    assertThat(PAX.fallback(two, 1, OWN))
        .isEqualTo(new Move.ChooseOpening(drawn.getFirst(), List.of()));
    for (int game = 1; game <= 5; game++) {
      TestTable solo = TestTable.of(Setup.of(1).with("soloGame", String.valueOf(game)));
      List<Card> cards = ((Step.Opening) solo.state().step()).drawn().getFirst();
      assertThat(PAX.fallback(solo.state(), 0, OWN))
          .isEqualTo(new Move.ChooseOpening(cards.getFirst(), cards.subList(1, cards.size() - 1)));
      solo.play(0, PAX.fallback(solo.state(), 0, OWN));
      assertThat(solo.deck()).endsWith(cards.getLast().id());
    }
  }

  @Test
  @Rule("PAX-SYS-7")
  void plays_that_were_not_sent_are_dropped() {
    TestTable table =
        TestTable.at("{'step':{'type':'Play'},'players':{'0':{'aurei':9,'hand':['LAN-01']}}}");
    table.play(PAX.fallback(table.state(), 0, OWN));
    assertThat(table.hand(0)).containsExactly("LAN-01");
    assertThat(table.state().activePlayer()).isEqualTo(1);
  }

  /// Each mode in turn: what may be assigned, and what the engine does by itself.
  @Test
  @Rule("PAX-SYS-8")
  void a_draw_is_a_run_of_assignments_and_only_a_forced_hand_or_bottom_is_automatic() {
    String deck = "{'deck':['LAN-01','LAN-02','LAN-03','LAN-04'],'players':{'0':{'display':{%s}}}}";
    TestTable one = TestTable.at(deck.formatted("")).normal();
    one.refuses("PAX-SYS-8", toHand("LAN-02")).hand("LAN-01").bottom("LAN-02");
    assertThat(one.flight()).containsExactly("LAN-03");
    assertThat(one.moves()).hasSize(3);
    TestTable two = TestTable.at(deck.formatted("RELIGION*3")).normal();
    two.legion("LAN-02", 1);
    assertThat(two.moves())
        .containsExactlyInAnyOrder(
            toHand("LAN-01"), toBottom("LAN-01"), toHand("LAN-03"), toBottom("LAN-03"));
    two.bottom("LAN-03");
    assertThat(two.hand(0)).containsExactly("LAN-01");
    assertThat(two.state().step()).isEqualTo(Step.Buy.IT);
    TestTable three = TestTable.at(deck.formatted("RELIGION*6")).normal();
    three.bottom("LAN-02").refuses("PAX-SYS-8", toHand("LAN-02"));
    assertThat(three.moves()).hasSize(2 * 4);
    three.hand("LAN-03");
    assertThat(three.moves()).hasSize(3).allMatch(Move.Assign.class::isInstance);
    assertThat(three.events(PaxEvent.CardAssigned.class)).hasSize(1);
  }

  @Test
  @Rule("PAX-SYS-9")
  void the_engine_never_skips_a_purchase_or_ends_a_turn_by_itself() {
    TestTable table =
        TestTable.at("{'deck':[],'players':{'0':{'aurei':0}},'legions':[[#4],[#4],[#4]]}");
    table.normal();
    assertThat(table.moves()).containsExactly(Move.SkipBuy.IT);
    assertThat(table.skip().moves()).containsExactly(Move.EndPlay.IT);
    TestTable all =
        TestTable.at("{'step':{'type':'Play'},'players':{'0':{'hand':['LAN-01']}}}").lay("LAN-01");
    assertThat(all.state().step()).isInstanceOf(Step.Play.class);
  }

  @Test
  @Rule("PAX-SYS-9")
  void after_the_end_every_command_is_refused() {
    TestTable over = TestTable.at("{'activePlayer':1,'deck':[]}").pass();
    assertThat(over.isOver()).isTrue();
    for (int seat = 0; seat < 2; seat++) {
      assertThat(PAX.moves(over.state(), seat)).isEmpty();
      for (Move move :
          List.of(
              Move.ChooseTurn.PASS,
              Move.ChooseTurn.NORMAL,
              Move.SkipBuy.IT,
              Move.EndPlay.IT,
              new Move.Buy(1),
              toPlay("LAN-01"),
              toHand("LAN-01"),
              keep("LAN-01"))) {
        over.refuses(seat, "PAX-SYS-9", move);
      }
    }
    Match<State, Move> match = match(over);
    assertThat(reason(match.submit(0, 0, List.of(Move.EndPlay.IT), By.PERSON, 0)))
        .contains("kernel.refusal.over");
  }

  /// Edge cases 43 and 44: the commands hold no offer, no gift and no deal.
  @Test
  @Rule("PAX-SYS-1")
  void nobody_gives_or_trades_anything() {
    State[] before = new State[1];
    TestTable.random(
        PAX,
        Setup.of(3),
        31,
        table -> {
          State now = table.state();
          State last = before[0];
          if (last != null && !(last.step() instanceof Step.Opening)) {
            for (int seat = 0; seat < 3; seat++) {
              if (seat != last.activePlayer()) {
                assertThat(now.player(seat)).isEqualTo(last.player(seat));
              }
            }
          }
          assertThat(PAX.forms(now, 0)).isEmpty();
          before[0] = now;
        });
  }
}
