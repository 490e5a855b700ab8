package ludus.kernel.forum;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Chance;
import ludus.kernel.Form;
import ludus.kernel.Game;
import ludus.kernel.GameInfo;
import ludus.kernel.Hint;
import ludus.kernel.Instinct;
import ludus.kernel.Journal;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.RuleId;
import ludus.kernel.Seats;
import ludus.kernel.Setup;
import ludus.kernel.Turn;
import ludus.kernel.Valuation;
import ludus.kernel.Viewer;
import ludus.kernel.flow.Poll;
import ludus.kernel.flow.Stack;
import ludus.kernel.forum.ForumState.Frame;
import ludus.kernel.forum.ForumState.House;
import ludus.kernel.json.Notation;
import ludus.kernel.text.Screen;

/// Each round everybody bids for the right to roll a die; the others may foil the roll with a card;
/// and all the while coins can be offered. Most coins after four rounds win.
public final class Forum implements Game<ForumState, ForumMove> {

  static final int CARDS = 12;
  static final int FOILS_FROM = 6;
  static final int ROUNDS = 4;
  private static final int MOST_BID = 3;
  private static final int NO_CARD = -1;

  private final GameInfo info =
      new GameInfo(
          "forum", "Forum", 1, 2, 4, List.of(), Optional.empty(), 400, "none", "/ludus/forum");

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public ForumState start(Setup setup, Chance chance) {
    List<Integer> cards = new ArrayList<>();
    for (int card = 0; card < CARDS; card++) {
      cards.add(card);
    }
    Pile<Integer> deck = chance.shuffled(Pile.copyOf(cards));
    Pile<House> houses = Pile.empty();
    for (int seat = 0; seat < setup.seats(); seat++) {
      Pile<Integer> hand = ForumState.sortedIn(Pile.of(deck.get(0)), deck.get(1));
      houses = houses.plus(new House(5, hand, 0));
      deck = deck.rest(2);
    }
    return new ForumState(1, houses, deck, Stack.of(bidding(setup.seats())), Pile.empty(), 0);
  }

  private static Frame bidding(int seats) {
    return new Frame.Bidding(Pile.times(seats, 0), Poll.to(Seats.first(seats), seats));
  }

  @Override
  public Agenda agenda(ForumState state) {
    return switch (state.stack().top()) {
      case Frame.Bidding(_, Poll<Integer> poll) -> poll.agenda("bid", state.stamp());
      case Frame.Reaction(Poll<Integer> poll) -> {
        Agenda agenda = poll.agenda("foil", state.stamp());
        List<Ask> may = new ArrayList<>(agenda.may());
        for (int seat = 0; seat < state.houses().size(); seat++) {
          if (!poll.asks(seat)) {
            may.add(new Ask(seat, "talk", state.stamp()));
          }
        }
        yield Agenda.of(agenda.must(), may);
      }
      case Frame.Rolling _ -> throw new IllegalStateException("A roll waits for nobody");
      case Frame.Over _ -> Agenda.over(outcome(state));
    };
  }

  @Override
  public Turn turn(ForumState state) {
    return Turn.of(state.round(), "forum");
  }

  private static Outcome outcome(ForumState state) {
    List<Integer> coins = state.houses().stream().map(House::coins).toList();
    int most = coins.stream().mapToInt(Integer::intValue).max().orElseThrow();
    List<Integer> places = new ArrayList<>();
    List<Integer> winners = new ArrayList<>();
    for (int seat = 0; seat < coins.size(); seat++) {
      int own = coins.get(seat);
      places.add(1 + (int) coins.stream().filter(other -> other > own).count());
      if (own == most) {
        winners.add(seat);
      }
    }
    return new Outcome("COINS", places, winners, coins);
  }

  @Override
  public List<ForumMove> moves(ForumState state, int seat) {
    List<ForumMove> moves = new ArrayList<>();
    switch (state.stack().top()) {
      case Frame.Bidding(Pile<Integer> fists, Poll<Integer> poll) -> {
        if (poll.answer(seat).isPresent()) {
          moves.add(new ForumMove.Reopen());
        } else {
          if (fists.get(seat) < MOST_BID && state.free(seat) > 0) {
            moves.add(new ForumMove.Raise());
          }
          moves.add(new ForumMove.Seal());
        }
      }
      case Frame.Reaction(Poll<Integer> poll) when poll.asks(seat) -> {
        moves.add(new ForumMove.Pass());
        for (int card : state.house(seat).hand()) {
          if (card >= FOILS_FROM) {
            moves.add(new ForumMove.Foil(card));
          }
        }
      }
      case Frame.Reaction _, Frame.Rolling _ -> {}
      case Frame.Over _ -> {
        return List.of();
      }
    }
    moves.addAll(replies(state, seat));
    return moves;
  }

