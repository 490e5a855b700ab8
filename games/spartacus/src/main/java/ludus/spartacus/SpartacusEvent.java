package ludus.spartacus;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import ludus.kernel.Event;
import ludus.kernel.Message;
import ludus.kernel.RuleId;
import ludus.kernel.Seats;
import ludus.kernel.Viewer;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.talk.Offer;
import ludus.spartacus.talk.Pledge;

/// Everything that happens. What a viewer may not know is an empty `Optional`. Where an event has
/// `newTo`, it showed these seats a card; nobody is told who they are.
public sealed interface SpartacusEvent extends Event {

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
  default Optional<? extends SpartacusEvent> shownTo(Viewer viewer) {
    return Optional.of(this);
  }

  // setup ----------------------------------------------------------------------------------------

  record HouseChosen(int seat, HouseCard house) implements SpartacusEvent {}

  record AssetsDealt(int seat, List<MarketCard> cards, int guards, int gold, Seats newTo)
      implements SpartacusEvent {
    @Override
    public Optional<AssetsDealt> shownTo(Viewer viewer) {
      return Optional.of(new AssetsDealt(seat, cards, guards, gold, Seats.NONE));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }
  }

  record PhaseBegan(int round, Phase phase) implements SpartacusEvent {}

  // upkeep ---------------------------------------------------------------------------------------

  record Refreshed(int seat, List<MarketCard> cards, int guards) implements SpartacusEvent {}

  record HealingRolled(int seat, MarketCard card, List<Integer> dice) implements SpartacusEvent {}

  record HealingRerolled(int by, MarketCard healer, int seat, MarketCard card, int face, int now)
      implements SpartacusEvent {}

  enum Fate {
    HEALS,
    STAYS,
    DIES
  }

  record HealingEnded(int seat, MarketCard card, int face, Fate fate) implements SpartacusEvent {}

  record LedgerBalanced(int seat, int income, int expense, List<MarketCard> unpaid, Seats newTo)
      implements SpartacusEvent {
    @Override
    public Optional<LedgerBalanced> shownTo(Viewer viewer) {
      return Optional.of(new LedgerBalanced(seat, income, expense, unpaid, Seats.NONE));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }
  }

  // questions ------------------------------------------------------------------------------------

  /// A sealed answer is in; it can be changed, not undone.
  record Answered(int seat, RuleId rule) implements SpartacusEvent {
    @Override
    public boolean settles() {
      return true;
    }
  }

  /// All answers of a window are in, and nobody does anything.
  record WindowClosed(Timing timing, Seats newTo) implements SpartacusEvent {
    @Override
    public Optional<WindowClosed> shownTo(Viewer viewer) {
      return Optional.of(new WindowClosed(timing, Seats.NONE));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }
  }

  // cards ----------------------------------------------------------------------------------------

  record CardsDrawn(int seat, int count, Optional<List<IntrigueCard>> cards)
      implements SpartacusEvent {
    @Override
    public Optional<CardsDrawn> shownTo(Viewer viewer) {
      return Optional.of(
          viewer.seat() == seat ? this : new CardsDrawn(seat, count, Optional.empty()));
    }

    @Override
    public Seats reveals() {
      return count > 0 ? Seats.of(seat) : Seats.NONE;
    }
  }

  record DeckRenewed(int cards) implements SpartacusEvent {}

  record CardDiscarded(int seat, IntrigueCard card, Seats newTo) implements SpartacusEvent {
    @Override
    public Optional<CardDiscarded> shownTo(Viewer viewer) {
      return Optional.of(new CardDiscarded(seat, card, Seats.NONE));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }
  }

  record HandSeen(int viewer, int of, int count, Optional<List<IntrigueCard>> cards)
      implements SpartacusEvent {
    @Override
    public Optional<HandSeen> shownTo(Viewer eyes) {
      boolean party = eyes.seat() == viewer;
      return Optional.of(party ? this : new HandSeen(viewer, of, count, Optional.empty()));
    }

    @Override
    public Seats reveals() {
      return count > 0 ? Seats.of(viewer) : Seats.NONE;
    }
  }

  record GuardRetrieved(int seat) implements SpartacusEvent {}

  record GuardDeployed(int seat, Seats newTo) implements SpartacusEvent {
    @Override
    public Optional<GuardDeployed> shownTo(Viewer viewer) {
      return Optional.of(new GuardDeployed(seat, Seats.NONE));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }
  }

