package ludus.marenostrum;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Message;
import ludus.kernel.Outcome;

/// What one viewer may see of a position, with everything that a player wants to know before
/// acting. Stocks of others are seen as a number (MN-H-2).
///
/// @param you the viewer's seat
/// @param lastRound the round after which the game ends as a draw, if there is one (MN-R-11)
/// @param stock the viewer's own Resources
/// @param discard the types of Legendary Commodities that lie in the discard pile (MN-H-5)
/// @param display the Heroes and Wonders face up, and the Pyramids last
/// @param tokens the Trade tokens
public record MareNostrumView(
    Optional<Integer> you,
    int round,
    Optional<Integer> lastRound,
    Phase phase,
    Titles titles,
    List<RealmView> realms,
    List<ProvinceView> provinces,
    List<SeaView> seas,
    List<Amount> stock,
    List<Amount> reserve,
    int pile,
    List<Commodity> discard,
    List<TileView> display,
    int faceDown,
    List<TokenView> tokens,
    Optional<ExtraView> extra,
    Optional<TradeView> trade,
    Optional<ConstructionView> construction,
    Optional<MovementView> movement,
    Optional<TieView> tie,
    Optional<PeaceView> peace,
    Optional<Outcome> outcome) {

  /// Something that is hidden from the viewer: a sealed move.
  public record Sealed() {
    public static final Sealed IT = new Sealed();
  }

  /// @param empire its id
  /// @param color its name in the data file
  /// @param capital the Province of the Capital
  /// @param resources how many there are behind the screen
  /// @param levels on the tracks Trade, Culture, Military
  /// @param copied the Hero whose power Castor and Pollux have
  /// @param used the powers that are used up in this round
  /// @param income what the next round would bring in Coins and common Commodities
  /// @param legendary how many Legendary Commodities it would bring besides
  /// @param supply what is left to build
  /// @param acted whether the turn of this phase is over or going on, where there are turns
  public record RealmView(
      int seat,
      String empire,
      String color,
      Province capital,
      int resources,
      List<Integer> levels,
      List<Track> titles,
      List<Tile> tiles,
      Optional<Tile> copied,
      List<Power> used,
      List<Amount> income,
      int legendary,
      SupplyView supply,
      VictoryView victory,
      boolean acted) {}

  public record SupplyView(int markers, int legions, int triremes, int fortresses) {}

  /// How near a realm is to each of the four victories (MN-6).
  ///
  /// @param tiles Heroes and Wonders owned, of `tilesNeeded`
  /// @param tilePrice what the next one costs, if there can be one
  /// @param cities the Capitals and Legendary Cities held, of `citiesNeeded`
  /// @param titles of three
  /// @param set only for the viewer: the largest set that the own stock holds
  /// @param pyramids what the Pyramids cost
  public record VictoryView(
      int tiles,
      int tilesNeeded,
      Optional<Integer> tilePrice,
      List<Icon> cities,
      int citiesNeeded,
      int titles,
      Optional<Integer> set,
      int pyramids) {}

  /// @param capitalOf the seat whose Capital Province it is
  /// @param marker whose Legion stands on the Control Marker
  /// @param open whether its controller can build there (MN-3.1.2-a)
  public record ProvinceView(
      Province province,
      boolean covered,
      Optional<Integer> controller,
      Optional<Integer> capitalOf,
      Optional<Integer> marker,
      boolean war,
      boolean open,
      List<IconView> icons,
      List<GarrisonView> garrisons,
      List<Province> neighbours,
      List<Sea> seas) {}

  /// @param name `caravan1`, `caravan2`, `market`, `temple`, or the id of a City
  /// @param controller who has it, if it is built and somebody does (MN-1.1-f)
  /// @param legion whose Legion stands on it
  public record IconView(
      Icon icon,
      String name,
      Building kind,
      Optional<Commodity> commodity,
      boolean built,
      Optional<Integer> controller,
      Optional<Integer> legion) {}

  /// @param placed how many of the Legions stand on something
  public record GarrisonView(int seat, int legions, int placed, boolean fortress) {}

  public record SeaView(Sea sea, List<FleetView> fleets, List<Sea> neighbours) {}

  public record FleetView(int seat, int triremes) {}

  /// @param price for the viewer, if the viewer can have one more
  /// @param bonus on the tracks Trade, Culture, Military
  public record TileView(Tile tile, Tile.Kind kind, List<Integer> bonus, Optional<Integer> price) {}

  public record TokenView(TradeToken token, List<Integer> values, boolean used) {}

  /// The Temple at a Legendary City adds something (MN-1.1-c).
  public record ExtraView(int seat, Icon city) {}

  public enum TradeStage {
    TOKEN,
    OFFER,
    TAKE,
    GIVE
  }

  /// @param offer the viewer's own, sealed or not
  /// @param least how many Resources the viewer must offer, and may at most
  /// @param committed who has sealed an offer
  /// @param faceUp what lies open, by seat
  /// @param taker who takes next
  /// @param barred from whom the taker may not take now (MN-2.2-d)
  /// @param receiver to whom the Trade Leader owes a Resource
  public record TradeView(
      TradeStage stage,
      Optional<Integer> value,
      List<Amount> offer,
      int least,
      int most,
      List<Integer> committed,
      List<List<Amount>> faceUp,
      List<Frame.Taking> takings,
      Optional<Integer> taker,
      Optional<Integer> barred,
      Optional<Integer> receiver) {}

  /// @param acted whose turn is over or going on
  /// @param builder whose turn it is
  /// @param perseus who is asked whether Perseus interrupts
  /// @param castor whether the builder chooses a Hero to copy
  /// @param gardens who chooses what the Hanging Gardens keep
  /// @param items for the builder: all that could be built now, also what is too dear
  /// @param item for the builder: what is to be paid now
  /// @param payments how the viewer could pay the prices of what can be built or bought now
  public record ConstructionView(
      List<Integer> acted,
      Optional<Integer> builder,
      Optional<Integer> perseus,
      boolean castor,
      Optional<Integer> gardens,
      List<Resource> kept,
      List<ItemView> items,
      Optional<ItemView> item,
      List<PaymentView> payments) {}

  /// A few sensible sets for a price that can be paid now; any other set that fits will do as well.
  ///
  /// @param token where it is cheap: the Commodity that is taken instead of a Coin
  public record PaymentView(int price, Optional<Commodity> token, List<Move.Pay> proposals) {}

  /// @param move how it is named
  /// @param price 0 for what is free
  /// @param token where it is cheap: the Commodity that is taken instead of a Coin
  /// @param affordable whether the stock holds a set for it
  /// @param note how far the stock is from its price, where it is too dear
  public record ItemView(
      Move move,
      int price,
      Optional<Commodity> token,
      boolean affordable,
      Optional<Message> note) {}

  /// @param acted whose turn is over or going on
  /// @param converts the occupied markers that the viewer can convert now
  /// @param reach where the viewer's Units can go now
  /// @param attacks what comes of Legions that the viewer sends to where enemies stand
  /// @param fights battles that the viewer can or must begin now
  public record MovementView(
      List<Integer> acted,
      Optional<Integer> active,
      Optional<MareNostrumEvent.Step> step,
      List<ConvertView> converts,
      List<ReachView> reach,
      List<AttackView> attacks,
      List<FightView> fights,
      Optional<LossesView> losses,
      Optional<ReoccupyView> reoccupy,
      Optional<ConquestView> conquest) {}

  /// @param controller whose marker it is
  /// @param takes whether an own marker takes its place: else it is only removed (MN-4.3.3-e)
  public record ConvertView(Province province, int controller, boolean takes) {}

  /// @param from the id of a Province or Sea
  /// @param movable how many Units there have not moved yet
  /// @param to ids
  public record ReachView(String from, int movable, List<String> to) {}

  /// @param legions how many of the viewer's own would then be there
  /// @param told the odds of a battle with each enemy there
  public record AttackView(Province to, int legions, List<Message> told) {}

  /// A battle that can be fought, with its odds.
  ///
  /// @param place the id of a Province or Sea
  /// @param forced whether it must take place (MN-4.2-a)
  /// @param alone chance that only the viewer's Units remain
  /// @param beaten chance that only those of the other remain
  /// @param losses Units that the viewer loses on average, and the other
  public record FightView(
      String place,
      boolean sea,
      int enemy,
      boolean forced,
      ForceView own,
      ForceView other,
      double alone,
      double beaten,
      double losses,
      double otherLosses) {}

  /// @param dice how many are rolled
  /// @param bonus what is added to the total
  /// @param cancels how many hits are cancelled
  public record ForceView(int units, boolean fortress, int dice, int bonus, int cancels) {}

  public record LossesView(int chooser, Province province, Frame.Side active, Frame.Side other) {}

  /// @param before names of icons, and `marker`
  /// @param legions how many stand on nothing yet
  public record ReoccupyView(
      int seat, Province province, List<String> before, List<String> held, int legions) {}

  /// @param choices Provinces in which something can still be done
  /// @param before what was occupied at the beginning of the step, to be kept as before
  public record ConquestView(int seat, List<ChoiceView> choices, List<HeldView> before) {}

  /// @param free Legions that stand on nothing
  /// @param occupying whether Buildings are being occupied, so that nothing else can be chosen
  /// @param marker whether the Control Marker can be occupied
  /// @param sacrifice whether the Queen of Sheba can convert it at once
  /// @param place where Circe can place Legions
  public record ChoiceView(
      Province province,
      int free,
      boolean occupying,
      List<PillageView> pillage,
      List<Icon> occupy,
      boolean marker,
      boolean sacrifice,
      List<Icon> place) {}

  /// @param income what it brings in Coins and common Commodities
  /// @param legendary whether it also brings a Legendary Commodity
  /// @param choice whether the Coin can be left for a Legendary Commodity
  public record PillageView(Icon icon, List<Amount> income, boolean legendary, boolean choice) {}

  /// @param places names of icons, and `marker`
  public record HeldView(Province province, List<String> places) {}

  public record TieView(Track track, int holder, List<Integer> tied) {}

  /// @param other with whom there is peace this round
  /// @param before with whom there was in the round before
  public record PeaceView(
      Optional<Integer> owner, Optional<Integer> other, Optional<Integer> before) {}
}
