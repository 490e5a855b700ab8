package ludus.spartacus.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import ludus.kernel.Pile;
import ludus.spartacus.Course;
import ludus.spartacus.Defeat;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.Entrant;
import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.Frame.Match;
import ludus.spartacus.Frame.MatchStage;
import ludus.spartacus.Hex;
import ludus.spartacus.Kind;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Pool;
import ludus.spartacus.SpartacusEvent.CombatRoundBegan;
import ludus.spartacus.SpartacusEvent.CombatTurnEnded;
import ludus.spartacus.SpartacusEvent.FighterDefeated;
import ludus.spartacus.SpartacusEvent.FighterMoved;
import ludus.spartacus.SpartacusEvent.InitiativeWon;
import ludus.spartacus.SpartacusEvent.MatchBegan;
import ludus.spartacus.SpartacusEvent.MatchWon;
import ludus.spartacus.SpartacusEvent.MayAnswered;
import ludus.spartacus.SpartacusEvent.NetThrown;
import ludus.spartacus.SpartacusEvent.OrderChosen;
import ludus.spartacus.SpartacusEvent.Stalled;
import ludus.spartacus.SpartacusEvent.WoundsSuffered;
import ludus.spartacus.Stand;
import ludus.spartacus.State;
import ludus.spartacus.combat.Skills.Item;
import ludus.spartacus.deed.Assets;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.phase.Arena;
import ludus.spartacus.phase.Windows;

/// A match: rounds of initiative and turns, until one side is defeated (SP-CMB-6).
public final class Fight {

  private static final Pile<Move> ORDERS =
      Pile.of(new Move.ChooseOrder(true), new Move.ChooseOrder(false));
  private static final Pile<Move.Attack> ATTACKS = attacks(false);
  private static final Pile<Move.Attack> SPEED_ATTACKS = attacks(true);

  /// Fighters in a match, at most.
  private static final int MOST = 4;

  private Fight() {}

  private static Pile<Move.Attack> attacks(boolean speed) {
    Pile.Builder<Move.Attack> attacks = Pile.builder(MOST);
    for (int target = 0; target < MOST; target++) {
      attacks.add(new Move.Attack(target, speed));
    }
    return attacks.build();
  }

  /// A match of these combatants, the first on I. SP-ARN-5, SP-ARN-6, SP-CMB-1
  ///
  /// @param wagers by seat; none in a tournament
  public static Match of(
      State state, Pile<Entrant> entrants, boolean tournament, Pile<Move.PlaceWagers> wagers) {
    Pile<Hex> starts = state.table().content().board().starts();
    Pile.Builder<Fighter> fighters = Pile.builder(entrants.size());
    for (int i = 0; i < entrants.size(); i++) {
      fighters.add(fresh(entrants.get(i), i % 2, starts.get(i % 2)));
    }
    return new Match(
        tournament,
        fighters.build(),
        wagers,
        0,
        MatchStage.WAGERS_FINAL,
        1,
        Frame.NOBODY,
        0,
        false,
        false,
        false,
        0,
        OptionalInt.empty());
  }

  static Fighter fresh(Entrant entrant, int team, Hex hex) {
    MarketCard.Face face = entrant.card().face();
    return new Fighter(
        entrant, team, hex, face.atk(), face.def(), face.spd(), Defeat.NONE, false, false);
  }

  /// Another combatant takes the place of one, with its equipment. SP-DAT-10, SP-EC-71, SP-EC-112
  public static Match swapped(Match match, int number, MarketCard in) {
    Fighter out = match.fighter(number);
    Entrant entrant = new Entrant(out.seat(), in, out.entrant().equipment());
    return match.with(number, fresh(entrant, out.team(), out.hex()));
  }

  /// The match that is being fought.
  public static Match match(State state) {
    Pile<Frame> frames = state.stack().frames();
    for (int i = frames.size() - 1; i >= 0; i--) {
      if (frames.get(i) instanceof Match match) {
        return match;
      }
    }
    throw new IllegalStateException("Nobody fights");
  }

  // going on -------------------------------------------------------------------------------------

