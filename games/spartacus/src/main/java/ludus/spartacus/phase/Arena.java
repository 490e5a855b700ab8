package ludus.spartacus.phase;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Refusal;
import ludus.kernel.Viewer;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Phase;
import ludus.spartacus.SpartacusView.ArenaView;
import ludus.spartacus.SpartacusView.TournamentView;
import ludus.spartacus.State;
import ludus.spartacus.deed.Influence;
import ludus.spartacus.talk.Act;

/// The door to everything from Honor to the Host to the verdict, and to the tournament: frames
/// [Frame.Invitations] to [Frame.Tournament].
public final class Arena {

  private Arena() {}

  /// The Arena phase begins: the top frame, whatever it is, gives way. SP-ARN-1
  public static State begin(State state, Course course) {
    State now = Flow.begin(state, Phase.ARENA, course);
    return Influence.change(now, now.host(), 1, "ARN-1", course).become(new Frame.PhaseEnd(false));
  }

  /// Several at the top: the top frame gives way to a tournament among them. SP-WIN-4
  public static State tournament(State state, List<Integer> finalists, Course course) {
    return Winning.win(state, finalists.getFirst(), Frame.Victory.TOURNAMENT, course);
  }

  /// Goes on where nobody is asked; the same state if somebody is.
  public static State advance(State state, Course course) {
    return state;
  }

  /// Who is asked by the top frame; `may` is filled in by the caller where nothing else is pending.
  public static Agenda agenda(State state) {
    return Agenda.of(List.of(), List.of());
  }

  /// The listed answers of a seat to the top frame.
  public static List<Move> moves(State state, int seat) {
    return List.of();
  }

  /// Why a move that isn't listed can't be made, or nothing if it can (wagers, for instance).
  public static Optional<Refusal> refusal(State state, int seat, Move move) {
    return Optional.empty();
  }

  public static State play(State state, int seat, Move move, Course course) {
    return state;
  }

  /// SP-FSM-7
  public static Move fallback(State state, int seat) {
    return Move.Pass.IT;
  }

  /// Whether a card is in the arena now, and so out of reach of other effects. SP-ARN-8
  public static boolean isCommitted(State state, MarketCard card) {
    return false;
  }

  /// Whether a seat has a combatant in the match to come. SP-DAT-10
  public static boolean hasCombatant(State state, int seat) {
    return false;
  }

  /// Rigging the Match: another combatant takes the place of the one that this seat committed.
  public static State swap(State state, int seat, MarketCard in, int by, Course course) {
    return state;
  }

  /// Whether an act of an offer can be done now: an invitation, an answer to one, a thumb. SP-DEA-2
  public static boolean isActPossible(State state, Act act, int actor, int about) {
    return false;
  }

  /// Does such an act, or binds the actor to it. SP-DEA-10
  public static State act(State state, Act act, int actor, int about, Course course) {
    return state;
  }

  /// Gold of a seat that lies in a sealed wager. SP-WAG-4
  public static int committed(State state, int seat) {
    return 0;
  }

  public static Optional<ArenaView> view(State state, Viewer viewer) {
    return Optional.empty();
  }

  public static Optional<TournamentView> tournamentView(State state, Viewer viewer) {
    return Optional.empty();
  }

  /// The frame as this seat could imagine it: sealed answers of others drawn again.
  public static Frame imagine(State state, Frame frame, int seat, RandomGenerator own) {
    return frame;
  }

  /// The dominus whom a window that is open in the arena is about: the owner of the dead.
  public static OptionalInt concerned(State state) {
    return OptionalInt.empty();
  }
}
