package ludus.bots.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Instinct;
import ludus.kernel.Journal;
import ludus.kernel.Valuation;
import ludus.kernel.Viewer;
import org.jspecify.annotations.Nullable;

/// Information-set Monte Carlo tree search with a tree for each player: everybody chooses by what
/// that player has been shown, so that sealed answers stay sealed in thought too. Every iteration
/// plays one imagined position; chance is drawn again each time, and the trees know only moves.
///
/// @param <S> a whole position
/// @param <M> a move
public final class Search<S, M> {

  /// Trees that have grown so large don't grow on; positions behind them are still judged.
  private static final int MOST_NODES = 300_000;

  private static final int LONGEST_TURN = 20;

  private final Game<S, M> game;
  private final Valuation<S> valuation;
  private final @Nullable Instinct<S, M> instinct;
  private final Style style;
  private final RandomGenerator own;
  private final Chance chance;
  private final Node[] roots;
  private final Viewer[] viewers;

  // of one iteration
  private final Node[] at;
  private final List<Node> visited = new ArrayList<>();
  private final List<Edge> chosen = new ArrayList<>();

  private int nodes;
  private int iterations;
  private long played;

  public Search(Game<S, M> game, int seats, Style style, RandomGenerator own) {
    this.game = game;
    this.valuation = game.valuation();
    this.instinct = game.instinct().orElse(null);
    this.style = style;
    this.own = own;
    this.chance = Chance.of(own);
    this.roots = new Node[seats];
    this.at = new Node[seats];
    this.viewers = new Viewer[seats];
    for (int seat = 0; seat < seats; seat++) {
      roots[seat] = new Node();
      viewers[seat] = Viewer.seat(seat);
    }
  }

  /// How many positions were imagined.
  public int iterations() {
    return iterations;
  }

  /// How many moves were played in thought.
  public long played() {
    return played;
  }

  /// How often each of these moves was chosen at the root by its seat.
  public int[] visits(int seat, List<M> moves) {
    int[] visits = new int[moves.size()];
    for (int i = 0; i < visits.length; i++) {
      Edge edge = roots[seat].find(seat, moves.get(i));
      visits[i] = edge == null ? 0 : edge.visits;
    }
    return visits;
  }

  /// What each of these moves brought its seat on average; NaN for those never tried.
  public double[] values(int seat, List<M> moves) {
    double[] values = new double[moves.size()];
    for (int i = 0; i < values.length; i++) {
      Edge edge = roots[seat].find(seat, moves.get(i));
      values[i] = edge == null || edge.visits == 0 ? Double.NaN : edge.mean();
    }
    return values;
  }

  /// Thinks through one imagined position.
  public void iterate(S imagined) {
    iterations++;
    System.arraycopy(roots, 0, at, 0, roots.length);
    visited.clear();
    chosen.clear();
    double[] values = valuation.values(settle(playOn(descend(imagined))));
    for (int i = 0; i < chosen.size(); i++) {
      Edge edge = chosen.get(i);
      Node node = visited.get(i);
      edge.visits++;
      edge.won += values[edge.seat];
      node.visits++;
      node.won += values[edge.seat];
    }
  }

  /// Follows the trees until something new is tried.
  private S descend(S imagined) {
    S state = imagined;
    boolean known = true;
    while (known) {
      Agenda agenda = game.agenda(state);
      if (agenda.isOver()) {
        return state;
      }
      int seat = agenda.must().getFirst().seat();
      List<M> moves = game.moves(state, seat);
      if (moves.size() == 1) {
        state = play(state, seat, moves.getFirst());
        continue;
      }
      Edge edge = choose(state, at[seat], seat, moves);
      visited.add(at[seat]);
      chosen.add(edge);
      @SuppressWarnings("unchecked") // an edge of a seat in its own tree holds the move itself
      M move = (M) edge.move;
      known = edge.visits > 0 && nodes < MOST_NODES;
      if (known) {
        show(state, seat, move, edge);
      }
      state = play(state, seat, move);
    }
    return state;
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
    Node after = edge.after;
    if (after == null) {
      after = new Node();
      edge.after = after;
      nodes++;
    }
    return after;
  }