  // deeds ----------------------------------------------------------------------------------------

  record GoldGained(int seat, int gold) implements SpartacusEvent {}

  record GoldLost(int seat, int gold) implements SpartacusEvent {}

  /// Gold from house to house; while gold is concealed only the two see it (SP-ANY-2).
  record GoldPaid(int from, int to, int gold, boolean secret) implements SpartacusEvent {
    @Override
    public Optional<GoldPaid> shownTo(Viewer viewer) {
      boolean seen = !secret || viewer.seat() == from || viewer.seat() == to;
      return seen ? Optional.of(this) : Optional.empty();
    }
  }

  record InfluenceChanged(int seat, int before, int now, RuleId rule) implements SpartacusEvent {}

  record AssetDiscarded(int seat, MarketCard card) implements SpartacusEvent {}

  record AssetTurned(int seat, MarketCard card, Stand stand) implements SpartacusEvent {}

  record GuardsDiscarded(int seat, int count) implements SpartacusEvent {}

  record GuardsExhausted(int seat, int count) implements SpartacusEvent {}

  record AssetMoved(int from, int to, MarketCard card) implements SpartacusEvent {}

  record GuardsMoved(int from, int to, int count) implements SpartacusEvent {}

  /// An asset is chosen for an effect that needs more choices before it happens.
  record AssetPicked(int seat, int owner, MarketCard card) implements SpartacusEvent {}

  record NumberPicked(int seat, int number) implements SpartacusEvent {}

  record MayAnswered(int seat, boolean yes) implements SpartacusEvent {}

  // intrigue -------------------------------------------------------------------------------------

  record TurnBegan(int seat) implements SpartacusEvent {}

  record TurnEnded(int seat) implements SpartacusEvent {}

  record CashedIn(int seat, IntrigueCard card, int gold, Seats newTo) implements SpartacusEvent {
    @Override
    public Optional<CashedIn> shownTo(Viewer viewer) {
      return Optional.of(new CashedIn(seat, card, gold, Seats.NONE));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }
  }

  record SchemeAnnounced(int seat, Optional<IntrigueCard> card) implements SpartacusEvent {
    @Override
    public Optional<SchemeAnnounced> shownTo(Viewer viewer) {
      return Optional.of(
          viewer.seat() == seat ? this : new SchemeAnnounced(seat, Optional.empty()));
    }

    @Override
    public boolean settles() {
      return true;
    }
  }

  record SupportAsked(int seat, int of) implements SpartacusEvent {}

  record SupportGranted(int seat, int to, int influence) implements SpartacusEvent {
    @Override
    public boolean settles() {
      return true;
    }
  }

  record SupportRefused(int seat, int to) implements SpartacusEvent {}

  record RequirementLowered(int seat, int by) implements SpartacusEvent {}

  record SchemeWithdrawn(int seat, Optional<IntrigueCard> card) implements SpartacusEvent {
    @Override
    public Optional<SchemeWithdrawn> shownTo(Viewer viewer) {
      return Optional.of(
          viewer.seat() == seat ? this : new SchemeWithdrawn(seat, Optional.empty()));
    }
  }

  record SchemeTurnedUp(
      int seat,
      IntrigueCard card,
      Optional<Integer> target,
      Optional<Integer> other,
      int total,
      int requirement,
      Seats newTo)
      implements SpartacusEvent {
    @Override
    public Optional<SchemeTurnedUp> shownTo(Viewer viewer) {
      return Optional.of(
          new SchemeTurnedUp(seat, card, target, other, total, requirement, Seats.NONE));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }

    @Override
    public boolean settles() {
      return true;
    }
  }

  enum SchemeEnd {
    SUCCEEDED,
    FOILED,
    FIZZLED,
    BLOCKED
  }

  record SchemeEnded(int seat, IntrigueCard card, SchemeEnd end) implements SpartacusEvent {}

  record GuardUsed(int seat, boolean fromHand, int die, boolean success, Seats newTo)
      implements SpartacusEvent {
    @Override
    public Optional<GuardUsed> shownTo(Viewer viewer) {
      return Optional.of(new GuardUsed(seat, fromHand, die, success, Seats.NONE));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }
  }

  record GuardRerolled(int seat, MarketCard with, int die, boolean success)
      implements SpartacusEvent {}

