package ludus.spartacus.talk;

import ludus.kernel.Pile;
import ludus.spartacus.Course;
import ludus.spartacus.SpartacusEvent.OfferEnd;
import ludus.spartacus.SpartacusEvent.OfferEnded;
import ludus.spartacus.State;

/// Offers: made, answered, and ended with what they are about (SP-DEA-9).
public final class Bargains {

  private Bargains() {}

  /// A scheme, an invitation or a verdict is over: offers about it end.
  public static State matterEnds(State state, Course course) {
    return lapse(state, true, course);
  }

  public static State turnEnds(State state, Course course) {
    return Pledges.judge(state, pledge -> pledge.until() == Until.TURN, course);
  }

  public static State phaseEnds(State state, Course course) {
    State now = lapse(state, false, course);
    Talk talk = now.talk();
    now = now.withTalk(new Talk(talk.offers(), talk.pledges(), Pile.times(now.seats(), 0)));
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
