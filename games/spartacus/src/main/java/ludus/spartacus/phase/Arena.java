package ludus.spartacus.phase;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Form;
import ludus.kernel.Hint;
import ludus.kernel.Message;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Viewer;
import ludus.kernel.flow.Poll;
import ludus.spartacus.Corner;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.AftermathStep;
import ludus.spartacus.Frame.Exchange;
import ludus.spartacus.Frame.Match;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Phase;
import ludus.spartacus.SpartacusEvent.CombatantSwapped;
import ludus.spartacus.SpartacusView.ArenaView;
import ludus.spartacus.SpartacusView.TournamentView;
import ludus.spartacus.State;
import ludus.spartacus.combat.Defaults;
import ludus.spartacus.combat.Fight;
import ludus.spartacus.combat.Initiatives;
import ludus.spartacus.combat.Strike;
import ludus.spartacus.talk.Act;

/// The door to everything from Honor to the Host to the verdict, and to the tournament: frames
/// [Frame.Invitations] to [Frame.Tournament].
public final class Arena {

  private Arena() {}

  /// The Arena phase begins: the top frame, whatever it is, gives way. SP-ARN-1
  public static State begin(State state, Course course) {
    return Invitations.begin(state, course);
  }

  /// Several at the top: the top frame gives way to a tournament among them. SP-WIN-4
  public static State tournament(State state, List<Integer> finalists, Course course) {
    return Tournament.begin(state, finalists, course);
  }

  /// A match, on top of the stack, is decided.
  public static State decided(State state, Match match, Pile<Frame.Death> deaths, Course course) {
    return match.tournament()
        ? Tournament.won(state, match, course)
        : Verdict.begin(state, match, deaths);
  }

  /// Goes on where nobody is asked; the same state if somebody is.
  public static State advance(State state, Course course) {
    return switch (state.top()) {
      case Frame.Invitations invitations -> Invitations.advance(state, invitations, course);
      case Match match -> Fight.advance(state, match, course);
      case Frame.Aftermath aftermath -> Verdict.advance(state, aftermath, course);
      default -> state;
    };
  }

  // questions ------------------------------------------------------------------------------------

  /// Who is asked by the top frame; `may` is filled in by the caller where nothing else is pending.
  public static Agenda agenda(State state) {
    return switch (state.top()) {
      case Frame.Invitations invitations ->
          invitations.pending() == Frame.NOBODY
              ? ask(state, state.host(), "invite")
              : ask(state, invitations.pending(), "invitation");
      case Frame.Wagers wagers -> wagers.poll().agenda("wagers", state.stamp());
      case Match match ->
          ask(
              state,
              match.fighter(match.asked()).seat(),
              switch (match.stage()) {
                case ROUND_START -> "net";
                case ORDER -> "order";
                case STALL -> "giveUp";
                default -> "combat";
              });
      case Frame.Initiative initiative -> initiative.poll().agenda("initiative", state.stamp());
      case Exchange exchange ->
          exchange.asked() == Frame.NOBODY
              ? exchange.poll().agenda("reroll", state.stamp())
              : ask(
                  state,
                  Fight.match(state).fighter(exchange.asked()).seat(),
                  switch (exchange.stage()) {
                    case DEFENSE -> "defense";
                    case FORCED -> "forceReroll";
                    case ADD -> "addWound";
                    case CANCEL, DETERMINE, COUNTER_CANCEL -> "ignoreWound";
                    default -> "giveUp";
                  });
      case Frame.Aftermath _ -> ask(state, state.host(), "verdict");
      case Frame.Tournament tournament -> ask(state, Tournament.asked(tournament), "commit");
      default -> throw new IllegalStateException("Not in the arena: " + state.top());
    };
  }

