package ludus.kernel.record;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Ask;
import ludus.kernel.BadInput;
import ludus.kernel.Game;
import ludus.kernel.Outcome;
import ludus.kernel.Refusal;
import ludus.kernel.Result;
import ludus.kernel.Seed;
import ludus.kernel.json.Notation;

/// Plays a record again, move by move, and says where it differs.
public final class Replay {

  /// @param match as far as the record could be followed
  /// @param difference what differs, as a sentence; nothing if all is as recorded
  public record Report<S, M>(Match<S, M> match, Optional<String> difference) {}

  private Replay() {}

  /// Plays the entries up to this number; all of them, and a check of the outcome, if it is not
  /// less than their count.
  ///
  /// @throws BadInput if the record doesn't fit the game
  public static <S, M> Report<S, M> of(Game<S, M> game, GameRecord record, int upTo) {
    fits(game, record);
    Notation<S, M> notation = game.notation();
    Match<S, M> match = Match.start(game, record.toSetup(), ChanceSource.of(record.toSeed()));
    for (GameRecord.EntryNote note : record.entries()) {
      if (note.number() > upTo) {
        return new Report<>(match, Optional.empty());
      }
      if (note.number() != match.number() + 1) {
        return differs(match, note, "its number should be " + (match.number() + 1));
      }
      Optional<String> unreadable = unreadable(note, notation);
      if (unreadable.isPresent()) {
        return differs(match, note, "it can't be read (" + unreadable.get() + ")");
      }
      Result<Match<S, M>> next = enter(match, note, notation);
      if (next.refused().isPresent()) {
        return differs(match, note, "it is refused now (" + reason(next.refused().get()) + ")");
      }
      match = next.get();
      if (note.state() != null
          && !note.state().equals(GameRecord.fingerprint(notation, match.state()))) {
        return differs(match, note, "it leads to another position than recorded");
      }
    }
    return new Report<>(match, outcomeDifference(match, record));
  }

  /// Whether dice and shuffles come from the secret that was committed to.
  public static Optional<String> commitmentDifference(GameRecord record) {
    if (record.seed() != null) {
      return record.commitment() == null && record.secret() == null
          ? Optional.empty()
          : Optional.of("The record names both a plain seed and a committed secret.");
    }
    if (record.commitment() == null) {
      return Optional.of("The record has no commitment.");
    }
    if (record.secret() == null) {
      return Optional.of("The secret isn't published.");
    }
    if (!Seed.commitment(record.secret()).equals(record.commitment())) {
      return Optional.of("The secret is not the one that was committed to before the game.");
    }
    return Optional.empty();
  }

  /// What is wrong with a move that this game can't have: a changed record, or one of other rules.
  private static Optional<String> unreadable(GameRecord.EntryNote note, Notation<?, ?> notation) {
    try {
      note.moves().forEach(notation::readMove);
      return Optional.empty();
    } catch (BadInput e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private static <S, M> Result<Match<S, M>> enter(
      Match<S, M> match, GameRecord.EntryNote note, Notation<S, M> notation) {
    if (note.by().equals("undo")) {
      int back =
          GameRecord.back(note).orElseThrow(() -> new BadInput("An undo lacks its \"back\"."));
      return match.undoByConsent(note.seat(), back, note.time());
    }
    int stamp = match.agenda().ask(note.seat()).map(Ask::stamp).orElse(0);
    List<M> moves = note.moves().stream().map(notation::readMove).toList();
    return match.submit(note.seat(), stamp, moves, by(note), note.time());
  }

  private static By by(GameRecord.EntryNote note) {
    return switch (note.by()) {
      case "person" -> By.PERSON;
      case "bot" -> By.BOT;
      case "clock" -> By.CLOCK;
      default ->
          throw new BadInput(
              "Entry %d is by '%s'; known are person, bot, clock and undo."
                  .formatted(note.number(), note.by()));
    };
  }

  private static <S, M> Optional<String> outcomeDifference(Match<S, M> match, GameRecord record) {
    Optional<Outcome> now = match.agenda().outcome();
    Optional<Outcome> then = Optional.ofNullable(record.outcome());
    if (now.equals(then)) {
      return Optional.empty();
    }
    return Optional.of(
        "The outcome differs: recorded is %s, the rules give %s."
            .formatted(
                then.map(Object::toString).orElse("none"),
                now.map(Object::toString).orElse("none")));
  }

  private static <S, M> void fits(Game<S, M> game, GameRecord record) {
    if (!record.game().equals(game.info().id())) {
      throw new BadInput("The record is of the game '%s'.".formatted(record.game()));
    }
    game.require(record.toSetup());
    if (!record.setup().data().equals(game.info().dataHash())) {
      throw new BadInput(
          "The record was played with other data (hash %s); give that file with --data-file."
              .formatted(record.setup().data()));
    }
  }

  private static String reason(Refusal refusal) {
    return refusal.rule().map(Object::toString).orElse(refusal.message().key());
  }

  private static <S, M> Report<S, M> differs(
      Match<S, M> match, GameRecord.EntryNote note, String how) {
    return new Report<>(match, Optional.of("Entry %d differs: %s.".formatted(note.number(), how)));
  }
}
