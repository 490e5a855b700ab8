package ludus.spartacus.phase;

import java.util.Optional;
import java.util.OptionalInt;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Seats;
import ludus.spartacus.Asset;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.Aftermath;
import ludus.spartacus.Frame.AftermathStep;
import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.House;
import ludus.spartacus.Kind;
import ludus.spartacus.Move;
import ludus.spartacus.Rules;
import ludus.spartacus.SpartacusEvent.FavorWon;
import ludus.spartacus.SpartacusEvent.ThumbShown;
import ludus.spartacus.State;
import ludus.spartacus.deed.Assets;
import ludus.spartacus.deed.Influence;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.talk.Bargains;
import ludus.spartacus.talk.Deeds;

/// After the match: the dead, the victor's reward, wagers, and the host's thumb over the defeated
/// (SP-VIC, SP-VER).
public final class Verdict {

  private static final Pile<Move> THUMBS = Pile.of(new Move.Judge(true), new Move.Judge(false));
  private static final Pile<Move> UP = Pile.of(new Move.Judge(true));

  private Verdict() {}

  static State begin(State state, Frame.Match match, Pile<Frame.Death> deaths) {
    return state.become(new Aftermath(match, AftermathStep.DEATHS, deaths, false));
  }

  static State advance(State state, Aftermath aftermath, Course course) {
    return switch (aftermath.step()) {
      case DEATHS -> mourn(state, aftermath, AftermathStep.VICTORY);
      case VICTORY ->
          reward(state.keep(aftermath.at(AftermathStep.SETTLEMENT)), aftermath.match(), course);
      case SETTLEMENT ->
          Wagers.settle(
              state.become(aftermath.at(AftermathStep.VERDICT)), aftermath.match(), course);
      case VERDICT ->
          loser(state, aftermath.match()) == Frame.NOBODY
              ? state.become(aftermath.at(AftermathStep.HOME))
              : state;
      case EXECUTED -> mourn(state, aftermath, AftermathStep.HOME);
      case HOME -> state.become(new Frame.PhaseEnd(false)); // SP-VER-8
    };
  }

  /// A window for each gladiator that died, one after the other. SP-VIC-5
  private static State mourn(State state, Aftermath aftermath, AftermathStep next) {
    Pile<Frame.Death> deaths = aftermath.deaths();
    if (deaths.isEmpty()) {
      return state.keep(aftermath.at(next));
    }
    return aftermath.asked()
        ? state.keep(new Aftermath(aftermath.match(), aftermath.step(), deaths.rest(), false))
        : Windows.open(
            state.keep(new Aftermath(aftermath.match(), aftermath.step(), deaths, true)),
            Timing.DEATH,
            state.host());
  }

  /// The owner of the dead whose window is open.
  static OptionalInt mourner(Aftermath aftermath) {
    return aftermath.asked() && !aftermath.deaths().isEmpty()
        ? OptionalInt.of(aftermath.deaths().first().owner())
        : OptionalInt.empty();
  }

  /// Influence for each victorious dominus, a favor for each victor who lives. SP-VIC-1, SP-VIC-2,
  /// SP-VIC-3
  private static State reward(State state, Frame.Match match, Course course) {
    State now = state;
    Seats rewarded = Seats.NONE;
    for (int i = 0; i < match.fighters().size(); i++) {
      Fighter fighter = match.fighter(i);
      if (fighter.team() == match.winner().orElseThrow()) {
        if (!rewarded.contains(fighter.seat())) {
          now = Influence.change(now, fighter.seat(), 1, "VIC-1", course);
        }
        rewarded = rewarded.plus(fighter.seat());
        now = favor(now, fighter, course);
      }
    }
    return now;
  }

  /// The third favor makes a champion; a champion gets no more. SP-CHP-1, SP-CHP-2, SP-CHP-3
  private static State favor(State state, Fighter fighter, Course course) {
    House house = state.house(fighter.seat());
    if (!house.has(fighter.card()) || house.asset(fighter.card()).isChampion()) {
      return state;
    }
    Asset favored = house.asset(fighter.card()).favored();
    course.note(new FavorWon(fighter.seat(), fighter.card(), favored.isChampion()));
    State now = state.withHouse(fighter.seat(), house.with(favored));
    return favored.isChampion() ? Influence.change(now, fighter.seat(), 1, "CHP-3", course) : now;
  }

  // the thumb ------------------------------------------------------------------------------------

  /// The fighter that is judged: of the defeated side, and alive; or nobody. SP-VER-1
  public static int loser(State state, Frame.Match match) {
    for (int i = 0; i < match.fighters().size(); i++) {
      Fighter fighter = match.fighter(i);
      if (fighter.team() != match.winner().orElseThrow()
          && state.house(fighter.seat()).has(fighter.card())) {
        return i;
      }
    }
    return Frame.NOBODY;
  }

  public static Asset judged(State state, Frame.Match match) {
    Fighter fighter = match.fighter(loser(state, match));
    return state.house(fighter.seat()).asset(fighter.card());
  }

  /// A champion is spared. SP-VER-4
  static boolean mayDie(State state, Frame.Match match) {
    return !judged(state, match).isChampion();
  }

  static Pile<Move> moves(State state, Aftermath aftermath, int seat) {
    if (seat != state.host() || aftermath.step() != AftermathStep.VERDICT) {
      return Pile.empty();
    }
    return mayDie(state, aftermath.match()) ? THUMBS : UP; // SP-VER-5, SP-VER-6
  }

  static Optional<Refusal> refusal(State state, Aftermath aftermath, Move.Judge judge) {
    return judge.up() || mayDie(state, aftermath.match())
        ? Optional.empty()
        : Rules.no("VER-4", "championLives");
  }

  static State judge(State state, Aftermath aftermath, boolean up, Course course) {
    int host = state.host();
    Frame.Match match = aftermath.match();
    Fighter fighter = match.fighter(loser(state, match));
    Asset asset = judged(state, match);
    course.note(new ThumbShown(host, fighter.seat(), fighter.card(), up));
    State told = Bargains.matterEnds(Deeds.judged(state, host, fighter.seat(), up, course), course);
    if (up) {
      return told.become(aftermath.at(AftermathStep.HOME)); // SP-VER-2
    }
    State paid = Influence.change(told, host, -asset.favors(), "VER-3", course); // SP-VER-7
    Pile<Frame.Death> deaths =
        fighter.card().kind() == Kind.GLADIATOR
            ? Pile.of(new Frame.Death(fighter.card(), fighter.seat()))
            : Pile.empty(); // SP-EC-69
    return Assets.discard(paid, fighter.seat(), fighter.card(), course)
        .become(new Aftermath(match, AftermathStep.EXECUTED, deaths, false));
  }
}