  record ReactionPlayed(
      int seat, IntrigueCard card, Optional<Integer> target, Optional<Integer> other, Seats newTo)
      implements SpartacusEvent {
    @Override
    public Optional<ReactionPlayed> shownTo(Viewer viewer) {
      return Optional.of(new ReactionPlayed(seat, card, target, other, Seats.NONE));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }

    @Override
    public boolean settles() {
      return true;
    }
  }

  record ReactionEnded(int seat, IntrigueCard card, boolean cancelled) implements SpartacusEvent {}

  record AbilityUsed(int seat, MarketCard card, int number) implements SpartacusEvent {}

  record HouseRuleUsed(int seat, HouseCard.Rule used, OptionalInt amount)
      implements SpartacusEvent {}

  // market ---------------------------------------------------------------------------------------

  record AssetSold(int seat, MarketCard card, int gold) implements SpartacusEvent {}

  record GuardSold(int seat, int gold) implements SpartacusEvent {}

  record DoneTrading(int seat, boolean done) implements SpartacusEvent {}

  record GoldConcealed(List<Integer> gold) implements SpartacusEvent {}

  record RowDealt(int lots) implements SpartacusEvent {}

  record LotPeeked(int seat, int lot, Optional<MarketCard> card) implements SpartacusEvent {
    @Override
    public Optional<LotPeeked> shownTo(Viewer viewer) {
      return Optional.of(viewer.seat() == seat ? this : new LotPeeked(seat, lot, Optional.empty()));
    }

    @Override
    public Seats reveals() {
      return Seats.of(seat);
    }
  }

  record LotRevealed(int lot, MarketCard card, Seats newTo) implements SpartacusEvent {
    @Override
    public Optional<LotRevealed> shownTo(Viewer viewer) {
      return Optional.of(new LotRevealed(lot, card, Seats.NONE));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }
  }

  /// @param bids by seat; -1 for those who were not asked
  record BidsOpened(Optional<MarketCard> card, List<Integer> bids, Seats newTo)
      implements SpartacusEvent {
    @Override
    public Optional<BidsOpened> shownTo(Viewer viewer) {
      return Optional.of(new BidsOpened(card, bids, Seats.NONE));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }
  }

  record BidsTied(Seats tied, int total) implements SpartacusEvent {}

  record LotWon(int seat, MarketCard card, int price) implements SpartacusEvent {}

  record AuctionFailed(Optional<MarketCard> card) implements SpartacusEvent {}

  /// Dice for the host marker, or for a place in a tournament; one list a roll.
  record RolledOff(List<Integer> seats, List<Integer> dice, RuleId rule)
      implements SpartacusEvent {}

  record HostDecided(int seat, int price) implements SpartacusEvent {}

  record GoldShown(List<Integer> gold, Seats newTo) implements SpartacusEvent {
    @Override
    public Optional<GoldShown> shownTo(Viewer viewer) {
      return Optional.of(new GoldShown(gold, Seats.NONE));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }
  }

  // talk -----------------------------------------------------------------------------------------

  /// Third parties are not told its number (SP-HID-8).
  record Offered(Offer offer) implements SpartacusEvent {
    @Override
    public Optional<Offered> shownTo(Viewer viewer) {
      return Chronicle.seen(offer, viewer).map(Offered::new);
    }
  }

  enum OfferEnd {
    ACCEPTED,
    DECLINED,
    RETRACTED,
    VOID,
    LAPSED
  }

  record OfferEnded(Offer offer, OfferEnd end) implements SpartacusEvent {
    @Override
    public Optional<OfferEnded> shownTo(Viewer viewer) {
      return Chronicle.seen(offer, viewer).map(shown -> new OfferEnded(shown, end));
    }

    @Override
    public Seats reveals() {
      return Seats.of(offer.from()).plus(offer.to());
    }
  }

  record PledgeMade(Pledge pledge) implements SpartacusEvent {
    @Override
    public Optional<PledgeMade> shownTo(Viewer viewer) {
      return pledge.isSeenBy(viewer) ? Optional.of(this) : Optional.empty();
    }
  }

  record PledgeJudged(Pledge pledge) implements SpartacusEvent {
    @Override
    public Optional<PledgeJudged> shownTo(Viewer viewer) {
      return pledge.isSeenBy(viewer) ? Optional.of(this) : Optional.empty();
    }
  }

  // arena ----------------------------------------------------------------------------------------

  record Invited(int host, int seat) implements SpartacusEvent {}

