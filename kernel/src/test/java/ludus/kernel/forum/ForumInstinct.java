package ludus.kernel.forum;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import ludus.kernel.Instinct;
import ludus.kernel.Seats;

/// Takes every coin that is offered, gives the richest a coin when it has many, and raises rather
/// than not.
class ForumInstinct implements Instinct<ForumState, ForumMove> {

  private static final int MANY = 3;

  @Override
  public double[] weights(ForumState state, int seat, List<ForumMove> moves) {
    return moves.stream()
        .mapToDouble(
            move ->
                switch (move) {
                  case ForumMove.Raise _ -> 2;
                  case ForumMove.Decline _ -> 0;
                  default -> 1;
                })
        .toArray();
  }

  @Override
  public Optional<ForumMove> aside(ForumState state, int seat, RandomGenerator own) {
    for (ForumState.Offer offer : state.offers()) {
      if (offer.to() == seat) {
        return Optional.of(new ForumMove.Accept(offer.from()));
      }
    }
    ForumMove gift = new ForumMove.Offer((seat + 1) % state.houses().size(), 1, own.nextBoolean());
    return state.free(seat) >= MANY && new Forum().refusal(state, seat, gift).isEmpty()
        ? Optional.of(gift)
        : Optional.empty();
  }

  @Override
  public Seats waitsFor(ForumState state, int seat) {
    Seats waits = Seats.NONE;
    for (ForumState.Offer offer : state.offers()) {
      waits = offer.from() == seat ? waits.plus(offer.to()) : waits;
    }
    return waits;
  }
}