  /// The first whom [#agenda] awaits.
  static int awaited(State state) {
    return switch (state.top()) {
      case Frame.Invitations invitations ->
          invitations.pending() == Frame.NOBODY ? state.host() : invitations.pending();
      case Frame.Wagers wagers -> wagers.poll().awaited();
      case Match match -> match.fighter(match.asked()).seat();
      case Frame.Initiative initiative -> initiative.poll().awaited();
      case Exchange exchange ->
          exchange.asked() == Frame.NOBODY
              ? exchange.poll().awaited()
              : Fight.match(state).fighter(exchange.asked()).seat();
      case Frame.Aftermath _ -> state.host();
      case Frame.Tournament tournament -> Tournament.asked(tournament);
      default -> throw new IllegalStateException("Not in the arena: " + state.top());
    };
  }

  private static Agenda ask(State state, int seat, String what) {
    return Agenda.of(seat, what, state.stamp());
  }

  /// Whether answers to the top frame are sealed: others see that there is one, not which.
  public static boolean isSealed(State state) {
    return switch (state.top()) {
      case Frame.Wagers _ -> !state.table().options().openWagers();
      case Frame.Initiative _ -> true;
      case Exchange exchange -> exchange.stage() == Frame.ExchangeStage.REROLLS;
      default -> false;
    };
  }

  /// The listed answers of a seat to the top frame.
  public static Pile<Move> moves(State state, int seat) {
    return switch (state.top()) {
      case Frame.Invitations invitations -> Invitations.moves(state, invitations, seat);
      case Frame.Wagers wagers -> Wagers.moves(state, wagers, seat);
      case Match match -> Fight.moves(state, match, seat);
      case Frame.Initiative initiative -> Initiatives.moves(state, initiative, seat);
      case Exchange exchange -> Strike.moves(state, Fight.match(state), exchange, seat);
      case Frame.Aftermath aftermath -> Verdict.moves(state, aftermath, seat);
      case Frame.Tournament tournament -> Tournament.moves(state, tournament, seat);
      default -> Pile.empty();
    };
  }

  /// Wagers with any stakes.
  public static List<Form> forms(State state, int seat) {
    if (!(state.top() instanceof Frame.Wagers wagers) || !wagers.poll().asks(seat)) {
      return List.of();
    }
    int most = Math.min(state.table().numbers().mostStake(), state.house(seat).gold());
    Optional<Corner> barred = Wagers.barred(wagers.entrants(), seat);
    return List.of(
        new Form(
            "PlaceWagers",
            Message.of("spartacus.form.PlaceWagers"),
            List.of(
                stake("victoryI", Corner.VICTORY_I, barred, most),
                stake("victoryII", Corner.VICTORY_II, barred, most),
                stake("injury", Corner.INJURY, barred, most),
                stake("decapitation", Corner.DECAPITATION, barred, most))));
  }

  private static Form.Field stake(String name, Corner corner, Optional<Corner> barred, int most) {
    return new Form.Amount(name, 0, barred.equals(Optional.of(corner)) ? 0 : most);
  }

  /// Why a move that isn't listed can't be made, or nothing if it can (wagers, for instance).
  public static Optional<Refusal> refusal(State state, int seat, Move move) {
    return Refusals.of(state, seat, move);
  }

  public static State play(State state, int seat, Move move, Course course) {
    return switch (state.top()) {
      case Frame.Invitations frame ->
          switch (move) {
            case Move.Invite(int guest) -> Invitations.invite(state, frame, guest, course);
            case Move.DeclineInvitation _ -> Invitations.decline(state, false, course);
            case Move.Commit commit -> Invitations.commit(state, frame, commit, course);
            default -> throw wrong(state, move);
          };
      case Frame.Wagers wagers -> Wagers.play(state, wagers, seat, (Move.PlaceWagers) move, course);
      case Match match -> Fight.play(state, match, seat, move, course);
      case Frame.Initiative initiative -> Initiatives.play(state, initiative, seat, move, course);
      case Exchange exchange -> Strike.play(state, exchange, seat, move, course);
      case Frame.Aftermath aftermath ->
          Verdict.judge(state, aftermath, ((Move.Judge) move).up(), course);
      case Frame.Tournament tournament ->
          Tournament.commit(state, tournament, seat, (Move.Commit) move, course);
      default -> throw wrong(state, move);
    };
  }

