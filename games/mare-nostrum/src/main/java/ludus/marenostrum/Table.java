package ludus.marenostrum;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Setup;
import tools.jackson.databind.JsonNode;

/// What is fixed for a whole game: the map as far as it is uncovered, the numbers, the options.
public final class Table {

  /// @param experienced all tiles face up from the start (MN-S-8)
  /// @param seating how empires come to their players
  /// @param rounds the last round (MN-R-11)
  public record Options(boolean experienced, boolean literal, Seating seating, int rounds) {}

  /// How empires come to their players (MN-S-1).
  public enum Seating {
    DRAWN,
    CHOSEN,
    IN_ORDER
  }

  private final Setup setup;
  private final int seats;
  private final Options options;
  private final Data data;
  private final Pile<Empire> empires;
  private final Pile<Empire> leaders;
  private final long uncovered;
  private final long[] neighbours;
  private final int[] seasOf;
  private final long[] coasts;
  private final int[] seaNeighbours;
  private final Seats everybody;
  private final Moves moves;

  Table(Setup setup, Options options, Data data) {
    this.setup = setup;
    this.seats = setup.seats();
    this.options = options;
    this.data = data;
    JsonNode count = data.json().at("/players/byCount/" + seats);
    empires = named(count.path("empires"));
    Pile.Builder<Empire> holders = Pile.builder(Track.values().length);
    for (Track track : Track.values()) {
      String id = count.path("startLeaders").path(DataCheck.word(track)).asString("");
      holders.add(data.empire(id));
    }
    leaders = holders.build();
    JsonNode hidden =
        count.path(options.literal() && count.has("literalCovered") ? "literalCovered" : "covered");
    long covered = 0;
    for (JsonNode id : hidden) {
      covered |= data.province(id.asString("")).bit();
    }
    uncovered = ((1L << data.provinces().size()) - 1) & ~covered;
    neighbours = new long[data.provinces().size()];
    seasOf = new int[data.provinces().size()];
    coasts = new long[data.seas().size()];
    seaNeighbours = new int[data.seas().size()];
    readMap();
    everybody = Seats.first(seats);
    moves = new Moves(data, seats);
  }

  private Pile<Empire> named(JsonNode ids) {
    Pile.Builder<Empire> found = Pile.builder(ids.size());
    ids.forEach(id -> found.add(data.empire(id.asString(""))));
    return found.build();
  }

  /// Covered Provinces are adjacent to nothing (MN-S-2).
  private void readMap() {
    for (JsonNode node : data.json().path("provinces")) {
      Province province = data.province(node.path("id").asString(""));
      if ((uncovered & province.bit()) == 0) {
        continue;
      }
      for (JsonNode id : node.path("adjacentProvinces")) {
        neighbours[province.index()] |= data.province(id.asString("")).bit() & uncovered;
      }
      for (JsonNode id : node.path("adjacentSeas")) {
        Sea sea = data.sea(id.asString(""));
        seasOf[province.index()] |= 1 << sea.index();
        coasts[sea.index()] |= province.bit();
      }
    }
    for (JsonNode node : data.json().path("seas")) {
      Sea sea = data.sea(node.path("id").asString(""));
      for (JsonNode id : node.path("adjacentSeas")) {
        Sea other = data.sea(id.asString(""));
        if (!isClosed(sea) && !isClosed(other)) {
          seaNeighbours[sea.index()] |= 1 << other.index();
        }
      }
    }
  }

  public Setup setup() {
    return setup;
  }

  public int seats() {
    return seats;
  }

  public Options options() {
    return options;
  }

  public Data data() {
    return data;
  }

  public Numbers numbers() {
    return data.numbers();
  }

  /// The moves that can be made again and again, each made once.
  public Moves moves() {
    return moves;
  }

  /// The empires in play (MN-S-1).
  public Pile<Empire> empires() {
    return empires;
  }

  /// The empire that holds a title at the start (MN-S-6).
  public Empire startLeader(Track track) {
    return leaders.get(track.index());
  }

  public List<Province> provinces() {
    return data.provinces();
  }

  /// The Provinces of a set: for people, never in a search.
  List<Province> provinces(long bits) {
    List<Province> found = new ArrayList<>();
    for (long left = bits; left != 0; left &= left - 1) {
      found.add(province(Long.numberOfTrailingZeros(left)));
    }
    return found;
  }

