package ludus.spartacus;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import ludus.kernel.Seats;
import ludus.spartacus.SpartacusEvent.Column;
import ludus.spartacus.effect.Filter;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.talk.Offer;
import ludus.spartacus.talk.Pledge;

/// What one viewer may see of a position, with everything that a player wants to know before
/// acting.
///
/// @param you the viewer's seat
/// @param order the seats clockwise from the host
/// @param turn whose Intrigue turn it is
/// @param concealed whether gold is hidden (SP-MKT-9)
/// @param othersGold while it is: what all others hold together (SP-HID-4)
/// @param hand the viewer's own, equal cards together
/// @param rules the viewer's house rules
/// @param pending what is going on now, the innermost last
public record SpartacusView(
    Optional<Integer> you,
    int round,
    Phase phase,
    int host,
    int winInfluence,
    List<Integer> handSizes,
    List<Integer> order,
    Optional<Integer> turn,
    boolean concealed,
    Optional<Integer> othersGold,
    List<HouseView> houses,
    List<HandCard> hand,
    List<RuleView> rules,
    DeckView<IntrigueCard> intrigueDeck,
    DeckView<MarketCard> marketDeck,
    List<Pending> pending,
    Optional<WindowView> window,
    Optional<SchemeView> scheme,
    Optional<MarketView> market,
    Optional<ArenaView> arena,
    Optional<TournamentView> tournament,
    List<Offer> offers,
    List<PledgeView> pledges,
    Optional<Outcome> outcome) {

  /// @param discard all of it, the top card last
  public record DeckView<C>(int size, List<C> discard) {}

  /// @param gold empty while it is concealed from the viewer
  /// @param goldAtClose while gold is concealed: what was public
  /// @param onTable gold of a tied bid
  /// @param keeps hand size at this influence
  /// @param cards how many Intrigue cards are held; an announced one is not among them
  /// @param known the cards of this hand that the viewer knows
  /// @param ledger what the next ledger brings, counted after refresh
  /// @param fighters ready gladiators and slaves
  /// @param targeted whether the pending scheme targets this house
  /// @param done with the open market
  /// @param kept pledges that the viewer knows of
  public record HouseView(
      int seat,
      Optional<HouseCard> house,
      int influence,
      int keeps,
      Optional<Integer> gold,
      Optional<Integer> goldAtClose,
      int onTable,
      int cards,
      List<IntrigueCard> known,
      int guards,
      int spentGuards,
      int guardValue,
      List<AssetView> assets,
      LedgerView ledger,
      int fighters,
      boolean targeted,
      boolean done,
      int kept,
      int broken) {}

  /// @param needed gladiators that can't be paid for now
  public record LedgerView(int income, int expense, int needed) {}

  /// @param name the key of its words is `spartacus.card.<name>`
  /// @param abilities how many abilities have words: `spartacus.ability.<name>.<n>`, from 0
  /// @param weight as how many cards it counts
  /// @param ledger the gold that it brings at the next ledger, or costs
  /// @param atRisk whether the pending scheme or effect could hit it
  /// @param usable whether the viewer can use its ability now
  public record AssetView(
      MarketCard card,
      String name,
      Kind kind,
      Optional<EquipmentSlot> slot,
      Stand stand,
      int favors,
      boolean champion,
      boolean boast,
      int gold,
      int atk,
      int def,
      int spd,
      int abilities,
      int weight,
      int ledger,
      boolean committed,
      boolean tradable,
      boolean atRisk,
      boolean usable) {

    /// What is printed on it, how it lies, and what it is good for just now.
    public static AssetView of(
        Asset asset, boolean committed, boolean tradable, boolean atRisk, boolean usable) {
      MarketCard.Face face = asset.card().face();
      return new AssetView(
          asset.card(),
          face.name(),
          face.kind(),
          face.slot(),
          asset.stand(),
          asset.favors(),
          asset.isChampion(),
          asset.boasts(),
          face.gold(),
          face.atk(),
          face.def(),
          face.spd(),
          face.abilities().size(),
          Filter.weight(asset),
          ledger(asset),
          committed,
          tradable,
          atRisk,
          usable);
    }

    static int ledger(Asset asset) {
      if (asset.isInjured()) {
        return 0;
      }
      return switch (asset.card().kind()) {
        case SLAVE -> Filter.weight(asset);
        case GLADIATOR -> -1;
        case EQUIPMENT -> 0;
      };
    }
  }

  /// What can be done with a card of the own hand.
  public enum Use {
    /// playable now with the own influence
    PLAYABLE,
    /// needs support
    NEEDS_SUPPORT,
    /// nobody fits as target, a condition fails or a cost can't be paid
    IMPOSSIBLE,
    /// waits for its window
    WAITS,
    /// a guard: can be put on the table
    DEPLOYABLE
  }

  /// @param copies how many are held
  /// @param seenBy who knows at least one of them
  /// @param requirement with all that lowers or raises it now
  /// @param missing how much influence is missing
  /// @param support who could support it, and whether that alone would do
  /// @param why the reason if it can't be played
  public record HandCard(
      IntrigueCard card,
      IntrigueCard.Type type,
      int copies,
      Seats seenBy,
      int requirement,
      int cashIn,
      boolean cashable,
      Use use,
      int missing,
      List<SupportOption> support,
      Optional<Message> why) {}

  public record SupportOption(int seat, int influence, boolean enough) {}

  /// @param rule one of the two of the viewer's house, in order
  public record RuleView(HouseCard.Rule rule, boolean usable, Optional<Message> why) {}

  // what is going on -----------------------------------------------------------------------------

  public sealed interface Pending {}

  /// @param dice what was rolled for the first choice
  public record ChoosingHouses(List<List<Integer>> dice, int chooser, List<HouseCard> free)
      implements Pending {}

  /// @param injured the cards of which the owner names the next
  public record Healing(int seat, List<MarketCard> injured) implements Pending {}

  public record HealingRoll(int seat, MarketCard card, List<Integer> dice, boolean keeping)
      implements Pending {}

  /// @param yours the viewer's sealed answer
  public record Ledgers(Seats asked, Seats answered, Optional<List<MarketCard>> yours)
      implements Pending {}

  public record PhaseEnd(Phase phase) implements Pending {}

  /// @param toDiscard how many cards must go before the turn is over
  public record IntrigueTurn(int seat, boolean ending, int toDiscard) implements Pending {}

  public record Scheme(SchemeView scheme) implements Pending {}

  public record GuardDie(int seat, int die, boolean success) implements Pending {}

  public record Reaction(
      int seat, IntrigueCard card, Optional<Integer> target, Optional<Integer> other)
      implements Pending {}

  /// @param chooser who must choose something, if anybody
  /// @param picked what was picked so far
  /// @param question what is to be chosen
  public record Effect(
      int seat,
      Optional<IntrigueCard> card,
      Optional<MarketCard> asset,
      Optional<HouseCard.Rule> rule,
      Optional<Integer> target,
      Optional<Integer> chooser,
      List<MarketCard> picked,
      Optional<Message> question)
      implements Pending {}

  public record OpenMarket(Seats done) implements Pending {}

  public record Auction(int lot) implements Pending {}

  public record Arena() implements Pending {}

  public record Tournament() implements Pending {}

  public record Over(int winner, Frame.Victory by) implements Pending {}

  /// A question that all who might act answer sealed.
  ///
  /// @param order who goes before whom
  /// @param yours the viewer's answer
  public record WindowView(
      Timing timing, List<Integer> order, Seats asked, Seats answered, Optional<Move> yours) {}

  public enum Support {
    GRANTED,
    ASKED,
    REFUSED,
    NOT_ASKED
  }

  public record Supporter(int seat, int influence, Support support) {}

  /// @param card empty while it is facedown for the viewer
  /// @param own the schemer's influence
  /// @param total with all support
  /// @param requirement of the card, where the viewer knows it
  /// @param missing influence, where the viewer knows it
  /// @param bound who has sold a pass
  public record SchemeView(
      int seat,
      Optional<IntrigueCard> card,
      Frame.SchemeStage stage,
      int own,
      int total,
      int lowered,
      int raised,
      Optional<Integer> requirement,
      Optional<Integer> missing,
      List<Supporter> supporters,
      Optional<Integer> target,
      Optional<Integer> other,
      Seats targeted,
      Seats bound) {}

  // market ---------------------------------------------------------------------------------------

  /// @param card faceup, or peeked at by the viewer
  public record LotView(
      int lot,
      Optional<MarketCard> card,
      Seats peekedBy,
      boolean faceup,
      Optional<Integer> winner,
      Optional<Integer> price) {}

  /// @param lot the one on the block; the number of lots for the host bid
  /// @param table gold on the table, by seat
  /// @param rounds bids of earlier rounds, by seat; -1 for those not asked
  /// @param yours the viewer's sealed bid
  /// @param most the viewer's highest possible bid
  public record BiddingView(
      int lot,
      boolean host,
      Seats bidders,
      Seats answered,
      List<Integer> table,
      List<List<Integer>> rounds,
      Optional<Integer> yours,
      Optional<Integer> most) {}

  public record MarketView(boolean open, List<LotView> row, Optional<BiddingView> bidding) {}

  // arena ----------------------------------------------------------------------------------------

  /// @param entrants who has committed, in order
  /// @param invitable whom the host can invite
  public record ArenaView(
      List<Hex> hexes,
      List<Hex> starts,
      Seats invited,
      Optional<Integer> invitee,
      boolean bound,
      List<Integer> invitable,
      List<EntrantView> entrants,
      Optional<WagersView> wagers,
      Optional<MatchView> match,
      Optional<VerdictView> verdict) {}

  public record EntrantView(int seat, AssetView combatant, List<AssetView> equipment) {}

  public record StakeView(int seat, int gold) {}

  /// @param pays winnings for each gold staked
  public record CornerView(Corner corner, int pays, List<StakeView> stakes) {}

  /// @param yours the viewer's sealed wagers
  /// @param barred the corner on which the viewer may not bet
  /// @param most the highest stake of one wager
  /// @param free gold of the viewer that is not staked
  /// @param odds of the match to come, if the table shows them
  public record WagersView(
      boolean sealed,
      Seats asked,
      Seats answered,
      List<CornerView> corners,
      Optional<Move.PlaceWagers> yours,
      Optional<Corner> barred,
      int most,
      int free,
      Optional<OddsView> odds) {}

  public record HexReach(Hex hex, int steps) {}

  /// @param atk dice left, and how many there were
  /// @param health dice left together
  public record FighterView(
      int number,
      int seat,
      int team,
      EntrantView entrant,
      Hex hex,
      int atk,
      int def,
      int spd,
      int fullAtk,
      int fullDef,
      int fullSpd,
      int health,
      Defeat defeat,
      boolean acted,
      boolean used) {}

  /// @param acting the fighter whose turn it is
  /// @param steps where it can go, and how many steps that takes
  /// @param reach how far it attacks, and with a speed attack
  /// @param inReach the hexes that its normal attack reaches from where it stands
  /// @param targets the fighters it can attack now
  /// @param stallIn rounds without attack before everybody is wounded
  /// @param giving who must give up dice, and how that can be done
  /// @param odds by team, if the table shows them: victory, injury and decapitation in percent
  public record MatchView(
      boolean tournament,
      int round,
      Frame.MatchStage stage,
      List<FighterView> fighters,
      List<List<Integer>> initiative,
      Optional<Integer> first,
      Optional<Integer> acting,
      boolean moved,
      boolean attacked,
      List<HexReach> steps,
      int reach,
      int speedReach,
      List<Hex> inReach,
      List<Integer> targets,
      List<Integer> speedTargets,
      int stallIn,
      Optional<ExchangeView> exchange,
      Optional<GivingView> giving,
      Optional<OddsView> odds) {}

  /// Dice that must be given up.
  ///
  /// @param protectedPools those of which the Rule of One protects the last die
  /// @param ways all that come to something different
  /// @param steps how far it could go with the dice of Speed that it has now
  public record GivingView(
      int fighter,
      int left,
      List<Pool> protectedPools,
      List<GivingWay> ways,
      List<HexReach> steps) {}

  /// @param moves the pools to name one after the other; what is forced then follows by itself
  /// @param atk how many dice of it go in the end
  public record GivingWay(List<Pool> moves, int atk, int def, int spd) {}

  /// In percent.
  public record OddsView(int victoryI, int victoryII, int injury, int decapitation) {}

  /// @param columns the dice strings, highest left
  /// @param wounds that are left of this attack: compared + added − cancelled
  public record ExchangeView(
      int attacker,
      int defender,
      boolean speed,
      Pool defensePool,
      Frame.ExchangeStage stage,
      List<Integer> attack,
      List<Integer> defense,
      List<Column> columns,
      Seats asked,
      Seats answered,
      Optional<Move> yours,
      int compared,
      int counter,
      int added,
      int cancelled,
      int wounds) {}

  /// @param costs influence that thumbs down would cost the host
  /// @param downAllowed not for a champion
  public record VerdictView(
      int host, EntrantView loser, Defeat defeat, int costs, boolean downAllowed) {}

  /// @param values by which the finalists were ranked
  public record TournamentView(
      List<Integer> ranked,
      List<Integer> values,
      List<Integer> finalists,
      List<EntrantView> entrants) {}

  /// @param mine whether the viewer is debtor or creditor
  public record PledgeView(Pledge pledge, boolean mine) {}

  // moves that a viewer doesn't see
  // ----------------------------------------------------------------

  /// What others see of a move that is hidden from them.
  public sealed interface Shown {}

  /// A sealed answer.
  public record Sealed() implements Shown {
    static final Sealed IT = new Sealed();
  }

  /// A facedown scheme.
  public record Facedown() implements Shown {
    static final Facedown IT = new Facedown();
  }

  /// What becomes public of a private bargain.
  public record Bargain(int from, int to, Move.Propose terms) implements Shown {}
}
