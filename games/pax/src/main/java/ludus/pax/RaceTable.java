package ludus.pax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import ludus.kernel.text.Columns;

/// Rome's strength against each player's, category by category, and what the players have.
record RaceTable(Pen pen, PaxView view, int label) {

  private static final int ROME = 8;
  private static final int HOLDER = 13;
  private static final int WIDEST = 11;

  /// With narrower columns the number of cards is left out.
  private static final int WITH_CARDS = 8;

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(header());
    for (PaxView.Race race : view.races()) {
      lines.add(race(race));
    }
    lines.add(row("hand", player -> "" + player.handSize()));
    lines.add(row("aurei", player -> player.aurei().map(String::valueOf).orElse("?")));
    if (view.outcome().isEmpty()) {
      lines.add(row("limit", player -> "" + player.cap()));
      lines.add(row("discount", player -> "" + player.discount()));
      lines.add(row("draws", player -> draws(player.draws())));
    }
    return lines;
  }

  private int width() {
    int need = view.you().isPresent() ? needWidth() : 0;
    int free = Columns.WIDTH - label - ROME - HOLDER - need;
    return Math.min(WIDEST, free / view.players().size());
  }

  private int needWidth() {
    return Columns.width(pen.say("need")) + 1;
  }

  private String header() {
    StringBuilder line = new StringBuilder(pen.dim(Columns.left(pen.say("row.strength"), label)));
    line.append(pen.bold(cell(pen.words().say("pax.term.rome"), ROME)));
    for (PaxView.PlayerView player : view.players()) {
      boolean active = view.activePlayer().equals(Optional.of(player.seat()));
      String name = (active ? "▸" : "") + pen.names().apply(player.seat());
      String cut = wide() ? Columns.cut(name, width() - 2) : Columns.clip(name, width() - 1);
      line.append(pen.bold(cell(cut, width())));
    }
    line.append(pen.dim(" " + Columns.left(pen.say("holder"), HOLDER - 1)));
    view.you().ifPresent(_ -> line.append(pen.dim(Columns.right(pen.say("need"), needWidth()))));
    return line.toString().stripTrailing();
  }

  private String race(PaxView.Race race) {
    int category = race.category().index();
    StringBuilder line =
        new StringBuilder(Columns.left(pen.category(race.category()), label))
            .append(strength(race.rome(), romesCards(race.category()), ROME, race.romes()));
    for (PaxView.PlayerView player : view.players()) {
      boolean leads = !race.romes() && race.leaders().contains(player.seat());
      int symbols = player.strength().get(category);
      int cards = player.display().get(category).cards().size();
      line.append(strength(symbols, cards, width(), leads));
    }
    line.append(" ").append(Columns.left(holder(race), HOLDER - 1));
    race.toPassRome()
        .ifPresent(
            more ->
                line.append(Columns.right(more == 0 ? pen.bold("✓") : "+" + more, needWidth())));
    return line.toString().stripTrailing();
  }

  /// Face up, or face down and known.
  private int romesCards(Category category) {
    long known =
        view.rome().faceDown().stream()
            .filter(card -> card.isPresent() && card.get().category() == category)
            .count();
    return view.rome().faceUp().get(category.index()).cards().size() + (int) known;
  }

  /// Symbols, with the number of cards where there is room; a star for who leads.
  private String strength(int symbols, int cards, int width, boolean leads) {
    String counted = wide() && cards > 0 ? " (" + cards + ")" : "";
    String text = symbols == 0 ? Pen.NOTHING : symbols + counted;
    boolean starred = leads && symbols > 0;
    String cell = Columns.right(text + (starred ? "*" : " "), width);
    return starred ? pen.bold(cell) : cell;
  }

  private boolean wide() {
    return width() >= WITH_CARDS;
  }

  private String holder(PaxView.Race race) {
    if (race.romes()) {
      return pen.words().say("pax.term.rome");
    }
    String names = String.join("/", race.leaders().stream().map(pen.names()::apply).toList());
    return pen.bold(Columns.cut(names, HOLDER - 2));
  }

  private String row(String name, Function<PaxView.PlayerView, String> cell) {
    StringBuilder line = new StringBuilder(pen.dim(Columns.left(pen.say("row." + name), label)));
    line.append(" ".repeat(ROME));
    view.players().forEach(player -> line.append(cell(cell.apply(player), width())));
    return line.toString().stripTrailing();
  }

  private static String cell(String text, int width) {
    return Columns.right(text + " ", width);
  }

  /// How many cards are seen at a time.
  private static String draws(DrawMode mode) {
    return switch (mode) {
      case ONE_BY_ONE -> "1+1+1";
      case TWO_THEN_ONE -> "2+1";
      case ALL_THREE -> "3";
      case SHORT_TWO_ONE_BY_ONE -> "1+1";
      case SHORT_TWO_TOGETHER -> "2";
      case SHORT_ONE -> "1";
    };
  }
}
