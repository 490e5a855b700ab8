package ludus.pax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import ludus.kernel.text.Columns;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Screen;
import ludus.kernel.text.Words;

/// PAX in 80 columns.
final class PaxScreen implements Screen {

  @Override
  public List<String> draw(Object view, Words words, IntFunction<String> names, Ink ink) {
    return new Page((PaxView) view, new Pen(words, names, ink)).lines();
  }

  @Override
  public List<String> brief(Object view, Words words, IntFunction<String> names, Ink ink) {
    return new Page((PaxView) view, new Pen(words, names, ink)).brief();
  }

  /// @param label as wide as the widest word that begins a line
  private record Page(PaxView view, Pen pen, int label) {

    Page(PaxView view, Pen pen) {
      this(view, pen, widest(pen));
    }

    private static int widest(Pen pen) {
      Stream<String> rows =
          pen.words().keys().stream()
              .filter(key -> key.startsWith("pax.screen.row.") || key.startsWith("pax.category."))
              .map(pen.words()::say);
      return rows.mapToInt(Columns::width).max().orElse(0) + 1;
    }

    /// How far ahead in the deck a known card is worth a mention.
    private static final int SOON = 12;

    List<String> lines() {
      List<String> lines = new ArrayList<>();
      lines.add(title());
      lines.add(pen.dim("─".repeat(Columns.WIDTH)));
      if (view.step() instanceof PaxView.Opening opening) {
        lines.addAll(marks());
        lines.addAll(goal());
        lines.addAll(hand(opening.drawn(), "row.flight"));
        return lines;
      }
      view.outcome().ifPresent(outcome -> lines.addAll(score(outcome)));
      lines.addAll(rome());
      lines.addAll(new RaceTable(pen, view, label).lines());
      lines.addAll(marks());
      lines.addAll(known());
      lines.addAll(goal());
      if (view.outcome().isEmpty()) {
        lines.add("");
        lines.addAll(new LegionTable(pen, view, label).lines());
      }
      lines.addAll(inFlight());
      view.you().ifPresent(you -> lines.addAll(hand(view.players().get(you).hand(), "row.yours")));
      return lines;
    }

    List<String> brief() {
      if (view.you().isEmpty() || view.outcome().isPresent()) {
        return lines();
      }
      List<String> lines = new ArrayList<>();
      switch (view.step()) {
        case PaxView.Draw _, PaxView.Buy _ ->
            lines.addAll(new LegionTable(pen, view, label).lines());
        default -> lines.addAll(versusRome());
      }
      PaxView.PlayerView you = view.players().get(view.you().get());
      lines.addAll(hand(you.hand(), "row.yours"));
      lines.addAll(purse(you));
      return lines;
    }

    private List<String> score(Outcome outcome) {
      List<String> lines =
          new ArrayList<>(new ScoreTable(pen, view, view.scoring().orElseThrow(), outcome).lines());
      lines.add("");
      return lines;
    }

    private String title() {
      String left = pen.bold(pen.say("title")) + Pen.DOT + when();
      List<String> right = new ArrayList<>();
      if (view.outcome().isEmpty()) {
        right.add(
            view.deck().size() == 0
                ? pen.say("deckEmpty")
                : pen.say(Pen.message("deck").with("count", view.deck().size())));
      }
      if (view.removed() > 0) {
        right.add(pen.say(Pen.message("removed").with("count", view.removed())));
      }
      String end = pen.dim(String.join(Pen.DOT, right));
      return (left + Columns.right(end, Columns.WIDTH - Columns.width(left))).stripTrailing();
    }

    private String when() {
      if (view.outcome().isPresent()) {
        return pen.say(Pen.message("over").with("round", view.round()));
      }
      if (view.activePlayer().isEmpty()) {
        return pen.say("opening");
      }
      return pen.say(Pen.message("round").with("round", view.round()))
          + Pen.DOT
          + pen.bold(pen.say(Pen.message("turn").player(view.activePlayer().get())));
    }

    private List<String> rome() {
      List<String> up = new ArrayList<>();
      for (PaxView.RowView row : view.rome().faceUp()) {
        if (!row.cards().isEmpty()) {
          Stream<String> faces = row.cards().stream().map(it -> it.value() + "/" + it.symbols());
          up.add(pen.category(row.category()) + " " + String.join(" ", faces.toList()));
        }
      }
      List<Optional<Card>> down = view.rome().faceDown();
      boolean known = !down.isEmpty() && down.getFirst().isPresent();
      List<String> hidden = new ArrayList<>();
      if (known) {
        down.forEach(card -> hidden.add(pen.shown(card)));
      } else {
        hidden.add(pen.say(Pen.message("unknown").with("count", down.size())));
      }
      List<String> lines = new ArrayList<>();
      if (!up.isEmpty()) {
        lines.addAll(pen.line(pen.words().say("pax.term.rome"), label, up));
      }
      lines.addAll(pen.line(pen.say("row.hidden"), label, hidden));
      lines.add("");
      return lines;
    }

