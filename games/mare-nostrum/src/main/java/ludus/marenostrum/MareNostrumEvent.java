package ludus.marenostrum;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Event;
import ludus.kernel.Message;
import ludus.kernel.RuleId;
import ludus.kernel.Seats;
import ludus.kernel.Viewer;

/// Everything that happens. What a viewer may not know is an empty `Optional`. Where an event has
/// `newTo`, it showed these seats something; nobody is told who they are.
public sealed interface MareNostrumEvent extends Event {

  @Override
  default RuleId rule() {
    return Chronicle.rule(this);
  }

  @Override
  default Message told() {
    return Chronicle.told(this);
  }

  /// Most of what happens is seen by all.
  @Override
  default Optional<? extends MareNostrumEvent> shownTo(Viewer viewer) {
    return Optional.of(this);
  }

  /// @param before who had it until then: the two exchange
  record EmpireChosen(int seat, Empire empire, int before) implements MareNostrumEvent {}

  record PhaseBegan(int round, Phase phase) implements MareNostrumEvent {}

  // collect --------------------------------------------------------------------------------------

  /// @param missing how many tokens the reserve could not give (MN-1.1-g)
  record Collected(int seat, List<Amount> income, int missing) implements MareNostrumEvent {}

  record LegendaryDrawn(int seat, int count, Optional<List<Commodity>> types)
      implements MareNostrumEvent {
    @Override
    public Optional<LegendaryDrawn> shownTo(Viewer viewer) {
      return Optional.of(
          viewer.seat() == seat ? this : new LegendaryDrawn(seat, count, Optional.empty()));
    }

    @Override
    public Seats reveals() {
      return Seats.of(seat);
    }
  }

  record PileRenewed(int size) implements MareNostrumEvent {}

  /// @param gained false if there was none left (MN-1.1-j)
  record ExtraTaken(int seat, Icon city, boolean legendary, boolean gained)
      implements MareNostrumEvent {}

  record ColossusTook(int seat, Optional<Commodity> commodity) implements MareNostrumEvent {}

  // trade ----------------------------------------------------------------------------------------

  record TokenPlayed(int seat, TradeToken token, int value) implements MareNostrumEvent {}

  /// One more Resource in an offer that is not sealed yet: nobody else notices.
  record OfferChanged(int seat, Resource resource) implements MareNostrumEvent {
    @Override
    public Optional<OfferChanged> shownTo(Viewer viewer) {
      return viewer.seat() == seat ? Optional.of(this) : Optional.empty();
    }
  }

  /// MN-2.1-f: it can't be changed.
  record OfferSealed(int seat) implements MareNostrumEvent {
    @Override
    public boolean settles() {
      return true;
    }
  }

  record OffersRevealed(List<? extends List<Amount>> offers) implements MareNostrumEvent {
    @Override
    public Seats reveals() {
      return Seats.first(offers.size());
    }
  }

  record Taken(int taker, int victim, Resource resource) implements MareNostrumEvent {}

  /// @param returned what goes back behind the screens, by seat
  record ChainEnded(List<? extends List<Amount>> returned) implements MareNostrumEvent {}

  record Given(int giver, int receiver, Optional<Resource> resource) implements MareNostrumEvent {
    @Override
    public Optional<Given> shownTo(Viewer viewer) {
      boolean party = viewer.seat() == giver || viewer.seat() == receiver;
      return Optional.of(party ? this : new Given(giver, receiver, Optional.empty()));
    }

    @Override
    public Seats reveals() {
      return Seats.of(receiver);
    }
  }

  // construction
  // -----------------------------------------------------------------------------------

  /// @param by the Leader; the last one is picked by nobody (MN-R-8)
  record Picked(Optional<Integer> by, int seat, Phase phase) implements MareNostrumEvent {}

  /// What is to be built, before it is paid for: nobody else notices.
  record ItemNamed(int seat, Move item) implements MareNostrumEvent {
    @Override
    public Optional<ItemNamed> shownTo(Viewer viewer) {
      return viewer.seat() == seat ? Optional.of(this) : Optional.empty();
    }
  }

  record Paid(int seat, List<Amount> payment, Seats newTo) implements MareNostrumEvent {
    @Override
    public Optional<Paid> shownTo(Viewer viewer) {
      return Optional.of(new Paid(seat, payment, Seats.NONE));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }
  }

  record ControlBuilt(int seat, Province province, boolean free) implements MareNostrumEvent {}

  record LegionBuilt(int seat, Province province, boolean cheap) implements MareNostrumEvent {}

  record FortressBuilt(int seat, Province province, boolean cheap) implements MareNostrumEvent {}

