package ludus.bots.arena;

import java.util.ArrayList;
import java.util.List;

/// A question, and what the games have said to it so far.
final class Inquiry {

  /// That any of the answers is wrong.
  private static final double RISK = 0.05;

  private final Experiment experiment;
  private final Question question;
  private final Evidence evidence;

  /// Of the games that share their chance: only together they are one observation.
  private double sum;

  private int games;

  private Inquiry(Experiment experiment, Question question, double risk) {
    this.experiment = experiment;
    this.question = question;
    this.evidence = new Evidence(risk);
  }

  static List<Inquiry> all(Experiment experiment, List<Question> questions) {
    List<Inquiry> all = new ArrayList<>();
    for (Question question : questions) {
      all.add(new Inquiry(experiment, question, RISK / questions.size()));
    }
    return all;
  }

  void add(Played played) {
    if (concerns(played.game())) {
      sum += played.isWon() ? share(played) : question.even();
      games++;
    }
    if ((played.game() + 1) % experiment.gamesOfDeal() == 0) {
      evidence.add(sum / games);
      sum = 0;
      games = 0;
    }
  }

  private boolean concerns(int game) {
    return question.against() < 0
        || experiment
            .pairs()
            .get(experiment.pairOf(game))
            .equals(new Experiment.Pair(question.bots().getFirst(), question.against()));
  }

  private double share(Played played) {
    double share = 0;
    for (int seat = 0; seat < experiment.setup().seats(); seat++) {
      if (question.bots().contains(experiment.botAt(played.game(), seat))) {
        share += played.outcome().share(seat);
      }
    }
    return share;
  }

  boolean isClear() {
    return evidence.excludes(question.even());
  }

  Question.Answer answer() {
    return new Question.Answer(question, evidence.mean(), evidence.low(), evidence.high());
  }
}
