package ludus.pax;

import ludus.kernel.Impression;
import ludus.kernel.Pile;

/// A position as numbers: others come in the order of play, groups from the dearest down, and small
/// amounts by steps, since each of them can count in its own way.
final class PositionSeen {

  private static final int MOST_LEGIONS = 5;
  private static final int KINDS = Category.COUNT;
  private static final int ARMY = Category.ARMY.index();
  private static final int FLEET = Category.FLEET.index();
  private static final int INTRIGUE = Category.INTRIGUE.index();
  private static final int MOST_SEATS = Sight.MOST_SEATS;

  private static final int[] LEADS = {-2, -1, 0, 1, 2, 3};
  private static final int[] AUREI = {1, 2, 3, 4, 6, 8, 10, 13};
  private static final int[] CARDS = {1, 2, 3, 4, 6};
  private static final int[] AHEAD = {-3, -2, -1, 0, 1, 2, 3};
  private static final int[] POINTS = {-9, -6, -3, -1, 0, 1, 3, 6, 9};
  private static final int[] DECK = {
    1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 23, 26, 30, 34, 38, 42, 46, 50, 54
  };
  private static final int[] FEW = {1, 2, 3, 4};
  private static final int[] COUNT = {1, 2, 3, 4, 5, 6, 7};
  private static final int[] OVER = {-2, -1, 0, 1, 2, 4};

  private static final Places PLACES = new Places();

  // of each player
  private static final int FIRST = PLACES.take(0);
  private static final int SYMBOLS = PLACES.take(KINDS);
  private static final int HAS = PLACES.take(KINDS);
  private static final int LEAD = PLACES.take(KINDS);
  private static final int STRONGER = PLACES.take(KINDS);
  private static final int EVEN = PLACES.take(KINDS);
  private static final int MONEY = PLACES.take(1 + AUREI.length);
  private static final int HAND = PLACES.take(1 + CARDS.length);
  private static final int CONSPIRATUS = PLACES.take(1);
  private static final int PRIMUS = PLACES.take(1);
  private static final int PEEKED = PLACES.take(1);
  private static final int RELIGION = PLACES.take(2);
  private static final int DISCOUNT = PLACES.take(1);
  private static final int CAP = PLACES.take(1);
  private static final int TO_ACT = PLACES.take(1);
  private static final int LONGEST = PLACES.take(1);
  private static final int PLOT = PLACES.take(AHEAD.length);
  private static final int KNOWN = PLACES.take(KINDS);
  private static final int OFFER = PLACES.take(2);
  private static final int SCORE = PLACES.take(1);
  private static final int PLAYER = PLACES.take(0) - FIRST;

  static {
    PLACES.take((MOST_SEATS - 1) * PLAYER); // the others
  }

  // of the seat itself
  private static final int SINGLE = PLACES.take(KINDS);
  private static final int DOUBLE = PLACES.take(KINDS);
  private static final int PAYABLE = PLACES.take(FEW.length);
  private static final int AHEAD_IN_POINTS = PLACES.take(POINTS.length);
  private static final int BEHIND_IN_MONEY = PLACES.take(OVER.length);

  // of Rome
  private static final int ROME = PLACES.take(KINDS);
  private static final int BEST = PLACES.take(KINDS * LEADS.length);
  private static final int UNSEEN = PLACES.take(1);
  private static final int HELD = PLACES.take(KINDS);
  private static final int HELD_NEXT = PLACES.take(KINDS);
  private static final int TAKES = PLACES.take(KINDS);

  // of each group
  private static final int GROUPS = PLACES.take(0);
  private static final int WORTH = PLACES.take(1);
  private static final int SIZE = PLACES.take(1);
  private static final int KIND = PLACES.take(KINDS);
  private static final int AFFORDABLE = PLACES.take(1);
  private static final int LACKING = PLACES.take(1);
  private static final int NEXT_CAN = PLACES.take(1);
  private static final int FRESH = PLACES.take(1);
  private static final int LEADS_GAINED = PLACES.take(1);
  private static final int GROUP = PLACES.take(0) - GROUPS;

  static {
    PLACES.take((MOST_LEGIONS - 1) * GROUP); // the other groups
  }