    private List<String> marks() {
      List<String> marks = new ArrayList<>();
      if (view.players().size() > 1) {
        marks.add(pen.words().say("pax.term.primus") + ": " + name(view.primus()));
      }
      marks.add(
          pen.words().say("pax.term.primusConspiratus")
              + ": "
              + view.pcHolder().map(this::name).orElse("–"));
      List<String> peeked =
          view.players().stream()
              .filter(PaxView.PlayerView::hasPeeked)
              .map(player -> name(player.seat()))
              .toList();
      List<String> lines = new ArrayList<>(pen.line(pen.say("row.marks"), label, marks));
      if (!peeked.isEmpty() && view.outcome().isEmpty()) {
        String indent = " ".repeat(label);
        String start = indent + pen.say("peeked") + ": ";
        lines.addAll(Columns.flow(peeked, ", ", Columns.WIDTH - 1, start, indent));
      }
      return lines;
    }

    /// What the viewer knows of hidden places.
    private List<String> known() {
      List<String> known = new ArrayList<>();
      for (PaxView.PlayerView player : view.players()) {
        if (!view.you().equals(Optional.of(player.seat()))) {
          String owner = name(player.seat()) + ": ";
          for (Card card : player.hand()) {
            known.add(owner + pen.card(card));
            owner = "";
          }
        }
      }
      List<String> coming = new ArrayList<>();
      for (PaxView.KnownCard card : view.deck().known()) {
        if (card.position() < SOON) {
          coming.add((card.position() + 1) + ". " + pen.card(card.card()));
        }
      }
      List<String> lines = new ArrayList<>();
      if (!known.isEmpty()) {
        lines.addAll(pen.line(pen.say("row.theirs"), label, known));
      }
      if (!coming.isEmpty()) {
        lines.addAll(pen.line(pen.say("row.coming"), label, coming));
      }
      return lines;
    }

    /// PAX-SOLO-4
    private List<String> goal() {
      if (view.goal().isEmpty()) {
        return List.of();
      }
      PaxView.Goal goal = view.goal().get();
      Message told =
          Pen.message("goal")
              .with("game", goal.game())
              .with("needed", goal.strongerThanRomeIn())
              .with("shown", goal.categoriesShown())
              .with("stronger", goal.strongerNow());
      return pen.line(pen.say("row.goal"), label, List.of(pen.say(told)));
    }

    private List<String> inFlight() {
      if (!(view.step() instanceof PaxView.Draw draw)) {
        return List.of();
      }
      List<String> cards = new ArrayList<>(draw.flight().stream().map(pen::shown).toList());
      if (draw.toCome() > 0) {
        cards.add(pen.say(Pen.message("toCome").with("count", draw.toCome())));
      }
      return pen.line(pen.say("row.flight"), label, cards);
    }

    private List<String> hand(List<Card> cards, String row) {
      return pen.line(
          pen.say(row), label, cards.isEmpty() ? List.of(pen.dim("–")) : pen.cards(cards));
    }

    private List<String> purse(PaxView.PlayerView you) {
      Message purse =
          Pen.message("purse").with("aurei", you.aurei().orElse(0)).with("limit", you.cap());
      String next =
          view.turn()
              .filter(_ -> view.step() instanceof PaxView.Play)
              .map(turn -> pen.say(Pen.message("nextCard").with("cost", turn.nextCost())))
              .orElse(pen.say(Pen.message("discounted").with("discount", you.discount())));
      return pen.line(pen.say("row.purse"), label, List.of(pen.say(purse), next));
    }

    /// The viewer's strength and Rome's, on a line or two.
    private List<String> versusRome() {
      PaxView.PlayerView you = view.players().get(view.you().orElseThrow());
      List<String> races = new ArrayList<>();
      for (PaxView.Race race : view.races()) {
        int yours = you.strength().get(race.category().index());
        String score = yours + ":" + race.rome();
        races.add(
            pen.category(race.category()) + " " + (yours > race.rome() ? pen.bold(score) : score));
      }
      return pen.line(pen.say("row.versus"), label, races);
    }

    private String name(int seat) {
      return pen.names().apply(seat);
    }
  }
}