  public static State advance(State state, Match match, Course course) {
    return switch (match.stage()) {
      case WAGERS_FINAL ->
          match.tournament()
              ? begin(state, match, course)
              : Windows.open(
                  state.keep(match.at(MatchStage.ROUND_START, Frame.NOBODY)),
                  Timing.WAGERS_FINAL,
                  state.host()); // SP-WAG-6
      case ROUND_START ->
          match.round() == 0
              ? begin(state, match, course)
              : match.asked() == Frame.NOBODY ? nets(state, match, Frame.NOBODY, course) : state;
      case INITIATIVE -> Initiatives.roll(state, match, course);
      case ORDER -> state;
      case TURN -> hasOptions(state, match) ? state : endTurn(state, match, course);
      case STALL -> stall(state, match, course);
      case END -> state;
    };
  }

  private static State begin(State state, Match match, Course course) {
    course.note(() -> begun(match));
    return round(state, match, course);
  }

  private static MatchBegan begun(Match match) {
    List<Integer> seats = new ArrayList<>();
    List<MarketCard> cards = new ArrayList<>();
    for (Fighter fighter : match.fighters()) {
      seats.add(fighter.seat());
      cards.add(fighter.card());
    }
    return new MatchBegan(List.copyOf(seats), List.copyOf(cards), match.tournament());
  }

  private static State round(State state, Match match, Course course) {
    int number = match.round() + 1;
    course.note(new CombatRoundBegan(number));
    return nets(state, match.inRound(number), Frame.NOBODY, course);
  }

  /// Nets are asked for before any dice, the team that lost the last initiative first. SP-CMB-7,
  /// SP-CMB-8, SP-CMB-46
  private static State nets(State state, Match match, int after, Course course) {
    boolean passed = after != Frame.NOBODY;
    for (int side = 0; side < 2; side++) {
      int team = side == 0 ? match.lastLoser() : 1 - match.lastLoser();
      for (int i = 0; i < match.fighters().size(); i++) {
        Fighter fighter = match.fighter(i);
        if (fighter.team() != team || !fighter.isStanding()) {
          continue;
        }
        if (passed) {
          passed = i != after;
        } else if (Skills.item(state, fighter, Item.NET).isPresent()) {
          return state.become(match.at(MatchStage.ROUND_START, i));
        }
      }
    }
    return Initiatives.roll(state, match, course);
  }

  private static State throwNet(State state, Match match, Course course) {
    Fighter fighter = match.fighter(match.asked());
    MarketCard net = Skills.item(state, fighter, Item.NET).orElseThrow();
    course.note(new NetThrown(fighter.seat(), net));
    return wins(
        Assets.turn(state, fighter.seat(), net, Stand.EXHAUSTED, course),
        match,
        match.asked(),
        course);
  }

  /// This fighter has the initiative; its controller chooses. SP-CMB-10
  static State wins(State state, Match match, int number, Course course) {
    Fighter winner = match.fighter(number);
    course.note(new InitiativeWon(winner.seat(), winner.team()));
    return state.become(
        match.ordered(1 - winner.team(), winner.team()).at(MatchStage.ORDER, number));
  }

  private static State order(State state, Match match, boolean first, Course course) {
    Fighter winner = match.fighter(match.asked());
    course.note(new OrderChosen(winner.seat(), first));
    int team = first ? winner.team() : 1 - winner.team();
    Pile.Builder<Fighter> fighters = Pile.builder(match.fighters().size());
    for (int i = 0; i < match.fighters().size(); i++) {
      fighters.add(match.fighter(i).acted(false));
    }
    return turn(state, match.with(fighters.build()).ordered(match.lastLoser(), team), team, course);
  }

  /// The turn of the next who has not acted, of this team if it has one; or the end of the round.
  private static State turn(State state, Match match, int team, Course course) {
    int next = Frame.NOBODY;
    for (int i = match.fighters().size() - 1; i >= 0; i--) {
      Fighter fighter = match.fighter(i);
      if (fighter.isStanding()
          && !fighter.acted()
          && (next == Frame.NOBODY
              || fighter.team() == team
              || match.fighter(next).team() != team)) {
        next = i;
      }
    }
    return next == Frame.NOBODY
        ? endRound(state, match, course)
        : state.become(match.did(false, false).at(MatchStage.TURN, next));
  }

  private static State endTurn(State state, Match match, Course course) {
    Fighter fighter = match.fighter(match.asked());
    return turn(state, match.with(match.asked(), fighter.acted(true)), 1 - fighter.team(), course);
  }

  /// SP-CMB-38, SP-CMB-42
  private static State endRound(State state, Match match, Course course) {
    int stalled = match.fought() ? 0 : match.stalled() + 1;
    Match ended = match.stalled(stalled);
    if (!state.table().options().stall() || stalled < state.table().numbers().stallRounds()) {
      return round(state, ended, course);
    }
    course.note(new Stalled(stalled));
    return tired(state, ended, Frame.NOBODY, course);
  }