  private static IllegalArgumentException wrong(State state, Move move) {
    return new IllegalArgumentException(move + " in " + state.top());
  }

  /// What happens for an absent player. SP-FSM-4, SP-FSM-7
  public static Move fallback(State state, int seat) {
    return switch (state.top()) {
      case Frame.Invitations frame ->
          frame.pending() == Frame.NOBODY
              ? new Move.Invite(Invitations.invitable(state, frame).first())
              : frame.bound() ? Invitations.champion(state, seat) : Move.DeclineInvitation.IT;
      case Frame.Wagers _ -> Move.PlaceWagers.NONE;
      case Match match -> Defaults.of(state, match);
      case Frame.Initiative _ -> Move.Pass.IT;
      case Exchange exchange -> Defaults.of(Fight.match(state), exchange);
      case Frame.Aftermath _ -> new Move.Judge(true); // SP-VER-6
      case Frame.Tournament _ -> Invitations.champion(state, seat);
      default -> Move.Pass.IT;
    };
  }

  // acts of offers -------------------------------------------------------------------------------

  /// Whether an act of an offer can be done now: an invitation, an answer to one, a thumb. SP-DEA-2
  public static boolean isActPossible(State state, Act act, int actor, int about) {
    return switch (act) {
      case INVITE ->
          actor == state.host()
              && state.top() instanceof Frame.Invitations frame
              && Invitations.isInvitable(state, frame, about);
      case ACCEPT_INVITATION, DECLINE_INVITATION ->
          state.top() instanceof Frame.Invitations frame
              && frame.pending() == actor
              && !frame.bound();
      case THUMB_UP -> isVerdict(state, actor, about);
      case THUMB_DOWN ->
          isVerdict(state, actor, about)
              && Verdict.mayDie(state, ((Frame.Aftermath) state.top()).match());
      default -> false;
    };
  }

  /// @param about the owner of the one who is judged, or nobody in particular
  private static boolean isVerdict(State state, int actor, int about) {
    return actor == state.host()
        && state.top() instanceof Frame.Aftermath aftermath
        && aftermath.step() == AftermathStep.VERDICT
        && (about == Frame.NOBODY
            || about == aftermath.match().fighter(Verdict.loser(state, aftermath.match())).seat());
  }

  /// Does such an act, or binds the actor to it. SP-DEA-10
  public static State act(State state, Act act, int actor, int about, Course course) {
    return switch (act) {
      case INVITE -> Invitations.invite(state, (Frame.Invitations) state.top(), about, course);
      case ACCEPT_INVITATION -> {
        Frame.Invitations frame = (Frame.Invitations) state.top();
        yield state.become(
            new Frame.Invitations(frame.invited(), frame.pending(), true, frame.entrants()));
      }
      case DECLINE_INVITATION -> Invitations.decline(state, false, course);
      case THUMB_UP, THUMB_DOWN ->
          Verdict.judge(state, (Frame.Aftermath) state.top(), act == Act.THUMB_UP, course);
      default -> state;
    };
  }

  // what others ask ------------------------------------------------------------------------------

