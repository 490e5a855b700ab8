package ludus.spartacus.talk;

import java.util.Objects;
import ludus.kernel.Pile;

/// Everything that lies between the houses: open offers, pledges, how many offers each has made in
/// this phase, and which of them were declined. Outside the frames, so that talk never changes a
/// question.
public record Talk(
    Pile<Offer> offers, Pile<Pledge> pledges, Pile<Integer> made, Pile<Offer> declined) {

  public Talk {
    declined =
        Objects.requireNonNullElse(declined, Pile.empty()); // positions kept before there was it
  }

  public static Talk none(int seats) {
    return new Talk(Pile.empty(), Pile.empty(), Pile.times(seats, 0), Pile.empty());
  }

  public Talk withOffers(Pile<Offer> changed) {
    return new Talk(changed, pledges, made, declined);
  }

  public Talk withPledges(Pile<Pledge> changed) {
    return new Talk(offers, changed, made, declined);
  }

  /// One more offer of a seat, with its number.
  public Talk offered(Offer offer) {
    return new Talk(offers.plus(offer), pledges, made.with(offer.from(), offer.number()), declined);
  }

  public Talk withDeclined(Pile<Offer> changed) {
    return new Talk(offers, pledges, made, changed);
  }

  /// A new phase: everybody may talk anew.
  Talk renewed() {
    return new Talk(offers, pledges, Pile.times(made.size(), 0), Pile.empty());
  }
}
