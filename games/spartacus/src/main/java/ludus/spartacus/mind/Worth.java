package ludus.spartacus.mind;

import ludus.kernel.Pile;
import ludus.spartacus.Asset;
import ludus.spartacus.House;
import ludus.spartacus.Kind;
import ludus.spartacus.MarketCard;
import ludus.spartacus.State;
import ludus.spartacus.effect.Ability;
import ludus.spartacus.effect.Amount;
import ludus.spartacus.effect.Filter;
import ludus.spartacus.effect.Op;

/// What things are worth to the house that has them, counted in gold of an ordinary purse.
final class Worth {

  /// A hand card of which nothing is known.
  static final double CARD = 2.2;

  /// A gold a round.
  private static final double INCOME = 0.9;

  /// The first step to 12, and what the last ones are worth more.
  private static final double STEP = 6;

  private static final double[] LAST_STEPS = {14, 5, 2};

  /// By gold: few purses hold more.
  private static final double[] PURSES = purses(99);

  private Worth() {}

  // gold -----------------------------------------------------------------------------------------

  /// What so much more gold, or less, is worth to one who has this much: the first coins are dear,
  /// those of a full purse are not.
  static double gold(int has, int more) {
    return purse(Math.max(0, has + more)) - purse(has);
  }

  private static double purse(int gold) {
    return gold < PURSES.length ? PURSES[gold] : counted(gold);
  }

  private static double[] purses(int most) {
    double[] purses = new double[most + 1];
    for (int gold = 0; gold <= most; gold++) {
      purses[gold] = counted(gold);
    }
    return purses;
  }

  private static double counted(int gold) {
    double worth = Math.min(gold, 1) * 3.0;
    worth += Math.clamp(gold - 1, 0, 2) * 1.4;
    worth += Math.clamp(gold - 3, 0, 6) * 1.0;
    worth += Math.clamp(gold - 9, 0, 6) * 0.8;
    return worth + Math.max(0, gold - 15) * 0.5;
  }

  // influence ------------------------------------------------------------------------------------

  /// So much more influence, or less, for this house; what the track cuts off is nothing
  /// (SP-CON-7).
  static double influence(State state, int seat, int more) {
    int most = state.table().numbers().winInfluence();
    int from = state.house(seat).influence();
    int to = Math.clamp(from + more, state.table().numbers().leastInfluence(), most);
    double worth = 0;
    for (int at = Math.min(from, to); at < Math.max(from, to); at++) {
      worth += step(most - at);
    }
    return to < from ? -worth : worth;
  }

  /// A step for one who needs so many more.
  private static double step(int missing) {
    return missing <= LAST_STEPS.length ? STEP + LAST_STEPS[missing - 1] : STEP;
  }

  /// All influence of a house, from the first on.
  static double standing(State state, int seat) {
    int most = state.table().numbers().winInfluence();
    double worth = 0;
    for (int at = 0; at < state.house(seat).influence(); at++) {
      worth += step(most - at);
    }
    return worth;
  }

  // assets ---------------------------------------------------------------------------------------

  /// How many rounds the game may last still: what brings gold later is worth less near the end.
  static double roundsLeft(State state) {
    int leader = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      leader = Math.max(leader, state.house(seat).influence());
    }
    double missing = state.table().numbers().winInfluence() - leader;
    return Math.clamp(0.8 * missing, 1, 5);
  }

  /// An asset that a house has.
  static double asset(State state, House house, Asset asset) {
    double worth =
        switch (asset.card().kind()) {
          case GLADIATOR -> gladiator(house, asset.card());
          case SLAVE -> slave(state, asset.card());
          case EQUIPMENT -> equipment(house, asset.card());
        };
    worth += asset.isChampion() ? 9 : 2.2 * asset.favors();
    return asset.isInjured() ? 0.6 * worth : worth;
  }

  /// A card that a house might get.
  static double asset(State state, House house, MarketCard card) {
    return asset(state, house, card.fresh());
  }

  /// One more fighter; much, if it is the best of the house. Many cost more than they bring.
  private static double gladiator(House house, MarketCard card) {
    double rating = Strength.rating(card);
    double best = -4;
    int others = 0;
    for (int i = 0; i < house.assets().size(); i++) {
      Asset other = house.assets().get(i);
      if (other.card() != card && other.card().kind() == Kind.GLADIATOR) {
        best = Math.max(best, Strength.rating(other.card()));
        others++;
      }
    }
    double fights = 0.35 * Math.max(0, rating + 2) + 0.6 * Math.max(0, rating - best);
    return 1.8 + fights - (others >= 4 ? 1.2 : 0);
  }

  private static double slave(State state, MarketCard card) {
    double rounds = roundsLeft(state);
    double worth = 0.8 + INCOME * rounds * card.traits().countsAs();
    Pile<Ability> abilities = card.face().abilities();
    for (int i = 0; i < abilities.size(); i++) {
      Pile<Op> ops = abilities.get(i).program().ops();
      worth += ops.isEmpty() ? 0 : rounds * use(ops.first());
    }
    return worth;
  }

  /// What an ability is worth, used once.
  private static double use(Op op) {
    return switch (op) {
      case Op.GainGold(_, Amount.Fixed(int gold)) -> INCOME * gold;
      case Op.DiscardIntrigue _ -> 0.6;
      case Op.RerollGuard _, Op.RerollHealing _ -> 0.3;
      default -> 0.1;
    };
  }

  /// What is good in a fight; a second piece for the same place is of little use.
  private static double equipment(House house, MarketCard card) {
    double worth = 0.6 + 2.4 * Strength.item(card);
    for (int i = 0; i < house.assets().size(); i++) {
      MarketCard other = house.assets().get(i).card();
      if (other != card
          && other.face().slot().equals(card.face().slot())
          && other.kind() == card.kind()) {
        return 0.4 * worth;
      }
    }
    return worth;
  }

  /// One more guard for a house with so many.
  static double guard(int has) {
    return has < 2 ? 2.0 : has < 4 ? 1.4 : 0.8;
  }

  /// The worth of the ready asset of a house that its enemy would pick, or that the house itself
  /// would give away; nothing if there is none that fits.
  static double picked(State state, int seat, Filter filter, boolean byOwner) {
    House house = state.house(seat);
    double found = 0;
    boolean any = false;
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      if (asset.isReady() && filter.fits(asset)) {
        double worth = asset(state, house, asset);
        found = !any ? worth : byOwner ? Math.min(found, worth) : Math.max(found, worth);
        any = true;
      }
    }
    return found;
  }
}
