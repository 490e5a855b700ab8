package ludus.marenostrum;

import static ludus.marenostrum.MareNostrumWords.city;
import static ludus.marenostrum.MareNostrumWords.form;
import static ludus.marenostrum.MareNostrumWords.goods;
import static ludus.marenostrum.MareNostrumWords.icon;
import static ludus.marenostrum.MareNostrumWords.in;
import static ludus.marenostrum.MareNostrumWords.name;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Message;
import ludus.kernel.Message.Player;
import ludus.kernel.RuleId;
import ludus.marenostrum.MareNostrumEvent.*;

/// The sentences of the log, and the rules behind them.
final class Chronicle {

  private Chronicle() {}

  static RuleId rule(MareNostrumEvent event) {
    return Rules.rule(
        switch (event) {
          case EmpireChosen _ -> "S-1";
          case PhaseBegan _ -> "R-1";
          case Collected _ -> "1.1-a";
          case LegendaryDrawn _ -> "1.2-c";
          case PileRenewed _ -> "1.2-b";
          case ExtraTaken _ -> "1.1-c";
          case ColossusTook _ -> "11-COL";
          case TokenPlayed _ -> "2.1-a";
          case OfferChanged _ -> "2.1-d";
          case OfferSealed _, OffersRevealed _ -> "2.1-f";
          case Taken _ -> "2.2-a";
          case ChainEnded _ -> "2.2-g";
          case Given _ -> "2.2.1-b";
          case Picked _, BuildEnded _ -> "R-4";
          case ItemNamed _ -> "3.0-b";
          case Paid _ -> "3.0-i";
          case ControlBuilt built -> built.free() ? "10-HAM" : "3.1.1-a";
          case LegionBuilt built -> built.cheap() ? "10-SPA" : "3.1.2-a";
          case FortressBuilt built -> built.cheap() ? "10-GIL" : "3.1.2-b";
          case TriremeBuilt built -> built.cheap() ? "11-LIG" : "3.1.2-c";
          case BuildingBuilt _ -> "3.1.2-d";
          case TileBought _ -> "3.1.3-a";
          case FreeLegionsBuilt _ -> "10-PEN";
          case HeroCopied _ -> "10-CAS";
          case PerseusAnswered _ -> "3.0-d";
          case KeepChanged _ -> "11-GAR";
          case Stored _ -> "3.3-b";
          case TilesRevealed _ -> "3.1.3-e";
          case PeaceMade _, PeaceDeclined _ -> "11-ZEU-a";
          case StepBegan _, TurnEnded _ -> "4.0-b";
          case Converted converted -> converted.placed() ? "4.3.3-c" : "4.3.3-e";
          case Sailed _ -> "4.1.1-a";
          case Marched _ -> "4.1.2-a";
          case SeaBattleFought _ -> "4.1.1-b";
          case LandBattleFought _ -> "4.2-a";
          case LegionsLost _, TriremesLost _ -> "4.2-h";
          case WarChanged _ -> "4.2.1-a";
          case OccupationEnded _ -> "4.3-d";
          case Pillaged _ -> "4.3.1-a";
          case BuildingOccupied occupied -> occupied.again() ? "4.3-f" : "4.3.2-a";
          case MarkerOccupied occupied -> occupied.again() ? "4.3-f" : "4.3.3-a";
          case LegionSacrificed _ -> "10-SHE";
          case LegionPlaced _ -> "10-CIR";
          case TitleAwarded _ -> "5-c";
          case GameEnded ended -> Victory.rule(ended.result());
        });
  }