  private static List<ForumMove> replies(ForumState state, int seat) {
    List<ForumMove> replies = new ArrayList<>();
    for (ForumState.Offer offer : state.offers()) {
      if (offer.to() == seat) {
        replies.add(new ForumMove.Accept(offer.from()));
        replies.add(new ForumMove.Decline(offer.from()));
      }
    }
    return replies;
  }

  @Override
  public List<Form> forms(ForumState state, int seat) {
    if (!mayOffer(state, seat)) {
      return List.of();
    }
    List<Integer> others = new ArrayList<>(Seats.first(state.houses().size()).minus(seat).list());
    return List.of(
        new Form(
            "Offer",
            Message.of("forum.form.Offer"),
            List.of(
                new Form.Seat("to", others),
                new Form.Amount("coins", 1, state.free(seat)),
                new Form.Choice("secret", List.of("true", "false")))));
  }

  private static boolean mayOffer(ForumState state, int seat) {
    return !(state.stack().top() instanceof Frame.Over)
        && state.house(seat).offersMade() < 2
        && state.free(seat) > 0
        && state.offers().find(offer -> offer.from() == seat) < 0;
  }

  @Override
  public List<ForumMove> ideas(ForumState state, int seat, RandomGenerator own) {
    if (state.stack().top() instanceof Frame.Over) {
      return List.of();
    }
    List<ForumMove> ideas = replies(state, seat);
    if (mayOffer(state, seat)) {
      int to = (seat + 1 + own.nextInt(state.houses().size() - 1)) % state.houses().size();
      ideas.add(new ForumMove.Offer(to, 1, own.nextBoolean()));
    }
    return ideas;
  }

  @Override
  public Optional<Instinct<ForumState, ForumMove>> instinct() {
    return Optional.of(new ForumInstinct());
  }

  @Override
  public Optional<Refusal> refusal(ForumState state, int seat, ForumMove move) {
    if (Objects.isNull(move)) {
      return Optional.of(Refusal.plain("kernel.refusal.noMove"));
    }
    if (seat < 0 || seat >= state.houses().size()) {
      return Optional.of(Refusal.plain("kernel.refusal.noSeat"));
    }
    if (move instanceof ForumMove.Offer(int to, int coins, _)) {
      boolean fine =
          mayOffer(state, seat)
              && to >= 0
              && to < state.houses().size()
              && to != seat
              && coins >= 1
              && coins <= state.free(seat);
      return fine ? Optional.empty() : refuse("FOR-TALK-1");
    }
    return moves(state, seat).contains(move) ? Optional.empty() : refuse("FOR-BID-1");
  }

  private static Optional<Refusal> refuse(String rule) {
    return Optional.of(Refusal.of(RuleId.of(rule), Message.of("forum.refusal")));
  }

  @Override
  public ForumState play(
      ForumState state, int seat, ForumMove move, Chance chance, Journal journal) {
    return switch (move) {
      case ForumMove.Raise _ -> fist(state, seat, 1, journal);
      case ForumMove.Seal _ -> seal(state, seat, journal);
      case ForumMove.Reopen _ -> reopen(state, seat, journal);
      case ForumMove.Pass _ -> react(state, seat, NO_CARD, chance, journal);
      case ForumMove.Foil(int card) -> react(state, seat, card, chance, journal);
      case ForumMove.Offer(int to, int coins, boolean secret) -> {
        journal.note(new ForumEvent.Offered(seat, to, coins, secret));
        House house = state.house(seat);
        yield state
            .withHouse(seat, new House(house.coins(), house.hand(), house.offersMade() + 1))
            .withOffers(state.offers().plus(new ForumState.Offer(seat, to, coins, secret)));
      }
      case ForumMove.Accept(int from) -> reply(state, from, seat, true, journal);
      case ForumMove.Decline(int from) -> reply(state, from, seat, false, journal);
    };
  }

