package ludus.pax;

import static ludus.pax.TestTable.PAX;
import static ludus.pax.TestTable.toBottom;
import static ludus.pax.TestTable.toHand;
import static ludus.pax.TestTable.toPlay;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import ludus.kernel.Event;
import ludus.kernel.Journal;
import ludus.kernel.Seed;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Match;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Section 14: hidden information.
class KnowledgeTest {

  private static final Pattern CARD = Pattern.compile("[A-Z]{3}-[0-9]{2}(#2)?");

  private static Set<String> cards(Object value) {
    return CARD.matcher(json(value)).results().map(MatchResult::group).collect(Collectors.toSet());
  }

  private static String json(Object value) {
    return PAX.notation().writeValue(value).toString();
  }

  private static List<Viewer> viewers(State state) {
    List<Viewer> viewers = new ArrayList<>(List.of(Viewer.SPECTATOR));
    for (int seat = 0; seat < state.players().size(); seat++) {
      viewers.add(Viewer.seat(seat));
    }
    return viewers;
  }

  /// All cards that lie open or that this viewer knows.
  private static Set<String> known(State state, Viewer viewer) {
    boolean over = state.step() instanceof Step.Over;
    Set<String> known = new HashSet<>();
    List<Slot> slots = new ArrayList<>(state.deck());
    List<Slot> revealed = new ArrayList<>(state.rome().faceDown());
    state.players().forEach(player -> revealed.addAll(player.hand()));
    (over ? List.<Slot>of() : revealed).forEach(slots::add);
    if (over) {
      revealed.forEach(slot -> known.add(slot.card().id()));
    }
    if (state.step() instanceof Step.Draw draw) {
      slots.addAll(draw.flight());
    }
    if (state.step() instanceof Step.Opening opening && !viewer.isSpectator()) {
      known.addAll(TestTable.ids(opening.drawn().get(viewer.seat())));
    }
    slots.stream()
        .filter(slot -> slot.isKnownTo(viewer))
        .forEach(slot -> known.add(slot.card().id()));
    state.legions().forEach(group -> known.addAll(TestTable.ids(group)));
    state.rome().faceUp().forEach(row -> known.addAll(TestTable.ids(row.cards())));
    state
        .players()
        .forEach(
            player -> player.display().forEach(row -> known.addAll(TestTable.ids(row.cards()))));
    return known;
  }

  @Test
  @Rule("PAX-INFO-1")
  void aurei_are_hidden_from_the_others_and_every_payment_is_public() {
    TestTable table =
        TestTable.at(
            "{'step':{'type':'Buy'},'legions':[[#4],[#1],[#1]],'players':{'0':{'aurei':7}}}");
    assertThat(table.view(0).players().getFirst().aurei()).contains(7);
    assertThat(table.view(1).players().getFirst().aurei()).isEmpty();
    assertThat(spectator(table).players()).allMatch(player -> player.aurei().isEmpty());
    table.buy(1);
    assertThat(shown(table, 1)).anyMatch(event -> json(event).contains("\"price\":4"));
    table.end();
    assertThat(shown(table, 1)).anyMatch(event -> json(event).contains("\"aurei\":2"));
    assertThat(table.view(1).players().getFirst().aurei()).isEmpty();
    assertThat(table.view(1).players().getFirst().handSize()).isEqualTo(1);
  }

  @Test
  @Rule("PAX-INFO-1")
  void with_open_money_everybody_sees_everybodys_aurei() {
    TestTable table =
        TestTable.at(TestTable.setup(2).with("openMoney", "on"), "{'players':{'0':{'aurei':7}}}");
    assertThat(table.view(1).players().getFirst().aurei()).contains(7);
    assertThat(spectator(table).players().getFirst().aurei()).contains(7);
  }

  private static PaxView spectator(TestTable table) {
    return PaxView.of(table.state(), Viewer.SPECTATOR);
  }

  private static List<Event> shown(TestTable table, int seat) {
    List<Event> shown = new ArrayList<>();
    table.events().forEach(event -> event.shownTo(new Viewer(seat)).ifPresent(shown::add));
    return shown;
  }

  static List<Setup> tables() {
    return TestTable.everyKindOfTable();
  }

