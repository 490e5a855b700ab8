package ludus.pax;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Aim;
import ludus.kernel.FittedValuation;
import ludus.kernel.text.Resources;

/// How good a position of PAX is: how likely Rome wins, who would then be Primus Conspiratus, and
/// who would otherwise have most points. All three were fitted from games.
final class PaxValuation extends FittedValuation<State> {

  private static final int ROME = 0;
  private static final int CONSPIRACY = 1;
  private static final int POINTS = 2;

  private static final List<Aim> AIMS =
      List.of(
          Aim.ofAll("Rome", Outlook.OF_ROME).withCells(8),
          Aim.ofSeats("conspiracy", Outlook.OF_A_CONSPIRATOR).withCells(8),
          Aim.ofSeats("points", Outlook.OF_A_REBEL).withCells(16));

  static final PaxValuation IT = new PaxValuation(Resources.text("/ludus/pax/weights.json"));

  private PaxValuation(String weights) {
    super(AIMS, weights);
  }

  @Override
  public PaxValuation with(String weights) {
    return new PaxValuation(weights);
  }

  /// By the rounds that the deck still gives.
  @Override
  public double progress(State state) {
    return 1 / (1 + 0.35 * Odds.roundsLeft(state));
  }

  @Override
  public double[][] answers(State state, int aim) {
    return answers(new Outlook(state), aim);
  }

  private static double[][] answers(Outlook outlook, int aim) {
    if (aim == ROME) {
      return new double[][] {outlook.ofRome(), new double[Outlook.OF_ROME.size()]};
    }
    double[][] answers = new double[outlook.seats()][];
    for (int seat = 0; seat < answers.length; seat++) {
      answers[seat] = aim == POINTS ? outlook.ofRebel(seat) : outlook.ofConspirator(seat);
    }
    return answers;
  }

  @Override
  public double[] truth(State over, int aim) {
    Scoring scoring = Scoring.of(over);
    if (aim == ROME) {
      return scoring.romeWins() ? new double[] {1, 0} : new double[] {0, 1};
    }
    double[] shares = new double[over.players().size()];
    if (aim == CONSPIRACY) {
      for (int seat = 0; seat < shares.length; seat++) {
        shares[seat] = over.pcHolder() == State.NOBODY ? 1.0 / shares.length : 0;
      }
      if (over.pcHolder() != State.NOBODY) {
        shares[over.pcHolder()] = 1;
      }
      return shares;
    }
    int most = Integer.MIN_VALUE;
    int equals = 0;
    for (Scoring.Score score : scoring.scores()) {
      equals = score.total() > most ? 1 : score.total() == most ? equals + 1 : equals;
      most = Math.max(most, score.total());
    }
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = scoring.scores().get(seat).total() == most ? 1.0 / equals : 0;
    }
    return shares;
  }

  @Override
  public double[] values(State state) {
    if (state.step() instanceof Step.Over) {
      return shares(state);
    }
    Outlook outlook = new Outlook(state);
    if (state.isSolo()) {
      return new double[] {outlook.solo()};
    }
    double progress = progress(state);
    double rome = likely(answers(outlook, ROME), ROME, progress)[0];
    double[] conspiracy = likely(answers(outlook, CONSPIRACY), CONSPIRACY, progress);
    double[] points = likely(answers(outlook, POINTS), POINTS, progress);
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] = rome * conspiracy[seat] + (1 - rome) * points[seat];
    }
    return points;
  }

  private static double[] shares(State state) {
    var outcome = Scoring.of(state).outcome(state);
    double[] shares = new double[state.players().size()];
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = outcome.share(seat);
    }
    return shares;
  }

  @Override
  public List<String> names() {
    List<String> names = new ArrayList<>(Outlook.OF_A_CONSPIRATOR);
    names.addAll(Outlook.OF_A_REBEL);
    return names;
  }

  @Override
  public double[] features(State state, int seat) {
    Outlook outlook = new Outlook(state);
    double[] conspirator = outlook.ofConspirator(seat);
    double[] rebel = outlook.ofRebel(seat);
    double[] both = new double[conspirator.length + rebel.length];
    System.arraycopy(conspirator, 0, both, 0, conspirator.length);
    System.arraycopy(rebel, 0, both, conspirator.length, rebel.length);
    return both;
  }
}