  private S play(S state, int seat, M move) {
    played++;
    return game.play(state, seat, move, chance, Journal.SILENT);
  }

  /// What has been good so far, or is likely and has been tried little.
  private Edge choose(S state, Node node, int seat, List<M> moves) {
    Edge[] edges = new Edge[moves.size()];
    boolean complete = true;
    for (int i = 0; i < edges.length; i++) {
      Edge edge = node.find(seat, moves.get(i));
      complete &= edge != null;
      edges[i] = edge == null ? node.at(seat, moves.get(i)) : edge;
    }
    if (!complete) {
      guess(state, seat, moves, edges);
    }
    double untried = node.visits == 0 ? 0 : node.won / node.visits + style.boldness();
    Edge best = edges[0];
    double most = Double.NEGATIVE_INFINITY;
    for (Edge edge : edges) {
      edge.chances++;
      double good = edge.visits == 0 ? untried : edge.mean();
      double score =
          good
              + style.curiosity() * edge.prior * Math.sqrt(edge.chances) / (1 + edge.visits)
              + 1e-9 * own.nextDouble();
      if (score > most) {
        most = score;
        best = edge;
      }
    }
    return best;
  }

  /// How likely each move is before anything was tried: by instinct, or by how things look right
  /// after it.
  private void guess(S state, int seat, List<M> moves, Edge[] edges) {
    double[] weights =
        instinct == null ? looks(state, seat, moves) : instinct.weights(state, seat, moves);
    double sum = 0;
    for (double weight : weights) {
      sum += weight;
    }
    for (int i = 0; i < edges.length; i++) {
      if (edges[i].prior == 0) {
        edges[i].prior = weights[i] / sum;
      }
    }
  }

  private double[] looks(S state, int seat, List<M> moves) {
    double[] weights = new double[moves.size()];
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < weights.length; i++) {
      weights[i] = valuation.values(play(state, seat, moves.get(i)))[seat];
      most = Math.max(most, weights[i]);
    }
    for (int i = 0; i < weights.length; i++) {
      weights[i] = Math.exp((weights[i] - most) / style.heat());
    }
    return weights;
  }

  /// Plays on behind the tree as people would who don't think.
  private S playOn(S state) {
    S now = state;
    for (int i = 0; i < style.horizon(); i++) {
      Agenda agenda = game.agenda(now);
      if (agenda.isOver()) {
        return now;
      }
      int seat = agenda.must().getFirst().seat();
      List<M> moves = game.moves(now, seat);
      now = play(now, seat, moves.get(moves.size() == 1 ? 0 : impulse(now, seat, moves)));
    }
    return now;
  }

  /// Brings the turn in progress to its end as a hurried player would: the middle of a turn is hard
  /// to judge.
  private S settle(S state) {
    S now = state;
    int turns = style.turns();
    int last = -1;
    for (int i = 0; i < LONGEST_TURN * turns; i++) {
      Agenda agenda = game.agenda(now);
      if (agenda.isOver()) {
        return now;
      }
      int seat = agenda.must().getFirst().seat();
      if (seat != last) {
        if (last >= 0) {
          turns--;
        }
        if (turns == 0) return now;
        last = seat;
      }
      now = hurried(now, seat);
    }
    return now;
  }

  private S hurried(S state, int seat) {
    List<M> moves = game.moves(state, seat);
    S best = play(state, seat, moves.getFirst());
    if (moves.size() == 1) {
      return best;
    }
    double most = valuation.values(best)[seat];
    for (int i = 1; i < moves.size(); i++) {
      S after = play(state, seat, moves.get(i));
      double value = valuation.values(after)[seat];
      if (value > most) {
        most = value;
        best = after;
      }
    }
    return best;
  }

  private int impulse(S state, int seat, List<M> moves) {
    if (instinct == null) {
      return own.nextInt(moves.size());
    }
    double[] weights = instinct.weights(state, seat, moves);
    double sum = 0;
    for (double weight : weights) {
      sum += weight;
    }
    double left = own.nextDouble() * sum;
    int last = 0;
    for (int i = 0; i < weights.length; i++) {
      if (weights[i] > 0) {
        last = i;
        left -= weights[i];
        if (left < 0) {
          return i;
        }
      }
    }
    return last;
  }
}