  /// The Seas of a set: for people, never in a search.
  List<Sea> seas(int bits) {
    List<Sea> found = new ArrayList<>();
    for (int left = bits; left != 0; left &= left - 1) {
      found.add(sea(Integer.numberOfTrailingZeros(left)));
    }
    return found;
  }

  public Province province(int index) {
    return data.provinces().get(index);
  }

  public List<Sea> seas() {
    return data.seas();
  }

  public Sea sea(int index) {
    return data.seas().get(index);
  }

  /// The Provinces in play, as a set.
  public long uncovered() {
    return uncovered;
  }

  public boolean isCovered(Province province) {
    return (uncovered & province.bit()) == 0;
  }

  /// A Sea all of whose coasts are covered (MN-S-2-b).
  public boolean isClosed(Sea sea) {
    return coasts[sea.index()] == 0;
  }

  /// The Provinces with a land border to this one (MN-M-2).
  public long neighbours(int province) {
    return neighbours[province];
  }

  /// The Seas on which this Province has a coast, as a set.
  public int seasOf(int province) {
    return seasOf[province];
  }

  /// The Provinces with a coast on this Sea.
  public long coast(int sea) {
    return coasts[sea];
  }

  public int seaNeighbours(int sea) {
    return seaNeighbours[sea];
  }

  /// The Seas that ships in these Seas join with one of them (MN-M-4).
  public int chain(int sea, int fleets) {
    int chain = 1 << sea;
    int edge = chain;
    while (edge != 0) {
      int next = Integer.numberOfTrailingZeros(edge);
      edge &= edge - 1;
      int more = seaNeighbours[next] & fleets & ~chain;
      chain |= more;
      edge |= more;
    }
    return chain;
  }

  /// All Provinces that are linked with at least one of these for somebody with ships there
  /// (MN-M-4, MN-M-5); some of these may be among them.
  public long linked(long from, int fleets) {
    long found = 0;
    for (long left = from; left != 0; left &= left - 1) {
      found |= neighbours[Long.numberOfTrailingZeros(left)];
    }
    int left = fleets;
    while (left != 0) {
      int chain = chain(Integer.numberOfTrailingZeros(left), fleets);
      left &= ~chain;
      long shore = shore(chain);
      if ((shore & from) != 0) {
        found |= shore;
      }
    }
    return found;
  }

  /// The Provinces to which one can go from this one (MN-M-5): never itself.
  public long linked(Province from, int fleets) {
    return linked(from.bit(), fleets) & ~from.bit();
  }

  /// The Seas over which somebody with ships there goes to a Province that is linked with this one:
  /// none over a border, else as few as there can be, the first of the data file (MN-M-4).
  public List<Sea> way(Province from, Province to, int fleets) {
    if ((neighbours[from.index()] & to.bit()) != 0) {
      return List.of();
    }
    int[] away = new int[seaNeighbours.length + 1];
    int steps = 0;
    away[0] = seasOf[to.index()] & fleets;
    int seen = away[0];
    while ((away[steps] & seasOf[from.index()]) == 0) {
      int next = 0;
      for (int left = away[steps]; left != 0; left &= left - 1) {
        next |= seaNeighbours[Integer.numberOfTrailingZeros(left)];
      }
      away[++steps] = next & fleets & ~seen;
      seen |= away[steps];
    }
    List<Sea> way = new ArrayList<>(steps + 1);
    int at = Integer.numberOfTrailingZeros(away[steps] & seasOf[from.index()]);
    way.add(sea(at));
    while (--steps >= 0) {
      at = Integer.numberOfTrailingZeros(away[steps] & seaNeighbours[at]);
      way.add(sea(at));
    }
    return way;
  }

  /// All Provinces with a coast on at least one of these Seas.
  public long shore(int chain) {
    long shore = 0;
    for (int left = chain; left != 0; left &= left - 1) {
      shore |= coasts[Integer.numberOfTrailingZeros(left)];
    }
    return shore;
  }

  public Seats everybody() {
    return everybody;
  }

  /// The seat so many places clockwise.
  public int clockwise(int from, int places) {
    return (from + places) % seats;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Table table && setup.equals(table.setup) && data.equals(table.data);
  }

  @Override
  public int hashCode() {
    return setup.hashCode();
  }

  @Override
  public String toString() {
    return "Table[" + setup + "]";
  }
}
