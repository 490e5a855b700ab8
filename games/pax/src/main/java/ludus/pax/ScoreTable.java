package ludus.pax;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import ludus.kernel.text.Columns;

/// How every point of the final scoring came about, and who won.
record ScoreTable(Pen pen, PaxView view, Scoring scoring, Outcome outcome) {

  private static final int WIDEST = 11;
  private static final int NOT_COUNTED = -1;

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.addAll(Columns.wrap(pen.bold(result()), Columns.WIDTH, ""));
    if (view.goal().isPresent()) {
      return lines; // PAX-SOLO-10
    }
    lines.add("");
    lines.add(header());
    lines.add(row("categories", Scoring.Score::categories, Scoring.Score::categoryPoints));
    lines.add(row("stronger", Scoring.Score::strongerIn, Scoring.Score::strongerPoints));
    lines.add(row("armies", _ -> NOT_COUNTED, Scoring.Score::armyPoints));
    lines.add(row("fleets", _ -> NOT_COUNTED, Scoring.Score::fleetPoints));
    lines.add(row("conspiratus", _ -> NOT_COUNTED, Scoring.Score::conspiratusPoints));
    lines.add(row("money", Scoring.Score::money, Scoring.Score::moneyPoints));
    lines.add(pen.bold(row("total", _ -> NOT_COUNTED, Scoring.Score::total)));
    return lines;
  }

  private String result() {
    long rome = scoring.romes().stream().filter(romes -> romes).count();
    return pen.say(
        Message.of("pax.event.GameDecided." + outcome.result())
            .with("rome", rome)
            .with("count", outcome.winners().size())
            .with("winners", outcome.winners().stream().map(Message.Player::new).toList()));
  }

  private int label() {
    int widest = 0;
    for (String name :
        List.of(
            "points",
            "categories",
            "stronger",
            "armies",
            "fleets",
            "conspiratus",
            "money",
            "total")) {
      widest = Math.max(widest, Columns.width(pen.say("score." + name)));
    }
    return widest + 1;
  }

  private int width() {
    return Math.min(WIDEST, (Columns.WIDTH - label()) / view.players().size());
  }

  private String header() {
    StringBuilder line = new StringBuilder(pen.dim(Columns.left(pen.say("score.points"), label())));
    for (PaxView.PlayerView player : view.players()) {
      String name = Columns.clip(pen.names().apply(player.seat()), width() - 1);
      boolean won = outcome.winners().contains(player.seat());
      line.append(Columns.right(won ? pen.bold(name) : name, width()));
    }
    return line.toString();
  }

  /// The points, after the number they are for where there is room.
  private String row(
      String name, ToIntFunction<Scoring.Score> count, ToIntFunction<Scoring.Score> points) {
    StringBuilder line = new StringBuilder(Columns.left(pen.say("score." + name), label()));
    for (Scoring.Score score : scoring.scores()) {
      int number = count.applyAsInt(score);
      String counted =
          number == NOT_COUNTED || width() < WIDEST ? "" : pen.dim("(" + number + ") ");
      line.append(
          Columns.right(counted + Columns.right("" + points.applyAsInt(score), 2), width()));
    }
    return line.toString();
  }
}
