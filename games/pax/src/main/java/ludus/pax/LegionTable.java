package ludus.pax;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import ludus.kernel.text.Columns;

/// The Legions side by side, each with its group, what it is worth and what it costs the viewer.
record LegionTable(Pen pen, PaxView view, int label) {

  private static final int MOST_ABREAST = 6;
  private static final int WIDEST = 17;

  List<String> lines() {
    List<PaxView.LegionView> legions = view.legions();
    int room = (Columns.WIDTH - label) / (widestCard() + 1);
    int blocks = Math.ceilDiv(legions.size(), Math.clamp(room, 1, MOST_ABREAST));
    int abreast = Math.ceilDiv(legions.size(), blocks);
    int width = Math.min(WIDEST, (Columns.WIDTH - label) / abreast);
    List<String> lines = new ArrayList<>();
    for (int from = 0; from < legions.size(); from += abreast) {
      block(legions.subList(from, Math.min(legions.size(), from + abreast)), width, lines);
    }
    return lines;
  }

  private int widestCard() {
    return view.legions().stream()
        .flatMap(legion -> legion.cards().stream())
        .mapToInt(card -> Columns.width(pen.card(card)))
        .max()
        .orElse(0);
  }

  private void block(List<PaxView.LegionView> legions, int width, List<String> lines) {
    lines.add(row("legion", legions, width, it -> pen.bold(PaxWords.legion(it.number()))));
    int most = legions.stream().mapToInt(legion -> legion.cards().size()).max().orElse(0);
    for (int card = 0; card < Math.max(1, most); card++) {
      int at = card;
      lines.add(row(at == 0 ? "faces" : "none", legions, width, legion -> card(legion, at)));
    }
    lines.add(row("value", legions, width, this::value));
    if (view.you().isPresent()) {
      lines.add(row("price", legions, width, this::price));
    }
  }

  private String row(
      String name,
      List<PaxView.LegionView> legions,
      int width,
      Function<PaxView.LegionView, String> cell) {
    String title = name.equals("none") ? "" : pen.say("row." + name);
    StringBuilder row = new StringBuilder(pen.dim(Columns.left(title, label)));
    legions.forEach(legion -> row.append(Columns.left(cell.apply(legion), width)));
    return row.toString().stripTrailing();
  }

  private String card(PaxView.LegionView legion, int at) {
    return at < legion.cards().size()
        ? pen.card(legion.cards().get(at))
        : at == 0 ? pen.dim("–") : "";
  }

  private String value(PaxView.LegionView legion) {
    if (legion.cards().isEmpty()) {
      return "";
    }
    return legion.value()
        + (legion.romesNext() ? " " + pen.bold("◄ " + pen.words().say("pax.term.rome")) : "");
  }

  private String price(PaxView.LegionView legion) {
    if (legion.price().isEmpty()) {
      return "";
    }
    int price = legion.price().get();
    return legion.affordable() ? pen.bold(price + " ✓") : pen.dim("" + price);
  }
}