  record TriremeBuilt(int seat, Sea sea, boolean cheap) implements MareNostrumEvent {}

  record BuildingBuilt(int seat, Icon icon) implements MareNostrumEvent {}

  record TileBought(int seat, Tile tile, int price) implements MareNostrumEvent {}

  record FreeLegionsBuilt(int seat, Province province, int count) implements MareNostrumEvent {}

  /// @param hero empty if there was none to choose
  record HeroCopied(int seat, Optional<Tile> hero) implements MareNostrumEvent {}

  record PerseusAnswered(int seat, boolean interrupts) implements MareNostrumEvent {}

  record BuildEnded(int seat) implements MareNostrumEvent {}

  /// One more Commodity that will be kept: nobody else notices.
  record KeepChanged(int seat, Resource resource) implements MareNostrumEvent {
    @Override
    public Optional<KeepChanged> shownTo(Viewer viewer) {
      return viewer.seat() == seat ? Optional.of(this) : Optional.empty();
    }
  }

  /// @param discarded seen by all (MN-H-3)
  /// @param kept how many Resources are left
  record Stored(int seat, List<Amount> discarded, int kept, Seats newTo)
      implements MareNostrumEvent {
    @Override
    public Optional<Stored> shownTo(Viewer viewer) {
      return Optional.of(new Stored(seat, discarded, kept, Seats.NONE));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }
  }

  record TilesRevealed(List<Tile> tiles, int seats) implements MareNostrumEvent {
    @Override
    public Seats reveals() {
      return Seats.first(seats);
    }
  }

  // movement and battle
  // ----------------------------------------------------------------------------

  /// @param returned the Provinces from which Legions went home (MN-11-ZEU-b)
  record PeaceMade(int seat, int other, List<Province> returned, int legions)
      implements MareNostrumEvent {}

  record PeaceDeclined(int seat) implements MareNostrumEvent {}

  /// The steps of a turn in the fourth phase (MN-4.0-b).
  enum Step {
    CONVERT,
    TRIREMES,
    SEA_BATTLES,
    LEGIONS,
    LAND_BATTLES,
    CONQUEST
  }

  record StepBegan(int seat, Step step) implements MareNostrumEvent {}

  /// @param former whose marker it was
  /// @param placed false if the marker was only removed (MN-4.3.3-e)
  record Converted(int seat, Province province, int former, boolean placed)
      implements MareNostrumEvent {}

  record Sailed(int seat, Sea from, Sea to) implements MareNostrumEvent {}

  /// @param over the Seas whose Triremes carried it; none over a border
  record Marched(int seat, Province from, Province to, List<Sea> over)
      implements MareNostrumEvent {}

  record SeaBattleFought(Sea sea, Frame.Side active, Frame.Side other) implements MareNostrumEvent {
    @Override
    public Seats reveals() {
      return Seats.of(active.seat()).plus(other.seat());
    }
  }

  record LandBattleFought(Province province, Frame.Side active, Frame.Side other)
      implements MareNostrumEvent {
    @Override
    public Seats reveals() {
      return Seats.of(active.seat()).plus(other.seat());
    }
  }

  record LegionsLost(int seat, Province province, int legions, boolean fortress)
      implements MareNostrumEvent {}

  record TriremesLost(int seat, Sea sea, int triremes) implements MareNostrumEvent {}

  record WarChanged(Province province, boolean war) implements MareNostrumEvent {}

  /// All that this seat held there is free again.
  record OccupationEnded(int seat, Province province) implements MareNostrumEvent {}

  record Pillaged(int seat, Icon icon, List<Amount> income) implements MareNostrumEvent {}

  record BuildingOccupied(int seat, Icon icon, boolean again) implements MareNostrumEvent {}

  record MarkerOccupied(int seat, Province province, boolean again) implements MareNostrumEvent {}

  /// The Queen of Sheba has converted (MN-10-SHE).
  record LegionSacrificed(int seat, Province province, int former) implements MareNostrumEvent {}

  /// Circe (MN-10-CIR).
  record LegionPlaced(int seat, Icon icon) implements MareNostrumEvent {}

  record TurnEnded(int seat) implements MareNostrumEvent {}

  // leadership
  // -------------------------------------------------------------------------------------

  /// @param levels of all seats on this track
  /// @param by who decided a tie
  record TitleAwarded(Track track, int seat, List<Integer> levels, Optional<Integer> by)
      implements MareNostrumEvent {}

  /// @param winners nobody if the last round is over (MN-R-11)
  record GameEnded(String result, List<Integer> winners) implements MareNostrumEvent {}
}
