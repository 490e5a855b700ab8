package ludus.spartacus.mind;

import java.util.OptionalInt;
import ludus.kernel.Pile;
import ludus.spartacus.Asset;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.HouseCard;
import ludus.spartacus.Move;
import ludus.spartacus.State;
import ludus.spartacus.effect.Ability;
import ludus.spartacus.effect.Amount;
import ludus.spartacus.effect.Op;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.phase.Scheming;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Offer;
import ludus.spartacus.talk.Term;

/// Support for schemes: whom to ask, and whom to help.
final class Supporting {

  private static final double FAR_TOO_MUCH = 99;

  private Supporting() {}

  static double gain(Mind mind, Frame.Scheme scheme, Move move) {
    return mind.seat == scheme.seat() ? schemer(mind, scheme, move) : other(mind, scheme, move);
  }

  // the schemer ----------------------------------------------------------------------------------

  private static double schemer(Mind mind, Frame.Scheme scheme, Move move) {
    int missing = missing(mind.state, scheme);
    return switch (move) {
      case Move.Withdraw _ -> 0;
      case Move.TurnUp(OptionalInt target, OptionalInt other) ->
          Plots.promise(mind, scheme.card(), Frame.seat(target), Frame.seat(other)) - 0.3;
      case Move.AskSupport(int seat) -> missing <= 0 ? -2 : ask(mind, scheme, seat, missing);
      case Move.UseAbility _ -> // it lowers the requirement
          missing <= 0 ? -2 : worth(mind, scheme) * (missing <= 2 ? 0.9 : 0.3) - 1;
      case Move.UseHouseRule use -> {
        int paid = use.amount().orElse(0);
        yield missing <= 0 || paid != missing
            ? -2
            : worth(mind, scheme) + mind.gold(mind.seat, -paid);
      }
      default -> 0;
    };
  }

  /// How much influence a scheme lacks.
  static int missing(State state, Frame.Scheme scheme) {
    return Scheming.requirement(scheme) - Scheming.total(state, scheme);
  }

  /// What the own scheme would bring, with support.
  static double worth(Mind mind, Frame.Scheme scheme) {
    return Plots.best(mind, scheme.card());
  }

  private static double ask(Mind mind, Frame.Scheme scheme, int seat, int missing) {
    int left = 0;
    for (int other = 0; other < mind.state.seats(); other++) {
      boolean may = Scheming.maySupport(scheme, other) && !scheme.refused().contains(other);
      left += may ? mind.state.house(other).influence() : 0;
    }
    if (left < missing) {
      return -1;
    }
    if (!offers(mind.state, mind.seat, seat)) {
      return -0.5; // nobody helps for nothing
    }
    boolean enough = mind.state.house(seat).influence() >= missing;
    return worth(mind, scheme) * (enough ? 0.6 : 0.3) - 0.2;
  }

  /// Whether one has offered another something for support.
  private static boolean offers(State state, int from, int to) {
    Pile<Offer> offers = state.talk().offers();
    for (int i = 0; i < offers.size(); i++) {
      Offer offer = offers.get(i);
      if (offer.from() == from && offer.to() == to && offer.terms().act() == Act.SUPPORT) {
        return true;
      }
    }
    return false;
  }

  /// What it would cost, in gold or trouble, to make up for so much influence: by an own ability, a
  /// house rule, or one supporter.
  static double cheapest(Mind mind, int missing) {
    House house = mind.house();
    double least = FAR_TOO_MUCH;
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      if (asset.isReady() && lowers(asset) >= missing) {
        least = 1;
      }
    }
    if (house.card().isPresent() && house.gold() >= missing) {
      for (HouseCard.Rule rule : house.card().get().rules()) {
        if (rule.amount() && rule.acts(Timing.SCHEME_SUPPORT)) {
          least = Math.min(least, -Worth.gold(house.gold(), -missing));
        }
      }
    }
    for (int other = 0; other < mind.state.seats(); other++) {
      if (other != mind.seat
          && mind.state.house(other).influence() >= missing
          && house.gold() > 0) {
        least = Math.min(least, 1 + reluctance(mind.as(other), mind.seat));
      }
    }
    return least;
  }

  private static int lowers(Asset asset) {
    Pile<Ability> abilities = asset.card().face().abilities();
    for (int i = 0; i < abilities.size(); i++) {
      Pile<Op> ops = abilities.get(i).program().ops();
      if (!ops.isEmpty() && ops.first() instanceof Op.ModifyRequirement(Amount.Fixed(int by))) {
        return -by;
      }
    }
    return 0;
  }

  // the others -----------------------------------------------------------------------------------

  private static double other(Mind mind, Frame.Scheme scheme, Move move) {
    return switch (move) {
      case Move.GrantSupport _ ->
          -reluctance(mind, scheme.seat())
              - (scheme.asked() == mind.seat ? 0 : 1)
              - Honor.breach(mind, Term.NOT_SUPPORT, scheme.seat())
              + Honor.breach(mind, Term.SUPPORT, scheme.seat());
      case Move.UseHouseRule _ -> -3;
      default -> 0;
    };
  }

  /// What it costs a dominus, in gold, that a scheme of another's which nobody knows succeeds: the
  /// schemer grows, and the scheme may be aimed at the supporter. One who broke a promise must
  /// offer more.
  static double reluctance(Mind mind, int schemer) {
    double growth = 0.4 * Worth.influence(mind.state, schemer, 1) + 1.6;
    return 0.6 - mind.share(schemer) * growth + 1.5 * Honor.broken(mind, schemer);
  }
}
