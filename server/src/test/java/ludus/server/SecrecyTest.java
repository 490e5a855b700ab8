package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ludus.kernel.Pile;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Match;
import ludus.kernel.record.Replay;
import ludus.pax.Card;
import ludus.pax.Move;
import ludus.pax.Pax;
import ludus.pax.Player;
import ludus.pax.Row;
import ludus.pax.Slot;
import ludus.pax.State;
import ludus.pax.Step;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Reads every byte that goes to anybody during whole games, and looks for cards that he can't know
/// and for the secret that all chance comes from.
final class SecrecyTest {

  private static final Pattern CARD =
      Pattern.compile("(?<![A-Z-])(?:WEA|FLE|ARM|REL|SEN|LAN|INT)-[0-9]{2}");

  /// @param viewer a seat, or the number of seats for one who watches
  /// @param entries how many entries there were when it was sent
  private record Payload(int viewer, int entries, String what, String text) {}

  @TempDir Path folder;

  private final Pax pax = Pax.standard();
  private final List<Payload> payloads = new ArrayList<>();
  private Venue venue;

  @BeforeEach
  void open() {
    venue = Venue.in(folder).playing(pax).with(new HandTime()).open();
  }

  @AfterEach
  void close() {
    venue.close();
  }

  @ParameterizedTest
  @CsvSource({"3, 52"})
  void nobody_is_ever_sent_a_card_that_he_can_not_know_nor_the_secret(int seats, long seed)
      throws Exception {
    Round round = Round.begun(venue, Visitor.newTable(seats));
    List<Page> pages = new ArrayList<>(round.pages());
    pages.add(new Page(venue.nobody(), round.table()));
    RandomPlayer player = new RandomPlayer(seed);
    int entries = 0;
    do {
      for (int viewer = 0; viewer <= seats; viewer++) {
        Page page = pages.get(viewer);
        String end = page.visitor().snapshot(round.table()).path("at").stringValue();
        while (!page.at().equals(end)) {
          Visitor.Told told = page.next();
          note(viewer, entries, told.type(), told.data().toString());
        }
      }
      look(round, pages, player.below(seats + 1), entries);
      entries++;
    } while (player.act(pages));
    pages.forEach(Page::close);
    GameRecord record = GameRecord.parse(round.seat(0).get(round.path("/record")).toString());
    assertThat(record.entries()).hasSize(entries - 1);
    assertNothingLeaks(record, seats);
  }

  private void note(int viewer, int entries, String what, String text) {
    payloads.add(new Payload(viewer, entries, what, text));
  }

  /// Everything else that somebody can ask for.
  private void look(Round round, List<Page> pages, int viewer, int entries) {
    Page page = pages.get(viewer);
    Visitor visitor = page.visitor();
    note(viewer, entries, "snapshot", visitor.snapshot(round.table()).toString());
    if (page.table().path("status").stringValue().equals("OVER")) {
      return;
    }
    for (String call : List.of("/record", "/log", "/replay?at=0")) {
      note(viewer, entries, call, visitor.send(visitor.request(round.path(call)).GET()).body());
    }
    note(viewer, entries, "/api/tables", visitor.get("/api/tables").toString());
    if (viewer == round.people().size()) {
      return;
    }
    note(viewer, entries, "/orders", visitor.get(round.path("/orders")).toString());
    ObjectNode trial =
        Visitor.json().put("stamp", page.position().path("you").path("stamp").asInt(0));
    JsonNode option = page.position().path("you").path("moves").path(0).path("move");
    trial.putArray("moves").add(option.isObject() ? option : Visitor.json().put("type", "SkipBuy"));
    for (String call : List.of("/preview", "/why")) {
      note(viewer, entries, call, visitor.call("POST", round.path(call), trial).body());
    }
    ObjectNode wrong = visitor.answer(0, Visitor.json().put("type", "Buy").put("legion", 99));
    note(viewer, entries, "/moves", visitor.call("POST", round.path("/moves"), wrong).body());
    if (!page.position().path("undo").path("possible").booleanValue()) {
      ObjectNode undo = Visitor.json().put("key", Visitor.key());
      note(viewer, entries, "/undo", visitor.call("POST", round.path("/undo"), undo).body());
    }
  }

  private void assertNothingLeaks(GameRecord record, int seats) {
    Match<State, Move> match = Replay.of(pax, record, Integer.MAX_VALUE).match();
    List<State> states = new ArrayList<>();
    states.add(pax.start(record.toSetup(), ChanceSource.of(record.toSeed()).at(0)));
    match.line().forEach(step -> states.add(step.state()));
    List<List<Set<String>>> known = new ArrayList<>();
    for (int viewer = 0; viewer <= seats; viewer++) {
      known.add(known(states, viewer == seats ? -1 : viewer));
    }
    int cards = 0;
    for (Payload payload : payloads) {
      boolean over = payload.entries() == states.size() - 1;
      assertThat(payload.text().contains(String.valueOf(record.secret())) && !over)
          .as("the secret in %s", payload)
          .isFalse();
      if (!over) {
        Matcher card = CARD.matcher(payload.text());
        while (card.find()) {
          cards++;
          assertThat(known.get(payload.viewer()).get(payload.entries()))
              .as("%s after entry %d for %d", payload.what(), payload.entries(), payload.viewer())
              .contains(card.group());
        }
      }
    }
    assertThat(cards).isGreaterThan(1000);
    assertThat(payloads)
        .anyMatch(payload -> payload.text().contains(String.valueOf(record.secret())));
    assertThat(known.getFirst().getFirst()).isNotEmpty(); // and it isn't simply everything
    assertThat(known.getLast().getFirst()).isEmpty();
  }

  /// The cards that a seat has known up to each position, from the positions themselves.
  private static List<Set<String>> known(List<State> states, int seat) {
    List<Set<String>> all = new ArrayList<>();
    Set<String> known = new TreeSet<>();
    for (State state : states) {
      state.legions().forEach(group -> group.forEach(card -> known.add(card.id())));
      add(known, state.rome().faceUp());
      slots(known, state.rome().faceDown(), seat);
      slots(known, state.deck(), seat);
      for (Player player : state.players()) {
        add(known, player.display());
        slots(known, player.hand(), seat);
      }
      switch (state.step()) {
        case Step.Draw draw -> slots(known, draw.flight(), seat);
        case Step.Opening opening when seat >= 0 ->
            opening.drawn().get(seat).forEach(card -> known.add(card.id()));
        default -> {}
      }
      all.add(new TreeSet<>(known));
    }
    return all;
  }

  private static void add(Set<String> known, Pile<Row> rows) {
    for (Row row : rows) {
      for (Card card : row.cards()) {
        known.add(card.id());
      }
    }
  }

  private static void slots(Set<String> known, Pile<Slot> slots, int seat) {
    for (Slot slot : slots) {
      if (seat >= 0 && slot.knownTo().contains(seat)) {
        known.add(slot.card().id());
      }
    }
  }
}