  /// The JSON of views and of shown events names no card that the viewer does not know.
  @ParameterizedTest
  @MethodSource("tables")
  @Rule({"PAX-INFO-2", "PAX-INFO-7"})
  void a_viewer_is_sent_no_card_that_is_hidden_from_it(Setup setup) {
    State[] before = new State[1];
    int[] turn = new int[1];
    TestTable.random(
        PAX,
        setup,
        11,
        table -> {
          State state = table.state();
          State last = before[0] == null ? state : before[0];
          turn[0]++;
          for (Viewer viewer : viewers(state)) {
            if (!table.isOver() && turn[0] % (setup.seats() + 1) != viewer.seat() + 1) {
              continue; // one viewer after the other
            }
            Set<String> known = known(state, viewer);
            assertThat(known).containsAll(cards(PAX.view(state, viewer)));
            known.addAll(known(last, viewer));
            for (Event event : table.events()) {
              event.shownTo(viewer).ifPresent(shown -> assertThat(known).containsAll(cards(shown)));
            }
          }
          before[0] = state;
        });
  }

  /// The same for moves, as a live record shows them.
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Rule("PAX-INFO-2")
  void a_move_is_shown_without_the_cards_it_hides(int seats) {
    TestTable.random(
        PAX,
        Setup.of(seats),
        4,
        table -> {
          State state = table.state();
          for (var ask : PAX.agenda(state).must()) {
            for (Move move : PAX.moves(state, ask.seat())) {
              State after = PAX.play(state, ask.seat(), move, _ -> 0, Journal.SILENT);
              for (Viewer viewer : viewers(state)) {
                Set<String> known = known(state, viewer);
                known.addAll(known(after, viewer));
                Object shown = PAX.shown(state, ask.seat(), move, viewer).orElseThrow();
                assertThat(known).containsAll(cards(shown));
              }
            }
          }
        });
  }

  @Test
  @Rule("PAX-INFO-2")
  void an_assignment_is_shown_to_those_who_can_follow_it_and_as_a_stand_in_to_others() {
    TestTable one =
        TestTable.at(3, "{'deck':[{'card':'LAN-01','knownTo':[2]},'LAN-02','LAN-03','LAN-04']}")
            .normal();
    assertThat(PAX.shown(one.state(), 0, toHand("LAN-01"), Viewer.seat(2)))
        .contains(toHand("LAN-01"));
    assertThat(PAX.shown(one.state(), 0, toHand("LAN-01"), Viewer.seat(1)))
        .contains(PaxView.Unseen.TO_HAND);
    assertThat(PAX.shown(one.state(), 0, toBottom("LAN-01"), Viewer.seat(1)))
        .contains(PaxView.Unseen.TO_BOTTOM);
    assertThat(PAX.shown(one.state(), 0, toBottom("LAN-01"), Viewer.seat(0)))
        .contains(toBottom("LAN-01"));
    Move legion = TestTable.toLegion("LAN-01", 1);
    assertThat(PAX.shown(one.state(), 0, legion, Viewer.seat(1))).contains(legion);
    TestTable together =
        TestTable.at(
                3,
                "{'deck':[{'card':'LAN-01','knownTo':[2]},'LAN-02','LAN-03','LAN-04'],"
                    + "'players':{'0':{'display':{RELIGION*6}}}}")
            .normal();
    assertThat(PAX.shown(together.state(), 0, toHand("LAN-01"), Viewer.seat(2)))
        .contains(PaxView.Unseen.TO_HAND);
  }

  @Test
  @Rule("PAX-INFO-3")
  void a_player_who_has_peeked_goes_on_seeing_romes_cards() {
    TestTable table = TestTable.at("{'rome':{'faceDown':['SEN-01','SEN-02','SEN-03']}}").pass();
    table.drawAnything().skip().end();
    assertThat(table.state().round()).isEqualTo(2);
    assertThat(table.view(0).rome().faceDown())
        .extracting(card -> card.orElseThrow().id())
        .containsExactly("SEN-01", "SEN-02", "SEN-03");
    assertThat(table.view(0).rome().strength().get(Category.SENATOR.index()))
        .isGreaterThanOrEqualTo(3);
    assertThat(table.view(1).players().getFirst().hasPeeked()).isTrue();
    assertThat(table.view(0).players().get(1).hasPeeked()).isFalse();
  }