  // of the deck and the turn
  private static final int TO_COME = PLACES.take(KINDS);
  private static final int LEFT = PLACES.take(1 + DECK.length);
  private static final int SEATS = PLACES.take(MOST_SEATS + 1);
  private static final int STEP = PLACES.take(5);
  private static final int OPEN = PLACES.take(3);
  private static final int CARDS_TO_COME = PLACES.take(2);
  private static final int MODE = PLACES.take(3);
  private static final int PLAYED = PLACES.take(FEW.length);
  private static final int PLAYED_INTRIGUE = PLACES.take(1);
  private static final int INCOME = PLACES.take(1);
  private static final int FLIGHT = PLACES.take(KINDS);
  private static final int DRAWN = PLACES.take(KINDS);
  private static final int AFTER_ME = PLACES.take(3);
  private static final int TURNS = PLACES.take(COUNT.length);
  private static final int LAST = PLACES.take(1);
  private static final int NOBODY = PLACES.take(1);

  static final int POSITION = PLACES.take(0);

  private final Sight sight;
  private final State state;
  private final int seat;
  private final int seats;
  private final Player player;
  private final Numbers numbers;
  private final Groups groups;
  private final int[] rome;
  private final int[][] strength;
  private final int[] best;

  PositionSeen(Sight sight) {
    this.sight = sight;
    this.state = sight.state;
    this.seat = sight.seat;
    this.seats = sight.seats;
    this.player = state.player(seat);
    this.numbers = state.table().numbers();
    this.groups = sight.groups;
    this.rome = sight.rome;
    this.strength = sight.strength;
    this.best = sight.best;
  }

  void see(Impression into) {
    Clock clock = new Clock(state);
    int[] points = new int[seats];
    int[] intrigue = new int[seats];
    for (int turn = 0; turn < seats; turn++) {
      points[turn] = points(turn);
      intrigue[turn] = state.player(sight.other(turn)).symbols(Category.INTRIGUE);
    }
    for (int turn = 0; turn < seats; turn++) {
      int shift = turn * PLAYER;
      player(into, shift, turn, clock, most(intrigue, turn));
      into.add(shift + SCORE, points[turn] / 15.0);
    }
    into.steps(AHEAD_IN_POINTS, points[0] - most(points, 0), POINTS);
    own(into);
    rome(into);
    groups(into);
    turn(into, clock);
  }

  private static int most(int[] of, int except) {
    int most = 0;
    for (int i = 0; i < of.length; i++) {
      most = i == except ? most : Math.max(most, of[i]);
    }
    return most;
  }

  /// What lies there would be worth, without what hangs on money.
  private int points(int turn) {
    int sum = state.pcHolder() == sight.other(turn) ? numbers.primusConspiratus() : 0;
    Pile<Row> rows = state.player(sight.other(turn)).display();
    for (int kind = 0; kind < KINDS; kind++) {
      sum += rows.get(kind).symbols() > 0 ? numbers.perCategoryInDisplay() : 0;
      sum += strength[turn][kind] > rome[kind] ? numbers.perCategoryStrongerThanRome() : 0;
    }
    return sum
        + strength[turn][ARMY] * numbers.perArmySymbol()
        + strength[turn][FLEET] * numbers.perFleetSymbol();
  }

