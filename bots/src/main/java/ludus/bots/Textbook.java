package ludus.bots;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.Game;
import ludus.kernel.Journal;

/// Plain information-set Monte Carlo tree search with one tree (SO-ISMCTS: Cowling, Powley and
/// Whitehouse, 2012), as a yardstick: UCB1 over the moves that were available, random games to the
/// end, no knowledge of the game at all, nothing kept from one decision to the next. Nobody is
/// offered it as an opponent.
///
/// Who is awaited first in the agenda chooses first, so sealed answers and reactions are chosen one
/// after the other, as if each saw those before: that is how the literature does it too.
public final class Textbook implements Bot {

  /// The weight of exploration; 0.7 is what its authors used for rewards between 0 and 1.
  private static final double EXPLORATION = 0.7;

  /// How many moves a random game may take; one that is longer counts as drawn by all.
  private static final int LONGEST_ROLLOUT = 5_000;

  private static final int ITERATIONS = 1_000;
  private static final long MILLIS = 1_000;
  private static final int BETWEEN_LOOKS_AT_THE_CLOCK = 64;

  private final LongSupplier clock;

  public Textbook() {
    this(System::nanoTime);
  }

  /// @param clock in nanoseconds
  Textbook(LongSupplier clock) {
    this.clock = clock;
  }

  @Override
  public <S, M> M choose(Situation<S, M> situation, Budget budget, RandomGenerator own) {
    List<M> moves = situation.moves();
    if (moves.size() == 1) {
      return moves.getFirst();
    }
    int[] visits = visits(situation, moves, budget, own);
    int favorite = own.nextInt(moves.size()); // without any time to think, whichever
    int most = 0;
    for (int i = 0; i < visits.length; i++) {
      if (visits[i] > most) {
        most = visits[i];
        favorite = i;
      }
    }
    return moves.get(favorite);
  }

  /// How often each of its moves was made in thought.
  public <S, M> int[] visits(
      Situation<S, M> situation, List<M> moves, Budget budget, RandomGenerator own) {
    boolean timed = budget.millis().isPresent();
    int most = budget.iterations().orElse(timed ? Integer.MAX_VALUE : ITERATIONS);
    long nanos =
        budget.iterations().isPresent()
            ? Long.MAX_VALUE
            : TimeUnit.MILLISECONDS.toNanos(budget.millis().orElse(MILLIS));
    Tree<S, M> tree = new Tree<>(situation, clock, nanos, own);
    while (tree.iterations < most && tree.iterate()) {}
    return tree.visits(moves);
  }

  @Override
  public Budget usual() {
    return Budget.ofIterations(ITERATIONS);
  }

  @Override
  public boolean watchesClock(Budget budget) {
    return budget.iterations().isEmpty();
  }

  @Override
  public <S, M> Optional<M> speak(Situation<S, M> situation, RandomGenerator own) {
    return Optional.empty();
  }

  /// A move and whose it is.
  private record Choice<M>(int seat, M move) {}

  /// What is known of a move: how often it was made and could have been, and what it brought to the
  /// one who made it.
  private static final class Node<M> {
    private final Map<Choice<M>, Node<M>> children = new HashMap<>();
    private int visits;
    private int available;
    private double reward;

    double bound() {
      return reward / visits + EXPLORATION * Math.sqrt(Math.log(available) / visits);
    }
  }

  private static final class Tree<S, M> {
    private final Situation<S, M> situation;
    private final Game<S, M> game;
    private final LongSupplier clock;
    private final long begun;
    private final long nanos;
    private final RandomGenerator own;
    private final Chance chance;
    private final Node<M> root = new Node<>();
    private int iterations;

    Tree(Situation<S, M> situation, LongSupplier clock, long nanos, RandomGenerator own) {
      this.situation = situation;
      this.clock = clock;
      this.begun = clock.getAsLong();
      this.game = situation.game();
      this.nanos = nanos;
      this.own = own;
      this.chance = Chance.of(own);
    }