  /// Everybody is wounded, the team that lost the last initiative first; after the last of them
  /// comes the next round.
  private static State tired(State state, Match match, int after, Course course) {
    boolean passed = after != Frame.NOBODY;
    for (int side = 0; side < 2; side++) {
      int team = side == 0 ? match.lastLoser() : 1 - match.lastLoser();
      for (int i = 0; i < match.fighters().size(); i++) {
        Fighter fighter = match.fighter(i);
        if (fighter.team() != team || !fighter.isStanding()) {
          continue;
        }
        if (passed) {
          passed = i != after;
        } else {
          course.note(new WoundsSuffered(i, fighter.seat(), fighter.card(), 1));
          return state.become(match.at(MatchStage.STALL, i));
        }
      }
    }
    return round(state, match, course);
  }

  private static State stall(State state, Match match, Course course) {
    Fighter fighter = match.fighter(match.asked());
    return Wounds.isForced(fighter, 1)
        ? giveUp(state, match, Wounds.largest(fighter), course)
        : state;
  }

  private static State giveUp(State state, Match match, Pool pool, Course course) {
    int number = match.asked();
    Fighter less = Strike.give(match.fighter(number), number, pool, course);
    Match wounded = match.with(number, less);
    Defeat level = Wounds.level(less);
    return level == Defeat.NONE
        ? tired(state, wounded, number, course)
        : defeat(state, wounded, number, level, number, level, course);
  }

  // turns ----------------------------------------------------------------------------------------

  /// Whether a fighter may move: once in its turn, and not in the middle of an attack. SP-CMB-11
  static boolean mayMove(Match match) {
    return !match.moved();
  }

  static boolean mayAttack(Match match) {
    return !match.attacked();
  }

  /// Whether one fighter can attack another from a hex. SP-CMB-13, SP-CMB-14
  public static boolean reaches(Match match, int fighter, Hex from, int target, int reach) {
    Fighter other = match.fighter(target);
    return other.isStanding()
        && other.team() != match.fighter(fighter).team()
        && from.distance(other.hex()) <= reach;
  }

  private static boolean hasOptions(State state, Match match) {
    Fighter fighter = match.fighter(match.asked());
    if (mayMove(match) && state.table().content().board().canStep(match, match.asked())) {
      return true;
    }
    if (!mayAttack(match)) {
      return false;
    }
    int reach = Math.max(Skills.reach(state, fighter), Skills.speedReach(state, fighter));
    for (int i = 0; i < match.fighters().size(); i++) {
      if (reaches(match, match.asked(), fighter.hex(), i, reach)) {
        return true;
      }
    }
    return false;
  }

  /// The answers of a seat to the question at hand.
  public static Pile<Move> moves(State state, Match match, int seat) {
    if (match.asked() == Frame.NOBODY || match.fighter(match.asked()).seat() != seat) {
      return Pile.empty(); // SP-CMB-41
    }
    Fighter fighter = match.fighter(match.asked());
    return switch (match.stage()) {
      case ROUND_START -> Strike.use(Skills.item(state, fighter, Item.NET));
      case ORDER -> ORDERS;
      case TURN -> turnMoves(state, match, fighter);
      case STALL -> Strike.giveMoves(fighter);
      case WAGERS_FINAL, INITIATIVE, END -> Pile.empty();
    };
  }

  private static Pile<Move> turnMoves(State state, Match match, Fighter fighter) {
    Board board = state.table().content().board();
    Pile.Builder<Move> moves = Pile.builder(board.hexes().size() + 2 * MOST + 1);
    if (mayAttack(match)) {
      int reach = Skills.reach(state, fighter);
      int speedReach = Skills.speedReach(state, fighter);
      for (int i = 0; i < match.fighters().size(); i++) {
        if (reaches(match, match.asked(), fighter.hex(), i, reach)) {
          moves.add(ATTACKS.get(i));
        }
        if (reaches(match, match.asked(), fighter.hex(), i, speedReach)) {
          moves.add(SPEED_ATTACKS.get(i)); // SP-EC-66
        }
      }
    }
    if (mayMove(match)) {
      int[] away = board.ways(match, match.asked(), fighter.spd()); // SP-CMB-12
      for (int i = 0; i < away.length; i++) {
        if (away[i] > 0 && away[i] <= fighter.spd()) {
          moves.add(board.step(i));
        }
      }
    }
    return moves.add(Move.EndCombatTurn.IT).build();
  }