  private static ForumState fist(ForumState state, int seat, int coins, Journal journal) {
    Frame.Bidding bidding = (Frame.Bidding) state.stack().top();
    journal.note(new ForumEvent.FistMoved(seat));
    Pile<Integer> fists = bidding.fists().with(seat, bidding.fists().get(seat) + coins);
    return state.withStack(state.stack().become(new Frame.Bidding(fists, bidding.poll())));
  }

  private static ForumState reopen(ForumState state, int seat, Journal journal) {
    Frame.Bidding bidding = (Frame.Bidding) state.stack().top();
    journal.note(new ForumEvent.Reopened(seat));
    Poll<Integer> poll =
        new Poll<>(bidding.poll().asked(), bidding.poll().answers().with(seat, Optional.empty()));
    return state.withStack(
        state.stack().become(new Frame.Bidding(bidding.fists().with(seat, 0), poll)));
  }

  private static ForumState seal(ForumState state, int seat, Journal journal) {
    Frame.Bidding bidding = (Frame.Bidding) state.stack().top();
    journal.note(new ForumEvent.Answered(seat, RuleId.of("FOR-BID-1")));
    Poll<Integer> poll = bidding.poll().with(seat, bidding.fists().get(seat));
    Stack<Frame> stack = state.stack().become(new Frame.Bidding(bidding.fists(), poll));
    return poll.isComplete() ? open(state.withStack(stack), poll, journal) : state.withStack(stack);
  }

  private static ForumState open(ForumState state, Poll<Integer> poll, Journal journal) {
    int seats = state.houses().size();
    List<Integer> bids = new ArrayList<>();
    int host = 0;
    for (int seat = 0; seat < seats; seat++) {
      bids.add(poll.answer(seat).orElseThrow());
      host = bids.get(seat) > bids.get(host) ? seat : host;
    }
    journal.note(new ForumEvent.BidsOpened(bids, Seats.first(seats)));
    if (bids.get(host) == 0) {
      return nextRound(state.withStack(new Stack<>(Pile.empty())), journal);
    }
    Seats asked = Seats.NONE;
    for (int seat = 0; seat < seats; seat++) {
      asked = seat != host && !state.house(seat).hand().isEmpty() ? asked.plus(seat) : asked;
    }
    ForumState paid = state.pay(host, -bids.get(host));
    Stack<Frame> stack = Stack.<Frame>of(new Frame.Rolling(host));
    return paid.withStack(
            asked.isEmpty() ? stack : stack.push(new Frame.Reaction(Poll.to(asked, seats))))
        .nextQuestion();
  }

  private static ForumState react(
      ForumState state, int seat, int card, Chance chance, Journal journal) {
    Frame.Reaction reaction = (Frame.Reaction) state.stack().top();
    Poll<Integer> poll = reaction.poll().with(seat, card);
    journal.note(new ForumEvent.Answered(seat, RuleId.of("FOR-FOIL-1")));
    ForumState answered = state.withStack(state.stack().become(new Frame.Reaction(poll)));
    if (!poll.isComplete()) {
      return answered;
    }
    int host = ((Frame.Rolling) answered.stack().pop().top()).host();
    ForumState closed = answered.withStack(answered.stack().pop().pop());
    int seats = state.houses().size();
    for (int turn = 1; turn < seats; turn++) {
      int foiler = (host + turn) % seats;
      int spent = poll.asks(foiler) ? poll.answer(foiler).orElseThrow() : NO_CARD;
      if (spent != NO_CARD) {
        return nextRound(foil(closed, foiler, spent, journal), journal);
      }
    }
    int face = chance.die();
    journal.note(new ForumEvent.Rolled(host, face));
    return nextRound(closed.pay(host, face), journal);
  }

  private static ForumState foil(ForumState state, int seat, int card, Journal journal) {
    journal.note(new ForumEvent.Foiled(seat, card, Seats.first(state.houses().size())));
    House house = state.house(seat);
    Pile<Integer> hand = house.hand().without(house.hand().indexOf(card));
    return state.withHouse(seat, new House(house.coins(), hand, house.offersMade()));
  }

