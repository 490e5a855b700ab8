package ludus.spartacus.mind;

import java.util.List;
import ludus.kernel.Pile;
import ludus.spartacus.Asset;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.Entrant;
import ludus.spartacus.House;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Slot;
import ludus.spartacus.State;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.phase.Invitations;
import ludus.spartacus.phase.Scheming;
import ludus.spartacus.phase.Verdict;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Offer;
import ludus.spartacus.talk.Term;

/// What a bargain is worth to one of its two parties: what comes in, less what goes out, and what
/// the act that belongs to it brings or costs.
final class Deals {

  /// A deal must be worth so much, or nobody would care.
  static final double MARGIN = 0.4;

  /// How much of what a rival gains by a deal is held against it.
  private static final double ENVY = 0.5;

  /// A match that can't take place.
  private static final double GIVEN_UP = 6;

  private Deals() {}

  static double worth(Mind mind, Offer offer) {
    return worth(mind, offer.from(), offer.terms());
  }

  /// @param from who proposes it
  static double worth(Mind mind, int from, Move.Propose terms) {
    boolean mine = from == mind.seat;
    int other = mine ? terms.to() : from;
    int in = mine ? terms.getGold() - terms.giveGold() : terms.giveGold() - terms.getGold();
    double worth = mind.gold(mind.seat, in) + ENVY * mind.gold(other, -in);
    worth += goods(mind, other, mine ? terms.get() : terms.give());
    worth -= goods(mind, other, mine ? terms.give() : terms.get());
    int guards =
        mine ? terms.getGuards() - terms.giveGuards() : terms.giveGuards() - terms.getGuards();
    worth += guards * Worth.guard(mind.house().guards());
    boolean acts = terms.actMine() == mine;
    worth += acts ? -cost(mind, terms.act(), terms.about()) : benefit(mind, terms, other);
    return worth + pledge(mind, terms, mine, other);
  }

  // assets ---------------------------------------------------------------------------------------

  /// What assets are worth to this dominus that are its own, or might be; a champion brings and
  /// costs influence (SP-CHP-3, SP-CHP-4).
  private static double goods(Mind mind, int other, List<MarketCard> cards) {
    State state = mind.state;
    double worth = 0;
    for (MarketCard card : cards) {
      int owner = mind.house().has(card) ? mind.seat : other;
      if (!state.house(owner).has(card)) {
        continue;
      }
      Asset asset = state.house(owner).asset(card);
      worth += Worth.asset(state, mind.house(), asset);
      worth -= ENVY * mind.share(other) * Worth.asset(state, state.house(other), asset);
      if (asset.isChampion()) {
        int step = owner == mind.seat ? -1 : 1;
        worth += step * Worth.influence(state, mind.seat, step);
      }
    }
    return worth;
  }

  // acts -----------------------------------------------------------------------------------------

  /// What an act costs the one who does it.
  static double cost(Mind mind, Act act, int about) {
    State state = mind.state;
    return switch (act) {
      case NONE -> 0;
      case SUPPORT -> Supporting.reluctance(mind, Scheming.pending(state).seat());
      case REFUSE_SUPPORT -> 0.2;
      case PASS -> pass(mind);
      case INVITE -> {
        Frame.Invitations frame = frame(state);
        double best = Double.NEGATIVE_INFINITY;
        for (int seat = 0; seat < state.seats(); seat++) {
          if (Invitations.isInvitable(state, frame, seat)) {
            best = Math.max(best, Fights.invite(mind, frame, seat, Fights.GLANCE));
          }
        }
        yield best - Fights.invite(mind, frame, about, Fights.GLANCE);
      }
      case ACCEPT_INVITATION -> Math.max(0, Fights.decline(mind, frame(state)) - fight(mind));
      case DECLINE_INVITATION -> Math.max(0, fight(mind) - Fights.decline(mind, frame(state)));
      case THUMB_UP, THUMB_DOWN -> {
        Frame.Aftermath aftermath = (Frame.Aftermath) state.top();
        boolean up = act == Act.THUMB_UP;
        yield Math.max(0, Fights.judge(mind, aftermath, !up) - Fights.judge(mind, aftermath, up));
      }
    };
  }

  private static Frame.Invitations frame(State state) {
    return (Frame.Invitations) state.top();
  }

  /// What one gives up who can't foil the declared scheme: by a guard, or by a card in hand.
  private static double pass(Mind mind) {
    State state = mind.state;
    Frame.Scheme scheme = Scheming.pending(state);
    double threat = Reacting.threat(mind);
    House house = mind.house();
    IntrigueCard guard = state.table().content().guard();
    double best = 0;
    if (Scheming.targeted(scheme).contains(mind.seat)
        && (house.guards() > 0 || house.holds(guard))) {
      best = 0.5 * threat - Worth.guard(house.guards());
    }
    Pile<Slot> hand = house.hand();
    for (int i = 0; i < hand.size(); i++) {
      IntrigueCard card = hand.get(i).card();
      if (card.type() == IntrigueCard.Type.REACTION
          && card.acts(Timing.SCHEME_DECLARED)
          && house.influence() >= card.face().requirement()) {
        best = Math.max(best, threat - 2.6);
      }
    }
    return Math.max(0, best);
  }

