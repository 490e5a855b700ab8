package ludus.spartacus.phase;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Pile;
import ludus.spartacus.Asset;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.Kind;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Phase;
import ludus.spartacus.Rules;
import ludus.spartacus.SpartacusEvent.LostByDefault;
import ludus.spartacus.SpartacusEvent.Refreshed;
import ludus.spartacus.SpartacusEvent.RolledOff;
import ludus.spartacus.SpartacusEvent.TournamentBegan;
import ludus.spartacus.SpartacusEvent.TournamentLost;
import ludus.spartacus.Stand;
import ludus.spartacus.State;
import ludus.spartacus.combat.Fight;

/// Several at the top of the track fight for the game (SP-WIN-4 to SP-WIN-17).
public final class Tournament {

  /// From so many on, two pairs fight before the last match. SP-WIN-7
  private static final int TWO_PAIRS = 4;

  private static final int PAIR = 2;

  private Tournament() {}

  /// @param top clockwise from the holder of the host marker
  static State begin(State state, List<Integer> top, Course course) {
    State now = Flow.begin(state, Phase.TOURNAMENT, course);
    Pile<Integer> ranked = top.size() == PAIR ? Pile.copyOf(top) : rank(now, top, course);
    Pile.Builder<Integer> values = Pile.builder(ranked.size());
    for (int seat : ranked) {
      values.add(value(now.house(seat)));
    }
    Pile<Integer> found = values.build();
    course.note(new TournamentBegan(ranked, found));
    return pair(now.become(new Frame.Tournament(ranked, found, ranked, Pile.empty())), course);
  }

  /// The gold value of all gladiators and equipment, in whatever state. SP-WIN-6, SP-WIN-9
  static int value(House house) {
    int value = 0;
    for (Asset asset : house.assets()) {
      value += asset.card().kind() == Kind.SLAVE ? 0 : asset.card().gold();
    }
    return value;
  }

  /// Lowest first; equal values roll, the higher roll ranks higher. SP-WIN-16
  private static Pile<Integer> rank(State state, List<Integer> top, Course course) {
    List<Integer> ranked = new ArrayList<>(top);
    ranked.sort(
        (one, other) -> Integer.compare(value(state.house(one)), value(state.house(other))));
    List<Integer> decided = new ArrayList<>();
    int from = 0;
    while (from < ranked.size()) {
      int to = from + 1;
      while (to < ranked.size()
          && value(state.house(ranked.get(to))) == value(state.house(ranked.get(from)))) {
        to++;
      }
      decided.addAll(rollOff(ranked.subList(from, to), course));
      from = to;
    }
    return Pile.copyOf(decided);
  }

  /// Lowest roll first; equal rolls roll again among themselves.
  private static List<Integer> rollOff(List<Integer> seats, Course course) {
    if (seats.size() == 1) {
      return List.copyOf(seats);
    }
    List<Integer> dice = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      dice.add(course.die());
    }
    course.note(new RolledOff(List.copyOf(seats), List.copyOf(dice), Rules.rule("WIN-16")));
    List<Integer> order = new ArrayList<>();
    for (int face = 1; face <= 6; face++) {
      List<Integer> equal = new ArrayList<>();
      for (int i = 0; i < seats.size(); i++) {
        if (dice.get(i) == face) {
          equal.add(seats.get(i));
        }
      }
      if (!equal.isEmpty()) {
        order.addAll(rollOff(equal, course));
      }
    }
    return order;
  }

  /// The two who fight next, the lower-ranked first. SP-WIN-6, SP-WIN-7, SP-WIN-8, SP-WIN-10
  public static Pile<Integer> next(Frame.Tournament tournament) {
    Pile<Integer> in = tournament.finalists();
    boolean highest = in.size() == TWO_PAIRS - 1 && tournament.ranked().size() >= TWO_PAIRS;
    return highest ? in.rest() : in.top(PAIR);
  }

  /// Exhausted cards of the two are readied; who has nobody to send has lost. SP-WIN-11, SP-WIN-12
  private static State pair(State state, Course course) {
    Frame.Tournament tournament = (Frame.Tournament) state.top();
    Pile<Integer> pair = next(tournament);
    State now = ready(ready(state, pair.first(), course), pair.last(), course);
    boolean first = now.house(pair.first()).fighters() > 0;
    boolean second = now.house(pair.last()).fighters() > 0;
    if (first && second) {
      return now;
    }
    int winner =
        first == second
            ? RollOff.among(pair, "WIN-12", course)
            : first ? pair.first() : pair.last();
    int loser = winner == pair.first() ? pair.last() : pair.first();
    course.note(new LostByDefault(loser));
    return out(now, tournament, loser, course);
  }

  private static State ready(State state, int seat, Course course) {
    House house = state.house(seat);
    List<MarketCard> turned = new ArrayList<>();
    Pile<Asset> assets = house.assets();
    for (int i = 0; i < assets.size(); i++) {
      if (assets.get(i).stand() == Stand.EXHAUSTED) {
        turned.add(assets.get(i).card());
        assets = assets.with(i, assets.get(i).with(Stand.READY));
      }
    }
    if (turned.isEmpty()) {
      return state;
    }
    course.note(new Refreshed(seat, List.copyOf(turned), 0));
    return state.withHouse(seat, house.withAssets(assets));
  }

  // commitments ----------------------------------------------------------------------------------

  /// Who commits now.
  static int asked(Frame.Tournament tournament) {
    return next(tournament).get(tournament.entrants().size());
  }

  static Pile<Move> moves(State state, Frame.Tournament tournament, int seat) {
    return asked(tournament) == seat ? Invitations.commitments(state, seat) : Pile.empty();
  }

  static State commit(
      State state, Frame.Tournament tournament, int seat, Move.Commit commit, Course course) {
    Frame.Entrant entrant = Invitations.entrant(seat, commit, tournament.entrants().size(), course);
    Pile<Frame.Entrant> entrants = tournament.entrants().plus(entrant);
    State now =
        state.become(
            new Frame.Tournament(
                tournament.ranked(), tournament.values(), tournament.finalists(), entrants));
    return entrants.size() == PAIR ? now.push(Fight.of(now, entrants, true, Pile.empty())) : now;
  }

  /// A match is won: no rewards, the loser is out. SP-WIN-5, SP-WIN-13
  static State won(State state, Frame.Match match, Course course) {
    State back = state.pop();
    Frame.Tournament tournament = (Frame.Tournament) back.top();
    int loser = match.fighter(1 - match.winner().orElseThrow()).seat();
    course.note(new TournamentLost(loser));
    return out(back, tournament, loser, course);
  }

  private static State out(State state, Frame.Tournament tournament, int loser, Course course) {
    Pile<Integer> left = tournament.finalists().without(tournament.finalists().indexOf(loser));
    return left.size() == 1
        ? Winning.win(state, left.first(), Frame.Victory.TOURNAMENT, course)
        : pair(
            state.become(
                new Frame.Tournament(tournament.ranked(), tournament.values(), left, Pile.empty())),
            course);
  }
}
