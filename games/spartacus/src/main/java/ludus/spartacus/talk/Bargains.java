package ludus.spartacus.talk;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.flow.Poll;
import ludus.spartacus.Asset;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Phase;
import ludus.spartacus.Rules;
import ludus.spartacus.SpartacusEvent.OfferEnd;
import ludus.spartacus.SpartacusEvent.OfferEnded;
import ludus.spartacus.SpartacusEvent.Offered;
import ludus.spartacus.SpartacusEvent.PledgeJudged;
import ludus.spartacus.SpartacusEvent.PledgeMade;
import ludus.spartacus.State;
import ludus.spartacus.deed.Assets;
import ludus.spartacus.deed.Gold;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.phase.Arena;
import ludus.spartacus.phase.OpenMarket;
import ludus.spartacus.phase.Scheming;

/// Offers: made, answered, and ended with what they are about (SP-DEA-9). What can be done at once
/// is done at once or not at all; what is promised for later is a pledge.
public final class Bargains {

  public static final int LONGEST_WORDS = 200;
  private static final int MOST_OPEN = 4;
  private static final int MOST_MADE = 20;
  private static final int MOST_GOLD = 999;

  private Bargains() {}

  // when -----------------------------------------------------------------------------------------

  /// Whether nothing may change hands now: a reaction, a die, a roll or an effect is pending, or
  /// sealed answers depend on who holds what. SP-REA-14
  public static boolean isFrozen(State state) {
    if (state.phase() == Phase.SETUP
        || state.phase() == Phase.TOURNAMENT
        || state.phase() == Phase.OVER) {
      return true;
    }
    if (state.top() instanceof Frame.Window window && window.timing() != Timing.SCHEME_DECLARED) {
      return true;
    }
    Pile<Frame> frames = state.stack().frames();
    for (int i = frames.size() - 1; i > 0; i--) {
      switch (frames.get(i)) {
        case Frame.Reaction _,
            Frame.GuardDie _,
            Frame.HealingRoll _,
            Frame.Effect _,
            Frame.Initiative _,
            Frame.Exchange _ -> {
          return true;
        }
        default -> {}
      }
    }
    return false;
  }

  // the closed moves -----------------------------------------------------------------------------

  /// Adds the answers that a seat can give to offers, and judgments of promises in words.
  public static void list(State state, int seat, Pile.Builder<Move> moves) {
    for (Offer offer : state.talk().offers()) {
      if (offer.to() == seat) {
        if (acceptRefusal(state, offer).isEmpty()) {
          moves.add(new Move.Accept(offer.from(), offer.number()));
        }
        moves.add(new Move.Decline(offer.from(), offer.number()));
      } else if (offer.from() == seat) {
        moves.add(new Move.Retract(offer.number()));
      }
    }
    for (Pledge pledge : state.talk().pledges()) {
      if (mayJudge(pledge, seat)) {
        moves.add(new Move.JudgePledge(pledge.debtor(), pledge.number(), true));
        moves.add(new Move.JudgePledge(pledge.debtor(), pledge.number(), false));
      }
    }
  }

  private static boolean mayJudge(Pledge pledge, int seat) {
    return pledge.isOpen() && pledge.term() == Term.WORDS && pledge.creditor() == seat;
  }

  /// Whether a reply leaves the question that is being asked as it is.
  public static boolean isTalkOnly(State state, int seat, Move move) {
    return switch (move) {
      case Move.Accept(int from, int number) -> {
        Offer offer = offer(state, from, number).orElseThrow();
        yield switch (offer.terms().act()) {
          case NONE -> !disturbsMarket(state, offer);
          case PASS, ACCEPT_INVITATION -> true;
          case SUPPORT, REFUSE_SUPPORT ->
              Scheming.pending(state).asked() != offer.actor() && !disturbsMarket(state, offer);
          default -> false;
        };
      }
      case Move.Decline _, Move.Retract _, Move.JudgePledge _ -> true;
      default -> false;
    };
  }

  private static boolean disturbsMarket(State state, Offer offer) {
    return state.top() instanceof Frame.OpenMarket market
        && hasAssets(offer.terms())
        && (market.done().contains(offer.from()) || market.done().contains(offer.to()));
  }

  private static boolean hasAssets(Move.Propose terms) {
    return !terms.give().isEmpty()
        || !terms.get().isEmpty()
        || terms.giveGuards() > 0
        || terms.getGuards() > 0;
  }

  public static Optional<Offer> offer(State state, int from, int number) {
    for (Offer offer : state.talk().offers()) {
      if (offer.from() == from && offer.number() == number) {
        return Optional.of(offer);
      }
    }
    return Optional.empty();
  }

  // giving ---------------------------------------------------------------------------------------