  private static final String COPIES =
      "{'step':{'type':'Play'},'players':{'0':{'aurei':9,"
          + "'hand':['LAN-01',{'card':'LAN-02','knownTo':[0,1,2]},{'card':'LAN-03','knownTo':[0,2]}]}}}";

  @Test
  @Rule("PAX-INFO-4")
  void of_equal_faces_the_copy_that_most_players_know_is_played_whichever_was_named() {
    for (String named : List.of("LAN-01", "LAN-02", "LAN-03")) {
      TestTable table = TestTable.at(3, COPIES);
      assertThat(table.moves()).containsExactly(toPlay("LAN-02"), Move.EndPlay.IT);
      assertThat(table.lay(named).row(0, Category.LAND)).containsExactly("LAN-02");
      assertThat(table.moves()).containsExactly(toPlay("LAN-03"), Move.EndPlay.IT);
      assertThat(table.lay("LAN-01").row(0, Category.LAND)).containsExactly("LAN-02", "LAN-03");
    }
  }

  @Test
  @Rule("PAX-INFO-4")
  void of_copies_known_alike_the_lowest_is_played() {
    TestTable table =
        TestTable.at(
            "{'step':{'type':'Play'},'players':{'0':{'aurei':9,'hand':['LAN-03','LAN-02','LAN-05']}}}");
    assertThat(table.moves()).containsExactly(toPlay("LAN-02"), toPlay("LAN-05"), Move.EndPlay.IT);
    assertThat(table.lay("LAN-03").row(0, Category.LAND)).containsExactly("LAN-02");
  }

  /// The named copy would tell that it is in the hand too.
  @Test
  @Rule({"PAX-INFO-4", "PAX-INFO-2"})
  void others_are_shown_the_copy_that_is_played_and_not_the_one_that_was_named() {
    TestTable table = TestTable.at(3, COPIES);
    assertThat(PAX.shown(table.state(), 0, toPlay("LAN-01"), Viewer.seat(1)))
        .contains(toPlay("LAN-02"));
    assertThat(PAX.shown(table.state(), 0, toPlay("LAN-01"), Viewer.SPECTATOR))
        .contains(toPlay("LAN-02"));
  }

  @Test
  @Rule("PAX-INFO-5")
  void the_deck_is_a_queue_and_a_card_under_it_comes_up_after_all_others() {
    TestTable table =
        TestTable.at("{'deck':['LAN-01','LAN-02','LAN-03','LAN-04','LAN-05','LAN-06','LAN-08']}");
    table.normal().bottom("LAN-01").hand("LAN-02").legion("LAN-03", 1).skip().end();
    assertThat(position(table, 0, "LAN-01")).contains(4);
    assertThat(position(table, 1, "LAN-01")).isEmpty();
    table.normal().hand("LAN-04").legion("LAN-05", 1).skip().end();
    assertThat(position(table, 0, "LAN-01")).contains(0);
    assertThat(table.deck()).containsExactly("LAN-01", "LAN-06");
    assertThat(position(table, 1, "LAN-06")).contains(1);
  }

  private static Optional<Integer> position(TestTable table, int seat, String card) {
    return table.view(seat).deck().known().stream()
        .filter(known -> known.card().id().equals(card))
        .map(PaxView.KnownCard::position)
        .findFirst();
  }

  @Test
  @Rule("PAX-INFO-6")
  void at_the_end_hands_and_rome_are_revealed_and_the_deck_and_removed_cards_are_not() {
    TestTable table =
        TestTable.at(
            3,
            "{'activePlayer':2,'step':{'type':'Play'},'deck':['LAN-01','LAN-02'],"
                + "'legions':[[],[],[#1],[#4]],'players':{'0':{'hand':['REL-01'],'aurei':3}}}");
    table.end();
    assertThat(table.isOver()).isTrue();
    PaxView view = spectator(table);
    assertThat(TestTable.ids(view.players().getFirst().hand())).containsExactly("REL-01");
    assertThat(view.players().getFirst().aurei()).contains(3);
    assertThat(view.rome().faceDown()).allMatch(Optional::isPresent);
    assertThat(view.deck().known()).isEmpty();
    assertThat(cards(view)).doesNotContain("LAN-01", "LAN-02");
    assertThat(cards(view)).doesNotContainAnyElementsOf(TestTable.ids(table.state().removed()));
    assertThat(view.outcome()).contains(table.outcome());
  }