  static Message told(MareNostrumEvent event) {
    return switch (event) {
      case PhaseBegan(int round, Phase phase) ->
          say("PhaseBegan").with("round", round).with("phase", name("phase", phase));
      case Collected(int seat, List<Amount> income, int missing) ->
          list("Collected", income).player(seat).with("missing", missing);
      case LegendaryDrawn(int seat, int count, Optional<List<Commodity>> types) ->
          types.isPresent()
              ? say("LegendaryDrawn.seen")
                  .player(seat)
                  .with("types", types.get().stream().map(MareNostrumWords::legendary).toList())
              : say("LegendaryDrawn").player(seat).with("count", count);
      case PileRenewed(int size) -> say("PileRenewed").with("count", size);
      case ExtraTaken(int seat, Icon city, boolean legendary, boolean gained) ->
          say(gained ? legendary ? "ExtraTaken.legendary" : "ExtraTaken" : "ExtraTaken.none")
              .player(seat)
              .with("city", city(city));
      case ColossusTook(int seat, Optional<Commodity> commodity) ->
          commodity.isPresent()
              ? say("ColossusTook").player(seat).with("commodity", name(commodity.get()))
              : say("ColossusTook.none").player(seat);
      case TokenPlayed(int seat, _, int value) ->
          say("TokenPlayed").player(seat).with("value", value);
      case OfferChanged(int seat, Resource resource) ->
          say("OfferChanged").player(seat).with("resource", goods(resource, 1));
      case OfferSealed(int seat) -> say("OfferSealed").player(seat);
      case OffersRevealed(List<? extends List<Amount>> offers) -> revealed(offers);
      case Taken(int taker, int victim, Resource resource) ->
          say("Taken")
              .player(taker)
              .with("victim", new Player(victim))
              .with("resource", goods(resource, 1));
      case ChainEnded(List<? extends List<Amount>> returned) ->
          say("ChainEnded").with("count", returned.stream().mapToInt(Chronicle::size).sum());
      case Given(int giver, int receiver, Optional<Resource> resource) ->
          (resource.isPresent()
                  ? say("Given.seen").with("resource", goods(resource.get(), 1))
                  : say("Given"))
              .player(giver)
              .with("receiver", new Player(receiver));
      case Picked(Optional<Integer> by, int seat, Phase phase) -> picked(by, seat, phase);
      case ItemNamed(int seat, Move item) ->
          say("ItemNamed").player(seat).with("item", MareNostrumWords.move(item));
      case Paid(int seat, List<Amount> payment, _) -> list("Paid", payment).player(seat);
      case ControlBuilt(int seat, Province province, boolean free) ->
          say(free ? "ControlBuilt.free" : "ControlBuilt")
              .player(seat)
              .with("of", form(province, "of"));
      case LegionBuilt(int seat, Province province, boolean cheap) ->
          say(cheap ? "LegionBuilt.cheap" : "LegionBuilt").player(seat).with("in", in(province));
      case FortressBuilt(int seat, Province province, boolean cheap) ->
          say(cheap ? "FortressBuilt.cheap" : "FortressBuilt")
              .player(seat)
              .with("in", in(province));
      case TriremeBuilt(int seat, Sea sea, boolean cheap) ->
          say(cheap ? "TriremeBuilt.cheap" : "TriremeBuilt").player(seat).with("in", in(sea));
      case BuildingBuilt(int seat, Icon icon) ->
          say("BuildingBuilt").player(seat).with("building", icon(icon));
      case TileBought(int seat, Tile tile, int price) ->
          say(tile.kind() == Tile.Kind.HERO ? "TileBought" : "TileBought.built")
              .player(seat)
              .with("tile", name(tile))
              .with("price", price);
      case FreeLegionsBuilt(int seat, Province province, int count) ->
          say("FreeLegionsBuilt").player(seat).with("in", in(province)).with("count", count);
      case HeroCopied(int seat, Optional<Tile> hero) ->
          hero.isPresent()
              ? say("HeroCopied").player(seat).with("tile", name(hero.get()))
              : say("HeroCopied.none").player(seat);
      case PerseusAnswered(int seat, boolean interrupts) ->
          say(interrupts ? "PerseusAnswered.yes" : "PerseusAnswered").player(seat);
      case BuildEnded(int seat) -> say("BuildEnded").player(seat);
      case KeepChanged(int seat, Resource resource) ->
          say("KeepChanged").player(seat).with("resource", goods(resource, 1));
      case Stored(int seat, List<Amount> discarded, int kept, _) ->
          list("Stored", discarded).player(seat).with("kept", kept);
      case TilesRevealed(List<Tile> tiles, _) ->
          say("TilesRevealed").with("tiles", tiles.stream().map(MareNostrumWords::name).toList());
      case PeaceMade(int seat, int other, _, int legions) ->
          say(legions > 0 ? "PeaceMade.returned" : "PeaceMade")
              .player(seat)
              .with("other", new Player(other))
              .with("legions", legions);
      case PeaceDeclined(int seat) -> say("PeaceDeclined").player(seat);
      case StepBegan(int seat, Step step) ->
          say("StepBegan").player(seat).with("step", name("step", step));
      case Converted(int seat, Province province, int former, boolean placed) ->
          say(placed ? "Converted" : "Converted.removed")
              .player(seat)
              .with("province", name(province))
              .with("in", in(province))
              .with("former", new Player(former));
      case Sailed(int seat, Sea from, Sea to) ->
          say("Sailed").player(seat).with("from", form(from, "from")).with("to", form(to, "to"));
      case EmpireChosen(int seat, Empire empire, _) ->
          say("EmpireChosen").player(seat).with("empire", name(empire));
      case Marched(int seat, Province from, Province to, List<Sea> over) ->
          (over.isEmpty()
                  ? say("Marched")
                  : say("Marched.over")
                      .with("seas", over.stream().map(MareNostrumWords::name).toList()))
              .player(seat)
              .with("from", form(from, "from"))
              .with("to", form(to, "to"));
      case SeaBattleFought(Sea sea, Frame.Side active, Frame.Side other) ->
          battle("SeaBattleFought", in(sea), active, other);
      case LandBattleFought(Province province, Frame.Side active, Frame.Side other) ->
          battle("LandBattleFought", in(province), active, other);
      case LegionsLost(int seat, Province province, int legions, boolean fortress) ->
          say(fortress ? "LegionsLost.fortress" : "LegionsLost")
              .player(seat)
              .with("in", in(province))
              .with("legions", legions);
      case TriremesLost(int seat, Sea sea, int triremes) ->
          say("TriremesLost").player(seat).with("in", in(sea)).with("triremes", triremes);
      case WarChanged(Province province, boolean war) ->
          say(war ? "WarChanged" : "WarChanged.over")
              .with("province", name(province))
              .with("in", in(province));
      case OccupationEnded(int seat, Province province) ->
          say("OccupationEnded").player(seat).with("in", in(province));
      case Pillaged(int seat, Icon icon, List<Amount> income) ->
          list("Pillaged", income).player(seat).with("building", icon(icon));
      case BuildingOccupied(int seat, Icon icon, boolean again) ->
          say(again ? "BuildingOccupied.again" : "BuildingOccupied")
              .player(seat)
              .with("building", icon(icon));
      case MarkerOccupied(int seat, Province province, boolean again) ->
          say(again ? "MarkerOccupied.again" : "MarkerOccupied")
              .player(seat)
              .with("of", form(province, "of"));
      case LegionSacrificed(int seat, Province province, int former) ->
          say("LegionSacrificed")
              .player(seat)
              .with("province", name(province))
              .with("former", new Player(former));
      case LegionPlaced(int seat, Icon icon) ->
          say("LegionPlaced").player(seat).with("building", icon(icon));
      case TurnEnded(int seat) -> say("TurnEnded").player(seat);
      case TitleAwarded(Track track, int seat, List<Integer> levels, Optional<Integer> by) ->
          (by.isPresent()
                  ? say("TitleAwarded.tie").with("by", new Player(by.get()))
                  : say("TitleAwarded"))
              .player(seat)
              .with("track", name("title", track))
              .with("level", levels.get(seat));
      case GameEnded(String result, List<Integer> winners) ->
          winners.isEmpty()
              ? say("GameEnded.draw")
              : say("GameEnded")
                  .with("players", winners.stream().map(Player::new).toList())
                  .with("count", winners.size())
                  .with("victory", Message.of("mare-nostrum.victory." + result));
    };
  }

