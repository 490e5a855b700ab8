package ludus.spartacus;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Seats;
import ludus.kernel.Viewer;
import ludus.kernel.flow.Poll;
import ludus.spartacus.Frame.SchemeStage;
import ludus.spartacus.SpartacusView.AssetView;
import ludus.spartacus.SpartacusView.BiddingView;
import ludus.spartacus.SpartacusView.DeckView;
import ludus.spartacus.SpartacusView.HandCard;
import ludus.spartacus.SpartacusView.HouseView;
import ludus.spartacus.SpartacusView.LedgerView;
import ludus.spartacus.SpartacusView.LotView;
import ludus.spartacus.SpartacusView.MarketView;
import ludus.spartacus.SpartacusView.Pending;
import ludus.spartacus.SpartacusView.PledgeView;
import ludus.spartacus.SpartacusView.RuleView;
import ludus.spartacus.SpartacusView.SchemeView;
import ludus.spartacus.SpartacusView.Support;
import ludus.spartacus.SpartacusView.SupportOption;
import ludus.spartacus.SpartacusView.Supporter;
import ludus.spartacus.SpartacusView.Use;
import ludus.spartacus.SpartacusView.WindowView;
import ludus.spartacus.effect.Filter;
import ludus.spartacus.effect.Op;
import ludus.spartacus.effect.Questions;
import ludus.spartacus.effect.Resolve;
import ludus.spartacus.phase.Arena;
import ludus.spartacus.phase.Auctions;
import ludus.spartacus.phase.Intrigue;
import ludus.spartacus.phase.OpenMarket;
import ludus.spartacus.phase.Opening;
import ludus.spartacus.phase.Scheming;
import ludus.spartacus.phase.Turns;
import ludus.spartacus.phase.Upkeep;
import ludus.spartacus.phase.Winning;
import ludus.spartacus.talk.Offer;
import ludus.spartacus.talk.Pledge;

/// Makes the view of one viewer: only what may be seen is written, never all with something left
/// out.
final class Viewing {

  private final State state;
  private final Viewer viewer;
  private final boolean over;
  private final List<Move> moves;
  private final Optional<Frame.Scheme> scheme;

  private Viewing(State state, Viewer viewer) {
    this.state = state;
    this.viewer = viewer;
    this.over = state.phase() == Phase.OVER;
    this.moves = viewer.isSpectator() || over ? List.of() : Turns.moves(state, viewer.seat());
    this.scheme =
        Scheming.isPending(state) ? Optional.of(Scheming.pending(state)) : Optional.empty();
  }

  static SpartacusView of(State state, Viewer viewer) {
    return new Viewing(state, viewer).view();
  }

  private SpartacusView view() {
    Numbers numbers = state.table().numbers();
    List<Integer> order = new ArrayList<>();
    List<HouseView> houses = new ArrayList<>();
    Optional<Integer> turn = Optional.empty();
    for (int seat = 0; seat < state.seats(); seat++) {
      order.add(state.table().clockwise(state.host(), seat));
      houses.add(house(seat));
    }
    for (Frame frame : state.stack().frames()) {
      turn = frame instanceof Frame.IntrigueTurn at ? Optional.of(at.seat()) : turn;
    }
    return new SpartacusView(
        you(),
        state.round(),
        state.phase(),
        state.host(),
        numbers.winInfluence(),
        numbers.handSize(),
        order,
        turn,
        state.purses().isPresent(),
        othersGold(),
        houses,
        hand(),
        rules(),
        new DeckView<>(state.intrigueDeck().size(), state.intrigueDiscard()),
        new DeckView<>(state.marketDeck().size(), state.marketDiscard()),
        pending(),
        window(),
        scheme.map(this::scheme),
        market(),
        Arena.view(state, viewer),
        Arena.tournamentView(state, viewer),
        offers(),
        pledges(),
        outcome());
  }

  private Optional<Integer> you() {
    return viewer.isSpectator() ? Optional.empty() : Optional.of(viewer.seat());
  }

  private Optional<Outcome> outcome() {
    return state.top() instanceof Frame.Over end
        ? Optional.of(Winning.outcome(state, end))
        : Optional.empty();
  }

  // houses ---------------------------------------------------------------------------------------