  /// While a game runs its record gives neither the secret nor the positions away.
  @Test
  @Rule("PAX-INFO-6")
  void the_secret_of_a_game_is_published_when_it_is_over_and_tells_nothing_of_the_next() {
    String secret = Seed.newSecret();
    GameRecord.Origin origin = GameRecord.Origin.ofSecret(secret, List.of());
    Setup setup = Setup.of(1);
    Match<State, Move> match = Match.start(PAX, setup, ChanceSource.of(origin.toSeed()));
    SplittableRandom random = new SplittableRandom(1);
    while (!match.agenda().isOver()) {
      assertThat(GameRecord.of(match, setup, origin).secret()).isNull();
      int stamp = match.agenda().must().getFirst().stamp();
      Move move = PAX.fallback(match.state(), 0, random);
      match = match.submit(0, stamp, List.of(move), By.CLOCK, 0).get();
    }
    assertThat(GameRecord.of(match, setup, origin).secret()).isEqualTo(secret);
    assertThat(Seed.newSecret()).isNotEqualTo(secret);
  }

  /// Real and imagined positions look alike to the seat, and nothing is left of the real one.
  @ParameterizedTest
  @MethodSource("tables")
  @Rule("PAX-INFO-7")
  void what_a_bot_gets_does_not_depend_on_what_its_seat_cannot_know(Setup setup) {
    SplittableRandom seeds = new SplittableRandom(5);
    TestTable.random(
        PAX,
        setup,
        13,
        table -> {
          State state = table.state();
          if (!table.isOver()) {
            int seat = seeds.nextInt(setup.seats());
            long seed = seeds.nextLong();
            State imagined = PAX.imagine(state, seat, new SplittableRandom(seed));
            assertThat(PAX.audit(imagined)).isEmpty();
            assertThat(PAX.view(imagined, Viewer.seat(seat)))
                .isEqualTo(PAX.view(state, Viewer.seat(seat)));
            assertThat(PAX.moves(imagined, seat)).isEqualTo(PAX.moves(state, seat));
            assertThat(PAX.imagine(imagined, seat, new SplittableRandom(seed))).isEqualTo(imagined);
          }
        });
  }

  @Test
  @Rule("PAX-INFO-7")
  void everything_unknown_is_drawn_again() {
    TestTable table =
        TestTable.at(
            3,
            "{'deck':['LAN-01','LAN-02','LAN-03','LAN-04',{'card':'LAN-05','knownTo':[0]}],"
                + "'players':{'1':{'hand':['SEN-01','SEN-02']}}}");
    table.pass().normal();
    Set<String> top = new HashSet<>();
    Set<String> hand = new HashSet<>();
    Set<String> flight = new HashSet<>();
    Set<String> removed = new HashSet<>();
    for (int seed = 0; seed < 400; seed++) {
      State imagined = PAX.imagine(table.state(), 0, new SplittableRandom(seed));
      top.add(imagined.deck().first().card().id());
      hand.add(imagined.player(1).hand().first().card().id());
      flight.add(((Step.Draw) imagined.step()).flight().first().card().id());
      removed.add(imagined.removed().first().id());
      assertThat(imagined.deck().last().card().id()).isEqualTo("LAN-05");
      assertThat(imagined.rome()).isEqualTo(table.state().rome());
      assertThat(imagined.player(0)).isEqualTo(table.state().player(0));
    }
    assertThat(top).hasSizeGreaterThan(40).contains("LAN-01", "SEN-01");
    assertThat(hand).hasSizeGreaterThan(30);
    assertThat(flight).hasSizeGreaterThan(40).contains("SEN-02");
    assertThat(removed).hasSizeGreaterThan(40).contains("SEN-01");
  }

