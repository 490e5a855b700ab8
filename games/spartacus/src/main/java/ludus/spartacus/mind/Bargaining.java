package ludus.spartacus.mind;

import java.util.Optional;
import java.util.random.RandomGenerator;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.spartacus.Asset;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.AftermathStep;
import ludus.spartacus.Frame.SchemeStage;
import ludus.spartacus.House;
import ludus.spartacus.Move;
import ludus.spartacus.Phase;
import ludus.spartacus.State;
import ludus.spartacus.deed.Gold;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.phase.Invitations;
import ludus.spartacus.phase.OpenMarket;
import ludus.spartacus.phase.Scheming;
import ludus.spartacus.phase.Verdict;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Bargains;
import ludus.spartacus.talk.Offer;
import ludus.spartacus.talk.Pledge;
import ludus.spartacus.talk.Term;
import ludus.spartacus.talk.Until;

/// What a sensible dominus says to the others: answers to offers, counter-offers when little lacks,
/// promises kept, and a few proposals of its own. It never asks again for what was refused.
final class Bargaining {

  /// Proposals in one phase.
  private static final int MOST_MADE = 4;

  /// How much a price may be off for a counter-offer.
  private static final double LITTLE = 3;

  /// What a trade must bring both sides together.
  private static final double SURPLUS = 1.5;

  /// What it is worth not to be invited, for those who would be beaten.
  private static final int SPARED = 3;

  private Bargaining() {}

  static Optional<Move> aside(State state, int seat, RandomGenerator own) {
    if (Bargains.isFrozen(state)) {
      return Optional.empty();
    }
    Pile<Offer> offers = state.talk().offers();
    for (int i = 0; i < offers.size(); i++) {
      if (offers.get(i).to() == seat) {
        return Optional.of(reply(new Mind(state, seat), offers.get(i)));
      }
    }
    Optional<Move> due = due(state, seat);
    if (due.isPresent()) {
      return due;
    }
    return mayPropose(state, seat) ? proposal(new Mind(state, seat), own) : Optional.empty();
  }

  /// Those who have an offer of this dominus before them, where it is worth waiting for them: they
  /// aren't asked otherwise.
  static Seats waitsFor(State state, int seat) {
    Seats waits = Seats.NONE;
    boolean worth =
        switch (state.top()) {
          case Frame.OpenMarket _, Frame.Aftermath _, Frame.Invitations _ -> true;
          default -> false;
        };
    for (Offer offer : state.talk().offers()) {
      waits = worth && offer.from() == seat ? waits.plus(offer.to()) : waits;
    }
    return waits;
  }

  // answers --------------------------------------------------------------------------------------

  private static Move reply(Mind mind, Offer offer) {
    boolean possible = Bargains.acceptRefusal(mind.state, offer).isEmpty();
    double lacks = Deals.MARGIN - (possible ? Deals.worth(mind, offer) : 0);
    if (possible && lacks <= 0) {
      return new Move.Accept(offer.from(), offer.number());
    }
    return possible && lacks <= LITTLE
        ? counter(mind, offer, (int) Math.ceil(lacks))
            .orElse(new Move.Decline(offer.from(), offer.number()))
        : new Move.Decline(offer.from(), offer.number());
  }

  /// The same for a better price, once.
  private static Optional<Move> counter(Mind mind, Offer offer, int more) {
    Move.Propose terms = offer.terms();
    int less = Math.min(more, terms.getGold());
    int give = terms.getGold() - less;
    int get = terms.giveGold() + more - less;
    Move.Propose better = Terms.turned(terms, offer.from(), give, get);
    return get > mind.gold(offer.from()) || wasDeclined(mind, better) || !hasTime(mind)
        ? Optional.empty()
        : legal(mind, better);
  }

  private static boolean hasTime(Mind mind) {
    return mind.state.talk().made().get(mind.seat) < MOST_MADE;
  }