    private boolean isLate() {
      return nanos != Long.MAX_VALUE && clock.getAsLong() - begun >= nanos;
    }

    /// One imagined position, one way down the tree, one new move, one random game.
    ///
    /// @return false if the time was over before its end
    boolean iterate() {
      if (isLate()) {
        return false;
      }
      S state = situation.imagine(own);
      Node<M> node = root;
      List<Choice<M>> path = new ArrayList<>();
      List<Node<M>> nodes = new ArrayList<>();
      Agenda agenda = game.agenda(state);
      boolean grown = false;
      while (!agenda.isOver() && !grown) {
        int seat = agenda.must().getFirst().seat();
        List<M> moves = game.moves(state, seat);
        List<M> untried = untried(node, seat, moves);
        grown = !untried.isEmpty();
        Choice<M> choice =
            new Choice<>(
                seat, grown ? untried.get(own.nextInt(untried.size())) : best(node, seat, moves));
        node = node.children.computeIfAbsent(choice, _ -> new Node<>());
        path.add(choice);
        nodes.add(node);
        state = game.play(state, seat, choice.move(), chance, Journal.SILENT);
        agenda = game.agenda(state);
      }
      Optional<double[]> rewards = random(state, agenda);
      if (rewards.isEmpty()) {
        return false;
      }
      for (int i = 0; i < nodes.size(); i++) {
        nodes.get(i).visits++;
        nodes.get(i).reward += rewards.get()[path.get(i).seat()];
      }
      iterations++;
      return true;
    }

    /// Moves that were never made here; all others have been available once more.
    private List<M> untried(Node<M> node, int seat, List<M> moves) {
      List<M> untried = new ArrayList<>();
      for (M move : moves) {
        Node<M> child = node.children.get(new Choice<>(seat, move));
        if (child == null || child.visits == 0) {
          untried.add(move);
        }
        if (child != null) {
          child.available++;
        }
      }
      return untried;
    }

    private M best(Node<M> node, int seat, List<M> moves) {
      M best = moves.getFirst();
      double most = Double.NEGATIVE_INFINITY;
      for (M move : moves) {
        double bound = child(node, seat, move).bound();
        if (bound > most) {
          most = bound;
          best = move;
        }
      }
      return best;
    }

    private Node<M> child(Node<M> node, int seat, M move) {
      Node<M> child = node.children.get(new Choice<>(seat, move));
      if (child == null) {
        throw new IllegalStateException("No such move was tried: " + move);
      }
      return child;
    }

    /// Plays at random to the end.
    ///
    /// @return each seat's share of the victory; nothing if the time is over
    private Optional<double[]> random(S from, Agenda first) {
      S state = from;
      Agenda agenda = first;
      for (int played = 0; !agenda.isOver() && played < LONGEST_ROLLOUT; played++) {
        if (played % BETWEEN_LOOKS_AT_THE_CLOCK == BETWEEN_LOOKS_AT_THE_CLOCK - 1 && isLate()) {
          return Optional.empty();
        }
        int seat = agenda.must().getFirst().seat();
        List<M> moves = game.moves(state, seat);
        M move = moves.get(own.nextInt(moves.size()));
        state = game.play(state, seat, move, chance, Journal.SILENT);
        agenda = game.agenda(state);
      }
      int seats = game.valuation().values(state).length;
      double[] rewards = new double[seats];
      for (int seat = 0; seat < seats; seat++) {
        rewards[seat] = agenda.isOver() ? agenda.outcome().get().share(seat) : 1.0 / seats;
      }
      return Optional.of(rewards);
    }

    int[] visits(List<M> moves) {
      int[] visits = new int[moves.size()];
      for (int i = 0; i < visits.length; i++) {
        Node<M> child = root.children.get(new Choice<>(situation.seat(), moves.get(i)));
        visits[i] = child == null ? 0 : child.visits;
      }
      return visits;
    }
  }
}
