package ludus.spartacus.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Chance;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.flow.Stack;
import ludus.spartacus.Asset;
import ludus.spartacus.Course;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.HouseCard;
import ludus.spartacus.IntrigueCard;
import ludus.spartacus.Kind;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Phase;
import ludus.spartacus.SpartacusEvent.AssetsDealt;
import ludus.spartacus.SpartacusEvent.HouseChosen;
import ludus.spartacus.State;
import ludus.spartacus.Table;
import ludus.spartacus.talk.Talk;

/// Setup: a roll for the first choice, houses in turn, and what each begins with.
public final class Opening {

  private Opening() {}

  /// Everybody rolls; the highest chooses first and takes the host marker. SP-SET-2
  public static State begin(Table table, Chance chance) {
    Pile<Pile<Integer>> dice = Pile.empty();
    Seats left = table.everybody();
    while (left.size() > 1 && dice.size() < RollOff.MOST_TIES) {
      Pile.Builder<Integer> roll = Pile.builder(table.seats());
      int highest = 0;
      for (int seat = 0; seat < table.seats(); seat++) {
        int die = left.contains(seat) ? chance.die() : 0;
        roll.add(die);
        highest = Math.max(highest, die);
      }
      Pile<Integer> rolled = roll.build();
      for (int seat = 0; seat < table.seats(); seat++) {
        left = rolled.get(seat) == highest ? left : left.minus(seat);
      }
      dice = dice.plus(rolled);
    }
    int first = left.list().getFirst();
    int influence = table.numbers().influence(table.options().length()); // SP-SET-4
    House empty =
        new House(Optional.empty(), influence, 0, Pile.empty(), 0, 0, Pile.empty()); // SP-SET-11
    return new State(
        table,
        1,
        Phase.SETUP,
        first,
        0,
        Pile.times(table.seats(), empty),
        chance.shuffled(table.intrigue()),
        Pile.empty(),
        chance.shuffled(table.market()),
        Pile.empty(),
        Optional.empty(),
        Stack.of(new Frame.ChoosingHouses(dice, first)),
        Talk.none(table.seats()));
  }

  /// The houses that nobody has taken. SP-SET-3, SP-SET-16
  public static Pile<HouseCard> free(State state) {
    Pile<HouseCard> houses = state.table().houses();
    Pile.Builder<HouseCard> free = Pile.builder(houses.size());
    for (int i = 0; i < houses.size(); i++) {
      if (!isTaken(state, houses.get(i))) {
        free.add(houses.get(i));
      }
    }
    return free.build();
  }

  private static boolean isTaken(State state, HouseCard house) {
    for (int seat = 0; seat < state.seats(); seat++) {
      if (state.house(seat).card().equals(Optional.of(house))) {
        return true;
      }
    }
    return false;
  }

  static Pile<Move> moves(State state, Frame.ChoosingHouses choosing, int seat) {
    if (seat != choosing.chooser()) {
      return Pile.empty();
    }
    Pile<HouseCard> free = free(state);
    Pile.Builder<Move> moves = Pile.builder(free.size());
    for (int i = 0; i < free.size(); i++) {
      moves.add(new Move.ChooseHouse(free.get(i)));
    }
    return moves.build();
  }

  static State choose(State state, Frame.ChoosingHouses choosing, HouseCard house, Course course) {
    int seat = choosing.chooser();
    course.note(new HouseChosen(seat, house));
    House old = state.house(seat);
    State chosen =
        state.withHouse(
            seat,
            new House(
                Optional.of(house),
                old.influence(),
                house.gold(), // SP-SET-9
                old.hand(),
                0,
                0,
                old.assets()));
    int next = state.table().clockwise(seat, 1);
    return next == state.host()
        ? deal(chosen, course)
        : chosen.become(new Frame.ChoosingHouses(choosing.dice(), next));
  }

  /// Starting gladiators, slaves and guards, clockwise from the host. SP-SET-5, SP-SET-8
  private static State deal(State state, Course course) {
    State now = state;
    for (int i = 0; i < state.seats(); i++) {
      int seat = state.table().clockwise(state.host(), i);
      HouseCard house = state.house(seat).card().orElseThrow();
      Pile<MarketCard> cards =
          starting(now, Kind.GLADIATOR, house.gladiators(), course)
              .plusAll(starting(now, Kind.SLAVE, house.slaves(), course));
      Pile<MarketCard> deck = without(now.marketDeck(), cards);
      Pile.Builder<Asset> assets = Pile.builder(cards.size());
      for (MarketCard card : cards) {
        assets.add(card.fresh());
      }
      Pile<IntrigueCard> intrigue = withoutGuards(now, house.guards());
      course.note(
          new AssetsDealt(seat, cards, house.guards(), house.gold(), state.table().everybody()));
      now =
          now.withMarket(deck, Pile.empty())
              .withIntrigue(intrigue, Pile.empty())
              .withHouse(
                  seat, now.house(seat).withAssets(assets.build()).withGuards(house.guards(), 0));
    }
    // SP-SET-6, SP-SET-10: what is left is shuffled, starting cards that nobody got among it
    State shuffled =
        now.withMarket(course.chance().shuffled(now.marketDeck()), Pile.empty())
            .withIntrigue(course.chance().shuffled(now.intrigueDeck()), Pile.empty());
    return Upkeep.begin(shuffled, course); // SP-SET-12
  }

  /// Starting cards of a kind in the order of the shuffled deck; if they run out, the cheapest of
  /// the kind, at random. SP-SET-7
  private static Pile<MarketCard> starting(State state, Kind kind, int count, Course course) {
    Pile<MarketCard> taken = Pile.empty();
    Pile<MarketCard> deck = state.marketDeck();
    for (int i = 0; i < deck.size() && taken.size() < count; i++) {
      MarketCard card = deck.get(i);
      if (card.kind() == kind && card.face().starting()) {
        taken = taken.plus(card);
      }
    }
    while (taken.size() < count) {
      List<MarketCard> cheapest = new ArrayList<>();
      for (MarketCard card : deck) {
        if (card.kind() == kind && !taken.contains(card)) {
          if (!cheapest.isEmpty() && card.gold() < cheapest.getFirst().gold()) {
            cheapest.clear();
          }
          if (cheapest.isEmpty() || card.gold() == cheapest.getFirst().gold()) {
            cheapest.add(card);
          }
        }
      }
      taken = taken.plus(course.chance().pick(cheapest));
    }
    return taken;
  }

  private static Pile<MarketCard> without(Pile<MarketCard> deck, Pile<MarketCard> taken) {
    Pile.Builder<MarketCard> left = Pile.builder(deck.size());
    for (MarketCard card : deck) {
      if (!taken.contains(card)) {
        left.add(card);
      }
    }
    return left.build();
  }

  private static Pile<IntrigueCard> withoutGuards(State state, int count) {
    IntrigueCard guard = state.table().content().guard();
    Pile<IntrigueCard> deck = state.intrigueDeck();
    Pile.Builder<IntrigueCard> left = Pile.builder(deck.size());
    int taken = 0;
    for (IntrigueCard card : deck) {
      if (card == guard && taken < count) {
        taken++;
      } else {
        left.add(card);
      }
    }
    return left.build();
  }
}