  private static boolean wasDeclined(Mind mind, Move.Propose terms) {
    Pile<Offer> declined = mind.state.talk().declined();
    for (int i = 0; i < declined.size(); i++) {
      Offer offer = declined.get(i);
      if (offer.from() == mind.seat && Terms.alike(offer.terms(), terms)) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Move> legal(Mind mind, Move.Propose terms) {
    return Bargains.refusal(mind.state, mind.seat, terms).isEmpty()
        ? Optional.of(terms)
        : Optional.empty();
  }

  // promises -------------------------------------------------------------------------------------

  /// Gold that was promised is paid as soon as it is there, in the Arena phase at the latest.
  private static Optional<Move> due(State state, int seat) {
    Pile<Pledge> pledges = state.talk().pledges();
    for (int i = 0; i < pledges.size(); i++) {
      Pledge pledge = pledges.get(i);
      if (pledge.debtor() == seat
          && pledge.isOpen()
          && pledge.term() == Term.PAY
          && pledge.amount() > 0
          && state.purses().isEmpty()) {
        int rest = Gold.free(state, seat) - pledge.amount();
        if (rest >= (state.phase() == Phase.ARENA ? 0 : 3)) {
          Move.GiveGold pay = new Move.GiveGold(pledge.creditor(), pledge.amount());
          return Bargains.refusal(state, seat, pay).isEmpty() ? Optional.of(pay) : Optional.empty();
        }
      }
    }
    return Optional.empty();
  }

  // proposals ------------------------------------------------------------------------------------

  /// One thing at a time, and few in a phase.
  private static boolean mayPropose(State state, int seat) {
    if (state.purses().isPresent() || state.talk().made().get(seat) >= MOST_MADE) {
      return false;
    }
    Pile<Offer> offers = state.talk().offers();
    for (int i = 0; i < offers.size(); i++) {
      if (offers.get(i).from() == seat) {
        return false;
      }
    }
    return true;
  }

  private static Optional<Move> proposal(Mind mind, RandomGenerator own) {
    State state = mind.state;
    Optional<Move.Propose> proposal =
        switch (state.top()) {
          case Frame.Scheme scheme when scheme.stage() == SchemeStage.FACEDOWN ->
              scheme.seat() == mind.seat
                  ? buySupport(mind, scheme, own)
                  : sellSupport(mind, scheme);
          case Frame.Window window when window.timing() == Timing.SCHEME_DECLARED ->
              buyPass(mind, window);
          case Frame.OpenMarket market when !market.done().contains(mind.seat) ->
              trade(mind, market);
          case Frame.Invitations frame when frame.pending() == Frame.NOBODY ->
              invitation(mind, frame);
          case Frame.Aftermath aftermath when aftermath.step() == AftermathStep.VERDICT ->
              mercy(mind, aftermath);
          default -> Optional.empty();
        };
    return proposal.filter(terms -> !wasDeclined(mind, terms)).flatMap(terms -> legal(mind, terms));
  }

  /// Gold for the support of the one who asks least for it; what the purse lacks is promised.
  private static Optional<Move.Propose> buySupport(
      Mind mind, Frame.Scheme scheme, RandomGenerator own) {
    State state = mind.state;
    int missing = Supporting.missing(state, scheme);
    if (missing <= 0 || scheme.asked() != Frame.NOBODY) {
      return Optional.empty();
    }
    double worth = Supporting.worth(mind, scheme) - Intriguing.spent(scheme.card());
    Optional<Move.Propose> best = Optional.empty();
    double least = worth;
    for (int seat = 0; seat < state.seats(); seat++) {
      if (Scheming.maySupport(scheme, seat) && state.house(seat).influence() >= missing) {
        double price = Supporting.reluctance(mind.as(seat), mind.seat) + Deals.MARGIN;
        int gold = (int) Math.ceil(price + own.nextDouble());
        Move.Propose terms = pay(mind, seat, gold);
        if (gold < least && !wasDeclined(mind, terms)) {
          least = gold;
          best = Optional.of(terms);
        }
      }
    }
    return best;
  }

  private static Move.Propose pay(Mind mind, int to, int gold) {
    int free = Gold.free(mind.state, mind.seat);
    Move.Propose terms = Terms.theirs(to, Math.min(free, gold), Act.SUPPORT, to);
    return gold <= free
        ? terms
        : Terms.and(terms, Term.PAY, true, to, gold - free, Until.NEXT_ROUND);
  }

  /// One who is asked for support names its price.
  private static Optional<Move.Propose> sellSupport(Mind mind, Frame.Scheme scheme) {
    if (scheme.asked() != mind.seat || !Scheming.maySupport(scheme, mind.seat)) {
      return Optional.empty();
    }
    double reluctance = Supporting.reluctance(mind, scheme.seat());
    int price = (int) Math.ceil(reluctance + Deals.MARGIN + 0.5);
    return reluctance > 6 || price > mind.gold(scheme.seat())
        ? Optional.empty()
        : Optional.of(Terms.own(scheme.seat(), price, Act.SUPPORT, scheme.seat()));
  }

  /// The schemer pays a house with guards for not using them.
  private static Optional<Move.Propose> buyPass(Mind mind, Frame.Window window) {
    State state = mind.state;
    Frame.Scheme scheme = Scheming.pending(state);
    if (scheme.seat() != mind.seat) {
      return Optional.empty();
    }
    double gain = Plots.gain(mind, scheme);
    for (int seat = 0; seat < state.seats(); seat++) {
      if (Scheming.targeted(scheme).contains(seat)
          && window.poll().asks(seat)
          && !scheme.bound().contains(seat)
          && state.house(seat).guards() > 0) {
        double threat = -Plots.gain(mind.as(seat), scheme);
        double guard = Worth.guard(state.house(seat).guards());
        int price = (int) Math.ceil(Math.max(0, 0.5 * threat - guard) + Deals.MARGIN + 0.3);
        if (price <= 0.4 * gain && price <= Gold.free(state, mind.seat)) {
          return Optional.of(Terms.theirs(seat, price, Act.PASS, seat));
        }
      }
    }
    return Optional.empty();
  }

  /// The asset whose change of hands brings most, for a price in the middle.
  private static Optional<Move.Propose> trade(Mind mind, Frame.OpenMarket market) {
    State state = mind.state;
    Optional<Move.Propose> best = Optional.empty();
    double most = SURPLUS;
    for (int other = 0; other < state.seats(); other++) {
      if (other != mind.seat) {
        for (int way = 0; way < 2; way++) {
          int owner = way == 0 ? mind.seat : other;
          House house = state.house(owner);
          for (int i = 0; i < house.assets().size(); i++) {
            Asset asset = house.assets().get(i);
            if (!asset.isChampion() && OpenMarket.isTradable(market, asset)) {
              double mine = Worth.asset(state, mind.house(), asset);
              double yours = Worth.asset(state, state.house(other), asset);
              double surplus = way == 0 ? yours - mine : mine - yours;
              int price = (int) Math.round((mine + yours) / 2);
              int purse = way == 0 ? mind.gold(other) : mind.house().gold();
              Move.Propose terms =
                  way == 0
                      ? Terms.sale(other, asset.card(), price)
                      : Terms.purchase(other, asset.card(), price);
              if (surplus > most
                  && price <= 0.7 * purse
                  && Deals.worth(mind, mind.seat, terms) > Deals.MARGIN
                  && Deals.worth(mind.as(other), mind.seat, terms) > Deals.MARGIN
                  && !wasDeclined(mind, terms)) {
                most = surplus;
                best = Optional.of(terms);
              }
            }
          }
        }
      }
    }
    return best;
  }

  /// Gold to the host for an invitation, or for the promise of none.
  private static Optional<Move.Propose> invitation(Mind mind, Frame.Invitations frame) {
    State state = mind.state;
    int host = state.host();
    if (mind.seat == host || !Invitations.isInvitable(state, frame, mind.seat)) {
      return Optional.empty();
    }
    double fight = Deals.fight(mind);
    int free = Gold.free(state, mind.seat);
    if (fight >= 2) {
      double cost = Deals.cost(mind.as(host), Act.INVITE, mind.seat);
      int price = (int) Math.ceil(cost + Deals.MARGIN + 0.3);
      return price <= Math.min(0.6 * fight, free / 2.0)
          ? Optional.of(Terms.theirs(host, price, Act.INVITE, mind.seat))
          : Optional.empty();
    }
    Move.Propose spared =
        Terms.and(
            Terms.theirs(host, SPARED, Act.NONE, host),
            Term.NOT_INVITE,
            false,
            mind.seat,
            0,
            Until.PHASE);
    return fight <= -SPARED - 1
            && !Honor.owes(mind, host, Term.NOT_INVITE)
            && SPARED <= free / 2
            && Deals.worth(mind.as(host), mind.seat, spared) > Deals.MARGIN
        ? Optional.of(spared)
        : Optional.empty();
  }

  /// The owner of the defeated buys its life, or the host sells it.
  private static Optional<Move.Propose> mercy(Mind mind, Frame.Aftermath aftermath) {
    State state = mind.state;
    int host = state.host();
    int owner = aftermath.match().fighter(Verdict.loser(state, aftermath.match())).seat();
    if (owner == host || !Deals.executes(mind, host)) {
      return Optional.empty();
    }
    double grudge = Deals.cost(mind.as(host), Act.THUMB_UP, owner);
    int price = (int) Math.ceil(grudge + Deals.MARGIN + 0.3);
    if (mind.seat == owner) {
      Move.Propose terms = Terms.theirs(host, price, Act.THUMB_UP, owner);
      return price <= Gold.free(state, owner) && Deals.worth(mind, owner, terms) > Deals.MARGIN
          ? Optional.of(terms)
          : Optional.empty();
    }
    Move.Propose sold = Terms.own(owner, price, Act.THUMB_UP, owner);
    return mind.seat == host
            && price <= mind.gold(owner)
            && Deals.worth(mind.as(owner), host, sold) > Deals.MARGIN
        ? Optional.of(sold)
        : Optional.empty();
  }
}
