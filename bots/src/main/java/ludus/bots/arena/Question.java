package ludus.bots.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ludus.kernel.BadInput;

/// Does somebody win more, or less, than this share?
///
/// @param bots those whose wins are added up: all of a level in a line-up, one in duels
/// @param against the other one in duels, -1 in a line-up
public record Question(List<Integer> bots, int against, double even) {

  public Question {
    bots = List.copyOf(bots);
  }

  /// Who is better: for each pair of duels, or for each level of a line-up against all others.
  public static List<Question> whoIsBetter(Experiment experiment) {
    return experiment.format() == Experiment.Format.DUELS
        ? inDuels(experiment, 0.5)
        : inLineUp(experiment);
  }

  /// For each pair of duels, whether the first wins at least this share.
  public static List<Question> inDuels(Experiment experiment, double even) {
    List<Question> questions = new ArrayList<>();
    for (Experiment.Pair pair : experiment.pairs()) {
      questions.add(new Question(List.of(pair.first()), pair.second(), even));
    }
    return questions;
  }

  private static List<Question> inLineUp(Experiment experiment) {
    Map<Contestant, List<Integer>> levels = new LinkedHashMap<>();
    for (int bot = 0; bot < experiment.bots().size(); bot++) {
      levels.computeIfAbsent(experiment.bots().get(bot), _ -> new ArrayList<>()).add(bot);
    }
    if (levels.size() < 2) {
      throw new BadInput("All bots are alike: there is no answer that could become clear.");
    }
    List<Question> questions = new ArrayList<>();
    for (List<Integer> bots : levels.values()) {
      questions.add(new Question(bots, -1, (double) bots.size() / experiment.bots().size()));
    }
    return levels.size() == 2 ? questions.subList(0, 1) : questions; // the other says the same
  }

  /// What the games said.
  ///
  /// @param rate the share won; games that nobody won count as even
  /// @param low the interval holds the true share with 95 % for all questions together, however
  ///   early or late the games end
  public record Answer(Question question, double rate, double low, double high) {

    public boolean isMore() {
      return low > question.even();
    }

    public boolean isLess() {
      return high < question.even();
    }

    public boolean isClear() {
      return isMore() || isLess();
    }
  }
}
