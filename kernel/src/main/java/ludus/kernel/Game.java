package ludus.kernel;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import ludus.kernel.json.Notation;
import ludus.kernel.text.Language;
import ludus.kernel.text.Screen;
import ludus.kernel.text.Words;

/// The rules of one game: pure functions over immutable states. Nothing here knows time, threads or
/// I/O. Every game keeps the laws that `GameLaws` checks.
///
/// @param <S> a whole position, hidden things included; equal positions are equal objects
/// @param <M> a small move: one card to one place, one coin, one die
public interface Game<S, M> {

  GameInfo info();

  /// What is wrong with a setup; nothing if it can be played.
  default Optional<Message> check(Setup setup) {
    return info().check(setup);
  }

  /// Refuses a setup that can't be played, in English: for programs and files.
  ///
  /// @throws BadInput if it can't
  default void require(Setup setup) {
    check(setup)
        .ifPresent(
            wrong -> {
              throw new BadInput(Words.of(Language.EN, info().messages()).say(wrong));
            });
  }

  /// The position before the first decision. The setup has passed [#check].
  S start(Setup setup, Chance chance);

  /// Who is awaited, in the order in which a search asks them, and who may act besides; or the
  /// outcome. Made of public facts only. Never empty before the end, never changed by talk or
  /// gifts.
  Agenda agenda(S state);

  /// The first who is awaited, or -1 when the game is over: all that a search wants to know of the
  /// agenda after each move.
  default int awaited(S state) {
    Agenda agenda = agenda(state);
    return agenda.isOver() ? -1 : agenda.must().getFirst().seat();
  }

  /// The turn that goes on, so that those who wait for it don't wait too long. Made of public facts
  /// only.
  Turn turn(S state);

  /// All closed acts of a seat that must or may act, in a stable order, complete up to the order of
  /// commuting steps. Depends only on what that seat knows; empty for a seat that can't act.
  List<M> moves(S state, int seat);

  /// Open-ended acts (offers, gifts, exact payments) as fields with ranges.
  default List<Form> forms(S state, int seat) {
    return List.of();
  }

  /// A few out-of-turn moves that leave the question as it is, replies to offers first: what can be
  /// said, wise or not. What a sensible player says is in [#instinct]. In no search tree: gifts can
  /// cycle.
  default List<M> ideas(S state, int seat, RandomGenerator own) {
    return List.of();
  }

  /// The last word on legality, for any move whatever, null fields and impossible seats included. A
  /// function of what the mover knows.
  Optional<Refusal> refusal(S state, int seat, M move);

  /// Carries out a legal move and runs on to the next question. Legality is not checked again.
  S play(S state, int seat, M move, Chance chance, Journal journal);

  /// One step of an absent player's answer; repeated, it closes the question. `own` is never the
  /// game's chance, so that replays need no clock.
  M fallback(S state, int seat, RandomGenerator own);

  /// Standing orders that a seat can leave for questions to come.
  default List<Form> orders() {
    return List.of();
  }

  /// One step of the answer that these orders give to the present question of this seat; nothing if
  /// they don't speak of it. A function of what the seat knows.
  default Optional<M> obey(S state, int seat, List<Order> orders) {
    return Optional.empty();
  }

  /// True inside a half-made sealed answer of this seat: a batch may not end here.
  default boolean unfinished(S state, int seat) {
    return false;
  }

  /// What this viewer may see, and nothing more: a tree of records that can be written as JSON.
  Object view(S state, Viewer viewer);

  /// A move as this viewer sees it: itself, a stand-in, or nothing. Keys search trees and masks
  /// live records. `state` is the position before the move.
  Optional<Object> shown(S state, int seat, M move, Viewer viewer);

  /// A position that this seat can't tell from the real one: same view, agenda, moves, forms and
  /// refusals; everything it can't know is drawn again.
  S imagine(S state, int seat, RandomGenerator own);

  /// How a move is called, in a list of what can be done.
  Message told(M move);

  /// What a seat plays, if seats differ: a house, an empire. Public; nothing before it is known.
  /// What they are together is called `<id>.sides`.
  default Optional<Message> side(S state, int seat) {
    return Optional.empty();
  }

  /// In which way a game ended, as a short label.
  default Message ending(Outcome outcome) {
    return Message.of(info().id() + ".result." + outcome.result());
  }

  /// Draws views as text, for terminals and for those who can't see pictures.
  Screen screen();

  /// Price, odds, requirement, consequence of a legal move: for people, never in a search.
  Hint hint(S state, int seat, M move);

  /// How good a position is for each seat.
  Valuation<S> valuation();

  /// How a sensible player leans, where the game says so.
  default Optional<Instinct<S, M>> instinct() {
    return Optional.empty();
  }

  /// Broken invariants, each as a sentence; empty in every position that play can reach.
  List<String> audit(S state);

  /// How states, moves, views and events are written as JSON.
  Notation<S, M> notation();
}
