package ludus.kernel.forum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Seats;
import ludus.kernel.Viewer;
import ludus.kernel.flow.Poll;
import ludus.kernel.forum.ForumState.Frame;

/// What a viewer may see of the Forum.
record ForumView(
    int round,
    String frame,
    List<Integer> coins,
    List<Integer> handSizes,
    List<Integer> hand,
    int deck,
    Optional<Integer> fist,
    List<Boolean> answered,
    Optional<Integer> answer,
    List<ForumState.Offer> offers) {

  static ForumView of(ForumState state, Viewer viewer) {
    int seat = viewer.seat();
    Poll<Integer> poll =
        switch (state.stack().top()) {
          case Frame.Bidding(_, Poll<Integer> bids) -> bids;
          case Frame.Reaction(Poll<Integer> answers) -> answers;
          case Frame.Rolling _, Frame.Over _ -> Poll.to(Seats.NONE, state.houses().size());
        };
    List<Boolean> answered = new ArrayList<>();
    poll.answers().forEach(answer -> answered.add(answer.isPresent()));
    Optional<Integer> fist =
        seat >= 0 && state.stack().top() instanceof Frame.Bidding bidding
            ? Optional.of(bidding.fists().get(seat))
            : Optional.empty();
    return new ForumView(
        state.round(),
        state.stack().top().getClass().getSimpleName(),
        state.houses().stream().map(ForumState.House::coins).toList(),
        state.houses().stream().map(house -> house.hand().size()).toList(),
        seat < 0 ? List.of() : state.house(seat).hand(),
        state.deck().size(),
        fist,
        answered,
        seat < 0 ? Optional.empty() : poll.answer(seat),
        state.offers().stream()
            .filter(offer -> !offer.secret() || offer.from() == seat || offer.to() == seat)
            .toList());
  }
}