  private static TestTable known(int religion, String deck) {
    return TestTable.at(
            3,
            "{'activePlayer':1,'deck':%s,'players':{'1':{'display':{%s}}}}"
                .formatted(deck, religion == 0 ? "" : "RELIGION*" + religion))
        .normal();
  }

  private static final String FOUR = "[{'card':'LAN-01','knownTo':[0]},'LAN-02','LAN-03','LAN-04']";

  /// EX-35, first part.
  @Test
  @Rule("PAX-INFO-8")
  void a_card_drawn_one_by_one_is_followed_by_those_who_know_it() {
    TestTable hand = known(0, FOUR);
    assertThat(hand.knownTo("LAN-01")).containsExactly(0, 1);
    assertThat(hand.hand("LAN-01").knownTo("LAN-01")).containsExactly(0, 1);
    assertThat(hand.knownTo("LAN-02")).containsExactly(1);
    assertThat(hand.view(0).players().get(1).hand()).extracting(Card::id).containsExactly("LAN-01");
    assertThat(hand.view(2).players().get(1).hand()).isEmpty();
    assertThat(known(0, FOUR).bottom("LAN-01").knownTo("LAN-01")).containsExactly(0, 1);
    TestTable two = known(0, "[{'card':'LAN-01','knownTo':[0]},'LAN-02']").hand("LAN-01");
    assertThat(two.knownTo("LAN-01")).containsExactly(0, 1);
    TestTable one = known(6, "[{'card':'LAN-01','knownTo':[0]}]").hand("LAN-01");
    assertThat(one.knownTo("LAN-01")).containsExactly(0, 1);
  }

  /// EX-35, second part.
  @Test
  @Rule("PAX-INFO-8")
  void of_cards_seen_together_only_the_drawer_knows_where_they_went() {
    TestTable table = known(3, FOUR);
    assertThat(table.knownTo("LAN-01")).containsExactly(0, 1);
    table.legion("LAN-02", 1);
    assertThat(table.knownTo("LAN-01")).containsExactly(0, 1);
    TestTable kept = table.but("{}").hand("LAN-01");
    assertThat(kept.knownTo("LAN-01")).containsExactly(1);
    table.hand("LAN-03");
    assertThat(table.knownTo("LAN-01")).containsExactly(1);
    assertThat(table.deck()).endsWith("LAN-01");
    assertThat(table.knownTo("LAN-03")).containsExactly(1);
  }

  @Test
  @Rule("PAX-INFO-8")
  void from_the_first_card_to_hand_or_bottom_on_all_in_flight_are_known_to_the_drawer_only() {
    TestTable two =
        known(
            3,
            "['LAN-02',{'card':'LAN-01','knownTo':[0]},{'card':'LAN-03','knownTo':[0]},'LAN-04']");
    assertThat(two.knownTo("LAN-01")).containsExactly(0, 1);
    two.bottom("LAN-02");
    assertThat(two.knownTo("LAN-01")).containsExactly(1);
    assertThat(two.knownTo("LAN-03")).containsExactly(1);
    TestTable three = known(6, "['LAN-02',{'card':'LAN-01','knownTo':[0]},'LAN-03','LAN-04']");
    three.hand("LAN-02");
    assertThat(three.knownTo("LAN-01")).containsExactly(1);
    TestTable last = known(3, "[{'card':'LAN-01','knownTo':[0]},'LAN-02']").hand("LAN-02");
    assertThat(last.knownTo("LAN-01")).containsExactly(1);
    assertThat(shown(last, 0)).noneMatch(event -> json(event).contains("LAN-02"));
  }