  private static Message say(String key) {
    return Message.of("mare-nostrum.event." + key);
  }

  /// A sentence that lists Resources, or the one that says there were none.
  private static Message list(String key, List<Amount> stock) {
    return stock.isEmpty() ? say(key + ".none") : say(key).with("resources", goods(stock));
  }

  private static int size(List<Amount> stock) {
    return stock.stream().mapToInt(Amount::count).sum();
  }

  private static Message revealed(List<? extends List<Amount>> offers) {
    List<Object> said = new ArrayList<>();
    for (int seat = 0; seat < offers.size(); seat++) {
      if (!offers.get(seat).isEmpty()) {
        said.add(list("Offer", offers.get(seat)).player(seat));
      }
    }
    return said.isEmpty() ? say("OffersRevealed.none") : say("OffersRevealed").with("offers", said);
  }

  private static Message picked(Optional<Integer> by, int seat, Phase phase) {
    String what = phase == Phase.CONSTRUCTION ? "Picked.build" : "Picked.move";
    return by.isPresent() && by.get() != seat
        ? say(what + ".by").player(seat).with("by", new Player(by.get()))
        : say(what).player(seat);
  }

  private static Message battle(String key, Message place, Frame.Side active, Frame.Side other) {
    return say(key)
        .player(active.seat())
        .with("other", new Player(other.seat()))
        .with("in", place)
        .with("total", active.total())
        .with("otherTotal", other.total())
        .with("hits", active.hits())
        .with("otherHits", other.hits());
  }
}
