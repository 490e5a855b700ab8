package ludus.spartacus;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import ludus.kernel.Message;
import ludus.kernel.text.Columns;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Screen;
import ludus.kernel.text.Words;
import ludus.spartacus.SpartacusView.AssetView;
import ludus.spartacus.SpartacusView.FighterView;
import ludus.spartacus.SpartacusView.HandCard;
import ludus.spartacus.SpartacusView.HouseView;
import ludus.spartacus.SpartacusView.LotView;

/// Spartacus in 80 columns.
final class SpartacusScreen implements Screen {

  @Override
  public List<String> draw(Object view, Words words, IntFunction<String> names, Ink ink) {
    return fitting(new Page((SpartacusView) view, words, names, ink).lines());
  }

  @Override
  public List<String> brief(Object view, Words words, IntFunction<String> names, Ink ink) {
    return fitting(new Page((SpartacusView) view, words, names, ink).brief());
  }

  /// Breaks lines that are too long: where something ends if they can, else between words.
  private static List<String> fitting(List<String> lines) {
    List<String> fitting = new ArrayList<>();
    for (String line : lines) {
      if (Columns.width(line) <= Columns.WIDTH) {
        fitting.add(line);
        continue;
      }
      for (String part :
          Columns.flow(List.of(line.split(Page.DOT, -1)), Page.DOT, Columns.WIDTH, "", "    ")) {
        if (Columns.width(part) <= Columns.WIDTH) {
          fitting.add(part);
        } else {
          fitting.addAll(Columns.wrap(part, Columns.WIDTH, "    "));
        }
      }
    }
    return fitting;
  }

  private record Page(SpartacusView view, Words words, IntFunction<String> names, Ink ink) {

    private static final String DOT = " · ";

    List<String> lines() {
      List<String> lines = new ArrayList<>();
      lines.add(bold(say(message("title").with("round", view.round()).with("phase", phase()))));
      lines.add(dim("─".repeat(Columns.WIDTH)));
      for (int seat : view.order()) {
        lines.addAll(house(view.houses().get(seat)));
      }
      lines.add(
          dim(
              say(
                  message("decks")
                      .with("intrigue", view.intrigueDeck().size())
                      .with("market", view.marketDeck().size()))));
      lines.addAll(stage());
      lines.addAll(hand());
      return lines;
    }

    List<String> brief() {
      if (view.you().isEmpty() || view.outcome().isPresent()) {
        return lines();
      }
      List<String> lines = new ArrayList<>(stage());
      lines.addAll(house(view.houses().get(view.you().get())));
      lines.addAll(hand());
      return lines;
    }

    private Message phase() {
      return SpartacusWords.named("phase", view.phase());
    }

    private List<String> house(HouseView house) {
      List<String> lines = new ArrayList<>();
      String name =
          names.apply(house.seat())
              + house.house().map(card -> " (" + say(SpartacusWords.house(card)) + ")").orElse("");
      String gold = house.gold().map(String::valueOf).orElse("?");
      lines.add(
          bold(name)
              + DOT
              + say(
                  message("house")
                      .with("influence", house.influence())
                      .with("gold", gold)
                      .with("cards", house.cards())
                      .with("keeps", house.keeps())
                      .with("guards", house.guards())
                      .with("spent", house.spentGuards()))
              + (view.host() == house.seat() ? DOT + say(message("host")) : "")
              + (house.targeted() ? DOT + ink.paint(Ink.Hue.RED, say(message("targeted"))) : ""));
      List<String> assets = new ArrayList<>();
      house.assets().forEach(asset -> assets.add(asset(asset)));
      if (!assets.isEmpty()) {
        lines.addAll(Columns.flow(assets, DOT, Columns.WIDTH, "  ", "  "));
      }
      return lines;
    }

