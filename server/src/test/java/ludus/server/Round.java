package ludus.server;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// People around one table, the first of them its host.
record Round(String table, List<Visitor> people) {

  /// A table for these wishes where every seat is taken by a person.
  static Round seated(Venue venue, ObjectNode wish) {
    List<Visitor> people =
        IntStream.range(0, wish.path("seats").intValue())
            .mapToObj(seat -> venue.guest("Seat " + seat))
            .toList();
    String table = people.getFirst().makeTable(wish);
    for (int seat = 0; seat < people.size(); seat++) {
      people.get(seat).sit(table, seat);
    }
    return new Round(table, people);
  }

  static Round begun(Venue venue, ObjectNode wish) {
    Round round = seated(venue, wish);
    round.seat(0).start(round.table());
    return round;
  }

  static ObjectNode wish(String game, int seats) {
    return Visitor.newTable(seats).put("game", game);
  }

  static ObjectNode timed(String game, int seats, String pace, int seconds, int increment) {
    ObjectNode wish = wish(game, seats);
    wish.putObject("clock").put("pace", pace).put("seconds", seconds).put("increment", increment);
    return wish;
  }

  Visitor seat(int seat) {
    return people.get(seat);
  }

  Page page(int seat) {
    return new Page(seat(seat), table);
  }

  List<Page> pages() {
    return people.stream().map(person -> new Page(person, table)).toList();
  }

  String path(String rest) {
    return "/api/tables/" + table + rest;
  }

  JsonNode position(int seat) {
    return seat(seat).snapshot(table).path("position");
  }

  List<JsonNode> log(int seat) {
    return seat(seat).snapshot(table).path("log").valueStream().toList();
  }

  boolean isAwaited(int seat) {
    return position(seat).path("you").path("must").asBoolean(false);
  }

  /// Plays the first move on offer that is of this type and has this field.
  JsonNode play(int seat, String type, String field, String value) {
    return play(
        seat,
        move ->
            move.path("type").stringValue().equals(type)
                && move.path(field).asString("").equals(value));
  }

  /// Plays the first move on offer of this type.
  JsonNode play(int seat, String type) {
    return play(seat, move -> move.path("type").stringValue().equals(type));
  }

  private JsonNode play(int seat, Predicate<JsonNode> which) {
    JsonNode you = position(seat).path("you");
    JsonNode move =
        you.path("moves")
            .valueStream()
            .map(option -> option.path("move"))
            .filter(which)
            .findFirst()
            .orElseThrow(() -> new AssertionError("No such move is offered: " + you));
    return seat(seat).move(table, you.path("stamp").intValue(), move);
  }

  /// Everybody plays at random until the game is over.
  void playToTheEnd(long seed) throws Exception {
    List<Page> pages = pages();
    RandomPlayer player = new RandomPlayer(seed);
    do {
      for (Page page : pages) {
        page.until(page.visitor().snapshot(table).path("at").stringValue());
      }
    } while (player.act(pages));
    pages.forEach(Page::close);
  }

  boolean isOver() {
    return seat(0).snapshot(table).path("table").path("status").stringValue().equals("OVER");
  }
}
