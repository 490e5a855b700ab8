package ludus.bots.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import ludus.bots.arena.Report.BotShare;
import ludus.bots.arena.Report.Duel;
import ludus.bots.arena.Report.Ending;
import ludus.bots.arena.Report.Pace;
import ludus.bots.arena.Report.SideShare;
import ludus.kernel.Message;

/// Counts the games of an experiment, in their order; none of them is kept.
final class Tallies {

  private final Experiment experiment;
  private final boolean duels;
  private final List<Tally> bots;
  private final Map<String, Tally> levels = new LinkedHashMap<>();
  private final List<Tally> seats;
  private final Map<Message, Tally> sides = new LinkedHashMap<>();
  private final List<Tally> pairs;
  private final int[] undecided;
  private final Map<String, Ending> endings = new LinkedHashMap<>();
  private final Lengths lengths = new Lengths();
  private final Map<String, Pace> paces = new LinkedHashMap<>();
  private int games;
  private int noWinner;

  Tallies(Experiment experiment) {
    this.experiment = experiment;
    this.duels = experiment.format() == Experiment.Format.DUELS;
    this.bots = tallies(experiment.bots().size());
    this.seats = tallies(experiment.setup().seats());
    this.pairs = tallies(duels ? experiment.pairs().size() : 0);
    this.undecided = new int[pairs.size()];
  }

  private static List<Tally> tallies(int count) {
    return Stream.generate(Tally::new).limit(count).toList();
  }

  void add(Played played) {
    int deal = experiment.dealOf(played.game());
    games++;
    noWinner += played.isWon() ? 0 : 1;
    lengths.add(played.decisions());
    String result = played.outcome().result();
    endings.merge(
        result,
        new Ending(result, played.ending(), 1),
        (one, _) -> new Ending(result, one.message(), one.games() + 1));
    for (int seat = 0; seat < seats.size(); seat++) {
      double share = played.outcome().share(seat);
      int bot = experiment.botAt(played.game(), seat);
      String id = experiment.bots().get(bot).id();
      seats.get(seat).add(deal, share, 1);
      if (!played.sides().isEmpty()) {
        sides.computeIfAbsent(played.sides().get(seat), _ -> new Tally()).add(deal, share, 1);
      }
      if (!duels) {
        bots.get(bot).add(deal, share, 1);
        levels.computeIfAbsent(id, _ -> new Tally()).add(deal, share, 1);
      }
      Pace pace = new Pace(id, played.answers().get(seat), played.nanos().get(seat) / 1e9);
      paces.merge(id, pace, Tallies::sum);
    }
    if (duels) {
      addDuel(played, deal);
    }
  }

  private static Pace sum(Pace one, Pace other) {
    return new Pace(one.bot(), one.answers() + other.answers(), one.seconds() + other.seconds());
  }

  private void addDuel(Played played, int deal) {
    int number = experiment.pairOf(played.game());
    if (!played.isWon()) {
      undecided[number]++;
      return;
    }
    Experiment.Pair pair = experiment.pairs().get(number);
    double first = 0;
    for (int seat = 0; seat < seats.size(); seat++) {
      first +=
          experiment.botAt(played.game(), seat) == pair.first() ? played.outcome().share(seat) : 0;
    }
    pairs.get(number).add(deal, first, 1);
    bots.get(pair.first()).add(deal, first, 1);
    bots.get(pair.second()).add(deal, 1 - first, 1);
  }

  Report report(List<Question.Answer> answers, int width, long nanos) {
    List<Duel> met = new ArrayList<>();
    for (int pair = 0; pair < pairs.size(); pair++) {
      met.add(new Duel(experiment.pairs().get(pair), pairs.get(pair).share(), undecided[pair]));
    }
    return new Report(
        games,
        Math.ceilDiv(games, experiment.gamesOfDeal()),
        shares(),
        levels.entrySet().stream()
            .map(it -> new BotShare(it.getKey(), it.getValue().share()))
            .toList(),
        seats.stream().map(Tally::share).toList(),
        sides.entrySet().stream()
            .map(side -> new SideShare(side.getKey(), side.getValue().share()))
            .sorted(Comparator.comparing((SideShare side) -> side.side().key()))
            .toList(),
        met,
        met.size() > 1 ? Ratings.of(experiment.bots(), met) : List.of(),
        endings.values().stream()
            .sorted(Comparator.comparingInt(Ending::games).reversed().thenComparing(Ending::result))
            .toList(),
        noWinner,
        lengths.length(),
        List.copyOf(paces.values()),
        answers,
        lengths.decisions(),
        width,
        nanos / 1e9);
  }

  private List<BotShare> shares() {
    List<BotShare> shares = new ArrayList<>();
    for (int bot = 0; bot < bots.size(); bot++) {
      shares.add(new BotShare(experiment.bots().get(bot).id(), bots.get(bot).share()));
    }
    return shares;
  }
}
