package ludus.kernel.forum;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import ludus.kernel.Pile;
import ludus.kernel.flow.Poll;
import ludus.kernel.flow.Stack;
import ludus.kernel.forum.ForumState.Frame;
import ludus.kernel.forum.ForumState.House;

/// What could be, for all that a seat knows.
final class ForumImagination {

  private ForumImagination() {}

  static ForumState of(ForumState state, int seat, RandomGenerator own) {
    List<Integer> unknown = new ArrayList<>();
    for (int card = 0; card < Forum.CARDS; card++) {
      boolean inPlay = state.deck().contains(card);
      for (int other = 0; other < state.houses().size(); other++) {
        inPlay |= other != seat && state.house(other).hand().contains(card);
      }
      // a card that was spent before everybody's eyes is known to be gone
      if (inPlay) {
        unknown.add(card);
      }
    }
    Collections.shuffle(unknown, Random.from(own));
    Pile<House> houses = state.houses();
    int next = 0;
    for (int other = 0; other < houses.size(); other++) {
      if (other != seat) {
        House house = houses.get(other);
        Pile<Integer> hand = Pile.empty();
        for (int i = 0; i < house.hand().size(); i++) {
          hand = ForumState.sortedIn(hand, unknown.get(next++));
        }
        // nobody else knows how many secret offers were made
        houses = houses.with(other, new House(house.coins(), hand, 0));
      }
    }
    Pile<Integer> deck = Pile.copyOf(unknown.subList(next, unknown.size()));
    Pile<ForumState.Offer> offers = Pile.empty();
    for (ForumState.Offer offer : state.offers()) {
      if (!offer.secret() || offer.from() == seat || offer.to() == seat) {
        offers = offers.plus(offer);
      }
    }
    Pile<Frame> frames = Pile.empty();
    for (Frame frame : state.stack().frames()) {
      frames = frames.plus(again(frame, houses, seat, own));
    }
    return new ForumState(state.round(), houses, deck, new Stack<>(frames), offers, state.stamp());
  }

  private static Frame again(Frame frame, Pile<House> houses, int seat, RandomGenerator own) {
    return switch (frame) {
      case Frame.Bidding(Pile<Integer> fists, Poll<Integer> poll) -> {
        Pile<Integer> closed = fists;
        Poll<Integer> answers = poll;
        for (int other = 0; other < houses.size(); other++) {
          if (other != seat) {
            int coins = own.nextInt(Math.min(3, houses.get(other).coins()) + 1);
            closed = closed.with(other, coins);
            answers = poll.answer(other).isPresent() ? answers.with(other, coins) : answers;
          }
        }
        yield new Frame.Bidding(closed, answers);
      }
      case Frame.Reaction(Poll<Integer> poll) -> {
        Poll<Integer> answers = poll;
        for (int other = 0; other < houses.size(); other++) {
          Optional<Integer> answer = poll.answer(other);
          if (other != seat && answer.isPresent()) {
            Pile<Integer> hand = houses.get(other).hand();
            int card = hand.get(own.nextInt(hand.size()));
            answers = answers.with(other, card >= Forum.FOILS_FROM ? card : -1);
          }
        }
        yield new Frame.Reaction(answers);
      }
      case Frame.Rolling _, Frame.Over _ -> frame;
    };
  }
}
