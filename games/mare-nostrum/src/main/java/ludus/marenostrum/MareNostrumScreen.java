package ludus.marenostrum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import ludus.kernel.Message;
import ludus.kernel.text.Columns;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Screen;
import ludus.kernel.text.Words;
import ludus.marenostrum.MareNostrumView.GarrisonView;
import ludus.marenostrum.MareNostrumView.IconView;
import ludus.marenostrum.MareNostrumView.ProvinceView;
import ludus.marenostrum.MareNostrumView.RealmView;
import ludus.marenostrum.MareNostrumView.SeaView;
import ludus.marenostrum.MareNostrumView.TileView;
import ludus.marenostrum.MareNostrumView.TradeView;

/// Mare Nostrum in 80 columns.
final class MareNostrumScreen implements Screen {

  @Override
  public List<String> draw(Object view, Words words, IntFunction<String> names, Ink ink) {
    return fitting(new Page((MareNostrumView) view, words, names, ink).lines());
  }

  @Override
  public List<String> brief(Object view, Words words, IntFunction<String> names, Ink ink) {
    return fitting(new Page((MareNostrumView) view, words, names, ink).brief());
  }

  private static List<String> fitting(List<String> lines) {
    List<String> fitting = new ArrayList<>();
    for (String line : lines) {
      if (Columns.width(line) <= Columns.WIDTH) {
        fitting.add(line);
      } else {
        fitting.addAll(Columns.wrap(line, Columns.WIDTH, "    "));
      }
    }
    return fitting;
  }

  private record Page(MareNostrumView view, Words words, IntFunction<String> names, Ink ink) {

    private static final String DOT = " · ";

    List<String> lines() {
      List<String> lines = new ArrayList<>();
      lines.add(bold(say(message("title").with("round", view.round()).with("phase", phase()))));
      lines.add(dim("─".repeat(Columns.WIDTH)));
      view.realms().forEach(realm -> lines.addAll(realm(realm)));
      lines.add(dim("─".repeat(Columns.WIDTH)));
      for (RealmView realm : view.realms()) {
        held(realm.seat(), lines);
      }
      foreign(lines);
      seas(lines);
      lines.addAll(display());
      lines.addAll(stage());
      lines.addAll(own());
      return lines;
    }

    List<String> brief() {
      if (view.you().isEmpty() || view.outcome().isPresent()) {
        return lines();
      }
      List<String> lines = new ArrayList<>(stage());
      lines.addAll(realm(view.realms().get(view.you().get())));
      lines.addAll(own());
      return lines;
    }

    private Message phase() {
      return MareNostrumWords.name("phase", view.phase());
    }

    // realms -------------------------------------------------------------------------------------

    private List<String> realm(RealmView realm) {
      List<String> lines = new ArrayList<>();
      String titles = "";
      for (Track track : realm.titles()) {
        titles += DOT + ink.paint(Ink.Hue.YELLOW, say(MareNostrumWords.name("title", track)));
      }
      lines.add(
          bold(player(realm.seat()))
              + DOT
              + say(
                  message("realm")
                      .with("resources", realm.resources())
                      .with("trade", realm.levels().get(0))
                      .with("culture", realm.levels().get(1))
                      .with("military", realm.levels().get(2)))
              + titles);
      List<String> tiles = new ArrayList<>();
      realm.tiles().forEach(tile -> tiles.add(say(MareNostrumWords.name(tile))));
      realm.copied().ifPresent(tile -> tiles.add("= " + say(MareNostrumWords.name(tile))));
      lines.addAll(Columns.flow(tiles, DOT, Columns.WIDTH, "  ", "  "));
      return lines;
    }

    private String player(int seat) {
      String empire = say(Message.of("mare-nostrum.empire." + view.realms().get(seat).empire()));
      return names.apply(seat) + " (" + empire + ")";
    }

    // the map ------------------------------------------------------------------------------------

    private void held(int seat, List<String> lines) {
      List<String> provinces = new ArrayList<>();
      for (ProvinceView province : view.provinces()) {
        if (province.controller().filter(other -> other == seat).isPresent()) {
          provinces.add(province(province));
        }
      }
      lines.add(bold(player(seat)));
      lines.addAll(Columns.flow(provinces, DOT, Columns.WIDTH, "  ", "  "));
    }

    private void foreign(List<String> lines) {
      List<String> provinces = new ArrayList<>();
      for (ProvinceView province : view.provinces()) {
        if (province.controller().isEmpty() && !province.covered()) {
          provinces.add(province(province));
        }
      }
      lines.add(bold(say(message("uncontrolled"))));
      lines.addAll(Columns.flow(provinces, DOT, Columns.WIDTH, "  ", "  "));
    }

