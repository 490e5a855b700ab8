package ludus.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import ludus.kernel.forum.Forum;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Replay;
import ludus.pax.Pax;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Choices that several make at once, each unseen until the last one is in.
final class SealedTest {

  @TempDir Path folder;
  @TempDir Path copies;

  private Venue venue;

  @BeforeEach
  void open() {
    venue = Venue.in(folder).playing(Pax.standard(), new Forum()).with(new HandTime()).open();
  }

  @AfterEach
  void close() {
    venue.close();
  }

  private Round begun(String game, int seats) {
    return Round.begun(venue, Round.wish(game, seats));
  }

  private static List<String> drawn(Round round, int seat) {
    return round
        .position(seat)
        .path("view")
        .path("step")
        .path("drawn")
        .valueStream()
        .map(JsonNode::stringValue)
        .toList();
  }

  private static List<Integer> handSizes(Round round) {
    return round
        .position(0)
        .path("view")
        .path("players")
        .valueStream()
        .map(player -> player.path("handSize").intValue())
        .toList();
  }

  // The opening of PAX
  // -----------------------------------------------------------------------------------------------

  @Test
  void nobody_sees_what_another_chooses_and_nothing_happens_before_the_last_choice()
      throws Exception {
    Round round = begun("pax", 3);
    List<String> secret = drawn(round, 0);
    assertThat(secret).isNotEmpty();
    Page watching = new Page(venue.nobody(), round.table());
    Page other = round.page(1);
    round.play(0, "ChooseOpening");
    round.play(2, "ChooseOpening");
    assertThat(handSizes(round)).containsExactly(0, 0, 0);
    JsonNode step = round.position(1).path("view").path("step");
    assertThat(step.path("answered").toString()).isEqualTo("[0,2]");
    assertThat(step.path("yours").isNull()).isTrue();
    List<String> seen =
        List.of(
            round.seat(1).snapshot(round.table()).toString(),
            round.seat(1).get(round.path("/record")).toString(),
            venue.nobody().snapshot(round.table()).toString(),
            venue.nobody().get(round.path("/record")).toString());
    assertThat(seen).allSatisfy(text -> assertThat(text).contains("pax").doesNotContain(secret));
    round.play(1, "ChooseOpening");
    assertThat(handSizes(round)).containsExactly(1, 1, 1);
    String kept = round.position(0).path("view").path("players").path(0).path("hand").toString();
    List<String> hidden = secret.stream().filter(kept::contains).toList();
    assertThat(hidden).hasSize(1);
    for (Page page : List.of(other, watching)) {
      EventsTest.assertExact(page);
      assertThat(page.position().toString() + page.log()).doesNotContain(hidden);
    }
    watching.close();
    other.close();
  }

  @Test
  void who_changes_his_mind_keeps_what_he_chose_last() {
    Round round = begun("pax", 2);
    List<String> cards = drawn(round, 0);
    round.play(0, "ChooseOpening", "keep", cards.get(0));
    round.play(0, "ChooseOpening", "keep", cards.get(1));
    assertThat(round.position(0).path("view").path("step").path("yours").path("keep").stringValue())
        .isEqualTo(cards.get(1));
    round.play(1, "ChooseOpening");
    assertThat(
            round
                .position(0)
                .path("view")
                .path("players")
                .path(0)
                .path("hand")
                .path(0)
                .stringValue())
        .isEqualTo(cards.get(1));
  }

  @Test
  void the_order_in_which_choices_arrive_changes_nothing() throws Exception {
    Round round = begun("pax", 3);
    venue.close();
    copy(folder, copies);
    List<JsonNode> forwards = views(round, 0, 1, 2);
    venue.close();
    copy(copies, folder);
    List<JsonNode> backwards = views(round, 2, 1, 0);
    assertThat(backwards).isEqualTo(forwards);
    assertThat(forwards.getFirst().path("step").path("type").stringValue()).isEqualTo("TurnStart");
  }

  private List<JsonNode> views(Round round, int... order) {
    venue.open();
    for (int seat : order) {
      round.play(seat, "ChooseOpening");
    }
    return Stream.of(0, 1, 2).map(seat -> round.position(seat).path("view")).toList();
  }

  private static void copy(Path from, Path to) throws Exception {
    try (Stream<Path> there = Files.list(to)) {
      for (Path file : there.toList()) {
        Files.delete(file);
      }
    }
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  // The Forum: sealed answers in several steps, offers, reactions and dice
  // -----------------------------------------------------------------------------------------------

  @Test
  void half_a_sealed_answer_is_none() throws Exception {
    Round round = begun("forum", 2);
    Page other = round.page(1);
    JsonNode raise = Visitor.json().put("type", "Raise");
    JsonNode seal = Visitor.json().put("type", "Seal");
    Visitor bidder = round.seat(0);
    JsonNode trouble =
        bidder.refused(409, "POST", round.path("/moves"), bidder.answer(0, raise, raise));
    assertThat(trouble.path("message").path("key").stringValue())
        .isEqualTo("kernel.refusal.unfinished");
    assertThat(round.position(0).path("view").path("fist").intValue()).isZero();
    bidder.move(round.table(), 0, raise, raise, seal);
    assertThat(round.position(0).path("view").path("answer").intValue()).isEqualTo(2);
    JsonNode told = other.next("step").data();
    assertThat(told.path("entries")).hasSize(1);
    assertThat(told.path("entries").path(0).path("lines")).hasSize(1);
    assertThat(told.path("entries").toString()).doesNotContain("FistMoved");
    JsonNode masked = round.seat(1).get(round.path("/record"));
    assertThat(masked.path("entries").path(0).path("moves").toString()).isEqualTo("[\"answered\"]");
    assertThat(bidder.get(round.path("/record")).path("entries").path(0).path("moves")).hasSize(3);
  }

  @Test
  void bots_and_people_play_whole_games_and_bots_answer_whole() throws Exception {
    for (int game = 0; game < 6; game++) {
      Visitor host = venue.guest("Host");
      Visitor guest = venue.guest("Guest");
      String table = host.makeTable(Round.wish("forum", 4));
      host.sit(table, 0);
      guest.sit(table, 2);
      host.bot(table, 1, game % 2 == 0 ? "random" : "equestrian");
      host.bot(table, 3, "plebeian");
      host.start(table);
      Round round = new Round(table, List.of(host, guest));
      List<Page> pages = new ArrayList<>(List.of(new Page(host, table), new Page(guest, table)));
      RandomPlayer player = new RandomPlayer(100 + game);
      while (!round.isOver()) {
        for (Page page : pages) {
          EventsTest.assertExact(page);
        }
        player.tryToAct(pages); // a bot may have been quicker
      }
      pages.forEach(Page::close);
      GameRecord record = GameRecord.parse(host.get(round.path("/record")).toString());
      assertThat(Replay.commitmentDifference(record)).isEmpty();
      assertThat(Replay.of(new Forum(), record, Integer.MAX_VALUE).difference()).isEmpty();
      assertThat(record.entries()).anyMatch(entry -> entry.by().equals("bot"));
      assertThat(record.entries()).anyMatch(entry -> entry.by().equals("person"));
      for (GameRecord.EntryNote entry : record.entries()) {
        String first = entry.moves().getFirst().path("type").stringValue();
        String last = entry.moves().getLast().path("type").stringValue();
        assertThat(first.equals("Raise")).isEqualTo(entry.moves().size() > 1);
        assertThat(!first.equals("Raise") || last.equals("Seal")).isTrue();
      }
    }
  }
}