  public static State play(State state, Match match, int seat, Move move, Course course) {
    return switch (move) {
      case Move.Pass _ -> {
        course.note(new MayAnswered(seat, false));
        yield nets(state, match, match.asked(), course);
      }
      case Move.UseAbility _ -> throwNet(state, match, course);
      case Move.ChooseOrder(boolean first) -> order(state, match, first, course);
      case Move.MoveTo(Hex hex) -> step(state, match, hex, course);
      case Move.Attack attack -> Strike.begin(state, match, attack, course);
      case Move.EndCombatTurn _ -> {
        Fighter fighter = match.fighter(match.asked());
        course.note(new CombatTurnEnded(match.asked(), seat, fighter.card()));
        yield endTurn(state, match, course);
      }
      case Move.GiveUp(Pool pool) -> giveUp(state, match, pool, course);
      default -> throw new IllegalArgumentException(move + " in " + match.stage());
    };
  }

  private static State step(State state, Match match, Hex hex, Course course) {
    Fighter fighter = match.fighter(match.asked());
    course.note(() -> moved(state.table().content().board(), match, hex));
    return state.become(match.with(match.asked(), fighter.to(hex)).did(true, match.attacked()));
  }

  private static FighterMoved moved(Board board, Match match, Hex to) {
    Fighter fighter = match.fighter(match.asked());
    int steps = board.ways(match, match.asked(), fighter.spd())[board.number(to)];
    return new FighterMoved(
        match.asked(), fighter.seat(), fighter.card(), fighter.hex(), to, steps);
  }

  // defeat ---------------------------------------------------------------------------------------

  /// After an attack: the defender, then the attacker, may be defeated; a side that has nobody left
  /// has lost, the defender's first. SP-CMB-31, SP-CMB-37
  static State defeat(
      State state,
      Match match,
      int defender,
      Defeat level,
      int attacker,
      Defeat attackerLevel,
      Course course) {
    State now = state;
    Match left = match;
    Pile<Frame.Death> deaths = Pile.empty();
    for (int i = 0; i < 2; i++) {
      int number = i == 0 ? defender : attacker;
      Defeat suffered = i == 0 ? level : attackerLevel;
      if (suffered != Defeat.NONE && left.fighter(number).isStanding()) {
        Fighter fighter = left.fighter(number);
        left = left.with(number, fighter.with(suffered));
        now = beaten(now, fighter, number, suffered, course);
        if (suffered == Defeat.DECAPITATION && fighter.card().kind() == Kind.GLADIATOR) {
          deaths = deaths.plus(new Frame.Death(fighter.card(), fighter.seat())); // SP-VIC-5
        }
      }
    }
    int first = match.fighter(defender).team();
    Optional<Integer> winner =
        isBeaten(left, first)
            ? Optional.of(1 - first)
            : isBeaten(left, 1 - first) ? Optional.of(first) : Optional.empty();
    return winner.isPresent()
        ? over(now, left.wonBy(winner.get()), deaths, course)
        : now.keep(left);
  }

  /// SP-CMB-34, SP-CMB-35, SP-CMB-36
  private static State beaten(
      State state, Fighter fighter, int number, Defeat level, Course course) {
    course.note(new FighterDefeated(number, fighter.seat(), fighter.card(), level));
    return switch (level) {
      case NONE, YIELD -> state;
      case INJURY -> Assets.turn(state, fighter.seat(), fighter.card(), Stand.INJURED, course);
      case DECAPITATION -> Assets.discard(state, fighter.seat(), fighter.card(), course);
    };
  }

  private static boolean isBeaten(Match match, int team) {
    for (int i = 0; i < match.fighters().size(); i++) {
      if (match.fighter(i).team() == team && match.fighter(i).isStanding()) {
        return false;
      }
    }
    return true;
  }

  private static State over(State state, Match match, Pile<Frame.Death> deaths, Course course) {
    course.note(() -> won(match));
    return Arena.decided(state, match, deaths, course);
  }

  private static MatchWon won(Match match) {
    List<Integer> seats = new ArrayList<>();
    for (Fighter fighter : match.fighters()) {
      if (fighter.team() == match.winner().orElseThrow() && !seats.contains(fighter.seat())) {
        seats.add(fighter.seat());
      }
    }
    return new MatchWon(match.winner().orElseThrow(), List.copyOf(seats));
  }
}
