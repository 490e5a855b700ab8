package ludus.marenostrum;

import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Seats;

/// What is going on, as data: the top frame of the stack decides who is asked (MN-R-4).
/// [Construction] and [Movement] lie under the turns of their phase.
public sealed interface Frame {

  // before the first round -----------------------------------------------------------------------

  /// Seat by seat everybody chooses an empire; those before this one have (MN-S-1). Until then
  /// everybody has one that was drawn.
  record Choosing(int seat) implements Frame {}

  // collect --------------------------------------------------------------------------------------

  /// A Legendary City with a Temple, whose owner chooses what it adds (MN-1.1-c).
  record Extra(int seat, Icon city) {}

  record Extras(Pile<Extra> left) implements Frame {}

  record Colossus(int seat) implements Frame {}

  // trade ----------------------------------------------------------------------------------------

  record Token() implements Frame {}

  /// @param committed whose offer is sealed
  /// @param offers by seat, sealed or still being put together
  record Offers(int value, Seats committed, Pile<Stock> offers) implements Frame {}

  /// @param resource what the taker took
  record Taking(int taker, int victim, Resource resource) {}

  /// @param faceUp what can still be taken, by seat
  record Chain(int value, int taker, Pile<Stock> faceUp, Pile<Taking> takings) implements Frame {}

  /// The chain has ended, and the Trade Leader owes one Resource (MN-2.2.1-b).
  record Evening(int value, int receiver, Pile<Taking> takings) implements Frame {}

  // construction
  // -----------------------------------------------------------------------------------

  /// The Culture Leader picks (MN-3.0-a).
  record Construction(Seats acted) implements Frame {}

  /// Whether Perseus interrupts (MN-3.0-d).
  ///
  /// @param picked who builds if not
  /// @param item the tile named and not yet paid for
  record Perseus(int seat, int picked, Optional<Move> item) implements Frame {}

  /// @param untouched whether nothing was built in this turn
  /// @param perseus whether Perseus was owned before the turn (MN-3.0-n)
  /// @param item what was named and is not yet paid for
  record Building(int seat, boolean untouched, boolean perseus, Optional<Move> item)
      implements Frame {}

  record Castor(int seat) implements Frame {}

  /// The Hanging Gardens keep something (MN-3.3-b).
  record Storing(int seat, Pile<Resource> kept) implements Frame {}

  // movement and battle
  // ----------------------------------------------------------------------------

  record Peacemaking(int seat) implements Frame {}

  /// The Military Leader picks (MN-R-4).
  record Movement(Seats acted) implements Frame {}

  /// Lies under the steps of a turn.
  ///
  /// @param markers the enemy markers occupied at its start (MN-10-SHE-a)
  record Turn(int seat, Provinces markers) implements Frame {}

  record Converting(int seat) implements Frame {}

  /// @param arrived where Triremes arrived, one entry for each, sorted: they may not sail again
  /// @param least no Sea with a smaller index is listed as origin: the order of moves means nothing
  record Sailing(int seat, Pile<Sea> arrived, int least) implements Frame {}

  /// @param fought where a battle has been fought (MN-4.1.1-c), sorted
  record SeaBattles(int seat, Pile<Sea> fought) implements Frame {}

  /// @param arrived where Legions arrived, one entry for each, sorted: they may not march again
  /// @param least no Province with a smaller index is listed as origin
  record Marching(int seat, Pile<Province> arrived, int least) implements Frame {}

  /// @param fought where a battle has been fought (MN-4.2-b)
  record LandBattles(int seat, Provinces fought) implements Frame {}

  /// One side of a battle.
  ///
  /// @param units Legions or Triremes before it
  /// @param dice those rolled for units, then the extra one
  /// @param losses how many Units it loses
  record Side(
      int seat, int units, boolean fortress, Pile<Integer> dice, int total, int hits, int losses) {}

  /// One side chooses its losses (MN-4.2-h); those of the other follow with them.
  ///
  /// @param chooser the seat that chooses
  record Losses(int chooser, Province province, Side active, Side other) implements Frame {}

  /// @param before what the seat held before the battle (MN-4.3-f); what it has taken again is on
  ///   the board
  record Reoccupying(int seat, Camp before) implements Frame {}

  /// @param before what was occupied when the step began (MN-4.3-c)
  /// @param settled where the one choice of MN-4.3-b is made and final
  /// @param occupying where Buildings are being occupied
  record Conquest(int seat, Pile<Camp> before, Provinces settled, Provinces occupying)
      implements Frame {}

  // leadership
  // -------------------------------------------------------------------------------------

  /// A tie that the holder of the title decides (MN-5-c).
  record Tie(Track track, Seats tied) implements Frame {}

  /// @param result a word: see [Victory]
  record Over(String result, Seats winners) implements Frame {}
}