  private HouseView house(int seat) {
    House house = state.house(seat);
    boolean own = viewer.seat() == seat;
    boolean seen = state.purses().isEmpty() || own;
    boolean facedown =
        scheme.isPresent()
            && scheme.get().stage() == SchemeStage.FACEDOWN
            && scheme.get().seat() == seat;
    List<IntrigueCard> known = new ArrayList<>();
    for (Slot slot : house.hand()) {
      if (over || (!viewer.isSpectator() && !own && slot.seenBy().contains(viewer.seat()))) {
        known.add(slot.card());
      }
    }
    List<AssetView> assets = new ArrayList<>();
    for (Asset asset : house.assets()) {
      assets.add(asset(state, seat, asset));
    }
    int kept = 0;
    int broken = 0;
    for (Pledge pledge : state.talk().pledges()) {
      if (pledge.debtor() == seat && pledge.isSeenBy(viewer)) {
        kept += pledge.status() == Pledge.Status.KEPT ? 1 : 0;
        broken += pledge.status() == Pledge.Status.BROKEN ? 1 : 0;
      }
    }
    return new HouseView(
        seat,
        house.card(),
        house.influence(),
        state.table().numbers().handSize().get(house.influence()),
        seen ? Optional.of(house.gold()) : Optional.empty(),
        state.purses().map(purses -> purses.atClose().get(seat)),
        onTable(seat),
        house.hand().size() - (facedown ? 1 : 0),
        known,
        house.guards(),
        house.spentGuards(),
        OpenMarket.guardValue(state),
        assets,
        ledger(house, seen),
        house.fighters(),
        scheme.isPresent() && isTargeted(scheme.get(), seat),
        state.top() instanceof Frame.OpenMarket market && market.done().contains(seat),
        kept,
        broken);
  }

  private static boolean isTargeted(Frame.Scheme pending, int seat) {
    return pending.stage() != SchemeStage.FACEDOWN
        && (pending.target() == seat || Scheming.targeted(pending).contains(seat));
  }

  private int onTable(int seat) {
    for (Frame frame : state.stack().frames()) {
      if (frame instanceof Frame.Bidding bidding) {
        return bidding.table().get(seat);
      }
    }
    return 0;
  }

  /// What is exhausted is ready again at the next ledger; but what was exhausted in an Upkeep,
  /// after its refresh, counts for nothing there.
  private LedgerView ledger(House house, boolean seen) {
    boolean refreshed = Upkeep.isBeforeLedgers(state);
    int income = 0;
    int expense = 0;
    for (Asset asset : house.assets()) {
      int ledger = refreshed && !asset.isReady() ? 0 : AssetView.ledger(asset);
      income += Math.max(0, ledger);
      expense -= Math.min(0, ledger);
    }
    int needed = seen ? Math.max(0, expense - income - house.gold()) : 0;
    return new LedgerView(income, expense, needed);
  }