  public static Optional<Refusal> refusal(State state, int seat, Move.GiveGold gift) {
    if (isFrozen(state)) {
      return Rules.no("REA-14", "frozen");
    }
    if (gift.to() < 0 || gift.to() >= state.seats() || gift.to() == seat) {
      return Rules.no("ANY-1", "noReceiver");
    }
    return gift.gold() < 1 || gift.gold() > Gold.free(state, seat)
        ? Optional.of(
            Rules.refuse("ANY-1", Rules.why("notThatMuch").with("gold", Gold.free(state, seat))))
        : Optional.empty();
  }

  public static State give(State state, int seat, Move.GiveGold gift, Course course) {
    return Gold.pay(state, seat, gift.to(), gift.gold(), false, course);
  }

  // proposing ------------------------------------------------------------------------------------

  /// Why an offer can't be made. SP-DEA-1, SP-DEA-2, SP-DEA-9
  public static Optional<Refusal> refusal(State state, int seat, Move.Propose offer) {
    if (isFrozen(state)) {
      return Rules.no("REA-14", "frozen");
    }
    if (offer.to() < 0 || offer.to() >= state.seats() || offer.to() == seat) {
      return Rules.no("DEA-9", "noReceiver");
    }
    if (offer.words().length() > LONGEST_WORDS) {
      return Rules.no("DEA-1", "tooManyWords");
    }
    if (isNothing(offer)) {
      return Rules.no("DEA-1", "emptyOffer");
    }
    int open = 0;
    for (Offer other : state.talk().offers()) {
      open += other.from() == seat ? 1 : 0;
    }
    if (open >= MOST_OPEN || state.talk().made().get(seat) >= MOST_MADE) {
      return Rules.no("DEA-9", "tooManyOffers");
    }
    if (offer.giveGold() < 0 || offer.giveGold() > Gold.free(state, seat)) {
      return Optional.of(
          Rules.refuse("DEA-9", Rules.why("notThatMuch").with("gold", Gold.free(state, seat))));
    }
    if (offer.getGold() < 0 || offer.getGold() > MOST_GOLD) {
      return Rules.no("DEA-9", "noSuchSum");
    }
    Optional<Refusal> goods = goods(state, seat, offer);
    if (goods.isPresent()) {
      return goods;
    }
    if (offer.act() != Act.NONE
        && !isActPossible(state, offer.act(), offer.actMine() ? seat : offer.to(), offer.about())) {
      return Rules.no("DEA-10", "actImpossible");
    }
    return pledge(state, seat, offer);
  }

  private static boolean isNothing(Move.Propose offer) {
    return offer.giveGold() == 0
        && offer.getGold() == 0
        && !hasAssets(offer)
        && offer.act() == Act.NONE
        && offer.pledge() == Term.NONE;
  }

  /// Assets change hands in the open market only, and only ready ones. SP-ANY-5, SP-MKT-3
  private static Optional<Refusal> goods(State state, int seat, Move.Propose offer) {
    if (!hasAssets(offer) && offer.giveGuards() == 0 && offer.getGuards() == 0) {
      return Optional.empty();
    }
    if (!(state.top() instanceof Frame.OpenMarket)) {
      return Rules.no("ANY-5", "assetsOnlyInMarket");
    }
    if (new HashSet<>(offer.give()).size() < offer.give().size()
        || new HashSet<>(offer.get()).size() < offer.get().size()) {
      return Rules.no("DEA-1", "assetTwice");
    }
    return areThere(state, seat, offer.give(), offer.giveGuards())
            && areThere(state, offer.to(), offer.get(), offer.getGuards())
        ? Optional.empty()
        : Rules.no("MKT-3", "notTradable");
  }

  private static boolean areThere(State state, int seat, List<MarketCard> cards, int guards) {
    House house = state.house(seat);
    if (guards < 0 || guards > house.guards()) {
      return false;
    }
    for (MarketCard card : cards) {
      if (!(state.top() instanceof Frame.OpenMarket market)
          || !house.has(card)
          || !OpenMarket.isTradable(market, house.asset(card))) {
        return false;
      }
    }
    return true;
  }

  /// Whether an act can be done now by this seat. SP-DEA-2
  private static boolean isActPossible(State state, Act act, int actor, int about) {
    return switch (act) {
      case NONE -> true;
      case SUPPORT, REFUSE_SUPPORT ->
          state.top() instanceof Frame.Scheme scheme && Scheming.maySupport(scheme, actor);
      case PASS ->
          state.top() instanceof Frame.Window window
              && window.timing() == Timing.SCHEME_DECLARED
              && window.poll().asks(actor)
              && !Scheming.pending(state).bound().contains(actor);
      case INVITE, ACCEPT_INVITATION, DECLINE_INVITATION, THUMB_UP, THUMB_DOWN ->
          Arena.isActPossible(state, act, actor, about);
    };
  }