    private String asset(AssetView asset) {
      String dice =
          asset.kind().fights() ? " %d/%d/%d".formatted(asset.atk(), asset.def(), asset.spd()) : "";
      String marks =
          (asset.champion() ? " ♛" : " ♣".repeat(asset.favors()))
              + (asset.stand() == Stand.INJURED
                  ? " ✚"
                  : asset.stand() == Stand.EXHAUSTED ? " ☾" : "")
              + (asset.committed() ? " ⚔" : "");
      String text = say(SpartacusWords.card(asset.card())) + dice + marks;
      return asset.stand() == Stand.READY
          ? ink.paint(
              switch (asset.kind()) {
                case GLADIATOR -> Ink.Hue.ORANGE;
                case SLAVE -> Ink.Hue.BEIGE;
                case EQUIPMENT -> Ink.Hue.BLUE;
              },
              text)
          : dim(text);
    }

    private List<String> stage() {
      List<String> lines = new ArrayList<>();
      view.scheme().ifPresent(scheme -> lines.addAll(scheme(scheme)));
      view.market().ifPresent(market -> lines.addAll(market(market)));
      view.arena()
          .flatMap(SpartacusView.ArenaView::match)
          .ifPresent(
              match -> {
                for (FighterView fighter : match.fighters()) {
                  lines.add(fighter(fighter));
                }
              });
      view.outcome()
          .ifPresent(
              outcome ->
                  lines.add(
                      bold(
                          say(
                              message("won")
                                  .with("player", names.apply(outcome.winners().getFirst()))))));
      return lines;
    }

    private List<String> scheme(SpartacusView.SchemeView scheme) {
      String card =
          scheme
              .card()
              .map(known -> say(SpartacusWords.card(known)))
              .orElse(say(message("facedown")));
      String target = scheme.target().map(seat -> " → " + names.apply(seat)).orElse("");
      String total =
          say(
              message("total")
                  .with("total", scheme.total())
                  .with("requirement", scheme.requirement().map(String::valueOf).orElse("?")));
      return List.of(bold(names.apply(scheme.seat())) + ": " + card + target + DOT + total);
    }

    private List<String> market(SpartacusView.MarketView market) {
      List<String> lots = new ArrayList<>();
      for (LotView lot : market.row()) {
        String card = lot.card().map(known -> say(SpartacusWords.card(known))).orElse("?");
        String sold =
            lot.winner()
                .map(seat -> " (" + names.apply(seat) + ", " + lot.price().orElse(0) + ")")
                .orElse("");
        boolean block = market.bidding().isPresent() && market.bidding().get().lot() == lot.lot();
        lots.add(block ? bold("[" + card + "]") : card + sold);
      }
      List<String> lines =
          lots.isEmpty()
              ? new ArrayList<>()
              : new ArrayList<>(Columns.flow(lots, DOT, Columns.WIDTH, "", "  "));
      market
          .bidding()
          .filter(SpartacusView.BiddingView::host)
          .ifPresent(_ -> lines.add(bold(say(message("hostBid")))));
      return lines;
    }

    private String fighter(FighterView fighter) {
      return "%s %s  %d/%d/%d  (%d,%d)%s"
          .formatted(
              fighter.team() == 0 ? "I " : "II",
              say(SpartacusWords.card(fighter.entrant().combatant().card())),
              fighter.atk(),
              fighter.def(),
              fighter.spd(),
              fighter.hex().q(),
              fighter.hex().r(),
              fighter.defeat() == Defeat.NONE
                  ? ""
                  : DOT + say(SpartacusWords.named("defeat", fighter.defeat())));
    }

    private List<String> hand() {
      List<String> cards = new ArrayList<>();
      for (HandCard card : view.hand()) {
        String copies = card.copies() > 1 ? " ×" + card.copies() : "";
        String text =
            "%s %d/%d%s"
                .formatted(
                    say(SpartacusWords.card(card.card())),
                    card.requirement(),
                    card.cashIn(),
                    copies);
        cards.add(card.use() == SpartacusView.Use.PLAYABLE ? ink.paint(Ink.Hue.GREEN, text) : text);
      }
      return cards.isEmpty()
          ? List.of()
          : Columns.flow(cards, DOT, Columns.WIDTH, bold(say(message("hand"))) + " ", "  ");
    }

    private static Message message(String key) {
      return Message.of("spartacus.screen." + key);
    }

    private String say(Message message) {
      return words.say(message);
    }

    private String bold(String text) {
      return ink.paint(Ink.Hue.BOLD, text);
    }

    private String dim(String text) {
      return ink.paint(Ink.Hue.DIM, text);
    }
  }
}