  private static ForumState nextRound(ForumState state, Journal journal) {
    if (state.round() == ROUNDS) {
      return state.withOffers(Pile.empty()).withStack(Stack.of(new Frame.Over())).nextQuestion();
    }
    Pile<House> houses = Pile.empty();
    Pile<Integer> deck = state.deck();
    for (int seat = 0; seat < state.houses().size(); seat++) {
      House house = state.house(seat);
      Pile<Integer> hand = house.hand();
      if (!deck.isEmpty()) {
        journal.note(new ForumEvent.Drawn(seat, Optional.of(deck.first())));
        hand = ForumState.sortedIn(hand, deck.first());
        deck = deck.rest();
      }
      houses = houses.plus(new House(house.coins(), hand, 0));
    }
    return new ForumState(
        state.round() + 1,
        houses,
        deck,
        Stack.of(bidding(houses.size())),
        Pile.empty(),
        state.stamp() + 1);
  }

  private static ForumState reply(
      ForumState state, int from, int to, boolean accept, Journal journal) {
    int index = state.offers().find(offer -> offer.from() == from && offer.to() == to);
    ForumState.Offer offer = state.offers().get(index);
    boolean paid = accept && offer.coins() <= state.free(from);
    journal.note(new ForumEvent.Ended(from, to, offer.coins(), paid, offer.secret()));
    ForumState ended = state.withOffers(state.offers().without(index));
    return paid ? ended.pay(from, -offer.coins()).pay(to, offer.coins()) : ended;
  }

  @Override
  public ForumMove fallback(ForumState state, int seat, RandomGenerator own) {
    return state.stack().top() instanceof Frame.Bidding
        ? new ForumMove.Seal()
        : new ForumMove.Pass();
  }

  @Override
  public boolean unfinished(ForumState state, int seat) {
    return state.stack().top() instanceof Frame.Bidding(Pile<Integer> fists, Poll<Integer> poll)
        && poll.answer(seat).isEmpty()
        && fists.get(seat) > 0;
  }

  @Override
  public Object view(ForumState state, Viewer viewer) {
    return ForumView.of(state, viewer);
  }

  @Override
  public Optional<Object> shown(ForumState state, int seat, ForumMove move, Viewer viewer) {
    if (viewer.seat() == seat) {
      return Optional.of(move);
    }
    return switch (move) {
      case ForumMove.Raise _ -> Optional.empty();
      case ForumMove.Seal _, ForumMove.Reopen _, ForumMove.Pass _, ForumMove.Foil _ ->
          Optional.of(move instanceof ForumMove.Reopen ? "reopened" : "answered");
      case ForumMove.Offer(int to, _, boolean secret) ->
          secret && viewer.seat() != to ? Optional.empty() : Optional.of(move);
      case ForumMove.Accept _, ForumMove.Decline _ -> Optional.of("reply");
    };
  }

  @Override
  public ForumState imagine(ForumState state, int seat, RandomGenerator own) {
    return ForumImagination.of(state, seat, own);
  }

  @Override
  public Optional<Message> side(ForumState state, int seat) {
    return Optional.of(Message.of("forum.side." + (seat == 0 ? "host" : "guest")));
  }

  @Override
  public Message told(ForumMove move) {
    return Message.of("forum.move." + move.getClass().getSimpleName());
  }

  @Override
  public Screen screen() {
    return (view, _, _, _) -> List.of(view.toString());
  }

  @Override
  public Hint hint(ForumState state, int seat, ForumMove move) {
    return Hint.NONE;
  }

  @Override
  public Valuation<ForumState> valuation() {
    return new Valuation<>() {
      @Override
      public double[] values(ForumState state) {
        double all = state.houses().stream().mapToInt(House::coins).sum() + 1.0;
        return state.houses().stream().mapToDouble(house -> house.coins() / all).toArray();
      }

      @Override
      public List<String> names() {
        return List.of("coins");
      }

      @Override
      public double[] features(ForumState state, int seat) {
        return new double[] {state.house(seat).coins()};
      }
    };
  }

  @Override
  public List<String> audit(ForumState state) {
    List<String> broken = new ArrayList<>();
    List<Integer> cards = new ArrayList<>(state.deck());
    for (int seat = 0; seat < state.houses().size(); seat++) {
      House house = state.house(seat);
      cards.addAll(house.hand());
      if (house.coins() < 0 || state.free(seat) < 0) {
        broken.add("Seat " + seat + " owes coins.");
      }
    }
    if (cards.stream().distinct().count() != cards.size()) {
      broken.add("A card is in two places.");
    }
    return broken;
  }

  @Override
  public Notation<ForumState, ForumMove> notation() {
    return ForumNotation.IT;
  }
}