  private static Optional<Refusal> pledge(State state, int seat, Move.Propose offer) {
    Term term = offer.pledge();
    if (term == Term.NONE) {
      return Optional.empty();
    }
    int debtor = offer.pledgeMine() ? seat : offer.to();
    boolean fine =
        switch (term) {
          case PAY -> offer.pledgeAmount() >= 1 && offer.pledgeAmount() <= MOST_GOLD;
          case BID_AT_MOST -> offer.pledgeAmount() >= 0 && offer.pledgeAmount() <= MOST_GOLD;
          case TRADE ->
              offer.pledgeAsset().isPresent() && state.house(debtor).has(offer.pledgeAsset().get());
          case WORDS -> !offer.words().isBlank();
          default -> offer.pledgeAbout() >= 0 && offer.pledgeAbout() < state.seats();
        };
    return fine ? Optional.empty() : Rules.no("DEA-11", "pledgeUnclear");
  }

  public static State propose(State state, int seat, Move.Propose terms, Course course) {
    State answered = state;
    for (Offer other : state.talk().offers()) { // SP-DEA-9: a counter-offer closes the offer
      if (other.from() == terms.to() && other.to() == seat) {
        answered = end(answered, other, OfferEnd.DECLINED, course);
      }
    }
    int number = state.talk().made().get(seat) + 1;
    Offer offer = new Offer(seat, number, terms);
    course.note(new Offered(offer));
    return answered.withTalk(answered.talk().offered(offer));
  }

  private static State end(State state, Offer offer, OfferEnd end, Course course) {
    course.note(new OfferEnded(offer, end));
    Pile<Offer> offers = state.talk().offers();
    Talk left = state.talk().withOffers(offers.without(offers.indexOf(offer)));
    return state.withTalk(
        end == OfferEnd.DECLINED ? left.withDeclined(left.declined().plus(offer)) : left);
  }

  // answering ------------------------------------------------------------------------------------

  public static Optional<Refusal> acceptRefusal(State state, Offer offer) {
    Move.Propose terms = offer.terms();
    if (isFrozen(state)) {
      return Rules.no("REA-14", "frozen");
    }
    if (terms.getGold() > Gold.free(state, offer.to())) {
      return Optional.of(
          Rules.refuse(
              "DEA-5", Rules.why("notThatMuch").with("gold", Gold.free(state, offer.to()))));
    }
    if (hasAssets(terms) && !areThere(state, offer.to(), terms.get(), terms.getGuards())) {
      return Rules.no("MKT-3", "notTradable");
    }
    return isActPossible(state, terms.act(), offer.actor(), terms.about()) // SP-DEA-10
        ? Optional.empty()
        : Rules.no("DEA-10", "actImpossible");
  }

  /// All at once, or nothing: an offer that can't be kept any more is void. SP-DEA-1, SP-DEA-5
  public static State accept(State state, int seat, Move.Accept move, Course course) {
    Offer offer = offer(state, move.from(), move.number()).orElseThrow();
    Move.Propose terms = offer.terms();
    int from = offer.from();
    boolean sound =
        terms.giveGold() <= Gold.free(state, from)
            && (!hasAssets(terms) || areThere(state, from, terms.give(), terms.giveGuards()));
    if (!sound) {
      return end(state, offer, OfferEnd.VOID, course);
    }
    State now = end(state, offer, OfferEnd.ACCEPTED, course);
    now = Gold.pay(now, from, seat, terms.giveGold(), false, course);
    now = Gold.pay(now, seat, from, terms.getGold(), false, course);
    if (hasAssets(terms)) {
      now = trade(now, from, seat, terms, course);
    }
    if (terms.pledge() != Term.NONE) {
      now = pledged(now, offer, course);
    }
    return act(now, terms.act(), offer.actor(), terms.about(), course);
  }

  private static State trade(State state, int from, int to, Move.Propose terms, Course course) {
    List<MarketCard> champions = new ArrayList<>();
    State now = state;
    for (MarketCard card : terms.give()) {
      Asset asset = now.house(from).asset(card);
      now = Assets.move(now, from, to, card, course);
      now = Deeds.traded(now, from, to, card, course);
      if (asset.isChampion()) {
        champions.add(card);
      }
    }
    for (MarketCard card : terms.get()) {
      Asset asset = now.house(to).asset(card);
      now = Assets.move(now, to, from, card, course);
      now = Deeds.traded(now, to, from, card, course);
      if (asset.isChampion()) {
        champions.add(card);
      }
    }
    now = Assets.moveGuards(now, from, to, terms.giveGuards(), course);
    now = Assets.moveGuards(now, to, from, terms.getGuards(), course);
    return OpenMarket.traded(now, from, to, Pile.copyOf(champions));
  }