  private void player(Impression into, int shift, int turn, Clock clock, int rivalIntrigue) {
    int who = sight.other(turn);
    Player other = state.player(who);
    int longest = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      Row row = other.display().get(kind);
      int lead = strength[turn][kind] - rome[kind];
      into.add(shift + SYMBOLS + kind, row.symbols() / 3.0);
      into.add(shift + HAS + kind, row.symbols() > 0 ? 1 : 0);
      into.add(shift + LEAD + kind, Math.clamp(lead, -4, 4) / 4.0);
      into.add(shift + STRONGER + kind, lead > 0 ? 1 : 0);
      into.add(shift + EVEN + kind, lead == 0 ? 1 : 0);
      longest = kind == INTRIGUE ? longest : Math.max(longest, row.cards().size());
    }
    into.add(shift + MONEY, other.aurei() / 8.0);
    into.steps(shift + MONEY + 1, other.aurei(), AUREI);
    into.add(shift + HAND, other.hand().size() / 4.0);
    into.steps(shift + HAND + 1, other.hand().size(), CARDS);
    into.add(shift + CONSPIRATUS, state.pcHolder() == who ? 1 : 0);
    into.add(shift + PRIMUS, state.primus() == who ? 1 : 0);
    into.add(shift + PEEKED, PaxView.hasPeeked(state, who) ? 1 : 0);
    int religion = other.symbols(Category.RELIGION);
    into.add(shift + RELIGION, religion >= numbers.religionTwo() ? 1 : 0);
    into.add(shift + RELIGION + 1, religion >= numbers.religionThree() ? 1 : 0);
    int discount = Buying.discount(state, other);
    into.add(shift + DISCOUNT, discount);
    into.add(shift + CAP, other.cap() / 4.0);
    into.add(shift + TO_ACT, clock.isInRound(who) ? 1 : 0);
    into.add(shift + LONGEST, longest / 4.0);
    into.steps(shift + PLOT, other.symbols(Category.INTRIGUE) - rivalIntrigue, AHEAD);
    for (int i = 0; i < other.hand().size(); i++) {
      Slot slot = other.hand().get(i);
      if (slot.isKnownTo(seat)) {
        Card card = slot.card();
        into.add(shift + KNOWN + card.category().index(), card.symbols() / 2.0);
      }
    }
    into.add(shift + OFFER, groups.mostIntrigue(other.aurei() + discount) / 2.0);
    into.add(shift + OFFER + 1, groups.mostSymbols(other.aurei() + discount) / 3.0);
  }

  private void own(Impression into) {
    int richest = 0;
    for (int turn = 1; turn < seats; turn++) {
      richest = Math.max(richest, Scoring.money(state, state.player(sight.other(turn))));
    }
    into.steps(BEHIND_IN_MONEY, Scoring.money(state, player) - richest, OVER);
    into.steps(PAYABLE, Playing.payable(player.aurei()), FEW);
    for (int i = 0; i < player.hand().size(); i++) {
      Card card = player.hand().get(i).card();
      into.add((card.symbols() > 1 ? DOUBLE : SINGLE) + card.category().index(), 1);
    }
  }

  private void rome(Impression into) {
    int held = 0;
    int heldNext = 0;
    int[] taken = Sight.symbols(state.legions().get(groups.dearest()));
    for (int kind = 0; kind < KINDS; kind++) {
      into.add(ROME + kind, rome[kind] / 4.0);
      into.steps(BEST + kind * LEADS.length, best[kind], LEADS);
      into.add(TAKES + kind, taken[kind] / 2.0);
      held += best[kind] <= 0 ? 1 : 0;
      heldNext += best[kind] <= taken[kind] ? 1 : 0;
    }
    into.steps(HELD, held, COUNT);
    into.steps(HELD_NEXT, heldNext, COUNT);
    int unseen = 0;
    Pile<Slot> faceDown = state.rome().faceDown();
    for (int i = 0; i < faceDown.size(); i++) {
      unseen += faceDown.get(i).isKnownTo(seat) ? 0 : 1;
    }
    into.add(UNSEEN, unseen / 3.0);
  }

  /// From the one that Rome would take down.
  private void groups(Impression into) {
    Player next = state.player(sight.other(1 % seats));
    int legions = Math.min(MOST_LEGIONS, state.legions().size());
    int done = 0;
    for (int nth = 0; nth < legions; nth++) {
      int legion = -1;
      for (int i = 0; i < legions; i++) {
        boolean isFree = (done >> i & 1) == 0;
        legion = isFree && (legion < 0 || groups.value(i) > groups.value(legion)) ? i : legion;
      }
      done |= 1 << legion;
      group(into, nth * GROUP, legion, next);
    }
  }

  private void group(Impression into, int shift, int legion, Player next) {
    Pile<Card> group = state.legions().get(legion);
    if (group.isEmpty()) {
      return;
    }
    int value = groups.value(legion);
    int price = Math.max(0, value - Buying.discount(state, player));
    into.add(shift + WORTH, value / 5.0);
    into.add(shift + SIZE, group.size() / 3.0);
    int[] symbols = Sight.symbols(group);
    int fresh = 0;
    int leads = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      if (symbols[kind] > 0) {
        into.add(shift + KIND + kind, symbols[kind] / 2.0);
        fresh += player.display().get(kind).symbols() == 0 ? 1 : 0;
        int lead = strength[0][kind] - rome[kind];
        leads += lead <= 0 && lead + symbols[kind] > 0 ? 1 : 0;
      }
    }
    into.add(shift + AFFORDABLE, price <= player.aurei() ? 1 : 0);
    into.add(shift + LACKING, Math.clamp(price - player.aurei(), 0, 4) / 4.0);
    into.add(shift + NEXT_CAN, sight.canPay(next, value) ? 1 : 0);
    into.add(shift + FRESH, fresh / 2.0);
    into.add(shift + LEADS_GAINED, leads / 2.0);
  }

  private void turn(Impression into, Clock clock) {
    toCome(into);
    into.add(LEFT, state.deck().size() / 60.0);
    into.steps(LEFT + 1, state.deck().size(), DECK);
    into.add(SEATS + seats, 1);
    step(into);
    int after = 0;
    for (int turn = 1; turn < seats; turn++) {
      after += clock.isInRound(sight.other(turn)) ? 1 : 0;
    }
    into.steps(AFTER_ME, after, 1, 2, 3);
    into.steps(TURNS, clock.turns(seat), COUNT);
    into.add(LAST, clock.lateness(seat));
    into.add(NOBODY, state.pcHolder() == State.NOBODY ? 1 : 0);
  }

  /// What the seat hasn't seen yet.
  private void toCome(Impression into) {
    int[] symbols = new int[KINDS];
    Pile<Slot> deck = state.deck();
    for (int i = 0; i < deck.size(); i++) {
      count(symbols, deck.get(i), seat);
    }
    for (int i = 0; i < state.removed().size(); i++) {
      Card card = state.removed().get(i);
      symbols[card.category().index()] += card.symbols();
    }
    Pile<Slot> faceDown = state.rome().faceDown();
    for (int i = 0; i < faceDown.size(); i++) {
      count(symbols, faceDown.get(i), seat);
    }
    for (int turn = 1; turn < seats; turn++) {
      Pile<Slot> hand = state.player(sight.other(turn)).hand();
      for (int i = 0; i < hand.size(); i++) {
        count(symbols, hand.get(i), seat);
      }
    }
    if (state.step() instanceof Step.Opening opening) {
      for (int turn = 1; turn < seats; turn++) {
        for (Card card : opening.drawn().get(sight.other(turn))) {
          symbols[card.category().index()] += card.symbols();
        }
      }
    }
    for (int kind = 0; kind < KINDS; kind++) {
      into.add(TO_COME + kind, symbols[kind] / 6.0);
    }
  }

  private static void count(int[] symbols, Slot slot, int seat) {
    if (!slot.isKnownTo(seat)) {
      symbols[slot.card().category().index()] += slot.card().symbols();
    }
  }

  private void step(Impression into) {
    switch (state.step()) {
      case Step.Opening opening -> {
        into.add(STEP, 1);
        for (Card card : opening.drawn().get(seat)) {
          into.add(DRAWN + card.category().index(), card.symbols() / 2.0);
        }
      }
      case Step.TurnStart _ -> into.add(STEP + 1, 1);
      case Step.Draw draw -> {
        into.add(STEP + 2, 1);
        into.add(OPEN, draw.isOpen(Destination.HAND) ? 1 : 0);
        into.add(OPEN + 1, draw.isOpen(Destination.LEGION) ? 1 : 0);
        into.add(OPEN + 2, draw.isOpen(Destination.BOTTOM) ? 1 : 0);
        into.steps(CARDS_TO_COME, draw.toCome(), 1, 2);
        into.steps(MODE, draw.flight().size(), 1, 2, 3);
        for (int i = 0; i < draw.flight().size(); i++) {
          Card card = draw.flight().get(i).card();
          into.add(FLIGHT + card.category().index(), card.symbols() / 2.0);
        }
      }
      case Step.Buy _ -> into.add(STEP + 3, 1);
      case Step.Play(Pile<Category> played) -> {
        into.add(STEP + 4, 1);
        into.steps(PLAYED, played.size(), FEW);
        into.add(PLAYED_INTRIGUE, played.contains(Category.INTRIGUE) ? 1 : 0);
        into.add(INCOME, Income.of(numbers, player, played) / 4.0);
      }
      case Step.Over _ -> throw new IllegalStateException("The game is over");
    }
  }
}