  record InvitationDeclined(int seat, boolean unable) implements SpartacusEvent {}

  record Committed(int seat, MarketCard card, List<MarketCard> equipment, int team)
      implements SpartacusEvent {}

  record NoMatch() implements SpartacusEvent {}

  record TributePaid(int seat, MarketCard card, int gold) implements SpartacusEvent {}

  record Staked(int seat, int victoryI, int victoryII, int injury, int decapitation) {}

  record WagersOpened(List<Staked> stakes, Seats newTo) implements SpartacusEvent {
    @Override
    public Optional<WagersOpened> shownTo(Viewer viewer) {
      return Optional.of(new WagersOpened(stakes, Seats.NONE));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }
  }

  record CombatantSwapped(int by, int seat, MarketCard out, MarketCard in)
      implements SpartacusEvent {}

  record MatchBegan(List<Integer> seats, List<MarketCard> cards, boolean tournament)
      implements SpartacusEvent {}

  record CombatRoundBegan(int round) implements SpartacusEvent {}

  record NetThrown(int seat, MarketCard card) implements SpartacusEvent {}

  /// @param dice of each fighter in the order of the match
  record InitiativeRolled(List<List<Integer>> dice, boolean again) implements SpartacusEvent {}

  record InitiativeWon(int seat, int team) implements SpartacusEvent {}

  record OrderChosen(int seat, boolean first) implements SpartacusEvent {}

  record FighterMoved(int fighter, int seat, MarketCard card, Hex from, Hex to, int steps)
      implements SpartacusEvent {}

  record CombatTurnEnded(int fighter, int seat, MarketCard card) implements SpartacusEvent {}

  record Attacked(
      int attacker, int defender, int seat, MarketCard card, MarketCard against, boolean speed)
      implements SpartacusEvent {}

  record DiceRolled(List<Integer> attack, List<Integer> defense, boolean speed, Pool defensePool)
      implements SpartacusEvent {}

  /// @param before the faces that were rolled again, and what they became
  record DiceRerolled(
      int seat, boolean attack, Optional<MarketCard> with, List<Integer> before, List<Integer> now)
      implements SpartacusEvent {}

  enum Verdict {
    /// the attack die is higher
    WOUND,
    /// the defense die is equal or higher
    BLOCKED,
    /// unopposed and high enough
    UNOPPOSED,
    /// unopposed and too low
    FAILS,
    /// a defense die without an attack die
    IGNORED
  }

  /// One column of the dice strings; 0 for a missing die.
  record Column(int attack, int defense, Verdict verdict, boolean tieWon) {}

  record DiceCompared(
      List<Column> columns, int wounds, int fromSets, int blockedBySets, int counter)
      implements SpartacusEvent {}

  record WoundsAdded(int seat, MarketCard with, int wounds) implements SpartacusEvent {}

  record WoundsIgnored(int seat, MarketCard with, int wounds) implements SpartacusEvent {}

  record WoundsSuffered(int fighter, int seat, MarketCard card, int wounds)
      implements SpartacusEvent {}

  record DieGivenUp(int fighter, int seat, MarketCard card, Pool pool, int left)
      implements SpartacusEvent {}

  record FighterDefeated(int fighter, int seat, MarketCard card, Defeat defeat)
      implements SpartacusEvent {}

  record Stalled(int rounds) implements SpartacusEvent {}

  record MatchWon(int team, List<Integer> seats) implements SpartacusEvent {}

  record FavorWon(int seat, MarketCard card, boolean champion) implements SpartacusEvent {}

  record WagerSettled(int seat, int staked, int paid) implements SpartacusEvent {}

  record ThumbShown(int host, int seat, MarketCard card, boolean up) implements SpartacusEvent {
    @Override
    public boolean settles() {
      return true;
    }
  }

  // the end --------------------------------------------------------------------------------------

  record NobodyWon(Phase phase) implements SpartacusEvent {}

  record TournamentBegan(List<Integer> ranked, List<Integer> values) implements SpartacusEvent {}

  record LostByDefault(int seat) implements SpartacusEvent {}

  record TournamentLost(int seat) implements SpartacusEvent {}

  /// Hands are laid open (SP-HID-1).
  record GameWon(int seat, Frame.Victory by) implements SpartacusEvent {
    @Override
    public Seats reveals() {
      return Seats.first(Seats.MOST);
    }
  }
}
