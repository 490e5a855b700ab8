package ludus.bots.arena;

import java.util.ArrayList;
import java.util.List;
import ludus.bots.Budget;
import ludus.bots.Level;
import ludus.kernel.BadInput;
import ludus.kernel.Setup;

/// What to play. Every game is reproducible by its number: who sits where and all chance follow
/// from it.
///
/// @param bots of a line-up one for each seat; of duels any number, each against each
/// @param budget for the bots that have none of their own
public record Experiment(
    Setup setup, Format format, List<Contestant> bots, int games, long seed, Budget budget) {

  /// How the bots meet.
  public enum Format {
    /// All at one table; the line-up turns by one seat for each game.
    LINE_UP,
    /// Two of them share the seats of a table, in every arrangement that gives both the same number
    /// of seats, or one more to either. All pairs and arrangements play the same deal.
    DUELS
  }

  /// Seats of a table as bits; more would give too many arrangements.
  private static final int MOST_SEATS_OF_A_DUEL = 8;

  public Experiment {
    bots = List.copyOf(bots);
    if (format == Format.LINE_UP && bots.size() != setup.seats()) {
      throw new BadInput(
          "%d bots are named for %d seats; name one for each, or one for all."
              .formatted(bots.size(), setup.seats()));
    }
    if (format == Format.DUELS && (setup.seats() < 2 || setup.seats() > MOST_SEATS_OF_A_DUEL)) {
      throw new BadInput("A duel needs 2 to %d seats.".formatted(MOST_SEATS_OF_A_DUEL));
    }
    if (format == Format.DUELS
        && (bots.size() < 2 || bots.stream().distinct().count() < bots.size())) {
      throw new BadInput(
          "A duel needs two different bots, such as equestrian@10it,equestrian@40it.");
    }
  }

  /// A line-up of levels.
  public Experiment(Setup setup, List<Level> levels, int games, long seed, Budget budget) {
    this(setup, Format.LINE_UP, levels.stream().map(Contestant::of).toList(), games, seed, budget);
  }

  public static Experiment lineUp(
      Setup setup, List<Contestant> bots, int games, long seed, Budget budget) {
    return new Experiment(setup, Format.LINE_UP, bots, games, seed, budget);
  }

  /// Each against each, with as many games as asked for or the few more that make up whole deals.
  public static Experiment duels(
      Setup setup, List<Contestant> bots, int games, long seed, Budget budget) {
    Experiment one = new Experiment(setup, Format.DUELS, bots, games, seed, budget);
    return one.withGames(Math.ceilDiv(games, one.gamesOfDeal()) * one.gamesOfDeal());
  }

  public Experiment withGames(int changed) {
    return new Experiment(setup, format, bots, changed, seed, budget);
  }

  public Experiment withSetup(Setup changed) {
    return new Experiment(changed, format, bots, games, seed, budget);
  }

  /// Which bot sits where in a game.
  public int botAt(int game, int seat) {
    if (format == Format.LINE_UP) {
      return Math.floorMod(seat + game, bots.size());
    }
    int of = arrangements().get(game % arrangements().size());
    Pair pair = pairs().get(pairOf(game));
    return (of >> seat & 1) == 1 ? pair.first() : pair.second();
  }

  public Budget budgetOf(int bot) {
    return bots.get(bot).budget().orElse(budget);
  }

  /// The seed of a game's chance: it can be replayed with this number.
  public long seedOf(int game) {
    return seed + dealOf(game);
  }

  /// Games of one deal share their chance.
  public int dealOf(int game) {
    return game / gamesOfDeal();
  }

  public int gamesOfDeal() {
    return format == Format.LINE_UP ? 1 : arrangements().size() * pairs().size();
  }

  /// After so many games every bot has sat everywhere: a fair moment to look at what came out.
  int gamesOfRound() {
    return format == Format.LINE_UP ? bots.size() : gamesOfDeal();
  }

  /// Two bots that meet in duels.
  public record Pair(int first, int second) {}

  public List<Pair> pairs() {
    List<Pair> pairs = new ArrayList<>();
    for (int first = 0; first < bots.size(); first++) {
      for (int second = first + 1; second < bots.size(); second++) {
        pairs.add(new Pair(first, second));
      }
    }
    return pairs;
  }

  int pairOf(int game) {
    return game % gamesOfDeal() / arrangements().size();
  }

  /// The seats of the pair's first bot, as bits, for all arrangements.
  private List<Integer> arrangements() {
    int seats = setup.seats();
    List<Integer> arrangements = new ArrayList<>();
    for (int of = 0; of < 1 << seats; of++) {
      int mine = Integer.bitCount(of);
      if (Math.abs(2 * mine - seats) <= 1) {
        arrangements.add(of);
      }
    }
    return arrangements;
  }
}
