package ludus.marenostrum;

import java.util.List;

/// What a player can do, in small steps. What is built is named first and paid next ([Pay]); an
/// offer is put together token by token in the order of the data file.
public sealed interface Move {

  /// Nothing: no token of the Colossus, no interrupt by Perseus, no peace of Zeus.
  record Pass() implements Move {}

  // before the first round -----------------------------------------------------------------------

  record ChooseEmpire(Empire empire) implements Move {}

  // collect --------------------------------------------------------------------------------------

  /// What the Temple at a Legendary City adds: a Coin, or a Legendary Commodity (MN-1.1-c).
  record TakeExtra(Icon city, boolean legendary) implements Move {}

  record TakeFromReserve(Commodity commodity) implements Move {}

  // trade ----------------------------------------------------------------------------------------

  /// The value tells which token it is on (MN-2.1-a).
  record PlayToken(int value) implements Move {}

  /// One more Resource for the own offer.
  record Offer(Resource resource) implements Move {}

  /// The offer is complete (Antigone: MN-2.1-e).
  record SealOffer() implements Move {}

  record Take(int victim, Resource resource) implements Move {}

  /// The Trade Leader gives to the one who came short (MN-2.2.1-b).
  record Give(Resource resource) implements Move {}

  // the order of players
  // ---------------------------------------------------------------------------

  /// A Leader names who acts next (MN-R-4).
  record Pick(int seat) implements Move {}

  // construction
  // -----------------------------------------------------------------------------------

  /// @param free by Hammurabi
  record BuildControl(Province province, boolean free) implements Move {}

  /// @param cheap by Spartacus
  record BuildLegion(Province province, boolean cheap) implements Move {}

  /// @param cheap by Gilgamesh
  record BuildFortress(Province province, boolean cheap) implements Move {}

  /// @param cheap by the Lighthouse
  record BuildTrireme(Sea sea, boolean cheap) implements Move {}

  record BuildBuilding(Icon icon) implements Move {}

  /// Also the interrupt of Perseus (MN-3.0-d).
  record BuyTile(Tile tile) implements Move {}

  /// Pays for what was named: one set (MN-3.0-f).
  record Pay(int coins, List<Resource> goods) implements Move {}

  /// Penthesilea's Legions (MN-10-PEN).
  record FreeLegions(int count) implements Move {}

  /// Castor and Pollux choose a Hero (MN-10-CAS).
  record CopyHero(Tile tile) implements Move {}

  record EndBuild() implements Move {}

  /// One more Commodity that the Hanging Gardens keep (MN-3.3-b).
  record Keep(Resource resource) implements Move {}

  record EndKeeping() implements Move {}

  // movement and battle
  // ----------------------------------------------------------------------------

  /// Zeus makes peace with this seat (MN-11-ZEU-a).
  record MakePeace(int seat) implements Move {}

  record Convert(Province province) implements Move {}

  record EndConversions() implements Move {}

  /// One Trireme.
  record Sail(Sea from, Sea to) implements Move {}

  record EndSailing() implements Move {}

  record FightAtSea(Sea sea, int enemy) implements Move {}

  record EndSeaBattles() implements Move {}

  /// One Legion.
  record March(Province from, Province to) implements Move {}

  record EndMarching() implements Move {}

  record FightOnLand(Province province, int enemy) implements Move {}

  /// @param fortress whether the Fortress is among the losses (MN-4.2-h)
  record ChooseLosses(boolean fortress) implements Move {}

  record Reoccupy(Icon icon) implements Move {}

  record ReoccupyMarker() implements Move {}

  record EndReoccupying() implements Move {}

  /// @param legendary at a Legendary City: the Commodity instead of the Coin (MN-4.3.1-a)
  record Pillage(Icon icon, boolean legendary) implements Move {}

  /// One Legion on one Building (MN-4.3.2-a).
  record Occupy(Icon icon) implements Move {}

  record OccupyMarker(Province province) implements Move {}

  /// The Queen of Sheba's conversion (MN-10-SHE).
  record Sacrifice(Province province) implements Move {}

  /// Circe: a Legion on an empty Caravan icon (MN-10-CIR).
  record PlaceLegion(Icon icon) implements Move {}

  record EndTurn() implements Move {}

  // leadership
  // -------------------------------------------------------------------------------------

  /// The holder of a title decides a tie (MN-5-c).
  record Award(int seat) implements Move {}
}
