package ludus.marenostrum;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import ludus.kernel.Message;
import ludus.kernel.Message.Player;

/// How places, pieces and moves are called in sentences.
public final class MareNostrumWords {

  private MareNostrumWords() {}

  public static Message name(Province province) {
    return Message.of("mare-nostrum.province." + province.id());
  }

  public static Message name(Sea sea) {
    return Message.of("mare-nostrum.sea." + sea.id());
  }

  /// How a Province stands in a sentence: `in`, `to`, `from` and `of` with its article.
  public static Message form(Province province, String form) {
    return Message.of("mare-nostrum.province." + province.id() + "." + form);
  }

  public static Message form(Sea sea, String form) {
    return Message.of("mare-nostrum.sea." + sea.id() + "." + form);
  }

  public static Message in(Province province) {
    return form(province, "in");
  }

  public static Message in(Sea sea) {
    return form(sea, "in");
  }

  public static Message name(Tile tile) {
    return Message.of("mare-nostrum.tile." + tile.id());
  }

  public static Message name(Empire empire) {
    return Message.of("mare-nostrum.empire." + empire.id());
  }

  public static Message name(Commodity commodity) {
    return Message.of("mare-nostrum.commodity." + commodity.id());
  }

  public static Message legendary(Commodity commodity) {
    return Message.of("mare-nostrum.legendary." + commodity.id());
  }

  public static Message name(String kind, Enum<?> value) {
    return Message.of("mare-nostrum." + kind + "." + value.name());
  }

  public static Message city(Icon icon) {
    return Message.of("mare-nostrum.city." + icon.name());
  }

  /// A Building with its place: a City by its name, the others with their Province.
  public static Message icon(Icon icon) {
    if (icon.kind().isCity()) {
      return city(icon);
    }
    Message said = Message.of("mare-nostrum.icon." + icon.kind().name());
    return icon.commodity().isPresent()
        ? said.with("in", in(icon.province())).with("commodity", name(icon.commodity().get()))
        : said.with("of", form(icon.province(), "of"));
  }

  /// So many tokens of a kind.
  public static Message goods(Resource resource, int count) {
    if (resource.legendary()) {
      return legendary(resource.commodity().orElseThrow());
    }
    return Message.of("mare-nostrum.goods." + resource.id()).with("count", count);
  }

  public static List<Message> goods(List<Amount> amounts) {
    return amounts.stream().map(amount -> goods(amount.resource(), amount.count())).toList();
  }

  /// Coins, and tokens one by one.
  private static List<Message> goods(int coins, List<Resource> tokens) {
    List<Message> said = new ArrayList<>();
    if (coins > 0) {
      said.add(Message.of("mare-nostrum.goods.coin").with("count", coins));
    }
    for (int i = 0; i < tokens.size(); i++) {
      Resource token = tokens.get(i);
      if (tokens.indexOf(token) == i) {
        said.add(goods(token, Collections.frequency(tokens, token)));
      }
    }
    return said;
  }

  static Message move(Move move) {
    Message say = Message.of("mare-nostrum.move." + move.getClass().getSimpleName());
    return switch (move) {
      case Move.Pass(),
          Move.SealOffer(),
          Move.EndBuild(),
          Move.EndKeeping(),
          Move.EndConversions(),
          Move.EndSailing(),
          Move.EndSeaBattles(),
          Move.EndMarching(),
          Move.ReoccupyMarker(),
          Move.EndReoccupying(),
          Move.EndTurn() ->
          say;
      case Move.ChooseEmpire(Empire empire) -> say.with("empire", name(empire));
      case Move.TakeExtra(Icon city, boolean legendary) ->
          variant(say, legendary, "legendary").with("city", city(city));
      case Move.TakeFromReserve(Commodity commodity) -> say.with("commodity", name(commodity));
      case Move.PlayToken(int value) -> say.with("value", value);
      case Move.Offer(Resource resource) -> say.with("resource", goods(resource, 1));
      case Move.Take(int victim, Resource resource) ->
          say.with("resource", goods(resource, 1)).with("victim", new Player(victim));
      case Move.Give(Resource resource) -> say.with("resource", goods(resource, 1));
      case Move.Pick(int seat) -> say.player(seat);
      case Move.BuildControl(Province province, boolean free) ->
          variant(say, free, "free").with("in", in(province));
      case Move.BuildLegion(Province province, boolean cheap) ->
          variant(say, cheap, "cheap").with("in", in(province));
      case Move.BuildFortress(Province province, boolean cheap) ->
          variant(say, cheap, "cheap").with("in", in(province));
      case Move.BuildTrireme(Sea sea, boolean cheap) ->
          variant(say, cheap, "cheap").with("in", in(sea));
      case Move.BuildBuilding(Icon icon) -> say.with("building", icon(icon));
      case Move.BuyTile(Tile tile) -> say.with("tile", name(tile));
      case Move.Pay(int coins, List<Resource> goods) -> say.with("resources", goods(coins, goods));
      case Move.FreeLegions(int count) -> say.with("count", count);
      case Move.CopyHero(Tile tile) -> say.with("tile", name(tile));
      case Move.Keep(Resource resource) -> say.with("resource", goods(resource, 1));
      case Move.MakePeace(int seat) -> say.player(seat);
      case Move.Convert(Province province) -> say.with("province", name(province));
      case Move.Sail(Sea from, Sea to) ->
          say.with("from", form(from, "from")).with("to", form(to, "to"));
      case Move.FightAtSea(Sea sea, int enemy) ->
          say.with("in", in(sea)).with("enemy", new Player(enemy));
      case Move.March(Province from, Province to) ->
          say.with("from", form(from, "from")).with("to", form(to, "to"));
      case Move.FightOnLand(Province province, int enemy) ->
          say.with("in", in(province)).with("enemy", new Player(enemy));
      case Move.ChooseLosses(boolean fortress) -> variant(say, fortress, "fortress");
      case Move.Reoccupy(Icon icon) -> say.with("building", icon(icon));
      case Move.Pillage(Icon icon, boolean legendary) ->
          variant(say, legendary, "legendary").with("building", icon(icon));
      case Move.Occupy(Icon icon) -> say.with("building", icon(icon));
      case Move.OccupyMarker(Province province) -> say.with("of", form(province, "of"));
      case Move.Sacrifice(Province province) -> say.with("province", name(province));
      case Move.PlaceLegion(Icon icon) -> say.with("building", icon(icon));
      case Move.Award(int seat) -> say.player(seat);
    };
  }

  private static Message variant(Message say, boolean other, String suffix) {
    return other ? Message.of(say.key() + "." + suffix) : say;
  }
}