  private static State pledged(State state, Offer offer, Course course) {
    Move.Propose terms = offer.terms();
    int debtor = terms.pledgeMine() ? offer.from() : offer.to();
    int creditor = terms.pledgeMine() ? offer.to() : offer.from();
    int number = 1;
    for (Pledge other : state.talk().pledges()) {
      number = other.debtor() == debtor ? Math.max(number, other.number() + 1) : number;
    }
    Pledge pledge =
        new Pledge(
            debtor,
            creditor,
            number,
            terms.pledge(),
            terms.pledgeAbout(),
            terms.pledgeAmount(),
            terms.pledgeAsset(),
            terms.until(),
            state.round(),
            state.phase(),
            terms.words(),
            terms.secret(),
            false,
            false,
            Pledge.Status.OPEN);
    course.note(new PledgeMade(pledge));
    return state.withTalk(state.talk().withPledges(state.talk().pledges().plus(pledge)));
  }

  private static State act(State state, Act act, int actor, int about, Course course) {
    return switch (act) {
      case NONE -> state;
      case SUPPORT -> Scheming.grant(state, actor, course);
      case REFUSE_SUPPORT -> Scheming.bar(state, actor);
      case PASS -> pass(Scheming.bind(state, actor), actor);
      case INVITE, ACCEPT_INVITATION, DECLINE_INVITATION, THUMB_UP, THUMB_DOWN ->
          Arena.act(state, act, actor, about, course);
    };
  }

  /// An answer that was given already becomes a pass.
  private static State pass(State state, int seat) {
    Frame.Window window = (Frame.Window) state.top();
    Poll<Move> poll = window.poll();
    return poll.answer(seat).isEmpty()
        ? state
        : state.keep(
            new Frame.Window(window.timing(), window.order(), poll.with(seat, Move.Pass.IT)));
  }

  public static State decline(State state, Move.Decline move, Course course) {
    return end(
        state, offer(state, move.from(), move.number()).orElseThrow(), OfferEnd.DECLINED, course);
  }

  public static State retract(State state, int seat, Move.Retract move, Course course) {
    return end(state, offer(state, seat, move.number()).orElseThrow(), OfferEnd.RETRACTED, course);
  }

  public static State judge(State state, int seat, Move.JudgePledge move, Course course) {
    Pile<Pledge> pledges = state.talk().pledges();
    for (int i = 0; i < pledges.size(); i++) {
      Pledge pledge = pledges.get(i);
      if (mayJudge(pledge, seat)
          && pledge.debtor() == move.debtor()
          && pledge.number() == move.number()) {
        Pledge judged = pledge.judged(move.kept() ? Pledge.Status.KEPT : Pledge.Status.BROKEN);
        course.note(new PledgeJudged(judged));
        return state.withTalk(state.talk().withPledges(Pledges.forget(pledges.with(i, judged))));
      }
    }
    throw new IllegalArgumentException("No such pledge: " + move);
  }

  // ends -----------------------------------------------------------------------------------------

  /// A scheme, an invitation or a verdict is over: offers about it end.
  public static State matterEnds(State state, Course course) {
    return lapse(state, true, course);
  }

  public static State turnEnds(State state, Course course) {
    return Pledges.judge(state, pledge -> pledge.until() == Until.TURN, course);
  }

  public static State phaseEnds(State state, Course course) {
    State now = lapse(state, false, course);
    now = now.withTalk(now.talk().renewed());
    return Pledges.judge(
        now, pledge -> pledge.until() == Until.TURN || pledge.until() == Until.PHASE, course);
  }

  public static State roundEnds(State state, Course course) {
    return Pledges.judge(
        state,
        pledge ->
            pledge.until() == Until.ROUND
                || (pledge.until() == Until.NEXT_ROUND && pledge.round() < state.round()),
        course);
  }

  /// Assets can be offered as long as the open market lasts.
  public static State marketCloses(State state, Course course) {
    State now = state;
    for (Offer offer : state.talk().offers()) {
      if (hasAssets(offer.terms())) {
        now = end(now, offer, OfferEnd.LAPSED, course);
      }
    }
    return now;
  }

  private static State lapse(State state, boolean withAct, Course course) {
    Pile<Offer> offers = state.talk().offers();
    if (offers.isEmpty()) {
      return state;
    }
    Pile.Builder<Offer> left = Pile.builder(offers.size());
    for (int i = 0; i < offers.size(); i++) {
      Offer offer = offers.get(i);
      if (withAct && offer.terms().act() == Act.NONE) {
        left.add(offer);
      } else {
        course.note(new OfferEnded(offer, OfferEnd.LAPSED));
      }
    }
    return state.withTalk(state.talk().withOffers(left.build()));
  }
}
