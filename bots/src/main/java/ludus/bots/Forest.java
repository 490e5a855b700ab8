package ludus.bots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Journal;
import ludus.kernel.Viewer;
import org.jspecify.annotations.Nullable;

/// What was found out in thought about the moves to come: information-set Monte Carlo tree search
/// with a tree for each player (MO-ISMCTS: Cowling, Powley and Whitehouse, 2012). Everybody chooses
/// by what that player has been shown, so that sealed answers stay sealed in thought too. The trees
/// know only moves; chance is drawn anew each time.
///
/// Where nothing is known yet, a player follows the instinct; what has proved better or worse than
/// the other moves there becomes likelier or less likely, the more so the more often it was tried.
/// Only how the own turn that goes on will end is planned, as soon as it can be ([Plans]).
///
/// @param <S> a whole position
/// @param <M> a move
public final class Forest<S, M> {

  /// After the horizon a position is judged at the latest so many decisions later.
  private static final int PATIENCE = 20;

  /// A forest that has so many nodes doesn't grow on.
  private static final int MOST_NODES = 20_000;

  /// How often something is tried by instinct where it is known already what is better.
  private static final double CURIOSITY = 0.1;

  private final Mind<S, M> mind;
  private final Game<S, M> game;
  private final Style style;
  private final int horizon;
  private final Node[] roots;
  private final Viewer[] viewers;
  private final Plans<S, M> plans;
  private int nodes;
  private long played;

  public Forest(Mind<S, M> mind, int seats, Style style) {
    this.mind = mind;
    this.game = mind.game();
    this.style = style;
    this.horizon = mind.instinct().horizon();
    this.roots = new Node[seats];
    this.viewers = new Viewer[seats];
    this.plans = new Plans<>(mind);
    this.nodes = seats;
    for (int seat = 0; seat < seats; seat++) {
      roots[seat] = new Node();
      viewers[seat] = Viewer.seat(seat);
    }
  }

  /// How many moves were made in thought.
  public long played() {
    return played + plans.played();
  }

  /// Thinks one way to play on through to its end, and learns from it.
  ///
  /// @return what it is worth to the one who thinks
  double think(S imagined, int seat, M first, long luck) {
    return new Walk(seat, new SplittableRandom(luck)).go(imagined, first);
  }

  /// Goes on from here: the seat has made this move. What was thought about others is forgotten.
  ///
  /// @return false if nothing is known of what the seat could do next
  boolean follow(Situation<S, M> situation, M move) {
    int seat = situation.seat();
    Edge made = roots[seat].find(seat, move);
    if (made == null || !made.after().knowsMovesOf(seat)) {
      return false;
    }
    nodes = 0;
    for (int viewer = 0; viewer < roots.length; viewer++) {
      if (viewer == seat) {
        roots[viewer] = made.after();
      } else {
        Optional<Object> seen = situation.shown(move, viewer);
        if (seen.isPresent()) {
          roots[viewer] = roots[viewer].at(seat, seen.get()).after();
        }
      }
      nodes += roots[viewer].size();
    }
    return true;
  }

  /// How many nodes all trees have.
  int size() {
    return nodes;
  }

  /// One way down the trees and beyond.
  private final class Walk {
    private final int thinker;
    private final RandomGenerator own;
    private final Chance chance;
    private final Node[] at = roots.clone();
    private final List<Node> visited = new ArrayList<>();
    private final List<Edge> chosen = new ArrayList<>();
    private boolean known = true;

    /// What the one who thinks will do in the rest of this turn, once it is planned.
    private Iterator<M> plan = Collections.emptyIterator();

    private boolean isPlanned;

    /// Whether the turn in which the thinking began still goes on.
    private boolean isSameTurn = true;

    Walk(int thinker, RandomGenerator own) {
      this.thinker = thinker;
      this.own = own;
      this.chance = Chance.of(own);
    }

    double go(S imagined, M first) {
      S end = playOn(make(imagined, thinker, first));
      double[] values = mind.valuation().values(end);
      for (int i = 0; i < chosen.size(); i++) {
        Edge edge = chosen.get(i);
        edge.count(values[edge.seat()]);
        visited.get(i).count(values[edge.seat()]);
      }
      return values[thinker];
    }

    /// At least to the horizon, and then until the one who thinks is asked again after others:
    /// there one can compare.
    private S playOn(S state) {
      S now = state;
      int last = thinker;
      for (int decisions = 0; decisions < horizon + PATIENCE; decisions++) {
        int seat = game.awaited(now);
        if (seat < 0 || (decisions >= horizon && seat == thinker && last != thinker)) {
          return now;
        }
        isSameTurn &= seat == thinker;
        now = step(now, seat);
        last = seat;
      }
      return now;
    }

    private S step(S state, int seat) {
      List<M> moves = game.moves(state, seat);
      if (moves.size() == 1) {
        return play(state, seat, moves.getFirst());
      }
      if (isSameTurn && hasPlan(state)) {
        M next = plan.next();
        return known ? make(state, seat, next) : play(state, seat, next);
      }
      double[] weights =
          Impulse.sharpened(mind.instinct().weights(state, seat, moves), style.sharpness());
      if (known) {
        if (own.nextDouble() >= CURIOSITY) {
          learned(at[seat], seat, moves, weights);
        }
        return make(state, seat, moves.get(Impulse.pick(weights, own)));
      }
      return play(state, seat, moves.get(Impulse.pick(weights, own)));
    }

    /// Plans as soon as the rest of the turn is foreseen, and once.
    private boolean hasPlan(S state) {
      if (!isPlanned) {
        Optional<Object> foreseen = mind.instinct().foresight(state, thinker);
        isPlanned = foreseen.isPresent();
        if (isPlanned) {
          plan = plans.plan(state, thinker, foreseen.get()).iterator();
        }
      }
      return plan.hasNext();
    }

    /// A move in the trees; the first new one is the last in them.
    private S make(S state, int seat, M move) {
      if (style.learns()) {
        Edge edge = at[seat].at(seat, move);
        boolean first = chosen.isEmpty();
        visited.add(at[seat]);
        chosen.add(edge);
        known = (first || edge.visits() > 0) && nodes < MOST_NODES;
        if (known) {
          show(state, seat, move, edge);
        }
      } else {
        known = false;
      }
      return play(state, seat, move);
    }

    /// Everybody sees of a move what that player may see.
    private void show(S state, int seat, M move, Edge edge) {
      for (int viewer = 0; viewer < at.length; viewer++) {
        if (viewer == seat) {
          at[viewer] = behind(edge);
        } else {
          Optional<Object> seen = game.shown(state, seat, move, viewers[viewer]);
          if (seen.isPresent()) {
            at[viewer] = behind(at[viewer].at(seat, seen.get()));
          }
        }
      }
    }

    private Node behind(Edge edge) {
      if (!edge.leads()) {
        nodes++;
      }
      return edge.after();
    }

    private S play(S state, int seat, M move) {
      played++;
      return game.play(state, seat, move, chance, Journal.SILENT);
    }
  }

  /// Changes weights by what came of the moves so far.
  private void learned(Node node, int seat, List<M> moves, double[] weights) {
    for (int i = 0; i < weights.length; i++) {
      @Nullable Edge edge = node.find(seat, moves.get(i));
      if (edge != null && edge.visits() > 0) {
        double sure = edge.visits() / (edge.visits() + style.caution());
        weights[i] *= Math.exp(sure * (edge.mean() - node.mean()) / style.lesson());
      }
    }
  }
}
