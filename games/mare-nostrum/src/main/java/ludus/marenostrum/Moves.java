package ludus.marenostrum;

/// Moves that can be made again and again: each exists once, so that lists of them cost little.
public final class Moves {

  public static final Move PASS = new Move.Pass();
  public static final Move SEAL = new Move.SealOffer();
  public static final Move END_BUILD = new Move.EndBuild();
  public static final Move END_KEEPING = new Move.EndKeeping();
  public static final Move END_CONVERSIONS = new Move.EndConversions();
  public static final Move END_SAILING = new Move.EndSailing();
  public static final Move END_SEA_BATTLES = new Move.EndSeaBattles();
  public static final Move END_MARCHING = new Move.EndMarching();
  public static final Move END_REOCCUPYING = new Move.EndReoccupying();
  public static final Move REOCCUPY_MARKER = new Move.ReoccupyMarker();
  public static final Move LOSE_LEGIONS = new Move.ChooseLosses(false);
  public static final Move LOSE_FORTRESS = new Move.ChooseLosses(true);
  public static final Move END_TURN = new Move.EndTurn();

  private final Move[] offers;
  private final Move[] gifts;
  private final Move[] keeps;
  private final Move[][] takes;
  private final Move[] picks;
  private final Move[] awards;
  private final Move[][] controls;
  private final Move[][] legions;
  private final Move[][] fortresses;
  private final Move[][] triremes;
  private final Move[] buildings;
  private final Move[] tiles;
  private final Move[][] sails;
  private final Move[][] marches;
  private final Move[] conversions;
  private final Move[][] seaFights;
  private final Move[][] landFights;
  private final Move[] reoccupations;
  private final Move[][] pillages;
  private final Move[] occupations;
  private final Move[] markers;
  private final Move[] sacrifices;
  private final Move[] placements;

  Moves(Data data, int seats) {
    int kinds = data.resources().size();
    offers = new Move[kinds];
    gifts = new Move[kinds];
    keeps = new Move[kinds];
    takes = new Move[seats][kinds];
    for (Resource resource : data.resources()) {
      offers[resource.index()] = new Move.Offer(resource);
      gifts[resource.index()] = new Move.Give(resource);
      keeps[resource.index()] = new Move.Keep(resource);
      for (int seat = 0; seat < seats; seat++) {
        takes[seat][resource.index()] = new Move.Take(seat, resource);
      }
    }
    picks = new Move[seats];
    awards = new Move[seats];
    for (int seat = 0; seat < seats; seat++) {
      picks[seat] = new Move.Pick(seat);
      awards[seat] = new Move.Award(seat);
    }
    int provinces = data.provinces().size();
    controls = new Move[2][provinces];
    legions = new Move[2][provinces];
    fortresses = new Move[2][provinces];
    marches = new Move[provinces][provinces];
    conversions = new Move[provinces];
    landFights = new Move[provinces][seats];
    markers = new Move[provinces];
    sacrifices = new Move[provinces];
    for (Province province : data.provinces()) {
      for (int cheap = 0; cheap < 2; cheap++) {
        controls[cheap][province.index()] = new Move.BuildControl(province, cheap == 1);
        legions[cheap][province.index()] = new Move.BuildLegion(province, cheap == 1);
        fortresses[cheap][province.index()] = new Move.BuildFortress(province, cheap == 1);
      }
      for (Province to : data.provinces()) {
        marches[province.index()][to.index()] = new Move.March(province, to);
      }
      conversions[province.index()] = new Move.Convert(province);
      markers[province.index()] = new Move.OccupyMarker(province);
      sacrifices[province.index()] = new Move.Sacrifice(province);
      for (int seat = 0; seat < seats; seat++) {
        landFights[province.index()][seat] = new Move.FightOnLand(province, seat);
      }
    }
    int seas = data.seas().size();
    triremes = new Move[2][seas];
    sails = new Move[seas][seas];
    seaFights = new Move[seas][seats];
    for (Sea sea : data.seas()) {
      triremes[0][sea.index()] = new Move.BuildTrireme(sea, false);
      triremes[1][sea.index()] = new Move.BuildTrireme(sea, true);
      for (Sea to : data.seas()) {
        sails[sea.index()][to.index()] = new Move.Sail(sea, to);
      }
      for (int seat = 0; seat < seats; seat++) {
        seaFights[sea.index()][seat] = new Move.FightAtSea(sea, seat);
      }
    }
    buildings = new Move[data.icons().size()];
    reoccupations = new Move[data.icons().size()];
    pillages = new Move[2][data.icons().size()];
    occupations = new Move[data.icons().size()];
    placements = new Move[data.icons().size()];
    for (Icon icon : data.icons()) {
      buildings[icon.index()] = new Move.BuildBuilding(icon);
      reoccupations[icon.index()] = new Move.Reoccupy(icon);
      pillages[0][icon.index()] = new Move.Pillage(icon, false);
      pillages[1][icon.index()] = new Move.Pillage(icon, true);
      occupations[icon.index()] = new Move.Occupy(icon);
      placements[icon.index()] = new Move.PlaceLegion(icon);
    }
    tiles = new Move[data.tiles().size()];
    data.tiles().forEach(tile -> tiles[tile.index()] = new Move.BuyTile(tile));
  }

  public Move offer(Resource resource) {
    return offers[resource.index()];
  }

  public Move give(Resource resource) {
    return gifts[resource.index()];
  }

  public Move keep(Resource resource) {
    return keeps[resource.index()];
  }

  public Move take(int victim, Resource resource) {
    return takes[victim][resource.index()];
  }

  public Move pick(int seat) {
    return picks[seat];
  }

  public Move award(int seat) {
    return awards[seat];
  }

  public Move control(int province, boolean free) {
    return controls[free ? 1 : 0][province];
  }

  public Move legion(int province, boolean cheap) {
    return legions[cheap ? 1 : 0][province];
  }

  public Move fortress(int province, boolean cheap) {
    return fortresses[cheap ? 1 : 0][province];
  }

  public Move trireme(int sea, boolean cheap) {
    return triremes[cheap ? 1 : 0][sea];
  }

  public Move building(Icon icon) {
    return buildings[icon.index()];
  }

  public Move tile(Tile tile) {
    return tiles[tile.index()];
  }

  public Move sail(int from, int to) {
    return sails[from][to];
  }

  public Move march(int from, int to) {
    return marches[from][to];
  }

  public Move convert(int province) {
    return conversions[province];
  }

  public Move fightAtSea(int sea, int enemy) {
    return seaFights[sea][enemy];
  }

  public Move fightOnLand(int province, int enemy) {
    return landFights[province][enemy];
  }

  public Move reoccupy(Icon icon) {
    return reoccupations[icon.index()];
  }

  public Move pillage(Icon icon, boolean legendary) {
    return pillages[legendary ? 1 : 0][icon.index()];
  }

  public Move occupy(Icon icon) {
    return occupations[icon.index()];
  }

  public Move occupyMarker(int province) {
    return markers[province];
  }

  public Move sacrifice(int province) {
    return sacrifices[province];
  }

  public Move place(Icon icon) {
    return placements[icon.index()];
  }
}
