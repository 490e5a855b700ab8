package ludus.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import ludus.kernel.Ask;
import ludus.kernel.Game;
import ludus.kernel.Result;
import ludus.kernel.Setup;
import ludus.kernel.json.Json;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.Entry;
import ludus.kernel.record.GameRecord;
import ludus.kernel.record.Match;
import ludus.server.Problem;
import ludus.server.store.Store;
import ludus.server.store.Store.EntryRow;
import ludus.server.store.Store.SnapshotRow;
import ludus.server.store.Store.TableFile;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A stored game and the way back to it: entries are played again, from a snapshot where one is
/// near.
final class Archive<S, M> {

  /// So many entries lie between two snapshots.
  static final int SPACING = 64;

  private static final class TooFar extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private final Store store;
  private final Game<S, M> game;

  Archive(Store store, Game<S, M> game) {
    this.store = store;
    this.game = game;
  }

  /// The course from the start, with every entry remembered: for records, replays and going back by
  /// consent.
  Course<S, M> whole(TableFile file) {
    return play(file, start(file, Integer.MAX_VALUE), Integer.MAX_VALUE);
  }

  /// The course as it was after this entry, from the start.
  Course<S, M> whole(TableFile file, int upTo) {
    return play(file, start(file, Integer.MAX_VALUE), upTo);
  }

  /// The course with at least the last `least` entries remembered.
  Course<S, M> tail(TableFile file, int number, int least) {
    Optional<SnapshotRow> row =
        number <= least ? Optional.empty() : store.snapshot(file.table().id(), number - least);
    Optional<ObjectNode> snapshot =
        row.map(stored -> Json.object(stored.state(), "The snapshot")).filter(this::isOfToday);
    if (snapshot.isPresent()) {
      try {
        Course<S, M> resumed = resume(file, row.orElseThrow().number(), snapshot.get());
        return play(file, resumed, Integer.MAX_VALUE);
      } catch (TooFar _) {
        // an undo went back behind the snapshot
      }
    }
    return whole(file);
  }

  /// The position before the first entry.
  S beginning(TableFile file) {
    return start(file, 0).match().state();
  }

  private Course<S, M> start(TableFile file, int memory) {
    Match<S, M> match = Match.start(game, setup(file), chances(file));
    return Course.of(match, new int[file.seats().size() + 1], memory);
  }

  /// A position that other rules have written may lack what today's need: the record is the truth.
  private boolean isOfToday(ObjectNode snapshot) {
    return snapshot.path("rules").asInt(0) == game.info().rulesVersion();
  }

  private Course<S, M> resume(TableFile file, int number, ObjectNode json) {
    int[] numbers = new int[file.seats().size() + 1];
    for (int viewer = 0; viewer < numbers.length; viewer++) {
      numbers[viewer] = json.path("shown").path(viewer).intValue();
    }
    S state = game.notation().read((ObjectNode) json.required("state"));
    Match<S, M> match = Match.resume(game, state, number, chances(file));
    return Course.of(match, numbers, Integer.MAX_VALUE);
  }

  private Course<S, M> play(TableFile file, Course<S, M> from, int upTo) {
    Course<S, M> course = from;
    for (EntryRow row : store.entries(file.table().id(), from.match().number())) {
      if (row.number() > upTo) {
        break;
      }
      course = course.then(enter(course.match(), row));
    }
    return course;
  }

  private Match<S, M> enter(Match<S, M> match, EntryRow row) {
    Result<Match<S, M>> next;
    if (row.back().isPresent()) {
      next = match.undoByConsent(row.seat(), row.back().get(), row.time());
      if (next.refused().isPresent()) {
        throw new TooFar();
      }
    } else {
      int stamp = match.agenda().ask(row.seat()).map(Ask::stamp).orElse(0);
      next = match.submit(row.seat(), stamp, moves(row), By.valueOf(row.by()), row.time());
    }
    if (next.refused().isPresent()) {
      throw Problem.of(409, "otherRules", row.number());
    }
    return next.get();
  }

  private List<M> moves(EntryRow row) {
    List<M> moves = new ArrayList<>();
    for (JsonNode move : Json.PLAIN.readTree(row.moves())) {
      moves.add(game.notation().readMove(move));
    }
    return moves;
  }

  EntryRow row(Entry<M> entry, Optional<String> key) {
    ArrayNode moves = Json.PLAIN.createArrayNode();
    entry.moves().forEach(move -> moves.add(game.notation().writeMove(move)));
    return new EntryRow(
        entry.number(),
        entry.seat(),
        moves.toString(),
        entry.by().name(),
        entry.time(),
        entry.back().isPresent() ? Optional.of(entry.back().getAsInt()) : Optional.empty(),
        key);
  }

  SnapshotRow snapshot(Course<S, M> course) {
    ObjectNode json = Json.PLAIN.createObjectNode();
    json.put("rules", game.info().rulesVersion());
    ArrayNode shown = json.putArray("shown");
    for (int number : course.numbers()) {
      shown.add(number);
    }
    json.set("state", game.notation().write(course.match().state()));
    return new SnapshotRow(course.match().number(), json.toString());
  }

  static Setup setup(TableFile file) {
    return Setup.of(file.seats().size(), file.table().options());
  }

  static List<String> nonces(TableFile file) {
    return file.seats().stream().map(seat -> seat.nonce().orElse("")).toList();
  }

  private static GameRecord.Origin origin(TableFile file) {
    return GameRecord.Origin.ofSecret(file.table().secret(), nonces(file));
  }

  private static ChanceSource chances(TableFile file) {
    return ChanceSource.of(origin(file).toSeed());
  }

  /// The whole record of a finished game.
  GameRecord record(TableFile file) {
    return GameRecord.of(whole(file).match(), setup(file), origin(file));
  }

  /// The record of a running game, as a viewer may know it: a move that he didn't see is a
  /// stand-in, an entry that he was told nothing of is missing, and the secret is kept.
  ObjectNode masked(TableFile file, int viewer) {
    GameRecord record = GameRecord.of(start(file, 0).match(), setup(file), origin(file));
    ObjectNode json = Json.PLAIN.valueToTree(record);
    json.put("masked", true);
    ArrayNode entries = json.putArray("entries");
    List<Integer> shown = new ArrayList<>(List.of(0)); // after each entry, to this viewer
    Course<S, M> course = start(file, 1);
    for (EntryRow row : store.entries(file.table().id(), 0)) {
      Course<S, M> next = course.then(enter(course.match(), row));
      Course.Told told = next.recent().getLast();
      if (told.isShownTo(viewer)) {
        ObjectNode entry = entries.addObject();
        entry.put("number", told.numbers().get(viewer));
        entry.put("seat", told.seat());
        ArrayNode moves = entry.putArray("moves");
        for (Object move : course.shown(next.match().entries().getLast(), viewer)) {
          moves.add(game.notation().writeValue(move));
        }
        entry.put("by", told.by().name().toLowerCase(Locale.ROOT));
        entry.put("time", told.time());
        if (row.back().isPresent()) {
          entry.put("back", shown.get(row.back().get()));
        }
      }
      shown.add(next.number(viewer));
      course = next;
    }
    return json;
  }
}
