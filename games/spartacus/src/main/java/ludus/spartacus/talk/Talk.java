package ludus.spartacus.talk;

import ludus.kernel.Pile;

/// Everything that lies between the houses: open offers, pledges, and how many offers each has made
/// in this phase. Outside the frames, so that talk never changes a question.
public record Talk(Pile<Offer> offers, Pile<Pledge> pledges, Pile<Integer> made) {

  public static Talk none(int seats) {
    return new Talk(Pile.empty(), Pile.empty(), Pile.times(seats, 0));
  }

  public Talk withOffers(Pile<Offer> changed) {
    return new Talk(changed, pledges, made);
  }

  public Talk withPledges(Pile<Pledge> changed) {
    return new Talk(offers, changed, made);
  }
}