  private Optional<Integer> othersGold() {
    if (state.purses().isEmpty() || viewer.isSpectator()) {
      return Optional.empty();
    }
    int gold = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      gold += seat == viewer.seat() ? 0 : state.house(seat).gold();
    }
    return Optional.of(gold);
  }

  private AssetView asset(State at, int seat, Asset asset) {
    return AssetView.of(
        asset,
        Arena.isCommitted(at, asset.card()),
        at.top() instanceof Frame.OpenMarket market && OpenMarket.isTradable(market, asset),
        isAtRisk(seat, asset),
        viewer.seat() == seat && isUsable(asset.card()));
  }

  private boolean isUsable(MarketCard card) {
    for (Move move : moves) {
      if (move instanceof Move.UseAbility use && use.card() == card) {
        return true;
      }
    }
    return false;
  }

  /// Whether the scheme that is turned up could hit it.
  private boolean isAtRisk(int seat, Asset asset) {
    if (scheme.isEmpty()
        || scheme.get().stage() == SchemeStage.FACEDOWN
        || scheme.get().target() != seat
        || !asset.isReady()) {
      return false;
    }
    var program = scheme.get().card().face().program();
    for (int i = program.costs(); i < program.ops().size(); i++) {
      boolean hit =
          switch (program.ops().get(i)) {
            case Op.DiscardAsset(_, Filter filter, _, _, _) -> filter.fits(asset);
            case Op.TurnAsset(_, Filter filter, _, _, _, _) -> filter.fits(asset);
            default -> false;
          };
      if (hit) {
        return true;
      }
    }
    return false;
  }

  // the own hand ---------------------------------------------------------------------------------

  private List<HandCard> hand() {
    List<HandCard> cards = new ArrayList<>();
    if (viewer.isSpectator()) {
      return cards;
    }
    Pile<Slot> hand = state.house(viewer.seat()).hand();
    for (int i = 0; i < hand.size(); i++) {
      IntrigueCard card = hand.get(i).card();
      if (i == 0 || hand.get(i - 1).card() != card) {
        cards.add(handCard(hand, card));
      }
    }
    return cards;
  }

  private HandCard handCard(Pile<Slot> hand, IntrigueCard card) {
    int copies = 0;
    Seats seenBy = Seats.NONE;
    for (Slot slot : hand) {
      if (slot.card() == card) {
        copies++;
        for (int seat = 0; seat < state.seats(); seat++) {
          seenBy = slot.seenBy().contains(seat) ? seenBy.plus(seat) : seenBy;
        }
      }
    }
    boolean facedown =
        scheme.isPresent()
            && scheme.get().stage() == SchemeStage.FACEDOWN
            && scheme.get().seat() == viewer.seat()
            && scheme.get().card() == card;
    int requirement = facedown ? Scheming.requirement(scheme.get()) : card.face().requirement();
    int total =
        facedown ? Scheming.total(state, scheme.get()) : state.house(viewer.seat()).influence();
    int missing = Math.max(0, requirement - total);
    Use use = use(card, missing);
    List<SupportOption> support = new ArrayList<>();
    if (card.isScheme() && missing > 0) {
      for (int seat = 0; seat < state.seats(); seat++) {
        boolean free =
            seat != viewer.seat() && (!facedown || Scheming.maySupport(scheme.get(), seat));
        if (free) {
          int influence = state.house(seat).influence();
          support.add(new SupportOption(seat, influence, influence >= missing));
        }
      }
    }
    return new HandCard(
        card,
        card.type(),
        copies,
        seenBy,
        requirement,
        card.face().cashIn(),
        has(new Move.CashIn(card)),
        use,
        missing,
        support,
        use == Use.IMPOSSIBLE || use == Use.WAITS ? why(card) : Optional.empty());
  }

  private boolean has(Move move) {
    return moves.contains(move);
  }

  private Use use(IntrigueCard card, int missing) {
    for (Move move : moves) {
      boolean plays =
          switch (move) {
            case Move.PlayScheme played -> played.card() == card;
            case Move.React react -> react.card() == card;
            case Move.UseGuard guard -> card.isGuard() && guard.fromHand();
            case Move.TurnUp _ -> scheme.isPresent() && scheme.get().card() == card;
            default -> false;
          };
      if (plays) {
        return Use.PLAYABLE;
      }
    }
    if (card.isGuard()) {
      return Turns.mayDeploy(state, viewer.seat()) ? Use.DEPLOYABLE : Use.WAITS;
    }
    boolean turn =
        state.top() instanceof Frame.IntrigueTurn at && at.seat() == viewer.seat() && !at.ending();
    if (!card.isScheme() || !turn) {
      return Use.WAITS;
    }
    return missing > 0 ? Use.NEEDS_SUPPORT : Use.IMPOSSIBLE;
  }

  private Optional<Message> why(IntrigueCard card) {
    Move tried =
        card.isScheme()
            ? new Move.PlayScheme(card, noSeat(), noSeat())
            : card.isGuard() ? Move.UseGuard.HAND : new Move.React(card, noSeat(), noSeat());
    return Legality.refusal(state, viewer.seat(), tried).map(Refusal::message);
  }

  private static OptionalInt noSeat() {
    return OptionalInt.empty();
  }

  private List<RuleView> rules() {
    List<RuleView> views = new ArrayList<>();
    if (viewer.isSpectator() || state.house(viewer.seat()).card().isEmpty()) {
      return views;
    }
    for (HouseCard.Rule rule : state.house(viewer.seat()).card().get().rules()) {
      boolean usable = false;
      for (Move move : moves) {
        usable |= move instanceof Move.UseHouseRule use && use.rule().equals(rule);
      }
      Optional<Message> why =
          usable
              ? Optional.empty()
              : Legality.refusal(state, viewer.seat(), new Move.UseHouseRule(rule, noSeat()))
                  .map(Refusal::message);
      views.add(new RuleView(rule, usable, why));
    }
    return views;
  }

  // what is going on -----------------------------------------------------------------------------

  private List<Pending> pending() {
    List<Pending> pending = new ArrayList<>();
    for (Frame frame : state.stack().frames()) {
      pending(frame).ifPresent(pending::add);
    }
    return pending;
  }

  private Optional<Pending> pending(Frame frame) {
    return switch (frame) {
      case Frame.ChoosingHouses choosing ->
          Optional.of(
              new SpartacusView.ChoosingHouses(
                  lists(choosing.dice()), choosing.chooser(), Opening.free(state)));
      case Frame.Healing healing ->
          Optional.of(
              new SpartacusView.Healing(
                  state.table().clockwise(state.host(), healing.place() % state.seats()),
                  Upkeep.injured(state, healing)));
      case Frame.HealingRoll roll ->
          Optional.of(
              new SpartacusView.HealingRoll(roll.seat(), roll.card(), roll.dice(), roll.asked()));
      case Frame.Ledgers ledgers ->
          Optional.of(
              new SpartacusView.Ledgers(
                  ledgers.poll().asked(),
                  answered(ledgers.poll()),
                  own(ledgers.poll()).map(Move.Ledger::unpaid)));
      case Frame.PhaseEnd _ -> Optional.of(new SpartacusView.PhaseEnd(state.phase()));
      case Frame.IntrigueTurn turn ->
          Optional.of(
              new SpartacusView.IntrigueTurn(
                  turn.seat(), turn.ending(), Intrigue.tooMany(state, turn.seat())));
      case Frame.Scheme pendingScheme ->
          Optional.of(new SpartacusView.Scheme(scheme(pendingScheme)));
      case Frame.GuardDie die ->
          Optional.of(
              new SpartacusView.GuardDie(
                  die.seat(), die.die(), die.die() >= state.table().numbers().guardFrom()));
      case Frame.Reaction reaction ->
          Optional.of(
              new SpartacusView.Reaction(
                  reaction.seat(),
                  reaction.card(),
                  Frame.named(reaction.target()),
                  Frame.named(reaction.other())));
      case Frame.Effect effect -> Optional.of(effect(effect));
      case Frame.OpenMarket market -> Optional.of(new SpartacusView.OpenMarket(market.done()));
      case Frame.Bidding bidding -> Optional.of(new SpartacusView.Auction(bidding.lot()));
      case Frame.Invitations _,
          Frame.Wagers _,
          Frame.Match _,
          Frame.Initiative _,
          Frame.Exchange _,
          Frame.Aftermath _ ->
          Optional.of(new SpartacusView.Arena());
      case Frame.Tournament _ -> Optional.of(new SpartacusView.Tournament());
      case Frame.Over end -> Optional.of(new SpartacusView.Over(end.winner(), end.by()));
      case Frame.Window _, Frame.Auction _ -> Optional.empty();
    };
  }

  private static List<List<Integer>> lists(Pile<Pile<Integer>> piles) {
    return List.copyOf(piles);
  }

  private SpartacusView.Effect effect(Frame.Effect effect) {
    int chooser = state.top().equals(effect) ? Resolve.chooser(state, effect) : Frame.NOBODY;
    return new SpartacusView.Effect(
        effect.self(),
        effect.source() instanceof Frame.Source.Card(IntrigueCard card)
            ? Optional.of(card)
            : Optional.empty(),
        effect.source() instanceof Frame.Source.Ability(MarketCard card, _)
            ? Optional.of(card)
            : Optional.empty(),
        effect.source() instanceof Frame.Source.Rule(HouseCard.Rule rule)
            ? Optional.of(rule)
            : Optional.empty(),
        Frame.named(effect.target()),
        Frame.named(chooser),
        effect.picked(),
        chooser == Frame.NOBODY ? Optional.empty() : Questions.of(state, effect));
  }

  private <A> Optional<A> own(Poll<A> poll) {
    return viewer.isSpectator() ? Optional.empty() : poll.answer(viewer.seat());
  }

  private Seats answered(Poll<?> poll) {
    Seats answered = Seats.NONE;
    for (int seat = 0; seat < state.seats(); seat++) {
      answered = poll.answer(seat).isPresent() ? answered.plus(seat) : answered;
    }
    return answered;
  }

  private Optional<WindowView> window() {
    return state.top() instanceof Frame.Window window
        ? Optional.of(
            new WindowView(
                window.timing(),
                window.order(),
                window.poll().asked(),
                answered(window.poll()),
                own(window.poll())))
        : Optional.empty();
  }

  /// A facedown card is hidden with everything printed on it. SP-HID-3
  private SchemeView scheme(Frame.Scheme pending) {
    boolean seen = pending.stage() != SchemeStage.FACEDOWN || pending.seat() == viewer.seat();
    int total = Scheming.total(state, pending);
    List<Supporter> supporters = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      if (seat != pending.seat()) {
        Support support =
            pending.supporters().contains(seat)
                ? Support.GRANTED
                : pending.asked() == seat
                    ? Support.ASKED
                    : pending.refused().contains(seat) ? Support.REFUSED : Support.NOT_ASKED;
        supporters.add(new Supporter(seat, state.house(seat).influence(), support));
      }
    }
    return new SchemeView(
        pending.seat(),
        seen ? Optional.of(pending.card()) : Optional.empty(),
        pending.stage(),
        state.house(pending.seat()).influence(),
        total,
        pending.lowered(),
        pending.raised(),
        seen ? Optional.of(Scheming.requirement(pending)) : Optional.empty(),
        seen ? Optional.of(Math.max(0, Scheming.requirement(pending) - total)) : Optional.empty(),
        supporters,
        Frame.named(pending.target()),
        Frame.named(pending.other()),
        Scheming.targeted(pending),
        pending.bound());
  }

  // market ---------------------------------------------------------------------------------------

  private Optional<MarketView> market() {
    if (state.phase() != Phase.MARKET) {
      return Optional.empty();
    }
    List<LotView> row = new ArrayList<>();
    Optional<BiddingView> bidding = Optional.empty();
    for (Frame frame : state.stack().frames()) {
      if (frame instanceof Frame.Auction auction) {
        for (int lot = 0; lot < auction.row().size(); lot++) {
          row.add(lot(auction, lot));
        }
      } else if (frame instanceof Frame.Bidding bids) {
        bidding = Optional.of(bidding(bids));
      }
    }
    return Optional.of(new MarketView(state.top() instanceof Frame.OpenMarket, row, bidding));
  }

  private LotView lot(Frame.Auction auction, int index) {
    Frame.Lot lot = auction.row().get(index);
    boolean seen = lot.faceup() || viewer.isIn(lot.peekedBy());
    return new LotView(
        index,
        seen ? Optional.of(lot.card()) : Optional.empty(),
        lot.peekedBy(),
        lot.faceup(),
        lot.winner().isPresent() ? Optional.of(lot.winner().getAsInt()) : Optional.empty(),
        lot.price().isPresent() ? Optional.of(lot.price().getAsInt()) : Optional.empty());
  }

  private BiddingView bidding(Frame.Bidding bidding) {
    List<List<Integer>> rounds = new ArrayList<>();
    bidding.rounds().forEach(round -> rounds.add(round.bids()));
    return new BiddingView(
        bidding.lot(),
        bidding.lot() == Auctions.auction(state).row().size(),
        bidding.bidders(),
        answered(bidding.poll()),
        bidding.table(),
        rounds,
        own(bidding.poll()),
        !viewer.isSpectator() && bidding.poll().asks(viewer.seat())
            ? Optional.of(Auctions.most(state, bidding, viewer.seat()))
            : Optional.empty());
  }

  // talk -----------------------------------------------------------------------------------------

  private List<Offer> offers() {
    List<Offer> seen = new ArrayList<>();
    for (Offer offer : state.talk().offers()) {
      Chronicle.seen(offer, viewer).ifPresent(seen::add);
    }
    return seen;
  }

  private List<PledgeView> pledges() {
    List<PledgeView> seen = new ArrayList<>();
    for (Pledge pledge : state.talk().pledges()) {
      if (pledge.isSeenBy(viewer)) {
        boolean mine = viewer.seat() == pledge.debtor() || viewer.seat() == pledge.creditor();
        seen.add(new PledgeView(pledge, mine));
      }
    }
    return seen;
  }
}