    private String province(ProvinceView province) {
      StringBuilder line = new StringBuilder(say(MareNostrumWords.name(province.province())));
      StringBuilder icons = new StringBuilder();
      for (IconView icon : province.icons()) {
        icons.append(letter(icon));
      }
      line.append(' ').append(icons);
      for (GarrisonView garrison : province.garrisons()) {
        line.append(' ').append(names.apply(garrison.seat())).append(':');
        line.append(garrison.legions()).append('L');
        line.append(garrison.fortress() ? "+F" : "");
        List<Message> held = held(province, garrison.seat());
        if (!held.isEmpty()) {
          String holds = say(message("holds").with("places", held));
          line.append(' ').append(ink.paint(Ink.Hue.YELLOW, "(" + holds + ")"));
        }
      }
      return line + (province.war() ? " " + ink.paint(Ink.Hue.RED, say(message("war"))) : "");
    }

    /// What the Legions of a seat occupy there.
    private static List<Message> held(ProvinceView province, int seat) {
      List<Message> held = new ArrayList<>();
      if (province.marker().filter(other -> other == seat).isPresent()) {
        held.add(message("marker"));
      }
      for (IconView icon : province.icons()) {
        if (icon.legion().filter(other -> other == seat).isPresent()) {
          held.add(
              icon.kind().isCity()
                  ? MareNostrumWords.city(icon.icon())
                  : MareNostrumWords.name("building", icon.kind()));
        }
      }
      return held;
    }

    /// Capital letters for what is built, small ones for empty icons.
    private static String letter(IconView icon) {
      String letter =
          switch (icon.kind()) {
            case CARAVAN -> "c";
            case MARKET -> "m";
            case REGULAR_CITY -> "y";
            case CAPITAL -> "k";
            case LEGENDARY_CITY -> "l";
            case TEMPLE -> "t";
          };
      return icon.built() ? letter.toUpperCase(java.util.Locale.ROOT) : letter;
    }

    private void seas(List<String> lines) {
      List<String> seas = new ArrayList<>();
      for (SeaView sea : view.seas()) {
        if (!sea.fleets().isEmpty()) {
          StringBuilder line = new StringBuilder(say(MareNostrumWords.name(sea.sea())));
          sea.fleets()
              .forEach(
                  fleet ->
                      line.append(' ')
                          .append(names.apply(fleet.seat()))
                          .append(':')
                          .append(fleet.triremes()));
          seas.add(line.toString());
        }
      }
      if (!seas.isEmpty()) {
        lines.add(bold(say(message("seas"))));
        lines.addAll(Columns.flow(seas, DOT, Columns.WIDTH, "  ", "  "));
      }
    }

    private List<String> display() {
      List<String> tiles = new ArrayList<>();
      for (TileView tile : view.display()) {
        String price = tile.price().map(cost -> " " + cost).orElse("");
        tiles.add(say(MareNostrumWords.name(tile.tile())) + price);
      }
      List<String> lines = new ArrayList<>();
      lines.add(bold(say(message("display").with("faceDown", view.faceDown()))));
      lines.addAll(Columns.flow(tiles, DOT, Columns.WIDTH, "  ", "  "));
      return lines;
    }

    // what is going on ---------------------------------------------------------------------------

    private List<String> stage() {
      List<String> lines = new ArrayList<>();
      view.trade().ifPresent(trade -> lines.addAll(trade(trade)));
      view.construction()
          .flatMap(MareNostrumView.ConstructionView::builder)
          .ifPresent(seat -> lines.add(say(message("builds").with("name", names.apply(seat)))));
      view.movement()
          .flatMap(MareNostrumView.MovementView::active)
          .ifPresent(seat -> lines.add(say(message("moves").with("name", names.apply(seat)))));
      view.outcome().ifPresent(outcome -> lines.add(outcome(outcome.winners())));
      return lines;
    }

    private String outcome(List<Integer> winners) {
      return winners.isEmpty()
          ? bold(say(message("draw")))
          : bold(say(message("won").with("names", winners.stream().map(names::apply).toList())));
    }

    private List<String> trade(TradeView trade) {
      List<String> lines = new ArrayList<>();
      trade.value().ifPresent(value -> lines.add(say(message("trade").with("value", value))));
      for (int seat = 0; seat < trade.faceUp().size(); seat++) {
        List<Amount> faceUp = trade.faceUp().get(seat);
        if (!faceUp.isEmpty()) {
          lines.add("  " + names.apply(seat) + ": " + goods(faceUp));
        }
      }
      Optional<Integer> barred = trade.barred();
      barred.ifPresent(
          seat -> lines.add(dim(say(message("barred").with("name", names.apply(seat))))));
      return lines;
    }

    private List<String> own() {
      return view.you().isEmpty()
          ? List.of()
          : List.of(bold(say(message("stock"))) + " " + goods(view.stock()));
    }

    private String goods(List<Amount> amounts) {
      List<String> said = new ArrayList<>();
      MareNostrumWords.goods(amounts).forEach(good -> said.add(say(good)));
      return said.isEmpty() ? "–" : String.join(", ", said);
    }

    private static Message message(String key) {
      return Message.of("mare-nostrum.screen." + key);
    }

    private String say(Message message) {
      return words.say(message);
    }

    private String bold(String text) {
      return ink.paint(Ink.Hue.BOLD, text);
    }

    private String dim(String text) {
      return ink.paint(Ink.Hue.GREY, text);
    }
  }
}