  /// What it is worth to a guest to send its best into the arena.
  static double fight(Mind mind) {
    Frame.Invitations frame = frame(mind.state);
    if (mind.house().fighters() == 0) {
      return Fights.decline(mind, frame);
    }
    Entrant best = Strength.bestEntrant(mind.house(), mind.seat);
    return Fights.accept(
        mind, frame, new Move.Commit(best.card(), best.equipment()), Fights.GLANCE);
  }

  /// What an act of the other party brings.
  private static double benefit(Mind mind, Move.Propose terms, int other) {
    State state = mind.state;
    return switch (terms.act()) {
      case NONE -> 0;
      case SUPPORT -> {
        Frame.Scheme scheme = Scheming.pending(state);
        if (scheme.seat() != mind.seat) {
          yield 0;
        }
        int missing = Supporting.missing(state, scheme);
        boolean enough = state.house(other).influence() >= missing;
        yield missing <= 0 ? 0 : Supporting.worth(mind, scheme) * (enough ? 0.9 : 0.4);
      }
      case REFUSE_SUPPORT -> 0.4;
      case PASS -> {
        Frame.Scheme scheme = Scheming.pending(state);
        boolean guarded =
            Scheming.targeted(scheme).contains(other) && state.house(other).guards() > 0;
        yield Plots.gain(mind, scheme) * (guarded ? 0.5 : 0.15);
      }
      case INVITE -> terms.about() == mind.seat ? fight(mind) : 0;
      case ACCEPT_INVITATION -> 0.2;
      case DECLINE_INVITATION -> mind.influence(other, -1);
      case THUMB_UP, THUMB_DOWN -> thumb(mind, terms.act() == Act.THUMB_UP, other);
    };
  }

  /// What the host's thumb brings, if it would have gone the other way.
  private static double thumb(Mind mind, boolean up, int host) {
    State state = mind.state;
    Frame.Aftermath aftermath = (Frame.Aftermath) state.top();
    int owner = aftermath.match().fighter(Verdict.loser(state, aftermath.match())).seat();
    Asset judged = Verdict.judged(state, aftermath.match());
    double life = mind.share(owner) * Worth.asset(state, state.house(owner), judged);
    double against = executes(mind, host) == up ? 0.8 : 0.2;
    return against * (up ? life : -life);
  }

  /// Whether a host would rather see the defeated dead, for all that others can tell.
  static boolean executes(Mind mind, int host) {
    State state = mind.state;
    Frame.Aftermath aftermath = (Frame.Aftermath) state.top();
    Mind judge = mind.as(host);
    Asset judged = Verdict.judged(state, aftermath.match());
    int owner = aftermath.match().fighter(Verdict.loser(state, aftermath.match())).seat();
    return !judged.isChampion()
        && judge.influence(host, -judged.favors())
                - judge.share(owner) * Worth.asset(state, state.house(owner), judged)
            > 0;
  }

  // pledges --------------------------------------------------------------------------------------

  private static double pledge(Mind mind, Move.Propose terms, boolean mine, int other) {
    if (terms.pledge() == Term.NONE) {
      return 0;
    }
    if (terms.pledgeMine() != mine) {
      return Honor.trust(mind, other) * value(mind, terms);
    }
    return -0.3
        - (terms.pledge() == Term.NOT_INVITE && mind.state.top() instanceof Frame.Invitations frame
            ? spared(mind, frame, terms.pledgeAbout())
            : value(mind, terms));
  }

  /// What a host gives up who won't invite one of the guests: the match without that one may be
  /// worse, or impossible.
  private static double spared(Mind mind, Frame.Invitations frame, int spared) {
    double best = 0;
    double without = -GIVEN_UP;
    for (int seat = 0; seat < mind.state.seats(); seat++) {
      if (Invitations.isInvitable(mind.state, frame, seat)
          && !Honor.has(mind, Term.NOT_INVITE, seat)) {
        double gain = Fights.invite(mind, frame, seat, Fights.GLANCE);
        best = Math.max(best, gain);
        boolean fights =
            seat != spared && seat != mind.seat && mind.state.house(seat).fighters() > 0;
        without = fights ? Math.max(without, gain) : without;
      }
    }
    return Math.max(0, best - without);
  }

  /// About what it takes to keep a promise, and what its keeping brings.
  private static double value(Mind mind, Move.Propose terms) {
    return switch (terms.pledge()) {
      case NONE -> 0;
      case PAY -> 0.9 * terms.pledgeAmount();
      case SUPPORT -> 2;
      case TRADE ->
          terms.pledgeAsset().isPresent()
              ? Worth.asset(mind.state, mind.house(), terms.pledgeAsset().get())
              : 0;
      case FOIL, INVITE, NOT_INVITE, ACCEPT, DECLINE -> 1.5;
      case NOT_SUPPORT, NOT_FOIL, THUMB_UP, THUMB_DOWN, BID_AT_MOST -> 0.8;
      case WORDS -> 0.2;
    };
  }
}
