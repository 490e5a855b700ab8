package ludus.server.api;

import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_EMPTY;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import ludus.kernel.Form;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.annotation.JsonSerialize;

/// A game in play. Views, moves and typed events are the game's own, as JSON. What every move sends
/// is left out where it is empty.
public final class Play {

  private Play() {}

  /// `GET /api/tables/{id}`: everything that a page needs to draw a table, at once.
  ///
  /// @param at the event id that this is true for: `GET …/events?after=` goes on from here
  /// @param position there when the game has begun
  /// @param log the latest part of the story
  /// @param logBefore what to ask for earlier lines with; absent when the story is whole
  public record Snapshot(
      Lobby.Table table,
      String at,
      Optional<Position> position,
      List<LogEntry> log,
      Optional<Integer> logBefore,
      List<Chat> chat) {}

  /// What one viewer sees of the game, and what he can do.
  ///
  /// @param view the game's view, such as `PaxView`
  /// @param awaited who must answer, in order; several at once answer sealed
  /// @param you what the reader can do; absent for spectators and for seats that can't act
  /// @param undo whether the reader can take back his last step
  /// @param consent a wish to go back further that waits for consent
  public record Position(
      Object view,
      List<Awaited> awaited,
      Optional<Yours> you,
      Undo undo,
      Optional<Consent> consent,
      List<Time> times,
      Optional<Outcome> outcome) {}

  /// @param what the kind of question: the key `<game>.ask.<what>` says it
  public record Awaited(int seat, String what) {}

  /// @param must whether the game waits for the reader
  /// @param stamp quoted by the answer
  public record Yours(
      boolean must,
      String what,
      int stamp,
      List<Option> moves,
      @JsonInclude(NON_EMPTY) List<Form> forms) {}

  /// A legal move with its price and what follows from it.
  ///
  /// @param move to be sent as it is
  /// @param told how it is called
  public record Option(
      @JsonSerialize(using = Typed.class) Object move,
      Message told,
      @JsonInclude(NON_EMPTY) Optional<Integer> price,
      @JsonInclude(NON_EMPTY) List<Message> notes) {}

  /// @param why it can't be undone, if it can't
  public record Undo(boolean possible, Optional<Message> why) {}

  /// @param number this wish; an answer quotes it
  /// @param seat who wishes to go back
  /// @param steps how many entries would be taken back
  /// @param agreed seats that have agreed
  /// @param needed seats that still have to
  public record Consent(
      int number, int seat, int steps, List<Integer> agreed, List<Integer> needed) {}

  /// A running or resting clock.
  ///
  /// @param left milliseconds left when this was sent
  public record Time(int seat, long left, boolean running) {}

  /// One entry of the record, as a viewer is told it.
  ///
  /// @param number counts what this viewer was shown
  /// @param by PERSON, BOT, CLOCK or UNDO
  /// @param back for an undo: how many of this viewer's entries before it no longer hold
  public record LogEntry(
      int number,
      int seat,
      String by,
      long time,
      List<Line> lines,
      @JsonInclude(NON_EMPTY) Optional<Integer> back) {}

  /// @param rule that it follows from; an undo follows from none
  /// @param event the game's typed event, as this viewer may know it
  public record Line(
      Optional<String> rule,
      Message told,
      @JsonSerialize(using = Typed.class) @Nullable Object event) {}

  /// Server-sent event `step`: something happened in the game. Its SSE id resumes after it.
  ///
  /// @param entries usually one; all that were missed after a lost connection
  /// @param changes JSON pointers into the `Position` that the page has, with their new values
  /// @param position the whole of it instead, after a lost connection
  public record Step(
      List<LogEntry> entries,
      @JsonInclude(NON_EMPTY) Optional<SortedMap<String, Object>> changes,
      @JsonInclude(NON_EMPTY) Optional<Position> position) {}

  /// TABLE is heard by all, SEATS by those who play; HINT tells all that somebody asked a bot for a
  /// hint, and nobody can say it.
  public enum Channel {
    TABLE,
    SEATS,
    HINT
  }

  /// Server-sent event `chat`, one line of talk.
  ///
  /// @param seat of the writer; absent for a spectator
  public record Chat(
      int number, Channel channel, Optional<Integer> seat, String name, String text, long time) {}

  /// `POST …/chat`
  public record Say(String key, Channel channel, String text) {}

  /// `POST …/moves`: one answer, all of it or nothing.
  ///
  /// @param key drawn by the page, new for each answer and the same for its repetitions
  public record Answer(String key, int stamp, List<JsonNode> moves) {}

  /// Answers `POST …/moves`.
  ///
  /// @param at the event id at which the mover's own page sees it
  public record Accepted(String at) {}

  /// `POST …/preview` and `POST …/why`
  public record Trial(int stamp, List<JsonNode> moves) {}

  /// Answers `POST …/preview`: where it would lead, as the mover would see it.
  public record Preview(Object view) {}

  /// Answers `POST …/why`: why the first illegal one of these moves is refused.
  public record Why(Optional<Refused> refused) {}

  public record Refused(Optional<String> rule, Message message) {}

  /// `POST …/hint`
  ///
  /// @param stamp of the question one has to answer
  public record Asking(int stamp) {}

  /// Answers `POST …/hint`: what a bot thinks that knows what the asker knows.
  ///
  /// @param level of the bot
  /// @param iterations how many positions it has imagined
  /// @param moves that it has tried, the one that it would make first
  public record Hinted(String level, int iterations, List<Advised> moves) {}

  /// @param share of the victory that the seat may expect after this move
  /// @param tries how often it was tried in thought
  public record Advised(Option option, double share, int tries) {}

  /// `POST …/undo`
  public record TakeBack(String key) {}

  /// `POST …/consent`: wish to go back by so many of the entries one was shown.
  public record Wish(String key, int steps) {}

  /// `POST …/consent/{number}`
  public record Consenting(boolean agree) {}

  /// `GET` and `PUT …/orders`: what a seat wants done while nobody watches.
  ///
  /// @param forms what the game offers
  /// @param orders those given: filled-in forms
  public record Orders(List<Form> forms, List<JsonNode> orders) {}

  /// `PUT …/orders`
  public record Ordering(List<JsonNode> orders) {}

  /// `GET …/replay?at=N&seat=S` of a finished game.
  ///
  /// @param last the number of the last entry
  /// @param log the latest of what this viewer had been told by then
  /// @param told whether the entry `at` is the last of them: some are not shown to everybody
  public record Replayed(
      int at, int last, Object view, List<Awaited> awaited, List<LogEntry> log, boolean told) {}

  /// `GET …/log?before=N`
  public record Log(List<LogEntry> log, Optional<Integer> logBefore) {}
}
