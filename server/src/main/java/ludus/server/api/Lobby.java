package ludus.server.api;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/// Tables before, beside and after play.
public final class Lobby {

  private Lobby() {}

  public enum Status {
    OPEN,
    RUNNING,
    OVER
  }

  public enum Kind {
    FREE,
    PERSON,
    BOT
  }

  /// Who may ask a bot for a hint: nobody; a person who plays with bots alone; everybody, which the
  /// others are told.
  public enum Hints {
    NEVER,
    FRIENDLY,
    ALWAYS
  }

  /// How time is kept. With NONE nothing is counted; with PLAYER each seat has a stock of seconds
  /// that grows by `increment` with each answer; with DAYS each answer may take so many days.
  public enum Pace {
    NONE,
    PLAYER,
    DAYS
  }

  /// @param seconds stock of a seat with PLAYER, time of one answer with DAYS, 0 with NONE
  /// @param increment seconds gained by an answer with PLAYER, else 0
  public record Clock(Pace pace, int seconds, int increment) {
    public static final Clock NONE = new Clock(Pace.NONE, 0, 0);
  }

  /// `GET /api/games`
  public record GameList(List<GameOffer> games) {}

  /// @param levels of bots, weakest first
  /// @param notice key of a sentence on what is reconstructed in this game's data
  public record GameOffer(
      String id,
      String title,
      int minSeats,
      int maxSeats,
      List<OptionOffer> options,
      List<String> levels,
      String notice) {}

  /// Its name is said by the key `<game>.option.<name>`.
  public record OptionOffer(String name, List<String> values, String standard) {}

  /// `POST /api/tables`
  ///
  /// @param listed whether strangers find it in the list of open tables
  /// @param hints absent: FRIENDLY
  public record NewTable(
      String game,
      int seats,
      SortedMap<String, String> options,
      boolean listed,
      Clock clock,
      Optional<Hints> hints,
      Optional<String> name) {}

  /// `PATCH /api/tables/{id}`: what its host changes before the start; what is absent stays.
  public record TableChange(
      Optional<Integer> seats,
      Optional<SortedMap<String, String>> options,
      Optional<Boolean> listed,
      Optional<Clock> clock,
      Optional<Hints> hints,
      Optional<String> name) {}

  /// `POST /api/tables/{id}/seats/{n}`: take a free seat, or move to it.
  ///
  /// @param nonce 32 hexadecimal digits that this browser drew after it saw the commitment
  public record TakeSeat(String nonce) {}

  /// `PUT /api/tables/{id}/seats/{n}/bot`
  public record SeatBot(String level) {}

  /// @param name of the person or bot
  /// @param level of the bot, or of the steward that plays for a person
  /// @param away the person left or let two clocks ring: a steward plays
  /// @param online the person's page is open now
  public record Seat(
      int seat,
      Kind kind,
      Optional<String> name,
      Optional<String> level,
      boolean away,
      boolean online) {}

  /// One table, as everybody may know it, and who the reader is there.
  ///
  /// @param name given by the host; a table without one is called by its game
  /// @param commitment hash of the secret from which, with the players' nonces, all chance comes
  /// @param secret published when the game is over
  /// @param you the reader's seat
  /// @param host whether the reader is its host
  /// @param next the table that was made to play again
  public record Table(
      String id,
      String game,
      Optional<String> name,
      Status status,
      int seatCount,
      List<Seat> seats,
      SortedMap<String, String> options,
      boolean listed,
      Clock clock,
      Hints hints,
      String hostName,
      boolean host,
      Optional<Integer> you,
      String commitment,
      Optional<String> secret,
      List<String> nonces,
      int spectators,
      long created,
      Optional<String> next) {}

  /// A table in a list.
  ///
  /// @param yourTurn whether the reader is awaited
  /// @param waiting names of those who are awaited
  /// @param winners seats, once it is over
  public record TableNote(
      String id,
      String game,
      Optional<String> name,
      Status status,
      String hostName,
      List<Seat> seats,
      Clock clock,
      Optional<Integer> you,
      boolean yourTurn,
      List<String> waiting,
      List<Integer> winners,
      long changed) {}

  /// `GET /api/tables`
  public record TableList(List<TableNote> mine, List<TableNote> open, List<TableNote> running) {}

  /// Answers `POST /api/tables/{id}/again`
  public record Again(String id) {}
}
