package ludus.kernel.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedMap;
import ludus.kernel.BadInput;
import ludus.kernel.Game;
import ludus.kernel.Outcome;
import ludus.kernel.Seed;
import ludus.kernel.Setup;
import ludus.kernel.json.Json;
import ludus.kernel.json.Notation;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A game's record as one JSON document: it rebuilds every position, and anybody can check it.
///
/// @param format version of this document's form
/// @param rules version of the game's rules
/// @param seed the plain number the chance came from, if it was one
/// @param commitment what was published of the secret before the game, if it was
/// @param secret shown when the game is over
/// @param outcome there when the game is over
public record GameRecord(
    int format,
    int rules,
    String game,
    SetupNote setup,
    @Nullable Long seed,
    @Nullable String commitment,
    List<String> nonces,
    List<EntryNote> entries,
    @Nullable String secret,
    @Nullable Outcome outcome) {

  public static final int FORMAT = 1;

  /// @param data SHA-256 of the data file that was played with
  public record SetupNote(int seats, SortedMap<String, String> options, String data) {}

  /// @param back for an undo: the entry whose position holds again
  /// @param state the first 16 digits of the SHA-256 of the position's JSON after this entry; only
  ///   written when the game is over
  public record EntryNote(
      int number,
      int seat,
      List<JsonNode> moves,
      String by,
      long time,
      @Nullable Integer back,
      @Nullable String state) {}

  /// Where the chance of a game comes from: a plain number, or a secret with its nonces.
  public record Origin(OptionalLong seed, Optional<String> secret, List<String> nonces) {

    public static Origin ofNumber(long number) {
      return new Origin(OptionalLong.of(number), Optional.empty(), List.of());
    }

    public static Origin ofSecret(String secret, List<String> nonces) {
      return new Origin(OptionalLong.empty(), Optional.of(secret), List.copyOf(nonces));
    }

    public Seed toSeed() {
      return seed.isPresent()
          ? Seed.ofNumber(seed.getAsLong())
          : Seed.of(secret.orElseThrow(), nonces);
    }
  }

  /// The record of a match. The secret is left out until the game is over.
  public static <S, M> GameRecord of(Match<S, M> match, Setup setup, Origin origin) {
    Game<S, M> game = match.game();
    Notation<S, M> notation = game.notation();
    Optional<Outcome> outcome = match.agenda().outcome();
    List<EntryNote> notes = new ArrayList<>();
    for (Entry<M> entry : match.entries()) {
      Optional<S> state =
          outcome.isEmpty()
              ? Optional.empty()
              : match.line().stream()
                  .filter(step -> step.entry().number() == entry.number())
                  .map(Match.Step::state)
                  .findFirst();
      notes.add(
          new EntryNote(
              entry.number(),
              entry.seat(),
              entry.moves().stream().<JsonNode>map(notation::writeMove).toList(),
              entry.by().name().toLowerCase(Locale.ROOT),
              entry.time(),
              entry.back().isPresent() ? entry.back().getAsInt() : null,
              state.map(s -> fingerprint(notation, s)).orElse(null)));
    }
    return new GameRecord(
        FORMAT,
        game.info().rulesVersion(),
        game.info().id(),
        new SetupNote(setup.seats(), setup.options(), game.info().dataHash()),
        origin.seed().isPresent() ? origin.seed().getAsLong() : null,
        origin.secret().map(Seed::commitment).orElse(null),
        origin.nonces(),
        notes,
        outcome.isPresent() ? origin.secret().orElse(null) : null,
        outcome.orElse(null));
  }

  static <S, M> String fingerprint(Notation<S, M> notation, S state) {
    return Json.digest(notation.write(state).toString()).substring(0, 16);
  }

  /// @throws BadInput if the text is no game record
  public static GameRecord parse(String text) {
    ObjectNode json = Json.object(text, "The record");
    JsonNode format = json.path("format");
    if (!format.isInt() || format.intValue() != FORMAT) {
      throw new BadInput(
          "This is no game record of format %d: its \"format\" is %s."
              .formatted(FORMAT, format.isMissingNode() ? "missing" : format.toString()));
    }
    try {
      GameRecord record = Json.PLAIN.treeToValue(json, GameRecord.class);
      record.complain();
      return record;
    } catch (JacksonException e) {
      throw new BadInput("The record can't be read: " + Json.reason(e), e);
    }
  }

  // A record read from a file can lack anything.
  @SuppressWarnings("NullAway")
  private void complain() {
    if (game == null
        || setup == null
        || setup.options() == null
        || setup.data() == null
        || entries == null) {
      throw new BadInput("The record lacks its game, setup or entries.");
    }
    if (nonces == null) {
      throw new BadInput("The record lacks its list of nonces.");
    }
    for (EntryNote entry : entries) {
      if (entry == null || entry.moves() == null || entry.by() == null) {
        throw new BadInput("An entry of the record lacks its moves or who made them.");
      }
    }
  }

  public String toJson() {
    return Json.pretty(Json.PLAIN.valueToTree(this));
  }

  public Setup toSetup() {
    return Setup.of(setup.seats(), setup.options());
  }

  /// The seed of this game.
  ///
  /// @throws BadInput if the secret isn't published
  public Seed toSeed() {
    if (seed != null) {
      return Seed.ofNumber(seed);
    }
    if (secret == null) {
      throw new BadInput(
          "The game isn't over: its secret isn't published, so dice and shuffles can't be rebuilt.");
    }
    return Seed.of(secret, nonces);
  }

  static OptionalInt back(EntryNote entry) {
    return entry.back() == null ? OptionalInt.empty() : OptionalInt.of(entry.back());
  }
}