  /// Whether a card is in the arena now, and so out of reach of other effects. SP-ARN-8
  public static boolean isCommitted(State state, MarketCard card) {
    if (state.phase() != Phase.ARENA && state.phase() != Phase.TOURNAMENT) {
      return false;
    }
    Pile<Frame> frames = state.stack().frames();
    for (int i = 0; i < frames.size(); i++) {
      if (isIn(frames.get(i), card)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isIn(Frame frame, MarketCard card) {
    return switch (frame) {
      case Frame.Invitations invitations -> isIn(invitations.entrants(), card);
      case Frame.Wagers wagers -> isIn(wagers.entrants(), card);
      case Match match -> fights(match, card);
      case Frame.Aftermath aftermath -> fights(aftermath.match(), card);
      case Frame.Tournament tournament -> isIn(tournament.entrants(), card);
      default -> false;
    };
  }

  private static boolean isIn(Pile<Frame.Entrant> entrants, MarketCard card) {
    for (int i = 0; i < entrants.size(); i++) {
      if (isIn(entrants.get(i), card)) {
        return true;
      }
    }
    return false;
  }

  private static boolean fights(Match match, MarketCard card) {
    for (int i = 0; i < match.fighters().size(); i++) {
      if (isIn(match.fighter(i).entrant(), card)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isIn(Frame.Entrant entrant, MarketCard card) {
    return entrant.card() == card || entrant.equipment().contains(card);
  }

  /// Whether a seat has a combatant in the match to come. SP-DAT-10
  public static boolean hasCombatant(State state, int seat) {
    return place(state, seat) >= 0;
  }

  /// Which fighter of the innermost match is this seat's, or -1.
  private static int place(State state, int seat) {
    Pile<Frame> frames = state.stack().frames();
    for (int i = frames.size() - 1; i >= 0; i--) {
      if (frames.get(i) instanceof Match match) {
        return match.fighters().find(fighter -> fighter.seat() == seat);
      }
    }
    return -1;
  }

  /// Rigging the Match: another combatant takes the place of the one that this seat committed.
  public static State swap(State state, int seat, MarketCard in, int by, Course course) {
    Match match = Fight.match(state);
    int number = place(state, seat);
    course.note(new CombatantSwapped(by, seat, match.fighter(number).card(), in));
    Pile<Frame> frames = state.stack().frames();
    int index = frames.size() - 1;
    while (!(frames.get(index) instanceof Match)) {
      index--;
    }
    return state.withFrame(index, Fight.swapped(match, number, in));
  }

  /// Gold of a seat that lies in a sealed wager. SP-WAG-4
  public static int committed(State state, int seat) {
    return state.top() instanceof Frame.Wagers wagers && !state.table().options().openWagers()
        ? wagers.poll().answer(seat).map(Move.PlaceWagers::total).orElse(0)
        : 0;
  }

  public static Optional<ArenaView> view(State state, Viewer viewer) {
    return ArenaViews.arena(state, viewer);
  }

  public static Optional<TournamentView> tournamentView(State state, Viewer viewer) {
    return ArenaViews.tournament(state);
  }

  /// What a person wants to know before a move in the arena.
  public static Hint hint(State state, int seat, Move move) {
    return ArenaHints.of(state, seat, move);
  }

  /// Broken invariants of the arena; empty.
  public static List<String> audit(State state) {
    return ArenaAudit.of(state);
  }

  /// The frame as this seat could imagine it: sealed answers of others drawn again.
  public static Frame imagine(State state, Frame frame, int seat, RandomGenerator own) {
    return switch (frame) {
      case Frame.Wagers wagers -> Wagers.imagine(state, wagers, seat, own);
      case Frame.Initiative initiative ->
          new Frame.Initiative(
              initiative.dice(), initiative.rerolled(), drawn(state, initiative.poll(), seat, own));
      case Exchange exchange when exchange.stage() == Frame.ExchangeStage.REROLLS ->
          exchange.asking(drawn(state, exchange.poll(), seat, own));
      default -> frame;
    };
  }

  private static Poll<Move> drawn(State state, Poll<Move> poll, int seat, RandomGenerator own) {
    Poll<Move> drawn = poll;
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat && poll.asks(other) && poll.answer(other).isPresent()) {
        List<Move> moves = moves(state, other);
        drawn = drawn.with(other, moves.get(own.nextInt(moves.size())));
      }
    }
    return drawn;
  }

  /// The dominus whom a window that is open in the arena is about: the owner of the dead.
  public static OptionalInt concerned(State state) {
    Pile<Frame> frames = state.stack().frames();
    for (int i = frames.size() - 1; i >= 0; i--) {
      if (frames.get(i) instanceof Frame.Aftermath aftermath) {
        return Verdict.mourner(aftermath);
      }
    }
    return OptionalInt.empty();
  }
}