  @Test
  @Rule("PAX-INFO-8")
  void a_card_that_lay_open_is_known_to_all() {
    TestTable table = known(0, FOUR).legion("LAN-01", 1);
    for (Viewer viewer : viewers(table.state())) {
      assertThat(cards(PAX.view(table.state(), viewer))).contains("LAN-01");
    }
    TestTable bought = table.but("{'step':{'type':'Buy'},'players':{'1':{'aurei':9}}}").buy(1);
    assertThat(bought.knownTo("LAN-01")).containsExactly(0, 1, 2);
    for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(1), Viewer.seat(2))) {
      assertThat(cards(PAX.view(bought.state(), viewer))).contains("LAN-01");
    }
    TestTable played = bought.lay("LAN-01");
    assertThat(cards(spectator(played).players().get(1))).contains("LAN-01");
  }

  @Test
  @Rule("PAX-INFO-8")
  void a_pass_adds_the_peeker_to_those_who_know_romes_cards() {
    TestTable table = TestTable.at(3, "{'rome':{'faceDown':['SEN-01','SEN-02','SEN-03']}}").pass();
    assertThat(table.knownTo("SEN-02")).containsExactly(0);
    table.pass();
    for (String card : List.of("SEN-01", "SEN-02", "SEN-03")) {
      assertThat(table.knownTo(card)).containsExactly(0, 1);
    }
    assertThat(shown(table, 2)).noneMatch(PaxEvent.RomeSeen.class::isInstance);
    assertThat(shown(table, 1)).anyMatch(PaxEvent.RomeSeen.class::isInstance);
    assertThat(shown(table, 2)).anyMatch(PaxEvent.Passed.class::isInstance);
  }

  @Test
  @Rule("PAX-INFO-8")
  void opening_cards_are_known_to_their_drawer_only() {
    TestTable table = TestTable.of(2);
    Step.Opening opening = (Step.Opening) table.state().step();
    table
        .play(0, PAX.moves(table.state(), 0).getFirst())
        .play(1, PAX.moves(table.state(), 1).getFirst());
    List<String> first = TestTable.ids(opening.drawn().get(0));
    List<String> second = TestTable.ids(opening.drawn().get(1));
    assertThat(first).allMatch(card -> table.knownTo(card).equals(List.of(0)));
    assertThat(second).allMatch(card -> table.knownTo(card).equals(List.of(1)));
    assertThat(table.view(0).deck().known())
        .extracting(PaxView.KnownCard::position)
        .containsExactly(43);
    assertThat(table.view(1).deck().known())
        .extracting(PaxView.KnownCard::position)
        .containsExactly(44, 45);
    PaxEvent.OpeningKept kept = table.events(PaxEvent.OpeningKept.class).get(1);
    PaxEvent.OpeningKept seen = (PaxEvent.OpeningKept) kept.shownTo(Viewer.seat(0)).orElseThrow();
    assertThat(kept.keep()).isPresent();
    assertThat(seen.keep()).isEmpty();
    assertThat(seen.under()).hasSize(2).allMatch(Optional::isEmpty);
    assertThat(kept.shownTo(Viewer.seat(1))).contains(kept);
  }

  @Test
  @Rule("PAX-INFO-9")
  void an_imagined_position_keeps_what_everybody_can_follow() {
    TestTable.random(
        PAX,
        Setup.of(4),
        17,
        table -> {
          State real = table.state();
          State imagined = PAX.imagine(real, 0, new SplittableRandom(1));
          for (int seat = 0; seat < 4; seat++) {
            assertThat(imagined.player(seat).aurei()).isEqualTo(real.player(seat).aurei());
            assertThat(imagined.player(seat).hand()).hasSameSizeAs(real.player(seat).hand());
            assertThat(imagined.player(seat).display()).isEqualTo(real.player(seat).display());
            assertThat(PaxView.hasPeeked(imagined, seat)).isEqualTo(PaxView.hasPeeked(real, seat));
          }
          assertThat(imagined.deck()).hasSameSizeAs(real.deck());
          assertThat(imagined.removed()).hasSameSizeAs(real.removed());
          if (real.step() instanceof Step.Draw draw && imagined.step() instanceof Step.Draw same) {
            assertThat(same.mode()).isEqualTo(draw.mode());
            assertThat(same.flight()).hasSameSizeAs(draw.flight());
            assertThat(same.toCome()).isEqualTo(draw.toCome());
            assertThat(same.open()).isEqualTo(draw.open());
          }
        });
  }

  @Test
  @Rule("PAX-INFO-9")
  void a_spectator_gets_what_is_known_to_all_and_nothing_else() {
    TestTable table =
        TestTable.at(
            "{'deck':[{'card':'LAN-01','knownTo':[0,1]},{'card':'LAN-02','knownTo':[0]}],"
                + "'players':{'0':{'hand':['REL-01']},'1':{'hasPeeked':true}}}");
    PaxView view = spectator(table);
    assertThat(view.you()).isEmpty();
    assertThat(view.players()).allMatch(player -> player.hand().isEmpty());
    assertThat(view.rome().faceDown()).allMatch(Optional::isEmpty);
    assertThat(view.rome().strength()).containsOnly(0);
    assertThat(cards(view)).containsExactlyInAnyOrder("WEA-06", "SEN-05", "LAN-07");
    assertThat(view.players().get(1).hasPeeked()).isTrue();
    assertThat(view.legions()).allMatch(legion -> legion.price().isEmpty());
  }

  @Test
  @Rule("PAX-INFO-10")
  void a_player_without_a_playable_card_is_asked_like_any_other() {
    TestTable none = TestTable.at("{'step':{'type':'Buy'},'players':{'0':{'aurei':0}}}");
    assertThat(none.moves()).containsExactly(Move.SkipBuy.IT);
    none.skip();
    assertThat(none.state().activePlayer()).isZero();
    assertThat(none.moves()).containsExactly(Move.EndPlay.IT);
    assertThat(PAX.agenda(none.state()).must())
        .hasSize(1)
        .allMatch(ask -> ask.what().equals("play"));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  @Rule("PAX-INFO-10")
  void who_is_asked_never_depends_on_what_others_cannot_know(int seats) {
    TestTable.random(
        PAX,
        Setup.of(seats),
        19,
        table -> {
          for (int seat = 0; seat < seats && !table.isOver(); seat++) {
            State imagined = PAX.imagine(table.state(), seat, new SplittableRandom(3));
            assertThat(PAX.agenda(imagined)).isEqualTo(PAX.agenda(table.state()));
          }
        });
  }

  @Test
  @Rule("PAX-INFO-11")
  void an_imagined_position_keeps_the_marks_of_each_place() {
    TestTable table =
        TestTable.at(
            3,
            "{'deck':[{'card':'LAN-01','knownTo':[1]},{'card':'LAN-02','knownTo':[1,2]},'LAN-03'],"
                + "'players':{'1':{'hand':['SEN-01',{'card':'SEN-02','knownTo':[1,2]}]}}}");
    State imagined = PAX.imagine(table.state(), 0, new SplittableRandom(1));
    assertThat(imagined.deck().stream().map(slot -> slot.knownTo().list()))
        .containsExactly(List.of(1), List.of(1, 2), List.of());
    assertThat(imagined.player(1).hand().stream().map(slot -> slot.knownTo().list()))
        .containsExactlyInAnyOrder(List.of(1), List.of(1, 2));
  }

  /// Two positions that differ only in who else knows a card look alike, and so does what follows.
  @Test
  @Rule("PAX-INFO-11")
  void nobody_is_told_who_else_knows_a_card() {
    String place =
        "{'step':{'type':'Play'},'players':{'0':{'aurei':9,'hand':[%s]}},'activePlayer':0}";
    TestTable alone = TestTable.at(3, place.formatted("'SEN-01'"));
    TestTable shared = TestTable.at(3, place.formatted("{'card':'SEN-01','knownTo':[0,2]}"));
    assertThat(json(alone.view(1))).isEqualTo(json(shared.view(1)));
    alone.lay("SEN-01");
    shared.lay("SEN-01");
    assertThat(json(shown(alone, 1))).isEqualTo(json(shown(shared, 1)));
    assertThat(json(shown(alone, 0))).isEqualTo(json(shown(shared, 0)));
    String refill = "{'activePlayer':2,'step':{'type':'Play'},'deck':[%s,'LAN-02','LAN-03']}";
    TestTable unknown = TestTable.at(3, refill.formatted("'LAN-01'"));
    TestTable marked = TestTable.at(3, refill.formatted("{'card':'LAN-01','knownTo':[0,2]}"));
    assertThat(json(unknown.view(1))).isEqualTo(json(marked.view(1)));
    assertThat(json(shown(unknown.end(), 1))).isEqualTo(json(shown(marked.end(), 1)));
  }
}
